"""Against transformers on torch, if installed: every case, every rope, folders that it writes itself."""

import importlib.util
from pathlib import Path
from typing import Any

import jax.numpy as jnp
import numpy as np
import pytest
from support.device import all_logits
from support.hf import NEW, PROMPT, as_folder, assert_close, auto_class, generate, prompt
from support.prompt_embeddings import with_spans
from support.quick import slow_except
from support.requests import make_request, serve
from support.rows import ALLOW_ALL, LIMITS, V, apply, make_rows
from support.shapes import CASES, CONTEXT, ENGINE, SPELLINGS, Raw, raw_config, source_of
from support.tokenizers import metaspace, saved

from xlabatch import XlaBatchEngine
from xlabatch.checkpoint import families, load
from xlabatch.checkpoint.source import STORIES, Source, open_source
from xlabatch.checkpoint.tensor_specs import tensors
from xlabatch.cli import main
from xlabatch.engine.device import sampling
from xlabatch.errors import Refused
from xlabatch.request import Request
from xlabatch.verify.checks import VerifyOptions, verify
from xlabatch.verify.compare_streams import Comparer
from xlabatch.verify.hf_transformers import Transformers
from xlabatch.verify.oracle.model import Oracle
from xlabatch.verify.streams import record

pytestmark = pytest.mark.skipif(not importlib.util.find_spec("torch"), reason="torch is not installed")


@pytest.fixture(scope="module")
def stories() -> Source:
    """The embedded model, as a folder."""
    return open_source(STORIES)


def compare(source: Source, folder: Path, engine: bool = True) -> None:
    """Compare logits at every position, and the greedy tokens in a batch of the engine, if wanted."""
    vocab = source.spec.config.vocab
    theirs, completion = generate(as_folder(source, folder), vocab)
    ids, model = prompt(vocab), load.load(source)
    assert_close(Oracle(source, context=CONTEXT).logits((*ids, *completion)), theirs)
    assert_close(all_logits(model, (*ids, *completion), PROMPT, CONTEXT), theirs)
    if engine:
        ours = Request(id="ours", prompt=ids, max_tokens=NEW, ignore_eos=True)
        requests = [make_request("before", 70, 9), ours, make_request("after", 3, 50)]
        shared = XlaBatchEngine(model, **ENGINE)
        assert [token for token, *_ in serve(shared, requests)["ours"]] == completion


FIRST = {raw["model_type"]: case for case, raw in reversed(CASES.items())}.values()


# one case of each family; golden files hold what transformers gives for all
@pytest.mark.heavy
@pytest.mark.parametrize("case", slow_except(FIRST, CASES, by_hand={*CASES} - {*FIRST}))
def test_a_tiny_model_matches_transformers(case: str, tmp_path: Path) -> None:
    compare(source_of(CASES[case]), tmp_path)


@pytest.mark.parametrize("spelling", SPELLINGS)
def test_every_rope_matches_transformers(spelling: str, tmp_path: Path) -> None:
    compare(source_of(raw_config("llama", **SPELLINGS[spelling])), tmp_path, engine=False)


def test_the_embedded_model_matches_transformers(tmp_path: Path) -> None:
    compare(open_source(STORIES), tmp_path)


PLAIN: dict[str, Raw] = {raw["model_type"]: raw for raw in CASES.values()}


@pytest.mark.heavy
@pytest.mark.parametrize("kind", PLAIN)
def test_a_folder_that_transformers_wrote_is_served(kind: str, tmp_path: Path) -> None:
    import torch
    from transformers import AutoConfig, AutoModelForImageTextToText

    torch.manual_seed(5)
    raw = {name: value for name, value in PLAIN[kind].items() if name != "model_type"}
    auto = AutoModelForImageTextToText if "vision_config" in raw else auto_class(kind)
    model = auto.from_config(AutoConfig.for_model(kind, **raw))
    with torch.no_grad():
        for parameter in model.parameters():  # its initial weights are too small to show an error
            parameter.add_(torch.randn_like(parameter) * 0.1)
    model.save_pretrained(tmp_path)
    compare(open_source(tmp_path), tmp_path)
    if kind == "llama":  # one family, as the tokenizer's files are the same for all
        saved(tmp_path, metaspace())
        small = ["--model", str(tmp_path), "--context", "32"]  # few programs to compile
        assert main(["generate", "the b", "--max-tokens", "9", *small]) == 0


def test_absent_fields_have_transformers_defaults() -> None:
    from transformers import AutoConfig

    bare: dict[str, Any] = {"vocab_size": 97, "hidden_size": 512, "intermediate_size": 56}
    bare |= {"num_hidden_layers": 8, "num_attention_heads": 32}
    for kind in PLAIN.keys() - {"gpt2", "gemma3", "llama4", "deepseek_v2", "deepseek_v3"}:
        given: dict[str, Any] = {"text_config": bare} if "text_config" in PLAIN[kind] else bare
        if kind == "mamba2":  # nothing attends, and by default heads are not of this width
            given = {name: bare[name] for name in ("vocab_size", "hidden_size", "num_hidden_layers")}
            given |= {"num_heads": 16}
        if kind == "glm4_moe_lite":  # whose heads share no keys, and there are 20 by default
            given = bare | {"num_attention_heads": 20}
        full = AutoConfig.for_model(kind, **given).to_dict() | {"model_type": kind}
        ours, theirs = map(families.describe, (given | {"model_type": kind}, full))
        assert ours.config == theirs.config, kind
        assert tensors(ours.params) == tensors(theirs.params), kind


def test_verify_compares_tokens_with_transformers(source: Source, stories: Source) -> None:
    names = "NumPy oracle, 2 slots", "transformers, 2 slots"
    checks = {
        check.name: check
        for check in verify(
            stories, VerifyOptions(counts=[2], requests=4, seed=1, context=160, against="transformers")
        )
    }
    assert all(checks[name].ok for name in names)
    with pytest.raises(Refused, match="transformers can load only a folder"):
        list(verify(source, VerifyOptions(counts=[2], requests=1, seed=1, against="transformers")))


@pytest.mark.parametrize("case", ["llama", "gemma2", "gemma3_text", "granite", "gpt2", "llama4"])
def test_vectors_enter_where_inputs_embeds_do(case: str, tmp_path: Path) -> None:
    source, options = source_of(CASES[case]), {"logprobs": 2, "prompt_logprobs": 2}
    theirs = Transformers(open_source(as_folder(source, tmp_path)))
    engine, width = XlaBatchEngine(load.load(source), **ENGINE, embeddings=True), source.spec.config.width
    requests = [
        with_spans(make_request("in the middle", 150, 20, **options), width, (10, 60, 1), (100, 20, 2)),
        with_spans(make_request("all vectors", 40, 20, **options), width, (0, 40, 3)),
    ]
    comparer = Comparer(source, engine.limits, oracle=theirs)
    check = comparer.compare_with_oracle("transformers", requests, record(requests, engine.run(requests)))
    assert check.ok, check.detail


def test_tensors_of_torch_are_vectors_unless_they_have_a_gradient_or_no_type_of_numpy() -> None:
    import torch

    rows = torch.arange(6.0).reshape(2, 3)
    (span,) = Request(prompt=[0, 0], max_tokens=1, embeddings={0: rows}).embeddings
    assert span.data == rows.numpy().tobytes()
    for other in (rows.requires_grad_(), rows.detach().bfloat16()):
        with pytest.raises(Refused, match=r"embeddings has an array at position 0 that NumPy cannot read"):
            Request(prompt=[0, 0], max_tokens=1, embeddings={0: other})


def test_verify_fails_if_transformers_disagrees(stories: Source, monkeypatch: pytest.MonkeyPatch) -> None:
    logits = Transformers.logits
    monkeypatch.setattr(Transformers, "logits", lambda *args, **options: -logits(*args, **options))
    checks = verify(
        stories, VerifyOptions(counts=[2], requests=2, seed=1, context=160, against="transformers")
    )
    assert [check.name for check in checks if not check.ok] == ["transformers, 2 slots"]


PROCESSED: dict[str, dict[str, Any]] = {
    "repetition": {"repetition_penalty": 1.4},
    "repetition encouraged": {"repetition_penalty": 0.6},
    "bad words": {"bad_token_ids": (3, 50, 96)},
    "bias": {"logit_bias": {5: 3.5, 60: -8.0}},
    "min_tokens": {"min_tokens": 6},
    "temperature and top-k": {"temperature": 0.7, "top_k": 9},
    "top-p": {"temperature": 1.2, "top_p": 0.83},
    "min-p": {"temperature": 1.1, "min_p": 0.07},
    "all": {
        **{"logit_bias": {7: 2.0}, "repetition_penalty": 1.3, "bad_token_ids": (9,), "min_tokens": 5},
        **{"temperature": 0.8, "top_k": 30, "top_p": 0.9},
    },
}


def logits_processors(request: Request, ends: list[int]) -> Any:
    """transformers' logits processors in the order of its generate."""
    from transformers import generation

    processors = generation.LogitsProcessorList()
    bias = {(id,): value for id, value in dict(request.logit_bias).items()}
    processors += [generation.SequenceBiasLogitsProcessor(bias)] if bias else []
    processors += [generation.RepetitionPenaltyLogitsProcessor(request.repetition_penalty)]
    processors += (
        [generation.NoBadWordsLogitsProcessor([[id] for id in request.bad_token_ids], [])]
        if request.bad_token_ids
        else []
    )
    min_tokens = generation.MinNewTokensLengthLogitsProcessor(len(request.prompt), request.min_tokens, ends)
    processors += [min_tokens] if request.min_tokens else []
    processors += [generation.TemperatureLogitsWarper(request.temperature)] if request.temperature else []
    processors += [generation.TopKLogitsWarper(request.top_k)] if request.top_k else []
    processors += [generation.TopPLogitsWarper(request.top_p)] if request.top_p < 1 else []
    processors += [generation.MinPLogitsWarper(request.min_p)] if request.min_p else []
    return processors


@pytest.mark.parametrize("name", PROCESSED)
def test_our_logits_processors_match_transformers(name: str) -> None:
    import torch

    options = PROCESSED[name]
    for seed in range(5):
        draw = np.random.default_rng(seed)
        logits, prompt = draw.normal(0, 3, V).astype(np.float32), tuple(draw.integers(0, V, 20).tolist())
        request, completion = Request(prompt=prompt, max_tokens=9, seed=seed, **options), (4, 4, 70)
        theirs = logits_processors(request, list(LIMITS.eos_token_ids))(
            torch.tensor([[*prompt, *completion]]), torch.tensor(logits)[None]
        )[0].numpy()
        state = make_rows([request], [completion], logits[None])
        ours = apply(state, ALLOW_ALL)
        if request.temperature:
            ours = (ours - ours.max(-1, keepdims=True)) / request.temperature
            ours = jnp.where(sampling.nucleus_mask(ours, state.sampling_params), ours, -jnp.inf)
            theirs = theirs - theirs.max()
        np.testing.assert_allclose(np.asarray(ours)[0], theirs, rtol=1e-5, atol=1e-5)


def test_presence_and_frequency_penalties_are_openais_formula() -> None:
    """mu[j] - c[j] * frequency - (c[j] > 0) * presence, where c counts the completion and not the prompt."""
    logits = np.random.default_rng(2).normal(0, 3, V).astype(np.float32)
    request = Request(prompt=(8, 8, 9), max_tokens=9, presence_penalty=0.7, frequency_penalty=-0.4)
    penalized = np.asarray(apply(make_rows([request], [(5, 5, 5, 9)], logits[None]), ALLOW_ALL))[0]
    expected = logits.copy()
    expected[5] -= 3 * -0.4 + 0.7
    expected[9] -= -0.4 + 0.7
    np.testing.assert_allclose(penalized, expected, rtol=1e-6)

"""Against transformers on torch, where it is installed: every case, every rope, folders of its own."""

import importlib.util
from pathlib import Path
from typing import Any

import jax.numpy as jnp
import numpy as np
import pytest
from support.device import every_logit
from support.hf import NEW, PROMPT, answers, close, prompt, written
from support.requests import ask, serve
from support.rows import LIMITS, NO_MASK, V, apply, rows
from support.shapes import CASES, CONTEXT, SPELLINGS, Raw, made, of
from support.tokenizers import metaspace, saved

from xlabatch import XlaBatchEngine
from xlabatch.checkpoint import families, load
from xlabatch.checkpoint.source import STORIES, Source, open_source
from xlabatch.checkpoint.tensor_specs import tensors
from xlabatch.cli import main
from xlabatch.engine import sampling
from xlabatch.request import Request
from xlabatch.verify.checks import verify
from xlabatch.verify.hf_transformers import Transformers
from xlabatch.verify.oracle.model import Oracle

pytestmark = pytest.mark.skipif(not importlib.util.find_spec("torch"), reason="torch is not installed")


@pytest.fixture(scope="module")
def stories() -> Source:
    return open_source(STORIES)


def compare(source: Source, folder: Path, budget: int = 16) -> None:
    """Logits at every position in chunks and in ragged decode, and the engine's greedy tokens in company."""
    vocab = source.raw["vocab_size"]
    theirs, answer = answers(written(source, folder), vocab)
    ids, model = prompt(vocab), load.load(source)
    close(Oracle(source, context=CONTEXT).logits((*ids, *answer)), theirs)
    close(every_logit(model, (*ids, *answer), PROMPT, CONTEXT), theirs)
    engine = XlaBatchEngine(model, slots=3, context=CONTEXT, budget=budget)
    ours = Request(id="ours", prompt=ids, max_tokens=NEW, ignore_eos=True)
    asked = [ask("before", 70, 9), ours, ask("after", 3, 50)]
    assert [token for token, *_ in serve(engine, asked)["ours"]] == answer


@pytest.mark.parametrize("case", CASES)
def test_a_tiny_model_says_what_transformers_says(case: str, tmp_path: Path) -> None:
    compare(made(CASES[case]), tmp_path, budget=128)


@pytest.mark.parametrize("spelling", SPELLINGS)
def test_every_rope_says_what_transformers_says(spelling: str, tmp_path: Path) -> None:
    compare(made(of("llama", **SPELLINGS[spelling])), tmp_path)


def test_the_embedded_model_says_what_transformers_says(tmp_path: Path) -> None:
    compare(open_source(STORIES), tmp_path)


PLAIN: dict[str, Raw] = {raw["model_type"]: raw for raw in CASES.values()}


@pytest.mark.parametrize("kind", PLAIN)
def test_a_folder_that_transformers_wrote_is_served(kind: str, tmp_path: Path) -> None:
    import torch
    from transformers import AutoConfig, AutoModelForCausalLM

    torch.manual_seed(5)
    raw = {name: value for name, value in PLAIN[kind].items() if name != "model_type"}
    model = AutoModelForCausalLM.from_config(AutoConfig.for_model(kind, **raw))
    with torch.no_grad():
        for parameter in model.parameters():  # its own beginnings are too small to tell right from wrong
            parameter.add_(torch.randn_like(parameter) * 0.1)
    model.save_pretrained(tmp_path)
    compare(open_source(tmp_path), tmp_path)
    saved(tmp_path, metaspace())
    for words in (["generate", "the b"], ["sched"]):
        assert main([*words, "--model", str(tmp_path)]) == 0


def test_what_a_config_leaves_out_means_the_same_to_both() -> None:
    from transformers import AutoConfig

    bare: dict[str, Any] = {"vocab_size": 97, "hidden_size": 512, "intermediate_size": 56}
    bare |= {"num_hidden_layers": 8, "num_attention_heads": 32}
    for kind in PLAIN.keys() - {"gpt2"}:
        full = AutoConfig.for_model(kind, **bare).to_dict() | {"model_type": kind}
        (ours, params), (theirs, others) = map(families.describe, (bare | {"model_type": kind}, full))
        assert ours == theirs, kind
        assert tensors(params) == tensors(others), kind


def test_verify_holds_tokens_to_transformers_too(source: Source, stories: Source) -> None:
    names = "NumPy oracle, 2 slots", "transformers, 2 slots"
    told = {
        check.name: check
        for check in verify(stories, counts=[2], requests=4, seed=1, context=160, against="transformers")
    }
    assert all(told[name].ok for name in names)
    with pytest.raises(ValueError, match="transformers can load only a folder"):
        list(verify(source, counts=[2], requests=1, seed=1, against="transformers"))


def test_verify_says_no_where_transformers_does(stories: Source, monkeypatch: pytest.MonkeyPatch) -> None:
    logits = Transformers.logits
    monkeypatch.setattr(Transformers, "logits", lambda *args, **more: -logits(*args, **more))
    checks = verify(stories, counts=[2], requests=2, seed=1, context=160, against="transformers")
    assert [check.name for check in checks if not check.ok] == ["transformers, 2 slots"]


PROCESSED: dict[str, dict[str, Any]] = {
    "repetition": {"repetition_penalty": 1.4},
    "encouragement": {"repetition_penalty": 0.6},
    "bad words": {"bad_token_ids": (3, 50, 96)},
    "bias": {"logit_bias": {5: 3.5, 60: -8.0}},
    "min new": {"min_tokens": 6},
    "temperature and top-k": {"temperature": 0.7, "top_k": 9},
    "top-p": {"temperature": 1.2, "top_p": 0.83},
    "min-p": {"temperature": 1.1, "min_p": 0.07},
    "all": {
        **{"logit_bias": {7: 2.0}, "repetition_penalty": 1.3, "bad_token_ids": (9,), "min_tokens": 5},
        **{"temperature": 0.8, "top_k": 30, "top_p": 0.9},
    },
}


def processors(request: Request, ends: list[int]) -> Any:
    """transformers' own, as its generate puts them together."""
    from transformers import generation as their

    listed = their.LogitsProcessorList()
    bias = {(id,): value for id, value in dict(request.logit_bias).items()}
    listed += [their.SequenceBiasLogitsProcessor(bias)] if bias else []
    listed += [their.RepetitionPenaltyLogitsProcessor(request.repetition_penalty)]
    listed += (
        [their.NoBadWordsLogitsProcessor([[id] for id in request.bad_token_ids], [])]
        if request.bad_token_ids
        else []
    )
    least = their.MinNewTokensLengthLogitsProcessor(len(request.prompt), request.min_tokens, ends)
    listed += [least] if request.min_tokens else []
    listed += [their.TemperatureLogitsWarper(request.temperature)] if request.temperature else []
    listed += [their.TopKLogitsWarper(request.top_k)] if request.top_k else []
    listed += [their.TopPLogitsWarper(request.top_p)] if request.top_p < 1 else []
    listed += [their.MinPLogitsWarper(request.min_p)] if request.min_p else []
    return listed


@pytest.mark.parametrize("name", PROCESSED)
def test_rules_do_to_logits_what_transformers_processors_do(name: str) -> None:
    import torch

    options = PROCESSED[name]
    for seed in range(5):
        draw = np.random.default_rng(seed)
        logits, prompt = draw.normal(0, 3, V).astype(np.float32), tuple(draw.integers(0, V, 20).tolist())
        request, answer = Request(prompt=prompt, max_tokens=9, seed=seed, **options), (4, 4, 70)
        theirs = processors(request, list(LIMITS.eos_token_ids))(
            torch.tensor([[*prompt, *answer]]), torch.tensor(logits)[None]
        )[0].numpy()
        one = rows([request], [answer], logits[None])
        left = apply(one, NO_MASK)
        if request.temperature:
            left = (left - left.max(-1, keepdims=True)) / request.temperature
            left = jnp.where(sampling.nucleus_mask(left, one.params), left, -jnp.inf)
            theirs = theirs - theirs.max()
        np.testing.assert_allclose(np.asarray(left)[0], theirs, rtol=1e-5, atol=1e-5)


def test_penalties_on_the_answer_are_openais_formula() -> None:
    """mu[j] - c[j] * frequency - (c[j] > 0) * presence, where c counts what was said, not what was read."""
    logits = np.random.default_rng(2).normal(0, 3, V).astype(np.float32)
    request = Request(prompt=(8, 8, 9), max_tokens=9, presence_penalty=0.7, frequency_penalty=-0.4)
    told = np.asarray(apply(rows([request], [(5, 5, 5, 9)], logits[None]), NO_MASK))[0]
    expected = logits.copy()
    expected[5] -= 3 * -0.4 + 0.7
    expected[9] -= -0.4 + 0.7
    np.testing.assert_allclose(told, expected, rtol=1e-6)

"""Against transformers on torch, where it is installed: every case, every rope, folders of its own."""

import importlib.util
from pathlib import Path
from typing import Any

import pytest
from shapes import CASES, CONTEXT, Raw, made, of
from streams import ask, serve
from test_families import close
from test_rope import SPELLINGS
from test_text import metaspace, saved
from theirs import NEW, PROMPT, answers, prompt, written
from through import every_logit

from xlabatch import XlaBatchEngine, checkpoint, families
from xlabatch.against import Transformers
from xlabatch.cli import main
from xlabatch.oracle import Oracle
from xlabatch.request import Request
from xlabatch.source import STORIES, Source, open_source
from xlabatch.stored import tensors
from xlabatch.verify import verify

pytestmark = pytest.mark.skipif(not importlib.util.find_spec("torch"), reason="torch is not installed")


@pytest.fixture(scope="module")
def stories() -> Source:
    return open_source(STORIES)


def compare(source: Source, folder: Path, budget: int = 16) -> None:
    """Logits at every position in chunks and in ragged decode, and the engine's greedy tokens in company."""
    vocab = source.raw["vocab_size"]
    theirs, answer = answers(written(source, folder), vocab)
    ids, model = prompt(vocab), checkpoint.load(source)
    close(Oracle(source, context=CONTEXT).logits((*ids, *answer)), theirs)
    close(every_logit(model, (*ids, *answer), PROMPT, CONTEXT), theirs)
    engine = XlaBatchEngine(model, slots=3, context=CONTEXT, budget=budget)
    ours = Request(id="ours", prompt=ids, max_new=NEW, ignore_eos=True)
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
        (ours, params), (theirs, others) = map(families.described, (bare | {"model_type": kind}, full))
        assert ours == theirs, kind
        assert tensors(params) == tensors(others), kind


def test_verify_holds_tokens_to_transformers_too(source: Source, stories: Source) -> None:
    names = "NumPy oracle, 2 slots", "transformers, 2 slots"
    told = {
        check.name: check
        for check in verify(stories, counts=[2], requests=4, seed=1, context=160, against="transformers")
    }
    assert all(told[name].ok for name in names)
    with pytest.raises(ValueError, match="is no folder that transformers could load"):
        list(verify(source, counts=[2], requests=1, seed=1, against="transformers"))


def test_verify_says_no_where_transformers_does(stories: Source, monkeypatch: pytest.MonkeyPatch) -> None:
    logits = Transformers.logits
    monkeypatch.setattr(Transformers, "logits", lambda *args, **more: -logits(*args, **more))
    checks = verify(stories, counts=[2], requests=2, seed=1, context=160, against="transformers")
    assert [check.name for check in checks if not check.ok] == ["transformers, 2 slots"]

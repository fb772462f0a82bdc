"""What an engine does on a mesh beside plain requests, with the bits of an engine without a mesh.

Run by test_mesh.py in a process of its own, with eight devices. The kernels compute everything here.
"""

from pathlib import Path
from typing import Any

import numpy as np
import pytest
from support.gguf_files import save_gguf
from support.prompt_embeddings import with_spans
from support.quantized_files import gptq, save_quantized
from support.quick import slow_except
from support.receipts import load_checker_for, receipt_of, verdict
from support.requests import make_request, serve
from support.shapes import CASES, raw_config, source_of
from support.speculation import drafting_always

from xlabatch.checkpoint.source import Source, open_source, random_from_config
from xlabatch.distributed.splits import reason_against
from xlabatch.engine.profile import PROFILE
from xlabatch.engine.speculation.drafters import Drafter
from xlabatch.engine.xla import XlaBatchEngine
from xlabatch.errors import Refused
from xlabatch.kernels.choice import can_pack
from xlabatch.llm import LLM
from xlabatch.request import Request

pytestmark = pytest.mark.skipif(not can_pack(), reason="the kernels are not here")

SHAPE: dict[str, Any] = {"slots": 3, "context": 256}
RAW = raw_config("llama", num_attention_heads=8, num_key_value_heads=4, hidden_size=40)
WIDE = raw_config(
    "llama",
    hidden_size=96,
    intermediate_size=256,
    num_attention_heads=4,
    head_dim=64,
    num_key_value_heads=2,
    tie_word_embeddings=True,
)
GPTQ = {"quant_method": "gptq", "bits": 4, "group_size": 32, "desc_act": False, "sym": True}
HEADS: tuple[dict[str, int], ...] = (
    {},
    {"num_key_value_heads": 2},
    {"num_attention_heads": 4, "num_key_value_heads": 2},
)
TWO = (
    *HEADS,
    {"n_head": 2},
    {"num_attention_heads": 2},
    HEADS[1] | {"num_experts": 6, "num_local_experts": 6},
    {"num_attention_heads": 4, "num_key_value_heads": 4, "n_routed_experts": 6},
)
SPLIT = [case for case in CASES if not case.startswith("gemma4")]  # whose layers differ
IN_CI = {"mistral", "gemma3_text", "stablelm, parallel", "gpt2", "qwen3_moe"}
OPTIONS: list[dict[str, Any]] = [{"cache": "int8"}, {"ahead": 1}, {"steps_per_dispatch": 4}]


def requests(**options: Any) -> list[Request]:
    """Prompts of several lengths, greedy and sampled; one repeats itself, so that lookup finds drafts."""
    given: list[dict[str, Any]] = [{"logprobs": 2}, {"temperature": 1.1}, {"prompt_logprobs": 1}, {"n": 2}]
    several = [make_request(f"{n}", 5 + 17 * n, 9, **each, **options) for n, each in enumerate(given)]
    return [*several, Request(id="r", prompt=[4, 5, 6] * 9, max_tokens=20, seed=1, ignore_eos=True)]


def on_mesh(source: Source, devices: int, **options: Any) -> XlaBatchEngine:
    return XlaBatchEngine.of(source, mesh=f"tensor={devices}", **(SHAPE | options))


def alone(source: Source, **options: Any) -> XlaBatchEngine:
    """An engine on one device, without a mesh."""
    return XlaBatchEngine.of(source, **(SHAPE | options))


def splittable(case: str) -> Source:
    """A family's case with other numbers of heads and experts, where it cannot be split over two devices."""
    for change in TWO:
        raw = dict(CASES[case])
        raw |= {"text_config": raw["text_config"] | change} if "text_config" in raw else change
        try:
            source = source_of(raw)
        except ValueError:  # the family has no such field, or not these numbers
            continue
        if reason_against(source.spec.config, source.spec.params, 2, packed=True) is None:
            return source
    pytest.skip(f"{case} has no heads that two devices could share")


@pytest.mark.parametrize("case", slow_except([], SPLIT, by_hand={*SPLIT} - IN_CI))
def test_every_other_family_has_the_same_bits_on_two_devices(case: str) -> None:
    source = splittable(case)
    assert serve(on_mesh(source, 2), requests()) == serve(alone(source), requests())


@pytest.mark.slow
@pytest.mark.parametrize("stored", ["GGUF", "GPTQ"])
@pytest.mark.parametrize("weights", slow_except([], ["float32", "int4"], by_hand=["int4"]))
def test_weights_that_are_stored_in_few_bits(tmp_path: Path, stored: str, weights: str) -> None:
    if stored == "GGUF":
        save_gguf(tmp_path / "model.gguf", source_of(WIDE), "Q8_0")
        opened = open_source(tmp_path / "model.gguf")
    else:
        save_quantized(tmp_path, source_of(WIDE), gptq, GPTQ)
        opened = open_source(tmp_path)
    expected = serve(alone(opened, weights=weights), requests())
    assert serve(on_mesh(opened, 2, weights=weights), requests()) == expected


@pytest.mark.parametrize("options", slow_except([], OPTIONS, by_hand=OPTIONS[2:]))
def test_an_option_changes_no_bit_between_numbers_of_devices(options: dict[str, Any]) -> None:
    source = source_of(RAW)
    plain = {name: value for name, value in options.items() if name == "cache"}
    expected = serve(alone(source, **plain), requests())
    assert serve(on_mesh(source, 4, **options), requests()) == expected


@pytest.mark.slow
@pytest.mark.parametrize("model", [None, "itself", "another"])
def test_drafts_change_no_bit(model: str | None, monkeypatch: pytest.MonkeyPatch) -> None:
    source = source_of(RAW)
    drafts = {None: None, "itself": source, "another": random_from_config("other", RAW, seed=9)}[model]
    engine = drafting_always(on_mesh(source, 2, draft=drafts, speculate=12))
    if engine.draft_model:
        monkeypatch.setattr(Drafter, "draft", lambda *_: [])  # no prompt lookup
        engine.draft_model.cost = 0.0  # or it would hardly be tried
        assert engine.startup.draft_bytes > 0
    assert serve(engine, requests()) == serve(on_mesh(source, 2), requests())
    stats = engine.stats()
    assert stats.draft_tokens > 0
    assert model == "another" or stats.accepted_tokens > 0
    assert model != "itself" or stats.accepted_tokens == stats.draft_tokens


def test_a_draft_that_cannot_be_split_is_refused_by_its_name() -> None:
    three = random_from_config("small", raw_config("llama"), seed=9)
    with pytest.raises(Refused, match=r"model small cannot be split over 2 devices: 6 heads .*; possible: 1"):
        on_mesh(source_of(RAW), 2, draft=three, speculate=4)


@pytest.mark.slow
def test_vectors_in_place_of_ids_have_the_bits_of_one_device() -> None:
    vectors = with_spans(make_request("vectors", 60, 9), RAW["hidden_size"], (2, 30, 1), (40, 3, 2))
    source = source_of(RAW)
    expected = serve(alone(source, embeddings=True), [vectors, *requests()])
    assert serve(on_mesh(source, 2, embeddings=True), [vectors, *requests()]) == expected


@pytest.mark.slow
@pytest.mark.parametrize("pooling", ["last", "mean"])
def test_a_vector_has_the_bits_of_one_device(pooling: Any) -> None:
    def vector(engine: XlaBatchEngine) -> Any:
        request = Request(prompt=[*range(2, 90)], max_tokens=1, pooling=pooling)
        [found] = [event.vector for event in engine.run([request]) if event.vector]
        return np.array(found, np.float32)

    source = source_of(RAW)
    assert (vector(on_mesh(source, 2)) == vector(alone(source))).all()


@pytest.mark.parametrize("weights", slow_except(["int8"], ["int8", "float32"]))
def test_a_receipt_of_a_mesh_is_accepted_on_one_device(weights: str) -> None:
    llm = LLM(mesh="tensor=2", weights=weights, slots=2, context=256)
    receipt = receipt_of(llm, "A cat", max_tokens=20, temperature=0.8, seed=3)
    assert receipt["predicate"]["profile"] == PROFILE
    found = verdict(load_checker_for(receipt), receipt)
    assert found.verdict == "ACCEPT", found

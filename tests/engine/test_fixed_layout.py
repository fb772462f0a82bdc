"""The layout in a fixed order, its kernels for GPUs interpreted: streams are those of a request alone."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
import pytest
from support.programs import record_programs
from support.requests import drain, make_request, serve
from support.shapes import CASES, raw_config, source_of
from support.shared_chunks import FAULTS, Fault, burst, misplace_pieces, solo_streams
from support.speculation import drafting_always

from xlabatch.checkpoint import load as load_module
from xlabatch.checkpoint.load import Model, load
from xlabatch.engine import fixed, plain, programs, promise
from xlabatch.engine.device import sample_step
from xlabatch.engine.fixed import FIXED
from xlabatch.engine.options import EngineOptions
from xlabatch.engine.plain import cache_type
from xlabatch.engine.programs import NARROWEST, decoding_widths
from xlabatch.engine.xla import XlaBatchEngine
from xlabatch.errors import Refused
from xlabatch.model.backends import replace_linears
from xlabatch.model.params import with_order
from xlabatch.model.triton import attention
from xlabatch.request import Request
from xlabatch.verify.checks import VerifyOptions, verify

SHAPE = raw_config("llama", hidden_size=48, num_attention_heads=6, num_key_value_heads=3, head_dim=16)


@pytest.fixture(scope="module")
def model() -> Iterator[Model]:
    """A model for a GPU, whose kernels are interpreted here."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(plain, "cache_type", lambda weights, _: cache_type(weights, "gpu"))
        patch.setattr(promise, "fixed_order", lambda: "fixed_interpret")
        yield load(source_of(SHAPE), "float32", packs=False)


@pytest.fixture(scope="module")
def engine(model: Model) -> XlaBatchEngine:
    return XlaBatchEngine(model, promise="strong", slots=4, context=256)


@pytest.fixture(scope="module")
def alone(model: Model) -> XlaBatchEngine:
    """An engine of another shape, whose chunks are smaller."""
    return XlaBatchEngine(model, promise="strong", slots=2, context=384, budget=16)


@pytest.mark.heavy
def test_tokens_that_the_kernel_rounds_have_the_same_bits_in_engines_of_other_shapes(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(plain, "cache_type", lambda weights, _: cache_type(weights, "gpu"))
    monkeypatch.setattr(promise, "fixed_order", lambda: "fixed_interpret")
    sizes = {"hidden_size": 256, "intermediate_size": 288}  # 288 numbers take two transforms
    model = load(source_of(SHAPE | sizes), "int8", packs=False)
    params = replace_linears(lambda linear: replace(linear, rotation="kernel_interpret"), model.params)
    model = replace(model, params=params)
    requests = burst(6)
    expected = solo_streams(
        XlaBatchEngine(model, promise="strong", slots=2, context=384, budget=16), requests
    )
    assert serve(XlaBatchEngine(model, promise="strong", slots=4, context=256), requests) == expected


@pytest.mark.heavy
def test_every_stream_of_a_burst_is_that_of_its_request_alone(
    engine: XlaBatchEngine, alone: XlaBatchEngine
) -> None:
    assert engine.describe()["layout"] == "fixed"
    requests = burst(14)
    expected = solo_streams(alone, requests)
    assert serve(engine, requests) == expected
    again = [replace(each, id=f"{each.id} again") for each in requests]  # their prompts are reused
    assert serve(engine, again) == {
        id.replace(each.id, f"{each.id} again", 1): stream
        for each in requests
        for id, stream in expected.items()
        if id == each.id or id.startswith(f"{each.id}.")
    }


@pytest.mark.heavy
@pytest.mark.parametrize("fault", FAULTS)
def test_a_piece_at_a_wrong_place_changes_a_stream(
    engine: XlaBatchEngine, monkeypatch: pytest.MonkeyPatch, fault: Fault
) -> None:
    requests = burst(4)
    engine.reset_prefix_cache()
    expected = serve(engine, requests)
    misplace_pieces(monkeypatch, fault)
    engine.reset_prefix_cache()
    assert serve(engine, requests) != expected


@pytest.mark.heavy
@pytest.mark.usefixtures("fresh_programs")
def test_a_tile_with_tokens_of_two_slots_changes_a_stream(
    model: Model, engine: XlaBatchEngine, monkeypatch: pytest.MonkeyPatch
) -> None:
    requests = [make_request(f"{n}", 9, 2) for n in range(3)]
    engine.reset_prefix_cache()
    expected = serve(engine, requests)
    original = attention.tile_columns

    def joined(slots: Any, *others: Any) -> Any:
        return original(jnp.zeros_like(slots), *others)

    monkeypatch.setattr(attention, "tile_columns", joined)
    other = XlaBatchEngine(model, promise="strong", slots=4, context=256)
    assert serve(other, requests) != expected


@pytest.mark.heavy
def test_prompts_and_rows_that_decode_share_one_program(engine: XlaBatchEngine) -> None:
    engine.reset_prefix_cache()
    names = list[str]()
    undo = record_programs(engine, names.append)
    engine.submit(make_request("first", 9, 5))
    engine.step()
    for n in range(3):
        engine.submit(make_request(f"{n}", 12, 1))
    events = engine.step()
    undo()
    drain(engine)
    assert {event.id for event in events} == {"first", "0", "1", "2"}
    assert names == ["prefill 16", "sample_greedy", "prefill 64", "sample_greedy"]


def repetitive(count: int) -> list[Request]:
    """Requests with all options whose prompts repeat themselves."""
    options: list[dict[str, Any]] = [
        {},
        {"temperature": 0.7, "repetition_penalty": 1.2, "frequency_penalty": 0.3},
        {"logit_bias": {5: 4.0}, "bad_token_ids": [7, 8], "min_tokens": 9, "logprobs": 1},
        {"temperature": 1.0, "top_p": 0.9, "n": 2},
    ]
    return [
        Request(
            id=f"{n}",
            prompt=([11, 5 + n, 23] * 20)[: 17 + 9 * n],
            max_tokens=12,
            seed=n,
            ignore_eos=True,
            **options[n % 4],
        )
        for n in range(count)
    ]


@pytest.mark.heavy
def test_drafts_change_no_stream(model: Model, engine: XlaBatchEngine) -> None:
    requests = repetitive(4)
    engine.reset_prefix_cache()
    expected = serve(engine, requests)
    drafting = drafting_always(XlaBatchEngine(model, promise="strong", slots=4, context=256, speculate=6))
    assert serve(drafting, requests) == expected
    assert 0 < drafting.stats().accepted_tokens < drafting.stats().draft_tokens


@pytest.mark.heavy
def test_a_draft_model_drafts_for_itself_without_an_error(model: Model, engine: XlaBatchEngine) -> None:
    requests = [make_request("greedy", 20, 8), make_request("sampled", 7, 8, temperature=1.0)]
    engine.reset_prefix_cache()
    expected = serve(engine, requests)
    options: dict[str, Any] = {"promise": "strong", "slots": 2, "context": 256, "speculate": 6}
    drafting = drafting_always(XlaBatchEngine(model, draft=model, **options))
    assert serve(drafting, requests) == expected
    stats = drafting.stats()
    assert 4 <= stats.accepted_tokens == stats.draft_tokens


def test_a_draft_model_that_no_order_exists_for_is_refused(model: Model) -> None:
    fixed_order = promise.in_fixed_order(model)
    assert promise.draft_like(model, fixed_order).params.norm.order == "fixed_interpret"
    assert promise.draft_like(model, model) is model
    source = source_of(CASES["mixtral"])
    shapes = load_module.abstract(source.spec.params, "float32")
    experts = replace(load_module.without_weights(source, "float32"), params=shapes)
    with pytest.raises(Refused, match="has experts"):
        promise.draft_like(experts, fixed_order)


def test_a_column_selects_what_a_row_with_its_logits_would() -> None:
    """By the parameters, ids and bias of its slot."""
    draw = np.random.default_rng(0)
    vocab, slots, columns = 97, 3, np.array([2, 0, 0, 2, 1, 1], np.int32)
    rows = plain.PLAIN.empty_state(source_of(SHAPE).spec.config, slots, 128, 2).rows
    rows = replace(rows, bias=jnp.asarray(draw.normal(size=(slots, vocab)), jnp.float32))
    rows = replace(rows, ids=jnp.asarray(draw.integers(0, vocab, rows.ids.shape), jnp.int32))
    params = replace(
        rows.sampling_params,
        temperature=jnp.array([0.0, 1.0, 0.5], jnp.float32),
        seed=jnp.array([[0, 1], [0, 2], [0, 3]], jnp.uint32),
        last_position=jnp.full(slots, 99, jnp.int32),
        has_bias=jnp.array([True, False, True]),
        constrained=jnp.array([False, True, False]),
        frequency_penalty=jnp.array([0.0, 0.5, 0.0], jnp.float32),
    )
    rows = replace(rows, sampling_params=params)
    logits = jnp.asarray(draw.normal(size=(len(columns), vocab)), jnp.float32)
    position = jnp.asarray(draw.integers(20, 60, len(columns)), jnp.int32)
    needs = jnp.ones(len(columns), bool)
    bitmask = jnp.asarray(draw.integers(-(2**31), 2**31, (slots, -(-vocab // 32)), np.int32))
    select = jax.jit(sample_step.next_tokens)
    columns_as_rows = replace(rows, position=position, logits=logits, needs_token=needs)
    together = select(columns_as_rows, bitmask, jnp.asarray(columns))
    for n, slot in enumerate(columns):
        own = replace(
            rows,
            position=jnp.full(slots, position[n]),
            logits=jnp.broadcast_to(logits[n], (slots, vocab)),
            needs_token=jnp.arange(slots) == slot,
        )
        assert (together[:, n] == select(own, bitmask)[:, slot]).all()
    assert len(set(np.asarray(together)[0].tolist())) > 3


def test_norms_with_biases_are_refused(model: Model) -> None:
    assert model.params.norm.bias is None
    with pytest.raises(Refused, match="norms with biases"):
        promise.in_fixed_order(load(source_of(CASES["gpt2"]), "float32", packs=False))


def test_a_model_that_is_in_fixed_order_already_keeps_it_and_takes_no_adapters(model: Model) -> None:
    mosaic = replace(model, params=with_order(model.params, "mosaic_interpret"))
    assert promise.keep_promise(mosaic, EngineOptions(promise="strong")) is mosaic
    with pytest.raises(Refused, match="with adapters"):
        promise.keep_promise(mosaic, EngineOptions(adapters=1))


def test_its_programs_have_the_same_names_in_every_process(model: Model) -> None:
    """By which they are kept: an address would differ."""
    engine = XlaBatchEngine(model, promise="strong", slots=2, context=256, speculate=6)
    for program in engine.runner.programs.values():
        assert "0x" not in repr(program.made_of)


def test_narrow_programs_hold_whole_tiles_of_columns() -> None:
    assert decoding_widths(4, NARROWEST) == {"decode": 4}
    assert decoding_widths(64, NARROWEST) == {"decode": 64}
    assert decoding_widths(200, NARROWEST) == {"decode_some 64": 64, "decode_some 128": 128, "decode": 200}
    assert decoding_widths(5) == {"decode_some 1": 1, "decode_some 2": 2, "decode_some 4": 4, "decode": 5}


@pytest.mark.heavy
@pytest.mark.usefixtures("fresh_programs")
def test_a_narrow_program_gives_the_bits_of_the_wide_one(
    model: Model, engine: XlaBatchEngine, monkeypatch: pytest.MonkeyPatch
) -> None:
    requests = [make_request("a", 20, 3), make_request("b", 7, 8, temperature=1.0)]
    engine.reset_prefix_cache()
    expected = serve(engine, requests)
    for module in (fixed, programs):
        monkeypatch.setattr(module, "NARROWEST", 2)
    narrow = XlaBatchEngine(model, promise="strong", slots=6, context=256)
    names = list[str]()
    record_programs(narrow, names.append)
    assert serve(narrow, requests) == expected
    assert "decode_some 2" in names
    assert "decode" not in names


@pytest.mark.heavy
def test_vectors_in_place_of_ids_change_no_bit(model: Model, engine: XlaBatchEngine) -> None:
    ids = make_request("ids", 21, 4)
    engine.reset_prefix_cache()
    expected = serve(engine, [ids])["ids"]
    taking = XlaBatchEngine(model, promise="strong", slots=3, context=256, embeddings=True)
    rows = np.asarray(FIXED.embed(model.config, model.params, jnp.asarray(ids.prompt[4:15])))
    vectors = replace(ids, id="vectors", embeddings={4: rows})
    names = list[str]()
    record_programs(taking, names.append)
    assert serve(taking, [vectors, make_request("neighbour", 5, 2)])["vectors"] == expected
    assert names[0] == "prefill_embeddings 32"


@pytest.mark.slow
@pytest.mark.usefixtures("model")
def test_verify_finds_equal_bits_in_engines_of_all_shapes(monkeypatch: pytest.MonkeyPatch) -> None:
    """With drafts, a draft model, sessions, slides and several steps a dispatch; against the oracle too."""
    monkeypatch.setattr(load_module, "can_pack", lambda: False)
    options = VerifyOptions(counts=[2], requests=6, seed=3, context=192, promise="strong")
    checks = list(verify(source_of(SHAPE), options))
    assert [check for check in checks if not check.ok] == []
    assert {"right and wrong drafts", "drafts of a model", "4 steps a dispatch", "scores of answers"} <= {
        check.name for check in checks
    }

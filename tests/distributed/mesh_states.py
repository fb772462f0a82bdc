"""Recurrent states on a mesh: reset, kept, copied, parked and saved, with the bits of one device.

Run by test_mesh.py in a process of its own, with eight devices.
"""

from dataclasses import replace
from pathlib import Path
from typing import Any

import jax
import pytest
from support.device import filled_with_junk
from support.quick import slow_except
from support.recurrent_shapes import RAWS
from support.requests import Stream, following, make_request, serve, solo_stream, tokens_of
from support.shapes import source_of
from support.speculation import drafting_always
from support.verify_runs import one_shape  # noqa: F401 (a fixture)

from xlabatch.checkpoint.source import Source
from xlabatch.distributed import parts
from xlabatch.engine import memory
from xlabatch.engine.options import EngineOptions
from xlabatch.engine.speculation.drafters import Drafter
from xlabatch.engine.xla import XlaBatchEngine
from xlabatch.kernels.choice import can_pack
from xlabatch.model.params import DeltaNet, ShortConv, StateSpace
from xlabatch.model.recurrent import mesh
from xlabatch.request import Request
from xlabatch.scheduler.sequences import Sequence
from xlabatch.verify.checks import VerifyOptions, verify

SHAPE: dict[str, Any] = {"slots": 3, "context": 256}
STATES = "convolutions", "delta rule, devices share keys"
SESSIONS_BY_HAND = [("convolutions", 4, 1), ("delta rule", 2, 4), ("state space alone", 2, 4)]
needs_kernels = pytest.mark.skipif(not can_pack(), reason="the kernels are not here")
pytestmark = pytest.mark.slow
THREE = EngineOptions(slots=3, context=256)


def requests(**options: Any) -> list[Request]:
    """Prompts of several lengths, also of several chunks, greedy and sampled; one with two choices."""
    given: list[dict[str, Any]] = [{"logprobs": 2}, {"temperature": 1.1}, {"n": 2, "temperature": 0.9}, {}]
    return [make_request(f"{n}", 1 + 45 * n, 9, **each, **options) for n, each in enumerate(given)]


def on_mesh(source: Source, devices: int, **options: Any) -> XlaBatchEngine:
    return XlaBatchEngine.of(source, mesh=f"tensor={devices}", **(SHAPE | options))


def alone(source: Source, **options: Any) -> XlaBatchEngine:
    """An engine on one device, without a mesh."""
    return XlaBatchEngine.of(source, **(SHAPE | options))


@needs_kernels
@pytest.mark.parametrize("kind", STATES)
def test_right_guesses_move_the_states_of_all_devices(kind: str, monkeypatch: pytest.MonkeyPatch) -> None:
    source, given = source_of(RAWS[kind]), [make_request(f"{n}", 20 + n, 40) for n in range(4)]
    expected = serve(on_mesh(source, 2), given)

    def draft(_: Drafter, sequence: Sequence, most: int) -> list[int]:
        """What comes next, of which every third guess has a wrong token."""
        found = [token or 0 for token in tokens_of(expected[sequence.request.id])[sequence.tokens :][:most]]
        wrong = most // 2 if sequence.tokens % 3 else most
        return [(token + 1) % 97 if n == wrong else token for n, token in enumerate(found)]

    monkeypatch.setattr(Drafter, "draft", draft)
    engine = drafting_always(on_mesh(source, 2, speculate=5))
    assert serve(engine, given) == expected
    stats = engine.stats()
    assert 0 < stats.accepted_tokens < stats.draft_tokens


def fill_with_nan(engine: XlaBatchEngine) -> None:
    """Leave what no request may read in every slot, in the places of a mesh."""
    state = engine.runner.state
    junk = jax.tree.map(
        lambda leaf, old: jax.device_put(leaf, old.sharding), filled_with_junk(state.kv), state.kv
    )
    engine.runner.state = replace(state, kv=junk)
    engine.scheduler.prefixes.clear()


BITS_IN_CI = [("convolutions", "float32", (4,)), ("delta rule", "float32", (4,))]
BITS_BY_HAND = [
    ("convolutions", "float32", (2, 8)),
    ("convolutions", "int8", (4,)),
    ("convolutions, experts", "bfloat16", (2, 4)),
    ("delta rule", "float32", (2, 8)),
    ("delta rule", "int8", (2, 8)),
    ("delta rule, devices share keys", "float32", (2, 4, 8)),
    ("state space alone", "float32", (2, 8)),
    ("layers of one part", "float32", (2, 4, 8)),
]


@needs_kernels
@pytest.mark.parametrize(
    ("name", "weights", "counts"),
    slow_except([], [*BITS_IN_CI, *BITS_BY_HAND], by_hand=BITS_BY_HAND),
)
def test_the_bits_are_the_same_on_any_number_of_devices(
    name: str, weights: str, counts: tuple[int, ...]
) -> None:
    source = source_of(RAWS[name])
    one = alone(source, weights=weights)
    expected = serve(one, requests())
    for count in counts:
        engine = on_mesh(source, count, weights=weights)
        assert engine.startup.fingerprint == one.startup.fingerprint
        for order in (requests(), requests()[::-1]):  # slots that another sequence has left
            fill_with_nan(engine)
            assert serve(engine, [replace(each, cache_prompt=False) for each in order]) == expected, count


@needs_kernels
@pytest.mark.parametrize(
    ("name", "continued"),
    slow_except(
        [],
        [(name, continued) for name in STATES for continued in (True, False)],
        by_hand=[(STATES[0], True), (STATES[1], False)],
    ),
)
def test_an_answer_is_continued_or_its_prompt_reused_from_a_kept_state(name: str, continued: bool) -> None:
    source, request = source_of(RAWS[name]), make_request("a", 90, 20)
    one, engine = alone(source), on_mesh(source, 4)
    stream = serve(engine, [request])["a"]
    other = replace(request, id="next", prompt=(*request.prompt, 3, 1, 4))
    turn = following(request, stream, "next") if continued else other
    assert serve(engine, [turn])["next"] == solo_stream(one, turn)
    assert engine.stats().cached_tokens == (90 + 19 if continued else 90)


@needs_kernels
def test_a_parked_request_goes_on_from_its_state() -> None:
    source = source_of(RAWS["delta rule"])
    engine = on_mesh(source, 2, slots=1, policy="priority")
    low, high = make_request("low", 40, 30), replace(make_request("high", 9), priority=5)
    expected = {each.id: solo_stream(alone(source), each) for each in (low, high)}
    engine.submit(low)
    events = [event for _ in range(9) for event in engine.step()]
    engine.submit(high)
    while not engine.idle:
        events += engine.step()
    assert engine.stats().preemptions == 1
    found = {
        id: [(each.token, each.digest, each.finish) for each in events if each.id == id] for id in expected
    }
    assert found == expected


def saved_session(engine: XlaBatchEngine, request: Request, path: Path) -> Stream:
    """The stream of a request whose session is saved."""
    stream = serve(engine, [replace(request, cache_key="talk")])[request.id]
    engine.save_session("talk", path)
    return stream


@needs_kernels
@pytest.mark.parametrize(
    ("name", "first", "second"),
    slow_except(
        [],
        [("convolutions", 2, 4), ("delta rule", 4, 1), *SESSIONS_BY_HAND],
        by_hand=SESSIONS_BY_HAND,
    ),
)
def test_a_session_goes_on_on_another_mesh(name: str, first: int, second: int, tmp_path: Path) -> None:
    source, request = source_of(RAWS[name]), make_request("a", 90, 20)
    stream = saved_session(on_mesh(source, first), request, tmp_path / "file")
    turn, engine = following(request, stream, "next"), on_mesh(source, second)
    engine.load_session("talk", tmp_path / "file")
    assert serve(engine, [replace(turn, cache_key="talk")])["next"] == solo_stream(alone(source), turn)
    assert engine.stats().cached_tokens == 90 + 19


@needs_kernels
@pytest.mark.parametrize("name", ["convolutions", "delta rule", "state space"])
def test_devices_with_the_taps_of_the_first_one_are_found(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    source, shape = source_of(RAWS[name]), {"slots": 2, "context": 192}
    expected = serve(alone(source, **shape), requests())
    cut = parts.part_of_qkv

    def with_first_taps(cfg: Any, kind: Any, qkv: Any, part: parts.DevicePart) -> Any:
        own = cut(cfg, kind, qkv, part)
        if not isinstance(own, (ShortConv, DeltaNet, StateSpace)):
            return own
        first = cut(cfg, kind, qkv, replace(part, device=0))
        assert isinstance(first, (ShortConv, DeltaNet, StateSpace))
        return replace(own, taps=first.taps)

    monkeypatch.setattr(parts, "part_of_qkv", with_first_taps)
    assert serve(on_mesh(source, 4, **shape), requests()) != expected


@needs_kernels
def test_a_session_in_the_order_of_devices_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    source, request = source_of(RAWS["delta rule"]), make_request("a", 30, 5)
    stream = saved_session(on_mesh(source, 2), request, tmp_path / "file")
    turn = following(request, stream, "next")
    expected = solo_stream(alone(source), turn)
    monkeypatch.setattr(mesh, "feature_sizes", lambda state: (state.inputs.shape[2],))
    engine = on_mesh(source, 4, slots=5, context=192)  # of a shape that no other test compiles
    engine.load_session("talk", tmp_path / "file")
    assert serve(engine, [replace(turn, cache_key="talk")])["next"] != expected


@needs_kernels
@pytest.mark.parametrize("name", RAWS)
def test_a_device_has_its_part_of_the_states(name: str) -> None:
    source = source_of(RAWS[name])
    engine, alone = on_mesh(source, 4), memory.plan(source, "float32", THREE)
    plan = memory.plan(source, "float32", THREE, devices=4)
    assert plan.weights == engine.startup.weight_bytes
    assert plan.all_slots == engine.startup.kv_bytes + engine.startup.row_bytes
    assert plan.weights < alone.weights / 2
    assert plan.slot < alone.slot


@pytest.mark.parametrize(
    ("name", "packs"),
    slow_except(
        [],
        [("delta rule", True), ("convolutions", False), ("delta rule", False)],
        by_hand=[("delta rule", False)],
    ),
)
@pytest.mark.usefixtures("one_shape")
def test_verify_proves_the_promise_on_a_mesh(name: str, packs: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    if packs and not can_pack():
        pytest.skip("the kernels are not here")
    if not packs:
        monkeypatch.setattr("xlabatch.checkpoint.load.can_pack", lambda: False)
    checks = list(
        verify(source_of(RAWS[name]), VerifyOptions(counts=[2], requests=6, seed=0, context=256, devices=2))
    )
    assert len(checks) > 8
    assert [(check.name, check.detail) for check in checks if not check.ok] == []

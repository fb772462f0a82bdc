"""Rollouts of reinforcement learning: large groups over few slots, and some that go on in another process."""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from support.kernels import WITH_KERNELS
from support.requests import make_request

from xlabatch.engine.xla import XlaBatchEngine
from xlabatch.request import Event, Request

MODEL = "random:tiny"
GROUP, CUT, WHOLE = 100, 4, 9
RESUME = """
import json, sys
from xlabatch import Request, XlaBatchEngine
engine = XlaBatchEngine.load("random:tiny", slots=4, context=192, cache_dir=sys.argv[1])
requests = [Request(**fields) for fields in json.load(sys.stdin)]
found = {}
cached = {}
for event in engine.run(requests):
    found.setdefault(event.id, []).append([event.token, event.digest, event.logprobs.token])
    cached[event.id] = cached.get(event.id, 0) + event.cached_tokens
print(json.dumps([found, cached]))
"""


def by_choice(engine: XlaBatchEngine, request: Request) -> list[list[Event]]:
    """The events of each choice of a group."""
    events: list[list[Event]] = [[] for _ in range(request.n)]
    for event in engine.run([request]):
        events[event.index].append(event)
    return events


def tokens_in(events: list[Event]) -> list[int | None]:
    return [event.token for event in events]


def contents(events: list[Event]) -> list[Any]:
    return [[event.token, event.digest, event.logprobs and event.logprobs.token] for event in events]


@pytest.mark.slow
@WITH_KERNELS
def test_a_large_group_goes_on_in_another_process_where_it_was_cut(tmp_path: Path) -> None:
    """Each rollout that was cut is a request with its ids so far as the prompt, and its own seed."""
    engine = XlaBatchEngine.load(MODEL, slots=3, context=192, cache_dir=tmp_path)
    options: dict[str, Any] = {"temperature": 1.0, "logprobs": 0, "seed": 11, "ignore_eos": True}
    group = make_request("a", 130, WHOLE, n=GROUP, **options)
    whole = by_choice(engine, group)
    assert all(len(events) == WHOLE for events in whole)
    assert len({tuple(tokens_in(events)) for events in whole}) > GROUP / 2
    cut = by_choice(engine, group.changed(max_tokens=CUT))
    assert [contents(events) for events in cut] == [contents(events[:CUT]) for events in whole]
    rest = [
        {
            "id": f"{n}",
            "prompt": [*group.prompt, *tokens_in(cut[n])],
            "max_tokens": WHOLE - CUT,
            **options,
            "seed": group.choice(n).seed,
        }
        for n in (0, 1, 57, GROUP - 1)
    ]
    command = [sys.executable, "-c", RESUME, str(tmp_path)]
    run = subprocess.run(command, input=json.dumps(rest), capture_output=True, text=True, check=True)
    found, cached = json.loads(run.stdout)
    for request in rest:
        assert found[request["id"]] == contents(whole[int(request["id"])][CUT:])
    assert any(cached.values())  # from the folder that both processes have

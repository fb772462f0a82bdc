"""What the processes of tests/distributed/test_hosts.py serve."""

from typing import Any

from support import recurrent_shapes
from support.requests import make_request
from support.shapes import raw_config, source_of
from xlabatch.engine.xla import XlaBatchEngine

SIZES = {"num_attention_heads": 8, "num_key_value_heads": 4}
RAWS = {"attention": raw_config("llama", **SIZES, hidden_size=40)} | recurrent_shapes.RAWS


def engine(devices: int, name: str = "attention") -> XlaBatchEngine:
    """An engine on a mesh, of a model with attention alone or with recurrent states."""
    return XlaBatchEngine.of(source_of(RAWS[name]), mesh=f"tensor={devices}", slots=3, context=256)


def requests() -> list[Any]:
    """Requests that use most programs: long prompts, choices, sampling, log-probabilities, a bias."""
    options: list[dict[str, Any]] = [
        {"n": 2, "temperature": 1.0},
        {"logprobs": 2},
        {"logit_bias": {5: 3.0}},
        {},
    ]
    return [make_request(f"{n}", 5 + 30 * n, **each) for n, each in enumerate(options)]


def streams(engine: XlaBatchEngine) -> list[Any]:
    """Every event of all requests, twice: the second time prompts reuse what the first one left.

    Each has a digest of its logits. They are sorted by request, whose events have an order.
    """
    rounds = []
    for _ in range(2):
        events = engine.run(requests())
        found = [
            [each.id, each.index, each.token, each.digest, each.finish, each.logprobs] for each in events
        ]
        rounds.append(sorted(found, key=lambda event: event[:2]))
    return rounds


def until_lost(engine: XlaBatchEngine) -> list[Any]:
    """The endings of requests that run when another process is killed, and of one after that."""
    for n in range(5):  # of which two wait
        engine.submit(make_request(f"{n}", 9, max_tokens=240))
    endings = []
    while not engine.idle:
        for event in engine.step():
            if event.finish:
                endings.append([event.id, event.finish, event.reason])
        print("running", flush=True)
    engine.submit(make_request("later", 9, max_tokens=2))
    while not engine.idle:
        endings += [[event.id, event.finish, event.reason] for event in engine.step() if event.finish]
    return [*endings, engine.stats().last_failure]

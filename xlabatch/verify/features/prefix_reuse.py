"""Prompts with a common prefix: their streams must equal runs that reuse no keys and values."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import chain

from xlabatch.engine.xla import XlaBatchEngine
from xlabatch.request import Request
from xlabatch.verify.compare_streams import Check, Trial
from xlabatch.verify.streams import Stream, Streams, choices, record

FOLLOWED = 4  # number of requests, with the longest prompts, that get a second turn
Turns = Sequence[tuple[Request, Request]]  # a request, and a second one that continues its answer


def reuse_checks(engine: XlaBatchEngine, trial: Trial) -> Iterator[Check]:
    """Serve requests and second turns that continue them; a check fails if nothing is reused.

    A recurrent state can be reused only after its answer has ended, so such models serve one by one.
    """
    turns = next_turns(engine, choices(trial.requests), trial.solo)
    turns = sorted(turns, key=lambda pair: -len(pair[0].prompt))[:FOLLOWED]  # the most to reuse
    expected = trial.solo | {turn.id: solo_stream(engine, turn) for _, turn in turns}
    shuffled = trial.rng.sample(turns, len(turns))

    def check(name: str, parts: Sequence[Sequence[Request]], forgets: bool = False) -> Check:
        before = engine.stats().cached_tokens
        streams = Streams()
        for served in parts:
            streams |= record(served, engine.run(served))
            if forgets:
                engine.scheduler.prefixes.clear()
        engine.scheduler.prefixes.clear()
        reused = engine.stats().cached_tokens - before
        served = [request for part in parts for request in part]
        return require_reuse(trial.comparer.compare(name, served, expected, streams), engine, turns, reused)

    served = list(chain(*shuffled))
    apart = engine.scheduler.prefixes.recurrent
    yield check("reused prefixes", [[request] for request in served] if apart else [served])
    if engine.scheduler.prefixes.snapshots.max_bytes:
        engine.scheduler.prefixes.snapshots.clear()
        first = [request for request, _ in turns]
        yield check("snapshots", [first, [turn for _, turn in turns]], forgets=True)
    if not engine.limits.sessions:
        return
    saving = [replace(request, cache_key=request.id) for request, _ in turns]
    reading = [replace(turn, cache_key=request.id) for request, turn in turns]
    yield check("sessions", [saving, reading], forgets=True)


def require_reuse(check: Check, engine: XlaBatchEngine, turns: Turns, reused: int) -> Check:
    """Add the number of reused tokens to a check, and fail it if there should have been some."""
    found = reused or not is_reusable(engine, turns)
    return check.require(found, "no prompt token was reused", f"{reused} prompt tokens reused")


def is_reusable(engine: XlaBatchEngine, turns: Turns) -> bool:
    """Return whether a prompt is long enough to be reused."""
    prefixes = engine.scheduler.prefixes
    least = max(prefixes.unit, prefixes.least)
    return prefixes.enabled and any(len(request.prompt) >= least for request, _ in turns)


def next_turns(engine: XlaBatchEngine, requests: Sequence[Request], solo: Streams) -> Turns:
    """Pair requests with one for their prompt, their answer and one more token, if that fits a slot."""
    turns = []
    for request in requests:
        prompt = (*request.prompt, *(token.id for token in solo[request.id].tokens), request.prompt[0])
        tokens = min(request.max_tokens, engine.limits.context - len(prompt))
        if tokens < 1:
            continue
        turn = replace(
            request,
            id=f"{request.id}, continued",
            prompt=prompt,
            max_tokens=tokens,
            min_tokens=min(request.min_tokens, tokens),
            prompt_logprobs=None,
        )
        turns.append((request, turn))
    return turns


def solo_stream(engine: XlaBatchEngine, request: Request) -> Stream:
    """Return the stream of a request that runs alone and reuses nothing."""
    alone = replace(request, cache_prompt=False)
    return record([alone], engine.run([alone]))[request.id]

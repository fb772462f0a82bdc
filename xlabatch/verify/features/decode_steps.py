"""Several decode steps in one dispatch: streams must equal runs with one step at a time."""

from collections.abc import Iterator, Sequence
from dataclasses import replace

from xlabatch.checkpoint.load import Model
from xlabatch.engine.options import EngineOptions
from xlabatch.engine.xla import XlaBatchEngine
from xlabatch.request import Request
from xlabatch.verify.compare_streams import Check, Comparer
from xlabatch.verify.streams import StreamRecorder, Streams, choices

STEPS = 4  # in a dispatch


def decode_steps_check(
    model: Model, options: EngineOptions, requests: Sequence[Request], solo: Streams, comparer: Comparer
) -> Check:
    """Serve requests in groups that all have slots, because steps are joined only when nothing waits."""
    served = [each for each in requests if each.logprobs is None and not each.is_constrained]
    slots = max(request.n for request in requests)
    context, cache = options.context, options.cache
    engine = XlaBatchEngine(model, slots=slots, context=context, cache=cache, steps_per_dispatch=STEPS)
    recorder, joined = StreamRecorder(served), 0
    for group in groups(served, slots):
        for request in group:
            engine.submit(request)
        while not engine.idle:
            events = engine.step()
            joined += len(events) - len({(event.id, event.index) for event in events})
            for event in events:
                recorder.on_event(event)
    check = comparer.compare(f"{STEPS} steps a dispatch", choices(served), solo, recorder.streams)
    if check.ok and not joined and any(len(each.tokens) > 2 for each in recorder.streams.values()):
        return replace(check, ok=False, detail="no steps were joined")
    return replace(check, detail=f"{check.detail}, {joined} without a dispatch") if check.ok else check


def groups(requests: Sequence[Request], slots: int) -> Iterator[list[Request]]:
    """Yield groups of consecutive requests that fit into the slots."""
    group, taken = list[Request](), 0
    for request in requests:
        if taken + request.n > slots:
            yield group
            group, taken = [], 0
        group.append(request)
        taken += request.n
    yield group

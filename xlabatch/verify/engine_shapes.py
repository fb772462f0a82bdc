"""Check the strong promise, which the kernels always keep: tokens and logits depend on the request alone.

Engines with other slots, contexts, budgets and run-ahead, and with drafts, serve the same requests. A prompt
that contains an answer must have the same log-probabilities as the answer had, bit for bit.
"""

from collections.abc import Iterator, Sequence
from dataclasses import replace

from xlabatch.checkpoint.load import Model
from xlabatch.engine.options import EngineOptions
from xlabatch.engine.xla import XlaBatchEngine
from xlabatch.request import Request
from xlabatch.verify.compare_streams import Check, Trial
from xlabatch.verify.features.drafts import DRAFT_TOKENS, draft_check, draft_model_check
from xlabatch.verify.streams import StreamRecorder, choices, record

STEPS = 4  # in a dispatch


def shape_checks(model: Model, options: EngineOptions, trial: Trial) -> Iterator[Check]:
    """Serve the requests with engines of other shapes; each stream must equal its solo stream bit for bit."""
    context = options.resolved_context
    most = min(context + 256, model.config.max_positions)
    widest = max(request.n for request in trial.requests)
    for slots, positions, budget, ahead, speculate, windows in (
        (1, context, 128, 0, 0, "ring"),
        (widest, most, 16, 0, DRAFT_TOKENS, "ring"),
        (widest + 5, context, 512, 2, 0, "full"),
    ):
        served = replace(trial, requests=[request for request in trial.requests if request.n <= slots])
        engine = XlaBatchEngine(
            model,
            slots=slots,
            context=positions,
            cache=options.cache,
            budget=budget,
            ahead=ahead,
            speculate=speculate,
            windows=windows,
        )
        streams = record(served.requests, engine.run(served.requests))
        lookup = ", prompt lookup" if speculate else ""
        rings = ", rings" if any(attn.ring for attn in engine.runner.config.attending) else ""
        name = f"another shape, {slots} slots of {positions}, budget {budget}, ahead {ahead}{lookup}{rings}"
        yield served.compare(name, streams)
        if speculate:
            yield draft_check(engine, served)
            if not model.config.recurrence:
                yield draft_model_check(model, engine.options, served)
    yield decode_steps_check(model, engine.options, trial)
    yield score_check(engine, choices(trial.requests))


def count_shape_checks(model: Model) -> int:
    """The number of these checks."""
    return 6 if model.config.recurrence else 7


def decode_steps_check(model: Model, options: EngineOptions, trial: Trial) -> Check:
    """Serve requests in groups that all have slots, because steps are joined only when nothing waits."""
    served = [
        request for request in trial.requests if request.logprobs is None and not request.is_constrained
    ]
    engine = XlaBatchEngine(
        model,
        slots=max(request.n for request in trial.requests),
        context=options.context,
        cache=options.cache,
        steps_per_dispatch=STEPS,
    )
    recorder = StreamRecorder(served)
    joined = 0
    waiting = list(served)
    while waiting:
        free = engine.options.slots
        while waiting and waiting[0].n <= free:
            free -= waiting[0].n
            engine.submit(waiting.pop(0))
        while not engine.idle:
            events = engine.step()
            joined += len(events) - len({(event.id, event.index) for event in events})
            for event in events:
                recorder.on_event(event)
    check = replace(trial, requests=served).compare(f"{STEPS} steps a dispatch", recorder.streams)
    can_join = any(len(stream.tokens) > 2 for stream in recorder.streams.values())
    return check.require(joined or not can_join, "no steps were joined", f"{joined} without a dispatch")


def score_check(engine: XlaBatchEngine, requests: Sequence[Request]) -> Check:
    """Score each prompt with its answer: prefill and decode must give equal log-probabilities."""
    name = "scores of answers"
    compared = 0
    scored = [
        replace(request, logprobs=0, logprob_token_ids=(), prompt_logprobs=None) for request in requests
    ]
    answers = record(scored, engine.run(scored))
    for request in requests:
        answer = answers[request.id]
        if answer.finish == "error":
            return Check(name, False, f"request {request.id}: error, {answer.reason}")
        (scores,) = engine.score([(*request.prompt, *(token.id for token in answer.tokens))])
        for position, token in enumerate(answer.tokens, len(request.prompt)):
            if scores[position] != token.logprobs:
                detail = f"decode {token.logprobs}, score {scores[position]}"
                return Check(name, False, f"request {request.id}, position {position}: {detail}")
        compared += len(answer.tokens)
    return Check(name, True, f"{compared} log-probabilities bit-equal to those of decode")

"""Check the strong promise, which the kernels keep: tokens and logits depend on the request alone.

Engines with other slots, contexts, budgets and run-ahead, and with drafts, serve the same requests. A prompt
that contains an answer must have the same log-probabilities as the answer had, bit for bit.
"""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from random import Random
from typing import Any

from xlabatch.checkpoint.load import Model
from xlabatch.engine.xla import XlaBatchEngine
from xlabatch.request import Request
from xlabatch.verify.compare_streams import Check, Comparer
from xlabatch.verify.features.decode_steps import decode_steps_check
from xlabatch.verify.features.drafts import DRAFT_TOKENS, draft_check, draft_model_check
from xlabatch.verify.streams import Streams, choices, record


def shape_checks(
    model: Model,
    context: int,
    cache: str | None,
    requests: Sequence[Request],
    solo: Streams,
    comparer: Comparer,
    rng: Random,
) -> Iterator[Check]:
    """Serve the requests with engines of other shapes; each stream must equal its solo stream bit for bit."""
    most, widest = min(context + 256, model.config.max_positions), max(request.n for request in requests)
    for slots, positions, budget, ahead, speculate in (
        (1, context, 128, 0, 0),
        (widest, most, 16, 0, 0 if model.config.recurrence else DRAFT_TOKENS),
        (widest + 5, context, 512, 2, 0),
    ):
        served = [request for request in requests if request.n <= slots]
        engine = XlaBatchEngine(
            model,
            slots=slots,
            context=positions,
            cache=cache,
            budget=budget,
            ahead=ahead,
            speculate=speculate,
        )
        streams = record(served, engine.run(served))
        lookup = ", prompt lookup" if speculate else ""
        name = f"another shape, {slots} slots of {positions}, budget {budget}, ahead {ahead}{lookup}"
        yield comparer.compare(name, choices(served), solo, streams)
        if speculate:
            yield draft_check(engine, served, solo, rng, comparer)
            yield draft_model_check(model, engine.options, served, solo, comparer)
    yield decode_steps_check(model, engine.options, requests, solo, comparer)
    yield score_check(engine, choices(requests))


def score_check(engine: XlaBatchEngine, requests: Sequence[Request]) -> Check:
    """Score each prompt with its answer: prefill and decode must give equal log-probabilities."""
    name, compared = "scores of answers", 0
    only: Any = {"logprobs": 0, "logprob_token_ids": (), "prompt_logprobs": None}
    scored = [replace(request, **only) for request in requests]
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

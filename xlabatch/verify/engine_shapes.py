"""The strong form of the promise, which the kernels keep: tokens and logits depend on the request alone.

The same requests are served by engines of other slots, contexts, budgets and run-ahead, and a prompt that
contains an answer must have the log-probabilities that the answer had, bit for bit.
"""

from collections.abc import Iterator, Sequence
from dataclasses import replace

from xlabatch.checkpoint.load import Model
from xlabatch.engine.xla import XlaBatchEngine
from xlabatch.request import Request
from xlabatch.verify.compare_streams import Check, Comparer
from xlabatch.verify.streams import Streams, choices, record


def shape_checks(
    model: Model, context: int, requests: Sequence[Request], solo: Streams, comparer: Comparer
) -> Iterator[Check]:
    """Serve the requests in engines of other shapes; each stream must equal its solo stream bit for bit."""
    most, widest = min(context + 256, model.config.max_positions), max(request.n for request in requests)
    for slots, positions, budget, ahead in (
        (1, context, 128, 0),
        (widest, most, 16, 0),
        (widest + 5, context, 512, 2),
    ):
        served = [request for request in requests if request.n <= slots]
        engine = XlaBatchEngine(model, slots=slots, context=positions, budget=budget, ahead=ahead)
        streams = record(served, engine.run(served))
        name = f"another shape, {slots} slots of {positions}, budget {budget}, ahead {ahead}"
        yield comparer.compare(name, choices(served), solo, streams)
    yield rescoring_check(engine, choices(requests))


def rescoring_check(engine: XlaBatchEngine, requests: Sequence[Request]) -> Check:
    """Serve each answer again as a prompt: the log-probabilities of prefill must equal those of decode."""
    name, compared = "answers as prompts", 0
    scored = [replace(request, logprobs=0, prompt_logprobs=None) for request in requests]
    answers = record(scored, engine.run(scored))
    for request in requests:
        answer = answers[request.id]
        if answer.finish == "error":
            return Check(name, False, f"request {request.id}: error, {answer.reason}")
        tokens = answer.tokens[:-1]  # the last one would need a position more
        prompt = (*request.prompt, *(token.id for token in tokens))
        again = Request(id=request.id, prompt=prompt, max_tokens=1, prompt_logprobs=0)
        prefilled = record([again], engine.run([again]))[request.id].prompt_logprobs or ()
        for at, token in enumerate(tokens):
            position = len(request.prompt) + at
            if prefilled[position] != token.logprobs:
                detail = f"decode {token.logprobs}, prefill {prefilled[position]}"
                return Check(name, False, f"request {request.id}, position {position}: {detail}")
        compared += len(tokens)
    return Check(name, True, f"{compared} log-probabilities bit-equal to those of decode")

"""What training and sampling ask of the engine: completions, the scores of targets, and their results."""

import asyncio
import time
import uuid
from collections.abc import AsyncGenerator, Iterable, Sequence
from functools import partial
from itertools import islice
from typing import Any

import numpy as np
from numpy.typing import NDArray

from xlabatch.api import QueueFull, scoring_options
from xlabatch.errors import Refused
from xlabatch.protocols.formatting import Json
from xlabatch.protocols.tinker.bodies import Sample
from xlabatch.protocols.tinker.messages import Datum, Sampled, sample_result
from xlabatch.request import REQUEST_FAULTS, Logprobs
from xlabatch.server.http.api_keys import Client
from xlabatch.server.service import EngineFailed, Server
from xlabatch.server.stream import updates
from xlabatch.server.subscriptions import Subscription
from xlabatch.text.outputs import Completion

AT_ONCE = 32  # prompts that are submitted together
MAX_OTHERS = 4096  # targets of a request that take a prompt of their own
RETRY_S = 0.2  # while the queue is full
GIVE_UP_S = 600.0  # after it had no room for any prompt
Numbers = NDArray[np.float32]
Ids = NDArray[np.int32]


async def score(
    server: Server, data: Sequence[Datum], targets: Sequence[Ids], name: str, owner: Client
) -> list[Numbers]:
    """Return the log-probability of each target, which has the bits that sampling it would give.

    A target that is not the next id of its sequence takes a request of its own.
    """
    differing = [
        np.flatnonzero(own[:-1] != datum.tokens[1:]) for datum, own in zip(data, targets, strict=True)
    ]
    count = sum(map(len, differing))
    if count > MAX_OTHERS:
        raise Refused(f"{count} targets are not the next id of their sequence; the limit is {MAX_OTHERS}")
    others = [(n, t) for n, of_datum in enumerate(differing) for t in of_datum.tolist()]

    def scored(n: int, end: int) -> Json:
        """The request that scores a target after the ids before `end`."""
        ids = [*data[n].tokens[:end].tolist(), int(targets[n][end - 1])]
        return scoring_options(ids, 0) | {"adapter": name}

    scores = []
    whole = (scored(n, len(datum.tokens)) for n, datum in enumerate(data))
    async for completion, *_ in complete(server, whole, owner):
        after_first = (completion.prompt_logprobs or ())[1:]
        last = (completion.logprobs or ())[0]
        scores.append(np.array([numbers(each) for each in (*after_first, last)], np.float32))
    place = iter(others)
    single = (scored(n, t + 1) | {"prompt_logprobs": None} for n, t in others)
    async for completion, *_ in complete(server, single, owner):
        n, t = next(place)
        scores[n][t] = numbers((completion.logprobs or ())[0])
    return scores


async def complete(
    server: Server, items: Iterable[Json], owner: Client
) -> AsyncGenerator[list[Completion], None]:
    """Run prompts in the engine, and yield the completions of each. EngineFailed if one has no proper end."""
    left = iter(items)
    at_once = min(AT_ONCE, server.llm.engine.limits.queue)
    while prompts := [item | {"id": uuid.uuid4().hex} for item in islice(left, at_once)]:
        subscriptions: list[Subscription] = []
        try:
            await submit(server, prompts, subscriptions, owner)
            async for _ in updates(subscriptions, None):
                pass
        finally:
            server.disconnect(subscriptions)
        for subscription in subscriptions:
            completions = [state.completion for state in subscription.prompt.completions]
            ended = [each for each in completions if each is not None]
            if failed := next((each for each in ended if each.finish in ("error", "cancelled")), None):
                if failed.reason in REQUEST_FAULTS:
                    raise Refused(failed.reason)
                raise EngineFailed(failed.reason or "the engine has ended the request")
            yield ended


async def submit(
    server: Server, prompts: Sequence[Json], subscriptions: list[Subscription], owner: Client
) -> None:
    """Submit prompts as the queue has room for them. QueueFull if it has none for a long time."""
    count = len(prompts)
    since_s = time.monotonic()
    while prompts:
        begun = prompts[:count]
        try:
            await server.submit(partial(list, begun), subscriptions, owner)
        except QueueFull:
            if time.monotonic() - since_s > GIVE_UP_S:
                raise
            count = max(count // 2, 1)  # a client's share may be small
            await asyncio.sleep(RETRY_S)
        else:
            prompts = prompts[count:]
            since_s = time.monotonic()


def check_datum(datum: Datum, n: int, needs: Sequence[str]) -> Ids:
    """Return a sequence's targets. Refused unless each of its inputs has a number for each position."""
    length = len(datum.tokens)
    if not length:
        raise Refused(f"data[{n}] has no tokens")
    wanted = ("target_tokens", *needs)
    if missing := [name for name in wanted if name not in datum.inputs]:
        raise Refused(f"data[{n}] has no {', '.join(missing)} in its loss_fn_inputs")
    if unknown := sorted(datum.inputs.keys() - set(wanted)):
        raise Refused(f"data[{n}] has {', '.join(unknown)!r:.100}, which this loss does not take")
    for name in wanted:
        if len(datum.inputs[name]) != length:
            raise Refused(f"data[{n}] has {length} tokens, but {len(datum.inputs[name])} {name}")
        if not np.isfinite(datum.inputs[name]).all():
            raise Refused(f"data[{n}]: {name} has a number that is not finite")
    targets = datum.inputs["target_tokens"]
    if not ((targets >= 0) & (targets < 2**31)).all():
        raise Refused(f"data[{n}]: target_tokens has a number that is no id")
    return targets.astype(np.int32)


def numbers(logprobs: Logprobs | None) -> float:
    assert logprobs is not None  # only the first id of a prompt has none
    return logprobs.token


def sampled(body: Sample, completions: Sequence[Completion]) -> bytes:
    """The result of sampling."""
    sequences = [
        Sampled(
            each.tokens,
            [logprobs.token for logprobs in each.logprobs or ()],
            each.finish == "length",
            [logprobs.top for logprobs in each.logprobs or ()] if body.topk_sample_logprobs else None,
        )
        for each in completions
    ]
    first = completions[0].prompt_logprobs
    cached = completions[0].stats.cached_tokens if completions[0].stats else 0
    if first is None:
        return sample_result(sequences, cached_tokens=cached)
    hidden = 0 if body.prompt_logprobs_last_n is None else max(len(first) - body.prompt_logprobs_last_n, 0)
    shown: list[Logprobs | None] = [*[None] * hidden, *first[hidden:]]
    top: Any = [each.top if each else () for each in shown] if body.topk_prompt_logprobs else None
    own = [each.token if each else None for each in shown] if body.prompt_logprobs else None
    return sample_result(sequences, own, top, cached)

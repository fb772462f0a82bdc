"""A response as server-sent events, built from the updates of its subscriptions. Knows no HTTP."""

import asyncio
from collections.abc import AsyncIterator, Iterable, Iterator, Sequence
from typing import TYPE_CHECKING

from xlabatch.protocols.updates import Update
from xlabatch.server.subscriptions import Subscription

if TYPE_CHECKING:  # AsyncLLM does not need pydantic
    from xlabatch.protocols.formatting import Json
    from xlabatch.protocols.response_builder import ResponseBuilder

Numbered = tuple[int, Update]  # with the number of its subscription
RESTARTED = "the weights were replaced, and the completion began again: what was sent of it is void"
INTERVAL_S = 0.005  # between two writes of a stream: a write costs as much as a small model's step


async def stream(
    builder: "ResponseBuilder", subscriptions: Sequence[Subscription], keep_alive_s: float
) -> AsyncIterator[bytes]:
    """Yield the response as events; chunks that arrive together are sent together."""
    write = builder.event_format.write
    for subscription in subscriptions:
        subscription.shows_progress = builder.shows_progress
    yield b"".join(map(write, builder.opening_chunks()))
    async for new in updates(subscriptions, keep_alive_s):
        if not builder.can_restart and (void := next((each for each in new if is_restart(each)), None)):
            yield b"".join(make_events(builder, *failed(void)))
            break
        events = [write(chunk) for chunk in progress_chunks(builder, subscriptions)]
        events += [each for numbered in new for each in make_events(builder, *numbered)]
        yield b"".join(events) if new or events else builder.event_format.keep_alive
    yield b"".join(map(write, builder.closing_chunks())) + builder.event_format.end


def is_restart(numbered: Numbered) -> bool:
    """Return whether what a stream has sent of a completion is void."""
    return numbered[1].delta.restarted


def failed(numbered: Numbered) -> Numbered:
    """Return an update as the error that ends a stream which cannot take back what it has sent."""
    number, update = numbered
    return number, update._replace(delta=update.delta._replace(finish="error", reason=RESTARTED))


def make_events(builder: "ResponseBuilder", number: int, update: Update) -> Iterable[bytes]:
    """Return the events for an update of the prompt with this number."""
    json = builder.text_chunk(number, update)
    if json is not None:
        return (b"data: %b\n\n" % json,) if json else ()
    return map(builder.event_format.write, builder.chunks(number, update))


async def updates(
    subscriptions: Sequence[Subscription], keep_alive_s: float | None
) -> AsyncIterator[list[Numbered]]:
    """Yield lists of new updates every few milliseconds; an empty list after `keep_alive_s` without any."""
    wake = asyncio.Event()
    for subscription in subscriptions:
        subscription.wake = wake
    while not all(each.prompt.done and not each.unread for each in subscriptions):
        wake.clear()
        new = list(unread(subscriptions))
        if not new:
            await wait(wake, keep_alive_s)
            new = list(unread(subscriptions))
        yield new
        if not all(each.prompt.done for each in subscriptions):
            await asyncio.sleep(INTERVAL_S)


async def wait(wake: asyncio.Event, timeout_s: float | None) -> None:
    """Wait for an event, which a timer sets after `timeout_s`: asyncio.timeout costs three times as much."""
    timer = timeout_s and asyncio.get_running_loop().call_later(timeout_s, wake.set)
    try:
        await wake.wait()
    finally:
        if timer:
            timer.cancel()


def progress_chunks(builder: "ResponseBuilder", subscriptions: Sequence[Subscription]) -> "Iterator[Json]":
    """Yield chunks for new progress of the prompts, if the response shows it."""
    if builder.shows_progress:
        for number, subscription in enumerate(subscriptions):
            if subscription.in_flight.progress:
                yield from builder.progress_chunks(number, subscription.in_flight.progress)


def unread(subscriptions: Sequence[Subscription]) -> Iterator[Numbered]:
    """Take the unread updates, in the order of the subscriptions."""
    for number, subscription in enumerate(subscriptions):
        while subscription.unread:
            yield number, subscription.unread.popleft()

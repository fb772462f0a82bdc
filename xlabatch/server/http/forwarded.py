"""What an ingress decides once for a request, however often it tries: its seed, and when it arrived.

An ingress before several replicas puts it into the request's scope, where no client can write. A request that
comes without an ingress has none, and is left as it is.
"""

import time
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from fastapi import Request

from xlabatch.protocols.formatting import Json

KEY = "xlabatch.forwarded"  # in the scope


class Forwarded(NamedTuple):
    """What does not depend on the replica that answers, or on how many have tried."""

    seed: int  # of the first prompt that has none; the next one has one more
    arrived_s: float  # seconds since 1970, by the clock of the ingress

    def item(self, number: int, item: Json) -> Json:
        """An item with a seed, and with what is left of its deadline."""
        left: dict[str, Any] = {}
        if item.get("deadline_s") is not None:
            left["deadline_s"] = max(item["deadline_s"] - max(time.time() - self.arrived_s, 0.0), 0.0)
        return {"seed": (self.seed + number) % 2**64} | item | left


def forwarded_items(client: Request, items: Callable[[], Sequence[Json]]) -> Callable[[], Sequence[Json]]:
    """The items of a request, with what its ingress has decided if it came through one."""
    forwarded: Forwarded | None = client.scope.get(KEY)
    if forwarded is None:
        return items
    return lambda: [forwarded.item(number, item) for number, item in enumerate(items())]


def adapted_items(adapter: str | None, items: Callable[[], Sequence[Json]]) -> Callable[[], Sequence[Json]]:
    """The items, each with an adapter if there is one."""
    return items if adapter is None else lambda: [item | {"adapter": adapter} for item in items()]

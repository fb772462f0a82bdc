"""What an ingress decides once per request, however often it tries: the seed and the time of arrival.

An ingress in front of several replicas writes it into the request's scope, where no client can write. A
request that comes without an ingress has none, and stays as it is.
"""

import time
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from fastapi import Request

from xlabatch.protocols.formatting import Json, with_ids

KEY = "xlabatch.forwarded"  # in the request's scope


class Forwarded(NamedTuple):
    """What is the same for every replica that tries the request."""

    seed: int  # of the first prompt without a seed; each further prompt adds one
    arrived_s: float  # seconds since 1970, by the ingress's clock

    def item(self, number: int, item: Json) -> Json:
        """Give an item a seed, and the time left until its deadline."""
        left: dict[str, Any] = {}
        if item.get("deadline_s") is not None:
            left["deadline_s"] = max(item["deadline_s"] - max(time.time() - self.arrived_s, 0.0), 0.0)
        return {"seed": (self.seed + number) % 2**64} | item | left


def complete_items(
    id: str, items: Callable[[], Sequence[Json]], client: Request, adapter: str | None
) -> list[Json]:
    """Give a request's items their ids, their adapter, and what its ingress has decided, if it has one."""
    own = {} if adapter is None else {"adapter": adapter}
    complete = [item | own for item in with_ids(id, items())]
    forwarded: Forwarded | None = client.scope.get(KEY)
    if forwarded is None:
        return complete
    return [forwarded.item(number, item) for number, item in enumerate(complete)]

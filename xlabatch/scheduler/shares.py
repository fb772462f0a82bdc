"""What each client has of what all share: the tokens that were computed for it, and its places in a queue.

A client is a name in the requests; requests without one have one client in common.
"""

from collections.abc import Mapping, Set
from typing import Any

from xlabatch.request import Request

Client = str | None


class ServedTokens:
    """The tokens that each client was served, divided by its weight.

    These are the virtual token counters of "Fairness in Serving Large Language Models" (OSDI 2024). A client
    that comes, or comes back, starts at the least of those with requests: being idle gives it no credit.
    """

    def __init__(self) -> None:
        self.by_client: dict[Client, float] = {}  # those with requests, and those that were served more

    def add(self, request: Request, tokens: int) -> None:
        """Count tokens for a request's client."""
        before = self.by_client.get(request.client, 0.0)
        self.by_client[request.client] = before + tokens / request.client_weight

    def start(self, client: Client, active: Set[Client]) -> None:
        """Begin to count for a client that had no request, while these have some."""
        least = min((self.by_client.get(each, 0.0) for each in active), default=None)
        if least is None:
            self.by_client = {client: 0.0}
            return
        kept = {each: count for each, count in self.by_client.items() if each in active or count > least}
        self.by_client = kept | {client: max(kept.get(client, 0.0), least)}


def has_place(held: Mapping[Any, int], client: Client, places: int, *, reserve: int, more: int = 1) -> bool:
    """Whether a client gets one more, or several, of the places that all clients share.

    While there are free ones, every client does. A reserve of further places is for clients that hold none,
    or would still hold no more than their share: the places divided by the clients that hold any.
    """
    total = sum(held.values()) + more
    own = held.get(client, 0)
    within_share = not own or (own + more) * len(held) <= places
    return total <= places or (total <= places + reserve and within_share)

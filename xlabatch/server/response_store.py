"""Keep a bounded number of responses, which later requests can refer to by id."""

import json
from collections import OrderedDict
from collections.abc import Sequence
from dataclasses import dataclass

from xlabatch.protocols.formatting import Json
from xlabatch.protocols.responses_api_items import Item
from xlabatch.server.event_log import EventLog

MAX_RESPONSES = 1024
MAX_BYTES = 64 * 2**20  # of their JSON


@dataclass(frozen=True, eq=False)
class Stored:
    """A response with the items of its conversation."""

    response: Json
    input_items: Sequence[Json]
    conversation: Sequence[Item]  # items of previous responses, of the input and of the output
    events: EventLog | None = None  # set if it was streamed in the background

    @property
    def nbytes(self) -> int:
        items = [item.model_dump() for item in self.conversation]
        nbytes = len(json.dumps([self.response, list(self.input_items), items]))
        if self.events:  # the last event, with the whole response, is still to come
            nbytes += self.events.nbytes + len(json.dumps(self.response))
        return nbytes


class ResponseStore:
    """The latest responses; the least recently used is dropped first."""

    def __init__(self, max_responses: int = MAX_RESPONSES, max_bytes: int = MAX_BYTES) -> None:
        self.max_responses = max_responses
        self.max_bytes = max_bytes
        self.by_id: OrderedDict[str, tuple[Stored, int]] = OrderedDict()
        self.nbytes = 0

    def put(self, stored: Stored) -> None:
        """Keep a response, unless it exceeds the limit by itself."""
        size = stored.nbytes
        if size > self.max_bytes:
            return
        self.by_id[stored.response["id"]] = stored, size
        self.nbytes += size
        while len(self.by_id) > self.max_responses or self.nbytes > self.max_bytes:
            self.nbytes -= self.by_id.popitem(last=False)[1][1]

    def get(self, id: str) -> Stored | None:
        """Return the response with this id, or None, and count it as used."""
        if id not in self.by_id:
            return None
        self.by_id.move_to_end(id)
        return self.by_id[id][0]

    def delete(self, id: str) -> bool:
        """Drop a response -> whether it was there."""
        stored = self.by_id.pop(id, None)
        self.nbytes -= stored[1] if stored else 0
        return stored is not None

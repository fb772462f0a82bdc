"""The models of a server, by the names that requests have for them.

The only place that knows that there may be several. Each has an engine, threads and processes of its own;
they share connections, the process that validates bodies, files, stored responses and the processors.
"""

from collections.abc import Sequence
from typing import NamedTuple

from xlabatch.server.http.body_process import BodyProcess
from xlabatch.server.metrics import ServerMetrics
from xlabatch.server.service import Server, UnknownModel
from xlabatch.server.settings import check_distinct
from xlabatch.server.turns import SharedThread
from xlabatch.text.outputs import PendingPrompt


class Named(NamedTuple):
    """What a request names: a model, and perhaps one of its adapters."""

    server: Server
    adapter: str | None
    name: str  # for answers


class Models:
    """One or several models; the first one answers requests that name none."""

    def __init__(self, servers: Sequence[Server]) -> None:
        """Refused if a name is that of two models or adapters."""
        self.servers = tuple(servers)
        self.first = self.servers[0]
        self.settings = self.first.settings  # those of every model, except for its names
        self.tracing = self.first.tracing  # the same for all
        check_distinct(name for server in self.servers for name in (*server.settings.names, *server.adapters))
        self.metrics = ServerMetrics({server.settings.name: server.metrics for server in self.servers})
        self.body_process = BodyProcess(SharedThread("xlabatch-bodies"), self.settings.lenient)

    def find(self, name: str | None) -> Named | None:
        """Return what has this name, which for None is the first model; None if nothing has it."""
        for server in self.servers:
            if name is None or name in server.settings.names:
                return Named(server, None, server.settings.name)
            if name in server.adapters:
                return Named(server, name, name)
        return None

    def named(self, name: str | None) -> Named:
        """Return what has this name, or the first model if the server is lenient; else UnknownModel."""
        found = self.find(name) or (self.find(None) if self.settings.lenient else None)
        if found is None:
            listed = [known for each in self.servers for known in (each.settings.name, *each.adapters)]
            served = ", ".join(map(repr, listed))
            raise UnknownModel(f"model {name!r:.100} is not served here; the server has {served}")
        return found

    def named_or_first(self, name: str) -> Named:
        """Return what has this name, or else the first model: some clients name other companies' models."""
        return self.find(name) or self.named(None)

    @property
    def unhealthy(self) -> Server | None:
        """The first model that cannot answer requests now."""
        return next((each for each in self.servers if each.dispatcher.state != "ready"), None)

    @property
    def is_ready(self) -> bool:
        """Whether any model can answer requests."""
        return any(each.dispatcher.state == "ready" for each in self.servers)

    @property
    def closing(self) -> bool:
        return self.first.dispatcher.closing

    @property
    def in_flight(self) -> int:
        """How many requests run or wait."""
        return sum(len(each.dispatcher.in_flight) for each in self.servers)

    @property
    def slots(self) -> int:
        return sum(each.llm.engine.options.slots for each in self.servers)

    @property
    def most_weight_bytes(self) -> int:
        """What the weights of any model take in float32, and some more for names."""
        return max(4 * each.llm.engine.weight_numbers for each in self.servers) + 2**26

    def cancel(self, prompt: PendingPrompt) -> None:
        """End the completions of a prompt, only for its own client, in whichever engine they are."""
        for server in self.servers:
            server.dispatcher.cancel(prompt)

    def open(self) -> None:
        for server in self.servers:
            server.dispatcher.open()

    def refuse_requests(self) -> None:
        """Refuse new requests. Processes end at once: what waits for one would be refused after it anyway."""
        for server in self.servers:
            server.dispatcher.closing = True
            server.dispatcher.thread.resume()  # what runs may end, if it was paused
            server.end_processes()
        self.body_process.process.close()

    def cancel_all(self) -> None:
        for server in self.servers:
            server.dispatcher.cancel_all()

    async def close(self) -> None:
        """End the processes, drop work on text that has not begun, and stop the engines."""
        self.body_process.thread.close()
        self.body_process.process.close()
        for server in self.servers:
            server.close()
        for server in self.servers:
            await server.dispatcher.close()
        if self.tracing:
            await self.tracing.close()

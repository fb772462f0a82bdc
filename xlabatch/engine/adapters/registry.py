"""The adapters that requests can name: loaded into places of the tables, removed, and kept while in use.

A request's name is resolved once, when it is submitted, to a key with a digest of the weights. The keys and
values that it leaves are reused by requests with the same key only, and it keeps its weights to its end even
if another adapter gets the name meanwhile.
"""

from collections.abc import Collection
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Literal, NamedTuple

import jax
import jax.numpy as jnp
import numpy as np

from xlabatch.checkpoint.adapter_placement import arrange
from xlabatch.checkpoint.peft import open_adapter
from xlabatch.engine.options import EngineOptions, check_running
from xlabatch.engine.runner import Runner
from xlabatch.errors import Refused
from xlabatch.model.adapters import AdapterMatrices
from xlabatch.model.params import Params
from xlabatch.request import Request
from xlabatch.scheduler.chunking import Chunk
from xlabatch.scheduler.scheduler import Scheduler
from xlabatch.validation import identifier, printable

MARK = "@"  # between a name and a digest
NO_PLACES = "this engine takes none: start it with adapters=1 or more"


@dataclass(frozen=True)
class LoadedAdapter:
    """An adapter in its place."""

    name: str
    digest: str
    place: int  # in the tables; 0 is no adapter
    rank: int

    @property
    def key(self) -> str:
        return f"{self.name}{MARK}{self.digest}"


class ReadAdapter(NamedTuple):
    """An adapter that has no place yet, and what will be written there."""

    adapter: LoadedAdapter
    matrices: list[AdapterMatrices]


class Adapters:
    """The adapters of one engine, by name."""

    def __init__(
        self, specs: Params | None, options: EngineOptions, runner: Runner, scheduler: Scheduler
    ) -> None:
        self.specs = specs
        self.runner = runner
        self.scheduler = scheduler
        self.count = options.adapters
        self.rank = options.adapter_rank
        self.by_name: dict[str, LoadedAdapter] = {}
        self.removed: list[LoadedAdapter] = []  # that requests may still use

    def load(self, name: str, folder: str | Path) -> LoadedAdapter:
        """Read a PEFT folder, so that requests can name it; nothing is compiled."""
        return self.add(self.read(name, folder))

    def read(self, name: str, folder: str | Path) -> ReadAdapter:
        """Read and check an adapter's files, which changes nothing: any thread may do it during a step."""
        self.check_name(name)
        assert self.specs is not None
        files = open_adapter(Path(folder))
        matrices = arrange(files, self.specs, self.rank, self.runner.layout.packs_weights)
        return ReadAdapter(LoadedAdapter(name, files.digest, 0, files.rank), matrices)

    def add(self, read: ReadAdapter) -> LoadedAdapter:
        """Let requests name an adapter that was read."""
        name = read.adapter.name
        self.check_name(name)
        adapter = next((each for each in self.used_still() if each.key == read.adapter.key), None)
        if adapter is None:
            adapter = replace(read.adapter, place=self.free_place(name))
            self._write(adapter.place, read.matrices)
        self.by_name[name] = adapter  # first: it is never in neither, whatever interrupts this
        self.removed = [each for each in self.removed if each is not adapter]
        return adapter

    def remove(self, name: str, running: Literal["keep", "cancel"] = "keep") -> None:
        """Let no more requests name an adapter. Those that do so now run to their ends, or are cancelled."""
        check_running(running, ("keep", "cancel"))
        if name not in self.by_name:
            raise Refused(self.unknown(name))
        adapter = self.by_name[name]
        self.removed.append(adapter)
        del self.by_name[name]
        if running == "cancel":
            self._cancel([adapter], f"its adapter {name} was removed")

    def _cancel(self, adapters: Collection[LoadedAdapter], reason: str) -> None:
        keys = {each.key for each in adapters}
        for id in dict.fromkeys(each.id for each in self.requests() if each.adapter in keys):
            self.scheduler.cancel(id, reason=reason)

    def _write(self, place: int, matrices: list[AdapterMatrices]) -> None:
        """Write an adapter to its place in the tables. If that fails within, the tables are lost with all
        adapters, since the program has taken their memory: they become empty, so that the model serves on.
        """
        try:
            write(self.runner, place, matrices)
        except BaseException:  # also an interrupt, after which the engine goes on
            if any(leaf.is_deleted() for leaf in jax.tree.leaves(self.runner.arrays.adapters)):
                lost = [*self.by_name.values(), *self.removed]
                self._cancel(lost, "the adapters were lost when one more could not be loaded")
                self.by_name = {}
                self.removed = []
                clear(self.runner)
            raise

    def resolve(self, request: Request) -> Request:
        """The request with the key of its adapter in place of the name; Refused if there is none."""
        if request.adapter is None:
            return request
        if not self.count:
            raise Refused(f"request {request.id}: adapter is given, but {NO_PLACES}")
        by_name = dict(self.by_name)  # a copy: the engine's thread may change it
        loaded = {each.key: each for each in by_name.values()} | by_name
        if request.adapter not in loaded:
            raise Refused(f"request {request.id}: {self.unknown(request.adapter)}")
        return request.changed(adapter=loaded[request.adapter].key)

    def places_of(self, chunk: Chunk) -> list[int] | None:
        """The place of the adapter of each piece of a chunk; None in an engine that takes none."""
        return [self.place_of(piece.sequence.request) for piece in chunk.pieces] if self.count else None

    def place_of(self, request: Request) -> int:
        """The place of a resolved request's adapter, 0 without one."""
        if request.adapter is None:
            return 0
        known = (*self.by_name.values(), *self.removed)
        return next(each.place for each in known if each.key == request.adapter)

    def check_name(self, name: str) -> None:
        """Raise Refused unless an adapter can get this name now."""
        if not self.count:
            raise Refused(f"adapter {printable(name)}: {NO_PLACES}")
        try:
            identifier(name)
        except Refused as error:
            raise Refused(f"an adapter's name {error}") from None
        if MARK in name:
            raise Refused(f"adapter {name}: the name of an adapter has no {MARK}")
        if name in self.by_name:
            raise Refused(f"adapter {name}: one of this name is loaded already; remove it first")

    def unknown(self, name: str) -> str:
        loaded = ", ".join(self.by_name) or "none"
        return f"no adapter is named {printable(name)!r}; loaded are: {loaded}"

    def free_place(self, name: str) -> int:
        """A place that no loaded adapter has, and no running request uses."""
        taken = {each.place for each in (*self.by_name.values(), *self.used_still())}
        free = next((place for place in range(1, self.count + 1) if place not in taken), None)
        if free is None:
            used = ", ".join([*self.by_name, *(f"{each.name} (removed, in use)" for each in self.removed)])
            raise Refused(f"adapter {name}: all {self.count} places are taken, by {used}; remove one")
        return free

    def used_still(self) -> list[LoadedAdapter]:
        """The removed adapters that requests still use; the others are forgotten."""
        used = {request.adapter for request in self.requests()}
        self.removed = [each for each in self.removed if each.key in used]
        return self.removed

    def requests(self) -> list[Request]:
        return [*self.scheduler.table.requests()]


def clear(runner: Runner) -> None:
    """Make tables without adapters, in the place of those that were lost."""
    old = runner.arrays.adapters
    empty = jax.tree.map(lambda leaf: jnp.zeros(leaf.shape, leaf.dtype), old)
    runner.arrays.adapters = empty


def write(runner: Runner, place: int, matrices: list[AdapterMatrices]) -> None:
    """Write an adapter to its place in the tables."""
    runner.update("write_adapter", np.int32(place), matrices)

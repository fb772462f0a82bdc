"""Specs for a device's part of a leaf: some rows, some columns, some experts, or some rows of each expert."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field, replace
from typing import Any

import jax.numpy as jnp
import numpy as np
from numpy.typing import DTypeLike

from xlabatch.checkpoint.tensor_specs import Array, Read, TensorSpec, as_stored, transposed

Span = tuple[int, int]  # start and stop
MOST_ROWS = 2**32  # in one tensor
MOST_READS = 64  # for one part; if it needs more, whole tensors are read


@dataclass(frozen=True)
class CutSpec(TensorSpec):
    """A part of another leaf, padded with zeros. It is read from the same tensors."""

    uncut: TensorSpec = field(kw_only=True)
    rows: tuple[Span, ...] = ()  # in this order; used only without columns
    columns: Span | None = None  # None: all

    @property
    def whole(self) -> TensorSpec:
        return self.uncut

    def read(self, read: Read) -> Array:
        """Read the part in float32. Only the needed rows or columns are read, if the files allow it."""
        part = np.zeros(self.shape, np.float32)
        runs = list(self.runs()) if self.is_by_rows else []
        if self.columns and self.uncut.layout is as_stored:
            part[:] = read(self.uncut.parts[0][0], (slice(None), slice(*self.columns)))
        elif not 0 < len(runs) <= MOST_READS:
            taken = self.take(self.uncut.read(read))
            part[: len(taken)] = taken
        else:
            at = 0
            for name, start, stop in runs:
                part[at : at + stop - start] = read(name, (slice(start, stop),))
                at += stop - start
        return part

    def join(self, read: Read, dtype: DTypeLike) -> Array:
        """Read some rows in a dtype. Rows that are missing at the end are like the last one of the leaf.

        The last axis may be another one than the leaf's: blocks of numbers, or the number of a row.
        """
        assert self.columns is None
        whole = replace(self.uncut, shape=(*self.uncut.shape[:-1], self.shape[-1])).join(read, dtype)
        taken = self.take(whole)
        return np.concatenate([taken, np.repeat(whole[-1:], self.shape[0] - len(taken), axis=0)])

    def draw(self, draw: Callable[[TensorSpec], Any]) -> Any:
        """Draw the whole leaf on the device, and return the part."""
        part = self.take(draw(replace(self.uncut, dtype=self.dtype)))
        return jnp.pad(part, [(0, size - had) for size, had in zip(self.shape, part.shape, strict=True)])

    def take(self, leaf: Any) -> Any:
        """Return the part of an array that is the whole leaf, without padding."""
        if self.columns:
            return leaf[:, slice(*self.columns)]
        return leaf[np.concatenate([np.arange(*span) for span in self.rows])]

    @property
    def is_by_rows(self) -> bool:
        """Whether the part consists of whole rows that are stored tensors' rows, unchanged."""
        same = all(shape[1:] == self.uncut.shape[1:] for _, shape in self.uncut.parts)
        return same and self.columns is None and self.uncut.layout is not transposed

    def runs(self) -> Iterator[tuple[str, int, int]]:
        """Yield the part's runs of consecutive rows: stored tensor, first row, last row + 1."""
        columns = (1,) * (len(self.uncut.shape) - 1)
        # for each row: its stored tensor, and its number in that tensor
        source = np.empty((self.uncut.shape[0], *columns), np.int64)
        for n, (_, shape) in enumerate(self.uncut.parts):
            numbers = n * MOST_ROWS + np.arange(shape[0]).reshape(-1, *columns)
            for write in self.uncut.layout(source.shape, n, numbers):
                source.reshape(write.view_shape)[write.index] = write.value
        taken = self.take(source).reshape(-1)
        if not taken.size:
            return  # all of it is padding
        for run in np.split(taken, np.flatnonzero(np.diff(taken) != 1) + 1):
            part, first = divmod(int(run[0]), MOST_ROWS)
            yield self.uncut.parts[part][0], first, first + len(run)


@dataclass(frozen=True)
class SomeFeatures(TensorSpec):
    """Parts of a leaf's last axis, joined. The leaf is small, so it is read as a whole."""

    uncut: TensorSpec = field(kw_only=True)
    spans: tuple[Span, ...] = field(kw_only=True)

    def read(self, read: Read) -> Array:
        """Read the parts in float32."""
        return self.take(self.uncut.read(read))

    def draw(self, draw: Callable[[TensorSpec], Any]) -> Any:
        """Draw the whole leaf on the device, and return the parts."""
        return self.take(draw(replace(self.uncut, dtype=self.dtype)))

    def take(self, leaf: Any) -> Any:
        """Return the parts of an array that is the whole leaf."""
        return leaf[..., np.concatenate([np.arange(*span) for span in self.spans])]


@dataclass(frozen=True)
class SomeEntries(TensorSpec):
    """Some entries of a leaf's leading axis: experts, each with its own tensors or all in one tensor."""

    uncut: TensorSpec = field(kw_only=True)
    first: int = field(kw_only=True)

    def take_entry(self, n: int) -> TensorSpec:
        """Return the spec of the n-th entry."""
        return replace(self.uncut.take_entry(self.first + n), shape=self.shape[1:], dtype=self.dtype)

    def read(self, read: Read) -> Array:
        """Read the entries in float32, one by one."""
        return np.stack([self.take_entry(n).read(read) for n in range(self.shape[0])])

    def draw(self, draw: Callable[[TensorSpec], Any]) -> Any:
        """Draw each entry on its own on the device."""
        return jnp.stack([draw(self.take_entry(n)) for n in range(self.shape[0])])


@dataclass(frozen=True)
class RowsOfEach(TensorSpec):
    """Some rows of each entry of a leaf's leading axis, padded with zeros: of each expert."""

    uncut: TensorSpec = field(kw_only=True)
    rows: tuple[Span, ...] = field(kw_only=True)

    @property
    def whole(self) -> TensorSpec:
        return self.uncut

    def take_entry(self, n: int) -> TensorSpec:
        """Return the spec of the n-th entry's rows."""
        uncut = self.uncut.take_entry(n)
        return CutSpec(self.shape[1:], uncut.parts, dtype=self.dtype, uncut=uncut, rows=self.rows)

    def read(self, read: Read) -> Array:
        """Read the rows in float32, of one entry after the other."""
        return np.stack([self.take_entry(n).read(read) for n in range(self.shape[0])])

    def join(self, read: Read, dtype: DTypeLike) -> Array:
        """Read them in a dtype; the last axis may be another one than the leaf's."""
        return np.stack([self.take_entry(n).join(read, dtype) for n in range(self.shape[0])])

    def draw(self, draw: Callable[[TensorSpec], Any]) -> Any:
        """Draw each entry on its own on the device, and return its rows."""
        return jnp.stack([self.take_entry(n).draw(draw) for n in range(self.shape[0])])

"""Packed weights in files that later starts map: nothing is packed again, and processes share the memory.

A file has the arrays of a model one after another, as they lie in memory. It is named by what they are made
from (the model's files, the format, this version of the code), and by a digest of its content, which is
hashed again only when the file has changed. Its folder must be as safe as the weights themselves.
"""

import fcntl
import hashlib
import logging
import math
from collections.abc import Iterable, Iterator, Sequence
from contextlib import ExitStack, contextmanager, suppress
from dataclasses import dataclass
from itertools import accumulate
from pathlib import Path
from typing import Any, TypeVar

import jax
import numpy as np

from xlabatch.checkpoint.digest_cache import cached_digest, keep_digest
from xlabatch.checkpoint.hashing import file_digest
from xlabatch.checkpoint.whole_files import replace_file
from xlabatch.errors import Refused
from xlabatch.kernels.library import library_digest
from xlabatch.validation import one_line, printable

Tree = TypeVar("Tree")

SUFFIX = ".packed"
PAGE = 4096  # arrays begin at multiples of it
log = logging.getLogger(__name__)


@dataclass(frozen=True)
class PackedCopies:
    """The copies in a folder that this version of the code has made."""

    folder: Path
    code: str  # a digest of it

    def __post_init__(self) -> None:
        try:
            self.folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        except OSError as error:
            raise Refused(f"packed_cache {printable(self.folder)} cannot be used: {error.strerror}") from None

    def name(self, *made_from: str) -> str:
        """The first part of a file's name, given the digests of the model's files and the format."""
        return f"{short_digest(made_from)}-{short_digest((self.code, library_digest()))}"

    @contextmanager
    def locked(self, name: str) -> Iterator[None]:
        """Keep other processes away from a copy, so that some that start together pack once, and share it.

        A folder that cannot be written needs no lock: a copy in it is read all the same.
        """
        with ExitStack() as stack:
            try:
                lock = stack.enter_context((self.folder / f"{name}.lock").open("w"))
                fcntl.flock(lock, fcntl.LOCK_EX)
            except OSError as error:
                log.warning("packed weights are not locked: %s", one_line(error))
            yield

    def load(self, name: str, shapes: Tree) -> Tree | None:
        """The arrays of these shapes and dtypes from a copy; None if there is none."""
        for path in self.folder.glob(f"{name}-*{SUFFIX}"):
            try:
                if path.stem == f"{name}-{cached_digest(path)}":
                    return mapped(path, shapes)
                log.warning("a packed copy is damaged and is made again: %s", printable(path))
                path.unlink()
            except (OSError, Refused) as error:
                log.warning("a packed copy cannot be read: %s", one_line(error))
        return None

    def save(self, name: str, params: Tree) -> Tree:
        """The same arrays, mapped from a copy that is written now; those given if it cannot be written.

        Between `load` and this the copy is locked.
        """
        staged = self.folder / f"{name}.new"
        try:
            for left in self.folder.glob(f"{staged.name}*"):  # by a process that was killed
                left.unlink()
            with replace_file(staged) as file:
                write(file, jax.tree.leaves(params))
            digest = file_digest(staged)
            path = staged.rename(self.folder / f"{name}-{digest}{SUFFIX}")
            keep_digest(path, digest)
            self._remove_others(path)
            return mapped(path, params)
        except (OSError, Refused) as error:
            log.warning("packed weights are not kept: %s", one_line(error))
            return params

    def _remove_others(self, path: Path) -> None:
        """Remove the copies of the same weights that other versions of the code have made."""
        model, _, _ = path.name.partition("-")
        for other in self.folder.glob(f"{model}-*{SUFFIX}"):
            if other != path:
                with suppress(OSError):
                    other.unlink()


def short_digest(parts: Iterable[str]) -> str:
    return hashlib.sha256("\n".join(parts).encode()).hexdigest()[:16]


def places(leaves: Sequence[Any]) -> list[slice]:
    """Where arrays lie in a file."""
    sizes = [math.prod(leaf.shape) * leaf.dtype.itemsize for leaf in leaves]
    starts = accumulate((-(-size // PAGE) * PAGE for size in sizes), initial=0)
    return [slice(start, start + size) for start, size in zip(starts, sizes, strict=False)]


def write(path: Path, leaves: Sequence[jax.Array]) -> None:
    there = places(leaves)
    with path.open("wb") as file:
        for leaf, place in zip(leaves, there, strict=True):
            file.seek(place.start)
            np.asarray(leaf).reshape(-1).view(np.uint8).tofile(file)
        file.truncate(there[-1].stop)


def mapped(path: Path, shapes: Tree) -> Tree:
    """Arrays whose memory is a file's. jax takes it without a copy, because pages are aligned."""
    leaves, tree = jax.tree.flatten(shapes)
    there = places(leaves)
    memory = np.memmap(path, np.uint8, mode="r")
    if len(memory) != there[-1].stop:
        raise Refused(f"{printable(path)} has {len(memory)} bytes, of {there[-1].stop}")

    def array(leaf: Any, place: slice) -> jax.Array:
        return jax.device_put(memory[place].view(leaf.dtype).reshape(leaf.shape))

    return jax.tree.unflatten(tree, map(array, leaves, there))

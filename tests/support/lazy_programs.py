"""Programs that are compiled when they are first used: most tests use a few of an engine's twenty.

They are lowered when their engine starts, so what a test replaces later does not reach them.
"""

import fcntl
import functools
import hashlib
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from xlabatch.engine import programs
from xlabatch.engine.programs import EngineShape, Programs

compile_eagerly: Callable[[EngineShape], Programs] = programs.compile_programs.__wrapped__


@dataclass(eq=False)
class LazyProgram:
    """A lowered program, compiled by its first call or by reading `run`. It reports no cost."""

    lowered: Any
    lock: Path
    seconds: float = 0.0
    temp_bytes: int = 0

    @functools.cached_property
    def run(self) -> Callable[..., Any]:
        """The compiled program. Of several workers that need it, the first compiles and the others wait."""
        with locked(self.lock):
            return programs.compile_one(lambda: self.lowered).run

    __call__ = programs.Program.__call__


@contextmanager
def locked(path: Path) -> Iterator[None]:
    """Hold a file's lock among processes."""
    path.parent.mkdir(parents=True, exist_ok=True)
    with path.open("w") as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        yield


def use_lazy_programs(folder: Path) -> None:
    """Let the engines of this process compile each program when they first use it, with locks in a folder."""

    @functools.lru_cache(programs.KEPT_SHAPES)
    def lower_programs(shape: EngineShape) -> Programs:
        lowers = programs.lower_shape(shape)
        with ThreadPoolExecutor() as pool:
            lowered = zip(lowers, pool.map(lambda lower: lower(), lowers.values()), strict=True)
        lazy: Any = {name: LazyProgram(program, folder / lock_name(shape, name)) for name, program in lowered}
        return programs.by_kind(lazy, time.perf_counter())

    programs.compile_programs = lower_programs


def lock_name(shape: EngineShape, program: str) -> str:
    """The name of a program's lock file."""
    return hashlib.sha256(f"{shape!r} {program}".encode()).hexdigest() + ".lock"

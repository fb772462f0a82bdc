"""Programs that are lowered and compiled at their first use: most tests use a few of an engine's twenty.

A test that replaces a function that jax traces must call `lower_now` for the programs that stay as they are.
"""

import fcntl
import functools
import hashlib
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from xlabatch.engine import programs
from xlabatch.engine.programs import EngineShape, Programs

compile_eagerly: Callable[[EngineShape], Programs] = programs.compile_programs.__wrapped__


@dataclass(eq=False)
class LazyProgram:
    """A program that its first call compiles, or reading `run`. It reports no cost."""

    lower: Callable[[], Any]
    lock: Path
    seconds: float = 0.0
    temp_bytes: int = 0

    @functools.cached_property
    def lowered(self) -> Any:
        return self.lower()

    @functools.cached_property
    def run(self) -> Callable[..., Any]:
        """The compiled program. Of several workers that need it, the first compiles and the others wait."""
        lowered = self.lowered
        with locked(self.lock):
            return programs.compile_one(lambda: lowered).run

    def __call__(self, *args: Any) -> Any:
        # what is wrong while it is traced or compiled is no failure of a launch
        return programs.Program(self.run, self.seconds, self.temp_bytes)(*args)


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
        lowers = programs.lower_shape(shape).items()
        lazy: Any = {name: LazyProgram(lower, folder / lock_name(shape, name)) for name, lower in lowers}
        return programs.by_kind(lazy, time.perf_counter())

    programs.compile_programs = lower_programs


def lower_now(shared: Programs) -> None:
    """Lower every program of an engine: what a test replaces later does not reach them."""
    for program in shared.by_name().values():
        if isinstance(program, LazyProgram):
            assert program.lowered


def lock_name(shape: EngineShape, program: str) -> str:
    """The name of a program's lock file."""
    return hashlib.sha256(f"{shape!r} {program}".encode()).hexdigest() + ".lock"

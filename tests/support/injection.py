"""One switch for faults: XLABATCH_FAULTS names functions of xlabatch that raise at a call. For tests only.

    XLABATCH_FAULTS="engine.runner.Runner.prefill:3, server.metrics.Metrics.on_finished:1:after"

is a fault at the third call of one function, before it does anything, and one after the first call of another
function has done its work. Nothing in the package knows of it: functions are replaced wherever a module of
the package has imported them. `python -m support.injection` is the command line with these faults.
"""

import functools
import importlib
import inspect
import os
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from types import ModuleType
from typing import Any

SWITCH = "XLABATCH_FAULTS"


class InjectedFault(Exception):
    """A fault that a test has asked for."""


@dataclass
class Point:
    """A function, and the call of it that raises."""

    name: str  # within the package
    call: int = 1
    after: bool = False  # the call has done its work
    calls: int = 0  # so far

    @classmethod
    def parse(cls, text: str) -> "Point":
        name, *rest = text.strip().split(":")
        return cls(name, int(rest[0]) if rest else 1, rest[1:] == ["after"])

    @property
    def was_hit(self) -> bool:
        return self.calls >= self.call

    def wrap(self, function: Callable[..., Any]) -> Callable[..., Any]:
        """The function, which raises at one call."""

        @functools.wraps(function)
        def wrapped(*args: Any, **kwargs: Any) -> Any:
            self.calls += 1
            if self.calls != self.call:
                return function(*args, **kwargs)
            if self.after:
                function(*args, **kwargs)
            raise InjectedFault(f"at {self.name}")

        @functools.wraps(function)
        async def awaited(*args: Any, **kwargs: Any) -> Any:
            self.calls += 1
            fails = self.calls == self.call
            if fails and not self.after:
                raise InjectedFault(f"at {self.name}")
            result = await function(*args, **kwargs)
            if fails:
                raise InjectedFault(f"at {self.name}")
            return result

        return awaited if inspect.iscoroutinefunction(function) else wrapped


def names_of(table: Mapping[str, Sequence[str]]) -> list[str]:
    """The names of functions that a table has by file."""
    return [
        f"{file.removesuffix('.py').replace('/', '.')}.{name}"
        for file, names in table.items()
        for name in names
    ]


def owner_of(name: str) -> tuple[Any, str]:
    """The module or class that has a function, and the function's name there."""
    *path, function = name.split(".")
    classes = [part for part in path if part[0].isupper()]
    owner: Any = importlib.import_module(".".join(["xlabatch", *path[: len(path) - len(classes)]]))
    for each in classes:
        owner = getattr(owner, each)
    return owner, function


@contextmanager
def injected(*faults: str) -> Iterator[list[Point]]:
    """Faults at some points, which count their calls."""
    points = [Point.parse(fault) for fault in faults]
    replaced: list[tuple[Any, str, Any]] = []
    try:
        for point in points:
            owner, name = owner_of(point.name)
            original = vars(owner)[name]
            function = original.__func__ if isinstance(original, (staticmethod, classmethod)) else original
            wrapped = point.wrap(function)
            new = type(original)(wrapped) if function is not original else wrapped
            for place in places_of(owner, name, original):
                replaced.append((place, name, original))
                setattr(place, name, new)
        yield points
    finally:
        for place, name, original in reversed(replaced):
            setattr(place, name, original)


def places_of(owner: Any, name: str, original: Any) -> list[Any]:
    """Where a function is: its class, or every module that has imported it."""
    if not isinstance(owner, ModuleType):
        return [owner]
    modules = [module for key, module in sys.modules.items() if key.startswith("xlabatch")]
    return [module for module in modules if vars(module).get(name) is original]


def main() -> int:
    """The command line with the faults of the switch."""
    from xlabatch.__main__ import start

    with injected(*os.environ.get(SWITCH, "").split(",")):
        return start()


if __name__ == "__main__":
    sys.exit(main())

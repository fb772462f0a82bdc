"""Programs of one engine replaced by a test; the record that engines share does not change."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Any

from xlabatch.engine.programs import ProgramSpec
from xlabatch.engine.xla import XlaBatchEngine


@dataclass(frozen=True)
class Replacement:
    """What is launched in place of a program."""

    run: Callable[..., Any]
    spec: ProgramSpec
    compiled: object = None
    temp_bytes: int = 0

    def __call__(self, *args: Any) -> Any:
        return self.run(*args)


def replace_program(engine: XlaBatchEngine, name: str, run: Callable[..., Any]) -> Callable[[], None]:
    """Run another function in place of a program, such as `decode` or `prefill 16`; returns the undo.

    In place of `decode` it runs for any number of rows.
    """
    before = engine.runner.programs
    names = [each for each in before if each == name or (name == "decode" and is_narrow(each))]
    replaced = {each: Replacement(run, before[each].spec) for each in names}
    engine.runner.programs = before | replaced  # type: ignore[assignment]

    def undo() -> None:
        engine.runner.programs = before

    return undo


def record_programs(
    engine: XlaBatchEngine, record: Callable[[str], object], after: Callable[[str], object] = str
) -> Callable[[], None]:
    """Record the name of each program that is launched, before or after; returns the undo."""
    before = engine.runner.programs

    def launch(name: str, *args: Any) -> Any:
        record(name)
        result = before[name](*args)
        after(name)
        return result

    recorded = {name: Replacement(partial(launch, name), program.spec) for name, program in before.items()}
    engine.runner.programs = recorded  # type: ignore[assignment]

    def undo() -> None:
        engine.runner.programs = before

    return undo


def is_narrow(name: str) -> bool:
    """Whether a program decodes fewer rows than there are slots."""
    return name.startswith("decode_some ")

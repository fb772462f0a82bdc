"""Programs of one engine replaced by a test; the record that engines share does not change."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from xlabatch.engine.xla import XlaBatchEngine


def replace_program(engine: XlaBatchEngine, name: str, run: Callable[..., Any]) -> Callable[[], None]:
    """Run another function in place of a program, such as `decode` or `prefill 16`; returns the undo.

    In place of `decode` it runs for any number of rows.
    """
    before = engine.runner.programs
    kind, _, size = name.partition(" ")
    changed: Any = getattr(before, kind) | {int(size): run} if size else run
    narrow = {} if kind == "decode" else before.decode_some
    engine.runner.programs = replace(before, **{"decode_some": narrow, kind: changed})

    def undo() -> None:
        engine.runner.programs = before

    return undo

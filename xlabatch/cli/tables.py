"""Output shared by several commands: an engine's start-up, times, and the console for all output."""

import sys
from typing import TYPE_CHECKING, NoReturn

from rich import console
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from xlabatch.cli.terminal import CLEAR, is_terminal, wrap
from xlabatch.units import format_bytes

if TYPE_CHECKING:
    from xlabatch.engine.startup import Startup


LEAST_WIDTH = 40  # in fewer columns tables lose content; lines that wrap do not
USUAL_WIDTH = 80


class Console(console.Console):
    """rich's console, never too narrow; when the output's reader has closed it, `main` handles the error."""

    def __init__(self, *, stderr: bool = False) -> None:
        super().__init__(stderr=stderr)
        if self.width < LEAST_WIDTH:  # from $COLUMNS, which may be 0, or from a terminal
            self.width = USUAL_WIDTH

    def on_broken_pipe(self) -> NoReturn:
        raise BrokenPipeError


def warn(sentence: str) -> None:
    """Print a warning on stderr, in yellow if there are colours, in place of a line that shows progress."""
    if is_terminal(sys.stderr):
        print(CLEAR, end="", file=sys.stderr)
    text = wrap(f"xlabatch: {sentence}", sys.stderr)
    Console(stderr=True).print(Text(text, style="yellow"), soft_wrap=True)


def startup_table(startup: "Startup", each_program: bool = False) -> RenderableType:
    """Return what an engine has prepared, with the number of programs or the time that each took."""
    shape = f"{startup.slots} slots of {startup.context}"
    title = Text(f"ready: {startup.model}, {startup.weights}, {shape}")  # a table would cut it to its width
    table = Table()
    table.add_column("what")
    table.add_column("", justify="right")
    table.add_row("kernels", startup.kernels)
    if startup.stored:
        table.add_row("files", startup.stored)
    programs = startup.programs
    if each_program:
        for name, seconds in programs.items():
            table.add_row(f"compiled {name}", f"{seconds:.2f} s")
    else:
        table.add_row("programs", f"{len(programs)}")
    table.add_row("engine ready in", f"{startup.total_s:.2f} s", end_section=True)
    for name, count in memory_parts(startup).items():
        table.add_row(name, format_bytes(count))
    return Group(title, table)


def startup_facts(startup: "Startup") -> dict[str, str]:
    """Return the start-up in a few facts by name: model, weights, slots, kernels, memory and programs."""
    parts = memory_parts(startup)
    memory = " + ".join(f"{format_bytes(count)} {name}" for name, count in parts.items())
    devices = f" on each of {startup.devices} devices" if startup.devices > 1 else ""
    rest = "all that the model has"
    if startup.context < startup.positions:
        rest = f"the model has {startup.positions}: --context"
    return {
        "Model": startup.model,
        "Weights": startup.stored or startup.weights,
        "Slots": f"{startup.slots} of {startup.context} positions each ({rest})",
        "Kernels": startup.kernels,
        "Memory": f"{memory} = {format_bytes(sum(parts.values()))} when all slots are full{devices}",
        "Programs": f"{len(startup.programs)} ready in {startup.total_s:.1f} s",
    }


def memory_parts(startup: "Startup") -> dict[str, int]:
    optional = {"draft model": startup.draft_bytes, "adapters": startup.adapter_bytes}
    return {
        "weights": startup.weight_bytes,
        "KV cache": startup.kv_bytes,
        "rows": startup.row_bytes,
        "scratch": startup.temp_bytes,
    } | {name: size for name, size in optional.items() if size}


def milliseconds(seconds: float | None) -> str:
    return "-" if seconds is None else f"{seconds * 1000:.0f} ms"

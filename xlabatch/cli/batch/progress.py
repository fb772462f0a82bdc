"""A progress bar on a terminal: answered lines, tokens a second, remaining time."""

import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from xlabatch.cli.tables import Console

SPEED_PERIOD_S = 60.0  # the remaining time is estimated from the speed in this period


@contextmanager
def progress_bar(lines: int, earlier: int) -> Iterator[Callable[[int], None]]:
    """Show a bar if stderr is a terminal; yield a function to call with the tokens of each answer."""
    columns = (
        BarColumn(),
        MofNCompleteColumn(),
        TextColumn("{task.fields[rate]}"),
        TimeRemainingColumn(compact=True),
    )
    console, tokens, began_s = Console(stderr=True), 0, time.monotonic()
    quiet = not sys.stderr.isatty()
    with Progress(*columns, console=console, disable=quiet, speed_estimate_period=SPEED_PERIOD_S) as progress:
        task = progress.add_task("lines", total=lines, completed=earlier, rate="")

        def advance(more: int) -> None:
            nonlocal tokens
            tokens += more
            rate = tokens / max(time.monotonic() - began_s, 0.001)
            progress.update(task, advance=1, rate=f"{rate:.0f} tokens/s")

        yield advance

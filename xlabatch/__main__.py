"""`xlabatch` and `python -m xlabatch`: the command line, quiet about Ctrl-C while it is imported."""

import io
import os
import signal
import sys
from typing import NoReturn

CLOSED = "xlabatch: standard output is closed; > /dev/null drops what is printed"


def start() -> NoReturn:
    """Run the command line, and end the process with its exit code."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)  # until `main` handles it: Ctrl-C ends without a traceback
    open_closed_streams()
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")  # a terminal may be unable to print a character
    from xlabatch.cli import main
    from xlabatch.cli.ending import INTERRUPTED, end_process

    try:
        code = main()
    except KeyboardInterrupt:  # Ctrl-C again, while the first one was handled
        code = INTERRUPTED
    end_process(code)


def open_closed_streams() -> None:
    """Refuse a closed stdout, and open /dev/null for a closed stdin or stderr.

    Otherwise the next file or socket would get its descriptor, and what libraries print would go there.
    """
    if sys.stderr is None:
        sys.stderr = os.fdopen(nothing_at(2), "w")
    if sys.stdin is None:
        sys.stdin = os.fdopen(nothing_at(0), "r")
    if sys.stdout is None:
        print(CLOSED, file=sys.stderr)
        sys.exit(2)


def nothing_at(descriptor: int) -> int:
    """Open /dev/null at a descriptor, and return the descriptor."""
    null = os.open(os.devnull, os.O_RDWR)
    if null != descriptor:
        os.dup2(null, descriptor)
        os.close(null)
    return descriptor


if __name__ == "__main__":
    start()

"""`xlabatch` and `python -m xlabatch`: the command line, quiet about Ctrl-C while it is imported."""

import io
import signal
import sys


def start() -> int:
    """Run the command line -> its exit code."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)  # until `main` handles it: an end without a traceback
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")  # a terminal may lack a character of a table or a completion
    from xlabatch.cli import main

    return main()


if __name__ == "__main__":
    sys.exit(start())

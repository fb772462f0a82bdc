"""End a process with an exit code after its output is written, whatever its threads do."""

import os
import sys
import threading
from typing import NoReturn

INTERRUPTED = 130


def end_process(code: int) -> NoReturn:
    """End this process with an exit code: at once if it was interrupted or a daemon thread still runs.

    When Python ends, a thread that returns from C++ is unwound through frames that do not allow it, and glibc
    aborts the process. Python waits for threads that are not daemons, but up to 3.12 an interrupted wait
    marks them as ended. All `with` blocks have been left by now and have cleaned up; finalizers may not run.
    """
    write_output()
    others = [thread for thread in threading.enumerate() if thread is not threading.current_thread()]
    if code == INTERRUPTED or any(thread.daemon for thread in others):
        os._exit(code)
    sys.exit(code)


def write_output() -> None:
    """Write the buffered output. What cannot be written is dropped, so that Python does not fail again."""
    for stream in (sys.stdout, sys.stderr):
        try:
            stream.flush()
        except OSError:
            os.dup2(os.open(os.devnull, os.O_WRONLY), stream.fileno())
        except ValueError:  # it was closed
            continue

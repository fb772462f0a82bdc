"""The program of an `xlabatch batch` worker: options as JSON argument, lines on stdin, answers on stdout."""

import json
import os
import sys

from xlabatch.batch.worker import answer_pipe, send
from xlabatch.cli.batch import load
from xlabatch.cli.ending import INTERRUPTED, end_process
from xlabatch.errors import Refused


def main() -> int:
    """Load an engine and answer lines until the input ends -> the exit code."""
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # what libraries print must not mix with the answers
    try:
        run = load(json.loads(sys.argv[1]))
    except (Refused, OSError) as error:
        send(answers, json.dumps({"error": str(error)}).encode() + b"\n")
        return 0
    try:
        answer_pipe(run, sys.stdin.buffer, answers)
    except BrokenPipeError:  # the parent was killed
        return 1
    return 0


if __name__ == "__main__":
    try:
        code = main()
    except KeyboardInterrupt:
        code = INTERRUPTED
    end_process(code)

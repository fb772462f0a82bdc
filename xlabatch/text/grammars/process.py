"""Try clients' grammars in a separate process first, which can be ended.

No count of a grammar's characters bounds what llguidance does with it: some grammars take minutes, gigabytes
or the whole stack. Here CPU time, memory and stack are limited, and only this process ends. A grammar that
compiles here is compiled again where it is used. This file is also the process's program: it reads a line
with a grammar's kind and text, and writes a line with the reason for refusing it, or null.
"""

import json
import os
import signal
import sys
import threading
from pathlib import Path

from xlabatch.errors import Refused
from xlabatch.request import TOO_COMPLEX
from xlabatch.text.grammars.cache import Key
from xlabatch.text.grammars.compiler import GrammarCompiler
from xlabatch.text.grammars.matchers import UNPROCESSABLE
from xlabatch.text.line_process import LimitExceeded, LineProcess
from xlabatch.text.template_process import limit_memory
from xlabatch.text.tokenizer_files import is_panic

CPU_S = 1.0  # for one grammar; a schema of 400 properties takes 0.1 s
DATA_BYTES = 256 * 2**20  # on top of what the tokenizer takes
STACK_BYTES = 4 * 2**20  # half of a server thread's stack
NICENESS = 5  # the engine comes first, but even a busy one leaves a grammar a quarter of a core
TIMEOUT_S = 20.0  # the process itself stops after one second of CPU time


class GrammarProcess:
    """Runs the process: starts it at the first grammar, and again after a grammar has ended it."""

    def __init__(self, grammars: GrammarCompiler) -> None:
        folder = None if grammars.folder is None else str(grammars.folder)
        file = None if grammars.json_file is None else str(grammars.json_file)
        model = json.dumps([folder, grammars.name, grammars.vocab, grammars.eos_token_ids, file])
        self.process = LineProcess("-m", __name__, model, task="compiles grammars", timeout_s=TIMEOUT_S)

    def check(self, key: Key) -> None:
        """Raise Refused if a grammar does not compile within the limits, Unavailable if none can."""
        try:
            problem = json.loads(self.process.ask(json.dumps(key).encode() + b"\n"))
        except LimitExceeded:
            problem = f"{key[0]}: {TOO_COMPLEX}"
        if problem:
            raise Refused(problem)

    def close(self) -> None:
        self.process.close()


def main() -> None:
    """Compile the grammar on each line until the input ends, on a small stack."""
    os.nice(NICENESS)
    folder, name, vocab, eos_token_ids, file = json.loads(sys.argv[1])
    given = folder and Path(folder), name, vocab, tuple(eos_token_ids), file and Path(file)
    grammars = GrammarCompiler(*given, has_slices=False)  # few masks are computed here
    grammars.prepare()
    limit_memory(DATA_BYTES)
    threading.stack_size(STACK_BYTES)
    thread = threading.Thread(target=answer_lines, args=(grammars,))
    thread.start()
    thread.join()


def answer_lines(grammars: GrammarCompiler) -> None:
    print("null", flush=True)  # ready
    try:
        for line in sys.stdin:
            kind, text = json.loads(line)
            signal.setitimer(signal.ITIMER_PROF, CPU_S)  # SIGPROF ends the process
            answer = problem(grammars, (kind, text))
            signal.setitimer(signal.ITIMER_PROF, 0)
            print(json.dumps(answer), flush=True)
    except MemoryError:
        os.abort()  # as the library does, so that it counts as a limit and not as a fault


def problem(grammars: GrammarCompiler, key: Key) -> str | None:
    """Return why a grammar is refused, or None."""
    try:
        grammars.compile(key)
    except Refused as error:
        return str(error)
    except BaseException as error:
        if not is_panic(error):
            raise
        return f"{key[0]}: {UNPROCESSABLE}"
    return None


if __name__ == "__main__":
    main()

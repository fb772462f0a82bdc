"""The program of the process that renders chat templates: a line of JSON in, a line of JSON out.

A checkpoint's template is a program, which may loop or allocate without end. Here CPU time and memory are
limited, and only this process ends. It runs as a file, not as a module of the package: it imports neither the
package nor jax, which would take a second.
"""

import json
import os
import resource
import signal
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

CPU_S = 2.0  # for one conversation
DATA_BYTES = 512 * 2**20  # on top of what the imports took
LIMITS = "it exceeds the limits of time and memory"
MAX_CHARACTERS = 8 * 2**20  # of a rendered conversation; the server takes bodies of up to 4 MiB


def main() -> None:
    """Render the conversation on each line until the input ends."""
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "w")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # a library's prints must not be read as an answer
    os.environ["TRANSFORMERS_NO_ADVISORY_WARNINGS"] = "1"  # that torch is missing
    from transformers.utils.chat_template_utils import render_jinja_template

    limit_memory(DATA_BYTES)
    print("{}", file=answers, flush=True)  # ready
    try:
        for line in sys.stdin:
            signal.setitimer(signal.ITIMER_PROF, CPU_S)  # SIGPROF ends the process
            answer = render(render_jinja_template, **json.loads(line))
            signal.setitimer(signal.ITIMER_PROF, 0)
            print(json.dumps(answer), file=answers, flush=True)
    except MemoryError:
        os.abort()  # a signal, so that it counts as a limit and not as a fault


def limit_memory(more: int) -> None:
    """Limit further allocations to `more` bytes, if the system reports how much is in use."""
    statm = Path("/proc/self/statm")
    if statm.exists():
        data = int(statm.read_text().split()[5]) * os.sysconf("SC_PAGE_SIZE")
        resource.setrlimit(resource.RLIMIT_DATA, (data + more, data + more))


def render(
    library: Callable[..., Any], template: str, messages: list[object], options: dict[str, object]
) -> dict[str, str]:
    """Return the conversation as text, or the error that the template or the library raised."""
    options = {"add_generation_prompt": True, **options, "chat_template": template}
    try:
        [text], _ = library([messages], **options)
    except MemoryError:
        return {"error": LIMITS}
    except Exception as error:  # a template may raise anything
        return {"error": str(error)[:4000] or type(error).__name__}
    if len(text) > MAX_CHARACTERS:
        return {"error": f"the text has {len(text)} characters; the limit is {MAX_CHARACTERS}"}
    return {"text": text}


if __name__ == "__main__":
    main()

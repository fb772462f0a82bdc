"""Validate large bodies in a separate process: parsing one holds Python's lock for a tenth of a second.

The server parses only bodies that this process has found valid, with a bounded number of values. This file is
also the process's program: it reads a line with the name of a body's type and the content, and answers with a
line of JSON. With the argument "lenient", unknown parameters are valid.
"""

import base64
import json
import os
import signal
import sys
from collections.abc import Iterator
from functools import partial
from pydoc import locate
from typing import TYPE_CHECKING, Any

import pydantic_core
from pydantic import BaseModel, ValidationError

from xlabatch.protocols.body import MAX_PROBLEMS, ON_UNKNOWN
from xlabatch.text.line_process import LimitExceeded, LineProcess

if TYPE_CHECKING:  # the process does not need it
    from xlabatch.server.turns import SharedThread

MAX_VALUES = 50_000  # objects, arrays and strings in a body; numbers do not count: a prompt may be token ids
CPU_S = 10.0  # for one body; 4 MiB took 0.3 s when measured
TIMEOUT_S = 20.0  # the process itself stops after CPU_S
NICENESS = 10  # the engine comes first
TOO_SLOW = "the body takes too long to validate"
LENIENT = "lenient"


class BodyProcess:
    """The process, which starts at the first large body, and the thread that calls it for clients in turn."""

    def __init__(self, thread: "SharedThread", lenient: bool = False) -> None:
        arguments = ["-m", __name__, *([LENIENT] if lenient else [])]
        self.process = LineProcess(*arguments, task="validates large bodies", timeout_s=TIMEOUT_S)
        self.thread = thread

    async def problems(self, client: str, body_type: type[BaseModel], content: bytes) -> list[dict[str, Any]]:
        """Return pydantic's errors in a body; none if it is valid. Unavailable if the process cannot work."""
        name = f"{body_type.__module__}.{body_type.__qualname__}"
        return await self.thread.run(client, partial(self._ask, name, content))

    def _ask(self, name: str, content: bytes) -> list[dict[str, Any]]:
        line = name.encode() + b" " + base64.b64encode(content) + b"\n"
        try:
            found: list[dict[str, Any]] = json.loads(self.process.ask(line))
        except LimitExceeded:
            return [{"type": "value_error", "loc": [], "msg": TOO_SLOW}]
        return found

    def close(self) -> None:
        """End the process at once, and validate nothing more."""
        self.process.close()


def main() -> None:
    """Validate the body on each line until the input ends."""
    os.nice(NICENESS)
    context = {ON_UNKNOWN: lambda _: None} if LENIENT in sys.argv else {}
    print("[]", flush=True)  # ready
    for line in sys.stdin.buffer:
        name, _, content = line.partition(b" ")
        body_type: Any = locate(name.decode())
        signal.setitimer(signal.ITIMER_PROF, CPU_S)  # SIGPROF ends the process
        problems = find_problems(body_type, base64.b64decode(content), context)
        signal.setitimer(signal.ITIMER_PROF, 0)
        print(json.dumps(problems), flush=True)


def find_problems(
    body_type: type[BaseModel], content: bytes, context: dict[str, Any]
) -> list[dict[str, Any]]:
    """Return the first of pydantic's errors in a body, as plain data."""
    try:
        body_type.model_validate_json(content, context=context)
    except ValidationError as error:
        return [plain(each) for each in error.errors(include_input=False, include_url=False)[:MAX_PROBLEMS]]
    count = sum(1 for _ in values(pydantic_core.from_json(content)))
    if count > MAX_VALUES:
        message = f"the body has {count} objects, arrays and strings; at most {MAX_VALUES} are possible"
        return [{"type": "value_error", "loc": [], "msg": message}]
    return []


def plain(error: Any) -> dict[str, Any]:
    """Convert an error to plain data for JSON."""
    context = {name: str(value) for name, value in error.get("ctx", {}).items()}
    return {"type": error["type"], "loc": error["loc"], "msg": error["msg"], "ctx": context}


def values(value: Any) -> Iterator[Any]:
    """Yield the objects, arrays and strings in a JSON value."""
    stack = [value]
    while stack:
        value = stack.pop()
        if isinstance(value, (dict, list, str)):
            yield value
        if isinstance(value, (dict, list)):
            stack.extend(value.values() if isinstance(value, dict) else value)


if __name__ == "__main__":
    main()

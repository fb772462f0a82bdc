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
from functools import partial
from pydoc import locate
from typing import TYPE_CHECKING, Any, cast

from pydantic import BaseModel, ValidationError
from pydantic_core import ErrorDetails, from_json

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

    async def problems(self, client: str, body_type: type[BaseModel], content: bytes) -> list[ErrorDetails]:
        """Return pydantic's errors in a body; none if it is valid. Unavailable if the process cannot work."""
        name = f"{body_type.__module__}.{body_type.__qualname__}"
        return await self.thread.run(client, partial(self._ask, name, content))

    def _ask(self, name: str, content: bytes) -> list[ErrorDetails]:
        line = name.encode() + b" " + base64.b64encode(content) + b"\n"
        try:
            found: list[ErrorDetails] = json.loads(self.process.ask(line))
        except LimitExceeded:
            return [value_error(TOO_SLOW)]
        return found


def main() -> None:
    """Validate the body on each line until the input ends."""
    os.nice(NICENESS)
    context = {ON_UNKNOWN: lambda _: None} if LENIENT in sys.argv else {}
    print("[]", flush=True)  # ready
    for line in sys.stdin.buffer:
        name, _, content = line.partition(b" ")
        body_type = cast("type[BaseModel]", locate(name.decode()))
        signal.setitimer(signal.ITIMER_PROF, CPU_S)  # SIGPROF ends the process
        problems = find_problems(body_type, base64.b64decode(content), context)
        signal.setitimer(signal.ITIMER_PROF, 0)
        print(json.dumps(problems), flush=True)


def find_problems(body_type: type[BaseModel], content: bytes, context: dict[str, Any]) -> list[ErrorDetails]:
    """Return the first of pydantic's errors in a body, as plain data."""
    try:
        body_type.model_validate_json(content, context=context)
    except ValidationError as error:
        problems = list[ErrorDetails]()
        for each in error.errors(include_input=False, include_url=False)[:MAX_PROBLEMS]:
            context = {name: str(value) for name, value in each.get("ctx", {}).items()}
            problems.append({**each, "ctx": context})
        return problems
    count = count_values(from_json(content))
    if count > MAX_VALUES:
        message = f"the body has {count} objects, arrays and strings; the limit is {MAX_VALUES}"
        return [value_error(message)]
    return []


def value_error(message: str) -> ErrorDetails:
    return {"type": "value_error", "loc": (), "msg": message, "input": None}


def count_values(value: object) -> int:
    """Count the objects, arrays and strings in a JSON value."""
    count = 0
    stack = [value]
    while stack:
        value = stack.pop()
        count += isinstance(value, (dict, list, str))
        if isinstance(value, (dict, list)):
            stack.extend(value.values() if isinstance(value, dict) else value)
    return count


if __name__ == "__main__":
    main()

"""Validates large bodies in a process of its own: to parse one holds Python's lock for a tenth of a second.

The server parses only what this process has found valid, and of a bounded number of values. Knows no
endpoint.
"""

import asyncio
import multiprocessing
import os
import signal
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any

import pydantic_core
from pydantic import BaseModel, ValidationError

MAX_VALUES = 50_000  # objects, arrays and strings of a body; numbers do not count: a prompt may be token ids
NICENESS = 10  # the engine has precedence
MAX_PROBLEMS = 8  # of a body that is not valid


class BodyProcess:
    """The process, which starts at the first large body."""

    def __init__(self) -> None:
        self._pool: ProcessPoolExecutor | None = None

    async def problems(self, body_type: type[BaseModel], content: bytes) -> list[dict[str, Any]]:
        """Pydantic's errors of a body; none if it is valid."""
        if self._pool is None:
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(1, context, initializer=prepare)
        loop = asyncio.get_running_loop()
        try:
            return await loop.run_in_executor(self._pool, find_problems, body_type, content)
        except BrokenProcessPool:
            self._pool = None  # the next body gets a new process
            raise

    def close(self) -> None:
        """End the process."""
        if self._pool:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None


def prepare() -> None:
    """Prepare the process: Ctrl-C in a terminal reaches it too, and ends the server, which ends it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    os.nice(NICENESS)


def find_problems(body_type: type[BaseModel], content: bytes) -> list[dict[str, Any]]:
    """Pydantic's errors of a body, the first ones, as plain data."""
    try:
        body_type.model_validate_json(content)
    except ValidationError as error:
        return [plain(each) for each in error.errors(include_input=False, include_url=False)[:MAX_PROBLEMS]]
    count = sum(1 for _ in values(pydantic_core.from_json(content)))
    if count > MAX_VALUES:
        message = f"the body has {count} objects, arrays and strings; at most {MAX_VALUES} are possible"
        return [{"type": "value_error", "loc": (), "msg": message}]
    return []


def plain(error: Any) -> dict[str, Any]:
    """An error without exceptions, which another process may be unable to read."""
    context = {name: str(value) for name, value in error.get("ctx", {}).items()}
    return {"type": error["type"], "loc": error["loc"], "msg": error["msg"], "ctx": context}


def values(value: Any) -> Iterator[Any]:
    """The objects, arrays and strings in a value of JSON."""
    stack = [value]
    while stack:
        value = stack.pop()
        if isinstance(value, (dict, list, str)):
            yield value
        if isinstance(value, (dict, list)):
            stack.extend(value.values() if isinstance(value, dict) else value)

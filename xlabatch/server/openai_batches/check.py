"""Check a batch's input file in a separate process: a large file would hold Python's lock for long.

This file is also the process's program: its arguments are the path and the endpoint, and it prints a line of
JSON with the number of lines and the problems of the first invalid ones.
"""

import asyncio
import json
import os
import sys
from pathlib import Path
from typing import Any

from xlabatch.batch.lines import read_lines
from xlabatch.batch.requests import InvalidLine, read_custom_id

MAX_LINES = 50_000
MAX_PROBLEMS = 20
NICENESS = 10  # the engine comes first


async def check_file(path: Path, endpoint: str) -> dict[str, Any]:
    """Return the number of lines and what is wrong with them, as a batch's errors."""
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-P", "-m", __name__, str(path), endpoint),
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.DEVNULL,
        start_new_session=True,
    )
    try:
        content, _ = await process.communicate()
    except BaseException:
        process.kill()
        await process.wait()
        raise
    if process.returncode:
        raise OSError(f"the process that checks files ended with code {process.returncode}")
    found: dict[str, Any] = json.loads(content)
    return found


def main() -> None:
    os.nice(NICENESS)
    print(json.dumps(find_problems(Path(sys.argv[1]), sys.argv[2])))


def find_problems(path: Path, endpoint: str) -> dict[str, Any]:
    """Find what `check_file` returns."""
    problems: list[dict[str, Any]] = []
    seen: set[str] = set()
    count = 0
    for line in read_lines(path):
        count += 1
        if count > MAX_LINES:
            problems.append(problem(None, "too_many_lines", f"the file has over {MAX_LINES} lines"))
            break
        try:
            custom_id = read_custom_id(line, endpoint)
            if custom_id in seen:
                message = f"custom_id {custom_id!r:.80} is on an earlier line too"
                raise InvalidLine("duplicate_custom_id", message)
            seen.add(custom_id)
        except InvalidLine as error:
            problems.append(problem(count, error.code, str(error)))
            if len(problems) == MAX_PROBLEMS:
                break
    if not count:
        problems.append(problem(None, "empty_file", "the file has no lines"))
    return {"lines": count, "problems": problems}


def problem(line: int | None, code: str, message: str) -> dict[str, Any]:
    return {"code": code, "line": line, "message": message[:800], "param": None}


if __name__ == "__main__":
    main()

"""`xlabatch serve` as a process that is stopped while it is busy."""

import signal
from contextlib import suppress
from typing import Any

import httpx
import pytest
from support.serving import PROMPT, get, serving_process, until

BUSY: dict[str, Any] = {"prompt": [PROMPT] * 60, "n": 4, "temperature": 1.0, "max_tokens": 240}


@pytest.mark.heavy
def test_a_second_ctrl_c_ends_a_busy_server_quietly() -> None:
    with serving_process("--slots 4 --context 256 --budget 64") as (command, url):
        assert command.stderr
        body = BUSY | {"ignore_eos": True, "stream": True}
        with httpx.stream("POST", f"{url}/v1/completions", json=body, timeout=60) as response:
            lines = response.iter_lines()
            next(lines)
            command.send_signal(signal.SIGINT)
            until(lambda: get(f"{url}/health").status_code == 503)
            command.send_signal(signal.SIGINT)
            with suppress(httpx.HTTPError):
                list(lines)
        log = command.stderr.read()
        assert command.wait(60) == 130
    assert "Traceback" not in log

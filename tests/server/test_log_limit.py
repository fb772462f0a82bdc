"""Log lines of clients' errors do not grow with their number."""

import logging

import pytest

from xlabatch.server.http.log_limit import INTERVAL_S, RepeatLimit


def test_a_message_passes_once_in_an_interval_and_the_next_has_the_count(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    now, passed, limit = 0.0, list[str](), RepeatLimit()
    monkeypatch.setattr("xlabatch.server.http.log_limit.time.monotonic", lambda: now)

    def log(message: str, level: int = logging.WARNING) -> None:
        record = logging.LogRecord("uvicorn.error", level, "", 0, message, None, None)
        if limit.filter(record):
            passed.append(record.getMessage())

    for _ in range(100):
        log("invalid")
    log("other")
    log("invalid", logging.ERROR)
    now = INTERVAL_S
    log("invalid")
    log("invalid")
    assert passed == ["invalid", "other", "invalid", "invalid (99 more since the last line)"]

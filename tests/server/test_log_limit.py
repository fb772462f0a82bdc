"""Log lines of clients' errors do not grow with their number."""

import logging

import pytest

from xlabatch.server.http.request_logs import INTERVAL_S, MAX_MESSAGES, RepeatLimit


def test_a_message_passes_once_in_an_interval_and_the_next_has_the_count(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    now, passed, limit = 0.0, list[str](), RepeatLimit()
    monkeypatch.setattr("xlabatch.server.http.request_logs.time.monotonic", lambda: now)

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


def test_distinct_messages_take_bounded_memory_and_are_limited_together(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    now, passed, limit = 0.0, list[str](), RepeatLimit()
    monkeypatch.setattr("xlabatch.server.http.request_logs.time.monotonic", lambda: now)
    for second in range(3):
        now = float(second)
        for n in range(MAX_MESSAGES + 50):
            record = logging.LogRecord("uvicorn.error", logging.WARNING, "", 0, f"{second} {n}", None, None)
            if limit.filter(record):
                passed.append(record.getMessage())
        assert len(limit.passed_s) <= MAX_MESSAGES + 1
        assert len(limit.left_out) <= MAX_MESSAGES + 1
    assert len(passed) <= 3 * (MAX_MESSAGES + 1)
    assert passed[-1].startswith("2 ")

"""Log lines of clients' errors: one of a kind in a second, and how many were left out since."""

import logging
import time
from collections import Counter

INTERVAL_S = 1.0


class RepeatLimit(logging.Filter):
    """Lets a message pass once in an interval. The next one that passes tells the number of those between."""

    def __init__(self) -> None:
        super().__init__()
        self.passed_s: dict[str, float] = {}
        self.left_out: Counter[str] = Counter()

    def filter(self, record: logging.LogRecord) -> bool:
        message, now = str(record.msg), time.monotonic()
        if record.levelno >= logging.ERROR:
            return True
        if now - self.passed_s.get(message, -INTERVAL_S) < INTERVAL_S:
            self.left_out[message] += 1
            return False
        self.passed_s[message] = now
        if count := self.left_out.pop(message, 0):
            record.msg = f"{message} ({count} more since the last line)"
        return True

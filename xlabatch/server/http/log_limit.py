"""Limit the log lines about clients' errors: one per kind and second, with the count of omitted lines."""

import logging
import time
from collections import Counter

INTERVAL_S = 1.0
MAX_MESSAGES = 1000  # messages that are remembered; more in one interval count as one message
OTHERS = "other messages"


class RepeatLimit(logging.Filter):
    """Lets a message pass once per interval. The next one that passes reports how many were left out."""

    def __init__(self) -> None:
        super().__init__()
        self.passed_s: dict[str, float] = {}
        self.left_out: Counter[str] = Counter()

    def filter(self, record: logging.LogRecord) -> bool:
        message, now = str(record.msg), time.monotonic()
        if record.levelno >= logging.ERROR:
            return True
        if message not in self.passed_s and len(self.passed_s) >= MAX_MESSAGES:
            self._forget_before(now - INTERVAL_S)
            message = OTHERS if len(self.passed_s) >= MAX_MESSAGES else message
        if now - self.passed_s.get(message, -INTERVAL_S) < INTERVAL_S:
            self.left_out[message] += 1
            return False
        self.passed_s[message] = now
        if count := self.left_out.pop(message, 0):
            record.msg = f"{record.msg} ({count} more since the last line)"
        return True

    def _forget_before(self, s: float) -> None:
        """Forget the messages that passed before this time, and their counts of omitted lines."""
        self.passed_s = {message: passed_s for message, passed_s in self.passed_s.items() if passed_s > s}
        self.left_out = Counter({message: self.left_out[message] for message in self.passed_s})

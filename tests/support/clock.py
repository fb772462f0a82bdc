"""A clock that only a test advances."""

from dataclasses import dataclass


@dataclass
class Clock:
    now: float = 1000.0  # seconds

    def __call__(self) -> float:
        return self.now

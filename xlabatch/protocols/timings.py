"""How long a response has taken, and how much of its prompts has been processed, in llama.cpp's form."""

import time
from collections.abc import Iterator

from xlabatch.protocols.formatting import Json
from xlabatch.scheduler.slot_engine import PromptProgress


class ResponseTimer:
    """Measures the time from the request to its first token, and from there on."""

    def __init__(self) -> None:
        self.processed: dict[int, int] = {}  # tokens of each prompt last reported to the client
        self.began_s = time.monotonic()
        self.first_token_s: float | None = None

    def start_generation(self) -> None:
        """Note the time of the first token; later calls do nothing."""
        if self.first_token_s is None:
            self.first_token_s = time.monotonic()

    def timings(self, prompt: int, cached: int, completion: int) -> Json:
        """Return the counts and times so far. The prompt's time includes the time in the queue."""
        now_s = time.monotonic()
        first_s = now_s if self.first_token_s is None else self.first_token_s
        computed = prompt - cached
        return (
            {"cache_n": cached}
            | rate("prompt", computed, first_s - self.began_s)
            | rate("predicted", completion, now_s - first_s)
        )

    def progress(self, number: int, progress: PromptProgress) -> Iterator[Json]:
        """Yield what is new in a prompt's progress: first the cached tokens, then all processed tokens."""
        for processed in (progress.cached, progress.processed):
            if processed > self.processed.get(number, -1):
                self.processed[number] = processed
                counts = {"total": progress.tokens, "cache": progress.cached, "processed": processed}
                yield counts | {"time_ms": round(1e3 * (time.monotonic() - self.began_s))}


def rate(name: str, tokens: int, time_s: float) -> Json:
    """Return a count of tokens, its time, the time of one token, and tokens a second."""
    return {
        f"{name}_n": tokens,
        f"{name}_ms": 1e3 * time_s,
        f"{name}_per_token_ms": 1e3 * time_s / tokens if tokens else 0.0,
        f"{name}_per_second": tokens / time_s if time_s > 0 else 0.0,
    }

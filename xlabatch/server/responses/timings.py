"""How long a response has taken and how far its prompts have come, in llama.cpp's form. Knows only counts."""

import time
from collections.abc import Iterator

from xlabatch.scheduler.slot_engine import PromptProgress
from xlabatch.server.formatting import Json


class ResponseTimer:
    """Times from the request to the first token, and from there on."""

    def __init__(self) -> None:
        self.processed: dict[int, int] = {}  # tokens of each prompt that were shown
        self.began_s = time.monotonic()
        self.first_token_s: float | None = None

    def start_generation(self) -> None:
        """A token has come; only the first one counts."""
        if self.first_token_s is None:
            self.first_token_s = time.monotonic()

    def timings(self, prompt: int, cached: int, completion: int) -> Json:
        """The counts and times so far. The prompt's time includes that in the queue."""
        now_s = time.monotonic()
        first_s = now_s if self.first_token_s is None else self.first_token_s
        computed = prompt - cached
        return (
            {"cache_n": cached}
            | rate("prompt", computed, first_s - self.began_s)
            | rate("predicted", completion, now_s - first_s)
        )

    def progress(self, number: int, progress: PromptProgress) -> Iterator[Json]:
        """What is new of the progress of a prompt: first what was cached, last the whole prompt."""
        for processed in (progress.cached, progress.processed):
            if processed > self.processed.get(number, -1):
                self.processed[number] = processed
                counts = {"total": progress.tokens, "cache": progress.cached, "processed": processed}
                yield counts | {"time_ms": round(1e3 * (time.monotonic() - self.began_s))}


def rate(name: str, tokens: int, time_s: float) -> Json:
    """Tokens and their time, and what that is for one token and in a second; 0 if there was no time."""
    return {
        f"{name}_n": tokens,
        f"{name}_ms": 1e3 * time_s,
        f"{name}_per_token_ms": 1e3 * time_s / tokens if tokens else 0.0,
        f"{name}_per_second": tokens / time_s if time_s > 0 else 0.0,
    }

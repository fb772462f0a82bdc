"""What an engine may be made with: checked before anything is loaded."""

from typing import Any

from xlabatch.model.config import Config
from xlabatch.scheduler.policies import POLICIES


def checked(
    name: str,
    cfg: Config,
    slots: int,
    context: int | None,
    queue: int = 4096,
    budget: int = 128,
    policy: str = "fifo",
    ahead: int = 0,
    **_: Any,
) -> int:
    """The context to use, if all options are possible; else ValueError."""
    context = min(cfg.positions, 2048) if context is None else context
    _at_least(1, slots=slots, queue=queue, budget=budget)
    _at_least(2, context=context)
    _at_least(0, ahead=ahead)
    if context > cfg.positions:
        raise ValueError(f"context {context} is over the {cfg.positions} positions of {name}")
    if policy not in POLICIES:
        raise ValueError(f"policy {policy!r} is not known; there are {', '.join(POLICIES)}")
    return context


def _at_least(least: int, **sizes: int) -> None:
    for name, value in sizes.items():
        if not isinstance(value, int) or value < least:
            raise ValueError(f"{name} is a whole number, at least {least}, got {value!r}")

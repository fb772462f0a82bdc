"""Hypothesis profiles: `dev` tries few examples, `ci` many. HYPOTHESIS_PROFILE chooses; without it, `dev`."""

import os

from hypothesis import settings

PROFILE = os.environ.get("HYPOTHESIS_PROFILE", "dev")


def examples(*, dev: int, ci: int) -> int:
    """How many examples a test tries under the profile in use."""
    return {"dev": dev, "ci": ci}[PROFILE]


def load_profile() -> None:
    """Register both profiles and load the one in use."""
    for name, max_examples in {"dev": 34, "ci": 100}.items():
        settings.register_profile(
            name,
            max_examples=max_examples,
            deadline=None,  # a busy machine is no bug
            derandomize=True,  # the same examples in every run: only a change of the code fails a build
        )
    settings.load_profile(PROFILE)

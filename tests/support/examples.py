"""Hypothesis profiles: `dev` tries few examples, `ci` many, `long` new ones in every run, by hand for hours.

HYPOTHESIS_PROFILE chooses; without it, `dev`.
"""

import os

from hypothesis import settings

PROFILE = os.environ.get("HYPOTHESIS_PROFILE", "dev")
LONG = 20  # times the examples of ci
MOST = 6000  # in one run: Hypothesis remembers examples, and one of 30 000 took 15 GB


def examples(*, dev: int, ci: int) -> int:
    """How many examples a test tries under the profile in use."""
    return {"dev": dev, "ci": ci, "long": min(LONG * ci, MOST)}[PROFILE]


def load_profile() -> None:
    """Register both profiles and load the one in use."""
    for name, max_examples in {"dev": 34, "ci": 100, "long": LONG * 100}.items():
        settings.register_profile(
            name,
            max_examples=max_examples,
            deadline=None,  # a busy machine is no bug
            derandomize=name != "long",  # the same in every run: only a change of the code fails a build
        )
    settings.load_profile(PROFILE)

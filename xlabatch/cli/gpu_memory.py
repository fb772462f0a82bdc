"""How much of a GPU's memory jax takes when it starts; it reads this from the environment."""

import os
from collections.abc import MutableMapping

from xlabatch.errors import Refused

SHARE = "0.92"  # of all; jax alone takes 0.75, and what it leaves is for libraries
NAME, OLDER_NAME = "XLA_CLIENT_MEM_FRACTION", "XLA_PYTHON_CLIENT_MEM_FRACTION"


def choose_gpu_memory(environment: MutableMapping[str, str] = os.environ) -> None:
    """Set jax's share of a GPU's memory, unless the user has. Refused if both names of it are set."""
    if environment.get(NAME) and environment.get(OLDER_NAME):
        raise Refused(f"{NAME} and its older name {OLDER_NAME} are both set; unset the older one")
    if not environment.get(OLDER_NAME):
        environment.setdefault(NAME, SHARE)

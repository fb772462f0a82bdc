"""The share of a GPU's memory that a command asks jax for."""

import pytest

from xlabatch.cli.gpu_memory import NAME, OLDER_NAME, choose_gpu_memory
from xlabatch.errors import Refused


@pytest.mark.parametrize(
    ("given", "becomes"),
    [
        ({}, {NAME: "0.92"}),
        ({NAME: "0.5"}, {NAME: "0.5"}),
        ({OLDER_NAME: "0.6"}, {OLDER_NAME: "0.6"}),
    ],
)
def test_a_share_that_the_user_has_chosen_is_kept(given: dict[str, str], becomes: dict[str, str]) -> None:
    environment = dict(given)
    choose_gpu_memory(environment)
    assert environment == becomes


def test_both_names_are_refused() -> None:
    with pytest.raises(Refused, match="are both set; unset the older one"):
        choose_gpu_memory({NAME: "0.5", OLDER_NAME: "0.6"})

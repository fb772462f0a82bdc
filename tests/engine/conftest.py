"""The model of the tests of engines."""

import pytest
from support.quick import slow_except

from xlabatch.checkpoint.load import Model, load
from xlabatch.checkpoint.source import Source
from xlabatch.kernels.choice import can_pack


@pytest.fixture(scope="module", params=slow_except(["kernels"], ["kernels", "xla"]))
def either_model(request: pytest.FixtureRequest, source: Source) -> Model:
    """The model on the kernels, where they are; and on XLA's own operations."""
    packs = request.param == "kernels"
    if packs and not can_pack():
        pytest.skip("the kernels are not here")
    return load(source, packs=packs)

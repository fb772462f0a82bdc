"""Short and full runs of `xlabatch verify`, and the check that fails in one."""

from collections.abc import Iterator

import pytest

from xlabatch.checkpoint.source import Source
from xlabatch.verify.checks import VerifyOptions, verify
from xlabatch.verify.compare_streams import Check

CONTEXT = 320  # the shape of other tests
CANCELS = ("cancellations",)


@pytest.fixture
def one_shape(monkeypatch: pytest.MonkeyPatch) -> None:
    """Leave out the checks that compile engines of other shapes, or in another process."""
    monkeypatch.setattr("xlabatch.verify.checks.shape_checks", lambda *_: [])
    monkeypatch.setattr("xlabatch.verify.checks.session_file_check", lambda *_: None)
    monkeypatch.setattr("xlabatch.verify.checks.embeddings_check", lambda *_: None)


def short_run(source: Source, oracle: bool = True, cache: str | None = None) -> Iterator[Check]:
    # with seed 6, nine requests are enough to show every fault; of seeds 0 to 11 also with 9 and 11
    return verify(
        source, VerifyOptions(counts=(3,), requests=9, seed=6, context=CONTEXT, oracle=oracle, cache=cache)
    )


def full_run(source: Source) -> Iterator[Check]:
    return verify(source, VerifyOptions(counts=(3,), requests=24, seed=2, context=CONTEXT))


def assert_fails(checks: Iterator[Check], names: tuple[str, ...]) -> None:
    """One of these checks fails; it and any failure before it report a request and a position."""
    for check in checks:
        if not check.ok:
            assert "request r" in check.detail
            assert "position" in check.detail
            if any(name in check.name for name in names):
                return
    pytest.fail(f"none of {', '.join(names)} failed")

"""`xlabatch verify` finds vectors at wrong places, and positions that are shared with other vectors."""

import sys
from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from support.kernels import WITH_KERNELS

from xlabatch.checkpoint.load import Model
from xlabatch.checkpoint.source import Source
from xlabatch.engine import inputs
from xlabatch.engine.xla import XlaBatchEngine
from xlabatch.scheduler.reuse import prefixes
from xlabatch.verify.compare_streams import Check, Comparer, Trial
from xlabatch.verify.features.prefix_reuse import solo_stream
from xlabatch.verify.features.prompt_embeddings import embeddings_check
from xlabatch.verify.streams import choices
from xlabatch.verify.workload import mixed_requests

CONTEXT = 320  # the shape of other tests
SEED = 8  # with it, prompts of other vectors have ids in common


def one_column_late(embeddings_of: Any) -> Any:
    def late(chunk: Any) -> Any:
        given = embeddings_of(chunk)
        if given is not None:
            given.vectors[1:] = given.vectors[:-1].copy()
        return given

    return late


def of_the_first_piece_only(embeddings_of: Any) -> Any:
    return lambda chunk: embeddings_of(chunk._replace(pieces=chunk.pieces[:1]))


def shares_positions_by_ids(first_difference: Any) -> Any:  # noqa: ARG001
    return lambda *_: sys.maxsize


@pytest.fixture
def check(source: Source, model: Model) -> Callable[[], Check]:
    """The check of an engine, by solo streams of one that takes no vectors."""
    engine = XlaBatchEngine(model, slots=3, context=CONTEXT)
    requests = [each for each in mixed_requests(source, 9, CONTEXT, 1) if each.n <= 3]
    solo = {each.id: solo_stream(engine, each) for each in choices(requests)}
    comparer = Comparer(source, engine.limits)

    def run() -> Check:
        found = embeddings_check(model, engine.options, Trial(requests, solo, comparer, Random(SEED)))
        assert found
        return found

    return run


@pytest.mark.heavy
def test_verify_finds_nothing_in_an_intact_engine(check: Callable[[], Check]) -> None:
    found = check()
    assert found.ok, found.detail
    assert found.detail.endswith(" vectors")


@pytest.mark.parametrize(
    ("module", "name", "fault"),
    [
        (inputs, "chunk_embeddings", one_column_late),
        pytest.param(
            inputs, "chunk_embeddings", of_the_first_piece_only, marks=WITH_KERNELS
        ),  # chunks have one
        (prefixes, "first_difference", shares_positions_by_ids),
    ],
    ids=["late", "first piece only", "shared by ids"],
)
def test_verify_finds_vectors_at_wrong_places(
    check: Callable[[], Check], monkeypatch: pytest.MonkeyPatch, module: Any, name: str, fault: Any
) -> None:
    monkeypatch.setattr(module, name, fault(getattr(module, name)))
    found = check()
    assert not found.ok
    assert "request r" in found.detail

"""What each format loses on a real model and a real text: bounds that a change of a format must not exceed.

The text is Python's own reference, which every Python has with it.
"""

from dataclasses import replace
from pydoc_data.topics import topics
from typing import Any

import pytest
from support.kernels import WITH_KERNELS
from support.smollm2 import MODEL, WITH_SMOLLM2

from xlabatch import Request, XlaBatchEngine
from xlabatch.checkpoint.source import open_source
from xlabatch.text.tokenizer import Tokenizer
from xlabatch.verify.accuracy import REFERENCE, Loss, MeasuredFormat, measure, read_chunks
from xlabatch.verify.compare_streams import Comparer
from xlabatch.verify.oracle.model import Oracle
from xlabatch.verify.streams import record

CHUNKS = 8
LARGEST_KL = {  # mean, in nats
    MeasuredFormat("float32", "int8"): 0.0007,
    MeasuredFormat("bfloat16"): 0.0005,
    MeasuredFormat("int8"): 0.005,
    MeasuredFormat("int6"): 0.009,
    MeasuredFormat("int5"): 0.0066,
    MeasuredFormat("int4"): 0.0074,  # most linears lie on the grid of Q4_1: wide weights lose more
    MeasuredFormat("stored"): 0.004,
}

pytestmark = [WITH_SMOLLM2, WITH_KERNELS]  # XLA's own operations take minutes


@pytest.fixture(scope="module")
def losses(tmp_path_factory: pytest.TempPathFactory) -> dict[MeasuredFormat, Loss]:
    """One reading of the text for all formats: most of the time is float32's."""
    file = tmp_path_factory.mktemp("text") / "topics.txt"
    file.write_text("\n".join(topics.values()), encoding="utf-8")
    source = open_source(MODEL)
    chunks = read_chunks(file, Tokenizer(source.folder, source.name), 512, CHUNKS)
    assert [len(chunk) for chunk in chunks] == [512] * CHUNKS
    return dict(zip([REFERENCE, *LARGEST_KL], measure(source, chunks, [*LARGEST_KL]), strict=True))


def test_the_model_reads_the_text(losses: dict[MeasuredFormat, Loss]) -> None:
    """A text that the model does not know, or a wrong tokenizer, would have a perplexity in the hundreds."""
    assert 8 < losses[REFERENCE].perplexity < 20
    assert losses[REFERENCE].positions == 256 * CHUNKS


@pytest.mark.parametrize("format", LARGEST_KL)
def test_a_format_loses_no_more_than_its_bound(
    format: MeasuredFormat, losses: dict[MeasuredFormat, Loss]
) -> None:
    loss = losses[format]
    assert loss.mean_kl is not None
    assert loss.same_top is not None
    assert 1e-6 < loss.mean_kl <= LARGEST_KL[format]
    assert loss.perplexity <= losses[REFERENCE].perplexity * (1 + 2 * LARGEST_KL[format])
    assert loss.same_top > 0.65


def test_the_engine_differs_from_the_oracle_by_no_more_than_rounding_moves() -> None:
    """In thirty layers that is ten times what is allowed in models of a few."""
    source = open_source(MODEL)
    engine = XlaBatchEngine.load(MODEL, slots=1, context=256)
    ids = Tokenizer(source.folder, source.name).encode(topics["while"])[:100]
    options: Any = {"max_tokens": 40, "temperature": 1.0, "logprobs": 5, "ignore_eos": True}
    requests = [Request(id=f"{n}", prompt=ids[: 9 * n], seed=n, **options) for n in (1, 2, 3)]
    streams = record(requests, engine.run(requests))
    rounding = Oracle(source, "stored", 256)
    comparer = Comparer(source, engine.limits, "stored", rounding)
    assert comparer.rounding_error(rounding, Oracle(source, context=256), ids, "a text").ok
    assert 0.05 < comparer.tie < 1  # moved, and less than the bound
    check = comparer.compare_with_oracle("oracle", requests, streams)
    assert check.ok, check.detail
    first, *others = streams["1"].tokens
    unlikely = first._replace(id=int(rounding.logits(tuple(requests[0].prompt))[-1].argmin()))
    wrong = streams | {"1": replace(streams["1"], tokens=[unlikely, *others])}
    assert not comparer.compare_with_oracle("oracle", requests, wrong).ok

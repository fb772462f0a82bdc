"""`xlabatch verify --text` measures the probabilities that an engine returns, also where little is lost."""

import json
import math
import re
from dataclasses import replace
from pathlib import Path
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
import pytest
from support.device import all_logits
from support.quick import slow_except
from support.tokenizers import metaspace, saved
from tokenizers.processors import TemplateProcessing

from xlabatch.checkpoint import load
from xlabatch.checkpoint.load import Model
from xlabatch.checkpoint.source import STORIES, Source, open_source
from xlabatch.cli import main
from xlabatch.engine.choose_layout import layout_here
from xlabatch.engine.xla import XlaBatchEngine
from xlabatch.errors import Refused
from xlabatch.kernels.choice import can_pack
from xlabatch.text.tokenizer import Tokenizer
from xlabatch.verify import accuracy
from xlabatch.verify.accuracy import REFERENCE, TAIL, Loss, MeasuredFormat, formats_here, measure, read_chunks

LENGTHS = (150, 150, 67, 2)  # over a chunk of prefill and several slices of positions; and the shortest
SAMPLES = STORIES / "samples.txt"
Log = np.ndarray


@pytest.fixture(params=slow_except([True], [True, False]))
def layout(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """The kernels, where they are; and XLA's own operations."""
    if not request.param:
        monkeypatch.setattr("xlabatch.checkpoint.load.can_pack", lambda: False)
        monkeypatch.setattr("xlabatch.engine.choose_layout.can_pack", lambda: False)


@pytest.fixture(scope="module")
def chunks(source: Source) -> list[tuple[int, ...]]:
    rng = np.random.default_rng(3)
    return [tuple(rng.integers(source.spec.config.vocab, size=n).tolist()) for n in LENGTHS]


def log_softmax(logits: np.ndarray) -> Log:
    """Logits [n, V] -> natural logarithms in float64."""
    shifted = logits.astype(np.float64) - logits.max(-1, keepdims=True)
    return shifted - np.log(np.exp(shifted).sum(-1, keepdims=True))


def kl(p: Log, q: Log) -> np.ndarray:
    return (np.exp(p) * (p - q)).sum(-1)


# What is measured


@pytest.mark.usefixtures("layout")
def test_the_perplexity_is_that_of_the_log_probabilities_an_engine_returns(
    source: Source, chunks: list[tuple[int, ...]]
) -> None:
    engine = XlaBatchEngine.of(source, weights="float32", slots=3, context=320)
    logprobs = []
    for ids, scores in zip(chunks, engine.score(chunks), strict=True):
        for score in scores[len(ids) // 2 :]:
            assert score is not None
            logprobs.append(score.token)
    (loss,) = measure(source, chunks, [])
    assert loss.positions == len(logprobs) == 75 + 75 + 34 + 1
    assert math.log(loss.perplexity) == pytest.approx(-np.mean(logprobs), rel=1e-6)


@pytest.mark.heavy
@pytest.mark.usefixtures("layout")
def test_losses_are_those_of_all_logits_in_float64(source: Source, chunks: list[tuple[int, ...]]) -> None:
    def logprobs_in(weights: str, cache: str) -> Log:
        model = load.load(source, weights)
        scored = [all_logits(model, ids, len(ids), 160, cache)[len(ids) // 2 - 1 : -1] for ids in chunks]
        return log_softmax(np.concatenate(scored))

    formats = formats_here(source)
    assert len(formats) == (6 if layout_here().packs_weights else 2)
    expected = logprobs_in("float32", "float32")
    after = np.concatenate([ids[len(ids) // 2 :] for ids in chunks])
    _, *losses = measure(source, chunks, formats)
    for loss in losses:
        found = logprobs_in(loss.weights, loss.cache)
        divergence = kl(expected, found)
        assert divergence.mean() > 1e-6
        assert loss.mean_kl == pytest.approx(divergence.mean(), rel=2e-3), loss
        assert loss.tail_kl == pytest.approx(np.quantile(divergence, TAIL), rel=2e-3)
        assert loss.same_top == (expected.argmax(-1) == found.argmax(-1)).mean()
        logprobs = found[np.arange(len(after)), after]
        assert math.log(loss.perplexity) == pytest.approx(-logprobs.mean(), rel=1e-5)


def test_float32_loses_exactly_nothing(source: Source, chunks: list[tuple[int, ...]]) -> None:
    reference, loss = measure(source, chunks, [REFERENCE])
    assert reference.mean_kl is None
    assert (loss.mean_kl, loss.tail_kl, loss.same_top) == (0, 0, 1)
    assert loss.perplexity == reference.perplexity


def test_a_damaged_weight_loses_more(
    source: Source, chunks: list[tuple[int, ...]], monkeypatch: pytest.MonkeyPatch
) -> None:
    intact = list(measure(source, chunks, [MeasuredFormat("bfloat16")]))[1]
    right = load.load

    def damaged(source: Source, weights: str) -> Model:
        model = right(source, weights)
        if weights == "float32":
            return model
        norm = model.params.norm
        return replace(model, params=replace(model.params, norm=replace(norm, scale=norm.scale.at[3].mul(2))))

    monkeypatch.setattr(load, "load", damaged)
    broken = list(measure(source, chunks, [MeasuredFormat("bfloat16")]))[1]
    assert intact.mean_kl is not None
    assert broken.mean_kl is not None
    assert broken.mean_kl > 10 * intact.mean_kl


@pytest.mark.heavy
@pytest.mark.parametrize("noise", [1e-5, 1e-3, 0.03, 1.0, 8.0])
def test_a_divergence_is_exact_to_a_thousandth_however_small(noise: float) -> None:
    """A noise of 1e-5 makes a divergence of 5e-11, which a sum of both signs in float32 would not show."""
    rng = np.random.default_rng(5)
    logits = rng.normal(0, 4, (3, 49_157)).astype(np.float32)
    moved = (logits + rng.normal(0, noise, logits.shape)).astype(np.float32)
    p = accuracy.log_softmax(jnp.asarray(logits))
    q = accuracy.log_softmax(jnp.asarray(moved))
    expected = kl(log_softmax(logits), log_softmax(moved))
    np.testing.assert_allclose(np.asarray(accuracy.divergence(p, q)), expected, rtol=1e-3, atol=1e-12)


def test_a_divergence_is_finite_where_one_side_excludes_a_token() -> None:
    p = jnp.array([[0.0, -2000.0, -0.7], [0.0, 900.0, 1.0]])
    q = jnp.array([[-1500.0, 900.0, 0.0], [0.0, 1.0, 900.0]])
    found = accuracy.divergence(accuracy.log_softmax(p), accuracy.log_softmax(q))
    expected = kl(log_softmax(np.asarray(p)), log_softmax(np.asarray(q)))
    np.testing.assert_allclose(np.asarray(found), expected, rtol=1e-5)


@pytest.mark.heavy
def test_one_model_is_in_memory_at_a_time() -> None:
    """In the tiny model, cache and rows would hide the weights."""
    source = open_source()
    ids = [tuple(range(64))]
    sizes: dict[MeasuredFormat, int] = {}

    def on_chunk(format: MeasuredFormat) -> None:
        sizes[format] = sum(array.nbytes for array in jax.live_arrays()) - before

    before = sum(array.nbytes for array in jax.live_arrays())
    for _ in measure(source, ids, [REFERENCE, MeasuredFormat("bfloat16")], on_chunk):
        pass
    weights = sum(leaf.nbytes for leaf in jax.tree.leaves(load.load(source, "float32").params))
    assert sizes[REFERENCE] < 1.5 * weights
    assert sizes[MeasuredFormat("bfloat16")] < weights


def test_logits_that_are_not_finite_are_refused(source: Source, chunks: list[tuple[int, ...]]) -> None:
    def read(name: str, at: Any = None) -> Any:
        return source.read(name, at) * np.float32(np.nan if name == "model.norm.weight" else 1)

    with pytest.raises(Refused, match="random:tiny: its logits in float32 are not finite"):
        list(measure(replace(source, read=read, random=None), chunks, []))


# Text


@pytest.fixture
def begins_with_bos(tmp_path: Path) -> Tokenizer:
    tokenizer = metaspace()
    tokenizer.post_processor = TemplateProcessing(single="<unk> $A", special_tokens=[("<unk>", 0)])
    return saved(tmp_path, tokenizer)


def write(folder: Path, text: str) -> Path:
    file = folder / "text.txt"
    file.write_text(text)
    return file


def test_every_chunk_begins_with_the_tokens_that_begin_every_text(
    begins_with_bos: Tokenizer, tmp_path: Path
) -> None:
    file = write(tmp_path, "the a the b. the a a the")
    ids = begins_with_bos.encode(file.read_text())
    assert ids[0] == 0
    chunks = read_chunks(file, begins_with_bos, 5, 9)
    assert chunks == [(0, *ids[1:5]), (0, *ids[5:9])]
    assert read_chunks(file, begins_with_bos, 5, 1) == chunks[:1]
    with pytest.raises(Refused, match="a chunk of 1 tokens has no room after the 1 that begin every text"):
        read_chunks(file, begins_with_bos, 1, 1)


def test_a_text_shorter_than_a_chunk_is_one_chunk(tmp_path: Path) -> None:
    tokenizer = Tokenizer(STORIES, "stories")
    ids = tokenizer.encode("Once upon a time")
    assert read_chunks(write(tmp_path, "Once upon a time"), tokenizer, 512, 9) == [ids]


def test_a_single_token_is_refused(tmp_path: Path) -> None:
    tokenizer = saved(tmp_path, metaspace())
    file = write(tmp_path, "the")
    with pytest.raises(Refused, match=re.escape(f"{file} has 1 token; a text needs at least 2")):
        read_chunks(file, tokenizer, 512, 9)
    write(tmp_path, "the a")
    assert len(read_chunks(file, tokenizer, 512, 9)[0]) == 2


def test_a_text_is_read_no_further_than_its_chunks_reach() -> None:
    tokenizer = Tokenizer(STORIES, "stories")
    chunks = read_chunks(SAMPLES, tokenizer, 100, 3)
    ids = tokenizer.encode_chat(SAMPLES.read_text())
    assert chunks == [(1, *ids[start : start + 99]) for start in (0, 99, 198)]
    endless = Path("/dev/zero")
    if endless.exists():
        assert len(read_chunks(endless, tokenizer, 100, 1)) == 1


# The command


def verify(*arguments: str | Path) -> int:
    return main(["verify", *map(str, arguments)])


@pytest.mark.heavy
def test_the_command_prints_a_table_of_80_columns(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    assert verify("--text", SAMPLES, "--chunks", "2", "--context", "64") == 0
    printed = capsys.readouterr()
    lines = printed.out.splitlines()
    assert lines[0].startswith("stories: 2 chunks of 64 tokens, 64 scored")
    assert max(map(len, lines)) <= 80
    rows = [line.split("│")[1:3] for line in lines if line.startswith("│")]
    names = [tuple(cell.strip() for cell in row) for row in rows]
    cached = [("float32", "int8")] if can_pack() else []
    assert names[: 2 + len(cached)] == [("float32", "float32"), *cached, ("bfloat16", "bfloat16")]
    assert [name for name, _ in names[2 + len(cached) :]] == list(load.WEIGHTS[2 : None if can_pack() else 3])
    assert "Traceback" not in printed.err


def test_the_command_measures_the_formats_that_are_asked_for(capsys: pytest.CaptureFixture[str]) -> None:
    text = ("--text", SAMPLES, "--chunks", "1", "--context", "64", "--json")
    assert verify(*text, "--weights", "int8", "bfloat16") == 0
    report = json.loads(capsys.readouterr().out)
    assert (report["model"], report["chunks"], report["chunk_tokens"]) == ("stories", 1, 64)
    assert [loss["weights"] for loss in report["formats"]] == ["float32", "int8", "bfloat16"]
    assert report["formats"][0]["mean_kl"] is None
    assert 0 < report["formats"][2]["mean_kl"] < report["formats"][1]["mean_kl"] < 0.1
    assert 8 < report["formats"][1]["bits"] < 9


@pytest.mark.skipif(not can_pack(), reason="the kernels are not here")
def test_a_cache_is_measured_with_the_weights_that_are_asked_for(capsys: pytest.CaptureFixture[str]) -> None:
    text = ("--text", SAMPLES, "--chunks", "1", "--context", "64", "--json", "--cache", "int8")
    assert verify(*text, "--weights", "float32") == 0
    report = json.loads(capsys.readouterr().out)
    assert [(loss["weights"], loss["cache"]) for loss in report["formats"]] == [
        ("float32", "float32"),
        ("float32", "int8"),
    ]


@pytest.mark.parametrize(
    ("content", "arguments", "sentence"),
    [
        (b"", "", "{file} is empty"),
        (b"caf\xe9", "", "{file} is not text in UTF-8"),
        (b"Once upon a time", "--context 4096", "context 4096 is over the 2048 positions of stories"),
        (b"Once upon a time", "--context 1", "context is an integer of at least 2, got 1"),
        (b"Once upon a time", "--chunks 0", "--chunks is at least 1, got 0"),
        (b"Once upon a time", "--model random:tiny", "model random:tiny has no tokenizer.json"),
        (b"Once upon a time", "--tensor 2", "--text measures one model on one device; leave out --tensor"),
        (b"Once upon a time", "--against transformers", "--text measures one model on one device; leave out"),
    ],
)
def test_what_cannot_be_measured_is_refused_before_weights_are_loaded(
    content: bytes,
    arguments: str,
    sentence: str,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("xlabatch.checkpoint.load.load", None)
    file = tmp_path / "text.txt"
    file.write_bytes(content)
    assert verify("--text", file, *arguments.split()) == 2
    printed = capsys.readouterr()
    assert printed.out == ""
    assert printed.err.splitlines()[-1].startswith(f"xlabatch: {sentence.format(file=file)}")


@pytest.mark.heavy
def test_converted_folders_are_compared_with_the_model(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """A folder loses what its format does, measured with the numbers of the model and not with its own."""
    folder = str(tmp_path / "folder")
    assert main(["convert", str(STORIES), folder, "--weights", "int8"]) == 0
    capsys.readouterr()
    arguments = "--text", SAMPLES, "--chunks", "1", "--weights", "int8", "--converted", folder, "--json"
    assert verify("--model", STORIES, *arguments) == 0
    _, rounded, converted = json.loads(capsys.readouterr().out)["formats"]
    assert (rounded["folder"], converted["folder"]) == (None, folder)
    assert rounded | {"folder": folder} == converted
    assert rounded["mean_kl"] > 0
    assert verify("--model", "random:tiny", "--text", SAMPLES, "--converted", folder) == 2
    assert verify("--converted", folder) == 2
    assert "--converted needs --text" in capsys.readouterr().err


def test_a_folder_is_no_text(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert verify("--text", tmp_path) == 2
    assert capsys.readouterr().err.endswith(f"xlabatch: {tmp_path} is a folder, not a text\n")
    assert verify("--text", tmp_path / "nowhere") == 2
    assert "No such file" in capsys.readouterr().err


def test_options_of_one_mode_are_refused_in_the_other(capsys: pytest.CaptureFixture[str]) -> None:
    assert verify("--chunks", "3") == 2
    assert capsys.readouterr().err == "xlabatch: --chunks needs --text\n"
    assert verify("--weights", "int8", "bfloat16") == 2
    assert capsys.readouterr().err == "xlabatch: --weights takes 2 formats with --text only\n"


@pytest.mark.parametrize("arguments", ["--weights int4", "--cache int8"])
def test_a_format_that_needs_the_kernels_is_refused_without_them(
    arguments: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("xlabatch.checkpoint.load.can_pack", lambda: False)
    monkeypatch.setattr("xlabatch.engine.choose_layout.can_pack", lambda: False)
    monkeypatch.setattr("xlabatch.checkpoint.load.load", None)
    assert verify("--text", SAMPLES, *arguments.split()) == 2
    assert "kernels" in capsys.readouterr().err.splitlines()[-1]


def test_an_interrupt_ends_a_measurement(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupted(*_: object) -> Loss:
        raise KeyboardInterrupt

    monkeypatch.setattr(accuracy, "compare_format", interrupted)
    assert verify("--text", SAMPLES, "--chunks", "1", "--context", "64", "--weights", "int8") == 130
    printed = capsys.readouterr()
    assert printed.out == ""
    assert "Traceback" not in printed.err

"""Files of weights are opened once while a model is loaded, read by threads, and closed afterwards."""

import json
import os
import sys
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path

import numpy as np
import pytest
import safetensors
from safetensors.numpy import save_file
from support.gguf_files import save_gguf
from support.shapes import CASES, source_of

from xlabatch.checkpoint import load
from xlabatch.checkpoint.source import Source, open_source
from xlabatch.checkpoint.weight_files import WeightFile
from xlabatch.errors import Refused

EXPERTS = 40
opened: list[Path] = []
is_counting = False


def count_opened(event: str, arguments: tuple[object, ...]) -> None:
    if is_counting and event == "open" and isinstance(arguments[0], (str, os.PathLike)):
        opened.append(Path(arguments[0]))


sys.addaudithook(count_opened)  # sees every file that Python opens, by whatever function


@contextmanager
def counting(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[Path]]:
    """Collect the files that Python or the library of safetensors opens."""
    global is_counting

    def safe_open(file: Path, framework: str) -> object:
        opened.append(file)
        return safetensors.safe_open(file, framework=framework)

    monkeypatch.setattr("xlabatch.checkpoint.safetensors_files.safe_open", safe_open)
    opened.clear()
    is_counting = True
    yield opened
    is_counting = False


@pytest.fixture
def source() -> Source:
    """A model of 2 layers with 40 experts of three tensors each."""
    return source_of(CASES["mixtral"] | {"num_local_experts": EXPERTS, "sliding_window": None})


@pytest.fixture
def folder(tmp_path: Path, source: Source) -> Path:
    """The model in a folder."""
    save_file({name: source.read(name) for name in source.shapes}, tmp_path / "model.safetensors")
    (tmp_path / "config.json").write_text(json.dumps(source.raw))
    return tmp_path


@pytest.mark.parametrize("weights", ["float32", "int8"])
@pytest.mark.parametrize("kind", ["folder", "GGUF"])
def test_a_file_is_opened_once_however_many_tensors_of_it_are_loaded(
    source: Source, folder: Path, kind: str, weights: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = folder / "model.safetensors"
    model = folder
    if kind == "GGUF":
        file = model = folder / "model.gguf"
        save_gguf(file, source, "F32")
    found = open_source(model)
    assert len(found.shapes) > 6 * EXPERTS
    with counting(monkeypatch) as files:
        load.load(found, weights)
    assert files.count(file) == 2  # for its weights, and for the digest of its bytes


@pytest.mark.skipif(sys.platform != "linux", reason="reads /proc")
def test_a_file_is_closed_once_the_model_is_loaded(folder: Path) -> None:
    load.load(open_source(folder))
    still_open = {os.path.realpath(link) for link in Path("/proc/self/fd").iterdir()}
    assert str((folder / "model.safetensors").resolve()) not in still_open


def test_threads_read_different_parts_of_one_open_file(source: Source, folder: Path) -> None:
    found = open_source(folder)
    names = sorted(source.shapes)
    with found.open_files(), ThreadPoolExecutor(8) as pool:
        for name, read in zip(names, pool.map(found.read, names), strict=True):
            assert (read == source.read(name)).all()


def test_a_file_that_was_replaced_since_it_was_opened_is_refused(source: Source, folder: Path) -> None:
    found = open_source(folder)
    file = folder / "model.safetensors"
    other = folder / "other"
    other.write_bytes(file.read_bytes())
    other.replace(file)
    with pytest.raises(Refused, match=r"model\.safetensors has changed since it was opened; start again"):
        load.load(found)
    assert load.load(open_source(folder)).config == source.spec.config


def test_a_file_that_is_replaced_while_it_is_read_is_read_to_its_end_and_then_refused(
    source: Source, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    found = open_source(folder)
    place = load.to_device

    def replace_and_place(*given: object) -> object:
        (folder / "other").write_bytes(bytes(9))
        (folder / "other").replace(folder / "model.safetensors")
        params = place(*given)  # type: ignore[arg-type]
        assert (np.asarray(params.norm.scale) == source.read("model.norm.weight")).all()
        return params

    monkeypatch.setattr(load, "to_device", replace_and_place)
    with pytest.raises(Refused, match="have changed while they were read; start again"):
        load.load(found, "float32")


def test_a_read_ends_where_a_file_ends(tmp_path: Path) -> None:
    (tmp_path / "file").write_bytes(b"weights")
    file = WeightFile(tmp_path / "file")
    assert (file.read(2, 3), file.read(4, 99), file.read(9, 1)) == (b"igh", b"hts", b"")


def test_a_file_that_was_changed_in_place_or_removed_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "file"
    path.write_bytes(b"weights")
    file = WeightFile(path)
    os.utime(path, (time.time(), time.time() + 9))
    for _ in range(2):
        with pytest.raises(Refused, match="has changed since it was opened"):
            file.read(0, 1)
        path.unlink(missing_ok=True)

"""Mutated files of a checkpoint: opening them works, or is refused in one bounded, printable sentence."""

import json
import struct
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from support.examples import examples
from support.hostile import accepted_or_refused, tiny_folder, write_header
from support.shapes import raw_config
from support.tokenizers import byte_level, saved

from xlabatch.checkpoint import families
from xlabatch.checkpoint.source import open_source, random_source
from xlabatch.text.tokenizer import Tokenizer

NAMES = sorted(random_source("tiny").shapes)
INDEX = "model.safetensors.index.json"
SCALARS = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(-3, 70),
    st.sampled_from([2**24, 2**31, 2**53, 2**63, 10**12, 10**400, -(10**400)]),
    st.floats(),
    st.text(max_size=8),
    st.sampled_from(["\x1b[2J", "model.safetensors", "../x", "/", "yarn", "longrope", "F64", "I64"]),
)
VALUES = st.recursive(
    SCALARS,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=6), inner, max_size=3),
)
fuzz = settings(
    max_examples=examples(dev=40, ci=1000), suppress_health_check=[HealthCheck.function_scoped_fixture]
)


def mutate(data: st.DataObject, value: Any) -> Any:
    """A JSON value with one part, at any depth, replaced, removed, or joined by another."""
    if not isinstance(value, (dict, list)) or not value or data.draw(st.integers(0, 4)) == 0:
        return data.draw(VALUES)
    copy = dict(value) if isinstance(value, dict) else dict(enumerate(value))
    key = data.draw(st.sampled_from(list(copy)))
    match data.draw(st.sampled_from(["change", "change", "remove", "add"])):
        case "change":
            copy[key] = mutate(data, copy[key])
        case "remove":
            del copy[key]
        case _:
            copy[data.draw(st.text(max_size=6))] = data.draw(VALUES)
    return copy if isinstance(value, dict) else list(copy.values())


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tiny_folder(tmp_path_factory.mktemp("fuzzed"))


@fuzz
@given(data=st.data(), kind=st.sampled_from(families.NAMES))
def test_a_mutated_config_is_described_or_refused(data: st.DataObject, kind: str) -> None:
    raw = raw_config(kind)
    for _ in range(data.draw(st.integers(1, 3))):
        key = data.draw(st.sampled_from([*raw, "rope_parameters", "rope_scaling", "layer_types"]))
        raw[key] = mutate(data, raw.get(key))
    accepted_or_refused(lambda: families.describe(raw, stored=["x"] * 50))


@fuzz
@given(data=st.data())
def test_a_mutated_index_is_read_or_refused(data: st.DataObject, folder: Path) -> None:
    index = {"metadata": {}, "weight_map": dict.fromkeys(NAMES, "model.safetensors")}
    (folder / INDEX).write_text(json.dumps(mutate(data, index)))
    try:
        accepted_or_refused(lambda: open_source(folder))
    finally:
        (folder / INDEX).unlink()


@fuzz
@given(data=st.data())
def test_a_mutated_header_is_read_or_refused(data: st.DataObject, folder: Path, tmp_path: Path) -> None:
    content = (folder / "model.safetensors").read_bytes()
    end = 8 + struct.unpack("<Q", content[:8])[0]
    header = json.dumps(mutate(data, json.loads(content[8:end]))).encode()
    if data.draw(st.booleans()):  # a byte of the JSON itself
        at = data.draw(st.integers(0, len(header) - 1))
        header = header[:at] + bytes([data.draw(st.integers(0, 255))]) + header[at + 1 :]
    (tmp_path / "config.json").write_bytes((folder / "config.json").read_bytes())
    write_header(tmp_path / "model.safetensors", header, content[end:])

    def read_all() -> None:
        source = open_source(tmp_path)
        for name in source.shapes:
            source.read(name)

    accepted_or_refused(read_all)


@fuzz
@given(data=st.data())
def test_a_mutated_tokenizer_encodes_or_is_refused(data: st.DataObject, tmp_path: Path) -> None:
    saved(tmp_path, byte_level())
    name = data.draw(st.sampled_from(["tokenizer.json", "tokenizer_config.json"]))
    content = json.loads((tmp_path / name).read_text())
    content.setdefault("added_tokens_decoder", {"0": {"content": "a", "special": True}})
    (tmp_path / name).write_text(json.dumps(mutate(data, content)))

    def encode_and_decode() -> None:
        tokenizer = Tokenizer(tmp_path, "fuzzed")
        if tokenizer.fast:
            tokenizer.decode(tokenizer.encode("he é 日"))

    accepted_or_refused(encode_and_decode)

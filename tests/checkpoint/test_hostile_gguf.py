"""GGUF files from anywhere: read as they are meant, or refused promptly in one bounded sentence."""

import os
import struct
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from support.examples import examples
from support.gguf_files import save_gguf
from support.hostile import accepted_or_refused, refused

from xlabatch.checkpoint.random_weights import SHAPES
from xlabatch.checkpoint.source import open_source, random_from_config
from xlabatch.text.tokenizer import Tokenizer

U32 = 4
STRING = 8
ARRAY = 9
TOKENS: dict[str, Any] = {
    "tokenizer.ggml.tokens": [f"t{n}" for n in range(97)],
    "tokenizer.ggml.model": "gpt2",
}


def text(content: str) -> bytes:
    return struct.pack("<Q", len(content.encode())) + content.encode()


def pair(key: str, kind: int, value: bytes) -> bytes:
    """A pair of the metadata."""
    return text(key) + struct.pack("<I", kind) + value


def tensor(name: str, *sizes: int, kind: int = 0, offset: int = 0) -> bytes:
    """A tensor's entry; sizes are as in the file, innermost first."""
    shape = struct.pack(f"<I{len(sizes)}Q", len(sizes), *sizes)
    return text(name) + shape + struct.pack("<IQ", kind, offset)


def file_of(
    path: Path, pairs: list[bytes], tensors: list[bytes], data: int = 0, version: int = 3, **counts: int
) -> Path:
    """A file with these entries, and counts that may be others."""
    sizes = counts.get("tensor_count", len(tensors)), counts.get("pair_count", len(pairs))
    header = struct.pack("<4sIQQ", b"GGUF", version, *sizes)
    content = header + b"".join(pairs) + b"".join(tensors)
    path.write_bytes(content + bytes(-len(content) % 32 + data))
    return path


ARCH = pair("general.architecture", STRING, text("llama"))
CASES: dict[str, tuple[dict[str, Any], str]] = {
    "version 1": ({"version": 1}, "it has version 1"),
    "big-endian": ({"version": 3 << 24}, "it has version 50331648"),
    "many tensors": ({"tensor_count": 2**63}, "9223372036854775808 tensors; the limit is 131072"),
    "many pairs": ({"pair_count": 2**40}, "1099511627776 metadata entries; the limit is 65536"),
    "more pairs than there are": ({"pair_count": 3}, "its header continues beyond"),
    "long key": ({"pairs": [struct.pack("<Q", 2**63)]}, "its header continues beyond"),
    "long string": ({"pairs": [pair("a", STRING, struct.pack("<Q", 2**62))]}, "its header continues beyond"),
    "unknown type": ({"pairs": [pair("a", 77, b"")]}, "a value of the unknown type 77"),
    "array of arrays": ({"pairs": [pair("a", ARRAY, struct.pack("<IQ", ARRAY, 5))]}, "unknown type 9"),
    "long array": ({"pairs": [pair("a", ARRAY, struct.pack("<IQ", U32, 2**60))]}, "numbers in an array"),
    "many strings": ({"pairs": [pair("a", ARRAY, struct.pack("<IQ", STRING, 2**40))]}, "strings in an array"),
    "cut array": ({"pairs": [pair("a", ARRAY, struct.pack("<IQ", U32, 2**20))]}, "header continues beyond"),
    "key twice": ({"pairs": [ARCH, ARCH]}, "general.architecture occurs twice"),
    "odd alignment": ({"pairs": [pair("general.alignment", U32, struct.pack("<I", 24))]}, "a power of 2"),
    "tensor twice": ({"tensors": [tensor("a", 1), tensor("a", 1, offset=32)]}, "a occurs twice"),
    "no axes": ({"tensors": [tensor("a")]}, "a tensor has 0 axes"),
    "many axes": ({"tensors": [tensor("a", *[1] * 5)]}, "a tensor has 5 axes"),
    "empty": ({"tensors": [tensor("a", 0)]}, r"a is [0], which F32 cannot store"),
    "absurd size": ({"tensors": [tensor("a", 2**60)]}, "which F32 cannot store"),
    "beyond the file": ({"tensors": [tensor("a", 2**40)]}, "it is cut: a ends at byte"),
    "half a block": ({"tensors": [tensor("a", 48, kind=8)]}, r"a is [48], which Q8_0 cannot store"),
    "other numbers": ({"tensors": [tensor("a", 256, kind=21)]}, "a.gguf: a has the type IQ3_S, which is not"),
    "unknown numbers": ({"tensors": [tensor("a", 256, kind=4)]}, "a has the type number 4, which is not"),
    "not aligned": ({"tensors": [tensor("a", 4, offset=8)]}, "a begins at 8, which is not a multiple of 32"),
    "overlap": ({"tensors": [tensor("a", 64), tensor("b", 4, offset=64)], "data": 512}, "b begins within a"),
    "control characters": ({"tensors": [tensor("\x1b[2J\n", 2**40)]}, r"it is cut: \x1b[2J\n ends at"),
    "no architecture": ({}, "architecture None is not supported; supported ones: arcee"),
}


@pytest.mark.parametrize("case", CASES)
def test_a_malformed_header_is_refused(tmp_path: Path, case: str) -> None:
    changes, sentence = CASES[case]
    path = file_of(tmp_path / "a.gguf", **({"pairs": [], "tensors": []} | changes))
    assert sentence in refused(lambda: open_source(path))


@pytest.mark.parametrize("content", [b"", b"GG", b"GGML" + bytes(90), b"GGUF" + bytes(3)])
def test_what_is_no_gguf_file_is_refused(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "a.gguf"
    path.write_bytes(content)
    assert "is not a GGUF file" in refused(lambda: open_source(path))
    path.unlink()
    os.mkfifo(path)
    assert "not a file" in refused(lambda: open_source(path))


@pytest.fixture(scope="module")
def valid(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    path = tmp_path_factory.mktemp("valid") / "valid.gguf"
    merges: dict[str, Any] = {"tokenizer.ggml.merges": ["t 1"], "tokenizer.ggml.pre": "gpt-2"}
    save_gguf(path, random_from_config("tiny", SHAPES["tiny"]), **TOKENS, **merges)
    return path.read_bytes()


def test_a_file_that_is_cut_anywhere_is_refused(tmp_path: Path, valid: bytes) -> None:
    path = tmp_path / "a.gguf"
    for size in np.random.default_rng(1).integers(0, len(valid), examples(dev=40, ci=400)):
        path.write_bytes(valid[:size])
        assert "is not a GGUF file" in refused(lambda: open_source(path))


def test_a_file_with_a_changed_header_is_read_or_refused(tmp_path: Path, valid: bytes) -> None:
    path = tmp_path / "a.gguf"
    rng = np.random.default_rng(2)
    header = valid.index(b"token_embd.weight") + 2000

    def opened() -> None:
        source = open_source(path)
        for name in source.shapes:
            source.read(name)
        Tokenizer(source.folder, "a")

    for _ in range(examples(dev=80, ci=2000)):
        content = bytearray(valid)
        for at in rng.integers(0, min(header, len(valid)), rng.integers(1, 4)):
            content[at] = rng.integers(0, 256)
        path.write_bytes(content)
        accepted_or_refused(opened)


def test_a_sparse_file_is_refused_before_it_is_hashed(tmp_path: Path, valid: bytes) -> None:
    path = tmp_path / "a.gguf"
    path.write_bytes(valid)
    os.truncate(path, len(valid) + 2**20)  # what some writers append
    open_source(path)
    os.truncate(path, 2**40)
    assert "of its bytes belong to no tensor; the limit is 16777216" in refused(lambda: open_source(path))


def test_keys_and_tensors_that_are_not_understood_are_refused_by_name(tmp_path: Path) -> None:
    source = random_from_config("tiny", SHAPES["tiny"])
    path = tmp_path / "a.gguf"
    for key, value, sentence in (
        ("llama.attention.max_alibi_bias", 8.0, "llama.attention.max_alibi_bias not understood"),
        ("llama.attention.sliding_window", 5, "llama.attention.sliding_window 5 is not supported"),
        ("llama.tensor_data_layout", "whale", "llama.tensor_data_layout 'whale' is not supported"),
        ("llama.rope.scaling.type", "whale", "rope of type 'whale' is not supported"),
        ("llama.block_count", 3, "model.layers.2.input_layernorm.weight is missing"),
        ("llama.block_count", "two", "a.gguf: num_hidden_layers (llama.block_count) must be an integer"),
        ("llama.rope.dimension_count", 4, "a.gguf: partial_rotary_factor (llama.rope.dimension_count / the"),
        ("llama.attention.head_count_kv", 4, "a.gguf: 6 query heads cannot share 4 key/value heads"),
        ("llama.attention.head_count", 0, "llama.attention.head_count must be an integer from 1 to 16777216"),
        ("llama.attention.head_count", 2**31, "llama.attention.head_count must be an integer from 1 to"),
        ("llama.attention.head_count_kv", [3, 1], "llama.attention.head_count_kv differs between layers"),
        ("llama.vocab_size", 98, "token_embd.weight must have a row for each token"),
        ("tokenizer.ggml.tokens", ["a", "b"], "token_embd.weight must have a row for each token"),
        ("tokenizer.ggml.eos_token_id", "x", "tokenizer.ggml.eos_token_id must be an integer"),
        ("split.count", 2, "is one of several parts; merge them"),
    ):
        changes: dict[str, Any] = {key: value}
        save_gguf(path, source, **changes)
        assert sentence in refused(lambda: open_source(path))

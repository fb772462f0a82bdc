"""Files of a checkpoint from anywhere: read as they are meant, or refused promptly in one sentence."""

import json
import os
import socket
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from safetensors.numpy import save_file
from support.hostile import refused, refused_folder, sharded, tiny_folder, write_header

from xlabatch.checkpoint.fingerprint import config_digest
from xlabatch.checkpoint.random_weights import SHAPES
from xlabatch.checkpoint.source import Source, open_source, random_source
from xlabatch.validation import printable

DEEP = 10**5
INDEX = "model.safetensors.index.json"
JSON_FILES = ("config.json", "generation_config.json", INDEX)
NAMES = sorted(random_source("tiny").shapes)
NAME = "model.layers.1.mlp.up_proj.weight"
F32 = '{"dtype":"F32","shape":[1],"data_offsets":[%d,%d]}'


def test_a_text_from_a_file_is_bounded_and_has_no_control_characters() -> None:
    assert printable("plain é 日") == "plain é 日"
    assert printable("a\x1b[2J\n\u202e\udc80") == r"a\x1b[2J\n\u202e\udc80"
    assert printable("x" * 10**6, 20) == "x" * 17 + "..."
    assert len(printable("\n" * 10**6, 20)) == 20


@pytest.mark.parametrize("name", JSON_FILES)
@pytest.mark.parametrize(
    ("content", "sentence"),
    [
        (b"[" * DEEP + b"]" * DEEP, "nested more than 64 levels deep"),
        (b'{"a":' * DEEP + b"1" + b"}" * DEEP, "nested more than 64 levels deep"),
        (b'{"a":' * 100 + b"1" + b"}" * 100, "nested more than 64 levels deep"),
        (b"[1, 2]", "holds no JSON object"),
        (b"null", "holds no JSON object"),
        (b"", "is not JSON"),
        (b'{"a\xff": 1}', "is not JSON: invalid start byte in UTF-8 at byte 3"),
        (b"\xff\xfe{\x00}\x00", "is not JSON"),
        (b'{"a": ' + b"9" * 5000 + b"}", "is not JSON"),
    ],
    ids=lambda value: value[:12].decode("latin1") if isinstance(value, bytes) else "",
)
def test_json_that_is_no_object_of_bounded_depth_is_refused(
    tmp_path: Path, name: str, content: bytes, sentence: str
) -> None:
    (tiny_folder(tmp_path) / name).write_bytes(content)
    message = refused_folder(tmp_path)
    assert name in message
    assert sentence in message


@pytest.mark.parametrize("name", JSON_FILES)
def test_json_that_takes_far_more_memory_than_its_bytes_is_refused_before_it_is_parsed(
    tmp_path: Path, name: str
) -> None:
    (tiny_folder(tmp_path) / name).write_bytes(b'{"a": [' + b"[]," * 2**22 + b"1]}")
    assert "4194306 objects and lists; the limit is 2097152" in refused_folder(tmp_path)


def test_a_sparse_file_of_a_tokenizer_is_refused_before_it_is_hashed(tmp_path: Path) -> None:
    source = open_source(tiny_folder(tmp_path))
    (tmp_path / "tokenizer.model").touch()
    os.truncate(tmp_path / "tokenizer.model", 2**40)
    assert "has 1099511627776 bytes; the limit is 268435456" in refused(lambda: config_digest(source, ""))


def make_socket(path: Path) -> None:
    here = Path.cwd()
    os.chdir(path.parent)  # the path of a socket has at most 107 characters
    try:
        with socket.socket(socket.AF_UNIX) as server:
            server.bind(path.name)
    finally:
        os.chdir(here)


ODD_FILES: dict[str, Callable[[Path], Any]] = {
    "fifo": os.mkfifo,
    "folder": Path.mkdir,
    "device": lambda path: path.symlink_to("/dev/zero"),
    "socket": make_socket,
    "broken link": lambda path: path.symlink_to("nowhere"),
}


@pytest.mark.parametrize("kind", ODD_FILES)
@pytest.mark.parametrize("name", [*JSON_FILES, "model.safetensors"])
def test_what_is_no_regular_file_is_refused_without_opening_it(tmp_path: Path, name: str, kind: str) -> None:
    (tiny_folder(tmp_path) / name).unlink(missing_ok=True)
    ODD_FILES[kind](tmp_path / name)
    message = refused_folder(tmp_path)
    assert name in message
    assert "not a file" in message or "holds no" in message


@pytest.mark.parametrize(
    "file",
    ["../outside.safetensors", "../../etc/passwd", "/etc/passwd", "..", ".", "", "a\0b", "x" * 10**6, "a\\b"],
    ids=range(9),
)
def test_an_index_cannot_name_files_outside_of_its_folder(tmp_path: Path, file: str) -> None:
    folder = tmp_path / "model"
    folder.mkdir()
    save_file({"x": np.zeros(1, np.float32)}, tmp_path / "outside.safetensors")
    sharded(folder, {"a.safetensors": NAMES}, dict.fromkeys(NAMES, "a.safetensors") | {"x": file})
    assert "is not the name of a file in the same folder" in refused_folder(folder)


@pytest.mark.parametrize("n", [0, 1])
def test_a_tensor_in_two_shards_is_read_from_the_one_that_the_index_names(tmp_path: Path, n: int) -> None:
    files = ["a.safetensors", "b.safetensors"]
    file_of = dict.fromkeys(NAMES, files[0]) | {NAME: files[n]}
    other = NAMES[0]  # so that the index names both files
    file_of[other] = files[1]
    source = sharded(tmp_path, {files[0]: NAMES, files[1]: [NAME, other]}, file_of)
    opened = open_source(tmp_path)
    assert (opened.read(NAME) == source.read(NAME) + np.float32(n)).all()


def test_a_tensor_that_the_index_gives_to_no_shard_may_be_in_one_but_not_in_two(tmp_path: Path) -> None:
    files = ["a.safetensors", "b.safetensors"]
    file_of = {name: files[n % 2] for n, name in enumerate(NAMES) if name != NAME}
    parts = {file: [name for name in NAMES if file_of.get(name) == file] for file in files}
    sharded(tmp_path, {files[0]: [*parts[files[0]], NAME], files[1]: parts[files[1]]}, file_of)
    assert NAME in open_source(tmp_path).shapes
    sharded(tmp_path, {file: [*names, NAME] for file, names in parts.items()}, file_of)
    assert f"{NAME} is in a.safetensors and in b.safetensors" in refused_folder(tmp_path)


def test_a_tensor_that_is_missing_from_its_shard_is_an_error_with_both_names(tmp_path: Path) -> None:
    files = ["a.safetensors", "b.safetensors"]
    file_of = dict.fromkeys(NAMES, files[0]) | {NAME: files[1], NAMES[0]: files[1]}
    sharded(tmp_path, {files[0]: NAMES, files[1]: [NAMES[0]]}, file_of)
    assert f"{NAME} in b.safetensors" in refused_folder(tmp_path)


def test_an_index_that_gives_a_tensor_twice_is_refused(tmp_path: Path) -> None:
    tiny_folder(tmp_path)
    (tmp_path / INDEX).write_text('{"weight_map": {"a": "model.safetensors", "a": "b.safetensors"}}')
    assert "a occurs twice" in refused_folder(tmp_path)


@pytest.mark.parametrize(
    ("header", "length", "sentence"),
    [
        ("{}", 2**63, "its header is incomplete"),
        ("{}", 2**64 - 1, "its header is incomplete"),
        ("{}", 7, "its header is incomplete"),
        (f'{{"a": {F32 % (0, 4)}, "b": {F32 % (0, 4)}}}', None, "not a complete safetensors file"),
        (f'{{"a": {F32 % (0, 8)}}}', None, "not a complete safetensors file"),
        (f'{{"a": {F32 % (2**60, 2**60 + 4)}}}', None, "not a complete safetensors file"),
        (f'{{"a": {F32 % (-4, 0)}}}', None, "not a complete safetensors file"),
        (f'{{"a": {F32 % (0, 4)}, "a": {F32 % (4, 8)}}}', None, "a occurs twice"),
        (f'{{"a": {F32 % (0, 4)}, "a": {F32 % (0, 4)}}}', None, "a occurs twice"),
        ('{"a": {"dtype": "F32", "shape": [-1], "data_offsets": [0, 4]}}', None, "a dtype and a shape"),
        ('{"a": {"dtype": "F32", "shape": [1e3], "data_offsets": [0, 4]}}', None, "a dtype and a shape"),
        ('{"a": {"dtype": "F32", "shape": [%s1]}}' % ("1," * 99), None, "a dtype and a shape"),
        ('{"a": {"dtype": ["F32"], "shape": [1]}}', None, "a dtype and a shape"),
        ('{"\\u001b[2J\\n": 3}', None, "a dtype and a shape"),
        ('{"a": {"dtype": "F99", "shape": [1], "data_offsets": [0, 4]}}', None, "not a complete"),
        ('{"__metadata__": [1]}', None, "not a complete safetensors file"),
        ("[]", None, "holds no JSON object"),
        ("[" * DEEP, None, "nested more than 64 levels deep"),
    ],
    ids=range(18),
)
def test_a_malformed_header_is_refused(
    tmp_path: Path, header: str, length: int | None, sentence: str
) -> None:
    write_header(tiny_folder(tmp_path) / "model.safetensors", header.encode(), bytes(4), length)
    message = refused_folder(tmp_path)
    assert "model.safetensors" in message
    assert sentence in message


def test_a_header_of_absurd_length_is_refused_before_it_is_read(tmp_path: Path) -> None:
    file = tiny_folder(tmp_path) / "model.safetensors"
    write_header(file, b"{", length=2**40)
    os.truncate(file, 2**41)  # sparse: takes no room on the disk
    assert "has a header of 1099511627776 bytes; the limit is 33554432" in refused_folder(tmp_path)


def with_dtype(source: Source, name: str, dtype: Any) -> dict[str, np.ndarray]:
    """The tensors of a source, one of them in another dtype."""
    tensors = {key: source.read(key) for key in source.shapes}
    return tensors | {name: tensors[name].astype(dtype)}


@pytest.mark.parametrize("dtype", [np.int64, np.uint8, np.int8, np.bool_, np.complex64])
def test_weights_that_are_not_floating_are_refused_by_name(
    tmp_path: Path, source: Source, dtype: Any
) -> None:
    save_file(with_dtype(source, NAME, dtype), tiny_folder(tmp_path) / "model.safetensors")
    assert f"{NAME} is " in refused_folder(tmp_path)


def test_a_tensor_that_is_not_used_may_have_any_dtype(tmp_path: Path, source: Source) -> None:
    tensors = {key: source.read(key) for key in source.shapes}
    tensors["model.layers.0.self_attn.rotary_emb.inv_freq"] = np.zeros(5, np.int64)
    save_file(tensors, tiny_folder(tmp_path) / "model.safetensors")
    assert open_source(tmp_path).read(NAME).dtype == np.float32


def test_a_number_beyond_float32_is_refused_with_its_tensor(tmp_path: Path, source: Source) -> None:
    tensors = with_dtype(source, NAME, np.float64)
    save_file(tensors, tiny_folder(tmp_path) / "model.safetensors")
    assert (open_source(tmp_path).read(NAME) == source.read(NAME)).all()
    tensors[NAME][3, 5] = 1e300
    save_file(tensors, tmp_path / "model.safetensors")
    opened = open_source(tmp_path)
    assert f"{NAME} has a number in F64 beyond the range of float32" in refused(lambda: opened.read(NAME))


def test_two_names_of_one_tensor_are_refused(tmp_path: Path) -> None:
    shape = np.zeros((4, 4), np.float32)
    save_file({"embed_out.weight": shape, "lm_head.weight": shape + 1}, tmp_path / "model.safetensors")
    (tmp_path / "config.json").write_text(json.dumps(SHAPES["tiny"] | {"model_type": "gpt_neox"}))
    assert "embed_out.weight: the files hold this tensor a second time" in refused_folder(tmp_path)

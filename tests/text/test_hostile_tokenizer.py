"""Tokenizer files from anywhere: no code of a folder runs, and what is broken is refused in one sentence."""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from support.hostile import accepted_or_refused, refused
from support.quick import slow_except
from support.tokenizers import byte_level, saved

from xlabatch.errors import Refused
from xlabatch.text.tokenizer import Tokenizer
from xlabatch.text.tokenizer_files import library_errors

DEEP = 10**5
LOAD = """
import sys
from pathlib import Path
from xlabatch.errors import Refused
from xlabatch.text.tokenizer import Tokenizer
try:
    Tokenizer(Path(sys.argv[1]), "hostile").encode("he")
except Refused as error:
    print(f"refused: {error}")
"""
CODE = """
from pathlib import Path
Path({marker!r}).write_text("ran")
class Custom:
    pass
class CustomConfig:
    model_type = "custom"
"""


def change(folder: Path, **parts: Any) -> Path:
    """A saved tokenizer with some parts of its tokenizer.json replaced."""
    saved(folder, byte_level())
    file = folder / "tokenizer.json"
    file.write_text(json.dumps(json.loads(file.read_text()) | parts))
    return folder


def refused_tokenizer(folder: Path, text: str = "he é") -> str:
    """The message with which a folder's tokenizer, or the encoding of a text, is refused."""
    return refused(lambda: Tokenizer(folder, "hostile").encode(text))


@pytest.mark.heavy
@pytest.mark.parametrize("maps", slow_except(["both"], ["tokenizer", "config", "both"]))
def test_code_of_a_checkpoint_is_never_run_nor_offered(tmp_path: Path, maps: str) -> None:
    marker = tmp_path / "marker"
    folder = tmp_path / "model"
    folder.mkdir()
    (folder / "custom.py").write_text(CODE.format(marker=str(marker)))
    tokenizer_map = {"auto_map": {"AutoTokenizer": [None, "custom.Custom"]}}
    config_map = {"auto_map": {"AutoConfig": "custom.CustomConfig"}}
    tokenizer = {"tokenizer_class": "Custom"} | (tokenizer_map if maps != "config" else {})
    config = {"model_type": "custom"} | (config_map if maps != "tokenizer" else {})
    (folder / "tokenizer_config.json").write_text(json.dumps(tokenizer))
    (folder / "config.json").write_text(json.dumps(config))
    process = subprocess.run(
        [sys.executable, "-c", LOAD, str(folder)],
        input="y\ny\ny\n",
        capture_output=True,
        text=True,
        check=True,
        timeout=120,
        env=os.environ | {"HF_MODULES_CACHE": str(tmp_path / "modules")},
    )
    assert process.stdout.startswith("refused: model hostile: its tokenizer cannot be read")
    assert process.stdout.count("\n") == 1
    assert "[y/N]" not in process.stdout + process.stderr
    assert maps == "config" or "the code that auto_map" in process.stdout
    assert not marker.exists()


@pytest.mark.parametrize(
    "content",
    [b"[" * DEEP + b"]" * DEEP, b'{"model":' * DEEP, b"[]", b'{"\xff": 1}', b'"text"', b""],
    ids=range(6),
)
@pytest.mark.parametrize("name", ["tokenizer.json", "tokenizer_config.json"])
def test_json_that_is_no_object_of_bounded_depth_is_refused(
    tmp_path: Path, name: str, content: bytes
) -> None:
    saved(tmp_path, byte_level())
    (tmp_path / name).write_bytes(content)
    assert name in refused_tokenizer(tmp_path)


@pytest.mark.parametrize("name", ["tokenizer.json", "tokenizer_config.json"])
def test_a_fifo_is_refused_without_opening_it(tmp_path: Path, name: str) -> None:
    saved(tmp_path, byte_level())
    (tmp_path / name).unlink()
    os.mkfifo(tmp_path / name)
    assert "is a device, not a file" in refused_tokenizer(tmp_path)


def test_no_library_opens_a_fifo_next_to_the_tokenizer(tmp_path: Path) -> None:
    tokenizer = saved(tmp_path, byte_level())
    os.mkfifo(tmp_path / "special_tokens_map.json")
    assert "special_tokens_map.json is a device, not a file" in refused(lambda: tokenizer.hf)


@pytest.mark.parametrize(
    "added",
    [[1], ["x"], {"1": 3}, {"1": None}, {"1": {"content": 3}}, {"1": {"content": None}}, 7, "x" * 10**5],
    ids=range(8),
)
def test_odd_added_tokens_are_refused(tmp_path: Path, added: Any) -> None:
    saved(tmp_path, byte_level())
    (tmp_path / "tokenizer_config.json").write_text(json.dumps({"added_tokens_decoder": added}))
    assert "added_tokens_decoder must be an object of tokens" in refused_tokenizer(tmp_path)


@pytest.mark.parametrize("value", [[], 3, {"a": 1}, "\x1b[2J", "x" * 10**5], ids=range(5))
def test_an_odd_tokenizer_class_is_refused_or_ignored(tmp_path: Path, value: Any) -> None:
    saved(tmp_path, byte_level())
    (tmp_path / "tokenizer_config.json").write_text(json.dumps({"tokenizer_class": value}))
    accepted_or_refused(lambda: Tokenizer(tmp_path, "hostile").encode("he"))


BROKEN: dict[str, dict[str, Any]] = {
    "panics when it is read": {"normalizer": {"type": "Precompiled", "precompiled_charsmap": "AAAA"}},
    "panics when it encodes": {"pre_tokenizer": {"type": "FixedLength", "length": 0}},
    "has no unknown token": {
        "model": {"type": "WordLevel", "vocab": {"a": 0}, "unk_token": "[UNK]"},
        "added_tokens": [],
    },
    "gives its unknown token no id": {
        "model": {"type": "BPE", "vocab": {"a": 0}, "merges": [], "unk_token": "zz"},
        "added_tokens": [],
        "pre_tokenizer": None,
    },
    "aborts the process": {
        "model": {
            "type": "BPE",
            "vocab": {"a": 0, "é": 1, "aé": 2},
            "merges": [["a", "é"]],
            "continuing_subword_prefix": "#",
        }
    },
    "aborts the process, in the old spelling": {
        "model": {
            "type": "BPE",
            "vocab": {"a": 0, "é": 1, "aé": 2},
            "merges": ["a é"],
            "continuing_subword_prefix": "#",
        }
    },
}


@pytest.mark.parametrize("kind", BROKEN)
def test_a_tokenizer_that_fails_in_its_library_is_refused(tmp_path: Path, kind: str) -> None:
    message = refused_tokenizer(change(tmp_path, **BROKEN[kind]))
    assert "is not a tokenizer" in message or "cannot encode the text" in message


def test_an_interrupt_is_no_error_of_a_tokenizer(tmp_path: Path) -> None:
    class Interrupted:
        def encode_batch(self, _: list[str], **__: bool) -> None:
            raise KeyboardInterrupt

    tokenizer = saved(tmp_path, byte_level())
    tokenizer.fast = Interrupted()
    with pytest.raises(KeyboardInterrupt):
        tokenizer.encode("he")


def test_what_a_library_raises_is_in_the_log(caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level("INFO")
    with pytest.raises(Refused, match="not encoded: a bug"), library_errors("not encoded"):
        raise RuntimeError("a bug")
    [record] = caplog.records
    assert record.exc_info
    with pytest.raises(Refused, match="too long"), library_errors("not encoded"):
        raise Refused("too long")
    assert len(caplog.records) == 1

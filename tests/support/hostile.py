"""Folders with hostile files, and the check that one is refused in one bounded, printable sentence."""

import json
import struct
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
from safetensors.numpy import save_file

from xlabatch.checkpoint.random_weights import SHAPES
from xlabatch.checkpoint.source import Source, open_source, random_source
from xlabatch.errors import Refused

LONGEST_MESSAGE = 4000  # twenty tensors, each with a bounded name
CPU_S = 10.0  # the first call imports transformers; what is refused takes a few milliseconds


def tiny_folder(folder: Path, **fields: Any) -> Path:
    """The shape tiny as a folder, with some fields of config.json replaced."""
    source = random_source("tiny")
    save_file({name: source.read(name) for name in source.shapes}, folder / "model.safetensors")
    (folder / "config.json").write_text(json.dumps(SHAPES["tiny"] | fields))
    return folder


def refused(action: Callable[[], Any]) -> str:
    """The message of a promptly raised ValueError or OSError, in one line of bounded length."""
    message = accepted_or_refused(action)
    assert message is not None, "it was not refused"
    return message


def accepted_or_refused(action: Callable[[], Any]) -> str | None:
    """As refused, or None if nothing is raised. Any other exception passes through."""
    began, message = time.process_time(), None
    try:
        action()
    except (Refused, OSError) as error:
        message = str(error)
    assert time.process_time() - began < CPU_S
    assert message is None or (message.isprintable() and len(message) < LONGEST_MESSAGE)
    return message


def refused_folder(folder: Path) -> str:
    """The message with which a folder is refused."""
    return refused(lambda: open_source(folder))


def sharded(folder: Path, shards: dict[str, list[str]], weight_map: dict[str, str] | None = None) -> Source:
    """The shape tiny in shards; its index gives each tensor to the first shard that holds it, or as given."""
    source = random_source("tiny")
    (folder / "config.json").write_text(json.dumps(SHAPES["tiny"]))
    file_of: dict[str, str] = {}
    for n, (file, names) in enumerate(shards.items()):
        save_file({name: source.read(name) + np.float32(n) for name in names}, folder / file)
        file_of |= {name: file for name in names if name not in file_of}
    index = {"weight_map": file_of if weight_map is None else weight_map}
    (folder / "model.safetensors.index.json").write_text(json.dumps(index))
    return source


def write_header(file: Path, header: bytes, data: bytes = b"", length: int | None = None) -> None:
    """A safetensors file with this header, whose length may be given as another one."""
    file.write_bytes(struct.pack("<Q", len(header) if length is None else length) + header + data)

"""A checkpoint's JSON files, read with bounds: what does not fit them is refused in one sentence.

Files may come from anywhere. Only regular files are opened, because a FIFO blocks and a device may never end.
Knows neither config.json nor tensors.
"""

import json
from collections import Counter
from itertools import chain
from pathlib import Path
from stat import S_ISDIR, S_ISREG
from typing import Any

from xlabatch.errors import Refused
from xlabatch.validation import one_line, printable

MAX_BYTES = 2**25  # an index of a hundred thousand tensors has about 2**23
MAX_TOKENIZER_BYTES = 2**27  # the largest known tokenizer.json has under 2**26
MAX_CONTAINERS = 2**21  # objects and lists: Gemma 3's merges are 2**19; each takes up to 100 bytes
MAX_DEPTH = 64  # a chat template's tools are the deepest, with about ten


def read_json(path: Path, unique: bool = False, most: int = MAX_BYTES) -> dict[str, Any]:
    """The JSON object in a file of `most` bytes; `unique` refuses a key that occurs twice in one object."""
    check_regular(path)
    size = path.stat().st_size
    if size > most:
        raise Refused(f"{printable(path)} has {size} bytes; the limit for JSON is {most}")
    return parse_json(path.read_bytes(), printable(path), unique)


def read_json_if_present(path: Path) -> dict[str, Any]:
    """The JSON object that a file holds; an empty one if there is no such file."""
    return read_json(path) if is_present(path) else {}


def parse_json(content: bytes, name: str, unique: bool = False) -> dict[str, Any]:
    """The JSON object in some bytes; `unique` refuses a key that occurs twice in one object."""
    containers = content.count(b"{") + content.count(b"[")  # those in strings count too
    if containers > MAX_CONTAINERS:
        raise Refused(f"{name} holds {containers} objects and lists; the limit is {MAX_CONTAINERS}")
    try:
        value = json.loads(content.decode(), object_pairs_hook=_unique_keys if unique else None)
    except UnicodeDecodeError as error:
        raise Refused(f"{name} is not JSON: {error.reason} in UTF-8 at byte {error.start}") from None
    except RecursionError:
        raise Refused(f"{name} is nested more than {MAX_DEPTH} levels deep") from None
    except ValueError as error:
        raise Refused(f"{name} is not JSON: {one_line(error)}") from None
    if not isinstance(value, dict):
        raise Refused(f"{name} holds no JSON object")
    if _is_deep(value):
        raise Refused(f"{name} is nested more than {MAX_DEPTH} levels deep")
    return value


def check_regular(path: Path) -> None:
    """Raise Refused unless a path is a regular file or a link to one; never opens it."""
    try:
        mode = path.stat().st_mode
    except FileNotFoundError:
        name = printable(path.name)
        is_bare = path == Path(path.name)
        raise Refused(
            f"there is no file {name}" if is_bare else f"{printable(path.parent)} holds no {name}"
        ) from None
    if not S_ISREG(mode):
        raise Refused(f"{printable(path)} is {'a folder' if S_ISDIR(mode) else 'a device'}, not a file")


def check_folder(folder: Path) -> None:
    """Raise Refused if a folder holds a device, a FIFO or a socket, which a library might open."""
    for path in folder.iterdir():
        if path.exists() and not path.is_dir():
            check_regular(path)


def is_present(path: Path) -> bool:
    """Whether a folder has this entry, of any type; a broken link counts, and is an error when it is read."""
    return path.is_symlink() or path.exists()


def _unique_keys(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    """An object, in which no key may occur twice."""
    value = dict(pairs)
    if len(value) < len(pairs):
        [(name, _)] = Counter(name for name, _ in pairs).most_common(1)
        raise Refused(f"{printable(name, 100)} occurs twice")
    return value


def _is_deep(value: dict[str, object]) -> bool:
    """Whether a value is nested deeper than MAX_DEPTH, found level by level and without recursion."""
    level: list[dict[str, object] | list[object]] = [value]
    for _ in range(MAX_DEPTH):
        children = (parent.values() if isinstance(parent, dict) else parent for parent in level)
        level = [child for child in chain.from_iterable(children) if isinstance(child, (dict, list))]
        if not level:
            return False
    return True

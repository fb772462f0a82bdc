"""API keys and the clients that own them.

Imports no web framework: a start reads keys before anything else of the server.
"""

import hashlib
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import NamedTuple

from xlabatch.errors import Refused

WEIGHTS = (0.01, 100.0)  # the least and the greatest


class Client(NamedTuple):
    """A client, which gets a share of what all clients use."""

    name: str  # the key's name or a digest of the key; or the address
    weight: float = 1.0  # weight 2 gets twice as much as weight 1
    has_key: bool = False

    def may_use(self, owner: "Client") -> bool:
        """Whether this client may use what another one made: with keys, each only its own."""
        return self.name == owner.name or not owner.has_key


class ApiKey(NamedTuple):
    """A key and the client that owns it."""

    key: bytes
    client: Client


def keys_in(file: Path | None, environment: str | None, given: Sequence[str] = ()) -> list[str]:
    """Return the entries of API keys: lines of a file, the environment's between commas, and those given.

    Refused if one of these sources has no key: the server would be open.
    """
    try:
        lines = file.read_text("utf-8").splitlines() if file else []
    except UnicodeDecodeError:
        raise Refused(f"{file} is not text in UTF-8") from None
    of_file = entries_in(lines)
    of_environment = entries_in((environment or "").split(","))
    if file and not of_file:
        raise Refused(f"{file} has no API key: put one on each line; lines with # are comments")
    if environment and not of_environment:
        raise Refused("XLABATCH_API_KEYS is set, but has no API key; those that begin with # are comments")
    if len(of_arguments := entries_in(given)) < len(given):
        raise Refused("--api-key takes a key, which is not empty and does not begin with #")
    keys = [*of_file, *of_environment, *of_arguments]
    for key in keys:
        api_key(key)  # raises Refused if its options are impossible
    return list(dict.fromkeys(keys))


def entries_in(lines: Iterable[str]) -> list[str]:
    """Return the entries that are neither empty nor comments."""
    entries = (line.strip() for line in lines)
    return [entry for entry in entries if entry and not entry.startswith("#")]


def api_key(entry: str) -> ApiKey:
    """Read an entry of a key file: `KEY`, or `KEY name=NAME weight=NUMBER` with either option or both.

    Keys with the same name belong to one client. A key without a name is its own client, named by a digest.
    """
    words = entry.split()
    options = dict[str, str]()
    while len(words) > 1 and words[-1].startswith(("name=", "weight=")):
        option, _, value = words.pop().partition("=")
        options[option] = value
    key = (" ".join(words) if options else entry.strip()).encode()
    name = options.get("name", f"key {hashlib.sha256(key).hexdigest()[:16]}")
    if not name:
        raise Refused("the name of an API key is empty")
    return ApiKey(key, Client(name, weight(name, options.get("weight", "1")), has_key=True))


def weight(name: str, given: str) -> float:
    """Read the weight of a key's client. Refused if it is not a possible number."""
    low, high = WEIGHTS
    try:
        value = float(given)
    except ValueError:
        value = 0.0
    if not low <= value <= high:
        raise Refused(f"the weight of API key {name!r} is a number from {low} to {high:g}, got {given!r:.40}")
    return value

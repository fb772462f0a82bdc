"""The supported model families, by a config.json's `model_type`: each a screen of data."""

from typing import Any

from xlabatch.config import Config
from xlabatch.families import llama

FAMILIES = {"llama": llama}


def family(raw: dict[str, Any]) -> Any:
    """The module that knows this config.json's family."""
    kind = raw.get("model_type")
    if not isinstance(kind, str) or kind not in FAMILIES:
        raise ValueError(f"model_type {kind!r} is not supported; known are {', '.join(sorted(FAMILIES))}")
    return FAMILIES[kind]


def config(raw: dict[str, Any]) -> Config:
    """The Config of a config.json."""
    read: Config = family(raw).config(raw)
    return read

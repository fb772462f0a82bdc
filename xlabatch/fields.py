"""Reading fields of a config: the right kind and a possible value, or a sentence that names the field."""

from typing import Any

LARGEST = 2**24  # of any size that we know how to meet; a slip of the pen is larger


def number(raw: dict[str, Any], name: str, default: int | None = None, most: int = LARGEST) -> int:
    """A whole number over 0; one without a default must be there."""
    value = raw.get(name)
    value = default if value is None else value
    if not isinstance(value, int) or isinstance(value, bool) or not 1 <= value <= most:
        raise ValueError(f"config.json: {name} must be a whole number from 1 to {most}, got {value!r:.60}")
    return value


def real(raw: dict[str, Any], name: str, default: float | None = None) -> float:
    """A number over 0; one without a default must be there."""
    value = raw.get(name)
    value = default if value is None else value
    if not isinstance(value, (int, float)) or isinstance(value, bool) or not 0 < value < 1e30:
        raise ValueError(f"config.json: {name} must be a number over 0, got {value!r:.60}")
    return float(value)


def flag(raw: dict[str, Any], name: str) -> bool:
    """True or false; false where nothing is said."""
    value = raw.get(name)
    if value not in (None, True, False):
        raise ValueError(f"config.json: {name} must be true or false, got {value!r:.60}")
    return bool(value)

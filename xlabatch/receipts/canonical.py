"""JSON with one spelling for each value: RFC 8785, restricted to integers that every language can read."""

import json
from typing import Any

from xlabatch.errors import Refused
from xlabatch.validation import unicode_text

Json = Any  # an object, list, string, integer, boolean or None
MOST = 2**53 - 1  # larger integers lose digits in JavaScript and in other readers of float64


def canonical_json(value: Json) -> bytes:
    """Write a value that `check_value` allows: with sorted keys, without spaces, in UTF-8."""
    return json.dumps(value, ensure_ascii=False, sort_keys=True, separators=(",", ":")).encode()


def read_json(text: str | bytes) -> Json:
    """Read JSON in any spelling. Refused for a key that occurs twice: readers take either value."""
    try:
        return json.loads(text, object_pairs_hook=distinct_keys)
    except (ValueError, RecursionError) as error:
        raise Refused(f"it is not JSON: {str(error)[:100]}") from None


def check_value(value: object) -> None:
    """Raise Refused for a value without canonical JSON: numbers but integers, text that is not UTF-8."""
    match value:
        case None | bool():
            pass
        case int():
            if not -MOST <= value <= MOST:
                raise Refused("an integer is over 2^53 - 1")
        case str():
            unicode_text(value)
        case dict():
            for key, each in value.items():
                unicode_text(key)
                check_value(each)
        case list():
            for each in value:
                check_value(each)
        case _:
            raise Refused(f"a {type(value).__name__} is not a value that a receipt can have")


def distinct_keys(pairs: list[tuple[str, Json]]) -> dict[str, Json]:
    found = dict(pairs)
    if len(found) < len(pairs):
        raise Refused("a key occurs twice")
    return found

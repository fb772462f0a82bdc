"""Checks of single values: each returns the value in its plain type or raises Refused. Text for messages.

An error is the end of a sentence, "is at least 1, got 0": the caller puts the field's name before it.
"""

import json
import operator
from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from numbers import Real
from reprlib import Repr
from typing import Any, TypeGuard, TypeVar

from xlabatch.errors import Refused

MAX_FLOAT32 = 3.4e38  # the device keeps numbers in float32
MIN_FLOAT32 = 2.0**-126  # that is not denormal
MIN_TEMPERATURE, MAX_TEMPERATURE = 1e-6, 1e6
MAX_INT = 2**31 - 1
MAX_BIAS = 100.0
MAX_ID_LENGTH = 256
SHORT_REPR = Repr()  # limits levels and items

Value = TypeVar("Value")
Validator = Callable[[Any], Any]


def printable(value: object, limit: int = 300) -> str:
    """Return a value from a file as text for a message: at most `limit` characters, no control characters.

    Otherwise a name in a file could move a terminal's cursor, forge lines of a log, or fill the log.
    """
    text = str(value)
    escaped = "".join(
        char if char.isprintable() else char.encode("unicode_escape").decode() for char in text[: limit + 1]
    )
    return escaped if len(escaped) <= limit else f"{escaped[: limit - 3]}..."


def one_line(error: object, limit: int = 300) -> str:
    """Return a library's error as text for a message: like `printable`, with its lines joined."""
    return printable(" ".join(str(error).split()), limit)


def did_you_mean(name: str, known: Iterable[str]) -> str:
    """Return the known name that is near an unknown one, as the end of a sentence, or an empty string."""
    near = nearest(name, known)
    return f"; did you mean {near}?" if near else ""


def what_to_give(names: Sequence[str], known: Iterable[str], instead: Mapping[str, str | None]) -> str:
    """Return what to give in place of unknown options, as the end of a sentence; else all that are known.

    `instead` has what is known of other programs' options; None if there is nothing to give.
    """
    known = sorted(known)
    hints = ""
    has_all = True
    for name in names:
        if name in instead and instead[name] is None:
            hints += f"; leave out {name}: nothing here needs it"
        elif meant := instead.get(name) or nearest(name, known):
            hints += f"; instead of {name} use {meant}"
        else:
            has_all = False
    return hints if has_all else f"{hints}; known are {', '.join(known)}"


def nearest(name: str, known: Iterable[str], alike: float = 0.6) -> str | None:
    from difflib import get_close_matches

    return next(iter(get_close_matches(name, list(known), 1, alike)), None)


def check_fields(record: object, checks: Mapping[str, Validator], who: str = "") -> None:
    """Check fields of a frozen record, and replace each by its plain value."""
    for name, check in checks.items():
        try:
            value = check(getattr(record, name))
        except Refused as error:
            raise Refused(f"{who}{name} {error}") from None
        object.__setattr__(record, name, value)


def optional(check: Callable[[Any], Value]) -> Callable[[Any], Value | None]:
    return lambda value: None if value is None else check(value)


def integer(low: int, high: int = MAX_INT) -> Callable[[object], int]:
    """Check that a value is an integer of any type between two bounds -> int."""

    def check(value: object) -> int:
        try:
            number = as_int(value)
        except TypeError:
            raise Refused(f"is an integer, got {short_repr(value)}") from None
        if not low <= number <= high:
            span = f"between {low} and {high}"
            if high == MAX_INT and low > -MAX_INT:
                span = f"at least {low}" if number < low else f"at most {high}"
            raise Refused(f"is {span}, got {short_repr(value)}")
        return number

    return check


def number(low: float, high: float = MAX_FLOAT32) -> Callable[[object], float]:
    """Check that a value is a real number of any type between two bounds -> float."""
    span = f"at least {low:g} and finite" if high == MAX_FLOAT32 else f"between {low:g} and {high:.7g}"

    def check(value: object) -> float:
        if not is_within(value, low, high):
            raise Refused(f"is {span}, got {short_repr(value)}")
        return float(value)

    return check


def temperature(value: object) -> float:
    """Check a temperature. One under 1e-6 is 0: logits over it would leave the range of float32."""
    given = number(0.0, MAX_TEMPERATURE)(value)
    return given if given >= MIN_TEMPERATURE else 0.0


def probability(value: object) -> float:
    """Check a number between 0 and 1. One that float32 has only as a denormal number is 0."""
    given = number(0.0, 1.0)(value)
    return given if given >= MIN_FLOAT32 else 0.0


def top_p(value: object) -> float:
    """Check top_p: it is over 0, because a nucleus without probability has no token."""
    given = probability(value)
    if given == 0:
        raise Refused(f"is over 0, got {short_repr(value)}; for greedy decoding set temperature=0")
    return given


def boolean(value: object) -> bool:
    """Check that a value is True or False, and not merely truthy."""
    if not isinstance(value, bool):
        raise Refused(f"is true or false, got {short_repr(value)}")
    return value


def identifier(value: object) -> str:
    """Check a name, such as a request's id, which messages and logs show."""
    if not isinstance(value, str) or not value or len(value) > MAX_ID_LENGTH or not value.isprintable():
        raise Refused(f"is a string of 1 to {MAX_ID_LENGTH} printable characters, got {short_repr(value)}")
    return value


def one_of(*names: str) -> Callable[[object], str]:

    def check(value: object) -> str:
        if not isinstance(value, str) or value not in names:
            raise Refused(f"is one of {', '.join(names)}, got {short_repr(value)}")
        return value

    return check


def unicode_text(text: str) -> str:
    """Check that a text has no half of a surrogate pair, which Python makes of bytes that are not UTF-8."""
    try:
        text.encode()
    except UnicodeEncodeError as error:
        half = text[error.start]
        raise Refused(
            f"has {half!r} at character {error.start + 1}, which is no Unicode text: "
            "bytes that are not UTF-8, or half of a surrogate pair"
        ) from None
    return text


def string(value: object) -> str:
    if not isinstance(value, str) or not value:
        raise Refused(f"is a non-empty string, got {short_repr(value)}")
    return unicode_text(value)


def strings(values: object) -> tuple[str, ...]:
    """Check one string or a list of them, none empty -> tuple."""
    listed = (values,) if isinstance(values, str) else values
    if not isinstance(listed, Sequence) or not all(isinstance(each, str) and each for each in listed):
        raise Refused(f"is a list of non-empty strings, got {short_repr(listed)}")
    return tuple(map(unicode_text, listed))


def marks(values: object) -> tuple[str, str]:
    """Check the marks that begin and end a part of a text -> pair; the first may be empty."""
    pair = tuple(values) if isinstance(values, (list, tuple)) else ()
    if len(pair) != 2 or not all(isinstance(each, str) for each in pair) or not pair[1]:
        raise Refused(f"is a pair of strings, the second not empty, got {short_repr(values)}")
    return unicode_text(pair[0]), unicode_text(pair[1])


def token_ids(ids: Any) -> tuple[int, ...]:
    """Check an iterable of token ids of any integer type -> tuple of ints."""
    try:
        if isinstance(ids, (str, bytes, Mapping)):
            raise TypeError
        return tuple(as_int(id) for id in ids)
    except TypeError:
        raise Refused(f"is a list of token ids, got {short_repr(ids)}") from None


def distinct_token_ids(most: int) -> Callable[[Any], tuple[int, ...]]:
    """Check that a value has at most `most` token ids, each once -> tuple of ints."""

    def check(value: Any) -> tuple[int, ...]:
        ids = token_ids(value)
        if len(ids) > most or len(set(ids)) < len(ids):
            raise Refused(f"has {len(ids)} ids, {len(set(ids))} of them distinct; the limit is {most}")
        return ids

    return check


def logit_bias(biases: Any) -> tuple[tuple[int, float], ...]:
    """Check a mapping, or pairs, of token ids and biases -> pairs, sorted by id."""
    try:
        pairs = list(biases.items() if isinstance(biases, Mapping) else biases)
        by_id = {as_int(id): bias for id, bias in pairs}
    except (TypeError, ValueError, RecursionError):
        raise Refused(f"is a mapping of token ids to numbers, got {short_repr(biases)}") from None
    for id, bias in by_id.items():
        if not is_within(bias, -MAX_BIAS, MAX_BIAS):
            raise Refused(f"is between {-MAX_BIAS:g} and {MAX_BIAS:g}, got {short_repr(bias)} for id {id}")
    if len(by_id) < len(pairs):
        [(id, _)] = Counter(as_int(id) for id, _ in pairs).most_common(1)
        raise Refused(f"has token id {id} twice")
    return tuple((id, float(by_id[id])) for id in sorted(by_id))


def json_schema(schema: object) -> str:
    """Check a JSON schema: a mapping, its JSON text, or True for any JSON -> its JSON text."""
    try:
        parsed = json.loads(schema) if isinstance(schema, str) else schema
        parsed = {} if parsed is True else parsed
        if not isinstance(parsed, Mapping):
            raise TypeError
        return json.dumps(dict(parsed), allow_nan=False)
    except (TypeError, ValueError, RecursionError):
        raise Refused(f"is a JSON schema, got {short_repr(schema)}") from None


def short_repr(value: object) -> str:
    """Return the repr of a value of any size and depth, short enough for a message."""
    try:
        text = SHORT_REPR.repr(value)
    except (ValueError, RecursionError):  # an int of too many digits
        text = f"a value of type {type(value).__name__}"
    return text if len(text) <= 60 else f"{text[:57]}..."


def is_within(value: Any, low: float, high: float) -> TypeGuard[float]:
    """Return whether a value is a real number between two bounds; True and False are not numbers."""
    # comparisons are False for NaN, and do not overflow for an int beyond all floats
    is_number = isinstance(value, Real) and not isinstance(value, bool)
    return is_number and low <= value <= high


def as_int(value: Any) -> int:
    """Convert a whole number of any type to int, or raise TypeError; True and False are not numbers."""
    if isinstance(value, bool):
        raise TypeError
    return operator.index(value)

"""Read receipts that anyone may have written: their shape is checked, and none of their values is trusted."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from xlabatch.errors import Refused
from xlabatch.receipts.canonical import Json, check_value, read_json
from xlabatch.receipts.envelope import PublicKey, open_envelope
from xlabatch.receipts.statement import (
    FLOATS,
    OPTIONS,
    PREDICATE,
    STATEMENT,
    TEXT_OPTIONS,
    Evidence,
)
from xlabatch.validation import boolean, integer, one_of, optional, short_repr

Check = Callable[[Any], object]
MAX_BITS = 2**32 - 1


class Found(NamedTuple):
    """A receipt that nobody has read yet, None if there is none, and the choice of a response that has it."""

    receipt: Json
    choice: Json = None


@dataclass(frozen=True)
class Receipt:
    """A receipt of the right shape."""

    statement: Mapping[str, Json]
    head: Mapping[str, Json]
    answer: Evidence
    signed: bool  # by the key that was given
    choice: Json = None  # of the response that has it

    @property
    def length(self) -> int:
        """Count the tokens of the prompt and the answer."""
        return len(self.prompt) + len(self.answer.tokens)

    @property
    def prompt(self) -> Sequence[int]:
        ids: Sequence[int] = self.head["prompt"]["token_ids"]
        return ids


def find_receipts(text: str) -> Iterator[Found]:
    """Find the receipts in JSON, or in lines of JSON, which may be responses.

    Each line, item of a list, and choice of a response without a receipt is found as None.
    """
    try:
        documents = [read_json(text)]
    except Refused:
        lines = [line for line in text.split("\n") if line.strip()]
        if len(lines) < 2:
            raise
        documents = [read_json(line) for line in lines]
    for document in documents:
        try:
            yield from receipts_in(document) or [Found(None)]
        except RecursionError:
            raise Refused("its lists are nested too deeply") from None


def receipts_in(value: Json) -> list[Found]:
    """Find those in one value: a receipt, a choice, a response, a line of a batch, or a list of them."""
    match value:
        case list():
            return [found for each in value for found in receipts_in(each) or [Found(None)]]
        case {"predicate": _} | {"payload": _}:
            return [Found(value)]
        case {"choices": list(choices)}:
            return receipts_in(choices)
        case {"receipt": receipt}:
            return [Found(receipt, value)]
        case {"response": inner} | {"body": inner}:
            return receipts_in(inner)
    return []


def read_receipt(value: Json, key: PublicKey | None = None) -> Receipt:
    """Read a receipt. Refused, with the reason, if this version of the format does not have its shape."""
    check_value(value)
    statement, signed = open_envelope(value, key)
    check_value(statement)
    check_object("the receipt", statement, STATEMENT_FIELDS)
    predicate = statement["predicate"]
    check_object("its predicate", predicate, PREDICATE_FIELDS)
    for name, checks in PARTS.items():
        check_object(f"its {name}", predicate[name], checks)
    given = predicate["answer"]
    answer = Evidence(given["token_ids"], given["logits"], given["finish"], subject_digest(statement))
    if not 0 < len(answer.tokens) == len(answer.logits):
        raise Refused(f"it has {len(answer.tokens)} tokens, and digests of logits for {len(answer.logits)}")
    head = {name: part for name, part in predicate.items() if name != "answer"}
    return Receipt(statement, head, answer, signed)


def check_object(name: str, value: Json, checks: Mapping[str, Check]) -> None:
    """Check that a value is an object of exactly these fields, each of which passes its check."""
    if not isinstance(value, dict) or value.keys() != checks.keys():
        got = sorted(value) if isinstance(value, dict) else value
        raise Refused(f"{name} has the fields {', '.join(sorted(checks))}, got {short_repr(got)}")
    for field, check in checks.items():
        try:
            check(value[field])
        except Refused as error:
            raise Refused(f"{field} of {name} {error}") from None


def text(value: object) -> None:
    if not isinstance(value, str):
        raise Refused(f"is a string, got {short_repr(value)}")


def anything(_: object) -> None:
    """Accept a value that is compared, or checked elsewhere."""


def exactly(expected: Json) -> Check:
    def check(value: object) -> None:
        if value != expected:
            raise Refused(f"is {expected}, got {short_repr(value)}")

    return check


def list_of(check_item: Check) -> Check:
    def check(value: object) -> None:
        if not isinstance(value, list):
            raise Refused(f"is a list, got {short_repr(value)}")
        for each in value:
            check_item(each)

    return check


def subject_digest(statement: Json) -> str:
    """Return the digest of a statement's subject, which is compared as a whole later."""
    match statement["subject"]:
        case [{"digest": {"sha256": str(digest)}}]:
            return digest
    raise Refused(f"its subject is one text with its sha256, got {short_repr(statement['subject'])}")


def bias_pair(value: object) -> None:
    if not isinstance(value, list) or len(value) != 2:
        raise Refused(f"has pairs of a token id and a number, got {short_repr(value)}")
    integer(0)(value[0])
    integer(0, MAX_BITS)(value[1])


def seed(value: object) -> None:
    if value is not None and not (isinstance(value, str) and value.isdecimal() and len(value) <= 20):
        raise Refused(f"is null or a decimal number in a string, got {short_repr(value)}")


IDS = list_of(integer(0))
STATEMENT_FIELDS: dict[str, Check] = {
    "_type": exactly(STATEMENT),
    "predicateType": exactly(PREDICATE),
    "predicate": anything,
    "subject": anything,
}
PREDICATE_FIELDS: dict[str, Check] = {
    **dict.fromkeys(("answer", "model", "prompt", "request", "versions"), anything),
    "profile": text,
}
PARTS: dict[str, dict[str, Check]] = {
    "answer": {
        "blocks": anything,
        "digest": anything,
        "finish": one_of("length", "stop"),
        "logits": list_of(integer(-(2**31))),
        "token_ids": IDS,
    },
    "model": {
        **dict.fromkeys(("cache", "config", "format", "weights"), text),
        "rope_limit": optional(integer(0)),
    },
    "prompt": {
        "add_special_tokens": optional(boolean),
        "template": optional(text),
        "text": optional(text),
        "token_ids": IDS,
    },
    "request": {  # `Request` checks the others
        **dict.fromkeys(OPTIONS, anything),
        **dict.fromkeys(TEXT_OPTIONS, boolean),
        **dict.fromkeys(FLOATS, integer(0, MAX_BITS)),
        "logit_bias": list_of(bias_pair),
        "seed": seed,
    },
    "versions": dict.fromkeys(("jaxlib", "kernels", "llguidance", "xlabatch"), optional(text)),
}

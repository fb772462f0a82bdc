"""Receipts of the embedded model, and the verdicts on them."""

import copy
import json
from collections.abc import Iterator
from typing import Any

from xlabatch.checkpoint.source import open_source
from xlabatch.llm import LLM
from xlabatch.receipts.check import Checker, Verdict, load_checker, read_or_verdict
from xlabatch.receipts.read import Found, Receipt, read_receipt

Json = Any


def receipt_of(llm: LLM, prompt: Any, **options: Any) -> Json:
    """The receipt of one completion, as a client reads it."""
    [completion] = llm.generate([prompt], receipt=True, **options)
    return json.loads(json.dumps(completion.receipt))


def load_checker_for(receipt: Json, model: str | None = None) -> Checker:
    """A checker for receipts in the formats of this one, with a longer slot."""
    longer = copy.deepcopy(receipt)
    longer["predicate"]["prompt"]["token_ids"] += [1] * 200
    return load_checker(open_source(model), [read_receipt(longer)])


def verdict(checker: Checker, receipt: Json, choice: Json = None, **options: Any) -> Verdict:
    read = read_or_verdict(Found(receipt, choice), None)
    return checker.check(read, **options) if isinstance(read, Receipt) else read


def leaves_of(value: Json, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """The path of each value in JSON that is no object and no list, and of each empty one."""
    items = value if isinstance(value, dict) else dict(enumerate(value)) if isinstance(value, list) else {}
    for key, each in items.items():
        yield from leaves_of(each, (*path, key))
    if not items:
        yield path


def replaced(value: Json, path: tuple[Any, ...], new: Any) -> Json:
    """A copy with another value at a path."""
    other = copy.deepcopy(value)
    inner = other
    for key in path[:-1]:
        inner = inner[key]
    inner[path[-1]] = new
    return other

"""Messages for refused bodies, in the words of the body, and OpenAI's error for them."""

import re
from collections.abc import Sequence
from dataclasses import fields
from typing import NamedTuple

from pydantic import ValidationError
from pydantic_core import ErrorDetails

from xlabatch.errors import Refused
from xlabatch.protocols.body import MAX_PROBLEMS
from xlabatch.protocols.formatting import Json, error_body
from xlabatch.request import ContextExceeded, Request
from xlabatch.validation import short_repr

SURROGATE = " (a string may not have half of a surrogate pair, \\ud800 to \\udfff)"
INVALID = "invalid_request_error"
OPTIONS = {field.name for field in fields(Request)} | {"messages", "tools", "tool_choice", "response_format"}
OPTIONS |= {"input", "text"}  # of Responses and embeddings
KINDS = {  # of values, by pydantic's type of the error: what the value has to be
    "string_type": "a string",
    "int_type": "an integer",
    "int_from_float": "an integer",
    "float_type": "a number",
    "bool_type": "true or false",
    "list_type": "an array",
    "dict_type": "an object",
    "model_type": "an object",
    "model_attributes_type": "an object",
}
# pydantic's parts of a location that are no keys: types of a union's members, and names of classes
NO_KEY = re.compile(r"(constrained-)?(str|int|float|bool)|(list|dict|literal|tagged-union)\[.*|[A-Z]\w*")
TAGGED = re.compile(r"list\[tagged-union\[.*")  # its next string is the tag, after a number


class Problem(NamedTuple):
    """One of pydantic's errors."""

    path: tuple[str | int, ...]  # keys and numbers, as they are in the JSON
    form: str  # the member of a union that this is about; "" if there is no union
    error: ErrorDetails

    @property
    def kind(self) -> str | None:
        """What the value has to be, if it has another type."""
        return KINDS.get(self.error["type"])


class BodyRefused(Refused):
    """A body that is not valid, and the parameter that is wrong."""

    def __init__(self, message: str, param: str | None = None) -> None:
        super().__init__(message)
        self.param = param

    @classmethod
    def of(cls, errors: Sequence[ErrorDetails]) -> "BodyRefused":
        message = validation_message(errors)
        return cls(message, validation_param(errors) or option_of(message))


def refusal_body(error: Refused | ValidationError) -> Json:
    if isinstance(error, ValidationError):
        refused = BodyRefused.of(error.errors())
        return error_body(str(refused), INVALID, param=refused.param)
    if isinstance(error, ContextExceeded):
        return context_body(error)
    return error_body(str(error), INVALID, param=option_of(str(error)))


def option_of(message: str) -> str | None:
    """Return the option that a refusal is about: its message begins with the name of one."""
    first = message.removeprefix("parameter ").partition(" ")[0].partition(".")[0].rstrip(":,")
    is_name = first in OPTIONS or (first.isidentifier() and "_" in first)
    return first if is_name or message.startswith("parameter ") else None


def context_body(error: ContextExceeded) -> Json:
    """Refuse in words that clients such as litellm recognize, with the fields of llama.cpp's."""
    message = f"This model's maximum context length is {error.context} tokens. {error}"
    body = error_body(message, "exceed_context_size_error", "context_length_exceeded")
    body["error"]["n_ctx"] = error.context
    if error.is_counted:
        body["error"]["n_prompt_tokens"] = error.prompt
    return body


def validation_message(errors: Sequence[ErrorDetails]) -> str:
    """Write one sentence for each of pydantic's errors, naming the parameter as the body has it."""
    sentences = dict[str, None]()
    kinds = dict[tuple[str | int, ...], list[Problem]]()  # of values with another type, by path
    for problem in relevant(errors):
        if problem.kind:
            kinds.setdefault(problem.path, []).append(problem)
        else:
            sentences[describe(problem)] = None
    for path, problems in kinds.items():
        names = dict.fromkeys(problem.kind for problem in problems)
        kind = " or ".join(map(str, names))
        sentences[f"{name_of(path)} must be {kind}{got(problems[0].error)}"] = None
    return "; ".join(sentences)


def validation_param(errors: Sequence[ErrorDetails]) -> str | None:
    """Return the parameter of the body that the first error is about."""
    found = relevant(errors)
    return str(found[0].path[0])[:80] if found and found[0].path else None


def relevant(errors: Sequence[ErrorDetails]) -> list[Problem]:
    """Return what to tell: of a union's members the one that the value resembles most."""
    problems = [read(error) for error in errors[:MAX_PROBLEMS]]
    return [each for each in problems if not any(says_more(other, each) for other in problems)]


def says_more(other: Problem, problem: Problem) -> bool:
    """Return whether another member of the same union fits the value further than this problem's."""
    if other.form == problem.form or not problem.kind:
        return False
    depth = len(problem.path)
    if other.error["type"] == "too_long" and problem.path[: len(other.path)] == other.path:
        return True  # what is within was read before its end
    if other.path[:depth] == problem.path:
        return len(other.path) > depth or not other.kind
    last = problem.path[-1] if depth else None
    numbered = other.path[depth - 1] if len(other.path) >= depth else None
    return (
        isinstance(last, int)
        and isinstance(numbered, int)
        and other.path[: depth - 1] == problem.path[:-1]
        and numbered > last
    )


def read(error: ErrorDetails) -> Problem:
    """Separate the keys of an error's location from pydantic's own parts."""
    path: list[str | int] = []
    form = ""
    awaits_tag = False
    for part in error["loc"]:
        if isinstance(part, str) and NO_KEY.fullmatch(part):
            form += part
            awaits_tag = awaits_tag or TAGGED.fullmatch(part) is not None
        elif isinstance(part, str) and awaits_tag:
            awaits_tag = False
        elif part != "body":
            path.append(part)
    return Problem(tuple(path), form, error)


def name_of(path: tuple[str | int, ...]) -> str:
    return ".".join(map(str, path))[:80] if path else "the body"


def got(error: ErrorDetails) -> str:
    """Say what was given; the process that validates large bodies does not keep it."""
    given = error.get("input")
    return "" if given is None else f", got {short_repr(given)}"


def describe(problem: Problem) -> str:
    error = problem.error
    context = error.get("ctx", {})
    if error["type"] == "json_invalid":
        hint = SURROGATE if "hex escape" in error["msg"] else ""
        return f"the body is not valid JSON: {context['error']}{hint}"
    if error["type"] == "value_error":
        message = str(error["msg"]).removeprefix("Value error, ")
        within = f"parameter {name_of(problem.path)}." if problem.path else "parameter "
        begins = message.startswith("parameter ")
        return within + message.removeprefix("parameter ") if begins else message
    name = name_of(problem.path)
    if error["type"] == "missing":
        return f"{name} is missing"
    if error["type"] in ("literal_error", "enum"):
        return f"{name} must be {context['expected']}{got(error)}"
    if error["type"] == "union_tag_invalid":
        return f"{name}.type must be one of {context['expected_tags']}, got {context['tag']!r:.40}"
    if error["type"] == "union_tag_not_found":
        return f"{name}.type is missing"
    if error["type"] in ("string_too_short", "too_short") and context.get("min_length") == 1:
        return f"{name} must not be empty"
    if error["type"] in ("string_too_long", "too_long"):
        unit = "characters" if error["type"] == "string_too_long" else "entries"
        return f"{name} may have {context['max_length']} {unit}, got more"
    message = str(error["msg"]).removeprefix("Input should be ").removeprefix("Value should be ")
    if message == error["msg"]:
        return f"{name}: {message}"
    message = message.replace("greater than or equal to", "at least")
    return f"{name} must be {message.replace('less than or equal to', 'at most')}{got(error)}"

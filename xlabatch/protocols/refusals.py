"""Messages for refused bodies, and OpenAI's error for them."""

from collections.abc import Sequence

from pydantic import ValidationError
from pydantic_core import ErrorDetails

from xlabatch.errors import Refused
from xlabatch.protocols.body import MAX_PROBLEMS
from xlabatch.protocols.formatting import Json, error_body
from xlabatch.request import ContextExceeded

SURROGATE = " (a string may not have half of a surrogate pair, \\ud800 to \\udfff)"
FORM_ERRORS = ("string_type", "list_type")
FORMS = ("str", "constrained-str", "list[")  # pydantic's names for members of a union
INVALID = "invalid_request_error"


def refusal_body(error: Refused | ValidationError) -> Json:
    if isinstance(error, ValidationError):
        return error_body(validation_message(error.errors()), INVALID)
    if isinstance(error, ContextExceeded):
        return error_body(context_message(error), INVALID, "context_length_exceeded")
    return error_body(str(error), INVALID)


def context_message(error: ContextExceeded) -> str:
    """Write the message in words that clients such as litellm recognize."""
    return f"This model's maximum context length is {error.context} tokens. {error}"


def validation_message(errors: Sequence[ErrorDetails]) -> str:
    """Write one sentence for each of pydantic's errors, naming the parameter."""
    shown = [error for error in errors[:MAX_PROBLEMS] if not is_of_another_form(error, errors)]
    return "; ".join(dict.fromkeys(describe_problem(error) for error in shown))


def is_of_another_form(error: ErrorDetails, errors: Sequence[ErrorDetails]) -> bool:
    """Return whether an error only says that a value has the wrong type, and another error says more."""
    *value, form = error["loc"] or ("",)
    if error["type"] not in FORM_ERRORS or not str(form).startswith(FORMS):
        return False
    return any(
        list(other["loc"][: len(value)]) == value and other["type"] not in FORM_ERRORS for other in errors
    )


def describe_problem(error: ErrorDetails) -> str:
    if error["type"] == "json_invalid":
        hint = SURROGATE if "hex escape" in error["msg"] else ""
        return f"the body is not valid JSON: {error['ctx']['error']}{hint}"
    parameter = ".".join(str(part) for part in error["loc"] if part != "body")
    if error["type"] == "missing" and not parameter:
        return "the body is missing"
    message = str(error["msg"]).removeprefix("Value error, ")
    return f"{parameter[:80]}: {message}" if parameter and error["type"] != "value_error" else message

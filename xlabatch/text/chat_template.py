"""Renders conversations through a checkpoint's chat template, in a process of its own that can be ended.

Nothing within one process can stop a template: a single expression may take hours, or all memory. Knows no
tokenizer.
"""

import json
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from xlabatch.errors import Refused
from xlabatch.text.line_process import LimitExceeded, LineProcess
from xlabatch.validation import one_line, printable

PROGRAM = Path(__file__).with_name("template_process.py")
RENDER_TIMEOUT_S = 20.0  # the process itself stops after two seconds of CPU time
LIMITS = "it exceeds the limits of time and memory"


class TemplateRenderer:
    """Renders templates in a process that starts at the first use, and again after one that was ended."""

    def __init__(self) -> None:
        self.process = LineProcess(str(PROGRAM), task="renders chat templates", timeout_s=RENDER_TIMEOUT_S)

    def render(self, template: str, messages: Sequence[Any], options: Mapping[str, Any]) -> str:
        """The text of a conversation; options are variables of the template, special tokens among them.

        Refused with the template's reason if it rejects the messages; Unavailable if the process cannot work.
        """
        request = {"template": template, "messages": messages, "options": options}
        try:
            line = json.dumps(request, default=plain).encode() + b"\n"
        except (TypeError, ValueError, RecursionError) as error:  # keys, cycles and depth that JSON has not
            raise Refused(one_line(error)) from None
        try:
            answer = json.loads(self.process.ask(line))
        except LimitExceeded:
            raise Refused(LIMITS) from None
        if "error" in answer:
            raise Refused(one_line(answer["error"]))
        return str(answer["text"])

    def close(self) -> None:
        """End the process at once, and render nothing more."""
        self.process.close()


def read_template(file: Path) -> str:
    """The text of a file with a chat template; Refused if it is not UTF-8."""
    try:
        return file.read_text("utf-8")
    except UnicodeDecodeError:
        raise Refused(f"{printable(file)} is not text in UTF-8") from None


def plain(value: Any) -> Any:
    """A value of a message that JSON does not have: a mapping, a model's fields, or its type's name."""
    if isinstance(value, Mapping):
        return dict(value)
    if callable(getattr(value, "model_dump", None)):
        return value.model_dump()
    return f"<{type(value).__name__}>"

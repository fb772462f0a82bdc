"""Render conversations with a checkpoint's chat template, in a separate process that can be ended.

Nothing can stop a template from within its own process: a single expression may take hours, or all memory.
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
    """Render templates in a process that starts at the first use, and again after it was ended."""

    def __init__(self) -> None:
        self.process = LineProcess(str(PROGRAM), task="renders chat templates", timeout_s=RENDER_TIMEOUT_S)

    def render(self, template: str, messages: Sequence[Any], options: Mapping[str, Any]) -> str:
        """Return a conversation as text. `options` are the template's variables, special tokens included.

        Refused, with the template's reason, if it rejects the messages; Unavailable if the process fails.
        """
        request = {"template": template, "messages": messages, "options": options}
        try:
            line = json.dumps(request, default=plain).encode() + b"\n"
        except (TypeError, ValueError, RecursionError) as error:  # keys, cycles or depth that JSON forbids
            raise Refused(one_line(error)) from None
        try:
            answer = json.loads(self.process.ask(line))
        except LimitExceeded:
            raise Refused(LIMITS) from None
        if "error" in answer:
            raise Refused(one_line(answer["error"]))
        return str(answer["text"])

    def close(self) -> None:
        self.process.close()


def read_template(file: Path) -> str:
    """Return the text of a chat template's file. Refused if it cannot be read, or is not UTF-8."""
    try:
        return file.read_text("utf-8")
    except OSError as error:  # it may be a name of llama.cpp's, or the template itself
        raise Refused(
            f"--chat-template, in Python chat_template, is the file of a Jinja template, and "
            f"{printable(file, 80)} cannot be read: {error.strerror}"
        ) from None
    except UnicodeDecodeError:
        raise Refused(f"{printable(file)} is not text in UTF-8") from None


def plain(value: object) -> Any:
    """Convert a value that JSON does not have: to a dict, to a model's fields, or to its type's name."""
    if isinstance(value, Mapping):
        return dict(value)
    dump = getattr(value, "model_dump", None)
    if callable(dump):
        return dump()
    return f"<{type(value).__name__}>"

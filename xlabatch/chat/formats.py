"""How model families write calls of tools and reasoning, chosen by their chat template."""

from dataclasses import dataclass

from xlabatch.errors import Refused


@dataclass(frozen=True)
class ToolFormat:
    """The text around the names and arguments of calls.

    trigger open before NAME between ARGUMENTS after (separator NAME between ARGUMENTS after)* close
    """

    trigger: str  # begins a block of calls
    open: str
    before: str
    between: str
    after: str
    separator: str | None  # to the next call of a block; None if a block has one call
    close: str
    block_separator: str | None = None  # to the next block, if a reply may have several
    channels: bool = False  # a reply consists of messages, each in a channel
    keywords: bool = False  # calls are a Python list, and a reply is either text or calls


OBJECT = '{"name": "'
ARGUMENTS = '", "arguments": '
TOOL_FORMATS = {
    "hermes": ToolFormat(
        "<tool_call>", "\n", OBJECT, ARGUMENTS, "}", None, "\n</tool_call>", block_separator="\n"
    ),
    "llama3": ToolFormat(OBJECT, "", "", '", "parameters": ', "}", f"; {OBJECT}", ""),
    "pythonic": ToolFormat("[", "", "", "(", ")", ", ", "]", keywords=True),
    "mistral": ToolFormat("[TOOL_CALLS]", "[", OBJECT, ARGUMENTS, "}", f", {OBJECT}", "]"),
    "mistral-args": ToolFormat("[TOOL_CALLS]", "", "", "[ARGS]", "", "[TOOL_CALLS]", ""),
    "granite": ToolFormat("<|tool_call|>", "[", OBJECT, ARGUMENTS, "}", f", {OBJECT}", "]"),
    "harmony": ToolFormat(
        "<|channel|>commentary to=functions.",
        "",
        "",
        " <|constrain|>json<|message|>",
        "",
        None,
        "<|call|>",
        channels=True,
    ),
}
SIGNS = (  # of a format, in the source of a template; the first found decides
    ("<|channel|>", "harmony"),
    ("<|tool_call|>", "granite"),
    ("[func_name1(", "pythonic"),
    ("[ARGS]", "mistral-args"),
    ("[TOOL_CALLS]", "mistral"),
    ("<tool_call>", "hermes"),
    ("<|python_tag|>", "llama3"),
    ('"parameters": ', "llama3"),
)
REASONING_MARKS = (("<think>", "</think>"), ("[THINK]", "[/THINK]"))
ANALYSIS_MARKS = ("<|channel|>analysis<|message|>", "<|end|>")


def tool_format(template: str, name: str | None = None) -> ToolFormat:
    """The format of calls that a chat template shows to the model, unless one is named."""
    if name is not None:
        return TOOL_FORMATS[name]
    found = next((name for sign, name in SIGNS if sign in template), "hermes")
    return TOOL_FORMATS[found]


def check_tool_format(name: str | None) -> None:
    """Raise Refused for a name that no format has."""
    if name is not None and name not in TOOL_FORMATS:
        raise Refused(f"tool_format is one of {', '.join(TOOL_FORMATS)}, got {name!r:.40}")


def knows_tools(template: str) -> bool:
    """Whether a chat template writes the tools into the prompt."""
    return "tools" in template


def reasoning_marks(template: str, format: ToolFormat) -> tuple[str, str] | None:
    """What begins and ends the reasoning of a model with this template, if it reasons."""
    if format.channels:
        return ANALYSIS_MARKS
    return next((marks for marks in REASONING_MARKS if marks[1] in template), None)

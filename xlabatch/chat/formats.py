"""How model families write tool calls and reasoning. The chat template decides which format applies."""

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
    separator: str | None  # before the next call in a block; None if a block has one call
    close: str
    block_separator: str | None = None  # before the next block, if a reply may have several
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
SIGNS = (  # signs of a format in a template's source; the first one found decides
    ("<|channel|>", "harmony"),
    ("<|tool_call|>", "granite"),
    ("[func_name1(", "pythonic"),
    ("[ARGS]", "mistral-args"),
    ("[TOOL_CALLS]", "mistral"),
    ("<tool_call>", "hermes"),
    ("<|python_tag|>", "llama3"),
    ('"parameters": ', "llama3"),
)
# what GLM, Qwen 3 Coder and Hunyuan write between <tool_call> and </tool_call>: none of these formats
OTHER_SIGNS = ("<arg_key>", "<function=", "<tool_calls>")
REASONING_MARKS = (("<think>", "</think>"), ("[THINK]", "[/THINK]"))
OWN_FORMAT = "hermes"  # for templates that do not know tools: the system message then asks for this format
UNKNOWN_FORMAT = (
    "the model's chat template has no known format of tool calls; select one with --tool-parser "
    f"(in Python tool_format): {', '.join(TOOL_FORMATS)}"
)
ANALYSIS_MARKS = ("<|channel|>analysis<|message|>", "<|end|>")


def tool_format(template: str, name: str | None = None, has_tools: bool = False) -> ToolFormat:
    """Return the named format of tool calls, or else the one that the chat template shows.

    Refused if the reply may call tools and the template shows no known format.
    """
    found = name or detect_format(template)
    if has_tools and found is None:
        raise Refused(f"tools cannot be used: {UNKNOWN_FORMAT}")
    return TOOL_FORMATS[found or OWN_FORMAT]


def detect_format(template: str) -> str | None:
    """Return the name of the format that a chat template shows; None if it is not a known one."""
    found = next((name for sign, name in SIGNS if sign in template), None)
    if found == "hermes" and any(sign in template for sign in OTHER_SIGNS):
        return None
    return found if found or knows_tools(template) else OWN_FORMAT


def tools_sentence(template: str) -> str:
    """Say which format of calls a chat template selects, for a server's start."""
    if format := detect_format(template):
        return f"Tool calls: {format}, by the chat template; --tool-parser selects another format"
    return f"Requests with tools are refused: {UNKNOWN_FORMAT}"


def knows_tools(template: str) -> bool:
    """Return whether a chat template writes the tools into the prompt."""
    return "tools" in template


def reasoning_marks(template: str, format: ToolFormat) -> tuple[str, str] | None:
    """Return the marks around the reasoning of a model with this template; None if it does not reason."""
    if format.channels:
        return ANALYSIS_MARKS
    return next((marks for marks in REASONING_MARKS if marks[1] in template), None)

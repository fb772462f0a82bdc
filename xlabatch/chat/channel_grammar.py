"""The grammar of a reply in channels, in Lark's notation: reasoning, text, a call with valid arguments."""

from collections.abc import Callable, Sequence

from xlabatch.chat.channels import CHANNEL, MESSAGE, ROLE

Literal = Callable[[str], str]
END = "<|end|>"


def channel_rules(
    functions: Sequence[tuple[str, str]], is_required: bool, schema: str | None, begun: str, of: Literal
) -> tuple[list[str], str]:
    """Make the rules for a reply -> the rules, and the reply in terms of them.

    `functions` are names with the grammars of their arguments; `of` returns the grammar of a fixed text;
    `begun` is the unfinished message at the end of the prompt. A reply has one call at most, which ends it.
    """
    message, json = of(MESSAGE), f'(" " {of("<|constrain|>")}? "json")?'
    rules = [
        text_rule("text_end", f"{of(END)}"),
        f"thought: {of(CHANNEL)} {of('analysis')} {message} text_end {of(ROLE)}",
        f"preamble: {of(CHANNEL)} {of('commentary')} {message} text_end {of(ROLE)}",
        *(call_rule(n, *function, of, f"{json} {message}") for n, function in enumerate(functions)),
    ]
    endings = [f"call_{n}" for n in range(len(functions))]
    if not is_required:
        text = schema or "TEXT"
        endings.append(f"{of(CHANNEL)} {of('final')} {json if schema else ''} {message} {text}")
    before = "(thought | preamble)*" if functions else "thought*"
    body = f"{before} ({' | '.join(endings)})"
    if MESSAGE in begun:
        rest = f"text_end {of(ROLE)} {body}"
        return rules, rest if is_required else f"{schema or 'TEXT'} | {rest}"
    return rules, body if begun else f"{of(ROLE)}? {body}"


def text_rule(name: str, end: str) -> str:
    """Make a rule for any text up to a mark, which is a special token or text."""
    return f"{name}[lazy]: TEXT {end}" if end.startswith('"') else f"{name}: TEXT {end}"


def call_rule(number: int, name: str, arguments: str, of: Literal, rest: str) -> str:
    """Make a rule for a call of one function; its name follows the role or the channel."""
    to, channel = of(f" to=functions.{name}"), f'{of(CHANNEL)} ("analysis" | "commentary")'
    return f"call_{number}: ({to} {channel} | {channel} {to}) {rest} {arguments}"

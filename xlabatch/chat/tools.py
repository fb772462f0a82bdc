"""Read the tools of a conversation, as clients send them, and which of them a reply may call."""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Literal, NamedTuple

from xlabatch.errors import Refused

Json = dict[str, Any]
Mode = Literal["auto", "none", "required"]
NAME = re.compile(r"[A-Za-z0-9_.-]{1,64}")
MAX_TOOLS = 128
ANY_ARGUMENTS = {"type": "object"}
VALUES = {"const", "enum", "default", "examples", "required"}  # their values are not schemas
NOTES = {"description", "title", "examples", "$comment"}  # keywords of a schema that are for people
NAMED = {"properties", "patternProperties", "$defs", "definitions", "dependentSchemas"}  # schemas by name
COMBINED = {"allOf", "anyOf", "oneOf", "$ref", "if"}
OPEN = {"additionalProperties", "patternProperties", "unevaluatedProperties"}


class Choice(NamedTuple):
    """Whether tools may or must be called, and which ones; the fields are those of `Tools`."""

    mode: Mode = "auto"
    only: str | None = None
    allowed: frozenset[str] | None = None


@dataclass(frozen=True)
class Tools:
    """Functions that a reply may call, and whether it may, must or must not call them."""

    functions: Sequence[Json]  # name, description, parameters
    mode: Mode = "auto"
    only: str | None = None  # the one function that must be called
    parallel: bool = True  # several calls in one reply
    allowed: frozenset[str] | None = None  # the functions that may be called; None: all

    @property
    def for_template(self) -> list[Json]:
        """The tools as chat templates read them."""
        return [{"type": "function", "function": function} for function in self.functions]

    @property
    def callable(self) -> list[Json]:
        """The functions that the reply may call."""
        if self.mode == "none":
            return []
        allowed = self.allowed if self.only is None else {self.only}
        return [each for each in self.functions if allowed is None or each["name"] in allowed]


def read_tools(tools: Sequence[Any] | None, choice: Any = None, parallel: bool | None = None) -> Tools | None:
    """Read a request's tools in OpenAI's format; None if there are none. Refused if they are not valid."""
    if not tools:
        if choice not in (None, "none", "auto"):
            raise Refused("tool_choice needs tools")
        return None
    if len(tools) > MAX_TOOLS:
        raise Refused(f"{len(tools)} tools are given; at most {MAX_TOOLS} are possible")
    functions = [read_function(tool) for tool in tools]
    names = [function["name"] for function in functions]
    if len(set(names)) < len(names):
        raise Refused(f"tools: each needs its own name, got {', '.join(names)}"[:300])
    mode, only, allowed = read_choice(choice, names)
    return Tools(functions, mode, only, parallel is not False, allowed)


def read_function(tool: Any) -> Json:
    """Read the function of a tool."""
    function = tool.get("function") if isinstance(tool, Mapping) else None
    if not isinstance(function, Mapping) or tool.get("type", "function") != "function":
        raise Refused(f'a tool is {{"type": "function", "function": {{"name": ...}}}}, got {str(tool)[:80]}')
    name, parameters = function.get("name"), function.get("parameters")
    if not isinstance(name, str) or not NAME.fullmatch(name):
        raise Refused(
            f"the name of a tool has 1 to 64 letters, digits, '_', '-' and '.', got {str(name)[:80]!r}"
        )
    if not isinstance(parameters, (Mapping, type(None))):
        raise Refused(f"tool {name}: parameters is a JSON schema of an object, got {str(parameters)[:80]}")
    return {**function, "parameters": dict(parameters or ANY_ARGUMENTS)}


def read_choice(choice: Any, names: Sequence[str]) -> Choice:
    """Read the choice among tools with these names."""
    if choice is None:
        return Choice()
    if choice in ("auto", "none", "required"):
        return Choice(choice)
    if not isinstance(choice, Mapping):
        raise Refused(
            f"tool_choice is 'auto', 'none', 'required' or names a function, got {str(choice)[:80]!r}"
        )
    if choice.get("type") == "allowed_tools":
        return read_allowed(choice.get("allowed_tools", choice), names)
    return Choice("required", known_name(choice, names))


def read_allowed(allowed: Any, names: Sequence[str]) -> Choice:
    """Read a choice that allows only some of the tools."""
    given = allowed if isinstance(allowed, Mapping) else {}
    mode, tools = given.get("mode"), given.get("tools")
    if mode not in ("auto", "required") or not isinstance(tools, list) or not tools:
        raise Refused("tool_choice: allowed_tools has a mode, 'auto' or 'required', and a list of tools")
    return Choice(mode, None, frozenset(known_name(tool, names) for tool in tools))


def known_name(choice: Any, names: Sequence[str]) -> str:
    """Return the chosen function's name, given directly or under `function`. Refused if no tool has it."""
    function = choice.get("function", choice) if isinstance(choice, Mapping) else None
    name = function.get("name") if isinstance(function, Mapping) else None
    if not isinstance(name, str) or name not in names:
        raise Refused(f"tool_choice names {str(name)[:80]!r}, which is not among the tools")
    return name


def closed(schema: Any) -> Any:
    """Forbid properties that a schema's objects do not list, unless it allows more; drop its notes."""
    if isinstance(schema, list):
        return [closed(each) for each in schema]
    if not isinstance(schema, Mapping) or ("properties" in schema and COMBINED & schema.keys()):
        return schema  # combined schemas describe one object: each would forbid the others' properties
    result = {name: closed_part(name, each) for name, each in schema.items() if name not in NOTES}
    if isinstance(result.get("properties"), dict) and not OPEN & result.keys():
        result["additionalProperties"] = False
    return result


def closed_part(name: str, part: Any) -> Any:
    """Return the value of one keyword of a schema with the schemas within it closed."""
    if name in VALUES or (name == "allOf" and isinstance(part, list) and len(part) > 1):
        return part
    if name in NAMED and isinstance(part, Mapping):
        return {key: closed(each) for key, each in part.items()}
    return closed(part)

"""Read the tools of a conversation, as clients send them, and which of them a reply may call."""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Literal

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


@dataclass(frozen=True)
class Tools:
    """Functions that a reply may call, and whether it may, must or must not call them."""

    functions: Sequence[Json]  # name, description, parameters
    mode: Mode = "auto"
    only: str | None = None  # the one function that must be called
    parallel: bool = True  # several calls in one reply
    allowed: frozenset[str] | None = None  # the functions that may be called; None: all

    @property
    def callable(self) -> list[Json]:
        if self.mode == "none":
            return []
        allowed = self.allowed if self.only is None else {self.only}
        return [each for each in self.functions if allowed is None or each["name"] in allowed]


def read_tools(
    tools: Sequence[Any] | None, choice: object = None, parallel: bool | None = None
) -> Tools | None:
    """Read a request's tools in OpenAI's format; None if there are none. Refused if they are not valid."""
    if not tools:
        if choice not in (None, "none", "auto"):
            raise Refused("tool_choice needs tools")
        return None
    if not isinstance(tools, Sequence):
        raise Refused(f"tools is a list, got {tools!r:.80}")
    if len(tools) > MAX_TOOLS:
        raise Refused(f"the request has {len(tools)} tools; the limit is {MAX_TOOLS}")
    functions = [read_function(tool) for tool in tools]
    names = [function["name"] for function in functions]
    if len(set(names)) < len(names):
        raise Refused(f"tools: each needs its own name, got {', '.join(names)}"[:300])
    return choose(Tools(functions, parallel=parallel is not False), choice)


def read_function(tool: object) -> Json:
    given = tool if isinstance(tool, Mapping) else {}
    function = given.get("function")
    if not isinstance(function, Mapping) or given.get("type", "function") != "function":
        raise Refused(f'a tool is {{"type": "function", "function": {{"name": ...}}}}, got {str(tool)[:80]}')
    name = function.get("name")
    parameters = function.get("parameters")
    if not isinstance(name, str) or not NAME.fullmatch(name):
        raise Refused(
            f"the name of a tool has 1 to 64 letters, digits, '_', '-' and '.', got {str(name)[:80]!r}"
        )
    if not isinstance(parameters, (Mapping, type(None))):
        raise Refused(f"tool {name}: parameters is a JSON schema of an object, got {str(parameters)[:80]}")
    return {**function, "parameters": dict(parameters or ANY_ARGUMENTS)}


def choose(tools: Tools, choice: object) -> Tools:
    """Return the tools with a request's tool_choice."""
    if choice is None:
        return tools
    if choice in ("auto", "none", "required"):
        return replace(tools, mode=choice)
    if not isinstance(choice, Mapping):
        raise Refused(
            f"tool_choice is 'auto', 'none', 'required' or names a function, got {str(choice)[:80]!r}"
        )
    names = [function["name"] for function in tools.functions]
    if choice.get("type") != "allowed_tools":
        return replace(tools, mode="required", only=check_name(choice, names))
    given = choice.get("allowed_tools", choice)
    mode, allowed = (given.get("mode"), given.get("tools")) if isinstance(given, Mapping) else (None, None)
    if mode not in ("auto", "required") or not isinstance(allowed, list) or not allowed:
        raise Refused("tool_choice: allowed_tools has a mode, 'auto' or 'required', and a list of tools")
    return replace(tools, mode=mode, allowed=frozenset(check_name(each, names) for each in allowed))


def check_name(choice: object, names: Sequence[str]) -> str:
    """Return the chosen function's name, given directly or under `function`. Refused if no tool has it."""
    function = choice.get("function", choice) if isinstance(choice, Mapping) else None
    name = function.get("name") if isinstance(function, Mapping) else None
    if not isinstance(name, str) or name not in names:
        raise Refused(f"tool_choice names {str(name)[:80]!r}, which is not among the tools")
    return name


def close_schema(schema: object) -> Any:
    """Forbid properties that a schema's objects do not list, unless it allows more; drop its notes."""
    if isinstance(schema, list):
        return [close_schema(each) for each in schema]
    if not isinstance(schema, Mapping) or ("properties" in schema and COMBINED & schema.keys()):
        return schema  # combined schemas describe one object: each would forbid the others' properties
    result = {name: close_keyword(name, each) for name, each in schema.items() if name not in NOTES}
    if isinstance(result.get("properties"), dict) and not OPEN & result.keys():
        result["additionalProperties"] = False
    return result


def close_keyword(name: str, part: object) -> Any:
    """Close the schemas within the value of one keyword."""
    if name in VALUES or (name == "allOf" and isinstance(part, list) and len(part) > 1):
        return part
    if name in NAMED and isinstance(part, Mapping):
        return {key: close_schema(each) for key, each in part.items()}
    return close_schema(part)

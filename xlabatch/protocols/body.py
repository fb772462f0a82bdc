"""The base class of every body: which parameters are refused, and which are accepted without effect."""

from collections.abc import Mapping
from typing import Any, ClassVar

from pydantic import BaseModel, ConfigDict, ValidationInfo, model_validator

from xlabatch.errors import Refused
from xlabatch.validation import did_you_mean

MAX_PROBLEMS = 8  # listed for an invalid body
# The key of a function in the validation context that gets the unknown parameters, which are then ignored.
ON_UNKNOWN = "on_unknown"
# Parameters of OpenAI's APIs that are accepted without effect.
ABOUT_THE_CLIENT = frozenset(("user", "service_tier", "safety_identifier", "request_id"))
ABOUT_THE_CLIENT |= {"prompt_cache_key", "prompt_cache_retention", "prompt_cache_options"}
CACHE_MARKS = frozenset(("cache_control", "prompt_cache_breakpoint"))  # of parts: all beginnings are reused


class Body(BaseModel):
    """The base of all bodies: refuses unknown parameters, values of other types, infinities and NaN."""

    model_config = ConfigDict(extra="forbid", strict=True, allow_inf_nan=False)
    WITHOUT_EFFECT: ClassVar[frozenset[str]] = frozenset()  # accepted, because they never change an answer
    NEUTRAL: ClassVar[Mapping[str, Any]] = {}  # accepted with this value only, which changes no answer
    REFUSED: ClassVar[Mapping[str, str]] = {}  # unknown here, with what to do instead

    @model_validator(mode="before")
    @classmethod
    def refuse_unknown(cls, values: object, info: ValidationInfo) -> object:
        """Refuse all unknown parameters with one short error. Null counts as not given."""
        if not isinstance(values, dict):
            return values
        known = {field.alias or name for name, field in cls.model_fields.items()}
        given = {
            name: value
            for name, value in values.items()
            if value is not None and value != cls.NEUTRAL.get(name)
        }
        taken = known | cls.WITHOUT_EFFECT
        if unknown := [str(name)[:40] for name in given if name not in taken]:
            if info.context is None or ON_UNKNOWN not in info.context:
                listed = unknown[:MAX_PROBLEMS]
                names_it = "; {}: " if len(listed) > 1 else ": "
                why = "".join(
                    names_it.format(name) + cls.REFUSED[name]
                    if name in cls.REFUSED
                    else did_you_mean(name, known)
                    for name in listed
                )
                raise Refused(f"parameter {', '.join(listed)} is not supported{why}")
            info.context[ON_UNKNOWN](unknown)
        return {name: value for name, value in given.items() if name in known}

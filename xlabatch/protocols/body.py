"""The base class of every body: which parameters it refuses, and which it accepts without effect."""

from collections.abc import Mapping
from typing import Any, ClassVar

from pydantic import BaseModel, ConfigDict, ValidationInfo, model_validator

from xlabatch.errors import Refused

MAX_PROBLEMS = 8  # listed for a body that is not valid
# a key of a validation's context: a function that gets unknown parameters, which are then ignored
ON_UNKNOWN = "on_unknown"


class Body(BaseModel):
    """Every body refuses unknown parameters, values of other types, and numbers that are not finite."""

    model_config = ConfigDict(extra="forbid", strict=True, allow_inf_nan=False)
    WITHOUT_EFFECT: ClassVar[frozenset[str]] = frozenset()  # accepted, because they change no answer
    NEUTRAL: ClassVar[Mapping[str, Any]] = {}  # accepted with this value, which changes no answer

    @model_validator(mode="before")
    @classmethod
    def known_only(cls, values: Any, info: ValidationInfo) -> Any:
        """Refuse all unknown parameters with one short error. Null counts as not given."""
        if not isinstance(values, dict):
            return values
        known = {field.alias or name for name, field in cls.model_fields.items()}
        neutral = {name for name, each in values.items() if each is None or each == cls.NEUTRAL.get(name)}
        given = {name: each for name, each in values.items() if name not in neutral}
        if unknown := [str(name)[:40] for name in given if name not in known | cls.WITHOUT_EFFECT]:
            if info.context is None or ON_UNKNOWN not in info.context:
                raise Refused(f"parameter {', '.join(unknown[:8])} is not supported")
            info.context[ON_UNKNOWN](unknown)
        return {name: each for name, each in given.items() if name in known}

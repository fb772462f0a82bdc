"""How a model samples for requests that do not say how: by generation_config.json, or by keys of a GGUF file.

Only options that a request lacks are taken from here. An engine does not know them.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from xlabatch.errors import Refused
from xlabatch.validation import (
    Validator,
    integer,
    number,
    optional,
    printable,
    probability,
    temperature,
    top_p,
)

CHECKS: dict[str, Validator] = {
    "temperature": temperature,
    "top_k": integer(0),
    "top_p": top_p,
    "min_p": probability,
    "repetition_penalty": number(0.01, 100.0),
    "repetition_context_size": optional(integer(1)),
}
HF_NAMES = ("temperature", "top_k", "top_p", "min_p")  # in generation_config.json
# there too; transformers has no second one, its penalty looks at all tokens
PENALTY = ("repetition_penalty", "repetition_context_size")
HF_TOP_K = 50  # of transformers, where a file samples and has none
GGUF_NAMES = {"temp": "temperature", "top_k": "top_k", "top_p": "top_p", "min_p": "min_p"}
GGUF_WINDOW = 64  # of llama.cpp: tokens that its penalty looks at


@dataclass(frozen=True)
class SamplingDefaults:
    """The options of a request that has none: fields of `Request` with the same names."""

    temperature: float = 1.0
    top_k: int = 0
    top_p: float = 1.0
    min_p: float = 0.0
    repetition_penalty: float = 1.0
    repetition_context_size: int | None = None
    origin: str = field(default="OpenAI's", compare=False)  # for people

    @property
    def options(self) -> dict[str, Any]:
        values = ((name, getattr(self, name)) for name in CHECKS)
        return {name: value for name, value in values if value is not None}

    def __str__(self) -> str:
        """Name the options that change anything: `temperature 0.8, top_k 40`."""
        plain = BARE.options | {"temperature": None, "repetition_context_size": None}
        hidden = HF_NAMES if self.temperature == 0 else ()
        changed = [
            f"{name} {value:g}"
            for name, value in self.options.items()
            if value != plain[name] and name not in hidden
        ]
        return ", ".join((["greedy"] if self.temperature == 0 else []) + changed)


BARE = SamplingDefaults()  # OpenAI's: nothing is cut off
COMMON = SamplingDefaults(0.8, 40, 0.95, 0.05)  # llama.cpp's, for files that say nothing
SILENT = "as in llama.cpp: the model's files say nothing"
PARTLY_SILENT = "as in llama.cpp: the model's files have a penalty only"


def of_hf_config(content: Mapping[str, Any], where: str) -> SamplingDefaults:
    """The defaults of a generation_config.json, as transformers reads it.

    `do_sample` false is greedy. A file without it samples if it says how, and otherwise says nothing.
    """
    given = {name: content[name] for name in HF_NAMES if content.get(name) is not None}
    origin = "of generation_config.json"
    samples = content.get("do_sample")
    if samples is not None and not isinstance(samples, bool):
        raise Refused(f"{where}: do_sample must be true or false, got {samples!r:.60}")
    if samples is False:
        options: dict[str, Any] = {"temperature": 0.0}
    elif samples or given:
        options = {"top_k": HF_TOP_K} | given
    else:
        options = COMMON.options
        origin = SILENT
    if content.get("repetition_penalty") is not None:
        options |= {name: content.get(name) for name in PENALTY}
        origin = origin.replace(SILENT, PARTLY_SILENT)
    return checked(options, where, origin)


def as_hf_config(defaults: SamplingDefaults) -> dict[str, Any]:
    """The fields of a generation_config.json with these defaults; none if a file says nothing."""
    if defaults.origin == SILENT:
        return {}
    penalty = {name: defaults.options[name] for name in PENALTY if name in defaults.options}
    if defaults.temperature == 0:
        return {"do_sample": False, **penalty}
    return {"do_sample": True, **{name: getattr(defaults, name) for name in HF_NAMES}, **penalty}


def of_gguf_keys(metadata: Mapping[str, Any], where: str) -> SamplingDefaults:
    """The defaults of a GGUF file: `general.sampling.*`, and llama.cpp's where it has no such key."""
    keys = {
        key.removeprefix("general.sampling."): value
        for key, value in metadata.items()
        if key.startswith("general.sampling.")
    }
    options = COMMON.options | {name: rounded(keys[key]) for key, name in GGUF_NAMES.items() if key in keys}
    if "penalty_repeat" in keys:
        window = keys.get("penalty_last_n", GGUF_WINDOW)
        options["repetition_penalty"] = rounded(keys["penalty_repeat"]) if window else 1.0
        options["repetition_context_size"] = None if window in (0, -1) else window
    if isinstance(options["temperature"], float) and options["temperature"] < 0:
        options["temperature"] = 0.0
    return checked(options, where, "of the GGUF file" if keys else SILENT)


def rounded(value: object) -> object:
    """A number as it was meant: the nearest float32 of 0.95 is 0.949999988."""
    return float(f"{value:.6g}") if isinstance(value, float) else value


def checked(options: dict[str, Any], where: str, origin: str) -> SamplingDefaults:
    """Check each option -> the defaults. Refused if one is impossible; a negative top_k keeps all."""
    top_k = options.get("top_k")
    if isinstance(top_k, int) and top_k < 0:
        options["top_k"] = 0
    for name, value in options.items():
        try:
            options[name] = CHECKS[name](value)
        except Refused as error:
            raise Refused(
                f"{printable(where)}: {name} {error}; --generation-config none ignores what files say"
            ) from None
    return SamplingDefaults(**options, origin=origin)

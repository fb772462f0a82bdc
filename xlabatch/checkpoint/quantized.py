"""A folder's quantized weights as tensors of its model, by the quantization_config of its config.json.

A field of the quantization_config that is not understood is refused, like a field of config.json. Quantized
activations are not imitated: activations are computed as the chosen `weights` computes them, no less exactly.
"""

from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import partial
from typing import Any, NamedTuple

from xlabatch.checkpoint import own_blocks, packed_words, small_floats
from xlabatch.checkpoint.hf_config import HfConfig
from xlabatch.checkpoint.quantized_tensor import OWN_VERSION, Parts, QuantizedTensor
from xlabatch.checkpoint.safetensors_files import SafetensorsTensor
from xlabatch.checkpoint.tensor_check import StoredTensor
from xlabatch.errors import Refused
from xlabatch.kernels.rounding import TYPES
from xlabatch.validation import printable

Raw = dict[str, Any]
Make = Callable[[str, Parts], QuantizedTensor]
UNUSED = {  # fields about how, and which, weights were quantized: the tensors show it
    "gptq": """true_sequential damp_percent damp_auto_increment static_groups mse meta model_file_base_name
        model_name_or_path dataset tokenizer batch_size block_name_to_quantize cache_block_outputs version
        exllama_config max_input_length modules_in_block_to_quantize use_cuda_fp16 use_exllama backend
        modules_to_not_convert lm_head disable_exllama pack_dtype sym act_group_aware""",
    "awq": """zero_point modules_to_not_convert backend do_fuse exllama_config fuse_max_seq_len
        modules_to_fuse""",
    "fp8": """activation_scheme modules_to_not_convert ignored_layers fmt kv_cache_quant_method
        scale_fmt""",
    "mxfp4": "modules_to_not_convert",
    "xlabatch": "",
    "compressed-tensors": "ignore quantization_status global_compression_ratio version transform_config",
}
UNUSED_IN_SCHEME = "dynamic observer observer_kwargs symmetric actorder scale_dtype zp_dtype"
LAST_IN_WORDS = 2  # the last version of our own formats whose int4 is in words
OLD_GROUP = 32  # inputs that share a scale there
COMPRESSED = ("pack-quantized", "int-quantized", "float-quantized")


class Format(NamedTuple):
    """How one method stores weights."""

    main: tuple[str, ...]  # ends of the names of the part with the numbers
    parts: tuple[str, ...]
    make: Make  # given the weight's name and its parts
    name: str = ".weight"  # the end of the weight's name


def dequantize(raw: Raw, stored: dict[str, SafetensorsTensor]) -> tuple[Raw, Mapping[str, StoredTensor]]:
    """A config.json without its quantization_config, and the tensors with quantized weights put together."""
    given = raw.get("quantization_config")
    if given is None:
        return raw, stored
    method = given.get("quant_method") if isinstance(given, dict) else None
    if not isinstance(method, str) or method not in METHODS:
        known = ", ".join(sorted(METHODS))
        raise Refused(
            f"config.json: quantization_config {given!r:.60} is not supported; supported methods: {known}"
        )
    settings = HfConfig({"model_type": f"weights of {method}"} | given)
    for name in (*UNUSED[method].split(), "quant_method"):
        settings.ignore(name, "the tensors show it")
    found = METHODS[method](settings)
    settings.check_all_read()
    rest = {name: value for name, value in raw.items() if name != "quantization_config"}
    return rest, combine(found, stored)


def combine(format: Format, stored: dict[str, SafetensorsTensor]) -> dict[str, StoredTensor]:
    """The tensors; the parts of a quantized weight are replaced by the weight."""
    groups: dict[str, dict[str, SafetensorsTensor]] = {}
    plain: dict[str, StoredTensor] = {}
    dot = "." if format.name else ""
    for key, tensor in stored.items():
        suffix = next((part for part in format.parts if key.endswith(dot + part)), None)
        if suffix is None:
            plain[key] = tensor
        else:
            groups.setdefault(key.removesuffix(dot + suffix), {})[suffix] = tensor
    for base, parts in groups.items():
        name = printable(base, 100)
        alone = parts.get("weight")
        if alone is not None and alone.dtype not in ("F8_E4M3", "I8"):
            plain |= {f"{base}.{suffix}": tensor for suffix, tensor in parts.items()}  # not quantized
        elif not parts.keys() & set(format.main):
            raise Refused(f"{name} has {', '.join(sorted(parts))}, but no {' or '.join(format.main)}")
        else:
            plain[base + format.name] = format.make(name, parts)
    return plain


def gptq(settings: HfConfig) -> Format:
    bits = settings.number("bits")
    if bits not in (4, 8):
        raise Refused(f"config.json: GPTQ of {bits} bits is not supported; 4 and 8 are")
    settings.expect(is_marlin_format=False, dynamic={})
    for name in ("checkpoint_format", "format"):
        settings.one_of(name, {"gptq": "gptq", "gptq_v2": "gptq_v2"}, "gptq")
    settings.number("group_size", 128, least=-1)
    settings.flag("desc_act")
    make = partial(packed_words.gptq, settings=settings)
    return Format(("qweight",), packed_words.GPTQ_PARTS, make)


def awq(settings: HfConfig) -> Format:
    settings.expect(bits=4, w_bit=4)
    settings.one_of("version", {"gemm": "gemm", "GEMM": "gemm"}, "gemm")
    settings.number("group_size", 128, least=-1)
    make = partial(packed_words.awq, settings=settings)
    return Format(("qweight",), packed_words.AWQ_PARTS, make)


def fp8(settings: HfConfig) -> Format:
    """FP8 with a scale for each block, or for each weight."""
    make = partial(small_floats.scaled, block=block_sizes(settings, "weight_block_size"))
    return Format(("weight",), small_floats.SCALED_PARTS, make)


def mxfp4(_: HfConfig) -> Format:
    return Format(("_blocks",), small_floats.MXFP4_PARTS, small_floats.mxfp4, name="")


def compressed_tensors(settings: HfConfig) -> Format:
    """compressed-tensors: the same scheme for all weights, in words or in 8 bits."""
    settings.expect(kv_cache_scheme=None, sparsity_config={})
    groups = settings.table("config_groups")
    schemes = [group.get("weights") for group in groups.values() if isinstance(group, dict)]
    if len(schemes) != 1 or not isinstance(schemes[0], dict):
        raise Refused(f"config.json: config_groups must be one group with weights, got {groups!r:.60}")
    scheme = HfConfig({"model_type": "weights of compressed-tensors"} | schemes[0])
    for name in UNUSED_IN_SCHEME.split():
        scheme.ignore(name, "the tensors show it")
    kind = scheme.get("type", "int"), scheme.number("num_bits", 8)
    scheme.one_of("strategy", {name: name for name in ("tensor", "channel", "group", "block")}, "tensor")
    scheme.number("group_size", 128, least=-1)
    block = block_sizes(scheme, "block_structure")
    scheme.check_all_read()
    format = settings.get("format")
    if format == "pack-quantized" and kind in (("int", 4), ("int", 8)):
        make = partial(packed_words.packed, bits=kind[1])
        return Format(("weight_packed",), packed_words.PACKED_PARTS, make)
    if (format, *kind) not in (("int-quantized", "int", 8), ("float-quantized", "float", 8)):
        known = ", ".join(COMPRESSED)
        raise Refused(
            f"config.json: {format!r:.60} of {kind!r:.60} is not supported; supported formats: {known}"
        )
    return Format(("weight",), small_floats.SCALED_PARTS, partial(small_floats.scaled, block=block))


def own(settings: HfConfig) -> Format:
    """What `xlabatch convert` writes: int8 by output, with rotated rows, and blocks.

    Older versions are widened and rounded again: the first did not rotate, and up to the second int4 was in
    words, in groups of 32 inputs.
    """
    kept = settings.one_of("weights", {name: name for name in ("int8", *TYPES)}, "")
    version = settings.number("version", 1)
    if version > OWN_VERSION:
        raise Refused(
            f"config.json: weights of xlabatch's format {version} need a newer xlabatch; this one reads "
            f"formats up to {OWN_VERSION}"
        )
    in_words = packed_words.PACKED_PARTS if version <= LAST_IN_WORDS else ()
    names = dict.fromkeys((*own_blocks.PARTS, *in_words, *small_floats.SCALED_PARTS))

    def make(name: str, parts: Parts) -> QuantizedTensor:
        if parts.keys() & own_blocks.PARTS:
            return own_blocks.tensor(name, parts, kept)
        if "weight_packed" in parts:
            return replace(packed_words.packed(name, parts, 4, OLD_GROUP), dtype=kept)
        if version == 1:
            return replace(small_floats.scaled(name, parts, None), dtype=kept, in_blocks=None)
        return small_floats.own_int8(name, parts, kept)

    return Format((*own_blocks.PARTS, "weight_packed", "weight"), tuple(names), make)


def block_sizes(settings: HfConfig, name: str) -> tuple[int, int] | None:
    """The outputs and inputs that share a scale; None where the field is absent."""
    sizes = settings.get(name)
    if sizes is None:
        return None
    if not isinstance(sizes, list) or [type(size) for size in sizes] != [int, int] or min(sizes) < 1:
        raise Refused(f"config.json: {name} must be two positive integers, got {sizes!r:.60}")
    return sizes[0], sizes[1]


METHODS: dict[str, Callable[[HfConfig], Format]] = {
    "awq": awq,
    "compressed-tensors": compressed_tensors,
    "fp8": fp8,
    "gptq": gptq,
    "mxfp4": mxfp4,
    "xlabatch": own,
}

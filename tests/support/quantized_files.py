"""Folders with quantized weights, written number by number from each format's definition.

Every function gives the tensors that store a weight, and the weight in float64 that they stand for.
"""

import json
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import ml_dtypes
import numpy as np
from safetensors.numpy import save_file

from xlabatch.checkpoint import families
from xlabatch.checkpoint.source import Source
from xlabatch.checkpoint.tensor_specs import At

Array = np.ndarray[Any, Any]
Stored = tuple[dict[str, Array], Array]
Quantize = Callable[[Array], Stored]
AWQ_NIBBLES = (0, 4, 1, 5, 2, 6, 3, 7)  # of a word: where the outputs 0 to 7 are


def rounded(weight: Array, group: Array, bits: int, symmetric: bool) -> tuple[Array, Array, Array]:
    """Numbers from 0 [out, in], scales and zeros [out, groups], by the group of each input."""
    out, most = len(weight), 2**bits - 1
    scales, zeros = (np.zeros((out, group.max() + 1)) for _ in range(2))
    for g in range(group.max() + 1):
        part = weight[:, group == g]
        if symmetric:
            scales[:, g], zeros[:, g] = 2 * np.abs(part).max(1) / most, 2 ** (bits - 1)
        else:
            low = np.minimum(part.min(1), 0)
            scales[:, g] = (np.maximum(part.max(1), 0) - low) / most
            zeros[:, g] = np.clip(np.rint(-low / scales[:, g].astype(np.float16)), 1, most)
    scales = scales.astype(np.float16).astype(np.float64)
    numbers = np.clip(np.rint(weight / scales[:, group] + zeros[:, group]), 0, most)
    return numbers.astype(np.int64), scales, zeros.astype(np.int64)


def words(numbers: Array, bits: int, places: tuple[int, ...] | None = None) -> Array:
    """Numbers [..., N] in words [..., N * bits / 32]; the n-th of a word in the place n, or as given."""
    per_word = 32 // bits
    packed = np.zeros((*numbers.shape[:-1], -(-numbers.shape[-1] // per_word)), np.uint32)
    for n in range(numbers.shape[-1]):
        place = (places or tuple(range(per_word)))[n % per_word]
        packed[..., n // per_word] |= (numbers[..., n] << (bits * place)).astype(np.uint32)
    return packed.view(np.int32)


def stands_for(numbers: Array, scales: Array, zeros: Array, group: Array) -> Array:
    return (numbers - zeros[:, group]) * scales[:, group]


def gptq(weight: Array, size: int = 32, bits: int = 4, sym: bool = True, act_order: bool = False) -> Stored:
    """GPTQ's first version, which stores each zero less one."""
    inputs = weight.shape[1]
    group = np.arange(inputs) // size
    if act_order:
        group = np.random.default_rng(inputs).permutation(group)
    numbers, scales, zeros = rounded(weight, group, bits, sym)
    parts = {
        "qweight": np.ascontiguousarray(words(numbers, bits).T),
        "qzeros": words((zeros - 1).T, bits),
        "scales": np.ascontiguousarray(scales.T.astype(np.float16)),
        "g_idx": group.astype(np.int32),
    }
    return parts, stands_for(numbers, scales, zeros, group)


def awq(weight: Array, size: int = 32) -> Stored:
    """AWQ's version gemm."""
    group = np.arange(weight.shape[1]) // size
    numbers, scales, zeros = rounded(weight, group, 4, symmetric=False)
    parts = {
        "qweight": words(np.ascontiguousarray(numbers.T), 4, AWQ_NIBBLES),
        "qzeros": words(np.ascontiguousarray(zeros.T), 4, AWQ_NIBBLES),
        "scales": np.ascontiguousarray(scales.T.astype(np.float16)),
    }
    return parts, stands_for(numbers, scales, zeros, group)


def packed(weight: Array, size: int = 32, bits: int = 4, sym: bool = True, act_order: bool = False) -> Stored:
    """compressed-tensors' pack-quantized; a size of 0 is a scale for each output."""
    inputs = weight.shape[1]
    group = np.arange(inputs) // (size or inputs)
    if act_order:
        group = np.random.default_rng(inputs).permutation(group)
    numbers, scales, zeros = rounded(weight, group, bits, sym)
    parts = {
        "weight_packed": words(numbers, bits),
        "weight_scale": scales.astype(ml_dtypes.bfloat16),
        "weight_shape": np.array(weight.shape, np.int64),
    }
    if not sym:
        parts["weight_zero_point"] = np.ascontiguousarray(words(np.ascontiguousarray(zeros.T), bits).T)
    if act_order:
        parts["weight_g_idx"] = group.astype(np.int32)
    wide = parts["weight_scale"].astype(np.float64)
    return parts, stands_for(numbers, wide, zeros, group)


def channel_int8(weight: Array, size: int = 0) -> Stored:
    """compressed-tensors' int-quantized; a size of 0 is a scale for each output."""
    groups = weight.reshape(len(weight), -1, size or weight.shape[1])
    scale = (np.abs(groups).max(2) / 127).astype(ml_dtypes.bfloat16)
    wide = scale.astype(np.float64).repeat(groups.shape[2], axis=1)
    numbers = np.clip(np.rint(weight / wide), -128, 127).astype(np.int8)
    return {"weight": numbers, "weight_scale": scale}, numbers * wide


def block_values(type: str, raw: Array) -> Array:
    """The numbers, (number - zero) * scale, of the kernels' blocks [rows, blocks, bytes] of such weights."""
    if type == "FP8_G128":
        numbers = raw[..., 4:].view(ml_dtypes.float8_e4m3fn).astype(np.float32)
        return (numbers * raw[..., :4].copy().view("<f4")).reshape(len(raw), -1)
    words = raw[..., :4].copy().view("<u4")
    scales = (words & np.uint32(0xFFFFE000)).view(np.float32)
    numbers = raw[..., 4:]
    if type.startswith("INT4"):
        numbers = np.stack([numbers & 15, numbers >> 4], axis=-1).reshape(*raw.shape[:2], -1)
    exact = numbers.astype(np.float32) - (words & np.uint32(0x1FFF)).astype(np.float32)
    return (exact * scales).reshape(len(raw), -1)


def fp8(weight: Array, block: tuple[int, int] | None = None, name: str = "weight_scale_inv") -> Stored:
    """FP8 with scales for blocks, or one for all."""
    rows, columns = block or weight.shape
    grid = -(-weight.shape[0] // rows), -(-weight.shape[1] // columns)
    scales = np.zeros(grid, np.float32)
    for r in range(grid[0]):
        for c in range(grid[1]):
            part = weight[r * rows : (r + 1) * rows, c * columns : (c + 1) * columns]
            scales[r, c] = np.abs(part).max() / 448
    wide = scales.repeat(rows, 0)[: len(weight)].repeat(columns, 1)[:, : weight.shape[1]].astype(np.float64)
    numbers = (weight / wide).astype(ml_dtypes.float8_e4m3fn)
    stored = scales if block else scales.reshape(())
    return {"weight": numbers, name: stored}, numbers.astype(np.float64) * wide


def mxfp4(experts: Array) -> Stored:
    """Experts [X, in, out] in blocks of 32 inputs of an output, as gpt-oss' files have them.

    Each number is the nearest of the 16 in 4 bits; the even ones of a block are the low halves of its bytes.
    """
    rows = np.ascontiguousarray(experts.swapaxes(1, 2)).reshape(len(experts), experts.shape[2], -1, 32)
    powers = np.floor(np.log2(np.abs(rows).max(-1))).astype(int) - 2
    possible = np.arange(16, dtype=np.uint8).view(ml_dtypes.float4_e2m1fn).astype(np.float64)
    shares = rows / 2.0 ** powers[..., None]
    codes = np.abs(shares[..., None] - possible).argmin(-1).astype(np.uint8)
    blocks = codes[..., ::2] | codes[..., 1::2] << np.uint8(4)
    wide = (possible[codes] * 2.0 ** powers[..., None]).reshape(*rows.shape[:2], -1)
    return {"blocks": blocks, "scales": (powers + 127).astype(np.uint8)}, wide.swapaxes(1, 2)


def save_mxfp4(folder: Path, source: Source) -> dict[str, Array]:
    """Write a gpt-oss with its experts in MXFP4, other weights in bfloat16 -> what the files stand for."""
    stored: dict[str, Array] = {}
    wide: dict[str, Array] = {}
    for name in source.shapes:
        tensor = source.read(name)
        if name.endswith((".gate_up_proj", ".down_proj")):
            parts, weight = mxfp4(tensor.astype(np.float64))
            stored |= {f"{name}_{end}": part for end, part in parts.items()}
            wide[name] = np.ascontiguousarray(weight, np.float32)
        else:
            stored[name] = tensor.astype(ml_dtypes.bfloat16)
            wide[name] = stored[name].astype(np.float32)
    save_file(stored, folder / "model.safetensors")
    not_converted = ["model.layers.*.self_attn", "model.layers.*.mlp.router", "model.embed_tokens", "lm_head"]
    settings = {"quant_method": "mxfp4", "modules_to_not_convert": not_converted}
    (folder / "config.json").write_text(json.dumps(source.raw | {"quantization_config": settings}))
    return wide


def save_quantized(
    folder: Path, source: Source, quantize: Quantize, settings: Any, prefix: str = ""
) -> dict[str, Array]:
    """Write a source with its linears quantized -> the tensors that the files stand for."""
    stored: dict[str, Array] = {}
    wide: dict[str, Array] = {}
    for name in source.shapes:
        tensor = source.read(name)
        if name.endswith("_proj.weight"):
            parts, weight = quantize(tensor.astype(np.float64))
            stored |= {f"{name.removesuffix('.weight')}.{end}": part for end, part in parts.items()}
            wide[name] = weight.astype(np.float32)
        else:
            stored[name] = wide[name] = tensor
    save_file({f"{prefix}{name}": part for name, part in stored.items()}, folder / "model.safetensors")
    (folder / "config.json").write_text(json.dumps(source.raw | {"quantization_config": settings}))
    return wide


def with_experts_apart(source: Source) -> Source:
    """A Llama 4 or Qwen 3.5 whose experts have three tensors each, as quantized folders have them."""
    tensors: dict[str, Array] = {}
    is_transposed = source.raw["model_type"].startswith("llama4")
    for name in source.shapes:
        tensor, (base, _, last) = source.read(name), name.rpartition(".")
        if last not in ("gate_up_proj", "down_proj"):
            tensors[name] = tensor
            continue
        for n, expert in enumerate(np.ascontiguousarray(tensor.swapaxes(1, 2)) if is_transposed else tensor):
            parts = {"gate_proj": 0, "up_proj": 1} if last == "gate_up_proj" else {last: 0}
            for part, half in parts.items():
                tensors[f"{base}.{n}.{part}.weight"] = np.split(expert, len(parts))[half]
    return of_tensors(source, tensors)


def with_experts_together(source: Source, tensors: dict[str, Array]) -> Source:
    """The reverse: a Llama 4 with these tensors, of which one holds all experts, as Meta's files have it."""
    names = [name for name in source.shapes if name.endswith(".experts.gate_up_proj")]
    rest = {name: tensor for name, tensor in tensors.items() if ".experts." not in name}
    for name in names:
        base, count = name.removesuffix(".gate_up_proj"), source.shapes[name][0]
        gate, up, down = (
            np.stack([tensors[f"{base}.{n}.{part}_proj.weight"].T for n in range(count)])
            for part in ("gate", "up", "down")
        )
        rest |= {name: np.concatenate([gate, up], -1), f"{base}.down_proj": down}
    return of_tensors(source, rest)


def of_tensors(source: Source, tensors: dict[str, Array]) -> Source:
    """A source with other tensors."""

    def read(name: str, at: At = None, /) -> Array:
        return tensors[name] if at is None else tensors[name][at]

    shapes = {name: tensor.shape for name, tensor in tensors.items()}
    spec = families.describe(source.raw, stored=shapes)
    return replace(source, spec=spec, shapes=shapes, read=read, random=None)


def save_plain(folder: Path, source: Source, prefix: str = "") -> Path:
    """Write a source as it is."""
    tensors = {f"{prefix}{name}": np.ascontiguousarray(source.read(name)) for name in source.shapes}
    save_file(tensors, folder / "model.safetensors")
    (folder / "config.json").write_text(json.dumps(source.raw))
    return folder

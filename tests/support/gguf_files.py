"""GGUF files of tiny models, written with the `gguf` package as llama.cpp's converter writes them.

Names come from the package, and rearranged tensors from the converter's formulas, so that nothing here shares
code with the reader.
"""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import gguf
import numpy as np

from support import gguf_families
from support.gguf_families import QWEN3_5, heads_in_turn, taken_apart
from xlabatch.checkpoint.source import Source

Array = np.ndarray[Any, Any]
Raw = dict[str, Any]
ARCHES = {  # by model_type
    "gemma3_text": "gemma3",
    "gemma4_text": "gemma4",
    "gpt_neox": "gptneox",
    "mistral": "llama",
    "mixtral": "llama",
    "deepseek_v2": "deepseek2",
    "deepseek_v3": "deepseek2",
    "glm4_moe": "glm4moe",
    "granitemoehybrid": "granitehybrid",
    "glm4_moe_lite": "deepseek2",
    "gpt_oss": "gpt-oss",
    "minimax_m2": "minimax-m2",
    "ministral3": "mistral3",
    "lfm2_moe": "lfm2moe",
    "olmo3": "olmo2",
    "phi": "phi2",
    "qwen2_moe": "qwen2moe",
    "qwen3_5_moe_text": "qwen35moe",
    "qwen3_5_text": "qwen35",
    "qwen3_moe": "qwen3moe",
    "qwen3_next": "qwen3next",
}
RANDOM_BLOCKS = {  # bytes of a block, and where its 16-bit factors are: of scales, of minima
    "Q2_K": (84, 80, 82),
    "Q3_K": (110, 108, None),
    "Q4_K": (144, 0, 2),
    "Q5_K": (176, 0, 2),
    "Q6_K": (210, 208, None),
    "IQ4_NL": (18, 0, None),
    "IQ4_XS": (136, 0, None),
}
FACTOR = {
    **{"Q2_K": 2e-3, "Q3_K": 6e-4, "Q4_K": 1.2e-4, "Q5_K": 6e-5, "Q6_K": 2e-5},
    **{"IQ4_NL": 3e-4, "IQ4_XS": 2e-5},
}
ADJACENT_PAIRS = (
    "arcee",
    "llama",
    "ministral3",
    "mistral",
    "mixtral",
    "granite",
    "granitemoehybrid",
    "nemotron_h",
    "smollm3",
)
LAYER_NORMS = ("gpt2", "gpt_neox", "phi", "stablelm", "starcoder2", "nemotron", "cohere2")
EPSILONS = {  # by default, where it is not 1e-6 or with LayerNorms 1e-5
    "glm4": 1.5625e-07,
    **dict.fromkeys(("phi3", "olmo2", "olmo3", "mixtral", "exaone4", "ernie4_5"), 1e-5),
    **dict.fromkeys(("glm4_moe", "gpt_oss", "lfm2", "lfm2_moe", "mamba2", "nemotron_h"), 1e-5),
    **dict.fromkeys(("arcee", "glm4_moe_lite", "ministral3", "olmoe"), 1e-5),
}
COMMON = {  # GGUF's key -> the field of config.json, under both of its names
    "block_count": ("num_hidden_layers", "n_layer"),
    "context_length": ("max_position_embeddings", "n_positions"),
    "embedding_length": ("hidden_size", "n_embd"),
    "feed_forward_length": ("intermediate_size", "n_inner"),
    "attention.head_count": ("num_attention_heads", "n_head"),
    "attention.head_count_kv": ("num_key_value_heads",),
    "attention.key_length": ("head_dim",),
    "attention.value_length": ("head_dim",),
    "attention.sliding_window": ("sliding_window",),
    "attn_logit_softcapping": ("attn_logit_softcapping",),
    "final_logit_softcapping": ("final_logit_softcapping",),
    "attention.scale": ("attention_multiplier",),
    "embedding_scale": ("embedding_multiplier",),
    "residual_scale": ("residual_multiplier",),
    "logit_scale": ("logits_scaling",),
    "expert_count": ("num_experts", "num_local_experts", "n_routed_experts"),
    "expert_used_count": ("num_experts_per_tok", "top_k_experts"),
    "expert_feed_forward_length": ("moe_intermediate_size",),
    "use_parallel_residual": ("use_parallel_residual",),
}


def save_gguf(
    path: Path, source: Source, dtype: str | Callable[[str], str] = "F32", **metadata: Any
) -> dict[str, Array]:
    """Write a source -> its tensors by Hugging Face's names, as the package dequantizes them.

    Matrices are stored in the dtype, or in the one that follows from GGUF's name of the tensor; `metadata` is
    added or replaced, and None removes a key.
    """

    def dtype_of(key: str) -> str:
        return dtype if isinstance(dtype, str) else dtype(key)

    raw, arch = source.raw, ARCHES.get(source.raw["model_type"], source.raw["model_type"])
    if arch == "nemotron_h" and "n_routed_experts" in raw:
        arch = "nemotron_h_moe"
    writer = gguf.GGUFWriter(path, arch)
    for key, value in (
        {f"{arch}.{key}": value for key, value in architecture(raw).items()} | metadata
    ).items():
        if value is not None:
            add(writer, key, value)
    number = next(number for number, name in gguf.MODEL_ARCH_NAMES.items() if name == arch)
    names = gguf.get_tensor_name_map(number, raw.get("num_hidden_layers") or raw["n_layer"])
    dequantized: dict[str, Array] = {}
    for name, tensors in joined(source).items():
        if apart := taken_apart(raw, name, tensors):
            pieces: dict[str, Array] = {}
            for part, tensor in apart.items():
                stored, kind = quantized(tensor, dtype_of(key_of(names, part)))
                writer.add_tensor(key_of(names, part), stored, raw_dtype=kind)
                pieces[part] = np.asarray(gguf.dequantize(stored, kind), np.float32).reshape(tensor.shape)
            dequantized |= gguf_families.put_together(name, pieces) or tensors
            continue
        moved = np.stack([arranged(raw, name, tensor) for tensor in tensors.values()])
        key = key_of(names, name)
        stored, kind = quantized(moved if len(tensors) > 1 else moved[0], dtype_of(key))
        writer.add_tensor(key, stored, raw_dtype=kind)
        values = np.asarray(gguf.dequantize(stored, kind), np.float32).reshape(moved.shape)
        pairs = zip(tensors.items(), values, strict=True)
        dequantized |= {one: unarranged(raw, one, value, tensor) for (one, tensor), value in pairs}
    for name, table in rope_tables(raw).items():
        writer.add_tensor(name, np.asarray(table, np.float32))
    writer.write_header_to_file()
    writer.write_kv_data_to_file()
    writer.write_tensors_to_file()
    writer.close()
    return dequantized


def add(writer: Any, key: str, value: Any) -> None:
    """One pair of the metadata."""
    kinds = {bool: writer.add_bool, int: writer.add_uint32, float: writer.add_float32, str: writer.add_string}
    kinds.get(type(value), writer.add_array)(key, value)


def key_of(names: Any, name: str) -> str:
    """GGUF's name of a tensor, as the package has it."""
    if name.startswith("blk."):
        return name
    found = names.get_name(name, try_suffixes=(".weight", ".bias"))
    if found is None:  # of the experts of all, without the name of one
        found = names.get_name(name.removeprefix("model."), try_suffixes=(".weight", ".bias"))
    assert found, name
    return str(found)


def architecture(raw: Raw) -> Raw:
    """The metadata of the architecture."""
    given = {key: [raw[name] for name in names if name in raw] for key, names in COMMON.items()}
    found: Raw = {key: values[0] for key, values in given.items() if values}
    layer_norm = raw["model_type"] in LAYER_NORMS
    epsilon = "attention.layer_norm_epsilon" if layer_norm else "attention.layer_norm_rms_epsilon"
    by_default = EPSILONS.get(raw["model_type"], 1e-5 if layer_norm else 1e-6)
    found[epsilon] = raw.get("rms_norm_eps", by_default)
    if raw["model_type"] == "gpt2":
        found["feed_forward_length"] = raw.get("n_inner") or 4 * raw["n_embd"]
    if raw["model_type"] == "gpt_neox":
        head_dim = raw["hidden_size"] // raw["num_attention_heads"]
        found["rope.dimension_count"] = int(head_dim * raw.get("rotary_pct", 0.25))
    return found | rope(raw) | gguf_families.metadata(raw)


def rope(raw: Raw) -> Raw:
    """The metadata of rope."""
    spec = raw.get("rope_parameters", {})
    if "full_attention" in spec:
        local, spec = spec["sliding_attention"], spec["full_attention"]
        return {"rope.freq_base_swa": local["rope_theta"]} | rope(raw | {"rope_parameters": spec})
    defaults = {"mixtral": 1e6, "smollm3": 2e6, "gpt_oss": 1.5e5, "ernie4_5": 5e5, "lfm2": 1e6}
    defaults |= {"lfm2_moe": 1e6, "minimax_m2": 5e6}
    found: Raw = {"rope.freq_base": spec.get("rope_theta", defaults.get(raw["model_type"], 1e4))}
    head_dim = raw.get("head_dim") or (raw.get("hidden_size") or raw["n_embd"]) // (
        raw.get("num_attention_heads") or raw["n_head"]
    )
    kind = spec.get("rope_type", "default")
    if "partial_rotary_factor" in spec:
        found["rope.dimension_count"] = int(head_dim * spec["partial_rotary_factor"])
    if kind in ("linear", "yarn"):
        found |= {"rope.scaling.type": kind, "rope.scaling.factor": spec["factor"]}
    if "attention_factor" in spec:
        found["rope.scaling.yarn_attn_factor"] = spec["attention_factor"]
    if "original_max_position_embeddings" in spec and kind in ("yarn", "longrope"):
        trained = spec["original_max_position_embeddings"]
        found["rope.scaling.original_context_length"] = trained
        if kind == "longrope" and raw["max_position_embeddings"] > trained:
            scale = raw["max_position_embeddings"] / trained
            found["rope.scaling.attn_factor"] = float(np.sqrt(1 + np.log(scale) / np.log(trained)))
    return {} if raw["model_type"] == "gpt2" else found


def rope_tables(raw: Raw) -> dict[str, list[float]]:
    """The tensors of rope: the converter writes Llama 3's scaling as divisors of the frequencies."""
    spec = raw.get("rope_parameters", {})
    if spec.get("rope_type") == "longrope":
        return {f"rope_factors_{size}.weight": spec[f"{size}_factor"] for size in ("short", "long")}
    if raw["model_type"] == "gemma4_text":
        return {"rope_freqs.weight": [1.0] * 2 + [1e30] * 6}
    if spec.get("rope_type") != "llama3":
        return {}
    low, high = (spec["original_max_position_embeddings"] / spec[f"{x}_freq_factor"] for x in ("low", "high"))
    wavelengths = 2 * np.pi * spec["rope_theta"] ** (np.arange(0, raw["head_dim"], 2) / raw["head_dim"])
    smooth = (spec["original_max_position_embeddings"] / wavelengths - spec["low_freq_factor"]) / (
        spec["high_freq_factor"] - spec["low_freq_factor"]
    )
    between = 1 / ((1 - smooth) / spec["factor"] + smooth)
    divisors = np.where(wavelengths < high, 1, np.where(wavelengths > low, spec["factor"], between))
    return {"rope_freqs.weight": list(divisors)}


def joined(source: Source) -> dict[str, dict[str, Array]]:
    """The tensors by the name that they are stored under: those of all experts of a layer together."""
    groups: dict[str, dict[str, Array]] = {}
    for name in source.shapes:
        before, _, after = name.partition(".experts.")
        group = f"{before}.experts.{after.partition('.')[2]}" if after[:1].isdigit() else name
        groups.setdefault(group, {})[name] = source.read(name)
    return groups


def arranged(raw: Raw, name: str, tensor: Array) -> Array:
    """A tensor as the converter rearranges it."""
    kind, heads = raw["model_type"], raw.get("num_attention_heads") or raw.get("n_head", 0)
    if kind in ADJACENT_PAIRS and (".q_proj." in name or ".k_proj." in name):
        count = heads if ".q_proj." in name else raw["num_key_value_heads"]
        split = tensor.reshape(count, 2, len(tensor) // count // 2, *tensor.shape[1:])
        return np.ascontiguousarray(split.swapaxes(1, 2).reshape(tensor.shape))
    if kind in ("gemma2", "gemma3_text") and name.endswith("norm.weight"):
        return tensor + 1
    has_offset = kind in ("nemotron", "qwen3_next", *QWEN3_5)
    if has_offset and name.endswith("norm.weight") and "linear_attn" not in name:
        return tensor + 1
    if kind in QWEN3_5 and ".linear_attn." in name:
        return heads_in_turn(raw, name, tensor)
    if kind == "gpt2" and name.endswith((".c_attn.weight", ".c_proj.weight", ".c_fc.weight")):
        return np.ascontiguousarray(tensor.T)
    if kind == "gpt_neox" and ".query_key_value." in name:
        parts = tensor.reshape(heads, 3, -1, *tensor.shape[1:])
        return np.concatenate([parts[:, n].reshape(-1, *tensor.shape[1:]) for n in range(3)])
    return tensor


def unarranged(raw: Raw, name: str, values: Array, tensor: Array) -> Array:
    """Values in the converter's arrangement, in that of the tensor."""
    if tensor.ndim == 1:
        return tensor
    back = np.empty(tensor.size, np.float32)
    back[arranged(raw, name, np.arange(tensor.size).reshape(tensor.shape)).reshape(-1)] = values.reshape(-1)
    return back.reshape(tensor.shape)


def quantized(tensor: Array, dtype: str) -> tuple[Array, Any]:
    """A tensor in the dtype, if it is a matrix, and the package's number of the type."""
    if tensor.ndim < 2 or dtype == "F32":
        return tensor, gguf.GGMLQuantizationType.F32
    kind = gguf.GGMLQuantizationType[dtype]
    if dtype not in RANDOM_BLOCKS:
        return gguf.quantize(tensor, kind), kind
    return random_blocks(tensor.shape, dtype), kind


def random_blocks(shape: tuple[int, ...], dtype: str) -> Array:
    """Random bytes, for types that the package cannot quantize to, with factors that give small numbers."""
    size, scale, minimum = RANDOM_BLOCKS[dtype]
    rng = np.random.default_rng(shape)
    numbers, _ = gguf.GGML_QUANT_SIZES[gguf.GGMLQuantizationType[dtype]]
    raw = rng.integers(0, 256, (*shape[:-1], shape[-1] // numbers, size), dtype=np.uint8)
    factor = (FACTOR[dtype] * rng.uniform(0.5, 1, raw.shape[:-1])).astype(np.float16)[..., None]
    raw[..., scale : scale + 2] = factor.view(np.uint8)
    if minimum is not None:
        middle = {"Q2_K": 1.5, "Q4_K": 7.5, "Q5_K": 15.5}[dtype]
        raw[..., minimum : minimum + 2] = (factor * np.float16(middle)).view(np.uint8)
    return raw.reshape(*shape[:-1], -1)


def tokenizer_metadata(folder: Path, kind: str = "gpt2", pre: str = "gpt-2") -> Raw:
    """The metadata of a folder's tokenizer: its vocabulary, merges or scores, special tokens and template."""
    content = json.loads((folder / "tokenizer.json").read_text())
    config = json.loads((folder / "tokenizer_config.json").read_text())
    vocab, merges = content["model"]["vocab"], content["model"]["merges"]
    special = {token["content"]: token["id"] for token in content["added_tokens"] if token["special"]}
    other = {token["content"]: token["id"] for token in content["added_tokens"] if not token["special"]}
    ids = vocab | special | other
    tokens = sorted(ids, key=ids.__getitem__)
    rank = {"".join(merge): n for n, merge in enumerate(merges)}
    data: Raw = {
        "tokenizer.ggml.model": kind,
        "tokenizer.ggml.pre": pre,
        "tokenizer.ggml.tokens": tokens,
        "tokenizer.ggml.token_type": [token_type(token, special, other) for token in tokens],
        "tokenizer.ggml.add_bos_token": content.get("post_processor") is not None,
    }
    if kind in ("gpt2", "gemma4"):
        data["tokenizer.ggml.merges"] = [" ".join(merge) for merge in merges]
    else:
        data["tokenizer.ggml.scores"] = [-float(rank.get(token, 10**6)) for token in tokens]
    for name in ("bos", "eos"):
        if f"{name}_token" in config:
            data[f"tokenizer.ggml.{name}_token_id"] = ids[config[f"{name}_token"]]
    if "chat_template" in config:
        data["tokenizer.chat_template"] = config["chat_template"]
    return data


def token_type(token: str, special: Raw, other: Raw) -> int:
    """GGUF's type of a token: normal, unknown, control, user-defined, byte."""
    if token == "<unk>":
        return 2
    if token.startswith("<0x"):
        return 6
    return 3 if token in special else 4 if token in other else 1

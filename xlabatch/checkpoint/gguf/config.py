"""GGUF's metadata as the config.json that it was made of, architecture by architecture.

An architecture of GGUF is a family here, or several: Mixtral is a `llama` with experts. What the metadata
leaves out is what llama.cpp assumes there.
"""

from collections.abc import Callable, Iterator
from contextlib import contextmanager

import numpy as np

from xlabatch.checkpoint.gguf.file import GgufFile
from xlabatch.checkpoint.gguf.metadata import Metadata, Raw, expect, rope, vocab_size
from xlabatch.errors import Refused
from xlabatch.validation import printable

CAPS = "attn_logit_softcapping", "final_logit_softcapping"
NULLABLE = ("q_lora_rank", "sliding_window")  # null means none, and an absent field something else
STILL = 1e29  # a pair of features does not turn whose frequency is divided by this or more
GLOBAL_LAYER = 6  # of Gemma 3: every sixth layer attends to all positions
LARGEST_GEMMA = {"gemma2": 46, "gemma3_text": 62}  # layers; they scale scores by width / heads
SOFTMAX = 1  # GGUF's numbers of what makes scores of a router's outputs
SIGMOID = 2
META = "Meta AI original pth"  # how old converters named the only layout that a `llama` has
SLIDING = "sliding_attention"
FULL = "full_attention"
CONV = "conv"
KEYS = {  # where fields of config.json are from, for messages
    "intermediate_size": "feed_forward_length",
    "moe_intermediate_size": "expert_feed_forward_length",
    "n_embd": "embedding_length",
    "n_head": "attention.head_count",
    "n_inner": "feed_forward_length",
    "n_layer": "block_count",
    "n_positions": "context_length",
    "num_hidden_layers": "block_count",
    "num_key_value_heads": "attention.head_count_kv",
    "partial_rotary_factor": "rope.dimension_count / the size of a head",
    "rms_norm_eps": "attention.layer_norm_rms_epsilon",
    "rope_theta": "rope.freq_base",
}
PARTS = {"ssm_in": "linear_attention", "attn_q": FULL, "ffn_gate_inp": "moe", "ffn_up": "mlp"}  # Nemotron-H
SSM_KEYS = tuple(
    f"ssm.{name}" for name in ("conv_kernel", "state_size", "group_count", "inner_size", "time_step_rank")
)


def config_json(file: GgufFile) -> tuple[Raw, set[str]]:
    """The config.json of a GGUF file without absent fields, and the tensors that are not weights."""
    arch = file.metadata.get("general.architecture")
    if not isinstance(arch, str) or arch not in ARCHITECTURES:
        known = ", ".join(sorted(ARCHITECTURES))
        raise Refused(
            f"{printable(file.path)}: architecture {arch!r:.60} is not supported; supported ones: {known}"
        )
    data = Metadata(file, arch)
    raw = ARCHITECTURES[arch](data)
    data.check_all_read()
    given = {name: value for name, value in raw.items() if value is not None or name in NULLABLE}
    return given, data.not_weights


@contextmanager
def errors_by_key(file: GgufFile) -> Iterator[None]:
    """Let errors about a config.json name the GGUF file, and the key that the field is from."""
    try:
        yield
    except Refused as error:
        before, begin, message = str(error).partition("config.json: ")
        if before or not begin:
            raise
        field, space, rest = message.partition(" ")
        key = f" ({file.metadata['general.architecture']}.{KEYS[field]})" if field in KEYS else ""
        raise Refused(f"{printable(file.path)}: {field}{key}{space}{rest}") from None


def llama_fields(
    data: Metadata,
    kind: str,
    eps: str = "rms_norm_eps",
    kv_heads: int | None = None,
    without: tuple[str, ...] = ("expert_shared_count", "expert_group_count"),
) -> Raw:
    """The fields that most families share; `eps` is what the family calls its epsilon.

    The numbers `without` are 0, as most families know no such thing.
    """
    heads = data.number("attention.head_count")
    width = data.number("embedding_length")
    head_dim = data.number("attention.key_length", max(width // heads, 1))
    rotated = data.number("rope.dimension_count", head_dim)
    if data.get("attention.value_length", head_dim) != head_dim:
        raise data.error("keys and values must have the same size")
    for key in without:
        expect(data, key, 0)
    return outer_fields(data, kind, eps) | {
        "intermediate_size": data.get("feed_forward_length"),
        "num_attention_heads": heads,
        "num_key_value_heads": kv_heads or data.get("attention.head_count_kv", heads),
        "head_dim": head_dim,
        "rope_parameters": rope(data, rotated / head_dim),
    }


def outer_fields(data: Metadata, kind: str, eps: str = "rms_norm_eps") -> Raw:
    """The same fields without those about heads and MLPs."""
    expect(data, "attention.causal", True)
    return {
        "model_type": kind,
        "vocab_size": vocab_size(data),
        "hidden_size": data.number("embedding_length"),
        "num_hidden_layers": data.get("block_count"),
        "max_position_embeddings": data.number("context_length"),
        eps: epsilon(data),
        "tie_word_embeddings": "output.weight" not in data.file.tensors,
    }


def epsilon(data: Metadata) -> float:
    """The epsilon of all norms, under either of its keys."""
    keys = "attention.layer_norm_rms_epsilon", "attention.layer_norm_epsilon"
    given = [value for value in map(data.real, keys) if value is not None]
    if not given:
        raise data.error(f"{data.arch}.{keys[0]} and {data.arch}.{keys[1]} are missing; one must be there")
    if len(set(given)) > 1:
        raise data.error(f"all norms must have the same epsilon, got {given}")
    return given[0]


def plain(
    kind: str, eps: str = "rms_norm_eps", fields: Raw | None = None, **tensors: str
) -> Callable[[Metadata], Raw]:
    """Llama's fields, `fields`, and one for each of `tensors`: whether the first layer has that tensor."""

    def read(data: Metadata) -> Raw:
        flags = {field: data.holds(name) for field, name in tensors.items()}
        return llama_fields(data, kind, eps) | (fields or {}) | flags

    return read


def layer_types(data: Metadata, every: int) -> list[str]:
    """Which layers have a window: those in a list, or all but each `every`-th one."""
    given = data.per_layer("attention.sliding_window_pattern")
    layers = data.number("block_count")
    sliding = given or [(n + 1) % every != 0 for n in range(layers)]
    return [SLIDING if slides else FULL for slides in sliding]


def attending_layers(data: Metadata) -> tuple[int, list[bool]]:
    """How many key/value heads there are, and which layers have them: the others do not attend."""
    by_layer = data.per_layer("attention.head_count_kv")
    heads = {count for count in by_layer if count}
    if len(heads) != 1:
        raise data.error(f"{data.arch}.attention.head_count_kv must be one number or 0, got {by_layer!r:.60}")
    return heads.pop(), [bool(count) for count in by_layer]


def lfm2_fields(data: Metadata, kind: str) -> Raw:
    """The fields of LFM2; layers without keys and values have a convolution."""
    heads, attends = attending_layers(data)
    if data.holds("shortconv.conv.bias"):
        raise data.error("convolutions with biases are not supported")
    return llama_fields(data, kind, "norm_eps", heads) | {
        "conv_L_cache": data.number("shortconv.l_cache"),
        "conv_bias": False,
        "layer_types": [FULL if attending else CONV for attending in attends],
    }


def lfm2(data: Metadata) -> Raw:
    return lfm2_fields(data, "lfm2") | {"block_auto_adjust_ff_dim": False}


def llama(data: Metadata) -> Raw:
    """Llama and Mistral, or Mixtral if there are experts."""
    experts = data.get("expert_count", 0)
    raw = llama_fields(data, "mixtral" if experts else "llama")
    expect(data, "attention.sliding_window", 0)
    expect(data, "tensor_data_layout", META)
    used = data.get("expert_used_count", 0)
    if experts:
        return raw | {"num_local_experts": experts, "num_experts_per_tok": used}
    return raw | {"attention_bias": data.holds("attn_q.bias"), "mlp_bias": data.holds("ffn_gate.bias")}


def mistral3(data: Metadata) -> Raw:
    """Ministral 3, or Mistral Small 3.1 and later, whose scores do not grow with the position."""
    beta = data.real("attention.temperature_scale")
    factor = data.real("rope.scaling.yarn_log_multiplier")
    raw = llama_fields(data, "ministral3" if beta else "llama")
    if beta:
        raw["rope_parameters"] |= {"llama_4_scaling_beta": round(beta, 6)}
    if factor:
        raw["rope_parameters"] |= {"mscale": factor, "mscale_all_dim": factor}
    return raw


def granite(data: Metadata) -> Raw:
    """Granite; files of Granite 4 without state spaces also have the keys of the models with them."""
    for key in ("expert_count", "expert_used_count"):
        expect(data, key, 0)
    for key in ("expert_shared_feed_forward_length", *SSM_KEYS):
        data.get(key)
    return with_multipliers(data, llama_fields(data, "granite"))


def with_multipliers(data: Metadata, raw: Raw) -> Raw:
    """Add Granite's multipliers."""
    return raw | {
        "embedding_multiplier": data.get("embedding_scale"),
        "attention_multiplier": data.get("attention.scale") or raw["head_dim"] ** -0.5,
        "residual_multiplier": data.get("residual_scale"),
        "logits_scaling": data.get("logit_scale"),
    }


def granite_hybrid(data: Metadata) -> Raw:
    """Granite 4; layers without keys and values have a state space. A flag about training turns rope off."""
    heads, attends = attending_layers(data)
    count = data.number("expert_count") if data.get("expert_count") else 0
    own = {
        "layer_types": ["attention" if attending else "mamba" for attending in attends],
        "position_embedding_type": "rope" if data.get("rope.scaling.finetuned", True) else "nope",
        "attention_bias": any(name.endswith(".attn_q.bias") for name in data.file.tensors),
        "shared_intermediate_size": data.get(
            "expert_shared_feed_forward_length", data.get("feed_forward_length")
        ),
        "num_local_experts": count,
        "num_experts_per_tok": data.get("expert_used_count", 0),
        "mamba_expand": times_width(data, data.number("ssm.inner_size")),
        "mamba_n_heads": data.number("ssm.time_step_rank"),
        "mamba_n_groups": data.number("ssm.group_count"),
        "mamba_d_state": data.number("ssm.state_size"),
        "mamba_d_conv": data.number("ssm.conv_kernel"),
        "mamba_conv_bias": any(name.endswith(".ssm_conv1d.bias") for name in data.file.tensors),
    }
    return with_multipliers(data, llama_fields(data, "granitemoehybrid", kv_heads=heads)) | own


def mamba2(data: Metadata) -> Raw:
    """Mamba 2; the converter writes any length for a context, as a state space has no limit."""
    for key in ("attention.head_count", "feed_forward_length"):
        expect(data, key, 0)
    heads = data.number("ssm.time_step_rank")
    inner = data.number("ssm.inner_size")
    return outer_fields(data, "mamba2", "layer_norm_epsilon") | {
        "max_position_embeddings": None,
        "expand": times_width(data, inner),
        "num_heads": heads,
        "head_dim": inner // heads,
        "n_groups": data.number("ssm.group_count"),
        "state_size": data.number("ssm.state_size"),
        "conv_kernel": data.number("ssm.conv_kernel"),
        "use_bias": data.holds("ssm_in.bias"),
        "use_conv_bias": data.holds("ssm_conv1d.bias"),
    }


def nemotron_h(data: Metadata) -> Raw:
    """Nemotron-H, and with experts Nemotron 3 Nano; its tensors say what each layer is."""
    heads, _ = attending_layers(data)
    head_dim = data.number("attention.key_length")
    expect(data, "attention.value_length", head_dim)
    for key in ("rope.freq_base", "rope.dimension_count", "rope.scaling.finetuned"):
        data.ignore(key, "attention has no rope")
    data.per_layer("feed_forward_length")  # as the tensors have it, but for MLPs beside experts
    layers = [
        next((kind for name, kind in PARTS.items() if f"blk.{n}.{name}.weight" in data.file.tensors), None)
        for n in range(data.layers())
    ]
    ups = [data.file.tensors.get(f"blk.{n}.ffn_up.weight") for n in range(len(layers))]
    inner = data.number("ssm.inner_size")
    states = data.number("ssm.time_step_rank")
    raw = outer_fields(data, "nemotron_h", "layer_norm_epsilon") | {
        "layers_block_type": layers,
        "num_hidden_layers": len(layers),
        "intermediate_size": next((up.shape[0] for up in ups if up is not None), None),
        "num_attention_heads": data.number("attention.head_count"),
        "num_key_value_heads": heads,
        "head_dim": head_dim,
        "mamba_num_heads": states,
        "mamba_head_dim": max(inner // states, 1),
        "n_groups": data.number("ssm.group_count"),
        "ssm_state_size": data.number("ssm.state_size"),
        "conv_kernel": data.number("ssm.conv_kernel"),
        "use_bias": any(name.endswith(".ssm_in.bias") for name in data.file.tensors),
        "use_conv_bias": any(name.endswith(".ssm_conv1d.bias") for name in data.file.tensors),
        "mlp_bias": any(name.endswith((".ffn_up.bias", ".ffn_up_shexp.bias")) for name in data.file.tensors),
    }
    return raw | nemotron_experts(data) if "moe" in layers else raw


def nemotron_experts(data: Metadata) -> Raw:
    expect(data, "expert_gating_func", SIGMOID)
    return expert_fields(data, "n_routed_experts") | {
        "n_shared_experts": data.number("expert_shared_count", 1),
        "moe_shared_expert_intermediate_size": data.number("expert_shared_feed_forward_length"),
        "moe_latent_size": data.get("moe_latent_size"),
        "routed_scaling_factor": data.get("expert_weights_scale", 1.0),
        "norm_topk_prob": bool(data.get("expert_weights_norm", True)),
        "n_group": data.number("expert_group_count", 1),
        "topk_group": data.number("expert_group_used_count", 1),
    }


def times_width(data: Metadata, inner: int) -> int:
    """How many times the width a state space has features of values."""
    width = data.number("embedding_length")
    if inner % width:
        raise data.error(f"{data.arch}.ssm.inner_size {inner} is not a multiple of embedding_length {width}")
    return inner // width


def phi3(data: Metadata) -> Raw:
    raw = llama_fields(data, "phi3")
    window = data.get("attention.sliding_window", 0) or None
    trained = raw["rope_parameters"].get("original_max_position_embeddings")
    return raw | {"sliding_window": window, "original_max_position_embeddings": trained}


def olmo2(data: Metadata) -> Raw:
    """OLMo 2, or OLMo 3 if there is a window: rope is scaled in the other layers only."""
    window = data.get("attention.sliding_window", 0)
    if not window:
        return llama_fields(data, "olmo2")
    raw = llama_fields(data, "olmo3")
    theta = data.get("rope.freq_base_swa", raw["rope_parameters"]["rope_theta"])
    plain = {"rope_type": "default", "rope_theta": theta}
    return raw | {
        "sliding_window": window,
        "layer_types": layer_types(data, 4),
        "rope_parameters": {FULL: raw["rope_parameters"], SLIDING: plain},
    }


def exaone4(data: Metadata) -> Raw:
    window = data.get("attention.sliding_window", 0) or None
    raw = llama_fields(data, "exaone4")
    return raw | {"sliding_window": window, "layer_types": layer_types(data, 4) if window else None}


def gemma(data: Metadata, kind: str) -> Raw:
    """What Gemma 2 and 3 share; llama.cpp knows the largest ones by their layers."""
    raw = llama_fields(data, kind)
    largest = raw["num_hidden_layers"] == LARGEST_GEMMA[kind]
    width = raw["hidden_size"]
    return raw | {
        "query_pre_attn_scalar": width / raw["num_attention_heads"] if largest else raw["head_dim"],
        "sliding_window": data.get("attention.sliding_window", 0) or None,
        "hidden_activation": "gelu_pytorch_tanh",
    }


def gemma2(data: Metadata) -> Raw:
    return gemma(data, "gemma2") | {name: data.get(name) for name in CAPS}


def gemma3(data: Metadata) -> Raw:
    """Gemma 3: every sixth layer attends to all positions, and has the rope of the metadata."""
    raw = gemma(data, "gemma3_text")
    expect(data, "attention.sliding_window_pattern", GLOBAL_LAYER)
    local = {"rope_type": "default", "rope_theta": data.get("rope.freq_base_swa", 10000.0)}
    return raw | {
        "sliding_window_pattern": GLOBAL_LAYER,
        "rope_parameters": {FULL: raw["rope_parameters"], SLIDING: local},
    }


def gemma4(data: Metadata) -> Raw:
    """Gemma 4: heads of two sizes, and layers that attend to the keys and values of others."""
    layers = data.layers()
    types = layer_types(data, GLOBAL_LAYER)
    shared = data.number("attention.shared_kv_layers") if data.get("attention.shared_kv_layers") else 0
    inner = of_layers(data, "feed_forward_length")
    kv_heads = of_layers(data, "attention.head_count_kv")
    size, local = gemma4_heads(data)
    makes_values = {
        f"blk.{n}.attn_v.weight" in data.file.tensors for n in range(layers - shared) if types[n] == FULL
    }
    if len(makes_values) > 1:
        raise data.error("values must be made in all global layers, or in none")
    slow = {"rope_type": "default", "rope_theta": data.get("rope.freq_base_swa", 10000.0)}
    raw = outer_fields(data, "gemma4_text") | {
        "intermediate_size": inner[0],
        "num_attention_heads": data.number("attention.head_count"),
        "num_key_value_heads": kv_heads[types.index(SLIDING) if SLIDING in types else 0],
        "head_dim": local,
        "per_layer_config": {
            f"{n}": {"head_dim": size, "num_key_value_heads": kv_heads[n]}
            for n in range(layers)
            if types[n] == FULL
        },
        "layer_types": types,
        "sliding_window": data.get("attention.sliding_window", 0) or None,
        "rope_parameters": {SLIDING: slow, FULL: turning_pairs(data)},
        "attention_k_eq_v": False in makes_values,
        "num_kv_shared_layers": shared,
        "use_double_wide_mlp": inner[-1] == 2 * inner[0],
        "hidden_size_per_layer_input": data.get("embedding_length_per_layer_input", 0),
        "final_logit_softcapping": data.get("final_logit_softcapping"),
    }
    raw["vocab_size_per_layer_input"] = raw["vocab_size"]
    return raw | (gemma4_experts(data) if data.get("expert_count", 0) else {})


def gemma4_heads(data: Metadata) -> tuple[int, int]:
    """The size of a head in global layers, and in local ones."""
    sizes = []
    for end in ("", "_swa"):
        size = data.number(f"attention.key_length{end}")
        expect(data, f"attention.value_length{end}", size)
        expect(data, f"rope.dimension_count{end}", size)
        sizes.append(size)
    expect(data, "rope.scaling.type", "none")
    return sizes[0], sizes[1]


def gemma4_experts(data: Metadata) -> Raw:
    return {
        "enable_moe_block": True,
        "num_experts": data.number("expert_count"),
        "top_k_experts": data.number("expert_used_count"),
        "moe_intermediate_size": data.number("expert_feed_forward_length"),
    }


def turning_pairs(data: Metadata) -> Raw:
    """The rope of Gemma 4's global layers: pairs do not turn whose frequency has an enormous divisor."""
    divisors = data.table("rope_freqs.weight") or []
    turning = divisors.count(1.0)
    if not turning or any(divisor < STILL for divisor in divisors[turning:]):
        raise data.error("rope_freqs.weight must have ones, then divisors for pairs that do not turn")
    return {
        "rope_type": "proportional",
        "rope_theta": data.get("rope.freq_base", 1e6),
        "partial_rotary_factor": turning / len(divisors),
    }


def of_layers(data: Metadata, key: str) -> list[int]:
    """A number for each layer, which a file may have once for all of them."""
    if isinstance(data.file.metadata.get(f"{data.arch}.{key}"), np.ndarray):
        return data.per_layer(key)
    return [data.number(key)] * data.number("block_count")


def gpt2(data: Metadata) -> Raw:
    return {
        "model_type": "gpt2",
        "vocab_size": vocab_size(data),
        "n_embd": data.get("embedding_length"),
        "n_layer": data.get("block_count"),
        "n_head": data.get("attention.head_count"),
        "n_inner": data.get("feed_forward_length"),
        "n_positions": data.get("context_length"),
        "layer_norm_epsilon": epsilon(data),
        "tie_word_embeddings": "output.weight" not in data.file.tensors,
    }


def gpt_neox(data: Metadata) -> Raw:
    heads = data.number("attention.head_count")
    width = data.number("embedding_length")
    rotated = data.number("rope.dimension_count") / max(width // heads, 1)
    return {
        "model_type": "gpt_neox",
        "vocab_size": vocab_size(data),
        "hidden_size": width,
        "num_hidden_layers": data.get("block_count"),
        "num_attention_heads": heads,
        "intermediate_size": data.get("feed_forward_length"),
        "max_position_embeddings": data.get("context_length"),
        "layer_norm_eps": epsilon(data),
        "use_parallel_residual": data.get("use_parallel_residual", True),
        "rope_parameters": rope(data, rotated),
        "tie_word_embeddings": "output.weight" not in data.file.tensors,
    }


def stablelm(data: Metadata) -> Raw:
    """StableLM; attention and MLP are in parallel where there is one norm for both."""
    data.get("use_parallel_residual")  # some files give it wrongly, and llama.cpp goes by the norms
    return llama_fields(data, "stablelm", "layer_norm_eps") | {
        "use_parallel_residual": not data.holds("ffn_norm.weight"),
        "use_qkv_bias": data.holds("attn_q.bias"),
    }


def starcoder2(data: Metadata) -> Raw:
    expect(data, "attention.sliding_window", 0)
    return llama_fields(data, "starcoder2", "norm_epsilon") | {"use_bias": data.holds("attn_q.bias")}


def cohere2(data: Metadata) -> Raw:
    return llama_fields(data, "cohere2", "layer_norm_eps") | {
        "logit_scale": data.get("logit_scale"),
        "sliding_window": data.number("attention.sliding_window"),
        "layer_types": layer_types(data, 4),
    }


def expert_fields(data: Metadata, count: str = "num_experts") -> Raw:
    """How many experts there are, how many a token uses, and their size; `count` is the family's field."""
    return {
        count: data.number("expert_count"),
        "num_experts_per_tok": data.number("expert_used_count"),
        "moe_intermediate_size": data.get("expert_feed_forward_length"),
    }


def olmoe(data: Metadata) -> Raw:
    """OLMoE, whose experts have the size of an MLP."""
    return llama_fields(data, "olmoe") | {
        "num_experts": data.number("expert_count"),
        "num_experts_per_tok": data.number("expert_used_count"),
        "attention_bias": data.holds("attn_q.bias"),
    }


def qwen2_moe(data: Metadata) -> Raw:
    """Qwen 1.5 and 2 with experts in every layer, and a shared one."""
    expect(data, "expert_weights_norm", False)
    shared = data.get("expert_shared_feed_forward_length")
    own = {"shared_expert_intermediate_size": shared, "norm_topk_prob": False}
    return llama_fields(data, "qwen2_moe") | expert_fields(data) | own


def qwen3_moe(data: Metadata) -> Raw:
    """Qwen 3 with experts in every layer. The weights of a token's experts add up to 1."""
    expect(data, "expert_weights_norm", True)
    return llama_fields(data, "qwen3_moe") | expert_fields(data) | {"norm_topk_prob": True}


def delta_rule_fields(data: Metadata, kind: str) -> Raw:
    """The fields of models in which a delta rule takes the place of attention in most layers."""
    layers = data.layers()
    every = data.number("full_attention_interval", 4)
    heads = data.number("ssm.time_step_rank")
    recurrent = data.per_layer("attention.recurrent_layers")[:layers]
    recurrent = recurrent or [(n + 1) % every != 0 for n in range(layers)]
    return llama_fields(data, kind) | {
        "num_hidden_layers": layers,
        "linear_conv_kernel_dim": data.number("ssm.conv_kernel"),
        "linear_key_head_dim": data.number("ssm.state_size"),
        "linear_num_key_heads": data.number("ssm.group_count"),
        "linear_num_value_heads": heads,
        "linear_value_head_dim": data.number("ssm.inner_size") // heads,
        "layer_types": ["linear_attention" if recurs else FULL for recurs in recurrent],
    }


def qwen3_next(data: Metadata, kind: str = "qwen3_next") -> Raw:
    """Qwen 3 Next, or Qwen 3.5 with experts. The weights of a token's experts add up to 1."""
    expect(data, "expert_weights_norm", True)
    shared = data.get("expert_shared_feed_forward_length")
    own = {"shared_expert_intermediate_size": shared, "norm_topk_prob": True}
    return delta_rule_fields(data, kind) | expert_fields(data) | own


def qwen3_5(data: Metadata) -> Raw:
    ignore_sections(data)
    return delta_rule_fields(data, "qwen3_5_text")


def qwen3_5_moe(data: Metadata) -> Raw:
    ignore_sections(data)
    return qwen3_next(data, "qwen3_5_moe_text")


def ignore_sections(data: Metadata) -> None:
    data.ignore("rope.dimension_sections", "a token of a text has the same position in all of them")


def lfm2_moe(data: Metadata) -> Raw:
    """LFM2 with experts after some layers without. The weights of a token's experts add up to 1."""
    expect(data, "expert_gating_func", SIGMOID)
    own = {
        "num_dense_layers": data.get("leading_dense_block_count", 0),
        "use_expert_bias": any(name.endswith(".exp_probs_b.bias") for name in data.file.tensors),
        "norm_topk_prob": True,
    }
    return lfm2_fields(data, "lfm2_moe") | expert_fields(data) | own


def glm4_moe(data: Metadata) -> Raw:
    """GLM 4.5 and later."""
    expect(data, "expert_gating_func", SIGMOID)
    raw = llama_fields(data, "glm4_moe", without=()) | expert_fields(data, "n_routed_experts")
    return raw | {
        "num_hidden_layers": data.layers(),
        "n_shared_experts": data.number("expert_shared_count"),
        "first_k_dense_replace": data.get("leading_dense_block_count", 0),
        "routed_scaling_factor": data.get("expert_weights_scale", 1.0),
        "norm_topk_prob": bool(data.get("expert_weights_norm", True)),
        "n_group": data.number("expert_group_count", 1),
        "topk_group": data.number("expert_group_used_count", 1),
        "attention_bias": data.holds("attn_q.bias"),
        "use_qk_norm": data.holds("attn_q_norm.weight"),
    }


def minimax_m2(data: Metadata) -> Raw:
    expect(data, "expert_gating_func", SIGMOID)
    raw = llama_fields(data, "minimax_m2") | expert_fields(data, "num_local_experts")
    raw["intermediate_size"] = raw.pop("moe_intermediate_size")
    return raw


def gpt_oss(data: Metadata) -> Raw:
    """gpt-oss: a window in every other layer; its rope is scaled between whole and broken pairs."""
    raw = llama_fields(data, "gpt_oss") | expert_fields(data, "num_local_experts")
    raw["intermediate_size"] = raw.pop("moe_intermediate_size")
    if raw["rope_parameters"]["rope_type"] == "yarn":
        raw["rope_parameters"]["truncate"] = False  # GGUF lacks the field; every gpt-oss has it
    return raw | {
        "attention_bias": data.holds("attn_q.bias"),
        "sliding_window": data.number("attention.sliding_window"),
        "layer_types": [FULL if n % 2 else SLIDING for n in range(data.number("block_count"))],
    }


def deepseek(data: Metadata) -> Raw:
    """DeepSeek V2, and V3 or GLM 4.7 Flash, which differ in how experts are chosen."""
    v3 = data.get("expert_gating_func", SOFTMAX) == SIGMOID
    expect(data, "expert_gating_func", SIGMOID if v3 else SOFTMAX)
    normed = bool(data.get("expert_weights_norm", False))
    groups = data.number("expert_group_count", 1), data.number("expert_group_used_count", 1)
    raw = latent_fields(data, "deepseek_v3" if v3 else "deepseek_v2")
    raw |= expert_fields(data, "n_routed_experts") | {
        "n_shared_experts": data.number("expert_shared_count"),
        "first_k_dense_replace": data.get("leading_dense_block_count", 0),
        "routed_scaling_factor": data.get("expert_weights_scale", 1.0),
        "norm_topk_prob": normed,
        "n_group": groups[0],
        "topk_group": groups[1],
    }
    return raw if v3 else raw | {"topk_method": "group_limited_greedy" if groups[0] > 1 else "greedy"}


def latent_fields(data: Metadata, kind: str) -> Raw:
    """The numbers of attention by way of latents; newer files have other keys for the sizes of a head."""
    rotated = data.number("rope.dimension_count")
    heads = data.number("attention.head_count")
    key, value = (
        data.number(f"attention.{name}_length_mla", data.number(f"attention.{name}_length"))
        for name in ("key", "value")
    )
    data.get("attention.head_count_kv")  # 1 in newer files: the latents are the keys of all heads
    spec = rope(data)
    scale = data.real("rope.scaling.yarn_log_multiplier")
    if scale and spec["rope_type"] == "yarn":
        both = round(10 * scale, 6)  # stored is a tenth of it, in 32 bits
        spec |= {"mscale": both, "mscale_all_dim": both}
    return outer_fields(data, kind) | {
        "intermediate_size": data.get("feed_forward_length"),
        "num_hidden_layers": data.layers(),
        "rope_parameters": spec,
        "num_attention_heads": heads,
        "num_key_value_heads": heads,
        "head_dim": rotated,
        "kv_lora_rank": data.number("attention.kv_lora_rank"),
        "q_lora_rank": data.get("attention.q_lora_rank"),
        "qk_nope_head_dim": key - rotated,
        "qk_rope_head_dim": rotated,
        "v_head_dim": value,
    }


ARCHITECTURES: dict[str, Callable[[Metadata], Raw]] = {
    "arcee": plain("arcee", attention_bias="attn_q.bias", mlp_bias="ffn_up.bias"),
    "cohere2": cohere2,
    "deepseek2": deepseek,
    "ernie4_5": plain("ernie4_5", use_bias="attn_q.bias"),
    "exaone4": exaone4,
    "gemma2": gemma2,
    "gemma3": gemma3,
    "gemma4": gemma4,
    "glm4": plain("glm4", attention_bias="attn_q.bias"),
    "glm4moe": glm4_moe,
    "gpt-oss": gpt_oss,
    "gpt2": gpt2,
    "gptneox": gpt_neox,
    "granite": granite,
    "granitehybrid": granite_hybrid,
    "lfm2": lfm2,
    "lfm2moe": lfm2_moe,
    "llama": llama,
    "mamba2": mamba2,
    "minimax-m2": minimax_m2,
    "mistral3": mistral3,
    "nemotron": plain("nemotron", "norm_eps", attention_bias="attn_q.bias", mlp_bias="ffn_up.bias"),
    "nemotron_h": nemotron_h,
    "nemotron_h_moe": nemotron_h,
    "olmo2": olmo2,
    "olmoe": olmoe,
    "phi2": plain("phi", "layer_norm_eps"),
    "phi3": phi3,
    "qwen2": plain("qwen2"),
    "qwen2moe": qwen2_moe,
    "qwen3": plain("qwen3"),
    "qwen3moe": qwen3_moe,
    "qwen35": qwen3_5,
    "qwen35moe": qwen3_5_moe,
    "qwen3next": qwen3_next,
    "seed_oss": plain(
        "seed_oss",
        attention_bias="attn_q.bias",
        attention_out_bias="attn_output.bias",
        mlp_bias="ffn_gate.bias",
    ),
    "smollm3": plain("smollm3", fields={"no_rope_layer_interval": 4}),
    "stablelm": stablelm,
    "starcoder2": starcoder2,
}

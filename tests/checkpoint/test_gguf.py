"""GGUF files: the same model as the one that they were made of, in every family and type of numbers."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import gguf
import numpy as np
import pytest
from support.device import all_logits
from support.gguf_files import RANDOM_BLOCKS, save_gguf
from support.quantized_files import with_experts_apart
from support.quick import slow_except
from support.shapes import CASES, YARN, raw_config, source_of

from xlabatch.checkpoint import load
from xlabatch.checkpoint.gguf.blocks import BLOCKS, UNSUPPORTED, dequantize
from xlabatch.checkpoint.gguf.model import FILE_TYPES
from xlabatch.checkpoint.source import Source, open_source
from xlabatch.errors import Refused
from xlabatch.verify.oracle.model import Oracle

IDS = tuple(int(id) for id in np.random.default_rng(3).integers(0, 97, 90))
# what GGUF or llama.cpp fixes, where a case has something else
AS_CONVERTED: dict[str, dict[str, Any]] = {
    "gemma2": {"query_pre_attn_scalar": 10},
    "gemma3_text": {"query_pre_attn_scalar": 10, "num_hidden_layers": 7, "layer_types": None},
    "gemma4_text": {"vocab_size_per_layer_input": 97},
    "smollm3": {"no_rope_layers": None, "num_hidden_layers": 5, "attention_bias": False},
    "mistral": {"sliding_window": None, "model_type": "llama"},
    "mixtral": {"sliding_window": None},
    "qwen2": {"use_sliding_window": None, "sliding_window": None, "max_window_layers": None},
    "qwen3": {"attention_bias": False},
    "qwen3_moe": {"mlp_only_layers": None},
    "qwen2_moe": {"mlp_only_layers": None, "use_sliding_window": None, "sliding_window": None}
    | {"layer_types": None},
    "starcoder2": {"sliding_window": None},
    "gpt_oss": {"swiglu_limit": None},
    "granitemoehybrid, no experts, biases, rope": {
        **{"mamba_proj_bias": False, "attention_multiplier": 1.0, "intermediate_size": 30}
    },
    "deepseek_v2, groups": {"rope_parameters": YARN | {"mscale": 0.9, "mscale_all_dim": 0.9}},
    "deepseek_v3": {"rms_norm_eps": None},
    "glm4_moe_lite": {"mlp_layer_types": None},
    "lfm2, biases, all adjusted": {"conv_bias": False},
    "lfm2_moe": {"routed_scaling_factor": None},
    "nemotron_h": {"num_hidden_layers": 10},
    "nemotron_h, experts": {"num_hidden_layers": 7},
    "qwen3_next, biases, a head for each key": {
        **{"norm_topk_prob": True, "attention_bias": False, "mlp_only_layers": None}
    },
}
LOST = (
    "qwen3_moe, shares as they are",
    "gpt2, layers fade",
    "gpt_neox, one after the other",
    "granitemoehybrid, attention alone",
    "deepseek_v3, halves",
)
WHOLE_BLOCKS = {"hidden_size": 64, "intermediate_size": 32, "num_attention_heads": 6, "head_dim": 16}
QUERIES = "model.layers.0.self_attn.q_proj.weight"
EXPERTS_UP = "model.layers.0.mlp.experts.gate_up_proj"
ARCHITECTURES = {
    *("llama", "mistral", "mixtral", "qwen2", "qwen3", "qwen3_moe", "gemma2", "gemma3_text"),
    *("phi3", "olmo2", "smollm3", "granite", "gpt2", "gpt_neox"),
    *("cohere2", "deepseek_v2", "deepseek_v3", "ernie4_5", "exaone4", "glm4", "glm4_moe"),
    *(
        "arcee",
        "gemma4_text",
        "glm4_moe_lite",
        "gpt_oss",
        "granitemoehybrid",
        "lfm2",
        "lfm2_moe",
        "mamba2",
        "minimax_m2",
        "ministral3",
        "nemotron",
        "nemotron_h",
        "olmo3",
        "olmoe",
        "phi",
        "qwen2_moe",
        "qwen3_5_moe_text",
        "qwen3_5_text",
        "qwen3_next",
        "seed_oss",
        "stablelm",
        "starcoder2",
    ),
}


def as_converted(case: str) -> dict[str, Any]:
    raw = CASES[case] | AS_CONVERTED.get(case, {})
    null = {name for name, value in CASES[case].items() if value is None}
    return {name: value for name, value in raw.items() if value is not None or name in null}


def qwen3_5_in_blocks() -> dict[str, Any]:
    """A Qwen 3.5 with experts whose inputs are whole blocks of 32."""
    sizes = {"moe_intermediate_size": 32, "shared_expert_intermediate_size": 32, "linear_value_head_dim": 16}
    return as_converted("qwen3_5_moe_text") | WHOLE_BLOCKS | sizes


def blocks_of(dtype: str) -> Callable[[str], str]:
    """The type of each tensor: convolutions are never in blocks."""
    return lambda key: "F32" if "conv1d" in key else dtype


def to_convert(raw: dict[str, Any]) -> Source:
    """A source whose experts have the names that they have when a file is read."""
    source = source_of(raw)
    return with_experts_apart(source) if raw["model_type"] == "qwen3_5_moe_text" else source


@pytest.mark.parametrize(
    "case", [case for case in CASES if case not in LOST and case.split(",")[0] in ARCHITECTURES]
)
def test_a_converted_model_of_every_family_has_the_tensors_and_the_logits_of_its_source(
    tmp_path: Path, case: str
) -> None:
    source = to_convert(as_converted(case))
    save_gguf(tmp_path / "model.gguf", source)
    opened = open_source(tmp_path / "model.gguf")
    assert opened.shapes.keys() == source.shapes.keys()
    for name in source.shapes:
        np.testing.assert_allclose(opened.read(name), source.read(name), rtol=1e-7, atol=2e-7, err_msg=name)
    ours, theirs = (Oracle(one, context=256).logits(IDS) for one in (opened, source))
    assert np.abs(ours - theirs).max() < 2e-5 * np.abs(theirs).max()


@pytest.mark.parametrize(
    ("case", "key"),
    [
        ("deepseek_v2", "expert_gating_func"),
        ("qwen2_moe", "expert_weights_norm"),
        ("granite", "expert_count"),
    ],
)
def test_what_metadata_says_of_a_router_and_no_family_has_is_refused(
    tmp_path: Path, case: str, key: str
) -> None:
    source = source_of(as_converted(case))
    arch = {"deepseek_v2": "deepseek2", "qwen2_moe": "qwen2moe"}.get(case, case)
    changed: dict[str, Any] = {f"{arch}.{key}": 4}
    save_gguf(tmp_path / "model.gguf", source, **changed)
    with pytest.raises(Refused, match=f"{arch}.{key} 4 is not supported"):
        open_source(tmp_path / "model.gguf")


@pytest.mark.parametrize(
    ("case", "arch", "name"),
    [("llama", "llama", "rms_epsilon"), ("gpt2", "gpt2", "epsilon"), ("gpt_neox", "gptneox", "epsilon")],
)
def test_a_file_without_the_epsilon_of_its_norms_is_refused(
    tmp_path: Path, case: str, arch: str, name: str
) -> None:
    key = f"{arch}.attention.layer_norm_{name}"
    absent: dict[str, Any] = {key: None}
    save_gguf(tmp_path / "model.gguf", source_of(as_converted(case)), **absent)
    with pytest.raises(Refused, match=f"{key} .*missing"):
        open_source(tmp_path / "model.gguf")


def test_an_old_file_that_names_the_layout_of_llama_has_its_tensors(tmp_path: Path) -> None:
    source = source_of(as_converted("llama"))
    layout: dict[str, Any] = {"llama.tensor_data_layout": "Meta AI original pth"}
    save_gguf(tmp_path / "model.gguf", source, **layout)
    opened = open_source(tmp_path / "model.gguf")
    assert all(np.array_equal(opened.read(name), source.read(name)) for name in source.shapes)


def test_a_granite_4_without_state_spaces_is_a_granite(tmp_path: Path) -> None:
    source = source_of(as_converted("granite"))
    keys: dict[str, Any] = dict.fromkeys(
        ("ssm.conv_kernel", "ssm.state_size", "expert_shared_feed_forward_length"), 4
    )
    keys |= {"expert_count": 0, "expert_used_count": 0, "rope.scaling.finetuned": True}
    layers = CASES["granite"]["num_hidden_layers"]
    keys |= {"attention.head_count_kv": [3] * layers, "attention.scale": None}
    save_gguf(tmp_path / "model.gguf", source, **{f"granite.{key}": value for key, value in keys.items()})
    config = open_source(tmp_path / "model.gguf").spec.config
    assert config.attending[0].scale == 6**-0.5  # as in llama.cpp, where the file has no scale
    assert (config.embed_scale, config.recurrence) == (3.0, ())


@pytest.mark.parametrize(
    ("key", "value", "message"),
    [
        ("attention.head_count_kv", [0, 0, 0, 0], "must be one number or 0"),
        ("ssm.inner_size", 97, "ssm.inner_size 97 is not a multiple of embedding_length 48"),
        ("ssm.group_count", 4, "6 heads of Mamba layers cannot share 4 groups evenly"),
        ("ssm.dt_b_c_rms", True, "granitehybrid.ssm.dt_b_c_rms not understood"),
    ],
)
def test_sizes_of_state_spaces_that_do_not_fit_are_refused(
    tmp_path: Path, key: str, value: Any, message: str
) -> None:
    source = source_of(as_converted("granitemoehybrid"))
    save_gguf(tmp_path / "model.gguf", source, **{f"granitehybrid.{key}": value})
    with pytest.raises(Refused, match=message):
        open_source(tmp_path / "model.gguf")


def test_gates_that_do_not_fit_their_ups_are_refused_by_name(tmp_path: Path) -> None:
    source = source_of(as_converted("gpt_oss"))
    name = "model.layers.1.mlp.experts.gate_up_proj_bias"

    def read(tensor: str, at: Any = None) -> Any:
        return source.read(tensor, at)[:, :-1] if tensor == name else source.read(tensor, at)

    save_gguf(tmp_path / "model.gguf", replace(source, read=read, random=None))
    with pytest.raises(Refused, match=r"blk.1.ffn_gate_exps.bias is not expected"):
        open_source(tmp_path / "model.gguf")


def test_an_expert_of_a_joined_tensor_is_read_alone(tmp_path: Path) -> None:
    sizes = WHOLE_BLOCKS | {"num_hidden_layers": 1}
    save_gguf(tmp_path / "model.gguf", source_of(as_converted("gpt_oss") | sizes), "MXFP4")
    opened = open_source(tmp_path / "model.gguf")
    for name in ("gate_up_proj", "gate_up_proj_bias", "down_proj", "down_proj_bias"):
        tensor = opened.read(f"model.layers.0.mlp.experts.{name}")
        for n in range(len(tensor)):
            assert np.array_equal(opened.read(f"model.layers.0.mlp.experts.{name}", n), tensor[n])


def test_gpt_oss_with_experts_in_mxfp4_has_the_logits_of_its_dequantized_numbers(tmp_path: Path) -> None:
    source = source_of(as_converted("gpt_oss") | WHOLE_BLOCKS)
    numbers = save_gguf(tmp_path / "model.gguf", source, "MXFP4")
    opened = open_source(tmp_path / "model.gguf")
    assert opened.stored_dtype == "MXFP4"
    reference = replace(source, read=lambda name, _=None: numbers[name], random=None)
    assert np.abs(numbers[EXPERTS_UP] - source.read(EXPERTS_UP)).max() > 1e-3  # they were rounded
    ours = all_logits(load.load(opened, "float32"), IDS, 64, 128)
    theirs = Oracle(reference).logits(IDS)
    assert np.abs(ours - theirs).max() < 2e-3 * np.abs(theirs).max()


def test_a_mistral_3_whose_scores_do_not_grow_is_a_llama(tmp_path: Path) -> None:
    keys = "attention.temperature_scale", "rope.scaling.yarn_log_multiplier"
    without: dict[str, Any] = {f"mistral3.{key}": None for key in keys}
    source = source_of(as_converted("ministral3"))
    save_gguf(tmp_path / "model.gguf", source, **without)
    opened = open_source(tmp_path / "model.gguf")
    assert opened.raw["model_type"] == "llama"
    np.testing.assert_allclose(opened.read(QUERIES), source.read(QUERIES), rtol=1e-7)


def test_one_that_says_so_by_a_zero_has_the_same_rope(tmp_path: Path) -> None:
    raw = as_converted("ministral3")
    same = source_of(raw | {"rope_parameters": raw["rope_parameters"] | {"llama_4_scaling_beta": 0.0}})
    none: dict[str, Any] = {"mistral3.attention.temperature_scale": 0.0}
    save_gguf(tmp_path / "model.gguf", source_of(raw), **none)
    opened = open_source(tmp_path / "model.gguf")
    assert opened.spec.config.attention == same.spec.config.attention
    assert {attn.tuning for attn in same.spec.config.attending} == {None}


@pytest.mark.parametrize(
    ("case", "arch"),
    [
        ("qwen3_5_text", "qwen35"),
        ("qwen3_next, biases, a head for each key", "qwen3next"),
        ("glm4_moe", "glm4moe"),
        ("glm4_moe_lite", "deepseek2"),
    ],
)
def test_layers_that_guess_further_tokens_are_not_read(tmp_path: Path, case: str, arch: str) -> None:
    source = source_of(raw := as_converted(case))
    more = {"num_hidden_layers": raw["num_hidden_layers"] + 1}
    if "layer_types" in raw:
        more["layer_types"] = [*raw["layer_types"], "full_attention"]
    key = f"{arch}.nextn_predict_layers"
    one: dict[str, Any] = {key: 1}
    nine: dict[str, Any] = {key: 9}
    save_gguf(tmp_path / "model.gguf", source_of(raw | more), **one)
    opened = open_source(tmp_path / "model.gguf")
    assert opened.shapes == source.shapes
    ours, theirs = (Oracle(one, context=256).logits(IDS) for one in (opened, source))
    assert np.abs(ours - theirs).max() < 2e-5 * np.abs(theirs).max()
    save_gguf(tmp_path / "model.gguf", source, **nine)
    with pytest.raises(Refused, match=r"9 of \d layers guess further tokens"):
        open_source(tmp_path / "model.gguf")
    many: dict[str, Any] = {f"{arch}.block_count": 2**24 - 1, key: 2**24 - 2}
    save_gguf(tmp_path / "model.gguf", source, **many)
    with pytest.raises(Refused, match="layers"):  # at once
        open_source(tmp_path / "model.gguf")


@pytest.mark.parametrize("dtype", ["Q8_0", "Q4_0"])
def test_blocks_of_heads_that_share_keys_are_those_of_the_file(tmp_path: Path, dtype: str) -> None:
    """A block has inputs of two heads, which are not neighbours in Hugging Face's order."""
    numbers = save_gguf(tmp_path / "model.gguf", to_convert(qwen3_5_in_blocks()), blocks_of(dtype))
    source = open_source(tmp_path / "model.gguf")
    for name, rows in source.blocks.numbers.items():
        blocks = source.blocks.read_rows(rows()[:, 0])
        stored = gguf.dequantize(blocks.reshape(len(blocks), -1), gguf.GGMLQuantizationType[dtype])
        tensor = source.read(name)
        assert np.array_equal(stored, tensor[:, source.blocks.orders.get(name, slice(None))]), name
        assert np.array_equal(tensor, numbers[name]), name
    moved = [f"model.layers.{n}.linear_attn.out_proj.weight" for n in range(3)]
    assert sorted(source.blocks.orders) == moved


@pytest.mark.parametrize("dtype", BLOCKS)
def test_every_type_of_numbers_is_what_the_package_makes_of_it_bit_for_bit(dtype: str) -> None:
    block = BLOCKS[dtype]
    raw = np.random.default_rng(5).integers(0, 256, (64, block.bytes), dtype=np.uint8)
    ours = np.empty(64 * block.numbers, np.float32)
    dequantize(dtype, raw.tobytes(), ours)
    with np.errstate(all="ignore"):  # some scales are infinite or NaN
        theirs = np.asarray(gguf.dequantize(raw, gguf.GGMLQuantizationType[dtype]), np.float32)
    assert np.array_equal(ours, theirs.reshape(-1), equal_nan=True)


def test_every_type_of_numbers_has_the_number_and_the_name_of_the_package() -> None:
    ours = UNSUPPORTED | {block.number: name for name, block in BLOCKS.items()}
    theirs = {kind.value: kind.name for kind in gguf.GGMLQuantizationType}
    assert ours | theirs == theirs | ours  # other releases of the package know a few more, or fewer


@pytest.mark.parametrize("dtype", slow_except(("Q8_0", "Q4_K"), [name for name in BLOCKS if name != "F32"]))
def test_a_quantized_model_has_the_logits_of_its_dequantized_numbers(tmp_path: Path, dtype: str) -> None:
    sizes = {"hidden_size": 256, "intermediate_size": 512, "num_attention_heads": 4, "head_dim": 64}
    source = source_of(raw_config("llama", **sizes, num_key_value_heads=1, tie_word_embeddings=False))
    numbers = save_gguf(tmp_path / "model.gguf", source, dtype)
    opened = open_source(tmp_path / "model.gguf")
    assert opened.stored_dtype == dtype
    reference = replace(source, read=lambda name, _=None: numbers[name], random=None)
    ours = all_logits(load.load(opened, "float32"), IDS, 64, 128)
    theirs = Oracle(reference).logits(IDS)
    assert np.abs(ours - theirs).max() < 2e-3 * np.abs(theirs).max()
    assert dtype in RANDOM_BLOCKS or np.abs(theirs).max() > 1


def test_a_file_is_named_by_its_mixture_of_types_where_it_says_so(tmp_path: Path) -> None:
    def name(file: str, **metadata: int) -> str:
        save_gguf(tmp_path / file, open_source("random:tiny"), "F16", **metadata)
        return open_source(tmp_path / file).stored_as("stored").partition(",")[0]

    key = "general.file_type"
    assert name("mixture.gguf", **{key: int(gguf.LlamaFileType.MOSTLY_Q4_K_M)}) == "Q4_K_M"
    assert name("unknown.gguf", **{key: 77}) == name("silent.gguf", **{key: None}) == "F16"  # type: ignore[arg-type]
    names = {
        each.value: each.name.removeprefix("MOSTLY_").removeprefix("ALL_") for each in gguf.LlamaFileType
    }
    assert {number: names[number] for number in FILE_TYPES} == FILE_TYPES

"""Every family: decoder and oracle against transformers' results in golden files, and refused configs."""

import json
from pathlib import Path
from typing import Any

import jax
import numpy as np
import pytest
from golden.make_golden import FOLDER, file_name
from safetensors.numpy import save_file
from support.device import all_logits
from support.hf import PROMPT, assert_close, prompt
from support.kernels import WITH_KERNELS
from support.quantized_files import with_experts_apart
from support.quick import slow_except
from support.shapes import (
    CASES,
    CHUNKED,
    CONTEXT,
    FULL,
    LLAMA3,
    SLIDING,
    YARN,
    case_in,
    raw_config,
    source_of,
    vocab_of,
)

from xlabatch.checkpoint import families, load
from xlabatch.checkpoint.families import FAMILIES
from xlabatch.checkpoint.load import Model
from xlabatch.checkpoint.source import open_source
from xlabatch.checkpoint.weight_formats import choose_formats
from xlabatch.errors import Refused
from xlabatch.model.config import TemperatureTuning
from xlabatch.model.params import Experts
from xlabatch.verify.oracle.model import Oracle

# each part of the decoder once: windows and caps, partial rotary, norms after, LayerNorm, parallel, experts,
# a shared one, sinks, latents, chunks, convolutions, delta rules, state spaces, shared keys, inputs of layers
QUICK = (
    *("llama", "gemma2", "gpt2", "gpt_neox", "mixtral", "qwen3", "qwen2_moe", "gpt_oss", "deepseek_v3"),
    *("llama4_text, chunks", "lfm2", "qwen3_next", "granitemoehybrid", "mamba2"),
    "nemotron_h, experts",
    *("gemma4_text", "gemma4_text, experts"),
)


def golden(case: str) -> tuple[np.ndarray, np.ndarray, tuple[int, ...]]:
    """Positions, transformers' logits there, and its greedy completion."""
    arrays = np.load(FOLDER / f"{file_name(case)}.npz")
    return arrays["at"], arrays["logits"], tuple(arrays["tokens"].tolist())


@pytest.mark.every_case
@pytest.mark.parametrize("case", slow_except(QUICK, CASES))
def test_the_decoder_matches_transformers(case: str) -> None:
    compare(case, load.load(source_of(CASES[case])))


# the first case of each family; for quick cases the test above does the same where XLABATCH_KERNELS=xla
FIRST = {raw["model_type"]: case for case, raw in reversed(CASES.items())}.values()


@pytest.mark.every_case
@pytest.mark.parametrize("case", slow_except((), CASES, by_hand={*CASES} - ({*FIRST} - {*QUICK})))
def test_the_decoder_without_the_kernels_matches_transformers(case: str) -> None:
    compare(case, load.load(source_of(CASES[case]), packs=False))


def compare(case: str, model: Model) -> None:
    """Compare the decoder's logits and its greedy tokens with the golden file of a case."""
    at, theirs, completion = golden(case)
    ids = prompt(vocab_of(CASES[case])) + completion
    ours = all_logits(model, ids, PROMPT, CONTEXT)
    assert_close(ours[at], theirs)
    assert tuple(ours[PROMPT - 1 : -1].argmax(-1)) == completion


@pytest.mark.parametrize("case", CASES)
def test_the_oracle_matches_transformers(case: str) -> None:
    at, theirs, completion = golden(case)
    ids = prompt(vocab_of(CASES[case])) + completion
    ours = Oracle(source_of(CASES[case]), context=CONTEXT).logits(ids)
    assert_close(ours[at], theirs)
    assert tuple(ours[PROMPT - 1 : -1].argmax(-1)) == completion


def test_every_family_has_a_case_and_every_case_a_family() -> None:
    assert {raw["model_type"] for raw in CASES.values()} == FAMILIES.keys()


def test_there_is_a_golden_file_for_each_case_and_the_versions_that_wrote_them() -> None:
    versions = json.loads((FOLDER / "versions.json").read_text())
    assert list(versions) == list(CASES)
    assert all(each.keys() >= {"transformers", "torch"} for each in versions.values())
    assert {path.stem for path in Path(FOLDER).glob("*.npz")} == {file_name(case) for case in CASES}


@pytest.mark.parametrize(
    ("kind", "before", "after", "tower"),
    [
        ("gemma3", "model.", "language_model.model.", "vision_tower.embeddings"),
        ("gemma3", "model.", "model.language_model.", "vision_tower.embeddings"),
        ("gemma4", "model.", "model.language_model.", "model.vision_tower.encoder.layers.0.q_proj"),
        ("gemma4", "model.", "model.language_model.", "model.embed_audio.embedding_projection"),
        ("llama4", "", "language_model.", "vision_model.patch_embedding.linear"),
        ("llama4", "", "language_model.", "multi_modal_projector.linear_1"),
        ("mistral3", "model.", "language_model.model.", "vision_tower.ln_pre"),
        ("mistral3", "model.", "model.language_model.", "model.multi_modal_projector.norm"),
    ],
)
def test_the_text_model_of_a_multimodal_folder_is_read(
    kind: str, before: str, after: str, tower: str, tmp_path: Path
) -> None:
    source = source_of(CASES[kind])
    tensors = {name.replace(before, after, 1): source.read(name) for name in source.shapes}
    tensors[f"{tower}.weight"] = np.zeros((3, 2), np.float32)
    save_file(tensors, tmp_path / "model.safetensors")
    (tmp_path / "config.json").write_text(json.dumps(CASES[kind]))
    opened = open_source(tmp_path)
    assert (opened.spec.config, opened.spec.params) == (source.spec.config, source.spec.params)
    assert all((opened.read(name) == source.read(name)).all() for name in source.shapes)
    assert opened.eos_token_ids == (7,)


def test_the_head_of_a_multimodal_mistral_is_the_embedding_unless_files_have_one(tmp_path: Path) -> None:
    """Published files of Mistral Small do not say so."""
    raw = CASES["mistral3, a Mistral with a head"]
    source = source_of(raw)
    (tmp_path / "config.json").write_text(
        json.dumps({name: value for name, value in raw.items() if name != "tie_word_embeddings"})
    )
    tensors = {f"language_model.{name}": source.read(name) for name in source.shapes}
    save_file(tensors, tmp_path / "model.safetensors")
    opened = open_source(tmp_path)
    assert opened.spec.params == source.spec.params
    ours, theirs = (Oracle(each, context=CONTEXT).logits(prompt(97, 9)) for each in (opened, source))
    assert np.array_equal(ours, theirs)
    del tensors["language_model.lm_head.weight"]
    save_file(tensors, tmp_path / "model.safetensors")
    assert open_source(tmp_path).spec.params.head is None


def test_keys_and_values_of_layers_that_share_them_may_be_stored(tmp_path: Path) -> None:
    """Published files have them; in a layer with its own a tensor that is not known is refused."""
    source = source_of(CASES["gemma4_text"])
    tensors = {name: source.read(name) for name in source.shapes}
    (tmp_path / "config.json").write_text(json.dumps(source.raw))
    names = ("k_proj", "v_proj", "k_norm", "v_norm")
    unused = {f"model.layers.3.self_attn.{name}.weight": np.zeros(3, np.float32) for name in names}
    save_file(tensors | unused, tmp_path / "model.safetensors")
    assert open_source(tmp_path).spec.params == source.spec.params
    save_file(
        tensors | {"model.layers.1.self_attn.v_norm.weight": np.zeros(3, np.float32)},
        tmp_path / "model.safetensors",
    )
    with pytest.raises(Refused, match=r"layers\.1\.self_attn\.v_norm\.weight is not expected"):
        open_source(tmp_path)


@pytest.mark.parametrize("kind", ["gemma3", "gemma4", "llama4"])
def test_fields_of_the_text_model_that_are_not_understood_are_refused(kind: str) -> None:
    raw = CASES[kind]
    with pytest.raises(Refused, match=f"magic not understood for {kind}_text"):
        families.describe(raw | {"text_config": raw["text_config"] | {"magic": 1}})
    with pytest.raises(Refused, match=f"magic not understood for {kind};"):
        families.describe(raw | {"magic": 1})
    unnamed = {name: value for name, value in raw["text_config"].items() if name != "model_type"}
    with pytest.raises(Refused, match=f"partial_rotary_factor is not supported for {kind}_text"):
        families.describe(raw | {"text_config": unnamed | {"partial_rotary_factor": 0.5}})
    with pytest.raises(Refused, match="text_config must be an object"):
        families.describe(raw | {"text_config": [1]})


def test_end_tokens_of_a_multimodal_folder_are_its_own_before_those_of_its_text_model() -> None:
    raw = CASES["llama4"]
    assert source_of(raw).eos_token_ids == (7,)
    assert source_of(raw | {"eos_token_id": [3, 5]}).eos_token_ids == (3, 5)


def test_one_expert_is_read_from_a_tensor_of_all(tmp_path: Path) -> None:
    source = source_of(CASES["gpt_oss"])
    save_file({name: source.read(name) for name in source.shapes}, tmp_path / "model.safetensors")
    (tmp_path / "config.json").write_text(json.dumps(CASES["gpt_oss"]))
    opened = open_source(tmp_path)
    name = "model.layers.1.mlp.experts.gate_up_proj"
    assert (opened.read(name, 3) == source.read(name)[3]).all()
    experts = source.spec.params.layers[1].mlp
    assert isinstance(experts, Experts)
    up = experts.each.up
    for spec in jax.tree.leaves(up):
        together = spec.read(opened.read)
        assert all((spec.take_entry(n).read(opened.read) == together[n]).all() for n in range(5))
    gates, ups = np.split(up.weight.read(opened.read)[3], 2)
    assert (np.stack([gates, ups], 1).reshape(-1, 36) == source.read(name)[3].T).all()


@pytest.mark.parametrize("weights", ["float32", "int8"])
def test_experts_of_qwen_3_5_with_three_tensors_each_are_those_of_two_tensors(
    weights: str, tmp_path: Path
) -> None:
    raw = CASES["qwen3_5_moe"]
    together = source_of(raw)
    apart = with_experts_apart(together)
    opened = []
    for folder, source in ((tmp_path / "apart", apart), (tmp_path / "together", together)):
        folder.mkdir()
        names = {name: name.replace("model.", "model.language_model.", 1) for name in source.shapes}
        tensors = {names[name]: source.read(name) for name in source.shapes}
        unused = {"mtp.fc.weight": np.zeros((2, 2), np.float32)}
        save_file(tensors | unused, folder / "model.safetensors")
        (folder / "config.json").write_text(json.dumps(raw))
        opened.append(open_source(folder))
        assert opened[-1].shapes.keys() - unused.keys() == source.shapes.keys()
    ours, theirs = (jax.tree.leaves(load.load(each, weights).params) for each in opened)
    assert len(ours) == len(theirs)
    assert all(map(np.array_equal, ours, theirs))
    logits = [Oracle(each).logits(prompt(97, 40)) for each in opened]
    assert np.abs(logits[0] - logits[1]).max() < 1e-6 * np.abs(logits[1]).max()


@pytest.mark.parametrize("weights", ["bfloat16", "int8", "int6", "int5", "int4"])
def test_gates_of_a_recurrent_state_are_not_rounded(weights: str) -> None:
    net: Any = choose_formats(case_in(weights, "qwen3_next").spec.params, weights).layers[0].qkv
    assert (net.gates.format, net.inputs.format) == ("float32", weights)


@pytest.mark.parametrize("packs", [False, pytest.param(True, marks=WITH_KERNELS)])
def test_time_steps_of_a_state_space_are_limited(packs: bool) -> None:
    """Not in a golden file: transformers does not limit the steps of tokens that it generates."""
    raw = CASES["granitemoehybrid"] | {"time_step_limit": [0.68, 0.71]}
    ids = prompt(97)
    limited, free = (Oracle(source_of(each)).logits(ids) for each in (raw, CASES["granitemoehybrid"]))
    assert np.abs(limited - free).max() > 1e-2 * np.abs(free).max()
    assert_close(all_logits(load.load(source_of(raw), packs=packs), ids, PROMPT, CONTEXT), limited)


LLAMA4_DEFAULTS = (8192, None), (None, TemperatureTuning(0.1, 8192))  # chunk and tuning of each layer


@pytest.mark.parametrize(
    ("fields", "expected"),
    [
        ({}, LLAMA4_DEFAULTS),
        ({"layer_types": None, "moe_layers": None}, LLAMA4_DEFAULTS),
        ({"attention_chunk_size": None}, ((None, None), LLAMA4_DEFAULTS[1])),
        ({"attention_chunk_size": 50, "attn_temperature_tuning": False}, ((50, None), (None, None))),
        ({"layer_types": [FULL, CHUNKED]}, ((None, None), (8192, TemperatureTuning(0.1, 8192)))),
        ({"floor_scale": 9, "attn_scale": 2.0}, (LLAMA4_DEFAULTS[0], (None, TemperatureTuning(2.0, 9)))),
    ],
)
def test_llama_4_attends_in_chunks_where_its_config_says_so(fields: dict[str, Any], expected: Any) -> None:
    raw = CASES["llama4_text"] | {"max_position_embeddings": 10_000_000}
    config = families.describe(raw | fields).config
    assert tuple((attn.chunk, attn.tuning) for attn in config.attending) == expected
    assert config.max_positions == 10_000_000


@pytest.mark.parametrize(("given", "has_tuning"), [(4, True), (True, True), (0, False), (False, False)])
def test_scores_of_llama_4_grow_where_a_number_or_true_says_so(given: int, has_tuning: bool) -> None:
    config = families.describe(CASES["llama4_text"] | {"attn_temperature_tuning": given}).config
    assert [attn.tuning is not None for attn in config.attending] == [False, has_tuning]
    with pytest.raises(Refused, match="attn_temperature_tuning must be an integer from 0"):
        families.describe(CASES["llama4_text"] | {"attn_temperature_tuning": -1})


def test_the_published_config_of_llama_4_is_that_of_its_text_model() -> None:
    config = families.describe(CASES["llama4"] | PUBLISHED["llama4"]).config
    assert config == families.describe(SCOUT).config
    assert (config.layers, config.max_positions) == (48, 10485760)
    assert [bool(attn.rope) for attn in config.attending] == [True, True, True, False] * 12
    with_rope, without = LLAMA4_DEFAULTS
    found = [(attn.chunk, attn.tuning) for attn in config.attending]
    assert found == [with_rope, with_rope, with_rope, without] * 12


def test_chunks_of_no_size_are_refused() -> None:
    raw = CASES["llama4_text"] | {"layer_types": [CHUNKED, FULL], "attention_chunk_size": None}
    with pytest.raises(Refused, match="chunked_attention, but attention_chunk_size is null"):
        families.describe(raw)


def test_an_unknown_family_is_refused_with_the_known_ones() -> None:
    with pytest.raises(Refused, match=r"'bert' is not supported; supported types: arcee, bamba, cohere2"):
        families.describe({"model_type": "bert"})


ALL_HEADS: dict[str, Any] = {"num_key_value_heads": 6}
GEMMA4: dict[str, Any] = {"layer_types": [SLIDING, FULL]}
MAMBA: dict[str, Any] = {"mamba_n_heads": 6, "layer_types": ["mamba", "attention"]}
PARTS: dict[str, Any] = {"hybrid_override_pattern": "ME*"}
BAMBA: dict[str, Any] = {"mamba_n_heads": 6, "head_dim": 8}
STATES: dict[str, Any] = {"num_heads": 6, "head_dim": 12, "n_groups": 2}


@pytest.mark.parametrize(
    ("kind", "fields", "message"),
    [
        ("llama", {"use_qk_norm": True}, "use_qk_norm not understood for llama"),
        ("llama", {"quantization_config": {"bits": 4}}, "quantization_config .* is not supported"),
        (
            "llama",
            {"hidden_act": "mish"},
            "hidden_act 'mish' is not supported; supported values: silu",
        ),
        ("llama", {"rope_parameters": {"rope_type": "magic"}}, "rope type 'magic' is not supported"),
        ("llama", {"rope_scaling": {"type": "linear", "factor": 2.0, "extra": 1}}, "extra not understood"),
        ("mistral", {"layer_types": [FULL, SLIDING]}, "layer_types not understood for mistral"),
        ("qwen2", {"layer_types": [FULL]}, "layer_types must be a list of 2"),
        ("qwen3", {"layer_types": [FULL, "linear_attention"]}, "layer_types must be a list of 2"),
        ("gemma2", {"use_bidirectional_attention": True}, "use_bidirectional_attention True"),
        ("gpt2", {"n_embd": 36, "n_head": 5, "n_layer": 2}, "n_embd 36 is not a multiple"),
        ("gpt_neox", {"rotary_pct": 0.3}, "cannot be rotated in pairs"),
        ("mixtral", {"num_local_experts": 1}, "num_experts_per_tok is 2, but there are only 1"),
        ("smollm3", {"no_rope_layers": [1, 2]}, "no_rope_layers must be a list of 2"),
        ("gemma2", {"sliding_window_size": 41}, "sliding_window_size 41 is not supported"),
        (
            "gemma3_text",
            {"rope_parameters": {"rope_type": "linear"}},
            "rope_parameters must be for full_attention",
        ),
        ("gemma3_text", {"rope_parameters": [1]}, "rope_parameters must be an object"),
        ("gemma3_text", {"sliding_window_pattern": 0}, "sliding_window_pattern must be an integer"),
        ("gemma4_text", {"use_bidirectional_attention": "all"}, "use_bidirectional_attention 'all'"),
        ("gemma4_text", {"attention_bias": True}, "attention_bias True is not supported here"),
        ("gemma4_text", {"rope_theta": 1e5}, "rope_theta 100000.0 is not supported here"),
        ("gemma4_text", {"vocab_size_per_layer_input": 96}, "is 96, but there are 97 tokens"),
        ("gemma4_text", {"hidden_size_per_layer_input": -1}, "must be an integer from 0"),
        (
            "gemma4_text",
            GEMMA4 | {"num_kv_shared_layers": 2},
            "layer 0 shares keys and values, but none of the first 0 layers",
        ),
        (
            "gemma4_text",
            GEMMA4 | {"rope_parameters": {SLIDING: {"rope_type": "default"}}},
            "rope_parameters must have an object for full_attention",
        ),
        ("gemma4_text", GEMMA4 | {"per_layer_config": {"2": {}}}, "has layers that the model lacks"),
        (
            "gemma4_text",
            GEMMA4 | {"attention_k_eq_v": True, "num_global_key_value_heads": 4},
            "query heads of layer 1 cannot share 4 key/value heads",
        ),
        (
            "gemma4_text",
            GEMMA4 | {"per_layer_config": {"1": {"sliding_window": 3}}},
            "per_layer_config must have objects with head_dim, num_key_value_heads",
        ),
        (
            "gemma4_text",
            GEMMA4 | {"enable_moe_block": True, "num_experts": 2, "top_k_experts": 3},
            "top_k_experts is 3, but there are only 2",
        ),
        ("qwen2", {"max_window_layers": "x"}, "max_window_layers must be an integer"),
        ("qwen3_moe", {"mlp_only_layers": 3}, "mlp_only_layers must be a list of up to 2 integers"),
        ("llama", {"hidden_act": ["silu"]}, "is not supported; supported values: silu"),
        ("llama", {"is_encoder_decoder": True}, "is_encoder_decoder True is not supported"),
        (
            "llama",
            {"rope_theta": 1.0},
            "rope_theta and original_max_position_embeddings must be above 1",
        ),
        (
            "llama",
            {"rope_parameters": {"rope_type": "default"}, "rope_scaling": {"type": "linear", "factor": 2.0}},
            "are both given, and differ",
        ),
        (
            "llama",
            {"rope_parameters": LLAMA3 | {"low_freq_factor": 4.5}},
            "must not exceed high_freq_factor",
        ),
        ("phi", {"qk_layernorm": True, "head_dim": None}, "qk_layernorm True is not supported"),
        ("stablelm", {"qk_layernorm": True}, "qk_layernorm True is not supported"),
        ("cohere2", {"use_qk_norm": True}, "use_qk_norm True is not supported"),
        ("cohere2", {"layer_switch": 3}, "layer_switch 3 is not supported"),
        ("starcoder2", {"norm_type": "rms_norm"}, "norm_type 'rms_norm' is not supported"),
        ("olmo3", {"rope_parameters": {"rope_type": "yarn"}}, "rope_parameters must be for full_attention"),
        ("exaone4", {"sliding_window_pattern": "LLLG"}, "sliding_window_pattern must be an integer"),
        ("deepseek_v2", ALL_HEADS | {"num_experts_per_tok": 65}, "65 experts of a token cannot be in 1 of 1"),
        ("deepseek_v2", ALL_HEADS | {"kv_lora_rank": 0}, "kv_lora_rank must be an integer from 1"),
        ("deepseek_v3", {"scoring_func": "softmax"}, "scoring_func 'softmax' is not supported"),
        ("deepseek_v3", ALL_HEADS | {"n_group": 7}, "8 experts of a token cannot be in 4 of 7 groups of 256"),
        ("gpt_oss", {"swiglu_alpha": 2.0}, "swiglu_alpha 2.0 is not supported"),
        ("lfm2", {"full_attn_idxs": 1}, "full_attn_idxs must be a list of integers"),
        ("lfm2", {"conv_dim": 9}, "conv_dim 9 is not supported here; only 36 is"),
        ("lfm2", {"conv_L_cache": 1}, "conv_L_cache must be an integer from 2"),
        ("qwen3_next", {"linear_num_key_heads": 5}, "32 value heads cannot share 5 key heads evenly"),
        ("granitemoehybrid", MAMBA | {"layer_types": ["mamba", "conv"]}, "layer_types must be a list of 2"),
        (
            "granitemoehybrid",
            MAMBA | {"mamba_d_head": 13},
            "mamba_n_heads 6 . mamba_d_head 13 = 78, but mamba_expand . hidden_size is 72",
        ),
        ("granitemoehybrid", MAMBA | {"mamba_n_groups": 4}, "6 heads of Mamba layers cannot share 4 groups"),
        ("granitemoehybrid", MAMBA | {"time_step_limit": [2.0, 1.0]}, "time_step_limit must be two numbers"),
        ("granitemoehybrid", MAMBA | {"time_step_limit": [0.0, "x"]}, "time_step_limit must be two numbers"),
        ("granitemoehybrid", MAMBA | {"hidden_act": "gelu"}, "hidden_act 'gelu' is not supported here"),
        ("granitemoehybrid", MAMBA | {"normalization_function": "layernorm"}, "normalization_function"),
        (
            "granitemoehybrid",
            MAMBA | {"position_embedding_type": "learned"},
            "position_embedding_type 'learned' is not supported; supported values: rope, nope",
        ),
        (
            "granitemoehybrid",
            MAMBA | {"num_local_experts": 1},
            "num_experts_per_tok is 2, but there are only 1",
        ),
        (
            "mamba2",
            STATES | {"head_dim": 13},
            "num_heads 6 . head_dim 13 = 78, but expand . hidden_size is 72",
        ),
        ("bamba", BAMBA | {"attn_layer_indices": 3}, "attn_layer_indices must be a list of integers, got 3"),
        ("bamba", BAMBA | {"attn_rotary_emb": 64}, "attn_rotary_emb 64 is not supported here; only 4 is"),
        ("bamba", BAMBA | {"mamba_n_heads": 7}, "mamba_n_heads 7 . mamba_d_head 10 = 70, but mamba_expand"),
        ("mamba2", STATES | {"n_groups": 4}, "6 heads of Mamba layers cannot share 4 groups"),
        ("mamba2", STATES | {"hidden_act": "gelu"}, "hidden_act 'gelu' is not supported here"),
        ("mamba2", STATES | {"rms_norm": False}, "rms_norm False is not supported here"),
        ("mamba2", STATES | {"sliding_window": 9}, "sliding_window not understood for mamba2"),
        (
            "nemotron_h",
            {"hybrid_override_pattern": "M-X"},
            "layers_block_type must be a list of linear_attention",
        ),
        (
            "nemotron_h",
            {"hybrid_override_pattern": 3},
            "or hybrid_override_pattern a string of M . - E, got 3",
        ),
        ("nemotron_h", {"layers_block_type": ["mamba", "conv"]}, "layers_block_type must be a list"),
        ("nemotron_h", PARTS | {"moe_latent_size": 9}, "moe_latent_size 9 is not supported here"),
        (
            "nemotron_h",
            PARTS | {"n_shared_experts": 2},
            "n_shared_experts 2 is not supported here; only 1 is",
        ),
        ("nemotron_h", PARTS | {"norm_eps": 1e-3}, "norm_eps 0.001 is not supported here; only 1e-05 is"),
        ("nemotron_h", PARTS | {"attention_bias": True}, "attention_bias True is not supported here"),
        ("nemotron_h", PARTS | {"num_key_value_heads": 4}, "6 query heads cannot share 4 key/value heads"),
        ("nemotron_h", {"layers_block_type": ["mlp", "mlp"]}, "every layer is an MLP"),
        ("qwen3_5_text", {"attn_output_gate": False}, "attn_output_gate False is not supported here"),
        ("qwen3_5_moe_text", {"norm_topk_prob": False}, "norm_topk_prob False is not supported here"),
        ("qwen3_5_moe_text", {"mlp_only_layers": [1]}, r"mlp_only_layers \[1\] is not supported here"),
        (
            "glm4_moe_lite",
            ALL_HEADS | {"first_k_dense_replace": 2},
            "first_k_dense_replace 2 is not supported here; only 1 is",
        ),
        ("glm4_moe_lite", ALL_HEADS | {"mlp_layer_types": ["dense"]}, "mlp_layer_types must be a list of 2"),
        ("olmoe", {"clip_qkv": 8.0}, "clip_qkv 8.0 is not supported here"),
        (
            "ministral3",
            {"rope_parameters": YARN},
            "llama_4_scaling_beta must be a positive number, got None",
        ),
        (
            "mistral3",
            {"text_config": {"model_type": "llama"}},
            "text_config of type 'llama' is not sup",
        ),
        ("minimax_m2", {"attn_type_list": [1, 0]}, "attn_type_list .* is not supported here"),
        ("minimax_m2", {"rotary_dim": 11}, "11 of 10 features of a head cannot be rotated in pairs"),
        ("glm4_moe", {"head_dim": 12, "n_group": 3}, "8 experts of a token cannot be in 1 of 3 groups"),
        ("qwen3_next", {"hidden_act": "gelu"}, "hidden_act 'gelu' is not supported here; only 'silu' is"),
        ("phi3", {"num_hidden_layers": None}, "num_hidden_layers must be an integer"),
    ],
)
def test_a_field_that_would_change_the_logits_is_refused_and_never_ignored(
    kind: str, fields: dict[str, Any], message: str
) -> None:
    with pytest.raises(Refused, match=message):
        families.describe(raw_config(kind, **fields))


SCOUT: dict[str, Any] = {  # the text model of Llama-4-Scout-17B-16E-Instruct
    "_attn_implementation_autoset": True,
    "attention_bias": False,
    "attention_chunk_size": 8192,
    "attention_dropout": 0.0,
    "attn_scale": 0.1,
    "attn_temperature_tuning": 4,
    "bos_token_id": 200000,
    "cache_implementation": "hybrid",
    "eos_token_id": [200001, 200007, 200008],
    "floor_scale": 8192,
    "for_llm_compressor": False,
    "head_dim": 128,
    "hidden_act": "silu",
    "hidden_size": 5120,
    "initializer_range": 0.02,
    "interleave_moe_layer_step": 1,
    "intermediate_size": 8192,
    "intermediate_size_mlp": 16384,
    "max_position_embeddings": 10485760,
    "model_type": "llama4_text",
    "moe_layers": list(range(48)),
    "no_rope_layers": [1, 1, 1, 0] * 12,
    "num_attention_heads": 40,
    "num_experts_per_tok": 1,
    "num_hidden_layers": 48,
    "num_key_value_heads": 8,
    "num_local_experts": 16,
    "output_router_logits": False,
    "pad_token_id": 200018,
    "rms_norm_eps": 1e-05,
    "rope_scaling": {
        "factor": 16.0,
        "high_freq_factor": 1.0,
        "low_freq_factor": 1.0,
        "original_max_position_embeddings": 8192,
        "rope_type": "llama3",
    },
    "rope_theta": 500000.0,
    "router_aux_loss_coef": 0.001,
    "router_jitter_noise": 0.0,
    "torch_dtype": "bfloat16",
    "use_cache": True,
    "use_qk_norm": True,
    "vocab_size": 202048,
}
PUBLISHED: dict[str, dict[str, Any]] = {  # fields that occur in published files of a family
    "gpt2": {"n_ctx": 512, "n_special": 0, "predict_special_tokens": True, "output_past": True},
    "phi3": {"attention_bias": False, "lm_head_bias": False, "full_attn_mod": 1, "interpolate_factor": 1},
    "smollm3": {"max_window_layers": 28, "use_sliding_window": False},
    "qwen2": {"use_mrope": False, "sliding_window": 131072, "max_window_layers": 28},
    "llama": {"is_llama_config": True, "rope_interleaved": False, "pretraining_tp": 1, "rope_scaling": None},
    "gemma2": {
        "sliding_window_size": 40,
        "hidden_act": "gelu_pytorch_tanh",
        "cache_implementation": "hybrid",
    },
    "gemma3_text": {"_sliding_window_pattern": 6, "use_bidirectional_attention": False},
    "gemma4_text": {
        **{"global_head_dim": 512, "num_global_key_value_heads": None, "attention_k_eq_v": False},
        **{"enable_moe_block": False, "num_experts": None, "top_k_experts": None, "hidden_activation": None},
        **{"moe_intermediate_size": None, "use_bidirectional_attention": None, "attention_bias": False},
        "rope_parameters": {
            FULL: {"partial_rotary_factor": 0.25, "rope_theta": 1e6, "rope_type": "proportional"},
            SLIDING: {"rope_theta": 1e4, "rope_type": "default"},
        },
    },
    "gemma4": {
        **{"boi_token_id": 255999, "eoi_token_id": 258882, "image_token_id": 258880, "audio_config": None},
        **{"boa_token_id": 256000, "eoa_token_index": 258883, "audio_token_id": 258881},
        **{"video_token_id": 258884, "vision_config": {"hidden_size": 768}, "tie_word_embeddings": True},
        "vision_soft_tokens_per_image": 280,
    },
    "starcoder2": {"norm_type": "layer_norm", "mlp_type": "default", "activation_function": "gelu"},
    "cohere2": {
        **{"rotary_pct": 1.0, "use_qk_norm": False, "use_parallel_block": True, "use_gated_activation": True},
        **{"position_embedding_type": "rope_gptj", "layer_switch": 4, "use_parallel_embedding": False},
        **{"order_of_interleaved_layers": "local_attn_first", "use_embedding_sharing": True},
    },
    "olmo3": {"rope_parameters": None, "rope_theta": 500000, "rope_scaling": YARN | {"beta_fast": 32.0}},
    "exaone4": {"sliding_window_pattern": "LLLG"},  # beside layer_types
    "llama4_text": {"attn_scale": 0.1, "floor_scale": 8192, "attention_chunk_size": 8192},
    "llama4": {
        **{"boi_token_index": 200080, "eoi_token_index": 200081, "image_token_index": 200092},
        **{"tie_word_embeddings": False, "torch_dtype": "bfloat16", "transformers_version": "4.51.0.dev0"},
        "text_config": SCOUT,
    },
    "granitemoehybrid": {
        **{"init_method": "mup", "normalization_function": "rmsnorm", "mamba_chunk_size": 256},
        **{"mamba_conv_bias": True, "mamba_proj_bias": False, "mamba_expand": 2, "mamba_d_head": 16},
        **{"rope_scaling": None, "rope_theta": 10000, "router_aux_loss_coef": 0.0001},
        **{"embedding_multiplier": 12, "logits_scaling": 6, "attention_multiplier": 0.0078125},
    },
    "mamba2": {
        **{"chunk_size": 256, "norm_before_gate": True, "residual_in_fp32": True, "rms_norm": True},
        **{"rescale_prenorm_residual": False, "time_step_floor": 0.0001, "time_step_rank": 256},
        **{"time_step_init_scheme": "random", "time_step_min": 0.001, "time_step_max": 0.1},
        **{"time_step_limit": [0.0, {"__float__": "Infinity"}], "time_step_scale": 1.0},
    },
    "bamba": {
        **{"attn_rotary_emb": 4, "mamba_chunk_size": 256, "mamba_d_head": 16, "num_logits_to_keep": 1},
        **{"rope_scaling": None, "rope_theta": 10000.0, "use_mamba_kernels": True, "z_loss_coefficient": 0.0},
    },
    "nemotron_h": {
        **{"attention_head_dim": 128, "chunk_size": 128, "expand": 2, "mamba_hidden_act": "silu"},
        **{"mamba_proj_bias": False, "mamba_ssm_cache_dtype": "float32", "num_logits_to_keep": 1},
        **{"norm_eps": 1e-5, "num_query_groups": 8, "rescale_prenorm_residual": True, "rope_theta": 10000},
        **{
            "rms_norm_eps": 1e-5,
            "residual_in_fp32": False,
            "sliding_window": None,
            "use_mamba_kernels": True,
        },
        **{
            "time_step_limit": [0.0, {"__float__": "Infinity"}],
            "time_step_rank": 256,
            "time_step_min": 0.001,
        },
        **{"moe_shared_expert_overlap": True, "moe_latent_size": None, "n_shared_experts": 1},
        **{"num_nextn_predict_layers": 0, "mtp_hybrid_override_pattern": "*E", "num_hidden_layers": 52},
    },
    "qwen2_moe": {"use_sliding_window": False, "sliding_window": 0},
    "qwen3_moe": {"use_qk_norm": True, "qkv_bias": False, "shared_expert_intermediate_size": 0},
    "qwen3_next": {
        **{"full_attention_interval": 4, "rope_scaling": None, "use_sliding_window": False},
        **{"partial_rotary_factor": 0.25, "decoder_sparse_step": 1, "router_aux_loss_coef": 0.001},
    },
    "qwen3_5_moe_text": {
        **{"attn_output_gate": True, "full_attention_interval": 4, "mamba_ssm_dtype": "float32"},
        **{"mtp_num_hidden_layers": 1, "mtp_use_dedicated_embeddings": False, "mlp_only_layers": []},
        **{"output_router_logits": False, "router_aux_loss_coef": 0.001, "partial_rotary_factor": 0.25},
    },
    "qwen3_5_moe": {
        **{"image_token_id": 248056, "video_token_id": 248057, "vision_config": {"depth": 27}},
        **{"vision_start_token_id": 248053, "vision_end_token_id": 248054},
    },
    "glm4_moe_lite": {
        **{"first_k_dense_replace": 1, "mlp_layer_types": None, "n_group": 1, "topk_group": 1},
        **{"num_nextn_predict_layers": 1, "partial_rotary_factor": 1.0, "rope_theta": 1000000},
        **{"rope_scaling": None, "topk_method": "noaux_tc", "num_key_value_heads": 6},
    },
    "mistral3": {
        **{"multimodal_projector_bias": False, "projector_hidden_act": "gelu", "vision_feature_layer": -1},
        **{"image_token_index": 10, "spatial_merge_size": 2, "vision_config": {"hidden_size": 1024}},
    },
    "mixtral": {"router_jitter_noise": 0.0, "output_router_logits": False},
    "lfm2": {
        **{"block_dim": 48, "block_ff_dim": 56, "block_mlp_init_scale": 1.0, "block_norm_eps": 1e-5},
        **{"block_out_init_scale": 1.0, "block_use_swiglu": True, "block_use_xavier_init": True},
        **{"conv_dim": 48, "conv_dim_out": 48, "conv_use_xavier_init": True, "num_heads": 6},
        **{"theta": 1000000.0, "use_pos_enc": True, "tie_embedding": True},
    },
    "gpt_neox": {"hidden_dropout": 0.0, "classifier_dropout": 0.1, "custom_pipelines": {}},
}


@pytest.mark.parametrize("kind", PUBLISHED)
def test_the_fields_of_published_files_are_understood(kind: str) -> None:
    raw = next(raw for raw in CASES.values() if raw["model_type"] == kind)
    families.describe(raw | PUBLISHED[kind])


def test_metadata_and_private_fields_change_nothing() -> None:
    metadata = {
        "_name_or_path": "x",
        "transformers_version": "4.1",
        "torch_dtype": "float16",
        "use_cache": False,
    }
    with_metadata = raw_config("llama", **metadata)
    without = raw_config("llama")
    assert families.describe(with_metadata) == families.describe(without)

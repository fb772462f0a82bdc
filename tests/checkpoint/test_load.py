"""Folders as Hugging Face writes them: read correctly, or refused with one clear error."""

import json
import threading
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any
from unittest.mock import Mock

import jax
import ml_dtypes
import numpy as np
import pytest
from safetensors.numpy import save_file
from support.kernels import WITH_KERNELS
from support.quick import slow_except
from support.requests import make_request, serve
from support.shapes import CASES, source_of

from xlabatch import XlaBatchEngine
from xlabatch.checkpoint import families, load
from xlabatch.checkpoint.random_weights import SHAPES
from xlabatch.checkpoint.source import Source, open_source, random_source
from xlabatch.errors import Refused
from xlabatch.kernels.pack import aligned_zeros
from xlabatch.kernels.params import PackedLinear
from xlabatch.verify.reference import ReferenceEngine

Tensors = dict[str, np.ndarray]


def save(folder: Path, source: Source, change: Callable[[Tensors], Any] = lambda _: None, **raw: Any) -> Path:
    """Write a source as a folder with changed tensors and config fields; None removes a field."""
    tensors = {name: source.read(name) for name in source.shapes}
    change(tensors)
    config = {key: value for key, value in (source.raw | raw).items() if value is not None}
    folder.mkdir(exist_ok=True)
    (folder / "config.json").write_text(json.dumps(config))
    save_file(tensors, folder / "model.safetensors")
    return folder


def tiny(**fields: Any) -> dict[str, Any]:
    """The config.json of the shape tiny with some fields replaced; None removes a field."""
    return {name: value for name, value in (SHAPES["tiny"] | fields).items() if value is not None}


def test_a_saved_folder_gives_the_same_bits_as_its_source(tmp_path: Path, source: Source) -> None:
    folder = open_source(save(tmp_path, source))
    ours, theirs = (jax.tree.leaves(load.load(one).params) for one in (source, folder))
    assert all((np.asarray(a) == np.asarray(b)).all() for a, b in zip(ours, theirs, strict=True))
    assert load.load(folder).config == load.load(source).config
    assert folder.eos_token_ids == (5, 11)


VARIANTS: list[dict[str, Any]] = [
    {"tie_word_embeddings": False},
    {"attention_bias": True, "mlp_bias": True},
    {"num_key_value_heads": None},
    {"num_key_value_heads": 1},
    {"num_key_value_heads": 2, "head_dim": None},
    {"rope_parameters": {"rope_type": "linear", "rope_theta": 1e4, "factor": 2.0}},
    {"rope_parameters": None, "rope_theta": 300.0, "rope_scaling": {"type": "yarn", "factor": 8.0}},
    {"rms_norm_eps": None},
]


@pytest.mark.parametrize("fields", slow_except(VARIANTS[1::3], VARIANTS), ids=str)
def test_every_variant_of_the_shape_matches_the_oracle(fields: dict[str, Any]) -> None:
    source = source_of(tiny(**fields))
    engine = XlaBatchEngine(load.load(source), slots=3, context=16)  # one prefill program to compile
    requests = [make_request("a", 9, 7), make_request("b", 11, 5), make_request("c", 3, 12, temperature=1.0)]
    ours = serve(engine, requests)
    theirs = serve(ReferenceEngine(source, context=16), requests)
    assert {id: [token for token, *_ in stream] for id, stream in ours.items()} == {
        id: [token for token, *_ in stream] for id, stream in theirs.items()
    }


@pytest.mark.parametrize("dtype", [np.float16, ml_dtypes.bfloat16])
def test_half_precision_is_read_as_float32(tmp_path: Path, source: Source, dtype: Any) -> None:
    def halve(tensors: Tensors) -> None:
        for name, tensor in tensors.items():
            tensors[name] = tensor.astype(dtype)

    folder = open_source(save(tmp_path, source, halve))
    name = "model.layers.1.mlp.up_proj.weight"
    assert folder.read(name).dtype == np.float32
    assert (folder.read(name) == source.read(name).astype(dtype).astype(np.float32)).all()


@pytest.mark.parametrize(
    ("dtype", "kernels", "weights"),
    [
        (ml_dtypes.bfloat16, True, "bfloat16"),
        (ml_dtypes.bfloat16, False, "float32"),
        (np.float16, True, "float32"),
        (np.float32, True, "float32"),
    ],
)
def test_by_default_a_cpu_keeps_bfloat16_where_the_files_have_it_and_the_kernels_are_here(
    tmp_path: Path, source: Source, monkeypatch: pytest.MonkeyPatch, dtype: Any, kernels: bool, weights: str
) -> None:
    def halve_matrices(tensors: Tensors) -> None:
        for name, tensor in tensors.items():
            tensors[name] = tensor.astype(dtype) if tensor.ndim > 1 else tensor

    monkeypatch.setattr(load, "can_pack", lambda: kernels)
    assert load.resolve_weights_format(None, open_source(save(tmp_path, source, halve_matrices))) == weights


def test_shards_are_found_by_their_index(tmp_path: Path, source: Source) -> None:
    save(tmp_path, source)
    (tmp_path / "model.safetensors").unlink()
    names = sorted(source.shapes)
    homes = {name: f"part-{n % 3}.safetensors" for n, name in enumerate(names)}
    for home in set(homes.values()):
        save_file({name: source.read(name) for name in names if homes[name] == home}, tmp_path / home)
    (tmp_path / "model.safetensors.index.json").write_text(json.dumps({"weight_map": homes}))
    assert open_source(tmp_path).shapes == source.shapes
    (tmp_path / "part-1.safetensors").unlink()
    with pytest.raises(Refused, match=r"holds no part-1\.safetensors"):
        open_source(tmp_path)


def test_end_tokens_of_generation_config_take_precedence(tmp_path: Path, source: Source) -> None:
    save(tmp_path, source)
    (tmp_path / "generation_config.json").write_text('{"eos_token_id": [1, 2, 3]}')
    assert open_source(tmp_path).eos_token_ids == (1, 2, 3)
    (tmp_path / "generation_config.json").write_text('{"eos_token_id": 4}')
    assert open_source(tmp_path).eos_token_ids == (4,)
    (tmp_path / "generation_config.json").write_text("{}")
    assert open_source(tmp_path).eos_token_ids == (5, 11)


@pytest.mark.parametrize("ends", ['"x"', "5000", "[1, 97]", "-1", "1.5"])
def test_an_end_token_outside_the_vocabulary_is_refused(tmp_path: Path, source: Source, ends: str) -> None:
    save(tmp_path, source)
    (tmp_path / "generation_config.json").write_text(f'{{"eos_token_id": {ends}}}')
    with pytest.raises(Refused, match=r"must be a token id or a list|outside the vocabulary of 97"):
        load.load(open_source(tmp_path))


@pytest.mark.parametrize("index", ['{"weight_map": ["a"]}', '{"weight_map": {"a": 3}}', "{}", "[]"])
def test_a_malformed_index_is_refused(tmp_path: Path, source: Source, index: str) -> None:
    save(tmp_path, source)
    (tmp_path / "model.safetensors.index.json").write_text(index)
    with pytest.raises(Refused, match=r"weight_map must be an object|holds no JSON object"):
        open_source(tmp_path)


def test_all_wrong_tensors_are_in_one_error(tmp_path: Path, source: Source) -> None:
    def damage(tensors: Tensors) -> None:
        del tensors["model.norm.weight"], tensors["model.layers.0.mlp.up_proj.weight"]
        tensors["model.layers.1.self_attn.k_proj.weight"] = np.zeros((3, 4), np.float32)
        tensors["model.layers.7.surprise"] = np.zeros(2, np.float32)

    with pytest.raises(Refused, match="is missing") as error:
        load.load(open_source(save(tmp_path, source, damage)))
    for part in (
        "model.norm.weight is missing",
        "model.layers.0.mlp.up_proj.weight is missing",
        "model.layers.1.self_attn.k_proj.weight is [3, 4], not [30, 36]",
        "model.layers.7.surprise is not expected",
    ):
        assert part in str(error.value)


def test_a_head_stored_in_addition_to_a_tied_embedding_is_accepted(tmp_path: Path, source: Source) -> None:
    def head(tensors: Tensors) -> None:
        tensors["lm_head.weight"] = tensors["model.embed_tokens.weight"]
        tensors["model.layers.0.self_attn.rotary_emb.inv_freq"] = np.zeros(5, np.float32)

    load.load(open_source(save(tmp_path, source, head)))


def test_a_truncated_file_is_named(tmp_path: Path, source: Source) -> None:
    file = save(tmp_path, source) / "model.safetensors"
    file.write_bytes(file.read_bytes()[:5000])
    with pytest.raises(
        Refused, match=r"model\.safetensors is not a complete safetensors file \(5000 bytes\)"
    ):
        open_source(tmp_path)


@pytest.mark.parametrize("name", ["hidden_size", "num_hidden_layers", "vocab_size", "intermediate_size"])
def test_a_missing_number_is_named(tmp_path: Path, source: Source, name: str) -> None:
    folder = save(tmp_path, source, lambda _: None, **{name: None})
    with pytest.raises(Refused, match=f"{name} must be an integer from 1 to [0-9]+, got None"):
        open_source(folder)


@pytest.mark.parametrize(
    ("fields", "message"),
    [
        ({"model_type": "hamster"}, "model_type 'hamster' is not supported; supported types: arcee"),
        ({"model_type": None}, "model_type None is not supported"),
        ({"model_type": ["llama"]}, r"model_type \['llama'\] is not supported"),
        ({"num_hidden_layers": 10**30}, "num_hidden_layers must be an integer from 1 to 8192, got 1000"),
        ({"head_dim": 10**30}, "head_dim must be an integer from 1 to 8192"),
        ({"hidden_size": True}, "hidden_size must be an integer from 1"),
        ({"rms_norm_eps": [1]}, r"rms_norm_eps must be a positive number, got \[1\]"),
        ({"tie_word_embeddings": "false"}, "tie_word_embeddings must be true or false, got 'false'"),
        ({"partial_rotary_factor": 0.5}, "partial_rotary_factor is not supported for llama"),
        ({"quantization_config": {"bits": 4}}, "quantization_config .* is not supported"),
        ({"rope_parameters": "yarn"}, "rope_parameters must be an object, got 'yarn'"),
        ({"rope_parameters": {"rope_theta": "big"}}, "rope_theta must be a positive number, got 'big'"),
        ({"hidden_act": "mish"}, "hidden_act 'mish' is not supported; supported values: silu"),
        ({"num_key_value_heads": 4}, "6 query heads cannot share 4 key/value heads evenly"),
        ({"num_hidden_layers": "two"}, "num_hidden_layers must be an integer from 1 to 8192, got 'two'"),
    ],
)
def test_a_config_that_is_not_understood_is_refused(fields: dict[str, Any], message: str) -> None:
    with pytest.raises(Refused, match=message):
        families.describe(tiny(**fields))


def test_the_embedded_model_has_a_name_unless_a_folder_has_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    assert open_source("embedded").name == open_source().name
    (tmp_path / "embedded").mkdir()
    with pytest.raises(Refused, match=r"embedded holds no config\.json$"):
        open_source("embedded")


def test_names_that_are_no_model_are_refused(tmp_path: Path) -> None:
    with pytest.raises(Refused, match="there is no such folder"):
        open_source(tmp_path / "nowhere")
    with pytest.raises(Refused, match=r"holds no config\.json$"):
        open_source(tmp_path)
    (tmp_path / "b.gguf").touch()
    (tmp_path / "a.gguf").touch()
    with pytest.raises(Refused, match=r"holds no config\.json: name a file .*, a\.gguf, b\.gguf"):
        open_source(tmp_path)
    (tmp_path / "adapter_config.json").write_text("{}")
    with pytest.raises(Refused, match="holds an adapter: name the model"):
        open_source(tmp_path)
    (tmp_path / "config.json").write_text("{nonsense")
    with pytest.raises(Refused, match=r"config\.json is a file; a model is a folder"):
        open_source(tmp_path / "config.json")
    with pytest.raises(Refused, match=r"config\.json is not JSON"):
        open_source(tmp_path)
    (tmp_path / "config.json").write_text("{}")
    with pytest.raises(Refused, match=r"holds no model\.safetensors"):
        open_source(tmp_path)
    with pytest.raises(Refused, match="random:whale: there is no such shape; the shapes are tiny"):
        open_source("random:whale")


def test_random_weights_are_the_same_every_time_and_differ_by_name_and_seed() -> None:
    a = random_source("tiny")
    b = random_source("tiny")
    q = "model.layers.0.self_attn.q_proj.weight"
    assert (a.read(q) == b.read(q)).all()
    other_seed = random_source("tiny", seed=1).read(q)
    assert (a.read(q) == other_seed).mean() < 0.02  # a tensor has about a thousand distinct values
    assert (a.read(q) == a.read(q.replace(".0.", ".1."))).mean() < 0.02


@pytest.mark.heavy
@pytest.mark.parametrize("weights", slow_except(["int8"], ["float32", "bfloat16", "int8"]))
@pytest.mark.parametrize("case", ["llama", "phi3", "gpt2", "gpt_neox", "mixtral", "gemma2"])
def test_random_weights_drawn_on_the_device_are_those_that_the_host_reads(case: str, weights: str) -> None:
    source = source_of(CASES[case])
    drawn = jax.tree.leaves(load.load(source, weights).params)
    loaded = jax.tree.leaves(load.load(replace(source, random=None), weights).params)
    for ours, theirs in zip(drawn, loaded, strict=True):
        assert ours.dtype == theirs.dtype
        a = np.asarray(ours, np.float32)
        b = np.asarray(theirs, np.float32)
        if weights == "int8":  # scales are quotients, which XLA may compute as products
            np.testing.assert_allclose(a, b, rtol=1e-6, atol=float(ours.dtype == np.int8))
            assert (
                ours.dtype != np.int8 or (a != b).mean() < 0.01
            )  # values at one half are rounded up or down
        else:
            assert (a == b).all()


def test_random_weights_are_nearly_normal_with_the_right_deviation() -> None:
    numbers = random_source("llama-15m").read("model.layers.1.mlp.up_proj.weight") * 288**0.5
    assert abs(numbers.mean()) < 0.01
    assert abs(numbers.std() - 1) < 0.01
    assert abs((np.abs(numbers) < 1).mean() - 0.6827) < 0.02
    rows = np.corrcoef(numbers[:40])
    assert np.abs(rows - np.eye(40)).max() < 0.25  # of 288 numbers each


@pytest.mark.heavy
def test_a_named_shape_has_as_many_parameters_as_the_model_it_is_named_after() -> None:
    sizes = {
        name: sum(int(np.prod(shape)) for shape in random_source(name).shapes.values()) for name in SHAPES
    }
    assert sizes["llama-135m"] == 134_515_008
    assert sizes["llama-360m"] == 361_821_120
    assert sizes["llama-1b"] == 1_235_814_400
    assert sizes["llama-8b"] == 8_030_261_248
    assert sizes["qwen3-8b"] == 8_190_735_360


@WITH_KERNELS
def test_panels_in_blocks_are_made_where_they_stay(monkeypatch: pytest.MonkeyPatch) -> None:
    """Memory of their own is only for linears outside of layers, which are not stacked."""
    made: list[int] = []

    def noted(shape: tuple[int, ...], dtype: Any) -> Any:
        made.append(shape[0])
        return aligned_zeros(shape, dtype)

    monkeypatch.setattr("xlabatch.kernels.blocks.aligned_zeros", noted)
    params = load.load(open_source(), "int4").params

    def in_blocks(tree: Any) -> list[int]:
        linears = jax.tree.leaves(tree, is_leaf=lambda each: isinstance(each, PackedLinear))
        return [each.panels.size for each in linears if isinstance(each, PackedLinear) and each.runs]

    assert in_blocks(params.layers)
    assert made == in_blocks(replace(params, layers=()))


@WITH_KERNELS
def test_tensors_are_packed_by_threads_that_stay(monkeypatch: pytest.MonkeyPatch) -> None:
    load.load(open_source("random:tiny"), "int4")
    started = Mock()
    monkeypatch.setattr(threading.Thread, "start", started)
    load.load(open_source("random:tiny"), "int4")
    assert not started.called

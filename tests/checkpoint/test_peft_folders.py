"""PEFT folders: scales by every rule of PEFT, and refusals of what is not understood."""

import json
import math
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from safetensors.numpy import load_file, save_file
from support.adapters import ALL, stored_linears, write_adapter
from support.shapes import CASES, source_of

from xlabatch.checkpoint.adapter_placement import arrange, list_weights, part_of
from xlabatch.checkpoint.peft import open_adapter
from xlabatch.checkpoint.source import Source
from xlabatch.checkpoint.tensor_specs import Read
from xlabatch.errors import Refused

A = "base_model.model.{}.lora_A.weight"
B = "base_model.model.{}.lora_B.weight"
FIRST = "model.layers.0.self_attn.q_proj"


def reader_of(tensors: dict[str, np.ndarray[Any, Any]]) -> Read:
    """A function that reads these tensors."""
    return lambda name, _: tensors[name]


@pytest.mark.parametrize(
    ("config", "scale"),
    [
        ({"lora_alpha": 6}, 2.0),
        ({"lora_alpha": 4.5}, 1.5),
        ({"lora_alpha": 6, "use_rslora": True}, 6 / math.sqrt(3)),
        ({"lora_alpha": 6, "alpha_pattern": {"q_proj": 12}}, 4.0),
        ({"lora_alpha": 6, "alpha_pattern": {"layers.0.self_attn.q_proj": 9, "q_proj": 12}}, 3.0),
        ({"lora_alpha": 6, "alpha_pattern": {"proj": 12}}, 2.0),  # no part of a name
        ({"r": 8, "rank_pattern": {"q_proj": 3, "v_proj": 3}, "lora_alpha": 6}, 2.0),
    ],
)
def test_the_scale_is_that_of_peft(source: Source, tmp_path: Path, config: Any, scale: float) -> None:
    adapter = open_adapter(write_adapter(tmp_path / "a", source, rank=3, **config))
    assert adapter.linears[FIRST].scale == pytest.approx(scale)


@pytest.mark.parametrize("packed", [True, False])
def test_each_linear_gets_its_own_matrices(source: Source, tmp_path: Path, packed: bool) -> None:
    folder = write_adapter(tmp_path / "a", source, ALL, rank=3)
    adapter = open_adapter(folder)
    tensors = load_file(folder / "adapter_model.safetensors")
    matrices = arrange(adapter, source.spec.params, 4, packed)
    weights = list(list_weights(source.spec.params, packed))
    for each, specs in zip(matrices, weights, strict=True):
        stack = [(each.down[n], each.up[n]) for n in range(len(specs))] if packed else [each]
        for (down, up), spec in zip(stack, specs, strict=True):
            parts = part_of(spec)
            low = down.reshape(len(spec.parts), 4, -1)
            change = np.stack([up[:, out] @ low[part] for out, part in enumerate(parts)])
            names = [name.removesuffix(".weight") for name, _ in spec.parts]
            stored = {
                f"{name}.weight": 2.0 * tensors[B.format(name)] @ tensors[A.format(name)] for name in names
            }
            expected = spec.read(reader_of(stored))
            np.testing.assert_allclose(change, expected, rtol=1e-5, atol=1e-5)


@pytest.mark.parametrize(
    ("config", "message"),
    [
        ({"peft_type": "LOHA"}, "peft_type 'LOHA' is not supported; only LORA is"),
        ({"use_dora": True}, "use_dora True is not supported"),
        ({"bias": "all"}, "bias 'all' is not supported"),
        ({"lora_bias": True}, "lora_bias True is not supported"),
        ({"modules_to_save": ["lm_head"]}, "modules_to_save .'lm_head'. is not supported"),
        ({"layer_replication": [[0, 2]]}, "layer_replication"),
        ({"trainable_token_indices": [3]}, "trainable_token_indices"),
        ({"something_new": 1}, "something_new 1 is not supported"),
        (
            {"init_lora_weights": "pissa"},
            "init_lora_weights 'pissa' is not supported: it changes the model's",
        ),
        (
            {"alpha_pattern": {"q_proj|v_proj": 3}},
            "alpha_pattern .* must have the names of linears as its keys",
        ),
        ({"alpha_pattern": {"q_proj": 0}}, "lora_alpha of .*q_proj must be positive, got 0"),
        ({"lora_alpha": None}, "lora_alpha of .* must be positive, got None"),
        ({"r": 4}, "has rank 4, but its tensors are"),
        ({"r": "3"}, "r of .* must be positive, got '3'"),
        ({"target_modules": ["q_proj"]}, "target_modules leaves out .*v_proj, but it has tensors"),
        ({"target_modules": ["proj"]}, "target_modules leaves out .*q_proj"),  # no part of a name
        ({"target_modules": 3}, "target_modules must be a name or a list of names, got 3"),
        ({"layers_to_transform": [0]}, r"layers_to_transform leaves out model.layers.1\..*has tensors"),
        ({"layers_to_transform": 1}, r"layers_to_transform leaves out model.layers.0\."),
        ({"layers_to_transform": [0, 1.5]}, "layers_to_transform must be an integer or a list of them"),
    ],
)
def test_a_config_that_is_not_understood_is_refused(
    source: Source, tmp_path: Path, config: Any, message: str
) -> None:
    folder = write_adapter(tmp_path / "a", source, rank=3, **config)
    with pytest.raises(Refused, match=message):
        open_adapter(folder)


@pytest.mark.parametrize(
    "config",
    [
        {"target_modules": None},
        {"target_modules": "all-linear"},
        {"target_modules": r".*\.(q|v)_proj"},
        {"target_modules": ["self_attn.q_proj", "v_proj", "o_proj"]},
        {"layers_to_transform": []},
        {"layers_to_transform": [*range(9)], "layers_pattern": ["layers"]},
    ],
)
def test_a_config_may_name_more_than_the_tensors(source: Source, tmp_path: Path, config: Any) -> None:
    assert FIRST in open_adapter(write_adapter(tmp_path / "a", source, rank=3, **config)).linears


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({A.format(FIRST): None}, "lora_B.weight is not supported"),
        ({B.format(FIRST): None}, "lora_B.weight is missing"),
        ({"base_model.model.model.embed_tokens.lora_embedding_A": np.ones((3, 4))}, "is not supported"),
        ({f"base_model.model.{FIRST}.lora_magnitude_vector": np.ones(4)}, "is not supported"),
        ({"base_model.model.lm_head.weight": np.ones((4, 4))}, "lm_head.weight is not supported"),
        ({A.format(FIRST): np.ones((3, 4), np.int32)}, r"is I32 \[3, 4\]"),
        ({A.format(FIRST): np.ones(3, np.float32)}, r"is F32 \[3\]"),
    ],
)
def test_tensors_that_are_not_understood_are_refused(
    source: Source, tmp_path: Path, changes: Any, message: str
) -> None:
    folder = write_adapter(tmp_path / "a", source, rank=3)
    file = folder / "adapter_model.safetensors"
    tensors = load_file(file) | changes
    save_file({name: tensor for name, tensor in tensors.items() if tensor is not None}, file)
    with pytest.raises(Refused, match=message):
        open_adapter(folder)


def test_an_adapter_of_another_model_is_refused(source: Source, tmp_path: Path) -> None:
    def refused(folder: Path, rank: int = 3) -> str:
        with pytest.raises(Refused, match="adapter") as error:
            arrange(open_adapter(folder), source.spec.params, rank, packed=False)
        return str(error.value)

    other = source_of(CASES["gpt2"])
    foreign = write_adapter(tmp_path / "foreign", other, ("c_attn",), rank=3, transposed=True)
    assert "c_attn is no linear of this model that can have an adapter" in refused(foreign)
    fitting = write_adapter(tmp_path / "fitting", source, rank=3)
    assert "has rank 3, but there is room for 2; start with an adapter_rank of 3" in refused(fitting, rank=2)
    wide = write_adapter(tmp_path / "wide", source, rank=3)
    file = wide / "adapter_model.safetensors"
    save_file(load_file(file) | {A.format(FIRST): np.ones((3, 7), np.float32)}, file)
    assert "q_proj adds to a weight [60, 7], but it is [60, 36]" in refused(wide)


def test_linears_of_experts_are_refused(tmp_path: Path) -> None:
    source = source_of(CASES["mixtral"])
    folder = write_adapter(tmp_path / "a", source, ("w1",), rank=3)
    assert stored_linears(source, ("w1",))
    with pytest.raises(Refused, match="is no linear of this model that can have an adapter"):
        arrange(open_adapter(folder), source.spec.params, 3, packed=False)


def test_folders_without_an_adapter_are_refused(tmp_path: Path) -> None:
    with pytest.raises(Refused, match="there is no such folder"):
        open_adapter(tmp_path / "nowhere")
    with pytest.raises(Refused, match=r"holds no adapter_model\.safetensors"):
        open_adapter(tmp_path)
    save_file({}, tmp_path / "adapter_model.safetensors")
    with pytest.raises(Refused, match=r"holds no adapter_config\.json"):
        open_adapter(tmp_path)
    (tmp_path / "adapter_config.json").write_text(json.dumps({"peft_type": "LORA", "r": 3, "lora_alpha": 6}))
    with pytest.raises(Refused, match="it has no tensors"):
        open_adapter(tmp_path)


def test_a_digest_is_of_every_byte(source: Source, tmp_path: Path) -> None:
    folder = write_adapter(tmp_path / "a", source, rank=3)
    before = open_adapter(folder).digest
    assert open_adapter(write_adapter(tmp_path / "b", source, rank=3)).digest == before
    file = folder / "adapter_model.safetensors"
    content = bytearray(file.read_bytes())
    content[-2] ^= 1
    file.write_bytes(content)
    assert open_adapter(folder).digest != before


def test_a_pattern_that_takes_minutes_to_compare_is_refused(tmp_path: Path) -> None:
    one = np.ones((1, 1), np.float32)
    names = [f"layers.{n}.q_proj" for n in range(300)]
    save_file(
        {end.format(name): one for name in names for end in (A, B)}, tmp_path / "adapter_model.safetensors"
    )
    config = {
        "peft_type": "LORA",
        "r": 1,
        "lora_alpha": 1,
        "alpha_pattern": {f"k{n}": 1 for n in range(30_000)},
    }
    (tmp_path / "adapter_config.json").write_text(json.dumps(config))
    with pytest.raises(Refused, match="30000 keys in a pattern are too many for 300 linears"):
        open_adapter(tmp_path)
    (tmp_path / "adapter_config.json").write_text(json.dumps(config | {"auto_mapping": "x" * 2**20}))
    with pytest.raises(Refused, match="the limit for JSON is 1048576"):
        open_adapter(tmp_path)

"""Importance matrices of llama.cpp in place of a text: `xlabatch convert --calibrate imatrix.gguf`."""

import json
import struct
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import gguf
import numpy as np
import pytest
from support.gguf_files import key_of
from support.kernels import WITH_KERNELS
from support.shapes import CASES, case_in, source_of

from xlabatch.checkpoint.calibration import Importance
from xlabatch.checkpoint.convert import convert
from xlabatch.checkpoint.gguf.imatrix import is_imatrix, read_imatrix
from xlabatch.checkpoint.source import Source, open_source
from xlabatch.cli import main
from xlabatch.errors import Refused
from xlabatch.kernels.rounding import round_rows

Array = np.ndarray[Any, Any]
FAMILIES = {  # by case: GGUF's tensors of the first layer, and the weights that they stand for
    "llama": {"attn_q": "self_attn.q_proj", "attn_output": "self_attn.o_proj", "ffn_down": "mlp.down_proj"},
    "phi3": {"attn_qkv": "self_attn.qkv_proj", "ffn_up": "mlp.gate_up_proj"},
    "mixtral": {"ffn_down_exps": "block_sparse_moe.experts.{}.w2", "attn_v": "self_attn.v_proj"},
    "qwen3_next": {"attn_qkv": "linear_attn.in_proj_qkvz", "ssm_out": "linear_attn.out_proj"},
    "qwen3_5_moe_text": {"attn_qkv": "linear_attn.in_proj_qkv", "ssm_out": "linear_attn.out_proj"},
    "glm4_moe_lite": {"attn_q_a": "self_attn.q_a_proj", "attn_output": "self_attn.o_proj"},
}


def squares_of(source: Source, keys: Mapping[str, str]) -> dict[str, Array]:
    """Random sums of squares of the first layer's inputs, by GGUF's names."""
    draw = np.random.default_rng(1)
    found = {}
    for key, name in keys.items():
        weights = (f"model.layers.0.{name.format(n)}.weight" for n in range(99 if "{}" in name else 1))
        shapes = [source.shapes[weight] for weight in weights if weight in source.shapes]
        found[f"blk.0.{key}.weight"] = draw.random((len(shapes), shapes[0][-1]), np.float32) + 0.1
    return found


def write_gguf(path: Path, squares: Mapping[str, Array], tokens: float = 512, kind: str = "imatrix") -> None:
    writer = gguf.GGUFWriter(path, arch="none")
    writer.add_string("general.type", kind)
    for key, sums in squares.items():
        writer.add_tensor(f"{key}.in_sum2", sums * np.float32(tokens))
        writer.add_tensor(f"{key}.counts", np.full((len(sums), 1), tokens, np.float32))
    writer.write_header_to_file()
    writer.write_kv_data_to_file()
    writer.write_tensors_to_file()
    writer.close()


def write_older(path: Path, squares: Mapping[str, Array], runs: int = 3) -> None:
    content = struct.pack("<i", len(squares))
    for key, sums in squares.items():
        content += struct.pack("<i", len(key)) + key.encode() + struct.pack("<ii", runs, sums.size)
        content += (sums * np.float32(runs)).tobytes()
    path.write_bytes(content + struct.pack("<ii", 7, 4) + b"text")  # which text it was


def expected(squares: Mapping[str, Array], keys: Mapping[str, str], case: str) -> Importance:
    found = {
        f"model.layers.0.{name.format(n)}.weight": row / row.mean()
        for key, name in keys.items()
        for n, row in enumerate(squares[f"blk.0.{key}.weight"])
    }
    if case == "qwen3_5_moe_text":  # stored: the first head of values of each head of keys, then the second
        name, raw = "model.layers.0.linear_attn.out_proj.weight", CASES[case]
        keys_of, heads = raw["linear_num_key_heads"], raw["linear_num_value_heads"]
        assert 1 < keys_of < heads
        stored = found[name].reshape(heads // keys_of, keys_of, -1)
        found[name] = np.concatenate([stored[m, k] for k in range(keys_of) for m in range(heads // keys_of)])
    return found


@pytest.mark.parametrize("write", [write_gguf, write_older])
@pytest.mark.parametrize("case", FAMILIES)
def test_both_kinds_of_files_are_read(case: str, write: Any, tmp_path: Path) -> None:
    source, path = source_of(CASES[case]), tmp_path / "imatrix"
    squares = squares_of(source, FAMILIES[case])
    write(path, squares | {"output.weight": np.ones((1, 7), np.float32)})  # the head stays in 8 bits
    assert is_imatrix(path)
    found, wanted = read_imatrix(path, source, source.shapes), expected(squares, FAMILIES[case], case)
    assert found.keys() == wanted.keys()
    for name, row in wanted.items():
        assert np.allclose(found[name], row, rtol=1e-5), name


def test_an_expert_that_no_token_reached_has_no_importance(tmp_path: Path) -> None:
    source, path = source_of(CASES["mixtral"]), tmp_path / "imatrix.gguf"
    squares = squares_of(source, {"ffn_down_exps": "block_sparse_moe.experts.{}.w2"})
    squares["blk.0.ffn_down_exps.weight"][1] = 0
    write_gguf(path, squares)
    found = read_imatrix(path, source, source.shapes)
    assert "model.layers.0.block_sparse_moe.experts.0.w2.weight" in found
    assert "model.layers.0.block_sparse_moe.experts.1.w2.weight" not in found


def test_files_of_other_models_and_kinds_are_refused(tmp_path: Path) -> None:
    source, path = source_of(CASES["llama"]), tmp_path / "imatrix.gguf"
    squares = squares_of(source, FAMILIES["llama"])
    write_gguf(path, squares, kind="model")
    with pytest.raises(Refused, match="not an importance matrix but a GGUF file of type 'model'"):
        read_imatrix(path, source, source.shapes)
    write_gguf(path, {"blk.77.attn_q.weight": np.ones((1, 8), np.float32)})
    with pytest.raises(Refused, match=r"has no tensor of model .* that is rounded"):
        read_imatrix(path, source, source.shapes)
    write_gguf(path, {"blk.0.attn_q.weight": np.ones((1, 8), np.float32)})
    with pytest.raises(Refused, match=r"is of another model: blk\.0\.attn_q\.weight has 8 inputs"):
        read_imatrix(path, source, source.shapes)
    write_gguf(path, {"blk.0.attn_q.weight": np.full_like(squares["blk.0.attn_q.weight"], np.nan)})
    with pytest.raises(Refused, match="sums of squares that are no such sums"):
        read_imatrix(path, source, source.shapes)
    write_gguf(path, {"blk.0.attn_q.weight": -squares["blk.0.attn_q.weight"]})
    with pytest.raises(Refused, match="sums of squares that are no such sums"):
        read_imatrix(path, source, source.shapes)
    write_older(path, squares)
    whole = path.read_bytes()
    for cut in range(4, len(whole) - 13, 97):
        path.write_bytes(whole[:cut])
        with pytest.raises(Refused, match="or it is cut"):
            read_imatrix(path, source, source.shapes)
    (tmp_path / "text.txt").write_text("Once upon a time.")
    assert not is_imatrix(tmp_path / "text.txt")


def test_what_is_not_rounded_needs_no_importance(tmp_path: Path) -> None:
    """The keys of DeepSeek's heads are stored in two parts, and have other inputs than the whole."""
    source, path = source_of(CASES["deepseek_v3"]), tmp_path / "imatrix.gguf"
    squares = squares_of(source, {"attn_output": "self_attn.o_proj"})
    write_gguf(path, squares | {"blk.0.attn_k_b.weight": np.ones((1, 60), np.float32)})
    rounded = [name for name in source.shapes if not name.endswith(".kv_b_proj.weight")]
    assert list(read_imatrix(path, source, rounded)) == ["model.layers.0.self_attn.o_proj.weight"]


@WITH_KERNELS
def test_weights_are_rounded_by_it(tmp_path: Path) -> None:
    source, path = case_in("int4", "llama"), tmp_path / "imatrix.gguf"
    squares = squares_of(source, {"attn_q": "self_attn.q_proj"})
    write_gguf(path, squares)
    convert(source, tmp_path / "to", "int4", importance=read_imatrix(path, source, source.shapes))
    name = "model.layers.0.self_attn.q_proj.weight"
    [row] = squares["blk.0.attn_q.weight"]
    own = round_rows("Q4_K", source.read(name), importance=(row / row.mean()).astype(np.float32))
    assert own.tobytes() in (tmp_path / "to" / "model.safetensors").read_bytes()
    assert own.tobytes() != round_rows("Q4_K", source.read(name)).tobytes()


@WITH_KERNELS
@pytest.mark.heavy
def test_the_command_takes_it_in_place_of_a_text(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    source, path = open_source(), tmp_path / "imatrix.gguf"
    names = gguf.get_tensor_name_map(gguf.MODEL_ARCH.LLAMA, 99)
    weights = [name for name, shape in source.shapes.items() if ".layers." in name and len(shape) == 2]
    draw = np.random.default_rng(1)
    squares = {key_of(names, name): draw.random((1, source.shapes[name][-1]), np.float32) for name in weights}
    write_gguf(path, squares)
    folder = str(tmp_path / "to")
    command = ["convert", str(source.folder), folder, "--weights", "int4", "--calibrate", str(path)]
    assert main([*command, "--chunks", "2"]) == 2
    assert "--chunks is for a text" in capsys.readouterr().err
    assert main([*command, "--json"]) == 0
    shown = json.loads(capsys.readouterr().out)["calibrated_on"]
    assert shown == {"file": str(path), "weights": len(weights), "of": len(weights)}

"""The profile: docs/profile_in_numpy.py, which shares no code with the engine, gives its bits."""

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import jax
import numpy as np
import pytest
from safetensors.numpy import save_file
from support.gguf_files import save_gguf
from support.hf import as_folder
from support.kernels import WITH_KERNELS
from support.numpy_profile import numpy_profile

from xlabatch import Request
from xlabatch.checkpoint.source import Source, open_source
from xlabatch.engine.device import sampling
from xlabatch.engine.device.logits_processors import SamplingRows, default
from xlabatch.engine.xla import XlaBatchEngine

pytestmark = WITH_KERNELS
Numbers = np.ndarray[Any, Any]
F32 = np.float32
GROUP = 32


def stream(
    folder: Path, prompt: list[int], tokens: int, weights: str, **options: Any
) -> list[tuple[int, int]]:
    engine = XlaBatchEngine.load(folder, slots=3, context=320, weights=weights, arithmetic="portable")
    return stream_of(engine, prompt, tokens, **options)


def stream_of(
    engine: XlaBatchEngine, prompt: list[int], tokens: int, **options: Any
) -> list[tuple[int, int]]:
    request = Request(id="a", prompt=tuple(prompt), max_tokens=tokens, ignore_eos=True, **options)
    events = [event for event in engine.run([request]) if event.token is not None]
    return [(event.token or 0, event.digest or 0) for event in events]


def in_numpy(model: Any, prompt: list[int], tokens: int, sampling: Any = None) -> list[tuple[int, int]]:
    """The same, computed by the second implementation."""
    answer = model.complete(prompt, tokens, sampling)
    return [(token, numpy_profile().digest(logits)) for token, logits in answer]


def prompt_of(length: int) -> list[int]:
    return np.random.default_rng(length).integers(0, 97, length).tolist()


@pytest.mark.parametrize("weights", ["float32", "bfloat16", "int8"])
@pytest.mark.parametrize(
    ("prompt", "tokens"),
    [(9, 6), pytest.param(150, 4, marks=pytest.mark.slow)],  # within a block of 128, or over
)
def test_numpy_has_the_same_logits(
    source: Source, tmp_path: Path, weights: str, prompt: int, tokens: int
) -> None:
    folder = as_folder(source, tmp_path)
    model = numpy_profile().Llama(*numpy_profile().open_folder(folder), weights)
    ids = prompt_of(prompt)
    assert in_numpy(model, ids, tokens) == stream(folder, ids, tokens, weights)


@pytest.mark.heavy
@pytest.mark.parametrize("part", ["fold", "exp", "rotate_pairs", "round_bfloat16"])
def test_another_order_or_rounding_has_other_logits(
    source: Source, tmp_path: Path, part: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    others = {
        "fold": lambda lanes: lanes.sum(-1, dtype=np.float32),
        "exp": np.exp,
        "rotate_pairs": lambda x, cos, sin: np.concatenate(
            [
                x[..., : x.shape[2] // 2] * cos - x[..., x.shape[2] // 2 :] * sin,
                x[..., x.shape[2] // 2 :] * cos + x[..., : x.shape[2] // 2] * sin,
            ],
            2,
        ),
        "round_bfloat16": lambda x: x,
    }
    folder = as_folder(source, tmp_path)
    weights = "int8" if part == "round_bfloat16" else "float32"
    monkeypatch.setattr(numpy_profile(), part, others[part])
    model = numpy_profile().Llama(*numpy_profile().open_folder(folder), weights)
    assert in_numpy(model, prompt_of(9), 6) != stream(folder, prompt_of(9), 6, weights)


def blocks_of(shape: tuple[int, int], dtype: str, seed: int) -> Any:
    """Numbers and scales that a file keeps: each group has the number by which its scale is found."""
    draw = np.random.default_rng(seed)
    most = -8 if dtype == "Q4_0" else 127
    numbers = draw.integers(-7, 8, shape).astype(np.int8) if most == -8 else draw.integers(-126, 127, shape)
    numbers.reshape(-1, GROUP)[:, 5] = most
    scale = draw.uniform(0.5, 2, (shape[0], shape[1] // GROUP)) / abs(most) / np.sqrt(shape[1])
    return numpy_profile().Blocks(numbers.astype(np.int8), scale.astype(np.float16).astype(np.float32))


@pytest.mark.heavy
@pytest.mark.parametrize("dtype", ["Q4_0", "Q8_0"])
def test_numpy_has_the_same_logits_of_weights_in_blocks(source: Source, tmp_path: Path, dtype: str) -> None:
    sizes = {"hidden_size": 64, "intermediate_size": 96, "num_attention_heads": 4, "head_dim": 16}
    config = source.raw | sizes | {"num_key_value_heads": 2}
    shapes = {"q_proj": (64, 64), "k_proj": (32, 64), "v_proj": (32, 64), "o_proj": (64, 64)}
    shapes |= {"gate_proj": (96, 64), "up_proj": (96, 64), "down_proj": (64, 96)}
    tensors: dict[str, Any] = {"model.norm.weight": np.ones(64, np.float32)}
    tensors["model.embed_tokens.weight"] = blocks_of((97, 64), dtype, 0)
    for layer in (f"model.layers.{n}" for n in range(2)):
        for name in ("input_layernorm", "post_attention_layernorm"):
            tensors[f"{layer}.{name}.weight"] = (
                np.random.default_rng(1).uniform(0.5, 2, 64).astype(np.float32)
            )
        for name, shape in shapes.items():
            room = "mlp" if shape[0] == 96 or shape[1] == 96 else "self_attn"
            own = blocks_of(shape, dtype, len(tensors))
            tensors[f"{layer}.{room}.{name}.weight"] = own
    wide = {
        name: each if isinstance(each, np.ndarray) else each.numbers * np.repeat(each.scale, GROUP, 1)
        for name, each in tensors.items()
    }
    save_file({name: each.astype(np.float32) for name, each in wide.items()}, tmp_path / "model.safetensors")
    (tmp_path / "config.json").write_text(json.dumps(config))
    file = tmp_path / f"model.{dtype}.gguf"
    dequantized = save_gguf(file, open_source(tmp_path), dtype)
    assert all((dequantized[name] == each).all() for name, each in wide.items()), "the file keeps the blocks"
    model = numpy_profile().Llama(config, tensors.__getitem__, "stored")
    assert in_numpy(model, prompt_of(9), 6) == stream(file, prompt_of(9), 6, "stored")


SAMPLED: list[dict[str, Any]] = [
    {"temperature": 1.0},
    {"temperature": 0.7, "top_k": 20, "seed": 2**63 + 5},
    {"temperature": 1.3, "top_p": 0.9},
    {"temperature": 2.5, "min_p": 0.05, "top_p": 0.95, "top_k": 60},
]


@pytest.mark.heavy
@pytest.mark.parametrize("shape", [{}, {"steps_per_dispatch": 3}, {"speculate": 4}])
def test_numpy_samples_the_same_tokens(source: Source, tmp_path: Path, shape: dict[str, Any]) -> None:
    folder = as_folder(source, tmp_path)
    module = numpy_profile()
    model = module.Llama(*module.open_folder(folder))
    engine = XlaBatchEngine.load(folder, slots=3, context=64, weights="float32", **shape)
    for seed, options in enumerate(SAMPLED):
        options = {"seed": seed} | options
        expected = in_numpy(model, prompt_of(9), 8, module.Sampling(**options))
        assert stream_of(engine, prompt_of(9), 8, **options) == expected, options


@pytest.mark.heavy
@pytest.mark.parametrize("vocab", [11, 13, 97, 50257])
def test_numpy_has_the_same_noise_and_selects_the_same_tokens(vocab: int) -> None:
    rows = 9
    draw = np.random.default_rng(vocab)
    seeds = draw.integers(0, 2**64, rows, np.uint64)
    positions = draw.integers(0, 10**6, rows).astype(np.int32)
    halves = np.stack([seeds >> 32, seeds & 0xFFFFFFFF], 1).astype(np.uint32)
    noise = np.asarray(jax.jit(sampling.noise, static_argnums=2)(halves, positions, vocab))
    expected = [numpy_profile().noise(int(seeds[n]), int(positions[n]), vocab) for n in range(rows)]
    assert (noise == np.array(expected)).all()

    logits = draw.normal(0, 6, (rows, vocab)).astype(np.float32)
    for options in SAMPLED:
        chosen = {"top_k": 0, "top_p": 1.0, "min_p": 0.0} | options
        params = replace(sampling_rows(rows, chosen), seed=halves)
        tokens = np.asarray(jax.jit(sampling.sample)(logits, params, positions))
        for n in range(rows):
            own = numpy_profile().Sampling(**chosen | {"seed": int(seeds[n])})
            assert tokens[n] == numpy_profile().sample(logits[n], int(positions[n]), own), options


def sampling_rows(rows: int, options: dict[str, Any]) -> SamplingRows:
    plain: SamplingRows = jax.tree.map(
        lambda leaf: np.broadcast_to(leaf, (rows, *np.shape(leaf))), default(2)
    )
    names = ("temperature", "top_k", "top_p", "min_p")
    values = {name: np.full(rows, options[name], getattr(plain, name).dtype) for name in names}
    return replace(plain, **values)


def horner(x: Numbers, *factors: float) -> Numbers:
    return numpy_profile().polynomial(factors, x, numpy_profile().fma)


def tanh(x: Numbers) -> Numbers:
    s = x * x
    p = horner(s, -5.70498872745e-3, 2.06390887954e-2, -5.37397155531e-2, 1.33314422036e-1, -3.33332819422e-1)
    far = F32(1) - F32(2) / (numpy_profile().exp(x + x) + F32(1))
    return np.where(s < F32(0.390625), numpy_profile().fma(p * s, x, x), far)


def erf(x: Numbers) -> Numbers:
    s = x * x
    p = horner(s, -5.94314479e-4, 4.98437928e-3, -2.67611071e-2, 1.12816818e-1, -3.76124829e-1, 1.28379151e-1)
    t = np.minimum(np.abs(x), F32(4))
    parts = 1.21504293e-5, -3.31987510e-4, 3.67972837e-3, -2.38407273e-2, 1.06328011e-1, 6.35096312e-1
    far = F32(1) - numpy_profile().exp(-t * horner(t, *parts, 1.12866199))
    return np.where(s < F32(0.87890625), numpy_profile().fma(p, x, x), np.where(x < 0, -far, far))


def gelu(x: Numbers) -> Numbers:
    return F32(0.5) * x * (F32(1) + erf(x * F32(0.70710678118654752)))


def gelu_tanh(x: Numbers) -> Numbers:
    inner = numpy_profile().fma(x * x * x, F32(0.044715), x)
    return F32(0.5) * x * (F32(1) + tanh(F32(0.79788456080286536) * inner))


@pytest.mark.heavy
@pytest.mark.parametrize("act", [gelu, gelu_tanh])
def test_other_activations_are_what_the_profile_says(
    source: Source, tmp_path: Path, act: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = as_folder(source, tmp_path)
    config = json.loads((folder / "config.json").read_text())
    config["hidden_act"] = {"gelu": "gelu", "gelu_tanh": "gelu_pytorch_tanh"}[act.__name__]
    (folder / "config.json").write_text(json.dumps(config))
    monkeypatch.setattr(numpy_profile(), "silu", act)
    model = numpy_profile().Llama(*numpy_profile().open_folder(folder), "float32")
    assert in_numpy(model, prompt_of(9), 4) == stream(folder, prompt_of(9), 4, "float32")

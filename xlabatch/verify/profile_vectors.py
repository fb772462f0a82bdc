"""Test vectors of the arithmetic profile: do the kernels have its bits on this machine?

`profile_vectors.json` has prompts, tokens and digests of logits for tiny models. It was written by
docs/profile_in_numpy.py, which shares no code with the engine (tests/golden/make_profile_vectors.py). The
weights of the models follow from their names (docs/profile.md, "Test vectors").
"""

import hashlib
import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import numpy as np
from safetensors.numpy import save_file

from xlabatch.checkpoint.quantized_tensor import OWN_VERSION
from xlabatch.checkpoint.tensor_specs import Array
from xlabatch.engine.choose_layout import layout_here
from xlabatch.engine.profile import PROFILE
from xlabatch.engine.xla import XlaBatchEngine
from xlabatch.errors import Refused
from xlabatch.kernels.library import instruction_set
from xlabatch.progress import report
from xlabatch.request import Request
from xlabatch.verify.compare_streams import Check

FILE = Path(__file__).parent / "profile_vectors.json"
CONTEXT = 256
GROUP = 32  # inputs of a block


@dataclass(frozen=True)
class ExpectedAnswer:
    """A request, its tokens, and SHA-256 of the logits from which each was selected."""

    prompt: Sequence[int]
    tokens: Sequence[int]
    logits: Sequence[str]
    options: dict[str, Any] = field(default_factory=dict)


@dataclass(frozen=True)
class Vector:
    """A model with the first layers only, in a format of weights, and its answers."""

    weights: str
    layers: int
    answers: Sequence[ExpectedAnswer]


@dataclass(frozen=True)
class Difference:
    """The first difference from a vector's answers."""

    layers: int  # of the model
    detail: str
    of_token: bool = False  # selected from equal logits


def read_vectors() -> tuple[dict[str, Any], list[Vector]]:
    """Return config.json of the models, and the vectors, those of a format by their number of layers."""
    content = json.loads(FILE.read_text())
    vectors = [
        Vector(each["weights"], each["layers"], [ExpectedAnswer(**answer) for answer in each["answers"]])
        for each in content["vectors"]
    ]
    return content["config"], vectors


def profile_checks() -> Iterator[Check]:
    """Compare an engine of each format with its vectors; of a wrong one also name the first wrong layer."""
    if not layout_here().packs_weights:
        raise Refused("the profiles describe the kernels for CPUs, which are not used here")
    config, vectors = read_vectors()
    formats = list(dict.fromkeys(vector.weights for vector in vectors))
    for done, weights in enumerate(formats):
        report("checks", done, len(formats))
        *shallow, whole = (vector for vector in vectors if vector.weights == weights)
        yield check_format(config, whole, shallow)


def check_format(config: dict[str, Any], whole: Vector, shallow: Sequence[Vector]) -> Check:
    name = f"{PROFILE}, {whole.weights}, {instruction_set()}"
    found = first_difference(config, whole)
    if found is None:
        tokens = sum(len(answer.tokens) for answer in whole.answers)
        return Check(name, True, f"{len(whole.answers)} answers, {tokens} tokens and their logits equal")
    if found.of_token:
        return Check(name, False, f"the layers do not differ; {found.detail}")
    for vector in shallow:
        if fewer := first_difference(config, vector):
            found = fewer
            break
    return Check(name, False, f"layer {found.layers - 1} is the first that differs; {found.detail}")


def first_difference(config: dict[str, Any], vector: Vector) -> Difference | None:
    """Run an engine for a vector's model, and compare tokens and logits one after another."""
    with TemporaryDirectory() as folder:
        write_model(Path(folder), config, vector)
        engine = XlaBatchEngine.load(
            folder, slots=1, context=CONTEXT, weights=vector.weights, arithmetic="portable"
        )
        for number, answer in enumerate(vector.answers):
            expected = zip(answer.tokens, answer.logits, strict=True)
            for step, (ours, theirs) in enumerate(zip(compute(engine, answer), expected, strict=True)):
                where = f"answer {number}, step {step}"
                if ours[1] != theirs[1]:
                    detail = f"its logits have the SHA-256 {ours[1]:.12}..., not {theirs[1]:.12}..."
                    return Difference(vector.layers, f"{where}: {detail}")
                if ours != theirs:
                    detail = f"its token is {ours[0]}, not {theirs[0]}, selected from equal logits"
                    return Difference(vector.layers, f"{where}: {detail}", of_token=True)
    return None


def compute(engine: XlaBatchEngine, answer: ExpectedAnswer) -> Iterator[tuple[int, str]]:
    """Yield each token, and SHA-256 of its logits."""
    request = Request(prompt=answer.prompt, max_tokens=len(answer.tokens), ignore_eos=True, **answer.options)
    for event in engine.run([request]):
        if event.token is None:
            raise Refused(f"the engine ended with {event.finish}: {event.reason}")
        yield event.token, logits_digest(np.asarray(engine.runner.state.rows.logits)[0])


def logits_digest(logits: Array) -> str:
    return hashlib.sha256(logits.astype("<f4").tobytes()).hexdigest()


# Models


def write_model(folder: Path, config: dict[str, Any], vector: Vector) -> None:
    """Write the model of a vector, in float32 or in the blocks that `xlabatch convert` writes."""
    raw = config | {"num_hidden_layers": vector.layers}
    tensors: dict[str, Array] = {}
    for name, shape in tensor_shapes(raw).items():
        if vector.weights != "int4" or len(shape) == 1:
            tensors[name] = floats(name, shape)
        elif name == "model.embed_tokens.weight":
            tensors[name], tensors[f"{name}_scale"] = int8_table(name, shape)
        else:
            tensors[f"{name}_Q4_1"] = q4_1_blocks(name, shape)
    if vector.weights == "int4":
        raw["quantization_config"] = {"quant_method": "xlabatch", "weights": "int4", "version": OWN_VERSION}
    save_file(tensors, folder / "model.safetensors")
    (folder / "config.json").write_text(json.dumps(raw))


def tensor_shapes(raw: dict[str, Any]) -> dict[str, tuple[int, ...]]:
    """Return the shapes of a Llama's tensors by name."""
    width = raw["hidden_size"]
    inner = raw["intermediate_size"]
    heads = raw["num_attention_heads"] * raw["head_dim"]
    kv_heads = raw["num_key_value_heads"] * raw["head_dim"]
    of_layer = {
        "input_layernorm": (width,),
        "self_attn.q_proj": (heads, width),
        "self_attn.k_proj": (kv_heads, width),
        "self_attn.v_proj": (kv_heads, width),
        "self_attn.o_proj": (width, heads),
        "post_attention_layernorm": (width,),
        "mlp.gate_proj": (inner, width),
        "mlp.up_proj": (inner, width),
        "mlp.down_proj": (width, inner),
    }
    shapes = {"model.embed_tokens.weight": (raw["vocab_size"], width), "model.norm.weight": (width,)}
    for layer in range(raw["num_hidden_layers"]):
        shapes |= {f"model.layers.{layer}.{name}.weight": shape for name, shape in of_layer.items()}
    return shapes


def octets(name: str, *shape: int) -> Array:
    """Return bytes that follow from a tensor's name."""
    content = hashlib.shake_256(f"{PROFILE} {name}".encode()).digest(int(np.prod(shape)))
    return np.frombuffer(content, np.uint8).reshape(shape)


def floats(name: str, shape: tuple[int, ...]) -> Array:
    """Return numbers within 1/4 of 0; the scales of norms are within 1/4 of 1."""
    numbers = octets(name, *shape, 2).view("<i2")[..., 0].astype(np.float32) * np.float32(2**-17)
    return numbers + np.float32("norm" in name)


def int8_table(name: str, shape: tuple[int, ...]) -> tuple[Array, Array]:
    """Return numbers int8 [out, in] and scales float32 [out, 1]."""
    numbers = octets(name, *shape).view(np.int8)
    scale = (octets(f"{name}_scale", shape[0], 1) + np.float32(256)) * np.float32(2**-18)
    return np.maximum(numbers, -127), scale


def q4_1_blocks(name: str, shape: tuple[int, ...]) -> Array:
    """Return blocks uint8 [out, in / 32, 20]: a scale and a minimum in float16, and 32 numbers of 4 bits."""
    drawn = octets(name, shape[0], shape[1] // GROUP, 18)
    scale = (drawn[..., :1] + np.float32(256)) * np.float32(2**-13)
    minimum = (drawn[..., 1:2] + np.float32(256)) * np.float32(-(2**-10))
    factors = np.concatenate([scale, minimum], -1).astype("<f2").view(np.uint8)
    return np.concatenate([factors, drawn[..., 2:]], -1)

"""Reads a checkpoint folder and continues prompts with NumPy; shares no code with training.

Every token reads the whole row afresh. Knows Llama's layers, and nothing of stories or chats.
"""

import json
from dataclasses import dataclass
from pathlib import Path

import numpy as np
from numpy.typing import NDArray
from safetensors.numpy import load_file
from tokenizers import Tokenizer

Floats = NDArray[np.float32]

LONGEST = 448


@dataclass(frozen=True)
class Reader:
    """A checkpoint folder, read."""

    weights: dict[str, Floats]
    config: dict[str, int | float]
    tokenizer: Tokenizer


@dataclass(frozen=True)
class Telling:
    """One continuation: its tokens, the margin at each, and whether the end token came."""

    prompt: list[int]
    tokens: list[int]
    margins: list[float]
    ended: bool


def open_folder(folder: Path) -> Reader:
    """Read weights, config and tokenizer."""
    config = json.loads((folder / "config.json").read_text())
    tokenizer = Tokenizer.from_file(str(folder / "tokenizer.json"))
    return Reader(load_file(folder / "model.safetensors"), config, tokenizer)


def tell(
    reader: Reader, prompt: list[int], temperature: float, rng: np.random.Generator, longest: int = LONGEST
) -> Telling:
    """Continue a prompt until the end token, or until the row is `longest`."""
    tokens: list[int] = []
    margins: list[float] = []
    ended = False
    while not ended and len(prompt) + len(tokens) < longest:
        scores = next_scores(reader, [*prompt, *tokens])
        second, best = np.sort(scores)[-2:]
        margins.append(float(best - second))
        tokens.append(choose(scores, temperature, rng))
        ended = tokens[-1] == reader.config["eos_token_id"]
    return Telling(prompt, tokens, margins, ended)


def choose(scores: Floats, temperature: float, rng: np.random.Generator) -> int:
    """Take the best token, or at a temperature draw one."""
    if temperature == 0:
        return int(scores.argmax())
    return int((scores / temperature + rng.gumbel(size=scores.shape)).argmax())


def next_scores(reader: Reader, tokens: list[int]) -> Floats:
    """Read a row of T tokens and score the one that follows -> [V]."""
    weights, config = reader.weights, reader.config
    hidden = weights["model.embed_tokens.weight"][tokens]
    for layer in range(int(config["num_hidden_layers"])):
        own = f"model.layers.{layer}."
        hidden = hidden + attention(reader, own, norm(reader, own + "input_layernorm", hidden))
        hidden = hidden + gated(reader, own, norm(reader, own + "post_attention_layernorm", hidden))
    scores: Floats = weights["model.embed_tokens.weight"] @ norm(reader, "model.norm", hidden[-1])
    return scores


def norm(reader: Reader, name: str, hidden: Floats) -> Floats:
    """RMSNorm over the last axis."""
    size = np.sqrt(np.mean(hidden**2, axis=-1, keepdims=True) + np.float32(reader.config["rms_norm_eps"]))
    scaled: Floats = hidden / size * reader.weights[name + ".weight"]
    return scaled


def attention(reader: Reader, own: str, hidden: Floats) -> Floats:
    """Causal attention [T, D] -> [T, D], one query head after the other."""
    queries, keys, values = (project(reader, own + f"self_attn.{kind}_proj", hidden) for kind in "qkv")
    later = np.triu(np.full((len(hidden), len(hidden)), -np.inf, np.float32), k=1)
    group = queries.shape[1] // keys.shape[1]
    read = []
    for head in range(queries.shape[1]):
        query, key = rotate(reader, queries[:, head]), rotate(reader, keys[:, head // group])
        read.append(
            softmax(query @ key.T / np.sqrt(np.float32(query.shape[1])) + later) @ values[:, head // group]
        )
    return np.concatenate(read, axis=-1) @ reader.weights[own + "self_attn.o_proj.weight"].T


def project(reader: Reader, name: str, hidden: Floats) -> Floats:
    """Project [T, D] into heads [T, heads, E]."""
    flat = hidden @ reader.weights[name + ".weight"].T
    return flat.reshape(len(hidden), -1, int(reader.config["head_dim"]))


def rotate(reader: Reader, head: Floats) -> Floats:
    """Turn one head [T, E] by position; the halves of E are real and imaginary part."""
    half = head.shape[1] // 2
    frequencies = reader.config["rope_theta"] ** (-np.arange(half) / half)
    turns = np.exp(1j * np.outer(np.arange(len(head)), frequencies))
    turned = (head[:, :half] + 1j * head[:, half:]) * turns
    return np.concatenate([turned.real, turned.imag], axis=1).astype(np.float32)


def softmax(scores: Floats) -> Floats:
    """Turn scores into shares along the last axis."""
    powers = np.exp(scores - scores.max(axis=-1, keepdims=True))
    shares: Floats = powers / powers.sum(axis=-1, keepdims=True)
    return shares


def gated(reader: Reader, own: str, hidden: Floats) -> Floats:
    """The gated MLP [T, D] -> [T, D]."""
    gate, up, down = (reader.weights[own + f"mlp.{kind}_proj.weight"] for kind in ("gate", "up", "down"))
    opened = hidden @ gate.T
    thought: Floats = (opened / (1 + np.exp(-opened)) * (hidden @ up.T)) @ down.T
    return thought

"""Does the written folder read well? Continues stories that training never saw, and counts what comes.

An independent reader: NumPy, the whole row afresh for every token, nothing of the training code. Prints the
texts and a table, writes results/08_read_stories.json: natural ends, lengths, margins of the greedy choices.

    python spike/08_read_stories.py [--folder xlabatch/checkpoint/stories] [--prompts 12] [--seed 0]
"""

import argparse
import json
from dataclasses import dataclass
from pathlib import Path

import numpy as np
from numpy.typing import NDArray
from safetensors.numpy import load_file
from tokenizers import Tokenizer

Floats = NDArray[np.float32]

RESULTS = Path(__file__).parent / "results" / "08_read_stories.json"
LONGEST = 448
TEMPERATURE = 0.8


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


def main() -> None:
    """Continue each prompt greedily and by chance, show the texts, and write the counts."""
    args = parse_arguments()
    reader = open_folder(args.folder)
    prompts = cut_prompts(reader, (args.folder / "samples.txt").read_text().splitlines()[: args.prompts])
    rng = np.random.default_rng(args.seed)
    greedy = [tell(reader, prompt, 0.0, rng) for prompt in prompts]
    chance = [tell(reader, prompt, TEMPERATURE, rng) for prompt in prompts]
    for likely, lucky in zip(greedy, chance, strict=True):
        show(reader, likely, lucky)
    found = {"greedy": count(greedy), f"temperature_{TEMPERATURE}": count(chance)}
    print(json.dumps(found, indent=1))
    RESULTS.write_text(json.dumps(found, indent=1) + "\n")


def parse_arguments() -> argparse.Namespace:
    """Read the command line."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--folder", type=Path, default=Path("xlabatch/checkpoint/stories"))
    parser.add_argument("--prompts", type=int, default=12)
    parser.add_argument("--seed", type=int, default=0)
    return parser.parse_args()


def open_folder(folder: Path) -> Reader:
    """Read weights, config and tokenizer."""
    config = json.loads((folder / "config.json").read_text())
    tokenizer = Tokenizer.from_file(str(folder / "tokenizer.json"))
    return Reader(load_file(folder / "model.safetensors"), config, tokenizer)


def cut_prompts(reader: Reader, texts: list[str]) -> list[list[int]]:
    """Keep a beginning of each story, from 6 tokens up to two thirds of it."""
    rows = [reader.tokenizer.encode(text).ids for text in texts]
    shares = np.linspace(0.05, 0.66, len(rows))
    return [row[: max(6, int(share * len(row)))] for row, share in zip(rows, shares, strict=True)]


def tell(reader: Reader, prompt: list[int], temperature: float, rng: np.random.Generator) -> Telling:
    """Go on from the prompt until the end token or the longest row."""
    tokens: list[int] = []
    margins: list[float] = []
    ended = False
    while not ended and len(prompt) + len(tokens) < LONGEST:
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


def show(reader: Reader, likely: Telling, lucky: Telling) -> None:
    """Print a prompt and its two continuations."""
    print(f"PROMPT  {reader.tokenizer.decode(likely.prompt)}")
    print(f"GREEDY  {reader.tokenizer.decode(likely.tokens)}")
    print(f"CHANCE  {reader.tokenizer.decode(lucky.tokens)}\n")


def count(tellings: list[Telling]) -> dict[str, float | list[int]]:
    """Natural ends, lengths, and the margins between the two best scores."""
    margins = np.concatenate([telling.margins for telling in tellings])
    return {
        "prompts": len(tellings),
        "natural_ends": sum(telling.ended for telling in tellings),
        "new_tokens": sorted(len(telling.tokens) for telling in tellings),
        "distinct_endings": len({tuple(telling.tokens[-12:]) for telling in tellings}),
        "margin_median": round(float(np.median(margins)), 3),
        "margin_lowest_hundredth": round(float(np.quantile(margins, 0.01)), 4),
        "margin_smallest": round(float(margins.min()), 5),
    }


if __name__ == "__main__":
    main()

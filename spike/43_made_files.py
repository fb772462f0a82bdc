"""GGUF files in the shapes of real models, with random numbers, for what depends on the shape alone.

`gemma3-270m` has a SentencePiece vocabulary of 262 144 tokens, in Q8_0; `qwen2-1.5b` 151 936 tokens with
their merges, in Q4_K with an embedding in Q6_K, 0.9 GB; `tinyllama-1.1b` 32 000 tokens, in the same types.
spike/38_start.py times starts with the first two, spike/42_check_cost.py checks of receipts with the third.

    PYTHONPATH=tests .venv/bin/python spike/43_made_files.py gemma3-270m FILE.gguf
"""

import random
import sys
from functools import partial
from pathlib import Path
from typing import Any

from support.gguf_files import save_gguf
from support.shapes import raw_config, source_of

from xlabatch.text.tokenizer import BYTE_OF

TEMPLATE = (
    "{% for message in messages %}{{ message['role'] }}: {{ message['content'] }}\n{% endfor %}assistant:"
)
ALPHABET = "▁abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789.,;:!?'\"()[]{}<>=+-*/_#@&%$~^|"
SHAPES: dict[str, dict[str, Any]] = {
    "gemma3-270m": raw_config(
        "gemma3_text",
        hidden_size=640,
        intermediate_size=2048,
        num_hidden_layers=18,
        num_attention_heads=4,
        num_key_value_heads=1,
        head_dim=256,
        vocab_size=262144,
        sliding_window=512,
        sliding_window_pattern=6,
        query_pre_attn_scalar=256,
        max_position_embeddings=32768,
    ),
    "qwen2-1.5b": raw_config(
        "qwen2",
        hidden_size=1536,
        intermediate_size=8960,
        num_hidden_layers=28,
        num_attention_heads=12,
        num_key_value_heads=2,
        head_dim=128,
        vocab_size=151936,
        max_position_embeddings=32768,
        tie_word_embeddings=True,
    ),
    "tinyllama-1.1b": raw_config(
        "llama",
        hidden_size=2048,
        intermediate_size=5632,
        num_hidden_layers=22,
        num_attention_heads=32,
        num_key_value_heads=4,
        head_dim=64,
        vocab_size=32000,
        max_position_embeddings=2048,
        tie_word_embeddings=False,
    ),
}


def pieces(beginning: list[str], alphabet: str, count: int) -> tuple[list[str], list[tuple[str, str]]]:
    """A vocabulary in which every longer token is two shorter ones joined -> tokens, and these pairs."""
    rng = random.Random(0)
    tokens = [*beginning, *alphabet]
    seen, short = set(tokens), [*alphabet]
    merges = []
    while len(tokens) < count:
        pair = rng.choice(short), rng.choice(short)
        joined = "".join(pair)
        if joined in seen or len(joined) > 12:
            continue
        seen.add(joined)
        tokens.append(joined)
        merges.append(pair)
        if len(joined) < 8:
            short.append(joined)
    return tokens, merges


def metadata(name: str) -> dict[str, Any]:
    """The metadata of a file's tokenizer."""
    count = SHAPES[name]["vocab_size"]
    if name != "qwen2-1.5b":
        begin = ["<pad>", "<eos>", "<bos>", "<unk>", *(f"<0x{byte:02X}>" for byte in range(256))]
        tokens, _ = pieces(begin, ALPHABET, count)
        kinds = [3, 3, 3, 2, *256 * [6], *(count - 260) * [1]]
        scores = [-float(n) for n in range(count)]
        given = {"model": "llama", "scores": scores, "bos_token_id": 2, "eos_token_id": 1}
    else:
        tokens, merges = pieces([], "".join(BYTE_OF), count - 2)
        tokens += ["<|endoftext|>", "<|im_end|>"]
        kinds = [*(count - 2) * [1], 3, 3]
        given = {"model": "gpt2", "pre": "qwen2", "merges": [" ".join(pair) for pair in merges]}
        given |= {"eos_token_id": count - 2}
    given |= {"tokens": tokens, "token_type": kinds}
    named = {f"tokenizer.ggml.{key}": value for key, value in given.items()}
    return named | {"tokenizer.chat_template": TEMPLATE}


def dtype_of(name: str, key: str) -> str:
    """The type of a tensor by GGUF's name of it."""
    if name == "gemma3-270m":
        return "Q8_0"
    return "Q6_K" if key.startswith(("token_embd", "output.")) else "Q4_K"


if __name__ == "__main__":
    _, name, file = sys.argv
    save_gguf(Path(file), source_of(SHAPES[name]), partial(dtype_of, name), **metadata(name))
    print(f"{file}: {Path(file).stat().st_size / 1e6:.0f} MB")

"""From stories to rows of token ids: texts, their byte-level tokenizer, batches with little padding."""

from collections.abc import Iterator
from random import Random

import numpy as np
from numpy.typing import NDArray
from stories import story
from tokenizers import Tokenizer, decoders, models, pre_tokenizers, processors, trainers

Rows = NDArray[np.int32]

END, BEGIN = "<|end|>", "<|begin|>"
# One compiled program for each: a row is padded to the first length that holds it.
LENGTHS = (64, 96, 128, 160, 192, 256, 384)


def make_stories(seed: int, count: int) -> list[str]:
    """Tell `count` different stories, the same for the same seed."""
    rng = Random(seed)
    told: dict[str, None] = {}
    while len(told) < count:
        told[story(rng)] = None
    return list(told)


def train_tokenizer(texts: list[str], vocabulary: int) -> Tokenizer:
    """Learn a byte-level BPE that puts a begin token first and gives back any text unchanged."""
    tokenizer = Tokenizer(models.BPE())
    tokenizer.pre_tokenizer = pre_tokenizers.ByteLevel(add_prefix_space=False)
    tokenizer.decoder = decoders.ByteLevel()
    alphabet = sorted(pre_tokenizers.ByteLevel.alphabet())
    trainer = trainers.BpeTrainer(
        vocab_size=vocabulary, special_tokens=[END, BEGIN], initial_alphabet=alphabet, show_progress=False
    )
    tokenizer.train_from_iterator(texts, trainer)
    begin = (BEGIN, tokenizer.token_to_id(BEGIN))
    tokenizer.post_processor = processors.TemplateProcessing(
        single=f"{BEGIN} $A", pair=f"{BEGIN} $A {BEGIN} $B", special_tokens=[begin]
    )
    return tokenizer


def read_rows(tokenizer: Tokenizer, texts: list[str]) -> list[list[int]]:
    """Write each story as begin, text, end."""
    end = tokenizer.token_to_id(END)
    assert end is not None
    return [[*found.ids, end] for found in tokenizer.encode_batch(texts)]


def endless_batches(rows: list[list[int]], tokens: int, seed: int) -> Iterator[Rows]:
    """Give batches of about `tokens` places in a fresh random order each time through."""
    rng = np.random.default_rng(seed)
    while True:
        batches = list(all_batches([rows[index] for index in rng.permutation(len(rows))], tokens))
        for index in rng.permutation(len(batches)):
            yield batches[index]


def all_batches(rows: list[list[int]], tokens: int) -> Iterator[Rows]:
    """Give rows of like length together as [B, T+1], padded with -1; a batch that is not full is left out."""
    waiting: dict[int, list[list[int]]] = {length: [] for length in LENGTHS}
    for row in rows:
        length = next(length for length in LENGTHS if len(row) <= length + 1)
        waiting[length].append(row)
        if len(waiting[length]) == max(1, tokens // length):
            yield pad(waiting[length], length + 1)
            waiting[length] = []


def pad(rows: list[list[int]], length: int) -> Rows:
    """Write rows of different lengths into one array, -1 where a row has ended."""
    padded = np.full((len(rows), length), -1, np.int32)
    for place, row in zip(padded, rows, strict=True):
        place[: len(row)] = row
    return padded


def baselines(rows: list[list[int]], held_out: list[list[int]], vocabulary: int) -> dict[str, float]:
    """The held-out loss of counting single tokens and pairs, for scale."""
    pairs = np.full((vocabulary, vocabulary), 1e-3)
    for row in rows:
        np.add.at(pairs, (row[:-1], row[1:]), 1)
    single = pairs.sum(axis=0)
    before = np.concatenate([row[:-1] for row in held_out])
    after = np.concatenate([row[1:] for row in held_out])
    return {
        "unigram_loss": float(-np.log(single[after] / single.sum()).mean()),
        "bigram_loss": float(-np.log(pairs[before, after] / pairs[before].sum(axis=1)).mean()),
    }

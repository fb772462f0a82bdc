"""From stories and chats to rows of token ids: their byte-level tokenizer, batches with little padding."""

from collections.abc import Iterator
from random import Random
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray
from stories import story
from stories_chats import Message
from tokenizers import Tokenizer, decoders, models, pre_tokenizers, processors, trainers

END, BEGIN = "<|end|>", "<|begin|>"
ROLES = {"system": "<|system|>", "user": "<|user|>", "assistant": "<|assistant|>"}
# One compiled program for each: a row is padded to the first length that holds it.
LENGTHS = (16, 32, 48, 64, 96, 128, 160, 192, 256, 384)


class Row(NamedTuple):
    """A text as token ids, and which of them the model learns to write."""

    tokens: list[int]
    learned: list[bool]


class Batch(NamedTuple):
    """Rows of one padded length."""

    tokens: NDArray[np.int32]  # [B, T+1]
    learned: NDArray[np.bool_]  # [B, T+1], false where a row has ended


def make_stories(seed: int, count: int) -> list[str]:
    """Tell `count` different stories, the same for the same seed."""
    rng = Random(seed)
    told: dict[str, None] = {}
    while len(told) < count:
        told[story(rng)] = None
    return list(told)


def train_tokenizer(texts: list[str], vocabulary: int) -> Tokenizer:
    """Learn a byte-level BPE that puts a begin token first and decodes to the same text."""
    tokenizer = Tokenizer(models.BPE())
    tokenizer.pre_tokenizer = pre_tokenizers.ByteLevel(add_prefix_space=False)
    tokenizer.decoder = decoders.ByteLevel()
    alphabet = sorted(pre_tokenizers.ByteLevel.alphabet())
    trainer = trainers.BpeTrainer(
        vocab_size=vocabulary,
        special_tokens=[END, BEGIN, *ROLES.values()],
        initial_alphabet=alphabet,
        show_progress=False,
    )
    tokenizer.train_from_iterator(texts, trainer)
    begin = (BEGIN, tokenizer.token_to_id(BEGIN))
    tokenizer.post_processor = processors.TemplateProcessing(
        single=f"{BEGIN} $A", pair=f"{BEGIN} $A {BEGIN} $B", special_tokens=[begin]
    )
    return tokenizer


def story_rows(tokenizer: Tokenizer, texts: list[str]) -> list[Row]:
    """Write each story as begin, text, end; all of it is learned."""
    end = special_id(tokenizer, END)
    rows = [[*found.ids, end] for found in tokenizer.encode_batch(texts)]
    return [Row(row, [True] * len(row)) for row in rows]


def chat_rows(tokenizer: Tokenizer, chats: list[list[Message]]) -> list[Row]:
    """Write each chat as the chat template does; only answers and their end tokens are learned."""
    rows = [chat_row(tokenizer, chat) for chat in chats]
    return [row for row in rows if len(row.tokens) <= LENGTHS[-1] + 1]


def chat_row(tokenizer: Tokenizer, chat: list[Message]) -> Row:
    """Write one chat: begin, then each role's token with the content, and an end token after each answer."""
    tokens, learned = [special_id(tokenizer, BEGIN)], [False]
    for message in chat:
        content = tokenizer.encode(message["content"], add_special_tokens=False).ids
        answers = message["role"] == "assistant"
        content += [special_id(tokenizer, END)] * answers
        tokens += [special_id(tokenizer, ROLES[message["role"]]), *content]
        learned += [False, *[answers] * len(content)]
    return Row(tokens, learned)


def special_id(tokenizer: Tokenizer, token: str) -> int:
    """The id of a special token."""
    found = tokenizer.token_to_id(token)
    if found is None:
        raise ValueError(f"the tokenizer has no {token}")
    return found


def endless_batches(rows: list[Row], tokens: int, seed: int) -> Iterator[Batch]:
    """Give batches of about `tokens` places in a fresh random order each time through."""
    rng = np.random.default_rng(seed)
    while True:
        batches = list(all_batches([rows[index] for index in rng.permutation(len(rows))], tokens))
        for index in rng.permutation(len(batches)):
            yield batches[index]


def all_batches(rows: list[Row], tokens: int) -> Iterator[Batch]:
    """Give batches of rows of about the same length; a batch that is not full is left out."""
    waiting: dict[int, list[Row]] = {length: [] for length in LENGTHS}
    for row in rows:
        length = next(length for length in LENGTHS if len(row.tokens) <= length + 1)
        waiting[length].append(row)
        if len(waiting[length]) == max(1, tokens // length):
            yield pad(waiting[length], length + 1)
            waiting[length] = []


def pad(rows: list[Row], length: int) -> Batch:
    """Write rows of different lengths into one batch."""
    batch = Batch(np.zeros((len(rows), length), np.int32), np.zeros((len(rows), length), np.bool_))
    for index, row in enumerate(rows):
        batch.tokens[index, : len(row.tokens)] = row.tokens
        batch.learned[index, : len(row.tokens)] = row.learned
    return batch


def baselines(rows: list[Row], held_out: list[Row], vocabulary: int) -> dict[str, float]:
    """The held-out loss of counting single tokens and pairs, for scale."""
    pairs = np.full((vocabulary, vocabulary), 1e-3)
    for row in rows:
        np.add.at(pairs, (row.tokens[:-1], row.tokens[1:]), 1)
    single = pairs.sum(axis=0)
    before = np.concatenate([row.tokens[:-1] for row in held_out])
    after = np.concatenate([row.tokens[1:] for row in held_out])
    return {
        "unigram_loss": float(-np.log(single[after] / single.sum()).mean()),
        "bigram_loss": float(-np.log(pairs[before, after] / pairs[before].sum(axis=1)).mean()),
    }

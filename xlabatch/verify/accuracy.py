"""How much of a model each format of weights and cache loses, measured on a text.

The reference is the same model with weights and cache in float32. A format runs the same chunks of the text,
and its logits are compared with the reference's at the same positions. All of them run the programs with
which an engine prefills prompts, so what is measured is what is served.

Only one model is in memory at a time. The reference's head and its hidden states at the scored positions are
kept, and logits exist for SLICE positions at a time.
"""

import math
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path
from typing import NamedTuple

import jax
import jax.numpy as jnp
import numpy as np
from jax import Array
from numpy.typing import NDArray

from xlabatch.checkpoint import load, tensor_specs
from xlabatch.checkpoint.source import Source
from xlabatch.engine import memory
from xlabatch.engine.choose_layout import layout_here
from xlabatch.engine.layout import Layout
from xlabatch.engine.options import EngineOptions
from xlabatch.engine.runner import Runner
from xlabatch.engine.startup import limits_for, schedule_for
from xlabatch.errors import Refused
from xlabatch.model.config import Config
from xlabatch.model.layers import row_sums
from xlabatch.model.params import Leaf, Params
from xlabatch.request import Request
from xlabatch.scheduler.chunking import Chunk, PromptPiece, size_for, sizes_within
from xlabatch.scheduler.sequences import Sequence as SlotSequence
from xlabatch.text.tokenizer import Tokenizer

SLICE = 32  # positions; with 262 144 entries of a vocabulary, their logits are 34 MB
TAIL = 0.999  # the quantile of the divergence

Ids = tuple[int, ...]


class MeasuredFormat(NamedTuple):
    """What is compared with the reference."""

    weights: str  # one of load.WEIGHTS, or load.STORED
    cache: str | None = None  # "int8", or None: what follows from the weights
    converted: Source | None = None  # a folder that `xlabatch convert` has written of the model


REFERENCE = MeasuredFormat("float32")


@dataclass(frozen=True)
class Loss:
    """What a format loses on a text, in natural logarithms; the reference has only a perplexity."""

    weights: str
    cache: str  # the dtype of keys and values
    bits: float  # of all weights in memory, with their scales and padding, for each number of the model
    positions: int  # that are scored
    perplexity: float
    mean_kl: float | None = None  # the Kullback-Leibler divergence of a position, over the whole vocabulary
    tail_kl: float | None = None  # its 99.9th percentile
    same_top: float | None = None  # the share of positions where the most likely token is the same
    folder: str | None = None  # with the weights, if the model was converted


class Scores(NamedTuple):
    """What is computed at each of some positions."""

    logprob: Leaf  # float32 [n] of the token that follows
    divergence: Leaf  # float32 [n] from the reference
    is_same: Leaf  # bool [n] whether the most likely token is the reference's


class Head(NamedTuple):
    """What makes logits of hidden states."""

    layout: Layout
    config: Config
    params: Params  # without layers


# Text


def read_chunks(file: Path, tokenizer: Tokenizer, length: int, count: int) -> list[Ids]:
    """The first chunks of a text, each of this many tokens; if the text is shorter, all of it is one chunk.

    Each begins with the tokens that the tokenizer puts before a text, if any. No more is read than is needed.
    """
    if file.is_dir():
        raise Refused(f"{file} is a folder, not a text")
    try:
        with file.open(encoding="utf-8", newline="") as text:
            beginning = text.read(length * count * tokenizer.longest_token)
    except UnicodeDecodeError:
        raise Refused(f"{file} is not text in UTF-8") from None
    if not beginning:
        raise Refused(f"{file} is empty")
    first = leading_tokens(tokenizer)
    chunks = cut(first, tokenizer.encode_chat(beginning), length, count)
    if len(chunks[0]) < 2:
        raise Refused(f"{file} has {len(chunks[0])} token; a text needs at least 2")
    return chunks


def leading_tokens(tokenizer: Tokenizer) -> Ids:
    """The tokens that a tokenizer puts before every text, such as BOS."""
    bare = tokenizer.encode_chat("a")
    full = tokenizer.encode("a")
    starts = range(len(full) - len(bare) + 1)
    start = next((n for n in starts if full[n : n + len(bare)] == bare), 0)
    return full[:start]


def cut(first: Ids, ids: Ids, length: int, count: int) -> list[Ids]:
    """Cut ids into chunks of this length that begin with `first`; a shorter one is kept if it is alone."""
    room = length - len(first)
    if room < 1:
        raise Refused(f"a chunk of {length} tokens has no room after the {len(first)} that begin every text")
    chunks = [(*first, *ids[start : start + room]) for start in range(0, max(len(ids), 1), room)]
    full = [chunk for chunk in chunks if len(chunk) == length]
    return full[:count] or chunks


# Formats


def formats_here(source: Source) -> list[MeasuredFormat]:
    """All that this installation computes for a model in addition to the reference."""
    weights = [weights for weights in load.formats_here(source) if weights != REFERENCE.weights]
    formats = [MeasuredFormat(each) for each in weights]
    if not layout_here().packs_weights or not source.spec.config.fits_int8_cache:
        return formats
    return [MeasuredFormat(REFERENCE.weights, "int8"), *formats]


def format_in(converted: Source, source: Source, cache: str | None = None) -> MeasuredFormat:
    """What a converted folder is computed in; Refused if it holds another model."""
    if converted.spec.config != source.spec.config:
        raise Refused(f"{converted.name} is not a conversion of {source.name}: their configs differ")
    return MeasuredFormat(load.resolve_weights_format(None, converted), cache, converted)


def check_formats(source: Source, formats: Sequence[MeasuredFormat], context: int) -> None:
    """Refuse a context or a format that cannot be computed, before anything is loaded."""
    layout = layout_here()
    for each in formats:
        EngineOptions(context=context, cache=each.cache).for_model(source.name, source.spec.config)
        load.check_format(each.weights, layout.packs_weights, source.blocks)
        layout.cache_type(each.weights, each.cache)


# Measurement


def measure(
    source: Source,
    chunks: Sequence[Ids],
    formats: Sequence[MeasuredFormat],
    on_chunk: Callable[[MeasuredFormat], None] = lambda _: None,
) -> Iterator[Loss]:
    """The perplexity of the reference, then what each format loses; `on_chunk` is called after each chunk.

    The second half of every chunk is scored, so that each scored token has a context.
    """
    check_formats(source, [REFERENCE, *formats], max(map(len, chunks)))
    for chunk in chunks:
        check_ids(source, chunk)
    head, hidden, loss = run_reference(source, chunks, on_chunk)
    yield loss
    for each in formats:
        yield compare_format(source, each, chunks, head, hidden, on_chunk)


def check_ids(source: Source, ids: Ids) -> None:
    vocab = source.spec.config.vocab
    if max(ids) >= vocab:
        raise Refused(f"model {source.name}: its tokenizer gives id {max(ids)}, its vocabulary has {vocab}")


def run_reference(
    source: Source, chunks: Sequence[Ids], on_chunk: Callable[[MeasuredFormat], None]
) -> tuple[Head, list[NDArray[np.float32]], Loss]:
    """The head of the reference, its hidden states of each chunk, and its perplexity."""
    prefill = Prefill(source, REFERENCE, max(map(len, chunks)))
    head = prefill.head
    hidden = []
    logprobs = []
    for ids in chunks:
        hidden.append(prefill.hidden(ids))
        for states, after, count in slices(ids, hidden[-1]):
            computed = score(head.layout, head.config, head.params, states, after)
            logprobs.append(np.asarray(computed)[:count])
        on_chunk(REFERENCE)
    return head, hidden, prefill.loss(np.concatenate(logprobs))


def compare_format(
    source: Source,
    format: MeasuredFormat,
    chunks: Sequence[Ids],
    reference: Head,
    expected: Sequence[NDArray[np.float32]],
    on_chunk: Callable[[MeasuredFormat], None],
) -> Loss:
    """Run the chunks in a format, and compare its logits with those of the reference's hidden states."""
    prefill = Prefill(source, format, max(map(len, chunks)))
    head = prefill.head
    scores = []
    for ids, reference_hidden in zip(chunks, expected, strict=True):
        pairs = zip(slices(ids, reference_hidden), slices(ids, prefill.hidden(ids)), strict=True)
        for (reference_states, *_), (states, after, count) in pairs:
            compared = compare(
                head.layout, head.config, reference.params, reference_states, head.params, states, after
            )
            scores.append(Scores(*(np.asarray(leaf)[:count] for leaf in compared)))
        on_chunk(format)
    logprob, divergence, is_same = (np.concatenate(leaves) for leaves in zip(*scores, strict=True))
    return replace(
        prefill.loss(logprob),
        mean_kl=float(divergence.mean(dtype=np.float64)),
        tail_kl=float(np.quantile(divergence.astype(np.float64), TAIL)),
        same_top=float(is_same.mean()),
    )


class Prefill:
    """Runs chunks of a text as an engine with one slot runs prompts: with its programs, in its chunks."""

    def __init__(self, source: Source, format: MeasuredFormat, context: int) -> None:
        source = format.converted or source
        options = EngineOptions(slots=1, context=context, cache=format.cache, prefix_reuse=False)
        memory.plan(source, format.weights, options).check(source.name, context)
        model = load.load(source, format.weights)
        schedule = schedule_for(model, options)
        self.source = source
        self.format = format
        self.runner = Runner(model, options, limits_for(model, options))
        self.sizes = sizes_within(schedule.budget.alone, schedule.sizes)

    @property
    def head(self) -> Head:
        return Head(self.runner.layout, self.runner.config, replace(self.runner.params, layers=()))

    def hidden(self, ids: Ids) -> NDArray[np.float32]:
        """The hidden states [D, n] of the positions whose next tokens are scored."""
        sequence = SlotSequence(Request(prompt=ids, max_tokens=1), 0, 0.0, 0.0, to_prefill=len(ids))
        states = []
        for start in range(0, len(ids), self.sizes[-1]):
            piece = PromptPiece(sequence, start, min(self.sizes[-1], len(ids) - start))
            chunk = Chunk(size_for(piece.length, self.sizes), (piece,))
            output, _ = self.runner.prefill(chunk, None, samples=False)
            states.append(np.asarray(output.hidden)[:, : piece.length])
        return np.ascontiguousarray(np.concatenate(states, axis=1)[:, first_scored(ids) - 1 : -1])

    def loss(self, logprob: NDArray[np.float32]) -> Loss:
        """The perplexity of tokens with these log-probabilities; Refused if one is not finite."""
        if not np.isfinite(logprob).all():
            raise Refused(f"model {self.source.name}: its logits in {self.format.weights} are not finite")
        stored = tensor_specs.tensors(self.source.spec.params)
        numbers = sum(math.prod(shape) for shape in stored.values())
        return Loss(
            weights=self.format.weights,
            folder=self.source.name if self.format.converted else None,
            cache=self.runner.cache_dtype,
            bits=8 * memory.tree_bytes(self.runner.params) / numbers,
            positions=len(logprob),
            perplexity=float(np.exp(-logprob.mean(dtype=np.float64))),
        )


def first_scored(ids: Ids) -> int:
    """The position of the first token that is scored: half of a chunk is context."""
    return max(len(ids) // 2, 1)


def slices(
    ids: Ids, hidden: NDArray[np.float32]
) -> Iterator[tuple[NDArray[np.float32], NDArray[np.int32], int]]:
    """Hidden states [D, SLICE], the ids [SLICE] that follow, and how many columns are not padding."""
    after = np.array(ids[first_scored(ids) :], np.int32)
    for start in range(0, len(after), SLICE):
        count = min(SLICE, len(after) - start)
        padding = SLICE - count
        states = np.pad(hidden[:, start : start + count], ((0, 0), (0, padding)))
        yield states, np.pad(after[start : start + count], (0, padding)), count


@partial(jax.jit, static_argnums=(0, 1))
def score(layout: Layout, cfg: Config, params: Params, hidden: Array, after: Array) -> Array:
    """The log-probabilities [n] of the ids that follow, by hidden states [D, n]."""
    return logprobs_of(log_softmax(layout.logits(cfg, params, hidden)), after)


@partial(jax.jit, static_argnums=(0, 1))
def compare(
    layout: Layout,
    cfg: Config,
    reference: Params,
    reference_hidden: Array,
    params: Params,
    hidden: Array,
    after: Array,
) -> Scores:
    """Compare what a format and the reference make of their hidden states [D, n]."""
    expected = log_softmax(layout.logits(cfg, reference, reference_hidden))
    found = log_softmax(layout.logits(cfg, params, hidden))
    return Scores(
        logprobs_of(found, after), divergence(expected, found), expected.argmax(-1) == found.argmax(-1)
    )


def log_softmax(logits: Array) -> Array:
    """Logits [n, V] -> natural logarithms of probabilities."""
    shifted = logits - logits.max(-1, keepdims=True)
    return shifted - jnp.log(row_sums(jnp.exp(shifted)))[:, None]


def logprobs_of(logprobs: Array, ids: Array) -> Array:
    """Take the log-probability of one id in each row [n, V] -> [n]."""
    return jnp.take_along_axis(logprobs, ids[:, None], axis=-1)[:, 0]


def divergence(p: Array, q: Array) -> Array:
    """The Kullback-Leibler divergence of each row, by log-probabilities [n, V] -> float32 [n].

    With r = q - p, the terms of sum(P * -r) have both signs and nearly cancel. About 1e-6 of rounding remains
    in float32, a tenth of a divergence of 1e-5. Because P and Q each add up to 1, the divergence is also
    sum(P * (exp(r) - 1 - r)). None of these terms is negative, so nothing cancels: equal logits give exactly
    0, and a divergence of 1e-9 still has three digits.
    """
    r = q - p
    return row_sums(jnp.where(r < 1, jnp.exp(p) * (jnp.expm1(r) - r), jnp.exp(q) - jnp.exp(p) * (1 + r)))

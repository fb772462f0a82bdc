"""The layout of XLA's own operations, for every device: a cache for each layer, one prompt in a chunk.

Bits depend on the shapes of a program: so all active rows run in one program of all slots, and a prompt chunk
has a program of its own, whose size follows from the prompt alone.
"""

from collections.abc import Collection
from dataclasses import replace
from typing import final

import jax
import jax.numpy as jnp
import numpy as np
from jax import Array
from jax.typing import DTypeLike

from xlabatch.checkpoint.weight_formats import STORED
from xlabatch.distributed.cost import balanced_tokens
from xlabatch.engine import inputs
from xlabatch.engine.arrays import DeviceArrays
from xlabatch.engine.device.logprobs import TopLogprobs
from xlabatch.engine.device.state import PromptChunk, empty_embeddings, empty_keys_and_values
from xlabatch.engine.device.steps import PrefillOutput
from xlabatch.engine.device.words import to_words
from xlabatch.engine.inputs import Bitmask, WantedLogprobs
from xlabatch.engine.layout import Launcher, Layout
from xlabatch.engine.options import EngineOptions
from xlabatch.engine.programs import EngineShape, ProgramSpec, plain_specs
from xlabatch.engine.targets import hardware, xla_variables
from xlabatch.errors import Refused
from xlabatch.model import decoder
from xlabatch.model.config import Config
from xlabatch.model.kv_cache import KV, Backend, Cache, Recurrent, Zeros, empty_recurrent
from xlabatch.model.layers import pad_columns, padded_width
from xlabatch.model.params import Params
from xlabatch.scheduler.chunking import SIZES, Budget, Chunk
from xlabatch.scheduler.limits import Limits
from xlabatch.scheduler.sequences import Sequence


class XlaLayout(Layout):
    """Weights as the checkpoint stores them, for programs that XLA makes. `plain` and `fixed` have it."""

    classic_emitters = False
    packs_weights = False
    keeps_states = False
    keeps_rings = False

    @property
    def budget(self) -> Budget:
        return default_budget(jax.devices()[0].platform, jax.devices()[0].device_kind)

    def cache_type(self, weights: str, chosen: str | None = None) -> str:
        if chosen is not None:
            raise Refused(f"cache {chosen} needs the kernels for CPUs, and this engine does not use them")
        return cache_type(weights, jax.default_backend())

    def empty_cache(
        self,
        cfg: Config,
        slots: int,
        blocks: int,
        dtype: DTypeLike,
        backend: Backend,
        zeros: Zeros = jnp.zeros,
    ) -> Cache:
        parts: list[KV | Recurrent] = []
        for attn, kind in zip(cfg.attention, cfg.recurrence or (None,) * cfg.layers, strict=True):
            if attn is not None and attn.keys_of is None:
                own = cfg.of_layer(attn)
                parts.append(empty_keys_and_values(own, slots, blocks, dtype, backend, zeros))
            if kind is not None:
                parts.append(empty_recurrent(kind, slots, zeros))
        return tuple(parts)

    def decode_steps(self, launcher: Launcher, sequences: Collection[Sequence]) -> Array:
        name = "decode_greedy_steps" if inputs.are_plain_greedy(sequences) else "decode_steps"
        steps: Array
        [steps] = launcher.update(f"{name} {launcher.slots}", launcher.arrays.allow_all)
        return steps

    def sample(self, launcher: Launcher, sequences: Collection[Sequence], bitmask: Bitmask | Array) -> Array:
        step: Array
        if inputs.are_plain_greedy(sequences):
            [step] = launcher.update("sample_greedy")
        else:
            [step] = launcher.update("sample", bitmask)
        return step

    def unapplied_norm(self, params: Params) -> None:
        """None: the decoder applies it."""

    def embed(self, cfg: Config, params: Params, tokens: Array) -> Array:
        own = replace(params, positions=None)
        return decoder.embed(cfg, own, tokens, jnp.zeros_like(tokens)).T

    def logits(self, cfg: Config, params: Params, hidden: Array) -> Array:
        columns = pad_columns(hidden, padded_width(hidden.shape[1]))
        return decoder.logits(cfg, params, columns)[: hidden.shape[1]]

    def budget_for(self, cfg: Config, params: Params) -> Budget:
        return self.budget


@final
class PlainLayout(XlaLayout):
    """All by XLA's own operations."""

    name = "plain"
    is_strong = False
    shares_chunks = False
    checks_drafts = False

    def bits_depend_on(self, params: Params, options: EngineOptions) -> tuple[object, ...]:
        """XLA sums as the processor's instructions and the program around it suggest."""
        own_prefill = ("embeddings",) if options.embeddings else ()  # see plain_chunk_specs
        tables = (f"adapters of rank {options.adapter_rank}",) if options.adapters else ()
        return hardware(), xla_variables(), params.norm.order, *own_prefill, *tables

    def specs(self, shape: EngineShape, arrays: DeviceArrays) -> list[ProgramSpec]:
        return plain_specs(shape, arrays)

    def prefill(
        self, launcher: Launcher, chunk: Chunk, adapters: list[int] | None, *, samples: bool
    ) -> tuple[PrefillOutput, Array | None]:
        words = to_words(prompt_chunk(chunk, launcher.limits, adapters))
        embeddings = inputs.chunk_embeddings(chunk)
        width = launcher.limits.embedding_width
        if embeddings is None and width is not None:
            embeddings = empty_embeddings(chunk.size, width)
        vectors = [] if embeddings is None else [embeddings]
        [output] = launcher.update(f"prefill {chunk.size}", words, *vectors)
        return output, None

    def finish_prompt(self, launcher: Launcher, slot: int, output: PrefillOutput) -> None:
        launcher.update("prefill_logits", np.int32(slot), output.last)

    def prompt_logprobs(
        self, launcher: Launcher, size: int, output: PrefillOutput, wanted: WantedLogprobs
    ) -> TopLogprobs:
        return launcher.run(f"prompt_logprobs {size}", output.hidden, wanted.after)

    def decode(self, launcher: Launcher, sequences: Collection[Sequence]) -> None:
        launcher.update("decode")


PLAIN = PlainLayout()


def cache_type(weights: str, platform: str) -> str:
    """The dtype of keys and values.

    On CPUs, 16-bit dots are slow: only weights in bfloat16, or FP8 widened to it, take them there.
    """
    is_narrow = weights in ("bfloat16", STORED) or (weights != "float32" and platform != "cpu")
    return "bfloat16" if is_narrow else "float32"


def default_budget(platform: str, kind: str) -> Budget:
    """The prompt tokens of a step on a kind of device, beside decoding or not: bits depend on chunks' sizes.

    An accelerator gets chunks that it computes for twice as long as it reads their weights. Larger ones would
    gain little, and prompts are reused in whole chunks.
    """
    if platform == "cpu":
        return Budget(beside_decoding=128, alone=128)
    size = size_of_at_least(2 * balanced_tokens(kind))
    return Budget(beside_decoding=size, alone=size, largest_chunk=SIZES[-1])


def size_of_at_least(tokens: float) -> int:
    """The smallest chunk of at least this many tokens, or the largest there is."""
    return next((size for size in SIZES if size >= tokens), SIZES[-1])


def prompt_chunk(chunk: Chunk, limits: Limits, adapters: list[int] | None = None) -> PromptChunk:
    """A chunk of one prompt as host arrays, without the vectors of its tokens."""
    [piece] = chunk.pieces
    given = PromptChunk(
        tokens=inputs.pad(inputs.piece_ids(piece), chunk.size),
        start=np.int32(piece.start),
        length=np.int32(piece.length),
        slot=np.int32(piece.sequence.slot),
        sampling_params=inputs.sampling_row(piece.sequence.request, limits),
        adapter=None if adapters is None else np.int32(adapters[0]),
    )
    if not limits.grids:
        return given
    positions, offset = inputs.rope_inputs(piece)
    padding = (0, 0), (0, chunk.size - positions.shape[1])
    return replace(given, rope_positions=np.pad(positions, padding), rope_offset=offset)

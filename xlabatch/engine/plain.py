"""The layout of XLA's own operations, for every device: a cache for each layer, one prompt in a chunk.

Bits depend on the shapes of a program: so all active rows run in one program of all slots, and a prompt chunk
has a program of its own, whose size follows from the prompt alone.
"""

from collections.abc import Collection
from dataclasses import replace
from functools import partial
from typing import Any, final

import jax
import jax.numpy as jnp
import numpy as np
from jax import Array

from xlabatch.engine import inputs
from xlabatch.engine.arrays import DeviceArrays
from xlabatch.engine.device import logits_processors, plain_steps, sample_step
from xlabatch.engine.device.logprobs import TopLogprobs
from xlabatch.engine.device.state import PromptChunk, empty_embeddings, empty_keys_and_values
from xlabatch.engine.device.steps import PrefillOutput
from xlabatch.engine.inputs import WantedLogprobs
from xlabatch.engine.layout import (
    EngineShape,
    Launcher,
    Layout,
    abstract_hidden,
    full_bitmask,
    shared_specs,
)
from xlabatch.engine.programs import ProgramSpec, step_spec
from xlabatch.errors import Refused
from xlabatch.model import decoder
from xlabatch.model.config import Config
from xlabatch.model.kv_cache import Backend, Cache, backend_of, empty_recurrent
from xlabatch.model.layers import padded_width
from xlabatch.model.params import Params
from xlabatch.scheduler.chunking import Budget, Chunk
from xlabatch.scheduler.limits import Limits
from xlabatch.scheduler.sequences import Sequence


@final
class PlainLayout(Layout):
    """Weights as the checkpoint stores them, computed by XLA's own operations."""

    name = "plain"
    classic_emitters = False
    packs_weights = False
    shares_chunks = False
    checks_drafts = False
    keeps_states = False
    budget = Budget(beside_decoding=128, alone=128)  # bits depend on the sizes of chunks

    def cache_type(self, weights: str, chosen: str | None = None) -> str:
        if chosen is not None:
            raise Refused(f"cache {chosen} is computed by the kernels for CPUs only, and they are not in use")
        return cache_type(weights, jax.default_backend())

    def empty_cache(self, cfg: Config, slots: int, blocks: int, dtype: Any, backend: Backend) -> Cache:
        kinds = cfg.recurrence or (None,) * cfg.layers
        return tuple(
            empty_keys_and_values(cfg, slots, blocks, dtype, backend)
            if kind is None
            else empty_recurrent(kind, slots)
            for kind in kinds
        )

    def is_strong(self, params: Params) -> bool:
        return params.norm.order != "xla"

    def bits_depend_on(self, params: Params, embeddings: bool) -> tuple[str, ...]:
        own_prefill = ("embeddings",) if embeddings else ()  # see chunk_specs
        return jax.devices()[0].device_kind, params.norm.order, *own_prefill

    def specs(self, shape: EngineShape, arrays: DeviceArrays) -> list[ProgramSpec]:
        return [*chunk_specs(shape, arrays), *decode_specs(shape, arrays), *shared_specs(shape, arrays)]

    def prefill(
        self, launcher: Launcher, chunk: Chunk, adapters: list[int] | None, *, greedy: bool
    ) -> tuple[PrefillOutput, Array | None]:
        [output] = launcher.update(f"prefill {chunk.size}", prompt_chunk(chunk, launcher.limits, adapters))
        return output, None

    def finish_prompt(self, launcher: Launcher, slot: int, output: PrefillOutput) -> None:
        launcher.update("prefill_logits", np.int32(slot), output.last)

    def prompt_logprobs(
        self, launcher: Launcher, size: int, output: PrefillOutput, wanted: WantedLogprobs
    ) -> TopLogprobs:
        top: TopLogprobs = launcher.run(f"prompt_logprobs {size}", output.hidden, wanted.after)
        return top

    def decode(self, launcher: Launcher, sequences: Collection[Sequence]) -> None:
        launcher.update("decode")

    def decode_steps(self, launcher: Launcher, sequences: Collection[Sequence]) -> Array:
        name = "decode_greedy_steps" if inputs.are_plain_greedy(sequences) else "decode_steps"
        steps: Array
        [steps] = launcher.update(f"{name} {launcher.slots}", launcher.arrays.allow_all)
        return steps

    def missing_norm(self, params: Params) -> None:
        """The decoder has applied it."""

    def embed(self, cfg: Config, params: Params, tokens: Array) -> Array:
        own = replace(params, positions=None)
        return decoder.embed(cfg, own, tokens, jnp.zeros_like(tokens)).T

    def budget_for(self, cfg: Config, params: Params) -> Budget:
        return self.budget


PLAIN = PlainLayout()


def chunk_specs(shape: EngineShape, arrays: DeviceArrays) -> list[ProgramSpec]:
    """The programs of a prompt chunk by its size, and of the logits after a prompt.

    With embeddings every chunk takes vectors: in another program the rows of ids would have other bits than
    the same rows as vectors.
    """
    cfg = shape.config
    rows = arrays.state.rows
    stops = rows.sampling_params.stop_token_ids.shape[1]
    prefill = partial(plain_steps.prefill, cfg)
    prompt_logprobs = partial(plain_steps.prompt_logprobs, cfg)
    specs = []
    for size in shape.sizes:
        chunk = empty_chunk(size, stops, rows.adapter is not None, rows.rope_offset is not None)
        if shape.embeddings:
            chunk = replace(chunk, embeddings=empty_embeddings(size, cfg.width))
        specs.append(step_spec(f"prefill {size}", prefill, chunk))
    for size in shape.sizes:
        given = abstract_hidden(cfg, padded_width(size)), np.zeros(size, np.int32)
        specs.append(ProgramSpec(f"prompt_logprobs {size}", prompt_logprobs, ("params",), given))
    prefill_logits = partial(plain_steps.prefill_logits, cfg)
    last = np.int32(0), abstract_hidden(cfg, 1)
    return [*specs, ProgramSpec("prefill_logits", prefill_logits, ("params", "rows"), last, "rows")]


def decode_specs(shape: EngineShape, arrays: DeviceArrays) -> list[ProgramSpec]:
    """The programs of a step without prompts: one step of all slots, or several."""
    cfg, count = shape.config, shape.steps_per_dispatch
    slots = len(arrays.state.rows.active)
    bitmask = full_bitmask(slots, cfg.vocab)
    # without branches on GPUs; elsewhere XLA decides them on the device
    branches = backend_of(arrays.state.kv) == "xla"
    sample = partial(sample_step.sample, branches=branches, packed=False)
    sample_greedy = partial(sample_step.sample_greedy, packed=False)
    specs = [
        step_spec("decode", partial(plain_steps.decode, cfg)),
        ProgramSpec("sample", sample, ("rows",), (bitmask,), "rows"),
        ProgramSpec("sample_greedy", sample_greedy, ("rows",), (), "rows"),
    ]
    if count == 1:
        return specs
    for name, greedy in {"decode_steps": False, "decode_greedy_steps": True}.items():
        run = partial(plain_steps.decode_fixed_steps, count, greedy, cfg)
        specs.append(step_spec(f"{name} {slots}", run, bitmask))
    return specs


def cache_type(weights: str, platform: str) -> str:
    """The dtype of keys and values. On CPUs, 16-bit dots are slow: only bfloat16 weights take them there."""
    is_narrow = weights == "bfloat16" or (weights != "float32" and platform != "cpu")
    return "bfloat16" if is_narrow else "float32"


def empty_chunk(size: int, max_stop_token_ids: int, adapts: bool = False, grids: bool = False) -> PromptChunk:
    """A prompt chunk of the right shapes with no content."""
    zero = np.int32(0)
    return PromptChunk(
        np.zeros(size, np.int32),
        start=zero,
        length=np.int32(1),
        slot=zero,
        sampling_params=logits_processors.default(max_stop_token_ids),
        adapter=zero if adapts else None,
        rope_positions=np.zeros((3, size), np.int32) if grids else None,
        rope_offset=zero if grids else None,
    )


def prompt_chunk(chunk: Chunk, limits: Limits, adapters: list[int] | None = None) -> PromptChunk:
    """A chunk of one prompt as host arrays."""
    [piece] = chunk.pieces
    embeddings = inputs.embeddings_of(chunk)
    if embeddings is None and limits.embedding_width is not None:
        embeddings = empty_embeddings(chunk.size, limits.embedding_width)
    given = PromptChunk(
        tokens=inputs.padded(inputs.ids_of(piece), chunk.size),
        start=np.int32(piece.start),
        length=np.int32(piece.length),
        slot=np.int32(piece.sequence.slot),
        sampling_params=inputs.sampling_row(piece.sequence.request, limits),
        adapter=None if adapters is None else np.int32(adapters[0]),
        embeddings=embeddings,
    )
    if not limits.grids:
        return given
    positions, offset = inputs.rope_inputs(piece)
    padding = (0, 0), (0, chunk.size - positions.shape[1])
    return replace(given, rope_positions=np.pad(positions, padding), rope_offset=offset)

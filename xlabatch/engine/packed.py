"""The layout of our kernels for CPUs: one cache for all layers, and chunks that several prompts share.

A token's bits depend on its own slot and position, whatever else a program computes. So a prompt chunk takes
pieces of several prompts and the last token of every active row in one reading of the weights, and a step
runs the narrowest program that holds the active rows.
"""

from collections.abc import Collection
from dataclasses import replace
from typing import final

import jax.numpy as jnp
import numpy as np
from jax import Array
from jax.typing import DTypeLike

from xlabatch.engine import inputs
from xlabatch.engine.arrays import DeviceArrays
from xlabatch.engine.device.logprobs import TopLogprobs
from xlabatch.engine.device.state import empty_keys_and_values
from xlabatch.engine.device.steps import PrefillOutput
from xlabatch.engine.inputs import Bitmask, WantedLogprobs
from xlabatch.engine.layout import Launcher, Layout
from xlabatch.engine.options import EngineOptions
from xlabatch.engine.programs import EngineShape, ProgramSpec, packed_specs
from xlabatch.kernels import decoder
from xlabatch.kernels.choice import linears_of, uses_tile_registers
from xlabatch.kernels.library import library_digest
from xlabatch.model.config import Attention, Config
from xlabatch.model.kv_cache import Backend, Cache, CacheShape, Zeros, cache_shape, empty_recurrent
from xlabatch.model.params import Norm, Params
from xlabatch.scheduler.chunking import Budget, Chunk
from xlabatch.scheduler.sequences import Sequence


@final
class PackedLayout(Layout):
    """Weights in panels, computed by the kernels."""

    name = "packed"
    classic_emitters = True
    packs_weights = True
    is_strong = True
    shares_chunks = True
    checks_drafts = True
    keeps_states = True
    keeps_rings = True
    budget = Budget(beside_decoding=32, alone=128, late=16)  # FINDINGS 28

    def cache_type(self, weights: str, chosen: str | None = None) -> str:
        if chosen is not None:
            return chosen
        return "float32" if weights == "float32" else "bfloat16"

    def empty_cache(
        self,
        cfg: Config,
        slots: int,
        blocks: int,
        dtype: DTypeLike,
        backend: Backend,
        zeros: Zeros = jnp.zeros,
    ) -> Cache:
        layers: dict[CacheShape, list[Attention]] = {}
        for attn in cfg.caching:
            layers.setdefault(cache_shape(cfg, attn), []).append(attn)
        cache: Cache = tuple(
            empty_keys_and_values(
                cfg.of_layer(alike[0]),
                slots,
                shape.ring or blocks,
                dtype,
                backend,
                zeros,
                layers=len(alike),
                reach=max(attn.reach for attn in alike if attn.reach) if shape.ring else None,
            )
            for shape, alike in layers.items()
        )
        if not cfg.recurrent:
            return cache
        (kind,) = set(cfg.recurrent)  # the layers of this layout have one kind
        return *cache, empty_recurrent(kind, slots, zeros, len(cfg.recurrent))

    def bits_depend_on(self, params: Params, options: EngineOptions) -> tuple[object, ...]:
        return (library_digest(),)

    def specs(self, shape: EngineShape, arrays: DeviceArrays) -> list[ProgramSpec]:
        return packed_specs(shape, arrays)

    def prefill(
        self, launcher: Launcher, chunk: Chunk, adapters: list[int] | None, *, samples: bool
    ) -> tuple[PrefillOutput, Array | None]:
        given = inputs.shared_chunk(chunk, launcher.slots, launcher.limits, adapters)
        name = "prefill" if given.embeddings is None else "prefill_embeddings"
        output, step = launcher.update(f"{name} {chunk.size}", given, np.bool_(samples))
        return output, step if samples else None

    def finish_prompt(self, launcher: Launcher, slot: int, output: PrefillOutput) -> None:
        """Nothing to do: the chunk's program has marked it."""

    def prompt_logprobs(
        self, launcher: Launcher, size: int, output: PrefillOutput, wanted: WantedLogprobs
    ) -> TopLogprobs:
        columns = wanted.columns, wanted.after, np.int32(wanted.length)
        return launcher.run(f"prompt_logprobs {size}", output.hidden, *columns)

    def decode(self, launcher: Launcher, sequences: Collection[Sequence]) -> Array | None:
        slots = inputs.decoding_slots(sequences, launcher.slots)
        samples = not any(sequence.matcher for sequence in sequences)
        name = "decode" if len(slots) == launcher.slots else f"decode_some {len(slots)}"
        [step] = launcher.update(name, slots, np.bool_(samples))
        return step if samples else None

    def decode_steps(self, launcher: Launcher, sequences: Collection[Sequence]) -> Array:
        slots = inputs.decoding_slots(sequences, launcher.slots)
        steps: Array
        [steps] = launcher.update(f"decode_steps {len(slots)}", slots)
        return steps

    def sample(self, launcher: Launcher, sequences: Collection[Sequence], bitmask: Bitmask | Array) -> Array:
        step: Array
        [step] = launcher.update("sample", bitmask)
        return step

    def unapplied_norm(self, params: Params) -> Norm | None:
        return params.norm  # the head's kernel applies it

    def embed(self, cfg: Config, params: Params, tokens: Array) -> Array:
        own = replace(params, positions=None)
        return decoder.embed(cfg, own, tokens, jnp.zeros_like(tokens))

    def logits(self, cfg: Config, params: Params, hidden: Array) -> Array:
        return decoder.logits(cfg, params, hidden)

    def budget_for(self, cfg: Config, params: Params) -> Budget:
        """Fewer from the position on at which attention multiplies a quarter as much as the linears.

        Attention is in float32: with linears in int8 it takes as long as they do there. With AMX's tile
        registers a step takes twice as many beside decoding (FINDINGS 28).
        """
        budget = self.budget._replace(beside_decoding=64) if uses_tile_registers(params) else self.budget
        numbers = sum(p.numbers for p in linears_of(params))
        heads = (cfg.of_layer(attn) for attn in cfg.attending)
        attended = sum(4 * own.heads * (own.head_dim + own.value_dim) for own in heads)
        return budget._replace(late_from=int(numbers // attended)) if attended else budget


PACKED = PackedLayout()

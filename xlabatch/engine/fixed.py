"""The layout whose sums have a fixed order on a GPU: XLA's, with chunks that several prompts share.

A token's bits depend on its own slot and position, as with our kernels for CPUs. So a prompt chunk takes
pieces of several prompts and the last token of every active row in one reading of the weights, a step runs
the narrowest program that holds the active rows, and drafts are checked. Sampling is a program of its own.
"""

from collections.abc import Collection
from dataclasses import replace
from typing import final

import numpy as np
from jax import Array

from xlabatch.engine import inputs
from xlabatch.engine.arrays import DeviceArrays
from xlabatch.engine.device.logprobs import TopLogprobs
from xlabatch.engine.device.steps import PrefillOutput
from xlabatch.engine.device.words import to_words
from xlabatch.engine.inputs import WantedLogprobs
from xlabatch.engine.layout import Launcher
from xlabatch.engine.options import EngineOptions
from xlabatch.engine.plain import XlaLayout
from xlabatch.engine.programs import NARROWEST, EngineShape, ProgramSpec, fixed_specs
from xlabatch.engine.targets import hardware, xla_variables
from xlabatch.model.params import Params
from xlabatch.scheduler.chunking import Chunk
from xlabatch.scheduler.sequences import Sequence


@final
class FixedLayout(XlaLayout):
    """Products, norms and attention by kernels for GPUs, all else by XLA's own operations."""

    name = "fixed"
    is_strong = True
    shares_chunks = True
    checks_drafts = True

    def bits_depend_on(self, params: Params, options: EngineOptions) -> tuple[object, ...]:  # noqa: ARG002
        return hardware(), xla_variables(), params.norm.order

    def specs(self, shape: EngineShape, arrays: DeviceArrays) -> list[ProgramSpec]:
        return fixed_specs(shape, arrays)

    def prefill(
        self,
        launcher: Launcher,
        chunk: Chunk,
        adapters: list[int] | None,  # noqa: ARG002 refused with the strong promise
        *,
        samples: bool,  # noqa: ARG002 another program does
    ) -> tuple[PrefillOutput, Array | None]:
        given = inputs.shared_chunk(chunk, launcher.slots, launcher.limits)
        vectors = [] if given.embeddings is None else [given.embeddings]
        name = "prefill_embeddings" if vectors else "prefill"
        words = to_words(replace(given, embeddings=None))
        [output] = launcher.update(f"{name} {chunk.size}", words, *vectors)
        return output, None

    def finish_prompt(self, launcher: Launcher, slot: int, output: PrefillOutput) -> None:
        """Nothing to do: the chunk's program has marked it."""

    def prompt_logprobs(
        self, launcher: Launcher, size: int, output: PrefillOutput, wanted: WantedLogprobs
    ) -> TopLogprobs:
        columns = wanted.columns, wanted.after, np.int32(wanted.length)
        return launcher.run(f"prompt_logprobs {size}", output.hidden, *columns)

    def decode(self, launcher: Launcher, sequences: Collection[Sequence]) -> None:
        slots = inputs.decoding_slots(sequences, launcher.slots, NARROWEST)
        name = "decode" if len(slots) == launcher.slots else f"decode_some {len(slots)}"
        launcher.update(name, slots)


FIXED = FixedLayout()

"""How an engine keeps the cache and the weights, and which programs run them: one of three layouts.

`packed` is the layout of our kernels for CPUs, `plain` is for XLA's own operations, and `fixed` for those
with sums in a fixed order on a GPU. An engine asks its layout what it can do. Only loading asks which of them
it is.
"""

from abc import ABC, abstractmethod
from collections.abc import Collection
from typing import Any, Protocol

import jax.numpy as jnp
from jax import Array
from jax.typing import DTypeLike

from xlabatch.engine.arrays import DeviceArrays
from xlabatch.engine.device.logprobs import TopLogprobs
from xlabatch.engine.device.state import SlotState, empty_rows
from xlabatch.engine.device.steps import PrefillOutput
from xlabatch.engine.inputs import Bitmask, WantedLogprobs
from xlabatch.engine.options import EngineOptions
from xlabatch.engine.programs import EngineShape, ProgramSpec
from xlabatch.model.config import Config
from xlabatch.model.kv_cache import BLOCK, Backend, Cache, Zeros, keep_windows
from xlabatch.model.params import Norm, Params
from xlabatch.scheduler.chunking import Budget, Chunk
from xlabatch.scheduler.limits import Limits
from xlabatch.scheduler.sequences import Sequence

LONG = 8192  # the least context whose windows are kept as rings without being asked


def saves_much(cfg: Config, context: int) -> bool:
    """Whether rings make the cache of a long context so much smaller that earlier positions may be lost."""
    blocks = -(-context // BLOCK)
    kept = sum((attn.ring or blocks) * cfg.of_layer(attn).cached_in_layer for attn in cfg.caching)
    return context >= LONG and 5 * kept <= 3 * blocks * cfg.cached


class Launcher(Protocol):
    """What launches the programs of an engine."""

    slots: int
    limits: Limits
    arrays: DeviceArrays

    def run(self, name: str, *inputs: object) -> Any:
        """Launch a program that changes nothing; returns its result."""

    def update(self, name: str, *inputs: object) -> tuple[Any, ...]:
        """Launch a program that replaces a part of the arrays; returns its other results."""


class Layout(ABC):
    """One way to run a model. Its layouts hold no state."""

    name: str
    classic_emitters: bool  # XLA compiles only small operations
    packs_weights: bool  # in panels, equal layers in one array
    is_strong: bool  # bits depend on the weights and the request alone, not on the engine's shape
    shares_chunks: bool  # several prompts share a chunk, and its program also decodes the other active rows
    checks_drafts: bool  # a step can run several tokens of a row
    keeps_states: bool  # the recurrent state of an earlier position can be kept
    keeps_rings: bool  # layers with windows can keep the last positions only

    @property
    @abstractmethod
    def budget(self) -> Budget:
        """The prompt tokens of a step of any model, unless the options say otherwise."""

    def config_for(self, cfg: Config, options: EngineOptions) -> Config:
        """The Config of a model in an engine: with ropes for its context, and rings for windows."""
        context = options.resolved_context
        cfg = cfg.within(context)
        if not self.keeps_rings or cfg.recurrence or options.windows == "full":
            return cfg  # a kept recurrent state would be continued where a ring has lost its positions
        written = max(options.chunk_sizes(self.budget)[-1], 1 + options.speculate)  # of a sequence, by a step
        kept = keep_windows(cfg, context, written + options.unread_tokens)
        return kept if options.windows == "ring" or saves_much(kept, context) else cfg

    def snapshot_bytes(self, cfg: Config, options: EngineOptions) -> int:
        """The host memory for snapshots: conversations need some if slots cannot be shortened at will."""
        keeps_states = bool(cfg.recurrence) and self.keeps_states
        keeps_rings = any(attn.ring for attn in cfg.attending)
        return options.resolved_snapshot_bytes(keeps_states or keeps_rings)

    # Arrays

    @abstractmethod
    def cache_type(self, weights: str, chosen: str | None = None) -> str:
        """The dtype of keys and values; Refused if this layout has no cache of the chosen one."""

    @abstractmethod
    def empty_cache(
        self,
        cfg: Config,
        slots: int,
        blocks: int,
        dtype: DTypeLike,
        backend: Backend,
        zeros: Zeros = jnp.zeros,
    ) -> Cache:
        """Zeros for what layers keep of each slot: keys and values of `blocks`, or a recurrent state."""

    def empty_state(
        self,
        cfg: Config,
        slots: int,
        context: int,
        max_stop_token_ids: int,
        dtype: DTypeLike = jnp.float32,
        backend: Backend = "xla",
        zeros: Zeros = jnp.zeros,
        *,
        adapts: bool = False,
        grids: bool = False,
    ) -> SlotState:
        """A state without sequences, its cache attended by a backend."""
        blocks = -(-context // BLOCK)
        rows = empty_rows(cfg.vocab, slots, blocks, max_stop_token_ids, zeros, adapts=adapts, grids=grids)
        return SlotState(self.empty_cache(cfg, slots, blocks, dtype, backend, zeros), rows)

    @abstractmethod
    def bits_depend_on(self, params: Params, options: EngineOptions) -> tuple[object, ...]:
        """What bits depend on besides the model, its weights, the code and the platform."""

    # Programs

    @abstractmethod
    def specs(self, shape: EngineShape, arrays: DeviceArrays) -> list[ProgramSpec]:
        """All programs of an engine, for arrays or their shapes."""

    @abstractmethod
    def prefill(
        self, launcher: Launcher, chunk: Chunk, adapters: list[int] | None, *, samples: bool
    ) -> tuple[PrefillOutput, Array | None]:
        """Run a prompt chunk with the adapters of its pieces.

        With `samples` it may also sample all rows that need a token, and then returns this step.
        """

    @abstractmethod
    def finish_prompt(self, launcher: Launcher, slot: int, output: PrefillOutput) -> None:
        """Mark a slot's row as needing its first token, after the last chunk of its prompt."""

    @abstractmethod
    def prompt_logprobs(
        self, launcher: Launcher, size: int, output: PrefillOutput, wanted: WantedLogprobs
    ) -> TopLogprobs:
        """The log-probabilities of the ids that follow some columns of a chunk."""

    @abstractmethod
    def decode(self, launcher: Launcher, sequences: Collection[Sequence]) -> Array | None:
        """Run the last token of every active row; returns the step if the program also samples."""

    @abstractmethod
    def decode_steps(self, launcher: Launcher, sequences: Collection[Sequence]) -> Array:
        """Run several steps of all active rows, which are the rows of these sequences -> [steps, 3, B]."""

    @abstractmethod
    def sample(self, launcher: Launcher, sequences: Collection[Sequence], bitmask: Bitmask | Array) -> Array:
        """A token for every row that needs one: of these sequences, by the bitmask of structured output."""

    # Outside the programs

    @abstractmethod
    def unapplied_norm(self, params: Params) -> Norm | None:
        """The norm that the hidden states of a prompt chunk still need before the head, if any."""

    @abstractmethod
    def embed(self, cfg: Config, params: Params, tokens: Array) -> Array:
        """The vectors [n, width] that the model reads for ids [n], without learned positions."""

    @abstractmethod
    def logits(self, cfg: Config, params: Params, hidden: Array) -> Array:
        """The logits [n, vocab] after n positions, by their hidden states [width, n] of a prompt chunk."""

    @abstractmethod
    def budget_for(self, cfg: Config, params: Params) -> Budget:
        """The prompt tokens of a step for this model, unless the options say otherwise."""

"""A device of a few lines: the n-th token of a request follows from the request and from nothing else.

Therefore a token that reaches another request, a lost one and one too many are all visible.
"""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import NamedTuple, NoReturn

import numpy as np
from numpy.typing import ArrayLike, NDArray

from xlabatch.engine.device.drafts import DraftColumns
from xlabatch.request import Request, after_slide
from xlabatch.scheduler.chunking import Chunk, PromptPiece
from xlabatch.scheduler.reuse.snapshots import Contents
from xlabatch.scheduler.sequences import NO_TOKEN, FinishCode, Sequence
from xlabatch.scheduler.steps import Launched, StepPlan

PRIVATE = "never reused"


def nth_token(seed: int, n: int) -> int:
    """The n-th token of a request with this seed; below 31 tokens, no two seeds share one."""
    return 31 * (seed % 10**7) + n  # the seeds of further choices are large


def segment_positions(request: Request, context: int) -> Iterator[int]:
    """The number of each token within its segment: after a slide the device counts from 0 again."""
    left = request.max_tokens
    room = context - len(request.prompt)
    while left > room:
        yield from range(room)
        left -= room
        room = context - len(after_slide(range(context), request.keep))
    yield from range(left)


def expected_stream(request: Request, context: int = 10**9) -> tuple[list[int], str]:
    """All tokens of a request, and its finish if nothing ends it sooner."""
    tokens = [nth_token(request.seed, n) for n in segment_positions(request, context)]
    count = next((n for n, token in enumerate(tokens, 1) if token in request.stop_token_ids), None)
    return (tokens, "length") if count is None else (tokens[:count], "stop")


def no_tokens(columns: int) -> NDArray[np.int64]:
    """A step [3, columns] without tokens."""
    return np.array([[NO_TOKEN], [FinishCode.RUNNING], [0]]).repeat(columns, axis=1)


class DeviceFailure(Exception):
    """The device failed."""


class LostStep:
    """A launched step whose result never arrives."""

    def __array__(self, dtype: object = None, copy: object = None) -> NoReturn:
        raise DeviceFailure("a lost step was read")


class Cached(NamedTuple):
    """What a position of a slot holds: keys and values of a token, for requests with this salt."""

    token: int
    salt: str | None
    generation: int  # of the weights that computed them


@dataclass
class Row:
    request: Request
    prefilled: int = 0  # tokens of the prompt
    tokens: int = 0


class SavedRow(NamedTuple):
    row: Row
    cache: dict[int, Cached]
    active: bool


class SimulatedDevice:
    """Rows that return tokens until they end or are evicted."""

    def __init__(self, slots: int) -> None:
        self.slots = slots
        self.generation = 0  # of the weights
        self.reset()

    def reset(self) -> None:
        self.rows: dict[int, Row] = {}
        self.cache: list[dict[int, Cached]] = [{} for _ in range(self.slots)]  # by slot and position
        self.active: set[int] = set()
        self.uses_left: int | None = None  # until it fails; None is never
        self.fails_when_read = False

    def evict(self, slots: set[int]) -> None:
        self._use(np.zeros(()))
        self.active -= slots

    def prefill(self, chunk: Chunk) -> ArrayLike:
        """Prefill a chunk; the last piece of a prompt also starts the other choices of its request."""
        for piece in chunk.pieces:
            if piece.begins:
                self._begin(piece.sequence)
        return self._sample({slot for piece in chunk.pieces for slot in self._run_piece(piece)})

    def _run_piece(self, piece: PromptPiece) -> set[int]:
        """Run a piece of a prompt; returns the slots that need their first token."""
        sequence, slot, request = piece.sequence, piece.sequence.slot, piece.sequence.request
        row = self.rows[slot]
        assert row.request is request
        assert row.prefilled == piece.start
        row.prefilled += piece.length
        assert piece.last == (row.prefilled == len(request.prompt))
        self._write(slot, piece.start, request.prompt[piece.start : piece.end])
        self.active -= {slot}
        if not piece.last:
            return set()
        started = {slot}
        for fork in sequence.forks:
            self.rows[fork.slot] = Row(fork.request, row.prefilled)
            self.cache[fork.slot] = dict(self.cache[slot])
            started.add(fork.slot)
        self.active |= started
        return started

    def save(self, slot: int) -> SavedRow:
        """All that a slot holds."""
        return SavedRow(self.rows[slot], dict(self.cache[slot]), slot in self.active)

    def read_slot(self, slot: int, length: int) -> Contents:
        """The tokens of the first positions of a slot, and the generation of weights that computed each."""
        cached = [self.cache[slot][position] for position in range(length)]
        return Contents(tuple((np.array([each.token, each.generation]),) for each in cached))

    def write_back(self, slot: int, saved: SavedRow) -> None:
        """Write what was saved to a slot, whose row is not active."""
        assert slot not in self.active
        self.rows[slot], self.cache[slot] = saved.row, dict(saved.cache)
        self.active |= {slot} if saved.active else set()

    def move(self, plan: StepPlan) -> None:
        """Save the slots of parked sequences, evict, and write back those that go on."""
        for slot, sequence in plan.parked:
            sequence.saved = self.save(slot)
        if plan.evicted:
            self.evict(plan.evicted)
        for sequence in plan.resumed:
            self.write_back(sequence.slot, sequence.saved)
            sequence.saved = None

    def launch(self, plan: StepPlan) -> Launched:
        """Run the chunks of a plan, then its rows that decode; a token of each that needs one."""
        ready = [self.prefill(chunk) for chunk in plan.chunks]
        results = [*ready, *([self.decode({each.slot for each in plan.decoding})] if plan.decoding else [])]
        lost = next((each for each in results if isinstance(each, LostStep)), None)
        return Launched(lost or self._join(results), plan.decoding, ready=ready)

    def _join(self, steps: list[ArrayLike]) -> ArrayLike | None:
        """One step with the tokens of several; None without any."""
        joined = no_tokens(self.slots)
        for step in map(np.asarray, steps):
            joined = np.where(step[0] == NO_TOKEN, joined, step)
        return joined if (joined[0] != NO_TOKEN).any() else None

    def decode(self, slots: set[int]) -> ArrayLike:
        """Run the rows of slots that are active."""
        running = self.active & slots
        for slot in running:
            row, last = self.rows[slot], self.rows[slot].tokens - 1
            self._write(slot, len(row.request.prompt) + last, [nth_token(row.request.seed, last)])
        return self._sample(running)

    def decode_drafts(self, columns: DraftColumns, by_slot: Mapping[int, range]) -> ArrayLike:
        """A step [3, N] of rows with drafts: the token behind each column whose draft is right so far."""
        tokens, positions = np.asarray(columns.tokens), np.asarray(columns.positions)
        step = no_tokens(len(tokens))
        for slot, at in by_slot.items():
            row, last = self.rows[slot], self.rows[slot].tokens - 1
            assert tokens[at.start] == nth_token(row.request.seed, last)
            assert positions[at.start] == len(row.request.prompt) + last
            self._write(slot, int(positions[at.start]), tokens[at.start : at.stop].tolist())
            for column in at:
                if column > at.start and (tokens[column] != step[0, column - 1] or slot not in self.active):
                    break
                step[:, column] = self._next_token(slot)
        return self._use(step)

    def _begin(self, sequence: Sequence) -> None:
        """Start a row, with a prefix that must be that of its prompt and not of another tenant."""
        request, slot, prefix = sequence.request, sequence.slot, sequence.prefix
        self.rows[slot] = Row(request, sequence.cached_tokens)
        if not prefix:
            return
        assert request.cache_prompt
        assert prefix.length < len(request.prompt)
        session, source = prefix.snapshot, self.cache[prefix.slot]
        if session:
            pairs = (array.tolist() for [array] in session.contents.blocks)
            source = {n: Cached(token, session.salt, made) for n, (token, made) in enumerate(pairs)}
        self.cache[slot] |= {position: source[position] for position in range(prefix.length)}
        prompt = request.prompt[: prefix.length]
        expected = [Cached(token, request.cache_salt, self.generation) for token in prompt]
        assert [self.cache[slot][position] for position in range(prefix.length)] == expected

    def _write(self, slot: int, start: int, tokens: Iterable[int]) -> None:
        """Run tokens at consecutive positions of a slot."""
        request = self.rows[slot].request
        salt = request.cache_salt if request.cache_prompt else PRIVATE
        made = self.generation
        self.cache[slot] |= {start + n: Cached(token, salt, made) for n, token in enumerate(tokens)}

    def _sample(self, slots: set[int]) -> ArrayLike:
        """A step [3, slots] with the next token of each of these rows."""
        step = no_tokens(self.slots)
        for slot in slots:
            step[:, slot] = self._next_token(slot)
        return self._use(step)

    def _next_token(self, slot: int) -> tuple[int, int, int]:
        """The next token of a row, its code and digest."""
        row = self.rows[slot]
        token = nth_token(row.request.seed, row.tokens)
        row.tokens += 1
        code = FinishCode.LENGTH if row.tokens == row.request.max_tokens else FinishCode.RUNNING
        code = FinishCode.STOP if token in row.request.stop_token_ids else code
        self.active -= set() if code == FinishCode.RUNNING else {slot}
        return token, code, -token

    def _use(self, result: ArrayLike) -> ArrayLike:
        """The result, or a failure once no uses are left."""
        if self.uses_left is None:
            return result
        self.uses_left -= 1
        if self.uses_left >= 0:
            return result
        if self.fails_when_read:
            return LostStep()
        raise DeviceFailure("at a launch")

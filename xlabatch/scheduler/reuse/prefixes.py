"""Which ids the keys and values of each slot and session belong to, and with which one a prompt shares most.

An entry describes what its slot holds once every launched program has run. It outlives its sequence: a free
slot keeps its keys and values until the first chunk of another sequence overwrites them.

A recurrent state cannot be cut: it is that behind the last id that was run. Where a model has one, a prefix
is all of a slot whose sequence the device has ended (of others, programs may have run ids that the index does
not have yet), or the beginning behind which its state was kept: one of each slot, where prompts that wait
go on differently, or where its prompt leaves that of another slot, or a few tokens before the prompt's end:
these open the answer, and chat templates often write them differently once the answer is there. Other
beginnings are in snapshots on the host: of each answer, and with a recurrent state of each of these positions
too. Where bits depend on chunks, such a state is reused from snapshots only, after the last whole chunk of a
prompt and after the last one before those tokens.

Where layers keep the last positions as a ring, a slot can be cut back by as many positions as the ring has
beyond a window. Earlier beginnings are in snapshots of the same positions as with a recurrent state.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Generic, Literal, NamedTuple, TypeVar, get_args

import numpy as np
from numpy.typing import NDArray

from xlabatch.prompt_embeddings import Spans, first_difference
from xlabatch.request import Request
from xlabatch.scheduler.reuse.snapshots import (
    Beginning,
    Contents,
    Folder,
    Scope,
    Snapshot,
    Snapshots,
    begins_with,
    content_name,
    scope,
)

COMPARED = 64  # ids that are compared at once
OPENING = 16  # tokens of a prompt that may open the answer: <|im_start|>assistant<think> and the like
LONG_PROMPT = 256  # unread tokens from which on the opening is run apart, which takes a tenth of their time
Tier = Literal["device", "host", "disk"]
TIERS: tuple[Tier, ...] = get_args(Tier)
Found = TypeVar("Found", bound=Beginning)


class Prefix(NamedTuple):
    """The first positions of a slot, or of a snapshot that is written to it."""

    slot: int
    length: int
    snapshot: Snapshot | None = None
    kept: bool = False  # with the recurrent state that was kept there
    tier: Tier = "device"  # where it was


@dataclass
class SlotContent:
    """What a slot holds that later requests can reuse: the keys and values of the first `length` ids."""

    ids: NDArray[np.int32]  # [context]
    request: Request | None = None  # the one that took the slot
    generation: int = 0  # of the weights that computed its first position
    length: int = 0
    began: int = 0  # the shortest beginning that could be continued when the sequence began, see `_least`
    kept: int = 0  # positions before the recurrent state that was kept; 0 if none was
    complete: bool = False  # the device has ended the sequence

    @property
    def embeddings(self) -> Spans:
        """The vectors of the request that took the slot, which a copied prefix has too."""
        return self.request.embeddings if self.request else ()

    @property
    def scope(self) -> Scope:
        return scope(self.request) if self.request else (None, None)


class Filed(NamedTuple):
    """The ids of a sequence that was taken out of its slot, to be filed again when it is back in one."""

    ids: NDArray[np.int32]
    generation: int  # of the weights that computed their keys and values


class Deepest(NamedTuple, Generic[Found]):
    """What a prompt shares most with."""

    beginning: Found
    length: int  # positions


class SlotToSave(NamedTuple):
    """A slot whose first positions are copied to the host, before they are overwritten."""

    slot: int
    request: Request
    ids: NDArray[np.int32]  # of these positions
    key: str | None  # of the session that gets them
    least: int = 0  # the shortest beginning of them that can be continued

    @property
    def scope(self) -> Scope:
        return scope(self.request)

    @property
    def embeddings(self) -> Spans:
        return self.request.embeddings


class PrefixIndex:
    """The ids of each slot by position, as far as their keys and values can be reused.

    Everything that is kept has the generation of weights that computed it, and only what the present weights
    computed is filed. A sequence that runs while the weights are replaced files nothing more.
    """

    def __init__(
        self,
        slots: int,
        context: int,
        *,
        enabled: bool = True,
        unit: int = 1,
        least: int = 16,
        session_bytes: int = 0,
        recurrent: bool = False,
        cut: int | None = None,
        snapshot_bytes: int = 0,
        snapshot_every: int = 0,
    ) -> None:
        """A prefix is reused in multiples of `unit` positions, from `least` positions on; or where there is a
        recurrent state, if slots have one. If rings lose positions, what a slot holds can be shortened by
        `cut` of them. In both cases a snapshot is also taken after each `snapshot_every` positions of a
        prompt, if this is not 0.
        """
        self.enabled = enabled
        self.unit = unit
        self.least = least
        self.recurrent = recurrent
        self.cut = 0 if recurrent else cut
        self.generation = 0  # of the weights
        self.sessions = Snapshots(session_bytes)  # by the keys of requests
        self.snapshots = Snapshots(snapshot_bytes)  # by content
        self.snapshot_every = snapshot_every
        self.folder: Folder | None = None
        self.slots = [SlotContent(np.zeros(context, np.int32)) for _ in range(slots)]

    def clear(self) -> None:
        """Forget what the slots hold, after a failure of the device."""
        for slot in range(len(self.slots)):
            self.forget(slot)

    def reset(self) -> None:
        """Forget everything but files: the weights were replaced. What was computed before is never filed
        again.
        """
        self.generation += 1
        self.clear()
        self.sessions.clear()
        self.snapshots.clear()

    # What a new sequence can reuse

    def slot_for(self, request: Request, free: Sequence[int]) -> int:
        """The free slot for a request: the one whose prefix it continues, or the first of least value.

        A slot that would lose more than it shares is rather copied from, and a pinned recurrent state.
        """
        prefix = self._longest(request, free)
        if (
            prefix
            and not self._is_pinned(prefix.slot, request)
            and 2 * prefix.length >= self._reusable(prefix.slot)
        ):
            return prefix.slot
        return min(free, key=self._value)

    def prefix_for(self, request: Request, slot: int) -> Prefix | None:
        """The prefix that a request in a slot begins with: of this slot, or a longer one of another, or of
        its session or a snapshot if that is longer still, in memory before files.
        """
        own = self._longest(request, [slot])
        best = self._longest(request, range(len(self.slots)))
        best = own if own and best and best.length < own.length + self.least else best
        if request.runs_every_position:
            return best
        session = self.sessions.of(request, self.generation)
        best = self._longer(request, slot, best, [session] if session else [])
        if not self._takes_snapshots(request):
            return best
        best = self._longer(request, slot, best, self.snapshots)
        return self._longer_on_disk(request, slot, best) if self.folder else best

    def expected(self, request: Request) -> tuple[int, int | None]:
        """How many tokens a request will probably reuse, and of which slot; of None if of a snapshot."""
        best = self._longest(request, range(len(self.slots)))
        stored = list[Beginning]()
        if not request.runs_every_position:
            session = self.sessions.of(request, self.generation)
            stored += [session] if session else []
            if self._takes_snapshots(request):
                stored += self.snapshots
                stored += self.folder.beginnings() if self.folder else ()
        if found := self._deepest(request, best, stored):
            return found.length, None
        return (best.length, best.slot) if best else (0, None)

    def shares_more(self, request: Request, other: Request, length: int) -> bool:
        """Whether a request begins like another one for clearly more tokens than this number."""
        return self._may_share(other, request) and begin_alike(other, request) >= length + self.least

    def _longer(
        self, request: Request, slot: int, best: Prefix | None, stored: Iterable[Snapshot]
    ) -> Prefix | None:
        """The prefix of a snapshot in memory, if it is clearly longer than the best one so far."""
        found = self._deepest(request, best, stored)
        if found is None:
            return best
        self.snapshots.touch(found.beginning.name)
        return Prefix(slot, found.length, found.beginning, tier="host")

    def _longer_on_disk(self, request: Request, slot: int, best: Prefix | None) -> Prefix | None:
        """The same of a file, which is read and then kept in memory too."""
        assert self.folder
        while found := self._deepest(request, best, self.folder.beginnings()):
            if loaded := self.folder.load(found.beginning):  # or it was refused, and is gone
                snapshot = replace(loaded, generation=self.generation)
                self.snapshots.put(snapshot.name, snapshot)
                return Prefix(slot, found.length, snapshot, tier="disk")
        return best

    def _deepest(
        self, request: Request, best: Prefix | None, stored: Iterable[Found]
    ) -> "Deepest[Found] | None":
        """What a prompt shares most with, if that is clearly more than with the best prefix so far."""
        least = (best.length if best else 0) + self.least
        found: Deepest[Found] | None = None
        own = scope(request)
        prompt = request.prompt
        for each in stored:
            if not least <= len(each.ids) or each.scope != own:
                continue
            # most of thousands differ from the prompt here already, or where they can be continued
            at = max(each.least, least)
            if at < len(prompt) and at <= len(each.ids) and each.ids[at - 1] == prompt[at - 1]:
                length = self._usable(request, each.ids, each.least, each.embeddings)
                if length >= least:
                    found = Deepest(each, length)
                    least = length + 1
        return found

    def waits_for(self, request: Request, prefix: Prefix | None, other: Request, end: int) -> bool:
        """Whether a request reuses clearly more than its prefix once another one has run to a position; if
        this cannot be cut at will, only to exactly that position.
        """
        least = (prefix.length if prefix else 0) + self.least
        length = least if self.cut is None else end
        if not self._may_share(other, request):
            return False
        fits = least <= length <= end and length < len(request.prompt)  # its last id is always run
        same = length <= first_difference(request.embeddings, other.embeddings)
        return fits and same and request.prompt[:length] == other.prompt[:length]

    def _may_share(self, first: Request, later: Request) -> bool:
        both = self.enabled and first.cache_prompt and later.cache_prompt
        return both and not later.runs_every_position and scope(first) == scope(later)

    def _longest(self, request: Request, slots: Sequence[int]) -> Prefix | None:
        """The longest prefix of a request's prompt in these slots, if it is worth to be reused."""
        if not request.cache_prompt or request.runs_every_position:
            return None
        prefixes = [
            Prefix(slot, self._usable(request, content.ids[:end], least, content.embeddings), kept=kept)
            for slot, content in ((slot, self.slots[slot]) for slot in slots)
            for end, least, kept in self._ends(content)
            if end >= self.least and content.scope == scope(request)
        ]
        best = max(prefixes, key=lambda prefix: prefix.length, default=None)
        return best if best and best.length >= self.least else None

    def keep_at(
        self, request: Request, prefix: Prefix | None, slot: int, waiting: Sequence[Request] = ()
    ) -> int:
        """Where the recurrent state of a request is kept: behind what prompts that wait begin with too, or
        where its prompt leaves another one, or before the answer's opening; but a state that it found in its
        own slot stays there. A third prompt is likely to begin with what two begin with. With rings, a
        snapshot is taken there.
        """
        if self.cut is None or not self.enabled or not request.cache_prompt:
            return 0
        length = prefix.length if prefix else 0
        if shared := self.shared_with(request, waiting, length, length):
            return shared
        equal = (
            alike(request, content.ids[: content.length], content.embeddings)
            for content in self.slots
            if content.scope == scope(request)
        )
        branch = max(equal, default=0)
        if branch >= length + self.least and not request.runs_every_position:
            return branch
        if prefix and prefix.kept and prefix.slot == slot:
            return 0
        return self.end_of_turn(request, length)

    def end_of_turn(self, request: Request, start: int) -> int:
        """Where the next turn of a conversation, or the same prompt again, is to begin if this prompt is read
        from a start on: before the tokens that may open the answer, if a recurrent state is kept there. Few
        unread tokens are rather read again; and what rings keep can be shortened by as many as a chunk has.
        """
        length = len(request.prompt)
        return length - OPENING if self.recurrent and length - start >= LONG_PROMPT else length

    def shared_with(self, request: Request, waiting: Sequence[Request], prefix: int, start: int) -> int:
        """The position from a start on to which prompts that wait share most with that of a request, beyond
        its prefix; 0 if that saves less than a state at the prompt's end may save its next turn.
        """
        may_share = (each for each in waiting if self._may_share(request, each))
        lengths = sorted(begin_alike(request, each) for each in may_share)
        possible = (length for length in lengths if length >= prefix + self.least and length > start)
        saved = {at: (at - prefix) * sum(each >= at for each in lengths) for at in possible}
        best = max(saved, key=lambda at: saved[at], default=0)
        return best if best and saved[best] >= len(request.prompt) - best else 0

    def _usable(self, request: Request, ids: NDArray[np.int32], least: int, embeddings: Spans) -> int:
        """How many positions of these ids and vectors a prompt can reuse, at least `least`, or none."""
        equal = alike(request, ids, embeddings)
        return 0 if equal < least else equal // self.unit * self.unit

    def _ends(self, content: SlotContent) -> list[tuple[int, int, bool]]:
        """Beginnings of a slot that another sequence can continue: the longest and the shortest length of
        each, and whether it continues from a kept state.
        """
        now = content.length, self._least(content, content.length), False
        if not self.recurrent:
            return [now]
        if self.unit > 1:
            return []
        kept = content.kept, content.kept, True
        return [now, kept] if content.complete else [kept]

    def _least(self, content: SlotContent, end: int) -> int:
        """The shortest beginning that can be continued of a slot whose sequence has run to a position.

        A recurrent state is that after the last position, and a ring has lost what shorter beginnings need.
        """
        if self.recurrent:
            return end
        return content.began if self.cut is None else max(content.began, end - self.cut)

    def _reusable(self, slot: int) -> int:
        """How many positions of a slot another sequence could reuse."""
        return max((end for end, _, _ in self._ends(self.slots[slot])), default=0)

    def _is_pinned(self, slot: int, request: Request) -> bool:
        """Whether a slot has a pinned recurrent state or ring, which a request must not move on."""
        owner = self.slots[slot].request
        return self.cut is not None and owner is not None and owner.pinned and not request.pinned

    def _value(self, slot: int) -> tuple[int, int]:
        """What would be lost with a slot's prefix: nothing, an answer, or a pinned one. Slots with nothing to
        lose are taken from the first on, the others in the order in which they became free.
        """
        request = self.slots[slot].request
        if request is None or not self._reusable(slot):
            return (0, slot)
        return (1 + request.pinned, 0)

    # What launched programs write

    def begin(self, slot: int, request: Request, prefix: Prefix | None = None) -> None:
        """A request takes a slot, which keeps a prefix or has it copied from another slot."""
        content = self.slots[slot]
        source = (prefix.snapshot or self.slots[prefix.slot]) if prefix else None
        content.began = 0
        if isinstance(source, Snapshot):
            content.began = source.least
        elif source:
            content.began = self._least(source, source.length)
        content.request = request
        content.generation = self.generation
        content.complete = False
        content.length = prefix.length if prefix else 0
        content.kept = content.length if prefix and prefix.kept and prefix.slot == slot else 0
        if source is not None:
            content.ids[: content.length] = source.ids[: content.length]

    def fork(self, source: int, slot: int, request: Request) -> None:
        """A slot was copied for another choice of its request."""
        self.begin(slot, request, Prefix(source, self.slots[source].length))
        self.slots[slot].generation = self.slots[source].generation

    def add(self, slot: int, start: int, ids: Sequence[int], *, keeps_state: bool = False) -> None:
        """Tokens were run at consecutive positions, and the recurrent state after them was kept on demand.

        They are filed if they continue the slot's prefix in complete units; a state is filed only with them.
        """
        content = self.slots[slot]
        request = content.request
        may_file = self.enabled and request is not None and request.cache_prompt
        continues = content.length == start and content.generation == self.generation
        is_filed = may_file and continues and len(ids) % self.unit == 0
        if is_filed:
            content.length = start + len(ids)
            content.ids[start : content.length] = ids
        if keeps_state:  # the one before was overwritten
            content.kept = content.length if is_filed else 0

    def end(self, slot: int) -> None:
        """The device has ended the sequence of a slot, and every token of it was read."""
        self.slots[slot].complete = True

    def forget(self, slot: int) -> None:
        """What a slot holds is unknown."""
        self.slots[slot].length = 0
        self.slots[slot].kept = 0

    # What leaves a slot and comes back

    def filed(self, slot: int) -> Filed:
        """What is filed for a slot, before its sequence is parked."""
        content = self.slots[slot]
        return Filed(content.ids[: content.length].copy(), content.generation)

    def restore(self, slot: int, request: Request, filed: Filed) -> None:
        """A request goes on in a slot to which its keys and values were written back."""
        self.begin(slot, request)
        self.slots[slot].generation = filed.generation
        self.add(slot, 0, filed.ids.tolist())
        self.slots[slot].began = len(filed.ids)

    def answer_to_save(self, slot: int, request: Request) -> SlotToSave | None:
        """What a slot holds of a sequence that has left it, for the session of its request or a snapshot."""
        content = self.slots[slot]
        key = request.cache_key if request.saves_session and content.complete else None
        if self.recurrent and (not content.complete or self.unit > 1):
            return None  # the state may be after more than the ids
        return self._to_save(slot, request, content.length, key)

    def prompt_to_save(
        self, slot: int, request: Request, start: int, end: int, is_kept: bool
    ) -> SlotToSave | None:
        """What a slot holds right after a piece of a prompt that is read from a start on, if others may begin
        so, and not with the answer.

        What can be cut at will has in the answer all that the prompt has. Where there are whole chunks only,
        the next turn is to find the last one, and the last one before the opening.
        """
        in_chunks = self.unit > 1 and len(request.prompt) - end < self.unit + OPENING
        is_last = in_chunks or end == self.end_of_turn(request, start)
        is_due = self.snapshot_every > 0 and end % self.snapshot_every < self.unit
        is_wanted = self.cut is not None and (is_kept or is_last or is_due)
        return self._to_save(slot, request, end) if is_wanted else None

    def _to_save(self, slot: int, request: Request, end: int, key: str | None = None) -> SlotToSave | None:
        """The first positions of a slot, unless a snapshot has them already or nobody could reuse them."""
        content = self.slots[slot]
        is_filed = content.request is request and content.generation == self.generation
        if not is_filed or not 0 < end <= content.length:
            return None
        found = SlotToSave(slot, request, content.ids[:end].copy(), key, self._least(content, end))
        is_wanted = (
            self._takes_snapshots(request) and end >= self.least and not self._is_held(found, request.pinned)
        )
        return found if key or is_wanted else None

    def next_snapshot(self, request: Request, start: int, at: int) -> int:
        """Where a piece ends for a snapshot, at most, of a prompt that is read from a start on."""
        length = len(request.prompt)
        if self.cut is None or not self._takes_snapshots(request):
            return length
        due = (at // self.snapshot_every + 1) * self.snapshot_every if self.snapshot_every else length
        turn = self.end_of_turn(request, start)
        return min(due, turn) if at < turn else due

    def _takes_snapshots(self, request: Request) -> bool:
        return self.enabled and request.cache_prompt and bool(self.snapshots.max_bytes or self.folder)

    def _is_held(self, beginning: Beginning, pinned: bool) -> bool:
        """Whether a snapshot has all of a beginning already; one that is pinned, if it will be."""
        if self.cut is not None:
            name = content_name(beginning)
            return self.snapshots.touch(name) and self.snapshots.by_key[name].pinned >= pinned
        return any(each.pinned >= pinned and begins_with(each, beginning) for each in self.snapshots)

    def save(self, saved: SlotToSave, contents: Contents) -> None:
        """Keep what was read of a slot as the session of its request's key, and as a snapshot."""
        request = saved.request
        snapshot = Snapshot(
            saved.ids,
            contents,
            *saved.scope,
            saved.embeddings,
            self.generation,
            saved.least,
            pinned=request.pinned,
        )
        if saved.key:
            self.sessions.put(saved.key, snapshot)
        is_wanted = self._takes_snapshots(request) and len(saved.ids) >= self.least
        if not is_wanted or self._is_held(snapshot, snapshot.pinned):
            return
        shorter = (each for each in self.snapshots if each.pinned <= snapshot.pinned)
        replaced = [] if self.cut is not None else [each for each in shorter if begins_with(snapshot, each)]
        self.snapshots.put(snapshot.name, snapshot, replaced)
        if self.folder and not snapshot.embeddings:
            self.folder.save(snapshot)


def alike(request: Request, ids: NDArray[np.int32], embeddings: Spans) -> int:
    """How many positions of these ids and vectors a prompt begins with; its last one is always run."""
    shared = count_shared(request.prompt, ids[: len(request.prompt) - 1])
    return min(shared, first_difference(request.embeddings, embeddings))


def begin_alike(request: Request, later: Request) -> int:
    """How many positions a prompt has in common with a later one. The last id of that is always run."""
    most = min(len(request.prompt), len(later.prompt) - 1)
    for start in range(0, most, COMPARED):
        one, other = (each.prompt[start : min(start + COMPARED, most)] for each in (request, later))
        if one != other:
            most = start + next(n for n, (a, b) in enumerate(zip(one, other, strict=True)) if a != b)
            break
    return min(most, first_difference(request.embeddings, later.embeddings))


def count_shared(prompt: Sequence[int], ids: NDArray[np.int32]) -> int:
    """How many ids a prompt and others begin with alike."""
    most = min(len(prompt), len(ids))
    for start in range(0, most, COMPARED):
        until = min(start + COMPARED, most)
        differ = np.flatnonzero(ids[start:until] != prompt[start:until])
        if differ.size:
            return start + int(differ[0])
    return most

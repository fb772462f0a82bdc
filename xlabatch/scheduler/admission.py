"""Moves requests from the queue into slots, and out of them again for more important ones."""

from collections.abc import Iterator, Mapping

from xlabatch.request import Request
from xlabatch.scheduler.policies import Candidate, Policy, Queue, fifo, take_fitting, turn_of
from xlabatch.scheduler.sequences import QueuedRequest, Sequence, sequences_for
from xlabatch.scheduler.shares import Client
from xlabatch.scheduler.slot_table import SlotTable


def admit(table: SlotTable, policy: Policy, now: float) -> int:
    """Move requests from the queue into free slots; returns how many sequences were admitted."""
    before = len(table.sequences)
    has_more = bool(table.free_slots)
    while has_more:  # choices that wait for a slot each: what comes next is decided again
        has_more = False
        parked = {id(each.request): each for each in table.parked()}
        for request in next_requests(table, policy, now, len(table.free_slots)):
            if id(request) in parked:
                resume(table, parked.pop(id(request)))
                continue
            if request.id not in table.waiting:
                raise ValueError(f"the policy chose request {request.id!r}, which does not wait")
            start(table, table.waiting[request.id], policy, now)
            has_more = request.id in table.waiting
            if has_more:
                break
    return len(table.sequences) - before


def start(table: SlotTable, queued: QueuedRequest, policy: Policy, now: float) -> None:
    """Move the next choices of a request into slots: all at once, or one where it has more than slots."""
    request = queued.next
    slots = [take_slot(table, request) for _ in range(request.n)]
    first, *forks = sequences_for(queued, slots, now, table.context)
    table.served.add(request, len(request.prompt))
    first.to_prefill = len(request.prompt)
    first.forks = forks
    choose_turn(table, policy, first)
    table.sequences |= {sequence.slot: sequence for sequence in (first, *forks)}
    left = queued.without(queued.admitted + request.n)
    if left.choices_left:
        table.waiting[request.id] = left
    else:
        del table.waiting[request.id]


def choose_turn(table: SlotTable, policy: Policy, first: Sequence) -> None:
    """Choose when the prompt of a sequence is read, before the sequence is in the table.

    It is read after a prompt from which it can copy more later, and after one that has yet to copy from the
    slot which it overwrites. A less important prompt does not hold it up.
    """
    if policy is fifo:
        return
    reused, first.source = table.prefixes.expected(first.request)
    first.turn = turn_of(policy, first.request, table.read_tokens, first.to_prefill - reused)
    for other in table.to_prefill():
        comes_first = (
            table.prefixes.shares_more(first.request, other.request, reused)
            if other.has_begun
            else other.source == first.slot
        )
        if comes_first and other.turn[0] <= first.turn[0]:
            first.turn = max(first.turn, other.turn)
    for fork in first.forks:  # which may have to read it too, after new weights
        fork.turn = first.turn


def take_slot(table: SlotTable, request: Request) -> int:
    """The free slot with the keys and values of most use to a request, or else of least use at all."""
    slot = table.prefixes.slot_for(request, table.free_slots)
    table.free_slots.remove(slot)
    return slot


def next_requests(table: SlotTable, policy: Policy, now: float, free: int) -> list[Request]:
    """The requests that a policy admits next into this number of free slots."""
    running = (sequence.request for sequence in table.in_slots())
    queue = Queue(candidates(table, now), running, free, served(table))
    return list(take_fitting(policy(queue), free))


def served(table: SlotTable) -> Mapping[Client, float]:
    """The tokens that each client with a waiting request was served, divided by its weight."""
    by_client = table.served.by_client
    if len(by_client) == 1:
        return by_client  # without a look at all that waits
    clients = {each.request.client for each in table.waiting.values()}
    clients |= {each.request.client for each in table.parked()}
    return {client: by_client.get(client, 0.0) for client in clients}


def candidates(table: SlotTable, now: float) -> Iterator[Candidate]:
    """What a policy chooses from: requests of parked sequences, then of the queue."""
    yield from (Candidate(each.request, now - each.submitted_s) for each in table.parked())
    if table.admits:
        yield from (Candidate(each.next, now - each.submitted_s) for each in table.waiting.values())


def choose_preempted(table: SlotTable, policy: Policy, now: float) -> list[Sequence]:
    """The sequences to park, the least important and latest first, so that a more important request runs.

    None if the first request of the policy would not have enough slots even then, or if more sequences than
    there are slots would be parked: the host memory that they take is at most the size of the cache.
    """
    first = next(iter(next_requests(table, policy, now, table.slots)), None)
    if first is None or first.n <= len(table.free_slots):
        return []
    latest_first = reversed(table.in_slots())
    less = [each for each in latest_first if each.request.priority < first.priority and each.can_be_parked]
    missing = first.n - len(table.free_slots)
    parked = len(table.parked())
    least = sorted(less, key=lambda each: each.request.priority)[:missing]
    return least if len(least) == missing and parked + missing <= table.slots else []


def park(table: SlotTable, sequence: Sequence) -> None:
    """Take a sequence out of its slot. The engine then saves what the slot holds, and evicts it."""
    slot = sequence.slot
    place = min([0, *table.sequences]) - 1
    if sequence.has_begun:
        sequence.filed = table.prefixes.filed(slot)
    if sequence in table.resumed_now:  # its slot does not have it yet, and what was saved is still right
        table.resumed_now.remove(sequence)
        table.prefixes.forget(slot)
    elif sequence.has_begun:
        table.parked_now.append((slot, sequence))
    others = {key: each for key, each in table.sequences.items() if key != slot}
    sequence.slot = place
    table.sequences = others | {place: sequence}
    table.free_slots.append(slot)
    table.evicted_slots.add(slot)
    table.counters.preemptions += 1


def resume(table: SlotTable, sequence: Sequence) -> None:
    """Give a parked sequence a slot, to which the engine writes back what was saved."""
    slot = take_slot(table, sequence.request)
    others = {key: each for key, each in table.sequences.items() if each is not sequence}
    sequence.slot = slot
    table.sequences = others | {slot: sequence}
    if sequence.filed is not None:
        table.prefixes.restore(slot, sequence.request, sequence.filed)
        sequence.filed = None
        table.resumed_now.append(sequence)

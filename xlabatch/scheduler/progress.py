"""What launched and read steps change in a slot table: the chunks of prompts, and the tokens of sequences."""

from collections.abc import Iterator
from dataclasses import replace

from xlabatch.scheduler.chunking import Budget, Chunk, next_chunk, sizes_within
from xlabatch.scheduler.outputs import TokenOutput
from xlabatch.scheduler.sequences import FAILURE_REASONS, NO_TOKEN, Sequence
from xlabatch.scheduler.slot_table import SlotTable


def take_chunks(
    table: SlotTable, sizes: tuple[int, ...], budget: Budget, decoding: bool
) -> Iterator[tuple[Sequence, Chunk]]:
    """The next chunks of prompts, of these sizes: as many as the budget allows, at least one."""
    spent = 0
    for sequence in table.in_slots():
        while sequence.to_prefill:
            request, slot, begins = sequence.request, sequence.slot, not sequence.has_begun
            prefix = table.prefixes.prefix_for(request, slot) if begins else None
            start = prefix.length if prefix else len(request.prompt) - sequence.to_prefill
            limit = budget.at(start, decoding)
            chunk = next_chunk(start, len(request.prompt), sizes_within(limit, sizes))
            if spent and spent + chunk.size > limit:
                return
            if begins:
                table.prefixes.begin(slot, request, prefix)
                sequence.prefix = prefix
                table.counters.cached_tokens += sequence.cached_tokens
            spent += chunk.size
            sequence.to_prefill = len(request.prompt) - chunk.end
            table.prefixes.add(slot, start, request.prompt[start : chunk.end])
            yield sequence, chunk


def take_forks(table: SlotTable, sequence: Sequence) -> list[Sequence]:
    """The other choices of a sequence's request, to whose slots its prompt has been copied."""
    forks, sequence.forks = sequence.forks, []
    for fork in forks:
        table.prefixes.fork(sequence.slot, fork.slot, fork.request)
    return forks


def count_token(table: SlotTable, sequence: Sequence, token: int | None, now: float) -> None:
    """Count a token that was read. The one before it has been run, so that its position can be reused."""
    if sequence.tokens:
        position = len(sequence.request.prompt) + sequence.tokens - 1
        table.prefixes.add(sequence.slot, position, sequence.output[-1:])
    if sequence.first_token_s is None:
        sequence.first_token_s = now
    sequence.output.append(NO_TOKEN if token is None else token)
    sequence.launched_tokens = max(sequence.launched_tokens, sequence.tokens)
    table.counters.tokens += 1


def record_output(table: SlotTable, output: TokenOutput, now: float) -> None:
    """Take over a token that was read: its event, and what it ends."""
    sequence, code, event = output
    ended = event.finish or code in FAILURE_REASONS
    error = sequence.matcher.error() if sequence.matcher and ended else None
    if code in FAILURE_REASONS:
        table.fail(sequence, error or FAILURE_REASONS[code])
        return
    count_token(table, sequence, event.token, now)
    if event.finish == "length" and sequence.slides:
        table.events.append(replace(event, finish=None))
        table.slide(sequence)
        return
    if event.finish:
        table.end(sequence, replace(event, finish="error", reason=error) if error else event)
        return
    table.events.append(event)
    if sequence.matcher and event.token is not None:
        error = sequence.matcher.advance(event.token)
        if error:
            table.evict([sequence], "error", error)

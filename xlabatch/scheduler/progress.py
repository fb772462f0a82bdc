"""What launched and read steps change in a slot table: the chunks of prompts, and the tokens of sequences."""

from dataclasses import replace

from xlabatch.request import Event
from xlabatch.scheduler.chunking import Chunk, PromptPiece, size_for, sizes_within
from xlabatch.scheduler.reuse.prefixes import Prefix
from xlabatch.scheduler.sequences import FAILURE_REASONS, NO_TOKEN, Sequence
from xlabatch.scheduler.slot_table import SlotTable, ending
from xlabatch.scheduler.steps import Schedule


def take_chunks(table: SlotTable, schedule: Schedule, decoding: int) -> list[Chunk]:
    """The prompt chunks of a step in which this number of sequences decode: in the order of their turns, as
    many as the budget allows, at least one.
    """
    prompts = table.to_prefill()
    if not prompts:
        return []
    position = max(len(each.request.prompt) - each.to_prefill for each in prompts)
    to_decode = [each for each in prompts if each.request.max_tokens > 1]
    budget = schedule.budget.at(position, prompts=len(to_decode), decoding=decoding)
    sizes = sizes_within(budget, schedule.sizes)
    chunks = list[Chunk]()
    spent = 0
    while not spent or budget - spent >= sizes[0]:
        room = min(sizes[-1], budget - spent) if spent else sizes[-1]
        pieces = take_pieces(table, room) if schedule.shares_chunks else take_piece(table, sizes, room)
        if not pieces:
            break
        chunk = Chunk(size_for(pieces[-1].columns.stop, sizes), pieces)
        spent += chunk.length if schedule.shares_chunks else chunk.size
        for piece in pieces:  # only now: before a chunk runs, what it computes cannot be copied
            ids = piece.sequence.request.prompt[piece.start : piece.end]
            table.prefixes.add(piece.sequence.slot, piece.start, ids, keeps_state=piece.is_kept)
        for sequence in chunk.complete:
            for fork in sequence.forks:  # their slots are overwritten before the next chunk runs
                table.prefixes.fork(sequence.slot, fork.slot, fork.request)
        chunks.append(chunk)
    return chunks


def take_piece(table: SlotTable, sizes: tuple[int, ...], room: int) -> tuple[PromptPiece, ...]:
    """The next piece of the first prompt, of the largest size or its tail; none if there is no room."""
    for sequence in table.to_prefill():
        start, prefix = next_start(table, sequence)
        length = min(sizes[-1], len(sequence.request.prompt) - start)
        if size_for(length, sizes) > room:
            return ()
        return (take(table, PromptPiece(sequence, start, length), prefix),)
    return ()


def take_pieces(table: SlotTable, room: int) -> tuple[PromptPiece, ...]:
    """The next pieces of as many prompts as there is room for. The last one is cut where the room ends.

    A prompt that begins like one of them waits for the next chunk, which copies what this one computes. With
    a recurrent state or rings a prompt is cut where another one begins, and only this much is copied.
    """
    pieces = list[PromptPiece]()
    column = 0
    index = table.prefixes
    for sequence in table.to_prefill():
        if column == room:
            break
        request = sequence.request
        start, prefix = next_start(table, sequence)
        others = [each for each in pieces if each.is_kept or index.cut is None]
        if not sequence.has_begun and any(
            index.waits_for(request, prefix, each.sequence.request, each.end) for each in others
        ):
            break
        choose_kept(table, sequence, start, prefix)
        end = sequence.keep_at if start < sequence.keep_at else len(request.prompt)
        begin = sequence.cached_tokens if sequence.has_begun else start
        end = min(end, index.next_snapshot(request, begin, start))
        length = min(room - column, end - start)
        pieces.append(take(table, PromptPiece(sequence, start, length, column), prefix))
        column += length
    return tuple(pieces)


def choose_kept(table: SlotTable, sequence: Sequence, start: int, prefix: Prefix | None) -> None:
    """Choose where the state of a sequence is kept, if it cannot be cut at will; until it is there, for
    prompts that come later too.
    """
    if table.prefixes.cut is None:
        return
    waiting = [each.request for each in table.to_prefill() if not each.has_begun and each is not sequence]
    if not sequence.has_begun:
        sequence.keep_at = table.prefixes.keep_at(sequence.request, prefix, sequence.slot, waiting)
    elif start < sequence.keep_at:
        shared = table.prefixes.shared_with(sequence.request, waiting, sequence.cached_tokens, start)
        sequence.keep_at = shared or sequence.keep_at


def next_start(table: SlotTable, sequence: Sequence) -> tuple[int, Prefix | None]:
    """Where the next piece of a prompt starts; before the first one, also the prefix that is reused."""
    if sequence.has_begun:
        return len(sequence.request.prompt) - sequence.to_prefill, None
    prefix = table.prefixes.prefix_for(sequence.request, sequence.slot)
    return prefix.length if prefix else 0, prefix


def take(table: SlotTable, piece: PromptPiece, prefix: Prefix | None) -> PromptPiece:
    """Count a piece as launched; with the first of a prompt, its sequence has its prefix."""
    sequence = piece.sequence
    if not sequence.has_begun:
        table.prefixes.begin(sequence.slot, sequence.request, prefix)
        sequence.prefix = prefix
        table.counters.cached_tokens += sequence.cached_tokens
        if prefix:
            table.counters.cached_by_tier[prefix.tier] += prefix.length
        table.served.add(sequence.request, -sequence.cached_tokens)  # admission has counted the whole prompt
    sequence.to_prefill = len(sequence.request.prompt) - piece.end
    table.read_tokens += piece.length
    return piece


def take_forks(sequence: Sequence) -> list[Sequence]:
    """The other choices of a sequence's request. Its prompt has been copied to their slots."""
    forks = sequence.forks
    sequence.forks = []
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
    table.served.add(sequence.request, 1)


def record_output(table: SlotTable, sequence: Sequence, code: int, event: Event, now: float) -> None:
    """Take over a token that was read: its event, and what it ends."""
    ended = event.finish or code in FAILURE_REASONS
    error = sequence.matcher.error() if sequence.matcher and ended else None
    if code in FAILURE_REASONS:
        table.end(sequence, ending(sequence, "error", error or FAILURE_REASONS[code]))
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

"""Runs every program of an engine once, so that no request pays for what is slow the first time."""

from collections.abc import Iterator
from typing import Any

import numpy as np

from xlabatch.engine.runner import Runner
from xlabatch.engine.slot_moves import save_slot, write_back
from xlabatch.engine.speculation.draft_model import DraftModel
from xlabatch.engine.speculation.lookup import NGRAMS
from xlabatch.errors import Refused
from xlabatch.request import Event, Request
from xlabatch.scheduler.slot_engine import SlotEngine


def warm(engine: SlotEngine, runner: Runner, draft_model: DraftModel | None) -> None:
    """Serve requests that use every program, and leave no trace of them."""
    if not engine.idle:
        raise Refused("warming up takes an engine without requests")
    engine.reset_stats()
    events = [*run_prompts(engine), *run_decode(engine, runner), *run_rows(engine, runner)]
    events += run_kept(engine) if runner.kept else []
    errors = (event.reason for event in events if event.finish == "error")
    failure = engine.stats().last_failure or next(errors, None)
    if failure:
        raise RuntimeError(f"the engine failed while warming up: {failure}")
    engine.reset_prefix_cache()
    engine.reset_stats()
    if draft_model:
        draft_model.warm()


def run_prompts(engine: SlotEngine) -> Iterator[Event]:
    """Prompts of each chunk size, one that begins like another, and sessions."""
    tokens, scheduler = engine.limits.context - 1, engine.scheduler
    prompts = [[0] * min(size, tokens) for size in scheduler.sizes]
    for prompt in prompts:  # one by one: together they would share chunks
        yield from engine.run([Request(prompt=prompt, max_tokens=1, prompt_logprobs=0)])
        if width := engine.limits.embedding_width:
            own: Any = {"embeddings": {0: np.zeros((1, width))}, "cache_prompt": False}  # in its first chunk
            yield from engine.run([Request(prompt=prompt, max_tokens=1, **own)])
    longest = [0] * min(scheduler.sizes[-1] + scheduler.prefixes.least, tokens)
    yield from engine.run([Request(prompt=longest, max_tokens=1) for _ in range(2)])  # the second is a copy
    for _ in range(2 * engine.limits.sessions):  # saves a session, then reads it
        scheduler.prefixes.clear()
        yield from engine.run([Request(prompt=longest, max_tokens=1, cache_key="warm")])


def run_kept(engine: SlotEngine) -> Iterator[Event]:
    """A prompt whose recurrent state is kept, and one that goes on from there.

    Of a cancelled request, only the prompt can be reused.
    """
    prefixes, tokens = engine.scheduler.prefixes, engine.limits.context - 1
    prefixes.clear()
    if tokens <= prefixes.least:
        return
    first = Request(prompt=[0] * prefixes.least, max_tokens=2, ignore_eos=True)
    engine.submit(first)
    yield from engine.step()
    engine.cancel(first.id)
    yield from engine.run([Request(prompt=[0] * (prefixes.least + 1), max_tokens=1)])


def run_decode(engine: SlotEngine, runner: Runner) -> Iterator[Event]:
    """Each number of rows that decodes, and drafts."""
    tokens, slots = engine.limits.context - 1, engine.scheduler.slots
    for rows in [*runner.programs.decode_some, slots]:
        yield from engine.run([Request(prompt=[0], max_tokens=min(2, tokens), n=rows, ignore_eos=True)])
    if runner.programs.decode_steps:
        for rows in runner.programs.decode_steps:
            options: Any = {"n": rows, "ignore_eos": True, "max_tokens": min(3, tokens)}
            yield from engine.run([Request(prompt=[0], **options)])
            if runner.programs.decode_greedy_steps:
                yield from engine.run([Request(prompt=[0], temperature=1.0, **options)])
    if runner.draft_columns:
        repeats: Any = {"allowed_token_ids": [0], "ignore_eos": True, "logprobs": 0}
        prompt = [0] * min(max(NGRAMS) + 1, tokens - 1)
        yield from engine.run([Request(prompt=prompt, max_tokens=min(4, tokens - len(prompt)), **repeats)])


def run_rows(engine: SlotEngine, runner: Runner) -> Iterator[Event]:
    """Sampling with a bias, and rows that are parked, go on and are evicted."""
    tokens, slots = engine.limits.context - 1, engine.scheduler.slots
    options: Any = {"temperature": 1.0, "bad_token_ids": [0], "logprobs": 0}
    sampled = Request(prompt=[0], max_tokens=tokens, n=min(2, slots), ignore_eos=True, **options)
    engine.submit(sampled)
    yield from engine.step()
    for sequence in engine.scheduler.table.in_slots():
        filed = engine.scheduler.prefixes.filed(sequence.slot)
        sequence.saved = save_slot(runner, sequence.slot, sequence, filed)
        write_back(runner, sequence)
    engine.cancel(sampled.id)
    yield from engine.step()  # this step evicts its rows

"""Sessions in files: a new process that reads them must give the same streams as this process."""

import signal
import tempfile
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from dataclasses import replace
from multiprocessing import active_children, get_context
from pathlib import Path
from typing import Any, NamedTuple

import jax

from xlabatch.checkpoint.random_weights import SHAPES
from xlabatch.checkpoint.source import Source
from xlabatch.engine import memory
from xlabatch.engine.xla import XlaBatchEngine
from xlabatch.request import Request
from xlabatch.verify.compare_streams import Check, Comparer
from xlabatch.verify.features.prefix_reuse import FOLLOWED, is_reusable, next_turn, solo_stream
from xlabatch.verify.streams import Streams, choices, record

NAME = "sessions in a new process"


class ProcessResult(NamedTuple):
    """The result of the new process."""

    streams: Streams
    cached_tokens: int


def session_file_check(
    engine: XlaBatchEngine, source: Source, requests: Sequence[Request], solo: Streams, comparer: Comparer
) -> Check | None:
    """Save the sessions of answers to files, and continue them in a new process; None if that cannot be."""
    if not engine.limits.sessions or not fits_twice(engine, source):
        return None
    answered = sorted(choices(requests), key=lambda each: -len(each.prompt))[:FOLLOWED]
    saving = [replace(each, cache_key=each.id, prompt_logprobs=None) for each in answered]
    followed = [(each, next_turn(engine, each, solo[each.id])) for each in saving]
    turns = [(each, turn) for each, turn in followed if turn and solo[each.id].finish != "error"]
    reading = [replace(turn, cache_key=each.id, cache_use="read") for each, turn in turns]
    expected = {turn.id: solo_stream(engine, replace(turn, cache_key=None)) for turn in reading}
    record(saving, engine.run(saving))
    prefixes = engine.scheduler.prefixes  # without kernels a session is whole units: a short answer has none
    reading = [turn for turn in reading if len(turn.prompt) > prefixes.unit + 1]
    if lost := [turn.id for turn in reading if turn.cache_key not in prefixes.sessions.by_key]:
        return Check(NAME, False, f"request {lost[0]}: the session of its key was not saved")
    if not reading and not is_reusable(engine, turns):
        return None
    devices = devices_of(engine)
    with tempfile.TemporaryDirectory() as folder:
        files = {turn.cache_key or "": Path(folder, f"{n}") for n, turn in enumerate(reading)}
        for key, path in files.items():
            engine.save_session(key, path)
        same = {name: getattr(engine.options, name) for name in ("slots", "context", "cache")}
        same["mesh"] = None if devices is None else f"tensor={devices}"
        result = in_new_process(source, {"weights": engine.startup.weights} | same, files, reading)
    check, reused = comparer.compare(NAME, reading, expected, result.streams), result.cached_tokens
    if check.ok and not reused and is_reusable(engine, turns):
        return replace(check, ok=False, detail="no prompt token was reused")
    return replace(check, detail=f"{check.detail}, {reused} prompt tokens reused") if check.ok else check


def fits_twice(engine: XlaBatchEngine, source: Source) -> bool:
    """Return whether another process can load the model by name and has memory for it; only on a CPU."""
    unnamed = source.random and source.name.removeprefix("random:") not in SHAPES
    if unnamed or jax.default_backend() != "cpu":
        return False
    options = engine.options
    size = options.slots, options.resolved_context, options.cache
    plan = memory.plan(source, engine.startup.weights, *size, devices_of(engine), options.prefix_reuse)
    return plan.free_bytes is None or plan.total < plan.free_bytes


def devices_of(engine: XlaBatchEngine) -> int | None:
    """Return the number of devices of an engine's mesh; None without a mesh."""
    mesh = engine.runner.mesh
    return None if mesh is None else mesh.size


def in_new_process(
    source: Source, options: Mapping[str, Any], files: Mapping[str, Path], requests: Sequence[Request]
) -> ProcessResult:
    """Serve requests in a new process, with sessions from files."""
    model, cache = str(source.folder or source.name), jax.config.values["jax_compilation_cache_dir"]
    with ProcessPoolExecutor(1, mp_context=get_context("spawn")) as pool:
        try:
            with interrupts_held_back():  # the process inherits the signal mask
                result = pool.submit(serve_from_files, model, options, files, requests, cache)
            return result.result()
        except BaseException:  # only this process gets Ctrl-C, and leaving the block would wait for the other
            for process in active_children():
                process.kill()
            raise


@contextmanager
def interrupts_held_back() -> Iterator[None]:
    """Block Ctrl-C until the end of the block, and for all threads and processes that the block starts."""
    before = signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGINT])
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def serve_from_files(
    model: str,
    options: Mapping[str, Any],
    files: Mapping[str, Path],
    requests: Sequence[Request],
    cache: str | None,
) -> ProcessResult:
    """Do the work of the new process; `cache` is jax's folder of compiled programs."""
    jax.config.update("jax_compilation_cache_dir", cache)
    engine = XlaBatchEngine.load(model, **options)
    for key, path in files.items():
        engine.load_session(key, path)
    streams = record(requests, engine.run(requests))
    return ProcessResult(streams, engine.stats().cached_tokens)

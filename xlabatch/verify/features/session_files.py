"""Sessions in files: a new process that reads them must give the same streams as this process."""

import signal
import tempfile
from collections.abc import Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import replace
from multiprocessing import active_children, get_context
from pathlib import Path
from typing import Any

import jax

from xlabatch.checkpoint.random_weights import SHAPES
from xlabatch.checkpoint.source import Source
from xlabatch.engine import memory
from xlabatch.engine.xla import XlaBatchEngine
from xlabatch.kernels.params import has_portable_sums
from xlabatch.request import Request
from xlabatch.verify.compare_streams import Check, Trial
from xlabatch.verify.features.prefix_reuse import (
    FOLLOWED,
    is_reusable,
    next_turns,
    require_reuse,
    solo_stream,
)
from xlabatch.verify.streams import Streams, choices, record

NAME = "sessions in a new process"


def session_file_check(engine: XlaBatchEngine, source: Source, trial: Trial) -> Check | None:
    """Save the sessions of answers to files, and continue them in a new process; None if that cannot be."""
    if not engine.limits.sessions or not fits_twice(engine, source):
        return None
    answered = sorted(choices(trial.requests), key=lambda request: -len(request.prompt))[:FOLLOWED]
    saving = [replace(request, cache_key=request.id, prompt_logprobs=None) for request in answered]
    finished = [request for request in saving if trial.solo[request.id].finish != "error"]
    turns = next_turns(engine, finished, trial.solo)
    reading = [replace(turn, cache_use="read") for _, turn in turns]
    expected = {turn.id: solo_stream(engine, replace(turn, cache_key=None)) for turn in reading}
    record(saving, engine.run(saving))
    prefixes = engine.scheduler.prefixes  # without kernels a session is whole units: a short answer has none
    reading = [turn for turn in reading if len(turn.prompt) > prefixes.unit + 1]
    if lost := [turn.id for turn in reading if turn.cache_key not in prefixes.sessions.by_key]:
        return Check(NAME, False, f"request {lost[0]}: the session of its key was not saved")
    if not reading and not is_reusable(engine, turns):
        return None
    with tempfile.TemporaryDirectory() as folder:
        files = {turn.cache_key or "": Path(folder, f"{n}") for n, turn in enumerate(reading)}
        for key, path in files.items():
            engine.save_session(key, path)
        same = {name: getattr(engine.options, name) for name in ("slots", "context", "cache")}
        if engine.runner.layout.is_strong:
            same["promise"] = "strong"
        if has_portable_sums(engine.runner.params):
            same["arithmetic"] = "portable"
        if mesh := engine.runner.mesh:
            same["mesh"] = f"tensor={mesh.size}"
        streams, reused = in_new_process(source, {"weights": engine.startup.weights} | same, files, reading)
    check = trial.comparer.compare(NAME, reading, expected, streams)
    return require_reuse(check, engine, turns, reused)


def fits_twice(engine: XlaBatchEngine, source: Source) -> bool:
    """Return whether another process can load the model by name and has memory for it; only on a CPU."""
    unnamed = source.random and source.name.removeprefix("random:") not in SHAPES
    if unnamed or jax.default_backend() != "cpu":
        return False
    mesh = engine.runner.mesh
    devices = None if mesh is None else mesh.size
    plan = memory.plan(source, engine.startup.weights, engine.options, devices)
    return plan.free_bytes is None or plan.total < plan.free_bytes


def in_new_process(
    source: Source, options: Mapping[str, Any], files: Mapping[str, Path], requests: Sequence[Request]
) -> tuple[Streams, int]:
    """Serve requests in a new process, with sessions from files -> streams, tokens that were reused."""
    model = str(source.folder or source.name)
    with ProcessPoolExecutor(1, mp_context=get_context("spawn")) as pool:
        try:
            # block Ctrl-C for all threads and processes that are started here: they inherit the signal mask
            mask = signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGINT])
            try:
                result = pool.submit(serve_from_files, model, options, files, requests)
            finally:
                signal.pthread_sigmask(signal.SIG_SETMASK, mask)
            return result.result()
        except BaseException:  # only this process gets Ctrl-C, and leaving the block would wait for the other
            for process in active_children():
                process.kill()
            raise


def serve_from_files(
    model: str,
    options: Mapping[str, Any],
    files: Mapping[str, Path],
    requests: Sequence[Request],
) -> tuple[Streams, int]:
    """Do the work of the new process."""
    engine = XlaBatchEngine.load(model, **options)
    for key, path in files.items():
        engine.load_session(key, path)
    streams = record(requests, engine.run(requests))
    return streams, engine.stats().cached_tokens

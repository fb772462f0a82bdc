"""Workers on a Ray cluster share the lines of a file. If one ends, Ray starts it again, on any node.

Any worker may answer a line, as in pool.py. A worker gets lines one by one and answers them in any order, so
its slots stay busy while there are lines. If a worker ends, the others get its lines.
"""

import logging
import os
import sys
from collections import Counter, deque
from collections.abc import Callable, Iterator
from contextlib import ExitStack, redirect_stdout
from dataclasses import dataclass, field
from typing import Any, NamedTuple, Self

import ray
from ray.actor import ActorHandle
from ray.exceptions import RayActorError

from xlabatch.batch.answers import OutputLine
from xlabatch.batch.lines import Line
from xlabatch.batch.run import BatchRun, LineSource
from xlabatch.batch.worker import RayWorker
from xlabatch.errors import Refused

RESTARTS = 3  # of each worker: a line that ends its worker must not do so for ever


class Call(NamedTuple):
    worker: ActorHandle[Any]
    line: Line | None  # None: the call asks whether the worker is ready


@dataclass
class RayPool:
    """Workers that start together, and end with the block."""

    load: Callable[[dict[str, Any]], BatchRun]
    options: dict[str, Any]
    count: int | None  # of workers; None: one for each GPU of the cluster, or one for each node
    ready: int  # how many lines keep a worker's slots busy
    workers: set[ActorHandle[Any]] = field(default_factory=set)  # only those that are ready
    calls: dict[Any, Call] = field(default_factory=dict)  # by their future results
    fingerprint: str | None = None
    block: ExitStack = field(default_factory=ExitStack)

    def __enter__(self) -> Self:
        self.block.enter_context(redirect_stdout(sys.stderr))  # Ray's prints must not be read as answers
        try:
            self.block.callback(ray.shutdown)
            start_ray(self.count)
            self._start()
            while self.calls:
                list(self._collect())
            if not self.workers:
                raise OSError("every worker has ended before it was ready")
        except BaseException:
            self.__exit__()
            raise
        return self

    def _start(self) -> None:
        nodes = [node["Resources"] for node in ray.nodes() if node["Alive"]]
        gpus, processors = (int(sum(node.get(kind, 0) for node in nodes)) for kind in ("GPU", "CPU"))
        count = self.count or gpus or len(nodes)
        most = gpus or processors
        if count > most:
            raise Refused(
                f"{count} workers are more than the {most} {'GPUs' if gpus else 'processors'} of the cluster"
            )
        actor = ray.remote(RayWorker).options(
            num_cpus=1,
            num_gpus=min(gpus, 1),
            scheduling_strategy="SPREAD",
            max_restarts=RESTARTS,
            max_concurrency=self.ready + 1,
        )
        for _ in range(count):
            self._ask_ready(actor.remote(self.load, self.options))

    def _ask_ready(self, worker: ActorHandle[Any]) -> None:
        """Ask a worker that starts, or restarts, whether it is ready."""
        self.calls[worker.ready.options(max_task_retries=-1).remote()] = Call(worker, None)

    def __exit__(self, *_: object) -> None:
        self.block.close()

    def answers(self, source: LineSource) -> Iterator[OutputLine]:
        """Answer lines until the source has no more; OSError once every worker has ended."""
        again: deque[Line] = deque()  # lines of workers that have ended
        while True:
            taken = Counter(call.worker for call in self.calls.values())
            for worker in self.workers:
                for _ in range(self.ready - taken[worker]):
                    if (line := again.popleft() if again else source.take(wait=False)) is None:
                        break
                    self.calls[worker.answer.remote(line)] = Call(worker, line)
            if not self.calls:
                if not self.workers:
                    raise OSError("every worker has ended; the same command continues where they stopped")
                return
            for line, content in self._collect():
                if content is None:
                    again.append(line)
                else:
                    yield OutputLine(line.number, content)

    def _collect(self) -> Iterator[tuple[Line, bytes | None]]:
        """Wait for results and yield lines with their answers; None for a line whose worker has ended."""
        waiting = list(self.calls)
        first, _ = ray.wait(waiting)
        others, _ = ray.wait(waiting, num_returns=len(waiting), timeout=0)
        for result in dict.fromkeys([*first, *others]):
            worker, line = self.calls.pop(result)
            try:
                found = ray.get(result)
            except RayActorError:
                found = None
                if worker in self.workers:  # Ray starts it again, unless it has done so too often
                    self.workers.remove(worker)
                    self._ask_ready(worker)
            if line is not None:
                yield line, found
            elif found is not None:
                self._is_ready(worker, **found)

    def _is_ready(self, worker: ActorHandle[Any], fingerprint: str | None, error: str | None) -> None:
        """Record that a worker can answer lines. Refused if its answers would not have the others' bits."""
        if error:
            raise Refused(error)
        if self.fingerprint not in (None, fingerprint):
            raise Refused(
                f"the nodes of the cluster give answers of different bits ({self.fingerprint} and "
                f"{fingerprint}): they must have equal processors and versions"
            )
        self.fingerprint = fingerprint
        self.workers.add(worker)


def start_ray(workers: int | None) -> None:
    """Connect to the cluster that RAY_ADDRESS names, or start one on this machine."""
    os.environ["RAY_USAGE_STATS_ENABLED"] = "0"  # Ray has no other way to turn off its reports
    quiet: dict[str, Any] = {"log_to_driver": False, "logging_level": logging.WARNING}
    if os.environ.get("RAY_ADDRESS"):
        ray.init(**quiet)
        return
    # A worker reserves one processor of Ray's count, which need not be the machine's count.
    ray.init(address="local", num_cpus=workers or 1, include_dashboard=False, **quiet)

"""Workers share lines: those of a worker that is killed are answered by the others."""

import json
import os
import signal
import sys
from collections.abc import Sequence

import pytest
from support.batches import Lines

from xlabatch.batch.answers import OutputLine
from xlabatch.batch.pool import WorkerPool
from xlabatch.errors import Refused

ECHO = """
import os, sys, time
print('{"fingerprint": "f"}', flush=True)
for line in sys.stdin:
    number, content = line.split()
    if content == "slow":
        time.sleep(0.02)
    if content == "deadly":
        os.kill(os.getpid(), 9)
    print(number, '{"content": "%s"}' % content, flush=True)
"""
REFUSING = """print('{"error": "no such model"}', flush=True)"""


def pool(program: str, workers: int = 3) -> WorkerPool:
    return WorkerPool([sys.executable, "-c", program], workers, ready=4)


def contents(answers: Sequence[OutputLine]) -> dict[int, str]:
    return {answer.number: json.loads(answer.content)["content"] for answer in answers}


def test_lines_of_a_killed_worker_are_answered_by_the_others_and_none_twice() -> None:
    with pool(ECHO) as workers:
        answers = []
        for answer in workers.answers(Lines([b"slow"] * 40)):
            answers.append(answer)
            if len(answers) == 10:
                victim = max(workers.workers, key=lambda worker: len(worker.lines))
                assert victim.lines
                os.kill(victim.process.pid, signal.SIGKILL)
        assert len(workers.workers) == 2
    assert sorted(answer.number for answer in answers) == list(range(40))
    assert set(contents(answers).values()) == {"slow"}


def test_a_line_that_ends_every_worker_ends_the_run_with_a_sentence() -> None:
    with pool(ECHO) as workers:
        answers = workers.answers(Lines([b"quick", b"deadly", b"quick"]))
        with pytest.raises(OSError, match="every worker has ended; the same command continues"):
            list(answers)
        assert workers.workers == []


def test_a_worker_that_cannot_load_the_model_says_why() -> None:
    with pytest.raises(Refused, match="no such model"):
        pool(REFUSING).__enter__()


def test_workers_end_with_the_block() -> None:
    with pool(ECHO) as workers:
        assert workers.fingerprint == "f"
        processes = [worker.process for worker in workers.workers]
        assert all(process.poll() is None for process in processes)
    assert all(process.poll() is not None for process in processes)

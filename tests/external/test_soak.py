"""A soak test of XLABATCH_SOAK_S seconds: every client gets its own answers, and no resource leaks.

64 clients stream or wait, read slowly, disconnect, ask for structured output and send bad bodies, while the
engine fails now and then. An answer is the one that the request gets alone, or it names the failure.
"""

import asyncio
import ctypes
import gc
import json
import os
import random
import threading
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import aclosing, contextmanager
from dataclasses import dataclass, field
from typing import Any

import httpx
import psutil
import pytest
from support.serving import PROMPT, running, until

from xlabatch import LLM
from xlabatch.request import Event

SECONDS = float(os.environ.get("XLABATCH_SOAK_S", "0"))
CLIENTS = 64
FAILURE_S = 1.0  # between two failures of the engine
BODIES: list[dict[str, Any]] = [
    *(
        {"prompt": PROMPT + " a" * n, "max_tokens": 5 + 9 * n, "seed": n, "temperature": temperature}
        for n in range(8)
        for temperature in (0.0, 0.8)
    ),
    {"prompt": PROMPT, "max_tokens": 30, "temperature": 0.0, "regex": "[A-Z][a-z ]{9,20}[.]"},
    {"prompt": PROMPT, "max_tokens": 30, "temperature": 0.9, "seed": 5, "regex": "(yes|no) [0-9]{2,9}"},
    {"prompt": PROMPT, "max_tokens": 20, "temperature": 0.0, "repetition_penalty": 1.3, "min_tokens": 20},
]
BAD_BODIES: list[bytes] = [
    b"{",
    b'{"prompt": 7}',
    b'{"prompt": "a", "max_tokens": -1}',
    b'{"prompt": "a", "unknown": 1}',
    b'{"prompt": "a", "regex": "("}',
    b'{"prompt": "a", "regex": "(a{1000}){1001}"}',
    json.dumps({"prompt": "a " * 10**6}).encode(),
    json.dumps({"prompt": "a", "logit_bias": {str(n): "x" for n in range(10**4)}}).encode(),
]


@dataclass
class Outcome:
    """What the clients have got so far."""

    solo: list[str]  # the text of each body without the server
    counts: Counter[str] = field(default_factory=Counter)
    wrong: list[str] = field(default_factory=list)


async def ask(client: httpx.AsyncClient, rng: random.Random, outcome: Outcome) -> None:
    """Send one of the bodies, and compare what comes, unless the connection is closed before its end."""
    which, stream = rng.randrange(len(BODIES)), rng.random() < 0.5
    body = BODIES[which] | {"stream": stream, "share": rng.random() < 0.5}
    disconnects, delay_s = rng.random() < 0.15, rng.choice([0, 0, 0, 0.01])
    content = b""
    response = await begin(client, outcome, json=body)
    if response is None:
        return
    async with aclosing(response):
        if response.status_code != 200:
            content = await response.aread()
        else:
            async for part in response.aiter_raw():
                content += part
                await asyncio.sleep(delay_s)
                if disconnects:
                    outcome.counts["disconnected"] += 1
                    return
    if b"engine_failed" in content:
        outcome.counts["failed"] += 1
        return
    parts = [part[6:] for part in content.decode().split("\n\n") if part.startswith("data: {")]
    chunks = [json.loads(part) for part in (parts if stream else [content])]
    text = "".join(chunk["choices"][0]["text"] for chunk in chunks)
    outcome.wrong.extend([] if text == outcome.solo[which] else [content.decode()[-300:]])
    outcome.counts["answered"] += 1


async def begin(client: httpx.AsyncClient, outcome: Outcome, **body: Any) -> httpx.Response | None:
    """The response to a body, or None if the server had closed the idle connection for it."""
    try:
        request = client.build_request("POST", "/v1/completions", **body)
        return await client.send(request, stream=True)
    except httpx.ReadError:
        outcome.counts["not begun"] += 1
        return None


async def send_bad_body(client: httpx.AsyncClient, rng: random.Random, outcome: Outcome) -> None:
    """Send a body that the server refuses."""
    headers = {"content-type": "application/json"}
    response = await begin(client, outcome, content=rng.choice(BAD_BODIES), headers=headers)
    if response is None:
        return
    async with aclosing(response):
        text = (await response.aread()).decode()
    outcome.counts["refused"] += 1
    outcome.wrong.extend([] if response.status_code == 400 else [f"{response.status_code}: {text}"])


async def run_clients(url: str, seconds: float, rng: random.Random, outcome: Outcome) -> None:
    async def run_client(client: httpx.AsyncClient) -> None:
        while time.monotonic() < end:
            act = send_bad_body if rng.random() < 0.05 else ask
            try:
                await act(client, rng, outcome)
            except (httpx.HTTPError, LookupError, ValueError) as error:
                outcome.wrong.append(f"{error!r}")

    end = time.monotonic() + seconds
    limits = httpx.Limits(max_connections=CLIENTS)
    async with httpx.AsyncClient(base_url=url, timeout=120, limits=limits) as client:
        await asyncio.gather(*(run_client(client) for _ in range(CLIENTS)))


@contextmanager
def failing(llm: LLM) -> Iterator[Counter[str]]:
    """An engine whose step fails every FAILURE_S seconds, after its programs have run or before."""
    run_step, counts, rng = llm.engine.run_step, Counter[str](), random.Random(2)
    next_failure = time.monotonic() + FAILURE_S

    def run_step_or_fail() -> list[Event]:
        nonlocal next_failure
        if time.monotonic() < next_failure:
            return run_step()
        next_failure = time.monotonic() + FAILURE_S
        counts["failures"] += 1
        if rng.random() < 0.5:
            run_step()
        raise RuntimeError("a failure for the test")

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(llm.engine, "run_step", run_step_or_fail)
        yield counts


def resources() -> dict[str, int]:
    """What this process uses; what the allocator only keeps for later is given back first."""
    gc.collect()
    ctypes.CDLL(None).malloc_trim(0)
    process = psutil.Process()
    return {
        "megabytes": process.memory_info().rss // 2**20,
        "descriptors": process.num_fds(),
        "threads": threading.active_count(),
        "children": len(process.children(recursive=True)),
    }


@pytest.mark.skipif(not SECONDS, reason="XLABATCH_SOAK_S gives the seconds")
def test_under_a_long_load_every_answer_is_right_and_no_resource_leaks() -> None:
    llm, rng = LLM(slots=8, context=256, generation_config="none"), random.Random(1)
    outcome = Outcome([llm.generate(body)[0].text for body in BODIES])
    with running(llm) as served, failing(llm) as failures:
        asyncio.run(run_clients(served.url, SECONDS / 2, rng, outcome))
        until(lambda: served.idle and not served.connections)
        before = resources()
        asyncio.run(run_clients(served.url, SECONDS / 2, rng, outcome))
        until(lambda: served.idle and not served.connections)
        after = resources()
    print(dict(outcome.counts), dict(failures), before, after, Counter(each[:60] for each in outcome.wrong))
    assert outcome.wrong[:9] == []
    assert outcome.counts["answered"] > SECONDS
    assert outcome.counts["not begun"] < 1 + outcome.counts["answered"] / 1000
    assert all(outcome.counts[name] for name in ("disconnected", "refused"))
    assert (SECONDS < 4 * FAILURE_S) or (failures["failures"] and outcome.counts["failed"])
    assert after["megabytes"] < before["megabytes"] + 40
    assert all(after[name] <= before[name] + 2 for name in ("descriptors", "threads", "children"))

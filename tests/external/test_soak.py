"""A soak test of XLABATCH_SOAK_S seconds: every client gets its own answers, and memory stays flat."""

import asyncio
import json
import os
import random
import time
from typing import Any

import httpx
import psutil
import pytest
from support.serving import running, solo_text, until

from xlabatch import LLM

SECONDS = float(os.environ.get("XLABATCH_SOAK_S", "0"))
BODIES: list[dict[str, Any]] = [
    {"prompt": f"Once upon a time{' a' * n}", "max_tokens": 5 + 9 * n, "seed": n, "temperature": temperature}
    for n in range(8)
    for temperature in (0.0, 0.8)
]


@pytest.mark.skipif(not SECONDS, reason="XLABATCH_SOAK_S gives the seconds")
def test_under_a_long_load_every_answer_is_right_and_memory_stays_flat() -> None:
    rng, count, wrong = random.Random(1), 0, list[str]()
    llm = LLM(slots=8, context=256)
    solo = [solo_text(llm, body) for body in BODIES]

    async def run_client(client: httpx.AsyncClient, end: float) -> None:
        nonlocal count
        while time.monotonic() < end:
            which, stream = rng.randrange(len(BODIES)), rng.random() < 0.5
            body = BODIES[which] | {"stream": stream, "share": rng.random() < 0.5}
            async with client.stream("POST", "/v1/completions", json=body) as response:
                if rng.random() < 0.15:  # disconnects before the end
                    continue
                content = (await response.aread()).decode()
            parts = [part[6:] for part in content.split("\n\n") if part.startswith("data: {")]
            chunks = [json.loads(part) for part in (parts if stream else [content])]
            text = "".join(chunk["choices"][0]["text"] for chunk in chunks)
            wrong.extend([] if text == solo[which] else [text])
            count += 1

    async def run_clients(url: str, seconds: float) -> None:
        limits = httpx.Limits(max_connections=64)
        async with httpx.AsyncClient(base_url=url, timeout=60, limits=limits) as client:
            end = time.monotonic() + seconds
            await asyncio.gather(*(run_client(client, end) for _ in range(48)))

    with running(llm) as served:
        asyncio.run(run_clients(served.url, SECONDS / 4))
        memory = psutil.Process().memory_info().rss
        asyncio.run(run_clients(served.url, 3 * SECONDS / 4))
        until(lambda: served.idle)
        growth = psutil.Process().memory_info().rss - memory
    assert wrong == []
    assert count > SECONDS
    assert growth < 30 * 2**20

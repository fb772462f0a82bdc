"""A soak, for as many seconds as XLABATCH_SOAK_S says: nobody lost, nobody mixed up, memory flat."""

import asyncio
import json
import os
import random
import time
from typing import Any

import httpx
import psutil
import pytest
from support.serving import running, until

from xlabatch import LLM

SECONDS = float(os.environ.get("XLABATCH_SOAK_S", "0"))
KINDS: list[dict[str, Any]] = [
    {"prompt": f"Once upon a time{' a' * n}", "max_tokens": 5 + 9 * n, "seed": n, "temperature": heat}
    for n in range(8)
    for heat in (0.0, 0.8)
]


@pytest.mark.skipif(not SECONDS, reason="XLABATCH_SOAK_S says for how long")
def test_a_soak_loses_nobody_and_keeps_its_memory() -> None:
    rng, done, wrong = random.Random(1), 0, list[str]()
    llm = LLM(slots=8, context=256)
    told = [
        next(
            llm.generate(
                k["prompt"], max_tokens=k["max_tokens"], seed=k["seed"], temperature=k["temperature"]
            )
        )
        for k in KINDS
    ]

    async def one(client: httpx.AsyncClient, end: float) -> None:
        nonlocal done
        while time.monotonic() < end:
            which, stream = rng.randrange(len(KINDS)), rng.random() < 0.5
            body = KINDS[which] | {"stream": stream, "share": rng.random() < 0.5}
            async with client.stream("POST", "/v1/completions", json=body) as answer:
                if rng.random() < 0.15:  # gone before the end
                    continue
                text = (await answer.aread()).decode()
            parts = (
                [part[6:] for part in text.split("\n\n") if part.startswith("data: {")] if stream else [text]
            )
            got = "".join(json.loads(part)["choices"][0]["text"] for part in parts)
            wrong.extend([] if got == told[which].text else [got])
            done += 1

    async def soak(url: str, seconds: float) -> None:
        limits = httpx.Limits(max_connections=64)
        async with httpx.AsyncClient(base_url=url, timeout=60, limits=limits) as client:
            end = time.monotonic() + seconds
            await asyncio.gather(*(one(client, end) for _ in range(48)))

    with running(llm) as served:
        asyncio.run(soak(served.url, SECONDS / 4))
        held = psutil.Process().memory_info().rss
        asyncio.run(soak(served.url, 3 * SECONDS / 4))
        until(lambda: served.idle)
        grown = psutil.Process().memory_info().rss - held
    assert wrong == []
    assert done > SECONDS
    assert grown < 30 * 2**20

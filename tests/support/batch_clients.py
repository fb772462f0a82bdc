"""Files and batches of a running server, with OpenAI's client."""

import json
from typing import Any

import openai
from openai.types import Batch

from support.batches import COMPLETIONS
from support.serving import RunningServer, until
from xlabatch.server.openai_batches.batch_routes import Batches

ENDED = ("completed", "failed", "cancelled", "expired")


def client_of(served: RunningServer, **options: Any) -> openai.OpenAI:
    options = {"timeout": 60} | options
    return openai.OpenAI(base_url=f"{served.url}/v1", api_key="none", max_retries=0, **options)


def upload(client: openai.OpenAI, lines: list[bytes], name: str = "in.jsonl") -> str:
    return client.files.create(file=(name, b"\n".join(lines)), purpose="batch").id


def create(client: openai.OpenAI, lines: list[bytes], endpoint: Any = COMPLETIONS) -> Batch:
    return client.batches.create(
        input_file_id=upload(client, lines), endpoint=endpoint, completion_window="24h", metadata={"a": "b"}
    )


def ended(client: openai.OpenAI, id: str) -> Batch:
    until(lambda: client.batches.retrieve(id).status in ENDED)
    return client.batches.retrieve(id)


def content(client: openai.OpenAI, id: str | None) -> list[Any]:
    assert id
    return [json.loads(line) for line in client.files.content(id).text.splitlines()]


def batches_of(served: RunningServer) -> Batches:
    """The files and batches of a running server."""
    route: Any = next(each for each in served.uvicorn.config.app.routes if each.path == "/v1/files")  # type: ignore[union-attr]
    batches: Batches = route.endpoint.__closure__[0].cell_contents()
    return batches

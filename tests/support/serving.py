"""A server on loopback for tests: uvicorn in a thread, on a free port."""

import asyncio
import json
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from typing import Any

import anyio
import httpx
import pytest

from xlabatch import LLM
from xlabatch.request import Event
from xlabatch.server.http.listen import bind
from xlabatch.server.models import Models
from xlabatch.server.routes import create_app
from xlabatch.server.run import DrainingServer, uvicorn_config
from xlabatch.server.service import Server
from xlabatch.server.settings import Settings
from xlabatch.server.tracing import Tracing
from xlabatch.training.trainer import Trainer

anyio.open_file  # noqa: B018 (imported at first use: in a server's thread pytest cannot rewrite it)
PROMPT = "Once upon a time"
# on loopback: a client that verifies first reads all certificates of the machine, 23 ms of a processor
OPTIONS: dict[str, Any] = {"timeout": 60, "verify": False}


@contextmanager
def serving_process(options: str) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """`xlabatch serve` on a free port as a process, and its address once it serves."""
    args = [sys.executable, "-m", "xlabatch", "serve", "--port", "0", *options.split()]
    with subprocess.Popen(args, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as command:
        assert command.stdout
        try:
            yield (
                command,
                next(line.split()[2] for line in command.stdout if line.startswith("Serving on http://")),
            )
        except BaseException:  # it would be waited for
            command.kill()
            raise


class RunningServer:
    """A server that runs until `stop`."""

    def __init__(
        self,
        llm: LLM,
        others: Mapping[str, LLM] = {},
        tracing: Tracing | None = None,
        trainer: Trainer | None = None,
        **settings: Any,
    ) -> None:
        options: dict[str, Any] = {"name": "stories", "drain_s": 1.0} | settings
        llms = {options["name"]: llm, **others}
        servers = [
            Server(each, Settings(**options | {"name": n}), tracing, trainer) for n, each in llms.items()
        ]
        self.models = Models(servers)
        self.server = self.models.first
        sockets = bind("127.0.0.1", 0)
        config = uvicorn_config(create_app(self.models), "127.0.0.1", self.server.settings)
        self.uvicorn = DrainingServer(config, self.models)
        self.thread = threading.Thread(target=self.uvicorn.run, args=(sockets,))
        self.thread.start()
        until(lambda: self.uvicorn.started)
        self.url = f"http://127.0.0.1:{sockets[0].getsockname()[1]}"

    @property
    def stats(self) -> Any:
        return self.server.dispatcher.view.stats

    @property
    def idle(self) -> bool:
        """Nothing runs, and the engine's thread waits for a command, so that a test may use the engine."""
        dispatcher = self.server.dispatcher
        return self.server.llm.engine.idle and not dispatcher.in_flight and dispatcher.thread.step_s == 0

    @property
    def connections(self) -> int:
        return len(self.uvicorn.server_state.connections)

    def stop(self) -> None:
        self.uvicorn.should_exit = True
        self.thread.join(30)
        assert not self.thread.is_alive()


@contextmanager
def running(
    llm: LLM,
    others: Mapping[str, LLM] = {},
    tracing: Tracing | None = None,
    trainer: Trainer | None = None,
    **settings: Any,
) -> Iterator[RunningServer]:
    served = RunningServer(llm, others, tracing, trainer, **settings)
    try:
        yield served
    finally:
        served.stop()


def slow_down(llm: LLM, monkeypatch: pytest.MonkeyPatch, seconds: float) -> None:
    """Make each step of an engine take longer, until the end of the test."""
    step = llm.engine.step

    def delayed_step() -> list[Event]:
        time.sleep(seconds)
        return step()

    monkeypatch.setattr(llm.engine, "step", delayed_step)


def until(condition: Callable[[], Any], timeout_s: float = 60.0) -> None:
    """Wait until a condition holds."""
    end = time.monotonic() + timeout_s
    while not condition():
        assert time.monotonic() < end, f"the condition did not hold within {timeout_s} s"
        time.sleep(0.005)


def post(url: str, **options: Any) -> httpx.Response:
    return httpx.post(url, **(OPTIONS | options))


def in_background(send: Callable[[], httpx.Response]) -> tuple[threading.Thread, list[httpx.Response]]:
    """A thread that sends a request, and the list that its response comes into."""
    responses: list[httpx.Response] = []
    thread = threading.Thread(target=lambda: responses.append(send()))
    thread.start()
    return thread, responses


def get(url: str, **options: Any) -> httpx.Response:
    return httpx.get(url, **(OPTIONS | options))


async def post_delayed(
    served: RunningServer, body: dict[str, Any], delays: list[tuple[dict[str, Any], float]]
) -> list[Any]:
    """The responses to a body with further parameters, each sent after a delay in seconds."""
    async with httpx.AsyncClient(**OPTIONS) as client:

        async def post_one(parameters: dict[str, Any], delay_s: float) -> Any:
            await asyncio.sleep(delay_s)
            return (await client.post(f"{served.url}/v1/completions", json=body | parameters)).json()

        return list(await asyncio.gather(*(post_one(*each) for each in delays)))


def solo_text(served: RunningServer, prompt: Any, **options: Any) -> str:
    """The text of an answer without the server, whose thread must have left the engine."""
    until(lambda: served.idle)
    return served.server.llm.generate(prompt, **options)[0].text


def stream_chunks(response: httpx.Response) -> list[Any]:
    """The chunks of a stream that has ended."""
    lines = [line.removeprefix("data: ") for line in response.text.split("\n\n") if line.startswith("data: ")]
    assert lines[-1] == "[DONE]"
    return [json.loads(line) for line in lines[:-1]]


def connect(served: RunningServer, content: bytes = b"") -> socket.socket:
    """A connection on which something has been sent."""
    url = httpx.URL(served.url)
    client = socket.create_connection((url.host, url.port), timeout=30)
    client.sendall(content)
    return client


def raw_request(path: str, body: Any) -> bytes:
    """The bytes of an HTTP request."""
    content = json.dumps(body).encode()
    head = f"POST {path} HTTP/1.1", "host: localhost", "content-type: application/json"
    return "\r\n".join([*head, f"content-length: {len(content)}", "", ""]).encode() + content

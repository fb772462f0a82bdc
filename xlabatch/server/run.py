"""Run the server with uvicorn, and let completions finish when it is stopped."""

import asyncio
import gc
import json
import logging
import socket
import sys
import time
from collections.abc import Callable
from functools import partial
from typing import Any

import uvicorn
from starlette.types import ASGIApp

from xlabatch.server.http.connections import TimedConnection
from xlabatch.server.http.listen import raise_open_files_limit, url_of
from xlabatch.server.http.request_logs import RepeatLimit
from xlabatch.server.log_lines import log_to_stderr
from xlabatch.server.models import Models
from xlabatch.server.routes import create_app
from xlabatch.server.settings import Settings

log = logging.getLogger("xlabatch.server")
CLOSE_TIMEOUT_S = 5  # for responses to be read once the last completion has ended
DRAIN_INTERVAL_S = 0.05
SWITCH_INTERVAL_S = 0.001  # between Python's threads: the event loop waits for threads that work on text
QUEUED_CONNECTIONS = 2048  # which the system keeps until they are accepted
ACCEPTED_AT_ONCE = 2  # before other clients have their turn
IDLE_TIMEOUT_S = 75  # unlike the clients' (httpx: 5), or both ends might close a connection at once


class ListeningServer(uvicorn.Server):
    """Takes connections on bound sockets, and prints where as soon as it does."""

    def __init__(self, config: uvicorn.Config, settings: Settings, chats: bool = False) -> None:
        super().__init__(config)
        self.settings = settings
        self.chats = chats

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            for listening in sockets or ():
                listening.listen(QUEUED_CONNECTIONS)  # uvicorn has one limit for both
            port = self.servers[0].sockets[0].getsockname()[1]  # the free port that was taken for port 0
            print(start_message(self.config.host, port, self.settings, self.chats), flush=True)

    def tell(self, event: str, sentence: str, **fields: float) -> None:
        """Log a stage of the server's end; a JSON log has the sentence's numbers as fields."""
        log.info(json.dumps({"event": event} | fields) if self.settings.as_json else sentence)

    async def drain(self, is_busy: Callable[[], Any]) -> None:
        """Wait up to `drain_s` for work in progress; the time left over is for its last bytes."""
        until_s = time.monotonic() + self.settings.drain_s
        while is_busy() and time.monotonic() < until_s and not self.force_exit:
            await asyncio.sleep(DRAIN_INTERVAL_S)
        left_s = max(until_s - time.monotonic(), 0.0)
        self.config.timeout_graceful_shutdown = CLOSE_TIMEOUT_S + int(left_s)


class DrainingServer(ListeningServer):
    """When stopped, refuses requests with 503, lets completions finish for `drain_s`, then cancels them."""

    def __init__(self, config: uvicorn.Config, models: Models) -> None:
        super().__init__(config, models.settings, models.first.llm.tokenizer.has_chat_template)
        self.models = models

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self.models.refuse_requests()
        requests = self.models.in_flight
        drain_s = self.settings.drain_s
        until = f"; they have {drain_s:g} s" if requests else ""
        sentence = f"stopping; requests that run or wait: {requests}{until}"
        self.tell("stopping", sentence, requests=requests, drain_s=drain_s)
        await self.drain(lambda: self.models.in_flight)
        self.models.cancel_all()
        await super().shutdown(sockets)
        if self.force_exit:  # a second Ctrl-C, after which uvicorn would leave the application running
            await self.lifespan.shutdown()
        self.tell("stopped", "stopped")


def start_message(host: str, port: int, settings: Settings, chats: bool = False) -> str:
    """Return a message with the server's address and a first request to try."""
    url = url_of(host, port, bool(settings.ssl_certfile))
    key = ' -H "authorization: Bearer $API_KEY"' if settings.api_keys else ""
    path, body = "completions", '{"prompt": "Once upon a time", "max_tokens": 32}'
    if chats:
        path, body = "chat/completions", '{"messages": [{"role": "user", "content": "Who are you?"}]}'
    return (
        f"Serving on {url}  (chat page: /, API docs: /docs, metrics: /metrics)\n"
        f"Try: curl {url}/v1/{path}{key} \\\n"
        f"  -H 'content-type: application/json' \\\n"
        f"  -d '{body}'"
    )


def uvicorn_config(app: ASGIApp, host: str, settings: Settings | None = None) -> uvicorn.Config:
    """Return the options with which uvicorn runs an application."""
    return uvicorn.Config(
        app,
        host=host,
        log_level="warning",
        access_log=False,
        http=partial(TimedConnection, waiting={}),  # type: ignore[arg-type]
        backlog=ACCEPTED_AT_ONCE,
        loop="asyncio",  # only asyncio's connections let us set how much to read at once
        ws="none",
        timeout_keep_alive=IDLE_TIMEOUT_S,
        timeout_graceful_shutdown=CLOSE_TIMEOUT_S,
        ssl_certfile=settings.ssl_certfile if settings else None,
        ssl_keyfile=settings.ssl_keyfile if settings else None,
    )


def draining_server(models: Models, host: str) -> DrainingServer:
    """Prepare what serving needs besides the models; `host` is for the start message."""
    settings = models.settings
    log_to_stderr(settings.log_level, settings.as_json)
    prepare_for_connections()
    return DrainingServer(uvicorn_config(create_app(models), host, settings), models)


def prepare_for_connections() -> None:
    """Allow this process many connections, and log their errors at most once a second."""
    logging.getLogger("uvicorn.error").addFilter(RepeatLimit())
    raise_open_files_limit()


def shorten_pauses() -> None:
    """Shorten the event loop's waits for other threads; call this once everything that stays is loaded."""
    sys.setswitchinterval(SWITCH_INTERVAL_S)
    gc.freeze()  # a collection that walks all of jax stops every thread for 0.2 s

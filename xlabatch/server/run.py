"""Runs the server with uvicorn, and lets completions finish when it is stopped."""

import asyncio
import logging
import socket

import uvicorn

from xlabatch.server.routes import create_app
from xlabatch.server.service import Server

MAX_CONNECTIONS = 1024
IDLE_TIMEOUT_S = 75  # unlike the clients' (httpx: 5), so that both ends do not close a connection at once


class DrainingServer(uvicorn.Server):
    """When stopped it accepts nothing more, lets completions finish for `drain_s`, then cancels them."""

    def __init__(self, config: uvicorn.Config, server: Server) -> None:
        super().__init__(config)
        self.served = server

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            port = self.servers[0].sockets[0].getsockname()[1]  # the free one that was taken for port 0
            print(start_message(self.config.host, port, bool(self.served.settings.api_keys)), flush=True)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        dispatcher, drain_s = self.served.dispatcher, self.served.settings.drain_s
        dispatcher.closing = True
        timer = asyncio.get_running_loop().call_later(drain_s, dispatcher.cancel_all)
        try:
            await super().shutdown(sockets)
        finally:
            timer.cancel()


def start_message(host: str, port: int, has_keys: bool) -> str:
    """Where the server is, and a first request to try."""
    url = f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"
    key = ' -H "authorization: Bearer $API_KEY"' if has_keys else ""
    body = '{"prompt": "Once upon a time", "max_tokens": 32}'
    return (
        f"Serving on {url}  (chat page: /, API docs: /docs, metrics: /metrics)\n"
        f"Try: curl {url}/v1/completions{key} -H 'content-type: application/json' -d '{body}'"
    )


def uvicorn_config(server: Server, host: str, port: int) -> uvicorn.Config:
    """The options that uvicorn runs a server with."""
    return uvicorn.Config(
        create_app(server),
        host=host,
        port=port,
        log_level="warning",
        access_log=False,
        limit_concurrency=MAX_CONNECTIONS,
        timeout_keep_alive=IDLE_TIMEOUT_S,
        timeout_graceful_shutdown=int(server.settings.drain_s) + 5,
    )


def serve(server: Server, host: str, port: int) -> None:
    """Serve until stopped by a signal."""
    logging.basicConfig(level=logging.INFO, format="%(message)s")
    DrainingServer(uvicorn_config(server, host, port), server).run()

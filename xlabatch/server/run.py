"""Running the server: uvicorn, and an end that lets answers finish."""

import asyncio
import logging
import socket

import uvicorn

from xlabatch.server.routes import app
from xlabatch.server.service import Server

CONNECTIONS = 1024
IDLE_S = 75  # for which a connection is kept: not what clients say (httpx: 5), lest both close at once


class DrainingServer(uvicorn.Server):
    """Told to stop, it takes nothing more, lets answers end for a while, then ends them properly."""

    def __init__(self, config: uvicorn.Config, server: Server) -> None:
        super().__init__(config)
        self.served = server

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            port = self.servers[0].sockets[0].getsockname()[1]  # where 0 was asked for, any
            print(f"http://{self.config.host}:{port}", flush=True)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        desk = self.served.dispatcher
        desk.closing = True
        late = asyncio.get_running_loop().call_later(self.served.settings.drain_s, desk.cancel_all)
        try:
            await super().shutdown(sockets)
        finally:
            late.cancel()


def uvicorn_config(server: Server, host: str, port: int) -> uvicorn.Config:
    """How a server is run."""
    return uvicorn.Config(
        app(server),
        host=host,
        port=port,
        log_level="warning",
        access_log=False,
        limit_concurrency=CONNECTIONS,
        timeout_keep_alive=IDLE_S,
        timeout_graceful_shutdown=int(server.settings.drain_s) + 5,
    )


def serve(server: Server, host: str, port: int) -> None:
    """Serve until told to stop."""
    logging.basicConfig(level=logging.INFO, format="%(message)s")
    DrainingServer(uvicorn_config(server, host, port), server).run()

"""Replace a model's weights while the server runs, and pause its engine, as vLLM's and SGLang's endpoints do.

Only for servers with a folder for weights (`--weights-folder`). Weights come from a folder within it, or as
the body of a request, which is written to a file there first.
"""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from uuid import uuid4

from fastapi import FastAPI, Request
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect

from xlabatch.checkpoint.source import open_source
from xlabatch.protocols.formatting import Json
from xlabatch.protocols.weights_body import OfServer, Pause, RunningChoice, UpdateFromDisk
from xlabatch.server.model_routes import within
from xlabatch.server.models import Models
from xlabatch.server.service import Server
from xlabatch.training.weights import Parameters, parameters_of, read_parameters

UPDATE = "/update_weights"
SAFETENSORS = ("application/octet-stream", "application/vnd.safetensors")
POLL_S = 0.02


def add_weight_routes(app: FastAPI, models: Models) -> None:
    """Add the endpoints if the server has a folder for weights."""
    base = models.settings.weights_folder
    if base is None:
        return
    updating = asyncio.Lock()

    @app.get("/weight_version")
    async def version(model: str | None = None) -> Json:
        """How often the weights were replaced, and the fingerprint of those that are there now."""
        return version_of(models.named(model).server)

    @app.get("/is_paused")
    async def is_paused(model: str | None = None) -> Json:
        """Whether the engine is paused."""
        return {"is_paused": models.named(model).server.dispatcher.thread.is_paused}

    @app.post("/pause")
    async def pause(body: Pause) -> Json:
        """Let the engine make no more steps: at once, after what runs, or after ending what runs."""
        server = models.named(body.model).server
        await pause_engine(server, body.mode)
        return {"status": "paused", **version_of(server)}

    @app.post("/resume")
    async def resume(body: OfServer) -> Json:
        """Let the engine go on."""
        server = models.named(body.model).server
        await server.dispatcher.thread.call(partial(go_on, server))
        return {"status": "resumed", **version_of(server)}

    @app.post("/update_weights_from_disk")
    async def update_from_disk(body: UpdateFromDisk) -> Json:
        """Replace the weights by those of a folder or a GGUF file."""
        server = models.named(body.model).server
        path = within(base, body.model_path, "model_path", "weights")

        def read() -> Parameters:
            return parameters_of(open_source(path), server.llm.engine)

        async with updating:
            return await replace_weights(server, read, body.running)

    @app.post(UPDATE)
    async def update(client: Request, running: RunningChoice = "recompute", model: str | None = None) -> Json:
        """Replace the weights by the body, a safetensors file with all tensors by the names of the model."""
        server = models.named(model).server
        kind = client.headers.get("content-type", "").partition(";")[0].strip().lower()
        if kind not in SAFETENSORS:
            raise HTTPException(415, f"send a safetensors file as {SAFETENSORS[0]}")
        async with updating, received(client, base) as file:
            return await replace_weights(server, lambda: read_parameters(file, server.llm.engine), running)


def version_of(server: Server) -> Json:
    return {"weight_version": server.llm.engine.version, "system_fingerprint": server.llm.fingerprint()}


async def pause_engine(server: Server, mode: str) -> None:
    engine = server.llm.engine
    thread = server.dispatcher.thread
    if mode == "abort":
        await thread.call(engine.cancel_all)
        while server.dispatcher.in_flight:
            await asyncio.sleep(POLL_S)
    if mode == "wait":
        await thread.call(partial(engine.admit, False))
        while engine.runs:
            await asyncio.sleep(POLL_S)
    await thread.call(thread.pause)


def go_on(server: Server) -> None:
    server.llm.engine.admit(True)
    server.dispatcher.thread.resume()


async def replace_weights(server: Server, read: Callable[[], Parameters], running: RunningChoice) -> Json:
    """Read weights in a thread, and give them to the engine; returns once they are in force."""
    engine = server.llm.engine
    thread = server.dispatcher.thread
    if running == "finish" and thread.is_paused and engine.runs:
        raise HTTPException(409, "the engine is paused: what runs cannot finish")
    params = await asyncio.to_thread(read)
    before = engine.version
    await thread.call(partial(engine.update, params, running))
    while engine.version == before:  # with "finish"
        await asyncio.sleep(POLL_S)
    return {"success": True, **version_of(server)}


@asynccontextmanager
async def received(client: Request, base: Path) -> AsyncIterator[Path]:
    """Write a request's body to a file for as long as it is used."""
    path = base / f".{uuid4().hex}.safetensors"
    try:
        with path.open("xb") as file:
            async for part in client.stream():
                await asyncio.to_thread(file.write, part)
        yield path
    except ClientDisconnect:
        raise HTTPException(400, "the client has disconnected before the end of the body") from None
    finally:
        path.unlink(missing_ok=True)

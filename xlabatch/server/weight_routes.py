"""Replace a model's weights while the server runs, and pause its engine, as vLLM's and SGLang's endpoints do.

Only for servers with a folder for weights (`--weights-folder`). Weights come from a folder within it, or as
the body of a request, which is written to a file there first.
"""

import asyncio
import re
import time
from collections import Counter
from functools import partial
from pathlib import Path
from uuid import uuid4

from fastapi import FastAPI, Request
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect

from xlabatch.checkpoint.source import open_source
from xlabatch.protocols.formatting import Json
from xlabatch.protocols.weights_body import OfServer, Pause, RunningChoice, UpdateFromDisk
from xlabatch.server.http.auth import too_large
from xlabatch.server.model_routes import naming, within
from xlabatch.server.models import Models
from xlabatch.server.service import Server
from xlabatch.training.weights import Parameters, parameters_of, read_parameters

UPDATE = "/update_weights"
UPLOAD = re.compile(r"\.?[0-9a-f]{32}\.safetensors")
SAFETENSORS = ("application/octet-stream", "application/vnd.safetensors")
CANNOT_FINISH = "the engine is paused: what runs cannot finish"
POLL_S = 0.02
UPLOAD_S = 3600.0  # after which a file has no writer any more: a body has a minute


def add_weight_routes(app: FastAPI, models: Models) -> None:
    """Add the endpoints if the server has a folder for weights."""
    base = models.settings.weights_folder
    if base is None:
        return
    remove_uploads(base)
    updating = asyncio.Lock()
    asked = Counter[Server]()  # how often a pause of a model, or its end, was asked for

    @app.get("/weight_version")
    async def version(model: str | None = None) -> Json:
        """How often the weights were replaced, and the fingerprint of those that are there now."""
        return version_of(models.named(model).server)

    @app.get("/is_paused")
    async def is_paused(model: str | None = None) -> Json:
        """Whether the engine is paused."""
        return {"is_paused": models.named(model).server.dispatcher.thread.is_paused}

    @app.post("/pause")
    async def pause(body: Pause, client: Request) -> Json:
        """Let the engine make no more steps: at once, after what runs, or after ending what runs.

        It is in force when this returns, unless another pause or its end was asked for meanwhile, or the
        client has left.
        """
        server = models.named(body.model).server
        asked[server] += 1
        own = asked[server]
        if body.mode != "keep":
            await stop_admitting(server, ends_all=body.mode == "abort")
        while body.mode != "keep" and server.llm.engine.runs:
            if asked[server] != own:
                raise HTTPException(409, "another pause, or its end, was asked for meanwhile")
            if await client.is_disconnected():
                await server.dispatcher.thread.call(partial(go_on, server))
                raise HTTPException(499, "the client has disconnected")
            await asyncio.sleep(POLL_S)
        await server.dispatcher.thread.call(partial(pause_now, server))
        return {"status": "paused", **version_of(server)}

    @app.post("/resume")
    async def resume(body: OfServer) -> Json:
        """Let the engine go on."""
        server = models.named(body.model).server
        asked[server] += 1
        await server.dispatcher.thread.call(partial(go_on, server))
        return {"status": "resumed", **version_of(server)}

    @app.post("/update_weights_from_disk")
    async def update_from_disk(body: UpdateFromDisk) -> Json:
        """Replace the weights; the new ones are in a folder or a GGUF file."""
        server = models.named(body.model).server
        path = within(base, body.model_path, "model_path", "weights")
        async with updating:
            with naming(path, body.model_path):
                params = await asyncio.to_thread(read_weights, path, server)
            await replace_weights(server, params, body.running)
        return {"success": True, **version_of(server)}

    @app.post(UPDATE)
    async def update(client: Request, running: RunningChoice = "recompute", model: str | None = None) -> Json:
        """Replace the weights by the body, a safetensors file with all tensors by the names of the model."""
        server = models.named(model).server
        check_is_safetensors(client)
        file = base / f".{uuid4().hex}.safetensors"
        try:
            await write_body(client, file, models.most_weight_bytes)
            async with updating:
                with naming(file, "the body"):
                    params = await asyncio.to_thread(read_weights, file, server)
                await replace_weights(server, params, running)
        finally:
            file.unlink(missing_ok=True)
        return {"success": True, **version_of(server)}


def remove_uploads(folder: Path, keep: str | None = None) -> None:
    """Remove weights that came as a body, and that a server left when it was killed."""
    for file in folder.glob("*.safetensors"):
        is_old = UPLOAD.fullmatch(file.name) and time.time() - file.stat().st_mtime > UPLOAD_S
        if is_old and file.name != keep:
            file.unlink(missing_ok=True)


def version_of(server: Server) -> Json:
    return {"weight_version": server.llm.engine.version, "system_fingerprint": server.llm.fingerprint()}


async def stop_admitting(server: Server, *, ends_all: bool) -> None:
    """Let what runs end, or end all that runs or waits, and begin no more."""
    engine = server.llm.engine

    def stop() -> None:
        engine.admit(False)
        if ends_all:
            engine.cancel_all()
        server.dispatcher.thread.resume()  # it may be paused, and what ends takes steps

    await server.dispatcher.thread.call(stop)


def pause_now(server: Server) -> None:
    if server.llm.engine.next_weights:
        raise HTTPException(409, "new weights wait for what runs to end; pause after that")
    server.dispatcher.thread.pause()


def go_on(server: Server) -> None:
    server.llm.engine.admit(True)
    server.dispatcher.thread.resume()


def read_weights(path: Path, server: Server) -> Parameters:
    """Read a folder, a GGUF file, or a safetensors file with all tensors by the names of the model."""
    if path.suffix == ".safetensors":
        return read_parameters(path, server.llm.engine)
    return parameters_of(open_source(path), server.llm.engine)


async def replace_weights(
    server: Server, params: Parameters, running: RunningChoice, version: int | None = None
) -> None:
    """Give weights to the engine; returns once they are in force."""
    engine = server.llm.engine
    thread = server.dispatcher.thread

    def update() -> None:
        if running == "finish" and thread.is_paused and engine.runs:
            raise HTTPException(409, CANNOT_FINISH)
        engine.update(params, running, version)

    server.dispatcher.share_no_more()
    await thread.call(update)
    while engine.next_weights:  # with "finish"
        await asyncio.sleep(POLL_S)


def check_is_safetensors(client: Request) -> None:
    kind = client.headers.get("content-type", "").partition(";")[0].strip().lower()
    if kind not in SAFETENSORS:
        raise HTTPException(415, f"send a safetensors file as {SAFETENSORS[0]}")


async def write_body(client: Request, path: Path, max_bytes: int) -> None:
    """Write a request's body to a new file. HTTPException 413 if it is larger than that."""
    try:
        with path.open("xb") as file:
            written = 0
            async for part in client.stream():
                written += len(part)
                if written > max_bytes:
                    raise HTTPException(413, too_large(max_bytes))
                await asyncio.to_thread(file.write, part)
    except ClientDisconnect:
        raise HTTPException(400, "the client has disconnected before the end of the body") from None

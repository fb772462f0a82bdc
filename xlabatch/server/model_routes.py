"""List a server's models, and load and remove LoRA adapters while it runs, as vLLM's endpoints do.

Adapters can be loaded only if the server has a folder for them, and only from folders within it.
"""

import asyncio
import os
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path

from fastapi import FastAPI
from starlette.exceptions import HTTPException

from xlabatch.errors import Refused
from xlabatch.protocols.adapter_body import LoadAdapter, UnloadAdapter
from xlabatch.protocols.formatting import Json
from xlabatch.server.models import Models, Named
from xlabatch.server.service import Server
from xlabatch.server.settings import TRAINED
from xlabatch.validation import printable


def add_model_routes(app: FastAPI, models: Models) -> None:
    """Add `/v1/models`, and let clients load and remove adapters if the server has a folder for them."""
    base = models.settings.adapter_folder

    @app.get("/v1/models")
    async def listed() -> Json:
        """The models of this server, each followed by its adapters."""
        return {"object": "list", "data": [card for server in models.servers for card in model_cards(server)]}

    @app.get("/v1/models/{name:path}")
    async def model(name: str) -> Json:
        """One model."""
        return model_card(models.named(name))

    if base is None:
        return

    loading = asyncio.Lock()  # so that no two models get an adapter of one name at once

    @app.post("/v1/load_lora_adapter")
    async def load(body: LoadAdapter) -> Json:
        """Load a PEFT folder; requests can name it from then on."""
        async with loading:
            server = models.named(body.model).server
            if body.lora_name.startswith(TRAINED):
                raise Refused(f"names that begin with {TRAINED!r} belong to adapters in training")
            known = models.find(body.lora_name)
            if known and known.adapter is None:
                raise Refused(f"lora_name {body.lora_name!r} is the name of the model itself")
            if known:
                raise Refused(
                    f"adapter {body.lora_name}: one of this name is loaded already; remove it first"
                )
            adapters = server.llm.engine.adapters
            folder = within(base, body.lora_path, "lora_path", "adapters")
            with naming(folder, body.lora_path):
                read = await asyncio.to_thread(adapters.read, body.lora_name, folder)
            await server.dispatcher.thread.call(partial(adapters.add, read))
            return model_card(models.named(body.lora_name))

    @app.post("/v1/unload_lora_adapter")
    async def unload(body: UnloadAdapter) -> Json:
        """Remove an adapter; no more requests can name it."""
        named = models.find(body.lora_name)
        if named is None or named.adapter is None:
            loaded = ", ".join(name for server in models.servers for name in server.adapters) or "none"
            raise HTTPException(404, f"no adapter is named {body.lora_name!r:.100}; loaded are: {loaded}")
        remove = partial(named.server.llm.engine.adapters.remove, body.lora_name, body.running)
        await named.server.dispatcher.thread.call(remove)
        return {"id": body.lora_name, "object": "model", "deleted": True}


def model_cards(server: Server) -> list[Json]:
    """Return cards of the model and of its adapters, each adapter as a separate model."""
    name = server.settings.name
    context = server.llm.engine.limits.context
    own = {"object": "model", "owned_by": "xlabatch", "created": server.started_s, "max_model_len": context}
    own["default_sampling"] = server.llm.sampling.options
    own |= {"root": name, "has_chat_template": server.llm.tokenizer.has_chat_template}
    fingerprint = server.llm.fingerprint
    by_name = server.llm.engine.adapters.by_name
    return [
        {"id": name, **own, "system_fingerprint": fingerprint()},
        *(
            {"id": adapter, "parent": name, **own, "system_fingerprint": fingerprint(by_name[adapter].key)}
            for adapter in server.adapters
        ),
    ]


def model_card(named: Named) -> Json:
    return next(card for card in model_cards(named.server) if card["id"] == named.name)


@contextmanager
def naming(path: Path, given: str) -> Iterator[None]:
    """Refuse in the client's own words: with the path as it was given, not as it is on this server."""
    try:
        yield
    except Refused as error:
        raise Refused(str(error).replace(printable(path), printable(given, 80))) from None


def within(base: Path, path: str, name: str, kind: str) -> Path:
    """Return the folder that a client names. Refused unless it is within `base` with all links followed.

    `name` is the parameter's, and `kind` what is in the folder; weights may also be in a file.
    """
    # realpath, because resolve raises for circular links; ValueError: a path with \0
    try:
        folder = Path(os.path.realpath(base / path))
        is_there = folder.is_dir() or (kind == "weights" and folder.is_file())
    except (OSError, ValueError):
        folder = base
        is_there = False
    if not folder.is_relative_to(os.path.realpath(base)):
        raise Refused(f"{name} {path!r:.80} is not within the server's folder for {kind}")
    if not is_there:
        raise Refused(f"{name} {path!r:.80} is not a folder that can be read")
    return folder

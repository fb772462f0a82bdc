"""The endpoints that show the state of a server, under the names that llama.cpp, vLLM and Prometheus know."""

from importlib.metadata import version
from typing import Annotated

from fastapi import FastAPI, Query, Request
from fastapi.responses import JSONResponse, Response, StreamingResponse
from starlette.exceptions import HTTPException

from xlabatch.protocols.formatting import Json
from xlabatch.server.http.clients import client_of
from xlabatch.server.models import Models
from xlabatch.server.service import SSE, UNBUFFERED
from xlabatch.server.slot_views import slot_list, views


def add_info_routes(app: FastAPI, models: Models) -> None:
    """Add health, metrics, slots and properties."""

    def state() -> Response:
        """Tell of the first model that is not ready; without one, the server is."""
        server = models.unhealthy
        if server is None:
            return JSONResponse({"status": "ok"})
        dispatcher = server.dispatcher
        body = {"status": dispatcher.state, "reason": dispatcher.problem, "model": server.settings.name}
        return JSONResponse(body, 503)

    @app.get("/version")
    async def own_version() -> Json:
        """The version of xlabatch."""
        return {"version": app.version}

    @app.get("/health")
    async def health() -> Response:
        """Whether the server can answer requests: 200 if all models are ready, otherwise 503."""
        return state()

    @app.get("/ready")
    async def ready() -> Response:
        """Whether requests should be sent here: 200 if a model is ready, otherwise 503."""
        return JSONResponse({"status": "ok"}) if models.is_ready else state()

    @app.get("/ping")
    async def ping() -> Response:
        """The same as `/health`, where SageMaker looks for it."""
        return state()

    @app.post("/ping", include_in_schema=False)
    async def post_ping() -> Response:
        return state()

    @app.get("/health/live")
    async def live() -> Json:
        """The process runs."""
        return {"status": "live"}

    @app.get("/load")
    async def load() -> Json:
        """How many requests run or wait, under vLLM's name."""
        return {"server_load": models.in_flight}

    @app.get("/metrics")
    async def metrics() -> Response:
        """Counters and histograms in Prometheus' text format."""
        return Response(models.metrics.text(), media_type="text/plain; version=0.0.4")

    @app.get("/slots")
    async def slots(fail_on_no_slot: Annotated[int, Query()] = 0, model: str | None = None) -> list[Json]:
        """What each slot does now; with `fail_on_no_slot=1` 503 if all are taken."""
        listed = slot_list(models.named(model).server.dispatcher)
        if fail_on_no_slot and all(each["is_processing"] for each in listed):
            raise HTTPException(503, "no slot is free", {"retry-after": "1"})
        return listed

    @app.get("/slots/stream")
    async def watch(model: str | None = None) -> StreamingResponse:
        """Which request each slot works on, up to ten times a second."""
        dispatcher = models.named(model).server.dispatcher
        return StreamingResponse(views(dispatcher), media_type=SSE, headers=UNBUFFERED)

    @app.get("/props")
    async def props(client: Request, model: str | None = None) -> Json:
        """The model's properties and the defaults of requests, in llama.cpp's form."""
        server = models.named(model).server
        known = await server.run_tokenizer(client_of(client), lambda: server.own_tokenizer.info())
        sampling = server.llm.sampling
        params: Json = sampling.options | {"repeat_penalty": sampling.repetition_penalty, "n_predict": -1}
        settings: Json = {
            "id": 0,
            "n_ctx": server.llm.engine.limits.context,
            "is_processing": False,
            "params": params,
        }
        settings["speculative"] = server.llm.engine.options.speculate > 0
        return {
            "default_generation_settings": settings,
            "total_slots": server.llm.engine.options.slots,
            "model_alias": server.settings.name,
            "model_path": server.settings.name,  # no path of the server
            "modalities": {"vision": server.llm.image_encoder is not None, "audio": False},
            "chat_template": known.get("chat_template") or "",
            "bos_token": known.get("bos_token") or "",
            "eos_token": known.get("eos_token") or "",
            "build_info": f"xlabatch {version('xlabatch')}",
        }

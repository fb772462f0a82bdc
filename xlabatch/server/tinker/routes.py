"""The endpoints of Tinker's API, for servers that train (`--train DIR`)."""

import asyncio

from fastapi import FastAPI, Request
from fastapi.responses import JSONResponse, Response
from starlette.exceptions import HTTPException

from xlabatch.protocols.formatting import Json
from xlabatch.protocols.tinker.bodies import (
    AboutClient,
    CreateModel,
    CreateSampler,
    CreateSession,
    FinishSession,
    Heartbeat,
    LoadWeights,
    OfModel,
    OptimStep,
    RetrieveFuture,
    Sample,
    SaveWeights,
    SaveWeightsForSampler,
    WeightsInfo,
)
from xlabatch.protocols.tinker.messages import read_gradient_request
from xlabatch.server.http.bodies import read_body
from xlabatch.server.http.clients import client_of
from xlabatch.server.tinker.service import TinkerService
from xlabatch.training.checkpoints import CheckpointPath

PROTOBUF = "application/x-protobuf"
CLIENT_CONFIG = {
    "parallel_fwdbwd_chunks": False,  # a run's requests come in their order
    "fwdbwd_max_chunk_bytes_count": 2_000_000,  # of a body, which has 4 MiB at most
    "sample_enable_stuck_detection": False,  # a step of a large model may take minutes
}
UNEMBEDDING = "the head has no adapter here: train_unembed has no effect"


def add_tinker_routes(app: FastAPI, tinker: TinkerService) -> None:
    """Add the endpoints that Tinker's official client calls."""
    add_session_routes(app, tinker)
    add_training_routes(app, tinker)
    add_checkpoint_routes(app, tinker)
    add_sampling_routes(app, tinker)


def add_session_routes(app: FastAPI, tinker: TinkerService) -> None:
    """Add what a client calls before and beside its work."""
    settings = tinker.server.settings

    @app.get("/api/v1/healthz")
    async def healthz() -> Json:
        """The server answers."""
        return {"status": "ok"}

    @app.get("/api/v1/get_server_capabilities")
    async def capabilities() -> Json:
        """The model that is served and trained."""
        longest = tinker.server.llm.engine.limits.context - 1  # the last id has a target in the same slot
        can = {"max_context_length": longest, "trainable": True, "sampleable": True}
        return {"supported_models": [{"model_name": name, **can} for name in settings.names]}

    @app.post("/api/v1/client/config")
    async def config(_: AboutClient) -> Json:
        """How clients are to behave."""
        return CLIENT_CONFIG

    @app.post("/api/v1/client/dynamic_config")
    async def dynamic_config(_: AboutClient) -> Json:
        """The same, as it may change."""
        return {"sample_cancel_enabled": True}

    @app.post("/api/v1/telemetry")
    async def telemetry(client: Request) -> Json:
        """Take what clients tell about themselves, and keep none of it."""
        await read_body(client)
        return {"status": "accepted"}

    @app.post("/api/v1/create_session")
    async def create_session(_: CreateSession, client: Request) -> Json:
        """Begin a session."""
        id = tinker.create_session(client_of(client))
        return {"session_id": id, "info_message": UNEMBEDDING, "type": "create_session"}

    @app.post("/api/v1/session_heartbeat")
    async def heartbeat(body: Heartbeat, client: Request) -> Json:
        """Keep a session."""
        tinker.session(body.session_id, client_of(client))
        return {"type": "session_heartbeat"}

    @app.post("/api/v1/sessions/{session}/finish", status_code=204)
    async def finish(session: str, _: FinishSession, client: Request) -> None:
        """End a session, with its models and samplers."""
        tinker.finish_session(session, client_of(client))

    @app.post("/api/v1/retrieve_future")
    async def retrieve(body: RetrieveFuture, client: Request) -> Response:
        """The result of an earlier request; 408 if it takes longer."""
        result = await tinker.futures.retrieve(body.request_id, client_of(client))
        if result is None:
            later = {"type": "try_again", "request_id": body.request_id, "queue_state": "active"}
            return JSONResponse(later, 408)
        if isinstance(result, bytes):
            return Response(result, media_type=PROTOBUF)
        return JSONResponse(result)

    @app.post("/api/v1/cancel_future", status_code=204)
    async def cancel(body: RetrieveFuture, client: Request) -> None:
        """End an earlier request."""
        tinker.futures.cancel(body.request_id, client_of(client))


def add_training_routes(app: FastAPI, tinker: TinkerService) -> None:
    """Add what changes an adapter."""

    @app.post("/api/v1/create_model")
    async def create_model(body: CreateModel, client: Request) -> Json:
        """Begin to train an adapter."""
        return tinker.create_run(body, client_of(client))

    @app.post("/api/v1/get_info")
    async def get_info(body: OfModel, client: Request) -> Json:
        """What is trained."""
        return tinker.describe(tinker.run(body.model_id, client_of(client)))

    @app.post("/api/v1/forward_backward")
    async def forward_backward(client: Request) -> Json:
        """Compute log-probabilities, and add the gradient of a loss to the run's; the body is in protobuf."""
        kind = client.headers.get("content-type", "").partition(";")[0].strip().lower()
        if kind != PROTOBUF or client.headers.get("content-encoding", "identity") != "identity":
            raise HTTPException(415, f"send the body as {PROTOBUF}, not compressed")
        owner = client_of(client)
        body = await read_body(client)
        request = await tinker.server.run_text(owner, lambda: read_gradient_request(body))
        return tinker.gradient(request, owner)

    @app.post("/api/v1/optim_step")
    async def optim_step(body: OptimStep, client: Request) -> Json:
        """Make a step with the gradient so far."""
        owner = client_of(client)
        run = tinker.run(body.model_id, owner)
        return tinker.optim_step(run, body, owner)


def add_checkpoint_routes(app: FastAPI, tinker: TinkerService) -> None:
    """Add what saves and loads adapters, below the server's folder for them."""

    @app.post("/api/v1/save_weights")
    async def save_weights(body: SaveWeights, client: Request) -> Json:
        """Save an adapter with the optimizer's state."""
        owner = client_of(client)
        return tinker.save_state(tinker.run(body.model_id, owner), body, owner)

    @app.post("/api/v1/save_weights_for_sampler")
    async def save_weights_for_sampler(body: SaveWeightsForSampler, client: Request) -> Json:
        """Save an adapter for sampling."""
        owner = client_of(client)
        return tinker.save_for_sampler(tinker.run(body.model_id, owner), body, owner)

    @app.post("/api/v1/load_weights")
    async def load_weights(body: LoadWeights, client: Request) -> Json:
        """Go on with a saved adapter."""
        return tinker.load_state(body, client_of(client))

    @app.post("/api/v1/weights_info")
    async def weights_info(body: WeightsInfo) -> Json:
        """What a checkpoint was trained on."""
        path = CheckpointPath.parse(body.tinker_path)
        return await asyncio.to_thread(tinker.weights_info, path)

    @app.get("/api/v1/training_runs/{run}/checkpoints")
    async def checkpoints(run: str) -> Json:
        """The checkpoints of a run."""
        return {"checkpoints": await asyncio.to_thread(tinker.list_checkpoints, run)}


def add_sampling_routes(app: FastAPI, tinker: TinkerService) -> None:
    """Add what samples from the model, from saved adapters and from those in training."""

    @app.post("/api/v1/create_sampling_session")
    async def create_sampling_session(body: CreateSampler, client: Request) -> Json:
        """Begin to sample from the model or a saved adapter."""
        id = await tinker.create_sampler(body, client_of(client))
        return {"sampling_session_id": id, "type": "create_sampling_session"}

    @app.get("/api/v1/samplers/{id}")
    async def sampler(id: str, client: Request) -> Json:
        """What a sampling session samples from."""
        path = tinker.sampler(id, client_of(client)).path
        return {"sampler_id": id, "base_model": tinker.server.settings.name, "model_path": path}

    @app.post("/api/v1/asample")
    async def sample(body: Sample, client: Request) -> Json:
        """Begin to continue a prompt, with log-probabilities on request."""
        return tinker.sample(body, client_of(client))

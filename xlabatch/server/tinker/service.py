"""What Tinker's endpoints do: sessions, training runs, samplers, and their work in engine and trainer.

All of it is on the event loop. Log-probabilities come from requests to the engine, in its batch with all
other requests. Gradients and steps of the optimizer run in a thread of their own, one sequence at a time,
while the engine goes on. What a run does is done in the order in which its client asked for it.
"""

import asyncio
import time
import uuid
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from functools import partial
from pathlib import Path

import numpy as np
from starlette.exceptions import HTTPException

from xlabatch.api import QueueFull
from xlabatch.errors import Refused
from xlabatch.protocols.formatting import Json
from xlabatch.protocols.tinker.bodies import (
    CreateModel,
    CreateSampler,
    LoadWeights,
    OptimStep,
    Sample,
    SaveWeights,
    SaveWeightsForSampler,
)
from xlabatch.protocols.tinker.messages import (
    GradientRequest,
    gradient_result,
)
from xlabatch.server.http.api_keys import Client
from xlabatch.server.service import Server
from xlabatch.server.tinker.engine_work import Ids, Numbers, check_datum, complete, sampled, score
from xlabatch.server.tinker.futures import Futures, begun
from xlabatch.server.tinker.places import AdapterPlaces
from xlabatch.server.turns import SharedThread
from xlabatch.training import adam
from xlabatch.training.checkpoints import (
    SAMPLER,
    STATE,
    CheckpointInfo,
    CheckpointPath,
    checkpoints_of,
    load,
    read_info,
    save,
)
from xlabatch.training.lora import AdapterWeights, rank_of
from xlabatch.training.losses import loss_named
from xlabatch.training.trainer import Trainer

SESSION_S = 3600.0  # without a heartbeat, after which a session and its runs are forgotten
MAX_SESSIONS = 1024  # of one client half of them
MAX_SAMPLERS = 32  # of a session; each keeps its adapter in memory
MAX_SAMPLER_BYTES = 2 * 2**30  # of the adapters of all samplers
BYTES_OF_ID = 40  # in a list
MAX_MISSING = 1024  # gradients of a step
MAX_RUNS = 128  # of one client half; each keeps its adapter, a gradient and two moments in memory


@dataclass
class Session:
    """A client's session, which lives while it sends heartbeats."""

    id: str
    owner: Client
    seen_s: float = field(default_factory=time.monotonic)
    timer: asyncio.TimerHandle | None = None  # that ends it without a heartbeat


@dataclass
class Sampler:
    """What a sampling session samples from; None is the model itself."""

    owner: Client
    weights: AdapterWeights | None = None
    path: str | None = None


@dataclass
class TrainingRun:
    """An adapter in training."""

    id: str  # of the model, for its client, which derives it from the session's
    name: str  # in the paths of its checkpoints, which others may see: it tells no session
    session: Session
    adapter: adam.TrainedAdapter
    info: CheckpointInfo
    turn: asyncio.Lock = field(default_factory=asyncio.Lock)  # passes on in the order of its requests
    inflight: Sampler | None = None  # that all its `inflight` samplers share
    missing: dict[int, str] = field(default_factory=dict)  # by seq_id: why the next step lacks a gradient


class TinkerService:
    """The sessions, runs and samplers of a server."""

    def __init__(self, server: Server, trainer: Trainer, folder: Path) -> None:
        self.server = server
        self.trainer = trainer
        self.folder = folder
        self.places = AdapterPlaces(server, trainer)
        self.thread = SharedThread("xlabatch-training")
        self.futures = Futures()
        self.sessions: dict[str, Session] = {}
        self.runs: dict[str, TrainingRun] = {}
        self.beginning = Counter[str]()  # runs that are not there yet, by client
        self.samplers: dict[str, Sampler] = {}

    async def close(self) -> None:
        await self.futures.close()
        self.thread.close()

    # Sessions

    def create_session(self, owner: Client) -> str:
        if len(self.sessions) >= MAX_SESSIONS:
            raise QueueFull(f"{MAX_SESSIONS} sessions are open; end one")
        if sum(each.owner.name == owner.name for each in self.sessions.values()) >= MAX_SESSIONS // 2:
            raise QueueFull(f"{MAX_SESSIONS // 2} of your sessions are open; end one")
        session = Session(uuid.uuid4().hex, owner)
        self.sessions[session.id] = session
        self._end_if_silent(session)
        return session.id

    def _end_if_silent(self, session: Session) -> None:
        """End a session that had no heartbeat for too long, now or once that is so."""
        left_s = session.seen_s + SESSION_S - time.monotonic()
        if left_s <= 0:
            self.end_session(session)
        else:
            session.timer = asyncio.get_running_loop().call_later(left_s, self._end_if_silent, session)

    def session(self, id: str, client: Client) -> Session:
        """Return a session of a client, and note that its client lives. HTTPException 410 if it ended."""
        session = self.sessions.get(id)
        if session is None or not client.may_use(session.owner):
            raise HTTPException(410, f"there is no session {id!r:.100}: it ended, or the server restarted")
        session.seen_s = time.monotonic()
        return session

    def finish_session(self, id: str, client: Client) -> None:
        """End a session of a client, if there is such a one."""
        if (session := self.sessions.get(id)) and client.may_use(session.owner):
            self.end_session(session)

    def end_session(self, session: Session) -> None:
        """Forget a session, with its runs, its samplers and its results."""
        id = session.id
        del self.sessions[id]
        if session.timer:
            session.timer.cancel()
        for run in [each for each in self.runs.values() if each.session.id == id]:
            del self.runs[run.id]
            self.futures.forget_all(f"{run.id}/")
        for sampler in [each for each in self.samplers if each.startswith(f"{id}:")]:
            del self.samplers[sampler]
        self.futures.forget_all(f"{id}:")

    def run(self, id: str, client: Client) -> TrainingRun:
        run = self.runs.get(id)
        if run is None or not client.may_use(run.session.owner):
            raise HTTPException(404, f"there is no model {id!r:.100}; it ended, or the server restarted")
        self.session(run.session.id, client)
        return run

    def check_base(self, name: str) -> None:
        """Raise Refused unless this is a name of the served model."""
        names = self.server.settings.names
        if name not in names:
            raise Refused(f"base model {name!r:.100} is not served here; the server has {names[0]!r}")

    # Runs

    def create_run(self, body: CreateModel, owner: Client) -> Json:
        self.check_base(body.base_model)
        lora = body.lora_config
        if lora is None:
            raise Refused("only LoRA is trained here: give lora_config")
        session = self.session(body.session_id, owner)
        metadata = {key: str(value) for key, value in (body.user_metadata or {}).items()} or None
        id = model_id(session, body.model_seq_id)

        async def create() -> Json:
            draw = partial(self.trainer.draw, lora.rank, lora.seed, lora.train_attn, lora.train_mlp)
            with self._room(owner):
                matrices = await self.thread.run(owner.name, draw)
            info = CheckpointInfo(
                self.trainer.base, self.server.settings.name, lora.train_attn, lora.train_mlp, metadata
            )
            self._add_run(id, session, adam.begin(matrices), info)
            return {"model_id": id, "type": "create_model"}

        future = f"{id}/0"
        self.futures.begin(future, f"create_model {body.digest}", create, owner)
        return begun(future)

    @contextmanager
    def _room(self, owner: Client) -> Iterator[None]:
        """Keep room for a run while it begins."""
        runs = self.beginning + Counter(each.session.owner.name for each in self.runs.values())
        if runs.total() >= MAX_RUNS or runs[owner.name] >= MAX_RUNS // 2:
            raise Refused(
                f"{runs.total()} adapters are in training here, {runs[owner.name]} of them yours; end a "
                "session, or try later"
            )
        self.beginning[owner.name] += 1
        try:
            yield
        finally:
            self.beginning[owner.name] -= 1

    def _add_run(self, id: str, session: Session, adapter: adam.TrainedAdapter, info: CheckpointInfo) -> None:
        if id in self.runs:
            raise Refused(f"there is a model {id!r} already")
        self.runs[id] = TrainingRun(id, uuid.uuid4().hex, session, adapter, info)

    def describe(self, run: TrainingRun) -> Json:
        settings = self.server.settings
        return {
            "type": "get_info",
            "model_id": run.id,
            "model_name": settings.name,
            "is_lora": True,
            "lora_rank": rank_of(run.adapter.matrices),
            "model_data": {"arch": "lora", "model_name": settings.name, "tokenizer_id": settings.names[-1]},
        }

    def gradient(self, request: GradientRequest, owner: Client) -> Json:
        """Begin a forward pass and, unless it is one only, add the gradient to the run's.

        A gradient is missing from its step until it is in the sum, whatever becomes of it.
        """
        run = self.run(request.model_id, owner)
        missing = {} if request.forward_only else run.missing
        if len(missing) >= MAX_MISSING:
            raise Refused(f"{MAX_MISSING} gradients of a step wait or have failed: call optim_step")
        try:
            loss, config = loss_named(request.loss, request.config)
            targets = [check_datum(datum, n, loss.needs) for n, datum in enumerate(request.data)]
        except Refused as error:
            missing[request.seq_id] = str(error)
            raise

        async def compute() -> bytes:
            try:
                logprobs, total = await add()
            except Refused as error:
                missing[request.seq_id] = str(error)
                raise
            write = partial(gradient_result, logprobs, {"loss:sum": total})
            return await self.server.run_text(owner, write)

        async def add() -> tuple[list[Numbers], float]:
            async with run.turn, self.places.hold(AdapterWeights(run.adapter.matrices)) as name:
                logprobs = await score(self.server, request.data, targets, name, owner)
                losses = []
                trained = run.adapter
                for datum, own, found in zip(request.data, targets, logprobs, strict=True):
                    inputs = {key: value.astype(np.float32) for key, value in datum.inputs.items()}
                    of_tokens, cotangent = loss.compute(found, inputs, config)
                    losses.append(float(of_tokens.sum(dtype=np.float64)))
                    if not request.forward_only:
                        work = partial(self._add_gradient, trained, datum.tokens, own, cotangent)
                        trained = await self.thread.run(owner.name, work)
                run.adapter = trained
                missing.pop(request.seq_id, None)  # within the turn, which a step may have next
                return logprobs, sum(losses)

        future = f"{run.id}/{request.seq_id}"
        kind = f"forward_backward {request.digest}"
        if self.futures.begin(future, kind, compute, owner, request.bytes):
            missing[request.seq_id] = "it was cancelled, or the server failed"
        return begun(future)

    def _add_gradient(
        self, trained: adam.TrainedAdapter, ids: Ids, targets: Ids, cotangent: Numbers
    ) -> adam.TrainedAdapter:
        found = self.trainer.gradient(trained.matrices, ids, targets, cotangent)
        return adam.add_gradient(trained, found)

    def optim_step(self, run: TrainingRun, body: OptimStep, owner: Client) -> Json:
        """Begin a step with the gradients that were asked for since the last one, unless one failed."""
        options = adam.AdamOptions(**body.adam_params.model_dump())
        missing = run.missing

        async def step() -> Json:
            async with run.turn:
                before = run.adapter
                run.adapter = replace(before, gradient=None)  # also if the step is refused
                if missing:
                    reason = next(iter(missing.values()))
                    raise Refused(
                        f"no step was made, and its gradients are dropped: one of them failed: {reason}"
                    )
                run.adapter, norm = await self.thread.run(owner.name, partial(adam.step, before, options))
                return {"metrics": {"grad_norm": norm}}

        future = f"{run.id}/{body.seq_id}"
        if self.futures.begin(future, f"optim_step {body.digest}", step, owner):
            run.missing = {}
        return begun(future)

    # Checkpoints

    def save_state(self, run: TrainingRun, body: SaveWeights, owner: Client) -> Json:
        path = CheckpointPath(run.name, STATE, body.path)
        info = replace(run.info, metadata=body.user_metadata, saved_s=time.time())

        async def write() -> Json:
            async with run.turn:
                work = partial(save, path.folder(self.folder), run.adapter, info)
                await self.thread.run(
                    owner.name, partial(work, with_optimizer=True, overwrite=body.overwrite)
                )
                return {"path": str(path), "type": "save_weights"}

        future = f"{run.id}/{body.seq_id}"
        self.futures.begin(future, f"save_weights {body.digest}", write, owner)
        return begun(future)

    def save_for_sampler(self, run: TrainingRun, body: SaveWeightsForSampler, owner: Client) -> Json:
        """Save an adapter for sampling: under a name, or for a sampling session that is made with it."""
        path = None if body.path is None else CheckpointPath(run.name, SAMPLER, body.path)
        info = replace(run.info, metadata=body.user_metadata, saved_s=time.time())

        async def write() -> Json:
            async with run.turn:
                if path is None:
                    id = f"{run.session.id}:sample:{run.id}-{body.seq_id}"
                    self._add_sampler(id, self._sampler_of(run, body.kind, owner))
                    return {"sampling_session_id": id, "type": "save_weights_for_sampler"}
                work = partial(save, path.folder(self.folder), run.adapter, info, with_optimizer=False)
                await self.thread.run(owner.name, work)
                return {"path": str(path), "type": "save_weights_for_sampler"}

        future = f"{run.id}/{body.seq_id}"
        self.futures.begin(future, f"save_weights_for_sampler {body.digest}", write, owner)
        return begun(future)

    def _sampler_of(self, run: TrainingRun, kind: str, owner: Client) -> Sampler:
        weights = AdapterWeights(run.adapter.matrices)
        if kind == "snapshot":
            return Sampler(owner, weights)
        if run.inflight is None:
            run.inflight = Sampler(owner, weights)
        run.inflight.weights = weights
        return run.inflight

    def load_state(self, body: LoadWeights, owner: Client) -> Json:
        """Load a checkpoint into a run, or as a new run."""
        path = CheckpointPath.parse(body.path)
        if body.base_model is not None:
            self.check_base(body.base_model)
        if body.model_id is not None:
            return self._load_into(self.run(body.model_id, owner), path, body, owner)
        if body.session_id is None or body.model_seq_id is None:
            raise Refused("give model_id and seq_id, or session_id and model_seq_id")
        session = self.session(body.session_id, owner)
        id = model_id(session, body.model_seq_id)

        async def read() -> Json:
            with self._room(owner):
                loaded = await self._read(path, body.optimizer, owner)
            self._add_run(id, session, *loaded)
            return {"path": str(path), "model_id": id, "type": "load_weights"}

        future = f"{id}/0"
        self.futures.begin(future, f"load_weights {body.digest}", read, owner)
        return begun(future)

    def _load_into(self, run: TrainingRun, path: CheckpointPath, body: LoadWeights, owner: Client) -> Json:
        if body.seq_id is None:
            raise Refused("give seq_id with model_id")

        async def read() -> Json:
            async with run.turn:
                run.adapter, info = await self._read(path, body.optimizer, owner)
                run.info = replace(run.info, attention=info.attention, mlp=info.mlp)
            return {"path": str(path), "model_id": run.id, "type": "load_weights"}

        future = f"{run.id}/{body.seq_id}"
        if self.futures.begin(future, f"load_weights {body.digest}", read, owner):
            run.missing = {}
        return begun(future)

    async def _read(
        self, path: CheckpointPath, with_optimizer: bool, owner: Client
    ) -> tuple[adam.TrainedAdapter, CheckpointInfo]:
        folder = path.folder(self.folder)
        work = partial(load, folder, self.trainer.base, with_optimizer=with_optimizer)
        return await self.thread.run(owner.name, work)

    def weights_info(self, path: CheckpointPath) -> Json:
        info = read_info(path.folder(self.folder))
        return {
            "base_model": info.model,
            "is_lora": True,
            "train_attn": info.attention,
            "train_mlp": info.mlp,
        }

    def list_checkpoints(self, run: str) -> list[Json]:
        """List the checkpoints of a run, by the id of its model or the name in their paths."""
        run = self.runs[run].name if run in self.runs else run
        CheckpointPath(run, STATE, "any")  # raises if no run can have this name
        return [
            {
                "checkpoint_id": f"{path.kind}/{path.name}",
                "checkpoint_type": "training" if path.kind == STATE else "sampler",
                "time": time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(info.saved_s)),
                "tinker_path": str(path),
                "size_bytes": size,
                "user_metadata": info.metadata,
            }
            for path, info, size in checkpoints_of(self.folder, run)
        ]

    # Sampling

    async def create_sampler(self, body: CreateSampler, owner: Client) -> str:
        session = self.session(body.session_id, owner)
        id = f"{session.id}:sample:{body.sampling_session_seq_id}"
        if body.model_path is None:
            self.check_base(body.base_model or "")
            self._add_sampler(id, Sampler(owner))
            return id
        path = CheckpointPath.parse(body.model_path)
        adapter, _ = await self._read(path, with_optimizer=False, owner=owner)
        self.session(session.id, owner)  # which may have ended meanwhile
        self._add_sampler(id, Sampler(owner, AdapterWeights(adapter.matrices), body.model_path))
        return id

    def _add_sampler(self, id: str, sampler: Sampler) -> None:
        """Keep a sampler in place of the one of its session that was used least recently, if it has many.

        If the adapters of all samplers take too much memory, the client with most of them loses one too.
        """
        session = id.partition(":")[0]
        self.samplers.pop(id, None)
        own = [each for each in self.samplers if each.startswith(f"{session}:")]
        for each in own[: max(len(own) + 1 - MAX_SAMPLERS, 0)]:
            del self.samplers[each]
        self.samplers[id] = sampler
        while (held := self._sampler_bytes()).total() > MAX_SAMPLER_BYTES:
            most, _ = held.most_common(1)[0]
            oldest = next(
                key for key, each in self.samplers.items() if each.weights and each.owner.name == most
            )
            if oldest == id:
                return
            del self.samplers[oldest]

    def _sampler_bytes(self) -> Counter[str]:
        """Count the bytes of the samplers' adapters by client; samplers of one step share theirs."""
        adapters = {
            id(each.weights.matrices): (each.owner.name, each.weights)
            for each in self.samplers.values()
            if each.weights
        }
        found = Counter[str]()
        for owner, weights in adapters.values():
            found[owner] += weights.nbytes
        return found

    def sampler(self, id: str, client: Client) -> Sampler:
        session = self.sessions.get(id.partition(":")[0])
        if id not in self.samplers or session is None or not client.may_use(session.owner):
            kept = f"a session keeps at most the {MAX_SAMPLERS} that were used last"
            raise HTTPException(404, f"there is no sampling session {id!r:.100}; {kept}")
        self.session(session.id, client)
        self.samplers[id] = self.samplers.pop(id)  # the last in order is the last one used
        return self.samplers[id]

    def sample(self, body: Sample, owner: Client) -> Json:
        sampler = self.sampler(body.sampling_session_id, owner)
        limits = self.server.llm.engine.limits
        item = body.item(limits.eos_token_ids, limits.context)
        id = f"{body.sampling_session_id}/{body.seq_id}"

        async def run() -> bytes:
            if sampler.weights is None:
                completions = await anext(complete(self.server, [item], owner))
            else:
                async with self.places.hold(sampler.weights) as name:
                    completions = await anext(complete(self.server, [item | {"adapter": name}], owner))
            return await self.server.run_text(owner, lambda: sampled(body, completions))

        kind = f"asample {body.digest}"
        self.futures.begin(id, kind, run, owner, BYTES_OF_ID * len(item["prompt"]), can_be_cancelled=True)
        return begun(id) | {"sample_sequence_ids": [f"{id}/{n}" for n in range(body.num_samples)]}


def model_id(session: Session, number: int) -> str:
    """Return the id of a session's model; the official client derives it too."""
    return f"{session.id}:train:{number}"

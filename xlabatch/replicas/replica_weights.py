"""The weights of one replica: reads those that are current, and gives them to its engine. Knows no Ray."""

import asyncio
import logging
from typing import NamedTuple

from starlette.exceptions import HTTPException

from xlabatch.checkpoint.fingerprint import params_digest
from xlabatch.errors import Refused
from xlabatch.protocols.weights_body import RunningChoice
from xlabatch.replicas.current_weights import CurrentWeights, WeightsFolder
from xlabatch.server.service import Server
from xlabatch.server.weight_routes import read_weights, replace_weights
from xlabatch.training.weights import Parameters

log = logging.getLogger(__name__)
REFUSAL_S = 1.0  # that a request waits before another replica gets it
FAILED = "the replica failed at it; the reason is in its log"


class OldWeights(Exception):
    """A replica could not take the current weights, and answers nothing with its old ones."""


class WeightsState(NamedTuple):
    """The weights that a replica has."""

    replica: str
    version: int
    fingerprint: str


class WeightsOutcome(NamedTuple):
    """What came of a call that concerns weights."""

    replica: str
    status: int = 200
    problem: str = ""
    digest: str = ""  # of weights that were read
    model: str = ""  # the digest of the weights with which the model was loaded


class HeldWeights(NamedTuple):
    """Weights that were read and are not in force yet."""

    digest: str
    params: Parameters


class ReplicaWeights:
    """Gives an engine the weights that all replicas are to have."""

    def __init__(self, server: Server, folder: WeightsFolder) -> None:
        self.server = server
        self.folder = folder
        self.engine = server.llm.engine
        self.model = self.engine.startup.weights_digest
        self.held: HeldWeights | None = None
        self.lock = asyncio.Lock()
        self.followed: CurrentWeights | None = None
        self.following: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Give the current weights to an engine that has not run yet."""
        while (current := self.folder.current()) and current.version != self.engine.version:
            try:
                params = self.read_current(current)
            except Exception:
                latest = self.folder.current()
                if latest is None or latest.version == current.version:
                    raise
                continue  # a newer update may have removed these
            self.engine.update(params, version=current.version)
            log.warning("the weights are version %d, from %s", current.version, current.path)

    def read(self, path: str) -> HeldWeights:
        params = read_weights(self.folder.base / path, self.server)
        return HeldWeights(params_digest(params), params)

    def read_current(self, current: CurrentWeights) -> Parameters:
        """Read the weights of the record. Refused if it is another model's, or they have changed since."""
        if current.model != self.model:
            raise Refused(
                f"{self.folder.file} names weights of another model than this one: remove it, or give this "
                "model a folder of its own"
            )
        read = self.read(current.path)
        if read.digest != current.digest:
            raise Refused(
                f"{current.path} has other weights than when it became version {current.version}: update the "
                "weights again"
            )
        return read.params

    async def hold(self, path: str) -> HeldWeights:
        """Read weights, and keep them until they are taken or dropped."""
        async with self.lock:
            self.held = None  # first: two at once might not fit
            self.held = await asyncio.to_thread(self.read, path)
            return self.held

    async def take(self, current: CurrentWeights, running: RunningChoice) -> None:
        """Give the engine the current weights, if it has others; returns once they are in force."""
        async with self.lock:
            held = self.held
            self.held = None
            if self.engine.version == current.version:
                return
            if held and held.digest == current.digest:
                params = held.params
            else:
                params = await asyncio.to_thread(self.read_current, current)
            await replace_weights(self.server, params, running, current.version)

    async def follow(self) -> None:
        """Take the current weights if this replica is behind, unless an update will tell it to.

        OldWeights if that failed; it is not tried again, because Ray Serve then replaces the replica.
        """
        try:
            current = self.folder.current()
            if current is None or not current.is_complete or current.version == self.engine.version:
                return
            if self.following is None or self.followed != current:
                self.followed = current
                self.following = asyncio.create_task(self.take(current, "recompute"))
                self.following.add_done_callback(log_failure)
            await asyncio.shield(self.following)
        except Exception as error:
            raise OldWeights(f"a replica has old weights and cannot take the current ones: {error}") from None

    async def follow_or_wait(self) -> None:
        """The same, but a refusal waits: an idle replica would get all requests."""
        try:
            await self.follow()
        except OldWeights:
            await asyncio.sleep(REFUSAL_S)
            raise


def log_failure(following: asyncio.Task[None]) -> None:
    if not following.cancelled() and (error := following.exception()):
        log.error("the current weights could not be taken", exc_info=error)


def failed(replica: str, error: Exception) -> WeightsOutcome:
    """Return the outcome of a call that failed; what is no mistake of the caller is in the log only."""
    if isinstance(error, HTTPException):
        return WeightsOutcome(replica, error.status_code, str(error.detail))
    if isinstance(error, Refused):
        return WeightsOutcome(replica, 400, str(error))
    log.error("weights could not be replaced", exc_info=error)
    return WeightsOutcome(replica, 500, FAILED)

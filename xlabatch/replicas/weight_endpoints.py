"""The endpoints for weights, answered for all replicas: pause, resume, update, version. Knows no Ray.

Replicas check the client's key, as for all other endpoints. An update has two steps: replicas read the
weights, and nothing has changed if one refuses them; then the record in the folder says that they are
current, and replicas take them, one after the other or all in one pause. After that there is no way back: a
replica that fails takes them later, or is replaced by one that has them.
"""

import asyncio
import json
import os
from collections.abc import Awaitable, Callable, Coroutine, Sequence
from pathlib import Path
from typing import Any, TypeVar
from urllib.parse import urlencode
from uuid import uuid4

from pydantic import BaseModel, ValidationError
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import JSONResponse, Response

from xlabatch.errors import Refused
from xlabatch.protocols.body import ON_UNKNOWN
from xlabatch.protocols.formatting import Json, error_body
from xlabatch.protocols.refusals import BodyRefused
from xlabatch.protocols.weights_body import OfServer, Pause, UpdateFromDisk, WeightsUpdate
from xlabatch.replicas.current_weights import RECORDS, CurrentWeights, WeightsFolder
from xlabatch.replicas.messages import ForwardedRequest, ReplicaResponse
from xlabatch.replicas.replica_weights import WeightsOutcome, WeightsState
from xlabatch.server.errors import TYPES
from xlabatch.server.http.bodies import UnknownParameters, check_is_json
from xlabatch.server.http.disconnects import ClientDisconnected, unless_disconnected
from xlabatch.server.model_routes import within
from xlabatch.server.weight_routes import CANNOT_FINISH, UPDATE, check_is_safetensors, write_body

VERSION = "/weight_version"
IS_PAUSED = "/is_paused"
PAUSE = "/pause"
RESUME = "/resume"
UPDATE_FROM_DISK = "/update_weights_from_disk"
NO_REPLICA = "there is no replica"
ABOUT_BODY = (b"content-type", b"content-length", b"transfer-encoding")

CallAll = Callable[..., Awaitable[list[Any]]]  # the name of a replica's method, and its arguments
Parsed = TypeVar("Parsed", bound=BaseModel)


class WeightEndpoints:
    """Answers requests about the weights of all replicas."""

    def __init__(self, folder: WeightsFolder, call_all: CallAll, lenient: bool = False) -> None:
        folder.remove_uploads()
        self.folder = folder
        self.call_all = call_all
        self.context = {ON_UNKNOWN: UnknownParameters()} if lenient else None
        self.asked = 0  # how often a pause, or its end, was asked for
        self.running: set[asyncio.Task[Response]] = set()  # updates, which go on if their clients leave

    def has(self, method: str, path: str) -> bool:
        of_all = {"GET": (VERSION, IS_PAUSED), "POST": (PAUSE, RESUME, UPDATE_FROM_DISK, UPDATE)}
        return path in of_all.get(method, ())

    async def respond(self, client: Request, head: ForwardedRequest) -> Response:
        """Answer a request, of which `head` is all but the body."""
        try:
            if head.method == "GET":
                return merge_responses(await self.responses(head))
            if head.path == UPDATE:
                check_is_safetensors(client)
                options = self.parse(WeightsUpdate, json.dumps(dict(client.query_params)).encode())
                if refusal := await self.refusal(head, options):
                    return refusal
                return await self.go_on(self.update_by_body(client, head, options))
            check_is_json(client.headers.get("content-type", ""))
            request = head._replace(body=await client.body())
            if head.path == UPDATE_FROM_DISK:
                body = self.parse(UpdateFromDisk, request.body)
                if refusal := await self.refusal(head, body):
                    return refusal
                path = within(self.folder.base, body.model_path, "model_path", "weights")
                return await self.go_on(self.update(head, path, body))
            body_of_pause = self.parse(Pause if head.path == PAUSE else OfServer, request.body)
            if refusal := await self.refusal(head, body_of_pause):
                return refusal
            if head.path == RESUME:
                self.asked += 1
                self.folder.set_paused(False)
                return merge_responses(await self.responses(request))
            return await self.pause(client, request)
        except Refused as error:
            raise HTTPException(400, str(error)) from None

    def parse(self, body_type: type[Parsed], content: bytes) -> Parsed:
        try:
            return body_type.model_validate_json(content, context=self.context)
        except ValidationError as error:
            raise BodyRefused.of(error.errors()) from None

    async def responses(self, request: ForwardedRequest) -> list[ReplicaResponse]:
        """Let all replicas answer a request. One that has died meanwhile is left out."""
        found = await self.call_all("answer", request)
        responses = [each for each in found if isinstance(each, ReplicaResponse)]
        if not responses:
            raise HTTPException(503, NO_REPLICA, {"retry-after": "5"})
        return responses

    async def refusal(self, head: ForwardedRequest, options: OfServer) -> Response | None:
        """Return what replicas answer a client that may not change weights here, or names another model."""
        query = urlencode({"model": options.model} if options.model else {}).encode()
        asked = with_body(head, "GET", VERSION)._replace(query=query)
        worst = max(await self.responses(asked), key=lambda each: each.status)
        return None if worst.status == 200 else plain_response(worst)

    async def pause(self, client: Request, request: ForwardedRequest) -> Response:
        """Pause all replicas, and those that start from now on. None, if the client leaves first."""
        self.asked += 1
        own = self.asked
        was_paused = self.folder.is_paused
        self.folder.set_paused(True)
        responses: list[ReplicaResponse] = []
        try:
            responses = await unless_disconnected(client, self.responses(request))
        except ClientDisconnected:
            if self.asked == own and not was_paused:
                await self.responses(with_body(request, "POST", RESUME, {}))
            raise
        finally:
            if self.asked == own and all(each.status != 200 for each in responses):
                self.folder.set_paused(was_paused)
        return merge_responses(responses)

    async def go_on(self, work: Coroutine[Any, Any, Response]) -> Response:
        """Do some work to its end, also if the client leaves."""
        task = asyncio.create_task(work)
        self.running.add(task)
        task.add_done_callback(self.running.discard)
        return await asyncio.shield(task)

    async def update_by_body(
        self, client: Request, head: ForwardedRequest, options: WeightsUpdate
    ) -> Response:
        """Write the body to a file, which replicas read, and keep it while it has the current weights."""
        limits = [each for each in await self.call_all("upload_limit") if isinstance(each, int)]
        if not limits:
            raise HTTPException(503, NO_REPLICA, {"retry-after": "5"})
        file = self.folder.records / f"{uuid4().hex}.safetensors"
        try:
            await write_body(client, file, min(limits))
            return await self.update(head, file, options)
        finally:
            current = self.folder.current()
            if current is None or current.path != f"{RECORDS}/{file.name}":
                file.unlink(missing_ok=True)

    async def update(self, head: ForwardedRequest, path: Path, options: WeightsUpdate) -> Response:
        """Replace the weights of all replicas."""
        finishes = options.running == "finish"
        with self.folder.updating():
            if finishes and self.folder.is_paused:
                raise HTTPException(409, CANNOT_FINISH)
            states = await self.states()
            before = self.folder.current()
            relative = os.path.relpath(path, self.folder.base)
            at_once = sorted(states) if options.replicas == "all" else []
            read = await self.read(relative, at_once or [min(states)])
            versions = [state.version for state in states.values()]
            version = 1 + max([*versions, *([before.version] if before else [])])
            current = CurrentWeights(version=version, path=relative, digest=read.digest, model=read.model)
            pauses = bool(at_once) and not self.folder.is_paused
            try:
                if pauses:
                    mode = "wait" if finishes else "keep"
                    paused = await self.responses(with_body(head, "POST", PAUSE, {"mode": mode}))
                    if any(each.status != 200 for each in paused):
                        return merge_responses(paused)
                self.folder.write(current)
                problems = await self.take(current, options, at_once)
            finally:
                await self.call_all("drop_weights")
                if pauses and not self.folder.is_paused:  # a client may have paused them meanwhile
                    await self.responses(with_body(head, "POST", RESUME, {}))
            if before and before.path != current.path and self.folder.is_upload(before.path):
                (self.folder.base / before.path).unlink(missing_ok=True)
            return updated(version, await self.states(), problems)

    async def read(self, path: str, replicas: Sequence[str]) -> WeightsOutcome:
        """Let replicas read weights. HTTPException unless all of them have read the same."""
        outcomes = await self.outcomes("read_weights", path, replicas)
        problem = next((each for each in outcomes if each.problem), None)
        if problem is None and len(outcomes) < len(replicas):
            problem = WeightsOutcome(
                "", 503, "a replica has died while it read the weights; send the update again"
            )
        if problem is None and len({(each.digest, each.model) for each in outcomes}) > 1:
            problem = WeightsOutcome(
                "", 409, f"replicas read different weights: {path} is not the same for all"
            )
        if problem is not None:
            await self.call_all("drop_weights")
            raise HTTPException(problem.status, f"no replica has new weights: {problem.problem}")
        return outcomes[0]

    async def take(
        self, current: CurrentWeights, options: WeightsUpdate, at_once: Sequence[str]
    ) -> dict[str, str]:
        """Let some replicas take the current weights at once, and others one after the other.

        Returns the problems of those that could not. Those that have started meanwhile are among the others.
        """
        problems: dict[str, str] = {}
        turn = list(at_once)
        tried = set[str]()
        try:
            while True:
                if turn:
                    outcomes = await self.outcomes("take_weights", current, options.running, turn)
                    problems |= {each.replica: each.problem for each in outcomes if each.problem}
                    tried |= set(turn)
                states = await self.states()
                behind = [name for name in sorted(states) if states[name].version != current.version]
                turn = [name for name in behind if name not in tried][:1]
                if not turn:
                    return problems
        finally:
            self.folder.write(current.model_copy(update={"is_complete": True}))

    async def states(self) -> dict[str, WeightsState]:
        """Return the state of each replica, by its name."""
        found = await self.call_all("weights_state")
        states = {each.replica: each for each in found if isinstance(each, WeightsState)}
        if not states:
            raise HTTPException(503, NO_REPLICA, {"retry-after": "5"})
        return states

    async def outcomes(self, method: str, *arguments: object) -> list[WeightsOutcome]:
        """Return what came of a call, of those replicas that it was for and that have not died."""
        found = await self.call_all(method, *arguments)
        return [each for each in found if isinstance(each, WeightsOutcome)]


def with_body(head: ForwardedRequest, method: str, path: str, body: Json | None = None) -> ForwardedRequest:
    """Return another request of the same client."""
    headers = [(name, value) for name, value in head.headers if name.lower() not in ABOUT_BODY]
    content = b"" if body is None else json.dumps(body).encode()
    headers += [] if body is None else [(b"content-type", b"application/json")]
    return head._replace(method=method, path=path, query=b"", headers=headers, body=content)


def merge_responses(responses: Sequence[ReplicaResponse]) -> Response:
    """Return what all replicas answer or the worst error, and each one's answer by its name."""
    bodies: dict[str, Json] = {each.replica: json.loads(each.body) for each in responses}
    worst = max(responses, key=lambda each: each.status)
    if worst.status != 200 and len({each.body for each in responses}) == 1:
        return plain_response(worst)  # names of replicas are not for everyone
    merged = agreed(bodies) if worst.status == 200 else json.loads(worst.body)
    return JSONResponse(merged | {"replicas": bodies}, worst.status)


def agreed(bodies: dict[str, Json]) -> Json:
    """Return each field with the value that all bodies have for it, or null while they differ."""
    first, *others = bodies.values()
    return {
        name: value if all(each[name] == value for each in others) else None for name, value in first.items()
    }


def updated(version: int, states: dict[str, WeightsState], problems: dict[str, str]) -> Response:
    """Return what came of an update: which replica has which weights."""
    bodies: dict[str, Json] = {
        name: {"weight_version": state.version, "system_fingerprint": state.fingerprint}
        for name, state in states.items()
    }
    behind = {name for name, state in states.items() if state.version != version}
    if not behind:
        return JSONResponse({"success": True, **agreed(bodies), "replicas": bodies})
    reasons = "; ".join(f"{name}: {problems.get(name, 'it has just started')}" for name in sorted(behind))
    message = (
        f"{len(states) - len(behind)} of {len(states)} replicas have version {version}, which is the current "
        f"one; the others try again or are replaced, and answer nothing until then: {reasons}"
    )
    return JSONResponse(
        {"success": False, **error_body(message, TYPES[500]), **agreed(bodies), "replicas": bodies}, 500
    )


def plain_response(response: ReplicaResponse) -> Response:
    """Return a replica's response as it is."""
    returned = Response(response.body, response.status)
    returned.raw_headers = list(response.headers)
    return returned

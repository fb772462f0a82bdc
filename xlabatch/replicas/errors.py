"""Errors of the ingress itself, in the forms of the APIs. Knows no Ray."""

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import JSONResponse

from xlabatch.protocols.anthropic_response import messages_error
from xlabatch.protocols.event_format import event, named_event
from xlabatch.protocols.formatting import Json, error_body
from xlabatch.server.errors import CODES, TYPES, convert_error

LOST = "the replica that generated this response has died; send the request again"
LOST_CODE = "replica_died"


async def refusal(request: Request, error: HTTPException) -> JSONResponse:
    status = error.status_code
    code = "queue_full" if status == 429 else CODES.get(status)
    body = error_body(str(error.detail), TYPES.get(status, "invalid_request_error"), code)
    return convert_error(request.url.path, JSONResponse(body, status, error.headers))


def error_event(path: str) -> bytes:
    """Return the last event of a stream whose replica has died."""
    if path.startswith("/v1/messages"):
        return named_event(messages_error(500, LOST))
    if path.startswith("/v1/responses"):
        failed: Json = {"type": "error", "code": LOST_CODE, "message": LOST, "param": None}
        return named_event(failed)
    return event(error_body(LOST, "server_error", LOST_CODE))

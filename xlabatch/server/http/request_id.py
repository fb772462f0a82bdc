"""The id that a client gives a request, to find its response again."""

import re

from fastapi import Request

REQUEST_ID = re.compile(r"[\w.:/+=-]{1,128}", re.ASCII)


def request_id(client: Request) -> str | None:
    """Return the id in a request's headers; None if it cannot be sent back."""
    given = client.headers.get("x-request-id", "")
    return given if REQUEST_ID.fullmatch(given) else None

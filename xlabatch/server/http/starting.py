"""Answers requests while the model is loaded: the port is bound first, and says how far the start is.

Only the standard library, so that it answers within the first second. `/health` and `/ready` have the stage,
and every other request gets 503 with OpenAI's error body; clients try again later.
"""

import json
import socket
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from threading import BoundedSemaphore, Thread
from typing import Any

from xlabatch.progress import Progress, listening

BACKLOG = 128
MOST_AT_ONCE = 32  # requests; others are closed without an answer
TIMEOUT_S = 5.0  # to send a request
MOST_BODY_BYTES = 2**20  # that are read before an answer: a client may miss it if its body is not
POLL_S = 0.05  # how soon the sockets are free for the server


class Answer(BaseHTTPRequestHandler):
    """Answers one request; HTTP/1.0 closes the connection after it."""

    timeout = TIMEOUT_S
    server: "Listener"

    def answer(self) -> None:
        status, body = answer_to(self.path.partition("?")[0], self.server.progress)
        length = self.headers.get("content-length", "")
        if length.isdecimal():
            self.rfile.read(min(int(length), MOST_BODY_BYTES))
        content = json.dumps(body).encode()
        self.send_response(status)
        self.send_header("content-type", "application/json")
        self.send_header("content-length", str(len(content)))
        if status != 200:
            self.send_header("retry-after", "1")
        self.end_headers()
        if self.command != "HEAD":
            self.wfile.write(content)

    def __getattr__(self, name: str) -> Any:
        """Answer every method, which the base class looks up by name."""
        if name.startswith("do_"):
            return self.answer
        raise AttributeError(name)

    def log_message(self, *_: object) -> None:
        """Log nothing: the server that follows has the log."""


def answer_to(path: str, progress: Progress) -> tuple[int, dict[str, Any]]:
    """The status and the body for a path."""
    if path == "/health/live":
        return 200, {"status": "live"}
    if path in ("/health", "/ready"):
        return 503, {"status": "starting", "reason": str(progress), **stage_of(progress)}
    message = f"the model is not loaded yet: {progress}"
    return 503, {"error": {"message": message, "type": "server_error", "param": None, "code": "starting"}}


def stage_of(progress: Progress) -> dict[str, Any]:
    """The stage, and how much of it is done if that can be counted."""
    names = ("stage", "done", "total", "unit", "note") if progress.total else ("stage",)
    return {name: value for name in names if (value := getattr(progress, name)) != ""}


class Listener(ThreadingHTTPServer):
    """Accepts connections of one socket, which outlives it."""

    daemon_threads = True
    progress = Progress("importing libraries")

    def __init__(self, bound: socket.socket) -> None:
        super().__init__(bound.getsockname()[:2], Answer, bind_and_activate=False)
        self.socket.close()  # of a family that may be another one
        self.socket = bound
        self.free = BoundedSemaphore(MOST_AT_ONCE)
        bound.setblocking(False)  # a client that has gone again must not stop the loop
        bound.listen(BACKLOG)

    def process_request(self, request: Any, client_address: Any) -> None:
        if self.free.acquire(blocking=False):
            super().process_request(request, client_address)
        else:
            self.shutdown_request(request)

    def process_request_thread(self, request: Any, client_address: Any) -> None:
        try:
            super().process_request_thread(request, client_address)
        finally:
            self.free.release()

    def handle_error(self, *_: object) -> None:
        """Ignore clients that send nothing, or leave."""


@contextmanager
def answering(sockets: Sequence[socket.socket]) -> Iterator[None]:
    """Answer on bound sockets within the block; after it they are free for the server."""
    bound = [Listener(each) for each in sockets]

    def show(progress: Progress) -> None:
        for each in bound:
            each.progress = progress

    threads = [Thread(target=each.serve_forever, args=(POLL_S,), daemon=True) for each in bound]
    for thread in threads:
        thread.start()
    try:
        with listening(show):
            yield
    finally:
        for each in bound:
            each.shutdown()

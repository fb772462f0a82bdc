"""Paths without `/v1`, as llama-server has them too: some clients have only its address as their base URL."""

from starlette.types import ASGIApp, Receive, Scope, Send

UNVERSIONED = {
    "/chat/completions",
    "/chat/completions/input_tokens",
    "/embeddings",
    "/messages",
    "/messages/count_tokens",
    "/models",
    "/responses",
}


class UnversionedMiddleware:
    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http" and scope["path"] in UNVERSIONED:
            path = f"/v1{scope['path']}"
            scope = {**scope, "path": path, "raw_path": path.encode()}
        await self.app(scope, receive, send)

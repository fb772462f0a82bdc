"""Paths of other servers that have another name here, and what is here in place of those that are not."""

from starlette.types import ASGIApp, Receive, Scope, Send

UNVERSIONED = (  # llama-server's: some clients have only its address as their base URL
    *("/chat/completions", "/chat/completions/input_tokens", "/embeddings", "/messages"),
    *("/messages/count_tokens", "/models", "/responses"),
)
PATHS = {
    **{path: f"/v1{path}" for path in UNVERSIONED},
    **dict.fromkeys(("/reranking", "/v1/reranking", "/v2/rerank"), "/rerank"),
    "/v1/health": "/health",
}
WEIGHTS = ("/update_weights", "/pause", "/resume", "/weight_version", "/is_paused")
BASE = "OpenAI's clients take this as their base URL; /v1/models lists the models"
INSTEAD = {  # by the beginning of a path, which may have /v1 before it
    "/score": "/rerank takes a query and documents",
    "/embed": "/v1/embeddings takes input",
    "/pooling": "/v1/embeddings takes input and a pooling",
    "/classify": "/v1/embeddings with the pooling score has the outputs of a classifier",
    "/generate": "/v1/completions takes a prompt, /v1/chat/completions takes messages",
    "/api/generate": "/v1/completions takes a prompt",
    "/api/chat": "/v1/chat/completions takes messages",
    "/api/embed": "/v1/embeddings takes input",
    "/api/tags": "/v1/models lists the models",
    "/api/v1/": "adapters are trained with --train DIR",
    "/audio": "this server writes text only",
    "/images": "this server writes text only",
    "/stream": "/v1/responses with background and stream goes on without its client",
    "/slots/": "cache_key in a request keeps a session, and --cache-dir snapshots",
    "/lora-adapters": "/v1/models lists adapters, and model in a request names one",
    "/load_lora_adapter": "adapters come over HTTP with --adapter-folder DIR",
    "/unload_lora_adapter": "adapters come over HTTP with --adapter-folder DIR",
    **dict.fromkeys(WEIGHTS, "weights change over HTTP with --weights-folder DIR"),
    "/reset_prefix_cache": "cache_salt or cache_prompt in a request keeps prompts apart",
}


class OtherPathsMiddleware:
    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http" and (path := PATHS.get(scope["path"])):
            scope = {**scope, "path": path, "raw_path": path.encode()}
        await self.app(scope, receive, send)

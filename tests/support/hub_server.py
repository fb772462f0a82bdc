"""A small server on loopback with the hub's paths: the list of a model's files, and the files."""

import hashlib
import json
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread

SHA = "0123456789abcdef0123456789abcdef01234567"


@dataclass
class Hub:
    """Models by id and revision, each a folder, and the paths that were requested."""

    models: dict[tuple[str, str], Path]
    token: str | None = None  # if set, requests without it are refused
    gated: bool = False
    broken: str = ""  # "cut" ends every file early, "html" responds like a proxy
    url: str = ""
    requests: list[str] = field(default_factory=list)

    def folder(self, id: str, sha: str) -> Path | None:
        found = [f for (model, _), f in self.models.items() if model == id and self.sha(f) == sha]
        return found[0] if found else None

    def sha(self, folder: Path) -> str:
        return hashlib.sha1(str(folder).encode()).hexdigest()


def handler(hub: Hub) -> type[BaseHTTPRequestHandler]:
    class Handler(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            self.reply(body=True)

        def do_HEAD(self) -> None:
            self.reply(body=False)

        def reply(self, body: bool) -> None:
            path = self.path.partition("?")[0].strip("/")
            hub.requests.append(path)
            if hub.token and self.headers.get("Authorization") != f"Bearer {hub.token}":
                return self.refuse(401, "RepoNotFound")
            if hub.broken == "html":
                return self.send(200, b"<html>please log in</html>", {"Content-Type": "text/html"})
            if hub.gated:
                return self.refuse(403, "GatedRepo")
            if path.startswith("api/models/"):
                return self.describe(path.removeprefix("api/models/"))
            return self.send_file(path, body)

        def describe(self, path: str) -> None:
            if "/tree/" in path:
                return self.list_files(*path.split("/tree/"))
            id, _, revision = path.partition("/revision/")
            known = {name for name, _ in hub.models}
            folder = hub.models.get((id, revision or "main"))
            if folder is None:
                return self.refuse(404, "RevisionNotFound" if id in known else "RepoNotFound")
            files = [{"rfilename": file.name} for file in sorted(folder.iterdir())]
            info = {"id": id, "modelId": id, "sha": hub.sha(folder), "siblings": files, "private": False}
            return self.send(200, json.dumps(info).encode(), {"Content-Type": "application/json"})

        def list_files(self, id: str, sha: str) -> None:
            folder = hub.folder(id, sha)
            if folder is None:
                return self.refuse(404, "RevisionNotFound")
            sizes = [(file.name, file.stat().st_size) for file in sorted(folder.iterdir())]
            files = [{"type": "file", "path": name, "size": size, "oid": SHA} for name, size in sizes]
            return self.send(200, json.dumps(files).encode(), {"Content-Type": "application/json"})

        def send_file(self, path: str, body: bool) -> None:
            id, _, rest = path.partition("/resolve/")
            sha, _, name = rest.partition("/")
            folder = hub.folder(id, sha)
            if folder is None or not (folder / name).exists():
                return self.refuse(404, "EntryNotFound")
            content = (folder / name).read_bytes()
            tag = hashlib.sha256(content).hexdigest()
            return self.send(200, content, {"ETag": f'"{tag}"', "X-Repo-Commit": sha}, body)

        def refuse(self, code: int, error: str) -> None:
            self.send(code, b"{}", {"X-Error-Code": error})

        def send(self, code: int, content: bytes, headers: dict[str, str], body: bool = True) -> None:
            self.send_response(code)
            missing = 100 if hub.broken == "cut" and "ETag" in headers else 0
            for name, value in {**headers, "Content-Length": str(len(content) + missing)}.items():
                self.send_header(name, value)
            self.end_headers()
            if body and self.command != "HEAD":
                self.wfile.write(content)

        def log_message(self, *_: object) -> None:
            """Log nothing."""

    return Handler


@contextmanager
def serving(hub: Hub) -> Iterator[Hub]:
    server = ThreadingHTTPServer(("127.0.0.1", 0), handler(hub))
    hub.url = f"http://127.0.0.1:{server.server_port}"
    Thread(target=server.serve_forever, daemon=True).start()
    try:
        yield hub
    finally:
        server.shutdown()
        server.server_close()

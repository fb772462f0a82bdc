"""The endpoints of OpenAI's Files and Batches."""

import asyncio
import fcntl
import shutil
from collections.abc import AsyncGenerator, AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import asdict
from pathlib import Path
from typing import Annotated

from fastapi import FastAPI, Query, Request
from fastapi.responses import FileResponse
from starlette.datastructures import FormData, UploadFile
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect

from xlabatch.errors import Refused
from xlabatch.protocols.formatting import Json
from xlabatch.server.models import Models
from xlabatch.server.openai_batches.files import FileStore, StoredFile, check_own, new_file_id, page
from xlabatch.server.openai_batches.records import UNFINISHED, BatchCreate, BatchStore
from xlabatch.server.openai_batches.runner import BatchRunner

MAX_FIELD_BYTES = 4096  # of a form's fields, except the file
MAX_UPLOADS = 32  # at the same time; each takes up to a megabyte of memory
OFF = "files and batches are off; start the server with --files DIR"
Limit = Annotated[int, Query(ge=1, le=10_000)]


class CountedRequest(Request):
    """A request that reserves room for its body as it arrives: a slow client takes none from the others."""

    def __init__(self, request: Request, keep: Callable[[int], None]) -> None:
        super().__init__(request.scope, request.receive)
        self.keep = keep

    async def stream(self) -> AsyncGenerator[bytes, None]:
        async for content in super().stream():
            self.keep(len(content))
            yield content


class Batches:
    """The files and batches in a folder, which only one server at a time may use."""

    def __init__(self, models: Models, folder: Path) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        check_own(folder, "lock")
        self.lock = (folder / "lock").open("w")
        try:
            fcntl.flock(self.lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            self.lock.close()
            raise Refused(f"another server uses the files in {folder}") from None
        try:
            self.files = FileStore(folder / "files")
            self.records = BatchStore(folder / "batches")
        except BaseException:
            self.lock.close()
            raise
        self.runner = BatchRunner(models, self.files, self.records)
        self.uploads = asyncio.Semaphore(MAX_UPLOADS)

    @asynccontextmanager
    async def running(self) -> AsyncIterator[None]:
        self.runner.open()
        try:
            yield
        finally:
            await self.runner.close()
            self.lock.close()

    async def upload(self, request: Request) -> StoredFile:
        length = request.headers.get("content-length", "")
        self.files.check_room(int(length) if length.isdigit() else 0)
        limits = {"max_files": 1, "max_fields": 4, "max_part_size": MAX_FIELD_BYTES}
        try:
            async with self.uploads:
                with self.files.reserve() as keep:
                    async with CountedRequest(request, keep).form(**limits) as form:
                        file, purpose = read_form(form)
                        return await self.store(file, purpose)
        except ClientDisconnect:
            raise HTTPException(400, "the client has disconnected before the end of the file") from None

    async def store(self, file: UploadFile, purpose: str) -> StoredFile:
        """Store a file; 507 if the disk cannot take it."""
        id = new_file_id()
        try:
            await asyncio.to_thread(copy, file, self.files.path(id))
            return self.files.add(id, file.filename or "", purpose)
        except OSError as error:
            self.files.path(id).unlink(missing_ok=True)
            raise HTTPException(507, f"the file cannot be stored: {error.strerror}") from None


def read_form(form: FormData) -> tuple[UploadFile, str]:
    """Return a form's file and purpose. Refused if the form is a different one."""
    if unknown := sorted(set(form) - {"file", "purpose"}):
        raise Refused(f"form field {unknown[0]!r:.60} is not supported; there are file and purpose")
    file = form.get("file")
    purpose = form.get("purpose")
    if not isinstance(file, UploadFile):
        raise Refused("the form needs a file under the name 'file'")
    if purpose != "batch":
        raise Refused(f"purpose is 'batch', got {purpose!r:.60}")
    return file, purpose


def copy(file: UploadFile, path: Path) -> None:
    with path.open("wb") as written:
        shutil.copyfileobj(file.file, written)


def add_file_and_batch_routes(app: FastAPI, batches: Batches | None) -> None:
    """Add the endpoints of files and of batches. If they are off, they answer how to turn them on."""

    def stored() -> Batches:
        if batches is None:
            raise HTTPException(404, OFF)
        return batches

    @app.post("/v1/files")
    async def upload(request: Request) -> Json:
        """Store a file of requests; the body is a form with `file` and `purpose`."""
        content_type = request.headers.get("content-type", "").partition(";")[0].strip().lower()
        if content_type != "multipart/form-data":
            raise HTTPException(415, "send the file as multipart/form-data, under the name 'file'")
        return asdict(await stored().upload(request))

    @app.get("/v1/files")
    async def list_files(purpose: str | None = None, after: str | None = None, limit: Limit = 10_000) -> Json:
        """The files, the latest first."""
        known = list(stored().files.by_id.values())  # a batch's thread may add one in the meantime
        files = [asdict(file) for file in known if purpose in (None, file.purpose)]
        return page(files, after, limit)

    @app.get("/v1/files/{id}")
    async def retrieve_file(id: str) -> Json:
        """What is known of a file."""
        return asdict(stored().files.get(id))

    @app.get("/v1/files/{id}/content")
    async def content(id: str) -> FileResponse:
        """The content of a file."""
        file = stored().files.get(id)
        return FileResponse(stored().files.path(file.id), media_type="application/octet-stream")

    @app.delete("/v1/files/{id}")
    async def delete(id: str) -> Json:
        """Delete a file that no batch needs."""
        if needed := [each["id"] for each in stored().records.unfinished if each["input_file_id"] == id]:
            raise HTTPException(409, f"batch {needed[0]} needs this file; cancel it first")
        stored().files.get(id)
        stored().files.delete(id)
        return {"id": id, "object": "file", "deleted": True}

    @app.post("/v1/batches")
    async def create(body: BatchCreate) -> Json:
        """Begin to answer the requests of a file."""
        stored().files.get(body.input_file_id)
        batch = stored().records.create(body)
        stored().runner.wake.set()
        return batch

    @app.get("/v1/batches")
    async def list_batches(after: str | None = None, limit: Limit = 20) -> Json:
        """The batches, the latest first."""
        return page(list(stored().records.by_id.values()), after, limit)

    @app.get("/v1/batches/{id}")
    async def retrieve_batch(id: str) -> Json:
        """A batch, with the counts of its lines."""
        return stored().records.get(id)

    @app.post("/v1/batches/{id}/cancel")
    async def cancel(id: str) -> Json:
        """End a batch; the answers that it has are kept."""
        batch = stored().records.get(id)
        if batch["status"] not in UNFINISHED:
            raise HTTPException(409, f"batch {id} has ended already: it is {batch['status']}")
        if batch["status"] in ("validating", "in_progress"):
            stored().runner.cancel(batch)
        return batch

"""Batches in the form that their API shows, each stored in its own file, so that they survive the server."""

import re
import time
from pathlib import Path
from typing import Annotated, Literal, get_args
from uuid import uuid4

from pydantic import BaseModel, ConfigDict, Field, ValidationError
from starlette.exceptions import HTTPException

from xlabatch.checkpoint.json_files import read_json
from xlabatch.protocols.body import Body
from xlabatch.protocols.formatting import Json
from xlabatch.server.openai_batches.files import SAFE_ID as SAFE_FILE_ID
from xlabatch.server.openai_batches.files import check_own, damage_error, write_json

MAX_BATCHES = 1000
MAX_METADATA = 16  # pairs; OpenAI's limit
WINDOW_S = 24 * 3600
Unfinished = Literal["validating", "in_progress", "finalizing", "cancelling"]
Ended = Literal["completed", "failed", "expired", "cancelled"]
UNFINISHED: tuple[str, ...] = get_args(Unfinished)
TIMES = ("in_progress", "finalizing", "completed", "failed", "expired", "cancelling", "cancelled")
SAFE_ID = re.compile(r"batch_[0-9a-f]{32}")
Endpoint = Literal["/v1/chat/completions", "/v1/completions", "/v1/responses"]
Text = Annotated[str, Field(max_length=512)]


class BatchCreate(Body):
    """`/v1/batches`."""

    WITHOUT_EFFECT = frozenset({"output_expires_after"})
    input_file_id: Text
    endpoint: Endpoint
    completion_window: Literal["24h"]
    metadata: Annotated[dict[Text, Text], Field(max_length=MAX_METADATA)] | None = None


class StoredBatch(BaseModel):
    """The fields of a stored batch that the server reads again."""

    model_config = ConfigDict(strict=True)
    id: Annotated[str, Field(pattern=SAFE_ID)]
    input_file_id: Annotated[str, Field(pattern=SAFE_FILE_ID)]
    endpoint: Endpoint
    status: Literal[Unfinished, Ended]
    created_at: int
    expires_at: int
    request_counts: dict[Literal["total", "completed", "failed"], int]


class BatchStore:
    """The batches in a folder, oldest first."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        folder.mkdir(parents=True, exist_ok=True)
        check_own(folder, "batch_*")
        paths = [path for path in folder.glob("*.json") if SAFE_ID.fullmatch(path.stem)]
        found: list[Json] = sorted(map(read_batch, paths), key=lambda batch: batch["created_at"])
        self.by_id = {batch["id"]: batch for batch in found}

    def create(self, body: BatchCreate) -> Json:
        """Create a batch; if there are too many, it replaces the oldest one that has ended."""
        if len(self.by_id) >= MAX_BATCHES:
            ended = next((b for b in self.by_id.values() if b["status"] not in UNFINISHED), None)
            if ended is None:
                raise HTTPException(429, f"{MAX_BATCHES} batches wait; try again when one has ended")
            del self.by_id[ended["id"]]
            (self.folder / f"{ended['id']}.json").unlink(missing_ok=True)
        now = int(time.time())
        batch: Json = {
            **{"id": f"batch_{uuid4().hex}", "object": "batch", "endpoint": body.endpoint, "errors": None},
            **{"input_file_id": body.input_file_id, "completion_window": body.completion_window},
            **{"status": "validating", "output_file_id": None, "error_file_id": None},
            **{"created_at": now, "expires_at": now + WINDOW_S},
            **{f"{name}_at": None for name in TIMES},
            **{"request_counts": {"total": 0, "completed": 0, "failed": 0}, "metadata": body.metadata},
        }
        self.save(batch)
        self.by_id[batch["id"]] = batch
        return batch

    def get(self, id: str) -> Json:
        """Return the batch with this id; 404 if there is none."""
        if id not in self.by_id:
            raise HTTPException(404, f"no batch has the id {id[:80]!r}")
        return self.by_id[id]

    def update(self, batch: Json, status: str, **fields: object) -> None:
        """Give a batch a new status, as of now."""
        batch |= {"status": status, f"{status}_at": int(time.time()), **fields}
        self.save(batch)

    def save(self, batch: Json) -> None:
        write_json(self.folder / f"{batch['id']}.json", batch)

    @property
    def unfinished(self) -> list[Json]:
        """The batches that have not ended, oldest first."""
        return [batch for batch in self.by_id.values() if batch["status"] in UNFINISHED]


def read_batch(path: Path) -> Json:
    """Read a batch that a server has stored. Refused if its file is damaged."""
    batch = read_json(path)
    try:
        known = StoredBatch.model_validate(batch)
    except ValidationError:
        raise damage_error(path) from None
    if known.id != path.stem or len(known.request_counts) < 3:
        raise damage_error(path)
    return batch

"""Files that clients upload and batches write, in a folder with limits on their number and bytes.

A file's name is stored only to be shown. On disk the file is named by its id, and only known ids are looked
up.
"""

import json
import re
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import asdict, dataclass, fields
from pathlib import Path
from uuid import uuid4

from starlette.exceptions import HTTPException

from xlabatch.checkpoint.json_files import check_regular, read_json
from xlabatch.errors import Refused
from xlabatch.protocols.formatting import Json
from xlabatch.validation import printable

MAX_FILES = 1000
MAX_BYTES = 2**30  # of all files
MAX_FILE_BYTES = 100 * 2**20
MAX_NAME = 255  # characters
SUFFIXES = (".content", ".json", ".new")
SAFE_ID = re.compile(r"file-[0-9a-f]{24,32}")


@dataclass(frozen=True)
class StoredFile:
    """A file's record, as OpenAI's API shows it."""

    id: str
    bytes: int
    created_at: int
    filename: str
    purpose: str
    object: str = "file"
    status: str = "processed"


class FileStore:
    """The files in a folder."""

    def __init__(self, folder: Path, max_bytes: int = MAX_BYTES, max_files: int = MAX_FILES) -> None:
        self.folder = folder
        self.max_bytes = max_bytes
        self.max_files = max_files
        self.reserved = 0  # bytes being written
        folder.mkdir(parents=True, exist_ok=True)
        found = sorted(read_files(folder), key=lambda file: file.created_at)
        self.by_id = {file.id: file for file in found}
        for path in folder.glob("file-*"):  # files whose writing was cut off when the server was killed
            if SAFE_ID.fullmatch(path.stem) and path.suffix in SUFFIXES and path.stem not in self.by_id:
                path.unlink()

    @property
    def nbytes(self) -> int:
        return self.reserved + sum(file.bytes for file in list(self.by_id.values()))  # a thread adds files

    @contextmanager
    def reserve(self) -> Iterator[Callable[[int], None]]:
        """Yield a function that reserves room for bytes of a file being written; 507 if there is none."""
        kept = 0

        def keep(nbytes: int) -> None:
            nonlocal kept
            self.check_room(nbytes)
            self.reserved += nbytes
            kept += nbytes

        try:
            yield keep
        finally:
            self.reserved -= kept

    def check_room(self, nbytes: int) -> None:
        """Raise HTTPException 507 unless there is room for one more file of this size."""
        if len(self.by_id) >= self.max_files or self.nbytes + nbytes > self.max_bytes:
            used = f"{len(self.by_id)} files of {self.max_files} take {self.nbytes} bytes of {self.max_bytes}"
            raise HTTPException(507, f"there is no room for {nbytes} bytes: {used}; delete some")

    def path(self, id: str) -> Path:
        """Return the path of a file's content, whether or not it exists yet."""
        return self.folder / f"{id}.content"

    def add(self, id: str, filename: str, purpose: str) -> StoredFile:
        """Record the content at this id's path as a file."""
        nbytes = self.path(id).stat().st_size
        file = StoredFile(id, nbytes, int(time.time()), filename[:MAX_NAME], purpose)
        write_json(self.folder / f"{id}.json", asdict(file))
        self.by_id[id] = file
        return file

    def get(self, id: str) -> StoredFile:
        """Return the file with this id; 404 if there is none."""
        if id not in self.by_id:
            raise HTTPException(404, f"no file has the id {id[:80]!r}")
        return self.by_id[id]

    def delete(self, id: str) -> None:
        """Delete whatever exists of a file."""
        (self.folder / f"{id}.json").unlink(missing_ok=True)
        self.path(id).unlink(missing_ok=True)
        self.by_id.pop(id, None)


def new_file_id() -> str:
    return f"file-{uuid4().hex}"


def read_files(folder: Path) -> Iterator[StoredFile]:
    """Yield the files that are complete in a folder."""
    check_own(folder, "file-*")
    for path in folder.glob("*.json"):
        if SAFE_ID.fullmatch(path.stem) and path.with_suffix(".content").is_file():
            record = read_json(path)
            try:
                file = StoredFile(**record)
            except TypeError:
                raise damage_error(path) from None
            are_typed = (type(getattr(file, field.name)) is field.type for field in fields(file))
            if file.id != path.stem or not all(are_typed):
                raise damage_error(path)
            yield file


def check_own(folder: Path, pattern: str) -> None:
    """Raise Refused if a name that the server uses belongs to a link, a FIFO, a device or a folder."""
    for path in folder.glob(pattern):
        if path.is_symlink():
            raise Refused(f"{printable(path)} is a link, and the server follows none here")
        check_regular(path)


def damage_error(path: Path) -> Refused:
    return Refused(f"{printable(path)} is damaged; remove it to start without it")


def write_json(path: Path, content: Json) -> None:
    """Write a file so that no reader ever sees a part of it."""
    written = path.with_suffix(".new")
    try:
        written.write_text(json.dumps(content))
        written.replace(path)
    except BaseException:
        written.unlink(missing_ok=True)
        raise


def page(items: list[Json], after: str | None, limit: int) -> Json:
    """Return a page of a list, the latest item first, in the form of OpenAI's API."""
    items = items[::-1]
    if after is not None:
        ids = [item["id"] for item in items]
        if after not in ids:
            raise HTTPException(404, f"nothing in the list has the id {after[:80]!r}")
        items = items[ids.index(after) + 1 :]
    shown = items[:limit]
    ends = {"first_id": shown[0]["id"] if shown else None, "last_id": shown[-1]["id"] if shown else None}
    return {"object": "list", "data": shown, **ends, "has_more": len(items) > limit}

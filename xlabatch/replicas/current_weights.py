"""Which weights all replicas have: a record in the folder for weights. Knows no Ray.

The record is the truth. It is written once a replica has read new weights and found them right, before any
replica takes them, so no replica is ever ahead of it. One that starts, or finds itself behind, takes what it
names. On a cluster every node must have the folder, at the same path.
"""

import fcntl
import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from pydantic import BaseModel, ConfigDict
from starlette.exceptions import HTTPException

from xlabatch.checkpoint.whole_files import replace_file
from xlabatch.errors import Refused
from xlabatch.server.weight_routes import remove_uploads

RECORDS = ".replicas"  # in the folder for weights


class CurrentWeights(BaseModel):
    """The weights that every replica is to have."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    version: int
    path: str  # within the folder for weights
    digest: str  # of the weights
    model: str  # the digest of the weights with which the model was loaded
    is_complete: bool = False  # until then, replicas that run take them when they are told


class WeightsFolder:
    """The folder from which replicas take their weights, and what is recorded in it."""

    def __init__(self, base: Path) -> None:
        if not base.is_dir():
            raise Refused(f"the folder for weights {base} is not a folder here")
        self.base = Path(os.path.realpath(base))  # paths in it are relative to this
        self.records = self.base / RECORDS
        self.records.mkdir(exist_ok=True)
        self.file = self.records / "current.json"
        self.paused_file = self.records / "paused"
        self.read_state: tuple[int, int, int] | None = None  # of the file, when it was read
        self.read_weights: CurrentWeights | None = None

    def current(self) -> CurrentWeights | None:
        """Return the record, or None before the first update. It is cheap while the file is the same."""
        try:
            found = self.file.stat()
            state = found.st_ino, found.st_mtime_ns, found.st_size
            if state != self.read_state:
                self.read_weights = CurrentWeights.model_validate_json(self.file.read_bytes())
                self.read_state = state
        except FileNotFoundError:
            return None
        except ValueError as error:
            raise Refused(f"{self.file} cannot be read, remove it: {error}") from None
        return self.read_weights

    def write(self, current: CurrentWeights) -> None:
        with replace_file(self.file) as written:
            written.write_text(current.model_dump_json())

    def is_upload(self, path: str) -> bool:
        """Return whether weights came as a body, so that nobody else has use for the file."""
        return Path(path).parent == Path(RECORDS)

    def remove_uploads(self) -> None:
        """Remove weights that came as a body and are not current: a server that was killed has left them."""
        current = self.current()
        remove_uploads(self.records, keep=Path(current.path).name if current else None)

    @property
    def is_paused(self) -> bool:
        """Whether clients have paused all replicas; one that starts is then paused too."""
        return self.paused_file.exists()

    def set_paused(self, is_paused: bool) -> None:
        if is_paused:
            self.paused_file.touch()
        else:
            self.paused_file.unlink(missing_ok=True)

    @contextmanager
    def updating(self) -> Iterator[None]:
        """Keep other updates away, also those of other ingresses; the system ends that with the process."""
        with (self.records / "lock").open("w") as lock:
            try:
                fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except BlockingIOError:
                raise HTTPException(409, "another update of the replicas is under way") from None
            yield

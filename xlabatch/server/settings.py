"""How a server is run. Imports no web framework: a start reads it before anything else of the server."""

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path

from xlabatch.errors import Refused

TRAINED = "tinker:"  # the names of adapters in training begin with it: they are no models of their own


@dataclass(frozen=True)
class Settings:
    """How a server is run."""

    name: str  # the model's name for clients
    other_names: Sequence[str] = ()  # that clients may use for it as well, and that are not listed
    api_keys: Sequence[str] = ()
    cors_origins: Sequence[str] = ()  # origins of other pages that may use the server
    allowed_hosts: Sequence[str] = ()  # names of the server in requests, in addition to those of this machine
    max_body_bytes: int = 4 * 2**20
    keep_alive_s: float = 10.0  # a stream without a chunk for this long gets a comment
    drain_s: float = 30.0  # for completions to finish when the server is stopped
    step_timeout_s: float = 60.0  # a longer step degrades the server's health
    files: Path | None = None  # the folder of uploaded files and batches; None turns them off
    adapter_folder: Path | None = None  # clients may load adapters from here; None: they may not
    train: Path | None = None  # the folder of adapters in training; None: nothing is trained
    weights_folder: Path | None = None  # clients may replace the weights from here; None: they may not
    lenient: bool = False  # unknown parameters are logged and ignored, unknown models are the first one
    as_json: bool = False  # write log lines as JSON
    log_level: str = "info"
    ssl_certfile: Path | None = None  # serve HTTPS
    ssl_keyfile: Path | None = None  # None: it is in the same file

    @property
    def names(self) -> Sequence[str]:
        return self.name, *self.other_names


def check_distinct(names: Iterable[str]) -> None:
    """Refuse a name that is there twice."""
    if repeated := [name for name, count in Counter(names).items() if count > 1]:
        raise Refused(
            f"two models or adapters have the name {repeated[0]!r}; NAME=MODEL gives a model another"
        )

"""Models by hub id: the files of a checkpoint are downloaded once, into huggingface_hub's own cache.

Token, endpoint, cache and offline mode are set by huggingface_hub's environment variables (HF_TOKEN,
HF_ENDPOINT, HF_HOME, HF_HUB_OFFLINE).
"""

import re
from fnmatch import fnmatchcase
from pathlib import Path

from xlabatch.errors import Refused
from xlabatch.validation import one_line

REVISION = r"(@(?P<revision>[\w./-]+))?"
ID = re.compile(rf"(?P<id>[A-Za-z0-9][\w.-]*(/[\w.-]+)?){REVISION}")
GGUF = re.compile(rf"(?P<id>[A-Za-z0-9][\w.-]*/[\w.-]+){REVISION}:(?P<end>[\w.-]+)")
FILES = ["*.json", "*.txt", "*.jinja", "tokenizer.model", "model*.safetensors"]
STARTS = ("", "*[-._/]")  # before the end of a GGUF file's name
PARTS = ("", "-[0-9]*-of-[0-9]*")  # after it, in a model of several files
LATER = re.compile(r".*-(?!0*1-)\d+-of-\d+\.gguf")  # a part that is not the first
VISION = "mmproj"  # how the name of a vision tower's file begins


def is_id(name: str) -> bool:
    """Whether a name can be a hub id: `name` or `owner/name`, with or without `@revision`."""
    return ID.fullmatch(name) is not None


def is_gguf(name: str) -> bool:
    """Whether a name can be a GGUF file of the hub: `owner/name:Q4_K_M`, or the whole name of the file."""
    return GGUF.fullmatch(name) is not None


def fetch(name: str) -> Path:
    """The folder of a model of the hub, downloaded if it is not in the cache."""
    match = ID.fullmatch(name)
    if match is None:
        raise Refused(f"model {name}: a hub id is owner/name or owner/name@revision")
    folder = download(name, match, FILES)
    if not (folder / "config.json").exists():
        raise Refused(
            f"model {name}: it has no config.json on the hub; if it has GGUF files, give the end of a file's "
            f"name after a colon, {name}:Q4_K_M"
        )
    return folder


def fetch_gguf(name: str) -> Path:
    """A GGUF file of the hub by the end of its name, downloaded with its other parts if it is not cached."""
    match = GGUF.fullmatch(name)
    if match is None:
        raise Refused(f"model {name}: a GGUF file of the hub is owner/name:Q4_K_M")
    end = match["end"].removesuffix(".gguf")
    ends = [f"{each}{part}.gguf" for each in (end, end.lower(), end.upper()) for part in PARTS]
    patterns = [f"{start}{each}" for start in STARTS for each in ends]
    folder = download(name, match, patterns)
    files = []
    for path in sorted(folder.rglob("*.gguf")):  # also those that were downloaded earlier
        is_meant = any(fnmatchcase(path.relative_to(folder).as_posix(), pattern) for pattern in patterns)
        if is_meant and not LATER.fullmatch(path.name) and not path.name.startswith(VISION):
            files.append(path)
    if len(files) != 1:
        listed = ", ".join(path.name for path in files) or "none"
        raise Refused(f"model {name}: one GGUF file should end in {end}, and there are {listed}")
    return files[0]


def download(name: str, match: re.Match[str], patterns: list[str]) -> Path:
    """The folder with files of a model that match one of some patterns."""
    from huggingface_hub import snapshot_download
    from huggingface_hub.errors import (
        GatedRepoError,
        HfHubHTTPError,
        HFValidationError,
        LocalEntryNotFoundError,
        RepositoryNotFoundError,
        RevisionNotFoundError,
    )

    try:
        return Path(snapshot_download(match["id"], revision=match["revision"], allow_patterns=patterns))
    except GatedRepoError:
        why = "its owner grants access on the hub; log in there, accept the terms and set HF_TOKEN"
    except RepositoryNotFoundError:
        why = "there is no such folder, and the hub has no such model, or it is private: set HF_TOKEN"
    except RevisionNotFoundError:
        why = f"the hub has the model, but no revision {match['revision']}"
    except LocalEntryNotFoundError:
        why = "there is no such folder, the model is not in the cache, and the hub cannot be reached"
    except HFValidationError as error:
        why = f"there is no such folder, and it is not a hub id: {one_line(error)}"
    except (HfHubHTTPError, OSError, ValueError) as error:  # an HTTP error, invalid JSON, a full disk
        why = f"it could not be downloaded, try again: {one_line(error)}"
    except Exception as error:  # huggingface_hub has changed its HTTP library, and with it these types
        if "http" not in type(error).__module__:
            raise
        why = f"the connection to the hub was lost, try again: {one_line(error)}"
    raise Refused(f"model {name}: {why}")

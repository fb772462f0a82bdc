"""Models by hub id: the files of a checkpoint are downloaded once, into huggingface_hub's own cache.

Token, endpoint, cache and offline mode are set by huggingface_hub's environment variables (HF_TOKEN,
HF_ENDPOINT, HF_HOME, HF_HUB_OFFLINE).
"""

import re
from pathlib import Path

from xlabatch.errors import Refused
from xlabatch.validation import one_line

ID = re.compile(r"(?P<id>[A-Za-z0-9][\w.-]*(/[\w.-]+)?)(@(?P<revision>[\w./-]+))?")
FILES = ["*.json", "*.txt", "*.jinja", "tokenizer.model", "model*.safetensors"]


def is_id(name: str) -> bool:
    """Whether a name can be a hub id: `name` or `owner/name`, with or without `@revision`."""
    return ID.fullmatch(name) is not None


def fetch(name: str) -> Path:
    """The folder of a model of the hub, downloaded if it is not in the cache."""
    from huggingface_hub import snapshot_download
    from huggingface_hub.errors import (
        GatedRepoError,
        HfHubHTTPError,
        HFValidationError,
        LocalEntryNotFoundError,
        RepositoryNotFoundError,
        RevisionNotFoundError,
    )

    match = ID.fullmatch(name)
    if match is None:
        raise Refused(f"model {name}: a hub id is owner/name or owner/name@revision")
    try:
        return Path(snapshot_download(match["id"], revision=match["revision"], allow_patterns=FILES))
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

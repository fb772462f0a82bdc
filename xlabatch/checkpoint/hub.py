"""Models by hub id: what a checkpoint needs is fetched once, and kept where huggingface_hub keeps it.

Token, endpoint, cache and offline mode are huggingface_hub's own, by the environment that its users know.
"""

import re
from pathlib import Path

ID = re.compile(r"(?P<id>[A-Za-z0-9][\w.-]*(/[\w.-]+)?)(@(?P<revision>[\w./-]+))?")
FILES = ["*.json", "*.txt", "*.jinja", "tokenizer.model", "model*.safetensors"]


def is_id(name: str) -> bool:
    """Whether a name could be `owner/name`, with or without `@revision`."""
    return ID.fullmatch(name) is not None


def fetch(name: str) -> Path:
    """The folder of a model of the hub, fetched if it is not here yet."""
    from huggingface_hub import snapshot_download
    from huggingface_hub.errors import (
        GatedRepoError,
        HfHubHTTPError,
        HFValidationError,
        LocalEntryNotFoundError,
        RepositoryNotFoundError,
        RevisionNotFoundError,
    )

    named = ID.fullmatch(name)
    if named is None:
        raise ValueError(f"model {name}: this is no hub id, owner/name or owner/name@revision")
    try:
        return Path(snapshot_download(named["id"], revision=named["revision"], allow_patterns=FILES))
    except GatedRepoError:
        why = "its owner grants access on the hub; log in there, accept the terms and set HF_TOKEN"
    except RepositoryNotFoundError:
        why = "there is no such folder, and the hub has no such model, or shows it to others only (HF_TOKEN)"
    except RevisionNotFoundError:
        why = f"the hub has the model, but no revision {named['revision']}"
    except LocalEntryNotFoundError:
        why = "there is no such folder, no copy from the hub is here, and the hub cannot be reached"
    except HFValidationError as error:
        why = f"there is no such folder, and it is no hub id: {error}"
    except (HfHubHTTPError, OSError, ValueError) as error:  # refused, no JSON, no room to write
        why = f"it could not be fetched, try again: {error}"
    except Exception as error:  # the transport's own errors are of a library that changes
        if "http" not in type(error).__module__:
            raise
        why = f"the connection to the hub broke off, try again: {error}"
    raise ValueError(f"model {name}: {why}")

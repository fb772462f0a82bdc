"""A digest of the code that decides the bits of an answer: a version covers all commits between two releases.

All sources count that are below the rooms in ABOVE, so that a room that is added later counts as well. A
change of a comment makes another digest, which costs a session that is run again; to miss a change of an
order of sums would mix two models in one answer.
"""

import hashlib
from functools import cache
from importlib.metadata import version
from pathlib import Path

PACKAGE = Path(__file__).parents[1]
ABOVE = ("batch", "bench", "cli", "replicas", "server", "training", "verify")  # what uses an engine


@cache
def code_digest() -> str:
    """A digest of xlabatch's sources and the versions of jax, once for each process: about 10 ms."""
    digest = hashlib.sha256(f"{version('jax')} {version('jaxlib')}\n".encode())
    for file in sorted(PACKAGE.rglob("*.py")):
        name = file.relative_to(PACKAGE)
        if name.parts[0] not in ABOVE:
            digest.update(f"{name.as_posix()!r} {hashlib.sha256(file.read_bytes()).hexdigest()}\n".encode())
    return digest.hexdigest()

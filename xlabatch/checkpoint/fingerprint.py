"""Digests of a model's files: other weights, or another way to read texts, have another digest.

Every byte counts. Samples are not enough: a norm that lies between two of them changes all answers.
"""

import hashlib
import json
from pathlib import Path

import jax

from xlabatch.checkpoint.digest_cache import cached_digest
from xlabatch.checkpoint.hashing import arrays_digest, file_digest
from xlabatch.checkpoint.source import Source
from xlabatch.errors import Refused
from xlabatch.model.params import Params
from xlabatch.validation import printable

# Files that turn texts, conversations and images into tokens and back, for any class of tokenizer; and the
# index of the tensors
TEXT_FILES = (
    *("tokenizer*", "vocab*", "merges*", "*.model", "*.tiktoken", "tekken.json", "normalizer.json"),
    *("special_tokens_map.json", "added_tokens.json", "chat_template*", "*.jinja"),
    *("additional_chat_templates/*.jinja", "preprocessor_config.json", "model.safetensors.index.json"),
)
MAX_TEXT_FILE = 2**28  # bytes; a tokenizer.json of 2**27 is refused


def config_digest(source: Source, weights: str) -> str:
    """A digest of everything but the weights that answers depend on: config, end tokens, tokenizer.

    In a GGUF file the tokenizer is with the weights, so the digest of the weights is part of this one. So is
    the head of a classifier, because an update of the weights does not replace it.
    """
    config = json.dumps([source.raw, source.eos_token_ids], sort_keys=True)
    digest = hashlib.sha256(f"{config}\n".encode())
    folder = source.folder
    texts: set[Path] = set()
    if folder is not None and folder.is_file():
        digest.update(f"{weights}\n".encode())
    elif folder is not None:
        texts = {file for pattern in TEXT_FILES for file in folder.glob(pattern)}
    for file in sorted(file for file in texts if file.is_file()):
        if (size := file.stat().st_size) > MAX_TEXT_FILE:
            raise Refused(f"{printable(file)} has {size} bytes; the limit is {MAX_TEXT_FILE}")
        digest.update(f"{file.name!r} {file_digest(file)}\n".encode())
    if source.score is not None:
        digest.update(arrays_digest([("score", source.score.read())]).encode())
    return digest.hexdigest()


def weights_digest(source: Source) -> str:
    """A digest of every byte of the files that hold the weights, whatever folder they are in.

    Their names only decide their order, so that a file may have another one.
    """
    if source.random:
        return hashlib.sha256(f"{source.name} {source.random.seed}".encode()).hexdigest()
    digest = hashlib.sha256()
    for file in source.files:
        digest.update(f"{cached_digest(file)}\n".encode())
    return digest.hexdigest()


def params_digest(params: Params) -> str:
    """A digest of every byte of weights in memory."""
    leaves, _ = jax.tree.flatten_with_path(params)
    return arrays_digest((jax.tree_util.keystr(path), leaf) for path, leaf in leaves)

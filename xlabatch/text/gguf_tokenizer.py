"""Convert a GGUF file's tokenizer back to the tokenizer.json and tokenizer_config.json it was made from.

`llama` is SentencePiece's BPE with scores, and bytes as the last resort; `gemma4` is the same with merges in
place of scores; `gpt2` is BPE on bytes with merges. The metadata names the rule by which `gpt2` splits a text
into words: another split would give other tokens.
"""

import json
import os
import weakref
from collections.abc import Iterator, Mapping
from contextlib import suppress
from hashlib import sha256
from itertools import islice
from pathlib import Path
from shutil import rmtree
from tempfile import gettempdir, mkdtemp
from typing import Any

import numpy as np
import psutil
from numpy.typing import NDArray

from xlabatch.checkpoint.digest_cache import cache_folder, remove_unused
from xlabatch.checkpoint.gguf.file import GgufFile, Texts
from xlabatch.errors import Refused
from xlabatch.text import gguf_cuts
from xlabatch.text.gguf_cuts import BEGINS_WITH_BOS, COMPOSED, CUTS, WHOLE_WORDS
from xlabatch.validation import printable

Json = dict[str, Any]
# types of tokens
UNKNOWN = 2
CONTROL = 3
USER_DEFINED = 4
BYTE = 6
MAX_PIECE = 512  # characters; the time to split a piece in two grows with the square of its length
MAX_PIECES = 2**22  # characters of all pieces; Gemma 3 has about 2**21
MAX_MERGES = 2**20  # Gemma 3 has half as many
SPACE = "\u2581"
CONFIG = "tokenizer_config.json"
NAMES = "tokenizer.json", CONFIG
WRITTEN = "sha256"  # the file of a kept folder with the digest of the others
TEMPORARY = "xlabatch-tokenizer-"  # a folder's name begins with this, then comes its process id


def tokenizer_folder(file: GgufFile, owner: object) -> Path:
    """A folder with a GGUF file's tokenizer, kept for later starts: to make one may take seconds.

    Where none can be kept it is a temporary one, which is removed once `owner` is no longer used. If a
    process was killed or interrupted, the next process removes its temporary folders.
    """
    kept = kept_folder(file)
    if kept and is_whole(kept):
        with suppress(OSError):
            os.utime(kept)  # it is in use
        return kept
    files = {  # a vocabulary without escapes is read sooner; merges that are no UTF-8 are refused then
        name: json.dumps(content, ensure_ascii=name == CONFIG).encode("utf-8", "surrogatepass")
        for name, content in tokenizer_files(file).items()
    }
    if kept:
        with suppress(OSError):  # the next start is slower, and nothing else
            keep(kept, files)
            return kept
    remove_left_folders()
    folder = Path(mkdtemp(prefix=f"{TEMPORARY}{os.getpid()}-"))
    weakref.finalize(owner, rmtree, folder, ignore_errors=True)
    for name, content in files.items():
        (folder / name).write_bytes(content)
    return folder


def kept_folder(file: GgufFile) -> Path | None:
    """Where a file's tokenizer is kept: its name is a digest of all that it is made of."""
    own = cache_folder()
    if own is None:
        return None
    digest = sha256(Path(__file__).read_bytes() + Path(gguf_cuts.__file__).read_bytes())
    for key, value in sorted(file.metadata.items()):
        if key.startswith("tokenizer."):
            content, kind = repr(value).encode(), ""
            if isinstance(value, Texts):
                content, kind = value.content, f"{len(value)} texts"
            elif isinstance(value, np.ndarray):
                content, kind = value.tobytes(), value.dtype
            digest.update(f"{key!r} {kind} {len(content)} ".encode() + content)  # !r: it may not be UTF-8
    return own / "tokenizers" / digest.hexdigest()


def is_whole(folder: Path) -> bool:
    """Whether a kept folder has what was written to it."""
    try:
        return (folder / WRITTEN).read_text() == digest_of(folder)
    except (OSError, UnicodeDecodeError):
        return False


def digest_of(folder: Path) -> str:
    return sha256(b"\n".join((folder / name).read_bytes() for name in NAMES)).hexdigest()


def keep(folder: Path, files: Mapping[str, bytes]) -> None:
    """Write a folder as a whole or not at all."""
    folder.parent.mkdir(parents=True, exist_ok=True)
    remove_unused(folder.parent)
    written = Path(mkdtemp(dir=folder.parent))
    try:
        for name, content in files.items():
            (written / name).write_bytes(content)
        (written / WRITTEN).write_text(digest_of(written))
        if is_whole(folder):
            return  # another process was faster
        rmtree(folder, ignore_errors=True)
        written.rename(folder)
    finally:
        rmtree(written, ignore_errors=True)


def remove_left_folders() -> None:
    for folder in Path(gettempdir()).glob(f"{TEMPORARY}*-*"):
        process = folder.name.removeprefix(TEMPORARY).partition("-")[0]
        if process.isdigit() and not psutil.pid_exists(int(process)):
            rmtree(folder, ignore_errors=True)


def tokenizer_files(file: GgufFile) -> dict[str, Json]:
    """Return the content of tokenizer.json and tokenizer_config.json. Refused if it is not understood."""
    kind = file.text("tokenizer.ggml.model")
    tokens = read_tokens(file)
    if kind not in ("llama", "gemma4", "gpt2"):
        raise error(
            file, f"a tokenizer of the kind {kind!r:.60} is not supported; known are llama, gemma4 and gpt2"
        )
    types = file.numbers("tokenizer.ggml.token_type")
    types = np.ones(len(tokens), np.int32) if types is None else types
    if len(types) != len(tokens):
        raise error(file, f"it has {len(tokens)} tokens and the types of {len(types)}")
    if len(set(tokens)) < len(tokens):
        raise error(file, "a token occurs twice")
    own = byte_level(file, tokens) if kind == "gpt2" else sentencepiece(file, tokens, types, kind)
    by_default = kind == "llama" or file.text("tokenizer.ggml.pre") in BEGINS_WITH_BOS
    # some files of Gemma 4 deny it, and llama.cpp does not listen to them
    begins = kind == "gemma4" or file.flag("tokenizer.ggml.add_bos_token", by_default)
    special = [added_token(n, tokens[n], True) for n in np.flatnonzero(types == CONTROL).tolist()]
    other = [added_token(n, tokens[n], False) for n in np.flatnonzero(types == USER_DEFINED).tolist()]
    bos = special_token(file, tokens, "bos") if begins else None
    tokenizer = {
        "version": "1.0",
        "truncation": None,
        "padding": None,
        "added_tokens": sorted([*special, *other], key=lambda token: token["id"]),
        "post_processor": None if bos is None else begin_with(bos, tokens.index(bos)),
    }
    return dict(zip(NAMES, (tokenizer | own, config(file, tokens)), strict=True))


def error(file: GgufFile, why: str) -> Refused:
    return Refused(f"{printable(file.path)}: {why}")


def read_tokens(file: GgufFile) -> list[str]:
    """Return the vocabulary in the order of its ids."""
    tokens = file.texts("tokenizer.ggml.tokens")
    if not tokens:
        raise error(file, "it has no tokenizer, so it cannot take or return text; use token ids")
    return [token.encode("utf-8", "surrogateescape").decode("utf-8", "replace") for token in tokens]


def special_token(file: GgufFile, tokens: list[str], name: str) -> str | None:
    """Return the text of the token with this role, if there is one."""
    key = f"tokenizer.ggml.{name}_token_id"
    id = file.integer(key)
    if id is not None and not 0 <= id < len(tokens):
        raise error(file, f"{key} {id} is outside of the vocabulary of {len(tokens)}")
    return None if id is None else tokens[id]


def added_token(id: int, text: str, special: bool) -> Json:
    """Describe a token that is found in a text before the text is split."""
    flags = dict.fromkeys(("single_word", "lstrip", "rstrip", "normalized"), False)
    return {"id": id, "content": text, "special": special} | flags


def begin_with(token: str, id: int) -> Json:
    """Describe a post-processor that begins each text with this token."""
    first = {"SpecialToken": {"id": token, "type_id": 0}}
    text = {"Sequence": {"id": "A", "type_id": 0}}
    second = {"Sequence": {"id": "B", "type_id": 0}}
    return {
        "type": "TemplateProcessing",
        "single": [first, text],
        "pair": [first, text, second],
        "special_tokens": {token: {"id": token, "ids": [id], "tokens": [token]}},
    }


def config(file: GgufFile, tokens: list[str]) -> Json:
    """Return what tokenizer.json does not hold: the roles of special tokens, and the chat template."""
    roles = {"bos": "bos_token", "eos": "eos_token", "unknown": "unk_token", "padding": "pad_token"}
    named = {role: special_token(file, tokens, name) for name, role in roles.items()}
    named["chat_template"] = file.text("tokenizer.chat_template")
    given = {name: value for name, value in named.items() if value is not None}
    return {"tokenizer_class": "PreTrainedTokenizerFast", "clean_up_tokenization_spaces": False} | given


def bpe(tokens: list[str], merges: list[list[str]], **options: object) -> Json:
    vocab = dict(sorted(zip(tokens, range(len(tokens)), strict=True)))  # the library reads it sooner
    plain = {"dropout": None, "continuing_subword_prefix": None, "end_of_word_suffix": None}
    return {"type": "BPE", "vocab": vocab, "merges": as_lines(merges), "unk_token": None, **plain, **options}


def as_lines(merges: list[list[str]]) -> list[str] | list[list[str]]:
    """Return merges as lines, which are read in half the time, if the library would read the same pairs."""
    has_space = any(" " in token for pair in merges for token in pair)
    has_comment = any(first.startswith("#version") for first, _ in merges)
    return merges if has_space or has_comment else [" ".join(pair) for pair in merges]


def byte_level(file: GgufFile, tokens: list[str]) -> Json:
    """Describe BPE on bytes, with the split that the metadata names."""
    name = file.text("tokenizer.ggml.pre")
    if name is None:
        raise error(file, "tokenizer.ggml.pre is missing, so it is not known how texts are cut")
    if name not in CUTS:
        raise error(
            file, f"texts are cut by {name!r:.60}, which is not supported; known are {', '.join(CUTS)}"
        )
    merges = read_merges(file)
    return {
        "normalizer": {"type": "NFC"} if name in COMPOSED else None,
        "pre_tokenizer": {"type": "Sequence", "pretokenizers": CUTS[name]},
        "decoder": gguf_cuts.byte_level(True),
        "model": bpe(tokens, merges, fuse_unk=False, byte_fallback=False, ignore_merges=name in WHOLE_WORDS),
    }


def read_merges(file: GgufFile) -> list[list[str]]:
    """Return the pairs of tokens that are merged, first ones first."""
    key = "tokenizer.ggml.merges"
    if key not in file.metadata:
        raise error(file, f"{key} is missing, so it is not known which tokens are merged")
    merges = [merge.split(" ") for merge in file.texts(key)]
    if not all(len(parts) == 2 for parts in merges):
        raise error(file, "a merge must be of two tokens")
    return merges


def sentencepiece(file: GgufFile, tokens: list[str], types: NDArray[Any], kind: str) -> Json:
    """Describe SentencePiece's BPE: `llama` first merges the pair whose result has the highest score."""
    prefixed = file.flag("tokenizer.ggml.add_space_prefix", kind == "llama")
    spaces = {"type": "Replace", "pattern": {"String": " "}, "content": SPACE}
    before = [{"type": "Prepend", "prepend": SPACE}] if prefixed else []
    strip = [{"type": "Strip", "content": " ", "start": 1, "stop": 0}] if prefixed else []
    decoders = [
        {"type": "Replace", "pattern": {"String": SPACE}, "content": " "},
        {"type": "ByteFallback"},
        {"type": "Fuse"},
        *strip,
    ]
    unknown = np.flatnonzero(types == UNKNOWN)
    known = {"unk_token": tokens[unknown[0]]} if len(unknown) else {}
    merges = merges_of_scores(file, tokens, types) if kind == "llama" else read_merges(file)
    return {
        "normalizer": {"type": "Sequence", "normalizers": [*before, spaces]},
        "pre_tokenizer": None,
        "decoder": {"type": "Sequence", "decoders": decoders},
        "model": bpe(tokens, merges, fuse_unk=True, byte_fallback=True, ignore_merges=False, **known),
    }


def merges_of_scores(file: GgufFile, tokens: list[str], types: NDArray[Any]) -> list[list[str]]:
    """Return the merges that SentencePiece's scores stand for."""
    scores = file.numbers("tokenizer.ggml.scores")
    if scores is None or len(scores) != len(tokens):
        held = 0 if scores is None else len(scores)
        raise error(file, f"it has {len(tokens)} tokens and the scores of {held}")
    pieces = [
        n for n, token in enumerate(tokens) if types[n] not in (UNKNOWN, CONTROL, BYTE) and len(token) > 1
    ]
    if (length := sum(len(tokens[n]) for n in pieces)) > MAX_PIECES:
        raise error(file, f"its tokens have {length} characters; the limit is {MAX_PIECES}")
    merges = list(islice(merges_by_score(tokens, pieces, scores), MAX_MERGES + 1))
    if len(merges) > MAX_MERGES:
        raise error(file, f"its tokens can be made of others in over {MAX_MERGES} ways")
    return merges


def merges_by_score(tokens: list[str], pieces: list[int], scores: NDArray[Any]) -> Iterator[list[str]]:
    """Yield every way to make a piece from two others; the pieces with the highest scores come first."""
    vocab = {token: n for n, token in enumerate(tokens)}
    for n in sorted(pieces, key=lambda n: (-float(scores[n]), n)):
        piece = tokens[n]
        if len(piece) > MAX_PIECE:
            continue
        pairs = ([piece[:at], piece[at:]] for at in range(1, len(piece)))
        both = [pair for pair in pairs if pair[0] in vocab and pair[1] in vocab]
        yield from sorted(both, key=lambda pair: (vocab[pair[0]], vocab[pair[1]]))

"""A GGUF file as a model: config.json, tensors by Hugging Face's names, end tokens."""

from pathlib import Path
from typing import Any, NamedTuple

from xlabatch.checkpoint.gguf.config import config_json
from xlabatch.checkpoint.gguf.file import read_gguf
from xlabatch.checkpoint.gguf.names import rename_tensors
from xlabatch.checkpoint.gguf.rearranged import ArrangedTensor
from xlabatch.checkpoint.weight_files import WeightFile
from xlabatch.errors import Refused
from xlabatch.validation import printable

ENDS = ("eos", "eot", "eom")
# llama.cpp also ends a reply at these, whatever the metadata says: many files name only one of several
END_TEXTS = frozenset(("<|eot_id|>", "<|eom_id|>", "<|im_end|>", "<|end|>", "<|endoftext|>", "<end_of_turn>"))


class GgufModel(NamedTuple):
    raw: dict[str, Any]  # config.json
    tensors: dict[str, ArrangedTensor]
    eos_token_ids: tuple[int, ...]
    files: tuple[WeightFile, ...]  # that hold the tensors
    metadata: dict[str, Any]


def open_gguf(path: Path) -> GgufModel:
    """A GGUF file's model; Refused where something in it is not understood."""
    file = read_gguf(path)
    if (file.integer("split.count") or 1) != 1:
        raise Refused(
            f"{printable(path)} is one of several parts; merge them: llama-gguf-split --merge FIRST WHOLE"
        )
    raw, tables = config_json(file)
    held = {name: tensor for name, tensor in file.tensors.items() if name not in tables}
    files = {tensor.contents for tensor in held.values()}
    given = (file.integer(f"tokenizer.ggml.{name}_token_id") for name in ENDS)
    texts = [n for n, token in enumerate(file.texts("tokenizer.ggml.tokens")) if token in END_TEXTS]
    ends = dict.fromkeys([*(id for id in given if id is not None), *texts])
    return GgufModel(raw, dict(rename_tensors(held, raw)), tuple(ends), tuple(files), file.metadata)

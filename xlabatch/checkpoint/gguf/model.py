"""A GGUF file as a model: config.json, tensors by Hugging Face's names, end tokens."""

from pathlib import Path
from typing import Any, NamedTuple

from xlabatch.checkpoint.gguf.config import config_json
from xlabatch.checkpoint.gguf.file import GgufFile, read_gguf
from xlabatch.checkpoint.gguf.names import rename_tensors
from xlabatch.checkpoint.gguf.rearranged import ArrangedTensor
from xlabatch.checkpoint.weight_files import WeightFile
from xlabatch.errors import Refused
from xlabatch.validation import printable

ENDS = ("eos", "eot", "eom")
# llama.cpp also ends a reply at these, whatever the metadata says: many files name only one of several
END_TEXTS = frozenset(
    (
        *("<|eot_id|>", "<|eom_id|>", "<|im_end|>", "<|end|>", "<|endoftext|>", "<end_of_turn>"),
        *("<eos>", "<turn|>", "<|tool_response>"),  # of Gemma 4, which stops where a tool answers
    )
)
FILE_TYPES = {  # llama.cpp's numbers of mixtures of types
    **{0: "F32", 1: "F16", 2: "Q4_0", 3: "Q4_1", 7: "Q8_0", 8: "Q5_0", 9: "Q5_1", 10: "Q2_K"},
    **{11: "Q3_K_S", 12: "Q3_K_M", 13: "Q3_K_L", 14: "Q4_K_S", 15: "Q4_K_M", 16: "Q5_K_S", 17: "Q5_K_M"},
    **{18: "Q6_K", 19: "IQ2_XXS", 20: "IQ2_XS", 21: "Q2_K_S", 22: "IQ3_XS", 23: "IQ3_XXS", 24: "IQ1_S"},
    **{25: "IQ4_NL", 26: "IQ3_S", 27: "IQ3_M", 28: "IQ2_S", 29: "IQ2_M", 30: "IQ4_XS", 31: "IQ1_M"},
    **{32: "BF16", 36: "TQ1_0", 37: "TQ2_0", 38: "MXFP4_MOE"},
}


class GgufModel(NamedTuple):
    file: GgufFile
    raw: dict[str, Any]  # config.json
    tensors: dict[str, ArrangedTensor]
    eos_token_ids: tuple[int, ...]
    files: tuple[WeightFile, ...]  # that hold the tensors
    file_type: str  # as llama.cpp names the file's mixture of types, such as Q4_K_M; "" if it does not say


def open_gguf(path: Path) -> GgufModel:
    """A GGUF file's model; Refused where something in it is not understood."""
    file = read_gguf(path)
    if (file.integer("split.count") or 1) != 1:
        raise Refused(
            f"{printable(path)} is one of several parts; merge them: llama-gguf-split --merge FIRST WHOLE"
        )
    raw, not_weights = config_json(file)
    held = {name: tensor for name, tensor in file.tensors.items() if name not in not_weights}
    files = {tensor.contents for tensor in held.values()}
    given = (file.integer(f"tokenizer.ggml.{name}_token_id") for name in ENDS)
    named = file.texts("tokenizer.ggml.tokens").find(END_TEXTS)
    ends = dict.fromkeys([*(id for id in given if id is not None), *named])
    mixture = file.integer("general.file_type")
    file_type = "" if mixture is None else FILE_TYPES.get(mixture, "")
    tensors = dict(rename_tensors(held, raw))
    return GgufModel(file, raw, tensors, tuple(ends), tuple(files), file_type)

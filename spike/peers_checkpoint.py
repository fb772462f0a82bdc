"""The one model of the race of 12_peers.py as a checkpoint: xlabatch's own random weights, for everybody.

Its tokenizer is there because peers will not load without one: ASCII, one merge, a name for every other id.
"""

import json
from pathlib import Path

from peers_workload import FIRST, VOCAB
from safetensors.numpy import save_file
from tokenizers import Tokenizer, decoders, models, pre_tokenizers

from xlabatch.checkpoint.source import open_source

SHAPE = "random:llama-135m"
SPECIAL = ["<|endoftext|>", "<|im_start|>", "<|im_end|>", "<pad>"]
MORE = {
    "architectures": ["LlamaForCausalLM"],
    "head_dim": 64,
    "hidden_act": "silu",
    "dtype": "float32",
    "bos_token_id": 0,
    "eos_token_id": 0,
    "pad_token_id": FIRST - 1,
}


def make(folder: Path) -> None:
    """Write the folder; config.json is the last, so that it says that all is there."""
    source = open_source(SHAPE)
    folder.mkdir(parents=True, exist_ok=True)
    tensors = {name: source.read(name) for name in source.shapes}
    save_file(tensors, folder / "model.safetensors", metadata={"format": "pt"})
    tokenizer().save(str(folder / "tokenizer.json"))
    names = {
        "bos_token": SPECIAL[0],
        "eos_token": SPECIAL[0],
        "unk_token": SPECIAL[0],
        "pad_token": SPECIAL[3],
    }
    kind = {"tokenizer_class": "PreTrainedTokenizerFast", "model_max_length": 8192}
    (folder / "tokenizer_config.json").write_text(json.dumps(kind | names))
    (folder / "config.json").write_text(json.dumps(source.raw | MORE))


def tokenizer() -> Tokenizer:
    """Every id has a token; llama.cpp wants a merge, if only one.

    No token is half a character: llama-server holds such a one back, and its id never comes.
    """
    ascii = [c for c in sorted(pre_tokenizers.ByteLevel.alphabet()) if c < "\x7f" or "\u0100" <= c < "\u0122"]
    known = [*SPECIAL, *ascii, "th"]
    vocab = {name: n for n, name in enumerate([*known, *(f"t{n}" for n in range(len(known), VOCAB))])}
    made = Tokenizer(models.BPE(vocab=vocab, merges=[("t", "h")]))
    made.pre_tokenizer = pre_tokenizers.ByteLevel(add_prefix_space=False)
    made.decoder = decoders.ByteLevel()
    made.add_special_tokens(SPECIAL)
    return made

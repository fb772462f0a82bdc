"""The model of 12_peers.py as a checkpoint that every system can load: xlabatch's own random weights.

Peers do not load a model without a tokenizer: this one has ASCII, one merge, and a name for every other id.
"""

import json
from pathlib import Path

from peers_workload import FIRST, VOCAB
from safetensors.numpy import save_file
from tokenizers import Tokenizer, decoders, models, pre_tokenizers

from xlabatch.checkpoint.source import open_source

SHAPE = "random:llama-135m"
SPECIAL = ["<|endoftext|>", "<|im_start|>", "<|im_end|>", "<pad>"]
EXTRA_CONFIG = {
    "architectures": ["LlamaForCausalLM"],
    "head_dim": 64,
    "hidden_act": "silu",
    "dtype": "float32",
    "bos_token_id": 0,
    "eos_token_id": 0,
    "pad_token_id": FIRST - 1,
}


def make(folder: Path) -> None:
    """Write the folder; config.json comes last, so that it is a sign of completeness."""
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
    (folder / "config.json").write_text(json.dumps(source.raw | EXTRA_CONFIG))


def tokenizer() -> Tokenizer:
    """A tokenizer with a token for every id, and with one merge, which llama.cpp needs.

    No token is a part of a character: llama-server would hold it back, and its id would be missing.
    """
    ascii = [c for c in sorted(pre_tokenizers.ByteLevel.alphabet()) if c < "\x7f" or "\u0100" <= c < "\u0122"]
    known = [*SPECIAL, *ascii, "th"]
    vocab = {name: n for n, name in enumerate([*known, *(f"t{n}" for n in range(len(known), VOCAB))])}
    bpe = Tokenizer(models.BPE(vocab=vocab, merges=[("t", "h")]))
    bpe.pre_tokenizer = pre_tokenizers.ByteLevel(add_prefix_space=False)
    bpe.decoder = decoders.ByteLevel()
    bpe.add_special_tokens(SPECIAL)
    return bpe

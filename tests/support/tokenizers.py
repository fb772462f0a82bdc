"""Small tokenizers of three kinds, saved as a folder."""

import json
from pathlib import Path

import tokenizers
from tokenizers import AddedToken, decoders, models, normalizers, pre_tokenizers

from xlabatch.text.tokenizer import Tokenizer


def byte_level() -> tokenizers.Tokenizer:
    """As GPT-2's: every token is bytes."""
    letters = pre_tokenizers.ByteLevel.alphabet()
    vocab = {letter: n for n, letter in enumerate(sorted(letters))}
    for pair in ("Ġt", "he", "Ċa", "Ã©", "ðŁ"):
        vocab[pair] = len(vocab)
    made = tokenizers.Tokenizer(
        models.BPE(vocab, [("Ġ", "t"), ("h", "e"), ("Ċ", "a"), ("Ã", "©"), ("ð", "Ł")])
    )
    made.pre_tokenizer = pre_tokenizers.ByteLevel(add_prefix_space=False)
    made.decoder = decoders.ByteLevel()
    return made


def byte_fallback() -> tokenizers.Tokenizer:
    """As Llama 2's: pieces with a mark for spaces, and single bytes for all else."""
    pieces = ["▁", "▁the", "e", "▁▁", "é", ".", "▁n", "'t", "日", "<", "\n", "x", "0x41"]
    vocab = {name: n for n, name in enumerate(["<unk>", *(f"<0x{n:02X}>" for n in range(256)), *pieces])}
    made = tokenizers.Tokenizer(models.BPE(vocab, [], unk_token="<unk>", byte_fallback=True, fuse_unk=True))
    made.normalizer = normalizers.Sequence([normalizers.Prepend("▁"), normalizers.Replace(" ", "▁")])
    made.decoder = decoders.Sequence(
        [decoders.Replace("▁", " "), decoders.ByteFallback(), decoders.Fuse(), decoders.Strip(" ", 1, 0)]
    )
    return made


def metaspace() -> tokenizers.Tokenizer:
    """As T5's: pieces with a mark for spaces, no bytes."""
    pieces = ["<unk>", "▁", "▁the", "▁a", "b", "é", "▁日", "本", ".", "▁▁", ",", "'s"]
    made = tokenizers.Tokenizer(
        models.Unigram([(piece, -float(n)) for n, piece in enumerate(pieces)], unk_id=0)
    )
    made.pre_tokenizer = pre_tokenizers.Metaspace()
    made.decoder = decoders.Metaspace()
    return made


KINDS = {"byte-level": byte_level, "byte fallback": byte_fallback, "metaspace": metaspace}


def saved(folder: Path, made: tokenizers.Tokenizer, special: str = "PreTrainedTokenizerFast") -> Tokenizer:
    """The tokenizer as a folder, with two special tokens and one that is only added."""
    made.add_special_tokens([AddedToken("<|end|>", special=True), AddedToken("<|im|>", special=True)])
    made.add_tokens([AddedToken("<tool>", special=False)])
    made.save(str(folder / "tokenizer.json"))
    config = {"tokenizer_class": special, "eos_token": "<|end|>"}
    (folder / "tokenizer_config.json").write_text(json.dumps(config))
    return Tokenizer(folder, "made")

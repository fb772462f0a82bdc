"""Small tokenizers of three kinds, and a function that saves one as a model folder."""

import json
from pathlib import Path

import tokenizers
from tokenizers import AddedToken, decoders, models, normalizers, pre_tokenizers

from xlabatch.text.tokenizer import Tokenizer


def byte_level() -> tokenizers.Tokenizer:
    """Like GPT-2's: every token is a sequence of bytes."""
    letters = pre_tokenizers.ByteLevel.alphabet()
    vocab = {letter: n for n, letter in enumerate(sorted(letters))}
    for pair in ("Ġt", "he", "Ċa", "Ã©", "ðŁ"):
        vocab[pair] = len(vocab)
    tokenizer = tokenizers.Tokenizer(
        models.BPE(vocab, [("Ġ", "t"), ("h", "e"), ("Ċ", "a"), ("Ã", "©"), ("ð", "Ł")])
    )
    tokenizer.pre_tokenizer = pre_tokenizers.ByteLevel(add_prefix_space=False)
    tokenizer.decoder = decoders.ByteLevel()
    return tokenizer


def byte_fallback() -> tokenizers.Tokenizer:
    """Like Llama 2's: pieces with a mark for spaces, and single bytes for everything else."""
    pieces = ["▁", "▁the", "e", "▁▁", "é", ".", "▁n", "'t", "日", "<", "\n", "x", "0x41"]
    vocab = {name: n for n, name in enumerate(["<unk>", *(f"<0x{n:02X}>" for n in range(256)), *pieces])}
    tokenizer = tokenizers.Tokenizer(
        models.BPE(vocab, [], unk_token="<unk>", byte_fallback=True, fuse_unk=True)
    )
    tokenizer.normalizer = normalizers.Sequence([normalizers.Prepend("▁"), normalizers.Replace(" ", "▁")])
    tokenizer.decoder = decoders.Sequence(
        [decoders.Replace("▁", " "), decoders.ByteFallback(), decoders.Fuse(), decoders.Strip(" ", 1, 0)]
    )
    return tokenizer


def metaspace() -> tokenizers.Tokenizer:
    """Like T5's: pieces with a mark for spaces, no bytes."""
    pieces = ["<unk>", "▁", "▁the", "▁a", "b", "é", "▁日", "本", ".", "▁▁", ",", "'s"]
    tokenizer = tokenizers.Tokenizer(
        models.Unigram([(piece, -float(n)) for n, piece in enumerate(pieces)], unk_id=0)
    )
    tokenizer.pre_tokenizer = pre_tokenizers.Metaspace()
    tokenizer.decoder = decoders.Metaspace()
    return tokenizer


KINDS = {"byte-level": byte_level, "byte fallback": byte_fallback, "metaspace": metaspace}


def saved(
    folder: Path, tokenizer: tokenizers.Tokenizer, tokenizer_class: str = "PreTrainedTokenizerFast"
) -> Tokenizer:
    """The tokenizer saved and loaded as a folder, with two special tokens and one added token."""
    tokenizer.add_special_tokens([AddedToken("<|end|>", special=True), AddedToken("<|im|>", special=True)])
    tokenizer.add_tokens([AddedToken("<tool>", special=False)])
    tokenizer.save(str(folder / "tokenizer.json"))
    config = {"tokenizer_class": tokenizer_class, "eos_token": "<|end|>"}
    (folder / "tokenizer_config.json").write_text(json.dumps(config))
    return Tokenizer(folder, "small")

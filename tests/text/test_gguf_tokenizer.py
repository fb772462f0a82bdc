"""The tokenizer of a GGUF file gives the ids of the tokenizer that it was made of."""

import gc
import json
import os
import subprocess
import sys
import tempfile
import time
from contextlib import nullcontext
from dataclasses import replace
from functools import partial
from itertools import pairwise
from pathlib import Path
from typing import Any

import numpy as np
import pytest
import tokenizers
from support.gguf_files import save_gguf, tokenizer_metadata
from support.hostile import accepted_or_refused, refused
from support.tokenizers import byte_level, saved
from tokenizers import decoders, models, normalizers, trainers
from transformers.convert_slow_tokenizer import TikTokenConverter
from transformers.models.qwen2 import tokenization_qwen2
from transformers.models.qwen3_5 import tokenization_qwen3_5

from xlabatch import LLM
from xlabatch.checkpoint.gguf.file import LENGTH, GgufFile, Header, Texts, read_gguf
from xlabatch.checkpoint.random_weights import SHAPES
from xlabatch.checkpoint.source import STORIES, open_source, random_from_config
from xlabatch.errors import Refused
from xlabatch.text import gguf_cuts
from xlabatch.text.gguf_cuts import CUTS
from xlabatch.text.gguf_tokenizer import bpe, is_whole, kept_folder, remove_left_folders, tokenizer_files
from xlabatch.text.tokenizer import Tokenizer

TEXTS = [
    "One morning Mira found a key.",
    "  two spaces,\n\n\tlines é 日本 🙂 it's 1234 o'clock<|end|>after",
    "",
    "the <tool> end ",
]


def gguf_of(folder: Path, tokenizer: Tokenizer, kind: str, pre: str = "gpt-2", **changes: Any) -> Path:
    """A file of the shape tiny with the tokenizer of a folder."""
    data = tokenizer_metadata(tokenizer.folder, kind, pre) | changes
    size = len(data["tokenizer.ggml.tokens"])
    source = random_from_config("tiny", SHAPES["tiny"] | {"vocab_size": size})
    save_gguf(folder / "model.gguf", source, **data)
    return folder / "model.gguf"


def sentencepiece() -> tokenizers.Tokenizer:
    """Like Llama 2's, with the merges of a few sentences."""
    tokenizer = tokenizers.Tokenizer(models.BPE(unk_token="<unk>", byte_fallback=True, fuse_unk=True))
    tokenizer.normalizer = normalizers.Sequence([normalizers.Prepend("▁"), normalizers.Replace(" ", "▁")])
    octets = [f"<0x{n:02X}>" for n in range(256)]
    trainer = trainers.BpeTrainer(vocab_size=400, special_tokens=["<unk>", *octets], show_progress=False)
    tokenizer.train_from_iterator([line for line in TEXTS for _ in range(3)], trainer)
    plain = tokenizers.Tokenizer.from_str(tokenizer.to_str())
    plain.decoder = decoders.Sequence(
        [decoders.Replace("▁", " "), decoders.ByteFallback(), decoders.Fuse(), decoders.Strip(" ", 1, 0)]
    )
    return plain


def test_a_byte_level_tokenizer_gives_the_ids_and_the_texts_of_its_origin(tmp_path: Path) -> None:
    original = saved(tmp_path, byte_level())
    ours = Tokenizer(gguf_of(tmp_path, original, "gpt2"), "gguf")
    for text in TEXTS:
        ids = ours.encode(text)
        assert ids == original.encode(text)
        assert ours.decode(ids) == original.decode(ids)


@pytest.mark.parametrize("name", ["model.GGUF", "3f786850e387"])
def test_a_gguf_file_may_have_any_name(tmp_path: Path, name: str) -> None:
    original = saved(tmp_path, byte_level())
    source = open_source(gguf_of(tmp_path, original, "gpt2").rename(tmp_path / name))
    assert Tokenizer(source.folder, source.name).encode(TEXTS[0]) == original.encode(TEXTS[0])


def by_score(text: str, data: dict[str, Any]) -> list[int]:
    """SentencePiece's BPE: of the pairs that make a piece, the one with the highest score first."""
    tokens, scores = data["tokenizer.ggml.tokens"], data["tokenizer.ggml.scores"]
    ids = {token: n for n, token in enumerate(tokens)}
    parts = list("▁" + text.replace(" ", "▁"))
    while True:
        pairs = [(scores[ids[a + b]], -n) for n, (a, b) in enumerate(pairwise(parts)) if a + b in ids]
        if not pairs:
            break
        n = -max(pairs)[1]
        parts[n : n + 2] = [parts[n] + parts[n + 1]]
    octets = ([f"<0x{byte:02X}>" for byte in part.encode()] if part not in ids else [part] for part in parts)
    return [ids[token] for part in octets for token in part]


def test_the_folders_of_processes_that_are_no_more_are_removed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))
    ended = subprocess.Popen([sys.executable, "-c", ""])
    ended.wait()
    left = tmp_path / f"xlabatch-tokenizer-{ended.pid}-abc"
    used = tmp_path / f"xlabatch-tokenizer-{os.getpid()}-abc"
    for folder in (left, used):
        folder.mkdir()
        (folder / "tokenizer.json").write_text("{}")
    remove_left_folders()
    assert [*tmp_path.iterdir()] == [used]


@pytest.fixture
def kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where tokenizers are kept in a test."""
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "caches"))
    return tmp_path / "caches" / "xlabatch" / "tokenizers"


def test_a_tokenizer_is_made_once_and_kept_by_what_it_is_made_of(
    tmp_path: Path, kept: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    original = saved(tmp_path, byte_level())
    file = gguf_of(tmp_path, original, "gpt2")
    expected = Tokenizer(file, "gguf").encode("One morning")
    (folder,) = kept.iterdir()

    def made_again(_: object) -> None:
        raise AssertionError("it is made again")

    with monkeypatch.context() as patched:
        patched.setattr("xlabatch.text.gguf_tokenizer.tokenizer_files", made_again)
        again = Tokenizer(file, "gguf")
        assert again.folder == folder
        assert again.encode("One morning") == expected
    for name in ("tokenizer.json", "tokenizer_config.json", "sha256"):  # damaged
        (folder / name).write_bytes(b"{\xff}")
        assert Tokenizer(file, "gguf").encode("One morning") == expected
        assert is_whole(folder)
    changed = read_gguf(file)
    tokens = changed.metadata["tokenizer.ggml.tokens"]
    changed.metadata["tokenizer.ggml.tokens"] = replace(tokens, content=tokens.content[:-1] + b"!")
    assert kept_folder(changed) != folder
    changed.metadata["tokenizer.\udc91"] = "\udc91"  # not valid UTF-8 in the file
    assert kept_folder(changed)
    assert [*kept.iterdir()] == [folder]


def test_after_a_change_of_the_cuts_a_tokenizer_is_made_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = read_gguf(gguf_of(tmp_path, saved(tmp_path, byte_level()), "gpt2"))
    before = kept_folder(file)
    (tmp_path / "changed.py").write_text("CUTS = {}")
    monkeypatch.setattr(gguf_cuts, "__file__", str(tmp_path / "changed.py"))
    assert kept_folder(file) != before


def test_kept_tokenizers_that_no_process_has_used_for_a_month_are_removed(tmp_path: Path, kept: Path) -> None:
    original = saved(tmp_path, byte_level())
    for name, age in (("old", 31), ("new", 29)):
        (kept / name).mkdir(parents=True)
        os.utime(kept / name, (time.time() - age * 86_400,) * 2)
    folder = Tokenizer(gguf_of(tmp_path, original, "gpt2"), "gguf").folder
    assert folder is not None
    assert {path.name for path in kept.iterdir()} == {"new", folder.name}


def test_without_a_folder_for_caches_a_tokenizer_is_temporary(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    original = saved(tmp_path, byte_level())
    file = gguf_of(tmp_path, original, "gpt2")
    (tmp_path / "file").write_text("")
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "file"))
    tokenizer = Tokenizer(file, "gguf")
    folder = tokenizer.folder
    assert folder is not None
    assert folder.name.startswith("xlabatch-tokenizer-")
    assert tokenizer.encode("One morning") == original.encode("One morning")
    del tokenizer
    gc.collect()
    assert not folder.exists()


def test_a_sentencepiece_tokenizer_merges_the_pair_with_the_highest_score(tmp_path: Path) -> None:
    original = saved(tmp_path, sentencepiece())
    data = tokenizer_metadata(tmp_path, "llama")
    ours = Tokenizer(gguf_of(tmp_path, original, "llama"), "gguf")
    for text in [
        "One morning Mira found a key.",
        "  two 日本 spaces\n",
        "unknown 🙂 letters: ä, qq",
        "mornin",
    ]:
        ids = ours.encode(text)
        assert list(ids) == by_score(text, data)
        assert ours.decode(ids) == text
    assert ours.encode("key<|end|>") == (*ours.encode("key"), ours.special_ids["<|end|>"])


def test_sentencepiece_with_merges_gives_the_ids_and_the_texts_of_its_origin(tmp_path: Path) -> None:
    """Gemma 4's, which begins no text with a space; newlines are merged too."""
    tokenizer = sentencepiece()
    tokenizer.normalizer = normalizers.Replace(" ", "▁")
    tokenizer.decoder = decoders.Sequence(
        [decoders.Replace("▁", " "), decoders.ByteFallback(), decoders.Fuse()]
    )
    original = saved(tmp_path, tokenizer)
    ours = Tokenizer(gguf_of(tmp_path, original, "gemma4", "gemma4"), "gguf")
    for text in [*TEXTS, "unknown 🙂 letters: ä, qq\n\n\n", " mornin "]:
        ids = ours.encode(text)
        assert ids == original.encode(text)
        assert ours.decode(ids) == text.replace("<|end|>", "")
    denied = {"tokenizer.ggml.bos_token_id": 0, "tokenizer.ggml.add_bos_token": False}
    begun = Tokenizer(gguf_of(tmp_path, original, "gemma4", "gemma4", **denied), "gguf")
    assert begun.encode("key") == (0, *ours.encode("key"))


def test_of_two_pieces_that_overlap_the_one_with_the_higher_score_is_made(tmp_path: Path) -> None:
    octets = [f"<0x{n:02X}>" for n in range(256)]
    tokens = ["<unk>", *octets, "▁", *"abcd", "ab", "cd", "bc"]
    types, scores = [2, *[6] * 256, *[1] * 8], [0.0] * 257 + [-9.0] * 5 + [-2.0, -3.0, -1.0]
    data: dict[str, Any] = {"model": "llama", "tokens": tokens, "token_type": types, "scores": scores}
    source = random_from_config("tiny", SHAPES["tiny"] | {"vocab_size": len(tokens)})
    save_gguf(tmp_path / "a.gguf", source, **{f"tokenizer.ggml.{key}": value for key, value in data.items()})
    tokenizer = Tokenizer(tmp_path / "a.gguf", "gguf")
    assert tokenizer.entries(tokenizer.encode("abcd")) == ["▁", "a", "bc", "d"]
    assert tokenizer.entries(tokenizer.encode("ab cd")) == ["▁", "ab", "▁", "cd"]


def test_texts_are_cut_as_transformers_cuts_them_for_llama_3_and_qwen() -> None:
    llama, qwen, newer = (CUTS[name][0] for name in ("llama-bpe", "qwen2", "qwen35"))
    assert llama["pattern"]["Regex"] == TikTokenConverter().pattern
    assert qwen["pattern"]["Regex"] == tokenization_qwen2.PRETOKENIZE_REGEX
    assert newer["pattern"]["Regex"] == tokenization_qwen3_5.PRETOKENIZE_REGEX


def test_texts_are_cut_as_transformers_cuts_them_for_gguf_files() -> None:
    module = pytest.importorskip("transformers.integrations.gguf.gguf_tokenizer_mapping")
    known = {name: each for name, each in module.GGUF_PRE_TOKENIZER_SPLITS.items() if name in CUTS}
    assert {"tekken", "gpt-4o", "minimax-m2", "lfm2", "deepseek-r1-qwen"} <= set(known)
    assert {name: CUTS[name][0]["pattern"]["Regex"] for name in known} == known


TEXT = "I'LL aB/12345!!/\n\n  東京です。 e\u0301te\u0301 é\U0001d400 a(b± \n"
CUT_TEXTS = {  # TEXT with | at the cuts, and the names of the rule
    "I|'|LL| aB|/|12345|!!/|\n\n | 東京です|。| e|\u0301|te|\u0301| é\U0001d400| a|(|b|±| \n": (
        "gpt-2 olmo phi-2 exaone4 granite-docling"
    ),
    "I|'|LL| aB|/|1|2|3|4|5|!!/|\n\n | 東京です|。| e|\u0301|te|\u0301| é\U0001d400| a|(|b|±| \n": (
        "starcoder refact smollm codeshell exaone command-r"
    ),
    "I|'LL| aB|/|123|45|!!/\n\n| | 東京です|。| e|\u0301te|\u0301| é\U0001d400| a|(b|±| \n": (
        "llama-bpe llama3 llama-v3 lfm2 dbrx smaug-bpe chatglm-bpe glm4"
    ),
    "I|'LL| aB|/|1|2|3|4|5|!!/\n\n| | 東京です|。| e|\u0301te|\u0301| é\U0001d400| a|(b|±| \n": (
        "qwen2 stablelm2 deepseek-r1-qwen"
    ),
    "I|'LL| aB|/|1|2|3|4|5|!!/\n\n| | 東京です|。| e\u0301te\u0301| é\U0001d400| a|(b|±| \n": "qwen35",
    "I|'LL| aB|/|1|2|3|4|5|!!/|\n\n| | 東京です|。| e|\u0301te|\u0301| é\U0001d400| a|(b|±| \n": "seed-coder",
    "I|'LL| a|B|/|1|2|3|4|5|!!/\n\n| | 東京です|。| e\u0301te\u0301| é|\U0001d400| a|(b|±| \n": "tekken",
    "I'LL| a|B|/|123|45|!!/\n\n| | 東京です|。| e\u0301te\u0301| é|\U0001d400| a|(b|±| \n": (
        "gpt-4o llama4 kanana2 minimax-m2"
    ),
    "I|'|LL| aB|/|1|2|3|4|5|!!/|\n|\n|  |東京です|。| e|\u0301|te|\u0301| é|\U0001d400| a|(|b|±| |\n": (
        "deepseek-llm"
    ),
    "I|'|LL| aB|/|1|2|3|4|5|!!/|\n|\n| | |東京です|。| e|\u0301|te|\u0301| é\U0001d400| a|(|b|± |\n": (
        "deepseek-coder"
    ),
    "I|'LL| aB|/|123|45|!!/\n\n|  |東京です|。| e\u0301te\u0301| é\U0001d400| a|(b|±| \n": "deepseek-v3",
}
CUT_TEXT = {name: text for text, names in CUT_TEXTS.items() for name in names.split()}


@pytest.mark.parametrize("pre", CUTS)
def test_a_text_is_cut_by_the_rule_that_the_file_names(tmp_path: Path, pre: str) -> None:
    content = files_of(tmp_path, pre)["tokenizer.json"]
    tokenizer = tokenizers.Tokenizer.from_str(json.dumps(content | {"normalizer": None}))
    assert tokenizer.pre_tokenizer is not None
    found = [TEXT[begin:end] for _, (begin, end) in tokenizer.pre_tokenizer.pre_tokenize_str(TEXT)]
    assert found == CUT_TEXT[pre].split("|")


@pytest.mark.parametrize(
    ("pre", "begins", "whole", "composed"),
    [
        ("gpt-2", False, False, False),
        ("llama-bpe", True, True, False),
        ("lfm2", True, True, False),
        ("tekken", True, True, False),
        ("glm4", False, True, False),
        ("chatglm-bpe", False, False, False),
        ("dbrx", False, False, False),
        ("gpt-4o", False, False, False),
        ("command-r", False, False, True),
        ("deepseek-r1-qwen", False, False, True),
    ],
)
def test_a_rule_has_its_own_defaults(
    tmp_path: Path, pre: str, begins: bool, whole: bool, composed: bool
) -> None:
    content = files_of(tmp_path, pre)["tokenizer.json"]
    tokenizer = tokenizers.Tokenizer.from_str(json.dumps(content))
    assert tokenizer.encode("zq").tokens == ["<|end|>"] * begins + (["zq"] if whole else ["z", "q"])
    assert tokenizer.encode("e\u0301", add_special_tokens=False).tokens == (
        ["Ã©"] if composed else ["e", "Ì", "ģ"]
    )
    for given in (True, False):
        data = files_of(tmp_path, pre, **{"tokenizer.ggml.add_bos_token": given})
        assert (data["tokenizer.json"]["post_processor"] is not None) == given


def files_of(folder: Path, pre: str, **changes: Any) -> dict[str, Any]:
    """What a file with this rule becomes. Its token `zq` has no merge, and it says nothing on BOS."""
    data = tokenizer_metadata(saved(folder, byte_level()).folder, pre=pre)
    del data["tokenizer.ggml.add_bos_token"]
    data["tokenizer.ggml.tokens"].append("zq")
    data["tokenizer.ggml.token_type"].append(1)
    data["tokenizer.ggml.bos_token_id"] = data["tokenizer.ggml.eos_token_id"]
    read = {key: as_read(value) for key, value in (data | changes).items()}
    return tokenizer_files(GgufFile(folder / "model.gguf", read, {}))


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        (
            {"tokenizer.ggml.pre": "whale"},
            "texts are cut by 'whale', which is not supported; known are gpt-2",
        ),
        ({"tokenizer.ggml.pre": None}, "tokenizer.ggml.pre is missing, so it is not known how texts are cut"),
        ({"tokenizer.ggml.model": "bert"}, "a tokenizer of the kind 'bert' is not supported"),
        ({"tokenizer.ggml.token_type": [1, 2]}, "and the types of 2"),
        ({"tokenizer.ggml.merges": ["a b c"]}, "a merge must be of two tokens"),
        (
            {"tokenizer.ggml.merges": ["a zq"]},
            r"model\.gguf: its tokenizer cannot be read: Token `zq` out of",
        ),
        ({"tokenizer.ggml.merges": None}, "tokenizer.ggml.merges is missing"),
        ({"tokenizer.ggml.merges": None, "tokenizer.ggml.model": "gemma4"}, "ggml.merges is missing"),
        ({"tokenizer.ggml.bos_token_id": 10**6}, "bos_token_id 1000000 is outside of the vocabulary"),
        ({"tokenizer.ggml.model": "llama"}, "and the scores of 0"),
    ],
)
def test_a_tokenizer_that_is_not_understood_is_refused(
    tmp_path: Path, changes: dict[str, Any], message: str
) -> None:
    file = gguf_of(tmp_path, saved(tmp_path, byte_level()), "gpt2", **changes)
    with pytest.raises(Refused, match=message):
        Tokenizer(file, "gguf")


@pytest.mark.slow
def test_a_gguf_file_chats_with_the_bits_of_the_folder_that_it_was_made_of(tmp_path: Path) -> None:
    file = tmp_path / "stories.gguf"
    save_gguf(file, open_source(), **tokenizer_metadata(STORIES))
    question = [{"role": "user", "content": "What is your name?"}]
    options: dict[str, Any] = {"max_tokens": 12, "temperature": 0, "logprobs": 1}
    answers = []
    for model in (file, None):
        llm = LLM(model, slots=2, context=128)
        [chat] = llm.chat(question, **options)
        [story] = llm.generate("One morning Mira", **options)
        answers.append([(each.text, each.finish, each.tokens) for each in (chat, story)])
    assert answers[0] == answers[1]


def test_an_llm_reads_the_header_of_a_file_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "stories.gguf"
    save_gguf(file, open_source(), **tokenizer_metadata(STORIES))
    headers: list[Path] = []
    begin = Header.__init__

    def noted(self: Header, *given: Any) -> None:
        headers.append(file)
        begin(self, *given)

    monkeypatch.setattr(Header, "__init__", noted)
    LLM(file, slots=2, context=128, compile="lazy")
    assert headers == [file]


@pytest.mark.parametrize(
    ("merges", "kind"), [([["a", "b"]], str), ([["a", " b"]], list), ([["#version", "b"], ["a", "b"]], list)]
)
def test_merges_are_written_so_that_the_library_reads_the_same_pairs(
    merges: list[list[str]], kind: type
) -> None:
    tokens = sorted({token for a, b in merges for token in (a, b, a + b)})
    written = bpe(tokens, merges)
    assert {type(merge) for merge in written["merges"]} == {kind}
    both = [
        tokenizers.Tokenizer.from_str(json.dumps({"version": "1.0", "added_tokens": [], "model": model}))
        for model in (written, written | {"merges": merges})
    ]
    assert both[0].to_str() == both[1].to_str()


@pytest.mark.parametrize(
    ("key", "value", "message"),
    [
        ("tokenizer.chat_template", "{{ 'QQQ' }}", None),
        ("tokenizer.ggml.merges", ["a QQQ"], r"model\.gguf: its tokenizer cannot be read"),
    ],
)
def test_merges_that_are_no_utf_8_are_refused_and_such_a_chat_template_is_not(
    tmp_path: Path, key: str, value: Any, message: str | None
) -> None:
    changes = {key: value}
    file = gguf_of(tmp_path, saved(tmp_path, byte_level()), "gpt2", **changes)
    file.write_bytes(file.read_bytes().replace(b"QQQ", b"\xff\xff\xff"))
    with pytest.raises(Refused, match=message) if message else nullcontext():
        assert Tokenizer(file, "gguf").encode("a")


def test_texts_are_found_without_those_of_the_same_length() -> None:
    strings = ["<eos>", "", "<bos>", "ä", "<eos>", "ab", "<eos> "]
    assert texts(strings).find({"<eos>", "ä", "absent"}) == [0, 3, 4]
    assert texts([]).find({"<eos>"}) == []
    assert [*texts(strings)] == strings


KEYS = {  # that are read for each kind of tokenizer
    "llama": ("model", "tokens", "token_type", "add_bos_token", "scores", "add_space_prefix"),
    "gpt2": ("model", "tokens", "token_type", "add_bos_token", "pre", "merges"),
}


@pytest.mark.parametrize("kind", KEYS)
@pytest.mark.parametrize("value", [3, 1.5, "text", True, ["text"] * 3, np.array([1, 2, 3])], ids=repr)
def test_metadata_of_a_tokenizer_with_another_type_is_refused_by_its_key(
    tmp_path: Path, kind: str, value: Any
) -> None:
    given = tokenizer_metadata(saved(tmp_path, sentencepiece()).folder, kind, "gpt-2")
    data = {key: as_read(each) for key, each in given.items()}
    for name in (*KEYS[kind], "chat_template"):
        key = f"tokenizer.ggml.{name}" if name in KEYS[kind] else "tokenizer.chat_template"
        file = GgufFile(tmp_path / "model.gguf", data | {key: value}, {})
        message = accepted_or_refused(partial(tokenizer_files, file))
        if type(value) in (int, float):
            assert message is not None
            assert key in message


def as_read(value: Any) -> Any:
    """A value as the reader of a file gives it."""
    if not isinstance(value, list):
        return value
    return texts(value) if isinstance(value[0], str) else np.array(value)


def texts(strings: list[str]) -> Texts:
    contents = [string.encode() for string in strings]
    ends = np.cumsum([LENGTH.size + len(content) for content in contents])
    return Texts(b"".join(LENGTH.pack(len(content)) + content for content in contents), ends)


@pytest.mark.heavy
def test_tokens_that_can_be_made_in_millions_of_ways_are_refused(tmp_path: Path) -> None:
    length = 160
    tokens = ["a" * n for n in range(1, length)]
    tokens += ["a" * n + "b" + "a" * m for n in range(length) for m in range(length - n)]
    metadata = {
        "tokenizer.ggml.model": "llama",
        "tokenizer.ggml.tokens": texts(tokens),
        "tokenizer.ggml.scores": np.zeros(len(tokens), np.float32),
    }
    file = GgufFile(tmp_path / "model.gguf", metadata, {})
    assert "can be made of others in over 1048576 ways" in refused(lambda: tokenizer_files(file))
    metadata["tokenizer.ggml.tokens"] = texts([f"{n:0500}" for n in range(len(tokens))])
    assert "characters; the limit is 4194304" in refused(lambda: tokenizer_files(file))

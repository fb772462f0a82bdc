"""Tokenizer and detokenizer: no text is lost, no character is split, no stop string is shown."""

import json
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from support.tokenizers import KINDS, byte_fallback, byte_level, saved

from xlabatch import LLM
from xlabatch.checkpoint.source import STORIES
from xlabatch.errors import Refused
from xlabatch.protocols.formatting import text_offsets
from xlabatch.text.detokenizer import Detokenizer
from xlabatch.text.tokenizer import Tokenizer
from xlabatch.text.tokenizer_files import read_chat_files


@pytest.fixture(scope="module", params=["stories", *KINDS])
def tokenizer(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Tokenizer:
    if request.param == "stories":
        return Tokenizer(STORIES, "stories")
    return saved(tmp_path_factory.mktemp("tokenizer"), KINDS[request.param]())


def within_vocab(tokenizer: Tokenizer, ids: list[int]) -> list[int]:
    """Ids of the vocabulary and five beyond it, which models with padded embeddings can generate."""
    return [id % (tokenizer.fast.get_vocab_size() + 5) for id in ids]


def pieces_of(tokenizer: Tokenizer, ids: list[int], skip_special_tokens: bool = True) -> list[str]:
    detokenizer = Detokenizer(tokenizer, skip_special_tokens=skip_special_tokens)
    return [*(detokenizer.push(id) for id in ids), detokenizer.close()]


@pytest.mark.heavy
@settings(max_examples=300, deadline=None, derandomize=True)
@given(ids=st.lists(st.integers(0, 2000), max_size=60), skip_special_tokens=st.booleans())
def test_the_pieces_add_up_to_what_all_tokens_decode_to(
    tokenizer: Tokenizer, ids: list[int], skip_special_tokens: bool
) -> None:
    ids = within_vocab(tokenizer, ids)
    pieces = pieces_of(tokenizer, ids, skip_special_tokens)
    assert "".join(pieces) == tokenizer.decode(ids, skip_special_tokens)


@pytest.mark.heavy
@settings(max_examples=100, deadline=None, derandomize=True)
@given(text=st.text(max_size=30))
def test_no_piece_of_a_text_is_half_a_character(tokenizer: Tokenizer, text: str) -> None:
    ids = list(tokenizer.encode(text))
    pieces = pieces_of(tokenizer, ids)
    expected = tokenizer.decode(ids)
    assert "".join(pieces) == expected
    assert "\ufffd" not in "".join(pieces) or "\ufffd" in expected


@pytest.mark.parametrize("hidden", ["<|end|>", None])
def test_bytes_on_both_sides_of_a_hidden_token_are_decoded_together(
    tmp_path: Path, hidden: str | None
) -> None:
    tokenizer = saved(tmp_path, byte_fallback())
    between = tokenizer.fast.token_to_id(hidden) if hidden else tokenizer.fast.get_vocab_size() + 3
    for around in (("<0x41>", "<0xE6>"), ("<0xC3>", "<0xA9>")):
        first, last = map(tokenizer.fast.token_to_id, around)
        ids = [first, between, last, tokenizer.fast.token_to_id("x")]
        assert "".join(pieces_of(tokenizer, ids)) == tokenizer.decode(ids)


@pytest.mark.heavy
@settings(max_examples=200, deadline=None, derandomize=True)
@given(text=st.text("the é.nx日", max_size=20), ids=st.lists(st.integers(0, 2000), max_size=30))
def test_a_completion_continues_exactly_where_its_prompt_ends(
    tokenizer: Tokenizer, text: str, ids: list[int]
) -> None:
    prompt, ids = list(tokenizer.encode(text)), within_vocab(tokenizer, ids)
    if not prompt or prompt[-1] in tokenizer.byte_ids or "\ufffd" in tokenizer.decode(prompt):
        return  # a prompt that ends within a character has no text of its own
    detokenizer = Detokenizer(tokenizer, prompt)
    completion = "".join([*(detokenizer.push(id) for id in ids), detokenizer.close()])
    assert tokenizer.decode(prompt) + completion == tokenizer.decode(prompt + ids)


def test_the_space_between_prompt_and_completion_is_kept(tmp_path: Path) -> None:
    tokenizer = saved(tmp_path, byte_fallback())
    prompt, word = list(tokenizer.encode("the")), tokenizer.fast.token_to_id("▁the")
    assert Detokenizer(tokenizer, prompt).push(word) == " the"
    assert Detokenizer(tokenizer).push(word) == "the"


def test_truncation_and_padding_of_the_file_are_switched_off(tmp_path: Path) -> None:
    padded = byte_level()
    padded.enable_truncation(4)
    padded.enable_padding(length=9)
    tokenizer = saved(tmp_path, padded)
    assert tokenizer.decode(tokenizer.encode("the the the")) == "the the the"
    assert len(tokenizer.encode("he")) == 1
    assert tokenizer.json_file is None


def test_other_libraries_read_a_file_that_says_all_of_its_tokenizer(tmp_path: Path) -> None:
    assert saved(tmp_path, byte_level()).json_file == tmp_path / "tokenizer.json"


def test_a_config_that_adds_tokens_is_left_to_transformers(tmp_path: Path) -> None:
    saved(tmp_path, byte_level())
    config = json.loads((tmp_path / "tokenizer_config.json").read_text())
    config["added_tokens_decoder"] = {"400": {"content": "<new>", "special": True}}
    (tmp_path / "tokenizer_config.json").write_text(json.dumps(config))
    assert Tokenizer(tmp_path, "small").fast is None


@pytest.mark.parametrize("config", ["{", "[]"])
def test_a_broken_tokenizer_config_is_refused_by_name(tmp_path: Path, config: str) -> None:
    saved(tmp_path, byte_level())
    (tmp_path / "tokenizer_config.json").write_text(config)
    with pytest.raises(Refused, match=r"tokenizer_config\.json (is not JSON|holds no JSON object)"):
        Tokenizer(tmp_path, "small")


def test_text_is_returned_as_soon_as_it_is_final() -> None:
    tokenizer = Tokenizer(STORIES, "stories")
    detokenizer, ids = Detokenizer(tokenizer), list(tokenizer.encode("Once upon a time there was"))
    shown = [detokenizer.push(id) for id in ids]
    assert all(shown[1:])  # the first token is the beginning of a text and has no text of its own
    assert detokenizer.close() == ""


def test_a_token_costs_as_much_in_a_long_text_as_in_a_short_one(monkeypatch: pytest.MonkeyPatch) -> None:
    tokenizer = Tokenizer(STORIES, "stories")
    lengths: list[int] = []
    decode = Tokenizer.decode

    def counted(self: Tokenizer, ids: list[int], skip_special_tokens: bool = True) -> str:
        lengths.append(len(ids))
        return decode(self, ids, skip_special_tokens)

    monkeypatch.setattr(Tokenizer, "decode", counted)
    ids = list(tokenizer.encode("Once upon a time there was a fox. " * 20))
    pieces_of(tokenizer, ids)
    assert max(lengths) < 16
    assert len(lengths) < len(set(ids)) + 5  # the tokens of a byte-level vocabulary are decoded once


def test_special_tokens_are_skipped_unless_they_are_wanted(tmp_path: Path) -> None:
    tokenizer = saved(tmp_path, byte_level())
    end, tool = tokenizer.fast.token_to_id("<|end|>"), tokenizer.fast.token_to_id("<tool>")
    ids = [*tokenizer.encode("he"), end, tool]
    assert "".join(pieces_of(tokenizer, ids)) == "he<tool>"
    assert "".join(pieces_of(tokenizer, ids, skip_special_tokens=False)) == "he<|end|><tool>"


def run_until_stopped(tokenizer: Tokenizer, ids: list[int], stop: tuple[str, ...]) -> Detokenizer:
    detokenizer = Detokenizer(tokenizer, stop=stop)
    pieces = []
    for id in ids:
        pieces.append(detokenizer.push(id))
        if detokenizer.stopped:
            break
    pieces.append(detokenizer.close())
    assert "".join(pieces) == detokenizer.text_shown
    return detokenizer


@pytest.mark.heavy
@settings(max_examples=300, deadline=None, derandomize=True)
@given(
    ids=st.lists(st.integers(0, 2000), max_size=40),
    stop=st.lists(st.text("the .aé", min_size=1, max_size=4), min_size=1, max_size=3),
)
def test_no_character_of_a_stop_string_is_ever_shown(
    tokenizer: Tokenizer, ids: list[int], stop: list[str]
) -> None:
    ids = within_vocab(tokenizer, ids)
    unstopped = tokenizer.decode(ids)
    found = [at for at in map(unstopped.find, stop) if at >= 0]
    detokenizer = run_until_stopped(tokenizer, ids, tuple(stop))
    assert detokenizer.stopped == bool(found)
    if not found:
        assert detokenizer.text_shown == unstopped
    else:  # the first complete one ends the text: another may begin earlier and need more text
        assert unstopped.startswith(detokenizer.text_shown)
        assert not any(each in detokenizer.text_shown for each in stop)
        assert any(unstopped.startswith(each, len(detokenizer.text_shown)) for each in stop)


def test_an_incomplete_stop_string_is_shown_at_the_end() -> None:
    tokenizer = Tokenizer(STORIES, "stories")
    ids = list(tokenizer.encode("Once upon a time"))
    assert run_until_stopped(tokenizer, ids, (" time and tide",)).text_shown == "Once upon a time"
    assert run_until_stopped(tokenizer, ids, (" upon",)).text_shown == "Once"


def test_a_prompt_begins_with_the_models_beginning_token() -> None:
    tokenizer = Tokenizer(STORIES, "stories")
    assert tokenizer.encode("Once")[0] == 1
    assert tokenizer.decode(tokenizer.encode("Once upon a time")) == "Once upon a time"


def test_a_tokenizer_of_another_class_is_read_by_transformers(tmp_path: Path) -> None:
    tokenizer = saved(tmp_path, byte_fallback(), "TokenizersBackend")
    assert tokenizer.fast is None
    ids = list(tokenizer.encode("the é日🦊 x"))
    assert "".join(pieces_of(tokenizer, ids)) == tokenizer.decode(ids)
    assert not tokenizer.byte_ids.isdisjoint(ids)


@pytest.mark.heavy
def test_a_chat_template_turns_a_conversation_into_a_prompt(tmp_path: Path) -> None:
    saved(tmp_path, byte_level())
    with pytest.raises(Refused, match="has no chat template"):
        Tokenizer(tmp_path, "small").apply_chat_template([{"role": "user", "content": "he"}])
    messages = "{% for m in messages %}{{ m.role }}: {{ m.content }}<|im|>{% endfor %}"
    template = messages + "{% if add_generation_prompt %}a:{% endif %}"
    (tmp_path / "chat_template.jinja").write_text(template)
    tokenizer = Tokenizer(tmp_path, "small")
    ids = tokenizer.apply_chat_template([{"role": "user", "content": "he"}])
    assert tokenizer.decode(ids, skip_special_tokens=False) == "user: he<|im|>a:"
    asked = [{"role": "user", "content": "he"}]
    assert tokenizer.apply_chat_template(asked, tokenize=False) == "user: he<|im|>a:"
    begun = tokenizer.apply_chat_template(asked, tokenize=False, add_generation_prompt=False)
    assert begun == "user: he<|im|>"
    (tmp_path / "chat_template.jinja").write_text("{{ mood }}")
    assert Tokenizer(tmp_path, "small").apply_chat_template(asked, tokenize=False, mood="calm") == "calm"
    with pytest.raises(Refused, match="into a tuple: leave out max_length, truncation"):
        tokenizer.apply_chat_template(asked, truncation=True, max_length=2)
    (tmp_path / "chat_template.jinja").write_text("{{ raise_exception('no system here') }}")
    with pytest.raises(Refused, match="its chat template rejects the messages: no system here"):
        Tokenizer(tmp_path, "small").apply_chat_template([{"role": "system", "content": "he"}])


@pytest.mark.parametrize(
    ("config", "files", "is_simple"),
    [
        ({"eos_token": "</s>", "pad_token": None, "chat_template": "{{ 1 }}"}, {}, True),
        (
            {"bos_token": {"content": "<s>", "__type": "AddedToken"}, "extra_special_tokens": ["<x>"]},
            {},
            True,
        ),
        ({"chat_template": "{{ 1 }}"}, {"chat_template.jinja": "{{ eos_token }} ä"}, True),
        ({"eos_token": "</s>"}, {"special_tokens_map.json": '{"eos_token": {"content": "</s>"}}'}, True),
        ({"eos_token": "</s>"}, {"special_tokens_map.json": '{"eos_token": "</s>"}'}, True),
        ({"eos_token": "</s>"}, {"special_tokens_map.json": '{"eos_token": "<end>"}'}, False),
        ({"eos_token": "</s>"}, {"special_tokens_map.json": '{"unk_token": "<unk>"}'}, False),
        ({"chat_template": [{"name": "default", "template": "{{ 2 }}"}]}, {}, False),
        ({"chat_template": "{{ 1 }}"}, {"additional_chat_templates/other.jinja": "{{ 3 }}"}, False),
    ],
)
def test_chats_are_prepared_from_the_files_as_transformers_reads_them(
    tmp_path: Path, config: dict[str, object], files: dict[str, str], is_simple: bool
) -> None:
    tokenizer = saved(tmp_path, byte_level())
    assert tokenizer.fast
    (tokenizer.folder / "tokenizer_config.json").write_text(
        json.dumps({"tokenizer_class": "PreTrainedTokenizerFast"} | config)
    )
    for name, content in files.items():
        (tokenizer.folder / name).parent.mkdir(exist_ok=True)
        (tokenizer.folder / name).write_text(content)
    found = read_chat_files(tokenizer.folder)
    assert (found is not None) == is_simple
    again = Tokenizer(tokenizer.folder, "again")
    assert again.chat_files == (again.hf.chat_template, again.hf.special_tokens_map)


def test_a_broken_tokenizer_file_is_refused_by_name(tmp_path: Path) -> None:
    (tmp_path / "tokenizer.json").write_text("{}")
    with pytest.raises(Refused, match=r"tokenizer\.json is not a tokenizer"):
        Tokenizer(tmp_path, "broken")


def test_a_model_without_a_tokenizer_is_refused() -> None:
    with pytest.raises(Refused, match=r"model random:tiny has no tokenizer\.json"):
        Tokenizer(None, "random:tiny")


@pytest.mark.slow
def test_a_template_of_ones_own_replaces_the_models(tmp_path: Path) -> None:
    template = "{% for message in messages %}[{{ message.content }}]{% endfor %}"
    (tmp_path / "own.jinja").write_text(template)
    messages = [{"role": "user", "content": "Hi"}]
    for own in (template, tmp_path / "own.jinja"):
        llm = LLM(slots=1, context=64, chat_template=own)
        assert llm.tokenizer.render_chat(messages).text == "[Hi]"
        assert llm.tokenizer.info()["chat_template"] == template


@pytest.mark.parametrize("template", ["{% for %}", "{{ raise_exception('only tools') }}"])
def test_a_template_that_fails_is_refused_at_the_start(template: str) -> None:
    with pytest.raises(Refused, match=r"its chat template rejects the messages: [^\n]+$"):
        LLM(slots=1, context=64, chat_template=template)


@given(text=st.text(st.characters(codec="utf-8")) | st.text(" abt'é日😀.\n"))
def test_the_bytes_of_tokens_are_those_of_their_text(tokenizer: Tokenizer, text: str) -> None:
    ids = tokenizer.encode(text)
    decoded = tokenizer.decode(ids)
    tokens = [tokenizer.token_bytes(id) for id in ids]
    joined = b"".join(tokens)
    if "\ufffd" in decoded:  # unknown to this vocabulary
        return
    assert joined.decode() in (decoded, " " + decoded)
    offsets = text_offsets(tokens, decoded, 10)
    dropped = len(joined.decode()) - len(decoded)
    if dropped and decoded.startswith(" "):  # of several spaces one is dropped: which one is not known
        return
    for n, offset in enumerate(offsets):
        before = b"".join(tokens[:n]).decode(errors="ignore")
        assert offset == 10 + max(len(before) - dropped, 0)


def test_special_tokens_and_ids_beyond_the_vocabulary_have_no_bytes(tmp_path: Path) -> None:
    tokenizer = saved(tmp_path, byte_level())
    assert tokenizer.token_bytes(tokenizer.special_ids["<|end|>"]) == b""
    assert tokenizer.token_bytes(10_000) == b""

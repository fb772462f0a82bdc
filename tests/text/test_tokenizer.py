"""Text at both ends: nothing is lost, nothing is shown by halves, no stop string leaks."""

import json
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from support.tokenizers import KINDS, byte_fallback, byte_level, saved

from xlabatch.checkpoint.source import STORIES
from xlabatch.text.detokenizer import Detokenizer
from xlabatch.text.tokenizer import Tokenizer


@pytest.fixture(scope="module", params=["stories", *KINDS])
def text(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Tokenizer:
    if request.param == "stories":
        return Tokenizer(STORIES, "stories")
    return saved(tmp_path_factory.mktemp("tokenizer"), KINDS[request.param]())


def known(text: Tokenizer, ids: list[int]) -> list[int]:
    """Ids of the vocabulary, and some beyond it, which models with padded tables do say."""
    return [id % (text.fast.get_vocab_size() + 5) for id in ids]


def streamed(text: Tokenizer, ids: list[int], special: bool = False) -> list[str]:
    stream = Detokenizer(text, special=special)
    return [*(stream.push(id) for id in ids), stream.close()]


@settings(max_examples=300, deadline=None, derandomize=True)
@given(ids=st.lists(st.integers(0, 2000), max_size=60), special=st.booleans())
def test_the_pieces_add_up_to_what_all_tokens_decode_to(
    text: Tokenizer, ids: list[int], special: bool
) -> None:
    ids = known(text, ids)
    assert "".join(streamed(text, ids, special)) == text.decode(ids, special)


@settings(max_examples=100, deadline=None, derandomize=True)
@given(words=st.text(max_size=30))
def test_no_piece_of_a_text_is_half_a_character(text: Tokenizer, words: str) -> None:
    ids = list(text.encode(words))
    pieces = streamed(text, ids)
    whole = text.decode(ids)
    assert "".join(pieces) == whole
    assert "\ufffd" not in "".join(pieces) or "\ufffd" in whole


@pytest.mark.parametrize("hidden", ["<|end|>", None])
def test_bytes_on_both_sides_of_what_is_hidden_are_read_as_one(tmp_path: Path, hidden: str | None) -> None:
    text = saved(tmp_path, byte_fallback())
    between = text.fast.token_to_id(hidden) if hidden else text.fast.get_vocab_size() + 3
    for around in (("<0x41>", "<0xE6>"), ("<0xC3>", "<0xA9>")):
        first, last = map(text.fast.token_to_id, around)
        ids = [first, between, last, text.fast.token_to_id("x")]
        assert "".join(streamed(text, ids)) == text.decode(ids)


@settings(max_examples=200, deadline=None, derandomize=True)
@given(words=st.text("the é.nx日", max_size=20), ids=st.lists(st.integers(0, 2000), max_size=30))
def test_an_answer_goes_on_where_its_prompt_ends(text: Tokenizer, words: str, ids: list[int]) -> None:
    prompt, ids = list(text.encode(words)), known(text, ids)
    if not prompt or text.is_byte(prompt[-1]) or "\ufffd" in text.decode(prompt):
        return  # a prompt that ends within a character has no text of its own
    stream = Detokenizer(text, prompt)
    told = "".join([*(stream.push(id) for id in ids), stream.close()])
    assert text.decode(prompt) + told == text.decode(prompt + ids)


def test_the_space_between_prompt_and_answer_is_kept(tmp_path: Path) -> None:
    text = saved(tmp_path, byte_fallback())
    prompt, word = list(text.encode("the")), text.fast.token_to_id("▁the")
    assert Detokenizer(text, prompt).push(word) == " the"
    assert Detokenizer(text).push(word) == "the"


def test_nothing_is_cut_or_padded(tmp_path: Path) -> None:
    made = byte_level()
    made.enable_truncation(4)
    made.enable_padding(length=9)
    text = saved(tmp_path, made)
    assert text.decode(text.encode("the the the")) == "the the the"
    assert len(text.encode("he")) == 1


def test_tokens_that_only_the_config_adds_are_known(tmp_path: Path) -> None:
    saved(tmp_path, byte_level())
    config = json.loads((tmp_path / "tokenizer_config.json").read_text())
    config["added_tokens_decoder"] = {"400": {"content": "<new>", "special": True}}
    (tmp_path / "tokenizer_config.json").write_text(json.dumps(config))
    assert Tokenizer(tmp_path, "made").fast is None


@pytest.mark.parametrize("said", ["{", "[]"])
def test_a_broken_tokenizer_config_says_so(tmp_path: Path, said: str) -> None:
    saved(tmp_path, byte_level())
    (tmp_path / "tokenizer_config.json").write_text(said)
    with pytest.raises(ValueError, match=r"tokenizer_config\.json (is not JSON|holds no JSON object)"):
        Tokenizer(tmp_path, "made")


def test_text_comes_as_soon_as_it_is_certain() -> None:
    text = Tokenizer(STORIES, "stories")
    stream, ids = Detokenizer(text), list(text.encode("Once upon a time there was"))
    shown = [stream.push(id) for id in ids]
    assert all(shown[1:])  # the first begins a text, and says nothing
    assert stream.close() == ""


def test_a_long_text_costs_no_more_a_token_than_a_short_one(monkeypatch: pytest.MonkeyPatch) -> None:
    text = Tokenizer(STORIES, "stories")
    lengths: list[int] = []
    decode = Tokenizer.decode

    def counted(self: Tokenizer, ids: list[int], special: bool = False) -> str:
        lengths.append(len(ids))
        return decode(self, ids, special)

    monkeypatch.setattr(Tokenizer, "decode", counted)
    streamed(text, list(text.encode("Once upon a time there was a fox. " * 20)))
    assert max(lengths) < 16


def test_special_tokens_are_hidden_unless_asked_for(tmp_path: Path) -> None:
    text = saved(tmp_path, byte_level())
    end, tool = text.fast.token_to_id("<|end|>"), text.fast.token_to_id("<tool>")
    ids = [*text.encode("he"), end, tool]
    assert "".join(streamed(text, ids)) == "he<tool>"
    assert "".join(streamed(text, ids, special=True)) == "he<|end|><tool>"


def stopped(text: Tokenizer, ids: list[int], stop: tuple[str, ...]) -> Detokenizer:
    stream = Detokenizer(text, stop=stop)
    pieces = []
    for id in ids:
        pieces.append(stream.push(id))
        if stream.stopped:
            break
    pieces.append(stream.close())
    assert "".join(pieces) == stream.text_shown
    return stream


@settings(max_examples=300, deadline=None, derandomize=True)
@given(
    ids=st.lists(st.integers(0, 2000), max_size=40),
    stop=st.lists(st.text("the .aé", min_size=1, max_size=4), min_size=1, max_size=3),
)
def test_no_character_of_a_stop_string_is_ever_shown(
    text: Tokenizer, ids: list[int], stop: list[str]
) -> None:
    ids = known(text, ids)
    whole = text.decode(ids)
    found = [at for at in map(whole.find, stop) if at >= 0]
    stream = stopped(text, ids, tuple(stop))
    assert stream.stopped == bool(found)
    if not found:
        assert stream.text_shown == whole
    else:  # the first that became whole ends it: another may begin earlier and need more text
        assert whole.startswith(stream.text_shown)
        assert not any(each in stream.text_shown for each in stop)
        assert any(whole.startswith(each, len(stream.text_shown)) for each in stop)


def test_what_only_began_like_a_stop_string_is_shown_in_the_end() -> None:
    text = Tokenizer(STORIES, "stories")
    ids = list(text.encode("Once upon a time"))
    assert stopped(text, ids, (" time and tide",)).text_shown == "Once upon a time"
    assert stopped(text, ids, (" upon",)).text_shown == "Once"


def test_a_prompt_begins_with_what_the_model_was_taught_to_begin_with() -> None:
    text = Tokenizer(STORIES, "stories")
    assert text.encode("Once")[0] == 1
    assert text.decode(text.encode("Once upon a time")) == "Once upon a time"


def test_transformers_reads_what_is_more_than_one_file(tmp_path: Path) -> None:
    text = saved(tmp_path, byte_fallback(), "TokenizersBackend")
    assert text.fast is None
    ids = list(text.encode("the é日🦊 x"))
    assert "".join(streamed(text, ids)) == text.decode(ids)
    assert text.is_byte(ids[-3]) or any(map(text.is_byte, ids))


def test_a_chat_template_makes_a_conversation_a_prompt(tmp_path: Path) -> None:
    saved(tmp_path, byte_level())
    with pytest.raises(ValueError, match="has no chat template"):
        Tokenizer(tmp_path, "made").apply_chat_template([{"role": "user", "content": "he"}])
    told = "{% for m in messages %}{{ m.role }}: {{ m.content }}<|im|>{% endfor %}"
    template = told + "{% if add_generation_prompt %}a:{% endif %}"
    (tmp_path / "chat_template.jinja").write_text(template)
    text = Tokenizer(tmp_path, "made")
    ids = text.apply_chat_template([{"role": "user", "content": "he"}])
    assert text.decode(ids, special=True) == "user: he<|im|>a:"
    (tmp_path / "chat_template.jinja").write_text("{{ raise_exception('no system here') }}")
    with pytest.raises(ValueError, match="its chat template says no: no system here"):
        Tokenizer(tmp_path, "made").apply_chat_template([{"role": "system", "content": "he"}])


def test_a_tokenizer_that_is_none_says_so(tmp_path: Path) -> None:
    (tmp_path / "tokenizer.json").write_text("{}")
    with pytest.raises(ValueError, match=r"tokenizer\.json is no tokenizer"):
        Tokenizer(tmp_path, "broken")


def test_a_model_without_a_tokenizer_says_so() -> None:
    with pytest.raises(ValueError, match=r"model random:tiny has no tokenizer\.json"):
        Tokenizer(None, "random:tiny")

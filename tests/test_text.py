"""Text at both ends: nothing is lost, nothing is shown by halves."""

from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from xlabatch.source import STORIES
from xlabatch.text import Stream, Text

TEXT = Text(STORIES, "stories")


def streamed(ids: list[int]) -> list[str]:
    stream = Stream(TEXT)
    return [*(stream.push(id) for id in ids), stream.close()]


@settings(max_examples=200, deadline=None, derandomize=True)
@given(st.lists(st.integers(0, 1023), max_size=40))
def test_the_pieces_add_up_to_what_all_tokens_decode_to(ids: list[int]) -> None:
    assert "".join(streamed(ids)) == TEXT.decode(ids)


@settings(max_examples=100, deadline=None, derandomize=True)
@given(st.text(max_size=30))
def test_no_piece_of_a_text_is_half_a_character(text: str) -> None:
    ids = list(TEXT.encode(text))
    pieces = streamed(ids)
    assert "".join(pieces) == text
    assert "\ufffd" not in "".join(pieces) or "\ufffd" in text


def test_a_prompt_begins_with_what_the_model_was_taught_to_begin_with() -> None:
    assert TEXT.encode("Once")[0] == 1
    assert TEXT.decode(list(TEXT.encode("Once upon a time"))) == "Once upon a time"


def test_a_tokenizer_that_is_none_says_so(tmp_path: Path) -> None:
    (tmp_path / "tokenizer.json").write_text("{}")
    with pytest.raises(ValueError, match=r"tokenizer\.json is no tokenizer"):
        Text(tmp_path, "broken")


def test_a_model_without_a_tokenizer_says_so() -> None:
    with pytest.raises(ValueError, match=r"model random:tiny has no tokenizer\.json"):
        Text(None, "random:tiny")

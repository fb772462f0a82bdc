"""Lines on a terminal break between words, however the text is cut into pieces; elsewhere text stays."""

import io

import pytest

from xlabatch.cli import terminal
from xlabatch.cli.terminal import WordWriter, align, wrap
from xlabatch.units import format_bytes


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


@pytest.fixture(autouse=True)
def _twenty_columns(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(terminal, "columns", lambda _: 20)


def written(text: str, size: int) -> str:
    """What a terminal gets of a text in pieces of some characters."""
    stream = Terminal()
    words = WordWriter(stream)
    for start in range(0, len(text), size):
        words.write(text[start : start + size])
    words.end()
    return stream.getvalue()


@pytest.mark.parametrize("size", [1, 3, 100])
@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("Once upon a time there was a girl", "Once upon a time\nthere was a girl"),
        ("a\n\n  b c", "a\n\n  b c"),
        ("a word of " + "x" * 45 + " y", "a word of \n" + "x" * 45 + " y"),
        ("x" * 20 + " y", "x" * 20 + "\ny"),
        ("some words:  indented", "some words:  \nindented"),
        ("\u4e16\u754c " * 4, "\u4e16\u754c \u4e16\u754c \u4e16\u754c \u4e16\u754c "),
        ("", ""),
    ],
)
def test_words_stay_whole(text: str, expected: str, size: int) -> None:
    result = written(text, size)
    assert [line.rstrip() for line in result.split("\n")] == [line.rstrip() for line in expected.split("\n")]


def test_words_appear_as_soon_as_they_have_ended() -> None:
    stream = Terminal()
    words = WordWriter(stream)
    words.write("Once upon a")
    assert stream.getvalue() == "Once upon"
    words.end()
    assert stream.getvalue() == "Once upon a"
    words.write("\u3053\u3093\u306b")  # between any two characters of which a line may end
    assert stream.getvalue() == "Once upon a\u3053\u3093\u306b"


def test_bytes_have_three_digits_in_every_unit() -> None:
    counts = [0, 999, 999.7 * 1024, 1024**2, 92.14 * 1024**2, 1.41 * 1024**3, 3 * 1024**4]
    expected = ["0 B", "999 B", "0.976 MiB", "1 MiB", "92.1 MiB", "1.41 GiB", "3 TiB"]
    assert [format_bytes(count) for count in counts] == expected


def test_elsewhere_text_is_written_as_it_comes() -> None:
    stream = io.StringIO()
    words = WordWriter(stream)
    words.write("Once upon a time there was a")
    assert stream.getvalue() == "Once upon a time there was a"
    words.end()
    assert stream.getvalue() == "Once upon a time there was a"


def test_facts_are_aligned_and_wrapped_beside_their_names() -> None:
    facts = {"Model": "stories", "Memory": "92 MiB weights + 1 GiB cache"}
    assert align(facts, io.StringIO()).splitlines() == [
        "Model   stories",
        "Memory  92 MiB weights + 1 GiB cache",
    ]
    assert align(facts, Terminal()).splitlines() == [
        "Model   stories",
        "Memory  92 MiB",
        "        weights + 1",
        "        GiB cache",
    ]


def test_a_sentence_is_wrapped_for_terminals_only() -> None:
    sentence = "xlabatch: model /a/folder/of/some/length: there is no such folder"
    assert wrap(sentence, io.StringIO()) == sentence
    lines = wrap(sentence, Terminal()).split("\n")
    assert lines == ["xlabatch: model", "/a/folder/of/some/length:", "there is no such", "folder"]

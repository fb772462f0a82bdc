"""An exception within one call of an LLM: the other calls get their exact text, or an error."""

import sys
from collections.abc import Iterator
from pathlib import Path
from types import FrameType
from typing import Any

import pytest
from support.quick import slow_except

import xlabatch.llm
from xlabatch import LLM
from xlabatch.text.outputs import TextDelta

PACKAGE = Path(xlabatch.llm.__file__).parent
FILES = {str(PACKAGE / name) for name in ("llm.py", "calls.py", "text/outputs.py")}
OPTIONS: dict[str, Any] = {"max_tokens": 6, "ignore_eos": True}
LINES = 700  # more than the first call runs


class Interrupt:
    """Raises KeyboardInterrupt at a line of the LLM's files."""

    def __init__(self, line: int) -> None:
        self.left = line

    def __call__(self, frame: FrameType, event: str, _: Any) -> Any:
        if frame.f_code.co_filename not in FILES:
            return None
        self.left -= event == "line"
        if not self.left:
            raise KeyboardInterrupt
        return self


def take(deltas: Iterator[TextDelta], interrupt: Interrupt | None) -> TextDelta | None:
    """The next delta, under a tracer that may interrupt; None at the end or after an interrupt."""
    before = sys.gettrace()
    try:
        sys.settrace(interrupt or before)
        return next(deltas, None)
    except KeyboardInterrupt:
        return None
    finally:
        sys.settrace(before)


def serve_two(llm: LLM, interrupt: Interrupt) -> tuple[str, TextDelta]:
    """Two calls take turns, and the first is interrupted -> text and last delta of the second."""
    first, second = (llm.stream(prompt, **OPTIONS) for prompt in ("There was", "Once upon a time"))
    text = ""
    for _ in range(60):
        for _ in range(2):  # so that this call runs the steps
            take(first, interrupt)
        delta = take(second, None)
        assert delta is not None
        text += delta.text
        if delta.finish:
            assert take(second, None) is None
            return text, delta
    pytest.fail("the second call does not end")


@pytest.mark.heavy
@pytest.mark.parametrize("start", slow_except([0], range(9)))
def test_an_interrupt_in_one_call_leaves_no_gap_in_another(llm: LLM, start: int) -> None:
    [completion] = llm.generate("Once upon a time", max_tokens=6, ignore_eos=True)
    interrupted = set()
    for line in range(1 + start, LINES, 9):
        text, last = serve_two(llm, interrupt := Interrupt(line))
        interrupted.add(interrupt.left == 0)
        assert completion.text.startswith(text)
        assert (text == completion.text) == (last.finish == "length")
        assert last.finish == "length" or last.reason == "its step was interrupted"
        assert llm.generate("Once upon a time", max_tokens=6, ignore_eos=True)[0].text == completion.text
        assert llm.engine.idle
    assert interrupted == {True, False}

"""Many threads on one LLM share its batch, and what happens in one of them is not seen in another's text."""

import threading
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from queue import SimpleQueue
from typing import Any

import pytest
from support.serving import until

from xlabatch import LLM
from xlabatch.errors import Refused
from xlabatch.request import Event
from xlabatch.turn import Turn

STORY = "Once upon a time"
OPTIONS: dict[str, Any] = {"max_tokens": 30, "ignore_eos": True}


def in_threads(count: int, work: Callable[[int], Any]) -> list[Any]:
    with ThreadPoolExecutor(count) as pool:
        return list(pool.map(work, range(count)))


def test_threads_share_the_batch_and_get_the_text_of_a_run_alone(llm: LLM) -> None:
    def generate(number: int) -> str:
        return llm.generate(STORY, temperature=1.0, seed=number, **OPTIONS)[0].text

    alone = [generate(number) for number in range(12)]
    llm.engine.reset_stats()
    assert in_threads(12, generate) == alone
    assert llm.engine.stats().mean_concurrency > 2
    assert llm.engine.idle


@pytest.mark.usefixtures("slow")
def test_streams_in_threads_get_each_text_as_it_comes(llm: LLM) -> None:
    together = threading.Barrier(3)
    arrivals: list[tuple[int, float]] = []

    def stream(number: int) -> str:
        together.wait(10)
        text = ""
        for delta in llm.stream(STORY, seed=number, temperature=1.0, **OPTIONS):
            arrivals.append((number, time.monotonic()))
            text += delta.text
        return text

    texts = in_threads(3, stream)
    assert texts == [llm.generate(STORY, seed=n, temperature=1.0, **OPTIONS)[0].text for n in range(3)]
    first = {number: min(at for other, at in arrivals if other == number) for number in range(3)}
    last = {number: max(at for other, at in arrivals if other == number) for number in range(3)}
    assert max(first.values()) < min(last.values())


def test_a_paused_stream_stops_no_other_thread(llm: LLM) -> None:
    paused = llm.stream(STORY, **OPTIONS)
    text = next(paused).text
    assert in_threads(1, lambda _: llm.generate(STORY, **OPTIONS)[0].text) == [
        text + "".join(delta.text for delta in paused)
    ]


@pytest.mark.usefixtures("slow")
def test_a_thread_that_leaves_its_loop_ends_its_own_prompts_only(llm: LLM) -> None:
    def stream(number: int) -> str:
        text = ""
        for delta in llm.stream(STORY, **OPTIONS):
            text += delta.text
            if number % 2 and len(text) > 20:
                break
        return text

    whole = llm.generate(STORY, **OPTIONS)[0].text
    texts = in_threads(6, stream)
    assert texts[::2] == [whole] * 3
    assert all(len(text) < len(whole) for text in texts[1::2])
    assert llm.engine.idle


@pytest.mark.usefixtures("slow")
def test_a_prompt_is_cancelled_from_another_thread(llm: LLM) -> None:
    results: list[Any] = []
    thread = threading.Thread(
        target=lambda: results.extend(llm.generate([STORY, STORY], max_tokens=200, ignore_eos=True))
    )
    thread.start()
    until(lambda: llm.engine.stats().decoding == 2)
    ids = list(llm.calls.in_engine)
    llm.cancel(ids[0])
    until(lambda: llm.engine.stats().decoding == 1)
    llm.cancel_all()
    thread.join(20)
    assert [each.finish for each in results] == ["cancelled", "cancelled"]
    assert len(results[0].tokens) < len(results[1].tokens) < 200


@pytest.mark.heavy
@pytest.mark.usefixtures("slow")
def test_scores_are_computed_between_the_steps_of_other_threads(llm: LLM) -> None:
    expected, whole = llm.score([STORY]), llm.generate(STORY, max_tokens=90, ignore_eos=True)[0].text

    def work(number: int) -> Any:
        if number:
            return [llm.score([STORY]) for _ in range(3)]
        return llm.generate(STORY, max_tokens=90, ignore_eos=True)[0].text

    assert in_threads(3, work) == [whole, [expected] * 3, [expected] * 3]


def test_a_step_that_fails_raises_in_one_thread_and_ends_the_others_with_its_reason(
    llm: LLM, monkeypatch: pytest.MonkeyPatch
) -> None:
    step = llm.engine.step

    def failing_step() -> list[Event]:
        time.sleep(0.005)
        if len(llm.calls.in_engine) == 3:
            raise RuntimeError("a fault of the engine")
        return step()

    def generate(number: int) -> Any:
        try:
            return llm.generate(STORY, id=str(number), **OPTIONS)[0]
        except RuntimeError as error:
            return str(error)

    monkeypatch.setattr(llm.engine, "step", failing_step)
    results = in_threads(3, generate)
    monkeypatch.undo()
    raised = [each for each in results if isinstance(each, str)]
    assert raised == ["a fault of the engine"]
    ended = [(each.finish, each.reason) for each in results if not isinstance(each, str)]
    assert ended == [("error", "its step failed: RuntimeError('a fault of the engine')")] * 2
    assert llm.generate(STORY, **OPTIONS)[0].finish == "length"
    assert llm.engine.idle


def test_a_prompt_that_the_engine_refuses_late_is_an_error_of_its_own_call(
    llm: LLM, monkeypatch: pytest.MonkeyPatch
) -> None:
    submit, outer = llm.engine.submit, llm.stream(STORY, **OPTIONS)
    next(outer)

    def refusing(checked: Any) -> None:
        if checked.request.id == "late":
            raise Refused("its adapter was unloaded")
        submit(checked)

    monkeypatch.setattr(llm.engine, "submit", refusing)
    with pytest.raises(Refused, match="its adapter was unloaded"):
        llm.generate(STORY, id="late")
    assert [delta.finish for delta in outer][-1] == "length"
    assert llm.engine.idle


def test_a_call_that_is_closed_in_the_middle_of_a_step_disturbs_no_other(
    llm: LLM, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As the garbage collector may do it, at any place of any thread."""
    [expected] = llm.generate(STORY, **OPTIONS)
    closed, step = llm.stream(["There was", "Once"], **OPTIONS), llm.engine.run_step
    next(closed)

    def closing_step() -> list[Event]:
        closed.close()
        return step()

    monkeypatch.setattr(llm.engine, "run_step", closing_step)
    [completion] = llm.generate(STORY, **OPTIONS)
    assert (completion.finish, completion.text) == ("length", expected.text)
    assert not llm.calls.left
    assert llm.engine.idle


def test_a_call_that_is_closed_while_threads_change_turns_waits_for_nothing(llm: LLM) -> None:
    closed = llm.stream(STORY, **OPTIONS)
    next(closed)
    with llm.calls.turn.lock:
        closed.close()
    assert not llm.engine.idle
    llm.generate(STORY, max_tokens=1)
    assert llm.engine.idle


def test_two_threads_cannot_use_one_id(llm: LLM) -> None:
    first, second = (llm.stream(STORY, id="same", **OPTIONS) for _ in range(2))
    next(first)
    with pytest.raises(Refused, match="ids same are in use"):
        in_threads(1, lambda _: next(second))
    assert [delta.finish for delta in first][-1] == "length"


def test_a_turn_goes_to_the_thread_that_has_waited_longest() -> None:
    turn: Turn[str] = Turn()
    order: list[int] = []
    turn.take(SimpleQueue())

    def wait(number: int) -> None:
        assert turn.take(SimpleQueue()) is None
        order.append(number)
        turn.pass_on()

    threads = [threading.Thread(target=wait, args=(number,)) for number in range(5)]
    for number, thread in enumerate(threads):
        thread.start()
        until(partial(lambda waiting: len(turn.line) == waiting, number + 1))
    turn.pass_on()
    for thread in threads:
        thread.join(10)
    assert order == [0, 1, 2, 3, 4]
    assert turn.owner is None


def test_a_message_that_comes_first_takes_its_thread_out_of_the_line() -> None:
    turn: Turn[str] = Turn()
    turn.take(SimpleQueue())
    inbox, got = SimpleQueue[str | None](), list[str | None]()
    thread = threading.Thread(target=lambda: got.append(turn.take(inbox)))
    thread.start()
    until(lambda: turn.line)
    inbox.put("news")
    thread.join(10)
    assert got == ["news"]
    assert not turn.line
    turn.pass_on()
    assert turn.owner is None


def test_a_thread_that_gets_the_turn_together_with_a_message_passes_it_on() -> None:
    turn: Turn[str] = Turn()
    turn.take(SimpleQueue())
    inbox, got = SimpleQueue[str | None](), list[str | None]()
    thread = threading.Thread(target=lambda: got.append(turn.take(inbox)))
    thread.start()
    until(lambda: turn.line)
    with turn.lock:  # the thread waits for it, with the message
        inbox.put("news")
        turn._pass_on()
    thread.join(10)
    assert got == ["news"]
    assert turn.owner is None


def test_the_turn_of_a_thread_that_has_died_is_free() -> None:
    turn: Turn[str] = Turn()
    thread = threading.Thread(target=lambda: turn.take(SimpleQueue()))
    thread.start()
    thread.join(10)
    assert turn.take(SimpleQueue()) is None
    assert turn.is_mine

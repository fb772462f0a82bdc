"""The batch on the page in a real browser, if one is installed: slots fill, other requests change nothing."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import httpx
import pytest
from support.browser import (
    WITH_BROWSER,
    browsing,
    click,
    copied,
    fill,
    heights,
    invalid,
    is_enabled,
    is_open,
    overflow,
    position,
    problems,
    run_script,
    screenshot,
    set_width,
    text,
    texts,
)
from support.serving import RunningServer, running, slow_down, until

from xlabatch import LLM
from xlabatch.request import Event

pytestmark = WITH_BROWSER
SLOTS = 8
SIXTEEN = "\n".join(["Once upon a time", "One day, Mia", "There was a rabbit", "Every morning"] * 4)


@pytest.fixture(scope="module")
def llm() -> LLM:
    return LLM(slots=SLOTS, context=256)


@pytest.fixture(scope="module")
def served(llm: LLM) -> Iterator[RunningServer]:
    with running(llm) as served:
        yield served


@pytest.fixture
def slow(llm: LLM, monkeypatch: pytest.MonkeyPatch) -> None:
    """Steps that take long enough to be looked at."""
    slow_down(llm, monkeypatch, 0.05)


@pytest.fixture
def others_change_tokens(llm: LLM, monkeypatch: pytest.MonkeyPatch) -> None:
    """A broken engine: among others a request gets another fifth token than alone."""
    step, counts = llm.engine.step, dict[str, int]()

    def broken_step() -> list[Event]:
        events = step()
        shared = len({event.id for event in events if event.token is not None}) > 1
        for n, event in enumerate(events):
            counts[event.id] = counts.get(event.id, 0) + (event.token is not None)
            if shared and event.token is not None and counts[event.id] == 5:
                events[n] = replace(event, token=event.token - 1)
        return events

    monkeypatch.setattr(llm.engine, "step", broken_step)


@pytest.fixture
def browser() -> Iterator[Any]:
    with browsing() as browser:
        yield browser


def open_page(browser: Any, served: RunningServer) -> None:
    """Open the batch, with texts to continue."""
    browser.get(served.url)
    until(lambda: text(browser, "#model") == "stories")
    click(browser, "#tab-batch")
    click(browser, "#kind-text")
    until(lambda: len(texts(browser, ".lane")) == SLOTS)


def send(browser: Any, prompts: str, **options: str) -> None:
    fill(browser, prompts=prompts, **options)
    click(browser, "#send-all")


def wait_for_answers(browser: Any) -> None:
    until(lambda: texts(browser, ".answer") and not is_enabled(browser, "#stop-all"))


def result(browser: Any) -> str:
    """Whether all answers are equal, once that is known."""
    click(browser, "#prove")
    until(lambda: is_enabled(browser, "#prove"))
    found: str = browser.execute_script("return document.getElementById('proof').dataset.result")
    return found


@pytest.mark.usefixtures("slow")
def test_sixteen_prompts_fill_eight_slots_and_the_queue(served: RunningServer, browser: Any) -> None:
    open_page(browser, served)
    send(browser, SIXTEEN, max_tokens="40")
    until(lambda: (text(browser, "#busy"), text(browser, "#queued")) == ("8", "8"))
    until(lambda: len(texts(browser, "#queue .chip")) == 8)
    until(lambda: all(texts(browser, f".answer:nth-child({n}) .text")[0] for n in range(1, 9)))
    until(lambda: texts(browser, "#lanes .span .label"))  # there is room for a number
    screenshot(browser, "sixteen")
    assert texts(browser, "#lanes .span .label")[0].split()[0].isdigit()
    wait_for_answers(browser)
    until(lambda: [text(browser, id) for id in ("#busy", "#queued", "#rate")] == ["0", "0", "0"])
    assert texts(browser, ".answer .chip") == [str(n) for n in range(1, 17)]
    assert len(texts(browser, "#lanes .span")) == 16
    assert problems(browser) == []


def test_an_answer_is_proven_to_be_the_same_alone(served: RunningServer, browser: Any) -> None:
    open_page(browser, served)
    send(browser, SIXTEEN, max_tokens="20", temperature="0.8")
    wait_for_answers(browser)
    assert result(browser) == "equal"
    screenshot(browser, "equal")
    assert "16 of 16 answers are equal" in text(browser, "#proof")
    assert texts(browser, ".answer .proof summary") == ["✓ equal alone"] * 16
    assert not is_open(browser, "#proof details")
    assert not is_open(browser, ".answer .proof")
    assert all(height <= 24 for height in heights(browser, ".answer .note"))
    assert len(texts(browser, ".answer .equal")) > 16
    assert texts(browser, ".answer .different") == []
    assert problems(browser) == []


@pytest.mark.usefixtures("others_change_tokens")
def test_an_answer_that_depends_on_others_is_shown_as_different(served: RunningServer, browser: Any) -> None:
    open_page(browser, served)
    send(browser, SIXTEEN, max_tokens="20", temperature="0")
    wait_for_answers(browser)
    assert result(browser) == "different"
    screenshot(browser, "different")
    first = text(browser, ".answer .proof")
    assert first.startswith("✗ ")
    assert is_open(browser, ".answer .proof")
    assert "At token 5: “" in first
    assert text(browser, ".answer .different del") != text(browser, ".answer .different ins")
    assert "answers differ" in text(browser, "#proof")


@pytest.mark.usefixtures("slow")
def test_one_answer_is_stopped_and_then_all(served: RunningServer, browser: Any) -> None:
    open_page(browser, served)
    send(browser, SIXTEEN, max_tokens="200")
    until(lambda: text(browser, ".answer .text"))
    click(browser, ".answer:nth-child(2) .stop")
    until(lambda: text(browser, ".answer:nth-child(2) .note").startswith("stopped"))
    until(lambda: served.stats.finished.get("cancelled", 0) >= 1)  # its slot is free
    assert not text(browser, ".answer:nth-child(1) .note").startswith("stopped")
    click(browser, "#stop-all")
    wait_for_answers(browser)
    until(lambda: served.idle)
    assert text(browser, ".answer:nth-child(16) .note").startswith("stopped")


@pytest.mark.usefixtures("slow")
def test_prompts_that_are_sent_later_join_the_batch(served: RunningServer, browser: Any) -> None:
    open_page(browser, served)
    send(browser, "Once upon a time", max_tokens="60")
    until(lambda: text(browser, ".answer .text"))
    admitted = served.stats.midstream_admits
    for _ in range(6):  # more than a browser has connections
        send(browser, "One day, Mia", max_tokens="10")
    until(lambda: len([each for each in texts(browser, ".answer .text") if each]) == 7)
    wait_for_answers(browser)
    assert served.stats.midstream_admits == admitted + 6


def test_a_request_is_selected_by_keyboard_and_shows_its_tokens(served: RunningServer, browser: Any) -> None:
    from selenium.webdriver.common.keys import Keys

    open_page(browser, served)
    send(browser, "Once upon a time\nEvery morning", max_tokens="9")
    wait_for_answers(browser)
    until(lambda: len(texts(browser, "#lanes .span")) == 2)
    browser.execute_script("document.querySelector('#lanes [tabindex=\"0\"]').focus()")
    browser.switch_to.active_element.send_keys(Keys.ARROW_RIGHT)
    browser.switch_to.active_element.send_keys(Keys.ENTER)
    until(lambda: texts(browser, "#details tbody tr"))
    rows = texts(browser, "#details tbody tr")
    assert 1 <= len(rows) <= 9
    assert "slot" in text(browser, "#details .facts")
    assert browser.switch_to.active_element.get_attribute("aria-pressed") == "true"
    click(browser, "#close-details")
    assert text(browser, "#details") == ""
    assert browser.switch_to.active_element.get_attribute("class") == "select"


def test_a_request_shows_how_many_tokens_of_its_prompt_were_reused(
    served: RunningServer, browser: Any
) -> None:
    open_page(browser, served)
    long = "There was a rabbit that lived in a small house by the lake with its mother and seven friends"
    before = served.stats.cached_tokens
    for _ in range(2):
        send(browser, long, max_tokens="9", seed="7")
        wait_for_answers(browser)
        until(lambda: served.idle)
    cached = served.stats.cached_tokens - before
    assert cached >= 16
    click(browser, ".answer .select")
    tokens = len(served.server.llm.tokenizer.encode(long))
    assert f"prompt tokens{cached} of {tokens} reused" in text(browser, "#details .facts")
    until(lambda: text(browser, "#reused") == str(served.stats.cached_tokens))
    click(browser, "#prove")
    until(lambda: is_enabled(browser, "#prove"))
    assert served.stats.cached_tokens == before + cached  # alone it is computed anew


def test_the_proof_of_a_single_answer_says_that_it_had_no_others(served: RunningServer, browser: Any) -> None:
    open_page(browser, served)
    send(browser, "Once upon a time", max_tokens="9")
    wait_for_answers(browser)
    assert result(browser) == "equal"
    assert "no other requests" in text(browser, "#proof")


def test_the_proof_on_a_busy_server_says_that_others_ran_meanwhile(
    served: RunningServer, browser: Any
) -> None:
    open_page(browser, served)
    send(browser, "Once upon a time\nEvery morning", max_tokens="60")
    wait_for_answers(browser)
    others = httpx.Client(base_url=served.url, timeout=60)
    body = {"items": [{"prompt": "One day", "max_tokens": 200, "ignore_eos": True}] * 20, "stream": True}
    with others.stream("POST", "/batch", json=body) as response:
        lines = response.iter_lines()  # kept: without it the response is closed
        next(lines)
        assert result(browser) == "equal"
    others.close()
    until(lambda: served.idle)
    assert "Other clients' requests ran while these ran alone" in text(browser, "#proof")
    assert "Other requests changed nothing: 2 of 2" in text(browser, "#proof")


def test_an_error_of_the_server_is_shown(served: RunningServer, browser: Any) -> None:
    open_page(browser, served)
    send(browser, SIXTEEN, max_tokens="4000")
    until(lambda: "4000 new tokens" in text(browser, "#batch-error"))
    screenshot(browser, "error")
    assert "prompt 1: " in text(browser, "#batch-error")
    assert texts(browser, ".answer") == []
    assert invalid(browser) == "max_tokens"
    send(browser, SIXTEEN, max_tokens="9", temperature="-1")  # which the browser itself refuses
    assert text(browser, "#batch-error").startswith("temperature: ")
    assert invalid(browser) == "temperature"


def test_an_error_is_seen_on_a_phone_at_the_button_that_led_to_it(
    served: RunningServer, browser: Any
) -> None:
    set_width(browser, 390)
    open_page(browser, served)
    browser.execute_script("document.querySelector('#send-all').scrollIntoView({block: 'end'})")
    send(browser, "Once upon a time", max_tokens="4000")
    until(lambda: text(browser, "#batch-error"))
    screenshot(browser, "error-phone")
    error, button = (position(browser, selector) for selector in ("#batch-error", "#send-all"))
    assert 0 <= error["top"] < error["bottom"] <= 900
    assert 0 <= button["top"] - error["bottom"] < 40
    fill(browser, max_tokens="9")
    browser.execute_script(
        "document.querySelector('#max_tokens').dispatchEvent(new Event('input', {bubbles: true}))"
    )
    assert text(browser, "#batch-error") == invalid(browser) == ""


def test_a_server_with_keys_is_asked_with_the_key_of_the_field(llm: LLM, browser: Any) -> None:
    with running(llm, api_keys=["secret"]) as served:
        browser.get(served.url)
        until(lambda: texts(browser, "#key-field"))
        fill(browser, key="secret")
        until(lambda: text(browser, "#model") == "stories")
        click(browser, "#tab-batch")
        send(browser, "Once upon a time", max_tokens="5")
        wait_for_answers(browser)
        assert text(browser, ".answer .text")


def test_a_model_without_a_chat_template_has_no_chat(served: RunningServer, browser: Any) -> None:
    browser.get(served.url)
    until(lambda: text(browser, "#model") == "stories")
    assert texts(browser, "#panel-chat")  # first, where there is a template
    click(browser, "#tab-batch")
    send(browser, "Tell me a story about a dog.", max_tokens="8")
    wait_for_answers(browser)
    assert text(browser, ".answer .note").split(" · ")[0].endswith(" tokens")
    served.server.llm.tokenizer.has_chat_template = False
    browser.get(served.url)
    until(lambda: texts(browser, "#panel-batch"))
    assert not is_enabled(browser, "#tab-chat")
    assert not is_enabled(browser, "#kind-message")
    assert "no chat template" in text(browser, "#no-chat")
    served.server.llm.tokenizer.has_chat_template = True


def test_a_link_to_an_answer_of_a_batch_gives_it_again(served: RunningServer, browser: Any) -> None:
    open_page(browser, served)
    send(browser, SIXTEEN, max_tokens="30", temperature="0.9")
    wait_for_answers(browser)
    third = text(browser, ".answer:nth-child(3) .text")
    link = copied(browser, ".answer:nth-child(3) .actions button:last-child")
    browser.get("about:blank")
    browser.get(link)
    until(lambda: texts(browser, "#link"))
    assert browser.execute_script("return document.getElementById('prompts').value") == "There was a rabbit"
    assert texts(browser, ".answer") == []
    click(browser, "#run-link")
    until(lambda: text(browser, "#link .result")[0] in "✓✗")
    assert text(browser, "#link .result").startswith("✓ ")
    assert texts(browser, ".answer .text") == [third]


@pytest.mark.usefixtures("slow")
def test_the_result_of_one_link_is_not_shown_at_another(served: RunningServer, browser: Any) -> None:
    follow = "location.hash = new URL(arguments[0]).hash"
    open_page(browser, served)
    send(browser, "Once upon a time\nOne day, Mia", max_tokens="30")
    wait_for_answers(browser)
    copy = ".answer:nth-child({}) .actions button:last-child"
    links = [copied(browser, copy.format(n)) for n in (1, 2)]
    browser.execute_script(follow, links[0])
    until(lambda: texts(browser, "#link"))
    click(browser, "#run-link")
    browser.execute_script(follow, links[1])
    until(lambda: browser.execute_script("return document.getElementById('prompts').value") == "One day, Mia")
    wait_for_answers(browser)
    assert text(browser, "#link .result") == "Nothing has run yet."
    click(browser, "#run-link")
    until(lambda: text(browser, "#link .result")[0] in "✓✗")
    assert text(browser, "#link .result").startswith("✓ ")


def test_the_page_has_fourteen_hues(served: RunningServer, browser: Any) -> None:
    open_page(browser, served)
    hues = """const { Answer } = await import("./web/answer.js");
        return Array.from({ length: 15 }, (_, n) => new Answer(n + 1, "", "text", "", {}).colours[0]);"""
    found = run_script(browser, hues)
    assert len(set(found)) == 14
    assert found[14] == found[0]


@pytest.mark.parametrize("width", [390, 320])
def test_the_page_fits_the_width_of_a_phone(served: RunningServer, browser: Any, width: int) -> None:
    set_width(browser, width)
    open_page(browser, served)
    assert overflow(browser) <= 0
    send(browser, SIXTEEN, max_tokens="20")
    wait_for_answers(browser)
    assert result(browser) == "equal"
    screenshot(browser, f"phone-{width}")
    assert browser.execute_script("return document.documentElement.scrollHeight") < 2 * 844
    click(browser, ".answer .select")
    assert overflow(browser) <= 0
    slots, answers = (
        browser.execute_script(f"return document.getElementById('{id}').getBoundingClientRect().top")
        for id in ("lanes", "answers")
    )
    assert slots < answers

"""The chat on the page in a real browser, if one is installed: turns, Markdown, links to answers."""

from collections.abc import Iterator
from typing import Any

import pytest
from support.browser import (
    WITH_BROWSER,
    browsing,
    click,
    copied,
    fill,
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
from xlabatch.checkpoint.generation_config import CHECKS

pytestmark = WITH_BROWSER
ANSWERS = ".turn.assistant .markdown"
RENDER = """const { Markdown } = await import("./web/markdown.js");
    const element = document.createElement("div"), view = new Markdown(element);
    document.body.append(element);"""
SHOW_REPLY = """const { Reply } = await import("./web/reply.js"), { Turns } = await import("./web/turns.js");
    const reply = new Reply({ options: { seed: 7 } }), turns = new Turns({ linkTo: () => "" });
    const chunk = (delta, finish_reason = null) => reply.add({ choices: [{ delta, finish_reason }] });"""
DECODE = """const { decodeLink } = await import("./web/links.js");
    return decodeLink(new URL(given[0]).hash);"""
RECORD = """window.sent = [];
    const { fetch } = window;
    window.fetch = (path, options) => {
      if (options.body) sent.push(JSON.parse(options.body));
      return fetch(path, options);
    };"""
CHANGE = """const { decodeLink, encodeLink } = await import("./web/links.js");
    return encodeLink({ ...decodeLink(new URL(given[0]).hash), ...given[1] });"""
FOLLOW = "location.hash = new URL(arguments[0]).hash"


@pytest.fixture(scope="module")
def llm() -> LLM:
    return LLM(slots=4, context=512)


@pytest.fixture(scope="module")
def served(llm: LLM) -> Iterator[RunningServer]:
    with running(llm) as served:
        yield served


@pytest.fixture
def slow(llm: LLM, monkeypatch: pytest.MonkeyPatch) -> None:
    """Steps that take long enough to be stopped."""
    slow_down(llm, monkeypatch, 0.05)


@pytest.fixture
def several(llm: LLM) -> Iterator[RunningServer]:
    """A server of two models."""
    with running(llm, {"small": LLM(slots=2, context=128)}) as served:
        yield served


@pytest.fixture
def browser(served: RunningServer) -> Iterator[Any]:
    """A browser that shows the chat."""
    with browsing() as browser:
        open_page(browser, served.url)
        yield browser


@pytest.fixture(scope="module")
def page(served: RunningServer) -> Iterator[Any]:
    """A browser for scripts of the page alone, which several tests share."""
    with browsing() as browser:
        open_page(browser, served.url)
        yield browser


def open_page(browser: Any, url: str) -> None:
    browser.get("about:blank")  # a new # alone would not load the page again
    browser.get(url)
    until(lambda: text(browser, "#model") == "stories")


def ask(browser: Any, message: str) -> str:
    """The answer to a message."""
    turns = len(texts(browser, ".turn.assistant"))
    fill(browser, message=message)
    click(browser, "#send")
    until(lambda: len(texts(browser, ".turn.assistant")) == turns + 1 and texts(browser, "#send"))
    return texts(browser, ANSWERS)[-1]


def test_a_chat_of_three_turns_is_sent_whole_each_time_and_kept(served: RunningServer, browser: Any) -> None:
    browser.execute_script(RECORD)
    fill(browser, max_tokens="24")
    asked = ["Who are you?", "Tell me a story about a dog.", "Tell me a story about a key."]
    answers = [ask(browser, message) for message in asked]
    assert all(answers)
    screenshot(browser, "chat")
    sent = browser.execute_script("return sent")
    assert [len(each["messages"]) for each in sent] == [1, 3, 5]
    messages = sent[2]["messages"]
    assert [each["content"] for each in messages] == [asked[0], answers[0], asked[1], answers[1], asked[2]]
    assert [each["role"] for each in messages] == ["user", "assistant"] * 2 + ["user"]
    open_page(browser, served.url)
    assert texts(browser, ANSWERS) == answers
    click(browser, "#new-chat")
    open_page(browser, served.url)
    assert texts(browser, ".turn") == []
    assert problems(browser) == []


@pytest.mark.usefixtures("slow")
@pytest.mark.parametrize("by", ["button", "escape"])
def test_an_answer_is_stopped_and_the_chat_goes_on(served: RunningServer, browser: Any, by: str) -> None:
    from selenium.webdriver.common.keys import Keys

    before = served.stats.finished.get("cancelled", 0)
    fill(browser, message="Tell me a story about a dog.", max_tokens="200")
    browser.execute_script("document.getElementById('send').focus()")
    browser.switch_to.active_element.send_keys(Keys.ENTER)
    until(lambda: text(browser, ANSWERS))
    screenshot(browser, "chat-running")
    assert texts(browser, "#send") == []
    assert browser.switch_to.active_element.get_attribute("id") == "stop"
    browser.switch_to.active_element.send_keys(Keys.ENTER if by == "button" else Keys.ESCAPE)
    until(lambda: text(browser, ".turn .note").startswith("stopped"))
    until(lambda: served.stats.finished.get("cancelled", 0) == before + 1 and served.idle)
    assert texts(browser, ".turn .link") == []  # a part of an answer cannot be given again
    fill(browser, max_tokens="5")
    assert ask(browser, "Tell me a story about a key.")


def test_enter_sends_and_with_shift_begins_a_line(browser: Any) -> None:
    from selenium.webdriver.common.keys import Keys

    fill(browser, max_tokens="5")
    field = browser.find_element("id", "message")
    field.send_keys("Tell me a story", Keys.SHIFT, Keys.ENTER)
    field.send_keys(Keys.NULL, "about a dog.", Keys.ENTER)
    until(lambda: texts(browser, ".turn.user .text") == ["Tell me a story\nabout a dog."])


def test_a_message_is_edited_and_an_answer_is_given_anew(browser: Any) -> None:
    fill(browser, max_tokens="30", temperature="1.2")
    first = ask(browser, "Tell me a story about a dog.")
    ask(browser, "Tell me a story about a key.")
    click(browser, ".turn.user .edit")
    assert texts(browser, "#editing")
    assert len(texts(browser, ".turn")) == 4  # until it is sent
    fill(browser, message="Tell me a story about a boat.")
    click(browser, "#send")
    until(lambda: len(texts(browser, ".turn")) == 2 and texts(browser, "#send"))
    assert texts(browser, ".turn.user .text") == ["Tell me a story about a boat."]
    click(browser, ".turn.user .edit")
    fill(browser, message="Who are you?", max_tokens="4000")
    click(browser, "#send")
    until(lambda: text(browser, "#chat-error"))  # a refusal changes nothing
    assert texts(browser, "#editing")
    assert texts(browser, ".turn.user .text") == ["Tell me a story about a boat."]
    click(browser, "#cancel-edit")
    before = text(browser, ANSWERS)
    click(browser, ".turn:last-child .another")
    until(lambda: texts(browser, "#send") and text(browser, ANSWERS) not in ("", before))
    assert len({first, before, text(browser, ANSWERS)}) == 3


def test_an_edit_ends_when_the_conversation_changes(browser: Any) -> None:
    fill(browser, max_tokens="5")
    ask(browser, "Tell me a story about a dog.")
    link = copied(browser, ".turn .link")
    kept = texts(browser, ".turn .text")
    click(browser, ".turn.user .edit")
    browser.execute_script(FOLLOW, link)
    until(lambda: texts(browser, "#link"))
    assert texts(browser, "#editing") == []
    assert browser.execute_script("return document.getElementById('message').value") == ""
    click(browser, ".turn.user .edit")
    click(browser, "#close-link")
    assert texts(browser, "#editing") == []
    ask(browser, "Who are you?")
    assert texts(browser, ".turn .text") == [*kept, "Who are you?"]


@pytest.mark.usefixtures("slow")
@pytest.mark.parametrize("by", ["link", "reload"])
def test_an_answer_that_is_interrupted_keeps_what_it_has(
    served: RunningServer, browser: Any, by: str
) -> None:
    fill(browser, max_tokens="2")
    ask(browser, "Hi")
    link = copied(browser, ".turn .link")
    fill(browser, message="Tell me a story about a dog.", max_tokens="200")
    click(browser, "#send")
    until(lambda: len(texts(browser, ANSWERS)) == 2 and len(texts(browser, ANSWERS)[-1]) > 8)
    if by == "link":
        browser.execute_script(FOLLOW, link)
        until(lambda: texts(browser, "#link"))
        assert len(texts(browser, ".turn")) == 1
        click(browser, "#close-link")
    else:
        open_page(browser, served.url)
    assert len(texts(browser, ANSWERS)[-1]) > 8
    assert texts(browser, ".turn .note")[-1].startswith("stopped")
    until(lambda: served.idle)


def test_an_answer_runs_again_and_is_the_same(browser: Any) -> None:
    fill(browser, max_tokens="30")
    ask(browser, "Tell me a story about a dog.")
    click(browser, ".turn .again")
    until(lambda: text(browser, ".verdict summary") == "✓ The same answer")
    assert not is_open(browser, ".verdict")
    screenshot(browser, "chat-again")


def test_a_link_gives_an_answer_again_after_a_click(served: RunningServer, browser: Any) -> None:
    fill(browser, max_tokens="40", temperature="1.1", system="You tell stories.")
    ask(browser, "Tell me a story about a dog.")
    answer = ask(browser, "Tell me a story about a key.")
    link = copied(browser, ".turn:last-child .link")
    ran = sum(served.stats.finished.values())
    with browsing() as other:  # which knows nothing of this one's chat
        open_page(other, link)
        until(lambda: texts(other, "#link"))
        screenshot(other, "link")
        assert text(other, "#link .result") == "Nothing has run yet."
        assert text(other, "#link .warning") == ""
        assert len(texts(other, ".turn")) == 3
        assert sum(served.stats.finished.values()) == ran
        click(other, "#run-link")
        until(lambda: text(other, "#link .result")[0] in "✓✗")
        screenshot(other, "link-equal")
        assert text(other, "#link .result").startswith("✓ ")
        assert texts(other, ANSWERS)[-1] == answer
        click(other, "#close-link")
        assert texts(other, ".turn") == []  # the browser's own chat, which is empty


def test_a_link_of_another_model_or_answer_is_told_apart(browser: Any) -> None:
    fill(browser, max_tokens="12")
    ask(browser, "Tell me a story about a dog.")
    link = copied(browser, ".turn:last-child .link")
    open_page(browser, run_script(browser, CHANGE, link, {"fingerprint": "fp_0", "digest": "0123"}))
    until(lambda: texts(browser, "#link"))
    assert "the answer may differ" in text(browser, "#link .warning")
    click(browser, "#run-link")
    until(lambda: text(browser, "#link .result")[0] in "✓✗")
    screenshot(browser, "link-different")
    assert text(browser, "#link .result").startswith("✗ ")


def test_a_link_keeps_all_options_of_a_model(page: Any) -> None:
    options = dict.fromkeys(["max_tokens", *CHECKS, "seed"], 1)
    link = {
        "kind": "text",
        "prompt": "x",
        "options": options,
        "model": "m",
        "fingerprint": "f",
        "digest": "d",
    }
    script = """const { decodeLink, encodeLink } = await import("./web/links.js");
        return decodeLink(new URL(encodeLink(given[0])).hash).options;"""
    assert run_script(page, script, link) == options


def test_a_link_sends_the_messages_that_it_shows(browser: Any) -> None:
    fill(browser, max_tokens="2")
    ask(browser, "Hi")
    link = copied(browser, ".turn:last-child .link")
    hidden = {"role": "user", "content": "Tell me something else."}
    messages = [
        {"role": "system", "content": "You tell stories.", "message": hidden},
        {"role": "user", "content": "Hi", "message": hidden, "name": "Mia"},
        {"role": "assistant", "content": "Yes?", "message": hidden, "refusal": "No."},
        {"role": "user", "content": "Who are you?", "message": hidden},
    ]
    open_page(browser, run_script(browser, CHANGE, link, {"messages": messages}))
    until(lambda: texts(browser, "#link"))
    browser.execute_script(RECORD)
    click(browser, "#run-link")
    until(lambda: text(browser, "#link .result")[0] in "✓✗")
    shown = [{"role": each["role"], "content": each["content"]} for each in messages]
    assert browser.execute_script("return sent[0].messages") == shown


@pytest.mark.parametrize(
    "change",
    [
        {"messages": [{"role": "user", "content": {"not": "text"}}]},
        {"messages": [{"role": "developer", "content": "x"}]},
        {"messages": [{"role": "user", "content": "x"}, {"role": "system", "content": "y"}]},
        {"messages": [{"role": "system", "content": "x"}] * 2},
        {"messages": [{"role": "tool", "content": "x"}]},
        {"options": {"temperature": "hot"}},
        {"kind": "script"},
        {"kind": "text", "prompt": "one\ntwo"},
    ],
)
def test_a_link_that_is_not_valid_is_refused(browser: Any, change: dict[str, Any]) -> None:
    fill(browser, max_tokens="2")
    ask(browser, "Hi")
    link = copied(browser, ".turn:last-child .link")
    open_page(browser, run_script(browser, CHANGE, link, change))
    until(lambda: "cannot be read" in text(browser, "#link .request"))
    assert texts(browser, "#run-link") == []


def test_an_error_is_shown_at_the_button_and_marks_its_field(browser: Any) -> None:
    set_width(browser, 390)
    fill(browser, max_tokens="4000", message="Tell me a story about a dog.")
    click(browser, "#send")
    until(lambda: "4000 new tokens" in text(browser, "#chat-error"))
    screenshot(browser, "chat-error")
    assert invalid(browser) == "max_tokens"
    error, field = (position(browser, selector) for selector in ("#chat-error", "#max_tokens"))
    assert all(0 <= each["top"] < each["bottom"] <= 900 for each in (error, field))
    assert browser.execute_script("return document.getElementById('message').value").startswith("Tell me")
    assert texts(browser, ".turn") == []
    fill(browser, max_tokens="4", tools="[{")
    click(browser, "#send")
    assert "not valid JSON" in text(browser, "#chat-error")
    assert invalid(browser) == "tools"
    fill(browser, tools="", message=" ")
    click(browser, "#send")
    assert invalid(browser) == "message"


def test_markdown_becomes_elements(page: Any) -> None:
    source = """# Title

A **bold**, *slanted* and `coded` [link](https://example.org/a_(b)) to snake_case_names, ~~gone~~.
1. one
   - inner
2. two

> quoted

| a | b |
|---|--:|
| 1 | x \\\\| y |

```python
print("**not bold**")
```
End"""
    script = f"{RENDER} view.show(given[0]); return element.innerHTML;"
    found = run_script(page, script, source.replace("\\\\", "\\"))
    for part in (
        "<h3>Title</h3>",
        "<strong>bold</strong>, <em>slanted</em> and <code>coded</code>",
        'href="https://example.org/a_(b)"',
        "snake_case_names, <del>gone</del>.",
        '<ol start="1"><li><p>one</p><ul><li><p>inner</p></li></ul></li><li><p>two</p></li></ol>',
        "<blockquote><p>quoted</p></blockquote>",
        "<td>1</td><td>x | y</td>",
        "<span>python</span>",
        'print("**not bold**")',
        "<p>End</p>",
    ):
        assert part in found, part


def test_markdown_that_grows_keeps_what_is_complete(page: Any) -> None:
    script = """view.show("# One\\n\\nTwo **bo");
        const kept = element.firstChild;
        view.show("# One\\n\\nTwo **bold**\\n\\n```js\\nlet x");
        return [kept === element.firstChild, element.textContent, element.querySelectorAll("pre").length];"""
    same, shown, codes = run_script(page, RENDER + script)
    assert (same, codes) == (True, 1)
    assert shown.startswith("OneTwo bold")


@pytest.mark.parametrize(
    "source",
    [
        "<script>window.hacked = true</script><img src=x onerror='window.hacked = true'>",
        "[a](javascript:window.hacked=true) [b](data:text/html,x) ![c](https://a.org/x.png) [d](//x.org)",
        '[x](https://exa"onclick=mple.org) <https://a.b/"><b>',
        "```<script>\n<script>window.hacked = true</script>",
    ],
)
def test_hostile_markdown_stays_text(page: Any, source: str) -> None:
    script = f"""{RENDER} view.show(given[0]);
        const all = [...element.querySelectorAll("*")], links = all.filter((each) => each.href);
        return [all.map((each) => each.localName), links.map((each) => each.protocol)];"""
    names, protocols = run_script(page, script, source)
    assert not {"script", "img", "b", "iframe", "style"} & set(names)
    assert set(protocols) <= {"https:"}
    assert page.execute_script("return window.hacked === undefined")
    assert problems(page) == []


@pytest.mark.parametrize(
    "source",
    [
        "a" * 100_000,
        "*a **b " * 15_000,
        "*" * 100_000,
        "[" * 100_000,
        "[a](" * 25_000,
        "`" * 1000 + " `a``b" * 16_000,
        ">" * 100_000,
        "\n".join("> " * depth for depth in range(400)),
        "\n".join("  " * depth + "- x" for depth in range(400)),
        "- " * 50_000,
        "- a\n" + "\n" * 99_990 + "b",
        "| a " * 20_000 + "\n" + "|-" * 20_000,
        "https://" * 12_500,
        "# " + " " * 100_000 + "x",
        "-" * 99_999 + "x",
        "```\n" * 25_000,
    ],
    ids=lambda source: repr(source[:8]),
)
def test_long_and_deep_markdown_takes_little_time(page: Any, source: str) -> None:
    script = f"""{RENDER} const begin = performance.now(); view.show(given[0]);
        let depth = 0;
        for (let each = element; each; each = each.lastElementChild) depth++;
        return [performance.now() - begin, depth];"""
    took_ms, depth = run_script(page, script, source)
    assert took_ms < 3000  # quadratic ones take minutes
    assert depth < 60


def test_calls_of_tools_and_reasoning_are_shown(browser: Any) -> None:
    script = """chunk({ reasoning_content: "Let me look." });
        const call = (part) => ({ tool_calls: [{ index: 0, ...part }] });
        chunk(call({ id: "c1", function: { name: "get_weather", arguments: '{"city":' } }));
        chunk(call({ function: { arguments: '"Paris"}' } }), "tool_calls");
        turns.draw([reply]);
        return reply.message;"""
    message = run_script(browser, SHOW_REPLY + script)
    screenshot(browser, "calls")
    function = {"name": "get_weather", "arguments": '{"city":"Paris"}'}
    assert message["tool_calls"] == [{"id": "c1", "type": "function", "function": function}]
    assert text(browser, ".call p") == "calls get_weather"
    assert text(browser, ".call pre") == '{\n  "city": "Paris"\n}'
    assert text(browser, ".reasoning summary") == "Reasoning"
    assert not is_open(browser, ".reasoning")


def test_the_result_of_a_call_is_asked_for_and_sent(browser: Any) -> None:
    script = """const { Conversation } = await import("./web/conversation.js"), talk = new Conversation();
        const { Reply } = await import("./web/reply.js");
        const calls = ["a", "b"].map((id) => ({ id, name: `f_${id}`, arguments: "{}" }));
        const reply = Object.assign(new Reply(null), { calls, finish: "tool_calls" });
        talk.turns = [{ role: "user", content: "Hi" }, reply];
        talk.save();"""
    run_script(browser, script)
    open_page(browser, browser.current_url)
    assert text(browser, "#message-label") == "Result of f_a"
    fill(browser, message="42", max_tokens="5")
    click(browser, "#send")
    assert text(browser, "#message-label") == "Result of f_b"
    assert len(texts(browser, ".turn")) == 3
    assert ask(browser, "43")
    messages = run_script(browser, DECODE, copied(browser, ".turn:last-child .link"))["messages"]
    assert [each["role"] for each in messages] == ["user", "assistant", "tool", "tool"]
    assert [each["tool_call_id"] for each in messages[2:]] == ["a", "b"]


def test_the_model_that_is_chosen_answers(several: RunningServer, browser: Any) -> None:
    def finished() -> list[int]:
        return [sum(each.dispatcher.view.stats.finished.values()) for each in several.models.servers]

    def is_small() -> bool:
        shown = "return [location.search, document.getElementById('models').value]"
        return bool(browser.execute_script(shown) == ["?model=small", "small"])

    first, _ = finished()
    browser.get(several.url)
    until(lambda: text(browser, "#models") == "storiessmall")
    choose = """const models = document.getElementById("models");
        models.value = "small";
        models.dispatchEvent(new Event("change"));"""
    browser.execute_script(choose)
    until(is_small)
    set_width(browser, 320)
    screenshot(browser, "models")
    assert overflow(browser) <= 0
    fill(browser, max_tokens="9")
    ask(browser, "Tell me a story about a dog.")
    link = copied(browser, ".turn .link")
    click(browser, ".turn .again")
    until(lambda: text(browser, ".verdict summary") == "✓ The same answer")
    click(browser, "#tab-batch")
    fill(browser, prompts="Who are you?")
    click(browser, "#send-all")
    until(lambda: is_enabled(browser, "#prove"))
    click(browser, "#prove")
    until(lambda: "Equal" in text(browser, "#proof"))
    assert text(browser, "#of") == " of 2"
    browser.get("about:blank")
    browser.get(f"{several.url}/{link[link.index('#') :]}")  # the page of the first model
    until(lambda: is_small() and texts(browser, "#link"))
    assert text(browser, "#link .warning") == ""
    click(browser, "#run-link")
    until(lambda: text(browser, "#link .result")[0] in "✓✗")
    assert text(browser, "#link .result").startswith("✓ ")
    assert finished() == [first, 5]
    assert problems(browser) == []


@pytest.mark.parametrize("width", [390, 320])
def test_the_chat_fits_the_screen_of_a_phone(browser: Any, width: int) -> None:
    set_width(browser, width)
    assert overflow(browser) <= 0
    assert browser.execute_script("return document.documentElement.scrollHeight") <= 900
    fill(browser, max_tokens="60")
    ask(browser, "Tell me a story about a dog. " + "x" * 80)
    wide = "|".join(["a long cell"] * 9)
    source = f"{wide}\n{'|'.join(['-'] * 9)}\n{wide}\n\n```\n{'y' * 200}"
    script = """const { Markdown } = await import("./web/markdown.js");
        new Markdown(document.querySelector(".turn .markdown")).show(given[0]);"""
    run_script(browser, script, source)
    screenshot(browser, f"chat-phone-{width}")
    assert overflow(browser) <= 0
    assert position(browser, "#chat-form")["bottom"] <= 900
    assert is_enabled(browser, "#send")

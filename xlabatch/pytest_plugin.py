"""A pytest plugin: tests of what a model answers, which fail with the first token that is another one.

The fixture `llm` is one model for all tests of a run. `assert_same(answer)` compares an answer, or each of a
list, with the one that `pytest --xlabatch-update` has written to `answers/`, in the file of the test's
module: its text, its tokens and, with the same model and arithmetic, the digests of the logits of each token.
docs/testing.md shows an agent.
"""

import fcntl
import json
from collections.abc import Callable, Generator, Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from itertools import takewhile
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

if TYPE_CHECKING:
    from xlabatch.llm import LLM
    from xlabatch.text.outputs import Completion

Record = dict[str, Any]  # an answer, as its file has it
AssertSame = Callable[["Completion | Sequence[Completion]"], None]
MODEL = "a folder, a GGUF file, a hub id or random:SHAPE, for the fixture llm (default: the embedded model)"
OPTIONS = "options of the fixture llm, such as slots=2 context=4096"
HAS_PASSED = pytest.StashKey[bool]()
BITS = "profile", "model", "prompt"  # with these the same, logits have the same bits


def pytest_addoption(parser: pytest.Parser) -> None:
    group = parser.getgroup("xlabatch")
    update = "record the answers that assert_same compares with"
    group.addoption("--xlabatch-update", action="store_true", help=update)
    group.addoption("--xlabatch-model", metavar="MODEL", help=MODEL)
    parser.addini("xlabatch_model", MODEL)
    parser.addini("xlabatch_options", OPTIONS, type="args")


@pytest.fixture(scope="session")
def llm(pytestconfig: pytest.Config) -> "LLM":
    """The model of --xlabatch-model or xlabatch_model, for all tests of a run: it reuses equal beginnings."""
    from xlabatch.llm import LLM

    options: dict[str, Any] = {}
    for option in pytestconfig.getini("xlabatch_options"):
        name, _, value = option.partition("=")
        options[name] = int(value) if value.isdecimal() else value
    model = pytestconfig.getoption("xlabatch_model") or pytestconfig.getini("xlabatch_model") or None
    llm = LLM(model, **options)
    if llm.computation().profile is not None:  # answers have digests of their logits
        llm.prepare = partial(llm.prepare, receipt=True)  # type: ignore[method-assign]
    return llm


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    report = yield
    if report.when == "call":
        item.stash[HAS_PASSED] = report.passed
    return report


@pytest.fixture
def assert_same(request: pytest.FixtureRequest, llm: "LLM") -> Iterator[AssertSame]:
    """Compare an answer with the recorded one of this test: its first with the first one, and so on."""
    test = request.node.name
    file = request.path.parent / "answers" / f"{request.path.stem}.json"
    updates = request.config.getoption("xlabatch_update")
    recorded: list[Record] = [] if updates else read(file).get(test, [])
    answers: list[Record] = []

    def assert_same(answer: "Completion | Sequence[Completion]") -> None:
        __tracebackhide__ = True
        for each in answer if isinstance(answer, Sequence) else [answer]:
            compare(each)

    def compare(answer: "Completion") -> None:
        __tracebackhide__ = True
        found = record_of(answer)
        answers.append(found)
        if updates:
            return
        if len(answers) > len(recorded):
            pytest.fail(
                f"answer {len(answers)} of {test} is not recorded in {file}: pytest --xlabatch-update"
            )
        if problem := difference(recorded[len(answers) - 1], found, llm):
            pytest.fail(f"answer {len(answers)} of {test} {problem}\n--xlabatch-update records the new one")

    yield assert_same
    if updates:
        with changing(file) as content:
            content[test] = answers
    elif len(answers) < len(recorded) and request.node.stash.get(HAS_PASSED, False):
        pytest.fail(f"{test} has compared {len(answers)} of its {len(recorded)} answers in {file}")


def record_of(answer: "Completion") -> Record:
    """What is kept of an answer: more than its text if it comes with a receipt."""
    found: Record = {"finish": answer.finish, "text": answer.text, "tokens": list(answer.tokens)}
    if answer.receipt is None:
        return found
    said = answer.receipt["predicate"]
    bits = {"profile": said["profile"], "model": said["model"], "prompt": said["prompt"]["token_ids"]}
    return found | bits | {"logits": said["answer"]["logits"]}


def difference(was: Record, found: Record, llm: "LLM") -> str | None:
    """Say where an answer differs from the recorded one; None if it does not."""
    if (was["tokens"], was["finish"], was["text"]) != (found["tokens"], found["finish"], found["text"]):
        return "\n".join(["is another one", *other_tokens(was, found, llm)])
    comparable = "logits" in was and "logits" in found and all(was[name] == found[name] for name in BITS)
    if comparable and was["logits"] != found["logits"]:
        at = common(was["logits"], found["logits"])
        return f"has the same tokens, but logits with other bits from token {at} on"
    return None


def other_tokens(was: Record, found: Record, llm: "LLM") -> Iterator[str]:
    """The first token that differs, with the log-probabilities that both have there now, and both texts."""
    at = common(was["tokens"], found["tokens"])
    pair = [tokens[at] if at < len(tokens) else None for tokens in (was["tokens"], found["tokens"])]
    logprobs = {}
    if "prompt" in found:
        before = [*found["prompt"], *found["tokens"][:at]]
        logprobs = logprobs_of(llm, before, [token for token in pair if token is not None])
    if "prompt" in was and "prompt" in found and was["prompt"] != found["prompt"]:
        yield f"  the prompt is another one from token {common(was['prompt'], found['prompt'])} on"
    for name, token, record in (("was", pair[0], was), ("is", pair[1], found)):
        what = f"the end ({record['finish']})"
        if token is not None:
            what = f"{llm.tokenizer.token_text(token)!r} ({token})"
        likely = f", log-probability now {logprobs[token]:.3f}" if token in logprobs else ""
        yield f"  token {at} {name} {what}{likely}"
    yield f"  text then: {was['text']!r}"
    yield f"  text now:  {found['text']!r}"


def logprobs_of(llm: "LLM", before: Sequence[int], tokens: list[int]) -> dict[int, float]:
    """The log-probabilities of tokens after others."""
    if not tokens:
        return {}
    [completion] = llm.generate(
        [list(before)], max_tokens=1, logprobs=0, logprob_token_ids=sorted({*tokens}), receipt=False
    )
    return dict(completion.logprobs[0].top) if completion.logprobs else {}


def common(a: Sequence[object], b: Sequence[object]) -> int:
    """How many items two sequences begin with in common."""
    return sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], zip(a, b, strict=False)))


def read(file: Path) -> dict[str, list[Record]]:
    text = file.read_text("utf-8") if file.exists() else ""
    content: dict[str, list[Record]] = json.loads(text or "{}")  # a new file is empty until it is written
    return content


@contextmanager
def changing(file: Path) -> Iterator[dict[str, list[Record]]]:
    """The content of a file, written again at the end; one process of several at a time."""
    file.parent.mkdir(exist_ok=True)
    with file.open("a+", encoding="utf-8") as stream:
        fcntl.flock(stream, fcntl.LOCK_EX)
        content = read(file)
        yield content
        lines = ",\n".join(f"{json.dumps(test)}: {json.dumps(of)}" for test, of in sorted(content.items()))
        stream.truncate(0)
        stream.write(f"{{\n{lines}\n}}\n")

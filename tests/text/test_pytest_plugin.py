"""The pytest plugin: answers are recorded, equal ones pass, and a test that fails shows where they differ."""

import json
from pathlib import Path

import pytest
from conftest import USED
from repo.test_document_examples import blocks

TEST = """
def test_story(llm, assert_same):
    for prompt in {prompts}:
        assert_same(llm.generate(prompt, max_tokens=12, {options})[0])
"""
WITH_DIGESTS = pytest.mark.skipif(USED != "kernels", reason="XLA's own operations have no profile")


def outcomes(pytester: pytest.Pytester, *arguments: str) -> tuple[dict[str, int], str]:
    result = pytester.runpytest_inprocess("-p", "no:cacheprovider", *arguments)
    counts = result.parseoutcomes()
    counts.pop("warnings", None)  # an installation from a clone has a module that pytest cannot rewrite
    return counts, result.stdout.str()


def write(pytester: pytest.Pytester, prompts: list[str], options: str = "temperature=0") -> None:
    pytester.makepyfile(test_it=TEST.format(prompts=prompts, options=options))


def recorded(pytester: pytest.Pytester) -> Path:
    return pytester.path / "answers" / "test_it.json"


@pytest.fixture
def pytester(pytester: pytest.Pytester) -> pytest.Pytester:
    pytester.makeini("[pytest]\nxlabatch_options = slots=2 context=128\n")
    return pytester


@pytest.mark.heavy
def test_answers_are_recorded_and_compared(pytester: pytest.Pytester) -> None:
    write(pytester, ["Once upon a time", "One day"])
    found, shown = outcomes(pytester)
    assert found == {"failed": 1}
    assert "answer 1 of test_story is not recorded" in shown
    assert not recorded(pytester).exists()
    assert outcomes(pytester, "--xlabatch-update")[0] == {"passed": 1}
    [answers] = json.loads(recorded(pytester).read_text()).values()
    assert [len(answer["tokens"]) for answer in answers] == [12, 12]
    assert outcomes(pytester)[0] == {"passed": 1}
    write(pytester, ["Once upon a time"])
    found, shown = outcomes(pytester)
    assert found == {"passed": 1, "errors": 1}
    assert "has compared 1 of its 2 answers" in shown
    assert outcomes(pytester, "--xlabatch-update")[0] == {"passed": 1}
    assert outcomes(pytester)[0] == {"passed": 1}


def test_each_answer_of_a_list_is_compared(pytester: pytest.Pytester) -> None:
    pytester.makepyfile(
        test_it="def test_two(llm, assert_same):\n"
        "    assert_same(llm.generate(['Once', 'One'], max_tokens=3, temperature=0))\n"
    )
    assert outcomes(pytester, "--xlabatch-update")[0] == {"passed": 1}
    assert len(json.loads(recorded(pytester).read_text())["test_two"]) == 2
    assert outcomes(pytester)[0] == {"passed": 1}


def test_another_answer_shows_its_first_other_token(pytester: pytest.Pytester) -> None:
    write(pytester, ["Once upon a time"], "temperature=1.5, seed=1")
    outcomes(pytester, "--xlabatch-update")
    write(pytester, ["Once upon a time"], "temperature=1.5, seed=2")
    found, shown = outcomes(pytester)
    assert found == {"failed": 1}
    [was] = json.loads(recorded(pytester).read_text())["test_story"]
    assert "answer 1 of test_story is another one" in shown
    assert repr(was["text"]) in shown
    explained = shown.partition("short test summary")[0]  # which repeats all of it where $CI is set
    assert explained.count(", log-probability now -") == 2 * (USED == "kernels")
    assert "the prompt is another one" not in shown


@WITH_DIGESTS
def test_a_changed_prompt_is_named(pytester: pytest.Pytester) -> None:
    write(pytester, ["Once upon a time there was a dog"])
    outcomes(pytester, "--xlabatch-update")
    write(pytester, ["Once upon a time there was a queen"])
    assert "the prompt is another one from token" in outcomes(pytester)[1]


@WITH_DIGESTS
def test_other_bits_of_logits_are_seen_where_they_can_be_compared(pytester: pytest.Pytester) -> None:
    write(pytester, ["Once upon a time"])
    outcomes(pytester, "--xlabatch-update")
    content = json.loads(recorded(pytester).read_text())
    content["test_story"][0]["logits"][7] ^= 1
    recorded(pytester).write_text(json.dumps(content))
    found, shown = outcomes(pytester)
    assert found == {"failed": 1}
    assert "has the same tokens, but logits with other bits from token 7 on" in shown
    content["test_story"][0]["profile"] = "xlabatch-cpu-0"
    recorded(pytester).write_text(json.dumps(content))
    assert outcomes(pytester)[0] == {"passed": 1}


def test_an_update_keeps_the_answers_of_other_tests(pytester: pytest.Pytester) -> None:
    write(pytester, ["Once"])
    recorded(pytester).parent.mkdir()
    recorded(pytester).write_text('{"test_other": []}')
    outcomes(pytester, "--xlabatch-update")
    assert json.loads(recorded(pytester).read_text()).keys() == {"test_other", "test_story"}


@pytest.mark.slow
def test_the_agent_of_the_document_is_recorded_and_runs(pytester: pytest.Pytester) -> None:
    pytester.makeini("[pytest]\nxlabatch_options = slots=2 context=1024\n")
    pytester.makepyfile(test_agent=blocks("testing.md", "python")[0])
    assert outcomes(pytester, "--xlabatch-update")[0] == {"passed": 1}
    assert outcomes(pytester)[0] == {"passed": 1}
    assert len(json.loads((pytester.path / "answers" / "test_agent.json").read_text())) == 1

"""The output file: order, what is left of a killed run, and what is refused."""

import json
import os
from collections.abc import Callable
from pathlib import Path

import pytest
from support.batches import ragged_lines, request_line, write_input

from xlabatch import LLM
from xlabatch.batch import output
from xlabatch.batch.answers import OutputLine
from xlabatch.batch.lines import InputFile
from xlabatch.batch.output import STATE_SUFFIX, Conditions, OrderedSource, OutputFile
from xlabatch.batch.run import BatchRun
from xlabatch.errors import Refused

CONDITIONS: Conditions = {"input": "i", "engine": "e"}


def complete(llm: LLM, input: Path, path: Path) -> int:
    """Answer what is missing -> how many lines were answered before."""
    with OutputFile(path, input, CONDITIONS).open() as file:
        before = file.written
        for answer in BatchRun(llm, "stories").answers(OrderedSource(file)):
            file.add(answer)
    return before


@pytest.fixture(scope="module")
def input(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return write_input(tmp_path_factory.mktemp("batch"), [*ragged_lines(9), b"{"])


@pytest.fixture(scope="module")
def answers(llm: LLM, input: Path, tmp_path_factory: pytest.TempPathFactory) -> bytes:
    """All of them, by one run."""
    path = tmp_path_factory.mktemp("output") / "out.jsonl"
    assert complete(llm, input, path) == 0
    return path.read_bytes()


def begun(folder: Path, content: bytes) -> Path:
    """An output file as a killed run leaves it."""
    path = folder / "out.jsonl"
    path.write_bytes(content)
    path.with_name(path.name + STATE_SUFFIX).write_text(json.dumps(CONDITIONS))
    return path


def test_answers_are_in_the_order_of_the_lines(answers: bytes) -> None:
    ids = [json.loads(line)["custom_id"] for line in answers.splitlines()]
    assert ids == [*(f"r{n}" for n in range(9)), None]


@pytest.mark.parametrize("share", [0.0, 0.01, 0.3, 0.5, 0.71, 0.999, 1.0])
def test_a_run_that_was_killed_anywhere_goes_on_to_the_same_bytes(
    llm: LLM, input: Path, answers: bytes, tmp_path: Path, share: float
) -> None:
    left = answers[: round(share * len(answers))]
    path = begun(tmp_path, left)
    assert complete(llm, input, path) == left.count(b"\n")
    assert path.read_bytes() == answers


def test_failed_lines_of_earlier_runs_are_counted(input: Path, answers: bytes, tmp_path: Path) -> None:
    with OutputFile(begun(tmp_path, answers), input, CONDITIONS).open() as file:
        assert (file.written, file.failed) == (10, 1)
        assert OrderedSource(file).take(wait=True) is None


@pytest.mark.parametrize("name", CONDITIONS)
def test_a_run_under_other_conditions_is_refused(
    input: Path, answers: bytes, tmp_path: Path, name: str
) -> None:
    path = begun(tmp_path, answers[:-10])
    file = OutputFile(path, input, CONDITIONS | {name: "other"})
    with pytest.raises(Refused, match=f"started with another {name}"), file.open():
        pass
    file = OutputFile(path, input, CONDITIONS | {"adapters": "tales"})
    with pytest.raises(Refused, match=r"with other adapters \(none, now tales\)"), file.open():
        pass
    assert path.read_bytes() == answers[:-10]


def test_a_file_that_no_batch_wrote_is_left_alone(input: Path, tmp_path: Path) -> None:
    path = tmp_path / "out.jsonl"
    path.write_text("my only copy\n")
    with pytest.raises(Refused, match="was not written by a batch"):
        OutputFile(path, input, CONDITIONS).open().__enter__()
    assert path.read_text() == "my only copy\n"


@pytest.mark.parametrize(
    "content", [b'{"custom_id": "a"}', b'{"custom_id": "a"}\n{"custom_id": "b"}', b"text"]
)
def test_a_file_beside_the_output_that_no_batch_wrote_is_left_alone(
    input: Path, tmp_path: Path, content: bytes
) -> None:
    state = tmp_path / f"out.jsonl{STATE_SUFFIX}"
    state.write_bytes(content)
    with pytest.raises(Refused, match=r"was not written by a batch|is damaged"):
        OutputFile(tmp_path / "out.jsonl", input, CONDITIONS).open().__enter__()
    assert state.read_bytes() == content


@pytest.mark.parametrize("name", ["out.jsonl", f"out.jsonl{STATE_SUFFIX}"])
def test_answers_are_written_to_no_pipe(input: Path, tmp_path: Path, name: str) -> None:
    os.mkfifo(tmp_path / name)
    with pytest.raises(Refused, match=r"is a (pipe or a )?device"):
        OutputFile(tmp_path / "out.jsonl", input, CONDITIONS).open().__enter__()


def test_a_pipe_is_no_input_because_it_is_read_twice(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "in.jsonl")
    with pytest.raises(Refused, match=r"is a (pipe or a )?device"):
        InputFile.scan(tmp_path / "in.jsonl")


@pytest.mark.parametrize("change", ["swapped", "not an answer", "too many"])
def test_answers_to_other_lines_are_refused(input: Path, answers: bytes, tmp_path: Path, change: str) -> None:
    lines = answers.splitlines(keepends=True)
    changed = {"swapped": [lines[1], lines[0]], "not an answer": [b"[]\n"], "too many": [*lines, lines[0]]}
    path = begun(tmp_path, b"".join(changed[change]))
    with pytest.raises(Refused, match="is not the answer to that line"):
        OutputFile(path, input, CONDITIONS).open().__enter__()


@pytest.mark.parametrize("state", ["{", "[]", '{"input": '])
def test_a_damaged_file_of_conditions_is_refused(
    input: Path, answers: bytes, tmp_path: Path, state: str
) -> None:
    path = begun(tmp_path, answers)
    path.with_name(path.name + STATE_SUFFIX).write_text(state)
    with pytest.raises(Refused, match="is damaged"):
        OutputFile(path, input, CONDITIONS).open().__enter__()
    assert path.read_bytes() == answers


def test_two_processes_cannot_write_one_file(input: Path, tmp_path: Path) -> None:
    path = tmp_path / "out.jsonl"
    with (
        OutputFile(path, input, CONDITIONS).open(),
        pytest.raises(Refused, match="another process writes"),
    ):
        OutputFile(path, input, CONDITIONS).open().__enter__()


@pytest.mark.parametrize("link", [os.symlink, os.link])
def test_two_processes_cannot_write_one_file_by_two_names(
    input: Path, tmp_path: Path, link: Callable[[Path, Path], None]
) -> None:
    path, other = tmp_path / "out.jsonl", tmp_path / "other.jsonl"
    path.touch()
    link(path, other)
    with (
        OutputFile(path, input, CONDITIONS).open(),
        pytest.raises(Refused, match="another process writes"),
    ):
        OutputFile(other, input, CONDITIONS).open().__enter__()


@pytest.mark.parametrize("limit", ["MAX_AHEAD", "MAX_HELD_BYTES"])
def test_answers_that_wait_for_an_earlier_one_are_bounded(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, limit: str
) -> None:
    monkeypatch.setattr(output, limit, 3)
    input = write_input(tmp_path, [request_line("a")] * 10)
    with OutputFile(tmp_path / "out.jsonl", input, CONDITIONS).open() as file:
        source, numbers = OrderedSource(file), []
        while line := source.take(wait=False):
            numbers.append(line.number)
            if line.number:  # the first one is slow
                file.add(OutputLine(line.number, b"1\n"))
        assert numbers == [0, 1, 2]
        assert file.written == 0

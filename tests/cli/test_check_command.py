"""`xlabatch check`, and the commands that write receipts."""

import json
import sys
from pathlib import Path
from typing import Any

import pytest
from support.batches import request_line, write_input
from support.kernels import WITH_KERNELS
from support.receipts import replaced

from xlabatch.cli import main

pytestmark = WITH_KERNELS
GENERATE = ["generate", "--max-tokens", "9"]


@pytest.fixture(scope="module")
def receipts(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A file with the receipts of two completions."""
    file = tmp_path_factory.mktemp("receipts") / "receipts.jsonl"
    assert main([*GENERATE, "Once", "There", "--receipt", str(file)]) == 0
    return file


def verdicts(capsys: pytest.CaptureFixture[str]) -> list[Any]:
    return [json.loads(line) for line in capsys.readouterr().out.splitlines()]


@pytest.mark.heavy
def test_what_generate_wrote_is_accepted(receipts: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["check", str(receipts)]) == 0
    accepted = (
        "ACCEPT: 9 of 9 tokens and their logits are equal, computed by xlabatch-cpu-1 with weights in float32"
    )
    assert capsys.readouterr().out == f"receipt 1: {accepted}\nreceipt 2: {accepted}\n"
    assert main(["check", str(receipts), "--positions", "0,7"]) == 0
    sampled = capsys.readouterr().out
    assert "ACCEPT: 2 of 9 tokens" in sampled
    assert "its text, its end and its other tokens were not checked" in sampled


def test_the_exit_code_is_the_worst_of_all_verdicts(
    receipts: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    first, second = map(json.loads, receipts.read_text().splitlines())
    wrong = replaced(first, ("predicate", "answer", "token_ids", 3), 5)
    unknown = replaced(first, ("predicate", "profile"), "xlabatch-cpu-9")
    file = tmp_path / "some.json"
    for content, code, expected in (
        ([second, wrong, unknown], 1, ["ACCEPT", "REJECT", "UNVERIFIABLE"]),
        ([wrong], 1, ["REJECT"]),
        ([unknown, second], 3, ["UNVERIFIABLE", "ACCEPT"]),
        ([{"choices": [{"receipt": None}]}, second], 3, ["UNVERIFIABLE", "ACCEPT"]),
        (
            [{"choices": [{"text": "edited", "receipt": second}, {"text": "b"}]}],
            1,
            ["REJECT", "UNVERIFIABLE"],
        ),
    ):
        file.write_text("\n".join(map(json.dumps, content)))
        assert main(["check", str(file), "--json"]) == code
        found = verdicts(capsys)
        assert [each["verdict"] for each in found] == expected
        assert [each["token"] for each in found if each["token"] is not None] == [3] * (wrong in content)
    assert main(["check", str(receipts), "--model", "random:tiny"]) in (2, 3)


# lists that can be read as JSON, and then are too deep for a function that calls itself
DEPTH = 900 if sys.version_info < (3, 12) else 1500


@pytest.mark.parametrize(
    "content", ["", "{", "[" * 10**5, "[" * DEPTH + "]" * DEPTH, "\xff", '{"a": 1, "a": 2}', "{}\n{"]
)
def test_a_file_that_is_no_json_is_refused(
    content: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "file"
    file.write_text(content, "latin-1")
    assert main(["check", str(file)]) == 2
    assert str(file) in capsys.readouterr().err


@pytest.mark.parametrize("content", ["{}", "[]", "1", "null", '{"predicate": 1}', '{"payload": "eA=="}'])
def test_json_that_is_no_receipt_is_unverifiable(content: str, tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_text(content)
    assert main(["check", str(file)]) == 3


@pytest.mark.heavy
def test_a_batch_writes_receipts_into_its_answers(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    lines = [request_line(name, prompt="Once", max_tokens=5) for name in "ab"]
    file = write_input(tmp_path, lines)
    output = tmp_path / "out.jsonl"
    batch = ["batch", str(file), str(output), "--slots", "2", "--context", "64"]
    assert main([*batch, "--receipts"]) == 0
    assert main(["check", str(output), "--json"]) == 0
    assert main(batch) == 2  # it would continue answers with receipts
    assert "receipts" in capsys.readouterr().err

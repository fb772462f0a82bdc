"""What is refused: one sentence and exit code 2. Interrupts: exit code 130."""

import gc
import json
import signal
import subprocess
import sys
from pathlib import Path

import pytest

import xlabatch
from xlabatch.cli import main, sched
from xlabatch.cli.interrupts import insistent_interrupts


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        ("generate Once --temperature -1", "request 0: temperature is between 0 and 1000000, got -1.0"),
        (
            "generate Once --max-tokens 2047",
            "request 0: 2 prompt + 2047 new tokens = 2049, but a slot holds 2048",
        ),
        ("generate Once --top-p 0", "request 0: top_p is over 0, got 0"),
        (f"generate {'a' * 300}.gguf --n 0", "request 0: n is at least 1, got 0"),  # no file has such a name
        ("generate Once --n 0", "request 0: n is at least 1, got 0"),
        ("generate Once --bad-token-ids 9999", "request 0: bad_token_ids has id 9999"),
        ("generate Once --regex (", "request 0: regex: "),
        ("generate caf\udce9", "the text has '\\udce9' at character 4, which is no Unicode text"),
        ("generate Once --stop caf\udce9", "request 0: stop has '\\udce9' at character 4"),
        ("generate Once --regex caf\udce9", "request 0: regex has '\\udce9' at character 4"),
        ("generate Once --grammar caf\udce9", "request 0: grammar has '\\udce9' at character 4"),
        ("generate Once --logprobs 2", "log-probabilities are printed as JSON: add --json"),
        ("generate Once --model random:tiny", "model random:tiny has no tokenizer.json"),
        ("generate Once --context 4096", "context 4096 is over the 2048 positions of stories"),
        ("generate", "give a prompt, or - to read it from stdin"),
        ("generate - Once -", "stdin is one prompt: give - once"),
        ("serve --slots 0", "slots is an integer of at least 1, got 0"),
        ("serve a=x b=y --train /tmp", "--train is for one model, got 2"),
        ("serve --train /proc/nowhere", "--train /proc/nowhere cannot be made"),
        ("serve --files /proc/nowhere", "--files /proc/nowhere cannot be made: No such file or directory"),
        ("serve --train /tmp --weights-folder /tmp", "--train needs weights that stay"),
        ("serve --weights-folder /nowhere", "--weights-folder /nowhere is not a folder"),
        ("sched --slots 0", "slots is an integer of at least 1, got 0"),
        ("sched --requests 0", "--requests is at least 1, got 0"),
        ("sched --context 4096", "context 4096 is over the 2048 positions of stories"),
        ("inspect /nope.gguf", "model /nope.gguf: there is no such file"),
        ("sched --model nowhere", "model nowhere: there is no such folder"),
        ("sched --model random:whale", "model random:whale: there is no such shape; the shapes are tiny"),
        ("sched --model ", "a model is a folder, a .gguf file, random:SHAPE or a hub id, not an empty name"),
        ("serve --config nofile.yaml", "there is no file nofile.yaml"),
        ("serve --config no/file.yaml", "no holds no file.yaml"),
        ("serve --ssl-certfile nofile", "--ssl-certfile nofile: there is no such file"),
        ("generate --generation-config nope Once", "there is no file nope"),
        ("inspect --context 0", "context is an integer of at least 2, got 0"),
        ("inspect --context -1", "context is an integer of at least 2, got -1"),
        (f"inspect --context {10**20}", f"context {10**20} is over the 2048 positions of stories"),
        (f"inspect --slots {2 * 10**9}", "--slots is at most 1048576, got 2000000000"),
        (
            "generate Once --receipt /nowhere/a.json",
            "/nowhere/a.json cannot be written: there is no folder",
        ),
        ("verify --slots 0", "--slots is at least 1, got 0"),
        ("verify --context 10000000", "context 10000000 is over the 2048 positions of stories"),
        ("verify --text a.txt --arithmetic portable", "--text measures formats in fast arithmetic"),
        ("verify --context 0", "context is an integer of at least 2, got 0"),
        (f"bench --context {10**20}", f"context {10**20} is over the 2048 positions of stories"),
        ("graphs --write --folder /proc/nowhere", "/proc/nowhere cannot be written"),
        ("graphs --check --folder nowhere", "nowhere holds no manifest.json"),
    ],
)
def test_an_error_is_one_sentence_and_exit_code_2_before_weights_are_loaded(
    arguments: str, sentence: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("xlabatch.checkpoint.load.load", None)
    assert main(arguments.split(" ")) == 2
    printed = capsys.readouterr()
    assert printed.out == ""
    assert printed.err.startswith(f"xlabatch: {sentence}")
    assert printed.err.count("\n") == 1


def test_a_model_in_place_of_a_prompt_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "a.gguf").touch()
    assert main(["generate", str(tmp_path / "a.gguf"), "Once"]) == 2
    assert "a.gguf is a model, not a prompt: name it with --model" in capsys.readouterr().err


@pytest.mark.parametrize(
    "arguments", [["inspect", "--model", "no\x1b[2J\n\u202esuch"], ["convert", "no\x1b[2J\n\u202esuch", "x"]]
)
def test_a_name_in_an_error_has_no_control_characters(
    arguments: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(arguments) == 2
    printed = capsys.readouterr().err
    assert printed.endswith("\n")
    assert printed[:-1].isprintable()


def test_links_in_a_circle_are_no_adapter(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "circle").symlink_to("circle")
    (tmp_path / "in.jsonl").write_text("{}\n")
    files = [str(tmp_path / name) for name in ("in.jsonl", "out.jsonl")]
    assert main(["batch", *files, "--adapter", f"a={tmp_path / 'circle'}"]) == 2
    assert "there is no such folder" in capsys.readouterr().err


def test_verify_refuses_a_context_that_is_too_small(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["verify", "--context", "8", "--model", "random:tiny"]) == 2
    assert "a context of 8 is too small" in capsys.readouterr().err


@pytest.mark.parametrize(
    "arguments",
    [
        "sched --foo",
        "--foo",
        "-x sched",
        "juggle",
        "sched --slots four",
        "graphs",
        "generate Once --logit-bias 7",
        "generate Once --grammar @nowhere",
        "generate Once --regex a --grammar b",
    ],
)
def test_unknown_arguments_get_one_sentence_and_exit_code_2(
    arguments: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as ended:
        main(arguments.split())
    assert ended.value.code == 2
    printed = capsys.readouterr().err
    assert (printed.count("\n"), "Errno" in printed) == (1, False)


def test_an_argument_too_many_is_the_error_of_its_command(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["batch", "in.jsonl", "out.jsonl", "model.gguf"])
    expected = "xlabatch batch: unrecognized arguments: model.gguf; try xlabatch batch --help\n"
    assert capsys.readouterr().err == expected


def test_a_name_that_is_nearly_right_is_suggested(capsys: pytest.CaptureFixture[str]) -> None:
    for given, meant in (
        ("serv", "; did you mean serve?;"),
        ("inspct", "; did you mean inspect?;"),
        ("run", "; did you mean chat?;"),  # ollama's
        ("complete", "; did you mean generate?;"),  # vLLM's
    ):
        with pytest.raises(SystemExit):
            main([given])
        assert meant in capsys.readouterr().err
    with pytest.raises(SystemExit):
        main(["juggle"])
    assert "did you mean" not in capsys.readouterr().err


def test_the_command_alone_shows_its_help_and_knows_its_version(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([]) == 0
    assert "serve" in capsys.readouterr().out
    with pytest.raises(SystemExit) as ended:
        main(["--version"])
    assert ended.value.code == 0
    assert capsys.readouterr().out == f"xlabatch {xlabatch.__version__}\n"


def test_a_model_may_be_the_first_argument(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["inspect", "random:tiny", "--slots", "3", "--context", "320", "--json"]) == 0
    first = json.loads(capsys.readouterr().out)
    assert main(["inspect", "--slots", "3", "--context", "320", "--model", "random:tiny", "--json"]) == 0
    second = json.loads(capsys.readouterr().out)
    assert first["model"] == second["model"] == "random:tiny"
    assert main(["serve", "/nowhere.gguf", "--port", "0"]) == 2
    assert "nowhere.gguf" in capsys.readouterr().err


def test_files_that_are_not_utf8_are_refused_in_a_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "latin-1"
    file.write_bytes(b"caf\xe9")
    with pytest.raises(SystemExit):
        main(["generate", "Once", "--json-schema", f"@{file}"])
    assert f"{file} is not text in UTF-8" in capsys.readouterr().err
    for option in ("--chat-template", "--api-key-file"):
        assert main(["serve", "--port", "0", option, str(file)]) == 2
        assert capsys.readouterr().err == f"xlabatch: {file} is not text in UTF-8\n"


@pytest.mark.parametrize(
    "template", ["chatml", "{% for each in messages %}{{ each.content }}{% endfor %}" * 9]
)
def test_a_chat_template_that_is_no_file_is_refused_in_a_sentence(
    template: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["serve", "--port", "0", "--chat-template", template]) == 2
    printed = " ".join(capsys.readouterr().err.split())
    assert "--chat-template, in Python chat_template, is the file of a Jinja template, and" in printed
    assert "cannot be read:" in printed


# interrupts


@pytest.mark.heavy
def test_an_interrupt_ends_quietly(tmp_path: Path) -> None:
    code = "import sys; from xlabatch.cli import main; print('up', flush=True); sys.exit(main(sys.argv[1:]))"
    arguments = ["verify", "--model", "random:tiny", "--requests", "40", "--slots", "3", "--context", "320"]
    with subprocess.Popen(
        [sys.executable, "-c", code, *arguments],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        cwd=tmp_path,
    ) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == "up\n"
        assert "ok" in process.stdout.readline()  # the first of some twenty checks on three engines
        process.send_signal(signal.SIGINT)
        _, errors = process.communicate()
    assert process.returncode == 130
    assert "Traceback" not in errors


def test_an_interrupt_inside_c_code_ends_a_command_like_any_other(monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(_: object) -> int:
        try:
            raise KeyboardInterrupt
        except KeyboardInterrupt as error:
            raise SystemError("<function> returned a result with an exception set") from error

    monkeypatch.setattr(sched, "run", interrupted)
    assert main(["sched"]) == 130


def test_an_interrupt_that_python_drops_comes_again(capfd: pytest.CaptureFixture[str]) -> None:
    def interrupted_callback(*_: object) -> None:
        gc.callbacks.clear()
        signal.raise_signal(signal.SIGINT)

    def wait() -> None:
        gc.collect()  # the interrupt is raised in a callback, where Python drops it
        signal.sigtimedwait([], 30)

    before = gc.callbacks[:]
    gc.callbacks[:] = [interrupted_callback]
    try:
        with insistent_interrupts(), pytest.raises(KeyboardInterrupt):
            wait()
    finally:
        gc.callbacks[:] = before
    assert capfd.readouterr().err == ""


def test_a_fault_of_ours_is_a_traceback_and_exit_code_1() -> None:
    program = (
        "import numpy, sys\n"
        "from xlabatch.cli import main, inspect\n"
        "inspect.run = lambda _: numpy.zeros(3).reshape(2, 2)\n"
        "sys.exit(main(['inspect']))\n"
    )
    ended = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    assert ended.returncode == 1
    assert ended.stderr.startswith("Traceback")
    assert "cannot reshape array" in ended.stderr

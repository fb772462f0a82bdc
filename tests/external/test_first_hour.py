"""In an environment with the wheel and its server alone, README reaches an answer, a tool call and a batch.

XLABATCH_FRESH names the environment; `.ci/run` makes it of the wheel and the extra `serve`, as a user would.
XLABATCH_SMOLLM2 names the folder of the package with a real model.
"""

import json
import os
import re
import signal
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from support.smollm2 import MODEL, WITH_SMOLLM2

FRESH = Path(os.environ.get("XLABATCH_FRESH", "/nowhere"))
README = (Path(__file__).parents[2] / "README.md").read_text()
MODELS = [
    pytest.param(None, id="the embedded model"),
    pytest.param(str(MODEL), id="SmolLM2", marks=WITH_SMOLLM2),
]
WEATHER: dict[str, Any] = {
    "type": "function",
    "function": {
        "name": "get_weather",
        "description": "The weather of a city.",
        "parameters": {
            "type": "object",
            "properties": {"city": {"type": "string", "maxLength": 20}},
            "required": ["city"],
            "additionalProperties": False,
        },
    },
}

pytestmark = pytest.mark.skipif(not FRESH.is_dir(), reason="needs XLABATCH_FRESH, an environment")


def environment(home: Path) -> dict[str, str]:
    """A user's: nothing of the tests' environment but the packages that are asked for."""
    path = f"{FRESH.resolve()}/bin{os.pathsep}{os.environ['PATH']}"
    dropped = "XLA_FLAGS", "PYTHONPATH", "VIRTUAL_ENV"
    kept = {name: value for name, value in os.environ.items() if name not in dropped}
    return kept | {"HOME": str(home), "PATH": path}


def run(home: Path, *command: str) -> str:
    """Run a command as a user -> what it has printed; neither a traceback nor a hint at what is missing."""
    process = subprocess.run(
        command, cwd=home, env=environment(home), capture_output=True, text=True, timeout=300, check=False
    )
    assert process.returncode == 0, process.stderr
    check_words(process.stderr)
    return process.stdout


def check_words(printed: str) -> None:
    for word in ("Traceback", "PyTorch", "Warning", "pip install", "not installed"):
        assert word not in printed, printed


def blocks(language: str) -> list[str]:
    return re.findall(rf"```{language}\n(.*?)```", README, flags=re.S)


@contextmanager
def serving(home: Path, model: str | None) -> Iterator[str]:
    """README's server, until Ctrl-C -> its address."""
    command = ["xlabatch", "serve", *([model] if model else []), "--slots", "8", "--port", "0"]
    with (
        (home / "stderr").open("w") as stderr,
        subprocess.Popen(
            command, cwd=home, env=environment(home), stdout=subprocess.PIPE, stderr=stderr, text=True
        ) as process,
    ):
        assert process.stdout
        try:
            addresses = (re.match(r"Serving on (http://[\d.:]+)", line) for line in process.stdout)
            address = next(filter(None, addresses), None)
            assert address, (home / "stderr").read_text()
            yield address[1]
        finally:
            process.send_signal(signal.SIGINT)
            process.communicate(timeout=60)
    check_words((home / "stderr").read_text())


def test_nothing_else_is_installed() -> None:
    code = "import importlib.metadata as m; print(*m.packages_distributions())"
    names = subprocess.check_output([FRESH / "bin" / "python", "-c", code], text=True).split()
    assert "xlabatch" in names
    assert {"pytest", "openai", "torch", "cryptography"} & {*names} == set()


def test_the_python_of_readme_runs(tmp_path: Path) -> None:
    file = tmp_path / "readme.py"
    file.write_text("\n".join(blocks("python")))
    printed = run(tmp_path, "python", str(file))
    alone, among = re.findall(r"^(?:alone|among seven others) (-?\d+)$", printed, flags=re.M)
    assert alone == among


def test_the_command_proves_the_promise_generates_and_answers(tmp_path: Path) -> None:
    assert "FAIL" not in run(tmp_path, "xlabatch", "verify", "--slots", "1", "--requests", "4")
    assert run(tmp_path, "xlabatch", "generate", "Once upon a time").strip()
    [chat] = re.findall(r"^xlabatch chat .*$", "\n".join(blocks("sh")), flags=re.M)
    assert run(tmp_path, "bash", "-c", chat).strip()


@pytest.mark.parametrize("model", MODELS)
def test_a_server_answers_and_calls_a_tool(tmp_path: Path, model: str | None) -> None:
    [curl] = [block for block in blocks("sh") if "curl" in block]
    with serving(tmp_path, model) as address:
        strict = curl.replace("curl ", "curl -sSf ").replace("http://127.0.0.1:8000", address)
        answer = json.loads(run(tmp_path, "bash", "-c", strict))
        assert answer["choices"][0]["message"]["content"].strip()
        body = {
            "messages": [{"role": "user", "content": "What is the weather in Paris?"}],
            "tools": [WEATHER],
            "tool_choice": "required",
            "temperature": 0,
            "max_tokens": 300,
        }
        [choice] = httpx.post(f"{address}/v1/chat/completions", json=body, timeout=300).json()["choices"]
        assert choice["finish_reason"] == "tool_calls"
        [call, *_] = choice["message"]["tool_calls"]
        assert call["function"]["name"] == "get_weather"
        assert isinstance(json.loads(call["function"]["arguments"])["city"], str)
        page = httpx.get(f"{address}/", timeout=60)
        assert "<title>" in page.text


@pytest.mark.parametrize("model", MODELS)
def test_a_batch_of_readme_is_answered(tmp_path: Path, model: str | None) -> None:
    [batch] = [block for block in blocks("sh") if "xlabatch batch" in block]
    run(
        tmp_path,
        "bash",
        "-euc",
        batch.replace("out.jsonl", f"out.jsonl --model {model}" if model else "out.jsonl"),
    )
    [line] = map(json.loads, (tmp_path / "out.jsonl").read_text().splitlines())
    assert line["custom_id"] == "a"
    assert line["response"]["body"]["choices"][0]["text"]

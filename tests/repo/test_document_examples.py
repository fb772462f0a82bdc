"""What the documents show runs as it is pasted: the Python of a page in order, and its commands."""

import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from support.adapters import write_adapter
from support.gguf_files import save_gguf, tokenizer_metadata
from support.images import as_file, chat_folder, noise

from xlabatch.checkpoint.source import STORIES, open_source
from xlabatch.cli import command_of, parser
from xlabatch.cli.configured import with_configuration
from xlabatch.cli.served_models import models_of

ROOT = Path(__file__).parents[2]
PAGES = {file.name: file.read_text() for file in sorted([ROOT / "README.md", *(ROOT / "docs").glob("*.md")])}
FOUR_DEVICES = "--xla_force_host_platform_device_count=4"
NOT_HERE = {  # a part of commands that do not run here
    "make ": "it installs and tests the package itself",
    "spike/": "comparisons with other programs take minutes to hours",
    "xlabatch bench": "it takes minutes; tests/bench runs it",
    "--replicas": "tests/external runs replicas",
    "serve deploy": "tests/external runs replicas",
    "--ray": "tests/external runs batches on Ray",
    "--coordinator": "tests/distributed runs several hosts",
    "lm_eval run": "tests/external runs lm-evaluation-harness",
    "--text topics.txt": "it reads a model that is not here; tests/external runs it",
}


def blocks(page: str, language: str) -> list[str]:
    return re.findall(rf"```{language}\n(.*?)```", PAGES[page], flags=re.S)


def pages_with(language: str) -> list[str]:
    return [name for name in PAGES if name not in ("cli.md", "FINDINGS.md") and blocks(name, language)]


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A folder with the files and models that the documents name."""
    shutil.copytree(STORIES, tmp_path / "folder")
    shutil.copytree(STORIES, tmp_path / "owner" / "name")
    write_adapter(tmp_path / "folder-of-the-adapter", open_source(STORIES))
    save_gguf(tmp_path / "model.gguf", open_source(), **tokenizer_metadata(STORIES))
    images = tmp_path / "Qwen" / "Qwen2.5-VL-3B-Instruct"
    images.mkdir(parents=True)
    chat_folder(images)
    (tmp_path / "topics.txt").write_text("Once upon a time there was a dog. " * 200)
    (tmp_path / "cat.jpg").write_bytes(as_file(noise(60, 50), "JPEG"))
    return tmp_path


def environment(page: str) -> dict[str, str]:
    """Like a user's shell in which the environment of the package is active; for a mesh with four devices."""
    path = f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"
    flags = f"{os.environ.get('XLA_FLAGS', '')} {FOUR_DEVICES if page == 'distributed.md' else ''}".strip()
    return {**os.environ, "PATH": path, "XLA_FLAGS": flags}


@pytest.mark.every_case
@pytest.mark.slow
@pytest.mark.parametrize("page", pages_with("python"))
def test_the_python_of_a_page_runs_in_order(folder: Path, page: str) -> None:
    file = folder / "page.py"
    file.write_text("\n".join(blocks(page, "python")))
    run = subprocess.run(
        [sys.executable, file], cwd=folder, env=environment(page), capture_output=True, text=True, check=False
    )
    assert run.returncode == 0, run.stderr


@pytest.mark.slow
@pytest.mark.parametrize("page", pages_with("sh"))
def test_the_commands_of_a_page_run_in_order(folder: Path, page: str) -> None:
    servers: list[str] = []  # of the last block that starts some
    for pasted in blocks(page, "sh"):
        if any(part in pasted for part in NOT_HERE):
            continue
        block = re.sub(r"^pip install .*\n", "", pasted, flags=re.M)  # it is installed here
        if "xlabatch serve" in block:
            servers = [line for line in block.splitlines() if line.startswith("xlabatch serve")]
            for server in servers:
                with serving(server, folder, page):
                    pass
        elif "curl" in block:
            with serving(servers[0] if servers else "xlabatch serve", folder, page) as address:
                strict = block.replace("curl ", "curl --silent --show-error --fail ")
                run_shell(strict.replace("127.0.0.1:8000", address), folder, page)
        else:
            run_shell(block, folder, page)


def run_shell(script: str, folder: Path, page: str) -> None:
    run = subprocess.run(
        ["bash", "-euo", "pipefail", "-c", script],
        cwd=folder,
        env=environment(page),
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.returncode == 0, f"{script}\n{run.stdout}\n{run.stderr}"
    assert run.stdout or run.stderr or "curl" not in script


@contextmanager
def serving(command: str, folder: Path, page: str) -> Iterator[str]:
    """A server by its command, on a free port, until it is no longer needed -> its address."""
    line = re.sub(r" --port \d+| #.*", "", command) + " --port 0"
    with subprocess.Popen(
        ["bash", "-c", f"exec {line}"], cwd=folder, env=environment(page), stdout=subprocess.PIPE, text=True
    ) as process:
        assert process.stdout
        try:
            addresses = (re.match(r"Serving on http://([\d.:]+)", line) for line in process.stdout)
            address = next(filter(None, addresses), None)
            assert address, command
            yield address[1]
        finally:
            process.terminate()
            process.communicate()


@pytest.mark.parametrize("page", pages_with("yaml"))
def test_the_files_of_options_are_taken(tmp_path: Path, page: str) -> None:
    top = parser()
    for block in blocks(page, "yaml"):
        file = tmp_path / "options.yaml"
        file.write_text(block)
        given = with_configuration(["serve", "--config", str(file)], command_of(top, "serve"), {})
        assert all(model.slots for model in models_of(top.parse_args(given)))


def test_each_part_that_does_not_run_here_is_in_a_document() -> None:
    text = "".join(block for page in PAGES for block in blocks(page, "sh"))
    assert [part for part in NOT_HERE if part not in text] == []


def test_no_block_shows_a_prompt_or_lacks_a_language() -> None:
    """A pasted line that begins with a prompt is an error of the shell."""
    for page, text in PAGES.items():
        fences = re.findall(r"^```(\w*)$", text, flags=re.M)
        assert set(fences[::2]) <= {"python", "sh", "text", "json", "yaml"}, page
        assert set(fences[1::2]) <= {""}, page
        assert not any(line.startswith("$ ") for block in blocks(page, "sh") for line in block.splitlines())


@pytest.mark.slow
def test_the_cells_of_the_notebook_run_in_order(tmp_path: Path) -> None:
    notebook = json.loads((ROOT / "docs" / "first_steps.ipynb").read_text())
    assert (notebook["nbformat"], notebook["nbformat_minor"]) == (4, 5)
    code = ["".join(cell["source"]) for cell in notebook["cells"] if cell["cell_type"] == "code"]
    assert all(cell.get("outputs", []) == [] for cell in notebook["cells"])
    runner = tmp_path / "runner.py"
    runner.write_text(RUN_CELLS)
    run = subprocess.run(
        [sys.executable, runner],
        input=json.dumps(code),
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.returncode == 0, run.stderr
    assert "Once upon a time" in run.stdout


RUN_CELLS = """# as a notebook does: cells share their names and may await
import ast, asyncio, inspect, json, sys

async def run(cells):
    names = {"__name__": "__main__"}
    for cell in cells:
        code = compile(cell, "cell", "exec", flags=ast.PyCF_ALLOW_TOP_LEVEL_AWAIT)
        result = eval(code, names)
        if inspect.isawaitable(result):
            await result

asyncio.run(run(json.load(sys.stdin)))
"""

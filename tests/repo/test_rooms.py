"""The rooms of the package, and what each may import."""

import ast
import subprocess
import sys
from collections import Counter
from pathlib import Path

import pytest
from support.parsing import parsed

PACKAGE = Path(__file__).parents[2] / "xlabatch"
FILES = sorted(PACKAGE.rglob("*.py"))
ROOMS: dict[str, set[str]] = {  # a room may import itself and these
    "errors": set(),
    "units": set(),
    "progress": set(),
    "validation": set(),
    "prompt_embeddings": {"validation"},
    "request": {"validation", "prompt_embeddings"},
    "api": {"request"},
    "scheduler": {"prompt_embeddings", "request", "api"},
    "collectives": set(),
    "model": {"collectives"},
    "kernels": {"collectives", "model"},
    "checkpoint": {"validation", "progress", "model", "kernels"},
    "chat": set(),
    "text": {"validation", "prompt_embeddings", "request", "api", "checkpoint", "chat"},
    "text.grammars": {"validation", "request", "api", "chat", "text"},
    "distributed": {"collectives", "model", "kernels", "checkpoint"},
    "engine.device": {"request", "scheduler", "collectives", "model", "kernels"},
    "engine": {
        "validation",
        "progress",
        "prompt_embeddings",
        "request",
        "api",
        "scheduler",
        "model",
        "kernels",
        "checkpoint",
        "distributed",
        "text",
        "text.grammars",
        "engine.device",
    },
    "vision": {"validation", "prompt_embeddings", "checkpoint"},
    "turn": set(),
    "calls": {"api", "text", "turn"},
    "options": {"request", "text", "validation"},
    "receipts": {"validation", "request", "chat", "text"},
    "llm": {"progress", "api", "checkpoint", "vision", "text", "engine", "calls", "options", "receipts"},
    "receipts.check": {"request", "checkpoint", "chat", "text", "engine", "receipts", "llm"},
    "verify.oracle": {
        "prompt_embeddings",
        "request",
        "kernels.rounding",
        "checkpoint.source",
        "checkpoint.gguf.blocks",
    },
    "verify": {
        "progress",
        "prompt_embeddings",
        "request",
        "api",
        "scheduler",
        "model",
        "kernels",
        "checkpoint",
        "distributed",
        "text",
        "text.grammars",
        "engine",
        "verify.oracle",
    },
    "training": {"model", "checkpoint", "engine"},
    "bench": {"progress", "request", "api", "scheduler", "checkpoint", "text", "engine"},
    "protocols": {"validation", "request", "scheduler", "chat", "text"},
    "batch": {"validation", "request", "api", "checkpoint", "text", "text.grammars", "llm", "protocols"},
    "server": {
        "validation",
        "progress",
        "prompt_embeddings",
        "request",
        "api",
        "scheduler",
        "checkpoint",
        "chat",
        "text",
        "text.grammars",
        "llm",
        "protocols",
        "batch",
        "training",
    },
    "pytest_plugin": {"text", "llm"},
    "trl": {"llm", "training"},
    "async_llm": {
        "api",
        "text",
        "options",
        "llm",
        "engine.options",
        "server.dispatcher",
        "server.stream",
        "server.subscriptions",
    },
    "replicas": {"checkpoint", "progress", "llm", "protocols", "server", "training"},
    "cli": {
        "progress",
        "model",
        "chat",
        "request",
        "api",
        "scheduler",
        "kernels",
        "checkpoint",
        "distributed",
        "text",
        "text.grammars",
        "engine",
        "llm",
        "receipts",
        "receipts.check",
        "verify",
        "bench",
        "batch",
        "server",
        "replicas",
        "training",
        "validation",
    },
}


def module(file: Path) -> str:
    """The dotted name of a file within the package."""
    return ".".join(file.relative_to(PACKAGE).with_suffix("").parts).removesuffix(".__init__")


MODULES = {module(file) for file in FILES}


def imported(file: Path) -> set[str]:
    """The modules of this package that a file imports anywhere."""
    found = set()
    for node in ast.walk(parsed(file.read_text())):
        if isinstance(node, ast.ImportFrom) and node.module and node.module.split(".")[0] == "xlabatch":
            under = node.module.removeprefix("xlabatch").lstrip(".")
            names = [f"{under}.{alias.name}".lstrip(".") for alias in node.names]
            found |= {name if name in MODULES else under for name in names}
    return found


def room(name: str) -> str:
    """The innermost room that a module is in."""
    return max((room for room in ROOMS if f"{name}.".startswith(f"{room}.")), key=len, default=name)


def allowed(name: str, other: str) -> bool:
    """Whether a module of this name may import the other."""
    return any(
        f"{other}.".startswith(f"{permitted}.")
        for permitted in ("errors", "units", room(name), *ROOMS[room(name)])
    )


def test_a_room_imports_only_what_it_may() -> None:
    names = {module(file): imported(file) for file in FILES if room(module(file)) in ROOMS}
    found = {name: {other for other in others if not allowed(name, other)} for name, others in names.items()}
    assert {name: others for name, others in found.items() if others} == {}


def test_every_module_is_in_a_room() -> None:
    assert {name for name in MODULES if room(name) not in ROOMS} == {"__init__", "__main__"}


def test_no_imports_form_a_circle() -> None:
    above: list[str] = []

    def visit(name: str) -> None:
        assert name not in above, " -> ".join([*above, name])
        above.append(name)
        for other in graph.get(name, ()):
            visit(other)
        above.pop()
        graph[name] = set()

    graph = {module(file): imported(file) - {module(file)} for file in FILES}
    for name in list(graph):
        visit(name)


def test_no_two_classes_have_one_name() -> None:
    names = Counter(
        node.name
        for file in FILES
        for node in ast.walk(parsed(file.read_text()))
        if isinstance(node, ast.ClassDef)
    )
    assert [name for name, count in names.items() if count > 1] == []


def test_no_two_files_of_tests_have_one_name() -> None:
    """pytest imports them by their names alone: it refuses the second one when both are collected."""
    names = Counter(path.name for path in Path(__file__).parents[1].rglob("test_*.py"))
    assert [name for name, count in names.items() if count > 1] == []


def test_jit_is_applied_to_programs_weights_gradients_towers_and_losses_only() -> None:
    jitted = {module(file) for file in FILES if "jax.jit" in file.read_text()}
    assert jitted == {
        *("engine.arrays", "engine.compilation", "checkpoint.load", "checkpoint.random_weights"),
        *("training.gradient", "training.scores", "verify.accuracy", "vision.tower"),
    }


def test_only_the_source_knows_families() -> None:
    catalogue = "checkpoint.families"
    importing = {module(file) for file in FILES if any(m.startswith(catalogue) for m in imported(file))}
    assert {name for name in importing if not name.startswith(catalogue)} == {"checkpoint.source"}


def test_the_oracle_never_reads_the_spec_of_a_source() -> None:
    assert [
        file.name for file in (PACKAGE / "verify" / "oracle").glob("*.py") if ".spec" in file.read_text()
    ] == []


def test_every_module_has_a_docstring() -> None:
    for file in FILES:
        assert ast.get_docstring(parsed(file.read_text())), module(file)


@pytest.mark.parametrize(
    ("code", "absent"),
    [
        ("import xlabatch.scheduler.scheduler", "jax"),
        ("from xlabatch.cli import parser; parser()", "jax numpy pydantic rich.progress"),
        (
            "from xlabatch.cli import main; assert main(['inspect', '/nope.gguf']) == 2",
            "transformers tokenizers",
        ),
        (
            "from xlabatch.cli import main; assert main(['inspect', 'random:tiny']) == 0",
            "transformers tokenizers pydantic fastapi uvicorn llguidance xlabatch.engine.runner",
        ),
    ],
)
def test_only_what_is_used_is_imported(code: str, absent: str) -> None:
    found = f"{absent.split()} & sys.modules.keys()".replace("[", "{").replace("]", "}")
    subprocess.run([sys.executable, "-c", f"import sys; {code}; assert not {found}, {found}"], check=True)


@pytest.mark.parametrize("arguments", ["--help", "--version", "sevre", "", "serve --help", "serve --port x"])
def test_help_the_version_and_wrong_arguments_import_neither_jax_nor_numpy(arguments: str) -> None:
    code = (
        "import sys, atexit\n"
        "from xlabatch.cli import main\n"
        "atexit.register(lambda: print({'jax', 'numpy'} & sys.modules.keys()))\n"
        f"main({arguments.split()})"
    )
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert run.returncode in (0, 2)
    assert run.stdout.endswith("set()\n")

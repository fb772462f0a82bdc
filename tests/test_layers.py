"""The house: a file imports only what lies below it, and the scheduler's side never touches jax."""

import ast
import subprocess
import sys
from pathlib import Path

import pytest

PACKAGE = Path(__file__).parent.parent / "xlabatch"
LAYERS = [
    {"request", "config", "chunks", "params", "fields", "int8", "floor", "hub", "invention"},
    {"engine", "rope", "policies", "stored", "ops"},
    {"families.parts", "meter", "mlp"},
    {"families.llama", "families.mistral", "families.qwen2", "families.gemma2", "families.phi3"},
    {"families.olmo2", "families.gpt2", "families.gpt_neox", "families.mixtral"},
    {"families.qwen3", "families.gemma3_text", "families.smollm3", "families.granite"},
    {"families.qwen3_moe"},
    {"families", "seating"},
    {"source", "reading", "hearing", "attention", "rules", "odds", "options"},
    {"scheduler", "sampling", "slots", "tiles"},
    {"kernel"},
    {"oracle_numbers", "oracle_rope", "oracle_rules"},
    {"oracle_draw", "decoder", "text", "rulebook", "choice"},
    {"oracle", "forms"},
    {"graphs", "checkpoint", "reference", "judge", "workload", "against", "answers"},
    {"programs", "room"},
    {"xla", "inspection", "tickets", "motor", "asks"},
    {"verify", "lowering", "drive", "llm", "desk", "replies"},
    {"sched", "figures", "talks", "guard", "metrics"},
    {"server"},
    {"troubles"},
    {"routes"},
    {"serving"},
    {"race"},
    {"studies"},
    {"sweeps"},
    {"bench", "charts"},
    {"display", "report"},
    {"scenes"},
    {"page"},
    {"commands"},
    {"speaking"},
    {"cli"},
    {"__main__", "__init__"},
]
LEVEL = {name: level for level, names in enumerate(LAYERS) for name in names}
FILES = sorted(PACKAGE.rglob("*.py"))


def named(file: Path) -> str:
    name = ".".join(file.relative_to(PACKAGE).with_suffix("").parts)
    return name.removesuffix(".__init__")


def imported(file: Path) -> set[str]:
    """The modules of this package that a file imports, wherever in it."""
    found = set()
    for node in ast.walk(ast.parse(file.read_text())):
        if isinstance(node, ast.ImportFrom) and node.module and node.module.startswith("xlabatch"):
            under = node.module.removeprefix("xlabatch").lstrip(".")
            names = [f"{under}.{alias.name}".lstrip(".") for alias in node.names]
            found |= {name if name in LEVEL else under for name in names}
    return found


@pytest.mark.parametrize("file", FILES, ids=named)
def test_a_file_imports_only_what_lies_below_it(file: Path) -> None:
    for other in imported(file):
        assert LEVEL[other] < LEVEL[named(file)], f"{named(file)} imports {other}"


def test_the_oracle_shares_no_code_with_what_it_judges() -> None:
    own = {"oracle", "oracle_numbers", "oracle_rope", "oracle_rules", "oracle_draw"}
    assert set().union(*(imported(PACKAGE / f"{name}.py") for name in own)) - own == {"request", "source"}


def test_jit_is_applied_where_programs_are_made_and_where_weights_are_put() -> None:
    assert {named(file) for file in FILES if "jax.jit" in file.read_text()} == {"programs", "checkpoint"}


def test_files_are_rooms_and_functions_are_short() -> None:
    for file in FILES:
        text = file.read_text()
        assert text.count("\n") <= 260, file.name
        for node in ast.walk(ast.parse(text)):
            if isinstance(node, ast.FunctionDef):
                assert (node.end_lineno or 0) - node.lineno < 50, f"{file.name}: {node.name}"


def test_every_module_says_its_place() -> None:
    for file in FILES:
        assert ast.get_docstring(ast.parse(file.read_text())), file.name


def test_the_scheduler_does_not_bring_jax_along() -> None:
    code = "import sys, xlabatch.scheduler; assert 'jax' not in sys.modules"
    subprocess.run([sys.executable, "-c", code], check=True)


def test_help_does_not_wait_for_jax() -> None:
    code = "import sys; from xlabatch.cli import parser; parser(); assert 'jax' not in sys.modules"
    subprocess.run([sys.executable, "-c", code], check=True)

"""The package as others import it: public names without jax, its version, types and requirement of jax."""

import ast
import os
import re
import subprocess
import sys
import tomllib
from itertools import chain
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from support.parsing import parsed

import xlabatch
import xlabatch.api
import xlabatch.errors
import xlabatch.request

ROOT = Path(__file__).parents[2]
ADVICE = "TRANSFORMERS_NO_ADVISORY_WARNINGS"  # turns them off


def test_every_public_name_can_be_imported() -> None:
    for name in xlabatch.__all__:
        assert getattr(xlabatch, name), name


def test_the_names_for_type_checkers_are_those_that_are_imported_on_first_use() -> None:
    [checked] = [
        node for node in parsed(Path(xlabatch.__file__).read_text()).body if isinstance(node, ast.If)
    ]
    imports = [node for node in checked.body if isinstance(node, ast.ImportFrom)]
    assert {node.module: tuple(alias.name for alias in node.names) for node in imports} == xlabatch.LAZY
    names = {name for names in xlabatch.LAZY.values() for name in names}
    assert names | {"__version__"} == set(xlabatch.__all__) <= set(dir(xlabatch))


HEAVY = {"jax", "numpy", "transformers", "tokenizers", "pydantic", "fastapi", "rich", "psutil"}


@pytest.mark.parametrize(
    ("names", "imported"),
    [("LLM", set()), ("BatchEngine, Request, SamplingParams", set()), ("AsyncLLM", {"numpy"})],
)
def test_little_is_imported_before_a_model_is_named(names: str, imported: set[str]) -> None:
    code = f"import sys, xlabatch; from xlabatch import {names}; xlabatch.__version__; print(*sys.modules)"
    run = subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, text=True)
    assert set(run.stdout.split()) & HEAVY == imported
    assert run.stderr == ""


def test_a_server_on_a_cpu_imports_no_kernels_of_other_devices_and_no_training() -> None:
    code = "import sys, xlabatch.server.routes, xlabatch.engine.xla; print(*sys.modules)"
    run = subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, text=True)
    found = set(run.stdout.split())
    assert "xlabatch.server.service" in found
    unneeded = {
        "jax.experimental.pallas",
        "xlabatch.server.tinker.service",
        "xlabatch.training.adam",
        "torch",
    }
    assert found & unneeded == set()


def test_no_start_recommends_torch() -> None:
    """Neither where transformers is imported nor in the process that renders templates."""
    code = """
from xlabatch.checkpoint.source import open_source
from xlabatch.text.tokenizer import Tokenizer
source = open_source(None)
tokenizer = Tokenizer(source.folder, source.name)
tokenizer.hf
tokenizer.render_chat([{"role": "user", "content": "hello"}])
"""
    environment = {name: value for name, value in os.environ.items() if name != ADVICE}
    command = [sys.executable, "-c", code + f"import os; assert {ADVICE!r} not in os.environ"]
    run = subprocess.run(command, check=True, capture_output=True, text=True, env=environment)
    assert (run.stdout, run.stderr) == ("", "")


def test_every_exception_for_a_caller_is_public() -> None:
    for module in (xlabatch.errors, xlabatch.request, xlabatch.api):
        for name, value in vars(module).items():
            if isinstance(value, type) and issubclass(value, Exception):
                assert name in xlabatch.__all__, name


def test_the_version_is_that_of_the_project_file() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    assert xlabatch.__version__ == project["version"]


def test_the_package_declares_its_types() -> None:
    assert (ROOT / "xlabatch" / "py.typed").exists()


def test_the_jax_versions_in_the_readme_are_those_that_the_project_file_allows() -> None:
    """The first one is the lowest that is allowed, and no document or extra says something else."""
    named = re.search(r"jax ([\d.]+(?:, [\d.]+)* and [\d.]+) are tested", (ROOT / "README.md").read_text())
    assert named
    versions = re.split(r", | and ", named[1])
    assert named[0] in (ROOT / "CHANGELOG.md").read_text()
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    for text in chain(project["dependencies"], *project["optional-dependencies"].values()):
        requirement = Requirement(text)
        if requirement.name in ("jax", "jaxlib"):
            assert all(requirement.specifier.contains(version) for version in versions), text
            assert f">={versions[0]}" in str(requirement.specifier), text

"""The package as others import it: public names without jax, its version, types and requirement of jax."""

import re
import subprocess
import sys
import tomllib
from itertools import chain
from pathlib import Path

from packaging.requirements import Requirement

import xlabatch

ROOT = Path(__file__).parents[2]


def test_every_public_name_can_be_imported() -> None:
    for name in xlabatch.__all__:
        assert getattr(xlabatch, name), name


def test_importing_the_package_does_not_import_jax() -> None:
    code = "import sys, xlabatch; xlabatch.__version__; assert 'jax' not in sys.modules"
    subprocess.run([sys.executable, "-c", code], check=True)


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

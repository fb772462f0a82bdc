"""The package as others import it: public names without jax, its version, its types."""

import subprocess
import sys
import tomllib
from pathlib import Path

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

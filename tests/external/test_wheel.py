"""Wheels as pip installs them: what is in them, and that the kernels load where they were not compiled.

XLABATCH_WHEELS names a folder with two wheels, one made with a C++ compiler and one made without.
"""

import json
import os
import subprocess
import sys
import sysconfig
from pathlib import Path
from zipfile import ZipFile

import pytest

WHEELS = sorted(Path(os.environ.get("XLABATCH_WHEELS", "/nowhere")).glob("*.whl"))
PACKAGE = Path(__file__).parents[2] / "xlabatch"
LIBRARY = "xlabatch/kernels/libxlabatch_kernels.so"
BUILT_FROM = {"kernels/CMakeLists.txt"} | {
    str(file.relative_to(PACKAGE)) for file in (PACKAGE / "kernels" / "src").iterdir()
}

INSTRUCTION_SETS = {
    "avx512_amx",
    "avx512_bf16",
    "avx512",
    "avx2_vnni",
    "avx2",
    "neon_dotprod",
    "neon",
    "plain",
}

pytestmark = pytest.mark.skipif(not WHEELS, reason="needs XLABATCH_WHEELS, a folder with wheels")


def wheel(compiled: bool) -> Path:
    (found,) = (file for file in WHEELS if file.name.endswith("-none-any.whl") != compiled)
    return found


@pytest.fixture(params=[True, False], ids=["compiled", "not compiled"])
def compiled(request: pytest.FixtureRequest) -> bool:
    """Whether there was a compiler."""
    return bool(request.param)


def test_a_wheel_has_the_files_of_the_package_and_the_library(compiled: bool) -> None:
    packaged = subprocess.check_output(["git", "ls-files", "."], cwd=PACKAGE, text=True).split()
    expected = {f"xlabatch/{name}" for name in {*packaged} - BUILT_FROM} | ({LIBRARY} if compiled else set())
    names = {name for name in ZipFile(wheel(compiled)).namelist() if ".dist-info/" not in name}
    assert names == expected


def test_a_wheel_is_for_every_python_and_without_a_library_for_every_machine() -> None:
    platform = sysconfig.get_platform().replace("-", "_").replace(".", "_")
    assert wheel(True).name.endswith(f"-py3-none-{platform}.whl")
    assert wheel(False).name.endswith("-py3-none-any.whl")


def test_an_installed_wheel_names_its_kernels(compiled: bool, tmp_path: Path) -> None:
    pip = [sys.executable, "-m", "pip", "install", "--quiet", "--no-index", "--no-deps"]
    subprocess.run([*pip, "--target", tmp_path, wheel(compiled)], check=True)
    folders = os.pathsep.join([str(tmp_path), sysconfig.get_path("purelib"), sysconfig.get_path("platlib")])
    # -S: not the installation that the tests run in, which comes by a file in site-packages
    command = [sys.executable, "-S", "-m", "xlabatch", "inspect", "random:tiny", "--json"]
    output = subprocess.check_output(command, env=os.environ | {"PYTHONPATH": folders}, cwd=tmp_path)
    expected = INSTRUCTION_SETS if compiled else {"none (not compiled when xlabatch was installed)"}
    assert json.loads(output)["kernels"] in expected

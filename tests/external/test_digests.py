"""The kernels without jax: under sanitizers, and with the instruction sets of two processor families.

`tests/kernels/digests.cc` runs every kernel over fixed inputs and prints a digest of each result.
XLABATCH_DIGESTS=1 builds it, here and, where the compiler and qemu are installed, for ARM.
"""

import os
import platform
import shutil
import subprocess
import sys
from collections import defaultdict
from pathlib import Path

import pytest

SOURCE = Path(__file__).parents[2] / "xlabatch" / "kernels"
ARM_COMPILER, QEMU = shutil.which("aarch64-linux-gnu-g++"), shutil.which("qemu-aarch64")
ARM = [
    "-DCMAKE_SYSTEM_NAME=Linux",
    "-DCMAKE_SYSTEM_PROCESSOR=aarch64",
    f"-DCMAKE_CXX_COMPILER={ARM_COMPILER}",
    "-DCMAKE_EXE_LINKER_FLAGS=-static",
]
ARM_SETS = {"neon_dotprod", "neon", "plain"}
Digests = dict[str, dict[str, str]]  # of each case, by instruction set

pytestmark = pytest.mark.skipif(
    "XLABATCH_DIGESTS" not in os.environ, reason="XLABATCH_DIGESTS=1 builds the program"
)


def build(folder: Path, *options: str) -> Path:
    """The program, built with these options."""
    always = [
        f"-DPython_EXECUTABLE={sys.executable}",
        "-DXLABATCH_DIGESTS=ON",
        "-DCMAKE_COMPILE_WARNING_AS_ERROR=ON",
    ]
    configure = ["cmake", "-S", str(SOURCE), "-B", str(folder), *always, *options]
    subprocess.run(configure, check=True, stdout=subprocess.DEVNULL)
    subprocess.run(["cmake", "--build", str(folder), "--target", "digests", "-j", "2"], check=True)
    return folder / "digests"


def run(*command: str | Path) -> Digests:
    """What the program prints. It ends with an error where a sanitizer has found one."""
    printed = subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True).stdout
    digests: Digests = defaultdict(dict)
    for line in printed.splitlines():
        case, instruction_set, digest = line.split()
        digests[case][instruction_set] = digest
    return digests


@pytest.fixture(scope="module")
def native(tmp_path_factory: pytest.TempPathFactory) -> Digests:
    """Those of this processor, computed under the sanitizers of addresses and of undefined behaviour."""
    folder = tmp_path_factory.mktemp("native")
    return run(build(folder, "-DXLABATCH_SANITIZE=ON", "-DCMAKE_CXX_FLAGS_RELEASE=-O1"))


def same_bits(case: str, of: dict[str, str]) -> bool:
    """Whether all instruction sets agree; the processor's own dot of bfloat16 pairs rounds once less."""
    own = {"avx512_bf16"} if case.startswith("linear-bfloat16") else set()
    return len({digest for instruction_set, digest in of.items() if instruction_set not in own}) == 1


def test_every_instruction_set_has_the_same_bits_and_no_error_of_memory(native: Digests) -> None:
    assert len(native) > 40
    assert [case for case, of in native.items() if not same_bits(case, of)] == []


@pytest.mark.skipif(not (ARM_COMPILER and QEMU), reason="no compiler for ARM, or no qemu")
@pytest.mark.skipif(platform.machine() != "x86_64", reason="compares ARM with x86")
def test_arm_has_the_bits_of_x86(native: Digests, tmp_path: Path) -> None:
    arm = run(str(QEMU), build(tmp_path, *ARM))
    assert set().union(*arm.values()) == ARM_SETS
    assert [case for case, of in arm.items() if not same_bits(case, native[case] | of)] == []

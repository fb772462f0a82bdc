"""Tinker's official client trains adapters of a server: equal bits at each step, and after a server's death.

XLABATCH_CLIENTS names a folder with an environment for each client; `.ci/run` creates it.
"""

import os
import re
import signal
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest
from conftest import USED
from support.serving import RunningServer, running, serving_process

from xlabatch import LLM
from xlabatch.checkpoint.source import open_source
from xlabatch.training.trainer import Trainer

ROOT = Path(__file__).parents[2]
FOLDER = Path(os.environ.get("XLABATCH_CLIENTS", "/nowhere"))
SCRIPT = Path(__file__).parent / "clients" / "tinker_training.py"
TIMEOUT_S = 240
# The client's HTTP library has threads of its own, and one that wakes while Python ends can abort the process
# after all is done and printed: so the process ends at once, unless the script raised
RUN = """
import os, runpy, sys
del sys.argv[0]
runpy.run_path(sys.argv[0], run_name="__main__")
sys.stdout.flush()
os._exit(0)
"""

pytestmark = [
    pytest.mark.skipif(not (FOLDER / "tinker").is_dir(), reason="needs XLABATCH_CLIENTS with tinker"),
    pytest.mark.skipif(USED != "kernels", reason="without the kernels the last bits differ"),
]


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    llm = LLM(slots=4, context=256, queue=64, adapters=2, adapter_rank=8)
    folder = tmp_path_factory.mktemp("runs")
    with running(llm, trainer=Trainer(open_source(), llm.engine), train=folder) as served:
        yield served


def run(home: Path, *command: str | Path) -> str:
    """Run the client -> what it has printed."""
    env = {name: each for name, each in os.environ.items() if not name.lower().endswith("_proxy")}
    process = subprocess.run(
        [FOLDER.resolve() / "tinker" / "bin" / "python", "-c", RUN, *command],
        env=env | {"HOME": f"{home}", "HF_HUB_OFFLINE": "1"},
        cwd=home,
        capture_output=True,
        text=True,
        timeout=TIMEOUT_S,
    )
    assert process.returncode == 0, f"{process.stdout[-2000:]}\n{process.stderr[-4000:]}"
    return process.stdout


def test_twenty_steps_have_the_bits_of_the_sampler_at_each(served: RunningServer, tmp_path: Path) -> None:
    run(tmp_path, SCRIPT, "train", served.url, "20")


@pytest.mark.parametrize("mode", ["supervise", "custom", "publish", "mistakes"])
def test_the_client_gets_what_it_asks_for(served: RunningServer, mode: str, tmp_path: Path) -> None:
    run(tmp_path, SCRIPT, mode, served.url)


def test_the_example_of_the_documents_runs(served: RunningServer, tmp_path: Path) -> None:
    page = (ROOT / "docs" / "training.md").read_text()
    (example,) = re.findall(r"```text\n(import tinker\n.*?)```", page, flags=re.S)
    script = tmp_path / "example.py"
    script.write_text(example.replace("http://127.0.0.1:8000", served.url))
    assert run(tmp_path, script).startswith("tinker://")


def test_a_server_that_was_killed_goes_on_with_equal_bits(tmp_path: Path) -> None:
    command = f"--train {tmp_path}/runs --slots 4 --context 256 --adapter-rank 8"
    with serving_process(command) as (server, url):
        path, expected = run(tmp_path, SCRIPT, "begin", url, "2", "4").splitlines()
        server.send_signal(signal.SIGKILL)
    with serving_process(command.replace("--slots 4", "--slots 3")) as (server, url):
        assert run(tmp_path, SCRIPT, "resume", url, path, "2", "4").strip() == expected
        server.send_signal(signal.SIGINT)

"""Other projects' clients against a running server: each does its work, and its results are checked.

XLABATCH_CLIENTS names a folder with an environment for each client; `.ci/run` creates it. What runs in one
is a file of `clients/`. Clients reach loopback only.
"""

import os
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest
from support.serving import RunningServer, running

from xlabatch import LLM

SCRIPTS = Path(__file__).parent / "clients"
FOLDER = Path(os.environ.get("XLABATCH_CLIENTS", "/nowhere"))
TIMEOUT_S = 240
UNREACHABLE = "http://127.0.0.1:9"  # nothing listens there
OFFLINE = {
    **{f"{scheme}_proxy": UNREACHABLE for scheme in ("http", "https", "all")},
    "no_proxy": "127.0.0.1",
    "HF_HUB_OFFLINE": "1",
    "LITELLM_LOCAL_MODEL_COST_MAP": "True",
    "OPENAI_AGENTS_DISABLE_TRACING": "1",
}
ENVIRONMENTS = {  # by script
    "openai_client": "openai",
    "litellm_client": "litellm",
    "langchain_client": "langchain-openai",
    "instructor_client": "instructor",
    "pydantic_ai_client": "pydantic-ai-slim",
    "agents_client": "openai-agents",
}

pytestmark = pytest.mark.skipif(not FOLDER.is_dir(), reason="needs XLABATCH_CLIENTS, a folder with clients")


@pytest.fixture(scope="module")
def llm() -> LLM:
    """The embedded model, in slots that hold the descriptions of tools."""
    return LLM(slots=4, context=2048, queue=64)


@pytest.fixture(scope="module")
def served(llm: LLM) -> Iterator[RunningServer]:
    with running(llm) as served:
        yield served


def run(served: RunningServer, home: Path, *command: str | Path) -> str:
    """Run a client that has the server's address -> what it has printed."""
    env = {name: each for name, each in os.environ.items() if not name.lower().endswith("_proxy")}
    own = {"HOME": f"{home}", "OPENAI_API_KEY": "none", "OPENAI_BASE_URL": f"{served.url}/v1"}
    process = subprocess.run(
        command, env=env | OFFLINE | own, cwd=home, capture_output=True, text=True, timeout=TIMEOUT_S
    )
    assert process.returncode == 0, f"{process.stdout[-2000:]}\n{process.stderr[-4000:]}"
    return process.stdout


@pytest.mark.parametrize("script", ENVIRONMENTS)
def test_a_python_client_gets_what_it_asks_for(served: RunningServer, script: str, tmp_path: Path) -> None:
    python = FOLDER.resolve() / ENVIRONMENTS[script] / "bin" / "python"
    run(served, tmp_path, python, SCRIPTS / f"{script}.py")
    assert served.idle

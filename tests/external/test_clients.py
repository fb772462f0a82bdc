"""Other projects' clients against a running server: each does its work, and its results are checked.

XLABATCH_CLIENTS names a folder with an environment for each client; `.ci/run` creates it. What runs in one
is a file of `clients/`. Clients reach loopback only.
"""

import hashlib
import json
import math
import os
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest
from conftest import USED
from support.serving import RunningServer, running
from support.smollm2 import MODEL, WITH_SMOLLM2

import xlabatch
from xlabatch import LLM

STORIES = Path(xlabatch.__file__).parent / "checkpoint" / "stories"  # the embedded model with its tokenizer
SCRIPTS = Path(__file__).parent / "clients"
FOLDER = Path(os.environ.get("XLABATCH_CLIENTS", "/nowhere"))
TIMEOUT_S = 240
UNREACHABLE = "http://127.0.0.1:9"  # nothing listens there
OFFLINE = {
    **{f"{scheme}_proxy": UNREACHABLE for scheme in ("http", "https", "all")},
    "no_proxy": "127.0.0.1",
    "HF_HUB_OFFLINE": "1",
    "HF_DATASETS_OFFLINE": "1",
    "LITELLM_LOCAL_MODEL_COST_MAP": "True",
    "OPENAI_AGENTS_DISABLE_TRACING": "1",
    "GUIDELLM__MAX_WORKER_PROCESSES": "1",
}
ENVIRONMENTS = {  # by script
    "openai_client": "openai",
    "anthropic_client": "anthropic",
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
def served(llm: LLM, tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    with running(llm, files=tmp_path_factory.mktemp("files")) as served:
        yield served


@pytest.fixture(
    scope="module",
    params=[
        STORIES,
        pytest.param(MODEL, marks=WITH_SMOLLM2),
    ],
    ids=["the embedded model", "SmolLM2"],
)
def each_served(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[RunningServer]:
    """The embedded model, then a real one by the same name."""
    llm = LLM(request.param, slots=4, context=2048, queue=64)
    with running(llm, name="stories", files=tmp_path_factory.mktemp("files")) as served:
        yield served


def run(served: RunningServer, home: Path, *command: str | Path) -> str:
    """Run a client that has the server's address -> what it has printed."""
    env = {name: each for name, each in os.environ.items() if not name.lower().endswith("_proxy")}
    own = {"HOME": f"{home}", "OPENAI_API_KEY": "none", "OPENAI_BASE_URL": f"{served.url}/v1"}
    own |= {"ANTHROPIC_API_KEY": "none", "ANTHROPIC_BASE_URL": served.url}
    process = subprocess.run(
        command, env=env | OFFLINE | own, cwd=home, capture_output=True, text=True, timeout=TIMEOUT_S
    )
    assert process.returncode == 0, f"{process.stdout[-2000:]}\n{process.stderr[-4000:]}"
    return process.stdout


@pytest.mark.parametrize("script", ENVIRONMENTS)
def test_a_python_client_gets_what_it_asks_for(
    each_served: RunningServer, script: str, tmp_path: Path
) -> None:
    python = FOLDER.resolve() / ENVIRONMENTS[script] / "bin" / "python"
    run(each_served, tmp_path, python, SCRIPTS / f"{script}.py")
    assert each_served.idle


def test_clients_of_node_get_what_they_ask_for(each_served: RunningServer, tmp_path: Path) -> None:
    node = FOLDER.resolve() / "node"
    (tmp_path / "node_modules").symlink_to(node / "node_modules")
    script = tmp_path / "node_clients.mjs"  # modules are searched beside the script
    script.write_text((SCRIPTS / script.name).read_text())
    run(each_served, tmp_path, node / "bin" / "node", script)


def test_the_command_line_llm_prints_text_and_json(each_served: RunningServer, tmp_path: Path) -> None:
    endpoint = [f"{FOLDER.resolve()}/llm/bin/llm", "openai", "endpoint", f"{each_served.url}/v1"]
    assert run(each_served, tmp_path, *endpoint, "--models").split() == ["stories"]
    ask = [*endpoint, "-m", "stories", "-o", "temperature", "0", "-o", "max_tokens", "60", "Tell me a story"]
    streamed, complete = run(each_served, tmp_path, *ask), run(each_served, tmp_path, *ask, "--no-stream")
    assert streamed.strip() == complete.strip() != ""
    schema = {"type": "object", "properties": {"kind": {"enum": ["cat", "dog"]}}, "required": ["kind"]}
    animal = json.loads(run(each_served, tmp_path, *ask, "--schema", json.dumps(schema)))
    assert animal["kind"] in ("cat", "dog")


@pytest.mark.parametrize("endpoint", ["/v1/chat/completions", "/v1/completions"])
def test_guidellm_completes_every_request(served: RunningServer, endpoint: str, tmp_path: Path) -> None:
    options = {
        "backend": f"kind=openai_http,target={served.url},request_format={endpoint}",
        "profile": "kind=concurrent,streams=3",
        "constraint": "kind=max_requests,count=9",
        "tokenizer": f"kind=hf_auto,model={STORIES}",
        "data": "kind=synthetic_text,prompt_tokens=20,output_tokens=12",
        "output": "kind=json,path=benchmarks.json",
    }
    pairs = [part for name, value in options.items() for part in (f"--{name}", value)]
    run(served, tmp_path, FOLDER.resolve() / "guidellm" / "bin" / "guidellm", "run", *pairs)
    [benchmark] = json.loads((tmp_path / "benchmarks.json").read_text())["benchmarks"]
    totals = benchmark["metrics"]["request_totals"]
    assert (totals["successful"], totals["errored"], totals["incomplete"]) == (9, 0, 0)
    assert [each["output_tokens"] for each in benchmark["requests"]["successful"]] == [12] * 9


DOCUMENTS = [
    {"context": "Once upon a time, there was a", "continuation": " little girl named Mia."},
    {"context": "One day, the cat saw", "continuation": " a big dog in the park."},
    {"context": "The sun was", "continuation": " xylophone."},
]
TASK = {
    "task": "next_words",
    "dataset_path": "json",
    "output_type": "loglikelihood",
    "test_split": "test",
    "doc_to_text": "{{context}}",
    "doc_to_target": "{{continuation}}",
    "target_delimiter": "",
    "metric_list": [{"metric": "perplexity"}, {"metric": "acc"}],
}


def log_probability(llm: LLM, context: str, continuation: str) -> float:
    """The log-probability of a continuation by the Python API."""
    prompt, before = (llm.tokenizer.encode_chat(text) for text in (context + continuation, context))
    [completion] = llm.generate([list(prompt)], prompt_logprobs=0, max_tokens=1)
    logprobs = completion.prompt_logprobs or ()
    return sum(each.token for each in logprobs[len(before) :] if each)


def evaluate(served: RunningServer, folder: Path) -> tuple[dict[str, float], str]:
    """Run lm-evaluation-harness on the documents -> its results, and the digest of all its samples."""
    folder.mkdir()
    data = folder / "documents.jsonl"
    data.write_text("\n".join(map(json.dumps, DOCUMENTS)))
    # JSON is YAML
    (folder / "next_words.yaml").write_text(
        json.dumps(TASK | {"dataset_kwargs": {"data_files": {"test": "documents.jsonl"}}})
    )
    model = f"model=stories,base_url={served.url}/v1/completions,tokenizer={STORIES}"
    command = "run --model local-completions --tasks next_words --include_path . --output_path results.json"
    more = ["--batch_size", "2", "--log_samples", "--model_args", f"{model},tokenizer_backend=huggingface"]
    run(served, folder, FOLDER.resolve() / "lm-eval" / "bin" / "lm_eval", *command.split(), *more)
    [results] = folder.glob("results*.json")
    [samples] = folder.glob("samples*.jsonl")
    found: dict[str, float] = json.loads(results.read_text())["results"]["next_words"]
    return found, hashlib.sha256(samples.read_bytes()).hexdigest()


def test_an_evaluation_has_one_score_and_one_digest_on_any_engine(
    served: RunningServer, llm: LLM, tmp_path: Path
) -> None:
    found, digest = evaluate(served, tmp_path / "first")
    logprobs = [log_probability(llm, **document) for document in DOCUMENTS]
    expected = math.exp(-sum(logprobs) / len(logprobs))
    assert found["perplexity,none"] == pytest.approx(expected, rel=1e-6)
    if USED != "kernels":
        return
    with running(LLM(slots=1, context=256), name="stories") as other:
        again, same_digest = evaluate(other, tmp_path / "second")
    assert found == again
    assert digest == same_digest

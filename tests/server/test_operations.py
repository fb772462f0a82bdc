"""What an operator uses: HTTPS, the lines of the log, and metrics under vLLM's names."""

import json
import logging
import shutil
import ssl
import subprocess
import sys
from pathlib import Path
from typing import Any

import httpx
import pytest
from prometheus_client.parser import text_string_to_metric_families
from support.serving import PROMPT, RunningServer, get, post, running, serving_process

from xlabatch import LLM
from xlabatch.cli import main
from xlabatch.server.log_lines import JsonFormatter, LineFormatter

needs_openssl = pytest.mark.skipif(shutil.which("openssl") is None, reason="openssl is not installed")


@pytest.fixture(scope="module")
def certificate(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Path]:
    folder = tmp_path_factory.mktemp("tls")
    files = folder / "cert.pem", folder / "key.pem"
    names = ["-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost,IP:127.0.0.1"]
    command = ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", *names]
    subprocess.run([*command, "-out", files[0], "-keyout", files[1]], check=True, capture_output=True)
    return files


@needs_openssl
def test_a_certificate_makes_it_https(llm: LLM, certificate: tuple[Path, Path]) -> None:
    context = ssl.create_default_context(cafile=certificate[0])
    with running(llm, ssl_certfile=certificate[0], ssl_keyfile=certificate[1]) as served:
        url = served.url.replace("http://", "https://")
        with httpx.Client(verify=context, timeout=60) as client:
            assert client.get(f"{url}/health").status_code == 200
            body = {"prompt": PROMPT, "max_tokens": 5, "temperature": 0}
            answer = client.post(f"{url}/v1/completions", json=body).json()
            with client.stream("POST", f"{url}/v1/completions", json=body | {"stream": True}) as stream:
                lines = [line for line in stream.iter_lines() if line.startswith("data: {")]
        text = "".join(json.loads(line[6:])["choices"][0]["text"] for line in lines)
        assert text == answer["choices"][0]["text"]
        with pytest.raises(httpx.HTTPError):
            get(f"{served.url}/health")


@pytest.mark.heavy
@needs_openssl
def test_the_start_message_has_the_scheme(certificate: tuple[Path, Path]) -> None:
    args = ["serve", "--slots", "1", "--context", "64", "--port", "0", "--ssl-certfile", str(certificate[0])]
    args += ["--ssl-keyfile", str(certificate[1])]
    args = [sys.executable, "-m", "xlabatch", *args]
    options: Any = {"stdout": subprocess.PIPE, "stderr": subprocess.DEVNULL, "text": True}
    with subprocess.Popen(args, **options) as command:
        assert command.stdout
        line = next(line for line in command.stdout if line.startswith("Serving on "))
        url = line.split()[2]
        assert url.startswith("https://127.0.0.1:")
        assert get(f"{url}/health").status_code == 200
        command.terminate()
        command.communicate(timeout=60)


def test_a_certificate_that_cannot_be_used_is_refused_at_once(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("xlabatch.checkpoint.source.open_source", None)
    (tmp_path / "bad.pem").write_text("no certificate")
    for arguments in (
        ["--ssl-certfile", str(tmp_path / "bad.pem")],
        ["--ssl-certfile", str(tmp_path / "absent.pem")],
        ["--ssl-keyfile", str(tmp_path / "bad.pem")],
    ):
        assert main(["serve", *arguments]) == 2
        printed = capsys.readouterr().err
        assert printed.startswith("xlabatch: --ssl-")
        assert printed.count("\n") == 1


def record(message: str, level: int = logging.INFO) -> logging.LogRecord:
    made = logging.LogRecord("xlabatch", level, "", 0, message, (), None)
    made.created = 0.25
    return made


def test_a_line_of_the_log_has_its_time_and_an_unusual_level() -> None:
    text, as_json = LineFormatter(), JsonFormatter()
    assert text.format(record("id=a tokens=3")) == "1970-01-01T00:00:00.250Z id=a tokens=3"
    assert text.format(record("hm", logging.WARNING)) == "1970-01-01T00:00:00.250Z warning hm"
    fields = {"time": "1970-01-01T00:00:00.250Z", "level": "info", "id": "a"}
    assert json.loads(as_json.format(record('{"id": "a"}'))) == fields
    assert json.loads(as_json.format(record("{no json")))["message"] == "{no json"


@pytest.mark.heavy
def test_the_level_of_the_log_is_an_option() -> None:
    with serving_process("--slots 1 --context 64 --log-level warning") as (command, url):
        assert command.stderr
        assert post(f"{url}/v1/completions", json={"prompt": PROMPT, "max_tokens": 2}).status_code == 200
        command.terminate()
        log = command.stderr.read()
        command.wait(60)
    assert "id=cmpl-" not in log
    assert "stopped" not in log


def samples(served: RunningServer) -> dict[str, float]:
    families = text_string_to_metric_families(get(f"{served.url}/metrics").text)
    found: dict[str, float] = {}
    for family in families:
        for sample in family.samples:
            found[sample.name] = found.get(sample.name, 0.0) + sample.value
            if sample.name.startswith("vllm:"):
                assert sample.labels["model_name"] == "stories"
    return found


def test_metrics_have_vllms_names_too(served: RunningServer) -> None:
    before = samples(served)
    body: Any = {"prompt": PROMPT, "max_tokens": 5, "ignore_eos": True}
    assert post(f"{served.url}/v1/completions", json=body).status_code == 200
    after = samples(served)
    grown = {name: after[name] - before.get(name, 0.0) for name in after}
    assert grown["vllm:generation_tokens_total"] == 5
    assert grown["vllm:prompt_tokens_total"] == grown["xlabatch_prompt_tokens_sum"]
    assert grown["vllm:request_success_total"] == 1
    assert grown["vllm:e2e_request_latency_seconds_count"] == 1
    assert grown["vllm:time_to_first_token_seconds_count"] == 1
    assert after["vllm:num_requests_running"] == after["vllm:num_requests_waiting"] == 0
    for name in ("vllm:kv_cache_usage_perc", "vllm:inter_token_latency_seconds_count"):
        assert name in after

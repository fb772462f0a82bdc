"""Models by hub id, from a server on loopback: downloaded once, by revision and token, then used offline."""

import os
import subprocess
import sys
from pathlib import Path

import pytest
from support.hub_server import Hub, serving
from support.quick import slow_except

from xlabatch.checkpoint import hub as checkpoint_hub
from xlabatch.checkpoint.source import STORIES, open_source
from xlabatch.errors import Refused

FETCH = (
    "import sys; from xlabatch.checkpoint.hub import fetch, fetch_gguf, is_gguf; "
    "name = sys.argv[1]; print((fetch_gguf if is_gguf(name) else fetch)(name))"
)


def fetch(hub: Hub, home: Path, name: str, **environment: str) -> tuple[int, str]:
    """Exit code and last line of a process that fetches a model; the library reads its environment once."""
    env = {**os.environ, "HF_ENDPOINT": hub.url, "HF_HOME": str(home), "HF_HUB_OFFLINE": "0"}
    env |= {"HF_HUB_DISABLE_TELEMETRY": "1", "HF_HUB_ETAG_TIMEOUT": "5"} | environment
    command = [sys.executable, "-c", FETCH, name]
    process = subprocess.run(command, env=env, capture_output=True, text=True, timeout=60)
    return process.returncode, (process.stdout or process.stderr).strip().splitlines()[-1]


def other_revision(folder: Path) -> Path:
    """The stories with another end token, and a file that is not needed."""
    for file in STORIES.iterdir():
        (folder / file.name).write_bytes(file.read_bytes())
    (folder / "generation_config.json").write_text('{"eos_token_id": 3}')
    (folder / "pytorch_model.bin").write_bytes(b"never needed")
    return folder


@pytest.mark.heavy
def test_a_model_is_downloaded_once_and_is_then_available_offline(tmp_path: Path) -> None:
    with serving(Hub({("us/stories", "main"): STORIES})) as hub:
        code, folder = fetch(hub, tmp_path, "us/stories")
        assert code == 0, folder
        assert open_source(Path(folder)).shapes == open_source().shapes
        requests = len(hub.requests)
        again = fetch(hub, tmp_path, "us/stories", HF_HUB_OFFLINE="1")
        assert again == (0, folder)
        assert len(hub.requests) == requests


@pytest.mark.heavy
def test_a_revision_is_downloaded_by_its_name(tmp_path: Path) -> None:
    (tmp_path / "v2").mkdir()
    models = {("us/stories", "main"): STORIES, ("us/stories", "v2"): other_revision(tmp_path / "v2")}
    with serving(Hub(models)) as hub:
        code, folder = fetch(hub, tmp_path / "home", "us/stories@v2")
        assert code == 0, folder
        assert open_source(Path(folder)).eos_token_ids == (3,)
        assert not (Path(folder) / "pytorch_model.bin").exists()
        code, line = fetch(hub, tmp_path / "home", "us/stories@v3")
        assert code == 1
        assert "model us/stories@v3: the hub has the model, but no revision v3" in line


@pytest.mark.heavy
def test_the_token_of_the_environment_is_sent(tmp_path: Path) -> None:
    with serving(Hub({("us/stories", "main"): STORIES}, token="s3cret")) as hub:
        code, line = fetch(hub, tmp_path, "us/stories")
        assert code == 1
        assert "or it is private: set HF_TOKEN" in line
        assert fetch(hub, tmp_path, "us/stories", HF_TOKEN="s3cret")[0] == 0


def test_the_error_for_a_gated_model_gives_the_remedy(tmp_path: Path) -> None:
    with serving(Hub({}, gated=True)) as hub:
        code, line = fetch(hub, tmp_path, "us/stories")
        assert code == 1
        assert "accept the terms and set HF_TOKEN" in line


@pytest.mark.heavy
def test_a_gguf_file_is_downloaded_by_the_end_of_its_name(tmp_path: Path) -> None:
    files = tmp_path / "files"
    files.mkdir()
    for name in ("a-Q4_K_M", "a-Q4_K_S", "a-q8_0-00001-of-00002", "a-q8_0-00002-of-00002", "mmproj-a-Q4_K_M"):
        (files / f"{name}.gguf").write_bytes(name.encode())
    with serving(Hub({("us/a-GGUF", "main"): files})) as hub:
        code, line = fetch(hub, tmp_path, "us/a-GGUF:Q4_K_M")
        assert (code, Path(line).name) == (0, "a-Q4_K_M.gguf"), line
        assert len(list(Path(line).parent.iterdir())) == 2  # with the vision tower
        code, line = fetch(hub, tmp_path, "us/a-GGUF:Q8_0")
        assert (code, Path(line).name) == (0, "a-q8_0-00001-of-00002.gguf"), line
        assert Path(line).with_name("a-q8_0-00002-of-00002.gguf").exists()
        code, line = fetch(hub, tmp_path, "us/a-GGUF")
        assert "if it has GGUF files, give the end of a file's name after a colon, us/a-GGUF:Q4_K_M" in line


@pytest.mark.parametrize("broken", slow_except(["html"], ["cut", "html"]))
def test_a_lost_connection_is_one_line(tmp_path: Path, broken: str) -> None:
    with serving(Hub({("us/stories", "main"): STORIES}, broken=broken)) as hub:
        code, line = fetch(hub, tmp_path, "us/stories")
        assert code == 1
        assert "Refused: model us/stories: " in line
        assert "try again" in line


@pytest.mark.parametrize("offline", ["0", "1"])
def test_a_hub_that_cannot_be_reached_is_named_as_the_cause(tmp_path: Path, offline: str) -> None:
    code, line = fetch(Hub({}, url="http://127.0.0.1:9"), tmp_path, "us/stories", HF_HUB_OFFLINE=offline)
    assert code == 1
    assert "the model is not in the cache, and the hub cannot be reached" in line


@pytest.mark.parametrize(
    ("name", "could_be"),
    [
        ("gpt2", True),
        ("us/stories", True),
        ("us/stories@v2", True),
        ("./x", False),
        ("a/b/c", False),
        ("/x", False),
    ],
)
def test_which_names_can_be_hub_ids(name: str, could_be: bool) -> None:
    assert checkpoint_hub.is_id(name) == could_be


@pytest.mark.parametrize(
    ("name", "could_be"),
    [
        ("us/stories:Q4_K_M", True),
        ("us/stories@v2:stories-q8_0.gguf", True),
        ("us/stories.gguf", False),
        ("random:tiny", False),
        ("a/b/c:Q4_0", False),
    ],
)
def test_which_names_can_be_gguf_files_of_the_hub(name: str, could_be: bool) -> None:
    assert checkpoint_hub.is_gguf(name) == could_be


def test_an_existing_folder_is_never_requested_from_the_hub(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "gpt2").mkdir()
    monkeypatch.chdir(tmp_path)
    with pytest.raises(Refused, match=r"gpt2 holds no config\.json"):
        open_source("gpt2")

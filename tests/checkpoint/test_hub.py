"""Models by hub id, from a server on loopback: fetched once, by revision, by token, offline after that."""

import os
import subprocess
import sys
from pathlib import Path

import pytest
from support.hub_server import Hub, serving

from xlabatch.checkpoint import hub as ours
from xlabatch.checkpoint.source import STORIES, open_source

FETCH = "import sys; from xlabatch.checkpoint.hub import fetch; print(fetch(sys.argv[1]))"


def fetch(hub: Hub, home: Path, name: str, **environment: str) -> tuple[int, str]:
    """What a process of its own says of a model; the library reads its environment once."""
    env = {**os.environ, "HF_ENDPOINT": hub.url, "HF_HOME": str(home), "HF_HUB_OFFLINE": "0"}
    env |= {"HF_HUB_DISABLE_TELEMETRY": "1", "HF_HUB_ETAG_TIMEOUT": "5"} | environment
    done = subprocess.run(
        [sys.executable, "-c", FETCH, name], env=env, capture_output=True, text=True, timeout=60
    )
    return done.returncode, (done.stdout or done.stderr).strip().splitlines()[-1]


def other(folder: Path) -> Path:
    """Another revision of the stories."""
    for file in STORIES.iterdir():
        (folder / file.name).write_bytes(file.read_bytes())
    (folder / "generation_config.json").write_text('{"eos_token_id": 3}')
    (folder / "pytorch_model.bin").write_bytes(b"never needed")
    return folder


def test_a_model_is_fetched_once_and_is_there_offline(tmp_path: Path) -> None:
    with serving(Hub({("us/stories", "main"): STORIES})) as hub:
        code, folder = fetch(hub, tmp_path, "us/stories")
        assert code == 0, folder
        assert open_source(Path(folder)).shapes == open_source().shapes
        asked = len(hub.asked)
        again = fetch(hub, tmp_path, "us/stories", HF_HUB_OFFLINE="1")
        assert again == (0, folder)
        assert len(hub.asked) == asked


def test_a_revision_is_taken_as_it_was_named(tmp_path: Path) -> None:
    (tmp_path / "v2").mkdir()
    models = {("us/stories", "main"): STORIES, ("us/stories", "v2"): other(tmp_path / "v2")}
    with serving(Hub(models)) as hub:
        code, folder = fetch(hub, tmp_path / "home", "us/stories@v2")
        assert code == 0, folder
        assert open_source(Path(folder)).eos_token_ids == (3,)
        assert not (Path(folder) / "pytorch_model.bin").exists()
        code, said = fetch(hub, tmp_path / "home", "us/stories@v3")
        assert code == 1
        assert "model us/stories@v3: the hub has the model, but no revision v3" in said


def test_the_token_of_the_environment_is_shown(tmp_path: Path) -> None:
    with serving(Hub({("us/stories", "main"): STORIES}, token="s3cret")) as hub:
        code, said = fetch(hub, tmp_path, "us/stories")
        assert code == 1
        assert "shows it to others only (HF_TOKEN)" in said
        assert fetch(hub, tmp_path, "us/stories", HF_TOKEN="s3cret")[0] == 0


def test_a_gated_model_says_what_to_do(tmp_path: Path) -> None:
    with serving(Hub({}, gated=True)) as hub:
        code, said = fetch(hub, tmp_path, "us/stories")
        assert code == 1
        assert "accept the terms and set HF_TOKEN" in said


@pytest.mark.parametrize("broken", ["cut", "html"])
def test_a_connection_that_breaks_off_is_one_sentence(tmp_path: Path, broken: str) -> None:
    with serving(Hub({("us/stories", "main"): STORIES}, broken=broken)) as hub:
        code, said = fetch(hub, tmp_path, "us/stories")
        assert code == 1
        assert "ValueError: model us/stories: " in said
        assert "try again" in said


@pytest.mark.parametrize("offline", ["0", "1"])
def test_a_hub_that_cannot_be_reached_is_said(tmp_path: Path, offline: str) -> None:
    code, said = fetch(Hub({}, url="http://127.0.0.1:9"), tmp_path, "us/stories", HF_HUB_OFFLINE=offline)
    assert code == 1
    assert "no copy from the hub is here, and the hub cannot be reached" in said


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
def test_what_could_be_an_id(name: str, could_be: bool) -> None:
    assert ours.is_id(name) == could_be


def test_a_folder_that_is_here_is_never_asked_of_the_hub(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "gpt2").mkdir()
    monkeypatch.chdir(tmp_path)
    with pytest.raises(ValueError, match=r"gpt2 holds no config\.json"):
        open_source("gpt2")

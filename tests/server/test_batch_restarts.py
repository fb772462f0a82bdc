"""Batches over HTTP: restarts, folders, bounds of what is kept."""

import json
import os
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import openai
import pytest
from starlette.exceptions import HTTPException
from support.batch_clients import client_of, content, create, ended, upload
from support.batches import answers_to, request_line
from support.serving import RunningServer, running, until

from xlabatch import LLM
from xlabatch.batch.run import BatchRun
from xlabatch.errors import Refused
from xlabatch.server.openai_batches import records
from xlabatch.server.openai_batches.batch_routes import Batches
from xlabatch.server.openai_batches.files import FileStore
from xlabatch.server.openai_batches.records import BatchCreate, BatchStore

LONG: dict[str, Any] = {"max_tokens": 200, "ignore_eos": True}


@pytest.fixture(scope="module")
def other_llm() -> LLM:
    """For servers of their own: an engine has one thread."""
    return LLM(slots=3, context=256, queue=64, policy="priority")


@pytest.mark.heavy
def test_a_batch_goes_on_after_a_restart(other_llm: LLM, tmp_path: Path) -> None:
    lines = [request_line(f"r{n}", max_tokens=100 + n, ignore_eos=True) for n in range(15)]
    with running(other_llm, files=tmp_path, drain_s=0.0) as served:  # lines are cut off, and run again
        client = client_of(served)
        id = create(client, lines).id
        until(lambda: (counts := client.batches.retrieve(id).request_counts) and counts.completed >= 3)
        with pytest.raises(openai.ConflictError, match="needs this file"):
            client.files.delete(client.batches.retrieve(id).input_file_id)
    state = tmp_path / "batches" / f"{id}.json"
    assert json.loads(state.read_text())["status"] == "in_progress"
    [answers] = (tmp_path / "batches").glob("*.jsonl")
    before = answers.read_bytes().count(b"\n")
    assert 3 <= before < 15
    with answers.open("ab") as torn:
        torn.write(b'{"id": "batch_req')
    with running(other_llm, files=tmp_path) as served:
        client = client_of(served)
        batch = ended(client, id)
        assert batch.status == "completed"
        found = content(client, batch.output_file_id)
        assert [answer["custom_id"] for answer in found] == [f"r{n}" for n in range(15)]
        assert not list((tmp_path / "batches").glob("*.jsonl"))
        until(lambda: served.idle)
    expected = [answer.json for answer in answers_to(BatchRun(other_llm, "stories"), *lines)]
    for answer in (*found, *expected):
        del answer["response"]["body"]["created"]
    assert found == expected


@pytest.mark.heavy
def test_a_line_that_a_shutdown_cuts_off_is_run_again(other_llm: LLM, tmp_path: Path) -> None:
    with running(other_llm, files=tmp_path, drain_s=0.0) as served:
        id = create(client_of(served), [request_line("a", **LONG)]).id
        until(lambda: served.stats.decoding)
    with running(other_llm, files=tmp_path) as served:
        client = client_of(served)
        [answer] = content(client, ended(client, id).output_file_id)
    assert answer["response"]["body"]["choices"][0]["finish_reason"] == "length"


@pytest.mark.heavy
@pytest.mark.parametrize("changed", ["name", "context"])
def test_a_batch_of_another_model_fails_after_a_restart(
    other_llm: LLM, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, changed: str
) -> None:
    with running(other_llm, files=tmp_path, drain_s=0.1) as served:
        client = client_of(served)
        id = create(client, [request_line(f"r{n}", max_tokens=1 if not n else 200) for n in range(30)]).id
        until(lambda: (counts := client.batches.retrieve(id).request_counts) and counts.completed)
    if changed == "context":
        monkeypatch.setattr(other_llm.engine, "limits", replace(other_llm.engine.limits, context=255))
    with running(other_llm, files=tmp_path, name="other" if changed == "name" else "stories") as served:
        batch = ended(client_of(served), id)
        assert batch.status == "failed"
        assert f"started with another {changed}" in str(batch.errors)


def test_a_batch_is_kept_from_the_start_and_the_oldest_that_has_ended_is_dropped(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(records, "MAX_BATCHES", 2)
    store = BatchStore(tmp_path)
    body = BatchCreate(input_file_id=f"file-{'a' * 32}", endpoint="/v1/completions", completion_window="24h")
    first, second = store.create(body), store.create(body)
    assert {each["id"] for each in BatchStore(tmp_path).unfinished} == {first["id"], second["id"]}
    with pytest.raises(HTTPException, match="2 batches wait"):
        store.create(body)
    store.update(second, "completed")
    third = store.create(body)
    assert set(store.by_id) == set(BatchStore(tmp_path).by_id) == {first["id"], third["id"]}


def test_two_servers_cannot_share_a_folder(batch_server: RunningServer, batch_folder: Path) -> None:
    with pytest.raises(Refused, match="another server uses the files"):
        Batches(batch_server.models, batch_folder)


BATCH: dict[str, Any] = {
    **{"id": f"batch_{'0' * 32}", "input_file_id": f"file-{'0' * 32}", "endpoint": "/v1/completions"},
    **{"status": "validating", "created_at": 1, "expires_at": 2**40},
    "request_counts": {"total": 0, "completed": 0, "failed": 0},
}
FILE: dict[str, Any] = {
    "id": f"file-{'0' * 32}",
    "bytes": 1,
    "created_at": 1,
    "filename": "a",
    "purpose": "batch",
}


@pytest.mark.parametrize("value", [None, "", "../../x", -1.5, [], {}], ids=repr)
def test_a_damaged_record_is_refused_by_its_name(tmp_path: Path, value: Any) -> None:
    for folder, record, store in (("b", BATCH, BatchStore), ("f", FILE, FileStore)):
        path = tmp_path / folder / f"{record['id']}.json"
        path.parent.mkdir()
        path.with_suffix(".content").touch()
        path.write_text(json.dumps(record))
        store(path.parent)
        for name in record:
            for changed in (record | {name: value}, {key: record[key] for key in record if key != name}):
                path.write_text(json.dumps(changed))
                if name in changed and name in ("filename", "purpose") and isinstance(value, str):
                    store(path.parent)  # which are only shown
                else:
                    with pytest.raises(Refused, match=f"{record['id']}.json is damaged; remove it"):
                        store(path.parent)
        for text in ("", "[1]", "{" * 10**5):
            path.write_text(text)
            with pytest.raises(Refused, match=f"{record['id']}.json"):
                store(path.parent)


@pytest.mark.parametrize("make", [os.mkfifo, Path.mkdir, lambda path: path.symlink_to("/dev/zero")])
def test_a_name_of_the_server_that_is_no_file_is_refused(tmp_path: Path, make: Callable[[Path], Any]) -> None:
    files, batches = tmp_path / "files", tmp_path / "batches"
    for path in (
        *(tmp_path / "lock", files / f"{FILE['id']}.json", files / f"{FILE['id']}.content"),
        *(batches / f"{BATCH['id']}.json", batches / f"{BATCH['id']}.new", batches / f"{BATCH['id']}.jsonl"),
    ):
        path.parent.mkdir(exist_ok=True)
        make(path)
        with pytest.raises(Refused, match=f"{path.name} is a"):
            Batches(None, tmp_path)  # type: ignore[arg-type]
        path.unlink() if path.is_symlink() or not path.is_dir() else path.rmdir()


def test_without_a_folder_files_and_batches_are_off(other_llm: LLM) -> None:
    with running(other_llm) as off:
        client = client_of(off)
        for use in (client.files.list, client.batches.list, lambda: upload(client, [b"{}"])):
            with pytest.raises(openai.NotFoundError, match="start the server with --files DIR"):
                use()

"""Files over HTTP: forms, names, bounds of bytes and numbers, full disks."""

import asyncio
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import httpx
import openai
import pytest
from openai.types import Batch
from support.batch_clients import batches_of, create, ended, upload
from support.batches import CHAT, COMPLETIONS, request_line
from support.serving import RunningServer, connect, get, post, until

from xlabatch.server.openai_batches import check, files
from xlabatch.server.openai_batches.files import FileStore
from xlabatch.server.openai_batches.records import BatchStore

PART = '--b\r\ncontent-disposition: form-data; name="{}"{}\r\n\r\n{}\r\n'
FILE, PURPOSE = PART.format("file", '; filename="f"', "{}"), PART.format("purpose", "", "batch")
TWO_FILES = FILE + FILE + PURPOSE


@pytest.mark.filterwarnings("ignore::pytest.PytestUnraisableExceptionWarning")  # starlette's, of a file
@pytest.mark.parametrize(
    ("body", "status", "message"),
    [
        ("", 400, ""),
        ("--b", 400, ""),
        (FILE, 400, ""),  # never ends
        (f"{FILE}--b--", 400, "purpose is 'batch'"),
        (f"{PURPOSE}--b--", 400, "needs a file"),
        (f"{PART.format('file', '', 'text')}{PURPOSE}--b--", 400, "needs a file"),
        (f"{TWO_FILES}--b--", 400, "Too many files"),
        (f"{FILE}{PURPOSE}{PURPOSE.replace('purpose', 'expires_after[anchor]')}--b--", 400, "not supported"),
        (f"{FILE}{PART.format('purpose', '', 'x' * 9000)}--b--", 400, ""),
        (f"{FILE}{PURPOSE * 9}--b--", 400, "Too many fields"),
        (f"--b\r\n{'x' * 9000}: y\r\n\r\n\r\n--b--", 400, ""),
    ],
)
def test_forms_that_are_broken_or_too_large_are_refused(
    batch_server: RunningServer, batch_folder: Path, body: str, status: int, message: str
) -> None:
    before = sorted(batch_folder.rglob("*.content"))
    headers = {"content-type": "multipart/form-data; boundary=b"}
    response = post(f"{batch_server.url}/v1/files", content=body, headers=headers)
    assert response.status_code == status
    assert message in response.json()["error"]["message"]
    assert sorted(batch_folder.rglob("*.content")) == before
    assert batch_server.server.settings.files


@pytest.mark.parametrize("name", ["../../etc/passwd", "/etc/passwd", "a\\..\\b", "x" * 3000, "..", "\x7f"])
def test_a_files_name_is_only_shown(batch_client: openai.OpenAI, batch_folder: Path, name: str) -> None:
    before = {path for path in batch_folder.parent.rglob("*") if path.is_file()}
    id = upload(batch_client, [b"{}"], name)
    new = {path for path in batch_folder.parent.rglob("*") if path.is_file()} - before
    assert {path.parent for path in new} == {batch_folder / "files"}
    assert len(batch_client.files.retrieve(id).filename) <= files.MAX_NAME


@pytest.mark.parametrize("id", ["..%2f..%2fetc%2fpasswd", "file-0", "%00", "x" * 5000])
def test_ids_that_are_not_known_are_404(batch_server: RunningServer, id: str) -> None:
    for path in ("files/{}", "files/{}/content", "batches/{}"):
        assert get(f"{batch_server.url}/v1/{path.format(id)}").status_code == 404
    assert httpx.delete(f"{batch_server.url}/v1/files/{id}").status_code == 404
    body = {"input_file_id": id[:500], "endpoint": CHAT, "completion_window": "24h"}
    assert post(f"{batch_server.url}/v1/batches", json=body).status_code == 404


@pytest.mark.parametrize(
    "body", [{}, {"completion_window": "1h"}, {"endpoint": "/v1/embeddings"}, {"metadata": {"a": 1}}]
)
def test_batches_that_are_not_possible_are_refused(batch_client: openai.OpenAI, body: dict[str, Any]) -> None:
    given = {"input_file_id": upload(batch_client, [b"{}"]), "endpoint": CHAT, "completion_window": "24h"}
    with pytest.raises(openai.BadRequestError):
        batch_client.post("/batches", body=(given | body) if body else {}, cast_to=Batch)


def too_large_a_file(patch: pytest.MonkeyPatch, store: FileStore) -> None:
    patch.setattr(store, "max_bytes", store.nbytes + 100)


def too_many_files(patch: pytest.MonkeyPatch, store: FileStore) -> None:
    patch.setattr(store, "max_files", len(store.by_id))


@pytest.mark.parametrize("fill", [too_large_a_file, too_many_files])
def test_files_are_bounded_in_number_and_bytes(
    batch_client: openai.OpenAI,
    batch_server: RunningServer,
    batch_folder: Path,
    monkeypatch: pytest.MonkeyPatch,
    fill: Callable[[pytest.MonkeyPatch, FileStore], None],
) -> None:
    store = batches_of(batch_server).files
    fill(monkeypatch, store)
    before = sorted(batch_folder.rglob("*.content"))
    with pytest.raises(openai.InternalServerError, match="there is no room"):
        upload(batch_client, [b"{}" * 200])
    assert sorted(batch_folder.rglob("*.content")) == before
    assert store.reserved == 0


def test_a_bounded_number_of_files_is_uploaded_at_once(
    batch_server: RunningServer, batch_client: openai.OpenAI, monkeypatch: pytest.MonkeyPatch
) -> None:
    go_on, writing = threading.Event(), list[Path]()

    def copy(file: Any, path: Path) -> None:
        writing.append(path)
        go_on.wait(10)
        path.write_bytes(file.file.read())

    monkeypatch.setattr("xlabatch.server.openai_batches.batch_routes.copy", copy)
    monkeypatch.setattr(batches_of(batch_server), "uploads", asyncio.Semaphore(2))
    with ThreadPoolExecutor(4) as pool:
        uploads = [pool.submit(upload, batch_client, [b"{}"]) for _ in range(4)]
        until(lambda: len(writing) == 2)
        assert batch_client.models.list().data  # others are answered meanwhile, and no more files are begun
        assert len(writing) == 2
        go_on.set()
        assert len({each.result(60) for each in uploads}) == 4


@pytest.mark.heavy
def test_a_batch_whose_answers_outgrow_the_room_fails(
    batch_server: RunningServer, batch_client: openai.OpenAI, monkeypatch: pytest.MonkeyPatch
) -> None:
    store, lines = batches_of(batch_server).files, [request_line(f"r{n}") for n in range(9)]
    room = len(b"\n".join(lines)) + 1500  # for two or three answers
    monkeypatch.setattr(store, "max_bytes", store.nbytes + room + 1000)  # and for the form around the file
    batch = ended(batch_client, create(batch_client, lines).id)
    assert batch.status == "failed"
    assert "there is no room" in str(batch.errors)


def test_slow_uploads_keep_no_other_from_its_place_and_room(
    batch_server: RunningServer, batch_client: openai.OpenAI, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = batches_of(batch_server).files
    monkeypatch.setattr(store, "max_bytes", store.nbytes + 2 * files.MAX_FILE_BYTES)
    head = "POST /v1/files HTTP/1.1\r\nhost: localhost\r\ncontent-type: multipart/form-data; boundary=b\r\n"
    slow = f"{head}content-length: {files.MAX_FILE_BYTES - 9}\r\n\r\n{FILE[:-4]}".encode()
    with ExitStack() as stack:
        connections = [stack.enter_context(connect(batch_server, slow)) for _ in range(8)]
        until(lambda: store.reserved >= 8 * len(FILE[:-4]))
        assert upload(batch_client, [b"{}" * 1000])
        assert len(connections) == 8
    until(lambda: store.reserved == 0)


def test_an_upload_without_a_length_ends_where_there_is_no_more_room(
    batch_server: RunningServer, batch_folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = batches_of(batch_server).files
    monkeypatch.setattr(store, "max_bytes", store.nbytes + 300_000)
    before = sorted(batch_folder.rglob("*.content"))
    parts = iter([FILE[:-4].encode(), *([b"x" * 100_000] * 4), f"\r\n{PURPOSE}--b--".encode()])
    headers = {"content-type": "multipart/form-data; boundary=b"}
    assert post(f"{batch_server.url}/v1/files", content=parts, headers=headers).status_code == 507
    assert sorted(batch_folder.rglob("*.content")) == before
    assert store.reserved == 0


FULL = OSError(28, "No space left on device")


def test_a_full_disk_leaves_no_part_of_a_file(
    batch_client: openai.OpenAI, batch_folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = sorted(batch_folder.rglob("file-*"))

    def copy(_: object, path: Path) -> None:
        path.write_bytes(b"half")
        raise FULL

    monkeypatch.setattr("xlabatch.server.openai_batches.batch_routes.copy", copy)
    with pytest.raises(openai.InternalServerError, match="No space left") as refused:
        upload(batch_client, [b"{}"])
    assert refused.value.status_code == 507
    assert sorted(batch_folder.rglob("file-*")) == before


@pytest.mark.heavy
def test_a_full_disk_ends_a_batch_and_not_those_after_it(
    batch_client: openai.OpenAI, monkeypatch: pytest.MonkeyPatch
) -> None:
    save = BatchStore.save

    def full(*_: object) -> None:
        raise FULL

    def full_at_the_end(store: BatchStore, batch: Any) -> None:
        if batch["status"] == "failed":
            raise FULL
        save(store, batch)

    with monkeypatch.context() as disk:
        disk.setattr("xlabatch.batch.output.write_all", full)
        disk.setattr(BatchStore, "save", full_at_the_end)
        failed = ended(batch_client, create(batch_client, [request_line("a")]).id)
    assert failed.status == "failed"
    assert "No space left" in str(failed.errors)
    assert ended(batch_client, create(batch_client, [request_line("a")]).id).status == "completed"


def test_a_full_disk_at_the_end_of_a_batch_leaves_no_part_of_its_files(
    batch_client: openai.OpenAI, batch_folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    write, lines = Path.write_text, [request_line("a"), request_line("b", max_tokens=-1)]

    def full_at_a_record(path: Path, content: str) -> int:
        if path.suffix == ".new" and "_error.jsonl" in content:
            write(path, content[:9])
            raise FULL
        return write(path, content)

    with monkeypatch.context() as disk:
        disk.setattr(Path, "write_text", full_at_a_record)
        created = create(batch_client, lines)
        before = sorted(batch_folder.rglob("file-*"))
        failed = ended(batch_client, created.id)
    assert failed.status == "failed"
    assert "No space left" in str(failed.errors)
    assert sorted(batch_folder.rglob("file-*")) == before
    assert not list(batch_folder.rglob("*.new"))


def test_a_file_may_be_larger_than_a_body_up_to_a_limit(
    batch_client: openai.OpenAI, batch_server: RunningServer
) -> None:
    large = [b"x" * 2**20] * 5
    assert batch_client.files.delete(upload(batch_client, large)).deleted
    head = b"POST /v1/files HTTP/1.1\r\nhost: localhost\r\ncontent-length: %d\r\n\r\n"
    with connect(batch_server, head % (files.MAX_FILE_BYTES + 1)) as connection:
        assert connection.recv(100).startswith(b"HTTP/1.1 413")
    headers = {"content-type": "application/json"}
    assert post(f"{batch_server.url}/v1/files", content=b"{}", headers=headers).status_code == 415


def test_a_file_over_the_limit_of_lines_fails(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(check, "MAX_LINES", 3)
    path = tmp_path / "in.jsonl"
    path.write_bytes(b"\n".join(request_line(f"r{n}") for n in range(5)))
    found = check.find_problems(path, COMPLETIONS)
    assert [each["code"] for each in found["problems"]] == ["too_many_lines"]


def test_what_a_killed_server_left_of_an_upload_is_removed(tmp_path: Path) -> None:
    store = FileStore(tmp_path)
    store.path("file-" + "0" * 32).write_bytes(b"half")
    (tmp_path / f"file-{'0' * 32}.new").write_bytes(b"{")
    (tmp_path / "not ours").write_bytes(b"1")
    id = "file-" + "1" * 32
    store.path(id).write_bytes(b"whole")
    store.add(id, "name", "batch")
    again = FileStore(tmp_path)
    assert list(again.by_id) == [id]
    assert sorted(path.name for path in tmp_path.iterdir()) == [f"{id}.content", f"{id}.json", "not ours"]

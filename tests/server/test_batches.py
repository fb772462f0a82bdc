"""Files and batches over HTTP, with OpenAI's client: their life, restarts, bounds and hostile input."""

import asyncio
import json
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
import openai
import pytest
from openai.types import Batch
from starlette.exceptions import HTTPException
from support.batches import CHAT, COMPLETIONS, answers_to, ragged_lines, request_line
from support.serving import RunningServer, connect, running, until

from xlabatch import LLM
from xlabatch.api import QueueFull
from xlabatch.batch.run import BatchRun
from xlabatch.request import Request
from xlabatch.server.openai_batches import check, files, records
from xlabatch.server.openai_batches.files import FileStore
from xlabatch.server.openai_batches.line import LOWEST_PRIORITY
from xlabatch.server.openai_batches.records import BatchCreate, BatchStore
from xlabatch.server.openai_batches.routes import Batches

ENDED = ("completed", "failed", "cancelled", "expired")
LONG: dict[str, Any] = {"max_tokens": 200, "ignore_eos": True}


@pytest.fixture(scope="module")
def llm() -> LLM:
    return LLM(slots=3, context=256, queue=64, policy="priority")


@pytest.fixture(scope="module")
def other_llm() -> LLM:
    """For servers of their own: an engine has one thread."""
    return LLM(slots=3, context=256, queue=64, policy="priority")


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("files")


@pytest.fixture(scope="module")
def served(llm: LLM, folder: Path) -> Iterator[RunningServer]:
    with running(llm, files=folder) as served:
        yield served


@pytest.fixture
def client(served: RunningServer) -> openai.OpenAI:
    return client_of(served)


def client_of(served: RunningServer) -> openai.OpenAI:
    return openai.OpenAI(base_url=f"{served.url}/v1", api_key="none", max_retries=0, timeout=60)


def upload(client: openai.OpenAI, lines: list[bytes], name: str = "in.jsonl") -> str:
    return client.files.create(file=(name, b"\n".join(lines)), purpose="batch").id


def create(client: openai.OpenAI, lines: list[bytes], endpoint: Any = COMPLETIONS) -> Batch:
    return client.batches.create(
        input_file_id=upload(client, lines), endpoint=endpoint, completion_window="24h", metadata={"a": "b"}
    )


def ended(client: openai.OpenAI, id: str) -> Batch:
    until(lambda: client.batches.retrieve(id).status in ENDED)
    return client.batches.retrieve(id)


def content(client: openai.OpenAI, id: str | None) -> list[Any]:
    assert id
    return [json.loads(line) for line in client.files.content(id).text.splitlines()]


@pytest.mark.slow
def test_a_batch_gives_the_answers_of_the_command(
    llm: LLM, client: openai.OpenAI, served: RunningServer
) -> None:
    lines = [*ragged_lines(8), request_line("bad", max_tokens=-1)]
    created = create(client, lines)
    assert (created.status, created.metadata) == ("validating", {"a": "b"})
    batch = ended(client, created.id)
    assert batch.status == "completed"
    assert batch.request_counts
    assert batch.request_counts.model_dump() == {"total": 9, "completed": 8, "failed": 1}
    answers = content(client, batch.output_file_id)
    assert {answer["response"]["body"].pop("created") for answer in answers} == {batch.created_at}
    [error] = content(client, batch.error_file_id)
    assert (error["custom_id"], error["response"]["status_code"]) == ("bad", 400)
    assert batch.in_progress_at
    assert batch.finalizing_at
    assert batch.completed_at
    until(lambda: served.idle)
    expected = [answer.json for answer in answers_to(BatchRun(llm, "stories"), *lines[:8])]
    assert {answer["response"]["body"].pop("created") for answer in expected} == {0}
    assert answers == expected


@pytest.mark.slow
def test_conversations_and_responses_can_be_batches(client: openai.OpenAI) -> None:
    ask = [{"role": "user", "content": "Hi"}]
    for endpoint, body in ((CHAT, {"messages": ask}), ("/v1/responses", {"input": "Hi"})):
        batch = ended(client, create(client, [request_line("a", endpoint, **body)], endpoint).id)
        [answer] = content(client, batch.output_file_id)
        assert answer["response"]["body"]["object"] in ("chat.completion", "response")


def test_files_are_listed_read_and_deleted(client: openai.OpenAI) -> None:
    ids = [upload(client, [b"{}"] * n, f"{n}.jsonl") for n in (1, 2, 3)]
    listed = [file.id for file in client.files.list(purpose="batch")]
    assert listed[:3] == ids[::-1]
    assert [file.id for file in client.files.list(limit=2)][:3] == ids[::-1]  # from two pages
    file = client.files.retrieve(ids[1])
    assert (file.bytes, file.filename, file.purpose) == (5, "2.jsonl", "batch")
    assert client.files.content(ids[1]).read() == b"{}\n{}"
    assert client.files.delete(ids[1]).deleted
    for use in (client.files.retrieve, client.files.content, client.files.delete):
        with pytest.raises(openai.NotFoundError, match="no file has the id"):
            use(ids[1])


@pytest.mark.parametrize(
    ("lines", "code", "number"),
    [
        ([request_line("a"), b"{"], "invalid_json_line", 2),
        ([request_line("a"), request_line("b"), request_line("a")], "duplicate_custom_id", 3),
        ([request_line("a", CHAT, messages=[])], "invalid_url", 1),
        ([b'{"custom_id": "a"}'], "invalid_line", 1),
        ([b"  "], "empty_file", None),
        ([b"[" * 100_000], "invalid_json_line", 1),
    ],
)
def test_a_file_with_lines_that_are_no_requests_fails_its_batch(
    client: openai.OpenAI, lines: list[bytes], code: str, number: int | None
) -> None:
    batch = ended(client, create(client, lines).id)
    assert batch.status == "failed"
    assert batch.errors
    assert batch.errors.data
    [error] = batch.errors.data
    assert (error.code, error.line) == (code, number)
    assert batch.output_file_id is None


def test_a_cancelled_batch_keeps_what_it_has(client: openai.OpenAI) -> None:
    lines = [request_line("first", max_tokens=1), *(request_line(f"r{n}", **LONG) for n in range(40))]
    id = create(client, lines).id
    until(lambda: client.batches.retrieve(id).request_counts.completed)  # type: ignore[union-attr]
    assert client.batches.cancel(id).status == "cancelling"
    batch = ended(client, id)
    assert batch.status == "cancelled"
    answered, errors = content(client, batch.output_file_id), content(client, batch.error_file_id)
    assert answered[0]["custom_id"] == "first"
    assert {error["error"]["code"] for error in errors} == {"batch_cancelled"}
    assert len(answered) + len(errors) == 41
    with pytest.raises(openai.ConflictError, match="has ended already"):
        client.batches.cancel(id)


def test_a_batch_over_its_time_expires(client: openai.OpenAI, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("xlabatch.server.openai_batches.records.WINDOW_S", 0)
    batch = ended(client, create(client, [request_line("a")]).id)
    assert batch.status == "expired"
    [error] = content(client, batch.error_file_id)
    assert error["error"]["code"] == "batch_expired"


def test_other_requests_go_before_those_of_a_batch(client: openai.OpenAI, served: RunningServer) -> None:
    id = create(client, [request_line(f"r{n}", **LONG) for n in range(12)]).id
    until(lambda: served.stats.decoding == 3)
    for _ in range(3):
        client.completions.create(model="stories", prompt="Once", max_tokens=2)
    counts = client.batches.retrieve(id).request_counts
    assert counts
    assert counts.completed < 12  # none of them waited for the batch
    assert ended(client, id).status == "completed"


@pytest.mark.usefixtures("slow")
def test_lines_wait_for_other_requests_and_take_no_more_places_than_there_are_slots(
    llm: LLM, client: openai.OpenAI, served: RunningServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    submit, queued = llm.engine.submit, list[int]()

    def recorded(request: Request) -> None:
        if request.priority == LOWEST_PRIORITY:
            queued.append(llm.engine.stats().queued)
        submit(request)

    monkeypatch.setattr(llm.engine, "submit", recorded)
    ask: Any = {"model": "stories", "prompt": "Once", "max_tokens": 90, "extra_body": {"ignore_eos": True}}
    with ThreadPoolExecutor(8) as pool:
        others = [pool.submit(lambda: client.completions.create(**ask)) for _ in range(8)]
        until(lambda: served.stats.queued >= 3)
        prompts = [f"Once {n}" for n in range(6)]
        id = create(client, [request_line(name, prompt=prompts, max_tokens=9) for name in "ab"]).id
        assert all(other.result().choices for other in others)
    assert ended(client, id).status == "completed"
    assert len(queued) == 12
    assert max(queued) < 3


def test_a_line_that_finds_the_queue_full_is_tried_again(
    llm: LLM, client: openai.OpenAI, monkeypatch: pytest.MonkeyPatch
) -> None:
    submit, refusals = llm.engine.submit, iter(range(2))

    def full_at_first(request: Request) -> None:
        if next(refusals, None) is not None:
            raise QueueFull("the queue is full")
        submit(request)

    monkeypatch.setattr(llm.engine, "submit", full_at_first)
    batch = ended(client, create(client, [request_line("a"), request_line("b")]).id)
    assert batch.status == "completed"
    assert [answer["custom_id"] for answer in content(client, batch.output_file_id)] == ["a", "b"]


def test_a_line_cannot_raise_its_priority(
    llm: LLM, client: openai.OpenAI, monkeypatch: pytest.MonkeyPatch
) -> None:
    submit, submitted = llm.engine.submit, list[Request]()

    def recorded(request: Request) -> None:
        submitted.append(request)
        submit(request)

    monkeypatch.setattr(llm.engine, "submit", recorded)
    id = create(client, [request_line("a", priority=2**31 - 1), request_line("b", prompt=["x", "y"])]).id
    assert ended(client, id).status == "completed"
    assert [request.priority for request in submitted] == [LOWEST_PRIORITY] * 3


def test_a_batch_goes_on_after_a_restart(other_llm: LLM, tmp_path: Path) -> None:
    lines = [request_line(f"r{n}", max_tokens=150 + n, ignore_eos=True) for n in range(20)]
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
    assert 3 <= before < 20
    with answers.open("ab") as torn:
        torn.write(b'{"id": "batch_req')
    with running(other_llm, files=tmp_path) as served:
        client = client_of(served)
        batch = ended(client, id)
        assert batch.status == "completed"
        found = content(client, batch.output_file_id)
        assert [answer["custom_id"] for answer in found] == [f"r{n}" for n in range(20)]
        assert not list((tmp_path / "batches").glob("*.jsonl"))
        until(lambda: served.idle)
    expected = [answer.json for answer in answers_to(BatchRun(other_llm, "stories"), *lines)]
    for answer in (*found, *expected):
        del answer["response"]["body"]["created"]
    assert found == expected


def test_a_line_that_a_shutdown_cuts_off_is_run_again(other_llm: LLM, tmp_path: Path) -> None:
    with running(other_llm, files=tmp_path, drain_s=0.0) as served:
        id = create(client_of(served), [request_line("a", **LONG)]).id
        until(lambda: served.stats.decoding)
    with running(other_llm, files=tmp_path) as served:
        client = client_of(served)
        [answer] = content(client, ended(client, id).output_file_id)
    assert answer["response"]["body"]["choices"][0]["finish_reason"] == "length"


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
        assert f"begun with another {changed}" in str(batch.errors)


def test_a_batch_is_kept_from_the_start_and_the_oldest_that_has_ended_is_dropped(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(records, "MAX_BATCHES", 2)
    store = BatchStore(tmp_path)
    body = BatchCreate(input_file_id="file-a", endpoint="/v1/completions", completion_window="24h")
    first, second = store.create(body), store.create(body)
    assert {each["id"] for each in BatchStore(tmp_path).unfinished} == {first["id"], second["id"]}
    with pytest.raises(HTTPException, match="2 batches wait"):
        store.create(body)
    store.update(second, "completed")
    third = store.create(body)
    assert set(store.by_id) == set(BatchStore(tmp_path).by_id) == {first["id"], third["id"]}


def test_two_servers_cannot_share_a_folder(served: RunningServer, folder: Path) -> None:
    with pytest.raises(ValueError, match="another server uses the files"):
        Batches(served.server, folder)


def test_without_a_folder_files_and_batches_are_off(other_llm: LLM) -> None:
    with running(other_llm) as off:
        client = client_of(off)
        for use in (client.files.list, client.batches.list, lambda: upload(client, [b"{}"])):
            with pytest.raises(openai.NotFoundError, match="start the server with --files DIR"):
                use()


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
    served: RunningServer, folder: Path, body: str, status: int, message: str
) -> None:
    before = sorted(folder.rglob("*.content"))
    headers = {"content-type": "multipart/form-data; boundary=b"}
    response = httpx.post(f"{served.url}/v1/files", content=body, headers=headers)
    assert response.status_code == status
    assert message in response.json()["error"]["message"]
    assert sorted(folder.rglob("*.content")) == before
    assert served.server.settings.files


@pytest.mark.parametrize("name", ["../../etc/passwd", "/etc/passwd", "a\\..\\b", "x" * 3000, "..", "\x7f"])
def test_a_files_name_is_only_shown(client: openai.OpenAI, folder: Path, name: str) -> None:
    before = {path for path in folder.parent.rglob("*") if path.is_file()}
    id = upload(client, [b"{}"], name)
    new = {path for path in folder.parent.rglob("*") if path.is_file()} - before
    assert {path.parent for path in new} == {folder / "files"}
    assert len(client.files.retrieve(id).filename) <= files.MAX_NAME


@pytest.mark.parametrize("id", ["..%2f..%2fetc%2fpasswd", "file-0", "%00", "x" * 5000])
def test_ids_that_are_not_known_are_404(served: RunningServer, id: str) -> None:
    for path in ("files/{}", "files/{}/content", "batches/{}"):
        assert httpx.get(f"{served.url}/v1/{path.format(id)}").status_code == 404
    assert httpx.delete(f"{served.url}/v1/files/{id}").status_code == 404
    body = {"input_file_id": id[:500], "endpoint": CHAT, "completion_window": "24h"}
    assert httpx.post(f"{served.url}/v1/batches", json=body).status_code == 404


@pytest.mark.parametrize(
    "body", [{}, {"completion_window": "1h"}, {"endpoint": "/v1/embeddings"}, {"metadata": {"a": 1}}]
)
def test_batches_that_are_not_possible_are_refused(client: openai.OpenAI, body: dict[str, Any]) -> None:
    given = {"input_file_id": upload(client, [b"{}"]), "endpoint": CHAT, "completion_window": "24h"}
    with pytest.raises(openai.BadRequestError):
        client.post("/batches", body=(given | body) if body else {}, cast_to=Batch)


def batches_of(served: RunningServer) -> Batches:
    """The files and batches of a running server."""
    route: Any = next(each for each in served.uvicorn.config.app.routes if each.path == "/v1/files")  # type: ignore[union-attr]
    batches: Batches = route.endpoint.__closure__[0].cell_contents()
    return batches


def too_large_a_file(patch: pytest.MonkeyPatch, store: FileStore) -> None:
    patch.setattr(store, "max_bytes", store.nbytes + 100)


def too_many_files(patch: pytest.MonkeyPatch, store: FileStore) -> None:
    patch.setattr(store, "max_files", len(store.by_id))


@pytest.mark.parametrize("fill", [too_large_a_file, too_many_files])
def test_files_are_bounded_in_number_and_bytes(
    client: openai.OpenAI,
    served: RunningServer,
    folder: Path,
    monkeypatch: pytest.MonkeyPatch,
    fill: Callable[[pytest.MonkeyPatch, FileStore], None],
) -> None:
    store = batches_of(served).files
    fill(monkeypatch, store)
    before = sorted(folder.rglob("*.content"))
    with pytest.raises(openai.InternalServerError, match="there is no room"):
        upload(client, [b"{}" * 200])
    assert sorted(folder.rglob("*.content")) == before
    assert store.reserved == 0


def test_a_bounded_number_of_files_is_uploaded_at_once(
    served: RunningServer, client: openai.OpenAI, monkeypatch: pytest.MonkeyPatch
) -> None:
    go_on, writing = threading.Event(), list[Path]()

    def copy(file: Any, path: Path) -> None:
        writing.append(path)
        go_on.wait(10)
        path.write_bytes(file.file.read())

    monkeypatch.setattr("xlabatch.server.openai_batches.routes.copy", copy)
    monkeypatch.setattr(batches_of(served), "uploads", asyncio.Semaphore(2))
    with ThreadPoolExecutor(4) as pool:
        uploads = [pool.submit(upload, client, [b"{}"]) for _ in range(4)]
        until(lambda: len(writing) == 2)
        assert client.models.list().data  # others are answered meanwhile, and no more files are begun
        assert len(writing) == 2
        go_on.set()
        assert len({each.result(60) for each in uploads}) == 4


def test_a_batch_whose_answers_outgrow_the_room_fails(
    served: RunningServer, client: openai.OpenAI, monkeypatch: pytest.MonkeyPatch
) -> None:
    store, lines = batches_of(served).files, [request_line(f"r{n}") for n in range(9)]
    room = len(b"\n".join(lines)) + 1500  # for two or three answers
    monkeypatch.setattr(store, "max_bytes", store.nbytes + room + 1000)  # and for the form around the file
    batch = ended(client, create(client, lines).id)
    assert batch.status == "failed"
    assert "there is no room" in str(batch.errors)


def test_slow_uploads_keep_no_other_from_its_place_and_room(
    served: RunningServer, client: openai.OpenAI, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = batches_of(served).files
    monkeypatch.setattr(store, "max_bytes", store.nbytes + 2 * files.MAX_FILE_BYTES)
    head = "POST /v1/files HTTP/1.1\r\nhost: localhost\r\ncontent-type: multipart/form-data; boundary=b\r\n"
    slow = f"{head}content-length: {files.MAX_FILE_BYTES - 9}\r\n\r\n{FILE[:-4]}".encode()
    with ExitStack() as stack:
        connections = [stack.enter_context(connect(served, slow)) for _ in range(8)]
        until(lambda: store.reserved >= 8 * len(FILE[:-4]))
        assert upload(client, [b"{}" * 1000])
        assert len(connections) == 8
    until(lambda: store.reserved == 0)


def test_an_upload_without_a_length_ends_where_there_is_no_more_room(
    served: RunningServer, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = batches_of(served).files
    monkeypatch.setattr(store, "max_bytes", store.nbytes + 300_000)
    before = sorted(folder.rglob("*.content"))
    parts = iter([FILE[:-4].encode(), *([b"x" * 100_000] * 4), f"\r\n{PURPOSE}--b--".encode()])
    headers = {"content-type": "multipart/form-data; boundary=b"}
    assert httpx.post(f"{served.url}/v1/files", content=parts, headers=headers).status_code == 507
    assert sorted(folder.rglob("*.content")) == before
    assert store.reserved == 0


FULL = OSError(28, "No space left on device")


def test_a_full_disk_leaves_no_part_of_a_file(
    client: openai.OpenAI, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = sorted(folder.rglob("file-*"))

    def copy(_: object, path: Path) -> None:
        path.write_bytes(b"half")
        raise FULL

    monkeypatch.setattr("xlabatch.server.openai_batches.routes.copy", copy)
    with pytest.raises(openai.InternalServerError, match="No space left") as refused:
        upload(client, [b"{}"])
    assert refused.value.status_code == 507
    assert sorted(folder.rglob("file-*")) == before


def test_a_full_disk_ends_a_batch_and_not_those_after_it(
    client: openai.OpenAI, monkeypatch: pytest.MonkeyPatch
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
        failed = ended(client, create(client, [request_line("a")]).id)
    assert failed.status == "failed"
    assert "No space left" in str(failed.errors)
    assert ended(client, create(client, [request_line("a")]).id).status == "completed"


def test_a_file_may_be_larger_than_a_body_up_to_a_limit(client: openai.OpenAI, served: RunningServer) -> None:
    large = [b"x" * 2**20] * 5
    assert client.files.delete(upload(client, large)).deleted
    head = b"POST /v1/files HTTP/1.1\r\nhost: localhost\r\ncontent-length: %d\r\n\r\n"
    with connect(served, head % (files.MAX_FILE_BYTES + 1)) as connection:
        assert connection.recv(100).startswith(b"HTTP/1.1 413")
    headers = {"content-type": "application/json"}
    assert httpx.post(f"{served.url}/v1/files", content=b"{}", headers=headers).status_code == 415


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

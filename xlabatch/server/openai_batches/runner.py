"""Run batches one after another, after the server's other requests, and continue after a restart.

As `xlabatch batch` does, a batch's answers are appended to a file in the order of its lines. At the end they
are split into the output file and the error file.
"""

import asyncio
import logging
import time
from contextlib import ExitStack, suppress
from pathlib import Path

from starlette.exceptions import HTTPException

from xlabatch.batch.answers import OutputLine, error_line
from xlabatch.batch.lines import read_lines
from xlabatch.batch.output import STATE_SUFFIX, Conditions, OrderedSource, OutputFile
from xlabatch.batch.requests import read_custom_id
from xlabatch.errors import Refused
from xlabatch.protocols.formatting import Json, derive_id
from xlabatch.server.dispatcher import Closed
from xlabatch.server.models import Models
from xlabatch.server.openai_batches.check import check_file, problem
from xlabatch.server.openai_batches.files import FileStore
from xlabatch.server.openai_batches.line import LineRunner
from xlabatch.server.openai_batches.records import UNFINISHED, BatchStore

POLL_S = 0.25  # between checks of whether a batch was cancelled or has run out of time
MISSING = {  # the errors of unanswered lines, by the batch's final status
    "cancelled": ("batch_cancelled", "the batch was cancelled before this line was answered"),
    "expired": ("batch_expired", "the batch was over its time before this line was answered"),
}
log = logging.getLogger(__name__)


class BatchRunner:
    """The one task that runs batches."""

    def __init__(self, models: Models, files: FileStore, batches: BatchStore) -> None:
        self.models = models
        self.files = files
        self.batches = batches
        self.wake = asyncio.Event()  # set when there may be a new batch
        self.task: asyncio.Task[None] | None = None
        self.current: Json | None = None  # the running batch

    def open(self) -> None:
        """Start to run batches on the running loop; batches that a restart interrupted come first."""
        self.lines = LineRunner(self.models)
        self.task = asyncio.create_task(self._run())

    async def close(self) -> None:
        """Stop. Unfinished batches continue at the next start."""
        if self.task:
            self.task.cancel()
            with suppress(asyncio.CancelledError):
                await self.task

    async def _run(self) -> None:
        while True:
            self.wake.clear()
            for batch in self.batches.unfinished:
                if batch["status"] not in UNFINISHED:  # it was cancelled while another batch ran
                    continue
                try:
                    self.current = batch
                    await self.run(batch)
                except Closed:
                    return
                except HTTPException as error:
                    self.fail(batch, [problem(None, "batch_failed", str(error.detail))])
                except (Refused, OSError) as error:
                    self.fail(batch, [problem(None, "batch_failed", str(error))])
                except Exception:
                    log.exception("batch %s failed", batch["id"])
                    message = "the server failed at this batch; the reason is in its log"
                    self.fail(batch, [problem(None, "server_error", message)])
                finally:
                    self.current = None
            await self.wake.wait()

    def cancel(self, batch: Json) -> None:
        """End a batch; at once if it waits for another one and none of its lines was read."""
        waits = batch["status"] == "validating" and batch is not self.current
        self.batches.update(batch, "cancelling")
        if waits:
            self.batches.update(batch, "cancelled")

    def fail(self, batch: Json, problems: list[Json]) -> None:
        """End a batch without output files, even if the disk is full: the next batch may find room."""
        self.remove_answers(batch)
        try:
            self.batches.update(batch, "failed", errors={"object": "list", "data": problems})
        except OSError:
            log.exception("the end of batch %s could not be saved", batch["id"])

    async def run(self, batch: Json) -> None:
        """Take a batch from its current status to its end."""
        input = self.files.path(batch["input_file_id"])
        if not batch["request_counts"]["total"]:
            found = await self.check_input(batch, input)
            if found is None:
                self.batches.update(batch, "cancelled")
                return
            if found["problems"]:
                self.fail(batch, found["problems"])
                return
            batch["request_counts"]["total"] = found["lines"]
            if batch["status"] == "validating":  # it may have been cancelled in the meantime
                self.batches.update(batch, "in_progress")
        file = OutputFile(self.answers_path(batch), input, self.conditions())
        with ExitStack() as stack:
            output = await asyncio.to_thread(stack.enter_context, file.open())
            await self.run_lines(batch, output)
            last = choose_final_status(batch)
            if last == "completed":
                self.batches.update(batch, "finalizing")
            else:
                await asyncio.to_thread(answer_missing, output, batch["endpoint"], last)
            self.count(batch, output)
            written = await asyncio.to_thread(self.split, batch)
        names = ("output_file_id", "error_file_id")
        self.batches.update(batch, last, **dict(zip(names, written, strict=True)))
        self.remove_answers(batch)

    def conditions(self) -> Conditions:
        """Return what answers depend on: after a restart with other models no batch goes on."""
        servers = self.models.servers
        return {
            "model": ", ".join(each.llm.fingerprint() for each in servers),
            "name": ", ".join(each.settings.name for each in servers),
            "context": ", ".join(str(each.llm.engine.limits.context) for each in servers),
        }

    async def check_input(self, batch: Json, input: Path) -> Json | None:
        """Return what `check_file` finds in a batch's input; None if the batch is cancelled first."""
        if batch["status"] == "cancelling":
            return None
        checking = asyncio.create_task(check_file(input, batch["endpoint"]))
        try:
            while not checking.done():
                if batch["status"] == "cancelling":
                    return None
                await asyncio.wait({checking}, timeout=POLL_S)
            return checking.result()
        finally:
            checking.cancel()
            await asyncio.gather(checking, return_exceptions=True)

    async def run_lines(self, batch: Json, output: OutputFile) -> None:
        """Answer lines until none are left or the batch must end."""
        source = await asyncio.to_thread(OrderedSource, output)
        tasks = set[asyncio.Task[OutputLine]]()
        try:
            while batch["status"] != "cancelling" and time.time() < batch["expires_at"]:
                while len(tasks) < self.models.slots and (line := source.take(wait=False)):
                    answer = self.lines.answer(line, batch["endpoint"], batch["created_at"])
                    tasks.add(asyncio.create_task(answer))
                if not tasks:
                    return
                done, tasks = await asyncio.wait(tasks, timeout=POLL_S, return_when=asyncio.FIRST_COMPLETED)
                for task in done:
                    output.add(task.result())
                self.count(batch, output)
                self.files.check_room(output.nbytes)
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)

    def count(self, batch: Json, output: OutputFile) -> None:
        counts = {"completed": output.written - output.failed, "failed": output.failed}
        batch["request_counts"] = batch["request_counts"] | counts

    def split(self, batch: Json) -> list[str | None]:
        """Write the output file and the error file -> their ids; None for a file that would be empty."""
        ids = [f"file-{derive_id(batch['id'], kind)}" for kind in ("output", "errors")]
        written: list[str | None] = []
        try:
            with ExitStack() as stack:
                answers = stack.enter_context(self.answers_path(batch).open("rb"))
                outputs = [stack.enter_context(self.files.path(id).open("wb")) for id in ids]
                for number, content in enumerate(answers):
                    outputs[OutputLine(number, content).failed].write(content)
            for id, kind in zip(ids, ("output", "error"), strict=True):
                if self.files.path(id).stat().st_size:
                    self.files.add(id, f"{batch['id']}_{kind}.jsonl", "batch_output")
                    written.append(id)
                else:
                    self.files.path(id).unlink()
                    written.append(None)
            return written
        except BaseException:  # a full disk, for example: the next batch then has room
            for id in ids:
                self.files.delete(id)
            raise

    def answers_path(self, batch: Json) -> Path:
        return self.batches.folder / f"{batch['id']}.jsonl"

    def remove_answers(self, batch: Json) -> None:
        path = self.answers_path(batch)
        for each in (path, path.with_name(path.name + STATE_SUFFIX)):
            each.unlink(missing_ok=True)


def choose_final_status(batch: Json) -> str:
    """Return the status that a batch ends with, once no more of its lines run."""
    if batch["status"] == "cancelling":
        return "cancelled"
    is_late = batch["status"] == "in_progress" and time.time() >= batch["expires_at"]
    return "expired" if is_late else "completed"


def answer_missing(output: OutputFile, endpoint: str, status: str) -> None:
    held = set(output.held)
    for line in read_lines(output.input):
        if line.number >= output.written and line.number not in held:
            output.add(error_line(line, read_custom_id(line, endpoint), *MISSING[status]))

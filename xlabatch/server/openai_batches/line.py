"""Answer one line of a batch with the engine of the model that it names, after its other requests."""

import asyncio
import logging

from starlette.exceptions import HTTPException

from xlabatch.api import QueueFull
from xlabatch.batch.answers import OutputLine, answer_failure, answer_refusal, answer_request
from xlabatch.batch.lines import Line
from xlabatch.batch.requests import (
    ENDPOINTS,
    ChatLine,
    CompletionLine,
    InvalidBody,
    Job,
    LineBody,
    LineRequest,
    ResponsesLine,
    make_request,
    parse_line,
    read_custom_id,
)
from xlabatch.errors import Refused, Unavailable
from xlabatch.protocols.body import ON_UNKNOWN
from xlabatch.protocols.formatting import Json
from xlabatch.protocols.refusals import validation_message
from xlabatch.server.dispatcher import CLOSING, Closed
from xlabatch.server.http.bodies import UnknownParameters
from xlabatch.server.http.clients import BATCHES
from xlabatch.server.models import Models
from xlabatch.server.service import Server, UnknownModel
from xlabatch.server.stream import updates
from xlabatch.server.subscriptions import Subscription
from xlabatch.text.outputs import PendingPrompt

log = logging.getLogger(__name__)
LOWEST_PRIORITY = -(2**31) + 1
PARSED_AT_ONCE_BYTES = 32 * 2**10  # longer lines are first validated in another process
RETRY_S = 0.05  # while the queue is full or other requests wait in it
TRIES = 5  # for a line that needs a process which has ended


class LineRunner:
    """Answers lines. In total, at most as many prompts run in an engine as it has slots."""

    def __init__(self, models: Models) -> None:
        self.models = models
        self.context = {ON_UNKNOWN: UnknownParameters()} if models.settings.lenient else None
        slots = {server: server.llm.engine.options.slots for server in models.servers}
        self.places = {server: asyncio.Semaphore(count) for server, count in slots.items()}

    async def answer(self, line: Line, endpoint: str, created: int) -> OutputLine:
        """Answer a line. Closed if the server stops first."""
        for _ in range(TRIES - 1):
            try:
                return await self.try_answer(line, endpoint, created)
            except Unavailable:
                if self.models.closing:
                    raise Closed(CLOSING) from None
                await asyncio.sleep(RETRY_S)
        return await self.try_answer(line, endpoint, created, is_last=True)

    async def try_answer(self, line: Line, endpoint: str, created: int, is_last: bool = False) -> OutputLine:
        """Answer a line. Unavailable if a process cannot work now, unless this is the last try."""
        custom_id = None
        try:
            parsed = await self.parse(line, endpoint)
            custom_id = parsed.custom_id
            server = self.server_for(parsed)
            request = make_request(line, parsed, job_of(server, created), server.llm.tokenizer)
            with request.builder.naming_prompts():
                request.builder.prompts = await self.run_prompts(request, server)
        except Refused as error:
            return answer_refusal(line, error, custom_id)
        except (Closed, HTTPException):  # these concern the whole batch
            raise
        except Exception as error:  # a fault in one line must not end the batch
            if isinstance(error, Unavailable) and not is_last:
                raise
            log.exception("line %d of a batch failed", line.number + 1)
            return answer_failure(line, custom_id)
        return answer_request(line, request)

    async def parse(self, line: Line, endpoint: str) -> LineBody:
        """Parse a line as its endpoint's type. InvalidLine or InvalidBody if that fails."""
        if len(line.content) > PARSED_AT_ONCE_BYTES:
            problems = await self.models.body_process.problems(
                BATCHES.name, ENDPOINTS[endpoint], line.content
            )
            if problems:
                raise InvalidBody(Refused(validation_message(problems)), read_custom_id(line, endpoint))
        return parse_line(line, self.context)

    def server_for(self, line: LineBody) -> Server:
        """Return the model that a line names. InvalidBody if there is none of this name."""
        assert isinstance(line, CompletionLine | ChatLine | ResponsesLine)
        try:
            return self.models.named(line.body.model).server
        except UnknownModel as error:
            raise InvalidBody(Refused(str(error)), line.custom_id) from None

    async def run_prompts(self, request: LineRequest, server: Server) -> list[PendingPrompt]:
        items = await server.run_text(BATCHES, request.items)
        tasks = [asyncio.create_task(self.run_one(item, server)) for item in items]
        try:
            return list(await asyncio.gather(*tasks))
        finally:
            for task in tasks:
                task.cancel()

    async def run_one(self, item: Json, server: Server) -> PendingPrompt:
        """Run one prompt, once no other request is waiting for this model."""
        async with self.places[server]:
            while True:
                while server.dispatcher.view.stats.queued:
                    await asyncio.sleep(RETRY_S)
                try:
                    return await run_now(item | {"priority": LOWEST_PRIORITY}, server)
                except QueueFull:
                    await asyncio.sleep(RETRY_S)


def job_of(server: Server, created: int) -> Job:
    """Return what the lines that this model answers share."""
    return Job(
        server.settings.name,
        server.llm.fingerprint(),
        created,
        other_names=server.settings.other_names,
        sampling=server.llm.sampling.options,
    )


async def run_now(item: Json, server: Server) -> PendingPrompt:
    subscriptions: list[Subscription] = []
    try:
        await server.submit(lambda: [item], subscriptions, BATCHES)
        async for _ in updates(subscriptions, None):
            pass
    finally:
        server.disconnect(subscriptions)
    [prompt] = [each.prompt for each in subscriptions]
    if any(state.completion and state.completion.finish == "cancelled" for state in prompt.completions):
        if server.dispatcher.closing:
            raise Closed(CLOSING)
        raise Unavailable("the request was cancelled, as all those are whose adapter is removed")
    return prompt

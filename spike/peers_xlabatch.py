"""xlabatch in the race of 12_peers.py: an engine with its default options, driven as by its own bench."""

from peers_job import Heard, Job, check, parsed, tell
from peers_workload import Asked, brief

from xlabatch.bench.load import RequestTrace, run_load
from xlabatch.engine.xla import XlaBatchEngine
from xlabatch.request import Request

CONTEXT = 512


def serve(job: Job) -> None:
    engine = XlaBatchEngine.load(job.model, weights=job.type, slots=job.slots, context=CONTEXT)
    run_load(engine, requests(brief(job.asked, job.slots)))
    done = run_load(engine, requests(job.asked), max_in_flight=job.slots if job.closed else None)
    calls = {call.request.id: call for call in done.traces}
    tell([heard(calls[f"{n}"], asked) for n, asked in enumerate(job.asked)], 0.0, done.wall_s)


def requests(asked: list[Asked]) -> list[Request]:
    return [
        Request(id=f"{n}", prompt=prompt, max_tokens=max_tokens, ignore_eos=True)
        for n, (prompt, max_tokens) in enumerate(asked)
    ]


def heard(call: RequestTrace, asked: Asked) -> Heard:
    times = call.token_times_s
    return check(Heard(len(asked.prompt), call.sent_s, times[0], times[-1], call.tokens), asked)


if __name__ == "__main__":
    serve(parsed())

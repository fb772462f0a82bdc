"""The bench's experiments: each has a title, a caption, and the cases that it compares."""

import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from itertools import accumulate

from xlabatch.bench.compare import Case
from xlabatch.checkpoint.source import Source
from xlabatch.errors import Refused
from xlabatch.request import Request
from xlabatch.scheduler.chunking import LARGEST_ON_CPUS, SIZES
from xlabatch.text.samples import sample_prompts


@dataclass(frozen=True)
class Experiment:
    name: str
    title: str
    caption: str
    cases: Sequence[Case]


@dataclass(frozen=True)
class Plan:
    source: Source
    requests: Sequence[Request]
    slots: int
    context: int
    budget: int | None
    seed: int
    cache: str | None = None

    @property
    def max_positions(self) -> int:
        """The longest sequence that the model supports."""
        return self.source.spec.config.max_positions

    def case(self, name: str, **changes: object) -> Case:
        """Return a case that sends all requests at once and uses all slots, with some fields changed."""
        at_once = [0.0] * len(self.requests)
        case = Case(name, self.requests, self.slots, self.context, self.budget, sent_s=at_once)
        return replace(case, **changes)  # type: ignore[arg-type]


def ragged(source: Source, count: int, context: int, seed: int) -> list[Request]:
    """Return requests of 16 to 256 prompt tokens and 8 to 128 new ones, each at most half the context."""
    check_context(context)
    rng = random.Random(seed)
    prompt_lengths = [rng.randint(min(16, context // 4), min(256, context // 2)) for _ in range(count)]
    max_tokens = [rng.randint(min(8, context // 4), min(128, context // 2)) for _ in range(count)]
    return greedy_requests(source, prompt_lengths, max_tokens, seed)


def uniform(source: Source, count: int, context: int, seed: int) -> list[Request]:
    """Return requests with prompts of 128 tokens and outputs of 64, at most 1/2 and 1/4 of the context."""
    check_context(context)
    return greedy_requests(source, [min(128, context // 2)] * count, [min(64, context // 4)] * count, seed)


def check_context(context: int) -> None:
    """Raise Refused if a slot is too small for a useful comparison."""
    if context < 16:
        raise Refused(f"the bench needs a context of at least 16, got {context}")


WORKLOADS = {"ragged": ragged, "uniform": uniform}


def greedy_requests(
    source: Source, prompt_lengths: Sequence[int], max_tokens: Sequence[int], seed: int
) -> list[Request]:
    """Return greedy requests that always reach max_tokens, so that every case does the same work."""
    prompts = sample_prompts(source, list(prompt_lengths), seed)
    return [
        Request(id=f"r{n}", prompt=prompt, max_tokens=limit, seed=n, ignore_eos=True)
        for n, (prompt, limit) in enumerate(zip(prompts, max_tokens, strict=True))
    ]


def serving_modes(plan: Plan) -> Experiment:
    cases = [
        plan.case("sequential", slots=1, max_in_flight=1),
        plan.case("static", max_in_flight=plan.slots, static=True),
        plan.case("continuous"),
    ]
    caption = (
        "All requests are sent at once. Sequential: an engine with one slot serves one request after the "
        f"other. Static: batches of {plan.slots}; a batch starts when the one before it has ended, and its "
        "tokens are delivered when its last request ends. Continuous: a free slot is refilled at once, and "
        "tokens are delivered as they are generated."
    )
    return Experiment("modes", "three serving modes", caption, cases)


def sweep_slots(plan: Plan, counts: Sequence[float]) -> Experiment:
    cases = [plan.case(f"{count:g} slots", slots=int(count)) for count in counts]
    return Experiment("slots", "number of slots", "All requests are sent at once.", cases)


def sweep_concurrency(plan: Plan, counts: Sequence[float]) -> Experiment:
    """Compare numbers of users in a closed loop; engines have one slot for each user, then more."""
    users = [int(count) for count in counts]
    most = int(max(counts))
    cases = [plan.case(f"{n} in flight", slots=n, max_in_flight=n, sent_s=None) for n in users]
    cases += [
        plan.case(f"{n} in flight, {most} slots", slots=most, max_in_flight=n, sent_s=None)
        for n in users
        if n < most
    ]
    caption = (
        "Each user sends the next request when the last one has ended. The engine has as many slots as "
        f"users, and then {most} slots."
    )
    return Experiment("concurrency", "concurrent users", caption, cases)


def sweep_rate(plan: Plan, rates: Sequence[float]) -> Experiment:
    """Compare rates in an open loop: requests are sent at a rate, however many are in flight."""
    cases = [
        plan.case(f"{rate:g} req/s", sent_s=arrivals(len(plan.requests), rate, plan.seed)) for rate in rates
    ]
    caption = "Requests are sent at random times (Poisson) at a mean rate, however many are in flight."
    return Experiment("rate", "request rate", caption, cases)


def arrivals(count: int, rate: float, seed: int) -> list[float]:
    """Return the times in seconds at which requests are sent: a Poisson process."""
    rng = random.Random(seed)
    return list(accumulate(rng.expovariate(rate) for _ in range(count)))


def sweep_burst(plan: Plan, counts: Sequence[float]) -> Experiment:
    """Compare numbers of short prompts that arrive at an idle engine at the same time."""
    most = int(max(counts))
    rng = random.Random(plan.seed)
    lengths = [rng.randint(min(10, plan.context // 4), min(40, plan.context // 2)) for _ in range(most)]
    requests = greedy_requests(plan.source, lengths, [min(16, plan.context // 4)] * most, plan.seed)
    cases = [
        plan.case(f"{count:g} at once", requests=requests[: int(count)], sent_s=[0.0] * int(count))
        for count in counts
    ]
    caption = (
        "Prompts of 10 to 40 tokens that are sent at once to an idle engine, with 16 new tokens each. With "
        "the kernels, several of them share a prompt chunk."
    )
    return Experiment("burst", "a burst of short prompts", caption, cases)


def sweep_context(plan: Plan, sizes: Sequence[float]) -> Experiment:
    cases = [plan.case(f"{size:g} positions", context=int(size)) for size in sizes]
    caption = "The same requests in slots of different sizes; only the unused part of a slot grows."
    return Experiment("context", "context per slot", caption, cases)


def sweep_budget(plan: Plan, budgets: Sequence[float]) -> Experiment:
    """Compare budgets: how prefilling a long prompt affects the requests that are decoding."""
    decoding = plan.slots - 1
    capacity = plan.context - 8
    if not decoding:
        raise Refused("--sweep budget needs at least 2 slots: one decodes while another prefills, got 1")
    long = min(2000, capacity)
    prompt = min(64, capacity // 2)
    output = min(160, capacity // 2)
    short_requests = greedy_requests(plan.source, [prompt] * decoding, [output] * decoding, plan.seed)
    [long_request] = greedy_requests(plan.source, [long], [4], plan.seed)
    requests = [*short_requests, replace(long_request, id="long")]
    named: dict[str, int | None] = {"default": None} | {f"budget {count:g}": int(count) for count in budgets}
    cases = [
        plan.case(name, requests=requests, budget=budget, sent_s=None, wait_for_first_tokens=True)
        for name, budget in named.items()
    ]
    caption = (
        f"{decoding} requests are decoding when a prompt of {long} tokens arrives. The budget is the number "
        "of its tokens that are prefilled between two decode steps (at least one chunk). A small budget "
        "keeps the other requests' tokens coming, a large one brings the long prompt's first token sooner. "
        "A stall is a step that also prefills a chunk; the decode step without one is shown for comparison."
    )
    return Experiment("budget", "a long prompt among decoding requests", caption, cases)


Build = Callable[[Plan, Sequence[float]], Experiment]
SWEEPS: dict[str, tuple[Build, tuple[float, ...]]] = {  # with the default values
    "slots": (sweep_slots, (1, 2, 4, 8, 16)),
    "concurrency": (sweep_concurrency, (1, 2, 4, 8, 16)),
    "rate": (sweep_rate, (1, 2, 4, 8)),
    "context": (sweep_context, (1, 4, 16)),  # times the context of the plan
    "budget": (sweep_budget, (*SIZES[: SIZES.index(LARGEST_ON_CPUS) + 1], 2 * LARGEST_ON_CPUS)),
    "burst": (sweep_burst, (1, 4, 8, 16, 32)),
}

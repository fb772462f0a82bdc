"""Settings and fixtures of every test: no silent promotion of dtypes or ranks, one cache of programs."""

import functools
import gc
import itertools
import os
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import jax
import openai
import pytest
from support.batch_clients import client_of
from support.examples import load_profile
from support.quick import ALL, of_ci, slow_except
from support.serving import OPTIONS, RunningServer, running, slow_down

from xlabatch import LLM
from xlabatch.checkpoint.load import Model, load
from xlabatch.checkpoint.source import Source, open_source
from xlabatch.engine import compilation, kept_programs
from xlabatch.engine.xla import XlaBatchEngine
from xlabatch.kernels.choice import can_pack

pytest_plugins = ["pytester"]
os.environ["HF_HUB_OFFLINE"] = "1"  # no test reaches the hub; one serves its protocol on loopback
# one folder for all workers and child processes; the user's own is not touched
CACHES = Path(__file__).parents[1] / ".pytest_cache"
os.environ["XDG_CACHE_HOME"] = str(CACHES)
os.environ[kept_programs.CHOSEN] = str(CACHES / "programs")
jax.config.update("jax_numpy_dtype_promotion", "strict")
jax.config.update("jax_numpy_rank_promotion", "raise")
load_profile()

# a worker has more engine shapes than a user's process; with all of a module's, memory maps would run out
compilation.programs_of = functools.lru_cache(64)(compilation.programs_of.__wrapped__)
USERS_PROGRAMS = functools.lru_cache(64)(compilation.programs_of.__wrapped__)
USERS_OPTIONS = {  # XLA's defaults, which `make test` changes
    "xla_backend_optimization_level": 3,
    "xla_cpu_parallel_codegen_split_count": 32,
}


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """XLABATCH_ALL=1 runs every case."""
    if not ALL:
        items[:], by_hand = of_ci(items)
        config.hook.pytest_deselected(items=by_hand)


def pytest_collection() -> None:
    """Collecting leaves no garbage worth looking for."""
    gc.disable()


def pytest_collection_finish() -> None:
    """Thousands of collected tests live as long as the worker: the garbage collector skips them."""
    gc.enable()
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 20, 20)


MAPS = Path("/proc/self/maps")
MOST_MAPS = 30_000  # of 65 530 that Linux gives a process; where there are no more, XLA ends it (SIGSEGV)


TESTS_BETWEEN_COUNTS = 8  # a test may add a thousand maps, and reading a long list takes 20 ms
finished_tests = itertools.count(1)


@pytest.fixture(autouse=True)
def free_programs(request: pytest.FixtureRequest) -> Iterator[None]:
    """A worker holds the programs of thousands of tests, each with a few maps of memory: drop those that no
    later test may need.
    """
    yield
    if next(finished_tests) % TESTS_BETWEEN_COUNTS or not MAPS.exists():
        return
    if MAPS.read_bytes().count(b"\n") < MOST_MAPS:
        return
    for own in vars(request.module).values():
        if hasattr(own, "cache_clear"):  # engines that a module keeps
            own.cache_clear()
    compilation.programs_of.cache_clear()
    USERS_PROGRAMS.cache_clear()
    jax.clear_caches()
    gc.collect()


USED = "kernels" if can_pack() else "xla"


@pytest.fixture(scope="session")
def source() -> Source:
    """Seeded random weights of a shape in which all sizes differ."""
    return open_source("random:tiny")


@pytest.fixture(scope="session")
def model(source: Source) -> Model:
    return load(source)


@pytest.fixture(scope="module", params=slow_except([USED], ["kernels", "xla"]))
def either_model(request: pytest.FixtureRequest, source: Source) -> Model:
    """The model on the kernels, where they are; and on XLA's own operations."""
    packs = request.param == "kernels"
    if packs and not can_pack():
        pytest.skip("the kernels are not here")
    return load(source, packs=packs)


@pytest.fixture
def fresh_programs(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The engines of a test share no program with those of other tests: it replaces what jax traces."""
    monkeypatch.setattr(kept_programs, "folder", lambda: None)
    compilation.programs_of.cache_clear()
    jax.clear_caches()
    yield
    compilation.programs_of.cache_clear()
    jax.clear_caches()


@pytest.fixture
def users_compiler(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """The engines of a test run the programs that users have, whatever XLA_FLAGS says; those of slow cases
    only if XLABATCH_ALL is set.

    An engine that a module keeps is only for tests with this fixture: a program compiles at its first use.
    """

    if request.node.get_closest_marker("slow") and not ALL:
        return

    def compiler_options(classic_emitters: bool, _: str) -> dict[str, Any]:
        emitters = {"xla_cpu_use_fusion_emitters": not classic_emitters}
        return USERS_OPTIONS | (emitters if compilation.takes_options(*emitters.items()) else {})

    monkeypatch.setattr(compilation, "compiler_options", compiler_options)
    monkeypatch.setattr(compilation, "programs_of", USERS_PROGRAMS)


Engines = Callable[..., XlaBatchEngine]


def engines_of(model: Model) -> Engines:
    """Engines of a model by slot count and options."""

    @functools.cache
    def shared_engine(slots: int, **options: Any) -> XlaBatchEngine:
        return XlaBatchEngine(model, slots=slots, **({"context": 320} | options))

    return shared_engine


@pytest.fixture(scope="session")
def engines(model: Model) -> Engines:
    """Engines shared by the tests of a session, each of which leaves them idle."""
    return engines_of(model)


@pytest.fixture(scope="module")
def llm() -> LLM:
    """The embedded model."""
    return LLM(slots=4, context=256, queue=64)


@pytest.fixture(scope="module")
def served(llm: LLM) -> Iterator[RunningServer]:
    """A server on loopback with the embedded model."""
    with running(llm, keep_alive_s=0.05) as served:
        yield served


@pytest.fixture
def client(served: RunningServer) -> Iterator[openai.OpenAI]:
    with client_of(served, http_client=openai.DefaultHttpxClient(**OPTIONS)) as client:
        yield client


@pytest.fixture
def slow(llm: LLM, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every step takes at least 5 ms, so that concurrent requests overlap on any machine."""
    slow_down(llm, monkeypatch, 0.005)


@pytest.fixture(scope="module")
def batch_llm() -> LLM:
    return LLM(slots=3, context=256, queue=64, policy="priority")


@pytest.fixture(scope="module")
def batch_folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("files")


@pytest.fixture(scope="module")
def batch_server(batch_llm: LLM, batch_folder: Path) -> Iterator[RunningServer]:
    """A server with files and batches."""
    with running(batch_llm, files=batch_folder) as served:
        yield served


@pytest.fixture
def batch_client(batch_server: RunningServer) -> Iterator[openai.OpenAI]:
    with client_of(batch_server, http_client=openai.DefaultHttpxClient(**OPTIONS)) as client:
        yield client

"""The programs of an engine: a table of specs, from which everything about them follows.

A spec names the function, the arrays of the engine that it takes, and an example of its other arguments.
Compiling, the lockfile, warming up and launching in other processes all read the same table, so a new program
is a new spec and the place that launches it.

Programs depend on the model's Config and on the shapes of weights and state, never on their contents;
therefore engines of one shape share them, and each is compiled once in a process.
"""

import logging
import time
from collections.abc import Callable, Iterable
from concurrent.futures import Future, ThreadPoolExecutor
from functools import cache, partial
from threading import Lock
from typing import Any, NamedTuple

import jax

from xlabatch.distributed.load import mesh_of
from xlabatch.distributed.programs import OnMesh
from xlabatch.engine.arrays import DeviceArrays, Part
from xlabatch.engine.uninterrupted import start

log = logging.getLogger(__name__)
CLASSIC_EMITTERS = {"xla_cpu_use_fusion_emitters": False}


class LaunchError(RuntimeError):
    """A program failed before its launch had returned."""


class ProgramSpec(NamedTuple):
    """A program before it is compiled: a pure function of arrays of the engine, then of other inputs."""

    name: str  # as a person reads it, such as "prefill 16"
    function: Callable[..., Any]
    takes: tuple[Part, ...]
    inputs: tuple[Any, ...] = ()  # an example that can be run: host arrays, or the shapes of device arrays
    updates: Part | None = None  # replaced by the first result, which is written into its memory


def step_spec(name: str, function: Callable[..., Any], *inputs: Any) -> ProgramSpec:
    """A program that runs the model: it takes the weights and the state, and replaces the state."""
    return ProgramSpec(name, function, ("params", "state"), inputs, "state")


class Program:
    """A compiled program of one spec. It is compiled at its first launch, unless that was done before.

    It cannot be compiled a second time: arguments of other shapes are an error.
    """

    def __init__(self, spec: ProgramSpec, arrays: DeviceArrays, classic_emitters: bool) -> None:
        self.spec = spec
        self.arrays = arrays  # shapes
        self.classic_emitters = classic_emitters
        self.lock = Lock()
        self.compilation: Future[Any] | None = None
        self.compiled_at = float("-inf")  # perf_counter
        self.seconds = 0.0  # to lower and compile
        self.temp_bytes = 0

    @property
    def jitted(self) -> Any:
        """The function as jax traces and lowers it."""
        jit = jit_for(mesh_of(self.arrays.params), self.classic_emitters)
        if self.spec.updates is None:
            return jit(self.spec.function)
        return jit(self.spec.function, donate_argnums=self.spec.takes.index(self.spec.updates))

    @property
    def arguments(self) -> tuple[Any, ...]:
        """What it is lowered for."""
        return (*map(self.arrays.part, self.spec.takes), *self.spec.inputs)

    def lower(self) -> Any:
        """The program as it is given to the compiler."""
        return self.jitted.lower(*self.arguments)

    @property
    def run(self) -> Any:
        """What jax compiled, once for all threads that need it.

        A caller that is interrupted stops waiting, and the compilation goes on. A failed one is tried again.
        """
        with self.lock:
            compilation = self.compilation
            if compilation is None or (compilation.done() and compilation.exception()):
                compilation = self.compilation = start(self._compile)
        return compilation.result()

    def _compile(self) -> Any:
        """Compile the program, timed."""
        began = time.perf_counter()
        compiled = compile_lowered(self.lower())
        self.temp_bytes = compiled.memory_analysis().temp_size_in_bytes
        self.compiled_at = time.perf_counter()
        self.seconds = self.compiled_at - began
        return compiled

    def __call__(self, *args: Any) -> Any:
        run = self.run  # what is wrong while it is traced or compiled is no failure of a launch
        try:
            return run(*args)
        except ValueError as error:  # a failure that jax sees later is a JaxRuntimeError
            log.exception("a program has failed at its launch")
            raise LaunchError(str(error)) from error


Programs = dict[str, Program]  # by name


def compile_all(programs: Iterable[Program]) -> None:
    """Compile programs in parallel. After an interrupt or a failure none is begun, and none is waited for."""
    pool = ThreadPoolExecutor()
    try:
        for _ in pool.map(lambda program: program.run, programs):
            pass
    finally:
        pool.shutdown(wait=False, cancel_futures=True)


def compile_lowered(lowered: Any) -> Any:
    """Compile a program."""
    return lowered.compile()


def jit_for(mesh: Any, classic_emitters: bool) -> Callable[..., Any]:
    """jax.jit for programs on a mesh or on one device.

    Where the kernels leave only small operations to XLA, its classic code generator takes two thirds of the
    time of its default one.
    """
    options = CLASSIC_EMITTERS if classic_emitters and has_emitters() else None
    jit = partial(jax.jit, compiler_options=options)
    if mesh is None:
        return jit
    return lambda run, donate_argnums=(): OnMesh(jit, run, mesh, donate_argnums)


@cache
def has_emitters() -> bool:
    """Whether this version of XLA has the choice of its code generator."""
    try:
        jax.jit(lambda: 0, compiler_options=CLASSIC_EMITTERS).lower().compile()
    except jax.errors.JaxRuntimeError:  # no such compile option
        return False
    return True

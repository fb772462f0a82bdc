"""Compiles the programs that `programs.py` describes, once for all engines of one shape in a process.

Programs depend on the model's Config and on the shapes of weights and state, never on their contents:
that is why engines can share them.
"""

import logging
import time
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import Future, ThreadPoolExecutor, as_completed
from contextlib import nullcontext
from functools import cache, lru_cache, partial
from pathlib import Path
from threading import Event, Lock
from typing import Any

import jax
from jax.sharding import Mesh

from xlabatch.distributed.load import mesh_of
from xlabatch.distributed.programs import OnMesh
from xlabatch.engine import kept_programs
from xlabatch.engine.arrays import DeviceArrays
from xlabatch.engine.code_digest import code_digest
from xlabatch.engine.layout import Layout
from xlabatch.engine.programs import EngineShape, ProgramSpec
from xlabatch.engine.targets import Target, devices_of, target_here
from xlabatch.engine.uninterrupted import ending, start
from xlabatch.progress import passing, report

log = logging.getLogger(__name__)
KEPT_SHAPES = 16  # engine shapes whose programs stay in memory for the next engine
Options = dict[str, bool | int | str]
CLASSIC_EMITTERS: Options = {"xla_cpu_use_fusion_emitters": False}
# what XLA puts into a GPU's graphs by default, and loops and branches, for whose ends the host would wait
IN_GRAPHS: Options = {
    "xla_gpu_enable_command_buffer": "FUSION,CUBLAS,CUBLASLT,CUSTOM_CALL,CUDNN,DYNAMIC_SLICE_FUSION,"
    "WHILE,CONDITIONAL"
}


class LaunchError(RuntimeError):
    """A program failed before its launch had returned."""


class Program:
    """A compiled program of one spec. It is compiled at its first launch, unless that was done before.

    It cannot be compiled a second time: arguments of other shapes are an error.
    """

    def __init__(
        self, spec: ProgramSpec, arrays: DeviceArrays, classic_emitters: bool, target: Target
    ) -> None:
        self.spec = spec
        self.arrays = arrays  # shapes
        self.target = target
        self.options = compiler_options(classic_emitters, target.platform)
        self.lock = Lock()
        self.compilation: Future[Any] | None = None
        self.compiled: Any = None  # what jax compiled
        self.compiled_at = float("-inf")  # perf_counter
        self.is_reported = False  # by the engine that compiled it: later ones of the same shape find it
        self.seconds = 0.0  # to load, or to lower and compile
        self.temp_bytes = 0
        self.digest = ""  # of what the compiler made of it, if it measures

    @property
    def mesh(self) -> Mesh | None:
        return mesh_of(self.arrays.params)

    @property
    def jitted(self) -> Any:
        """The function as jax traces and lowers it."""
        jit = jit_for(self.mesh, taken_here(self.options, self.target.platform))
        if self.spec.updates is None:
            return jit(self.spec.function)
        return jit(self.spec.function, donate_argnums=self.spec.takes.index(self.spec.updates))

    @property
    def arguments(self) -> tuple[Any, ...]:
        return (*(getattr(self.arrays, part) for part in self.spec.takes), *self.spec.inputs)

    @property
    def made_of(self) -> tuple[object, ...]:
        """All that a compiled program follows from, besides code, settings and devices."""
        leaves, tree = jax.tree.flatten(self.arguments)
        function = kept_programs.describe(self.spec.function)
        updates = self.spec.updates and self.spec.takes.index(self.spec.updates)
        return function, tree, [*map(shape_of, leaves)], updates, self.options

    def lower(self) -> Any:
        """The program as it is given to the compiler."""
        # on a mesh, jax knows the devices
        with self.target.lowering() if self.mesh is None else nullcontext():
            return self.jitted.lower(*self.target.place(self.arguments))

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

    @property
    def entry(self) -> Path | None:
        """The file that keeps it; None if none does."""
        devices = [device.id for device in devices_of(self.mesh)]
        return kept_programs.entry_of(*self.made_of, devices, target=self.target)

    def entry_name(self, devices: Sequence[int]) -> str:
        """The name of the file that keeps it for devices by their ids."""
        return kept_programs.entry_name(*self.made_of, [*devices], target=self.target)

    @property
    def known_temp_bytes(self) -> int | None:
        """The bytes of its scratch memory, if it is compiled or kept."""
        if self.compiled is not None:
            return self.temp_bytes
        entry = self.entry
        return kept_programs.kept_temp_bytes(entry) if entry else None

    def _compile(self) -> Any:
        began = time.perf_counter()
        digests = compiler_measures(self.target.platform)
        made = kept_programs.load_or_compile(self.entry, devices_of(self.mesh), self.lower, digests)
        self.temp_bytes, self.digest = made.temp_bytes, made.digest
        self.compiled = made.run  # the last: others look at it to see whether all is here
        self.compiled_at = time.perf_counter()
        self.seconds = self.compiled_at - began
        return self.compiled

    def compile_into(self, entry: Path) -> None:
        """Compile it for its target, and keep it in this file."""
        digests = compiler_measures(self.target.platform)
        self.temp_bytes = kept_programs.compile_into(entry, self.lower(), digests).temp_bytes

    def __call__(self, *args: Any) -> Any:
        if self.compiled is None:  # an error while compiling is not one of the launch
            with passing(f"compiling {self.spec.name}"):
                run = self.run
        else:
            run = self.compiled
        try:
            return run(*args)
        except ValueError as error:  # a failure that jax sees later is a JaxRuntimeError
            log.exception("a program has failed at its launch")
            raise LaunchError(str(error)) from error


Programs = dict[str, Program]  # by name


@lru_cache(KEPT_SHAPES)
def programs_of(layout: Layout, shape: EngineShape, tree: Any, leaves: tuple[Any, ...]) -> Programs:
    """The programs of an engine, for arrays of these shapes."""
    arrays: DeviceArrays = jax.tree.unflatten(tree, leaves)
    given = arrays, layout.classic_emitters, target_here()
    return {spec.name: Program(spec, *given) for spec in layout.specs(shape, arrays)}


def programs_for(layout: Layout, shape: EngineShape, arrays: DeviceArrays) -> Programs:
    """The programs of an engine. Engines of one shape share them within a process."""
    leaves, tree = jax.tree.flatten(arrays.shapes())
    return programs_of(layout, shape, tree, tuple(leaves))


def begin_all(programs: Iterable[Program]) -> Callable[[], None]:
    """Load or compile programs in a thread, one after the other -> a function that begins no more of them.

    `compile_all` waits for the one that is in work. It tries again what has failed here.
    """
    programs = [*programs]
    stopped = Event()
    code_digest()  # once, before threads ask for it at the same time

    def run_all() -> None:
        for program in programs:
            if stopped.is_set() or ending.is_set():
                return
            if program.compilation is None:
                _ = program.run

    start(run_all)
    return stopped.set


def compile_all(programs: Iterable[Program]) -> None:
    """Compile programs in parallel. After an interrupt or a failure none is begun, and none is waited for."""
    programs = [program for program in programs if program.compiled is None]
    if not programs:
        return
    report("compiling programs", 0, len(programs))
    code_digest()  # once, before threads ask for it at the same time
    pool = ThreadPoolExecutor()
    try:
        compiling = [pool.submit(lambda program: program.run, program) for program in programs]
        for done, compiled in enumerate(as_completed(compiling), 1):
            compiled.result()  # raises what has failed
            report("compiling programs", done, len(programs))
    finally:
        pool.shutdown(wait=False, cancel_futures=True)


def shape_of(leaf: Any) -> tuple[object, ...]:
    """What compiling depends on of an argument."""
    return (
        *(leaf.shape, str(leaf.dtype)),
        getattr(leaf, "weak_type", False),
        getattr(leaf, "sharding", None),
    )


def jit_for(mesh: Mesh | None, options: Options | None) -> Callable[..., Any]:
    """jax.jit for programs on a mesh or on one device."""
    jit = partial(jax.jit, compiler_options=options)
    if mesh is None:
        return jit
    return lambda run, donate_argnums=(): OnMesh(jit, run, mesh, donate_argnums)


def compiler_options(classic_emitters: bool, platform: str) -> Options | None:
    """Options of XLA's compiler for a platform, which need not be the one of this process.

    On GPUs, loops and branches become parts of graphs. Where the kernels leave only small operations to XLA,
    its classic code generator takes two thirds of the time of its default one.
    """
    on_gpu = platform == "gpu"
    if not (on_gpu or classic_emitters):
        return None
    return IN_GRAPHS if on_gpu else CLASSIC_EMITTERS


def compiler_measures(platform: str) -> bool:
    """Whether two processes may compile one program to different operations.

    On GPUs, XLA chooses them by measured times. On CPUs one version of it makes the same of a program.
    """
    return platform != "cpu"


def taken_here(options: Options | None, platform: str) -> Options | None:
    """The options, unless this process compiles with a version of XLA that does not have them.

    A start that compiles nothing need not ask, which takes a fiftieth of it.
    """
    is_here = platform == jax.default_backend()
    return options if not (options and is_here) or takes_options(*options.items()) else None


@cache
def takes_options(*options: tuple[str, bool | int | str]) -> bool:
    """Whether this version of XLA has these options."""
    try:
        jax.jit(lambda: 0, compiler_options=dict(options)).lower().compile()
    except jax.errors.JaxRuntimeError:  # no such compile option
        return False
    return True

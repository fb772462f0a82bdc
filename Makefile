# One word for each habit. Everything installs into .venv, made on first use.
PYTHON ?= python3
BIN := .venv/bin

# uv takes seconds where pip takes most of a minute, but it does not know pip's settings: where they name another
# index, pip installs
OTHER_INDEX = $(or $(PIP_INDEX_URL),$(shell $(PYTHON) -m pip config get global.index-url 2> /dev/null))
PIP_INSTALL = $(if $(OTHER_INDEX),$(BIN)/pip install,$(BIN)/uv pip install --python $(BIN)/python) --quiet

# uv compiles no bytecode, and where Python may not keep it either, every process compiles all that it imports: half of
# its start
unexport PYTHONDONTWRITEBYTECODE

KERNELS := xlabatch/kernels/CMakeLists.txt $(wildcard xlabatch/kernels/src/*)

# the instruction sets of the kernels that are compiled: the demonstration needs only those of this machine
SETS := all
demo: SETS := native
INSTALL = $(PIP_INSTALL) --editable ".[serve]" --config-settings=cmake.define.XLABATCH_SETS=$(SETS) \
	--config-settings=cmake.define.XLABATCH_EMULATED=ON && echo $(SETS) > .venv/sets

# an installation lists the package's files: a new file needs a new one
FILES := $(shell find xlabatch -name '*.py' | LC_ALL=C sort | cksum | cut -d ' ' -f 1)

.PHONY: demo test compile-options lint fix graphs docs kernels wheel clean

demo: .venv/demo
	$(BIN)/xlabatch sched --slots 4 --requests 8

# Most time is compilation, and these options take less of it: no optimisation, one LLVM module for a program, and
# XLA's classic code generator (packed engines have it anyhow). The tests of the promise compile as users do, by the
# fixture `users_compiler`: tests/engine/test_batch_invariance.py, tests of recurrent states, latents and `verify`.
# In .ci/run what needs the package installed, tests/external, compiles as users do too; an empty COMPILE lets all do so.
# The classic generator went with jax 0.11, and XLA ends the process for an option that it does not have. Without
# optimisation, bits in 0.12 depend on the size of an array (FINDINGS 6).
# (stripped: XLA takes a value that begins with a space for the name of a file and ends the process)
COMPILE = --xla_cpu_parallel_codegen_split_count=1 --xla_backend_optimization_level=$(if \
	$(shell ls -d .venv/lib/*/site-packages/jaxlib-0.10.* 2> /dev/null),0 --xla_cpu_use_fusion_emitters=false,1)

# one thread for NumPy's products: OpenBLAS's others take a processor while they wait, which workers need
test: .venv/dev
	OPENBLAS_NUM_THREADS=1 XLA_FLAGS="$(strip $(COMPILE) $(XLA_FLAGS))" $(BIN)/python -m pytest -m "not slow and not heavy" -n 3 --dist loadfile

compile-options:
	@echo "$(strip $(COMPILE))"

lint: .venv/dev
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy

fix: .venv/dev
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

graphs: .venv/demo
	$(BIN)/xlabatch graphs --write

docs: .venv/demo
	$(BIN)/python tests/repo/cli_reference.py > docs/cli.md

# what the installation does too, but only for what changed
kernels:
	cmake -S xlabatch/kernels -B build/kernels -DPython_EXECUTABLE=$(abspath $(BIN)/python) \
		-DCMAKE_COMPILE_WARNING_AS_ERROR=ON -DXLABATCH_EMULATED=ON > /dev/null
	cmake --build build/kernels --parallel
	cmake --install build/kernels --prefix $$($(BIN)/python -c 'import sysconfig; print(sysconfig.get_path("platlib"))')
	touch .venv/demo .venv/dev

wheel: .venv/demo
	$(BIN)/pip wheel --quiet --no-deps --wheel-dir dist --config-settings=cmake.define.XLABATCH_SETS=$(SETS) .

clean:
	rm -rf .venv build dist .mypy_cache .pytest_cache .ruff_cache

.venv/demo: pyproject.toml $(KERNELS) .venv/files-$(FILES)
	@echo "Installing into .venv: packages from the registry, and kernels, which compile for a minute or more"
	$(PYTHON) -m venv --without-pip .venv
	@# the pip that is here need not install another one first
	@if $(PYTHON) -m pip --python $(BIN)/python --version > /dev/null 2>&1; then \
		$(PYTHON) -m pip --python $(BIN)/python install --quiet --no-compile pip uv; \
	elif $(BIN)/python -m ensurepip --default-pip > /dev/null 2>&1; then \
		$(BIN)/pip install --quiet uv; \
	else \
		echo "Python needs pip, or venv with ensurepip (Debian: apt install python3-venv)" >&2; exit 1; \
	fi
	$(INSTALL)
	touch $@

.venv/files-$(FILES):
	mkdir -p .venv
	rm -f .venv/files-*
	touch $@

.venv/dev: .venv/demo
	@grep -sqx all .venv/sets || { $(INSTALL); }
	$(PIP_INSTALL) 'xlabatch[dev]'
	touch $@

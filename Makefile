# One word for each habit. Everything installs into .venv, made on first use.
PYTHON ?= python3
BIN := .venv/bin

.PHONY: demo test lint fix graphs docs kernels clean

demo: .venv/demo
	$(BIN)/xlabatch sched --slots 4 --requests 8

test: .venv/dev
	$(BIN)/python -m pytest -m "not slow" -n auto --maxprocesses 4 --dist loadfile

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

kernels: .venv/demo
	cmake -S xlabatch/kernels -B build/kernels -DCMAKE_BUILD_TYPE=Release -DPython_EXECUTABLE=$(abspath $(BIN)/python) > /dev/null
	cmake --build build/kernels --parallel
	cp build/kernels/libxlabatch_kernels.so xlabatch/kernels/

clean:
	rm -rf .venv .mypy_cache .pytest_cache .ruff_cache

.venv/demo: pyproject.toml
	$(PYTHON) -m venv .venv
	$(BIN)/pip install --quiet --upgrade pip
	$(BIN)/pip install --quiet --editable .
	touch $@

.venv/dev: .venv/demo
	$(BIN)/pip install --quiet --editable '.[dev]'
	touch $@

# One word for each habit. Everything installs into .venv, made on first use.
PYTHON ?= python3
BIN := .venv/bin

.PHONY: demo test lint fix graphs clean

demo: .venv/ready
	$(BIN)/xlabatch sched --slots 4 --requests 8

test: .venv/ready
	$(BIN)/python -m pytest -n auto --maxprocesses 4 --dist loadfile

lint: .venv/ready
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy

fix: .venv/ready
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

graphs: .venv/ready
	$(BIN)/xlabatch graphs --write

clean:
	rm -rf .venv .mypy_cache .pytest_cache .ruff_cache

.venv/ready: pyproject.toml
	$(PYTHON) -m venv .venv
	$(BIN)/pip install --quiet --upgrade pip
	$(BIN)/pip install --quiet --editable '.[dev]'
	touch $@

# Each command does its own set-up, from a fresh clone on: tools/prepare installs what is missing, and only then.
.DEFAULT_GOAL := help
.PHONY: help run test lint bench words pictures lock clean prepare

PYTHON ?= python3
export PYTHON
python := .venv/bin/python

help: ## list these commands
	@sed -nE 's/^([a-z]+):.*## (.*)/make \1\t\2/p' Makefile | expand -t 16

run: prepare ## open the app; with no display, the terminal (make run ARGS=…)
	@$(python) main.py $(ARGS)

test: lint ## lint, then every test, headless (make test ARGS='-k dice')
	@$(python) -m pytest -n 2 --dist loadfile $(ARGS)

lint: prepare ## ruff and mypy
	@$(python) -m ruff check
	@$(python) -m ruff format --check
	@$(python) -m mypy

bench: prepare ## measure, as a table and as JSON
	@$(python) -m benchmarks $(ARGS)

words: prepare ## compile the catalogues of every language
	@$(python) tools/words.py $(ARGS)

pictures: prepare ## draw the screens for the README
	@$(python) tools/pictures.py $(ARGS)

# The lock records no addresses. What is left out: materialshapes and pycairo (see pyproject.toml); pip comes with .venv.
lock: ## write requirements.lock anew, needs uv (newest versions: make lock ARGS=--upgrade)
	@command -v uv >/dev/null || { echo "make lock needs uv: pipx install uv"; exit 1; }
	@uv pip compile pyproject.toml --group dev --universal --python-version 3.11 --generate-hashes \
		--no-header --no-emit-index-url --no-emit-package materialshapes --no-emit-package pycairo \
		--no-emit-package pip --quiet --output-file requirements.lock $(ARGS)

clean: ## remove .venv and every cache
	rm -rf .venv .hypothesis .mypy_cache .pytest_cache .ruff_cache
	find . -name __pycache__ -prune -exec rm -rf {} +

prepare:
	@tools/prepare

# No screen is needed, and none that is there is used.
test bench pictures: export SDL_VIDEODRIVER := offscreen
test bench pictures: export KIVY_NO_ARGS := 1

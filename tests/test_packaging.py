"""The wheel is all that a user needs: it carries the rules and facts, and judges from any folder."""

from __future__ import annotations

import json
import subprocess
import sys
import venv
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
SCENARIO = "mill/effect-beyond-library"


def run(*command: str | Path, cwd: Path | None = None) -> str:
    done = subprocess.run(command, cwd=cwd, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("wheel")
    run(sys.executable, "-m", "pip", "wheel", "--quiet", "--no-deps", "--wheel-dir", folder, ROOT)
    (built,) = folder.glob("*.whl")
    return built


def test_the_wheel_holds_every_rule_and_fact_file_and_nothing_outside_its_package(wheel: Path) -> None:
    names = zipfile.ZipFile(wheel).namelist()
    shipped = {str(path.relative_to(ROOT)) for top in ("rules", "facts") for path in ROOT.glob(f"{top}/**/*.[cf]*")}
    assert shipped <= {name.removeprefix("pyshell/_knowledge/") for name in names}
    assert {name.split("/")[0].split("-")[0] for name in names} == {"pyshell", "rulings"}


def test_an_installed_copy_judges_a_shipped_scenario_from_another_folder(wheel: Path, tmp_path: Path) -> None:
    place = tmp_path / "venv"
    venv.create(place, with_pip=False)
    # The dependencies are those of the Python that runs the tests: what is tried here is this wheel.
    site = place / "lib" / f"python{sys.version_info.major}.{sys.version_info.minor}" / "site-packages"
    (site / "dependencies.pth").write_text("\n".join(p for p in sys.path if p.endswith("site-packages")))
    run(sys.executable, "-m", "pip", "--python", place / "bin/python", "install", "--quiet", "--no-deps", wheel)
    elsewhere = tmp_path / "elsewhere"
    elsewhere.mkdir()
    where = run(place / "bin/python", "-c", "import pyshell; print(pyshell.__file__)", cwd=elsewhere)
    assert where.startswith(str(site))
    (line,) = run(place / "bin/rulings", "judge", "--json", SCENARIO, cwd=elsewhere).splitlines()
    case = json.loads(line)
    assert case["scenario"] == SCENARIO
    assert case["outcomes"]
    assert all(expectation["met"] for expectation in case["expectations"])

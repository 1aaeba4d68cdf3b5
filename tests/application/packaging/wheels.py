"""Wheels of this application and of games, and an environment that holds nothing else of ours."""

import shutil
import subprocess
import sys
import venv
from pathlib import Path

import msgspec

ROOT = Path(__file__).parents[3]
ROOMS = ("cogs", "db", "games", "locales", "play", "render", "tournaments")
SANDBOX = ROOT / "sandbox"
FILES = ("pyproject.toml", "requirements.txt", "bot.py", "README.md", "LICENSE", "NOTICES.md")
_BUILD = "import sys; from setuptools import build_meta; print(build_meta.build_wheel(sys.argv[1]))"


def run(*line: str | Path, cwd: Path) -> str:
    """Run a program with warnings as errors; return what it says. Fails with what it complains."""
    done = subprocess.run(line, cwd=cwd, capture_output=True, text=True, check=False, timeout=300)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def source(folder: Path) -> Path:
    """Copy what the wheel of this application is made of."""
    folder.mkdir()
    for room in ROOMS:
        shutil.copytree(ROOT / room, folder / room, ignore=shutil.ignore_patterns("__pycache__"))
    for file in FILES:
        shutil.copy(ROOT / file, folder / file)
    return folder


def copied(project: Path, folder: Path) -> Path:
    """Copy a project, so that nothing is built within this one."""
    leave = shutil.ignore_patterns("__pycache__", "build", "*.egg-info")
    return Path(shutil.copytree(project, folder, ignore=leave))


def wheel(project: Path, out: Path) -> Path:
    """Build the wheel of a project, by what is installed here."""
    out.mkdir(exist_ok=True)
    said = run(sys.executable, "-c", _BUILD, out, cwd=project)
    return out / said.splitlines()[-1]


def environment(folder: Path) -> Path:
    """Make an environment with the libraries that are installed here, and return its Python."""
    venv.create(folder, with_pip=False, symlinks=True)
    (here,) = [path for path in sys.path if path.endswith("site-packages")]
    (packages,) = folder.glob("lib/python*/site-packages")
    (packages / "libraries.pth").write_text(f"{here}\n", "utf-8")
    return folder / "bin" / "python"


def install(python: Path, *wheels: Path | str) -> None:
    """Install wheels into an environment, and nothing that they need; flags of pip may be there."""
    pip = (sys.executable, "-m", "pip", "--python", python, "--disable-pip-version-check")
    flags = ("--no-deps", "--no-index", "--quiet", "--no-compile")
    run(*pip, "install", *flags, *wheels, cwd=python.parent)


def remove(python: Path, name: str) -> None:
    """Remove a package from an environment."""
    pip = (sys.executable, "-m", "pip", "--python", python, "--disable-pip-version-check")
    run(*pip, "uninstall", "--yes", "--quiet", name, cwd=python.parent)


def answered(python: Path, program: str, cwd: Path) -> object:
    """Run a program in an environment; return the JSON that it prints last."""
    return msgspec.json.decode(run(python, "-W", "error", "-c", program, cwd=cwd).splitlines()[-1])

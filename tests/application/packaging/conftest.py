"""An environment with the application in it, made once for each process of tests."""

from pathlib import Path

import pytest

from tests.application.packaging import wheels


@pytest.fixture(scope="session")
def application(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel of this application."""
    folder = tmp_path_factory.mktemp("application")
    return wheels.wheel(wheels.source(folder / "source"), folder / "wheels")


@pytest.fixture(scope="session")
def sandbox_wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel of the local Discord."""
    folder = tmp_path_factory.mktemp("sandbox")
    return wheels.wheel(wheels.copied(wheels.SANDBOX, folder / "source"), folder / "wheels")


@pytest.fixture(scope="session")
def python(
    application: Path, sandbox_wheel: Path, tmp_path_factory: pytest.TempPathFactory
) -> Path:
    """The Python of an environment in which the application and its stand-in are installed."""
    made = wheels.environment(tmp_path_factory.mktemp("environment") / "venv")
    wheels.install(made, application, sandbox_wheel)
    return made

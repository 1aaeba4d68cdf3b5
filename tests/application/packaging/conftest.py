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
def python(application: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The Python of an environment in which the application is installed."""
    made = wheels.environment(tmp_path_factory.mktemp("environment") / "venv")
    wheels.install(made, application)
    return made

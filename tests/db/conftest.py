"""The tests of this folder make each database as a start does."""

import pytest


@pytest.fixture
def _databases_are_copied() -> None:
    """Nothing is copied, and what is written is on the disk."""

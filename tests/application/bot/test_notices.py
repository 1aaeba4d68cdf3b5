"""Whoever made what the bot runs on is named."""

from pathlib import Path

ROOT = Path(__file__).parents[3]


def test_every_library_of_the_bot_is_named_with_its_licence() -> None:
    files = ("requirements.txt", "db/engines/postgres/requirements.txt")
    chosen = "\n".join((ROOT / file).read_text("utf-8") for file in files)
    pins = [line.partition("==")[0] for line in chosen.splitlines() if "==" in line]
    libraries = [pin.partition("[")[0] for pin in pins]
    notices = (ROOT / "NOTICES.md").read_text("utf-8")
    assert [name for name in libraries if name not in notices] == []

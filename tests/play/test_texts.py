"""Everything that play/ says exists in both languages."""

import re
from pathlib import Path

import pytest

from locales.texts import LOCALES, Texts
from play.time.pace import PACES

HERE = Path(__file__).parents[2] / "play"


def said() -> set[str]:
    """Return the ids of all texts in the source of play/."""
    source = "".join(path.read_text("utf-8") for path in HERE.rglob("*.py"))
    refused = {f"play-{name}" for name in re.findall(r'refused\(\s*"([a-z-]+)"', source)}
    lobbies = {f"play-lobby-{status}" for status in ("started", "cancelled", "expired")}
    return refused | lobbies | set(re.findall(r'text\(\s*"([a-z-]+)"', source))


@pytest.mark.parametrize("locale", LOCALES)
def test_every_text_of_play_exists(locale: str) -> None:
    texts = Texts()
    ids = said() | {f"play-pace-{key}" for key in PACES} | {"play-former-player"}
    assert len(ids) > 40
    assert [name for name in sorted(ids) if not texts.has(name, locale)] == []

"""The host's panel of a table: what it refuses, and what it asks once more."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.e2e.begin import lobby_id, open_lobby
from tests.e2e.house import House


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    async with House(tmp_path, pictures=False, still=True) as opened:
        yield opened


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en-US", "The option “Partners” does not exist with 3 players."),
        ("fr", "L’option « Partenaires » n’existe pas à 3 joueurs."),
    ],
)
async def test_a_refusal_calls_an_option_as_the_panel_does(
    house: House, language: str, said: str
) -> None:
    """The panel was open when the table became smaller elsewhere."""
    ana = await house.client.user("Ana", language)
    lobby = await open_lobby(house, 4, "sampler")
    which = lobby_id(lobby)
    panel = (await lobby.press(f"options:{which}")).message
    await house.services.play.lobbies.set_seats(which, int(ana.id), 3)
    no = await panel.select("yes", named=f"opt:{which}:option.partners")
    assert no.text.replace("\u00a0", " ").replace("\u202f", " ") == said


async def test_a_refusal_calls_the_values_of_an_option_as_the_panel_does(house: House) -> None:
    ana = await house.client.user("Ana", "fr")
    lobby = await open_lobby(house, 4, "sampler")
    which = lobby_id(lobby)
    panel = (await lobby.press(f"options:{which}")).message
    key = await panel.start(f"opt:{which}:option.partners", "maybe", forge=True)
    assert "Possible" in (no := (await ana.answer(key)).text)
    assert "Chacun pour soi, Deux contre deux" in no


async def test_a_refusal_calls_a_preset_as_the_panel_does(house: House) -> None:
    ana = await house.client.user("Ana", "fr")
    lobby = await open_lobby(house, 2, "nba")
    which = lobby_id(lobby)
    panel = (await lobby.press(f"options:{which}")).message
    await house.services.play.lobbies.set_seats(which, int(ana.id), 1)
    no = await panel.select("expert", named=f"opt:{which}:preset")
    assert "Expert" in no.text
    assert "expert" not in no.text

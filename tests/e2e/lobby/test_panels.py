"""The host's panel of a table: what it refuses, and what it asks once more."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from sandbox.client.shown import ShownMessage
from tests.e2e.begin import lobby_id, open_lobby
from tests.e2e.house import House
from tests.e2e.thumbs import controls

MANY = "Sur une piste de 40"


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
    key = await panel.start(f"opt:{which}:option.partners", "yes", forge=True)
    no = await ana.answer(key)
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
    key = await panel.start(f"opt:{which}:preset", "expert", forge=True)
    no = await ana.answer(key)
    assert "Expert" in no.text
    assert "expert" not in no.text


async def test_an_option_of_many_values_is_written_into_a_form(house: House) -> None:
    ana = await house.client.user("Ana", "fr")
    lobby = await open_lobby(house, 2, "sampler")
    which = lobby_id(lobby)
    panel = (await lobby.press(f"options:{which}")).message
    form = await panel.press(f"free:{which}:track:0")
    assert "Un nombre de 5 à 40." in str(form.modal)
    panel = (await ana.submit(form, words="40")).message
    await house.quiet()
    assert MANY in panel.text
    assert MANY in lobby.now.text
    assert "Piste\u00a0: 40" in lobby.now.text
    no = await ana.submit(await panel.press(f"free:{which}:track:0"), words="quarante")
    assert "un nombre de 5 à 40" in no.text
    assert "Piste\u00a0: 40" in lobby.now.text


async def test_the_command_sets_an_option_by_name_and_suggests_what_fits(house: House) -> None:
    ana, bao = [await house.client.user(name, "fr") for name in ("Ana", "Bao")]
    none = await ana.slash("option", option="track", value="7")
    assert "pas de table ouverte ici" in none.text
    lobby = await open_lobby(house, 2, "sampler")
    options = await ana.autocomplete("option", "option", "pis")
    assert [(one["name"], one["value"]) for one in options] == [("Piste", "track")]
    values = await ana.autocomplete("option", "value", "3", option="track")
    assert [one["value"] for one in values[:3]] == ["30", "31", "32"]
    assert len(await ana.autocomplete("option", "value", "", option="track")) == 25
    done = await ana.slash("option", option="track", value="36")
    assert "Piste\u00a0: 36" in done.text
    assert "À savoir\u00a0: Sur une piste de 36" in done.text
    await house.quiet()
    assert "Piste\u00a0: 36" in lobby.now.text
    no = await ana.slash("option", option="Piste", value="4")
    assert "un nombre de 5 à 40" in no.text
    assert "Il n’y a pas d’option" in (await ana.slash("option", option="x", value="4")).text
    assert await bao.autocomplete("option", "option", "") == []
    assert "pas de table ouverte ici" in (await bao.slash("option", option="track", value="7")).text


async def test_what_is_built_is_written_pasted_and_refused_with_every_fault(house: House) -> None:
    ana, bao = [await house.client.user(name, "fr") for name in ("Ana", "Bao")]
    lobby = await open_lobby(house, 2, "sampler")
    which = lobby_id(lobby)
    await house.services.play.lobbies.set_option(which, int(ana.id), "bag", "yes")
    await (await bao.message(lobby.id)).press(f"join:{which}")
    await house.quiet()
    built = (await lobby.now.press(f"b-bring:{which}")).message
    assert "Un sac de 6 charmes" in built.text
    assert "1 charm-25" in built.text
    form = await built.press(f"b-write:{which}")
    assert "1 charm-25" in str(form.modal)
    wrong = (await ana.submit(form, words="5 charm-01\n4 charm-02")).message
    assert "Il y a 9 charmes\u00a0; il en faut 6." in wrong.text
    assert "Charme 1 y est 5 fois" in wrong.text
    assert "Charme 2 y est 4 fois" in wrong.text
    form = await wrong.press(f"b-write:{which}")
    assert "4 charm-02" in str(form.modal)
    no = await ana.submit(form, words="3 charm-01\nx")
    assert "La ligne 2 ne commence pas par un nombre." in no.text
    form = await wrong.press(f"b-write:{which}")
    assert "3 charm-01\\nx" in str(form.modal)
    done = await ana.submit(form, words="3 charm-01\n3 charm-02")
    assert "Aucun charme n’y dépasse 10." in done.text
    await house.quiet()
    assert "Bao doit encore choisir" in lobby.now.text
    assert "charm-01" not in lobby.now.text
    theirs = (await (await bao.message(lobby.id)).press(f"b-bring:{which}")).message
    await theirs.press(f"b-usual:{which}")
    assert await house.thread(bao, lobby)


@pytest.mark.rule("EVT-6.1")
async def test_a_host_lets_a_table_be_rated_and_its_match_is(house: House) -> None:
    _, bao = [await house.client.user(name, "fr") for name in ("Ana", "Bao")]
    lobby = await open_lobby(house, 2)
    which = lobby_id(lobby)
    panel = (await lobby.press(f"options:{which}")).message
    await panel.select("yes", named=f"opt:{which}:rated")
    await house.quiet()
    assert "comptée pour les cotes" in lobby.now.text
    await (await bao.message(lobby.id)).press(f"join:{which}")
    play = house.services.play
    match = (await play.lobbies.get(which)).match
    assert match is not None
    assert (await play.matches.board(match)).public.terms.rated
    other = await open_lobby(house, 2)
    panel = (await other.press(f"options:{lobby_id(other)}")).message
    await panel.select("yes", named=f"opt:{lobby_id(other)}:rated")
    await panel.select("no", named=f"opt:{lobby_id(other)}:rated")
    assert not (await play.lobbies.get(lobby_id(other))).terms.rated


@pytest.mark.rule("TIM-1.4")
async def test_the_weekends_of_a_server_are_those_of_tables_opened_since(house: House) -> None:
    ana = await house.client.user("Ana", "fr")
    lobbies = house.services.play.lobbies
    before = lobby_id(await open_lobby(house, 2, pace="normal"))
    page = (await (await ana.slash("server")).message.press("ours:time")).message
    page = (await page.select("off", named="our-weekends")).message
    await page.select("Asia/Tokyo", named="our-zone")
    lobby = await open_lobby(house, 2, pace="normal")
    page = (await (await ana.slash("server")).message.press("ours:time")).message
    await page.select("Europe/London", named="our-zone")
    found = [(await lobbies.get(one)).terms.weekends for one in (before, lobby_id(lobby))]
    assert found == ["", "Asia/Tokyo"]
    assert "les week-ends ne comptent pas (Tokyo)" in lobby.text


def chosen(panel: ShownMessage, what: str) -> str:
    """What a select of the panel shows as set."""
    (one,) = [one for one in panel.selects if str(one["custom_id"]).endswith(f":{what}")]
    return next(str(each["label"]) for each in one["options"] if each.get("default"))


@pytest.mark.rule("TIM-1.6")
async def test_an_open_panel_follows_what_changes_at_its_table(house: House) -> None:
    ana = await house.client.user("Ana", "en-US")
    lobby = await open_lobby(house, 2, "nba", pace="normal")
    which = lobby_id(lobby)
    panel = (await lobby.press(f"options:{which}")).message
    assert "no hurry" not in panel.text
    service = house.services.play.lobbies
    await service.set_seats(which, int(ana.id), 4)
    await ana.until(lambda: "4" in chosen(panel.now, "seats"), "the number of seats")
    await service.set_seats(which, int(ana.id), 2)
    assert "nobody else" not in lobby.now.text
    shown = (await lobby.now.press(f"add-ai:{which}")).message
    assert "no hurry (a month per turn), as nobody else plays" in shown.text
    await ana.until(lambda: "no hurry" in panel.now.text, "why the pace is another one")
    assert "normal" in chosen(panel.now, "pace")  # it counts again when somebody sits down
    await lobby.now.press(f"start:{which}")
    await ana.until(lambda: controls(panel.now, "play:"), "the beginning of the match")
    assert not panel.now.selects


async def test_a_panel_that_became_another_page_is_left_alone(house: House) -> None:
    ana = await house.client.user("Ana")
    lobby = await open_lobby(house, 3)
    which = lobby_id(lobby)
    panel = (await lobby.press(f"options:{which}")).message
    asked = (await panel.press(f"cancel:{which}")).message
    assert asked.id == panel.id
    await house.services.play.lobbies.set_seats(which, int(ana.id), 2)
    await house.quiet()
    assert asked.now.text == asked.text

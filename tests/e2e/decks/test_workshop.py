"""The workshop through the client: decks are begun, built, completed, tried, shown, played."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from sandbox.client.client import Person
from sandbox.client.shown import ShownMessage
from tests.e2e.house import House
from tests.e2e.thumbs import controls

PUT, TAKE = "deck-put:", "deck-take:"
EN, FR = "en-US", "fr"
WORST, SENSIBLE = 60, 15  # presses for forty cards


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    async with House(tmp_path, pictures=False, still=True) as opened:
        yield opened


class Builder:
    """Somebody who builds and counts what they press."""

    def __init__(self, person: Person, page: ShownMessage) -> None:
        self.person = person
        self.page = page
        self.presses = 1  # the command

    async def press(self, named: str) -> ShownMessage:
        self.presses += 1
        self.page = (await self.page.press(named)).message
        return self.page

    async def look(self, facet: str, value: str) -> ShownMessage:
        self.presses += 1
        self.page = (await self.page.select(value, named=self.filter(facet))).message
        return self.page

    def filter(self, facet: str) -> str:
        found = [str(one["custom_id"]) for one in controls(self.page, "deck-filter:")]
        return next(one for one in found if one.endswith(f":{facet}"))

    def plus(self) -> list[str]:
        return [str(one["custom_id"]) for one in controls(self.page, PUT)]

    @property
    def can_turn(self) -> bool:
        return any(one["label"] == "▶" and not one.get("disabled") for one in self.page.buttons)


async def builder(house: House, name: str = "Ana", language: str = EN, **given: str) -> Builder:
    person = await house.client.user(name, language)
    return Builder(person, (await person.slash("deck new", **given)).message)


async def test_forty_different_cards_take_sixty_presses(house: House) -> None:
    """The worst case: each card once, in three colours, as the pages bring them."""
    who = await builder(house, name="Ana")
    held = 0
    for colour in ("G", "R", "M"):
        await who.look("colour", colour)
        while held < 40:
            for one in who.plus():
                if held < 40:
                    await who.press(one)
                    held += 1
            if not who.can_turn:
                break
            await who.press("▶")
    assert "40 cards · ready to play" in who.page.text
    assert who.presses <= WORST


async def test_forty_cards_of_few_kinds_take_sixty_presses(house: House) -> None:
    who = await builder(house)
    for colour in ("Y", "U"):
        await who.look("colour", colour)
        for one in who.plus()[:5]:
            for _ in range(4):
                await who.press(one)
    assert "40 cards · ready to play" in who.page.text
    assert who.presses <= WORST


@pytest.mark.parametrize(
    ("language", "fill", "done", "why"),
    [
        (EN, "Fill up sensibly", "40 cards · ready to play", "I add 32 cards."),
        (FR, "Compléter", "40 cards", "J’ajoute 32 cartes."),
    ],
)
async def test_any_beginning_is_completed_within_fifteen_presses(
    house: House, language: str, fill: str, done: str, why: str
) -> None:
    who = await builder(house, language=language)
    await who.look("kind", "koopa")
    for one in who.plus()[:2]:
        for _ in range(4):
            await who.press(one)
    await who.press(fill)
    assert done.partition(" ")[0] in who.page.text
    assert why in who.page.text
    assert who.presses <= SENSIBLE
    undone = await who.press("Undo" if language == EN else "Annuler")
    assert "8/40" in undone.text


async def test_filters_pages_search_and_minus(house: House) -> None:
    who = await builder(house)
    await who.look("colour", "B")
    await who.look("type", "action")
    assert len(who.plus()) == 3
    await who.press(who.plus()[0])
    (less,) = controls(who.page, TAKE)
    assert "1/40 · draft" in who.page.text
    assert "39" not in who.page.text
    assert "1 card instead of 40." in who.page.text
    await who.press(str(less["custom_id"]))
    assert not controls(who.page, TAKE)
    await who.press("No filter")
    form = await who.page.press("Search")
    who.page = (await who.person.submit(form, words="bébé yoshi")).message
    assert [one.rpartition(":")[2] for one in who.plus()] == ["G03"]
    assert "Search: bébé yoshi" in {one["label"] for one in who.page.buttons}
    await who.press(who.plus()[0])
    await who.press("No filter")
    assert "Search" in {one["label"] for one in who.page.buttons}
    await who.press("In the deck")
    assert [one.rpartition(":")[2] for one in who.plus()] == ["G03"]


async def test_a_deck_for_me_a_ready_one_and_what_is_done_with_them(house: House) -> None:
    ana = await house.client.user("Ana", EN)
    page = (await ana.slash("deck list")).message
    page = (await page.press("A deck for me")).message
    for answer in ("Strong: big characters", "red", "Koopa"):
        page = (await page.select(answer)).message
    assert "40 cards · ready to play" in page.text
    assert "Colours: red and" in page.text
    page = (await page.press("Use this deck")).message
    page = (await page.press("Test")).message
    assert "1,000 opening hands" in page.text
    page = (await page.press("Copy")).message
    assert r"Deck 1 \(copy\)" in page.text
    page = (await page.press("Use this deck")).message
    form = await page.press("Rename")
    page = (await ana.submit(form, name="**Bob** <@1> [x](http://y)")).message
    assert r"\*\*Bob\*\* \<\@1\> \[x\]\(http\://y\)" in page.text
    page = (await page.press("Use this deck")).message
    page = (await page.press("Delete")).message
    page = (await page.press("Delete")).message
    assert "is deleted" in page.text
    assert "you have 1" in page.text
    ready = next(one for one in page.selects if str(one["custom_id"]).startswith("deck-ready:"))
    page = (await page.select("UY", named=str(ready["custom_id"]))).message
    assert "Royal Tide · 40 cards · ready to play" in page.text


async def test_a_deck_is_pasted_changed_refused_and_handed_out(house: House) -> None:
    ana = await house.client.user("Ana", EN)
    page = (await ana.slash("deck list")).message
    form = await page.press("Paste a deck")
    assert "3 S28\\n2 S36" in str(form.modal)  # how a line is written
    page = (await ana.submit(form, name="Pasted", words="3 G01\n2 R01\n1 G01")).message
    assert "Pasted · 6/40 · draft" in page.text
    page = (await page.press("Use this deck")).message
    form = await page.press("As text")
    said = await ana.submit(form, words="4 G01\nmany R01")
    assert "Line 2" in said.text
    form = await page.press("As text")
    assert "4 G01\\nmany R01" in str(form.modal)  # what was refused
    form = await page.press("As text")
    assert "many R01" not in str(form.modal)  # and what is the case
    said = await ana.submit(form, words="4 G01\n4 @everyone")
    assert "Line 2 names a card that is not known here: “?everyone”." in said.text
    assert "@" not in said.text
    form = await page.press("As text")
    page = (await ana.submit(form, words="4 G01")).message
    assert "Pasted · 4/40 · draft" in page.text
    page = (await page.press("Use this deck")).message
    told = (await page.press("File")).message
    (file,) = await told.files()
    assert file.decode() == "4 G01 Rex\n"
    no = await ana.slash("deck new", game="echecs")
    assert "There is no game “echecs”. There are: " in no.text
    form = await (await ana.slash("deck list", game="cartes nintendo")).message.press(
        "Paste a deck"
    )
    page = (await ana.submit(form, name="By name", words=file.decode())).message
    assert "By name · 4/40 · draft" in page.text


async def test_a_deck_is_shown_to_all_and_played_with_at_once(house: House) -> None:
    ana, bao = await house.client.user("Ana", EN), await house.client.user("Bao", EN)
    page = (await ana.slash("deck list")).message
    page = (await page.select("RG", named="deck-ready:nintendo")).message
    page = (await page.press("Use this deck")).message
    shown = (await page.press("Show everyone")).message
    page = await page.change()
    assert "shown here to everybody" in page.text
    assert (await bao.message(shown.id)).text == shown.text
    assert not shown.ephemeral
    assert "Ana shows a deck: **Shells and Dinosaurs**" in shown.text
    assert "2 S28" in shown.text
    table = (await page.press("Play with it")).message
    (match,) = await house.services.play.matches.of_person(int(ana.id))
    seat = (await house.services.play.matches.table(match.id, int(ana.id))).view.panels[0]
    assert dict(seat.counts) == dict(house.services.play.decks.workshop("nintendo").ready["RG"])
    assert "Which deck" not in table.text


async def test_nobody_opens_changes_or_deletes_the_deck_of_somebody_else(house: House) -> None:
    who = await builder(house)
    await who.press(who.plus()[0])
    bao = await house.client.user("Bao", EN)
    other = (await bao.slash("deck new")).message
    deck = str(controls(who.page, PUT)[0]["custom_id"]).split(":")[1]
    for forged in (f"deck-open:{deck}", f"deck-put:{deck}:G01", f"deck-dropped:{deck}"):
        key = await other.start(forged, forge=True)
        assert "That deck does not exist" in (await bao.answer(key)).text
    assert "1/40" in (await who.press("In the deck")).text


async def upload(person: Person, data: bytes, **more: str) -> ShownMessage:
    """Somebody brings a file with a deck; what they hear of it."""
    file = await person.upload("deck.txt", data)
    channel = await person.channel()
    key = await person.interact(
        kind="command",
        channel_id=channel["id"],
        command="deck import",
        options={"file": file, **more},
    )
    return (await person.answer(key)).message


@pytest.mark.parametrize(
    ("language", "paste", "why"),
    [
        (
            EN,
            "Paste a deck",
            "There is no card in it: a deck takes a line for each card, such as “3 S28”.",
        ),
        (
            FR,
            "Coller un deck",
            "Il n’y a aucune carte là-dedans\N{NO-BREAK SPACE}: il faut une ligne par carte, comme "
            "«\N{NO-BREAK SPACE}3 S28\N{NO-BREAK SPACE}».",
        ),
    ],
)
async def test_nothing_is_no_deck_pasted_or_in_a_file(
    house: House, language: str, paste: str, why: str
) -> None:
    ana = await house.client.user("Ana", language)
    page = (await ana.slash("deck list")).message
    for written in ("", " \n\t\n"):
        form = await page.press(paste)
        assert why in (await ana.submit(form, name="Box", words=written)).text
        assert why in (await upload(ana, written.encode(), name="Box")).text
    assert not await house.services.play.decks.of_person(int(ana.id), "nintendo")


@pytest.mark.parametrize(
    ("language", "done", "no_text", "long", "bad"),
    [
        (
            EN,
            "Box · 40 cards · ready to play",
            "This file is not plain text.",
            "too long",
            "Line 1",
        ),
        (
            FR,
            "Box · 40 cartes · prêt à jouer",
            "Ce fichier n’est pas du texte brut.",
            "trop long",
            "La ligne 1",
        ),
    ],
)
async def test_files_of_strangers_become_decks_or_are_refused(
    house: House, language: str, done: str, no_text: str, long: str, bad: str
) -> None:
    ana = await house.client.user("Ana", language)
    workshop = house.services.play.decks.workshop("nintendo")
    written = workshop.write(workshop.ready["WU"])
    assert done in (await upload(ana, f"\ufeff{written}\r\n".encode(), name="Box")).text
    assert no_text in (await upload(ana, b"\xff\xfe\x00\x01")).text
    assert bad in (await upload(ana, b"{}")).text
    assert long in (await upload(ana, b"\n" * 9_000)).text
    assert long in (await upload(ana, b"1 G01\n" * 20_000)).text
    assert len(await house.services.play.decks.of_person(int(ana.id), "nintendo")) == 1


async def test_the_workshop_outlives_a_restart(house: House) -> None:
    who = await builder(house)
    await who.look("colour", "R")
    await who.press(who.plus()[2])
    await house.restart()
    page = await who.press(who.plus()[2])
    assert "2/40" in page.text
    assert "2/40" in (await who.press("▶")).text
    assert "1/40" in (await who.press("Undo")).text


async def test_pictures_of_deck_and_shelf_are_there_with_their_words(tmp_path: Path) -> None:
    async with House(tmp_path, still=True) as house:
        who = await builder(house, name="Ana", language=FR)
        await who.look("colour", "B")
        await who.press(who.plus()[0])
        first = await who.page.files()
        assert [data[:4] for data in first] == [b"\x89PNG"] * 2
        deck, shelf = who.page.alt_texts
        assert deck.startswith("Deck 1. Personnages (1) — 1 Bob-omb")
        read = (
            "1. ×1 Bob-omb (2 pièces, Bombe, 2 PF, 3 PC)\N{NO-BREAK SPACE}: Sacrifiez cette carte"
        )
        assert shelf.startswith(read)
        await who.press(who.plus()[0])
        assert await who.page.files() != first
        await who.press("Utiliser ce deck")
        assert not who.page.media

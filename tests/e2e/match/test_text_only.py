"""A whole match played from words alone: no picture is sent to the players, or looked at."""

import re
from dataclasses import dataclass

import pytest

from games.core.face import face
from games.firstdeck.printed import CardFace
from games.firstdeck.view import FirstDeckView
from locales import Reader
from play.records import Table
from sandbox.client.client import Person
from sandbox.client.shown import ShownMessage
from tests.e2e.begin import begin
from tests.e2e.house import House
from tests.e2e.thumbs import BOUND, Thumb, controls, play_match

OWN_DECK = {"fr": "Ton deck, dans l’ordre : ", "en": "Your deck, in order: "}
THROWING = re.compile("écartes-tu|throw|discard", re.IGNORECASE)
SINGLE = {
    "dwarf": {"fr": "Nain", "en": "Dwarf"},
    "fairy": {"fr": "Fée", "en": "Fairy"},
    "barb": {"fr": "Barbare", "en": "Barbarian"},
    "elf": {"fr": "Elfe", "en": "Elf"},
    "dragon": {"fr": "Dragon", "en": "Dragon"},
    "wild": {"fr": "Homme-Caméléon", "en": "Chameleon Man"},
    "gob": {"fr": "Gobelin", "en": "Goblin"},
}
AND = re.compile(r", | et | and ")


@dataclass(frozen=True)
class Offer:
    """Something that can be picked: what it is called, and how."""

    label: str
    custom_id: str
    value: str | None = None
    number: str = ""

    @property
    def promise(self) -> int:
        """What the words promise: as many fighters as they name; a goblin harms."""
        if "obelin" in self.label or "oblin" in self.label:
            return -1
        number = re.search(r"×(\d+)$", self.label)
        return int(number[1]) if number else 1


def offers(message: ShownMessage) -> list[Offer]:
    """All that the controls of a table offer, by their words."""
    found: list[Offer] = []
    for control in controls(message, "pick:", "next:", "choose:", "nexts:"):
        custom_id = str(control["custom_id"])
        if control["type"] == 2:
            number = str(control["label"]).partition("· ")[0]
            found.append(Offer(_bare(control["label"]), custom_id, number=f"{number}· "))
            continue
        for line in control["options"]:
            found.append(Offer(_bare(line["label"]), custom_id, str(line["value"])))
    return found


def _bare(label: str) -> str:
    """A label without the number that the picture would show beside it."""
    return re.sub(r"^\d+ · ", "", label)


class Ears(Thumb):
    """Somebody who has the table read out to them, and decides from what they hear."""

    def __init__(self, person: Person, house: House, locale: str) -> None:
        super().__init__(person, 0)
        self.house = house
        self.locale = locale
        self.heard = 0
        self.kinds: set[str] = set()

    async def play(self, message: ShownMessage, most: int = BOUND) -> ShownMessage:
        for _ in range(most):
            assert not message.media, "nobody looks at pictures here"
            assert not message.attachments
            chosen = self.choose(message)
            if chosen is None:
                return message
            await self.listen(message)
            values = () if chosen.value is None else (chosen.value,)
            key = await message.start(chosen.custom_id, *values)
            message = (await self.person.answer(key)).message
        assert most < BOUND, "a question that never ends"
        return message

    def choose(self, message: ShownMessage) -> Offer | None:
        """Decide from the words of the message and of its controls alone."""
        confirm = controls(message, "confirm:")
        if confirm:
            return Offer("", str(confirm[0]["custom_id"]))
        found = offers(message)
        none = controls(message, "none:")
        asked = next((line for line in message.text.splitlines() if line.startswith("###")), "")
        if THROWING.search(asked):
            worst = min(found, key=lambda one: one.promise)
            if worst.promise > 0 and none:
                return Offer("", str(none[0]["custom_id"]))
            return worst
        return max(found, key=lambda one: one.promise) if found else None

    async def listen(self, message: ShownMessage) -> None:
        """The words name every option, the own deck in order, the row, values and scores."""
        match = str(controls(message, "text:")[0]["custom_id"]).split(":")[1]
        table = await self.house.services.play.matches.table(match, int(self.person.id))
        assert table.question is not None
        self.kinds.add(table.question.kind)
        self.heard += 1
        said = message.text.replace("\N{NO-BREAK SPACE}", " ")
        spoken = said.casefold()
        for offer in offers(message):
            whole = f"\n-# {offer.number}"  # where a button has room for a short name only
            assert offer.label.casefold() in spoken or whole in said, (offer.label, said)
        self._hear_cards(table, said)
        self._hear_figures(table, said)

    def _hear_cards(self, table: Table, said: str) -> None:
        view = table.view
        assert isinstance(view, FirstDeckView)

        def named(card: str) -> str:
            """A card as the controls name it, by what is printed on it."""
            printed = face(table.faces, card, CardFace)
            if printed.effect:
                return table.public.names[card].printed(self.locale)[0]
            kind = printed.family or ("wild" if printed.wild else "gob")
            number = printed.n or printed.wild or printed.gob
            return f"{SINGLE[kind][self.locale]} ×{number}"

        mine = view.panels[view.reader or 0]
        if mine.deck:
            _, found, rest = said.partition(OWN_DECK[self.locale])
            assert found, said
            told = AND.split(rest.splitlines()[0].rstrip("."))
            assert told == [named(card) for card in mine.deck]
        for place in view.row:
            if place.free:
                assert named(place.card) in said
        for panel in view.panels:
            for shown in panel.table:
                assert named(shown.id) in said

    def _hear_figures(self, table: Table, said: str) -> None:
        view = table.view
        assert isinstance(view, FirstDeckView)
        for panel in view.panels if view.stage != "decks" else ():
            assert re.search(rf"\b{panel.stars}\s★", said), said
        if view.contest is not None:
            for worth in view.contest.worths:
                if worth is not None:
                    assert re.search(rf"\b{worth.value}\b", said), said
        headline = table.public.headline
        who = Reader("fr" if self.locale == "fr" else "en", table.seat)
        assert self.house.texts.say(headline.stage, who) in said


@pytest.fixture
async def readers(house: House) -> list[Person]:
    """Two people who want words: one reads French, one English."""
    found = [await house.client.user("Ana", "fr"), await house.client.user("Bao", "en-US")]
    for person in found:
        panel = (await (await person.slash("settings")).message.press("mine:reading")).message
        panel = (await panel.press("my-texts:1")).message
        assert re.search("in words|en mots", panel.text)
    return found


async def test_a_whole_match_from_words_alone(house: House, readers: list[Person]) -> None:
    _, thread = await begin(house, 2, 0)
    ears = [Ears(readers[0], house, "fr"), Ears(readers[1], house, "en")]
    board = await play_match(house, list(ears), thread)
    assert all(one.heard > 5 for one in ears)
    assert ears[0].kinds | ears[1].kinds >= {"firstdeck.discard", "firstdeck.take_box"}
    assert board.alt_texts[0]  # the end is told in words as well
    assert "1" in board.alt_texts[0]

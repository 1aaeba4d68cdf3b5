"""NBA Deck-Building played from words alone: what is asked about stands in the text."""

import re

from games.nba.printed import is_player, player, printed
from locales.texts import Locale
from play.records import Table
from sandbox.client.client import Person
from sandbox.client.shown import ShownMessage
from tests.e2e.begin import begin
from tests.e2e.house import House
from tests.e2e.thumbs import Thumb, controls

ENOUGH = 45  # answers of each: some turns, with purchases, replacements and dice


class Ears(Thumb):
    """Somebody who has the table read out, and answers at random for some turns."""

    def __init__(self, person: Person, house: House, locale: Locale, seed: int) -> None:
        super().__init__(person, seed)
        self.house = house
        self.locale: Locale = locale
        self.kinds: set[str] = set()

    async def play(self, message: ShownMessage) -> ShownMessage:
        while self.presses < ENOUGH and (found := self._offered(message)):
            assert not message.media
            await self.listen(message)
            message = await self.use(message, self._random.choice(found))
        return message

    async def listen(self, message: ShownMessage) -> None:
        """Every card that is asked about, or that plays a part in the answer, stands in words."""
        match = str(controls(message, "text:")[0]["custom_id"]).split(":")[1]
        table = await self.house.services.play.matches.table(match, int(self.person.id))
        assert table.question is not None
        self.kinds.add(table.question.kind.partition(".")[2])
        said = message.text.replace("\N{NO-BREAK SPACE}", " ")
        for option in table.question.options:
            place, _, card = (option.on or "").partition(":")
            if place == "card" and card[0] != "F":
                self.hear(table, card, said)
        more = self.house.texts.get("ui-more", self.locale)  # what leads to other buttons
        for label in message.labels:
            assert label == more or "…" not in label

    def hear(self, table: Table, card: str, said: str) -> None:
        name = table.public.names[printed(card)]
        shown = name.fr if self.locale == "fr" else name.en
        told = said.partition(f"{shown} (")[2].partition(")")[0]
        assert told, (shown, said)
        if is_player(card):
            assert set(re.findall(r"\d+(?! Pts)", told)) >= {
                str(n) for n in player(table.faces, card).skills if n
            }


async def test_some_turns_from_words_alone(house: House) -> None:
    ana = await house.client.user("Ana", "fr")
    bao = await house.client.user("Bao", "en-US")
    for person in (ana, bao):
        panel = (await (await person.slash("settings")).message.press("mine:reading")).message
        await panel.press("my-texts:1")
    _, thread = await begin(house, 2, 0, "nba")
    ears = [Ears(ana, house, "fr", 1), Ears(bao, house, "en", 2)]
    while min(one.presses for one in ears) < ENOUGH:
        await house.services.play.matches.settled()
        before = [one.presses for one in ears]
        for one in ears:
            board = await house.board(one.person, thread)
            await one.play(
                (await board.press(str(controls(board, "play:")[0]["custom_id"]))).message
            )
        if before == [one.presses for one in ears]:
            break  # one has answered enough, the other waits
    assert max(one.presses for one in ears) == ENOUGH
    assert ears[0].kinds | ears[1].kinds >= {"act", "hold"}
    assert len(ears[0].kinds | ears[1].kinds) > 4

"""A person's first sittings at a game: what is explained, and what waits for the third."""

from pathlib import Path

import pytest

from cogs.question.newcomer import SETTLED
from sandbox.client.client import Person
from sandbox.client.shown import ShownMessage
from tests.e2e.begin import begin
from tests.e2e.house import House
from tests.e2e.thumbs import Thumb, controls, play_match

NOTES, ORDERS = "notes:", "w-always:"
AIM = "> Win the most stars"
MET = "Good to know:"


class Newcomer(Thumb):
    """Somebody who plays at random and checks what every table says and offers."""

    def __init__(self, person: Person, house: House) -> None:
        super().__init__(person, 5)
        self._house = house
        self.sittings: list[str] = []
        self.kinds: set[str] = set()
        self.offered: set[str] = set()

    async def use(self, message: ShownMessage, control: dict[str, object]) -> ShownMessage:
        match = str(control["custom_id"]).split(":")[1]
        table = await self._house.services.play.matches.table(match, int(self.person.id))
        asked = table.question
        assert asked is not None
        sitting = f"{match} {asked.sitting}"
        if sitting not in self.sittings:
            self.sittings.append(sitting)
        settled = len(self.sittings) >= SETTLED
        found = {ORDERS} if controls(message, ORDERS) else set[str]()
        if len(self.sittings) <= SETTLED + 1 and await self._may_note(message, match):
            found.add(NOTES)
        if len(self.sittings) <= SETTLED + 1:
            assert (NOTES in found) is settled, message.text
        assert (ORDERS in found) is (settled and bool(asked.standing)), message.text
        self.offered |= found
        assert (MET in message.text) is (asked.kind not in self.kinds), message.text
        after = await super().use(message, control)
        now = await self._house.services.play.matches.table(match, int(self.person.id))
        if now.question is None or now.question.id != asked.id:
            self.kinds.add(asked.kind)
        return after

    async def _may_note(self, message: ShownMessage, match: str) -> bool:
        """Whether notes are offered on the table, or behind *More…* where they have no room."""
        if controls(message, NOTES):
            return True
        if not controls(message, "more:"):
            return False
        more = (await message.press(f"more:{match}")).message
        offered = bool(controls(more, NOTES))
        await more.press(f"table:{match}")
        return offered


@pytest.fixture
def quiet(tmp_path: Path) -> House:
    return House(tmp_path, pictures=False)


async def test_what_only_the_experienced_need_waits_for_the_third_sitting(quiet: House) -> None:
    async with quiet as house:
        await house.client.user("Ana", "en-US")
        (thumb,), thread = await begin(house, 1, 1)
        ana = Newcomer(thumb.person, house)
        board = await play_match(house, [ana], thread)
        assert AIM in ana.texts[0]
        assert ana.offered == {NOTES, ORDERS}
        assert len(ana.kinds) > 3
        (again,) = controls(board, "rematch:")
        shown = (await board.press(str(again["custom_id"]))).message
        assert AIM not in shown.text
        await ana.play(shown, 12)

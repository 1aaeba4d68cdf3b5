"""People who play while bots come and go, and remember every answer that was acknowledged."""

import asyncio
from typing import Any

from sandbox.client.client import Person, Refusal
from sandbox.client.failures import Failed
from sandbox.client.shown import ShownMessage
from tests.e2e.running.beside.processes import PATIENCE, Bots
from tests.e2e.thumbs import ANSWERS, Thumb, verb

_AGAIN = 0.2  # s after a press that failed


class Witness(Thumb):
    """Somebody who presses again what has failed, and remembers what was acknowledged."""

    def __init__(self, person: Person, seed: int) -> None:
        super().__init__(person, seed)
        self.acknowledged: set[tuple[str, str]] = set()
        self.failed = 0

    async def use(self, message: ShownMessage, control: dict[str, Any]) -> ShownMessage:
        try:
            shown = await super().use(message, control)
        except Failed:
            self.failed += 1
            await asyncio.sleep(_AGAIN)
            return message.now
        if verb(control) in ANSWERS:
            _, match, question, *_ = str(control["custom_id"]).split(":")
            if not any(question in str(one.get("custom_id")) for one in shown.components):
                self.acknowledged.add((match, question))
        return shown


class Load:
    """Matches against AIs in channels, one after the other, until it is told to end.

    Without patience somebody waits for the answer to a press as long as it takes; else so many
    seconds: who acknowledged it may have been killed, and Discord says nothing then.
    """

    def __init__(self, bots: Bots, *channels: str, patience: float | None = None) -> None:
        self._patience = patience
        self.witnesses: list[Witness] = []
        self._bots = bots
        self._channels = channels
        self._over = asyncio.Event()

    async def play(self) -> None:
        """Play in all channels at once."""
        async with asyncio.TaskGroup() as group:
            for number, channel in enumerate(self._channels):
                person = await self._bots.client.user(("Ana", "Bao", "Chloé", "Dov")[number])
                self.witnesses.append(Witness(person, number))
                group.create_task(self._sit(self.witnesses[-1], channel))

    def end(self) -> None:
        """Let everybody end after what they press now."""
        self._over.set()

    async def _sit(self, witness: Witness, channel: str) -> None:
        table = None
        while not self._over.is_set():
            try:
                async with asyncio.timeout(self._patience):
                    if table is None:
                        table = await self._begun(witness.person, channel)
                    pressed = witness.presses
                    table = await witness.play(table.now, 1)
                    if witness.presses == pressed:  # it is over, or an AI thinks
                        table = None
            except TimeoutError:
                if self._patience is None:
                    raise
                table = None
                witness.failed += 1
            except Refusal:  # what was to be pressed is there no more
                table = None
            except Failed:
                witness.failed += 1
                await asyncio.sleep(_AGAIN)

    async def _begun(self, person: Person, channel: str) -> ShownMessage:
        page = (await person.slash("settings", channel=channel)).message
        return (await person.answer(await page.start("solo", forge=True))).message

    async def check(self) -> None:
        """Look whether anything was lost or doubled, and whether every board comes to be right."""
        db = self._bots.db
        rows = db.execute(
            "SELECT match, question, count(*) FROM move WHERE question <> ''"
            " GROUP BY match, question"
        ).fetchall()
        found = {(match, question): count for match, question, count in rows}
        acknowledged = {one for witness in self.witnesses for one in witness.acknowledged}
        assert acknowledged
        assert [one for one in acknowledged if found.get(one) != 1] == []
        (gaps,) = db.execute(
            "SELECT count(*) FROM (SELECT match FROM move GROUP BY match"
            " HAVING count(*) <> max(step) + 1) broken"
        ).fetchone()
        assert not gaps
        late = "SELECT count(*) FROM match WHERE shown < change AND channel IS NOT NULL"
        async with asyncio.timeout(PATIENCE):
            while db.execute(late).fetchone()[0]:
                await asyncio.sleep(0.2)
        (moved,) = db.execute("SELECT count(*) FROM match WHERE extended <> 0").fetchone()
        assert not moved

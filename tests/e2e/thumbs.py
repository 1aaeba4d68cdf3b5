"""Somebody who plays through the screen alone: reads a message, presses, reads again."""

import random
from typing import Any

from sandbox.client.client import Person
from sandbox.client.failures import Refusal
from sandbox.client.shown import ShownMessage
from tests.e2e.house import House

ANSWERS = ("pick:", "choose:", "none:", "confirm:")
STEPS = ("set:", "sets:", "next:", "nexts:", "group:", "fill:")
BACK = ("page:", "clear:")  # now and then, or nothing long would ever be finished
WHERE = ("", "b-", "try-")  # of a match, of a lobby, of a position that is tried
BOUND = 3000  # presses in a match


def verb(control: dict[str, Any]) -> str:
    return str(control.get("custom_id", "")).partition(":")[0] + ":"


def controls(message: ShownMessage, *verbs: str) -> list[dict[str, Any]]:
    """The controls of a message that can be used and whose custom_id begins so."""
    return [
        one
        for one in message.components
        if one.get("custom_id") and not one.get("disabled") and verb(one) in verbs
    ]


def people_select(message: ShownMessage, begins: str) -> str:
    """The custom_id of the select of people that begins so: each edit gives it another one."""
    (one,) = controls(message, f"{begins}:")
    return str(one["custom_id"])


class Thumb:
    """Presses whatever the open table offers, at random, until nothing is asked."""

    def __init__(self, person: Person, seed: int) -> None:
        self.person = person
        self.presses = 0
        self.texts: list[str] = []
        self.pictures = 0
        self._random = random.Random(seed)

    async def play(self, message: ShownMessage, most: int = BOUND) -> ShownMessage:
        """Answer all that is asked on this table, with `most` presses; return its last state."""
        for _ in range(most):
            self.texts.append(message.text)
            self.pictures += len(message.media)
            found = self._offered(message)
            if not found:
                return message
            message = await self.use(message, self._random.choice(found))
        assert most < BOUND, f"a question that never ends: {message.text}"
        return message

    def _offered(self, message: ShownMessage) -> list[dict[str, Any]]:
        ahead = (*ANSWERS, *STEPS)
        found = controls(message, *(f"{where}{one}" for where in WHERE for one in ahead))
        back = controls(message, *(f"{where}{one}" for where in WHERE for one in BACK))
        return back if back and (not found or self._random.random() < 0.03) else found

    async def use(self, message: ShownMessage, control: dict[str, Any]) -> ShownMessage:
        """Press a button, or choose something in a select."""
        self.presses += 1
        values: list[str] = []
        if control["type"] != 2:
            options = [str(one["value"]) for one in control["options"]]
            most = control.get("max_values", 1)
            size = self._random.randint(min(1, most), most)
            values = self._random.sample(options, size)
        try:
            key = await message.start(str(control["custom_id"]), *values)
        except Refusal as no:
            if no.error != "unchanged":
                raise
            return message.now  # it is chosen already, and stays so
        return (await self.person.answer(key)).message


async def play_match(
    house: House, thumbs: list[Thumb], thread: str, most: int = BOUND
) -> ShownMessage:
    """Let people play, whoever can, until the match is over; returns the final board.

    After `most` presses somebody else goes on: those who share a side take turns.
    """
    for _ in range(BOUND):
        await house.services.play.matches.settled()
        board = await house.board(thumbs[0].person, thread)
        if controls(board, "rematch:", "verify:"):  # a match of a tournament has no other
            return board
        (match,) = await house.services.play.matches.in_channel(int(thread))
        public = (await house.services.play.matches.board(match)).public
        if public.status != "running":
            await thumbs[0].person.until(lambda: _over(thumbs[0].person, thread), "the final board")
            continue
        people = {
            str(holder.person): thumb
            for seat in public.seats
            for holder in seat.holders
            for thumb in thumbs
            if str(holder.person) == thumb.person.id and seat.seat in public.awaited
        }
        assert people, f"nobody can play: {public}"
        for thumb in people.values():
            board = await house.board(thumb.person, thread)
            if not controls(board, "play:"):
                break  # somebody before them has ended the match
            await thumb.play((await board.press(f"play:{match}")).message, most)
    raise AssertionError("a match that never ends")


def _over(person: Person, thread: str) -> bool:
    return any(
        one.channel_id == thread and controls(one, "verify:")
        for one in person.messages_seen.values()
    )

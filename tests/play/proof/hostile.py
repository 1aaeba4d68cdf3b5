"""Files that were made to hurt whoever checks them, and rules that no process comes out of."""

import os
from collections.abc import Callable
from pathlib import Path

from msgspec.structs import replace

from games.core.decision import random_picks
from games.core.info import Start
from games.core.match.export import export
from games.core.match.match import Match
from games.core.match.moves import Answered, Move, TookBack, Undid
from games.core.streams import Keys, Streams, match_key
from games.registry import Game

SEED = bytes(range(32))


def with_cards(game: Game, cards: str) -> bytes:
    """A file of no move that holds but for its cards."""
    return export(game.rules(), cards.encode(), Start(2), SEED, (), (), None)


def endless(game: Game, moves: int) -> bytes:
    """A file that holds: somebody answers and takes it back, again and again."""
    rules = game.rules()
    start = Start(2)
    match, _ = Match.begin(rules, start, Keys.of(match_key(SEED, ())))
    seat = match.asked[0]
    question = match.questions[seat]
    assert question is not None
    back = TookBack(seat) if question.sealed else Undid(seat)
    picks = random_picks(question, Streams(b"any"), "picks")
    both: tuple[Move, Move] = (Answered(seat, question.id, picks), back)
    for move in both * 2:
        match.play(move)
    return export(rules, game.cards, start, SEED, (), both * (moves // 2), None)


def ruled(game: Game, make: Callable[[bytes, int], object]) -> Game:
    """A game whose rules are made so."""
    return replace(game, make=make)


def never_ends(*_: object) -> None:
    while True:
        pass


def takes_all_memory(*_: object) -> None:
    kept = []
    while True:
        kept.append(bytearray(1 << 20))


def dies(*_: object) -> None:
    os.abort()


def quotes_a_card(*_: object) -> None:
    empty: dict[str, str] = {}
    empty["P" + str(20)]


def looks_around(*_: object) -> None:
    """Say by how the process ends whether it knows the token."""
    os._exit(7 if "DISCORD_TOKEN" in os.environ else 3)


def goes_too_deep(*_: object) -> None:
    goes_too_deep()


class Waits:
    """Rules that are made once somebody opens a door, and say in a file whose process waits."""

    def __init__(self, folder: Path) -> None:
        self.door, self.process = folder / "door", folder / "process"
        os.mkfifo(self.door)

    def __call__(self, *_: object) -> None:
        self.process.write_text(str(os.getpid()), "ascii")
        self.door.open("rb").read()
        raise ValueError("nothing holds")

"""All that a match shows at a moment: its words in both languages, and digests of its pictures.

`python -m tests.games.shown KEY SEATS FILE` plays a match with that card file, alone in a process,
and writes it as JSON.
"""

import hashlib
import sys
from collections.abc import Iterator
from io import BytesIO
from pathlib import Path

import msgspec
from PIL import Image

from games.core.match.match import Match
from games.core.streams import Keys, Streams
from games.driver.supply import start_of
from games.registry import Game
from locales import Reader
from locales.texts import LOCALES
from render.job import Drawn, Job, Kind
from render.kit.scene import Scene, SeatHolder
from render.painting import reply_to
from tests.games.every import GAMES, PEOPLE, TEXTS, texts_seen

KEY = bytes(range(32))
EVERY = 31  # answers between two looks
LOOKS = 3


def moments(game: Game, seats: int, cards: bytes) -> Iterator[Match]:
    """Play a match with these cards, by its own players; yield it after every few answers."""
    rules = game.make(cards, game.info.version)
    match = Match.begin(rules, start_of(rules, seats, {}, KEY), Keys.of(KEY))[0]
    player, rng = game.players(rules)["sensible"], Streams(KEY)
    for _ in range(LOOKS):
        for _ in range(EVERY):
            if match.result is not None:
                break
            seat = match.asked[-1]
            question = match.questions[seat]
            assert question is not None
            match.answer(seat, player.answer(match.view(seat), question, rng))
        yield match


def shown(game: Game, seats: int, cards: bytes) -> Iterator[list[str]]:
    """Play a match with these cards; yield what it shows after every few answers."""
    for match in moments(game, seats, cards):
        yield list(_told(match))


def _told(match: Match) -> Iterator[str]:
    for reader in (*range(match.start.seats), None):
        for locale in LOCALES:
            who = Reader(locale, reader, PEOPLE, match.rules.names())
            for said in texts_seen(match, (), reader):
                yield TEXTS.say(said, who)
        question = None if reader is None else match.questions[reader]
        if question is not None:
            yield str(match.rules.default(match.view(reader), question))
    if GAMES[match.rules.info.key].pictures:
        yield from pictures(match, match.asked[0] if match.asked else 0, "en")
        yield from pictures(match, None, "fr")


def scene(match: Match, reader: int | None, locale: str) -> Scene:
    """A moment of a match as the bot describes it."""
    rules, view = match.rules, match.view(reader)
    people = PEOPLE[: match.start.seats]
    game = GAMES[rules.info.key]
    return Scene(
        theme=game.theme,
        pictures=game.pictures,
        view=view,
        texts=TEXTS,
        reader=Reader(locale, reader, people, rules.names()),
        faces=rules.faces(view),
        people=tuple(SeatHolder(name) for name in people),
        awaited=match.asked,
        ready=match.ready,
        decision=None if reader is None else match.explained(reader),
        standings=match.result or (),
    )


def pictures(match: Match, reader: int | None, locale: str) -> Iterator[str]:
    """Draw all that a reader may ask for; yield a digest of the pixels of each picture."""
    here = scene(match, reader, locale)
    kind: Kind = "board" if reader is None else "table"
    zooms = draw(Job("zooms", here))
    yield zooms.decode()
    jobs = [Job(kind, here)]
    jobs += [Job("zoom", here, zoom[0]) for zoom in msgspec.json.decode(zooms)]
    if match.result is not None:
        jobs.append(Job("final", here))
    for job in jobs:
        yield hashlib.sha256(Image.open(BytesIO(draw(job))).tobytes()).hexdigest()


def draw(job: Job) -> bytes:
    """Return what the drawing process answers to a job."""
    answer = msgspec.msgpack.decode(reply_to(job.packed()), type=Drawn)
    assert answer.fault is None, answer.fault
    return answer.made


if __name__ == "__main__":
    looks = list(shown(GAMES[sys.argv[1]], int(sys.argv[2]), Path(sys.argv[3]).read_bytes()))
    sys.stdout.buffer.write(msgspec.json.encode(looks))

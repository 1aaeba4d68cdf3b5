"""Recorded matches, replayed for ever: readable lines with a hash of the state, and a snapshot.

`<key>/<version>-<name>.txt` is the transcript, `.snapshot.json` beside it the match in the middle,
`.export.json`, where there is one, the file that its release exported, `cards/<hash>.toml` the card
file that it was played with. `python -m tests.transcripts` writes one.
"""

import hashlib
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

import msgspec

from games.core.data.codec import decode, encode
from games.core.data.schema import encoded_as
from games.core.match.match import Match
from games.core.match.moves import Answered, Conceded, Move, TookBack, Undid
from games.core.rules import Rules, Start
from games.core.streams import Keys, match_key
from games.registry import Game

HERE = Path(__file__).parent


class Transcript(NamedTuple):
    """A recorded match: what it starts from, and each move as its line tells it."""

    game: str
    version: int
    schema: int
    cards: str
    seed: bytes
    words: tuple[str, ...]
    start: Start
    lines: tuple[str, ...]

    @property
    def keys(self) -> Keys:
        return Keys.of(match_key(self.seed, self.words))


def recorded(key: str) -> list[Path]:
    """Return the transcripts of a game, of all versions of its rules."""
    return sorted((HERE / key).glob("*.txt"))


def exported() -> list[Path]:
    """Return the files that releases have exported, of all games."""
    return sorted(HERE.glob("*/*.export.json"))


def rules_of(game: Game, transcript: Transcript) -> Rules:
    """Return the rules and cards with which a transcript was recorded."""
    cards = (HERE / "cards" / f"{transcript.cards}.toml").read_bytes()
    return game.make(cards, transcript.version)


def line(match: Match, move: Move) -> str:
    """Return what was done, for people; `match` is as it was before."""
    match move:
        case Answered(seat=seat, picks=picks):
            question = match.questions[seat]
            assert question is not None
            return f"{seat} {question.kind}: {' '.join(picks) or '-'}"
        case TookBack(seat=seat):
            return f"{seat} takes back"
        case Undid(seat=seat):
            return f"{seat} undoes"
        case Conceded(seat=seat):
            return f"{seat} concedes"


def hashed(match: Match, schema: int) -> str:
    """Return eight digits that stand for all that decides how the match goes on.

    The state counts as the release of that schema wrote it.
    """
    given = [[(answer.kind, answer.picks) for answer in own] for own in match.lists]
    state = msgspec.Raw(encoded_as(match.state, schema, match.rules.ladder))
    whole = (state, given, match.streams.counters, match.conceded)
    return hashlib.blake2b(encode(whole), digest_size=4).hexdigest()


def move_of(match: Match, told: str) -> Move:
    """Return the move that a line tells. Raises AssertionError when something else is asked."""
    who, _, what = told.partition(" ")
    seat = int(who)
    plain = {"takes back": TookBack, "undoes": Undid, "concedes": Conceded}
    if what in plain:
        return plain[what](seat)
    kind, _, picks = what.partition(": ")
    question = match.questions[seat]
    assert question is not None, f"seat {seat} is asked nothing, and once was: {told}"
    assert question.kind == kind, f"seat {seat} is asked {question.kind}, and once was: {told}"
    return Answered(seat, question.id, () if picks == "-" else tuple(picks.split(" ")))


def write(game: Game, transcript: Transcript, moves: Sequence[Move], name: str) -> Path:
    """Record a match: its transcript, a snapshot from its middle, and its card file."""
    rules = game.make(game.cards, transcript.version)
    match = Match.begin(rules, transcript.start, transcript.keys)[0]
    told: list[str] = []
    stem = HERE / transcript.game / f"{transcript.version}-{name}"
    stem.parent.mkdir(exist_ok=True)
    for step, move in enumerate(moves, 1):
        said = line(match, move)
        match.play(move)
        told.append(f"{hashed(match, transcript.schema)} {said}")
        if step == len(moves) // 2:
            stem.with_name(f"{stem.name}.snapshot.json").write_bytes(match.snapshot())
    path = stem.with_name(f"{stem.name}.txt")
    path.write_text("\n".join([*_head(transcript), "", *told, ""]), "utf-8")
    cards = HERE / "cards" / f"{transcript.cards}.toml"
    cards.parent.mkdir(exist_ok=True)
    cards.write_bytes(game.cards)
    return path


def _head(transcript: Transcript) -> Iterator[str]:
    yield f"game {transcript.game}"
    yield f"version {transcript.version}"
    yield f"schema {transcript.schema}"
    yield f"cards {transcript.cards}"
    yield f"seed {transcript.seed.hex()}"
    yield f"words {' '.join(transcript.words)}"
    yield f"start {encode(transcript.start).decode()}"


def read(path: Path) -> Transcript:
    """Return the transcript that a file holds."""
    head, _, body = path.read_text("utf-8").partition("\n\n")
    facts = dict(one.split(" ", 1) for one in head.splitlines())
    return Transcript(
        facts["game"],
        int(facts["version"]),
        int(facts.get("schema", "1")),  # the first ones do not name theirs
        facts["cards"],
        bytes.fromhex(facts["seed"]),
        tuple(facts["words"].split()),
        decode(facts["start"].encode(), Start),
        tuple(body.splitlines()),
    )

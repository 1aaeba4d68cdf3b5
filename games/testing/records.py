"""What is recorded of a game: matches that are replayed for ever, and counts of its positions.

In a folder of tests: `transcripts/<key>/<version>-<name>.txt` is a transcript, readable lines with
a hash of the state, `.snapshot.json` beside it the match in its middle, `.export.json` the file
that its release exported (older transcripts may have none), `transcripts/cards/<hash>.toml` the
card file that it was played with; `transcripts/positions.toml` keeps how many positions are reached
in a few answers. The tests themselves cite the numbers of the rules that they show. All of it is
written by `python -m games.testing.record`.
"""

import ast
import hashlib
import re
import tomllib
from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from games.core.data.codec import decode, encode
from games.core.data.schema import encoded_as
from games.core.info import Start
from games.core.match.export import export
from games.core.match.match import Match
from games.core.match.moves import Answered, Conceded, Move, TookBack, Undid
from games.core.rules import Rules
from games.core.streams import Keys, match_key
from games.registry import Game


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


class Records(msgspec.Struct, frozen=True):
    """A folder of tests, with what is recorded there."""

    folder: Path

    @property
    def positions_file(self) -> Path:
        return self._kept / "positions.toml"

    @property
    def _kept(self) -> Path:
        return self.folder / "transcripts"

    def recorded(self, key: str) -> list[Path]:
        """Return the transcripts of a game, of all versions of its rules."""
        return sorted((self._kept / key).glob("*.txt"))

    def exported(self, key: str) -> list[Path]:
        """Return the files that releases have exported."""
        return sorted((self._kept / key).glob("*.export.json"))

    def cards_of(self, transcript: Transcript) -> bytes:
        """Return the card file with which a transcript was recorded."""
        return (self._kept / "cards" / f"{transcript.cards}.toml").read_bytes()

    def rules_of(self, game: Game, transcript: Transcript) -> Rules[Any, Any]:
        """Return the rules and cards with which a transcript was recorded."""
        return game.make(self.cards_of(transcript), transcript.version)

    def positions(self, key: str) -> dict[str, list[int]]:
        """Return how many positions are reached in 1, 2, ... answers, by number of seats."""
        file = self.positions_file
        return tomllib.loads(file.read_text("utf-8")).get(key, {}) if file.exists() else {}

    def cited(self) -> frozenset[str]:
        """Return the numbers of rules that `pytest.mark.rule` cites in the tests."""
        return _cited_in(self.folder)

    def stem(self, key: str, version: int, name: str) -> Path:
        """Return where a transcript of that name belongs, without the end of its name."""
        return self._kept / key / f"{version}-{name}"

    def write(self, game: Game, transcript: Transcript, moves: Sequence[Move], name: str) -> Path:
        """Record a match: its transcript, a snapshot from its middle, its export, its card file."""
        rules = game.make(game.cards, transcript.version)
        match = Match.begin(rules, transcript.start, transcript.keys)[0]
        told: list[str] = []
        stem = self.stem(transcript.game, transcript.version, name)
        path = stem.with_name(f"{stem.name}.txt")
        former = read(path).cards if path.exists() else ""
        stem.parent.mkdir(parents=True, exist_ok=True)
        for step, move in enumerate(moves, 1):
            said = line(match, move)
            match.play(move)
            told.append(f"{hashed(match, transcript.schema)} {said}")
            if step == len(moves) // 2:
                stem.with_name(f"{stem.name}.snapshot.json").write_bytes(match.snapshot())
        start, seed, words = transcript.start, transcript.seed, transcript.words
        exported = export(rules, game.cards, start, seed, words, moves, match.result)
        stem.with_name(f"{stem.name}.export.json").write_bytes(exported)
        path.write_text("\n".join([*_head(transcript), "", *told, ""]), "utf-8")
        cards = self._kept / "cards" / f"{transcript.cards}.toml"
        cards.parent.mkdir(exist_ok=True)
        cards.write_bytes(game.cards)
        self._forget(former)
        return path

    def _forget(self, cards: str) -> None:
        """Delete a card file with which no transcript is played any more."""
        if cards and not any(read(one).cards == cards for one in self._kept.glob("*/*.txt")):
            (self._kept / "cards" / f"{cards}.toml").unlink(missing_ok=True)

    def write_positions(self, key: str, counted: dict[int, list[int]]) -> None:
        """Put the counts of a game into the file, in place of those that were there."""
        file = self.positions_file
        kept = file.read_text("utf-8") if file.exists() else _POSITIONS
        lines = [f"[{key}]", *(f"{seats} = {counts}" for seats, counts in counted.items())]
        parts = [part.strip("\n") for part in re.split(r"\n(?=\[)", kept)]
        new = "\n".join(lines)
        where = [at for at, part in enumerate(parts) if part.startswith(f"[{key}]\n")]
        if where:
            parts[where[0]] = new
        else:
            parts.append(new)
        file.parent.mkdir(exist_ok=True)
        file.write_text("\n\n".join(parts) + "\n", "utf-8")


_POSITIONS = (
    "# How many positions can be reached in n answers (1, 2, ...) from a fixed start, at most ten"
    " answers a question tried.\n# Rules that change what may be answered change these numbers;"
    " the test prints the new ones.\n"
)


@cache
def _cited_in(folder: Path) -> frozenset[str]:
    return frozenset(number for path in folder.rglob("test_*.py") for number in _cited(path))


def _cited(path: Path) -> Iterator[str]:
    text = path.read_text("utf-8")
    if "mark.rule(" not in text:  # to parse a file takes long, and many have none
        return
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
            of = node.func.value
            if node.func.attr == "rule" and isinstance(of, ast.Attribute) and of.attr == "mark":
                yield from (ast.literal_eval(arg) for arg in node.args)


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

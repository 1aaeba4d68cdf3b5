"""Recorded matches of every released version replay, load, finish and verify for ever."""

from pathlib import Path

import pytest

from games.core.data.codec import decode
from games.core.data.schema import encoded_as
from games.core.match.export import export, verify
from games.core.match.match import Match
from games.core.match.moves import Move, Snapshot
from tests import transcripts
from tests.games.every import GAMES

RECORDED = [
    pytest.param(key, path, id=f"{key}/{path.stem}")
    for key in GAMES
    for path in transcripts.recorded(key)
]


@pytest.mark.parametrize("key", GAMES)
def test_this_version_of_every_game_has_a_transcript(key: str) -> None:
    versions = {transcripts.read(path).version for path in transcripts.recorded(key)}
    assert versions == set(range(1, GAMES[key].info.version + 1))


@pytest.mark.parametrize(("key", "path"), RECORDED)
def test_a_recorded_match_goes_as_it_went(key: str, path: Path) -> None:
    """Every move fits, leaves the state it left, and the whole verifies."""
    kept = transcripts.read(path)
    rules = transcripts.rules_of(GAMES[key], kept)
    match = Match.begin(rules, kept.start, kept.keys)[0]
    moves: list[Move] = []
    for step, line in enumerate(kept.lines, 1):
        state, _, told = line.partition(" ")
        move = transcripts.move_of(match, told)
        match.play(move)
        moves.append(move)
        assert transcripts.hashed(match, kept.schema) == state, f"{path.name}, move {step}: {told}"
    assert match.result is not None
    cards = (transcripts.HERE / "cards" / f"{kept.cards}.toml").read_bytes()
    data = export(rules, cards, kept.start, kept.seed, kept.words, moves, match.result)
    assert verify(data, GAMES).part is None


@pytest.mark.parametrize("path", transcripts.exported(), ids=lambda path: path.parent.name)
def test_a_file_that_an_old_release_exported_verifies(path: Path) -> None:
    assert verify(path.read_bytes(), GAMES).part is None


@pytest.mark.parametrize(("key", "path"), RECORDED)
def test_a_recorded_snapshot_loads_and_goes_on(key: str, path: Path) -> None:
    """The snapshot of an old release takes the same end; defaults finish it as well."""
    kept = transcripts.read(path)
    rules = transcripts.rules_of(GAMES[key], kept)
    data = path.with_name(f"{path.stem}.snapshot.json").read_bytes()
    match = Match.load(rules, data, kept.keys)
    old = decode(data, Snapshot)
    if old.schema == rules.schema:
        assert match.snapshot() == data
    assert encoded_as(match.state, old.schema, rules.ladder) == bytes(old.inner.state)
    for line in kept.lines[match.step :]:
        match.play(transcripts.move_of(match, line.partition(" ")[2]))
    assert match.result is not None
    other = Match.load(rules, data, kept.keys)
    while other.result is None:
        seat = other.asked[0]
        other.answer(seat, rules.default(other.view(seat), other.questions[seat]), "clock")

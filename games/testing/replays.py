"""Recorded matches of every released version replay, load, finish and verify for ever."""

from pathlib import Path

import pytest

from games.core.data.codec import decode
from games.core.data.schema import encoded_as
from games.core.match.export import export, verify
from games.core.match.match import Match
from games.core.match.moves import Move, Snapshot
from games.registry import Game
from games.testing.records import Records, hashed, move_of, read

AGAIN = (
    "before its release: python -m games.testing.record KEY NAME --again; behind it the rules have"
    " changed their meaning (docs/changing-a-game.md)"
)


def test_this_version_of_every_game_has_a_transcript(game: Game, records: Records | None) -> None:
    if records is None:
        pytest.skip("no folder of its tests (--records)")
    versions = {read(path).version for path in records.recorded(game.info.key)}
    assert versions == set(range(1, game.info.version + 1))


def test_a_recorded_match_goes_as_it_went(game: Game, recorded: Path, records: Records) -> None:
    """Every move fits, leaves the state it left, and the whole verifies."""
    transcript = read(recorded)
    rules = records.rules_of(game, transcript)
    match = Match.begin(rules, transcript.start, transcript.keys)[0]
    moves: list[Move] = []
    for step, line in enumerate(transcript.lines, 1):
        state, _, told = line.partition(" ")
        move = move_of(match, told)
        match.play(move)
        moves.append(move)
        now = hashed(match, transcript.schema)
        assert now == state, f"{recorded.name}, move {step}: {told}\n{AGAIN}"
    assert match.result is not None
    cards, start = records.cards_of(transcript), transcript.start
    seed, words = transcript.seed, transcript.words
    data = export(rules, cards, start, seed, words, moves, match.result)
    assert verify(data, {game.info.key: game}).part is None


def test_a_file_that_an_old_release_exported_verifies(game: Game, records: Records | None) -> None:
    if records is None:
        pytest.skip("no folder of its tests (--records)")
    files = records.exported(game.info.key)
    assert files, f"none is kept: python -m games.testing.record {game.info.key} NAME records one"
    for path in files:
        assert verify(path.read_bytes(), {game.info.key: game}).part is None, path.name


def test_a_recorded_snapshot_loads_and_goes_on(
    game: Game, recorded: Path, records: Records
) -> None:
    """The snapshot of an old release takes the same end; defaults finish it as well."""
    transcript = read(recorded)
    rules = records.rules_of(game, transcript)
    data = recorded.with_name(f"{recorded.stem}.snapshot.json").read_bytes()
    match = Match.load(rules, data, transcript.keys)
    old = decode(data, Snapshot)
    if old.schema == rules.schema:
        assert match.snapshot() == data
    assert encoded_as(match.state, old.schema, rules.ladder) == bytes(old.inner.state)
    for line in transcript.lines[match.step :]:
        match.play(move_of(match, line.partition(" ")[2]))
    assert match.result is not None
    other = Match.load(rules, data, transcript.keys)
    while other.result is None:
        seat = other.asked[0]
        question = other.questions[seat]
        assert question is not None
        other.answer(seat, rules.default(other.view(seat), question), "clock")

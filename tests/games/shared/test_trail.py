"""Steps of a match that is over: the same as played, found by few moves, each side its own."""

import pytest

from games.ai.player import Player
from games.core.data.codec import encode
from games.core.info import Start
from games.core.match.match import Match
from games.core.match.moves import Answered, Move, TookBack, Undid
from games.core.match.trail import PlayedMatch, TrailStep
from games.core.streams import Keys, Streams
from games.registry import load

pytestmark = pytest.mark.rule("MND-4.1", "MND-4.3")
KEYS = Keys.of(b"looked back at")


class Stray:
    """Plays a match, and now and then takes an answer back or undoes one."""

    def __init__(self, game: str, player: Player, seats: int, stray: int, seed: int = 0) -> None:
        rules = load()[game].rules()
        self.start = Start(seats)
        self.match, _ = Match.begin(rules, self.start, KEYS)
        self.moves: list[Move] = []
        self.gone: list[tuple[int, str]] = []
        self._player, self._stray = player, stray
        self._rng = Streams(b"astray" + bytes([seed]))

    def play(self, most: int) -> PlayedMatch:
        while self.match.result is None and len(self.moves) < most:
            seat = self.match.asked[0]
            if self._rng.below("stray", 100) < self._stray and self._goes_back():
                continue
            question = self.match.questions[seat]
            assert question is not None
            picks = self._player.answer(self.match.view(seat), question, self._rng)
            self._made(Answered(seat, question.id, picks))
        return PlayedMatch(self.match.rules, self.start, KEYS, self.moves)

    def _goes_back(self) -> bool:
        for seat in range(self.match.start.seats):
            undone = self.match.undoes(seat)
            if self.match.can_take_back(seat):
                given = [one for one in self.match.lists[seat] if not one.forced]
                self.gone.append((seat, given[-1].question))
                self._made(TookBack(seat))
                return True
            if undone is not None:
                self.gone.append((seat, undone))
                self._made(Undid(seat))
                return True
        return False

    def _made(self, move: Move) -> None:
        self.moves.append(move)
        self.match.play(move)


def strayed(game: str, stray: int = 12, most: int = 90, seed: int = 0) -> tuple[Stray, PlayedMatch]:
    found = load()[game]
    rules = found.rules()
    player = found.players(rules)["sensible"]
    one = Stray(game, player, max(2, found.info.seats[0]), stray, seed)
    return one, one.play(most)


@pytest.mark.parametrize("game", load())
def test_every_step_is_as_it_was_played(game: str) -> None:
    one, played = strayed(game)
    trail = played.trail(every=9)
    assert [at for at, _ in trail.kept] == list(range(9, len(one.moves) + 1, 9))
    match, _ = Match.begin(played.rules, played.start, KEYS)
    after: list[list[bytes]] = []
    for move in (None, *one.moves):
        if move is not None:
            match.play(move)
        readers = (None, *range(match.start.seats))
        after.append([encode(match.view(reader)) for reader in readers])
    for side in (None, *range(played.start.seats)):
        place = 0 if side is None else side + 1
        for step in trail.of(side)[:: 1 if side is None else 7]:
            seen = played.seen(trail, step, side)
            if step.answers:
                assert step.seat == side
                assert encode(seen.view) == after[step.move - 1][place]
                assert seen.question is not None
                move = one.moves[step.move - 1]
                assert isinstance(move, Answered)
                assert seen.question.id == move.question
                assert set(seen.picks) == set(move.picks)
            elif step.part is None:
                assert encode(seen.view) == after[step.move][place]
                assert seen.question is None


@pytest.mark.parametrize("game", load())
def test_a_step_is_found_by_few_moves(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    _, played = strayed(game)
    trail = played.trail(every=10)
    made: list[Move] = []
    play = Match.play

    def counted(match: Match, move: Move) -> object:
        made.append(move)
        return play(match, move)

    monkeypatch.setattr(Match, "play", counted)
    for step in trail.of(0)[::5]:
        made.clear()
        played.seen(trail, step, 0)
        assert len(made) <= 10


@pytest.mark.parametrize("game", load())
def test_answers_that_were_taken_back_are_no_steps(game: str) -> None:
    one, played = strayed(game, stray=30)
    trail = played.trail()
    answered = [
        (step.seat, move.question)
        for step in trail.steps
        if step.answers and isinstance(move := one.moves[step.move - 1], Answered)
    ]
    given = [(move.seat, move.question) for move in one.moves if isinstance(move, Answered)]
    left = list(given)
    for gone in one.gone:
        left.remove(gone)
    assert sorted(answered) == sorted(left)


@pytest.mark.parametrize("game", load())
def test_what_others_answered_in_secret_leaves_no_gap(game: str) -> None:
    """A side has the same steps, whatever others answered meanwhile and took back again."""
    one, _ = strayed(game, stray=0)
    seats = one.start.seats
    match, _ = Match.begin(one.match.rules, one.start, KEYS)
    more: list[Move] = []
    for move in one.moves:
        match.play(move)
        more.append(move)
        seat = move.seat
        if match.can_take_back(seat) and match.questions[seat] is not None:
            for extra in (TookBack(seat), move):  # the same answer once more
                match.play(extra)
                more.append(extra)
    plain = PlayedMatch(match.rules, one.start, KEYS, one.moves).trail()
    longer = PlayedMatch(match.rules, one.start, KEYS, more).trail()
    for side in (None, *range(seats)):
        here, there = plain.of(side), longer.of(side)
        assert list(map(_kind, here)) == list(map(_kind, there))


def _kind(step: TrailStep) -> tuple[int, bool, int | None]:
    return step.seat, step.over, step.part

"""What holds in every game: the driver finds no violation, every player finishes."""

from collections.abc import Mapping

import pytest

from games.ai.player import Player
from games.core.contract import optional
from games.core.decision import is_legal
from games.core.info import Info, Start
from games.core.match.match import Match
from games.core.match.moves import Conceded
from games.core.refused import Refused
from games.core.streams import Keys, Streams, derived
from games.core.text import Text
from games.core.view import SHOTS
from games.driver.coverage import Coverage, SteeredPlayer, reasons, unexplained
from games.driver.fields import Fields
from games.driver.places import Places
from games.driver.record import key_of, written
from games.driver.run import Broken, Depth, play_match
from games.driver.supply import start_of
from games.registry import Game
from games.testing.every import whole_match

MANY, DEEP = 400, 20  # matches of each way to play in the long run; of these checked at every step


def driven(
    game: Game, seats: int, matches: range, depth: Depth, way: Mapping[str, str] | None
) -> None:
    """Play matches with the driver's checks; a violation fails with its record to replay.

    All options are drawn, except those of the `way` to play. With None all have their defaults, and
    those that only make a match longer the shortest value that is drawn.
    """
    rules, coverage, fields = game.rules(), Coverage(game.info), Fields()
    short = {one.name: one.drawn[0] for one in game.info.choices if one.drawn}
    players: Mapping[int, Player] = dict.fromkeys(range(seats), SteeredPlayer(coverage))
    for index in matches:
        seed = key_of(f"tests {seats}", index)
        drawn = short if way is None else {**start_of(rules, seats, None, seed).options, **way}
        start = start_of(rules, seats, drawn, seed)
        try:
            ais, house = ("steered",) * seats, game.sensible(rules)
            play_match(rules, start, seed, players, ais, coverage, fields, depth, house)
        except Broken as broken:
            pytest.fail(f"{broken}\n{written(broken.record).decode()}")


def test_the_contract_holds_in_random_matches(game: Game, seats: int) -> None:
    driven(game, seats, range(3), "some", {})


@pytest.mark.small
def test_nothing_leaks_at_any_step_of_a_match(game: Game, seats: int) -> None:
    driven(game, seats, range(1), "full", None)


@pytest.mark.long
def test_the_contract_holds_in_many_matches(game: Game, seats: int, way: dict[str, str]) -> None:
    driven(game, seats, range(MANY - DEEP), "some", way)
    driven(game, seats, range(MANY - DEEP, MANY), "full", way)


def test_every_player_answers_legally_to_the_end(game: Game, seats: int) -> None:
    rules = game.rules()
    for name, player in game.players(rules).items():
        seed = key_of(name, seats)
        match = Match.begin(rules, start_of(rules, seats, {}, seed), Keys.of(seed))[0]
        rng = Streams(derived(seed, "ai"))
        while match.result is None:
            seat = match.asked[0]
            question = match.questions[seat]
            assert question is not None
            picks = player.answer(match.view(seat), question, rng)
            assert is_legal(question, picks), (name, question.kind, picks)
            match.answer(seat, picks, "ai")


def test_what_is_kept_between_moves_is_what_a_fresh_look_finds(game: Game, seats: int) -> None:
    """Questions of a list that went on, and views that share what everybody sees."""
    for match, _ in whole_match(game, seats, 0):
        fresh = Match.load(match.rules, match.snapshot(), match.keys)
        assert match.questions == fresh.questions
        for reader in (*range(seats), None):
            given = () if reader is None else match.lists[reader]
            assert match.view(reader) == match.rules.view(fresh.state, reader, given)


def test_a_match_starts_with_every_preset_and_value(game: Game) -> None:
    rules = game.rules()
    wanted = [preset.values for preset in game.info.presets]
    wanted += [{c.name: value} for c in game.info.choices for value in c.values]
    for options in wanted:
        seats = [n for n in game.info.seats if _exist(game.info, options, n)]
        assert seats, f"{options} exists at no number of players"
        for number in seats:
            start = start_of(rules, number, options, b"preset")
            assert rules.check(start) == ()


def _exist(info: Info, options: Mapping[str, str], seats: int) -> bool:
    choices = {choice.name: choice for choice in info.choices}
    return all(not choices[n].seats or seats in choices[n].seats for n in options)


def test_wrong_starts_are_refused_with_a_text(game: Game) -> None:
    rules = game.rules()
    info = rules.info
    good = start_of(rules, info.seats[0], {}, b"good")
    wrong = [
        Start(max(info.seats) + 1),
        Start(good.seats, {"no such option": "x"}, good.brought),
    ]
    wrong += [
        Start(good.seats, {choice.name: "no such value"}, good.brought) for choice in info.choices
    ]
    for start in wrong:
        assert rules.check(start)


def test_no_secret_is_forgotten_by_redeal_and_nothing_public_left_out(game: Game) -> None:
    """Fields that a reader is never shown and `redeal` never changes need a stated reason."""
    rules, coverage, fields = game.rules(), Coverage(game.info), Fields()
    for seats in game.info.seats:
        player = SteeredPlayer(coverage)
        for index in range(3):
            seed = key_of(f"fields {seats}", index)
            start = start_of(rules, seats, None, seed)
            match = Match.begin(rules, start, Keys.of(seed))[0]
            rng = Streams(derived(seed, "fields"))
            while match.result is None:
                if not match.step % 3:
                    fields.look(match, rng)
                seat = rng.choice("seat", match.asked)
                question = match.questions[seat]
                assert question is not None
                match.answer(seat, player.answer(match.view(seat), question, rng))
    page = game.page
    stated = reasons(page.read_text("utf-8")) if page.exists() else {}
    assert unexplained(fields.unseen(), stated) == []


def test_the_film_of_a_turn_shows_what_everybody_may_see(game: Game, seats: int) -> None:
    """Its texts are those that were told: by them a table knows that the film is news."""
    rules = game.rules()
    told: list[Text] = []
    for match, events in whole_match(game, seats, 0):
        told += [event.public.text for event in events if event.public]
        view = match.view(None)
        film = optional.film(rules, view)
        if not film:
            continue
        places = Places(type(view).places, match.rules.names())
        assert len(film) <= SHOTS
        assert any(said in told for shot in film for said in shot.said)
        for shot in film:
            assert isinstance(shot.view, type(view))
            assert shot.view.reader is None
            assert 0 < shot.lasts < 10_000
            places.marked(shot.marks)


def test_anybody_may_give_up_at_any_moment(game: Game, seats: int) -> None:
    """Cards are conserved, and the others can go on or it is over."""
    for index in range(2):
        for match, _ in whole_match(game, seats, index):
            if match.step % 4 or match.result is not None:
                continue
            cards = match.rules.inventory(match.state)
            for seat in range(seats):
                other = Match.load(match.rules, match.snapshot(), match.keys)
                try:
                    other.play(Conceded(seat))
                except Refused:
                    continue
                assert match.rules.inventory(other.state) == cards
                assert other.result is not None or other.asked
                again = Match.load(match.rules, other.snapshot(), match.keys)
                assert again.snapshot() == other.snapshot()

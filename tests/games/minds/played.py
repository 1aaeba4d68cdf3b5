"""Matches in which anything comes up that minds are asked about."""

from collections.abc import Iterator, Mapping

from games.core.decision import Decision, Picks, is_legal, random_picks
from games.core.match.match import Match
from games.core.streams import Keys, Streams, derived
from games.driver.supply import start_of
from games.registry import Game


def half_sensible(
    game: Game, seats: int, index: int, options: Mapping[str, str] | None = None
) -> Iterator[tuple[Match, int, Decision, Picks]]:
    """Play a match in which every other answer is anything legal; yield it before each answer.

    With the seat that answers, its question, and what it is about to pick. By anything legal alone
    a match never comes to what takes a little skill, by the best alone never to what is foolish.
    """
    rules, key = game.rules(), derived(bytes([seats, index]), f"half {game.info.key}")
    rng, house = Streams(derived(key, "tests")), game.sensible(rules)
    match, _ = Match.begin(rules, start_of(rules, seats, options or {}, key), Keys.of(key))
    while match.result is None:
        seat = rng.choice("seat", match.asked)
        question = match.questions[seat]
        assert question is not None
        picks = random_picks(question, rng, "picks")
        if rng.below("half", 2):
            best = house.answer(match.view(seat), question, rng)
            picks = best if is_legal(question, best) else picks
        yield match, seat, question, picks
        match.answer(seat, picks)

"""The end says what the first was ahead by, and from where (ASD-8.1, 8.2)."""

from games.core.decision import random_picks
from games.core.match.match import Match
from games.core.streams import Streams
from games.core.text import Card, Text
from games.core.view import Standing
from tests.games.allstar.table import DUCKS5, THREE, begun, concede, squads, words


def finished(seats: int, number: int, playoffs: str) -> Match:
    match = begun(seats, {"playoffs": playoffs}, bytes([number]))
    rng = Streams(bytes([number, 1]))
    while match.result is None:
        seat = rng.choice("seat", match.asked)
        question = match.questions[seat]
        assert question is not None
        match.answer(seat, random_picks(question, rng, "picks"))
    return match


def number(said: Text, name: str) -> int:
    found = said.args[name]
    assert isinstance(found, int)
    return found


def signed(part: Text) -> int:
    lost = part.id == "allstar-cause-worse" or part.args.get("lost") == 1
    return -number(part, "points") if lost else number(part, "points")


def causes(row: Standing) -> list[Text]:
    return [fact for fact in row.facts if fact.id.startswith("allstar-cause")]


def parts_of(said: Text) -> list[Text]:
    parts = said.args["parts"]
    assert isinstance(parts, tuple)
    return [part for part in parts if isinstance(part, Text)]


def paid(match: Match, arena: str, seat: int) -> int:
    result = next(one for one in match.state.results if one.arena == arena)
    return next(row.points for row in result.rows if row.seat == seat)


def test_the_parts_add_up_to_what_the_first_is_ahead_by() -> None:
    seen: set[str] = set()
    for seats in (2, 3, 6):
        for trial in range(6):
            match = finished(seats, trial, ("yes", "no")[trial % 2])
            first, *others = match.result or ()
            behind = next(row for row in others if row.place > 1)
            (said,) = causes(first)
            assert not any(causes(row) for row in others if row.place > 1)
            seen.add(said.id)
            if said.id == "allstar-cause-tied":
                continue
            parts = parts_of(said)
            values = [signed(part) for part in parts]
            assert sum(values) == number(said, "count") == first.score - behind.score > 0
            assert values == sorted(values, reverse=True)
            seen |= {part.id for part in parts}
            for part in parts:
                if part.id == "allstar-cause-better":
                    most, arena = number(part, "more") - number(part, "less"), part.args["arena"]
                    assert isinstance(arena, Card)
                    pays = [paid(match, arena.id, row.seats[0]) for row in (first, behind)]
                    assert pays == [number(part, "more"), number(part, "less")]
                    assert 0 < most <= number(part, "points")
                    assert (most == number(part, "points")) == (number(part, "arenas") == 1)
            for locale in ("en", "fr"):
                assert str(first.score - behind.score) in words(said, None, locale)
    names = {"better", "worse", "playoffs"}
    assert {"allstar-cause", *(f"allstar-cause-{name}" for name in names)} <= seen


def test_of_equal_totals_the_play_offs_decided() -> None:
    match = squads(
        f"{THREE} | wolf-1 wolf-2 wolf-3",
        f"{DUCKS5} | bear-1 bear-2 bear-3",
        tickets=(0, 0),
        season=(26, 20),
    )
    first, second = match.result or ()
    assert first.score == second.score == 46
    (said,) = causes(first)
    assert words(said, 1) == "level with Ana, and more supporters in the play-offs (26 to 20)"
    assert "à égalité avec toi" in words(said, 0, "fr")


def test_a_concession_needs_no_other_cause() -> None:
    match = begun(2)
    concede(match, 0)
    assert match.result is not None
    assert not any(causes(row) for row in match.result)

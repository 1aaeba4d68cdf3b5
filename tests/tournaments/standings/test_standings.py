"""Points and tie-breaks by scenarios."""

from fractions import Fraction

import msgspec
import pytest

from tests.tournaments.seasons import entrants
from tournaments import running
from tournaments.records import Bye, Match, Moved, Terms, Tournament
from tournaments.standings import duels, pods

WON, LOST, DREW = (1, 2), (2, 1), (1, 1)


def played(*results, people=4, terms=None, **more) -> Tournament:
    """A tournament of (round, people, places)."""
    matches = tuple(
        Match(number=number, round=one[0], people=one[1], places=one[2], status="over")
        for number, one in enumerate(results, 1)
    )
    return Tournament(
        terms=terms or Terms(format="swiss"),
        seed=b"",
        entrants=entrants(people),
        seeds=tuple(range(1, people + 1)),
        matches=matches,
        **more,
    )


def table(tournament: Tournament) -> list[tuple[int, int]]:
    return [(row.place, row.entrant) for row in running.standings(tournament)]


def figure(tournament: Tournament, entrant: int, name: str) -> Fraction:
    (row,) = [row for row in running.standings(tournament) if row.entrant == entrant]
    return row.figures[name]


@pytest.mark.rule("EVT-4.1")
def test_a_win_is_three_points_and_a_draw_one() -> None:
    tournament = played((1, (1, 2), WON), (1, (3, 4), DREW))
    assert [figure(tournament, one, "points") for one in (1, 2, 3, 4)] == [3, 0, 1, 1]


@pytest.mark.rule("EVT-4.1")
def test_buchholz_leaves_out_the_lowest_opponent() -> None:
    # 1 met 2 (6 points), 3 (3) and 4 (0); 2 met 1, 3 and 4
    tournament = played(
        (1, (1, 2), LOST),
        (1, (3, 4), WON),
        (2, (1, 3), WON),
        (2, (2, 4), WON),
        (3, (1, 4), WON),
        (3, (2, 3), LOST),
    )
    assert [figure(tournament, one, "points") for one in (1, 2, 3, 4)] == [6, 6, 6, 0]
    assert figure(tournament, 1, "buchholz") == 12
    assert figure(tournament, 1, "sonneborn") == 3 * 6 + 3 * 0


@pytest.mark.rule("EVT-4.1")
def test_a_round_without_a_match_is_a_draw_against_ones_own_points() -> None:
    tournament = played(
        (1, (1, 2), WON), (2, (1, 3), WON), people=3, byes=(Bye(1, 3, "odd"), Bye(2, 2, "asked"))
    )
    known = duels.pasts(tournament)
    assert (known[2].points, known[3].points) == (1, 3)
    assert (known[2].adjusted, known[3].adjusted) == (1, 1)
    assert duels.buchholz(known, 1) == 1  # of 1 and 1 one is cut
    assert duels.sonneborn(known, 1) == 3 * 1 + 3 * 1
    assert duels.buchholz(known, 3) == 6  # the bye counts 3, the lowest; the opponent 6
    assert duels.sonneborn(known, 3) == 3


@pytest.mark.rule("EVT-4.1")
def test_a_round_that_was_chosen_not_to_be_played_is_cut_before_a_lower_one() -> None:
    results = ((1, (1, 2), WON), (2, (1, 3), WON))
    chosen = played(*results, people=3, byes=(Bye(3, 1, "asked"),))
    given = played(*results, people=3, byes=(Bye(3, 1, "odd"),))
    assert duels.buchholz(duels.pasts(chosen), 1) == 0 + 0  # 7 of one's own is cut
    assert duels.buchholz(duels.pasts(given), 1) == 9 + 0  # one of the opponents is cut


@pytest.mark.rule("EVT-4.1")
def test_a_bye_is_a_win_but_none_as_second_seat() -> None:
    tournament = played(
        (1, (1, 2), LOST), (2, (2, 3), WON), people=3, byes=(Bye(2, 1, "odd"), Bye(1, 3, "odd"))
    )
    assert figure(tournament, 1, "wins") == 1
    assert figure(tournament, 1, "second_wins") == 0
    assert (figure(tournament, 2, "wins"), figure(tournament, 2, "second_wins")) == (2, 1)


@pytest.mark.rule("EVT-4.1")
def test_the_direct_encounter_counts_only_if_all_who_are_equal_have_met() -> None:
    circle = ((1, (1, 2), WON), (2, (3, 1), WON), (3, (2, 3), WON))
    assert [row.place for row in running.standings(played(*circle, people=3))] == [1, 1, 1]
    known = duels.pasts(played((1, (1, 2), WON), (1, (3, 4), WON)))
    assert duels._direct(known, [1, 3]) is None
    assert duels._direct(known, [1, 2]) == {1: 3, 2: 0}


@pytest.mark.rule("EVT-4.1", "EVT-4.3")
def test_equal_in_all_share_a_place_and_the_next_is_behind_both() -> None:
    tournament = played((1, (1, 2), DREW), (1, (3, 4), WON))
    assert table(tournament) == [(1, 3), (2, 1), (2, 2), (4, 4)]
    rows = running.standings(tournament)
    assert rows[0].why == msgspec.structs.replace(
        rows[0].why, criterion="points", next=1, mine=Fraction(3), theirs=Fraction(1)
    )
    assert rows[1].why is None  # the place is shared
    assert (rows[2].why.criterion, rows[2].why.next) == ("points", 4)


@pytest.mark.rule("EVT-1.8")
def test_a_struck_match_counts_for_nothing() -> None:
    tournament = played((1, (1, 2), WON), (2, (1, 2), WON))
    first, second = tournament.matches
    struck = msgspec.structs.replace(
        tournament, matches=(first, msgspec.structs.replace(second, struck=True))
    )
    assert figure(tournament, 1, "points") == 6
    assert figure(struck, 1, "points") == 3
    assert figure(struck, 1, "wins") == 1


@pytest.mark.rule("EVT-1.8")
def test_points_are_moved_and_the_disqualified_stand_last() -> None:
    tournament = played(
        (1, (1, 2), WON), (1, (3, 4), WON), moved=(Moved(2, 2), Moved(1, -1)), people=4
    )
    assert [figure(tournament, one, "points") for one in (1, 2)] == [2, 2]
    first, *others = tournament.entrants
    out = msgspec.structs.replace(
        tournament, entrants=(msgspec.structs.replace(first, status="disqualified"), *others)
    )
    assert table(out)[-1] == (4, 1)
    assert figure(out, 2, "buchholz") == 0


POD = Terms(format="swiss", pod=4, seats=(3, 4, 5))


@pytest.mark.rule("EVT-4.2")
@pytest.mark.parametrize(
    ("places", "points"),
    [
        ((1, 2, 3, 4), (100, Fraction(200, 3), Fraction(100, 3), 0)),
        ((2, 1, 3), (50, 100, 0)),
        ((1, 1, 3), (75, 75, 0)),
        ((1, 2, 2, 2), (100, Fraction(100, 3), Fraction(100, 3), Fraction(100, 3))),
        ((1, 1, 1, 1, 1), (50, 50, 50, 50, 50)),
    ],
)
def test_points_of_a_pod(places, points) -> None:
    assert pods.points_of(places) == points


@pytest.mark.rule("EVT-4.2")
def test_pods_are_parted_by_firsts_then_opponents_then_head_to_head() -> None:
    tournament = played((1, (1, 2, 3), (1, 2, 3)), (1, (4, 5, 6), (1, 2, 3)), people=6, terms=POD)
    assert [place for place, _ in table(tournament)] == [1, 1, 3, 3, 5, 5]
    further = played(
        (1, (1, 2, 3), (1, 2, 3)),
        (1, (4, 5, 6), (1, 2, 3)),
        (2, (1, 4, 3), (1, 2, 3)),
        (2, (2, 5, 6), (2, 1, 3)),
        people=6,
        terms=POD,
    )
    found = {row.entrant: row for row in running.standings(further)}
    assert found[1].place == 1
    assert (found[4].figures["points"], found[5].figures["points"]) == (150, 150)
    assert found[4].why.criterion == "opposition"
    assert found[4].figures["opposition"] == Fraction(75 + 0 + 100 + 0, 4)


@pytest.mark.rule("EVT-4.2")
def test_equal_people_are_parted_by_who_was_above_whom_then_by_their_share_of_the_scores() -> None:
    tournament = played((1, (1, 2, 3), (1, 2, 3)), (2, (2, 1, 3), (1, 2, 3)), people=3, terms=POD)
    assert table(tournament)[:2] == [(1, 1), (1, 2)]
    first, second = tournament.matches
    scored = msgspec.structs.replace(
        tournament,
        matches=(
            msgspec.structs.replace(first, scores=(9, 8, -4)),
            msgspec.structs.replace(second, scores=(12, 8, 3)),
        ),
    )
    rows = running.standings(scored)
    assert [row.entrant for row in rows] == [2, 1, 3]
    assert rows[0].why.criterion == "share"
    assert rows[0].figures["share"] == Fraction(20, 9 + 8 + 12 + 8 + 3)
    few = msgspec.structs.replace(tournament.terms, lowest_wins=True)
    rows = running.standings(msgspec.structs.replace(scored, terms=few))
    below = (9 - 9 + 9 - 8 + 9 + 4) + (12 - 12 + 12 - 8 + 12 - 3)
    assert [row.figures["share"] for row in rows if row.entrant == 1] == [Fraction(4, below)]


@pytest.mark.rule("EVT-4.2")
def test_head_to_head_counts_places_in_pods_of_both() -> None:
    known = pods._Known(
        played((1, (1, 2, 3), (1, 2, 3)), (2, (1, 2, 3), (1, 1, 3)), people=4, terms=POD)
    )
    assert known.direct([1, 2]) == {1: Fraction(3, 2), 2: Fraction(1, 2)}
    assert known.direct([1, 4]) is None

"""The ranking: steps by place, shared places on one height, decisive facts first."""

from itertools import pairwise

import pytest
from msgspec.structs import replace

from games.core.event import Chapter, Credit, Event, Mark, told
from games.core.match.best import Best, best
from games.core.match.course import Point, course
from games.core.match.export import replayed
from games.core.text import text
from games.core.view import Standing
from games.registry import load
from render.kit import parts
from render.kit.course.podium import COURSE, STEPS, decisive, low_steps, podium, step_boxes
from render.kit.course.scores import (
    FEW,
    Turn,
    _scaled,
    chapter_ends,
    labelled,
    leaders,
    lines_of,
    turning,
)
from render.kit.course.scores import told as turning_words
from tests.render import samples
from tests.render.played import exported


def test_steps_fall_with_the_place_and_ties_share_a_height() -> None:
    rows = [Standing(1, (2,), 9), Standing(2, (0,), 5), Standing(2, (1,), 5), Standing(4, (3,), 1)]
    tops = [box.top for box in step_boxes(rows)]
    assert tops[0] < tops[1] == tops[2] < tops[3]
    assert all(STEPS.holds(box) for box in step_boxes(rows))


def test_all_first_stand_equally_high() -> None:
    rows = [Standing(1, (0,), 9), Standing(1, (1,), 9)]
    assert len({box.top for box in step_boxes(rows)}) == 1
    assert step_boxes([]) == []


def test_facts_of_the_best_then_what_few_have() -> None:
    won = text("won")
    rows = [
        Standing(1, (0,), 9, (won,)),
        Standing(2, (1,), 8, (won,)),
        Standing(3, (2,), 7, (won, text("last"))),
        Standing(4, (3,), 6, (won,)),
    ]
    found = [(row.place, fact.id) for row, fact in decisive(rows)]
    assert found == [(1, "won"), (3, "last"), (2, "won")]


def test_steps_above_a_course_end_above_it_and_the_first_is_wider() -> None:
    for count in range(1, 7):
        rows = [Standing(place, (place - 1,), 9) for place in range(1, count + 1)]
        boxes = low_steps(rows)
        assert all(box.bottom < COURSE.top and box.right <= 1568 for box in boxes)
        assert all(one.right < other.left for one, other in pairwise(boxes))
        assert all(box.width < boxes[0].width for box in boxes[1:])


def gained(*scores: int, decides: bool = True, together: bool = False) -> Event:
    marks = tuple(Mark(f"stars:{seat}", gain=gain) for seat, gain in enumerate(scores))
    return told(text("gained"), marks=marks, decides=decides, together=together)


def test_a_course_has_a_point_for_each_thing_that_decided() -> None:
    events = [gained(1, 0, decides=False), gained(2, 0), gained(0, 2), gained(0, 1, decides=False)]
    rows = [Standing(1, (0,), 3), Standing(1, (1,), 3)]
    found = course(events, "stars", rows, 2)
    assert [point.scores for point in found] == [(0, 0), (3, 0), (3, 3)]
    assert course(events, "points", rows, 2) == ()
    assert course(events, "stars", [Standing(1, (0,), 4), Standing(2, (1,), 3)], 2) == ()


def test_what_one_scoring_brings_to_several_is_one_point() -> None:
    """The second of the last confrontation gets its points before the first does: no lead."""
    events = [gained(2, 0), gained(0, 3), gained(4, 0, together=True), gained(1, 0, decides=False)]
    rows = [Standing(1, (0,), 7), Standing(2, (1,), 3)]
    found = course(events, "stars", rows, 2)
    assert [point.scores for point in found] == [(0, 0), (2, 0), (7, 3)]
    assert turning(rows, lines_of(rows, found)) == Turn(1, 0, 4)


def test_what_one_reveal_brings_under_several_headings_is_one_point() -> None:
    """Nobody trails for a place on the page: two arenas, opened at once and told one by one."""
    heads = [told(text("arena"), heading=True, decides=True, together=at > 0) for at in (0, 1)]
    prizes = [gained(0, 20, decides=False), gained(26, 0, decides=False)]
    rows = [Standing(1, (0,), 26), Standing(2, (1,), 20)]
    events = [heads[0], prizes[0], heads[1], prizes[1]]
    found = course(events, "stars", rows, 2)
    assert [point.scores for point in found] == [(0, 0), (26, 20)]
    assert turning(rows, lines_of(rows, found)) == Turn(1, 0, 6)


def test_a_match_of_one_scoring_has_a_course_and_one_without_any_has_none() -> None:
    rows = [Standing(1, (1,), 1), Standing(2, (0,), 0)]
    found = course([gained(0, 1)], "stars", rows, 2)
    assert [point.scores for point in found] == [(0, 0), (0, 1)]
    nobody = [Standing(1, (1,), 0), Standing(2, (0,), 0)]
    assert course([gained(0, 0), gained(0, 0)], "stars", nobody, 2) == ()


@pytest.mark.parametrize(
    ("game", "seats", "least"),
    [("firstdeck", 3, 6), ("allstar", 4, 6), ("nba", 4, 6), ("nintendo", 2, 4)],
)
def test_the_course_of_a_match_ends_with_its_scores(game: str, seats: int, least: int) -> None:
    data, events = exported(game, seats, 3), list[Event]()
    for match, outcome in replayed(data, load()):
        events += outcome.events
        rows = match.result
    assert rows is not None
    found = course(events, load()[game].info.scores, rows, seats)
    assert [line[-1] for line in lines_of(rows, found)] == [row.score for row in rows]
    assert found[0] == Point((0,) * seats)
    assert all(point.chapter for point in found[1:])
    assert len(found) >= least
    card = best(events, load()[game].info.scores, rows, seats)
    assert card is not None
    assert any(card.seat in row.seats and row.place == 1 for row in rows)
    assert card.points > 0
    if game != "nintendo":  # whose cards bring coins, and whose matches are won by stars
        assert card.points <= max(row.score for row in rows)


def chapter(number: int) -> Chapter:
    said = "firstdeck-chapter-round"
    return Chapter(text(said, round=number), text(f"{said}-name", round=number))


def test_a_point_belongs_to_the_chapter_in_which_it_was_decided() -> None:
    """What was decided counts for the chapter before, also where the next heading closes it."""
    first, second = (told(text("begins"), heading=True, chapter=chapter(n)) for n in (1, 2))
    events = [first, gained(2, 0), gained(0, 2), second, gained(1, 0)]
    rows = [Standing(1, (0,), 3), Standing(2, (1,), 2)]
    found = course(events, "stars", rows, 2)
    assert [point.chapter for point in found] == [None, chapter(1), chapter(1), chapter(2)]
    assert chapter_ends(found) == [2, 3]
    assert chapter_ends([Point((0,)), Point((1,)), Point((2,))]) == [1, 2]


def test_labels_below_an_axis_stand_apart_and_the_turning_point_keeps_its_own() -> None:
    wide = [(100 * at, 100 * at + 60) for at in range(4)]
    assert labelled([1, 2, 3, 4], wide, None) == [1, 2, 3, 4]
    near = [(40 * at, 40 * at + 60) for at in range(4)]
    assert labelled([1, 2, 3, 4], near, None) == [2, 4]
    assert labelled([1, 2, 3, 4], near, 3) == [3]
    assert labelled([1, 2, 3, 4], near, 1) == [1, 4]
    assert labelled([], [], None) == []


Scores = list[tuple[int, int]]
TURNED: Scores = [(0, 0), (2, 0), (2, 3), (2, 4)]
LATE: Scores = [(0, 0), (1, 0), (1, 3)]
ONCE: Scores = [(0, 0), (0, 2)]
LED: Scores = [(0, 0), (0, 2), (1, 2)]
LEVEL: Scores = [(0, 0), (0, 2), (2, 2)]
LESS: Scores = [(0, 0), (0, 2), (4, 2)]


@pytest.mark.parametrize(
    ("scores", "locale", "said"),
    [
        (TURNED, "en", "Round 2: Bao takes the lead for good, after trailing by 2 stars"),
        (TURNED, "fr", "Tour 2 : Bao passe devant pour de bon, après avoir eu 2 étoiles de retard"),
        (LATE, "en", "Bao takes the lead at the very end, after trailing by 1 star"),
        (LATE, "fr", "Bao passe devant au tout dernier moment, après avoir eu 1 étoile de retard"),
        (ONCE, "en", "Round 1: Bao settles it in one go"),
        (ONCE, "fr", "Tour 1 : Bao fait la différence d’un seul coup"),
        (LED, "en", "Bao led from start to finish"),
        (LED, "fr", "Bao en tête du début à la fin"),
        (LEVEL, "en", "Level at the end: Bao wins on the tie-break"),
        (LEVEL, "fr", "Égalité à la fin : Bao l’emporte au départage"),
        (LESS, "en", "Bao wins although 2 stars behind"),
        (LESS, "fr", "Bao gagne malgré 2 étoiles de retard"),
    ],
)
def test_where_a_match_turned_is_said(scores: Scores, locale: str, said: str) -> None:
    """With the chapter in which it was; no lead is told where something else decided."""
    points = tuple(Point(one, chapter(at) if at else None) for at, one in enumerate(scores))
    rows = (Standing(1, (1,), scores[-1][1]), Standing(2, (0,), scores[-1][0]))
    scene = replace(samples.board_final(locale=locale), standings=rows, course=points)
    found = turning_words(scene, turning(rows, lines_of(rows, points)))
    assert found.replace("\u00a0", " ").replace("\u202f", " ") == said


def test_where_few_points_win_no_score_is_turned_round(monkeypatch: pytest.MonkeyPatch) -> None:
    """The least is on top, led, and is ahead; scores and the scale say what was counted."""
    written: list[str] = []

    def write(image: object, at: object, words: str, *rest: object) -> int:
        written.append(words)
        return len(words)

    monkeypatch.setattr("render.kit.course.podium.write", write)
    monkeypatch.setattr("render.kit.course.scores.write", write)
    scores = [(0, 0), (7, 3), (20, 21), (54, 38)]
    points = tuple(Point(one, chapter(at) if at else None) for at, one in enumerate(scores))
    rows = (Standing(1, (1,), 38), Standing(2, (0,), 54))
    lines = lines_of(rows, points, lowest_wins=True)
    assert leaders(lines)[1:] == [0, 1, 0]
    assert turning(rows, lines) == Turn(3, 1, 16)
    scene = replace(
        samples.board_final(locale="en"), standings=rows, course=points, lowest_wins=True
    )
    podium(scene)
    assert {"38", "54", "16 ahead", "0", "20", "40"} <= {*written}
    assert not [one for one in written if "\u2212" in one or "-" in one]


def did(points: int | None, *weights: int, seat: int = 0, gain: int = 0) -> Event:
    """An event in which cards of a seat, a weight each, did something."""
    credited = tuple(Credit(seat, f"c{at}", one, points) for at, one in enumerate(weights))
    marks = (Mark(f"stars:{seat}", gain=gain),)
    return told(text("did"), marks=marks, credited=credited)


WON = (Standing(1, (0,), 9), Standing(2, (1,), 8))


def test_the_card_of_a_match_is_the_one_that_brought_the_winner_most() -> None:
    events = [did(2, 1, 4), did(2, 1), did(9, 1, seat=1)]
    assert best(events, "stars", WON, 2) == Best(0, "c0", 4, 2)
    assert best([did(2, 1, 4)], "stars", WON, 2) == Best(0, "c1", 2, 1)  # the greater part
    assert best([did(9, 1, seat=1)], "stars", WON, 2) is None
    both = (Standing(1, (0,), 9), Standing(1, (1,), 9))
    assert best(events, "stars", both, 2) == Best(1, "c0", 9, 1)


def test_where_no_card_brought_points_it_is_the_one_that_did_the_most() -> None:
    assert best([did(0, 1, 2), did(0, 2)], "", WON, 2) == Best(0, "c0", 0, 3)
    assert best([did(0, 1, 9), did(4, 1), did(0, 1)], "", WON, 2) == Best(0, "c0", 4, 1)
    assert best([did(0, 0), did(0, 3, seat=1)], "", WON, 2) is None


def test_what_a_seat_gains_is_divided_among_the_cards_that_were_credited_last() -> None:
    events = [did(None, 9, 0), did(None, 1, 2), did(None, gain=9), did(None, gain=4)]
    assert best(events, "stars", WON, 2) == Best(0, "c1", 6, 1)
    assert best([did(None, 1), did(None, 1, seat=1, gain=3)], "stars", WON, 2) is None
    assert best([did(None, 0, gain=3)], "stars", WON, 2) is None


@pytest.mark.parametrize(
    ("first", "second", "turn"),
    [
        ((0, 2, 2, 4), (0, 0, 4, 4), None),
        ((0, 2, 4, 6), (0, 0, 2, 2), Turn(1, 0, 4)),
        ((0, 0, 2, 6), (0, 2, 4, 4), Turn(3, 2, 2)),
        ((0, 0, 4, 6), (0, 2, 2, 4), Turn(2, 2, 2)),
        ((0, 2, 2, 2), (0, 0, 4, 4), Turn(None, 2, -2)),
    ],
)
def test_a_match_turns_where_the_winner_goes_ahead_for_good(
    first: tuple[int, ...], second: tuple[int, ...], turn: Turn | None
) -> None:
    last = 2 if turn else 1
    rows = [Standing(1, (0,), first[-1]), Standing(last, (1,), second[-1])]
    assert turning(rows, (first, second)) == turn


def test_who_led_stands_below_each_point_and_nobody_where_several_did() -> None:
    assert leaders([[0, 3, 3, 5], [0, 1, 3, 9]]) == [None, 0, None, 1]
    assert leaders([[2], [1], [2]]) == [None]


@pytest.mark.parametrize(
    ("seconds", "said"),
    [
        (0, ""),
        (20, "1 min"),
        (59 * 60, "59 min"),
        (72 * 60, "1 h 12 min"),
        (86_400, "1 day"),
        (6 * 86_400 + 7, "6 days"),
    ],
)
def test_how_long_a_match_has_lasted_is_said_in_units_that_fit(seconds: int, said: str) -> None:
    scene = replace(samples.board_final(locale="en"), lasted=seconds)
    assert parts.length(scene).replace("\u00a0", " ") == said


@pytest.mark.parametrize("times", [1, FEW])
def test_a_race_to_a_few_points_is_drawn_as_it_went_and_a_long_one_by_the_gaps(times: int) -> None:
    lines = [[0, times, 2 * times, 3 * times], [0, times, 2 * times, 2 * times]]
    shown, least, top = _scaled(lines)
    assert (shown == lines) == (times == 1)
    assert (least, top) == ((0, 3) if times == 1 else (-FEW, 0))

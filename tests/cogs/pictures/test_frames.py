"""Which moments of a match a film shows, and for how long."""

import io
from itertools import pairwise

import pytest
from PIL import Image

from cogs.app.render_client import LONGEST, within
from cogs.match.films.frames import FRAMES, LAST, Frame, frames
from games.allstar.view import AllStarView
from games.core.match.export import moments, replayed
from games.firstdeck.view import FirstDeckView
from games.nba.view import NbaView
from games.registry import load
from render.job import Job
from render.painting import paint
from tests.render.played import exported, frame_scene


@pytest.mark.rule("FDB-7.7")
@pytest.mark.parametrize("seats", [2, 3, 5])
def test_the_final_series_has_a_frame_for_each_round(seats: int) -> None:
    film = frames(moments(exported("firstdeck", seats, 3), load()))
    views = [frame.view for frame in film if isinstance(frame.view, FirstDeckView)]
    rounds = len(views[-1].finals)
    assert rounds > 1
    ended = [(len(before.finals), len(after.finals)) for before, after in pairwise(views)]
    assert [more for less, more in ended if more > less] == list(range(1, rounds + 1))
    assert all(frame.weight == 3 for frame in film if frame.marks and _final(frame.view))


def _final(view: object) -> bool:
    assert isinstance(view, FirstDeckView)
    return view.phase == "contest" and view.contest is not None and not view.contest.open


def test_arenas_have_a_frame_each() -> None:
    film = frames(moments(exported("allstar", 3, 3), load()))
    views = [frame.view for frame in film if isinstance(frame.view, AllStarView)]
    steps = [len(after.results) - len(before.results) for before, after in pairwise(views)]
    assert sum(steps) == len(views[-1].results)
    assert max(steps) == 1


@pytest.mark.parametrize("seats", [1, 2])
def test_turns_of_nba_have_frames_of_their_own(seats: int) -> None:
    film = frames(moments(exported("nba", seats, 3), load()))
    views = [frame.view for frame in film if isinstance(frame.view, NbaView)]
    played = {view.turn for view in views}
    assert played == set(range(min(played), max(played) + 1))
    attacks = [
        sum(bool(coach.attack) and view.turn == turn for view in views for coach in view.coaches)
        for turn in played
    ]
    assert sum(map(bool, attacks)) > len(played) * 2 // 3  # dice on the court, turn by turn
    scored = [sum(coach.points for coach in view.coaches) for view in views]
    assert len(set(scored)) > 8  # and what they brought


def test_with_four_seats_each_turn_keeps_its_dice_and_what_they_brought() -> None:
    """Both partners score at once, so they share a frame; whoever has played has one too."""
    data = exported("nba", 4, 2)
    every, film = (
        [one for one in frames(moments(data, load()), most) if isinstance(one.view, NbaView)]
        for most in (10_000, FRAMES)
    )
    assert len(film) == FRAMES < len([one for one in every if one.weight > 1])
    assert {_turn(one) for one in every if one.weight == 2} == {
        _turn(one) for one in film if one.weight == 2
    }
    gains = [
        sorted((mark.place, mark.gain) for one in kept for mark in one.marks if mark.gain)
        for kept in (every, film)
    ]
    assert gains[0] == gains[1]  # nothing that was scored is left out


def _turn(frame: Frame) -> tuple[int, int]:
    assert isinstance(frame.view, NbaView)
    return frame.view.period, frame.view.turn


def test_a_film_ends_with_the_last_board_and_the_final_picture() -> None:
    *_, last, final = frames(moments(exported("firstdeck", 2, 3), load()))
    assert not last.standings
    assert last.view == final.view
    assert final.standings
    assert final.shown == LAST > last.shown


def test_a_film_ends_within_half_a_minute() -> None:
    """Nobody can stop it; short ones keep their pace."""
    long = [one.shown for one in frames(moments(exported("nba", 2, 3), load()))]
    assert sum(long) > LONGEST
    assert LONGEST - len(long) <= sum(within(long)) <= LONGEST
    assert within(long)[-1] == LAST
    assert min(within(long)) >= 200
    assert within(long[-4:]) == tuple(long[-4:])


def test_of_a_long_match_nothing_is_left_out_that_decided() -> None:
    data = exported("nba", 2, 3)
    every = frames(moments(data, load()), 10_000)
    film = frames(moments(data, load()))
    assert len(film) == FRAMES < len(every)
    assert [one for one in film if one.weight > 1] == [one for one in every if one.weight > 1]
    assert all(one in every for one in film)
    few = frames(moments(data, load()), 5)
    assert len(few) <= 5
    assert few[-1].standings


def test_moments_are_those_of_the_match_and_what_comes_between() -> None:
    data = exported("firstdeck", 3, 3)
    whole = [(one.view, one.public) for one in moments(data, load()) if one.whole]
    assert whole == [(match.view(None), out.public) for match, out in replayed(data, load())]
    told = [event for one in moments(data, load()) for event in one.events]
    assert told == [event for _, out in replayed(data, load()) for event in out.events]


def test_a_film_shows_each_board_as_long_as_it_says() -> None:
    film = frames(moments(exported("firstdeck", 2, 3), load()))[-4:]
    stills = tuple(paint(Job("still", frame_scene("firstdeck", one))) for one in film)
    gif = Image.open(io.BytesIO(paint(Job("film", stills=stills, lasts=(500, 900, 1400, 6000)))))
    shown: list[int] = []
    for frame in range(4):
        gif.seek(frame)
        shown.append(gif.info["duration"])
    assert shown == [500, 900, 1400, 6000]

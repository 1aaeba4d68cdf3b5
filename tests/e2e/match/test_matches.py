"""Whole matches, played through Discord's screen alone."""

import pytest

from tests.e2e.begin import begin
from tests.e2e.house import House
from tests.e2e.thumbs import controls, play_match


@pytest.mark.parametrize(("people", "ais"), [(2, 0), (1, 1), (3, 0), (2, 2), (3, 2)])
async def test_a_whole_match(house: House, people: int, ais: int) -> None:
    thumbs, thread = await begin(house, people, ais)
    board = await play_match(house, thumbs, thread)
    assert "### " in board.text
    assert board.alt_texts[0]
    assert all(thumb.pictures for thumb in thumbs)


async def test_a_match_goes_on_after_a_restart_in_the_middle(house: House) -> None:
    thumbs, thread = await begin(house, 2, 0)
    board = await house.board(thumbs[0].person, thread)
    old = (await board.press("play:" + board_match(board))).message
    await thumbs[0].play(old)
    await house.restart()
    # a component from before the restart still works, for the right person
    again = await old.start(str(controls(old, "log:")[0]["custom_id"]))
    assert (await thumbs[0].person.answer(again)).text
    await play_match(house, thumbs, thread)


def board_match(board) -> str:
    return str(controls(board, "play:", "rematch:")[0]["custom_id"]).split(":")[1]


@pytest.mark.parametrize(
    ("game", "people", "ais"),
    [
        ("allstar", 2, 0),
        pytest.param("allstar", 2, 2, marks=pytest.mark.long),
        pytest.param("allstar", 4, 2, marks=pytest.mark.long),
        ("nba", 1, 0),
        ("nintendo", 2, 0),
        pytest.param("nintendo", 1, 1, marks=pytest.mark.long),
        pytest.param("nba", 2, 0, marks=pytest.mark.long),
        pytest.param("nba", 2, 2, marks=pytest.mark.long),
    ],
)
@pytest.mark.timeout(400)  # a long match on a busy machine
async def test_a_whole_match_of_every_other_game(
    house: House, game: str, people: int, ais: int
) -> None:
    thumbs, thread = await begin(house, people, ais, game)
    await play_match(house, thumbs, thread)


@pytest.mark.parametrize(("people", "ais"), [(1, 0), (2, 0), (2, 2)])
async def test_every_shape_of_question(house: House, people: int, ais: int) -> None:
    """The made-up game has what firstdeck lacks, and no code of its own in cogs."""
    thumbs, thread = await begin(house, people, ais, "sampler")
    await play_match(house, thumbs, thread)

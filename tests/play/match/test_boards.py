"""What a board tells of the latest moves."""

from pathlib import Path

from games.registry import load
from play.records import Board
from tests.play.house import ANA, BAO, CHLOE, house


def told(board: Board) -> list[str]:
    return [entry.part.text.id for entry in board.last]


async def test_what_need_not_be_told_crowds_out_nothing(tmp_path: Path) -> None:
    home = await house(tmp_path / "play.db", games=load())
    match = await home.match(ANA, BAO, game="allstar")
    for _ in range(4):  # each pick is an aside
        await home.answer_any(match, ANA)
        await home.answer_any(match, BAO)
    assert told(await home.play.matches.board(match)) == ["allstar-round"]
    await home.play.close()


async def test_who_left_long_ago_is_no_news(tmp_path: Path) -> None:
    """However little there is to tell of what came since."""
    home = await house(tmp_path / "play.db", games=load())
    match = await home.match(ANA, BAO, CHLOE, game="allstar")
    await home.play.matches.leave(match, CHLOE.id)
    await home.play.matches.settled()
    assert "play-seat-left" in told(await home.play.matches.board(match))
    for turn in range(12):
        for person in (ANA, BAO):
            await home.answer_any(match, person, turn)
        await home.play.matches.settled()
    board = await home.play.matches.board(match)
    await home.play.projections.board_shown(match, 10, 500, board.change)
    assert "play-seat-left" not in told(await home.play.matches.board(match))
    await home.play.close()

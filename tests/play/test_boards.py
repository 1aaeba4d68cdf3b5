"""What a board tells of the latest moves."""

from pathlib import Path

from games.registry import load
from tests.play.house import ANA, BAO, house


async def test_what_need_not_be_told_crowds_out_nothing(tmp_path: Path) -> None:
    home = await house(tmp_path / "play.db", games=load())
    match = await home.match(ANA, BAO, game="allstar")
    for _ in range(4):  # each pick is an aside
        await home.answer_any(match, ANA)
        await home.answer_any(match, BAO)
    board = await home.play.matches.board(match)
    assert [entry.part.text.id for entry in board.last] == ["allstar-round"]
    await home.play.close()

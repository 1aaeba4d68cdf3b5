"""What a board tells of the latest moves."""

from tests.play.house import ANA, BAO, House


async def test_what_need_not_be_told_crowds_out_nothing(home: House) -> None:
    match = await home.match(ANA, BAO, game="allstar")
    for _ in range(4):  # each pick is an aside
        await home.answer_any(match, ANA)
        await home.answer_any(match, BAO)
    board = await home.play.matches.board(match)
    assert [entry.part.text.id for entry in board.last] == ["allstar-round"]

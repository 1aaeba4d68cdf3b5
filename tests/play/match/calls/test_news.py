"""News begin with what one's own answer did, whatever came of it."""

from pathlib import Path

import pytest
from msgspec.structs import replace

from cogs.board.page import board_page
from cogs.ui.words import NEWS, entry_line, told_lines
from db.queries.match import matches as queries
from db.records.matches import StoredMove
from games import registry
from games.core.data import codec
from games.core.event import Event, Part
from games.core.text import Who, text
from games.firstdeck.view import FirstDeckView
from locales import Reader
from locales.texts import Locale
from play.match import log_entries
from play.records import Entry
from tests.cogs import made
from tests.play.house import ANA, BAO, House, anything, house


def did(move: StoredMove, seat: int) -> list[Part]:
    """What an answer itself did, as the one who gave it knows it."""
    found: list[Part] = []
    for event in codec.decode(move.events, tuple[Event, ...]):
        if event.heading:
            break
        part = event.seen_by(seat)
        alone = any(reader == seat for reader, _ in event.private)
        if part and seat not in event.about and (alone or part.text.args.get("who") == Who(seat)):
            found.append(part)
    return found


@pytest.mark.parametrize(("game", "ais"), [("firstdeck", 1), ("allstar", 2), ("nba", 0)])
async def test_news_begin_with_what_ones_own_answer_did(
    tmp_path: Path, game: str, ais: int
) -> None:
    home = await house(tmp_path / "matches.db", games=registry.load())
    match = await home.match(ANA, ais=ais, game=game, options={"quarters": "2"} if not ais else {})
    told, ended = 0, 0
    for turn in range(400):
        await home.play.matches.settled()
        table = await home.play.matches.table(match, ANA.id)
        if table.question is None:
            break
        before, asked = table.public.headline.stage, table.question
        table = await home.play.matches.answer(match, ANA.id, asked.id, anything(asked, turn))
        moves = await home.play.store.read(queries.moves, match)
        (move,) = [one for one in moves if one.question == asked.id]
        done = did(move, table.seat)
        if done:
            told += 1
            ended += table.public.headline.stage != before
            assert table.news.entries[0].part in done
            assert table.news.entries[0].own
    assert told > 5
    assert ended or game != "nba"
    await home.play.close()


@pytest.mark.rule("FDB-7.7")
async def test_a_final_series_is_told_round_by_round_to_players_and_on_the_board(
    tmp_path: Path,
) -> None:
    home = await house(tmp_path / "matches.db", games=registry.load())
    match = await home.match(ANA, ais=2, game="firstdeck")
    table = await home.play.matches.table(match, ANA.id)
    told: list[str] = []
    for turn in range(400):
        who = Reader("en", 0, made.PLAIN, table.public.names)
        told += [
            line.removeprefix("• ") for line in told_lines(table.news.entries, made.TEXTS, who)
        ]
        if table.public.status == "over":
            break
        if table.question is not None:
            answered = table.question.id, anything(table.question, turn)
            table = await home.play.matches.answer(match, ANA.id, *answered)
        else:
            await home.play.matches.settled()
            table = await home.play.matches.table(match, ANA.id)
    board = await home.play.matches.board(match)
    assert isinstance(board.view, FirstDeckView)
    rounds = [f"Final series, round {at}" for at in range(1, len(board.view.finals) + 1)]
    assert len(rounds) > 2
    for said in (told, [entry_line(one, made.TEXTS, who) for one in board.decided]):
        begun = [line.partition(":")[0] for line in said]
        assert [line for line in begun if line.startswith("Final series, round")] == rounds
    assert len(board_page(board, made.TEXTS, "en", made.PICTURE, made.PICTURE).pictures) == 2
    await home.play.close()


async def test_news_are_what_happened_in_this_match_since_one_has_looked(home: House) -> None:
    matches = [await home.match(ANA, BAO, channel=channel) for channel in (10, 11)]

    async def known(match: str, seat: int) -> list[Part]:
        moves = await home.play.store.read(queries.moves, match)
        return [entry.part for entry in log_entries.entries(moves, seat)]

    compared = 0
    for turn in range(12):
        match, (looker, other) = matches[turn % 5 == 0], ((ANA, BAO), (BAO, ANA))[turn % 2]
        for number in range(turn):
            await home.answer_any(match, looker, number)
        seat = (await home.play.matches.table(match, looker.id)).seat
        before = len(await known(match, seat))
        for number in range(3):
            await home.answer_any(match, other, number)
        if news := (await known(match, seat))[before:]:
            table = await home.play.matches.table(match, looker.id)
            shown = sorted(table.news.entries, key=lambda entry: entry.number)
            assert [entry.part for entry in shown] == news
            compared += 1
    assert compared > 5


WHO = Reader("en", 0, made.PLAIN, {})


def entry(number: int, **kind: bool) -> Entry:
    return Entry(number, made.NOW, 0, "person", Part(text("sampler-number", number=number)), **kind)


def lines(*entries: Entry) -> list[int]:
    """The numbers of what is told, in its order."""
    said = told_lines(entries, made.TEXTS, WHO)
    return [int(line.rsplit(" ", 1)[1]) for line in said if line.startswith("• ")]


def more(*entries: Entry, locale: Locale = "en") -> list[str]:
    """The lines that say how much is not told."""
    said = told_lines(entries, made.TEXTS, replace(WHO, locale=locale))
    return [line for line in said if not line.startswith("• ")]


def test_what_is_not_told_is_counted_and_found_in_the_log() -> None:
    others = [entry(at) for at in range(1, 10)]
    assert more(*others[:6]) == []
    assert more(*others[:7]) == ["-# … and one more line in the Log"]
    assert more(*others, entry(10, heading=True), entry(11, aside=True)) == [
        "-# … and 3 more lines in the Log"
    ]
    assert more(*others, locale="fr") == ["-# … et 3 lignes de plus dans le Journal"]
    assert more(*others[:7], locale="fr") == ["-# … et une ligne de plus dans le Journal"]
    own = [entry(at, own=True, aside=at == 22) for at in range(21, 25)]
    mine = [entry(at, mine=True) for at in range(31, 38)]
    assert lines(*own, *mine, *others) == [8, 9, 21, 23, 36, 37]
    assert more(*own, *mine, *others) == [
        "-# … and 13 more lines in the Log"
    ]  # 1 own, 5 about me, 7 of others


def test_of_what_decided_the_earliest_goes_only_where_a_message_is_full() -> None:
    rounds = [entry(at, decides=True) for at in range(100, 500)]
    kept = lines(*rounds)
    assert kept == list(range(500 - len(kept), 500))
    assert 12 < len(kept) < 400
    assert more(*rounds) == [f"-# … and {400 - len(kept)} more lines in the Log"]


def test_what_is_told_keeps_its_order_whoever_it_is_about() -> None:
    told = entry(1), entry(2, mine=True), entry(3, own=True), entry(4, decides=True), entry(5)
    assert lines(*told[2:3], *told[1:2], *told[:1], *told[3:]) == [1, 2, 3, 4, 5]


def test_each_kind_of_news_has_its_share() -> None:
    own = [entry(at, own=True) for at in range(1, 6)]
    mine = [entry(at, mine=True) for at in range(11, 18)]
    others = [entry(at) for at in range(21, 28)]
    assert lines(*own, *mine, *others) == [1, 2, 16, 17, 26, 27]
    assert lines(*own, *mine[:1], *others[:2]) == [1, 2, 3, 11, 21, 22]
    assert lines(*own[:1], *others) == [1, 23, 24, 25, 26, 27]
    assert lines(*mine, *others[:1]) == [13, 14, 15, 16, 17, 21]
    assert lines(*own, entry(6, own=True), entry(7, own=True)) == [1, 2, 3, 4, 5, 6]
    assert NEWS == 6


def test_of_own_answers_what_is_told_in_short_summaries_goes_before_the_rest() -> None:
    own = [entry(at, own=True, aside=at in {2, 3, 4}) for at in range(1, 5)]
    mine = [entry(at, mine=True) for at in range(11, 15)]
    assert lines(*own, *mine) == [1, 4, 11, 12, 13, 14]


def test_of_what_was_done_to_me_asides_and_stages_go_before_the_rest() -> None:
    own = [entry(at, own=True) for at in range(1, 4)]
    lost = entry(11, mine=True)
    stage, drawn = entry(12, mine=True, heading=True), entry(13, mine=True, aside=True)
    others = [entry(at) for at in range(21, 25)]
    assert lines(*own, lost, stage, drawn, *others) == [1, 2, 11, 13, 23, 24]
    assert more(*own, lost, stage, drawn, *others) == ["-# … and 3 more lines in the Log"]
    assert lines(*own, lost, stage, drawn) == [1, 2, 3, 11, 12, 13]


def test_no_heading_stands_after_what_came_of_orders() -> None:
    orders = [entry(at, ordered=True) for at in (11, 14)]
    others = [entry(10, heading=True), entry(12), entry(13)]
    assert lines(*orders, *others) == [11, 14, 12, 13]
    assert lines(*others) == [10, 12, 13]


def test_what_ended_an_order_of_mine_is_told_among_what_came_of_them() -> None:
    hit = Event(Part(text("sampler-number", who=Who(1), number=1)), about=(0,), ordered=True)
    found = {
        seat: log_entries.told([hit], seat, made.NOW, None, "person")[0].ordered
        for seat in (0, 1, 2)
    }
    assert found == {0: True, 1: True, 2: False}


def test_where_there_is_much_to_tell_no_line_says_what_stage_it_is() -> None:
    others = [entry(at, heading=at == 3) for at in range(1, 8)]
    assert lines(*others[:6]) == [1, 2, 3, 4, 5, 6]
    assert lines(*others) == [1, 2, 4, 5, 6, 7]


def test_nothing_that_decided_is_left_out() -> None:
    own = [entry(at, own=True) for at in range(1, 4)]
    mine = [entry(at, mine=True) for at in range(11, 18)]
    rounds = [entry(at, mine=at % 2 == 0, decides=True) for at in range(31, 38)]
    assert lines(*own, *mine, *rounds[:1], entry(41)) == [1, 2, 16, 17, 31, 41]
    assert lines(*own[:1], *mine, *rounds) == [1, 17, *range(31, 38)]

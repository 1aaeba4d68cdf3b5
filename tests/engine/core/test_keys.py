"""Tables may be dealt the same: nothing of one tells of another."""

import pytest

from games.core.data.codec import encode
from games.core.decision import random_picks
from games.core.match.match import Match
from games.core.match.moves import Answered, salt
from games.core.streams import Keys, Streams, derived
from games.driver.reading import readers, reading
from games.driver.supply import start_of
from tests.engine.strategies import every_game

DEALS = bytes(range(32))
TABLES = tuple(Keys(DEALS, derived(DEALS, f"table {number}")) for number in range(2))
UNSEEN = {"question", "own answers"}  # they name ids; looked at apart
GAMES = [(key, seats) for key, game in every_game().items() for seats in game.info.seats[:2]]


def test_an_ordinary_match_has_one_key_for_both() -> None:
    assert Keys.of(DEALS) == (DEALS, DEALS)


@pytest.mark.parametrize(("key", "seats"), GAMES)
def test_tables_dealt_the_same_go_the_same_and_share_no_id_salt_or_head(
    key: str, seats: int
) -> None:
    game = every_game()[key]
    start = start_of(game.rules(), seats, None, DEALS)
    one, other = (Match.begin(game.rules(), start, keys)[0] for keys in TABLES)
    rng, told = Streams(DEALS), [_told(one), _told(other)]
    while one.result is None and one.step < 150:
        assert encode(one.state) == encode(other.state)
        assert one.streams.counters == other.streams.counters
        for reader in readers(one):
            mine, theirs = reading(one, reader), reading(other, reader)
            assert {part: mine[part] for part in mine.keys() - UNSEEN} == {
                part: theirs[part] for part in theirs.keys() - UNSEEN
            }
        seat = rng.choice("seat", one.asked)
        asked, again = one.questions[seat], other.questions[seat]
        assert asked.options == again.options
        picks = random_picks(asked, rng, "picks")
        assert one.play(Answered(seat, asked.id, picks)) == other.play(
            Answered(seat, again.id, picks)
        )
        told[0] |= _told(one)
        told[1] |= _told(other)
    assert one.step > 5
    assert one.result == other.result
    assert not told[0] & told[1]


def _told(match: Match) -> set[object]:
    """All that a table shows of its own key: ids of questions, the head of its chain, the salt."""
    ids = {question.id for question in match.questions if question}
    ids |= {answer.question for given in match.lists for answer in given}
    return {*ids, match.head, match.public_head, salt(derived(match.keys.own, "chain"), match.step)}


LATER = {"nintendo"}  # games that deal nothing before the first answer


@pytest.mark.parametrize("key", every_game())
def test_other_deals_make_another_match_under_the_same_own_key(key: str) -> None:
    rules = every_game()[key].rules()
    start = start_of(rules, min(rules.info.seats), {}, DEALS)
    one, other = (
        Match.begin(rules, start, Keys(deals, DEALS))[0] for deals in (DEALS, DEALS[::-1])
    )
    dealt = key not in LATER
    assert (encode(one.state) != encode(other.state)) == dealt
    assert one.head == other.head  # it hashes what the match starts from, and its own salt

"""Setting up and decks (groups NIN-1 and NIN-9)."""

import pytest

from games.core.bringing.brought import Build
from games.core.contract import asked
from games.core.info import Start
from games.core.match.match import Match
from games.core.refused import Refused
from games.core.streams import Keys, Streams
from games.core.text import Text
from games.nintendo import setup
from locales import Reader
from tests.games.every import TEXTS
from tests.games.nintendo.table import CARDS, KEY, RULES, begun, ids

LEGAL = dict(CARDS.decks["GM"])


def said(texts: tuple[Text, ...]) -> list[str]:
    """What is said of the only deck, by ids."""
    found = [one.args["what"] for one in texts]
    assert all(one.args["deck"] == 1 for one in texts)
    return [one.id.removeprefix("nintendo-deck-") for one in found if isinstance(one, Text)]


def faults(deck: dict[str, int], **options: str) -> list[str]:
    checked = asked.check_brought(RULES, Start(2, options), 0, {"decks": [deck]})
    return said(checked.faults)


def warned(deck: dict[str, int]) -> list[str]:
    checked = asked.check_brought(RULES, Start(2), 0, {"decks": [deck]})
    assert not checked.faults
    return said(checked.warnings)


def only(*cards: str, size: int = 40) -> dict[str, int]:
    """A deck of four copies each, and fewer of the last."""
    deck: dict[str, int] = {}
    for card in cards:
        deck[card] = min(4, size - sum(deck.values()))
    return {card: n for card, n in deck.items() if n}


@pytest.mark.rule("NIN-1.1", "NIN-11.3")
def test_both_choose_a_deck_in_secret() -> None:
    match = begun()
    assert match.asked == (0, 1)
    match.answer(0, ("BW",))
    assert match.view(1).panels[0].chosen == ""
    told = match.answer(1, ("BW",)).events
    assert ids(told)[:2] == ["deck", "deck"]
    assert [seat.chosen for seat in match.state.seats] == ["BW", "BW"]


@pytest.mark.rule("NIN-1.1")
def test_decks_are_dealt_from_their_own_stream() -> None:
    match = begun({"decks": "deal"})
    chosen = [seat.chosen for seat in match.state.seats]
    assert chosen == Streams(KEY).shuffled("decks", list(CARDS.decks))[:2]


@pytest.mark.rule("NIN-1.1", "NIN-9.5")
def test_own_decks_are_offered_where_they_may_be_chosen() -> None:
    start = Start(2, {}, ({"decks": [LEGAL, LEGAL]}, {"decks": []}))
    match = Match.begin(RULES, start, Keys.of(KEY))[0]
    question = match.questions[0]
    assert question is not None
    assert [option.id for option in question.options][8:] == ["own:1", "own:2"]
    other = match.questions[1]
    assert other is not None
    assert len(other.options) == 8
    match.answer(0, ("own:2",))
    match.answer(1, ("RG",))
    assert sorted([*match.state.seats[0].deck, *match.state.seats[0].hand]) == sorted(
        card for card, n in LEGAL.items() for _ in range(n)
    )
    assert match.state.seats[0].own == []


@pytest.mark.parametrize("decks", ["ready", "deal"])
@pytest.mark.rule("NIN-1.1")
def test_nothing_is_brought_where_decks_are_ready_made(decks: str) -> None:
    assert asked.bring(RULES, Start(2, {"decks": decks}), 0) is None
    assert isinstance(asked.bring(RULES, Start(2), 0), Build)


@pytest.mark.rule("NIN-1.2", "NIN-1.3", "NIN-1.6")
def test_the_first_seat_is_drawn_and_has_fewer_coins() -> None:
    firsts: set[int] = set()
    for index in range(8):
        match = begun({"decks": "deal", "mulligan": "off"}, key=bytes([index]))
        first = match.state.first
        firsts.add(first)
        assert match.state.turn == 1
        assert match.asked == (first,)
        assert [match.state.seats[s].coins for s in (first, 1 - first)] == [6, 12]
        assert [seat.stars for seat in match.state.seats] == [0, 0]
    assert firsts == {0, 1}


@pytest.mark.rule("NIN-1.4")
def test_decks_are_shuffled_from_the_order_of_the_file() -> None:
    match = begun({"decks": "deal", "mulligan": "off"})
    for number, seat in enumerate(match.state.seats):
        whole = CARDS.ordered([c for c, n in seat.counts.items() for _ in range(n)])
        shuffled = Streams(KEY).shuffled(f"deck:seat{number}", whole)
        assert seat.hand == CARDS.ordered(shuffled[:6])
        assert seat.deck == shuffled[6:]


@pytest.mark.rule("NIN-1.5")
def test_the_opening_hand_may_be_drawn_anew_once() -> None:
    match = begun({"decks": "deal"})
    hands = [list(seat.hand) for seat in match.state.seats]
    match.answer(0, ("redraw",))
    assert match.state.seats[0].hand == hands[0]
    assert not match.view(1).panels[0].redrew
    told = ids(match.answer(1, ("keep",)).events)
    assert told[:2] == ["redraws", "keeps"]
    assert match.state.seats[0].hand != hands[0]
    assert match.state.seats[1].hand == hands[1]
    assert len(match.state.seats[0].hand) == 6
    assert match.state.turn == 1


@pytest.mark.rule("NIN-9.1")
@pytest.mark.parametrize(("size", "wrong"), [(39, ["size"]), (40, []), (41, ["size"])])
def test_a_deck_has_forty_cards(size: int, wrong: list[str]) -> None:
    cards = [card for card in CARDS.by_id if card.startswith("G")]
    assert faults(only(*cards, size=size)) == wrong


@pytest.mark.rule("NIN-9.2")
def test_e10_copies_count_by_name() -> None:
    rest = only("G01", "G03", "G04", "G05", "G06", "G07", "G08", "G10", "G11", size=35)
    assert faults({**rest, "S36": 2, "S37": 3}) == ["copies"]
    assert faults({**rest, "S36": 2, "S37": 2, "G12": 1}) == []
    assert faults({**rest, "G02": 2, "W05": 2, "G12": 1}) == []
    assert faults({**rest, "G02": 3, "W05": 2}) == ["copies"]


@pytest.mark.rule("NIN-9.3")
def test_colours_may_be_limited_to_two() -> None:
    three = {**only("G01", "G03", "G04", "G05", "G06", "R01", "R02", "R03", "R04", size=36)}
    three["B01"] = 4
    assert faults(three) == []
    assert faults(three, colours="2") == ["colours"]
    assert faults(LEGAL, colours="2") == []


@pytest.mark.rule("NIN-9.4")
def test_every_fault_is_named_at_once_and_what_is_unwise_is_warned_of() -> None:
    assert faults({"G01": 5}) == ["size", "copies"]
    assert faults({"G01": 4, "X99": 36}) == ["unknown"]
    assert faults({"G01": 5, "X99": 3, "B01": 1, "R01": 1}, colours="2") == [
        *("unknown", "size", "copies", "colours"),
    ]
    actions = [card.id for card in CARDS.by_id.values() if card.type != "char"][:10]
    assert warned(only(*actions)) == ["few", "dear"]
    assert warned(LEGAL) == []
    dear = [c.id for c in CARDS.by_id.values() if c.type == "char" and c.cost > 3][:10]
    assert warned(only(*dear)) == ["dear"]
    start = Start(2, {}, ({"decks": [{"G01": 40}]}, {"decks": []}))
    with pytest.raises(Refused):
        Match.begin(RULES, start, Keys.of(KEY))


@pytest.mark.rule("NIN-9.4")
@pytest.mark.parametrize(
    ("ids", "named"),
    [
        (["X99"], "“X99”"),
        (["X1", "X2", "X3", "X4"], "“X1”, “X2”, “X3” and “X4”"),
        (["X1", "X2", "X3", "X4", "X5"], "“X1”, “X2”, “X3” and 2 more"),
        (["**<@123>**", "`@everyone`", "\u202e\x00\n# a"], "“?123?”, “?everyone?” and “? a”"),
        (["x" * 2000], f"“{'x' * 20}…”"),
        (["\u200b"], "“?”"),
    ],
)
def test_cards_that_are_unknown_are_named_the_first_of_them_and_harmlessly(
    ids: list[str], named: str
) -> None:
    deck = dict.fromkeys(ids, 1)
    said = TEXTS.say(setup.faults_of(CARDS, "any", deck)[0], Reader("en"))
    assert said.partition("set: ")[2] == f"{named}."


@pytest.mark.rule("NIN-9.5")
def test_the_text_of_a_deck_is_in_the_order_of_the_file() -> None:
    read = asked.building(RULES).read_brought(Start(2), 0, "1 R01\n2 G01\n\n1 G01\n-\n3 B01")
    assert read == {"decks": [{"G01": 3, "R01": 1}, {"B01": 3}]}
    assert asked.building(RULES).write_brought(read) == "3 G01\n1 R01\n-\n3 B01"
    with pytest.raises(Refused) as refused:
        asked.building(RULES).read_brought(Start(2), 0, "1 R01\n-\n2 G01\nall of it")
    assert refused.value.why.args["line"] == 4
    assert asked.check_brought(RULES, Start(2), 0, {"decks": [LEGAL] * 10}).faults
    assert not asked.check_brought(RULES, Start(2), 0, {"decks": [LEGAL] * 9}).faults

"""The made-up game plays by its own rules (SAM), so that what it shows of core is true."""

import pytest

from games.core.bringing.brought import Checked
from games.core.contract import optional
from games.core.contract.asked import bring, check_brought
from games.core.decision import random_picks
from games.core.info import Start
from games.core.match.match import Match
from games.core.match.moves import Conceded, TookBack
from games.core.refused import IllegalMove, Refused
from games.core.streams import Keys, Streams
from games.core.text import Who, text
from tests.engine.sampler import GAME

KEY = bytes(32)


def begun(seats: int = 2, **options: str) -> Match:
    return Match.begin(GAME.rules(), Start(seats, options), Keys.of(KEY))[0]


def played_to(match: Match, kind: str) -> Match:
    """Answer at random, nothing thrown out, until a question of `kind` is asked."""
    rng = Streams(KEY)
    while all(q is None or q.kind != f"sampler.{kind}" for q in match.questions):
        seat = match.asked[0]
        question = match.questions[seat]
        picks = random_picks(question, rng, "picks")
        match.answer(seat, () if question.least == 0 else picks)
    return match


def asked(match: Match, kind: str) -> int:
    """Return the seat that is asked a question of `kind`."""
    found = [s for s, q in enumerate(match.questions) if q and q.kind == f"sampler.{kind}"]
    return found[0]


@pytest.mark.rule("SAM-1.1", "SAM-1.2")
def test_everybody_begins_with_coins_and_the_charms_brought() -> None:
    brought = (("charm-05", "charm-01", "charm-30"), ("charm-05", "charm-07", "charm-08"))
    match = Match.begin(GAME.rules(), Start(2, {}, brought), Keys.of(KEY))[0]
    assert match.view(0).own.charms == ("charm-05@0", "charm-01@0", "charm-30@0")
    assert match.view(1).table[0].charms == 3
    assert [seat.coins for seat in match.state.seats] == [
        GAME.rules().cards.purse(s) for s in (0, 1)
    ]
    assert len(match.view(None).market) == 40


@pytest.mark.rule("SAM-1.2")
def test_charms_are_chosen_among_thirty_and_wrong_ones_refused() -> None:
    question = bring(GAME.rules(), Start(2), 0)
    assert (len(question.options), question.least, question.most) == (30, 3, 3)
    twice = ("charm-01", "charm-01", "charm-02")
    with pytest.raises(Refused) as refused:
        Match.begin(GAME.rules(), Start(1, {}, (twice,)), Keys.of(KEY))
    assert refused.value.why == text("sampler-bad-charms", who=Who(0))


@pytest.mark.rule("SAM-1.3")
def test_the_phases_follow_each_other() -> None:
    match, phases = begun(3, rounds="1"), ["draft"]
    for kind in ("pay", "buy", "name", "move", "clear", "stack"):
        phases.append(played_to(match, kind).state.phase)
    assert phases == ["draft", "upkeep", "buy", "name", "track", "clear", "stack"]


@pytest.mark.rule("SAM-2.1")
def test_a_drafted_card_is_seen_by_its_owner_alone() -> None:
    match = begun(2)
    card = match.questions[0].options[1].id
    before = match.view(1), match.view(None), match.revision
    match.answer(0, (card,))
    assert card in match.view(0).own.hand
    assert len(match.view(0).own.spare) == 2
    assert (match.view(1), match.view(None), match.revision) == before


@pytest.mark.rule("SAM-2.2")
def test_a_swap_leads_to_a_charm_and_a_team_of_three() -> None:
    match = begun(1, rounds="1")
    match.answer(0, (match.questions[0].options[0].id,))
    hand = match.view(0).own.hand
    match.answer(0, (hand[0],))
    assert match.questions[0].kind == "sampler.swap_in"
    match.answer(0, ("charm-02@0",))
    assert match.questions[0].kind == "sampler.pair"  # two cards are left: the team is given
    match.answer(0, ())
    assert match.state.seats[0].team == [hand[1], hand[2], "charm-02@0"]
    assert hand[0] in match.state.seats[0].spare


@pytest.mark.rule("SAM-2.3")
def test_a_take_back_branches_to_another_team() -> None:
    match = begun(1)
    match.answer(0, (match.questions[0].options[0].id,))
    match.answer(0, (match.view(0).own.hand[0],))
    match.play(TookBack(0))
    match.answer(0, ())
    assert match.questions[0].kind == "sampler.team"
    assert len(match.questions[0].options) == 3
    assert (match.questions[0].least, match.questions[0].most) == (2, 2)


@pytest.mark.rule("SAM-1.4")
def test_of_a_strong_team_one_is_strong_where_the_hand_has_one() -> None:
    match = begun(1, strong="yes")
    match.state.seats[0].hand, match.state.seats[0].offer = (
        ["sun-15", "sun-16"],
        ["moon-01", "sea-30"],
    )
    match.refresh()
    match.answer(0, ("moon-01",))
    match.answer(0, ())
    question = match.questions[0]
    assert [option.weight for option in question.options] == [0, 1, 0]
    with pytest.raises(IllegalMove) as refused:
        match.answer(0, ("sun-15", "moon-01"))
    assert refused.value.why.id == "sampler-team-short"


@pytest.mark.rule("SAM-1.4")
def test_without_a_strong_card_any_two_are_a_team() -> None:
    match = begun(1, strong="yes")
    match.state.seats[0].hand, match.state.seats[0].offer = (
        ["sun-15", "sun-14"],
        ["moon-01", "sea-30"],
    )
    match.refresh()
    match.answer(0, ("moon-01",))
    match.answer(0, ())
    assert match.questions[0].least_total == 0


@pytest.mark.rule("SAM-1.4")
@pytest.mark.parametrize(("track", "warned"), [("30", False), ("31", True)])
def test_a_long_track_is_warned_of_and_played(track: str, warned: bool) -> None:
    start = Start(2, {"track": track})
    assert bool(optional.warnings(GAME.rules(), start)) == warned
    assert Match.begin(GAME.rules(), start, Keys.of(KEY))[0].state.track == int(track)


@pytest.mark.rule("SAM-5.1")
def test_the_track_ends_where_the_option_says() -> None:
    match = played_to(begun(1, track="5"), "move")
    match.state.seats[0].place = 3
    match.refresh()
    assert [option.on for option in match.questions[0].options] == ["track:4", "track:5"]


@pytest.mark.rule("SAM-2.4")
def test_a_pair_is_asked_for_even_where_nothing_fits() -> None:
    match = begun(1)
    match.state.seats[0].hand, match.state.seats[0].offer = (
        ["sun-01", "sun-02"],
        ["moon-01", "sea-30"],
    )
    match.refresh()
    match.answer(0, ("moon-01",))
    match.answer(0, ())
    match.answer(0, ("sun-01", "moon-01"))
    assert (match.questions[0].options, match.questions[0].always) == ((), True)
    match.play(TookBack(0))
    match.answer(0, ("sun-01", "sun-02"))
    assert [option.id for option in match.questions[0].options] == ["sun"]


@pytest.mark.rule("SAM-2.5")
def test_the_strongest_team_gains_three_and_a_pair_two() -> None:
    match = begun(2)
    for seat, cards in enumerate((["sun-09", "sun-08"], ["moon-01", "sea-10"])):
        match.state.seats[seat].hand, match.state.seats[seat].offer = (
            cards,
            ["wind-01", f"sea-2{seat}"],
        )
    match.refresh()
    for seat, team, pair in ((0, ("sun-09", "sun-08"), ("sun",)), (1, ("moon-01", "sea-10"), ())):
        match.answer(seat, ("wind-01",))
        match.answer(seat, ())
        match.answer(seat, team)
        match.answer(seat, pair)
    assert [seat.score for seat in match.state.seats] == [5, 0]


@pytest.mark.rule("SAM-3.1")
def test_everybody_pays_at_once() -> None:
    match = played_to(begun(3), "pay")
    assert match.asked == (0, 1, 2)
    question = match.questions[1]
    assert (question.least_total, question.tally.id) == (3, "sampler-pay-tally")
    match.answer(1, ("coin-5e@1",))
    assert match.state.bank == ["coin-5e@1"]
    assert match.asked == (0, 2)


@pytest.mark.rule("SAM-4.1", "SAM-4.2")
def test_the_market_is_offered_in_groups_and_dear_cards_are_closed() -> None:
    match = played_to(begun(2), "buy")
    seat = asked(match, "buy")
    match.state.seats[seat].score = 0
    match.refresh()
    question = match.questions[seat]
    assert len(question.options) + len(question.closed) == 40
    assert {option.group for option in question.options} == {None}  # said to readers alone
    assert {option.group.args["card"].id for option in match.explained(seat).options} == {
        *("sun", "moon", "star", "sea", "wind")
    }
    assert all(closed.why.id == "sampler-too-dear" for closed in question.closed)
    match.state.seats[seat].score = 6
    match.refresh()
    assert match.questions[seat].closed == ()
    match.answer(seat, (question.options[0].id,))
    assert match.state.seats[seat].score == 7


@pytest.mark.rule("SAM-4.3")
def test_a_named_number_gains_what_the_market_holds_of_it() -> None:
    match = played_to(begun(2), "name")
    seat = asked(match, "name")
    before = match.state.seats[seat].score
    match.answer(seat, ("n7",))
    held = sum(card.endswith("-07") for card in match.state.market)
    assert match.state.seats[seat].score == before + held


@pytest.mark.rule("SAM-5.1", "SAM-5.2")
def test_occupied_places_are_closed() -> None:
    match = played_to(begun(2), "move")
    seat = asked(match, "move")
    match.state.seats[1 - seat].place = 2
    match.refresh()
    question = match.questions[seat]
    assert [option.on for option in question.options] == ["track:1", "track:3"]
    assert [(closed.on, closed.rule) for closed in question.closed] == [("track:2", "SAM-5.2")]


@pytest.mark.rule("SAM-5.3")
def test_a_roll_cannot_be_undone_and_says_so() -> None:
    match = played_to(begun(1), "roll")
    assert {option.id: option.final for option in match.questions[0].options} == {
        "roll": True,
        "rest": False,
    }
    before = match.state.seats[0].score
    match.answer(0, ("roll",))
    gain = 1 if match.state.die >= 4 else -1
    assert match.state.seats[0].score == max(0, before + gain)
    assert not match.can_undo(0)


@pytest.mark.rule("SAM-6.1", "SAM-6.2")
def test_the_order_under_the_deck_is_known_to_who_made_it() -> None:
    match = played_to(begun(2, rounds="2"), "clear")
    seat = asked(match, "clear")
    assert len(match.questions[seat].options) > 25
    thrown = match.questions[seat].options[0].id
    match.answer(seat, (thrown,))
    assert match.state.box[-1] == thrown
    question = match.questions[seat]
    assert question.ordered
    order = tuple(option.id for option in reversed(question.options))
    match.answer(seat, order)
    assert match.view(seat).stacked == order
    assert match.view(1 - seat).stacked == ()
    assert match.view(1 - seat).under == len(order)


@pytest.mark.rule("SAM-6.3")
def test_the_next_round_begins_with_the_next_seat() -> None:
    match = begun(2, rounds="2")
    first = match.state.first
    seat = asked(played_to(match, "stack"), "stack")
    assert seat == first
    match.answer(seat, tuple(option.id for option in match.questions[seat].options))
    assert (match.state.round, match.state.first) == (2, 1 - first)
    assert len(match.state.market) == 40


@pytest.mark.rule("SAM-7.1")
def test_partners_share_points_and_place() -> None:
    match = begun(4, partners="yes")
    match.state.phase = "over"
    for seat, score in enumerate((1, 2, 3, 5)):
        match.state.seats[seat].score, match.state.seats[seat].coins = score, []
    rows = GAME.rules().standings(match.state)
    assert [(row.place, row.seats, row.score) for row in rows] == [(1, (1, 3), 7), (2, (0, 2), 4)]
    match.state.seats[0].score = 4
    rows = GAME.rules().standings(match.state)
    assert [row.place for row in rows] == [1, 1]


@pytest.mark.rule("SAM-7.2", "SAM-7.3")
def test_a_seat_that_gave_up_goes_on_by_defaults() -> None:
    match = begun(3)
    match.answer(0, (match.questions[0].options[2].id,))
    match.play(Conceded(0))
    assert 0 in match.ready
    assert match.result is None
    match.play(Conceded(2))
    assert [row.conceded for row in match.result] == [False, True, True]


@pytest.mark.rule("SAM-7.2")
def test_a_side_goes_on_when_one_partner_gives_up() -> None:
    match = begun(4, partners="yes")
    match.play(Conceded(0))
    match.play(Conceded(1))
    assert match.result is None
    match.play(Conceded(3))
    assert match.result[0].seats == (0, 2)


@pytest.mark.rule("SAM-7.4")
@pytest.mark.parametrize(
    ("staff", "first", "second", "gives_up"),
    [
        ("any", (0, 1), (0, 1), "first"),
        ("head", (0,), (0,), "first"),
        ("rotate", (0,), (1,), "majority"),
    ],
)
def test_who_of_a_seat_answers_and_gives_up(staff, first, second, gives_up) -> None:
    match = begun(2, staff=staff)
    assert optional.answering(match.rules, match.state, 1, 2) == first
    assert optional.concession(match.rules, match.state, 1) == gives_up
    match.state.round = 2
    assert optional.answering(match.rules, match.state, 1, 2) == second


@pytest.mark.rule("SAM-1.5")
def test_a_bag_holds_six_charms_and_three_alike() -> None:
    rules, start = GAME.rules(), Start(2, {"bag": "yes"})
    full = {"charms": {"charm-30": 3, "charm-01": 3}}
    assert check_brought(rules, start, 0, full) == Checked()
    weak = check_brought(rules, start, 0, {"charms": {"charm-10": 3, "charm-01": 3}})
    assert (weak.faults, [one.id for one in weak.warnings]) == ((), ["sampler-bag-weak"])
    wrong = check_brought(rules, start, 0, {"charms": {"charm-30": 4, "charm-01": 1}})
    assert [one.id for one in wrong.faults] == ["sampler-bag-size", "sampler-bag-alike"]
    match = Match.begin(rules, Start(2, start.options, (full, full)), Keys.of(KEY))[0]
    assert match.view(1).own.charms[:3] == ("charm-30@1", "charm-30@1b", "charm-30@1c")


@pytest.mark.rule("SAM-1.5")
def test_who_builds_no_bag_has_the_one_suggested() -> None:
    match = begun(2, bag="yes")
    assert [charm[:8] for charm in match.view(0).own.charms] == [
        f"charm-{number}" for number in range(25, 31)
    ]


def rolling(pick: str) -> tuple[Match, int]:
    """A match of two in which somebody has looked at the deck (dig) or a hand (spy)."""
    match = played_to(begun(2, peek="yes", rounds="2"), "roll")
    seat = asked(match, "roll")
    match.answer(seat, (pick,))
    return match, seat


@pytest.mark.rule("SAM-5.4")
@pytest.mark.parametrize("pick", ["dig", "spy"])
def test_what_was_peeked_at_is_known_to_who_looked_and_cannot_be_undone(pick: str) -> None:
    match, seat = rolling(pick)
    cards = match.state.deck[-2:] if pick == "dig" else match.state.seats[1 - seat].hand
    assert match.view(seat).own.seen == tuple(sorted(cards))
    assert match.view(1 - seat).own.seen == ()
    assert not match.can_undo(seat)
    assert cards


@pytest.mark.rule("SAM-5.4", "SAM-8")
@pytest.mark.parametrize("pick", ["dig", "spy"])
def test_other_worlds_hold_what_was_seen_where_it_was_seen(pick: str) -> None:
    match, seat = rolling(pick)
    others = [match.redealt(seat, Streams(bytes([at]) * 32)) for at in range(8)]
    for other in others:
        assert other.view(seat) == match.view(seat)
        if pick == "dig":
            assert other.state.deck[-2:] == match.state.deck[-2:]
    assert len({tuple(other.state.deck) for other in others}) == 8
    strange = [match.redealt(1 - seat, Streams(bytes([at]) * 32)) for at in range(8)]
    assert len({tuple(other.state.deck[-2:]) for other in strange}) > 1


@pytest.mark.rule("SAM-5.4", "SAM-6.3")
def test_what_is_shuffled_is_known_no_more() -> None:
    match, seat = rolling("dig")
    seen = match.view(seat).own.seen
    GAME.rules()._shuffle_in(match.state, Streams(KEY))  # nothing lies below
    assert match.state.seen.of(seat, seen) == seen
    match.state.under = [match.state.deck.pop(0)]
    GAME.rules()._shuffle_in(match.state, Streams(KEY))
    assert match.state.seen.of(seat, seen) == ()


@pytest.mark.rule("SAM-9")
@pytest.mark.parametrize(
    ("kind", "order"), [("buy", "wishes"), ("roll", "rest"), ("clear", "keep"), ("name", None)]
)
def test_what_may_be_ordered_for_all_of_a_kind(kind: str, order: str | None) -> None:
    match = played_to(begun(2), kind)
    question = match.questions[asked(match, kind)]
    assert [one.id for one in question.standing] == ([order] if order else [])

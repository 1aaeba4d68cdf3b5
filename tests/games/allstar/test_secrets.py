"""Group ASD-9: who sees what; the world dealt anew for a reader."""

import pytest

from games.allstar.state import Origin
from games.core.data import codec
from games.core.match.match import Match
from games.core.streams import Streams

from .table import RULES, begun, default, kind, play_round, said, squads, until_lineup


def seen(match: Match, reader: int | None) -> str:
    return codec.encode(match.view(reader)).decode()


@pytest.mark.rule("ASD-9.1", "ASD-9.2")
def test_a_hand_is_seen_by_its_holder_alone() -> None:
    match = begun(3)
    cards = match.state.seats[0].queue[0].cards
    assert all(f'"{card}"' in seen(match, 0) for card in cards)
    for reader in (1, 2, None):
        assert not any(f'"{card}"' in seen(match, reader) for card in cards)
    events = default(match, 0)
    assert said(events, None) == ["Ana took a card and passed 5 to Bao."]
    assert said(events, 1) == ["Ana took a card and passed 5 to you."]
    assert said(events, 0)[0].startswith("You took ")


@pytest.mark.rule("ASD-9.2")
def test_a_hand_that_waits_second_is_hidden_from_its_holder_too() -> None:
    match = begun(3)
    default(match, 0)
    waiting = match.state.seats[1].queue[1].cards
    assert not any(f'"{card}"' in seen(match, 1) for card in waiting)


@pytest.mark.rule("ASD-9.3")
def test_benches_show_as_numbers() -> None:
    match = begun(4)
    until_lineup(match)
    for reader in (1, None):
        for card in match.state.seats[0].bench:
            assert f'"{card}"' not in seen(match, reader)
        assert match.view(reader).panels[0].bench == 6


@pytest.mark.rule("ASD-9.6")
def test_hidden_lists_are_sorted() -> None:
    match = begun(3)
    while match.state.stage == "season":
        for seat in range(3):
            mine = match.view(seat).mine
            assert mine is not None
            for cards in (mine.hand, mine.bench, mine.fresh):
                assert list(cards) == sorted(cards)
        default(match, match.asked[0])
    for seat in range(3):
        mine = match.view(seat).mine
        assert mine is not None
        assert list(mine.squad) == sorted(mine.squad)


@pytest.mark.rule("ASD-9.4")
def test_a_gift_shows_when_both_have_chosen() -> None:
    match = begun(2, {"mode": "duel"})
    before = match.view(1)
    default(match, 0)
    assert match.view(1) == before


@pytest.mark.rule("ASD-9.1")
def test_arenas_not_yet_seen_are_a_set() -> None:
    match = begun(3)
    unseen = match.view(None).unseen
    match.state.arena_pile.reverse()
    assert match.view(None).unseen == unseen


@pytest.mark.rule("ASD-9.1", "ASD-10.4")
@pytest.mark.parametrize("seats", [3, 4, 6])
def test_a_world_dealt_anew_keeps_what_the_reader_remembers(seats: int) -> None:
    match = begun(seats)
    passed: list[tuple[int, set[str]]] = []  # hands that seat 0 passed on: whose, and with what
    rng = Streams(b"anew")
    for _ in range(4 * seats):
        if match.view(None).stage != "draft":
            break
        seat = next(seat for seat in match.asked if kind(match, seat) == "pick")
        hand = match.state.seats[seat].queue[0]
        default(match, seat)
        if seat == 0:
            passed.append((hand.lot, set(hand.cards)))
        other = RULES.redeal(codec.decode(codec.encode(match.state), type(match.state)), 0, rng)
        assert RULES.inventory(other) == RULES.inventory(match.state)
        assert other.seats[0].bench == match.state.seats[0].bench
        for lot, cards in passed:
            still = [
                card
                for one in other.seats
                for hand in one.queue
                if hand.lot == lot
                for card in hand.cards
            ]
            assert set(still) <= cards
            taken = [c for c, o in other.origins.items() if o.lot == lot and c in cards]
            assert len(taken) + len(still) == len(cards)


@pytest.mark.rule("ASD-9.1")
def test_a_world_dealt_anew_looks_the_same_and_is_another() -> None:
    match = begun(4)
    rng = Streams(b"anew")
    play_round(match)
    until_lineup(match)
    changed = 0
    for reader in (0, 3, None):
        other = match.redealt(reader, rng)
        assert other.view(reader) == match.view(reader)
        changed += other.state.pile != match.state.pile
        changed += other.state.seats[1].bench != match.state.seats[1].bench
    assert changed == 6


@pytest.mark.rule("ASD-9.1")
def test_what_lay_face_up_stays_where_it_is_known_to_be() -> None:
    three = "panda-1 panda-2 panda-6 rabbit-4 walrus-9"
    match = squads(
        f"{three} | wolf-1 wolf-2 wolf-3", f"{three} | bear-1 bear-2 bear-3", tickets=(1, 1)
    )
    match.state.shown = ["bear-2"]
    for seat in match.state.seats:
        match.state.origins |= {card: Origin(1, 0, 0) for card in seat.hand}
    rng = Streams(b"anew")
    for _ in range(5):
        assert "bear-2" in match.redealt(0, rng).state.seats[1].hand

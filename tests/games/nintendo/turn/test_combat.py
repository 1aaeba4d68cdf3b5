"""Combat and its window (group NIN-4)."""

import pytest

from tests.games.nintendo.table import ME, YOU, Table, ids, in_play, laid_out, table


@pytest.mark.rule("NIN-4.1", "NIN-2.6")
@pytest.mark.parametrize(("turn", "may"), [(1, False), (2, False), (3, True)])
def test_nobody_attacks_in_the_first_round(turn: int, may: bool) -> None:
    mine = {"yours": ["G04"]} if turn == 2 else {}
    at = table(*([] if turn == 2 else ["G04"]), turn=turn, **mine)
    assert ("attack" in at.options) == may


@pytest.mark.rule("NIN-4.1")
@pytest.mark.parametrize(("coins", "may"), [(1, False), (2, True)])
def test_an_attack_needs_somebody_who_can_and_its_toll(coins: int, may: bool) -> None:
    assert ("attack" in table("M08", coins=(coins, 0)).options) == may
    assert "attack" not in table("G06").options


@pytest.mark.rule("NIN-4.2")
def test_tolls_are_paid_when_attackers_are_declared() -> None:
    at = table("M08", "B09", coins=(2, 0))
    told = at.attack(1, 2)
    assert told.count("toll") == 1
    assert told.count("stays") == 1


@pytest.mark.rule("NIN-4.3")
def test_attack_triggers_come_before_the_window() -> None:
    at = table("R07", "Y05", yours=["M08"])
    at.attack(1, 2)
    assert at.pf(1) == 4 + 2 + 2
    assert at.asked == (YOU, "defend")


@pytest.mark.rule("NIN-4.4")
def test_without_attackers_the_combat_is_over() -> None:
    at = table("G04", yours=["R06", "M08"], their_hand=["U12"])
    at.attack(1)
    at.answer("card:U12")
    at.answer("p1")
    assert at.asked == (ME, "main2")
    assert at.state.combat is None
    assert at.coins[ME] == 20


@pytest.mark.rule("NIN-4.5", "NIN-10.5")
@pytest.mark.parametrize(
    ("yours", "hand", "coins", "asked"),
    [
        ((), (), 0, False),
        ((), ("G04",), 0, False),
        ((), ("G04",), 1, True),
        (("G04",), (), 0, True),
        (("B02",), (), 0, False),
    ],
)
def test_the_window_opens_for_public_reasons_only(
    yours: tuple[str, ...], hand: tuple[str, ...], coins: int, asked: bool
) -> None:
    at = table("G04", yours=yours, their_hand=hand, coins=(0, coins))
    at.attack(1)
    assert (at.asked == (YOU, "defend")) == asked


@pytest.mark.rule("NIN-4.5", "NIN-4.7")
@pytest.mark.parametrize(
    ("attacker", "yours", "offered"),
    [("G04", (), True), ("G04", ("G04",), False), ("G04", ("B02",), True)],
)
def test_to_go_straight_to_the_blocks_may_be_ordered_where_none_can_block(
    attacker: str, yours: tuple[str, ...], *, offered: bool
) -> None:
    at = table(attacker, yours=yours, their_hand=("R11",), coins=(0, 4))
    at.attack(1)
    found = [(one.id, one.picks) for one in at.question(YOU).standing]
    assert found == ([("blocks", ("blocks",))] if offered else [])
    at.answer("blocks")
    assert (at.asked == (ME, "main2")) == offered


@pytest.mark.rule("NIN-4.6")
@pytest.mark.parametrize(
    ("yours", "told"),
    [((), ["cannot-block"]), (("G04",), ["to-blocks", "no-blocks"])],
)
def test_that_nobody_blocks_is_a_choice_only_where_somebody_can(
    yours: tuple[str, ...], told: list[str]
) -> None:
    at = table("G04", yours=yours, their_hand=("R11",), coins=(0, 4))
    at.attack(1)
    at.answer("blocks")
    if yours:
        at.answer()
    about = {"to-blocks", "no-blocks", "cannot-block"}
    assert [one for one in ids(at.told) if one in about] == told


@pytest.mark.rule("NIN-4.5")
def test_it_stays_open_and_closes_by_itself() -> None:
    at = table("R08", "R08", yours=[], their_hand=["R11", "R11"], coins=(0, 4))
    at.attack(1, 2)
    at.answer("card:R11")
    at.answer("p1")
    assert at.asked == (YOU, "defend")
    assert at.options == ["card:R11", "blocks"]
    at.answer("card:R11")
    assert at.asked == (ME, "main2")
    assert at.coins == (0, 0)


@pytest.mark.rule("NIN-4.5")
def test_some_abilities_are_for_the_window_alone() -> None:
    at = table("U06", yours=["S28"], coins=(20, 20))
    at.attack(1)
    assert {"p2.1", "p2.3"} <= set(at.options)
    at.answer("p2.3")
    assert at.pc(1) == (7, 12)
    at.block([])
    at.end()
    assert "p2.1" in at.options
    assert "p2.3" not in at.options


@pytest.mark.rule("NIN-4.6", "NIN-11.1")
def test_blocks_are_a_sealed_chain_told_together() -> None:
    at = table("G04", "M08", "G01", yours=["Y09", "G04"])
    at.attack(1, 2, 3)
    at.answer("blocks")
    assert at.asked == (YOU, "block")
    assert at.question(YOU).sealed
    assert at.options == ["p4", "p5"]
    at.answer("p4", "p5")
    assert at.options == ["p4"]
    assert not at.view(ME).declared
    assert all(not one.blocks for one in at.view(ME).pieces)
    told = at.answer("p4")
    assert told.count("blocks") == 2
    assert "loots" in told


@pytest.mark.rule("NIN-4.7")
@pytest.mark.parametrize(
    ("attacker", "blocker", "may"),
    [
        ("G04", "G04", True),
        ("G04", "W06", True),
        ("W06", "G04", False),
        ("W06", "W06", True),
        ("G04", "W01", False),
        ("G04", "B02", False),
    ],
)
def test_who_can_block_whom(attacker: str, blocker: str, may: bool) -> None:
    at = table(attacker, yours=[blocker], their_hand=["Y11"])
    at.attack(1)
    at.answer("blocks")
    assert (at.asked == (YOU, "block")) == may


@pytest.mark.rule("NIN-4.7")
def test_nobody_blocks_who_cannot_be_blocked() -> None:
    at = table("G04", hand=["W12"], yours=["G04"], their_hand=["Y11"])
    at.play("W12")
    at.attack(1)
    at.answer("blocks")
    assert at.coins == (20 - 2 + 7, 19)


@pytest.mark.rule("NIN-4.8")
def test_clash_and_block_triggers_come_before_the_damage() -> None:
    at = table("R05", yours=["M09", "U03"])
    at.fight([1], [2, 3])
    assert at.pc(2) == (8 - 1 - 1, 8)
    assert at.pc(3) == (6 - 1 - 1, 6)
    assert not at.there(1)


@pytest.mark.rule("NIN-4.8", "NIN-4.10")
def test_who_is_gone_before_the_damage_leaves_its_attacker_blocked() -> None:
    state = laid_out("R05", yours=["R08"], coins=(0, 5))
    state.pieces[1].pc = 1
    at = Table(state)
    at.fight([1], [2])
    assert not at.there(2)
    assert at.coins == (0, 5)
    assert at.pc(1) == (5, 5)


@pytest.mark.rule("NIN-4.9")
def test_damage_is_at_the_same_time_and_whole_against_each() -> None:
    at = table("M03", yours=["G01", "M08"])
    at.fight([1], [2, 3])
    assert not at.there(1)
    assert not at.there(2)
    assert at.pc(3) == (1, 9)


@pytest.mark.rule("NIN-4.10", "NIN-8.6")
def test_a_coin_is_lost_for_each_but_not_below_zero() -> None:
    at = table("G04", "R08", coins=(0, 1))
    at.fight([1, 2])
    assert at.coins == (9, 0)


@pytest.mark.rule("NIN-4.11")
def test_ko_fought_and_through_follow_each_other() -> None:
    at = table("U08", "R04", "W07", yours=["M05", "G04"])
    at.attack(1, 2, 3)
    at.answer("blocks")
    told = at.answer()
    told += at.answer("p4")
    told += at.answer("p5")
    after = [one for one in told if one in {"ko", "gains", "loses-pc", "draws"}]
    assert after == ["ko", "gains", "loses-pc", "draws"]
    assert not at.there(3)


@pytest.mark.rule("NIN-4.12", "NIN-7.3")
def test_lost_pc_stay_lost() -> None:
    at = table("G04", yours=["M08"])
    at.fight([1], [2])
    at.end()
    at.end()
    assert at.pc(1) == (1, 7)
    assert at.pc(2) == (4, 9)
    assert not any(one.attacks for one in at.view().pieces)


@pytest.mark.rule("NIN-4.3", "NIN-6.1")
def test_a_power_up_watches_its_host() -> None:
    state = laid_out("G04", yours=["M08"], coins=(0, 5))
    in_play(state, ME, "B14", host=1)
    in_play(state, YOU, "U17", host=2)
    at = Table(state)
    at.fight([1], [])
    assert at.coins == (6 + 2, 5 - 1 - 2)


@pytest.mark.rule("NIN-4.10")
def test_whoever_comes_through_is_credited_with_what_it_brought() -> None:
    at = table("G04", "M05", turn=3)
    at.attack(1, 2)
    (through,) = [event for event in at.told if event.credited]
    assert [(one.seat, one.card, one.points) for one in through.credited] == [
        (ME, "G04", 5),
        (ME, "M05", 3),
    ]


@pytest.mark.rule("NIN-4.6")
def test_who_has_gone_on_to_its_blocks_does_nothing_else() -> None:
    """Ruling 6: the window is closed, though there are coins and Actions left."""
    at = table("G04", yours=["S28", "G04"], their_hand=["R11"])
    at.attack(1)
    assert {"card:R11", "p2.3"} <= set(at.options)
    at.answer("blocks")
    assert at.asked == (YOU, "block")
    assert at.options == ["p2", "p3"]
    at.answer("p3")
    assert at.asked == (ME, "main2")


@pytest.mark.rule("NIN-3.3", "NIN-4.7")
def test_who_has_attacked_may_block_in_the_next_turn() -> None:
    """Ruling 19: an attack tires nobody."""
    at = table("G04", yours=["U06"])
    at.fight([1], [])
    at.end()
    at.attack(2)
    at.answer("blocks")
    assert at.options == ["p1"]


@pytest.mark.rule("NIN-4.11")
def test_all_that_it_fought_are_weakened() -> None:
    """Ruling 31: of two opponents both, but only those still in play."""
    state = laid_out("S37", yours=["Y01", "R05"])
    state.pieces[0].pc = state.pieces[0].maximum = 9
    at = Table(state)
    at.fight([1], [2, 3])
    assert at.pc(1) == (9 - 1 - 2 - 2, 9)  # the shell pricks before the damage
    assert [at.piece(entry).base for entry in (2, 3)] == [1, 1]


@pytest.mark.rule("NIN-4.11", "NIN-5.1", "NIN-5.10", "NIN-10.1")
def test_what_an_opponent_does_and_every_ko_is_told_first_to_whom_it_is_done() -> None:
    """Who looks in later reads who went KO in either's attack, and who cannot attack now."""
    at = table("U04", yours=["G04", "G01"], hand=["R11"])
    at.answer("p1.1")
    at.answer("p2")
    at.play("R11")
    at.answer("p3")
    at.fight([1], [3])
    told = {event.public.text.id: event.about for event in at.told if event.public is not None}
    assert told["nintendo-event-gives"] == (YOU,)
    assert told["nintendo-event-loses-pc"] == (YOU,)
    assert told["nintendo-event-ko"] == (ME, YOU)


@pytest.mark.rule("NIN-5.4", "NIN-10.1")
def test_what_a_card_does_to_its_own_side_is_done_to_nobody() -> None:
    at = table("G01")
    at.answer("p1.2")
    told = [one for one in at.told if one.public is not None and "changes" in one.public.text.id]
    assert [one.about for one in told] == [(), ()]

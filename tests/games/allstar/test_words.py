"""What people read: the caption, the table in words, short news that explain themselves."""

import pytest

from games.allstar.heuristic import SensiblePlayer
from games.allstar.phases import arenas
from games.allstar.reasons import best_of, lesser, rung
from games.allstar.strength import scale_for
from games.allstar.words import close_up
from games.core.match.match import Match
from games.core.streams import Streams
from games.core.text import Text
from locales.texts import Locale

from .table import (
    RULES,
    answer,
    begun,
    default,
    drafted,
    kind,
    play_round,
    said,
    squads,
    until_lineup,
    words,
)

_TWO = (
    "eagle-1 eagle-2 eagle-3 bear-4 bear-8 | duck-3 duck-4",
    "wolf-1 wolf-2 wolf-3 panda-4 panda-8 | duck-5 duck-6",
)


def described(match: Match, reader: int | None, locale: Locale = "en") -> list[str]:
    view = match.view(reader)
    return [words(text, reader, locale) for text in RULES.describe(view)]


def test_a_manager_is_one_line_with_all_that_is_hidden_as_counts() -> None:
    match = begun(2)
    assert "Ana: 0 supporters, 2 tickets, empty bench and one hand waiting (cards: 7)." in (
        described(match, None)
    )
    default(match, 0)
    mine = described(match, 1, "fr")
    nbsp = "\u00a0"
    assert f"Ana{nbsp}: 0 supporter, 2 tickets et une carte sur le banc." in mine
    waiting = f"2 mains en attente (cartes{nbsp}: 7, 6)."
    assert f"Toi{nbsp}: 0 supporter, 2 tickets, banc vide et {waiting}" in mine


def test_what_a_close_up_shows_is_said() -> None:
    match = begun(4)
    play_round(match)
    view = match.view(None)

    def shown(which: str, locale: Locale = "en") -> list[str]:
        return [words(line, None, locale) for line in close_up(RULES.faces(), view, which)]

    arena = shown(f"arena:{view.results[0].arena}")
    assert arena[0].startswith("Round 1, arena 1: ")
    assert len(arena) == 5
    manager = shown("seat:1")
    assert manager[0].startswith("Bao: ")
    assert manager[1].startswith("Bao’s team 1: ")
    gold, silver, bronze = shown("order")
    assert gold == "Gold, symbols, strongest first: Puck, Stick, Helmet, Skates and Goal."
    assert silver == "Silver, numbers, strongest first: 9, 8, 7, 6, 5, 4, 3, 2 and 1."
    assert bronze.startswith("Bronze, species, strongest first: ")
    assert " de Bao" not in " ".join(shown("seat:1", "fr"))
    with pytest.raises(KeyError):
        shown("market")
    market = begun(2, {"mode": "market"}).view(None)
    (offer,) = close_up(RULES.faces(), market, "market")
    assert words(offer).startswith("On offer: ")


def test_close_ups_of_the_play_offs_are_said() -> None:
    match = squads("bear-1 bear-2 bear-3 eagle-4 wolf-8 | duck-1 duck-2", *_TWO, tickets=(1, 1, 1))
    met = [words(line) for line in close_up(RULES.faces(), match.view(None), "meeting:1")]
    assert met[0] == "Confrontation 1"
    assert "Ana’s play-off team: " in " ".join(met)
    default(match, 0)
    default(match, 1)
    default(match, 2)
    spent = [words(line) for line in close_up(RULES.faces(), match.view(None), "spent")]
    assert spent[0].startswith("Out of the game, face up: ")


def test_a_close_up_shows_the_last_teams_while_new_ones_are_formed() -> None:
    match = begun(4)
    for _ in range(3):
        play_round(match)
    view = match.view(None)
    assert view.panels[1].teams == ()
    met = {row.team: row.cards for one in view.last for row in one.rows if row.seat == 1}
    assert [team.cards for team in view.last_teams(1)] == [met[team] for team in (1, 2, 3)]
    shown = [words(line) for line in close_up(RULES.faces(), view, "seat:1")]
    assert [line[: len("Bao’s team 1: ")] for line in shown[1:]] == [
        "Bao’s team 1: ", "Bao’s team 2: ", "Bao’s team 3: "
    ]  # fmt: skip


def test_no_french_sentence_needs_an_elision_before_a_name() -> None:
    for seats in (2, 4):
        match = begun(seats)
        play_round(match)
        for reader in (0, None):
            assert not [one for one in described(match, reader, "fr") if " de Ana" in one]


def test_the_own_cards_come_first_and_past_matches_name_their_round() -> None:
    match = begun(4)
    play_round(match)
    until_lineup(match)
    lines = described(match, 2)
    own = [
        place for place, line in enumerate(lines) if line.startswith(("Your bench", "Your team"))
    ]
    assert own == [1, 2]
    assert sum(line.startswith("Your team 1") for line in lines) == 1
    assert sum(line.startswith("Round 1, arena 1: ") for line in lines) == 1


def test_only_the_open_market_has_an_order() -> None:
    assert RULES.headline(begun(4).view(None)).order == ()
    market = begun(2, {"mode": "market"})
    starter = market.asked[0]
    assert RULES.headline(market.view(None)).order == (starter, 1 - starter)


def test_scores_are_short_so_that_six_fit_on_a_line() -> None:
    scores = RULES.headline(begun(6).view(None)).scores
    assert [words(score, 1) for score in scores[:3]] == ["Ana\u00a00", "you\u00a00", "Chloé\u00a00"]


@pytest.mark.rule("ASD-6.1")
def test_the_matches_are_told_until_everybody_has_drafted_again() -> None:
    match = begun(3)
    play_round(match)
    seen: list[bool] = []
    while any(not panel.drafted for panel in match.view(None).panels):
        seen.append(match.view(None).just)
        default(match, match.asked[-1])
    assert all(seen)
    assert not match.view(None).just


def test_news_of_matches_are_a_line_an_arena_with_the_own_reason() -> None:
    match = drafted(
        1,
        "puddle",
        "duck-1 duck-2 duck-4 duck-6 duck-9 bear-1",
        "bear-9 eagle-9 rabbit-9 tiger-2 horse-3 wolf-5",
    )
    events = play_round(match)
    news = [one for one in events if not one.aside]
    assert said(news, 1)[0] == (
        "Arena 1, Puddle Park: 2nd with Power 3, three 9s (number, silver), "
        "+10 (10 supporters in all) – Power 5 beats Power 3. First place for Ana."
    )
    assert said(news, 0)[0].endswith(
        "1st with Power 5, five Ducks (species, bronze), +13 (13 supporters in all)."
    )
    assert said(news)[0] == (
        "Arena 1, Puddle Park: 1st Ana (+13, 5 Ducks, bronze) and 2nd Bao (+10, 3 × 9, silver)."
    )
    assert not [line for line in said(news[1:], 0) if "Power" in line]


def lined_up() -> Match:
    """Round 2: seat 0 has a team with three 9s and a bench with a fourth."""
    return drafted(
        2,
        "puddle combo-run",
        "rabbit-9 duck-1 duck-2 duck-4 bear-3 horse-5 wolf-6",
        "tiger-2 tiger-4 tiger-6 tiger-7 bear-4 bear-6 horse-1",
        teams=(
            ["bear-9 eagle-9 horse-9 tiger-1 panda-6"],
            ["wolf-2 wolf-5 wolf-8 wolf-9 duck-8"],
        ),
    )


def lines_of(match: Match, locale: Locale = "en") -> dict[str, str]:
    """What each option of seat 0 says besides its name."""
    question = match.explained(0)
    assert question is not None
    return {one.id: words(one.leads, 0, locale) for one in question.options if one.leads}


@pytest.mark.rule("ASD-5.4")
def test_power_and_what_it_beats_are_said_while_a_swap_is_picked() -> None:
    match = lined_up()
    assert lines_of(match)["tiger-1"] == ("Team 1: Power 3 (three 9s); without it four 9s at best")
    assert lines_of(match)["bear-9"].endswith("without it three 9s at best")
    answer(match, 0, "tiger-1")
    entering = lines_of(match)
    assert entering["rabbit-9"] == "Power 4: four 9s; beats four 8s and everything below"
    assert entering["duck-2"] == "Power 3: three 9s; beats three 8s and everything below"
    nbsp = "\u00a0"
    assert lines_of(match, "fr")["rabbit-9"] == (
        f"Puissance 4{nbsp}: quatre 9{nbsp}; bat quatre 8 et tout ce qui est plus faible"
    )


def test_a_bus_order_says_what_each_team_beats_and_where_it_shows_what_is_sought() -> None:
    match = lined_up()
    answer(match, 0, "")
    answer(match, 0, "duck-1 duck-2 bear-3 duck-4 horse-5")
    assert lines_of(match) == {
        "team-1": "Power 3: three 9s; beats three 8s and everything below",
        "team-2": "Power 3: three Ducks; beats two Pucks and everything below; "
        "in Combo Stadium I: straight 1 to 5",
    }


def why(match: Match, *picks: str) -> Text | None:
    """What the player of the game says of picks of the first seat."""
    question = match.questions[0]
    assert question is not None
    return SensiblePlayer(match.rules).why(match.view(0), question, picks)


def test_a_bus_order_says_what_each_team_shows_in_its_arena() -> None:
    match = lined_up()
    answer(match, 0, "")
    answer(match, 0, "duck-1 duck-2 bear-3 duck-4 horse-5")
    question = match.questions[0]
    assert question is not None
    said = why(match, *(option.id for option in question.options))
    assert said is not None
    assert "team 2 (straight 1 to 5)" in words(said, 0)


@pytest.mark.rule("ASD-4.3")
def test_no_swap_is_a_reason_too() -> None:
    match = lined_up()
    said = why(match)
    assert said is not None
    assert words(said, 0) == "your teams stay as they are"


def test_the_power_of_what_is_picked_is_said_as_it_grows() -> None:
    match = lined_up()
    answer(match, 0, "")

    def gathered(*picks: str) -> str:
        text = why(match, *picks)
        return "" if text is None else words(text, 0)

    assert gathered() == ""
    assert gathered("duck-1", "duck-2") == "So far: two Ducks"
    five = "duck-1", "duck-2", "duck-4", "bear-3", "wolf-6"
    assert gathered(*five) == "Power 3: three Ducks; beats two Pucks and everything below"


def test_a_substitution_says_what_the_team_can_be_with_it() -> None:
    match = squads(
        "bear-9 eagle-9 horse-9 tiger-1 panda-6 | rabbit-9 duck-9 duck-2",
        "eagle-1 eagle-2 wolf-4 bear-7 tiger-8 | duck-3 duck-4",
        "wolf-1 wolf-2 wolf-3 wolf-5 wolf-6 | duck-5 duck-6",
        tickets=(1, 1, 1),
    )
    assert kind(match, 0) == "sub_in"
    assert why(match, "rabbit-9") is None  # two at least come in
    coming = why(match, "rabbit-9", "duck-9")
    assert coming is not None
    assert words(coming, 0).startswith("If the right ones go out, Power 5: five 9s")
    answer(match, 0, "rabbit-9 duck-9")
    assert why(match, "tiger-1") is None  # a second one is to go
    going = why(match, "tiger-1", "bear-9")
    assert going is not None
    assert words(going, 0) == "Power 4: four 9s; beats four 8s and everything below"


@pytest.mark.rule("ASD-5.3")
def test_readers_find_the_same_best_group_as_the_rules() -> None:
    match = begun(5)
    view, rng = match.view(0), Streams(b"groups")
    scale, cards = scale_for(RULES.cards, 5), list(RULES.cards.players)
    playing = [card for card in cards if card.partition("-")[0] in view.species]
    for _ in range(300):
        team = [playing[rng.below("card", len(playing))] for _ in range(5)]
        five = list(dict.fromkeys(team))
        found = best_of(RULES.faces(), view.criteria, view.species, five)
        assert found == arenas.team(scale, five).best
        less = lesser(found, view.criteria, view.species)
        assert less is not None
        assert rung(less, view.criteria, view.species) < rung(found, view.criteria, view.species)


@pytest.mark.rule("ASD-5.4")
def test_nothing_lies_between_a_group_and_the_next_below() -> None:
    view = begun(4).view(None)
    group = best_of(RULES.faces(), view.criteria, view.species, ["duck-8"])
    steps = [group]
    while (less := lesser(steps[-1], view.criteria, view.species)) is not None:
        steps.append(less)
    assert len(steps) == 5 + 9 + 8  # one puck is the best of the lowest Power
    assert steps[-1].value == view.species[-1]


@pytest.mark.rule("ASD-9.5")
@pytest.mark.parametrize("locale", ["fr", "en"])
def test_what_six_teams_show_fits_on_a_line(locale: Locale) -> None:
    """The board's caption has 220 characters for an event."""
    match = begun(6)
    for _ in range(3):
        news = [one for one in play_round(match) if not one.aside]
        assert all(len(line) <= 220 for line in said(news, None, locale))


@pytest.mark.rule("ASD-7.3")
def test_a_shot_is_told_first_to_whoever_took_it() -> None:
    three = "bear-1 bear-2 bear-3 eagle-4 wolf-8"
    match = squads(f"{three} | duck-1 duck-2 duck-3", f"{three} | duck-5 duck-6 duck-7")
    events = [*default(match, 0), *default(match, 1)]
    shots = [one for one in events if "shoots with" in said([one])[0]]
    assert sorted(one.about for one in shots) == [(0,), (1,)]


@pytest.mark.rule("ASD-4.3")
def test_the_button_that_ends_swaps_knows_whether_one_was_made() -> None:
    match = drafted(
        3,
        "puddle fall frost",
        "duck-1 duck-2 duck-4 duck-6 duck-9 bear-1 bear-2 bear-4",
        "bear-9 eagle-9 rabbit-9 tiger-2 horse-3 wolf-5 wolf-1 wolf-2",
        teams=[
            ["shark-1 shark-2 shark-3 shark-4 shark-5", "tiger-1 tiger-3 tiger-4 tiger-5 tiger-6"],
            ["eagle-1 eagle-2 eagle-3 eagle-4 eagle-5", "panda-1 panda-2 panda-3 panda-4 panda-5"],
        ],
    )
    assert _none(match) == "No swap"
    match.answer(0, ("shark-1",))
    match.answer(0, ("duck-1",))
    assert kind(match, 0) == "swap"
    assert _none(match) == "No more swaps"


def _none(match: Match) -> str:
    question = match.questions[0]
    assert question is not None
    assert question.none is not None
    return words(question.none)

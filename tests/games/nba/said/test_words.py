"""What is said of a table, and how options are called: enough to play from words alone."""

import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from cogs.match.page import TEXT
from cogs.question import asked as shown_as
from cogs.question.controls import ROOM, controls
from cogs.ui.page import LINE, LONG
from cogs.ui.words import alt_text
from games.core.decision import Decision
from games.core.info import Start
from games.core.match.match import Match
from games.core.match.moves import Answered
from games.core.streams import Keys, Streams, derived
from games.core.text import Text
from games.nba import facts
from games.nba.pictures import drawn as pictures
from games.nba.printed import ATTACK, DEFENCE, player, printed, tactic
from games.nba.view import NbaView, Thrown
from games.nba.words import close_up
from games.testing import records
from games.testing.records import Records
from locales import Reader
from locales.texts import LOCALES, Locale
from render.kit.scene import Scene, SeatHolder
from tests.cogs import made
from tests.games.every import GAMES, PEOPLE, TEXTS
from tests.games.nba.table import RULES, Table

RECORDS = Records(Path(__file__).parents[3])
WORDS = 3800  # characters of a position in words, beside the table

Asking = tuple[int, NbaView, Decision]


def recorded(seats: int) -> Iterator[tuple[Match, int]]:
    """Recorded matches before each answer, with the seat that answers.

    The same positions for ever, whatever an AI would play today.
    """
    for path in RECORDS.recorded("nba"):
        kept = records.read(path)
        if kept.start.seats != seats:
            continue
        match, _ = Match.begin(RECORDS.rules_of(GAMES["nba"], kept), kept.start, kept.keys)
        for line in kept.lines:
            move = records.move_of(match, line.partition(" ")[2])
            if isinstance(move, Answered):
                yield match, move.seat
            match.play(move)


def playing(seats: int, player_name: str) -> Iterator[tuple[Match, int]]:
    """A whole expert match before each answer, with the seat that answers."""
    options = {"keep": "ask", "selection": "yes"}
    if seats > 1:
        options["draft"] = "yes"
    match, _ = Match.begin(RULES, Start(seats, options), Keys.of(bytes([seats]) * 32))
    chooser = GAMES["nba"].players(RULES)[player_name]
    rng = Streams(derived(b"words", player_name))
    while match.result is None:
        seat = match.asked[0]
        question = match.questions[seat]
        assert question is not None
        yield match, seat
        match.answer(seat, chooser.answer(match.view(seat), question, rng))


@cache
def asked(seats: int, player_name: str | None = None) -> tuple[Asking, ...]:
    """Every question of a whole expert match, or of those recorded, with who is asked."""
    found: list[Asking] = []
    for match, seat in playing(seats, player_name) if player_name else recorded(seats):
        question, view = match.questions[seat], match.view(seat)
        assert question is not None
        assert isinstance(view, NbaView)
        found.append((seat, view, question))
    return tuple(found)


def reader(locale: Locale, seat: int | None, seats: int = 2) -> Reader:
    return Reader(locale, seat, PEOPLE[:seats], RULES.names())


def lines(view: NbaView, locale: Locale) -> list[str]:
    who = reader(locale, view.reader, view.seats)
    return [TEXTS.say(line, who) for line in RULES.describe(view)]


def name(card: str, locale: Locale) -> str:
    found = RULES.names()[printed(card)]
    return found.fr if locale == "fr" else found.en


def numbers(told: str) -> Counter[int]:
    """The numbers in a text, but for the one in the name of 3 Points."""
    return Counter(map(int, re.findall(r"\d+(?! Pts)", told)))


@pytest.mark.slow
@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("seats", [1, 2, 4])
def test_an_alt_text_has_room_for_what_its_reader_plays_with(seats: int, locale: Locale) -> None:
    turns = 0
    for match, seat in recorded(seats):
        shown = made.table(match, [], seat, PEOPLE)
        view = shown.view
        assert isinstance(view, NbaView)
        if not view.started or view.mine is None:
            continue
        turns += 1
        alt = alt_text(shown, TEXTS, reader(locale, seat, seats))
        own = view.coaches[seat]
        score = TEXTS.say(RULES.describe(view)[1], reader(locale, seat, seats))
        assert all(str(points) in score for points in view.scores)
        assert score in alt
        for card in (*view.mine.hand, *own.lying):
            assert name(card, locale) in alt, alt
        team = TEXTS.say(Text("nba-short-iq"), reader(locale, seat))
        assert f"{team} {own.iq}." in alt, alt
        if own.attack:
            assert f"= {sum(die.value for die in own.attack)}." in alt
    assert turns > 20


@pytest.mark.parametrize("locale", LOCALES)
def test_words_tell_all_that_counts_of_every_card_at_hand(locale: Locale) -> None:
    for seat, view, _ in asked(2):
        if not view.started or view.mine is None:
            continue
        said = "\n".join(lines(view, locale))
        assert len(said) <= WORDS
        shown = said[:TEXT]
        for card in (*view.mine.hand, *view.coaches[seat].court):
            assert name(card, locale) in shown, shown
        market = view.market(seat)
        for card in (*view.mine.hand, *market.track, *view.coaches[seat].court):
            if card and card[0] in "PS":
                assert f"{name(card, locale)} (" in said
                told = said.partition(f"{name(card, locale)} (")[2].partition(")")[0]
                assert numbers(told) >= Counter(filter(None, player(RULES.faces(), card).skills))
        for card in filter(None, market.slots):
            told = said.partition(f"{name(card, locale)} (")[2].partition(")")[0]
            assert str(tactic(RULES.faces(), card).cx) in told


@pytest.mark.rule("NBA-11.5", "NBA-11.6", "NBA-11.7")
@pytest.mark.parametrize("locale", LOCALES)
def test_words_tell_what_the_cards_of_a_team_can_do(locale: Locale) -> None:
    kinds: set[str] = set()
    for match, seat in recorded(2):
        shown = made.table(match, [], seat, PEOPLE)
        view, question = shown.view, shown.question
        assert isinstance(view, NbaView)
        assert question is not None
        if view.started:
            break
        kinds.add(question.kind)
        alt = alt_text(shown, TEXTS, reader(locale, seat))
        for option in question.options:
            told = alt.partition(f"{name(option.id, locale)} (")[2].partition(")")[0]
            skills = player(RULES.faces(), option.id).skills if option.id[0] in "PS" else ()
            assert told, alt
            assert numbers(told) >= Counter(filter(None, skills))
    assert len(kinds) == 5


@pytest.mark.parametrize("locale", LOCALES)
def test_the_rules_tell_the_faces_of_every_die(locale: Locale) -> None:
    who = reader(locale, None)
    for rule, kinds in (("NBA-5.3", ATTACK), ("NBA-5.8", DEFENCE)):
        topic = TEXTS.topic_of("nba", rule, locale)
        assert topic is not None
        for kind in kinds:
            found = [Thrown("d1", kind, side.value, side.colour) for side in RULES.cards.dice[kind]]
            faces = [TEXTS.say(facts.face(die), who) for die in found]
            said = " ".join(str(die.value) for die in found)
            told = ", ".join(faces) if kinds is DEFENCE else said
            assert f") {told}" in topic.text, kind
            assert TEXTS.get(f"nba-skill-{kind}", locale) in topic.text


def sheet_of(question: Decision, seat: int, locale: Locale) -> shown_as.Asked:
    return shown_as.Asked("m", question, (), None, TEXTS, reader(locale, seat, 4))


@pytest.mark.slow
@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("seats", [1, 2, 4])
@pytest.mark.parametrize("player_name", ["sensible", "random"])
def test_no_label_is_cut(seats: int, player_name: str, locale: Locale) -> None:
    for seat, _, question in asked(seats, player_name):
        shown = sheet_of(question, seat, locale)
        labels = [shown_as.line(shown, option) for option in question.options]
        assert max(map(len, labels), default=0) <= LINE, max(labels, key=len)
        for row in controls(shown):
            for item in row.to_component_dict().get("components", ()):
                assert len(item.get("label", "")) <= LONG
                assert "…" not in item.get("label", "")
                for entry in item.get("options", ()):
                    assert "…" not in entry["label"] + entry.get("description", "")


@pytest.mark.parametrize("locale", LOCALES)
def test_answers_that_can_be_taken_back_fit_in_a_list(locale: Locale) -> None:
    kinds = ("draft", "cut", "lineup", "bench", "base_off", "base_def")
    for kind in kinds:
        said = TEXTS.get(f"nba-kind-{kind}", locale)
        assert len(TEXTS.get("ui-dot", locale, kind=said, nth=9)) <= LINE


def test_a_card_of_the_market_says_what_it_does() -> None:
    table = Table()
    me = table.first
    table.put(me, hand="S12 S13 S14 B01 B02 B03", lying="B06 B01")
    table.lay(track="P036", slots="T01-1")
    options = {option.id: option for option in table.question(me).options}
    said = {
        key: TEXTS.say(one.group, reader("en", me)) for key, one in options.items() if one.group
    }
    assert said["sign:P036"] == "SG · 1 Inside, 2 Drive, 1 Intercept, 3 Stop, Reb 1 and IQ 1"
    assert said["buy:T01-1"] == "counts up to 3 × 3 Pts · needs IQ 5"
    leads = led(table, me)
    assert leads["sign:P036"] == "attack +1, defence +3"
    assert leads["buy:T01-1"] == "3 dice, 8.5 on average"


@pytest.mark.parametrize(
    ("locale", "said"), [("en", "dice, stops "), ("fr", "dés, arrête en moyenne ")]
)
def test_a_defence_that_is_bought_stops_and_does_not_score(locale: Locale, said: str) -> None:
    table = Table()
    me = table.first
    table.put(me, hand="B01 B02 B03", lying="")
    table.lay(slots="T11-1")
    assert said in led(table, me, locale)["buy:T11-1"]


def led(table: Table, seat: int, locale: Locale = "en") -> dict[str, str]:
    """What the open question of a seat says that follows from its options."""
    question = table.match.explained(seat)
    assert question is not None
    who = reader(locale, seat)
    return {one.id: TEXTS.say(one.leads, who) for one in question.options if one.leads}


@pytest.mark.parametrize("locale", LOCALES)
def test_a_list_has_room_for_every_player_and_what_follows(locale: Locale) -> None:
    table = Table()
    who = reader(locale, table.first)
    table.put(table.first, hand="S06 S11 S12 S13 S14 S15 S16 S17 S18 S19")
    for card in (one for one in RULES.faces() if one[0] == "P"):
        table.lay(track=card)
        question = table.match.explained(table.first)
        assert question is not None
        option = next(one for one in question.options if one.id == f"sign:{card}")
        assert option.group
        assert option.leads
        said = f"{TEXTS.say(option.group, who)} · {TEXTS.say(option.leads, who)}"
        assert len(said) <= ROOM, said


@pytest.mark.rule("NBA-5.2", "NBA-5.8")
def test_the_end_says_what_would_be_lost_and_dice_what_they_close() -> None:
    table = Table()
    me, foe = table.first, 1 - table.first
    table.put(me, hand="S12 B01", lying="B02 B06")
    table.attack(foe, "p3 9, p3 9")
    table.match.refresh()
    leads = led(table, me)
    assert leads["end"] == "you skip your attack, and 18 come in undefended"
    assert leads[f"play:B06@{me}"].startswith("stops 2.6 on average, 7 at most; closes")
    assert leads[f"play:B02@{me}"].endswith("closes everything else")
    table.roll(1, 1, 1, 1)
    table.act(me, f"play:B06@{me}")
    table.answer(me)  # no rerolls
    leads = led(table, me)
    assert leads["end"] == "you skip your attack"
    assert "Closes" not in leads[f"play:B02@{me}"]


@pytest.mark.rule("NBA-4.2")
def test_a_replacement_says_how_many_dice_it_brings() -> None:
    table = Table()
    me = table.first
    table.put(me, hand="P036 P061 S12")
    table.act(me, "sub")
    assert led(table, me)["P036"] == "attack +1, defence +3"
    assert led(table, me, "fr")["P061"] == "attaque +4, défense +3"
    table.answer(me, "P061")
    assert led(table, me)[f"S05@{me}"] == "attack +3, defence +4"


def test_what_comes_and_decides_is_said_to_everybody() -> None:
    table = Table(options={"quarters": "2"})
    me = table.first
    table.attack(me, "p3 9, p3 9")
    who, ahead = reader("en", None), RULES.headline(table.match.view(None)).ahead
    assert [TEXTS.say(one, who) for one in ahead] == [
        "11 more turns after this one, then a special last turn to defend; most points win",
        f"attack waiting: {PEOPLE[me]} 18",
    ]


@pytest.mark.rule("NBA-4.8")
def test_the_tally_counts_tactics_that_would_be_discarded() -> None:
    table = Table()
    me = table.first
    table.put(me, hand="B01 B02 S12 S13 S14 S15", lying="B03")
    table.act(me, "prep")
    question = table.question(me)
    weights = {option.id.split("@")[0]: option.weight for option in question.options}
    assert weights == {"B01": 0, "B02": 0, "B03": 1}
    assert question.tally is not None
    tally = Text(question.tally.id, {**question.tally.args, "count": 1, "rest": 1})
    assert TEXTS.say(tally, reader("en", me)) == "1 of 3 places · 1 to discard"


def test_holding_all_that_may_be_removed_says_that_the_turn_ends() -> None:
    table = Table()
    me = table.first
    table.put(me, hand="S11 B01 F1")
    table.act(me, "end")
    question = table.question(me)
    weights = {option.id: option.weight for option in question.options}
    assert weights == {f"S11@{me}": 1, f"B01@{me}": 1, "F1": 0}
    for picked, ends in ((("S11",), False), (("S11", "B01"), True)):
        rest = 2 - len(picked)
        sums = {"count": len(picked), "sum": len(picked), "rest": rest, "need": 0}
        said = TEXTS.say(Text(question.tally.id, {**question.tally.args, **sums}), reader("fr", me))
        assert ("ton tour se termine" in said) == ends


def test_the_cards_drawn_for_replacements_stand_in_a_short_summary() -> None:
    table = Table()
    me = table.first
    table.put(me, hand="S12 B01 B02 B03 B06 B07", deck="S13 S14")
    table.act(me, "sub")
    drew = table.told[-1]
    assert not drew.aside
    assert name(f"S13@{me}", "fr") in TEXTS.say(drew.seen_by(me).text, reader("fr", me))
    table.act(me, "end")
    table.answer(me)
    table.answer(me)
    assert next(one for one in table.told if one.public.text.id == "nba-event-drew").aside


def test_who_may_come_in_or_sit_on_the_bench_is_listed_with_skills() -> None:
    table = Table()
    me = table.first
    table.put(me, hand="S12 S16 B01 B02 B03 B06")
    table.act(me, "sub")
    said = TEXTS.say(table.option(me, f"S12@{me}").group, reader("en", me))
    assert said == "1 × 3 Pts and IQ 1"
    choosing = Table(options={"selection": "yes"})
    second = TEXTS.say(choosing.option(0, "S06@0").group, reader("en", 0))
    assert second == "2 × 3 Pts, 1 Drive and IQ 1 · in place of Point guard starter I"


def test_every_close_up_has_its_words() -> None:
    _, view, _ = asked(2)[-1]
    court = " ".join(
        TEXTS.say(line, reader("en", None)) for line in close_up(RULES.faces(), view, "seat:1")
    )
    for card in view.coaches[1].court:
        assert name(card, "en") in court
    first, table = view.coaches[0], view.markets[0]
    pile = [*first.discard, *first.pool, *first.box, *table.tactic_pool, *table.tactic_discard]
    piles = ("deck:0", "discard:0", "box:0", "tactics:0", "thrown:0")
    assert first.box
    assert table.tactic_pool == tuple(sorted(table.tactic_pool))  # in no order that it has
    for which in (*piles, "market:0", "gone:0"):
        assert all(
            TEXTS.say(line, reader("fr", 0)) for line in close_up(RULES.faces(), view, which)
        )
    said = " ".join(
        TEXTS.say(line, reader("en", 0))
        for which in piles
        for line in close_up(RULES.faces(), view, which)
    )
    assert all(name(card, "en") in said for card in pile)
    with pytest.raises(KeyError):
        close_up(RULES.faces(), view, "nothing:0")


def test_the_alt_text_of_a_close_up_says_what_it_shows() -> None:
    _, view, _ = asked(2)[-1]
    people = tuple(SeatHolder(one) for one in PEOPLE[:2])
    nba = GAMES["nba"]
    who = reader("fr", view.reader)
    scene = Scene(nba.theme, nba.pictures, view, TEXTS, who, RULES.faces(), people)
    for zoom in pictures.zooms(scene):
        said = [TEXTS.say(line, scene.reader) for line in close_up(RULES.faces(), view, zoom.id)]
        assert zoom.alt == " ".join(said)


@pytest.mark.parametrize("locale", LOCALES)
def test_a_payment_with_eight_cards_fits_on_a_phone(locale: Locale) -> None:
    table = Table()
    me = table.first
    table.put(me, hand="S11 S12 S13 S14 S15 S16 S17 S18")
    table.lay(track="P017")
    table.act(me, "sign:P017")
    question = table.question(me)
    assert len(question.options) == 8
    shown = controls(sheet_of(question, me, locale))
    nodes = [row.to_component_dict()["components"] for row in shown]
    assert [len(row) for row in nodes] == [1, 3]  # a list; Confirm, Suggestion, Cheapest
    lines = [entry["label"] for entry in nodes[0][0]["options"]]
    assert len(lines) == nodes[0][0]["max_values"] == 8
    assert max(map(len, lines)) <= LINE


@pytest.mark.parametrize(
    ("locale", "said"),
    [
        ("en", "This game is for 1, 2 or 4 players; there are 3 of you."),
        ("fr", "Ce jeu se joue à 1, 2 ou 4\u00a0; vous êtes 3."),
    ],
)
def test_three_coaches_are_told_how_many_can_play(locale: Locale, said: str) -> None:
    (why,) = RULES.check(Start(3))
    assert TEXTS.say(why, Reader(locale, None, (), {})) == said


def test_reserves_are_told_apart_by_their_places() -> None:
    table = Table()
    me = table.first
    table.put(me, hand="S11 S12 S16 B01 F1")
    table.act(me, "end")
    said = [TEXTS.say(one.label, reader("en", me)) for one in table.question(me).options]
    assert said[:3] == [
        "Point guard reserve · PG",
        "Shooting guard reserve · SG",
        "Guard reserve · PG SG",
    ]


@pytest.mark.parametrize("locale", LOCALES)
def test_what_ends_a_turn_besides_has_room_on_its_button(locale: Locale) -> None:
    for number in (0, 1, 2, 3):
        for deed, args in (
            ("confirm-prep", {"count": max(1, number)}),
            ("none-prep", {"n": number}),
            ("none-reroll", {}),
            ("none-reroll-def", {}),
        ):
            what = TEXTS.get(f"nba-{deed}", locale, **args)
            assert len(TEXTS.get("nba-and-end", locale, what=what)) <= LONG


@pytest.mark.rule("NBA-4.8", "NBA-5.2")
def test_what_could_still_be_laid_and_rolled_counts_as_lost() -> None:
    table = Table()
    me, foe = table.first, 1 - table.first
    table.put(me, hand="B01 B06 S12", lying="")
    table.attack(foe, "p3 9, p3 9")
    assert led(table, me)["end"] == "you skip your attack, and 18 come in undefended"
    table.put(me, hand="T10-1 S12")  # team IQ 6, needs 9
    assert led(table, me)["end"] == (
        "nothing useful to roll; you choose which cards to hold, then draw up to 6"
    )


@pytest.mark.parametrize("locale", LOCALES)
def test_what_a_list_says_under_an_option_is_not_cut(locale: Locale) -> None:
    for seat, view, question in asked(2, "sensible"):
        shown = sheet_of(RULES.explained(view, question), seat, locale)
        for option in shown.decision.options:
            assert len(shown_as.consequence(shown, option, escaped=False)) <= 100, option

"""How a tournament reads: places, figures, why it stands still, what cannot be undone."""

import re
from datetime import timedelta
from fractions import Fraction

import msgspec
import pytest
from msgspec.structs import replace

from cogs.tournaments.opening.terms import terms_lines
from cogs.tournaments.organising.decisions import match_name
from cogs.tournaments.organising.panel import manage_page
from cogs.tournaments.own import own_page
from cogs.tournaments.page import line_page, public_page, table_page
from cogs.tournaments.words import Screen, points_of, reason
from db.records.time import TimeTerms
from db.records.tournaments import StoredAct
from locales.texts import Locale
from play.tournaments import conversion, view
from tests.cogs import made
from tests.cogs.labelled import LISTED, labels, said
from tests.cogs.tournaments.samples import SHAPES, moments, opened, screen
from tournaments.records import SeatChoice, Terms
from tournaments.standings.rows import Why


@pytest.mark.parametrize("shape", SHAPES)
def test_a_shared_place_is_not_counted_on(shape: str) -> None:
    """Discord numbers the lines of a list "1." itself: a second first would be second."""
    shared = 0
    for whole in moments(shape, made.PLAIN):
        shown = screen(whole, "en")
        places = [row.place for row in shown.view.rows]
        shared += len(places) - len({*places})
        for one in (public_page(shown, made.NOW), table_page(shown, 0)):
            assert not LISTED.search(said(one))
    assert shared


@pytest.mark.parametrize(
    ("locale", "one", "none", "half"),
    [("en", "1 point ", "0 pts", "1.5 pts"), ("fr", "1 point ", "0 pt", "1,5 pt")],
)
def test_figures_agree_with_what_they_count(locale: Locale, one: str, none: str, half: str) -> None:
    (whole, *_) = moments("swiss", made.PLAIN)
    shown = screen(whole, locale)
    assert one in reason(shown, Why("points", 1, Fraction(1), Fraction(0)))
    assert points_of(shown, Fraction(0)) == none
    assert points_of(shown, Fraction(3, 2)) == half
    assert not points_of(shown, Fraction(-1)).endswith("s")
    seen: set[str] = set()
    for later in moments("swiss", made.PLAIN):
        words = said(public_page(screen(later, locale), made.NOW))
        seen |= {*re.findall(r"\b1 (?:match|partie)\w*", words)}
    assert seen == {"1 match" if locale == "en" else "1 partie"}


@pytest.mark.parametrize(
    ("locale", "ended"), [("en", "Your final place: **"), ("fr", "Tu termines")]
)
def test_at_the_end_a_place_is_final(locale: Locale, ended: str) -> None:
    for whole in moments("swiss", made.PLAIN):
        person = whole.entrants[0].person
        assert person is not None
        words = said(own_page(screen(whole, locale), person, made.NOW, {}))
        assert (ended in words) == (whole.facts.status == "over")


@pytest.mark.rule("EVT-5.1")
@pytest.mark.parametrize("locale", made.BOTH)
@pytest.mark.parametrize("shape", SHAPES)
def test_what_absence_costs_is_told_as_this_format_has_it(shape: str, locale: Locale) -> None:
    asked, _ = SHAPES[shape]
    out, twice = {"en": ("out", "second time"), "fr": ("éliminé", "deuxième absence")}[locale]
    week, points = timedelta(days=7), {"en": "no points", "fr": "aucun point"}[locale]

    def told(*, days_off: bool = True) -> list[str]:
        time = TimeTerms("quick", days_off=days_off)
        return terms_lines(asked, week, time, made.TEXTS, locale)

    (lost,) = [one for one in told() if {"en": "n AI", "fr": "une IA"}[locale] in one]
    (absent,) = [one for one in told() if {"en": "deadline", "fr": "date limite"}[locale] in one]
    assert (out in lost) == (asked.format in {"knockout", "heats", "swiss+cut"})
    assert (points in lost) == (asked.format not in {"knockout", "heats"})
    assert (twice in absent) == (asked.format not in {"knockout", "heats"})
    excused = {*told()} - {*told(days_off=False)}
    best = {"en": ("a draw", "50 points"), "fr": ("un nul", "50 points")}[locale]
    assert sum(best[not asked.duels] in one for one in excused) == 1


@pytest.mark.rule("EVT-1.8")
@pytest.mark.parametrize("locale", made.BOTH)
def test_why_it_stands_still_or_ended_early_is_told_to_everybody_and_to_each(
    locale: Locale,
) -> None:
    begun, *_, last = moments("swiss", made.PLAIN)
    paused = begun.facts.with_dates(paused_at=made.NOW - timedelta(hours=1))
    ended = replace(last.facts, status="over")
    for whole, kind, facts in ((begun, "pause", paused), (last, "end", ended)):
        act = StoredAct(
            number=1, at=made.NOW, person=1, kind=kind, entrant=None, pairing=None, value="",
            reason="summer",
        )  # fmt: skip
        view_ = replace(view.of(replace(whole, facts=facts)), acts=(act,))
        shown = Screen(view_, made.TEXTS, locale)
        person = whole.entrants[0].person
        assert person is not None
        pages = [public_page(shown, made.NOW), own_page(shown, person, made.NOW, {})]
        if kind == "pause":
            pages.append(manage_page(shown))
        for one in pages:
            assert "-# summer" in said(one).splitlines()
            assert shown.ui("paused", deadline="yes") in said(one) or kind == "end"


@pytest.mark.rule("EVT-1.8", "EVT-5.1")
@pytest.mark.parametrize(
    ("locale", "waits", "over"),
    [("en", "the deadline waits", "is over"), ("fr", "est suspendue", "est passée")],
)
def test_a_pause_says_what_becomes_of_the_deadline(locale: Locale, waits: str, over: str) -> None:
    (begun, *_) = moments("swiss", made.PLAIN)
    for hours, (told, other) in ((-1, (waits, over)), (1, (over, waits))):
        facts = begun.facts.with_dates(paused_at=made.NOW + timedelta(hours=hours))
        words = said(public_page(screen(replace(begun, facts=facts), locale), made.NOW))
        assert told in words
        assert other not in words


@pytest.mark.rule("EVT-1.6", "EVT-2.5")
@pytest.mark.parametrize(("locale", "game"), [("en", "game"), ("fr", "partie")])
def test_the_games_of_a_meeting_are_told_apart(locale: Locale, game: str) -> None:
    """On their lines, and where organisers choose one: each is named once."""
    *_, last = moments("knockout", made.PLAIN)
    shown = screen(last, locale)
    named = [match_name(shown, one) for one in last.pairings]
    assert len({*named}) == len(named)
    for one in last.pairings:
        assert f" · {game} {one.game} · " in said(line_page(shown, one.number))
    *_, swiss = moments("swiss", made.PLAIN)
    assert f" · {game} " not in said(line_page(screen(swiss, locale), 1))


@pytest.mark.rule("EVT-2.5")
@pytest.mark.parametrize(
    ("locale", "soon", "idle"),
    [("en", "begins in a moment", "nothing to do"), ("fr", "commence dans un instant", "rien à")],
)
def test_once_it_is_said_who_begins_the_next_game_begins_in_a_moment(
    locale: Locale, soon: str, idle: str
) -> None:
    told = 0
    for whole in moments("knockout", made.PLAIN):
        for one in screen(whole, locale).view.choosers:
            read = conversion.read(whole)
            choice = SeatChoice(one.stage, one.slot, one.game, one.entrant)
            after = msgspec.structs.replace(read, choices=(*read.choices, choice))
            shown = screen(conversion.written(whole, after, made.NOW), locale)
            (game,) = (each for each in shown.view.next_games if one.entrant in each.people)
            for number in game.people:
                person = shown.view.by_number[number].person
                assert person is not None
                words = said(own_page(shown, person, made.NOW, {}))
                (other,) = {*game.people} - {number}
                assert f"**{shown.view.by_number[other].name}** · {soon}" in words
                assert idle not in words
                told += 1
    assert told


@pytest.mark.rule("EVT-1.8")
def test_who_begins_it_reads_with_how_many_and_that_it_is_for_good() -> None:
    for people, label in ((3, "Begin now"), (5, "Begin now with 5")):
        page = manage_page(screen(opened(made.PLAIN, people, Terms(format="swiss")), "en"))
        assert next(one for verb, one in labels(page).items() if "t-begin" in verb) == label
        assert "cannot be undone" in said(page)


@pytest.mark.rule("EVT-1.4")
def test_who_has_nothing_left_to_play_has_nothing_to_leave() -> None:
    seen: set[bool] = set()
    running = (
        one
        for shape in SHAPES
        for one in moments(shape, made.PLAIN)
        if one.facts.status == "running"
    )
    for whole in running:
        shown = screen(whole, "en")
        for one in whole.entrants:
            if one.status != "entered" or one.person is None:
                continue
            page = own_page(shown, one.person, made.NOW, {})
            done = "All your matches are played." in said(page)
            assert (f"t-drop:{shown.id}" in labels(page)) is not done
            seen.add(done)
    assert seen == {False, True}


@pytest.mark.rule("EVT-1.14")
@pytest.mark.parametrize(
    ("locale", "one", "two"),
    [
        ("en", "Has left the server: ", "Have left the server: "),
        ("fr", "A quitté le serveur\u00a0: ", "Ont quitté le serveur\u00a0: "),
    ],
)
def test_it_says_who_has_left_the_server(locale: Locale, one: str, two: str) -> None:
    """On the public message, for organisers, and in a row of the standings."""
    *_, running, _ = moments("swiss", made.PLAIN)
    for whole in (opened(made.PLAIN, 4, Terms(format="swiss")), running):
        shown = screen(whole, locale)
        assert one not in said(public_page(shown, made.NOW))
        for left, told in ((frozenset({1}), one), (frozenset({1, 2}), two)):
            here = Screen(replace(shown.view, left_server=left), shown.texts, locale)
            names = [here.person(number) for number in sorted(left)]
            for page in (public_page(here, made.NOW), manage_page(here)):
                assert told + names[0] in said(page)
                assert all(name in said(page) for name in names)
            if here.view.rows:
                row = next(one for one in said(table_page(here, 0)).split("\n") if names[0] in one)
                assert here.ui("is-left") in row

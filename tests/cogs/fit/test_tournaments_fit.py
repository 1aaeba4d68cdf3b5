"""Every page and form of a tournament fits at every moment, in both languages."""

import re
from datetime import timedelta
from fractions import Fraction

import pytest
from msgspec.structs import replace

from cogs.lobby.options.page import options_page
from cogs.tournaments.opening import draft as wizard
from cogs.tournaments.opening.draft import Draft
from cogs.tournaments.opening.panels import Panels, page
from cogs.tournaments.organising.appeals import appeal_form, appeal_page, judging_form, judging_page
from cogs.tournaments.organising.decisions import about_page, act_form, person_page
from cogs.tournaments.organising.panel import again_form, manage_page
from cogs.tournaments.own import coached_page, own_page, rest_page
from cogs.tournaments.page import (
    bracket_page,
    call_page,
    line_page,
    off_call_page,
    public_page,
    table_page,
)
from cogs.tournaments.standings.sheets import Sheets
from cogs.tournaments.team import Team, coach_page
from cogs.ui.limits import modal_faults, walk
from cogs.ui.page import button
from db.records.tournaments import StoredAppeal, StoredCoach, WholeTournament
from locales.texts import Locale
from play.tournaments import conversion
from play.tournaments.organising.acts import KINDS, WITH_PERSON
from tests.cogs import made
from tests.cogs.fit.test_tables_fit import is_readable
from tests.cogs.labelled import cut, labels, room, said
from tests.cogs.tournaments.samples import EMPTY, SHAPES, entrants, moments, opened, screen, stored
from tests.tournaments.seasons import season
from tournaments.forecast import Lengths
from tournaments.records import Terms

LENGTHS = Lengths(Fraction(42, 5), Fraction(336, 25))
HOSTILE = "[x](https://evil.example) <@1> # **"


@pytest.mark.parametrize("locale", made.BOTH)
@pytest.mark.parametrize("names", made.NAMES)
@pytest.mark.parametrize("shape", SHAPES)
def test_every_page_fits_at_every_moment(locale: Locale, names: str, shape: str) -> None:
    for whole in moments(shape, made.NAMES[names], "W" * 40):
        shown = screen(whole, locale)
        pages = [public_page(shown, made.NOW), table_page(shown, 0), manage_page(shown)]
        for entry in whole.entrants:
            assert entry.person is not None
            pages.append(own_page(shown, entry.person, made.NOW, {}, runs_it=True, note="n"))
            pages.append(rest_page(shown, entry.number))
        pages += [line_page(shown, one.number) for one in whole.pairings if one.match]
        if shown.view.tournament.bracket:
            brackets = Sheets(shown, lambda _: "").brackets
            told = brackets.lines(brackets.end(), shown)
            pages.append(bracket_page(shown, 0, brackets.parts, told))
        for one in pages:
            is_readable(one)
            one.view()


@pytest.mark.rule("EVT-1.2")
@pytest.mark.parametrize("locale", made.BOTH)
@pytest.mark.parametrize("names", made.NAMES)
def test_the_largest_bracket_fits_in_words_page_by_page(locale: Locale, names: str) -> None:
    (*_, last) = (
        one for one in season(Terms(format="knockout", best_of=3), 64, 2) if len(one.matches) < 100
    )
    shown = screen(stored(last, made.NAMES[names], "W" * 40), locale)
    brackets = Sheets(shown, lambda _: "").brackets
    assert brackets.parts == 5
    for at in range(brackets.parts):
        told = brackets.lines(brackets.page(at), shown)
        one = bracket_page(shown, at, brackets.parts, told)
        is_readable(one)
        one.view()
        assert len(labels(one)) == 2 + 4
    if names == "plain" and locale == "en":
        told = brackets.lines(brackets.page(0), shown)
        assert told[0] == "**Round of 64**"
        assert re.fullmatch(r"\w+ \d – \d \w+( · game \d under way)?", told[1])
        assert sum(one.startswith("**") for one in told) > 1


@pytest.mark.parametrize("locale", made.BOTH)
@pytest.mark.parametrize("names", made.NAMES)
def test_pages_before_it_begins_fit(locale: Locale, names: str) -> None:
    begins = made.NOW + timedelta(hours=30)
    for people in (0, 1, 5, 40):
        whole = opened(made.NAMES[names], people, Terms(format="swiss"), starts_at=begins)
        shown = screen(whole, locale)
        public_page(shown, made.NOW).view()
        for entry in whole.entrants:
            assert entry.person is not None
            own_page(shown, entry.person, made.NOW, {}).view()
        call_page(shown, [int(made.LONG_AGO)] * 50, begins).view()
        off_call_page(shown, [int(made.LONG_AGO)] * 50).view()


@pytest.mark.parametrize("locale", made.BOTH)
@pytest.mark.rule("EVT-1.1")
def test_the_panels_of_the_wizard_fit_whatever_is_chosen(locale: Locale) -> None:
    for key, game in made.GAMES.items():
        if max(game.info.seats) < 2:
            continue
        for form in range(len(wizard.FORMATS)):
            for pod in (2, 4):
                if pod not in (2, *wizard.pods_of(game.info)):
                    continue
                draft = Draft(key, form=form, pod=pod if form < 2 else 2, best=3, cut=8)
                panels = Panels(draft, game.info, LENGTHS, made.TEXTS, locale)
                for number in (1, 2, 3):
                    one = page(panels, number)
                    is_readable(one)
                    assert cut(one) == []


@pytest.mark.rule("EVT-1.1")
def test_the_rounds_of_a_knockout_are_called_as_french_calls_them() -> None:
    shown = {}
    for form, name in enumerate(wizard.FORMATS):
        draft = Draft("firstdeck", form=form, places=8)
        panels = Panels(draft, made.GAMES["firstdeck"].info, LENGTHS, made.TEXTS, "fr")
        pages = [page(panels, number) for number in (2, 3)]
        shown[name.key] = "".join(str(one.view().to_components()) for one in pages)
    assert "ronde" not in shown["knockout"].lower()
    assert "3 tours," in shown["knockout"]
    assert "Durée d’un tour" in shown["knockout"]
    assert "ronde" in shown["swiss"]


@pytest.mark.rule("EVT-1.8")
@pytest.mark.parametrize("people", [25, 26, 256])
def test_a_decision_can_be_about_everybody(people: int) -> None:
    kept = entrants(made.WIDE, people)
    whole = WholeTournament(
        replace(EMPTY, shape=conversion.shaped(Terms(format="swiss")), places=256), kept, ()
    )
    made_page = about_page(screen(whole, "fr"), "disqualify")
    is_readable(made_page)
    offered = [
        int(option["value"])
        for one in walk(made_page.view().to_components())
        for option in one.get("options", ())
    ]
    assert offered == [one.number for one in kept]


@pytest.mark.rule("EVT-5.3")
@pytest.mark.parametrize("locale", made.BOTH)
@pytest.mark.parametrize("names", made.NAMES)
def test_pages_of_appeals_fit(locale: Locale, names: str) -> None:
    whole = list(moments("swiss", made.NAMES[names], "W" * 40))[-1]
    shown = screen(whole, locale)
    pairing = whole.pairings[0]
    person = shown.view.by_number[pairing.people[0]].person
    one = StoredAppeal(
        number=1, at=made.NOW, person=person, pairing=pairing.number, words="W" * 1000
    )
    pages = [
        judging_page(shown, [one, one], ["W" * 200] * 6, "n"),
        judging_page(shown, [], []),
        appeal_page(shown, pairing.people[0]),
        manage_page(shown, "n", 3),
        *(about_page(shown, kind, first) for kind in KINDS for first in (0, 1)),
        *(person_page(shown, kind, about) for kind in WITH_PERSON for about in (0, 1)),
    ]
    for page_ in pages:
        page_.view()
    forms = [appeal_form(shown, 1), judging_form(shown, 1, granted=True), again_form(shown)]
    forms += [act_form(shown, kind, 1, "9" * 20) for kind in KINDS]
    for form in forms:
        assert not modal_faults(form.to_dict())


@pytest.mark.rule("EVT-1.7")
@pytest.mark.parametrize("locale", made.BOTH)
@pytest.mark.parametrize("names", made.NAMES)
def test_pages_of_coaches_fit(locale: Locale, names: str) -> None:
    for whole in (
        opened(made.NAMES[names], 5, Terms(format="swiss")),
        *list(moments("swiss", made.NAMES[names]))[:3],
    ):
        shown = screen(whole, locale)
        coaches = tuple(
            StoredCoach(number=1, person=number, name=made.WIDE[0], agreed=number > 2)
            for number in range(1, 5)
        )
        person = whole.entrants[0].person or 0
        pages = [coach_page(shown, 1, [int(made.LONG_AGO)] * 4)]
        for free in (0, 2):
            team = Team(coaches, free)
            mine = own_page(shown, person, made.NOW, {}, runs_it=True, note="n", team=team)
            asked = shown.view.facts.status == "open"
            assert (("has not answered" in said(mine)) or ("sans réponse" in said(mine))) is asked
            pages.append(mine)
        pages += [coached_page(shown, one, made.NOW, {}, note="n") for one in coaches]
        for one in pages:
            is_readable(one)
            one.view()


@pytest.mark.rule("EVT-1.1")
@pytest.mark.parametrize("locale", made.BOTH)
def test_the_panel_of_options_fits_for_every_game(locale: Locale) -> None:
    for key in made.GAMES:
        most = max(made.GAMES[key].info.seats)
        shown = replace(room(key, most), locale=locale, prefix="m-")
        back = button("t-manage:x", "W" * 18)
        for number in (0, 1):
            one = options_page(shown, back, number)
            is_readable(one)
            assert cut(one) == []
            verbs = {custom_id.partition(":")[0] for custom_id in labels(one)} - {"t-manage"}
            assert verbs <= {"m-options", "m-opt", "m-opts", "m-free"}


@pytest.mark.rule("EVT-1.1", "EVT-2.5")
@pytest.mark.parametrize("locale", made.BOTH)
def test_the_wizard_says_how_many_people_each_format_takes(locale: Locale) -> None:
    """Also in French nothing of it is cut off."""
    found: dict[int, list[str]] = {}
    for pod in (2, 4):
        panels = Panels(
            Draft("allstar", pod=pod), made.GAMES["allstar"].info, LENGTHS, made.TEXTS, locale
        )
        (form,) = [
            one
            for one in walk(page(panels, 1).view().to_components())
            if ":form:" in str(one.get("custom_id"))
        ]
        found[pod] = [str(one["description"]) for one in form["options"]]
    join = "to" if locale == "en" else "à"
    bounds = {
        2: [(3, 16), (4, 256), (3, 64), (5, 256), (12, 128)],
        4: [(5, 24), (6, 256), (12, 128), (6, 256), (6, 64)],
    }
    for pod, lines in found.items():
        assert len(lines) == len(bounds[pod])
        for line, (least, most) in zip(lines, bounds[pod], strict=True):
            assert f"{least} {join} {most} " in line
            assert not line.endswith("…")

"""Every page of a tournament fits and says what is so, in both languages."""

import csv
from dataclasses import replace
from datetime import timedelta
from fractions import Fraction

import msgspec
import pytest

from cogs.lobby.options.page import options_page
from cogs.tournaments import wizard
from cogs.tournaments.entering.entry import needs_page
from cogs.tournaments.organising.appeals import appeal_form, appeal_page, judging_form, judging_page
from cogs.tournaments.organising.decisions import about_page, act_form, person_page
from cogs.tournaments.organising.panel import again_form, helpers_page, manage_page
from cogs.tournaments.organising.tables import matches_csv, pairs_csv, standings_csv
from cogs.tournaments.own import coached_page, own_page, rest_page
from cogs.tournaments.page import call_page, line_page, public_page, table_page
from cogs.tournaments.sheets import Sheets
from cogs.tournaments.team import Team, coach_page
from cogs.tournaments.wizard import Draft, Panels, page, unpacked, with_field
from cogs.tournaments.words import reason, round_of, row_line
from cogs.ui.limits import modal_faults, walk
from cogs.ui.page import Picture, button
from db.records.tournaments import PartOf, StoredAct, StoredAppeal, StoredCoach, WholeTournament
from games.core.info import Start
from games.core.refused import Refused
from locales.texts import Locale
from play.records import Bring
from play.tournaments import course
from play.tournaments.organising import organisers
from play.tournaments.organising.acts import KINDS, WITH_PERSON
from tests.cogs import made
from tests.cogs.fit.test_tables_fit import is_readable
from tests.cogs.labelled import labels, room, said
from tests.cogs.tournaments import EMPTY, SHAPES, entrants, moments, screen, stored
from tests.tournaments.seasons import season
from tournaments.entries import Needs
from tournaments.forecast import Lengths
from tournaments.records import Terms

LENGTHS = Lengths(Fraction(42, 5), Fraction(336, 25))
HOSTILE = "[x](https://evil.example) <@1> # **"


def opened(names: tuple[str, ...], people: int, shape: Terms, **facts: object) -> WholeTournament:
    kept = entrants(names, people)
    late = (replace(one, status="waiting") for one in entrants(names, people + 2)[people:])
    empty = replace(EMPTY, shape=course.shaped(shape), **facts)
    return WholeTournament(empty, (*kept, *late), ())


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
        for one in pages:
            is_readable(one)
            one.view()


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


@pytest.mark.parametrize("locale", made.BOTH)
@pytest.mark.rule("EVT-1.1")
def test_the_panels_of_the_wizard_fit_whatever_is_chosen(locale: Locale) -> None:
    for key, game in made.GAMES.items():
        if max(game.info.seats) < 2:
            continue
        for form in range(len(wizard.FORMATS)):
            for pod in (2, 4):
                if pod not in game.info.seats:
                    continue
                draft = Draft(key, form=form, pod=pod if form < 2 else 2, best=3, cut=8)
                panels = Panels(draft, game.info, LENGTHS, made.TEXTS, locale)
                for number in (1, 2, 3):
                    one = page(panels, number)
                    is_readable(one)
                    one.view()


@pytest.mark.rule("EVT-1.1")
def test_what_was_chosen_travels_in_what_is_pressed() -> None:
    draft = Draft("firstdeck")
    for field, value in (
        ("form", "2"), ("pace", "calm"), ("places", "12"), ("starts", "7"), ("days", "14"),
        ("third", "1"), ("best", "3"), ("cut", "8"), ("twice", "1"), ("preset", "quick"),
        ("free", "0"),
    ):  # fmt: skip
        draft = with_field(draft, field, value)
    assert unpacked(draft.packed()) == draft
    assert len(f"t-set:2:places:{draft.packed()}") <= 100
    unknown = ("firstdeck.-.9.2.quick.8.0.10.0.1.0.4.1", "f.-.0.2.never.8.0.10.0.1.0.4.1")
    for forged in ("", "a.b", *unknown):
        with pytest.raises(Refused):
            unpacked(forged)
    for field, value in (
        *(("seed", "1"), ("form", "9"), ("form", "x"), ("pace", "never"), ("days", "9999")),
        *(("preset", "a.b"), ("preset", "x" * 99), ("game", "x" * 99), ("places", "99999")),
    ):
        with pytest.raises(Refused):
            with_field(draft, field, value)


@pytest.mark.rule("EVT-1.1")
def test_only_sizes_with_which_it_ends_within_the_season_are_offered() -> None:
    info = made.GAMES["firstdeck"].info
    quick = Panels(Draft("firstdeck"), info, LENGTHS, made.TEXTS, "en")
    assert quick.sizes == (3, 4, 5, 6, 7, 8, 9, 10, 12, 14, 16)
    slow = Lengths(Fraction(40), Fraction(60))
    assert Panels(Draft("firstdeck"), info, slow, made.TEXTS, "en").sizes == (3, 4, 5, 6, 7)
    never = replace(quick, lengths=Lengths(Fraction(200), Fraction(300)))
    assert never.sizes == ()
    assert "more than 13 weeks" in said(page(never, 2))
    assert "12 players: 11 matches each, about 4 weeks" in quick.told(12)
    swiss = replace(quick, draft=Draft("firstdeck", form=1))
    assert "12 players: 5 rounds, about 7 weeks" in swiss.told(12)


@pytest.mark.rule("EVT-1.8", "EVT-5.1")
@pytest.mark.parametrize(
    ("locale", "struck", "passed"),
    [("en", "struck: it counts for nothing", "finished by an AI"), ("fr", "rayée", "par une IA")],
)
def test_results_that_are_marked_are_told(locale: Locale, struck: str, passed: str) -> None:
    *_, last = moments("swiss", made.PLAIN)
    first, second, *rest = last.pairings
    marked = (replace(first, struck=True), replace(second, passed=True), *rest)
    words = said(table_page(screen(replace(last, pairings=marked), locale), 0))
    assert struck in words
    assert passed in words
    plain = said(table_page(screen(last, locale), 0))
    assert struck not in plain
    assert passed not in plain


@pytest.mark.rule("EVT-5.2")
@pytest.mark.parametrize("locale", made.BOTH)
def test_days_off_are_told_before_entry(locale: Locale) -> None:
    info = made.GAMES["firstdeck"].info
    told = [
        said(page(Panels(Draft("firstdeck", free=free), info, LENGTHS, made.TEXTS, locale), 3))
        for free in (True, False)
    ]
    assert ["not stop" in one or "n’arrêtent pas" in one for one in told] == [False, True]


def test_names_say_nothing_in_the_voice_of_the_bot() -> None:
    *_, last = moments("swiss", (HOSTILE,) * 6, HOSTILE)
    for whole in (last, replace(last, facts=replace(last.facts, status="running"))):
        shown = screen(whole, "en")
        pages = [public_page(shown, made.NOW), table_page(shown, 0), line_page(shown, 1)]
        pages += [own_page(shown, whole.entrants[0].person or 0, made.NOW, {})]
        for one in pages:
            words = said(one)
            assert "](https" not in words
            assert "<@1>" not in words


@pytest.mark.rule("EVT-4.3")
@pytest.mark.parametrize("locale", made.BOTH)
@pytest.mark.parametrize("shape", SHAPES)
def test_every_reason_has_a_sentence(locale: Locale, shape: str) -> None:
    found: set[str] = set()
    for whole in moments(shape, made.PLAIN):
        shown = screen(whole, locale)
        for row in shown.shown.rows:
            if row.why is not None:
                sentence = reason(shown, row.why)
                assert shown.person(row.why.next) in sentence
                found.add(row.why.criterion)
    assert found


@pytest.mark.rule("EVT-1.8")
def test_files_hold_every_row_and_no_formula() -> None:
    whole = list(moments("swiss", ("=HYPERLINK(1)", "Bao;=1+1", "\uff1d1", "Ana"), "Cup"))[-1]
    shown = screen(whole, "en")
    for made_file, rows in (
        (standings_csv(shown), len(shown.shown.rows)),
        (matches_csv(shown), len(shown.shown.pairings)),
    ):
        read = list(csv.reader(made_file.decode("utf-8-sig").splitlines()))
        assert len(read) == rows + 1
        assert len({len(line) for line in read}) == 1
        cells = [part for line in read for cell in line for part in cell.split(";")]
        assert not any(part.startswith(("=", "\uff1d")) for part in cells)


@pytest.mark.rule("EVT-1.8")
@pytest.mark.parametrize("people", [25, 26, 256])
def test_a_decision_can_be_about_everybody(people: int) -> None:
    kept = entrants(made.WIDE, people)
    whole = WholeTournament(
        replace(EMPTY, shape=course.shaped(Terms(format="swiss")), places=256), kept, ()
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
    person = shown.shown.by_number[pairing.people[0]].person
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


@pytest.mark.rule("EVT-1.4")
@pytest.mark.parametrize("locale", made.BOTH)
def test_what_is_needed_is_told_and_set(locale: Locale) -> None:
    for needs in (
        Needs(),
        Needs(role=77),
        Needs(least=1200, brings=True),
        Needs(most=1000),
        Needs(role=int(made.LONG_AGO), least=900, most=2000, brings=True),
    ):
        kept = course.needed(needs)
        shown = screen(opened(made.WIDE, 5, Terms(format="swiss"), needs=kept), locale)
        panel = needs_page(shown, brings=True)
        is_readable(panel)
        panel.view()
        public = said(public_page(shown, made.NOW))
        assert (("rôle" in public) or ("the role" in public)) is bool(needs.role)
        assert ("1200" in public) is (needs.least == 1200)
        assert ("decks" in public) is needs.brings
    without = labels(
        needs_page(screen(opened(made.PLAIN, 0, Terms(format="swiss")), "en"), brings=False)
    )
    assert not any(one.endswith(":brings") for one in without)


@pytest.mark.rule("EVT-1.4")
def test_ones_own_page_says_what_one_brings() -> None:
    shown = screen(opened(made.PLAIN, 3, Terms(format="swiss")), "en")
    person = shown.shown.entrants[0].person or 0
    asked = made.GAMES["nintendo"].rules().bring(Start(2), 0)
    assert asked is not None
    none, some = (
        own_page(shown, person, made.NOW, {}, bring=Bring(0, asked, given))
        for given in (None, {"decks": []})
    )
    assert "nothing of your own" in said(none)
    assert "is noted" in said(some)
    assert "Choose my deck" in labels(none).values()
    assert "Choose my deck" not in labels(own_page(shown, person, made.NOW, {})).values()


@pytest.mark.rule("EVT-1.5")
@pytest.mark.parametrize("locale", made.BOTH)
def test_what_is_its_creators_alone_is_on_no_other_panel(locale: Locale) -> None:
    shown = screen(opened(made.WIDE, 3, Terms(format="swiss")), locale)
    helpers = tuple((number, "W" * 32) for number in range(1, 26))
    creator = labels(manage_page(shown, helpers=helpers))
    other = labels(manage_page(shown, helpers=helpers, creates=False))
    only = {*creator} - {*other}
    assert {one.partition(":")[0] for one in only} == {"t-off", "t-helper", "t-no-helper"}
    needs = next(label for one, label in creator.items() if one.startswith("t-needs:"))
    assert not needs.endswith("…")
    is_readable(manage_page(shown, helpers=helpers))
    manage_page(shown, helpers=helpers).view()


@pytest.mark.rule("EVT-1.5")
@pytest.mark.parametrize("locale", made.BOTH)
def test_any_of_the_most_organisers_can_be_taken_away(locale: Locale) -> None:
    shown = screen(opened(made.WIDE, 3, Terms(format="swiss")), locale)
    helpers = tuple((number, f"{number} " + "W" * 29) for number in range(1, organisers.MOST + 1))
    panel = manage_page(shown, helpers=helpers)
    is_readable(panel)
    panel.view()
    assert any(one.startswith("t-helpers:") for one in labels(panel))
    listed = helpers_page(shown, helpers)
    is_readable(listed)
    offered = [
        int(option["value"])
        for one in walk(listed.view().to_components())
        for option in one.get("options", ())
    ]
    assert offered == [one for one, _ in helpers]


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
            asked = shown.shown.facts.status == "open"
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
            one.view()
            verbs = {custom_id.partition(":")[0] for custom_id in labels(one)} - {"t-manage"}
            assert verbs <= {"m-options", "m-opt", "m-opts", "m-free"}


@pytest.mark.rule("EVT-1.1")
@pytest.mark.parametrize("locale", made.BOTH)
def test_what_is_prepared_says_so(locale: Locale) -> None:
    shown = screen(opened(made.WIDE, 3, Terms(format="swiss"), planned=True), locale)
    panel = manage_page(shown, helpers=((1, "W" * 32),))
    is_readable(panel)
    panel.view()
    verbs = {custom_id.partition(":")[0] for custom_id in labels(panel)}
    assert {"t-announce", "m-options", "t-matches"} <= verbs
    assert "t-begin" not in verbs
    person = shown.shown.entrants[0].person or 0
    assert not any(one.startswith("t-enter") for one in labels(own_page(shown, 5, made.NOW, {})))
    assert own_page(shown, person, made.NOW, {}).view()


@pytest.mark.parametrize("locale", made.BOTH)
def test_who_waits_for_the_choice_of_another_reads_whose_it_is(locale: Locale) -> None:
    """Between two games of a meeting neither has anything to play (EVT-2.5)."""
    told = 0
    for whole in moments("knockout", made.PLAIN):
        shown = screen(whole, locale)
        for one in shown.shown.choosers:
            games = [two for two in whole.pairings if {one.entrant} < {*two.people}]
            (other,) = {*games[-1].people} - {one.entrant}
            person = shown.shown.by_number[other].person
            assert person is not None
            page = own_page(shown, person, made.NOW, {})
            if not shown.shown.open_of(other) and other not in (
                two.entrant for two in shown.shown.choosers
            ):
                name = shown.shown.by_number[one.entrant].name
                assert f"**{name}**" in said(page)
                told += 1
    assert told


@pytest.mark.parametrize("locale", made.BOTH)
def test_nobody_has_a_row_before_anything_is_over(locale: Locale) -> None:
    seen: set[bool] = set()
    for whole in moments("swiss", made.PLAIN):
        shown = screen(whole, locale)
        person = whole.entrants[0].person
        assert person is not None
        words = said(own_page(shown, person, made.NOW, {}))
        has_row = "pts" in words
        assert has_row == bool(shown.shown.over)
        seen.add(has_row)
    assert seen == {False, True}


@pytest.mark.rule("EVT-1.4")
def test_a_full_tournament_offers_the_waiting_list() -> None:
    for people, label in ((5, "Enter"), (16, "Wait for a place")):
        shown = screen(opened(made.PLAIN, people, Terms(format="swiss"), places=16), "en")
        for one in (public_page(shown, made.NOW), own_page(shown, 1, made.NOW, {})):
            assert labels(one)[f"t-enter:{shown.id}"] == label


@pytest.mark.rule("EVT-1.8")
def test_decisions_are_told_in_words() -> None:
    """A result names places, points have a sign; nobody reads what was typed."""
    *_, whole = moments("swiss", made.PLAIN)
    (pairing, *_) = whole.pairings
    told: dict[str, str] = {}
    for kind, value in (("result", "2, 1"), ("points", "-1"), ("points", "+3"), ("extend", "48")):
        act = StoredAct(
            number=1,
            at=made.NOW,
            person=1,
            kind=kind,
            entrant=pairing.people[0] if kind == "points" else None,
            pairing=pairing.number if kind == "result" else None,
            value=value,
            reason="late",
        )
        found = screen(whole, "en")
        found = replace(found, shown=replace(found.shown, acts=(act,)))
        lines = said(table_page(found, 0)).splitlines()
        (told[value],) = (line for line in lines if line.endswith("late"))
    first, second = (found.person(one) for one in pairing.people)
    assert told["2, 1"] == f"-# Result decided · {first} (2) – {second} (1) · late"
    assert told["-1"] == f"-# Points · {first} · \u22121 pt · late"
    assert told["+3"] == f"-# Points · {first} · +3 pts · late"
    assert told["48"] == "-# Round extended · 48 h · late"


@pytest.mark.rule("EVT-1.2")
def test_each_picture_of_the_message_stands_in_a_gallery_of_its_own() -> None:
    *_, whole = moments("swiss and cut", made.PLAIN)
    pictures = tuple(Picture(f"{name}.png", b"\x89PNG", name) for name in ("bracket", "standings"))
    page = public_page(screen(whole, "en"), made.NOW, pictures)
    galleries = [node for node in walk(page.view().to_components()) if node.get("type") == 12]
    assert [len(one["items"]) for one in galleries] == [1, 1]


@pytest.mark.rule("EVT-4.4")
@pytest.mark.parametrize("shape", ["robin of pods", "swiss"])
def test_every_row_tells_the_places_that_are_possible(shape: str) -> None:
    """On the picture and in words, while it runs; afterwards there is nothing to tell."""
    told = 0
    for whole in moments(shape, made.PLAIN):
        shown = screen(whole, "en")
        left = shown.shown.left
        sheet = Sheets(shown, lambda _: "").standings(0)
        if whole.facts.status == "over":
            assert left is None
            assert {(one.best, one.worst) for one in sheet.lines} == {(0, 0)}
            continue
        assert left is not None
        for row, line in zip(shown.shown.rows, sheet.lines, strict=True):
            one = left[row.entrant]
            assert (line.best, line.worst) == (one.best, one.worst)
            possible = f"places {one.best} to {one.worst}" if one.best < one.worst else "in place"
            assert possible in row_line(shown, row)
            told += 1
    assert told


@pytest.mark.rule("EVT-3.1")
def test_a_file_tells_what_each_pair_cost_by_part() -> None:
    *_, whole = moments("swiss", made.PLAIN)
    shown = screen(whole, "en")
    head, *lines = csv.reader(pairs_csv(shown).decode("utf-8-sig").splitlines())
    assert head == ["round", "first", "second", "points", "places", "seats", "repeat", "bye", "all"]
    assert len(lines) == 4 * (whole.facts.paired - 1)  # of seven people one rests
    names = {shown.person(one.number) for one in whole.entrants}
    for number, first, second, *parts, total in lines:
        assert int(number) > 1
        assert first in names
        assert second in names or not second
        assert sum(map(int, parts)) == int(total)
        assert bool(int(parts[-1])) <= (not second)
    *_, robin = moments("robin", made.PLAIN)
    assert pairs_csv(screen(robin, "en")) == b""


@pytest.mark.rule("EVT-2.5")
def test_the_match_for_the_third_place_is_not_called_the_final() -> None:
    *_, read = season(Terms(format="knockout", third_place=True), 6, 1)
    shown = screen(stored(read, made.PLAIN), "en")
    last = max(one.round for one in read.matches)
    called = {(one.slot, shown.stage(one)) for one in shown.shown.pairings if one.round == last}
    assert called == {(0, "Final"), (1, "Third place")}
    facts = shown.shown.facts
    for slot, words in called:  # above the board of the match, too
        part = PartOf(
            tournament=facts.id,
            name=facts.name,
            shape=msgspec.json.encode(shown.shown.shape).decode(),
            rounds=0,
            bracket=read.bracket,
            round=last,
            number=1,
            slot=slot,
            status="open",
        )
        assert round_of(part, made.TEXTS, "en") == words

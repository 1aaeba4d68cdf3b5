"""Every page of a tournament says what is so, in both languages."""

import re
from datetime import timedelta
from fractions import Fraction

import pytest
from msgspec.structs import replace

from cogs.tournaments.entering.entry import needs_page
from cogs.tournaments.opening.draft import FORMATS, Draft, pods_of, unpacked, with_field
from cogs.tournaments.opening.panels import Panels, page
from cogs.tournaments.organising.panel import manage_page
from cogs.tournaments.own import own_page
from cogs.tournaments.page import line_page, public_page, table_page
from cogs.tournaments.standings.sheets import Sheets
from cogs.tournaments.words import reason, row_line
from cogs.ui.limits import walk
from cogs.ui.page import PictureFile
from db.records.tournaments import WholeTournament
from games.core.contract import asked as asked_of
from games.core.info import Start
from games.core.refused import Refused
from locales.texts import Locale
from play.lobby.records import Bring
from play.tournaments import conversion
from tests.cogs import made
from tests.cogs.fit.test_tables_fit import is_readable
from tests.cogs.labelled import labels, said
from tests.cogs.tournaments.samples import SHAPES, moments, opened, screen, stored
from tests.tournaments.seasons import season
from tournaments.entries import Needs
from tournaments.forecast import Lengths
from tournaments.records import Terms

LENGTHS = Lengths(Fraction(42, 5), Fraction(336, 25))
HOSTILE = "[x](https://evil.example) <@1> # **"


@pytest.mark.rule("EVT-1.5", "EVT-1.8")
@pytest.mark.parametrize(
    ("locale", "away", "paused", "suspended"),
    [
        ("en", "The game is not available right now.", "nothing new begins for now", "deadline"),
        ("fr", "Le jeu n’est pas disponible", "ne commence pour l’instant", "l’échéance"),
    ],
)
def test_what_stands_still_says_why_and_shows_no_deadline(
    locale: Locale, away: str, paused: str, suspended: str
) -> None:
    names = made.NAMES["plain"]
    (robin, *_), (swiss, *_) = moments("robin", names), moments("swiss", names)
    open_ = opened(names, 4, Terms(format="swiss"), starts_at=made.NOW)

    def told(whole: WholeTournament, **dates: object) -> str:
        changed = replace(whole, facts=whole.facts.with_dates(**dates))
        page = public_page(screen(changed, locale), made.NOW)
        is_readable(page)
        return said(page)

    until = f"<t:{int(made.NOW.timestamp())}:R>"
    runs = told(swiss)
    assert until in runs
    assert not any(one in runs for one in (away, paused, suspended))
    for whole in (robin, swiss, open_):
        assert away in told(whole, absent_at=made.NOW)
    assert until not in told(swiss, absent_at=made.NOW)
    earlier = made.NOW - timedelta(hours=1)
    assert until not in told(swiss, paused_at=earlier)
    assert suspended in told(swiss, paused_at=earlier)
    none = told(robin, paused_at=made.NOW, until_at=None)
    assert paused in none
    assert suspended not in none


@pytest.mark.rule("EVT-1.1")
def test_what_was_chosen_travels_in_what_is_pressed() -> None:
    draft = Draft("firstdeck")
    for field, value in (
        ("form", "2"), ("pace", "calm"), ("places", "12"), ("starts", "7"), ("days", "14"),
        ("third", "1"), ("best", "3"), ("cut", "8"), ("twice", "1"), ("preset", "quick"),
        ("free", "0"), ("full", "1"),
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


@pytest.mark.rule("EVT-1.1", "EVT-2.5", "EVT-2.6")
@pytest.mark.parametrize("form", range(len(FORMATS)))
def test_what_was_chosen_for_another_format_falls_away(form: int) -> None:
    """Nothing holds that the panels do not show: they show it where it holds."""
    info = made.GAMES["firstdeck"].info
    draft = Draft("firstdeck", form=form, best=3, third=True, twice=True)
    days = Lengths(Fraction(2), Fraction(3))
    panels = Panels(draft, info, days, made.TEXTS, "en")
    fields = {one.split(":")[2] for one in labels(page(panels, 2)) if one.startswith("t-set:")}
    shape = panels.shape
    holds = {"best": shape.best_of == 3, "third": shape.third_place, "twice": shape.twice}
    assert {one for one, held in holds.items() if held} == fields & {*holds}
    assert holds["third"] is holds["best"] is FORMATS[form].bracket
    told = said(page(panels, 3))
    assert ("match for third place" in told) is holds["third"]
    if form == 0:
        pods = replace(draft, pod=3).shape(info)
        assert not pods.twice


@pytest.mark.rule("EVT-1.1")
@pytest.mark.parametrize(
    ("locale", "label"),
    [("en", "Channel of the matches:"), ("fr", "Salon des parties\u00a0:")],
)
def test_what_a_chosen_channel_is_for_stands_above_it(locale: Locale, label: str) -> None:
    info = made.GAMES["firstdeck"].info
    (whole, *_) = moments("swiss", made.PLAIN)
    for channel in (None, 77):
        facts = replace(whole.facts, matches_channel=channel)
        shown = manage_page(screen(replace(whole, facts=facts), locale))
        draft = Draft("firstdeck", places=16, channel=channel or 0)
        panel = page(Panels(draft, info, LENGTHS, made.TEXTS, locale), 3)
        for one in (shown, panel):
            assert (label in said(one)) is (channel is not None)
            assert "t-matches:" in str(labels(one)) or ":channel:" in str(labels(one))


@pytest.mark.rule("EVT-1.7")
@pytest.mark.rule("EVT-3.3")
@pytest.mark.parametrize("game", sorted(made.GAMES))
def test_whoever_enters_pods_plays_in_them(game: str) -> None:
    info = made.GAMES[game].info
    pods = pods_of(info)
    known = {"allstar": (3, 4, 5, 6), "firstdeck": (3, 4, 5), "nba": ()}
    assert pods == known.get(game, pods)
    for size, form in ((size, form) for size in pods for form in (0, 1)):
        panels = Panels(Draft(game, form=form, pod=size), info, LENGTHS, made.TEXTS, "en")
        assert panels.sizes
        for people in panels.sizes:
            assert FORMATS[form].forecast(panels.shape, people, LENGTHS, Fraction(10)).matches
    for size in {3, 4, 5, 6} - {*pods}:
        with pytest.raises(Refused):
            Draft(game, pod=size).shape(info)


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
    assert "t-new:3" not in str(labels(page(never, 2)))
    assert said(page(quick, 99)) == said(page(quick, 3))  # there are three panels
    assert "12 players: 11 matches each, about 4 weeks" in quick.told(12)
    swiss = replace(quick, draft=Draft("firstdeck", form=1))
    assert "12 players: 5 rounds, about 7 weeks" in swiss.told(12)


@pytest.mark.rule("EVT-3.3")
@pytest.mark.parametrize(
    ("pod", "people", "sizes"),
    [
        (4, 9, ["3, 3, 3", "5, 4"]),
        (4, 12, ["3, 3, 3, 3", "4, 4, 4"]),
        (5, 16, ["4, 4, 4, 4", "6, 5, 5"]),
        (5, 20, ["4, 4, 4, 4, 4", "5, 5, 5, 5"]),
        (4, 16, []),
        (4, 8, []),
        (2, 12, []),
    ],
)
def test_the_wizard_asks_where_strangers_cost_the_wanted_size(
    pod: int, people: int, sizes: list[str]
) -> None:
    info = made.GAMES["allstar"].info
    draft = Draft("allstar", form=1, pod=pod, places=people)
    days = Lengths(Fraction(2), Fraction(3))
    panels = Panels(draft, info, days, made.TEXTS, "en")
    asked = [
        one
        for one in walk(page(panels, 2).view().to_components())
        if ":full:" in str(one.get("custom_id", ""))
    ]
    offered = [str(option["label"]) for one in asked for option in one["options"]]
    assert [label.removeprefix("Sizes of the matches · ") for label in offered] == sizes
    if not sizes:
        return
    (one,) = asked
    told = [option["description"] for option in one["options"]]
    assert told == [
        "Nobody meets anybody again in the first 3 rounds",
        "Some meet again from round 2 on",
    ]
    full = replace(panels, draft=with_field(draft, "full", "1"))
    assert full.shape.full
    assert not replace(full, draft=replace(full.draft, form=0)).shape.full
    assert "By round 2 at the latest, some meet again." in full.told(people)
    assert "everybody meets everybody" not in full.told(people)


@pytest.mark.rule("EVT-3.3")
def test_a_robin_is_proposed_where_no_cut_spares_repeats() -> None:
    info, days = made.GAMES["allstar"].info, Lengths(Fraction(2), Fraction(3))
    for pod, few in ((4, {6, 7, 8, 10}), (5, {6, 7, 8, 9, 10, 12, 14})):
        draft = Draft("allstar", form=1, pod=pod)
        panels = Panels(draft, info, days, made.TEXTS, "en")
        told = {people for people in panels.sizes if "everybody meets" in panels.told(people)}
        assert told == few


@pytest.mark.rule("EVT-1.1")
def test_a_panel_of_an_older_release_goes_on() -> None:
    """It asked nothing about the size of pods."""
    draft = Draft("firstdeck", places=12, channel=77)
    older, _ = draft.packed().rsplit(".", 1)
    assert unpacked(older) == draft


@pytest.mark.rule("EVT-1.1")
def test_what_makes_it_too_long_can_be_chosen_otherwise() -> None:
    """Best of three from a choice that fitted: it must not take away the way back."""
    info, lengths = made.GAMES["firstdeck"].info, Lengths(Fraction(9), Fraction(14))
    draft = Draft("firstdeck", form=3, days=14, best=3)
    long = Panels(draft, info, lengths, made.TEXTS, "en")
    assert not long.sizes
    shown = labels(page(long, 2))
    fields = {one.split(":")[2] for one in shown if one.startswith("t-set:")}
    assert fields == {"starts", "days", "ends", "rounds", "best", "third", "cut", "free"}
    once = Panels(with_field(draft, "best", "1"), info, lengths, made.TEXTS, "en")
    assert once.sizes


@pytest.mark.rule("EVT-1.4", "EVT-2.6")
@pytest.mark.parametrize(
    ("locale", "rounds", "cut", "best", "late"),
    [
        (
            "en",
            "5 rounds and a knockout of 8,",
            "The top 8 of",
            "best of 3",
            "Nobody can enter once",
        ),
        (
            "fr",
            "5 rondes et une élimination à 8,",
            "Les 8 premiers",
            "des 3 parties",
            "ne peut plus",
        ),
    ],
)
def test_what_awaits_whoever_enters_is_told(
    locale: Locale, rounds: str, cut: str, best: str, late: str
) -> None:
    info = made.GAMES["allstar"].info
    days = Lengths(Fraction(2), Fraction(3))
    draft = Draft("allstar", form=3, places=12, cut=8, best=3)
    told = said(page(Panels(draft, info, days, made.TEXTS, locale), 3)).replace("\n", " ")
    for one in (rounds, cut, best):
        assert one in told
    assert late not in told
    for draft in (Draft("allstar", pod=3), Draft("allstar", form=2)):
        told = said(page(Panels(draft, info, days, made.TEXTS, locale), 3))
        assert late in told
        assert best not in told


@pytest.mark.parametrize(
    ("locale", "pages"),
    [
        ("en", [["Places 9–16"], ["Places 1–8", "Places 17–20"], ["Places 9–16"]]),
        ("fr", [["Places 9–16"], ["Places 1–8", "Places 17–20"], ["Places 9–16"]]),
    ],
)
def test_pages_of_the_standings_say_which_places_they_have(
    locale: Locale, pages: list[list[str]]
) -> None:
    *_, last = season(Terms(format="swiss", rounds=1), 20, 2)
    shown = screen(stored(last, made.PLAIN), locale)
    found = [labels(table_page(shown, at)) for at in range(3)]
    assert [[one for one in some.values() if "–" in one] for some in found] == pages
    assert labels(table_page(shown, 9)) == found[-1]


@pytest.mark.rule("EVT-5.2")
@pytest.mark.parametrize("locale", made.BOTH)
def test_days_off_are_told_before_entry(locale: Locale) -> None:
    info = made.GAMES["firstdeck"].info
    told = [
        said(page(Panels(Draft("firstdeck", free=free), info, LENGTHS, made.TEXTS, locale), 3))
        for free in (True, False)
    ]
    assert ["not stop" in one or "ne s’arrête pas" in one for one in told] == [False, True]


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
        for row in shown.view.rows:
            if row.why is not None:
                sentence = reason(shown, row.why)
                assert shown.person(row.why.next) in sentence
                found.add(row.why.criterion)
    assert found


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
        kept = conversion.needed(needs)
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
    person = shown.view.entrants[0].person or 0
    asked = asked_of.bring(made.GAMES["nintendo"].rules(), Start(2), 0)
    assert asked is not None
    none, some = (
        own_page(shown, person, made.NOW, {}, bring=Bring(0, asked, given))
        for given in (None, {"decks": []})
    )
    assert "nothing of your own" in said(none)
    assert "is noted" in said(some)
    assert "Choose my deck" in labels(none).values()
    assert "Choose my deck" not in labels(own_page(shown, person, made.NOW, {})).values()


@pytest.mark.rule("EVT-1.1")
@pytest.mark.parametrize("locale", made.BOTH)
def test_what_is_prepared_says_so(locale: Locale) -> None:
    shown = screen(opened(made.WIDE, 3, Terms(format="swiss"), preparing=True), locale)
    panel = manage_page(shown, helpers=((1, "W" * 32),))
    is_readable(panel)
    panel.view()
    verbs = {custom_id.partition(":")[0] for custom_id in labels(panel)}
    assert {"t-announce", "m-options", "t-matches"} <= verbs
    assert "t-begin" not in verbs
    person = shown.view.entrants[0].person or 0
    assert not any(one.startswith("t-enter") for one in labels(own_page(shown, 5, made.NOW, {})))
    assert own_page(shown, person, made.NOW, {}).view()


@pytest.mark.parametrize("locale", made.BOTH)
def test_who_waits_for_the_choice_of_another_reads_whose_it_is(locale: Locale) -> None:
    """Between two games of a meeting neither has anything to play (EVT-2.5)."""
    told = 0
    for whole in moments("knockout", made.PLAIN):
        shown = screen(whole, locale)
        for one in shown.view.choosers:
            games = [two for two in whole.pairings if {one.entrant} < {*two.people}]
            (other,) = {*games[-1].people} - {one.entrant}
            person = shown.view.by_number[other].person
            assert person is not None
            page = own_page(shown, person, made.NOW, {})
            if not shown.view.open_of(other) and other not in (
                two.entrant for two in shown.view.choosers
            ):
                name = shown.view.by_number[one.entrant].name
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
        has_row = bool(re.search(r"\bpts?\b", words))
        assert has_row == bool(shown.view.over)
        seen.add(has_row)
    assert seen == {False, True}


@pytest.mark.rule("EVT-1.4")
def test_a_full_tournament_offers_the_waiting_list() -> None:
    for people, label in ((5, "Enter"), (16, "Wait for a place")):
        shown = screen(opened(made.PLAIN, people, Terms(format="swiss"), places=16), "en")
        for one in (public_page(shown, made.NOW), own_page(shown, 1, made.NOW, {})):
            assert labels(one)[f"t-enter:{shown.id}"] == label


@pytest.mark.rule("EVT-1.2")
def test_each_picture_of_the_message_stands_in_a_gallery_of_its_own() -> None:
    *_, whole = moments("swiss and cut", made.PLAIN)
    pictures = tuple(
        PictureFile(f"{name}.png", b"\x89PNG", name) for name in ("bracket", "standings")
    )
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
        left = shown.view.left
        sheet = Sheets(shown, lambda _: "").standings(0)
        if whole.facts.status == "over":
            assert left is None
            assert {(one.best, one.worst) for one in sheet.lines} == {(0, 0)}
            continue
        assert left is not None
        for row, line in zip(shown.view.rows, sheet.lines, strict=True):
            one = left[row.entrant]
            assert (line.best, line.worst) == (one.best, one.worst)
            possible = f"places {one.best} to {one.worst}" if one.best < one.worst else "in place"
            assert possible in row_line(shown, row)
            told += 1
    assert told


@pytest.mark.rule("EVT-2.7", "EVT-1.1")
def test_a_rolling_tournament_says_whom_one_meets_and_until_when() -> None:
    info, forms = made.GAMES["firstdeck"].info, {one.key: at for at, one in enumerate(FORMATS)}
    draft = Draft("firstdeck", form=forms["rolling"], places=16, rounds=6, pace="live-3")
    with pytest.raises(Refused):
        unpacked(draft.packed())  # not in an evening
    draft = with_field(Draft("firstdeck", pace="live-3"), "form", str(forms["rolling"]))
    assert not draft.live
    for pod, words in ((2, "near you in the standings"), (4, "with one fewer")):
        shown = Panels(replace(draft, pod=pod, rounds=6), info, LENGTHS, made.TEXTS, "en")
        told = said(page(shown, 3))
        assert words in told
        assert "lasts 6 weeks" in told
        assert shown.shape.season == 42


@pytest.mark.rule("EVT-2.8")
def test_a_final_table_is_for_pods_alone() -> None:
    forms = {one.key: at for at, one in enumerate(FORMATS)}
    draft = Draft("firstdeck", form=forms["swiss+table"], pod=4)
    assert with_field(draft, "pod", "2").form == forms["swiss"]
    assert with_field(draft, "pod", "3").form == draft.form
    with pytest.raises(Refused):
        unpacked(replace(draft, pod=2).packed())

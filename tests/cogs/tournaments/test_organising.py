"""What organisers read: panels, decisions, files."""

from fractions import Fraction

import pytest
from discord import ui
from msgspec.structs import replace

from cogs.tournaments.log import log_page
from cogs.tournaments.organising.decisions import about_page
from cogs.tournaments.organising.outcomes import (
    SHARED,
    chosen_order,
    outcome_line,
    outcome_page,
    places,
    written,
)
from cogs.tournaments.organising.panel import helpers_page, manage_page
from cogs.tournaments.organising.waits import waits_page
from cogs.tournaments.own import own_page
from cogs.tournaments.page import table_page
from cogs.ui.limits import walk
from cogs.ui.page import Page, PictureFile
from db.records.tournaments import Awaited, StoredAct
from games.core.refused import Refused
from locales.texts import Locale
from play.tournaments.organising import organisers
from tests.cogs import made
from tests.cogs.fit.test_tables_fit import is_readable
from tests.cogs.labelled import labels, said
from tests.cogs.tournaments.samples import SHAPES, moments, opened, screen
from tournaments.forecast import Lengths
from tournaments.records import Terms

LENGTHS = Lengths(Fraction(42, 5), Fraction(336, 25))
HOSTILE = "[x](https://evil.example) <@1> # **"


@pytest.mark.rule("EVT-1.8", "EVT-5.1")
@pytest.mark.parametrize(
    ("locale", "struck", "passed"),
    [("en", "struck: it counts for nothing", "finished by an AI"), ("fr", "rayée", "par une IA")],
)
def test_results_that_are_marked_are_told(locale: Locale, struck: str, passed: str) -> None:
    *_, last = moments("swiss", made.PLAIN)
    last = replace(last, pairings=tuple(replace(one, absent=()) for one in last.pairings))
    first, second, *rest = last.pairings
    marked = (replace(first, struck=True), replace(second, late=second.people[:1]), *rest)
    words = said(table_page(screen(replace(last, pairings=marked), locale), 0))
    assert struck in words
    assert passed in words
    plain = said(table_page(screen(last, locale), 0))
    assert struck not in plain
    assert passed not in plain


@pytest.mark.rule("EVT-1.8")
def test_a_match_that_a_ruling_struck_is_told_once() -> None:
    *_, last = moments("swiss", made.PLAIN)
    first, *rest = last.pairings
    act = StoredAct(
        number=1,
        at=made.NOW,
        person=1,
        kind="strike",
        reason="two accounts",
        entrant=None,
        pairing=first.number,
        value="struck",
    )
    whole = replace(last, pairings=(replace(first, struck=True), *rest))
    shown = screen(whole, "en")
    shown = replace(shown, view=replace(shown.view, acts=(act,)))
    for page in (table_page(shown, 0), log_page(shown)):
        words = said(page)
        assert "Match struck" in words
        assert "two accounts" in words
        assert "it counts for nothing" not in words


@pytest.mark.rule("EVT-1.8")
@pytest.mark.parametrize(
    ("locale", "gone", "come", "line"),
    [
        ("en", 7, 8, "Bao comes in for Ana · ill"),
        ("fr", 7, 8, "Bao remplace Ana · ill"),
        ("en", 0, 8, "Bao comes in for former player 1 · ill"),
        ("fr", 7, 0, "ancien joueur 1 remplace Ana · ill"),
        ("en", 8, 9, "Olga comes in for Bao · decided by Olga, whom it concerns · ill"),
        ("en", 0, 0, "Comes in as a replacement · "),
        ("fr", None, None, "Entre en remplacement · "),
    ],
)
def test_it_is_said_who_came_in_for_whom(
    locale: Locale, gone: int | None, come: int | None, line: str
) -> None:
    *_, last = moments("swiss", made.PLAIN)
    act = StoredAct(
        number=1,
        at=made.NOW,
        person=9,
        kind="replace",
        reason="ill",
        entrant=1,
        pairing=None,
        value="",
        gone=gone,
        come=come,
    )
    shown = screen(last, locale)
    names = {7: "Ana", 8: "Bao", 9: "Olga"}
    shown = replace(shown, view=replace(shown.view, acts=(act,), names=names))
    for page in (table_page(shown, 0), log_page(shown)):
        assert line in said(page)
        assert "[" not in said(page)


@pytest.mark.rule("EVT-1.8")
def test_a_struck_match_says_so_where_it_can_count_again() -> None:
    *_, last = moments("swiss", made.WIDE)
    first, *rest = last.pairings
    shown = screen(replace(last, pairings=(replace(first, struck=True), *rest)), "en")
    nodes = walk(about_page(shown, "strike").view().to_components())
    options = [one for node in nodes for one in node.get("options", ())]
    marked = [one["value"] for one in options if one["label"].startswith("struck")]
    assert marked == [str(first.number)]
    assert len(options) == len(last.pairings)


@pytest.mark.rule("EVT-1.8", "EVT-2.3")
@pytest.mark.parametrize(("shape", "offered"), [("robin of pods", False), ("swiss", True)])
def test_nothing_is_offered_that_cannot_be_decided(shape: str, offered: bool) -> None:
    """In pods of a robin nobody comes in late, and there are no rounds."""
    begun = next(one for one in moments(shape, made.PLAIN) if one.facts.status == "running")
    panel = manage_page(screen(begun, "en"))
    nodes = walk(panel.view().to_components())
    (found,) = (one for one in nodes if str(one.get("custom_id", "")).startswith("t-act:"))
    kinds = {one["value"] for one in found["options"]}
    assert {"result", "replace", "drop", "pause"} <= kinds
    for kind in ("extend", "pair", "add"):
        assert (kind in kinds) is offered


@pytest.mark.parametrize(
    ("locale", "before", "after"),
    [
        ("fr", "Gérer les joueurs…", "Intervenir…"),
        ("en", "Manage players…", "Step in…"),
    ],
)
def test_what_organisers_can_do_is_named_for_its_time(
    locale: Locale, before: str, after: str
) -> None:
    begun = next(one for one in moments("swiss", made.PLAIN) if one.facts.status == "running")
    waiting = opened(made.PLAIN, 4, SHAPES["swiss"][0])
    for whole, label in ((waiting, before), (begun, after)):
        nodes = walk(manage_page(screen(whole, locale)).view().to_components())
        (found,) = (one for one in nodes if str(one.get("custom_id", "")).startswith("t-act:"))
        assert found["placeholder"] == label


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


@pytest.mark.rule("EVT-1.14")
@pytest.mark.parametrize("locale", made.BOTH)
def test_organisers_who_have_left_the_server_are_marked(locale: Locale) -> None:
    shown = screen(opened(made.PLAIN, 3, Terms(format="swiss")), locale)
    for many in (2, 30):
        helpers = tuple((number, f"Org{number}") for number in range(1, many + 1))
        pages = (
            manage_page(shown, helpers=helpers, gone={2}),
            helpers_page(shown, helpers, {2}),
        )
        for page in pages[many > 25 :]:
            listed = [
                str(option["label"])
                for one in walk(page.view().to_components())
                for option in one.get("options", ())
            ]
            assert f"Org2 · {shown.ui('is-left')}" in listed
            assert "Org1" in listed


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
        found = replace(found, view=replace(found.view, acts=(act,)))
        lines = said(table_page(found, 0)).splitlines()
        (told[value],) = (line for line in lines if line.endswith("late"))
    first, second = (found.person(one) for one in pairing.people)
    assert told["2, 1"] == f"-# {second} wins against {first}, decided by the organisers: late"
    assert told["-1"] == f"-# Points · {first} · \u22121 pt · late"
    assert told["+3"] == f"-# Points · {first} · +3 pts · late"
    assert told["48"] == "-# Round extended · 48 h · late"


@pytest.mark.rule("EVT-1.15")
def test_a_result_is_chosen_and_never_typed() -> None:
    """Who won or a draw; in pods one after the other, the rest may share a place."""
    *_, whole = moments("robin of pods", made.PLAIN)
    pod = next(one for one in whole.pairings if len(one.people) == 3)
    found = screen(whole, "en")
    first, second, third = pod.people
    page = outcome_page(found, pod)
    is_readable(page)
    order, is_whole = chosen_order(pod, "", str(second))
    assert (order, is_whole) == ([second], False)
    assert f"1. {found.person(second)}" in said(outcome_page(found, pod, order))
    order, is_whole = chosen_order(pod, str(second), str(third))
    assert (order, is_whole) == ([second, third], True)
    assert written(places(pod, order)) == "3 1 2"
    order, is_whole = chosen_order(pod, str(second), SHARED)
    assert is_whole
    assert written(places(pod, order)) == "2 1 2"
    assert written(places(pod, chosen_order(pod, "", SHARED)[0])) == "1 1 1"
    told = outcome_line(found, pod, "3.1.2")
    assert told == ", ".join(
        f"{at}. {found.person(one)}" for at, one in enumerate((second, third, first), 1)
    )
    for wrong in (("", "999"), (str(second), str(second)), ("", "x"), ("999", SHARED)):
        with pytest.raises(Refused):
            chosen_order(pod, *wrong)


@pytest.mark.rule("EVT-1.8")
@pytest.mark.parametrize("kind", ["strike", "result"])
def test_a_match_of_any_round_of_a_large_tournament_can_be_decided(kind: str) -> None:
    """Where all of them have no room on a page it is asked whose match it is."""

    def offered(page: Page) -> dict[str, set[str]]:
        found: dict[str, set[str]] = {}
        for item in page.view().walk_children():
            if isinstance(item, ui.Select):
                verb = item.custom_id.split(":")[0]
                found.setdefault(verb, set()).update(one.value for one in item.options)
        return found

    *_, whole = moments("swiss", made.WIDE)
    one = next(one for one in whole.pairings if one.status == "over")
    few, many = (
        replace(whole, pairings=tuple(replace(one, number=number) for number in range(1, last + 1)))
        for last in (300, 301)
    )
    assert offered(about_page(screen(few, "en"), kind)) == {
        "t-about": {str(number) for number in range(1, 301)}
    }
    page = about_page(screen(many, "en"), kind)
    is_readable(page)
    assert offered(page) == {"t-of": {*map(str, one.people)}}
    first, *rest = many.pairings
    absent = tuple(who.number for who in whole.entrants if who.number not in one.people)[:2]
    others = tuple(replace(each, people=absent) for each in rest)
    page = about_page(screen(replace(many, pairings=(first, *others)), "en"), kind, one.people[0])
    is_readable(page)
    assert offered(page) == {"t-about": {"1"}}


@pytest.mark.rule("EVT-1.8")
@pytest.mark.parametrize(
    ("locale", "own"),
    [("en", "decided by {who}, whom it concerns"), ("fr", "décidé par {who}, que cela concerne")],
)
def test_who_decides_about_their_own_match_is_named(locale: Locale, own: str) -> None:
    *_, whole = moments("swiss", made.PLAIN)
    (pairing, *_) = whole.pairings
    first, second = pairing.people
    (other,) = [one for one in whole.pairings[1].people if one not in pairing.people][:1]
    person = {one.number: one.person for one in whole.entrants}
    for decider, kind, about, value in (
        (first, "result", pairing.number, "1 2"),
        (second, "strike", pairing.number, "struck"),
        (first, "points", first, "2"),
        (second, "pair", first, str(second)),
        (other, "result", pairing.number, "1 2"),
        (first, "points", second, "2"),
        (None, "result", pairing.number, "1 2"),
    ):
        of_match = kind in {"result", "strike"}
        act = StoredAct(
            number=1,
            at=made.NOW,
            person=None if decider is None else person[decider],
            kind=kind,
            entrant=None if of_match else about,
            pairing=about if of_match else None,
            value=value,
            reason="late",
        )
        concerned = {*pairing.people} if of_match else {about}
        concerned |= {second} if kind == "pair" else set()
        shown = screen(whole, locale)
        shown = replace(shown, view=replace(shown.view, acts=(act,)))
        who = "" if decider is None else shown.person(decider)
        for page in (table_page(shown, 0), log_page(shown)):
            told = own.format(who=who) in said(page)
            assert told == (decider in concerned), (kind, decider)


@pytest.mark.rule("EVT-1.8")
@pytest.mark.parametrize("locale", made.BOTH)
def test_all_that_was_decided_is_read_by_pages_and_names_people(locale: Locale) -> None:
    *_, whole = moments("swiss", made.WIDE)
    (pairing, *_) = whole.pairings
    first, second = pairing.people[:2]

    def act(number: int, kind: str, about: int | None = None, value: str = "") -> StoredAct:
        held = (None, pairing.number) if kind == "strike" else (about, None)
        return StoredAct(
            number=number,
            at=made.NOW,
            person=1,
            kind=kind,
            entrant=held[0],
            pairing=held[1],
            value=value,
            reason=f"{number}" + "*" * 197,
        )

    acts = [act(1, "add", first), act(2, "pair", first, str(second)), act(3, "add", 999)]
    acts += [act(4, "strike", value="struck"), act(5, "strike", value="again")]
    acts += [act(number, "pause") for number in range(6, 40)]
    shown = screen(whole, locale)
    few = replace(shown, view=replace(shown.view, acts=tuple(acts[:5])))
    shown = replace(shown, view=replace(shown.view, acts=tuple(acts)))
    buttons = [labels(table_page(one, 0)) for one in (few, shown)]
    assert [f"t-log:{shown.id}" in one for one in buttons] == [False, True]
    lines: list[str] = []
    for at in range(99):
        page = log_page(shown, at)
        is_readable(page)
        page.view()
        lines += [one for one in said(page).splitlines() if one.startswith("•")]
        if f"t-log:{shown.id}:{at + 1}" not in labels(page):
            break
    assert len(lines) == len(acts)
    told = lines[::-1]
    one, other = shown.person(first), shown.person(second)
    assert one in told[0]
    assert f"{one} ↔ {other}" in told[1]
    assert "999" in told[2]
    assert all(one in line and other in line for line in told[3:5])
    assert told[3].split(" · ")[0] != told[4].split(" · ")[0]


@pytest.mark.rule("EVT-1.8")
@pytest.mark.parametrize("locale", made.BOTH)
def test_once_it_is_over_what_was_wrong_can_be_put_right(locale: Locale) -> None:
    for shape in SHAPES:
        *_, whole = moments(shape, made.WIDE)
        panel = manage_page(screen(whole, locale))
        is_readable(panel)
        panel.view()
        offered = {
            option["value"]
            for one in walk(panel.view().to_components())
            for option in one.get("options", ())
        }
        without = {"points"} if shape in {"knockout", "heats"} else set[str]()
        assert offered == {"result", "strike", "points", "disqualify", "readmit"} - without


@pytest.mark.rule("EVT-1.8", "EVT-5.3")
def test_what_was_decided_about_somebody_stands_on_their_own_page() -> None:
    *_, last = moments("swiss", made.PLAIN)
    first = last.pairings[0]
    act = StoredAct(
        number=1,
        at=made.NOW,
        person=1,
        kind="granted",
        entrant=None,
        pairing=first.number,
        value="",
        reason="a slip",
    )
    shown = replace(screen(last, "en").view, acts=(act,))
    for entry in last.entrants:
        page = own_page(replace(screen(last, "en"), view=shown), entry.person or 0, made.NOW, {})
        assert ("a slip" in said(page)) == (entry.number in first.people)


@pytest.mark.parametrize(("locale", "label"), [("fr", "L’amener ici"), ("en", "Bring it here")])
def test_it_is_said_that_the_tournament_comes_here(locale: Locale, label: str) -> None:
    begun = next(one for one in moments("swiss", made.PLAIN) if one.facts.status == "running")
    assert label in labels(manage_page(screen(begun, locale))).values()


@pytest.mark.rule("EVT-1.13")
def test_a_name_makes_no_link_beside_the_picture_of_who_is_awaited() -> None:
    whole, *_ = moments("swiss", ("Bob](https://ev.il/x)[",))
    pairing = next(one for one in whole.pairings if one.match)
    row = Awaited(
        pairing=pairing.number,
        match=pairing.match or "",
        entrant=pairing.people[0],
        person=1,
        since=made.NOW,
        misses=0,
        deadline_at=None,
        channel=10,
        called_at=None,
        gone=False,
    )
    picture = PictureFile("board.png", b"", "")
    for shown in (None, picture):
        words = said(waits_page(screen(whole, "en"), [row], 0, made.NOW, 1, picture=shown))
        assert "](https://discord.com/channels/1/10)" in words
        assert "](https://ev.il" not in words

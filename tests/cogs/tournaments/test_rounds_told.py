"""What the message of a tournament tells of rounds, check-ins, pods and flows."""

from datetime import timedelta
from fractions import Fraction

import msgspec
import pytest
from msgspec.structs import replace

from cogs.tournaments.opening.draft import FORMATS, Draft, with_field
from cogs.tournaments.opening.panels import Panels, page
from cogs.tournaments.own import own_page
from cogs.tournaments.page import public_page
from cogs.tournaments.standings.sheets import Sheets
from cogs.ui.rounds import round_of
from db.records.tournaments import PartOf
from locales.texts import Locale
from play.tournaments import beginnings
from play.tournaments.repository import admitted
from tests.cogs import made
from tests.cogs.labelled import labels, said
from tests.cogs.tournaments.samples import moments, opened, screen, stored
from tests.tournaments.seasons import season
from tournaments.forecast import Lengths
from tournaments.records import Terms

LENGTHS = Lengths(Fraction(42, 5), Fraction(336, 25))
HOSTILE = "[x](https://evil.example) <@1> # **"


@pytest.mark.rule("EVT-2.5")
def test_the_match_for_the_third_place_is_not_called_the_final() -> None:
    *_, read = season(Terms(format="knockout", third_place=True), 6, 1)
    shown = screen(stored(read, made.PLAIN), "en")
    last = max(one.round for one in read.matches)
    called = {(one.slot, shown.stage(one)) for one in shown.view.pairings if one.round == last}
    assert called == {(0, "Final"), (1, "Third place")}
    facts = shown.view.facts
    for slot, words in called:  # above the board of the match, too
        part = PartOf(
            tournament=facts.id,
            name=facts.name,
            shape=msgspec.json.encode(shown.view.shape).decode(),
            rounds=0,
            bracket=read.bracket,
            round=last,
            number=1,
            slot=slot,
            status="open",
        )
        assert round_of(part, made.TEXTS, "en") == words


@pytest.mark.rule("EVT-1.4")
@pytest.mark.parametrize(
    ("locale", "told"),
    [
        ("en", ["Confirmed (2): Ana and Chloé", "Not yet (1): Bao"]),
        ("fr", ["Ont confirmé (2)\u00a0: Ana et Chloé", "Pas encore (1)\u00a0: Bao"]),
    ],
)
def test_a_check_in_tells_who_has_confirmed(locale: Locale, told: list[str]) -> None:
    begins = made.NOW + timedelta(hours=30)
    whole = opened(made.PLAIN, 3, Terms(format="swiss"), starts_at=begins, places=3)
    for number in (1, 3):
        whole = beginnings.confirmed(whole, number, made.NOW)
    shown = screen(whole, locale)
    lines = said(public_page(shown, made.NOW)).replace("**", "").splitlines()
    assert all(one in lines for one in told)
    assert any(one.startswith("t-here:") for one in labels(public_page(shown, made.NOW)))
    before = public_page(shown, made.NOW - timedelta(days=2))
    assert not any(one.startswith("t-here:") for one in labels(before))
    assert told[0] not in said(before)


@pytest.mark.rule("EVT-1.4")
def test_who_kept_silent_at_the_check_in_has_a_free_place_by_saying_so() -> None:
    begins = made.NOW + timedelta(hours=20)
    whole = opened(made.PLAIN, 3, Terms(format="swiss"), starts_at=begins, places=3)
    for number in (1, 2):
        whole = beginnings.confirmed(whole, number, made.NOW)
    whole = beginnings.checked(whole, made.NOW)
    silent = next(one for one in whole.entrants if one.number == 3)
    assert silent.status == "waiting"
    assert silent.person is not None
    shown = screen(whole, "en")
    page = own_page(shown, silent.person, made.NOW, {})
    assert "there is a place left" in said(page)
    assert any(one.startswith("t-here:") for one in labels(page))
    after = admitted(beginnings.confirmed(whole, 3, made.NOW))
    assert [one.status for one in after.entrants if one.number == 3] == ["entered"]
    full = admitted(beginnings.confirmed(after, 4, made.NOW))
    assert [one.status for one in full.entrants if one.number == 4] == ["waiting"]
    late = own_page(screen(full, "en"), full.entrants[-1].person or 0, made.NOW, {})
    assert not any(one.startswith("t-here:") for one in labels(late))


@pytest.mark.rule("EVT-2.3", "EVT-4.2")
@pytest.mark.parametrize(
    ("locale", "begins", "joined"),
    [("en", "Against **", "** and **"), ("fr", "Contre **", "** et **")],
)
def test_in_pods_all_opponents_are_named_and_every_place_is_drawn(
    locale: Locale, begins: str, joined: str
) -> None:
    *_, last = found = list(moments("robin of pods", made.PLAIN))
    shown = screen(found[0], locale)
    (number, person) = next(
        (one.number, one.person or 0)
        for one in shown.view.entrants
        if shown.view.open_of(one.number)
    )
    words = said(own_page(shown, person, made.NOW, {}))
    assert begins in words
    assert joined in words
    assert shown.person(number) not in words.partition(begins)[2].partition("\n")[0]
    lines = Sheets(screen(last, locale), lambda _: "").standings(0).lines
    assert {"won", "2", "3"} <= {result for line in lines for result in line.results}


@pytest.mark.rule("TIM-1.4", "EVT-5.1", "EVT-5.2")
@pytest.mark.parametrize(
    ("locale", "weekends", "stays"),
    [
        (
            "en",
            "Weekends do not count: clocks stand still from Saturday",
            "on its day all the same",
        ),
        (
            "fr",
            "Les week-ends ne comptent pas\u00a0: le temps s’arrête",
            "finit pourtant le jour prévu",
        ),
    ],
)
def test_what_stands_still_is_said_and_that_a_round_ends_all_the_same(
    locale: Locale, weekends: str, stays: str
) -> None:
    info = made.GAMES["firstdeck"].info
    for form in range(len(FORMATS)):
        for zone, free in (
            ("Europe/Paris", True),
            ("Europe/Paris", False),
            ("", True),
            ("", False),
        ):
            draft = Draft("firstdeck", form=form, free=free)
            panels = Panels(draft, info, LENGTHS, made.TEXTS, locale, zone)
            assert panels.time.weekends == zone
            told = said(page(panels, 3))
            assert (weekends in told) == bool(zone)
            assert ("Paris" in told) == bool(zone)
            assert (stays in told) == bool(zone or free)


@pytest.mark.rule("EVT-2.3")
def test_matches_that_flow_have_twice_what_slow_ones_take_and_rounds_ten_days() -> None:
    info = made.GAMES["firstdeck"].info
    forms = {one.key: at for at, one in enumerate(FORMATS)}
    for slow, days in ((Fraction(1), 3), (Fraction(16), 45), (Fraction(99), 90)):
        lengths = Lengths(slow / 2, slow)
        draft = Draft("firstdeck", form=forms["robin"])
        assert Panels(draft, info, lengths, made.TEXTS, "en").fitting().draft.days == days
        swiss = with_field(replace(draft, days=45), "form", str(forms["swiss"]))
        assert Panels(swiss, info, lengths, made.TEXTS, "en").fitting().draft.days == 10

"""The files that organisers of a tournament are handed."""

import csv

import msgspec
import pytest

from cogs.tournaments.organising.tables import awaited_csv, matches_csv, pairs_csv, standings_csv
from db.records.tournaments import Awaited
from locales.texts import Locale
from play.tournaments import conversion
from tests.cogs import made
from tests.cogs.tournaments.samples import SHAPES, moments, screen
from tournaments.records import Moved


@pytest.mark.rule("EVT-1.8")
def test_files_hold_every_row_and_no_formula() -> None:
    names = ("=HYPERLINK(1)", "Bao;=1+1", "\uff1d1", "Ana", "+1", "-2+3", "@SUM(1)")
    whole = list(moments("swiss", names, "Cup"))[-1]
    shown = screen(whole, "en")
    for made_file, rows in (
        (standings_csv(shown), len(shown.view.rows)),
        (matches_csv(shown), len(shown.view.pairings)),
    ):
        read = list(csv.reader(made_file.decode("utf-8-sig").splitlines()))
        assert len(read) == rows + 1
        assert len({len(line) for line in read}) == 1
        people = [
            line[read[0].index("player" if "player" in read[0] else "players")] for line in read
        ]
        cells = [part for cell in people for part in cell.split(";")]
        assert not any(part.startswith(("=", "\uff1d", "+", "-", "@")) for part in cells)
        said = "".join(people)
        assert all(f"'{one}" in said for one in ("+1", "-2+3", "@SUM(1)", "=HYPERLINK(1)"))


@pytest.mark.rule("EVT-1.8")
@pytest.mark.parametrize("shape", SHAPES)
def test_files_are_in_the_language_of_whoever_asks(shape: str) -> None:
    """No head and no word of a cell is the code's own or the other language's."""
    *_, whole = moments(shape, made.PLAIN)
    shown = screen(whole, "fr")
    for made_file in (standings_csv(shown), matches_csv(shown)):
        head, *lines = csv.reader(made_file.decode("utf-8-sig").splitlines())
        assert not {*head} & {"player", "status", "finished_by_ai", "sum", "somme"}
        assert not any("_" in one for one in head)
        words = {line[head.index("statut")] for line in lines}
        people = {"joue", "ne joue plus", "hors du tournoi, absences"}
        assert words <= people | {"terminée", "à venir", "en cours", "annulée"}


@pytest.mark.rule("EVT-1.13")
@pytest.mark.parametrize(("locale", "gone"), [("en", "has left"), ("fr", "a quitté")])
def test_who_is_awaited_can_be_handed_out(locale: Locale, gone: str) -> None:
    whole = next(iter(moments("swiss", made.PLAIN)))
    shown = screen(whole, locale)
    pairing = shown.view.pairings[0]
    rows = [
        Awaited(
            pairing=pairing.number,
            match="m",
            entrant=number,
            person=1,
            since=made.NOW if at else None,
            misses=at,
            deadline_at=None,
            channel=77 if at else None,
            called_at=None,
            gone=bool(at),
        )
        for at, number in enumerate(pairing.people)
    ]
    head, *lines = csv.reader(awaited_csv(shown, rows).decode("utf-8-sig").splitlines())
    assert {len(line) for line in lines} == {len(head)}
    assert [line[2] for line in lines] == [shown.person(one) for one in pairing.people]
    assert lines[0][4:] == ["", "0", "", ""]
    assert lines[1][6].startswith(gone)
    assert lines[1][7].endswith("/77")


@pytest.mark.rule("EVT-1.8")
def test_a_figure_below_nothing_is_a_number() -> None:
    *_, whole = moments("swiss", made.PLAIN)
    moved = conversion.read(whole)
    last = moved.entrants[-1].number
    moved = msgspec.structs.replace(moved, moved=(Moved(last, -99),))
    shown = screen(conversion.written(whole, moved, made.NOW), "en")
    head, *lines = csv.reader(standings_csv(shown).decode("utf-8-sig").splitlines())
    found = {line[head.index("player")]: line[head.index("points")] for line in lines}
    assert int(found[shown.person(last)]) < 0
    assert all(float(one) for one in found.values() if one != "0")


@pytest.mark.rule("EVT-3.1")
def test_a_file_tells_what_each_pair_cost_by_part() -> None:
    *_, whole = moments("swiss", made.PLAIN)
    shown = screen(whole, "en")
    head, *lines = csv.reader(pairs_csv(shown).decode("utf-8-sig").splitlines())
    assert head[:5] == ["round", "first", "second", "difference in points", "difference in places"]
    assert head[5:] == ["order of play", "met before", "bye", "sum"]
    assert len(lines) == 4 * (whole.facts.progress.paired - 1)  # of seven people one rests
    names = {shown.person(one.number) for one in whole.entrants}
    for number, first, second, *parts, total in lines:
        assert int(number) > 1
        assert first in names
        assert second in names or not second
        assert sum(map(int, parts)) == int(total)
        assert bool(int(parts[-1])) <= (not second)
    *_, robin = moments("robin", made.PLAIN)
    assert pairs_csv(screen(robin, "en")) == b""

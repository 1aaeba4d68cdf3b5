"""What the call at the end of a match says about its tournament (EVT-1.10)."""

from cogs.tournaments.words import Screen
from db.records.tournaments import StoredPairing
from locales import Texts
from locales.texts import Locale
from play.tournaments.view import TournamentView
from tournaments.formats import heats, knockout
from tournaments.formats.registry import format_of


def last_call(view: TournamentView, match: str, person: int, texts: Texts, locale: Locale) -> str:
    """Return what follows for somebody from a match of theirs: the title, the final, their place.

    Nothing for who only follows it, and as long as nothing follows.
    """
    entry = view.of(person)
    pairing = next((one for one in view.pairings if one.match == match), None)
    if entry is None or pairing is None or entry.number not in pairing.people:
        return ""
    screen = Screen(view, texts, locale)
    if view.tournament.bracket and pairing.round > view.tournament.rounds:
        return _in_bracket(screen, pairing, entry.number)
    if format_of(view.shape).heats and pairing.round < view.tournament.rounds:
        return _in_heats(screen, pairing, entry.number)
    row = view.row(entry.number)
    if view.facts.status != "over" or row is None or not row.placed:
        return ""
    return _ended(screen, row.place)


def _in_heats(screen: Screen, pairing: StoredPairing, number: int) -> str:
    """Return what a table that is over means for somebody, before the last one."""
    read = screen.view.tournament
    stage = next((one for one in heats.heats(read) if one.number == pairing.round), None)
    through = None if stage is None else stage.through[pairing.slot]
    if stage is None or through is None or number not in stage.tables[pairing.slot].known:
        return ""
    if number not in through:
        return screen.ui("last-out")
    return screen.ui("last-final" if stage.number == read.rounds - 1 else "last-through")


def _in_bracket(screen: Screen, pairing: StoredPairing, number: int) -> str:
    """Return what a meeting that is over means: a further game of it may still be to come."""
    read = screen.view.tournament
    stages = knockout.stages(read)
    stage = next((one for one in stages if read.rounds + one.number == pairing.round), None)
    outcome = None if stage is None else stage.outcomes[pairing.slot]
    if stage is None or outcome is None or {number} - {outcome.winner, outcome.loser}:
        return ""
    left = knockout.stages_of(len(read.bracket)) - stage.number
    won = outcome.winner == number
    if left == 0 and pairing.slot == knockout.THIRD:
        return _ended(screen, 3 if won else 4)
    if left == 0:
        return _ended(screen, 1 if won else 2)
    if won:
        return screen.ui("last-final" if left == 1 else "last-through")
    return screen.ui("last-third" if left == 1 and read.terms.third_place else "last-out")


def _ended(screen: Screen, place: int) -> str:
    return (
        screen.ui("last-won", name=screen.name)
        if place == 1
        else screen.ui("last-place", place=place, name=screen.name)
    )

"""How the players of the game do against each other."""

from tests.games.nintendo.measured import SensiblePlayer, lines, measured, wins


def test_every_match_of_sensible_players_is_counted_with_its_decks() -> None:
    found = measured(2, SensiblePlayer, "counted")
    assert len(found.turns) == 2
    assert sum(found.met.values()) == 4
    assert sum(found.endings.values()) == 2
    assert sum(found.won.values()) <= 2
    assert len(list(lines(found))) == 5 + 8


def test_a_sensible_player_beats_a_random_one() -> None:
    """95 % of 200 by `measured --strength`; so few matches tell a player that is broken."""
    assert wins(10, "random") >= 9

"""The terms of a lobby, as its message says them."""

from dataclasses import replace

from cogs.lobby.page import Room, lobby_page
from tests.cogs import made
from tests.cogs.test_pages_fit import lobby


def test_a_preset_that_a_release_no_longer_has_is_told_by_its_options() -> None:
    base = replace(lobby("allstar", 2, made.PLAIN), options={"draft": "two"}, problems=())
    game = made.GAMES["allstar"]
    said = [
        lobby_page(Room(replace(base, preset=preset), game, made.TEXTS, "en")).view()
        for preset in (None, "former")
    ]
    assert str(said[0].to_components()) == str(said[1].to_components())

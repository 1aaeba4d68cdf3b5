"""The tests that every game gets, shipped with the application (docs/adding-a-game.md)."""

MODULES = (
    *("games.testing.contract", "games.testing.texts", "games.testing.lessons.contract"),
    *("games.testing.drawing", "games.testing.positions", "games.testing.replays"),
    *("games.testing.citations", "games.testing.workshops"),
)

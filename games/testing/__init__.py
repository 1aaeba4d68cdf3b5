"""The tests that every game gets, shipped with the application (docs/adding-a-game.md)."""

"""What the tests of pictures share of every game: its theme, and its own drawings."""

from pathlib import Path

from games.registry import keys, themes

ROOT = Path(__file__).parents[2]
THEMES = list(themes().values())
DRAWINGS = sorted(  # names of icons
    f"{package}:{file.stem}"
    for package, folder in (
        ("own", ROOT / "render" / "assets"),
        *((f"games.{key}", ROOT / "games" / key / "pictures" / "assets") for key in keys()),
    )
    for file in folder.glob("*.svg")
)

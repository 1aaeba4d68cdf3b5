"""The phases of a match: draft, line-up, season, play-offs, and how it ends."""

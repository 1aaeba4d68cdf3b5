"""What the bot counts about itself, for the metrics line."""

from collections import Counter
from dataclasses import dataclass, field


@dataclass
class Counts:
    """Answers, refusals and errors since the start; whether Discord is connected now."""

    connected: bool = False
    answers: int = 0
    refusals: Counter[str] = field(default_factory=Counter[str])
    errors: Counter[str] = field(default_factory=Counter[str])

    def error(self, code: str) -> None:
        """Count a fault of ours, by its code."""
        self.errors[code] += 1

    def refused(self, why: str) -> None:
        """Count a refusal, by the id of its text."""
        self.refusals[why] += 1

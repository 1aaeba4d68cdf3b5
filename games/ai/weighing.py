"""What is known of a number that was found by drawing: its mean, and how far that may be off."""

import math

import msgspec


class DrawnMean(msgspec.Struct):
    """A number that is drawn again and again: how often, their sum, the sum of their squares."""

    count: int = 0
    total: float = 0.0
    squares: float = 0.0

    def add(self, value: float) -> None:
        """Note one more."""
        self.count += 1
        self.total += value
        self.squares += value * value

    @property
    def mean(self) -> float:
        """The mean of what was drawn; 0 where nothing was."""
        return self.total / self.count if self.count else 0.0

    @property
    def error(self) -> float:
        """The standard error of the mean; without end where it cannot be known."""
        if self.count < 2:
            return math.inf
        spread = max(0.0, self.squares - self.count * self.mean * self.mean) / (self.count - 1)
        return math.sqrt(spread / self.count)

    def is_above(self, bar: float, errors: float) -> bool:
        """Whether the mean is clearly above a bar: by so many standard errors."""
        return self.count >= 2 and self.mean - errors * self.error > bar

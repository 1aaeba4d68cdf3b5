"""What somebody has played, as it is summed up."""

from types import SimpleNamespace
from typing import Any

from play.ratings.traces import best_scores


def test_the_best_score_is_the_least_where_few_points_win() -> None:
    played = (("golf", 54), ("stars", 9), ("golf", 38), ("stars", 12), ("golf", None))
    ended: Any = [SimpleNamespace(game=game, score=score) for game, score in played]
    assert best_scores(ended, {"golf"}) == {"golf": 38, "stars": 12}

"""What holds in every workshop holds in that of the made-up game."""

from games.testing import workshops
from tests.engine.sampler.workshop import GAME


def test_its_bags_hold_and_have_their_words() -> None:
    workshops.test_what_is_ready_or_completed_holds_and_may_be_brought(GAME)
    workshops.test_whatever_a_workshop_says_has_its_words(GAME)

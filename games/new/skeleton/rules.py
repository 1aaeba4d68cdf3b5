"""The rules of Skeleton, as the engine asks for them."""

from typing import ClassVar

from games.core.contract.filed import CardRules
from games.core.info import Info
from games.new.skeleton import questions
from games.new.skeleton.cards import Cards
from games.new.skeleton.state import State
from games.new.skeleton.view import SkeletonView

INFO = Info(key="skeleton", seats=(2,), kinds=questions.KINDS, days=3)


class Skeleton(CardRules[State, SkeletonView, Cards]):
    """The rules, made from the cards of a match."""

    info: ClassVar[Info] = INFO

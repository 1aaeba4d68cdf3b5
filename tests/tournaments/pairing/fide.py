"""The pairs that the Dutch system of FIDE makes, by a library of its own: to compare with."""

from collections.abc import Mapping
from fractions import Fraction

from py4swiss.engines import DutchEngine
from py4swiss.trf import ParsedTrf
from py4swiss.trf.codes import PlayerCode
from py4swiss.trf.results import ColorToken, ResultToken, RoundResult, ScoringPointSystemCode
from py4swiss.trf.sections import PlayerSection, XSection

from tournaments.records import Match, Tournament

POINTS = {  # rule EVT-4.1, times ten
    ScoringPointSystemCode.WIN: 30,
    ScoringPointSystemCode.DRAW: 10,
    ScoringPointSystemCode.LOSS: 0,
    ScoringPointSystemCode.PAIRING_ALLOCATED_BYE: 30,
}
RESTED = RoundResult(
    id=0, color=ColorToken.BYE_OR_NOT_PAIRED, result=ResultToken.PAIRING_ALLOCATED_BYE
)
SIDES = (ColorToken.WHITE, ColorToken.BLACK)  # who begins has the white pieces


def dutch(before: Tournament, points: Mapping[int, Fraction]) -> list[tuple[int, int]]:
    """Return the pairs of the next round; whoever rests is paired with 0."""
    rules = XSection(number_of_rounds=before.rounds)
    for code, tenths in POINTS.items():
        rules.scoring_point_system.apply_code(code, tenths)
    players = [
        PlayerSection(
            code=PlayerCode.PLAYER,
            starting_number=one,
            rank=one,
            points_times_ten=int(10 * points[one]),
            results=[_told(before, one, number) for number in range(1, before.paired + 1)],
        )
        for one in before.ranked
    ]
    report = ParsedTrf(player_sections=players, x_section=rules)
    report.validate_contents()
    return [(pair.white, pair.black) for pair in DutchEngine.generate_pairings(report)]


def _told(before: Tournament, one: int, number: int) -> RoundResult:
    """Return what somebody did in a round."""
    had = [match for match in before.of_round(number) if one in match.people]
    return _result(had[0], one) if had else RESTED


def _result(match: Match, one: int) -> RoundResult:
    seat = match.people.index(one)
    mine, other = match.places[seat], match.places[1 - seat]
    if mine == other:
        result = ResultToken.DRAW
    else:
        result = ResultToken.WIN if mine < other else ResultToken.LOSS
    return RoundResult(id=match.people[1 - seat], color=SIDES[seat], result=result)

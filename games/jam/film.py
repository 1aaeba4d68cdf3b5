"""The film of the last turn (JAM-8.1), replayed from how things stood when its cards were laid."""

from dataclasses import dataclass, field

from msgspec.structs import replace

from games.core.event import Mark
from games.core.face import Faces
from games.core.text import Text, text
from games.core.view import Shot
from games.jam.events import marks, of_deed
from games.jam.phases.blocking import PRISON_TURNS
from games.jam.printed import REAR
from games.jam.track import Positions, positions, put, take_off
from games.jam.view import (
    Before,
    Blocked,
    Cancelled,
    Clocked,
    Deed,
    Fouled,
    Freed,
    JamEnded,
    JamView,
    Laid,
    LaidView,
    LeadLost,
    Led,
    Lost,
    Moved,
    Passed,
    Prisoner,
    Released,
    Turned,
)

_RUNNING = {"act", "move", "block", "call"}
LOOK, READ, CLOSE = 1400, 2200, 4000  # ms for cards, for something done, and for the end


def film(faces: Faces, view: JamView) -> tuple[Shot, ...]:
    """Return the last turn: the cards laid, each Time, each action, and where all have ended."""
    if view.before is None or view.stage in _RUNNING:
        return ()
    reel = Reel.of(faces, view, view.before)
    for deed in view.story:
        reel.add(deed)
    return reel.cut(view)


def ways(view: JamView) -> tuple[Mark, ...]:
    """Return an arrow for each skater who is elsewhere than when the cards were laid.

    Who came out of prison comes from the rear, and has not moved if she stands there.
    """
    if view.before is None:
        return ()
    then = Positions(view.before.stacks, positions(view).lineups)
    now = positions(view)
    moved = ((one, then.space(one) or REAR, now.space(one)) for five in now.lineups for one in five)
    return tuple(
        Mark(f"skater:{one}", f"space:{start}") for one, start, end in moved if start != end
    )


def _pointed(deed: Deed) -> tuple[Mark, ...]:
    """Return what is new, and who acted even where nobody has moved."""
    new = marks(deed)
    match deed:
        case Blocked(skater=skater, target=target) if not new:
            return (Mark(f"skater:{skater}"), Mark(f"skater:{target}"))
        case Moved(skater=skater) | Cancelled(skater=skater) | Lost(skater=skater) if not new:
            return (Mark(f"skater:{skater}"),)
        case _:
            return new


@dataclass
class Reel:
    """The track as the film goes on, and the shots so far."""

    faces: Faces
    view: JamView
    where: Positions
    stacks: dict[str, list[str]]
    prison: list[Prisoner]
    laid: dict[str, LaidView] = field(default_factory=dict[str, LaidView])
    shots: list[Shot] = field(default_factory=list[Shot])
    told: list[Deed] = field(default_factory=list[Deed])

    @classmethod
    def of(cls, faces: Faces, view: JamView, before: Before) -> "Reel":
        """Return the beginning of the turn."""
        home, away = (
            replace(side, tired=tired, exhausted=(), points=points, jam_points=scored)
            for side, tired, points, scored in zip(
                view.sides, before.tired, before.points, before.jam_points, strict=True
            )
        )
        begun = replace(
            view,
            stage="program",
            jam=before.jam,
            overtime=before.overtime,
            turn=before.turn,
            time=0,
            sides=(home, away),
            pile=before.pile,
            lead=before.lead,
            laid=(),
            story=(),
            before=None,
            course=(),
        )
        stacks = {space: list(stack) for space, stack in before.stacks.items()}
        return cls(faces, begun, positions(view), stacks, list(before.prison))

    def add(self, deed: Deed) -> None:
        """Go on by what happened, in a shot of its own or in the one before."""
        self.told.append(deed)
        match deed:
            case Laid(cards=covered):
                self.laid |= {one.skater: LaidView(one.skater, one.times) for one in covered}
                self._shoot(deed, LOOK, same=True, heading=text("jam-film-laid"))
            case Clocked(cards=gone):
                self.view = replace(self.view, pile=self.view.pile - len(gone))
                self._shoot(deed, READ, same=True, heading=text("jam-film-laid"))
            case Turned(time=time, skater=skater, card=card):
                first = time != self.view.time
                self._begin(time)
                self.laid[skater] = replace(self.laid[skater], card=card)
                self._shoot(deed, LOOK, same=not first, heading=self._time() if first else None)
            case Moved() | Blocked() | Cancelled() | Fouled():
                self._act(deed)
            case Passed() | Led() | LeadLost():
                self._lead(deed)
            case Lost(skater=skater, why="pinned"):
                self.laid.pop(skater, None)
                self._shoot(deed, READ)
            case Lost() | Released() | Freed() | JamEnded():
                self._end(deed)
            case _:
                pass

    def _begin(self, time: int) -> None:
        self.view = replace(self.view, time=time)

    def _time(self) -> Text:
        return text("jam-film-time", time=self.view.time)

    def _act(self, deed: Moved | Blocked | Cancelled | Fouled) -> None:
        """Carry out the card of a skater as the rules did."""
        self.laid.pop(deed.skater, None)
        match deed:
            case Moved(start=start, end=end) if start != end:
                put(self.stacks, deed.skater, end)
            case Blocked(target=target, start=start, end=end) if start != end:
                put(self.stacks, target, end)
                put(self.stacks, deed.skater, start)
            case Fouled():
                take_off(self.stacks, deed.skater)
                self.prison.append(Prisoner(deed.skater, PRISON_TURNS))
            case _:
                pass
        if isinstance(deed, Blocked) and deed.lost:
            self.laid.pop(deed.target, None)
        self._shoot(deed, READ)

    def _lead(self, deed: Passed | Led | LeadLost) -> None:
        """Count a pass, give LEAD or take it away."""
        match deed:
            case Passed(side=side, points=points):
                sides = list(self.view.sides)
                now = sides[side]
                sides[side] = replace(
                    now, points=now.points + points, jam_points=now.jam_points + points
                )
                self.view = replace(self.view, sides=(sides[0], sides[1]))
            case Led(side=side):
                self.view = replace(self.view, lead=side)
            case LeadLost():
                self.view = replace(self.view, lead=None)
        self._shoot(deed, READ, same=not isinstance(deed, Led))

    def _end(self, deed: Lost | Released | Freed | JamEnded) -> None:
        """Show in one shot what the end of the turn, or of the jam, brings."""
        match deed:
            case Lost(skater=skater):
                self.laid.pop(skater, None)
            case Released(skater=skater):
                self.prison = [one for one in self.prison if one.skater != skater]
                put(self.stacks, skater, REAR)
            case Freed(skater=skater, space=space):
                put(self.stacks, skater, space)
            case JamEnded():
                pass
        heading = text("jam-film-end")
        begun = any(shot.heading == heading for shot in self.shots)
        self._shoot(deed, READ, same=begun, heading=heading)

    def _shoot(
        self, deed: Deed, lasts: int, *, same: bool = False, heading: Text | None = None
    ) -> None:
        """Take a shot of what has happened; the `same` one as before shows this as well."""
        said, new = (of_deed(self.faces, self.where, deed, timed=False),), _pointed(deed)
        last = self.shots[-1] if same and self.shots else None
        if last is None:
            self.shots.append(Shot(self._now(), said, new, heading, lasts))
            return
        self.shots[-1] = Shot(
            self._now(),
            (*last.said, *said),
            (*last.marks, *new),
            last.heading,
            max(last.lasts, lasts),
        )

    def _now(self) -> JamView:
        stacks = {space: tuple(stack) for space, stack in self.stacks.items()}
        return replace(
            self.view,
            stacks=stacks,
            prison=tuple(self.prison),
            laid=tuple(self.laid.values()),
            story=tuple(self.told),
        )

    def cut(self, view: JamView) -> tuple[Shot, ...]:
        """Return the shots, and a last one of where everybody has come to."""
        if not self.shots:
            return ()
        return (*self.shots, Shot(self._now(), (), ways(view), None, CLOSE))

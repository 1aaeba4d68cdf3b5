"""The private table of a player as a page: news, question, controls."""

from collections.abc import Sequence

import msgspec
from discord import ButtonStyle
from msgspec.structs import replace

from cogs.board.page import ending_lines
from cogs.board.result import place_lines, won_words
from cogs.match.standing_orders import standing_order_items
from cogs.question.asked import Asked, headed
from cogs.question.controls import controls, lines_under, picked_in_words
from cogs.question.newcomer import first_met, opens_with_aim, settled
from cogs.question.tools import tools
from cogs.ui.names import safe
from cogs.ui.page import (
    LONG,
    SHORT,
    Button,
    Item,
    Page,
    PictureFile,
    button,
    choice,
    clip,
    gallery,
    rows,
    select,
    small,
    with_more,
    words,
)
from cogs.ui.words import (
    ahead_line,
    aim_lines,
    bank_left,
    below_stage,
    decks_line,
    game_name,
    holder_name,
    levels_line,
    names_in_words,
    reader,
    seat_names,
    spent_line,
    stamp,
    told_lines,
    unbroken,
    waits,
)
from db.records.holders import Holder
from games.core.decision import Decision, several
from games.core.text import Text
from locales import Texts
from locales.texts import Locale
from play.records import Table

CLOSED = 3  # closed options listed under the controls
DOTS = 3  # sealed answers that get a button each, where it has room for what they were about
ADVICE = "a-"  # before the verbs of controls whose picks are shown to partners
NAMED = 8  # of those who would share a seat
TEXT = 2400  # characters of a table in words


class TableScreen(msgspec.Struct, frozen=True):
    """A table as one person looks at it: their language, the page that is open, a note.

    `shut` says why nothing can be posted where the match is shown. `in_words` adds the position in
    words, for those who want no picture. `was_suggested` says that the picks so far have just been
    asked for as a suggestion. `may_nudge` says that others may be pinged again.
    """

    table: Table
    texts: Texts
    locale: Locale
    accent: int
    page: int | None = None
    note: str | None = None
    shut: str | None = None
    in_words: bool = False
    was_suggested: bool = False
    may_nudge: bool = False

    @property
    def match(self) -> str:
        return self.table.public.id

    def ui(self, message: str, **args: int | str) -> str:
        return self.texts.get(f"ui-{message}", self.locale, **args)


def asked(screen: TableScreen, decision: Decision) -> Asked:
    """Return the open question as its controls need it."""
    table = screen.table
    who = reader(table.public, screen.texts, screen.locale, table.seat, plain=True)
    picked = table.selection.picks or ()
    advises = bool(table.sharing.answering)
    shown = Asked(screen.match, decision, picked, screen.page, screen.texts, who)
    return replace(
        shown,
        prefix=ADVICE if advises else "",
        finals=table.selection.finals,
        closes=table.selection.closes,
        was_suggested=screen.was_suggested,
        advises=advises,
        ends=table.selection.ends,
        why=table.selection.why,
        begun=any(not one.forced for one in table.answers.given),
        step=table.selection.step,
        step_final=table.selection.step_final,
        step_why=table.selection.step_why,
        may_hint=table.may_hint,
        hint=table.hint,
        above=table.selection.summary,
    )


def table_page(
    screen: TableScreen, picture: PictureFile | None, film: PictureFile | None = None
) -> Page:
    """Return the table of a player, or of somebody who looks; on top the film that is news.

    At the end the last board stands there, with what decided, which the ranking hides.
    """
    table = screen.table
    items: list[Item] = [] if film is None else [gallery(film)]
    items.append(words(_head(screen)))
    if picture is not None:
        items.append(gallery(picture))
    if screen.in_words:
        items.append(words(_position(screen, below_stage(screen.table), TEXT)))
    if table.question is not None:
        items += _question(screen, table.question)
    else:
        items.append(words(_nobody_asked(screen)))
    items += standing_order_items(table, screen.texts, screen.locale, offers=settled(table))
    items += _asks_listed(screen)
    items += [*_passed(screen), *_dots(screen), *_applicants(screen)]
    filmed = film is not None and is_news(table)
    beside = tools(table, screen.ui, pictured=picture is not None)
    more = button(f"more-in:{screen.match}", screen.ui("more"))
    items += with_more(_foot(screen, filmed=filmed), beside, more)
    pictures = tuple(one for one in (film, picture) if one is not None)
    return Page(items, pictures, screen.accent)


def is_news(table: Table) -> bool:
    """Whether the film of the last turn is news to the reader, who has not begun to answer."""
    if table.selection.touched or any(not one.forced for one in table.answers.given):
        return False
    told = [said for shot in table.film for said in shot.said]
    return any(entry.part.text in told for entry in table.news.entries)


def end_is_news(table: Table) -> bool:
    """Whether what decided a match that is over is news to somebody who played in it."""
    ended = table.seat is not None and table.public.status == "over"
    return ended and any(entry.decides for entry in table.news.entries)


def in_words(screen: TableScreen, most: int) -> str:
    """Return stage and position in words, a line each."""
    return _position(screen, screen.table.described, most)


def _position(screen: TableScreen, described: Sequence[Text], most: int) -> str:
    table = screen.table
    who = reader(table.public, screen.texts, screen.locale, table.seat)
    lines = [screen.texts.say(one, who) for one in described]
    return clip("\n".join(line for line in lines if line), most) or "…"


def _head(screen: TableScreen) -> str:
    table = screen.table
    public = table.public
    who = reader(public, screen.texts, screen.locale, table.seat)
    notes = screen.shut, screen.note, table.note and screen.texts.say(table.note, who)
    lines = [*dict.fromkeys(note for note in notes if note)]
    parts = [_status(screen)]
    if public.status != "over":
        parts.append(screen.texts.say(public.headline.stage, who))
    if table.question is not None and table.time.deadline_at is not None:
        parts.append(screen.ui("until", when=stamp(table.time.deadline_at)))
    if table.time.bank is not None:
        parts.append(bank_left(table.time.bank, screen.texts, screen.locale))
    lines.append(" · ".join(parts))
    lines += _away_line(screen)
    if opens_with_aim(table):
        lines += aim_lines(table.aim, screen.texts, who)
    here = public, screen.texts, screen.locale
    below = ahead_line(public, screen.texts, who), decks_line(*here), levels_line(*here)
    lines += [f"-# {one}" for one in below if one]
    ended = public.status == "over"
    lines += [
        *_others_for_me(screen),
        *told_lines(table.news.entries, screen.texts, who, ended=ended),
    ]
    return "\n".join(lines)


def _away_line(screen: TableScreen) -> list[str]:
    """Return what an answer of somebody does who is away: their days off end (TIM-2.1)."""
    until = screen.table.question and screen.table.time.away_until
    return [screen.ui("away-here", when=stamp(until, "D"))] if until else []


def _others_for_me(screen: TableScreen) -> list[str]:
    """Return who plays, or has played, instead of the reader."""
    table, sharing = screen.table, screen.table.sharing
    lines: list[str] = []
    if _stood_in_for(table) and table.public.status == "running":
        lines.append(screen.ui("stood-in" if may_return(table) else "stood-in-to-end"))
    if table.news.played_for_me:
        lines.append(screen.ui("played-for-you", count=table.news.played_for_me))
    if table.news.spent:
        lines.append(spent_line(table.news.spent, screen.texts, screen.locale))
    if sharing.partners:
        said = _named(screen, sharing.partners)
        lines.append(screen.ui("partners-answered", names=said, count=len(sharing.partners)))
    if sharing.applicants:
        said = _named(screen, [one for one, _ in sharing.applicants[:NAMED]])
        lines.append(screen.ui("would-join", names=said, count=len(sharing.applicants)))
    if sharing.giving_up:
        missing = sharing.needed - len(sharing.giving_up)
        said, count = _named(screen, sharing.giving_up), len(sharing.giving_up)
        how = "giving-up" if missing > 0 else "giving-up-enough"
        lines.append(screen.ui(how, names=said, count=count, missing=missing))
    return lines


def _status(screen: TableScreen) -> str:
    table = screen.table
    if table.public.status != "running":
        who = reader(table.public, screen.texts, screen.locale, table.seat)
        won = won_words(table.public, screen.texts, who) if table.public.status == "over" else ""
        return screen.ui("status-over-won", won=won) if won else screen.ui("status-over")
    if table.public.paused_at is not None:
        return screen.ui("status-paused")
    if table.seat is None:
        return screen.ui("status-looking")
    return screen.ui("status-turn" if table.question else "status-waiting")


def _question(screen: TableScreen, decision: Decision) -> list[Item]:
    shown = asked(screen, decision)
    who = reader(screen.table.public, screen.texts, screen.locale, screen.table.seat)
    last = shown.ends and not several(decision) and not shown.advises
    asks = screen.ui("ask-confirm") if last else screen.texts.say(decision.prompt, who)
    lines = [
        *headed(asks),
        *first_met(screen.table, decision, screen.texts, screen.locale),
        *(f"• {screen.texts.say(one, who)}" for one in screen.table.selection.summary),
    ]
    lines += _advised(screen, shown)
    lines += lines_under(shown)
    items: list[Item] = [words("\n".join(lines)), *controls(shown), *_take_over(screen, shown)]
    if decision.closed:
        items.append(small("\n".join(_closed(screen, decision))))
    return items


def _advised(screen: TableScreen, shown: Asked) -> list[str]:
    """Return the lines that say who answers, and what partners would pick."""
    sharing = screen.table.sharing
    lines: list[str] = []
    if sharing.answering:
        names = _named(screen, sharing.answering)
        lines.append(screen.ui("partner-answers", names=names, count=len(sharing.answering)))
        if sharing.draft:
            what = picked_in_words(shown, sharing.draft)
            lines.append(screen.ui("partner-draft", names=names, what=what))
    for one in sharing.advice:
        what = picked_in_words(shown, one.picks)
        lines.append(screen.ui("advice", name=_named(screen, (one.holder,)), what=what))
    return lines


def _take_over(screen: TableScreen, shown: Asked) -> list[Item]:
    """Return a select that picks what a partner would, where picks are gathered."""
    if not several(shown.decision) or not screen.table.sharing.advice:
        return []
    lines = [
        choice(str(one.holder.person), holder_name(one.holder, screen.texts, screen.locale))
        for one in screen.table.sharing.advice
    ]
    verb = f"take:{screen.match}:{shown.decision.id}"
    return [select(verb, screen.ui("take-over"), lines)]


def _named(screen: TableScreen, holders: Sequence[Holder]) -> str:
    """Return the names of people in words."""
    names = [holder_name(one, screen.texts, screen.locale, safe) for one in holders]
    return names_in_words(names, screen.texts, screen.locale)


def _closed(screen: TableScreen, decision: Decision) -> list[str]:
    lines = closed_lines(screen, decision)
    more = len(lines) - CLOSED
    return [*lines[:CLOSED], screen.ui("more-closed", count=more)] if more > 0 else lines


def closed_lines(screen: TableScreen, decision: Decision) -> list[str]:
    """Return a line for each reason: what may not be picked, why, and by which rule."""
    who = reader(screen.table.public, screen.texts, screen.locale, screen.table.seat)
    found: dict[tuple[str, str], list[str]] = {}
    for closed in decision.closed:
        said = found.setdefault((screen.texts.say(closed.why, who), closed.rule), [])
        said.append(screen.texts.say(closed.label, who))
    return [
        screen.ui("closed", what=", ".join(dict.fromkeys(names)), why=why, rule=unbroken(rule))
        for (why, rule), names in found.items()
    ]


def _nobody_asked(screen: TableScreen) -> str:
    public = screen.table.public
    if public.status != "running":
        return "\n".join(ranking(screen))
    who = reader(public, screen.texts, screen.locale, screen.table.seat)
    awaited = waits("ui-we-wait", public, screen.texts, who) if public.awaited else None
    lines = [awaited or screen.ui("nobody-awaited")]
    if screen.table.waiting is not None:
        game = game_name(screen.table.waiting.game, screen.texts, screen.locale)
        lines.append(screen.ui("next-waits", game=safe(game)))
    return "\n".join(lines)


def ranking(screen: TableScreen) -> list[str]:
    """Return the standings, a line a side, with their decisive figures."""
    public = screen.table.public
    who = reader(public, screen.texts, screen.locale, screen.table.seat)
    names = seat_names(public, screen.texts, screen.locale, safe)
    scores = public.headline.scores if public.standings is None else ()
    lines = [screen.texts.say(score, who) for score in scores]
    for standing in public.standings or ():
        lines += place_lines(public.game, standing, names, screen.texts, who)
    return lines + ending_lines(screen.table, screen.texts, who)


def _applicants(screen: TableScreen) -> list[Item]:
    """What answers those who would like to share the seat; its first may say no for all.

    Buttons for one, a select for several: however many ask, there is room for the question.
    """
    sharing = screen.table.sharing
    deeds = [("let-in", [one for one, agreed in sharing.applicants if not agreed])]
    if sharing.leads:
        deeds.append(("turn-away", [one for one, _ in sharing.applicants]))
    found: list[Button] = []
    lists: list[Item] = []
    for deed, people in deeds:
        verb = f"{deed}:{screen.match}"
        names = [holder_name(one, screen.texts, screen.locale) for one in people]
        if len(people) == 1:
            style = ButtonStyle.success if deed == "let-in" else ButtonStyle.secondary
            label = screen.ui(deed, name=names[0])
            found.append(button(f"{verb}:{people[0].person}", label, style, most=LONG))
        elif people:
            of = [choice(str(one.person), name) for one, name in zip(people, names, strict=True)]
            lists.append(select(verb, screen.ui(f"{deed}-one"), of[:25]))
    return [*rows(found), *lists]


def _asks_listed(screen: TableScreen) -> list[Item]:
    """Ask once whether somebody wants to stand in tables of ratings (EVT-6.3)."""
    if not screen.table.undecided:
        return []
    yes, no = f"r-list:{screen.match}:1", f"r-list:{screen.match}:0"
    ways = [
        button(yes, screen.ui("rating-list-me"), ButtonStyle.primary),
        button(no, screen.ui("rating-list-not")),
    ]
    return [small(screen.ui("rating-list-ask")), *rows(ways)]


def _passed(screen: TableScreen) -> list[Item]:
    """The way back to a step that was just passed over, for whoever wants to answer it."""
    keep = screen.table.answers.passed
    if keep is None or not screen.table.answers.can_take_back:
        return []
    said = _kind(screen, screen.table.answers.given[keep].kind)
    return rows([button(f"back-to:{screen.match}:{keep}", screen.ui("passed", kind=said))])


def _kind(screen: TableScreen, kind: str) -> str:
    game = screen.table.public.game
    return screen.texts.get(f"{game}-kind-{kind.rpartition('.')[2]}", screen.locale)


def _about(screen: TableScreen, keep: int) -> str:
    """Return what a sealed answer was about; "" where its question does not say so."""
    table = screen.table
    about = table.answers.about[keep] if keep < len(table.answers.about) else None
    if about is None:
        return ""
    who = reader(table.public, screen.texts, screen.locale, table.seat, plain=True)
    return screen.texts.say(about, who)


def _dots(screen: TableScreen) -> list[Item]:
    """The sealed answers given in this phase; pressing one takes it back and all after it."""
    given = [
        (keep, answer)
        for keep, answer in enumerate(screen.table.answers.given)
        if not answer.forced
    ]
    if not given or not screen.table.answers.can_take_back:
        return []
    kinds = [(keep, _about(screen, keep) or _kind(screen, answer.kind)) for keep, answer in given]
    names = [kind for _, kind in kinds]
    said = [
        screen.ui("dot", kind=kind, nth=names[: at + 1].count(kind) if names.count(kind) > 1 else 0)
        for at, kind in enumerate(names)
    ]
    if len(kinds) == 1 and screen.table.question is None:
        said = [screen.ui("change-answer")]
    if len(kinds) <= DOTS and max(map(len, said)) <= SHORT:
        return rows(
            [
                button(f"dot:{screen.match}:{keep}", label)
                for (keep, _), label in zip(kinds, said, strict=True)
            ]
        )
    lines = [choice(str(keep), label) for (keep, _), label in zip(kinds, said, strict=True)]
    return [select(f"dot:{screen.match}", screen.ui("take-back"), lines[-25:])]


def _foot(screen: TableScreen, *, filmed: bool) -> list[Button]:
    table, match = screen.table, screen.match
    found: list[Button] = []
    if table.answers.undoes is not None:  # named, so that a press that comes twice takes back one
        found.append(button(f"undo:{match}:{table.answers.undoes}", screen.ui("undo")))
    found += _returning(screen)
    if table.seat is None and table.public.status == "running":
        wanted = int(not table.follows)
        label = screen.ui("follow" if wanted else "unfollow")
        found.append(button(f"watch:{match}:{wanted}", label))
    part = table.public.part_of
    if table.seat is not None and table.public.status != "running":
        label = screen.ui("rematch" if part is None else "tournament-mine")
        verb = f"rematch:{match}" if part is None else f"t-next:{part.tournament}"
        found.append(button(verb, label, ButtonStyle.primary))
        found.append(button("another", screen.ui("another")))
        found.append(button(f"replay:{match}", screen.ui("replay")))
        found.append(button(f"look-back:{match}", screen.ui("look-back")))
    return [*found, *_meanwhile(screen), *_now(screen, filmed=filmed)]


def _returning(screen: TableScreen) -> list[Button]:
    """Return the ways back for whoever an AI plays for, or who is away (TIM-2.1)."""
    found: list[Button] = []
    if _stood_in_for(screen.table) and may_return(screen.table):
        label = screen.ui("come-back")
        found.append(button(f"sit-again:{screen.match}", label, ButtonStyle.primary))
    back = button(f"home-again:{screen.match}", screen.ui("leave-over"))
    return [*found, back] if _away_line(screen) else found


def _meanwhile(screen: TableScreen) -> list[Button]:
    """Return what can be done while others are awaited."""
    table, match = screen.table, screen.match
    if table.question is not None or table.public.status != "running":
        return []
    found = [button(f"table:{match}", screen.ui("refresh"))]
    if table.waiting is not None:
        game = game_name(table.waiting.game, screen.texts, screen.locale)
        label = screen.ui("next-match", game=game)
        style = ButtonStyle.primary
        found.append(button(f"go-on:{table.waiting.id}", label, style, most=LONG))
    if screen.may_nudge:
        found.append(button(f"nudge:{match}", screen.ui("nudge")))
    return found


def _now(screen: TableScreen, *, filmed: bool) -> list[Button]:
    """Return what explains the question and what has just happened."""
    table, match = screen.table, screen.match
    found: list[Button] = []
    if table.question is not None and len(closed_lines(screen, table.question)) > CLOSED:
        found.append(button(f"why:{match}", screen.ui("why-not")))
    if table.film and not filmed:
        found.append(button(f"film:{match}", screen.ui("film")))
    return found


def _stood_in_for(table: Table) -> bool:
    """Whether an AI plays for this person."""
    seat = table.seat
    return seat is not None and bool(table.public.seats[seat].standin)


def may_return(table: Table) -> bool:
    """Whether people may take their seat back from an AI: not after the round is over (EVT-5.1)."""
    return table.public.part_of is None or not table.public.part_of.passed

"""What Discord sees: slash commands, components, messages."""

from cogs.board.awake import AwakeCog
from cogs.board.cog import BoardCog
from cogs.board.gone import GoneCog
from cogs.decks.cog import DecksCog
from cogs.decks.commands import DeckCommands
from cogs.directs.cog import DirectCog
from cogs.help.cog import HelpCog
from cogs.help.commands import HelpCommands
from cogs.help.lessons.cog import LessonCog
from cogs.help.lessons.commands import LessonCommands
from cogs.help.practice.trying import TryCog
from cogs.lobby.bring import BringCog
from cogs.lobby.cog import LobbyCog
from cogs.lobby.commands import LobbyCommands
from cogs.lobby.inviting import InvitingCog
from cogs.lobby.options.command import OptionCommand
from cogs.lobby.panel import PanelCog
from cogs.match.advice import AdviceCog
from cogs.match.ahead.beside import BesideCog
from cogs.match.ahead.next import NextCog
from cogs.match.ahead.notes import NotesCog
from cogs.match.ahead.standing_orders import StandingOrdersCog
from cogs.match.begin.rematch import RematchCog
from cogs.match.begin.solo import SoloCog
from cogs.match.begin.start import StartCog
from cogs.match.cog import TableCog
from cogs.match.commands import MatchCommands
from cogs.match.films.decided import DecidedCog
from cogs.match.films.ending import EndingCog
from cogs.match.films.film import FilmCog
from cogs.match.films.look_back import LookBackCog
from cogs.match.films.showing import ShowStepCog
from cogs.match.membership import MembershipCog
from cogs.match.more import MoreCog
from cogs.match.pings import PingCog
from cogs.match.seats.calls import SubstituteCallsCog
from cogs.match.seats.leaving import LeavingCog
from cogs.match.seats.seeking import SeekingCog
from cogs.match.seats.silence import SilenceCog
from cogs.people.calls import CallsCog
from cogs.people.data import DataCog
from cogs.people.days_off import DaysOffCog
from cogs.people.hours import HoursCog
from cogs.people.settings import SettingsCog
from cogs.people.substitutes import SubstituteListCog
from cogs.server.hello import HelloCog
from cogs.server.settings import ServerSettingsCog
from cogs.tournaments.calling import CallingCog
from cogs.tournaments.cog import TournamentCog
from cogs.tournaments.commands import TournamentCommands
from cogs.tournaments.entering.coaching import CoachingCog
from cogs.tournaments.entering.entry import EntryBringCog, EntryCog
from cogs.tournaments.organising.appeals import AppealsCog
from cogs.tournaments.organising.editing import EditingCog
from cogs.tournaments.organising.managing import ManagingCog
from cogs.tournaments.organising.options import MatchOptionsCog
from cogs.tournaments.organising.rulings import RulingsCog
from cogs.tournaments.organising.substitutes import TournamentSubstitutesCog
from cogs.tournaments.organising.voice import VoiceCog
from cogs.tournaments.organising.waits import WaitsCog
from cogs.tournaments.posts.archive import ArchiveCog
from cogs.tournaments.posts.dates import DatesCog
from cogs.tournaments.posts.lines import LinesCog
from cogs.tournaments.posts.news import NewsCog
from cogs.tournaments.ratings.cog import RatingCog
from cogs.tournaments.standings.history import HistoryCog

COGS = (
    LobbyCog,
    PanelCog,
    InvitingCog,
    RematchCog,
    SoloCog,
    StartCog,
    OptionCommand,
    TableCog,
    AdviceCog,
    StandingOrdersCog,
    NextCog,
    BesideCog,
    NotesCog,
    MembershipCog,
    BringCog,
    BoardCog,
    GoneCog,
    AwakeCog,
    MoreCog,
    LeavingCog,
    EndingCog,
    FilmCog,
    LookBackCog,
    ShowStepCog,
    DecidedCog,
    TryCog,
    HelpCog,
    PingCog,
    LobbyCommands,
    MatchCommands,
    HelpCommands,
    LessonCog,
    LessonCommands,
    SettingsCog,
    CallsCog,
    DirectCog,
    SilenceCog,
    SubstituteListCog,
    SubstituteCallsCog,
    SeekingCog,
    HoursCog,
    DaysOffCog,
    ServerSettingsCog,
    DecksCog,
    DeckCommands,
    DataCog,
    HelloCog,
    DatesCog,
    LinesCog,
    ArchiveCog,
    TournamentCog,
    CallingCog,
    NewsCog,
    EntryCog,
    CoachingCog,
    EntryBringCog,
    TournamentCommands,
    ManagingCog,
    WaitsCog,
    TournamentSubstitutesCog,
    AppealsCog,
    EditingCog,
    HistoryCog,
    RulingsCog,
    VoiceCog,
    MatchOptionsCog,
    RatingCog,
)

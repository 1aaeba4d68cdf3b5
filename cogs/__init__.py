"""What Discord sees: slash commands, components, messages."""

from cogs.beside import BesideCog
from cogs.board import BoardCog
from cogs.bring import BringCog
from cogs.commands import MatchCommands
from cogs.ending import EndingCog
from cogs.gone import GoneCog
from cogs.hello import HelloCog
from cogs.help import HelpCog
from cogs.leaving import LeavingCog
from cogs.lobby import LobbyCog
from cogs.panel import PanelCog
from cogs.pings import PingCog
from cogs.settings import SettingsCog
from cogs.table import TableCog

COGS = (
    LobbyCog,
    PanelCog,
    TableCog,
    BringCog,
    BoardCog,
    GoneCog,
    BesideCog,
    LeavingCog,
    EndingCog,
    HelpCog,
    PingCog,
    MatchCommands,
    SettingsCog,
    HelloCog,
)

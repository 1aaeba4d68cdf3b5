# Lobbies, matches, seats and time: what can be in the way, and what is said on a table.
play-former-player = former player
play-already-undone = That is already undone; here is where it stands.
play-not-the-last = Something else is your last answer by now; here is where it stands.
play-already = That is already played; here is where it stands.

# Lobbies
play-no-game = There is no game “{ $game }” here.
play-no-rules = This match was played by rules that are not here any more, or not yet.
play-no-archive = This match is in the archive, and the archive is not there right now.
play-no-lobby = There is no such table any more.
play-lobby-started = The match has already started.
play-lobby-cancelled = This table has been closed.
play-lobby-expired = Nobody had sat down at this table for three days, so it was closed.
play-lobby-full = All places are taken.
play-no-seat = That person is not at the table any more: choose somebody who is.
play-seat-full = { $people ->
    [one] Only one person can play there.
   *[other] Nothing is free there any more: { $people } people share that seat already.
}
play-together = In this game up to { $most } people share a seat, not { $people }.
play-together-taken = { $people } of you share a seat already.
play-not-in-lobby = You are not at this table; press Join first.
play-host-only = Only the host of this table can do that.
play-not-yourself = To go yourself, press Leave.
play-not-there = This person is not at the table.
play-sent-away = You were sent away from this table; only its host can let you back.
play-no-ai = There is no AI called “{ $name }” for this game.
play-no-ai-there = There is no AI to take away.
play-nothing-to-bring = There is nothing to choose before this game.
play-missing = { $people } still { $people_count ->
    [one] has
   *[other] have
} to choose what to bring.
play-seats = This game is for { $least } to { $most } players, not { $seats }.
play-seats-taken = { $taken } people are already at the table.
play-no-preset = There is no preset “{ $name }”.
play-preset-seats = The preset “{ $name }” does not exist with { $seats } players.
play-no-pace = There is no pace “{ $pace }”.
play-not-here = Tables cannot be opened in this channel of the server.
play-not-you = On this server you need another role to open a table.

# Matches
play-no-match = There is no match here. /play opens a table.
play-not-yours = Only the players of this match can do that; you can look on.
play-over = This match is over.
play-still-running = This match is not over yet.
play-nothing-after = You have given no answer after that one.
play-first-only = Only the first person of a team can concede for it.
play-no-voice = You have no say in this any more: your place is no longer played by you.
play-no-proposal = Nobody proposes that at the moment.
play-paused = The match is already paused.
play-not-paused = The match is not paused.
play-not-away = Your place is yours: no AI is playing it.
play-not-free = This place is not free.
play-was-there = You have already played in this match and know too much to take another place.
play-verify-large = This file is too large to be a match.
play-verify-often = You have had { $count } files checked within an hour; the next one can be checked in { $minutes ->
    [one] one minute
   *[other] { $minutes } minutes
}.
play-verify-twice = Another check of yours is still under way; try again when it has answered.
play-verify-busy = Many files are being checked at the moment; try again in a minute.
play-verify-costly = This file was given up: to check it takes more time or memory than any match. On a machine of your own, `python -m games.verify` has more patience.
play-verify-stopped = The bot is restarting, so this was not checked; try again in a minute.
play-export-running = The whole match can be exported once it is over; until then it has secrets.

# People
play-quiet-long = Quiet hours last ten hours a day at most.
play-quiet-start = Quiet hours begin between 0:00 and 23:59.
play-quiet-zone = “{ $zone }” is no time zone; write it like “Europe/Paris”.

# Paces
play-pace-day = a day per turn
play-pace-none = no hurry (a month per turn)
play-pace-live-3 = live, 3 minutes per turn
play-pace-live-10 = live, 10 minutes per turn
play-pace-hour = an hour per turn
play-pace-half-day = 12 hours per turn
play-pace-two-days = two days per turn
play-pace-three-days = three days per turn
play-pace-week = a week per turn

# The log, where a seat changes hands or the clock plays
play-seat-away = { $who ->
    [me] An AI now plays for you.
   *[other] An AI now plays for { $who_name }.
}
play-seat-left = { $who ->
    [me] You have left the match.
   *[other] { $who_name } has left the match.
}
play-seat-back = { $who ->
    [me] You take your seat back.
   *[other] { $who_name } takes the seat back.
}
play-seat-volunteer = { $who ->
    [me] You take over from { $other_name }.
   *[other] { $other ->
        [me] { $who_name } takes over from you.
       *[other] { $who_name } takes over from { $other_name }.
    }
}
play-lost = Moves made after this are lost: the match goes on from here.
play-ran-out = { $who ->
    [me] Your time ran out: the bot answered for you.
   *[other] Time ran out for { $who_name }: the bot answered.
}

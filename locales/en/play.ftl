# Lobbies, matches, seats and time: what can be in the way, and what is said on a table.
play-former-player = Former player
play-already-undone = That has already been undone; here is where the match stands.
play-not-the-last = That is no longer your last answer; here is where the match stands.
play-already = That has already been played; here is where the match stands.

# Lobbies
play-no-game = There is no game “{ $game }” here.
play-game-away = The game “{ $game }” is not available right now. The match waits for it: nobody’s time runs, and nothing is lost.
play-no-rules = This match was played with rules that this bot no longer has, or does not have yet.
play-no-archive = This match is in the archive, which is not available right now.
play-no-lobby = This table no longer exists.
play-lobby-started = The match has already started.
play-lobby-cancelled = This table has been closed.
play-lobby-expired = Nobody sat down at this table for three days, so it was closed.
play-no-tournament = This tournament no longer exists.
play-tournament-seats = This game cannot be played by that many at a table.
play-tournament-bring-first = To enter, say first what you bring.
play-tournament-coach-taken = One of them plays in this tournament, or has already been asked to coach.
play-tournament-no-coaches = You can no longer ask that many coaches here.
play-tournament-not-asked = Nobody has asked you to coach here, or it is no longer possible.
play-tournament-coaches = You have been asked to coach in this tournament: decline that before you enter.
play-tournament-coaching = You coach in this tournament: stop coaching before you enter.
play-tournament-coached = You coach in this tournament, or have done so: you cannot play in it as well.
play-tournament-not-your-coach = This person does not coach you, or no longer does.
play-tournament-brought-locked = What you bring has been fixed since the tournament began.
play-tournament-needs-brought = To enter here, bring something of your own, not what is suggested.
play-tournament-needs-role = To enter this tournament you need the role <@&{ $role }>.
play-tournament-needs-rating = This tournament is for ratings from { NUMBER($least, useGrouping: 0) } to { NUMBER($most, useGrouping: 0) }; yours is { NUMBER($rating, useGrouping: 0) }.
play-tournament-needs-bounds = The highest rating cannot be below the lowest.
play-tournament-helpers = A tournament has at most { $most } added organisers. Take one away first.
play-tournament-creators = Only whoever opened the tournament can do that; once they have been away for seven days, all its organisers and whoever manages the server can.
play-tournament-decks-secret = Decks are secret here until the tournament is over: this match can be looked into from then on.
play-tournament-places = This format is for { $least } to { $most } people.
play-tournament-closed = Nobody can enter this tournament any more.
play-tournament-full = All places of this tournament are taken, or kept for those who wait.
play-tournament-out = You are out of this tournament; an organiser can let you back in.
play-tournament-over = This tournament is over.
play-tournament-removed = An organiser took you out of this tournament; they can let you in again.
play-tournament-off = This tournament was called off.
play-tournament-begun = The tournament has already begun.
play-tournament-preparing = This tournament is still being prepared: nobody can enter it yet.
play-tournament-not-announced = Open the tournament for entry first.
play-tournament-announced = The options of its matches can only be changed before it is open for entry.
play-tournament-not-in = You are not in this tournament.
play-tournament-not-your-match = You do not play in this match.
play-no-rematch = Matches of a tournament have no rematch.
play-tournament-name = A tournament needs a name.
play-tournament-not-running = That is only possible while the tournament runs.
play-tournament-no-reason = Every ruling needs a reason; it is shown to everybody.
play-tournament-act-open = This match has no result that can be changed this way.
play-tournament-act-was-there = This person has played elsewhere in a match that is still being played, and knows too much to take this place.
play-tournament-act-in = This person is already playing.
play-tournament-act-back = This person was in this tournament and is out of it: choose “Let somebody back in”.
play-tournament-act-waits = This person is waiting for a place: choose “Let somebody in”.
play-tournament-act-nobody = This person is not in this tournament, or no longer is.
play-tournament-act-former = This person was in this tournament before they had their data deleted. All they can be given is the place that was theirs, now that of a former player.
play-tournament-ruling-holds = That can no longer be taken back: what follows from it has been drawn.
play-tournament-act-own = This is about a match of your own. Another organiser decides it, or whoever manages the server; an appeal calls them.
play-tournament-proposed = Your proposal about this match is already with the other organisers.
play-tournament-act-out = This person is no longer playing.
play-tournament-act-places = Write the place of each of the { $count } people, in the order in which they play; each place is one more than the number of people ahead: { $count ->
    [2] “1 2”, or “1 1” for a draw.
   *[other] “1 2 2”, for instance, but not “1 1 2” or “1 3 3”.
}
play-tournament-act-replayed = The match that was played in its place has ended, and decides: strike that one first.
play-tournament-act-pointless = In a knockout nobody has points.
play-tournament-act-number = Write a whole number, at most { $most }.
play-tournament-act-extended = This round has no deadline that can be moved this way.
play-tournament-act-meanwhile = Another ruling has just been made on this: read it before you decide again.
play-tournament-act-paused = The tournament is already paused.
play-tournament-act-goes-on = The tournament is not paused.
play-tournament-act-pairs = Two people can change places in the current round, where rounds are paired, if neither’s match is over and they are not in the same one.
play-tournament-act-begun = Somebody has already answered in one of these matches.
play-tournament-appealed = Your appeal about this match is already with the organisers.
play-tournament-no-appeal = This appeal has already been decided, or is not yours to decide.
play-tournament-few = At least { $least } people are needed in this format.
play-tournament-not-yours = Only an organiser of the tournament can do that.
play-tournament-no-bye = You cannot sit this round out: it is already paired, or you have already asked twice.
play-tournament-bye-paired = That round has already been paired, or you were to play in it anyway.
play-tournament-no-choice = That choice is not yours, or it has been made.
play-lobby-full = All places are taken.
play-no-seat = That person is no longer at the table: choose somebody who is.
play-seat-full = { $people ->
    [one] Only one person can play in that seat.
   *[other] There is no room left in that seat: { $people } people share it already.
}
play-together = In this game at most { $most } people can share a seat, not { $people }.
play-together-taken = { $people } people share a seat already.
play-not-in-lobby = You are not at this table; press Join first.
play-host-only = Only the host of this table can do that.
play-no-hints = There are no hints at this table.
play-no-level = There are no AIs of that level.
play-attempt-gone = You are no longer trying that position. What is tried is forgotten after a day, and when you try something else.
play-attempt-over = There is nothing left to play from here.
play-no-lesson = There is no lesson for this game yet.
play-no-scene = That scene is no longer in the lesson.
play-lesson-away = This lesson does not fit the cards that are in use here. You can play a match at once instead.
play-not-yourself = To leave the table yourself, press Leave.
play-not-there = That person is not at the table.
play-sent-away = You were sent away from this table; only its host can let you back.
play-places-kept = The places that are left are kept for those who are invited.
play-places-invited = { $count ->
    [one] A place is kept for somebody who is invited.
   *[other] Places are kept for { $count } people who are invited.
}
play-invite-self = { $name }: you cannot invite yourself.
play-invite-bot = { $name } is a bot and cannot be invited.
play-invite-unseen = { $name } cannot see this channel and cannot be invited here.
play-invite-sits = { $name } is already at the table.
play-invite-often = { $name } has not yet answered { $most } other invitations of yours.
play-invite-room = { $left ->
    [0] There is no place left to keep for anybody.
    [one] Only one more place can be kept.
   *[other] Only { $left } more places can be kept.
}
play-not-invited = You are not invited to this table, or no longer.
play-no-ai = There is no AI called “{ $name }” for this game.
play-no-ai-there = There is no AI to remove.
play-nothing-to-bring = There is nothing to choose before this game.
play-missing = { $people } still { $people_count ->
    [one] has
   *[other] have
} to choose what to bring.
play-seats = This game is for { $least } to { $most } players, not { $seats }.
play-seats-taken = { $taken } seats are already taken.
play-no-preset = There is no preset “{ $name }”.
play-preset-seats = The preset “{ $name }” does not exist with { $seats } players.
play-no-pace = There is no pace “{ $pace }”.
play-not-here = Tables cannot be opened in this channel.
play-not-you = On this server you need another role to open a table.

# Matches
play-no-match = There is no match under way here. Finished ones stand under /matches; /play opens a table.
play-not-yours = Only the players of this match can do that; you can watch.
play-over = This match is over.
play-still-running = This match is not over yet.
play-nothing-after = You have not answered anything since then.
play-first-only = Only the first person of a team can concede for it.
play-partner-answers = It is for somebody else on your side to answer now.
play-no-order = No such order can be given for this question.
play-no-nudge = Nobody can be reminded right now: that takes a call that has gone unanswered for a day.
play-nudge-paused = The match is paused: nobody is awaited.
play-no-voice = You no longer have a say here: your seat is played by somebody else.
play-no-voice-conceded = You have conceded: you no longer have a say here.
play-no-proposal = Nobody is proposing that at the moment.
play-paused = The match is already paused.
play-not-paused = The match is not paused.
play-not-away = This seat is yours: no AI is playing it.
play-round-over = The round’s deadline has passed: the AI plays for you to the end of this match.
play-not-free = This seat is not free.
play-was-there = You have already played in this match, and know too much to take another seat.
play-substitute-found = This call is over: somebody has come, or nobody is needed any more.
play-substitute-not-you = This call is for somebody else. Once a few were called, you can help out by *More* on the board.
play-substitute-not-listed = You are not on the list of substitutes of this server.
play-substitute-off = You left a seat right after taking it over. You can join the list again { $until }.
play-substitute-shared = Others play for this side as well: they go on by themselves.
play-substitute-alone = Nobody else plays in this match: you can pause, leave or concede it.
play-substitute-not-needed = No substitute is needed for this seat now.
play-substitute-not-yours = Only whoever has asked for this substitute can call it off.
play-substitute-late = The round’s deadline has passed: nobody takes over a seat of this match any more.
play-substitute-entered = Whoever is in this tournament cannot play for somebody else in it.
play-substitute-twice = Others have played twice for this person in this tournament: that is the most there may be.
play-first-turns-away = Only the first person of a side can say no for it.
play-no-applicant = Nobody is asking that any more.
play-not-joinable = There is no room on that side, or nobody who could say yes.
play-not-joinable-tournament = In a tournament nobody joins a side later.
play-verify-large = This file is too large to be a match.
play-verify-often = You have had { $count } files checked within an hour; the next one can be checked in { $minutes ->
    [one] one minute
   *[other] { $minutes } minutes
}.
play-verify-twice = Another check of yours is still running; try again when it has finished.
play-verify-busy = Many files are being checked at the moment; try again in a minute.
play-verify-costly = This check was given up: the file takes more time or memory than any match does. On a machine of your own, `python -m games.verify` has more patience.
play-verify-slow = The machine is too busy at the moment: this check was given up before it had an answer. Nothing is lost; try again in a few minutes. On a machine of your own, `python -m games.verify` checks the exported file.
play-verify-stopped = The bot is restarting, so this was not checked; try again in a minute.
play-review-none = There is nothing to review here: this match has no ranking, or nobody else was at the table.
play-review-not-yours = Somebody who played this match has to ask for it first.
play-review-twice = I am still looking at another match for you; ask again when that is done.
play-review-busy = Many matches are waiting to be looked at; ask again in a few minutes.
play-review-stopped = The bot is restarting, so nothing was begun; try again in a minute.
play-shown-lately = You have shown a step within the last minute.
play-export-running = The whole match can be exported once it is over; until then it has secrets.

# People
play-quiet-long = Quiet hours can last ten hours a day at most.
play-quiet-start = Quiet hours begin between 0:00 and 23:59.
play-quiet-zone = “{ $zone }” is not a time zone; write it like “Europe/Paris”.

# Paces
play-pace-day = a day per turn
play-pace-express = express (for a match in one day: 12 hours in hand and 1 more per turn)
play-pace-quick = quick (answer within 4 hours on average and you never lose time)
play-pace-normal = normal (answer once a day and you never lose time)
play-pace-calm = calm (answer every other day and you never lose time)
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
    [me] You are back in your seat.
   *[other] { $who_name } is back.
}
play-seat-volunteer = { $who ->
    [me] You take over from { $other_name }.
   *[other] { $other ->
        [me] { $who_name } takes over from you.
       *[other] { $who_name } takes over from { $other_name }.
    }
}
play-seat-joined = { $who ->
    [me] You now play with { $other_name }.
   *[other] { $other ->
        [me] { $who_name } now plays with you.
       *[other] { $who_name } now plays with { $other_name }.
    }
}
play-lost = Moves made after this point were lost: the match resumes from here.
play-ran-out = { $who ->
    [me] Your time ran out: the bot answered for you.
   *[other] Time ran out for { $who_name }: the bot answered.
}
play-leave-past = Those days are past, or too far ahead: days off can be taken up to a year in advance.
play-leave-turned = The last day off comes before the first.
play-leave-short = That is less than half a day: days off begin at 0:00 or 12:00.
play-leave-year = That is more than you have: { $left ->
    [0] no day off is left.
    [one] one day off is left.
   *[other] { $left } days off are left.
} There are 28 in any 365 days.
play-leave-row = No more than 14 days off in a row.
play-no-gift = No time can be given here: only once a turn, to somebody whose turn it is, and not beyond their maximum.
play-no-gift-here = No time can be given in tournaments.
play-seat-gift = { $who ->
    [me] You were given 12 more hours.
   *[other] { $who_name } was given 12 more hours.
}
play-no-workshop = This game has no workshop.
play-no-deck = That deck does not exist, or no longer does.
play-decks-full = You already have { $most } decks for this game: delete one first.
play-deck-unnamed = A deck needs a name.
play-deck-large = That is too much for a deck: at most { $most } cards, even in a draft.
play-deck-changed = This deck has changed in the meantime.
play-deck-written-long = That is too long for a deck: at most { $most } characters.
play-deck-written-empty = There is no card in it: a deck takes a line for each card, such as “{ $line }”.
play-deck-no-text = This file is not plain text. Save it as text in UTF-8.
play-no-piece = That card does not exist, or no longer does.
play-nothing-built = There is nothing left to undo.
play-spent = { $what ->
    [one] You have called { $who } { $most } times within a day: again { $again }.
    [from] You have called others { $most } times within a day: again { $again }.
    [to] { $who } has been called { $most } times within a day, by you and by others: again { $again }.
    [posts] You have opened tables or shown decks { $most } times in this channel within a day: again { $again }.
   *[tournaments] You have opened { $most } tournaments on this server within a day: again { $again }.
}
play-tournament-many = { $most } tournaments of yours are open for entry on this server. Once one of them begins or is called off, you can open another.
play-rematch-often = { $name } is not invited: two of your invitations are still waiting for them, or they have been called enough for today.
play-not-you-tournaments = On this server only some people may open a tournament.
play-tournament-message-today = There is one message a day to everybody; the next can be written { $again }.

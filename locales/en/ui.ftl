# Screens that are the same in every game.

## The lobby
ui-players = { $least ->
    [one] { $most ->
        [one] solo
       *[other] 1 to { $most } players
    }
   *[other] { $least ->
        [2] { $most ->
            [2] 2 players
           *[other] 2 to { $most } players
        }
       *[other] { $least } to { $most } players
    }
}
ui-players-some = { $numbers } or { $last } players
ui-lobby-open = Opened by { $host } · starts when full, or when { $host } presses Start (after a day, anybody at the table can)
ui-lobby-alone = Opened by { $host } · starts when { $host } presses Start
ui-lobby-full = Opened by { $host } · everybody is here: { $host } presses Start (after a day, anybody at the table can)
ui-lobby-bringing = Opened by { $host } · all places are taken · starts once everybody has chosen, or when { $host } presses Start
ui-lobby-shared = Opened by { $host } · every seat is taken, some can still be shared · starts when full, or when { $host } presses Start (after a day, anybody at the table can)
ui-lobby-started = The match has begun: { $link }
ui-lobby-begun = The match has begun.
ui-lobby-no-thread = This match will be played in the channel itself: to open a thread I need { $rights }.
ui-lobby-cancelled = This table was closed.
ui-lobby-expired = Nobody has sat down for three days: this table is closed.
ui-lobby-empty = nobody yet
ui-lobby-seats = Seats { $taken } of { $of }: { $who }
ui-lobby-players = At the table: { $who }
ui-lobby-pace = Pace: { $pace }
ui-lobby-pace-alone = Pace: { $pace }, as nobody else plays
ui-pace-alone = Against AIs alone there is no hurry; the pace chosen here counts as soon as somebody else sits down.
ui-lobby-weekends = weekends do not count ({ $zone })
ui-lobby-rated = rated
ui-lobby-rated-ai = not rated, as an AI plays
ui-lobby-hints-on = hints may be asked for
ui-lobby-hints-off = no hints
ui-lobby-together = up to { $count } a seat
ui-lobby-option = { $name }: { $value }
ui-lobby-warning = Note: { $what }
ui-sealed-as = Seal of the shuffles: `{ $seal }`
ui-chain-at = Step { $revision } of the chain: `{ $head }`
ui-verify-later = The shuffles were fixed before anybody sat down. After the end, *Verify* replays the whole match and says whether anything was changed.
ui-lobby-shuffle = Fair shuffle
ui-lobby-brought = { $who } brings { $decks }
ui-title = “{ $title }”
ui-plays = { $name } plays { $deck }
ui-lobby-invited = Invited: { $who }
ui-invite = Invite somebody
ui-invite-done = Invitation sent to { $who }. A place is kept for a day.
ui-invite-call = { $who }: { $host } invites you to a match of { $game }. { $count ->
    [one] Your place is kept for a day.
   *[other] Your places are kept for a day.
}
ui-invite-accept = Accept
ui-invite-decline = Decline
ui-invite-accepted = You are at the table.
ui-invite-begun = You are at the table, and it is full: the match begins.
ui-invite-declined = You have declined. The place is free for others.
ui-join = Join
ui-sit-beside = Sit with somebody
ui-room-beside = { $count ->
    [one] one more person
   *[other] { $count } more people
}
ui-leave = Leave
ui-start = Start
ui-options = Options
ui-add-ai = Add an AI
ui-add-relaxed = Relaxed AI
ui-add-sharp = Sharp AI
ui-level-relaxed = relaxed
ui-level-sensible = sensible
ui-level-sharp = sharp
ui-how-to = How to play
ui-bring = Choose my deck
ui-built-suggested = You have brought nothing yet. Suggested:
ui-built-nothing = You have brought nothing yet.
ui-built-none = Bring nothing
ui-built-brought = You bring this. You can change it until the match begins; until then nobody else sees it.
ui-built-write = Write it
ui-built-usual = As suggested
ui-built-lines = One item per line: how many, then what
ui-brought = Noted. You can change it until the match begins.
ui-built-mine = Take decks of mine
ui-nothing-to-bring = There is nothing for you to choose at this table.

# The workshop
ui-decks = My decks: { $game }
ui-decks-room = You can keep { $most }; you have { $have }.
ui-decks-public = Your decks are yours alone. The one you play with becomes public when the match has ended, as does the whole match.
ui-decks-all = All my decks
ui-deck-choose = Open a deck
ui-deck-new = Empty deck
ui-deck-for-me = A deck for me
ui-deck-from-ready = Begin with a ready-made deck
ui-deck-import = Paste a deck
ui-deck-unnamed = Deck { $number }
ui-deck-copied = { $name } (copy)
ui-deck-line-good = { $name } · { $have } cards · ready to play
ui-deck-line-draft = { $name } · { $have }/{ $want } · draft
ui-deck-question = A deck for you: question { $number } of 3
ui-deck-any-answer = No preference
ui-deck-any = { $what }: any
ui-deck-only = { $what }: { $value }
ui-deck-other = { $what }: others…
ui-deck-undo = Undo
ui-deck-fill = Fill up sensibly
ui-deck-more = Use this deck
ui-deck-search = Search
ui-deck-searched = Search: { $words }
ui-deck-search-label = Part of a name, or a kind
ui-deck-held = In the deck
ui-deck-all = All cards
ui-deck-clear = No filter
ui-deck-none-found = No card matches these filters.
ui-deck-test = Test
ui-deck-play = Play with it
ui-deck-share = Show everyone
ui-deck-is-shared = This deck is shown here to everybody.
ui-deck-shared = { $who } shows a deck: **{ $name }**
ui-deck-shared-note = To get it: /deck list, “Paste a deck”, and these lines.
ui-deck-rename = Rename
ui-deck-name = Name of the deck
ui-deck-copy = Copy
ui-deck-text = As text
ui-deck-file = File
ui-deck-exported = { $name }, as text.
ui-deck-drop = Delete
ui-deck-drop-sure = Delete { $name } for good? Matches keep the decks that they began with.
ui-deck-dropped = { $name } is deleted.

ui-options-hint = Every change takes effect at once. Only you can see this panel.
ui-preset = Preset
ui-seats = Seats
ui-seats-of = { $count ->
    [one] 1 seat
   *[other] { $count } seats
}
ui-in-the-way = { $why }
ui-together = People at a seat
ui-together-of = { $count ->
    [one] one only
   *[other] up to { $count }
}
ui-pace = Pace
ui-absent = If somebody stays away
ui-absent-ai = An AI takes over
ui-absent-concede = It counts as conceding
ui-rated = Rating
ui-rated-no = Not rated
ui-rated-hints = Not rated, hints may be asked for
ui-rated-yes = Rated
ui-hints = Hints
ui-hints-on = Hints may be asked for
ui-hints-off = No hints
ui-table-language = Language of the table
ui-send-away = Send somebody away
ui-let-back = Let somebody back
ui-cancel-lobby = Close this table
ui-cancel-sure = { $count ->
    [0] If you close this table, it cannot be opened again.
   *[other] If you close this table, it is closed for everybody, { $names } included, and cannot be opened again.
}
ui-value = Value
ui-listing = Name { $count } of these: { $names }. Leave it empty for: { $default }.
ui-numbers = A number from { $least } to { $most }.
ui-values = One of these: { $values }.
ui-no-table-of-yours = You have no open table here: open one with /play.
ui-option-set = { $name }: { $value }.
ui-rematch-call = { $who }: { $host } would like a rematch of { $game }. { $count ->
    [one] Your place is kept for a day.
   *[other] Your places are kept for a day.
}
ui-rematch-open = The table for the rematch is open in { $channel }.
ui-which-game = Which game?
ui-fair =
    {""}**How to check that nobody cheats**
    Before anybody sat down, the bot drew a secret number and sealed it. This is the seal:
    `{ $seal }`
    Every shuffle follows from that number and from the words that players can add here. At the end the number is shown, and /verify replays the whole match from it.
    Words added so far: { $words }.
    -# Once a match is over, anybody can read all of it, hands included.
ui-add-words = Add my words
ui-words-label = Any words that nobody could guess
ui-words-added = Your words are mixed into the shuffle.

## The board
ui-play = Play
ui-log = Log
ui-zoom = Zoom
ui-film = Film
ui-more = More…
ui-look = Look
ui-until = due { $when }
ui-bank-days = { $days } d { $hours } h in hand
ui-bank-hours = { $hours } h { $minutes } min in hand
ui-board-banks = -# Time in hand: { $banks }
ui-board-bank = { $days ->
    [0] { $name } less than half a day
    [0.5] { $name } half a day
    [one] { $name } { $days } day
   *[other] { $name } { $days } days
}
ui-news-times = { $line } ({ $times ->
    [2] twice
   *[other] { $times } times
})
ui-news-more = { $count ->
    [one] … and one more line in the { ui-log }
   *[other] … and { $count } more lines in the { ui-log }
}
ui-board-waits = { $who ->
    [me] waiting for you
   *[other] waiting for { $names }
}
ui-you = you
ui-board-paused = paused
ui-board-order = { $scores } (order: { $order })
ui-board-extended = The bot was offline: deadlines have been put back by { $unit ->
    [minutes] { $many } min
    [hours] { $many } h
   *[days] { $many } days
}.
ui-board-extended-ages = The bot was offline for a very long time, or its clock was wrong: deadlines have been put back.
ui-board-proposed-pause = { $name } proposes a pause (More…).
ui-board-proposed-end = { $name } proposes ending the match here (More…).
ui-board-over = The match is over
ui-board-over-won = The match is over: { $won }
ui-board-agreed = The match was ended by agreement
ui-board-decided = The organisers of the tournament decided the result of this match
ui-board-off = This match was called off: it no longer counts in the tournament
ui-board-footer = Board, version { $revision }
ui-board-moved = { $game }: the board has moved to [the end of this thread]({ $link }).
ui-board-away = { $game }: while this place is closed, the board is in { $channel }.
ui-place = **{ $place }. { $people }** · { $score }
ui-won = { $who ->
    [me] { $count ->
        [one] you win
       *[other] your side wins
    }
   *[other] { $count ->
        [one] { $names } wins
       *[other] { $names } win
    }
}{ $how ->
    [against] , { $score } to { $other }
    [gave-up] , as { $other } gave up
   *[alone] { " " }with { $score }
}
ui-won-together = { $names } win together with { $score }
ui-won-draw = a draw, { $score } each
ui-won-solo = { $names } ends with { $score }
ui-board-stood-in = { $count ->
    [one] An AI made one move for { $name }.
   *[other] An AI made { $count } moves for { $name }.
}
ui-board-hints = { $count ->
    [one] { $name } asked for one hint.
   *[other] { $name } asked for { $count } hints.
}
ui-gave-up = gave up
ui-rematch = Rematch
ui-verify = Verify
ui-replay = Replay
ui-seed = Seed `{ $seed }`, sealed before the start as `{ $seal }`.
ui-seed-words = Words that the players added: { $words }.
ui-replay-alt = The match as a film of { $count } boards.
ui-film-alt = The last turn as a film of { $count } pictures.
ui-film-none = No turn has been played yet.
ui-no-pictures = This game has no pictures.

## The table
ui-status-turn = **Your turn**
ui-status-waiting = **Waiting**
ui-status-over = **Match over**
ui-status-over-won = **Match over: { $won }**
ui-status-paused = **Paused**
ui-status-looking = **Watching**
ui-played-for-you = { $count ->
    [one] Your time ran out: one answer was given for you. To play less quickly, choose a slower pace in the options of your next table.
   *[other] Your time ran out: { $count } answers were given for you. To play less quickly, choose a slower pace in the options of your next table.
}
ui-spent-for-you = { $days ->
    [0.5] Your time was about to run out: half a day off was spent for you.
    [one] Your time was about to run out: one day off was spent for you.
   *[other] Your time was about to run out: { $days } days off were spent for you.
}
ui-partners-answered = { $count ->
    [one] { $names } has played for your side.
   *[other] { $names } have played for your side.
}
ui-partner-answers = { $count ->
    [one] { $names } answers for your side. What you pick is only shown to them, with your name.
   *[other] { $names } answer for your side. What you pick is only shown to them, with your name.
}
ui-partner-draft = { $names } so far: { $what }
ui-advice = { $name } would pick: { $what }
ui-take-over = Pick as a partner would
ui-giving-up = { $count ->
    [one] { $names } wants to give up; it takes { $missing } more of your side.
   *[other] { $names } want to give up; it takes { $missing } more of your side.
}
ui-giving-up-enough = { $count ->
    [one] { $names } wants to give up, and has enough of your side behind it now: press *Concede* once more to confirm.
   *[other] { $names } want to give up, and have enough of your side behind it now: press *Concede* once more to confirm.
}
ui-stood-in = An AI plays for you. You can take your seat back at any time.
ui-stood-in-to-end = The round’s deadline has passed: an AI plays for you to the end of this match.
ui-only-players = Only the players of this match can answer. You can watch:
ui-player = Player { $number }
ui-we-wait = { $who ->
    [me] Waiting for you.
   *[other] Waiting for { $names }.
}
ui-nobody-awaited = Nobody needs to answer right now.
ui-closed = { $what }: { $why } · { $rule }
ui-more-closed = and { $count } more (see “Why not?”)
ui-nothing-closed = Nothing is ruled out right now.
ui-dot = Change: { $kind }{ $nth ->
    [0] { "" }
   *[other] { " " }({ $nth })
}
ui-take-back = Take back an answer
ui-undo = Undo
ui-refresh = Refresh
ui-asked-meanwhile = **A question waits for you.**
ui-back-to-table = Back to my table
ui-text = In words
ui-aim = Aim
ui-ahead = Coming up: { $what }
ui-first-met = Good to know: { $what }
ui-rules = Rules
ui-why-not = Why not?
ui-change-answer = Change my answer
ui-next-waits = *{ $game }* is waiting for you too.
ui-next-match = Next: { $game }
ui-notes = Notes
ui-notes-label = Only you can read this
ui-notes-kept = Your notes are saved.
ui-nudge = Remind them
ui-nudged = They will be reminded.
ui-no-longer-there = You are no longer on the server of this match (*{ $game }*). If you do not come back to it within three days, you count as absent.
ui-leave-match = Leave the match
ui-choose = Choose
ui-choose-group = Choose a group
ui-group-size = { $picked ->
    [0] { $count ->
        [one] 1 to choose from
       *[other] { $count } to choose from
    }
   *[other] { $count }, { $picked } picked
}
ui-back = Back
ui-confirm = Confirm
ui-does = { $names } – in each case: { $does }
ui-does-each = In each case: { $does }
ui-does-too = { $before }; { $then }
ui-final = counts at once
ui-final-line = counts at once · { $what }
ui-final-all = Your answer counts at once.
ui-final-some = Counts at once: { $what }.
ui-final-confirm = Your answer counts at once.
ui-final-sealed = Yours is the last answer: it counts at once.
ui-sealed = Your answer stays secret, and you can change it, until everybody has answered.
ui-start-again = Start again
ui-as-dealt = As dealt
ui-pays = { $what } (worth { $sum })
ui-cheapest = Cheapest
ui-usual = Suggestion
ui-hint-follow = Follow the hint
ui-plan = Propose a plan
ui-step = Next: { $what }
ui-step-why = *Next* – { $why }.
ui-choose-exactly = { $count ->
    [one] Choose one…
   *[other] Choose exactly { $count }…
}
ui-choose-up-to = { $count ->
    [one] Choose one…
   *[other] Choose up to { $count }…
}
ui-rest = Fill in the rest
ui-passed = { $kind }…
ui-other-answer = Something else
ui-ask-confirm = Play it like this?
ui-hint-ask = What would you do?
ui-hint = 💡 I would choose: { $what }.
ui-hint-why = 💡 I would choose: { $what } – { $why }.
ui-hint-same = 💡 That is what I would choose.
ui-suggests = Suggestion: { $what }. Press its button to play it.
ui-suggests-why = Suggestion: { $what } – { $why }. Press its button to play it.
ui-picked = Picked: { $what }
ui-left-out = Left out: { $what }
ui-leave-exact = { $most ->
    [one] Name the one to leave out.
   *[other] Name the { $most } to leave out (so far { $count }).
}
ui-picked-in-order = In this order: { $what }
ui-picked-then = { $before }, then { $then }
ui-paid = { $over ->
    [0] { $sum } of { $need } paid
   *[other] { $sum } of { $need } paid, { $over } over
}
ui-nothing-fits = Nothing: go on

ui-order-always = Answer for me from now on
ui-order-plain = answers by itself until you stop it
ui-order-ranks = you make a list, your favourites first
ui-order-stands = Always in this match: { $what }.
ui-order-answers = It answers by itself within a minute and a half.
ui-order-rests = Not this time, since you took the answer back.
ui-order-stop = Stop
ui-order-stop-one = Stop one of these…
ui-wishes-title = Your wish list
ui-wishes-hint = Up to { $most } wishes, your favourites first. Whenever you are asked, the first of them that is there is taken; if none is, you take what would be suggested to you. Only you can see this list.
ui-wishes-confirm = Always pick from this list
ui-wishes-change = Change my list
ui-wishes-back = Back to the table

## Pings
ui-ping-turn = **{ $who }**, your turn in *{ $game }*
ui-ping-next = **{ $who }**, you are next in *{ $game }*
ui-ping-reminder = **{ $who }**, *{ $game }* is still waiting for you
ui-ping-end = **{ $who }**, *{ $game }* is over
ui-ping-proposed-end = **{ $who }**, somebody proposes to end *{ $game }* as it stands: what do you say?
ui-ping-proposed-pause = **{ $who }**, somebody proposes a pause in *{ $game }*: what do you say?
ui-ping-wanted = **{ $who }**, somebody would like to join your side in *{ $game }*: do you agree?
ui-what-waits = What waits
ui-answer = Answer

## Beside the match
ui-earlier = Earlier
ui-later = Later
ui-log-empty = Nothing has happened yet.
ui-topics = Other topics
ui-concede = Concede
ui-concede-sure = Conceding counts as a loss: you will not be asked anything more, the others play on or win, and it cannot be undone.
ui-concede-yes = Concede for good
ui-concede-done = You have conceded.
ui-concede-together = Your side is given up once { $needed } of you ask for it.
ui-concede-ask = Ask to give up
ui-concede-asked = Your side knows that you want to give up; it takes { $missing } more.
ui-keep-on = Play on after all
ui-way-pause = **Ask for a pause**: all clocks stop once everybody agrees, until somebody goes on.
ui-way-end = **Ask to end it here**: the match ends as it stands once everybody agrees.
ui-way-pause-alone = **Ask for a pause**: all clocks stop at once, until it is resumed.
ui-way-end-alone = **End the match**: it ends at once as it stands.
ui-way-substitute = **Find a substitute**: you play on until somebody takes your seat over; then you cannot come back.
ui-way-leave = **Leave for good**: an AI plays on under your name, and you cannot come back.
ui-way-concede = **Concede**: you are out, and the others play on or win.
ui-propose-pause = Ask for a pause
ui-propose-end = Ask to end it here
ui-agree-pause = Agree to the pause
ui-agree-end = Agree to end it
ui-decline-pause = No pause
ui-decline-end = Play on
ui-proposal-pause = A pause has been proposed: { $agreed } in favour, { $missing } yet to answer.
ui-proposal-end = Ending the match here has been proposed: { $agreed } in favour, { $missing } yet to answer.
ui-resume = Resume
ui-come-back = Take my seat back
ui-get-up = Leave for good
ui-get-up-ai = If you leave for good, an AI plays on under your name, somebody else may take your seat over once the others look for one, and you cannot come back to this match.
ui-get-up-alone = If you leave for good, nobody else is left here: AIs play the match to its end at once, under your name, and you cannot come back to it.
ui-get-up-shared = If you leave for good, { $names } { $count ->
    [one] plays
   *[other] play
} on for your side without you, and you cannot come back to this match.
ui-get-up-conceded = You have already conceded: if you leave for good, you will hear nothing more of this match, and you cannot come back to it.
ui-end-match = End the match
ui-end-alone = If you end the match, it stops at once as it stands, without a ranking, and cannot be resumed.
ui-end-last = Everybody else agrees: if you end the match, it stops at once as it stands, without a ranking, and cannot be resumed.
ui-end-asks = { $names } will be asked; once all agree, the match ends as it stands, without a ranking, and cannot be resumed.
ui-volunteer = Play for somebody
ui-substitute-seek = Find a substitute
ui-substitute-sure = People on the list of this server are asked to take over your seat. You play on until somebody does. Then the seat and its cards are theirs, and you cannot come back to this match.
ui-substitute-yes = Find a substitute
ui-substitute-called = { $count ->
    [0] Nobody on the list can be asked now. It is tried again every eight hours; until then anybody who watches can take the seat, by *More* on the board.
    [one] { $count } person is being asked to take the seat over. If nobody comes, others are asked in eight hours; anybody who watches can take it, too, by *More* on the board.
   *[other] { $count } people are being asked to take the seat over. If nobody comes, others are asked in eight hours; anybody who watches can take it, too, by *More* on the board.
}
ui-substitute-sought-me = A substitute is being looked for in your place.
ui-substitute-sought = A substitute is being looked for in the place of { $names }.
ui-substitute-stop = Call it off
ui-substitute-stopped = Nobody is looked for any more.
ui-substitute-for = Find a substitute for…
ui-substitute-not-for = Call the search off for…
ui-substitute-call = Somebody cannot play on in *{ $game }*: will you take the seat over?
ui-substitute-take = Take the seat
ui-substitute-no = Not me
ui-substitute-taken = Thank you. The seat is yours: play it to the end.
ui-substitute-declined = All right, somebody else will be asked.
ui-asks-for = You have asked to play with { $names }: they have to say yes.
ui-turn-away = Not { $name }
ui-let-in = Let { $name } in
ui-turn-away-one = Say no to somebody…
ui-let-in-one = Let somebody in…
ui-would-join = { $count ->
    [one] { $names } would like to play with you.
   *[other] { $names } would like to play with you.
}
ui-ask-no-longer = Ask no longer
ui-ask-to-join = Join as coach: which side?
ui-follow = Follow
ui-unfollow = Stop following
ui-report = Report a problem
ui-report-label = What is wrong?
ui-report-kept = Thank you. The report is kept under { $code }, with the position.
ui-export = Export
ui-export-said = The whole match. Anybody can check it with /verify.

## Lists
ui-waiting-for-you = Waiting for you
ui-matches-mine = Your matches
ui-matches-server = Matches of this server
ui-matches-finished = Your finished matches
ui-length-days = about { $days } days, { $own } of play each
ui-length-hours = about { $hours } h, { $own } of play each
ui-length-live = about { $together }
ui-length-alone = about { $own } of play
ui-list-empty = No match at the moment.
ui-list-more = and { $count } more
ui-list-place = place { $place }
ui-list-your-turn = your turn
ui-time-left = { $unit ->
    [minutes] { $many } min left
    [hours] { $many } h left
   *[days] { $many } days left
}
ui-open-match = Open a match
ui-board-linked = [The board]({ $link }) is in { $channel }.
ui-board-coming = This match is being set up: its board will be there in a moment.
ui-board-late = The board belongs in { $channel } and could not be posted there just now. I will keep trying.
ui-board-shut = [The board]({ $link }) is in { $channel }, but that place is closed: { $why }
ui-board-unposted = The board belongs in { $channel }, but nothing can be posted there: { $why }
ui-board-bring = One of its players can bring it to another channel of that server with /board.
ui-called-above = You are called in { $above }, not in { $channel }: { $why }
ui-not-called = You cannot be called in { $channel }: { $why } /board in another channel of its server brings the match there.
ui-shut-locked = the thread is locked.
ui-shut-rights = I need { $rights } there. Somebody who manages the server can grant that.
ui-shut-unseen = I cannot see that place. Somebody who manages the server can let me in.

## Settings
ui-my-settings = Your settings
ui-settings-calls = Calls
ui-settings-time = Time
ui-settings-people = People
ui-settings-reading = Reading
ui-calls = How I am called
ui-calls-thread = In the match’s thread
ui-calls-none = Not at all
ui-calls-now-thread = You are called in the thread of a match when it is your turn.
ui-calls-direct = By direct message
ui-calls-daily = In one message a day
ui-calls-now-direct = You are called by direct message when it is your turn.
ui-calls-now-daily = Once a day, at { $hour }:00, you get a direct message with all the matches waiting for you. Live matches call you at once.
ui-direct-greeting = This is where I will write to you.
ui-direct-stop = Stop
ui-direct-stopped = I will not write to you here any more. You are called in the threads of your matches again.
ui-direct-opening = I am opening our direct messages; until then you are called in the thread.
ui-direct-refused = Discord did not let me write to you: direct messages from this server’s members are switched off, or I am blocked. You are called in the thread. Allow them and choose again.
ui-direct-shut = I cannot write to you; you are called in the thread.
ui-direct-spam = Discord will not let me open direct messages for now. I will try again tomorrow; until then you are called in the thread.
ui-direct-turn = Your turn in **{ $game }**
ui-direct-next = You are next in **{ $game }**
ui-direct-missed = Your time ran out in **{ $game }**: an answer was given for you.
ui-direct-missed-away = Your time ran out in **{ $game }**: an AI is playing for you. You can take your seat back at any time.
ui-direct-missed-before = Your time ran out last time: an answer was given for you.
ui-direct-reminder = **{ $game }** is still waiting for you
ui-direct-end = **{ $game }** is over
ui-direct-proposed-end = Somebody proposes to end **{ $game }** as it stands: what do you say?
ui-direct-proposed-pause = Somebody proposes a pause in **{ $game }**: what do you say?
ui-direct-wanted = Somebody would like to join your side in **{ $game }**: do you agree?
ui-reminders = Reminders
ui-reminder-half = Remind me when half my time is gone
ui-reminder-12h = Remind me 12 hours before my time is up
ui-reminder-3h = Remind me 3 hours before my time is up
ui-next-on = You are also told when you are next, where everybody sees the order of play and at least three play.
ui-next-turn-on = Tell me I’m next
ui-next-turn-off = Don’t say I’m next
ui-note-hour = Time of the daily message
ui-note-at = Daily message at { $hour }:00
ui-note = { $count ->
    [one] A match is waiting for you
   *[other] { $count } matches are waiting for you
}
ui-note-play = Play
ui-note-more = { $count ->
    [one] One more: /turn lists all.
   *[other] { $count } more: /turn lists all.
}
ui-needs-server = That is only possible on a server.
ui-calls-now-none = You are not called. /turn lists the matches waiting for you.
ui-people-what = What is stored about you is yours: download it, or have it deleted.
ui-data-export-button = My data
ui-data-delete-button = Forget me
ui-silence-ask = Several of your matches have waited for you for a long time. What is to become of them? One press is for all your matches, on every server.
ui-silence-back = I am back
ui-silence-seek = Find substitutes for all
ui-silence-leave = Leave all
ui-silence-sought = { $count ->
    [0] Nobody could be looked for.
    [one] A substitute is being looked for in one match. You play on until somebody has come.
   *[other] Substitutes are being looked for in { $count } matches. You play on until somebody has come.
}
ui-silence-not-sought = { $count ->
    [one] Not in one match: there it is too late, or you are the only one.
   *[other] Not in { $count } matches: there it is too late, or you are the only one.
}
ui-silence-sure = { $count ->
    [one] You leave your match for good, and the tournament it belongs to. An AI plays on in your place.
   *[other] You leave your { $count } matches for good, and the tournaments they belong to. An AI plays on in your place.
}
ui-silence-left = { $count ->
    [one] You have left one match.
   *[other] You have left { $count } matches.
}

ui-substitutes-button = Help out
ui-substitutes = Substitutes
ui-substitutes-what = When somebody on { $server } cannot play on, people of this list are asked to take the seat over and play it to the end.
ui-substitutes-join = Join the list
ui-substitutes-leave = Leave the list
ui-substitutes-on = You are on the list. You are asked for these games and paces, never in your quiet hours; you can always say no.
ui-substitutes-silent = You are on the list, but you have chosen not to be called: choose to be called, and you will be asked.
ui-substitutes-off = You left a seat right after taking it over. You can join the list again { $until }.
ui-substitutes-games = Games I would take over
ui-substitutes-paces = Paces I would play at
ui-substitutes-most = How many seats at a time
ui-substitutes-helped = { $count ->
    [one] You have helped out { $count } time: you played on for somebody to the end.
   *[other] You have helped out { $count } times: you played on for somebody to the end.
}
ui-board-thanks = Thanks to { $names }, who took a seat over and played on.
ui-substitutes-at-once = { $count ->
    [one] { $count } seat at a time
   *[other] { $count } seats at a time
}
ui-zone-now = Your time zone: { $zone }. It is { $time } there.
ui-zone-time = now { $time }
ui-zone-other = Other time zone…
ui-zone-written = A city or the zone’s name
ui-hours-guessed = Others can guess your hours from when you are called and answer.
ui-quiet-other = Other hours…
ui-quiet-span = Quiet from { $start } to { $until }
ui-zone-utc = Universal time, UTC
ui-zone-europe-london = London, Dublin, Lisbon
ui-zone-europe-paris = Paris, Brussels, Geneva
ui-zone-europe-athens = Athens, Helsinki, Kyiv
ui-zone-europe-istanbul = Istanbul, Moscow
ui-zone-africa-abidjan = Abidjan, Dakar
ui-zone-africa-lagos = Lagos, Kinshasa, Douala
ui-zone-indian-reunion = Réunion, Mauritius
ui-zone-asia-dubai = Dubai, Abu Dhabi
ui-zone-asia-kolkata = Delhi, Mumbai
ui-zone-asia-shanghai = Beijing, Shanghai
ui-zone-asia-tokyo = Tokyo
ui-zone-australia-sydney = Sydney, Melbourne
ui-zone-pacific-noumea = Nouméa
ui-zone-pacific-auckland = Auckland
ui-zone-pacific-tahiti = Tahiti
ui-zone-america-los-angeles = Los Angeles, Vancouver
ui-zone-america-denver = Denver
ui-zone-america-chicago = Chicago
ui-zone-america-toronto = Montréal, New York
ui-zone-america-guadeloupe = Guadeloupe, Martinique
ui-zone-america-cayenne = Cayenne
ui-zone-america-sao-paulo = São Paulo
ui-zone-america-miquelon = Saint-Pierre, Miquelon
ui-language = Language
ui-language-auto = Same as Discord
ui-language-en = English
ui-language-fr = Français
ui-texts-on = Tables are shown in words.
ui-texts-off = Tables are shown as pictures.
ui-texts-turn-on = Tables in words
ui-texts-turn-off = Tables as pictures
ui-quiet-hours = Quiet hours
ui-quiet-none = No quiet hours.
ui-quiet-no = none
ui-quiet-from = Quiet from { $start } to { $until }: nobody calls you then, and these hours do not count where every turn has its own time limit.
ui-quiet-start = From
ui-quiet-until = Until (ten hours at most)
ui-quiet-zone = Time zone
ui-bad-time = “{ $said }” is not a time of day. Write it as 22:00.
ui-our-settings = Settings of this server
ui-our-hint = Where tables may be opened, and by whom; and who may open tournaments. Leave all empty for everywhere and everybody.
ui-our-tables = The language of the bot’s announcements, and the usual pace of new tables. A table speaks its host’s language.
ui-our-page-tables = Tables
ui-our-page-time = Time
ui-our-page-who = Who
ui-our-weekends-on = At new tables weekends count like other days.
ui-our-weekends-off = At new tables weekends do not count: Saturday 0:00 to Monday 0:00.
ui-our-zone = Time zone of weekends: { $zone }.
ui-our-channels = Channels for tables (all)
ui-our-roles = Roles that may open tables (all)
ui-our-tournament-roles = Roles that may open tournaments (those of tables)
ui-must-manage = You need the Manage Server permission for that.
ui-data-export = Everything stored about you.
ui-data-delete-sure = Forget everything about you? Your running matches go on under a neutral name, with an AI in your seat. This cannot be undone.
ui-data-delete-yes = Forget me for good
ui-data-deleted = { $count ->
    [0] Everything about you is forgotten.
    [one] Everything about you is forgotten. One match goes on without your name.
   *[other] Everything about you is forgotten. { $count } matches go on without your name.
}

## Hello
ui-hello =
    ### Card games, a move now and a move tomorrow
    You can play { $games }.
    A match lives in a thread: one board for all, a table for you alone. You play when you have a moment, and you are called when it is your turn.
    {""}*{ ui-solo }* begins at once, against an AI, with the easiest game, { $first }; in the list you choose the game yourself.
ui-solo = Play now
ui-several = Open a table
ui-solo-at = Choose a game, against AIs…
ui-another = Another game
ui-another-said = Against AIs you begin at once; at a table for several you wait for the others.
ui-learn = Learn by playing
ui-lessons = Which game do you want to learn? You play scenes of a real match and are told what matters. Nobody waits, nothing counts for the rankings, and you can stop at any time.
ui-lesson-new = { $count ->
    [one] one scene
   *[other] { $count } scenes
}
ui-lesson-at = go on with scene { $number } of { $of }
ui-lesson-done = learned; play it again if you like
ui-lesson-head = **Learn by playing** · { $game }
ui-lesson-scene = Scene { $number } of { $of }: { $title }
ui-lesson-scene-over = The scene is over.
ui-lesson-over = That is all you need to play. The first match is against a relaxed AI, which makes a mistake now and then.
ui-lesson-on = Next scene
ui-lesson-skip = Skip this scene
ui-lesson-again = Replay scene
ui-lesson-back = Take back
ui-lesson-play = Play a relaxed AI now
ui-lesson-others = Other games
ui-about =
    ### Card games played across days
    You can play { $games }.
    Unofficial fan work: the games belong to their authors and publishers.
    {""}[Invite the bot]({ $invite }) · MIT licence
    -# Fonts Fredoka, Barlow Condensed, Inter (OFL 1.1) · Material Design Icons (Apache 2.0) · Twemoji, copyright Twitter, Inc and other contributors (CC BY 4.0)
ui-about-verified = { $matches ->
    [one] -# Verified: { $alike } of 1 running match, replayed from the first move.
   *[other] -# Verified: { $alike } of { $matches } running matches, replayed from the first move.
}

## When things go wrong
ui-picks-changed = Your picks have changed since this button was shown: look again before you confirm.
ui-old-component = This button is too old. /turn shows where your matches stand.
ui-our-fault = Something went wrong on our side (code { $code }). Nothing was lost.
ui-try-again = Try again
ui-choose-again = Choose again
ui-not-here = That is not possible here.
ui-no-table-there = The table cannot be opened in the channel of this match: { $why }
ui-only-there = That can only be done on the server of this match.
ui-other-server = That is on another server: from here, only its players can look at it.
ui-unseen-channel = This table is in a channel that you cannot see: only its players can look at it.
ui-which-match = You are playing several matches: say which one.
ui-too-many-matches = You are already playing { $most } matches. Finish one first.
ui-unknown-game = There is no game “{ $game }”. There are: { $games }.
ui-unknown-pace = There is no pace “{ $pace }”. Choose one from the list.
ui-missing-rights = I need more rights here: { $rights }. Somebody who manages the server can grant them.
ui-missing-rights-in = I need more rights in <#{ $channel }>: { $rights }. Somebody who manages the server can grant them.
ui-not-yours-to-write = You cannot write in <#{ $channel }> yourself, so nothing is posted there for you.
ui-not-your-channel = You cannot write in <#{ $channel }> yourself: choose a channel in which you can.
ui-right-view-channel = View Channel
ui-right-send-messages = Send Messages
ui-right-send-messages-in-threads = Send Messages in Threads
ui-right-create-public-threads = Create Public Threads
ui-right-connect = Connect
ui-right-attach-files = Attach Files
ui-right-embed-links = Embed Links
ui-right-read-message-history = Read Message History
ui-days-off = I am away
ui-leave-page = I am away…
ui-leave-left = { $days ->
    [0] You have no days off left.
    [one] You have one of your 28 days off a year left.
   *[other] You have { $days } of your 28 days off a year left.
}
ui-leave-until = You are away until { $when }: none of your clocks is running.
ui-leave-planned = You will be away from { $start } to { $until }.
ui-leave-auto-on = When your time is about to run out, half a day off is spent for you, three days in a row at most.
ui-leave-auto-off = No day off is spent automatically.
ui-leave-auto-turn-on = Spend them for me
ui-leave-auto-turn-off = Spend none for me
ui-leave-what = Days off begin at 0:00 or 12:00 ({ $zone }), last 14 days in a row at most, and stop your clocks in all matches except live ones. Once you are away, boards say when you will be back; before that, they say nothing.
ui-leave-for = From now on, for…
ui-leave-days = { $days ->
    [one] one day
   *[other] { $days } days
}
ui-leave-dates = Dates…
ui-leave-start-day = First day (24/12)
ui-leave-until-day = Last day (02/01)
ui-leave-over = I am back
ui-leave-ended = You are back. The days off that had not begun are yours again.
ui-bad-date = “{ $said }” is not a date. Write it like 24/12 or 24/12/2027.
ui-give-time = Give 12 more hours to…
ui-time-given = { $name } has up to 12 more hours.
ui-board-back = { $name } is away, back on { $when }
ui-weekends = Weekends
ui-weekends-on = Weekends count
ui-weekends-off = Weekends do not count
ui-list-empty-server = Nobody is playing here at the moment.

## A match that is over, step by step
ui-look-back = Step by step
ui-back-step = { $game } · step { $step } of { $steps }
ui-back-show = Show this step
ui-back-from = Look from here
ui-back-shut = The channel of this match is closed: the step cannot be shown there.
ui-back-at = Step { $step } of { $steps }
ui-back-board = Everybody’s view
ui-back-side = View
ui-back-answer-before = Answer before
ui-back-answer-after = Next answer
ui-back-more = { $count ->
    [one] and 1 more line
   *[other] and { $count } more lines
}
ui-back-first = Start
ui-back-before = Back
ui-back-after = Next
ui-back-last = End
ui-back-chapter = Go to…

## A position that is tried
ui-try = Try it
ui-try-head = **Try it** · { $game }
ui-try-said = You play on from here in private. What you could not see here has been dealt anew. Nobody else sees it and nothing counts.
ui-try-anew = Start over
ui-try-over = The try is over.
ui-try-level = Strength of the AIs (starts over)

## What decided
ui-decided = What decided?
ui-decided-coming = I am going through the match: the chances after each step, then the answers that mattered. It takes about a minute; this message will be replaced.
ui-decided-not = I could not find out. You can try again.
ui-decided-none = No single answer clearly turned the match.
ui-decided-step = Moment { $number }
ui-decided-line = **{ $number } · { $name }** — { $prompt } Played: { $played }. Better: { $better }.
ui-decided-told = To { $name } I would have said: “{ $why }.”
ui-decided-quoted = “{ $why }”
ui-decided-nothing = nothing
ui-decided-won = { $count ->
    [one] { $names } wins
   *[other] A tie: { $names }
}
ui-decided-nearly = nearly won
ui-decided-ahead = ahead
ui-decided-even = even
ui-decided-behind = behind
ui-decided-played = played
ui-decided-better = better
ui-decided-foot = { $count ->
    [one] pale band: doubt · { $count } position looked at
   *[other] pale band: doubt · { $count } positions looked at
}

ui-away-here = You are away until { $when }. If you answer here, your days off end: what has not begun comes back.

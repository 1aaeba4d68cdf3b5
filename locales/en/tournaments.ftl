# Tournaments: entering them, what is next, standings, and what organisers do.
ui-tournament-former = former player { $number }
ui-tournament-undrawn = No. { $number }
ui-tournament-number = { $number }

## What is played
ui-tournament-format-robin = everybody meets everybody
ui-tournament-format-swiss = Swiss
ui-tournament-format-knockout = knockout
ui-tournament-format-swiss-cut = Swiss, then knockout
ui-tournament-format-rolling = rolling
ui-tournament-format-heats = knockout
ui-tournament-format-swiss-table = Swiss, then a final table
ui-tournament-final-table = Final table
ui-tournament-in-pods = { $format }, { $pod } a match
ui-tournament-thread = { $name } R{ $round }
ui-tournament-round = Round { $round } of { $rounds }
ui-tournament-stage = { $left ->
    [0] Final
    [1] Semi-finals
    [2] Quarter-finals
    [3] Round of 16
    [4] Round of 32
   *[other] Round of 64
}
ui-tournament-begins = { $name } begins

## The public message
ui-tournament-entered = { $count ->
    [0] Open for entry: { $places } places, all of them free
    [one] Open for entry: 1 of { $places } places taken
   *[other] Open for entry: { $count } of { $places } places taken
}
ui-tournament-confirmed-by = Confirmed ({ $count }): { $people }
ui-tournament-unconfirmed = Not yet ({ $count }): { $people }
ui-tournament-and-more = { $count } more
ui-tournament-waiting = { $count ->
    [one] 1 person is waiting for a place
   *[other] { $count } people are waiting for a place
}
ui-tournament-begins-by-hand = An organiser will start it.
ui-tournament-begins-lacking = There are not enough players yet; an organiser will start it.
ui-tournament-begins-at = It begins { $when } ({ $left }).
ui-tournament-check-in-runs = Check-in until { $until }: whoever has not answered by then loses their place.
ui-tournament-played = { $over ->
    [0] no match played
    [one] 1 match played
   *[other] { $over } matches played
}{ $left ->
    [0] {""}
   *[other] , { $left } to go
}
ui-tournament-runs = Under way
ui-tournament-paused = Paused: nothing new begins{ $deadline ->
    [yes] , and the deadline waits.
    [passed] . The deadline of this round is over: what still runs is played to its end.
   *[no] {" "}for now.
}
ui-tournament-away = The game is not available right now. The tournament waits for it: nobody’s time runs, and nothing is lost.
ui-tournament-over = The tournament is over.
ui-tournament-untitled = Nobody has the title: neither finalist played the final to its end.
ui-tournament-called-off = This tournament was called off.
ui-tournament-off-call = { $who }: *{ $name }* was called off and will not take place.
ui-tournament-foot = Tournament { $id }
ui-tournament-enter = Enter
ui-tournament-wait = Wait for a place
ui-tournament-terms = What this means
ui-tournament-mine = My tournament
ui-tournament-bracket = Bracket
ui-tournament-bracket-part = Part { $part }
ui-tournament-bracket-end = Final stages
ui-tournament-places = Places { $first }–{ $last }
ui-tournament-standings = Standings
ui-tournament-check-in-call = { $who }: will you play in *{ $name }*? Answer by { $until }: the places go to those who say yes.
ui-tournament-i-am-there = I will be there
ui-tournament-leave = Leave

## One’s own page
ui-tournament-noted = Noted.
ui-tournament-left = You have left the tournament.
ui-tournament-confirmed = Noted: you will be there.
ui-tournament-not-in = You are not in this tournament yet.
ui-tournament-not-in-closed = You are not in this tournament, and nobody can enter it any more.
ui-tournament-confirm-until = Confirm by { $until } that you will be there, or you lose your place.
ui-tournament-confirm-waiting = You are waiting for a place. Confirm by { $until } that you will be there, and you get one if somebody does not come.
ui-tournament-confirm-late = You did not confirm in time, but there is a place left. Say that you will be there, and it is yours.
ui-tournament-you-wait = { $place ->
    [1] You will get the first place that comes free.
   *[other] You are waiting for a place: number { $place } on the list.
}
ui-tournament-confirm-missed = You did not confirm in time and lost your place.
ui-tournament-you-are-asked = You have a place. From { $since } on you will be asked to confirm that you will be there.
ui-tournament-you-are-in = You have a place; there is nothing else to do for now.
ui-tournament-you-are-dropped = You no longer play in this tournament; your results stay.
ui-tournament-you-are-away = You were absent twice and are out of the tournament.
ui-tournament-dropped-open = Finish the matches you have open, or they count as absences.
ui-tournament-you-are-disqualified = You were disqualified; your results stay.
ui-tournament-you-are-removed = An organiser took you out of this tournament before it began; they can let you in again.
ui-tournament-you-waited = It began without you: all places were taken, and nobody can enter any more.
ui-tournament-you-are-waiting = It began without you: all places were taken. If one comes free while late entry is possible, you move up by yourself.
ui-tournament-you-choose = Game { $game } against **{ $name }**: you say who begins.
ui-tournament-game = game { $game }
ui-tournament-choice-noted = Noted: game { $game } opens in a moment.
ui-tournament-they-choose = Game { $game }: **{ $name }** says who begins, and it opens at once.
ui-tournament-choice-head = *{ $name }*: who begins the next game?
ui-tournament-choice-call = { $who }: game { $game } against **{ $name }**, you say.
ui-tournament-choice-until = If nothing is said by { $until }, whoever has begun less often begins.
ui-tournament-i-begin = I begin
ui-tournament-they-begin = They begin
ui-tournament-more-planned = { $count ->
    [one] You have one match left. It begins once everybody in it has room for it.
   *[other] You have { $count } matches left. The next begins once everybody in it has room for it.
}
ui-tournament-rests = { $round }: no match for you. { $left ->
    [0] The next pairings are drawn in a moment.
    [one] The next pairings are drawn once the last match is over.
   *[other] The next pairings are drawn once the { $left } matches still running are over.
}
ui-tournament-awaits-round = { $round }: nothing to do for you now. { $left ->
    [0] The next pairings are drawn in a moment.
    [one] The next pairings are drawn once the last match is over.
   *[other] The next pairings are drawn once the { $left } matches still running are over.
}
ui-tournament-awaits-match = Your next match begins as soon as somebody you can meet is free.
ui-tournament-you-are-done = All your matches are played.
ui-tournament-against = against { $people }
ui-tournament-opens-soon = begins in a moment
ui-tournament-your-turn = **your turn**
ui-tournament-their-turn = nothing to do for you now
ui-tournament-play-against = Against { $people }
ui-tournament-your-place = Your place: **{ $place }**
ui-tournament-your-end = Your final place: **{ $place }**
ui-tournament-points = { $count ->
    [one] { $points } pt
   *[other] { $points } pts
}
ui-tournament-average = { $points } a match
ui-tournament-unplaced = no place yet: too few matches finished
ui-tournament-unplaced-end = no place: too few matches finished
ui-tournament-place-left = finishes in place { $best }
ui-tournament-your-place-left = your final place: { $best }
ui-tournament-places-left = can still finish in places { $best } to { $worst }
ui-tournament-your-places-left = you can finish anywhere from place { $best } to { $worst }
ui-tournament-shared = { $count ->
    [one] level with one other
   *[other] level with { $count } others
}
ui-tournament-is-dropped = no longer plays
ui-tournament-is-left = has left the server
ui-tournament-left-server = { $count ->
    [one] Has left the server: { $people }
   *[other] Have left the server: { $people }
}
ui-tournament-is-struck = struck: it counts for nothing
ui-tournament-is-failed = finished by an AI for { $who }: no points, and not rated
ui-tournament-finished = An AI finished this match for { $who }: in the tournament it brings them no points, or a draw at most with an excuse.
ui-tournament-is-spared = finished by an AI for { $who }, with an excuse: a draw at most, and not rated
ui-tournament-is-substituted = a substitute played for { $who }
ui-tournament-substitutes = Substitutes
ui-tournament-substitutes-what = A substitute plays on for somebody before the deadline of the round, and the result counts as played; twice for the same person at most.
ui-tournament-substitutes-list = On the list of this server for this game and pace: { $names }
ui-tournament-substitutes-nobody = Nobody is on the list of this server for this game and pace yet. People join it by */settings*, *People*, *Help out*.
ui-tournament-substitutes-sought = **{ $who }**: { $count ->
    [0] nobody could be asked yet
    [one] { $count } person asked
   *[other] { $count } people asked
}
ui-tournament-substitutes-for = Find a substitute for…
ui-tournament-substitutes-not-for = Call the search off for…
ui-tournament-substitutes-away = an AI plays for them now
ui-tournament-is-away = out for being absent twice
ui-tournament-is-disqualified = disqualified
ui-tournament-why = { $criterion ->
    [points] { $mine } { $count ->
        [one] point
       *[other] points
    } against { $theirs } for { $name }
    [buchholz] same points as { $name }; Buchholz { $mine } against { $theirs }
    [sonneborn] level with { $name }; Sonneborn-Berger { $mine } against { $theirs }
    [direct] level with { $name }; among those who are, { $mine } { $count ->
        [one] point
       *[other] points
    } against { $theirs }
    [wins] level with { $name }; wins { $mine } against { $theirs }
    [second-wins] level with { $name }; wins when playing second { $mine } against { $theirs }
    [firsts] same points as { $name }; first places { $mine } against { $theirs }
    [opposition] level with { $name }; strength of opponents { $mine } against { $theirs }
    [share] level with { $name }; share of the scores { $mine }% against { $theirs }%
    [average] { $mine } a match against { $theirs } for { $name }
    [opponents] level with { $name }; strength of opponents { $mine } against { $theirs }
    [rate] level with { $name }; wins a match { $mine } against { $theirs }
    [placed] { $name } has finished too few matches for a place
    [there] { $name } was absent twice
   *[other] went further than { $name }
}
ui-tournament-not-begun = It has not begun.
ui-tournament-rest = Skip a round…
ui-tournament-rest-hint = A round that you cannot play counts as a draw for you. You can skip two; until a round is drawn you can change your mind.
ui-tournament-rest-noted = Noted: round { $round } is played without you.
ui-tournament-rest-play = Play round { $round }
ui-tournament-rest-undone = Noted: you play round { $round } after all.
ui-tournament-skips = { $count ->
    [one] You are skipping round { $rounds }.
   *[other] You are skipping rounds { $rounds }.
}
ui-tournament-which-round = Which round?
ui-tournament-drop = Leave
ui-tournament-drop-sure = If you leave, your results stay. Your open matches count as absences unless you finish them. You cannot come back.
ui-tournament-drop-waiting = If you leave, you give up your place on the waiting list.
ui-tournament-drop-yes = Leave for good

## Lists
ui-tournament-list = Tournaments on this server
ui-tournament-list-mine = My tournaments
ui-tournament-none = There are none yet. /event create opens one.
ui-tournament-none-mine = You are in none. /event list shows those of this server, /event create opens a new one.
ui-tournament-open-one = Open a tournament…
ui-tournament-people = { $count ->
    [one] 1 player
   *[other] { $count } players
}
ui-tournament-status-open = open for entry
ui-tournament-status-running = under way
ui-tournament-status-over = over
ui-tournament-status-off = called off
ui-tournament-status-preparing = being prepared

## Opening one
ui-tournament-new = New tournament · { $step } of 3
ui-tournament-next = Next
ui-tournament-open-it = Name and open it
ui-tournament-plan-it = Prepare it first
ui-tournament-plan-hint = Prepare it first: nobody else sees it until you open it for entry, and you can still set every option of its matches.
ui-tournament-crowded = Many matches run at a time: a channel of their own keeps this one readable.
ui-tournament-matches-channel-now = Channel of the matches:
ui-tournament-matches-channel = Channel of the matches (the tournament’s)
ui-tournament-name = Name of the tournament
ui-tournament-opened = The tournament is open; everybody sees it in this channel.
ui-tournament-about = { $format ->
    [robin] Everybody plays everybody, several matches at a time; best for up to 8. { $least } to { $most } people.
    [swiss] A few rounds against people of your strength; best for more than 8. { $least } to { $most } people.
    [knockout] Whoever loses is out; a bracket up to the final. { $least } to { $most } people.
    [heats] The better half of each table goes on, up to the final. { $least } to { $most } people.
    [swiss-table] Rounds for all, then one match of the best. { $least } to { $most } people.
    [rolling] Whoever is free is paired at once, without rounds, until a set date. { $least } to { $most } people.
   *[swiss-cut] Rounds for all, then a bracket of the best. { $least } to { $most } people.
}
ui-tournament-choose-form = Format
ui-tournament-choose-pod = Players per match
ui-tournament-choose-preset = Preset
ui-tournament-choose-pace = Pace
ui-tournament-choose-places = Places
ui-tournament-choose-starts = Begins
ui-tournament-choose-twice = How often
ui-tournament-choose-days = { $format ->
    [robin] Length of a match
    [rolling] Length of a match
    [knockout] Length of a knockout round
   *[other] Length of a round
}
ui-tournament-choose-best = Games per pairing
ui-tournament-choose-third = Third place
ui-tournament-choose-cut = Knockout
ui-tournament-choose-free = Days off
ui-tournament-choose-full = Sizes of the matches
ui-tournament-pods-strangers = Nobody meets anybody again in the first { $rounds } rounds
ui-tournament-pods-full = Some meet again from round 2 on
ui-tournament-people-a-match = { $count ->
    [2] two per match
   *[other] { $count } per match
}
ui-tournament-season = Only numbers of players with which it ends within { $weeks } weeks are offered.
ui-tournament-too-long = Set like this, it would last more than { $weeks } weeks. Choose something shorter below, or go back for a quicker pace or another format.
ui-tournament-starts-in = { $days ->
    [0] when I begin it
   *[other] in { $days } days, with a check-in
}
ui-tournament-once = once
ui-tournament-twice = twice, each beginning once
ui-tournament-round-days = at most { $length }
ui-tournament-best-of = { $games ->
    [1] one game decides
   *[other] best of { $games }
}
ui-tournament-no-third = shared by two
ui-tournament-no-third-cut = goes by the Swiss standings
ui-tournament-free = they stop the clock
ui-tournament-no-free = they count like any day
ui-tournament-third = played for
ui-tournament-cut-to = the top { $count } go through
ui-tournament-forecast = { $people } players: { $rounds ->
    [0] { $format ->
        [rolling] about { $each ->
            [one] { $each } match each
           *[other] { $each } matches each
        }
       *[other] { $each } matches each
    }
    [one] 1 { $format ->
        [knockout] knockout round
       *[other] round
    }
   *[other] { $rounds } { $format ->
        [knockout] knockout rounds
       *[other] rounds
    }
}{ $cut ->
    [0] {""}
   *[other] { $format ->
        [swiss-table] {" "}and a final table of { $cut }
       *[other] {" "}and a knockout of { $cut }
    }
}, about { $hours ->
    [0] { $weeks ->
        [one] a week
       *[other] { $weeks } weeks
    }
    [one] an hour
   *[other] { $hours } hours
} at this pace
ui-tournament-forecast-repeats = So few meet each other again from round { $round } on; “everybody meets everybody” suits them better.
ui-tournament-forecast-again = By round { $round } at the latest, some meet again.
ui-tournament-terms-flow = Matches begin by themselves: never more than { $count } at a time for you.
ui-tournament-terms-match-days = A match takes at most { $length }.
ui-tournament-terms-rounds = { $format ->
    [knockout] A round takes at most { $length }; the next begins as soon as all its matches are over.
   *[other] A round takes at most { $length }; the next is drawn as soon as all its matches are over.
}
ui-tournament-terms-rolling = As soon as you are free, you meet somebody who is free, too, and near you in the standings; the same person again only once you have met everybody.
ui-tournament-terms-rolling-pods = A match begins as soon as enough people are free, between those who have met least; once somebody has waited for a day, it begins with one fewer.
ui-tournament-terms-season = The tournament lasts { $weeks } weeks: no match begins that would end later, and what is still being played then ends.
ui-tournament-terms-average = What counts is the average a match; at first it is drawn to the middle, so that a few matches do not decide everything. Ties are broken, in this order, by strength of opponents, the matches between the tied, and wins a match. Whoever has finished less than half the usual number of matches stands below, without a place.
ui-tournament-terms-points = A win is worth 3 points, a draw 1.
ui-tournament-terms-pod-points = First place in a match is worth 100 points, last place none, and the others are spaced evenly in between.
ui-tournament-terms-ties = Ties on points are broken, in this order, by strength of opponents (Buchholz without the lowest, then Sonneborn-Berger), the match between the tied, wins, and wins when playing second.
ui-tournament-terms-pod-ties = Ties on points are broken, in this order, by first places, strength of opponents, the matches between the tied, and share of the scores.
ui-tournament-terms-twice = You meet everybody twice, and begin once.
ui-tournament-terms-cut = The top { $count } of the standings then play a knockout for the title.
ui-tournament-terms-table = The top { $count } of the standings then play one match for the title; ties in it are broken by less time used, then by the standings.
ui-tournament-terms-heats = The better half of each table goes on: the first two of four, the first of three. Where places stay empty, the best seeds have a bye.
ui-tournament-terms-heats-level = Ties at a table go to whoever used less time, then to the higher seed; whoever goes out in the same stage shares a place.
ui-tournament-terms-best = A pairing of the knockout is a best of { $games }; the loser of a game chooses who begins the next.
ui-tournament-terms-third = There is a match for third place.
ui-tournament-terms-level = A knockout pairing that ends level goes to whoever used less time, then to the higher seed.
ui-tournament-terms-late = { $late ->
    [no] Nobody can enter once it has begun.
    [flow] Late entry is possible as long as matches begin.
   *[other] Late entry is possible until half of it is played; missed rounds bring no points.
}
ui-tournament-terms-unfinished = { $format ->
    [knockout] If an AI has to finish a match for you, you are out, even if it wins.
    [swiss-cut] A match that an AI has to finish for you brings you no points, even if it wins; in the knockout you are out.
   *[other] A match that an AI has to finish for you brings you no points, even if it wins.
}
ui-tournament-terms-absent = At the deadline, whoever was awaited longest and has not answered for { $live ->
    [yes] two turns
   *[no] a day
} is absent{ $format ->
    [knockout] .
   *[other] : the second time, they are out of the tournament and stand behind everybody else.
} The others have { $live ->
    [yes] two more turns
   *[no] one more day
}.
ui-tournament-terms-excused = Days off taken in good time excuse you: then { $of ->
    [points] you get 50 points at most.
   *[wins] it is a draw at best.
}
ui-tournament-terms-days-off = Days off stop the clock, as in any match.
ui-tournament-terms-no-days-off = Days off do not stop the clock here: they count like any day.
ui-tournament-terms-weekends = Weekends do not count: clocks stand still from Saturday 0:00 to Monday 0:00 ({ $zone }).
ui-tournament-terms-end-stays = { $format ->
    [robin] A match ends on its day all the same: stopping the clock does not put its end off.
    [rolling] A match ends on its day all the same: stopping the clock does not put its end off.
    [knockout] A knockout round ends on its day all the same: stopping the clock does not put its end off.
   *[other] A round ends on its day all the same: stopping the clock does not put its end off.
}
ui-tournament-organised = Organised by { $people }
ui-tournament-check-in-told = Two days before it begins, everybody has a day to confirm that they will be there.

## Organisers
ui-tournament-manage = Manage
ui-tournament-other-server = This tournament is on another server: it can be managed only there.
ui-tournament-begin = { $count ->
    [0] Begin now
   *[other] Begin now with { $count }
}
ui-tournament-begin-hint = { $checks ->
    [yes] If you begin now, the tournament starts with those who have a place, without a check-in. This cannot be undone.
   *[no] If you begin now, the tournament starts with those who have a place. This cannot be undone.
}
ui-tournament-preparing = Being prepared: only its organisers can see it, and nobody can enter yet.
ui-tournament-announce = Open for entry
ui-tournament-announced = It is open for entry in <#{ $channel }>.
ui-tournament-matches-in = Matches that begin from now on are played in threads of <#{ $channel }>.
ui-tournament-matches-shut = Channel of the matches <#{ $channel }>: { $why } Until then, matches begin in the tournament’s own channel.
ui-tournament-call-off = Call it off
ui-tournament-call-off-sure = { $count ->
    [0] If you call this tournament off, it cannot be opened again.
    [one] If you call this tournament off, one person who has entered loses their place, and it cannot be opened again.
   *[other] If you call this tournament off, { $count } people who have entered lose their place, and it cannot be opened again.
}
ui-tournament-act = { $kind ->
    [result] Decide a result
    [strike] Strike a match, or let it count again
    [points] Give or take points
    [pair] Let two people change places
    [add] Let somebody in
    [replace] Put somebody in another’s place
    [drop] Take somebody out
    [disqualify] Disqualify somebody
    [readmit] Let somebody back in
    [extend] Extend this round
    [pause] Pause the tournament
    [end] End it now, for good
    [granted] Appeal granted
    [refused] Appeal refused
   *[go-on] Resume after the pause
}
ui-tournament-acted = { $kind ->
    [result] Result decided
    [strike] Match struck or restored
    [struck] Match struck
    [again] Match counts again
    [points] Points
    [pair] Opponents exchanged
    [add] Let in
    [replace] Comes in as a replacement
    [drop] Taken out
    [disqualify] Disqualified
    [readmit] Back in
    [extend] Round extended
    [unextend] Extension taken back
    [pause] Paused
    [end] Ended early
    [granted] Appeal granted
    [refused] Appeal refused
    [back] Ruling taken back
    [off] Called off
   *[go-on] Resumed
}
ui-tournament-acted-replaced = { $name } comes in for { $other }
ui-tournament-acted-hours = { $hours } h
ui-tournament-acted-own = decided by { $who }, whom it concerns
ui-tournament-log = All rulings
ui-tournament-log-page = Page { $page }
ui-tournament-acted-points = { $count ->
    [one] { $points } pt
   *[other] { $points } pts
}
ui-tournament-act-choose = Step in…
ui-tournament-act-players = Manage players…
ui-tournament-act-hint = Every ruling is shown to everybody with its reason, and all but an early end can be reversed by another one.
ui-tournament-act-late-hint = The tournament is over; what was wrong can still be put right, each time with a reason that everybody reads.
ui-tournament-act-readmit-hint = A place in the bracket that was given meanwhile is not taken back.
ui-tournament-act-which = Which match?
ui-tournament-act-whom = Who?
ui-tournament-act-other = With whom?
ui-tournament-act-nothing = There is nothing of that kind at the moment.
ui-tournament-act-write = Give the reason
ui-tournament-act-reason = Reason (everybody can read it)
ui-tournament-act-points-value = Points, for example −1
ui-tournament-act-extend-value = More hours in all (0: none)
ui-tournament-decided = Decided.
ui-tournament-proposed-hint = This is about a match of your own, so it is a proposal: another organiser, or whoever manages the server, is called. It holds once one of them agrees, or in { $wait ->
    [live] 10 minutes
   *[other] 24 hours
} if nobody has answered.
ui-tournament-proposal = Proposal about a match of their own
ui-tournament-agree = Agree
ui-tournament-bring-here = Bring it here
ui-tournament-brought = The tournament now lives in this channel.
ui-tournament-helper = Add an organiser
ui-tournament-helper-added = { $name } can manage it now, too.
ui-tournament-no-helper = Remove an organiser
ui-tournament-helper-removed = They no longer manage it.

# What is needed to enter, and what entrants bring.
ui-tournament-needs = To enter: { $what }
ui-tournament-needs-role = the role { $role }
ui-tournament-needs-rating-least = a rating of { NUMBER($least, useGrouping: 0) } at least
ui-tournament-needs-rating-most = a rating of { NUMBER($most, useGrouping: 0) } at most
ui-tournament-needs-rating-between = a rating from { NUMBER($least, useGrouping: 0) } to { NUMBER($most, useGrouping: 0) }
ui-tournament-needs-brings = decks of your own
ui-tournament-needs-button = Who may enter
ui-tournament-needs-title = Who may enter
ui-tournament-needs-hint = This applies to whoever enters from now on. Before their first rated match, everybody has a rating of 1000.
ui-tournament-needs-any-role = Any role
ui-tournament-needs-least-title = Lowest rating
ui-tournament-needs-most-title = Highest rating
ui-tournament-needs-least = { $rating ->
    [0] none
   *[other] { NUMBER($rating, useGrouping: 0) }
}
ui-tournament-needs-most = { $rating ->
    [0] none
   *[other] { NUMBER($rating, useGrouping: 0) }
}
ui-tournament-needs-own = Decks of their own
ui-tournament-needs-own-0 = if they like
ui-tournament-needs-own-1 = required
ui-tournament-bring-none = You have chosen nothing of your own: you will play with what the game suggests.
ui-tournament-bring-kept = What you bring is noted. You can change it until the tournament begins.
ui-tournament-bring-enters = You enter by choosing what you bring{ $needed ->
    [yes] : here it has to be something of your own.
   *[no] .
}
ui-tournament-built-brought = You bring this to all your matches. You can change it until the tournament begins; until then nobody else sees it.
ui-tournament-bring-locked = You bring the same thing to all your matches; it is fixed when the tournament begins.
ui-tournament-act-who = Who comes in?
ui-tournament-again = Run it again…
ui-tournament-csv = Download (CSV)
ui-tournament-files = Standings, matches, who is awaited and, of Swiss rounds, what each pair costs, to be opened in a spreadsheet.

## Files
ui-tournament-column = { $column ->
    [awaited] awaited
    [others] against
    [since] since
    [misses] turns missed
    [link] link
    [place] place
    [player] player
    [points] points
    [direct] between themselves
    [buchholz] Buchholz
    [sonneborn] Sonneborn-Berger
    [wins] wins
    [second-wins] wins when playing second
    [firsts] first places
    [opposition] strength of opponents
    [share] share of the scores
    [stage] stage reached
    [status] status
    [match] match
    [round] round
    [players] players
    [places] places
    [scores] scores
    [by-ai] an AI finished for
    [first] first
    [second] second
    [gap] difference in points
    [ranks] difference in places
    [seats] order of play
    [repeat] met before
    [bye] bye
   *[cost] sum
}
ui-tournament-cell = { $status ->
    [left] has left the server
    [waiting] on the waiting list
    [entered] plays
    [dropped] no longer plays
    [disqualified] disqualified
    [planned] to come
    [open] under way
    [over] over
    [away] dropped for absence
    [struck] struck
   *[off] called off
}

## Appeals
ui-tournament-appeal = Appeal
ui-tournament-appeal-hint = Something in a match went wrong that the organisers should decide? Choose the match and write what happened. Only those of them who do not play in it read it; what they decide is shown to everybody.
ui-tournament-appeal-words = What happened?
ui-tournament-appeal-write = Write
ui-tournament-appeal-noted = Your appeal is on its way to the organisers.
ui-tournament-appeal-somebody = For whoever manages this server
ui-tournament-appeal-log = The latest lines of the match log, as everybody reads them:
ui-tournament-appeal-call = { $who }: please decide on an appeal in *{ $name }*.
ui-tournament-appeal-gone = Somebody who is no longer in it
ui-tournament-appeals = Appeals
ui-tournament-appeals-waiting = Appeals ({ $count })
ui-tournament-appeals-more = { $count ->
    [one] One more is waiting.
   *[other] { $count } more are waiting.
}
ui-tournament-no-appeals = No appeal is waiting for you.
ui-tournament-grant = Grant it…
ui-tournament-refuse = Refuse it…

## Pictures
ui-tournament-picture-foot = tournament { $id } · { $over ->
    [0] no match played
    [one] 1 match played
   *[other] { $over } matches played
}
ui-tournament-picture-range = can finish
ui-tournament-picture-who = player
ui-tournament-picture-results = results
ui-tournament-picture-points = pts
ui-tournament-picture-buchholz = Bh
ui-tournament-picture-sonneborn = SB
ui-tournament-picture-firsts = 1st
ui-tournament-picture-average = avg.
ui-tournament-picture-played = played
ui-tournament-picture-opponents = opp.
ui-tournament-picture-opposition = opp.
ui-tournament-picture-against = plays
ui-tournament-picture-ties = Bh = Buchholz without the lowest · SB = Sonneborn-Berger
ui-tournament-picture-average-ties = avg. = points a match, drawn to the middle · opp. = strength of opponents
ui-tournament-picture-pod-ties = 1st = first places · opp. = strength of opponents
ui-tournament-picture-page = places { $first } to { $last } of { $all }
ui-tournament-picture-sheet = page { $page } of { $all }
ui-tournament-picture-podium = Podium
ui-tournament-picture-won = { $won ->
    [one] 1 win
   *[other] { $won } wins
} in { $played }
ui-tournament-picture-form = { $format ->
    [robin] everybody meets everybody
    [swiss] Swiss
    [knockout] knockout
    [rolling] rolling
    [heats] knockout
    [swiss-table] Swiss and final table
   *[swiss-cut] Swiss and knockout
}{ $pod ->
    [2] {""}
   *[other] , { $pod } a match
}
ui-tournament-picture-cells = cell: own score · light won, framed drawn, dark lost
ui-tournament-picture-third = Third place
ui-tournament-picture-awaited = not known yet
ui-tournament-picture-either = { $one } or { $other }
ui-tournament-picture-or = or
ui-tournament-picture-from = { $place ->
    [1] first of table { $table }
    [2] second of table { $table }
   *[other] third of table { $table }
}
ui-tournament-picture-heat-through = { $names } through
ui-tournament-picture-bye = bye
ui-tournament-picture-part = bracket, part { $part } of { $parts }
ui-tournament-picture-towards = to semi-final { $number }
ui-tournament-picture-runs = under way
ui-tournament-picture-game = game { $game } under way
ui-tournament-picture-game-next = game { $game } to come
ui-tournament-picture-through = { $name } goes through
ui-tournament-picture-nobody-on = nobody goes through: both absent
ui-tournament-alt-reason = { $name }: { $reason }
ui-tournament-alt-place = finishes in place { $best }
ui-tournament-alt-range = can finish { $best } to { $worst }
ui-tournament-alt-won = { $one } beat { $other }{ $scores }
ui-tournament-alt-drawn = { $one } drew with { $other }{ $scores }
ui-tournament-alt-runs = { $one } – { $other }: under way

# Coaches, in games whose seats several people share.
ui-tournament-coaches = Coaches: { $who }
ui-tournament-coach-here = **{ $name }**
ui-tournament-coach-waits = { $name } (has not answered)
ui-tournament-coach-ask = Ask people to coach with you
ui-tournament-coach-away = Send a coach away
ui-tournament-coach-call = { $who }: **{ $head }** asks you to coach in *{ $name }*: you would decide together in all their matches.
ui-tournament-coach-asked = **{ $head }** asks you to coach: you would decide together in all matches; nothing counts for you.
ui-tournament-coach-agreed = You coach with **{ $head }**.
ui-tournament-coach-yes = I will coach
ui-tournament-coach-no = I will not coach
ui-tournament-coach-noted = They have been asked. They can agree until the tournament begins.
ui-tournament-coach-answered = Noted.

## Its news
ui-tournament-news-open = A new tournament of { $game }: entry is open.
ui-tournament-news-round = **{ $round }**: the tables are drawn.
ui-tournament-news-begins = **It begins**: here is who meets whom.
ui-tournament-news-until = To play by { $when }
ui-tournament-news-final = **The final** is on: { $people } play for the title.
ui-tournament-news-over = { $count ->
    [one] { $people } wins the tournament.
   *[other] { $people } share first place.
}
ui-tournament-picture-drawn = { $round }, drawn
ui-tournament-picture-until = To play by { $moment }
ui-tournament-moment = { $weekday ->
    [0] Monday
    [1] Tuesday
    [2] Wednesday
    [3] Thursday
    [4] Friday
    [5] Saturday
   *[6] Sunday
}, { $day } { $month ->
    [1] January
    [2] February
    [3] March
    [4] April
    [5] May
    [6] June
    [7] July
    [8] August
    [9] September
    [10] October
    [11] November
   *[12] December
}, { $hour }:{ $minute }
ui-tournament-long-days = { $count ->
    [one] a day
   *[other] { $count } days
}
ui-tournament-long-hours = { $count ->
    [one] an hour
   *[other] { $count } hours
}
ui-tournament-long-minutes = { $count ->
    [one] a minute
   *[other] { $count } minutes
}
ui-tournament-voice = Announcements
ui-tournament-voice-hint = A message of its own tells when a round is drawn, when the final begins and who has won. Choose where, and a role to call if you like.
ui-tournament-voice-channel = Channel of the announcements (the tournament’s)
ui-tournament-voice-channel-now = Channel of the announcements:
ui-tournament-voice-role = Role to call (none)
ui-tournament-voice-noted = Noted.
ui-tournament-voice-not-yours = You may not mention the role { $role }, so the tournament cannot either.

## Whom a round waits for
ui-tournament-waits = Who is awaited
ui-tournament-waits-nobody = No match waits for anybody.
ui-tournament-waits-since = awaited { $when }
ui-tournament-waits-missed = { $count ->
    [one] 1 turn missed
   *[other] { $count } turns missed
}
ui-tournament-waits-gone = has left the server
ui-tournament-waits-look = match
ui-tournament-waits-remind = Remind somebody who was called a day ago
ui-tournament-waits-page = Page { $page }
ui-tournament-board-open = { $count } running
ui-tournament-board-over = { $count } over
ui-tournament-board-left = { $count } left
ui-tournament-board-volunteers = { $count ->
    [one] { $count } substitute
   *[other] { $count } substitutes
}
ui-tournament-board-table = table
ui-tournament-board-awaited = awaited
ui-tournament-board-against = against
ui-tournament-board-since = wait
ui-tournament-board-missed = missed
ui-tournament-board-nudge = reminder
ui-tournament-board-days = { $count } d
ui-tournament-board-hours = { $count } h
ui-tournament-board-minutes = { $count } min
ui-tournament-board-done = { $what ->
    [can] remind
    [called] called
    [left] replace
   *[early] too early
}
ui-tournament-board-part = { $first } to { $last } of { $all }
ui-tournament-board-foot = for organisers · the longest wait first
ui-tournament-waits-no-more = That match no longer waits for them.

## A result that is decided
ui-tournament-outcome-who = Who won?
ui-tournament-outcome-ask = Who comes { $place ->
    [1] first
    [2] second
    [3] third
   *[other] next
}?
ui-tournament-outcome-wins = { $name } wins
ui-tournament-outcome-draw = A draw
ui-tournament-outcome-next = { $place }. { $name }
ui-tournament-outcome-shared = All the others share place { $place }
ui-tournament-outcome-won = { $winner } wins against { $other }
ui-tournament-outcome-level = a draw between { $people }

## The day and hour at which it begins
ui-tournament-starts-at = Day and hour
ui-tournament-starts-zone = Time zone: { $zone }
ui-tournament-starts-day = Day
ui-tournament-starts-day-like = 24/12
ui-tournament-starts-hour = Hour
ui-tournament-starts-hour-like = 20:00
ui-tournament-starts-past = It must begin later than now, and within { $days } days.

ui-tournament-ruled = { $result }, decided { $by ->
    [own] by { $who }, whom it concerns
    [other] by { $who }
   *[nobody] by the organisers
}: { $reason }
ui-tournament-drawn-soon = The last result of this round was decided; it goes on { $when }.
ui-tournament-take-back = Take it back
ui-tournament-draw-now = Go on now
ui-tournament-taken-back = Taken back: the match goes on.

ui-tournament-last-won = **You have won the tournament { $name }.**
ui-tournament-last-place = You finish *{ $name }* in place { $place }.
ui-tournament-last-final = **You are in the final.**
ui-tournament-last-through = You are through to the next stage.
ui-tournament-last-third = You still play for third place.
ui-tournament-last-out = That was your last match in this tournament.

ui-tournament-choose-ends = { $format ->
    [knockout] End of a knockout round
   *[other] End of a round
}
ui-tournament-no-end = when its time is over
ui-tournament-ends = { $weekday ->
    [0] on Mondays
    [1] on Tuesdays
    [2] on Wednesdays
    [3] on Thursdays
    [4] on Fridays
    [5] on Saturdays
    [6] on Sundays
   *[7] in the evening
} at { $hour }:00
ui-tournament-terms-ends = { $format ->
    [knockout] A knockout round ends { $when }, as soon as half of its length is over.
   *[other] A round ends { $when }, as soon as half of its length is over.
}

ui-tournament-picture-final-against = against
ui-tournament-picture-final-beats = beats
ui-tournament-picture-final-swiss = Swiss
ui-tournament-picture-final-rounds = place { $place }, { $points }
ui-tournament-picture-final-free = no opponent
ui-tournament-picture-met = Met before, { $round }:
ui-tournament-picture-met-won = { $name } wins { $scores }
ui-tournament-picture-met-drawn = a draw
ui-tournament-picture-champion = { $name } wins it
ui-tournament-picture-short-round = R{ $round }
ui-tournament-picture-short-stage = { $left ->
    [0] F
    [1] SF
   *[2] QF
}
ui-tournament-picture-honour = { $how ->
    [final-won] wins the final { $score }
    [final-lost] loses the final { $score }
    [third-won] wins third place { $score }
   *[third-lost] loses for third place { $score }
}
ui-tournament-picture-honour-place = place { $place }
ui-tournament-picture-honour-swiss = Swiss: { $place }
ui-tournament-picture-turn = In place { $place } after round { $round }, { $name } wins every meeting from then on
ui-tournament-picture-turn-all = { $name } wins every meeting
ui-tournament-picture-turn-ahead = { $name } is ahead from round { $round } on
ui-tournament-picture-fact-won = matches won, not won
ui-tournament-picture-fact-closest = closest win: { $round }, { $name }
ui-tournament-picture-fact-largest = largest win: { $round }, { $name }
ui-tournament-picture-way-stage = { $left ->
    [1] Semi
    [2] Quarter
    [3] Last 16
    [4] Last 32
   *[5] Last 64
}

ui-tournament-edit = Change
ui-tournament-edit-hint = Name, description and language can be changed at any time, the rest until it begins. Each change is told to everybody.
ui-tournament-edit-words = Write it anew
ui-tournament-edit-description = Description (up to 1,000 characters)
ui-tournament-edit-day = Day it begins (none: you begin it)
ui-tournament-edit-language = Language of its messages
ui-tournament-write = Write to everybody
ui-tournament-write-words = Your message (once a day)
ui-tournament-written = Noted: everybody reads it among the announcements and on their own page.
ui-tournament-changed = { $field ->
    [name] New name: { $value }
    [description] New description
    [places] Places: { $value }
    [pace] Pace: { $value }
    [starts] Begins { $value }
    [by-hand] An organiser begins it
   *[locale] Language: { $value }
}
ui-tournament-message = **{ $who }** writes to everybody: { $words }
ui-tournament-message-nobody = The organisers write to everybody: { $words }

ui-tournament-news-week = { $count ->
    [one] This week: 1 match played, { $left } to go.
   *[other] This week: { $count } matches played, { $left } to go.
}
ui-tournament-news-week-rolling = { $count ->
    [one] This week: { $count } match played.
   *[other] This week: { $count } matches played.
}
ui-tournament-news-nothing = What had been decided was taken back.

ui-tournament-choose-rounds = { $format ->
    [rolling] Duration
   *[other] Rounds
}
ui-tournament-weeks-count = { $count } weeks
ui-tournament-rounds-suit = as many as suit the number of players
ui-tournament-rounds-count = { $count ->
    [one] 1 round
   *[other] { $count } rounds
}

ui-tournament-history = Past tournaments
ui-tournament-history-none = None has ended here yet.
ui-tournament-history-nobody = no winner
ui-tournament-news-rests = Without a match: { $people }

## Among the events of the server
ui-tournament-dates = Show it among the server’s events
ui-tournament-dates-right = To show the dates among the server’s events, the bot needs the right *Create Events*.
ui-tournament-dates-soon = The dates will stand among the server’s events as soon as it is known when it begins.
ui-tournament-dates-wanted = The dates will stand among the server’s events as soon as it is known when it begins.
ui-tournament-dates-made = The dates stand among the server’s events.
ui-tournament-dates-over = The event is over.
ui-tournament-dates-refused = The dates could not be shown among the server’s events: Discord refused it.

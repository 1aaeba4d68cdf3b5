# Ratings, tables of servers, statistics of games.
ui-rating-mine = My ratings
ui-rating-none = You have no rating yet. One comes with your first match against people in a tournament, or at a table whose *Options* say that it is rated. After { $least } such matches you are asked whether you would like to appear in a server’s ranking.
ui-rating-listed = You appear in the rankings of the servers where you play.
ui-rating-not-listed = Nobody else sees your rating: you appear in no ranking.
ui-rating-list-ask = You have played ten rated matches. Would you like to stand in the table of ratings of this server?
ui-rating-list-not = No, thanks
ui-rating-list-me = Appear in rankings
ui-rating-list-no-more = Do not list me
ui-rating-opponents = Most often against: { $people }
ui-rating-met = { $name } ({ $count })
ui-rating-top = Ratings on this server
ui-rating-kind = { $more ->
    [0] one on one or in teams
   *[other] three or more
}
ui-rating-nobody = Nobody has played enough rated matches here yet and chosen to be listed: the first place is free.
ui-rating-who = Players appear here after { $least } rated matches, if they want to (/profile).
ui-rating-statistics = Statistics
ui-rating-no-matches = As soon as a match among people alone has been played to its end, this page shows who wins by order of play, how long a match takes, and which cards win.
ui-rating-csv = As a file
ui-rating-csv-told = A line for each match, and one for each card; nobody is named.
ui-rating-column = { $column ->
    [ended] ended
    [seats] players
    [places] places in order of play
    [hours] hours
    [answers] answers
    [card] card
    [won] share of wins
    [apart] apart from the usual share
    [low] at least, at 95%
   *[high] at most, at 95%
}

## Pictures
ui-rating-matches = { $count ->
    [one] 1 match
   *[other] { $count } matches
}
ui-rating-foot = { $more ->
    [0] rating one on one or in teams
   *[other] rating for three or more
}
ui-rating-start = { $start } = where everybody begins · full disc: won · band: 68%
ui-rating-uncertainty = ± { $points }
ui-rating-within = Two times in three it is right to within { $points } points.
ui-rating-rank = No. { $place } on this server
ui-rating-unlisted = not ranked
ui-rating-missing = provisional, { $count } to go
ui-rating-run = wins in a row
ui-rating-won = { $count ->
    [one] win
   *[other] wins
}
ui-rating-places = places
ui-rating-provisional = provisional
ui-rating-best = best yet
ui-rating-month = { $month ->
    [1] Jan
    [2] Feb
    [3] March
    [4] April
    [5] May
    [6] June
    [7] July
    [8] Aug
    [9] Sept
    [10] Oct
    [11] Nov
   *[other] Dec
}
ui-rating-now = Rating { $rating }, { $count ->
    [one] 1 match
   *[other] { $count } matches
}
ui-rating-span = Between { $least } and { $most } so far
ui-rating-taken = Places: { $places }
ui-rating-taken-one = { $count ->
    [one] once
   *[other] { $count } times
} in place { $place }
ui-rating-by-seat = Who wins, by order of play
ui-rating-of-seats = { $seats } players, { $count ->
    [one] 1 match
   *[other] { $count } matches
}
ui-rating-percent = { $share }%
ui-rating-seats = { $seats } players
ui-rating-days-title = Days a match takes
ui-rating-days = { $middle } d
ui-rating-answers-title = Answers a day
ui-rating-answers = { $middle }
ui-rating-by-card = Who wins, by card
ui-rating-cards-what = when it did something: points apart
ui-rating-cards-mean = mean of all cards
ui-rating-cards-counted = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
ui-rating-cards-how = bar: 95%, hollow where it may be chance
ui-rating-card-line = Wins with a card that did something, in points above or below the mean of all cards: { $cards }
ui-rating-stat-foot = matches of people, played to their end
ui-rating-stat-how = left: 95%, hollow where it may be chance · right: 8 of 10
ui-rating-stat-line = { $seats } players, { $count ->
    [one] 1 match
   *[other] { $count } matches
}: wins in order of play { $shares }; half of them last { $days } days or less; { $answers } answers a day

# What there is from the first match on, rated or not
ui-trace-mine = My matches
ui-trace-none = The first match that you finish stands here, against AIs too: your place, your score, and later your best scores and how you do against each player. A match against AIs takes from ten minutes to an hour.
ui-trace-played = { $count ->
    [one] 1 match played
   *[other] { $count } matches played
}, { $won } won
ui-trace-run = { $count } won in a row
ui-trace-first = first win { $when }
ui-trace-best = Best scores: { $what }
ui-trace-best-one = { $game } { $score }
ui-trace-against = Met: { $who }
ui-trace-against-one = { $who } { $count ->
    [one] once
   *[other] { $count } times
} ({ $won } won)
ui-trace-ais = AIs
ui-trace-last = Last matches
ui-trace-more = and { $count } more: /matches
ui-trace-place = place { $place } of { $of }
ui-trace-score = score { $score }
ui-trace-alone = { $won ->
    [1] won alone
   *[other] lost alone
}
ui-trace-agreed = ended by agreement
ui-trace-with-ai = with AIs
ui-trace-unrated = unrated
ui-trace-unrated-said = Matches with AIs and unrated ones count here, and for no rating.
ui-trace-to-go = { $count ->
    [0] No rated match yet
    [one] 1 rated match
   *[other] { $count } rated matches
}: { $missing } more, and you are asked whether you would like to be listed.
ui-trace-month = Finished here in the last 30 days: { $what }
ui-trace-month-game = { $game } { $count } ({ $people ->
    [one] 1 player
   *[other] { $people } players
})
ui-trace-month-who = Played most: { $who }
ui-trace-month-none = No match has ended here in the last 30 days; the next one begins the list.
ui-trace-short = With AIs, { $seats } at the table: { $count ->
    [one] 1 match
   *[other] { $count } matches
}, { $first } won by who began; usually { $lasted }.
ui-trace-short-alone = Alone: { $count ->
    [one] 1 match
   *[other] { $count } matches
}, { $first } won; usually { $lasted }.
ui-trace-own = You: { $count ->
    [one] 1 match
   *[other] { $count } matches
} finished, { $won } won
ui-trace-own-best = best score { $score }
ui-trace-own-none = You have not finished a match of this game yet.
ui-took = { $unit ->
    [minutes] { $many } min
    [hours] { $many } h
   *[days] { $many } days
}

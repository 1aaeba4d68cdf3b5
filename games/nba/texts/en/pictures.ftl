# What is written on the pictures of NBA Deck-Building.
nba-picture-quarter = Quarter { $quarter }
nba-picture-overtime = Overtime { $n }
nba-picture-turn = turn { $turn } / { $turns }
nba-picture-stage-draft = Draft
nba-picture-stage-team = Choosing teams
nba-picture-stage-last = Special last turn
nba-picture-stage-tie = Tie
nba-picture-stage-over = End of the match
nba-picture-pick = pick { $round } / 3
nba-picture-not-yet = not yet
nba-picture-no-attack = no attack to stop
nba-picture-remark = { $now }, then { $then }
nba-picture-secret = in secret
nba-picture-table = Table { $table }
nba-picture-court = Court of { $name }
nba-picture-market = Market
nba-picture-market-of = Market, table { $table }
nba-picture-discard = Discard of { $name }
nba-picture-deck = Deck and hand of { $name }
nba-picture-players-gone = Players discarded
nba-picture-box = Box of { $name }
nba-picture-tactics = Tactics deck, in no order
nba-picture-tactics-of = Tactics deck, in no order, table { $table }
nba-picture-thrown = Tactics discarded
nba-picture-thrown-of = Tactics discarded, table { $table }
nba-picture-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
nba-picture-nothing = nothing
nba-picture-hand = My hand
nba-picture-track = Players
nba-picture-slots = Tactics
nba-picture-question-refresh = Which tactics to replace?
nba-picture-question-sub_in = Who comes in?
nba-picture-question-sub_out = Who goes out?
nba-picture-question-prep_off = Attack tactics on board?
nba-picture-question-prep_def = Defence tactics on board?
nba-picture-question-pay_player = What do you pay with?
nba-picture-question-pay_tactic = What do you pay with?
nba-picture-question-target = Against which attack?
nba-picture-question-reroll = Roll dice again?
nba-picture-question-reroll_def = Roll dice again?
nba-picture-question-keep_dice = Which dice do you keep?
nba-picture-question-hold = Which cards do you hold?
nba-picture-question-remove = Remove cards for good?
nba-picture-question-overtime = Play an overtime?
nba-picture-question-draft = Take which player?
nba-picture-question-cut = Who stays out?
nba-picture-question-lineup = Which second starters?
nba-picture-question-bench = Which reserves?
nba-picture-question-base_off = Which attack tactics?
nba-picture-question-base_def = Which defence tactics?
nba-picture-aside-most = up to { $most }
nba-picture-aside-exactly = { $most } of them
nba-picture-do-refresh = replace
nba-picture-now-sub = Send someone in?
nba-picture-now-market = Buy?
nba-picture-now-prep = Prepare?
nba-picture-now-def = Defend?
nba-picture-now-off = Attack?
nba-picture-now-end = End the turn?
nba-picture-until = open until the first dice
nba-picture-pays = my hand pays
nba-picture-pays-players = { $n } in players
nba-picture-pays-tactics = { $n } in tactics
nba-picture-keeps = { $count ->
    [one] keeps 1 die
   *[other] keeps { $count } dice
}
nba-picture-mean = avg, max { $most }
nba-picture-average = avg
nba-picture-note-players = dice more than with my player
nba-picture-note-tactics = { $n ->
    [0] average with my five, before rerolls
   *[other] average with my five, against the { $n } coming in
}
nba-picture-lacks = IQ −{ $n }
nba-picture-nothing-comes = nothing comes at me
nba-picture-counts = count
nba-picture-legend-p3 = 3 points
nba-picture-legend-ins = inside
nba-picture-legend-drv = drive
nba-picture-legend-itc = intercept
nba-picture-legend-blk = block
nba-picture-legend-stp = stop
nba-picture-legend-reb = rebounds
nba-picture-legend-iq = game IQ
nba-picture-pile-players = players
nba-picture-pile-gone = gone
nba-picture-pile-tactics = tactics
nba-picture-pile-discarded = discarded
nba-picture-pile-fatigue = Fatigue
nba-picture-instead = in place of
nba-picture-nobody = nobody else fits in
nba-picture-best = Player of the match
nba-picture-best-did = { $points ->
    [one] point
   *[other] points
} in { $times ->
    [one] one attack
   *[other] { $times } attacks
}
nba-picture-amount = { $count } { $count ->
    [one] point
   *[other] points
}

# What is written on the pictures of All-Star Draft.
allstar-picture-round = Round { $round }
allstar-picture-round-winners = Round { $round }, winners
allstar-picture-matches = matches
allstar-picture-playoffs = Play-offs
allstar-picture-stage-draft = picking cards
allstar-picture-stage-lineup = teams and buses
allstar-picture-stage-team = first teams
allstar-picture-stage-shootout = shootout
allstar-picture-stage-change = substitutions
allstar-picture-stage-over = The end
allstar-picture-medal-0 = G
allstar-picture-medal-1 = S
allstar-picture-medal-2 = B
allstar-picture-kit = one of each
allstar-picture-next = next: { $arenas }
allstar-picture-next-playoffs = next: the play-offs
allstar-picture-unseen = { $count } arenas still face down
allstar-picture-way-left = hands go left: { $names }
allstar-picture-way-right = hands go right: { $names }
allstar-picture-market = On offer, row { $row } of 6
allstar-picture-confrontation = Confrontation { $number }
allstar-picture-arena-of = arena { $number } of { $count }
allstar-picture-shootout = shootout
allstar-picture-card-of = card { $number } of { $count }
allstar-picture-bench = Bench
allstar-picture-team = Team { $number }
allstar-picture-my-team = My team
allstar-picture-my-hand = My hand
allstar-picture-my-shot = My shot
allstar-picture-coming = Coming in
allstar-picture-going = Going out
allstar-picture-goes-on = the rest goes to
allstar-picture-goes-third = the third goes to
allstar-picture-for = for { $card }, team { $team }
allstar-picture-against = against { $names }
allstar-picture-against-many = against { $count } others
allstar-picture-aside-bus = in the order of the arenas
allstar-picture-aside-sub-in = as many go out
allstar-picture-question-pick = Take { $count } { $count ->
    [one] card
   *[other] cards
}
allstar-picture-question-duel-pick = Two to keep, one to give
allstar-picture-question-market = Take 1 card
allstar-picture-question-toss = Discard 1 of the seven
allstar-picture-question-swap = Swap a card?
allstar-picture-question-swap-in = Who comes in?
allstar-picture-question-team = { $count ->
    [one] Who stays on the bench?
   *[other] Which { $count } stay on the bench?
}
allstar-picture-question-bus = Which team goes where?
allstar-picture-question-po-team = Your team: 5 cards
allstar-picture-question-shootout = Your shot: 1 card
allstar-picture-question-sub-in = Who comes in? { $count }{ $most ->
    [2] { "" }
   *[other] { " " }to { $most }
}
allstar-picture-question-sub-out = Who goes out? { $count }
allstar-picture-order = What beats what
allstar-picture-spent = Out of the game
allstar-picture-criterion-symbol = Symbol
allstar-picture-criterion-number = Number
allstar-picture-criterion-species = Species
allstar-picture-playoff-team = Play-offs
allstar-picture-supporters = { $count } { $count ->
    [one] supporter
   *[other] supporters
}
allstar-picture-no-team = No team yet; on the bench: { $count }
allstar-picture-no-squad = No team yet; in hand: { $count }
allstar-picture-out = Out of the play-offs: { $rank ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $rank }th
}, +{ $points }
allstar-picture-best = Player of the match
allstar-picture-best-did = supporters { $times ->
    [one] in one arena
   *[other] in { $times } arenas
}
allstar-picture-amount = { $count } { $count ->
    [one] supporter
   *[other] supporters
}
allstar-picture-pays = { $pays ->
    [last] last rank pays most
    [middle] rank { $best } pays most
    [run] five in a row beat all
    [full] three and a pair beat all
    [kit] one of each beats all
   *[first] first rank pays most
}
allstar-picture-rank = { $rank ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $rank }th
}
allstar-picture-without = Without { $number } · { $card }
allstar-picture-beats = beats
allstar-picture-and-below = and all below
allstar-picture-loses = loses to
allstar-picture-and-above = and all above
allstar-picture-equal = At equal Power
allstar-picture-legend-supporters = supporters
allstar-picture-legend-hand = cards in hand
allstar-picture-legend-ticket = ticket: lose once, stay in
allstar-picture-legend-medals = at equal Power, in this order
allstar-picture-prizes = play-offs pay

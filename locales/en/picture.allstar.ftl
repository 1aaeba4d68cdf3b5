# What is written on the pictures of All-Star Draft.
picture-allstar-round = Round { $round }
picture-allstar-round-winners = Round { $round }, winners
picture-allstar-matches = matches
picture-allstar-playoffs = Play-offs
picture-allstar-stage-draft = draft
picture-allstar-stage-lineup = teams and buses
picture-allstar-stage-team = first teams
picture-allstar-stage-shootout = shootout
picture-allstar-stage-change = substitutions
picture-allstar-stage-over = The end
picture-allstar-medal-0 = G
picture-allstar-medal-1 = S
picture-allstar-medal-2 = B
picture-allstar-kit = one of each
picture-allstar-next = next: { $arenas }
picture-allstar-next-playoffs = next: the play-offs
picture-allstar-unseen = { $count } arenas still face down
picture-allstar-way-left = hands go left: { $names }
picture-allstar-way-right = hands go right: { $names }
picture-allstar-market = On offer, row { $row } of 6
picture-allstar-confrontation = Confrontation { $number }
picture-allstar-arena-of = arena { $number } of { $count }
picture-allstar-shootout = shootout
picture-allstar-card-of = card { $number } of { $count }
picture-allstar-bench = Bench
picture-allstar-team = Team { $number }
picture-allstar-my-team = My team
picture-allstar-my-hand = My hand
picture-allstar-my-shot = My shot
picture-allstar-coming = Coming in
picture-allstar-going = Going out
picture-allstar-goes-on = the rest goes to
picture-allstar-goes-third = the third goes to
picture-allstar-for = for { $card }, team { $team }
picture-allstar-against = against { $names }
picture-allstar-against-many = against { $count } others
picture-allstar-aside-bus = in the order of the arenas
picture-allstar-aside-sub-in = as many go out
picture-allstar-question-pick = Take { $count } { $count ->
    [one] card
   *[other] cards
}
picture-allstar-question-duel-pick = Two to keep, one to give
picture-allstar-question-market = Take 1 card
picture-allstar-question-toss = Toss 1 of the seven
picture-allstar-question-swap = Swap a card?
picture-allstar-question-swap-in = Who comes in?
picture-allstar-question-team = Your new team: 5 cards
picture-allstar-question-bus = Which team goes where?
picture-allstar-question-po-team = Your team: 5 cards
picture-allstar-question-shootout = Your shot: 1 card
picture-allstar-question-sub-in = Who comes in? { $count }{ $most ->
    [2] { "" }
   *[other] { " " }to { $most }
}
picture-allstar-question-sub-out = Who goes out? { $count }
picture-allstar-order = What beats what
picture-allstar-spent = Out of the game
picture-allstar-criterion-symbol = Symbol
picture-allstar-criterion-number = Number
picture-allstar-criterion-species = Species
picture-allstar-playoff-team = Play-offs
picture-allstar-supporters = { $count } { $count ->
    [one] supporter
   *[other] supporters
}
picture-allstar-no-team = No team yet; on the bench: { $count }
picture-allstar-no-squad = No team yet; in hand: { $count }
picture-allstar-out = Out of the play-offs: { $rank ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $rank }th
}, +{ $points }

# Goofspiel: questions, events, the table in words.
goofspiel-name = Goofspiel
goofspiel-short-name = Goofspiel
goofspiel-summary =
    A prize lies on the table, and both of you bid for it with a card, in secret. The higher card wins the prize; both cards are gone. You have the same cards, know what the other one has left, and must guess when to spend the king.

    {"**"}A round**
    1. A prize is turned up: it counts 1 (ace) to 13 (king).
    2. Both bid a card of their hand.
    3. The higher one takes the prize. Equal bids leave it there, for whoever wins the next one.

    Whoever has the most points after the last prize wins.

# The aim, in three lines
goofspiel-aim-1 = Have the most points after { $prizes } prizes.
goofspiel-aim-2 = Bid a card for each prize, in secret: the higher one wins it, and both are gone.
goofspiel-aim-3 = Equal bids leave the prize there, for whoever wins the next one.

# Options of a match
goofspiel-option-length = Length
goofspiel-option-length-value-long = 13 prizes
goofspiel-option-length-value-short = 7 prizes
goofspiel-preset-standard = A whole suit
goofspiel-preset-quick = Short: ace to seven

# The kinds of questions
goofspiel-kind-bid = Bid

# A line for each kind of question that is met for the first time
goofspiel-first-bid = a card that you bid is gone, whether it wins or not: keep high ones for high prizes.

# Questions
goofspiel-ask-bid = Which card do you bid for { $cards }?
goofspiel-pick = { $card }

# Why
goofspiel-why-bid = for { $points ->
    [one] 1 point
   *[other] { $points } points
}: beats { $beaten } of the other one’s { $of } cards

# What happens
goofspiel-event-turned = { $card } is turned up; { $left ->
    [0] it is the last prize.
    [one] one prize is left.
   *[other] { $left } prizes are left.
}
goofspiel-event-bid = { $who ->
    [me] You bid { $card }.
   *[other] { $who_name } bids { $card }.
}
goofspiel-event-won = { $who ->
    [me] You win
   *[other] { $who_name } wins
} { $cards }: { $points ->
    [one] 1 point.
   *[other] { $points } points.
}
goofspiel-event-stays = Equal bids: { $cards } { $cards_count ->
    [one] stays
   *[other] stay
} for the next round.
goofspiel-event-lost = Equal bids at the end: nobody gets { $cards }.
goofspiel-event-conceded = { $who ->
    [me] You give up.
   *[other] { $who_name } gives up.
}

# The table in words
goofspiel-stage = { $left ->
    [0] Last prize
    [one] 1 prize to come
   *[other] { $left } prizes to come
}
goofspiel-ahead = { $left ->
    [0] the last prize: then the most points win
    [one] one more prize after this one, then the most points win
   *[other] { $left } more prizes after this one, then the most points win
}
goofspiel-stage-over = End of the match
goofspiel-score = { $who ->
    [me] You: { $points }
   *[other] { $who_name }: { $points }
}
goofspiel-say-row = To win: { $cards }.
goofspiel-say-bid = Your bid, still secret: { $card }.
goofspiel-say-higher = { $who ->
    [me] Your card was the higher one.
   *[other] The card of { $who_name } was the higher one.
}
goofspiel-say-seat = { $who ->
    [me] You have
   *[other] { $who_name } has
} { $points ->
    [one] 1 point
   *[other] { $points } points
} ({ $prizes ->
    [one] 1 prize
   *[other] { $prizes } prizes
}).
goofspiel-say-hand = { $who ->
    [me] Your hand: { $cards }.
   *[other] In the hand of { $who_name }: { $cards }.
}
goofspiel-say-left = Prizes to come, in no order: { $cards }.
goofspiel-fact = { $prizes ->
    [one] 1 prize
   *[other] { $prizes } prizes
}

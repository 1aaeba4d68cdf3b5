# Skeleton: questions, events, the table in words.
skeleton-name = Skeleton
skeleton-short-name = Skeleton
skeleton-summary =
    Three cards lie open. In turn, each of you takes one of them, and the next card of the deck is laid open in its place. Whoever has the most points when all cards are gone wins.

# The aim, in three lines
skeleton-aim-1 = Have the most points when all cards are gone.
skeleton-aim-2 = In turn, each of you takes one of the three open cards.
skeleton-aim-3 = Every card counts its points; the next one of the deck takes its place.

# The kinds of questions
skeleton-kind-take = Take a card

# A line for each kind of question that is met for the first time
skeleton-first-take = the card with the most points is best; whatever you leave, the other one may take.

# Questions
skeleton-ask-take = Which card do you take?
skeleton-pick = { $card }

# Why
skeleton-why-take = +{ $points }: then you have { $then }

# What happens
skeleton-event-took = { $who ->
    [me] You take { $card }.
   *[other] { $who_name } takes { $card }.
}
skeleton-event-laid-open = { $card } is laid open.
skeleton-event-conceded = { $who ->
    [me] You give up.
   *[other] { $who_name } gives up.
}

# The table in words
skeleton-stage = { $left ->
    [one] 1 card left
   *[other] { $left } cards left
}
skeleton-ahead = { $left ->
    [one] the last card ends the match
   *[other] { $left } more cards, then the most points win
}
skeleton-stage-over = End of the match
skeleton-score = { $who ->
    [me] You: { $points }
   *[other] { $who_name }: { $points }
}
skeleton-say-row = Open: { $cards }. { $deck ->
    [0] The deck is empty.
    [one] One card is in the deck.
   *[other] { $deck } cards are in the deck.
}
skeleton-say-seat = { $who ->
    [me] You have
   *[other] { $who_name } has
} { $points ->
    [one] 1 point
   *[other] { $points } points
}: { $cards }.
skeleton-say-nothing = { $who ->
    [me] You have no card yet.
   *[other] { $who_name } has no card yet.
}
skeleton-fact = { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}

# What is written on the pictures of Mon Premier Deck Building.
firstdeck-picture-stage-decks = Choosing decks
firstdeck-picture-stage-main = Round { $round } / { $rounds }
firstdeck-picture-stage-final = Final series
firstdeck-picture-stage-over = End of the match
firstdeck-picture-final-round = round { $round }
firstdeck-picture-remark = clockwise · { $name } is first
firstdeck-picture-remark-take = order of choice: { $names }
firstdeck-picture-wins = { $name } wins
firstdeck-picture-tie = Total tie
firstdeck-picture-fight = Battle
firstdeck-picture-nobody = Nobody wins
firstdeck-picture-steals = { $name } steals
firstdeck-picture-last-alone = last to play
firstdeck-picture-round-short = round { $round }
firstdeck-picture-effect-wild = { $count ->
    [one] joins your best family
   *[other] join your best family
}
firstdeck-picture-effect-gob = −{ $count } to your value
firstdeck-picture-effect-star = +1 star each time
firstdeck-picture-effect-more = plays 2 more cards
firstdeck-picture-effect-steal = steals 1 star, then leaves the game
firstdeck-picture-effect-gain3 = +3 stars, then leaves the game
firstdeck-picture-aside-order = the first is drawn first; below each what its round will be worth
firstdeck-picture-aside-then = then { $names }
firstdeck-picture-aside-take_box = the last is left for { $name }
firstdeck-picture-aside-deck = favourite first
firstdeck-picture-my-value = My value
firstdeck-picture-stars = { $count ->
    [one] star
   *[other] stars
}
firstdeck-picture-in-play = In play
firstdeck-picture-under = Under my deck, in order
firstdeck-picture-row = The row
firstdeck-picture-my-deck = My deck, in order
firstdeck-picture-deck = Deck, in no order
firstdeck-picture-nothing = nothing yet
firstdeck-picture-spent = Already played
firstdeck-picture-pile = Draw pile
firstdeck-picture-pile-left = Draw pile: { $count } { $count ->
    [one] card
   *[other] cards
}, in no order
firstdeck-picture-box = Out of the game
firstdeck-picture-box-count = Out of the game: { $count } { $count ->
    [one] card
   *[other] cards
}
firstdeck-picture-common = In the middle
firstdeck-picture-won = { $count ->
    [0] no round won
    [one] 1 round won
   *[other] { $count } rounds won
}
firstdeck-picture-question-deck = Rank the decks you like
firstdeck-picture-question-victim = Whom do you steal a star from?
firstdeck-picture-question-discard = Which card do you throw out?
firstdeck-picture-question-take = Take a card
firstdeck-picture-question-take_box = Take one, throw another out
firstdeck-picture-question-order = In which order under your deck?
firstdeck-picture-best = Card of the match
firstdeck-picture-best-did = { $points ->
    [one] star
   *[other] stars
} { $times ->
    [one] in one round
   *[other] in { $times } rounds
}
firstdeck-picture-amount = { $count } { $count ->
    [one] star
   *[other] stars
}
firstdeck-picture-then-series = then final series, +5 ★
firstdeck-picture-aside-placed = { $placed } of { $count } placed; below each card what its round will be worth
firstdeck-picture-aside-discard = for good, or keep all
firstdeck-picture-their-cards = their cards of the round
firstdeck-picture-their-deck = { $count } { $count ->
    [one] card, order secret
   *[other] cards, order secret
}
firstdeck-picture-hand-whole = round { $round }:
firstdeck-picture-hand-already = round { $round }: already
firstdeck-picture-hand-short = r. { $round }
firstdeck-picture-hand-rest = round { $round }: the rest
firstdeck-picture-rest = final series
firstdeck-picture-rest-short = final
firstdeck-picture-legend-gob = counts against you
firstdeck-picture-legend-wild = joins your best family

# What is written on the pictures of Mon Premier Deck Building.
picture-firstdeck-stage-decks = Choosing decks
picture-firstdeck-stage-main = Round { $round } / { $rounds }
picture-firstdeck-stage-final = Final series
picture-firstdeck-stage-over = End of the match
picture-firstdeck-final-round = round { $round }
picture-firstdeck-remark = clockwise · { $name } is first
picture-firstdeck-remark-take = order of choice: { $names }
picture-firstdeck-wins = { $name } wins
picture-firstdeck-tie = Total tie
picture-firstdeck-fight = Battle
picture-firstdeck-nobody = Nobody wins
picture-firstdeck-steals = { $name } steals
picture-firstdeck-last-alone = last to play
picture-firstdeck-round-short = round { $round }
picture-firstdeck-effect-wild = { $count ->
    [one] joins your best family
   *[other] join your best family
}
picture-firstdeck-effect-gob = −{ $count } to your value
picture-firstdeck-effect-star = +1 star each time
picture-firstdeck-effect-more = play 2 more cards
picture-firstdeck-effect-steal = steal 1 star, then leaves the game
picture-firstdeck-effect-gain3 = +3 stars, then leaves the game
picture-firstdeck-aside-order = the first is drawn first
picture-firstdeck-aside-then = then { $names }
picture-firstdeck-aside-take_box = the last is left for { $name }
picture-firstdeck-aside-deck = favourite first
picture-firstdeck-my-value = Your value
picture-firstdeck-stars = { $count ->
    [one] star
   *[other] stars
}
picture-firstdeck-in-play = In play
picture-firstdeck-under = Under my deck, in order
picture-firstdeck-row = The row
picture-firstdeck-my-deck = My deck, in order
picture-firstdeck-deck = Deck, in no order
picture-firstdeck-nothing = nothing yet
picture-firstdeck-spent = Played before
picture-firstdeck-pile = Draw pile
picture-firstdeck-pile-left = Draw pile: { $count } { $count ->
    [one] card
   *[other] cards
}, in no order
picture-firstdeck-box = Out of the game
picture-firstdeck-box-count = Out of the game: { $count } { $count ->
    [one] card
   *[other] cards
}
picture-firstdeck-common = In the middle
picture-firstdeck-won = { $count ->
    [0] no round won
    [one] 1 round won
   *[other] { $count } rounds won
}
picture-firstdeck-question-deck = Rank the decks you like
picture-firstdeck-question-victim = Whom do you steal a star from?
picture-firstdeck-question-discard = Throw a card out, or keep all
picture-firstdeck-question-take = Take a card
picture-firstdeck-question-take_box = Take one, throw another out
picture-firstdeck-question-order = In which order under your deck?

# NBA Deck-Building: questions, events, the table in words.
nba-name = NBA Deck-Building
nba-short-name = NBA
nba-summary =
    Two basketball coaches build up their teams and play { $turns } turns, { $own } each. Whoever scores more points wins.

    {"**"}Your turn**
    1. Your current attack scores: its dice minus the defence dice laid against it.
    2. A new player enters the track. You may replace tactics in the market.
    3. In any order, once each: send players on court (and draw as many cards), prepare tactics, sign a player, buy a tactic. You pay with cards from your hand; what you buy goes on top of your deck.
    4. Play one attack and one defence tactic, if the game IQ of your team is high enough. You roll as many dice as your team has in the skill and keep as many as the card shows. The attack scores at the start of your next turn.
    5. Hold, discard or remove the cards left, and draw up to six.

    Rebounds let you reroll attack dice; to reroll defence dice you take Fatigue. A defence die counts only if its colour is among the dice of the attack.

    You play a turn in one go, in a few minutes; you are asked nothing during your opponent’s turn.

    Signs: blue circle 3 Points, yellow square Inside, red triangle Drive for attack; I Interception, B Block, S Stop for defence; ball Rebounds, bulb Game IQ.

# The aim, in three lines
nba-aim-1 = Score more points than the other side in { $turns } turns, { $each } each.
nba-aim-2 = Your attack waits: it scores at the start of your next turn, minus the dice of their defence.
nba-aim-3 = First send in, buy, prepare; then defend and attack: the first dice you roll close everything else.

# Options of a match
nba-option-quarters = Length
nba-option-quarters-value-4 = 4 quarters, 24 turns
nba-option-quarters-value-3 = 3 quarters, 18 turns
nba-option-quarters-value-2 = 2 quarters, 12 turns
nba-option-overtime = Overtime in a tie
nba-option-overtime-value-ask = If anyone wants it
nba-option-overtime-value-always = Always
nba-option-overtime-value-never = Never: a draw
nba-option-keep = Dice to keep
nba-option-keep-value-auto = The highest, automatically
nba-option-keep-value-ask = Chosen by whoever rolled
nba-option-lead = Head start for whoever plays second
nba-option-lead-value-0 = No points
nba-option-lead-value-1 = 1 point
nba-option-lead-value-2 = 2 points
nba-option-lead-value-3 = 3 points
nba-option-lead-value-4 = 4 points
nba-option-lead-value-5 = 5 points
nba-option-lead-value-6 = 6 points
nba-option-lead-value-7 = 7 points
nba-option-lead-value-8 = 8 points
nba-option-lead-value-9 = 9 points
nba-option-lead-value-10 = 10 points
nba-option-lead-value-11 = 11 points
nba-option-lead-value-12 = 12 points
nba-option-lead-value-13 = 13 points
nba-option-lead-value-14 = 14 points
nba-option-lead-value-15 = 15 points
nba-option-selection = Choosing the starting team
nba-option-selection-value-no = No: introductory team
nba-option-selection-value-yes = Yes
nba-option-draft = Initial draft
nba-option-draft-value-no = No
nba-option-draft-value-yes = Yes: three players each
nba-option-level = The Automaton
nba-option-level-value-rookie = Rookie
nba-option-level-value-pro = Pro
nba-option-level-value-star = Star
nba-preset-first = First match: 2 quarters
nba-preset-standard = Standard: 4 quarters
nba-preset-expert = Expert: draft and selection
nba-preset-tournament = Tournament: expert, 2 points for whoever plays second

# The kinds of questions
nba-kind-act = Turn
nba-kind-refresh = Tactics to replace
nba-kind-sub_in = Player coming in
nba-kind-sub_out = Player going out
nba-kind-prep_off = Attack tactics to prepare
nba-kind-prep_def = Defence tactics to prepare
nba-kind-pay_player = Payment for a player
nba-kind-pay_tactic = Payment for a tactic
nba-kind-target = Attack to defend against
nba-kind-reroll = Attack dice to reroll
nba-kind-reroll_def = Defence dice to reroll
nba-kind-keep_dice = Dice to keep
nba-kind-hold = Cards to hold
nba-kind-remove = Cards to remove
nba-kind-overtime = Overtime
nba-kind-draft = Draft
nba-kind-cut = Reserves to leave out
nba-kind-lineup = Starters
nba-kind-bench = Reserves
nba-kind-base_off = Attack tactics of the deck
nba-kind-base_def = Defence tactics of the deck

# Words of the game
nba-automaton = Automaton
nba-skill-p3 = 3 Points
nba-skill-ins = Inside
nba-skill-drv = Drive
nba-skill-itc = Interception
nba-skill-blk = Block
nba-skill-stp = Stop
nba-skill-reb = Rebounds
nba-skill-iq = Game IQ
nba-short-p3 = 3 Pts
nba-short-ins = Inside
nba-short-drv = Drive
nba-short-itc = Intercept
nba-short-blk = Block
nba-short-stp = Stop
nba-short-reb = Reb
nba-short-iq = IQ
nba-face-p3 = blue { $value }
nba-face-ins = yellow { $value }
nba-face-drv = red { $value }
nba-face-bare = { $value }
nba-face-blank = blank
nba-die = { $kind }: { $face }
nba-die-told = { $face } ({ $kind })
nba-card = { $card }
nba-lying = Keep { $card }
nba-laying = Lay { $card }
nba-player = { $card } · { $places }
nba-player-draw = { $card }, draw { $n }
nba-idle = { $die } (does not count)
nba-target = { $who_name }: { $total }
nba-group-target = { $dice }

# The menu
nba-group-market = new ones come at once; only as the first thing of a turn
nba-group-court = { $action ->
    [sub] you draw a card for each player who comes in
   *[prep] a tactic can be played once it lies on your board
}
nba-group-sub-draw = { $out } goes out, then you draw a card
nba-group-skills = { $skills }
nba-group-lineup = { $skills } · in place of { $out }
nba-group-sign = { $places } · { $skills }
nba-group-star = { $places } · { $attack } attack dice, { $defence } to defend, Reb { $reb }, IQ { $iq }
nba-group-buy = counts up to { $kept } · needs IQ { $cx }
nba-mean = { $whole }.{ $tenth }
nba-gained = { $sign }{ $whole }.{ $tenth }
nba-leads-joins = { $first ->
    [defence] { $guards ->
        [0] same defence
       *[other] defence { $defence }
    }, { $more ->
        [0] same attack
       *[other] attack { $attack }
    }
   *[attack] { $more ->
        [0] same attack
       *[other] attack { $attack }
    }, { $guards ->
        [0] same defence
       *[other] defence { $defence }
    }
}
nba-leads-sends = the most useful: { $card }
    .step = { $more ->
        [0] Send in { $card }
       *[other] Send in { $card } first
    }
nba-leads-preps = the most useful: { $card }
    .step = Lay { $cards }
    .step-brief = { $more ->
        [0] Lay { $card }
        [one] Lay { $card } and one more
       *[other] Lay { $card } and { $more } more
    }
nba-leads-reroll = { $gains ->
    [0] cannot add anything
   *[other] { $gain } on average
}
nba-leads-again = the same card as { $number }
nba-leads-brings = { $dice ->
    [0] your team has no such dice
    [one] 1 die, { $defends ->
        [0] { $mean } on average
       *[other] stops { $mean } on average
    }
   *[other] { $dice } dice, { $defends ->
        [0] { $mean } on average
       *[other] stops { $mean } on average
    }
}{ $lacks ->
    [0] {""}
   *[other] , { $lacks } IQ short
}
nba-leads-attack = { $dice ->
    [0] your team has no such dice
   *[other] { $mean } on average, { $most } at most; scores on your next turn
}{ $closes ->
    [0] {""}
   *[other] ; closes everything else
}
nba-leads-defence = { $points ->
    [0] nothing is coming: the card would only be discarded
   *[other] { $dice ->
        [0] your team has no such dice
       *[other] stops { $mean } on average, { $most } at most
    }
}{ $closes ->
    [0] {""}
   *[other] ; closes everything else
}
nba-leads-end = { $attack ->
    [0] { $points ->
        [0] { $cards ->
            [0] your turn ends right away
           *[other] nothing useful to roll; you choose which cards to hold, then draw up to 6
        }
       *[other] { $points } come in, and you roll no defence
    }
   *[other] { $points ->
        [0] you skip your attack
       *[other] you skip your attack, and { $points } come in undefended
    }
}
nba-why-sub = { $card }: { $why }
nba-why-prep = { $card }: { $why }
nba-why-pay = { $over ->
    [0] that is exactly the price
   *[other] { $over } more than the price: lost
}
nba-why-reroll = { $count ->
    [0] your dice stay as they are
   *[other] { $gains ->
        [0] this cannot add anything
       *[other] { $gain } on average
    }
}
nba-why-keep = keeps { $kept }, gives up { $lost }
nba-why-hold = { $draw ->
    [0] you draw nothing
    [one] you draw 1 card
   *[other] you draw { $draw } cards
}
nba-why-no-sub = { $players ->
    [0] nobody else can come in
   *[other] nobody else is worth sending in
}
nba-why-no-sub-yet = { $card } would be worth sending in, too
nba-why-remove = { $count ->
    [0] they all come back; your deck then has
   *[other] you draw the others more often; your deck then has
} { $players ->
    [one] 1 player
   *[other] { $players } players
} and { $tactics ->
    [one] 1 tactic
   *[other] { $tactics } tactics
}
nba-step-sub = Send in
nba-step-market = Market
nba-step-prep = Prepare
nba-step-def = Defend
nba-step-off = Attack
nba-step-end = End turn
nba-stands-shut = closed
nba-stands-now = your move
nba-stands-left = { $n ->
    [0] all done
   *[other] { $n } left
}
nba-stands-sub-done = { $n ->
    [0] nobody
   *[other] { $n } came in
}
nba-stands-market-done = { $n ->
    [0] replaced
   *[other] { $n } bought
}
nba-stands-prep-done = { $n ->
    [0] none laid
   *[other] { $n } laid
}
nba-stands-open = open
nba-stands-sub-idle = nobody
nba-stands-market-idle = too expensive
nba-stands-prep-idle = none in hand
nba-stands-off-idle = none ready
nba-stands-unready = to prepare
nba-stands-off-lost = not rolled
nba-stands-attack = attack { $n }
nba-stands-defence = stops { $n }
nba-stands-incoming = { $n } coming in
nba-stands-quiet = nothing comes
nba-act-refresh = Replace the market’s tactics
    .step = Replace all tactics
nba-act-sub = Send players in
nba-act-sub-one = Send in { $card }
nba-act-sub-draw = { $card } comes in, draw 1
nba-act-prep = Prepare tactics
nba-act-sign = Sign { $card } for { $cost }
nba-act-buy = Buy { $card } for { $cost }
nba-act-sign-all = Sign { $card } for { $cost }, spending everything
    .step = Sign { $card } for { $cost }
nba-act-buy-all = Buy { $card } for { $cost }, spending everything
    .step = Buy { $card } for { $cost }
nba-act-play = { $n ->
    [0] Play { $card } without dice
    [one] Roll 1 die: { $card }
   *[other] Roll { $n } dice: { $card }
}
nba-act-end = End the turn
nba-brief-refresh = Replace
nba-brief-sub = Send in
nba-brief-sub-draw = Send in, draw 1
nba-brief-prep = Prepare
nba-brief-sign = { $card } ({ $cost })
nba-brief-buy = { $card } ({ $cost })
nba-brief-sign-end = { $card }, end turn
nba-brief-buy-end = { $card }, end turn
nba-brief-play = { $card }
nba-brief-play-end = { $card }, end turn
nba-one-refresh = Replace { $what }
nba-one-prep = { $what }
nba-one-reroll = Reroll { $what }
nba-one-reroll-def = Reroll { $what }, take 1 Fatigue
nba-one-keep-dice = Keep { $what }
nba-one-hold = Hold { $what }
nba-one-remove = Remove { $what } for good
nba-brief-reroll = Reroll
nba-brief-reroll-def = Reroll, 1 Fatigue
nba-brief-keep-dice = Keep
nba-brief-keep-dice-end = Keep, end turn
nba-brief-hold = Hold
nba-brief-hold-end = Hold, end turn
nba-brief-remove-end = Remove, end turn
nba-brief-prep-end = Lay, end turn
nba-and-end = { $what } and end my turn
nba-why-iq = team IQ { $iq }, needs { $cx }
nba-priced = { $card } (cost { $cost })
nba-why-value-sign = too expensive, your hand pays { $value } in players
nba-why-value-buy = too expensive, your hand pays { $value } in tactics
nba-why-done = already done this turn
nba-why-done-sign = one player signed a turn
nba-why-done-buy = one tactic bought a turn
nba-why-after-play = not once a tactic has been played
nba-why-no-card = no card of yours can do it
nba-why-no-fit = no player in your hand fits in
nba-why-one-per-type = a tactic of this type has been played this turn
nba-why-too-late = only as the first thing of a turn
nba-why-overtime = not in overtime
nba-why-last = only defence in the special last turn

# Questions
nba-ask-act = { $open ->
    [0] What else do you do?
   *[other] What do you do? Your first roll closes substitutions, market and preparation.
}
nba-ask-act-attacked = { $count ->
    [one] An attack of { $points } is coming at you.
   *[other] { $count } attacks are coming at you, { $points } points in all.
} { $open ->
    [0] What else do you do?
   *[other] What do you do? Your first roll closes substitutions, market and preparation.
}
nba-ask-act-last = { $points ->
    [0] Special last turn: you have defended. What do you do?
   *[other] Special last turn: how do you defend against the last attack, worth { $points }?
}
nba-ask-refresh = Which tactics in the market do you replace?
nba-ask-sub-in = { $tired ->
    [0] Who comes in?
   *[other] Who comes in? A Fatigue card from your hand returns to its pile.
}
nba-ask-sub-in-more = { $tired ->
    [0] Who else comes in?
   *[other] Who else comes in? A Fatigue card from your hand returns to its pile.
}
nba-none-sub = { $n ->
    [one] Done, draw 1
   *[other] Done, draw { $n }
}
nba-ask-sub-out = { $tired ->
    [0] Who goes out for { $card }?
   *[other] Who goes out for { $card }? A Fatigue card from your hand returns to its pile.
}
nba-ask-prep-off = { $n ->
    [0] Which attack tactics do you lay on your board?
   *[other] Which attack tactics do you want on your board? Those already there that you do not pick are discarded.
}
nba-ask-prep-def = { $n ->
    [0] Which defence tactics do you lay on your board?
   *[other] Which defence tactics do you want on your board? Those already there that you do not pick are discarded.
}
nba-none-prep = { $n ->
    [0] Lay none
   *[other] Lay none, discard { $n }
}
nba-tally-prep = { $rest ->
    [0] { $count } of { $most } places
   *[other] { $count } of { $most } places · { $rest } to discard
}
nba-ask-pay = Which cards do you pay with for { $card } (cost { $cost })? Anything over is lost.
nba-tally-pay = paid { $sum }, cost { $need }
nba-ask-target = Against which attack do you play { $card }?
nba-ask-reroll = { $most ->
    [one] Reroll one die?
   *[other] Reroll up to { $most } dice?
}
nba-ask-reroll-def = { $most ->
    [one] Reroll one die? It costs a Fatigue card.
   *[other] Reroll up to { $most } dice? Each costs a Fatigue card.
}
nba-none-reroll = Reroll none
nba-none-reroll-def = Reroll none
nba-tally-reroll = attack { $total } · { $count } of { $most } to reroll
nba-tally-reroll-def = defence { $total } against { $attack } · { $count ->
    [0] no Fatigue
    [one] 1 Fatigue
   *[other] { $count } Fatigue
}
nba-ask-keep = { $n ->
    [one] Which { $kind } die do you keep?
   *[other] Which { $n } { $kind } dice do you keep?
}
nba-tally-keep = { $base ->
    [0] { $count } of { $most } kept · total { $sum }
   *[other] { $count } of { $most } kept · { $sum } + { $base } kept before
}
nba-tally-keep-def = { $base ->
    [0] { $count } of { $most } kept · { $sum } against { $attack }
   *[other] { $count } of { $most } kept · { $sum } + { $base } against { $attack }
}
nba-ask-hold = { $next ->
    [turn] Which cards do you hold for your next turn?
    [last] Which cards do you hold for the special last turn? You can only defend in it.
    [overtime] That was your last turn. Which cards do you hold in case of overtime?
   *[none] That was your last turn: what you hold will not be used any more. Which cards do you hold?
}
nba-none-hold = Hold none
nba-tally-hold = { $count } of { $n } held{ $rest ->
    [0] , the turn ends
   *[other] {""}
}
nba-ask-remove = Remove cards for good? The others go to your discard pile, then you draw and your turn is over.
nba-none-remove = Discard all
nba-confirm-refresh = Replace { $count }
nba-confirm-prep = { $count ->
    [one] Confirm this one
   *[other] Confirm these { $count }
}
nba-confirm-pay = Pay { $sum }
nba-confirm-reroll = Reroll { $count }
nba-confirm-reroll-def = Reroll { $count }, take { $count } Fatigue
nba-confirm-keep-dice = Keep { $count }
nba-confirm-hold = Hold { $count }
nba-confirm-remove = Remove { $count } for good
nba-confirm-cut = Leave out { $count }
nba-confirm-lineup = Start these { $count }
nba-confirm-bench = Take these { $count }
nba-confirm-base-off = Take these { $count }
nba-confirm-base-def = Take these { $count }
nba-ask-overtime = { $points } to { $points }: play an overtime?
nba-overtime-play = Play on
nba-overtime-accept = Accept the draw
nba-ask-draft = Draft, pick { $round } of { $rounds }: which player do you take?
nba-ask-cut = Which { $n } reserves make room for your drafted players?
nba-ask-lineup = Which starters II take the place of starters I?
nba-none-lineup = No change
nba-ask-bench = Which { $n } reserves go into your deck?
nba-ask-base-off = Which { $n } attack tactics go into your deck?
nba-ask-base-def = Which { $n } defence tactics go into your deck?

# Events
nba-who = { $who ->
    [me] you
   *[other] { $who_name }
}
nba-turn-of = { $who ->
    [me] your turn
   *[other] { $who_name }
}
nba-chapter-quarter = Q{ $n }
nba-chapter-quarter-name = Quarter { $n }
nba-chapter-overtime = OT{ $n }
nba-chapter-overtime-name = Overtime { $n }
nba-event-turn = Quarter { $quarter }, turn { $turn } of { $turns }: { $who }
nba-event-overtime-turn = Overtime { $overtime }, turn { $turn } of { $turns }: { $who }
nba-event-last = Special last turn, for defence only: { $who }
nba-event-scored = { $who ->
    [me] Your attack scores { $points ->
        [one] 1 point
       *[other] { $points } points
    } ({ $attack } − { $defence }).
   *[other] { $who_name } scores { $points ->
        [one] 1 point
       *[other] { $points } points
    } ({ $attack } − { $defence }).
}
nba-event-entered = { $card } enters the track.
nba-event-left = { $card } leaves the track.
nba-event-refreshed = { $who ->
    [me] You replace { $cards }.
   *[other] { $who_name } replaces { $cards }.
}
nba-event-slots = New tactics in the market: { $cards }.
nba-event-tactics-reshuffled = The tactic discard becomes a new pile of { $n } { $n ->
    [one] card
   *[other] cards
}.
nba-event-sub = { $who ->
    [me] You send { $card } in for { $out }.
   *[other] { $who_name } sends { $card } in for { $out }.
}
nba-event-rested = { $who ->
    [me] You return a Fatigue card to its pile.
   *[other] { $who_name } returns a Fatigue card to its pile.
}
nba-event-drew = { $who ->
    [me] You draw { $n } { $n ->
        [one] card
       *[other] cards
    }.
   *[other] { $who_name } draws { $n } { $n ->
        [one] card
       *[other] cards
    }.
}
nba-event-drew-me = { $n ->
    [one] You draw { $cards }.
   *[other] You draw { $n } cards: { $cards }.
}
nba-event-reshuffled = { $who ->
    [me] Your discard pile becomes a new deck of { $n } { $n ->
        [one] card
       *[other] cards
    }.
   *[other] { $who_name } shuffles the discard pile: a new deck of { $n } { $n ->
        [one] card
       *[other] cards
    }.
}
nba-event-laid = { $who ->
    [me] You prepare { $cards }.
   *[other] { $who_name } prepares { $cards }.
}
nba-event-dropped = { $who ->
    [me] You discard { $cards } from your board.
   *[other] { $who_name } discards { $cards } from the board.
}
nba-event-left-lying = { $who ->
    [me] You leave your tactics as they are.
   *[other] { $who_name } leaves their tactics as they are.
}
nba-event-signed = { $who ->
    [me] You sign { $card }, paying with { $cards }.
   *[other] { $who_name } signs { $card }, paying with { $cards }.
}
nba-event-bought = { $who ->
    [me] You buy { $card }, paying with { $cards }.
   *[other] { $who_name } buys { $card }, paying with { $cards }.
}
nba-event-played = { $who ->
    [me] You play { $card } (team IQ { $iq }, needs { $cx }).
   *[other] { $who_name } plays { $card } (team IQ { $iq }, needs { $cx }).
}
nba-event-target = { $target ->
    [me] { $who_name } defends against you.
   *[other] { $who ->
        [me] You defend against { $target_name }.
       *[other] { $who_name } defends against { $target_name }.
    }
}
nba-event-no-attack = { $who ->
    [me] There is no attack to defend against: you roll nothing.
   *[other] There is no attack to defend against: { $who_name } rolls nothing.
}
nba-event-no-dice = { $who ->
    [me] Your team lacks the skill: no dice.
   *[other] { $who_name }’s team lacks the skill: no dice.
}
nba-event-rolled = { $who ->
    [me] Your dice: { $dice }.
   *[other] { $who_name } rolls { $dice }.
}
nba-event-rerolled = { $who ->
    [me] You reroll { $dice } and get { $new }.
   *[other] { $who_name } rerolls { $dice } and gets { $new }.
}
nba-event-tired = { $who ->
    [me] You take { $n } Fatigue.
   *[other] { $who_name } takes { $n } Fatigue.
}
nba-event-attack = { $who ->
    [me] Your attack: { $dice } = { $total }.
   *[other] { $who_name } attacks: { $dice } = { $total }.
}
nba-event-defence = { $who ->
    [me] Your defence: { $dice } = { $total } against { $attack }.
   *[other] { $who_name } defends: { $dice } = { $total } against { $attack }.
}
nba-event-defence-none = { $who ->
    [me] You stop none of the { $attack } points: no die of the right colour.
   *[other] { $who_name } stops none of the { $attack } points: no die of the right colour.
}
nba-event-removed = { $who ->
    [me] You remove { $cards } for good.
   *[other] { $who_name } removes { $cards } for good.
}
nba-event-discarded = { $who ->
    [me] You discard { $cards }.
   *[other] { $who_name } discards { $cards }.
}
nba-event-held = { $who ->
    [me] You hold { $n } { $n ->
        [one] card
       *[other] cards
    }.
   *[other] { $who_name } holds { $n } { $n ->
        [one] card
       *[other] cards
    }.
}
nba-event-nothing-left = There is nothing left to do: your turn ends.
nba-event-ended = { $who ->
    [me] Your turn is over; your partner is still playing.
   *[other] { $who_name } has ended the turn.
}
nba-event-auto-signed = The Automaton signs { $card }; { $out } leaves the game.
nba-event-tie = Tied at { $points } to { $points }.
nba-event-overtime = Overtime { $n }.
nba-event-over = The match is over: { $home } { $a }, { $away } { $b }.
nba-event-packs = The packs change hands.
nba-event-drafts = The draft is over.
nba-event-drafted = { $who ->
    [me] You have drafted { $cards }.
   *[other] { $who_name } has drafted { $cards }.
}
nba-event-teams = The teams are chosen.
nba-event-team = { $who ->
    [me] On your court: { $court }. In your deck: { $cards }.
   *[other] On { $who_name }’s court: { $court }. In the deck: { $cards }.
}
nba-event-conceded = { $who ->
    [me] You concede.
   *[other] { $who_name } concedes.
}

# Caption and end
nba-stage-draft = Draft, pick { $round } of 3
nba-stage-team = Choosing the teams
nba-stage-turn = Quarter { $quarter } · turn { $turn } of { $turns }
nba-stage-overtime = Overtime { $n } · turn { $turn } of { $turns }
nba-stage-last = Special last turn
nba-stage-tie = Tie: play on?
nba-stage-over = The match is over
nba-score = { $who ->
    [me] you { $points }
   *[other] { $who_name } { $points }
}
nba-score-solo = { $who ->
    [me] you { $points }, Automaton { $other }
   *[other] { $who_name } { $points }, Automaton { $other }
}
nba-fact-margin = { $margin ->
    [0] level
    [1] by 1 point
   *[other] by { $margin } points
}
# in the results of matches played before causes were counted
nba-fact-best = { $points ->
    [one] 1 point
   *[other] { $points } points
} in a single attack
nba-fact-rolled = { $points ->
    [one] 1 point
   *[other] { $points } points
} rolled in { $n ->
    [one] one attack
   *[other] { $n } attacks
}
nba-fact-stopped = { $points ->
    [one] 1 point
   *[other] { $points } points
} stopped in defence
nba-fact-overtime = { $n ->
    [one] after overtime
   *[other] after { $n } overtimes
}

# The table in words
nba-say-player-cost = { $card } ({ $places }; { $skills }; cost { $n })
nba-say-player-pays = { $card } ({ $places }; { $skills }; pays { $n })
nba-say-tactic = { $card } ({ $kept }; needs IQ { $cx })
nba-say-tactic-cost = { $card } ({ $kept }; needs IQ { $cx }; cost { $n })
nba-say-tactic-pays = { $card } ({ $kept }; needs IQ { $cx }; pays { $n })
nba-say-place = { $place } { $card }
nba-say-on-court = { $place } { $card } ({ $skills })
nba-say-sum = { $skill ->
    [p3] { $n } × { $kind }
    [reb] { $kind } { $n }
    [iq] { $kind } { $n }
   *[other] { $n } { $kind }
}
nba-say-score = Score: { $mine }, { $theirs }.
nba-say-side = { $people } { $points }
nba-say-pack = Your pack: { $cards }.
nba-say-choices = You choose from { $cards }.
nba-say-starters = Starters I: { $cards }.
nba-say-own-draft = You have drafted { $cards }.
nba-say-given = Your choices, still secret: { $cards }.
nba-say-drafted = { $who ->
    [me] You have drafted { $cards }.
   *[other] { $who_name } has drafted { $cards }.
}
nba-say-rolling = { $who ->
    [me] You play { $card } and have rolled { $dice }.
   *[other] { $who_name } plays { $card } and has rolled { $dice }.
}
nba-say-attack = { $who ->
    [me] Your current attack
   *[other] { $who_name }’s current attack
}: { $dice } = { $total }.
nba-say-against = { $who ->
    [me] Against your attack: { $dice } = { $total }.
   *[other] Against { $who_name }’s attack: { $dice } = { $total }.
}
nba-say-last = { $who ->
    [me] Your last attack
   *[other] { $who_name }’s last attack
}: { $attack } − { $defence }, { $points ->
    [one] 1 point
   *[other] { $points } points
}.
nba-say-hand = Your hand: { $cards }.
nba-say-court = { $who ->
    [me] Your court
   *[other] { $who_name }’s court
}: { $cards }.
nba-say-sums = { $who ->
    [me] Your team
   *[other] { $who_name }’s team
}: { $sums }.
nba-say-lying = { $who ->
    [me] Your tactics
   *[other] { $who_name }’s tactics
}: { $cards }.
nba-say-piles = { $who ->
    [me] You
   *[other] { $who_name }
}: { $hand } in hand, deck { $deck }, discard pile { $discard }.
nba-say-top = { $who ->
    [me] On top of your deck
   *[other] On top of { $who_name }’s deck
}: { $cards }.
nba-say-conceded = { $who ->
    [me] You have conceded.
   *[other] { $who_name } has conceded.
}
nba-say-table = Table { $table }:
nba-say-track = Players on the track: { $cards }.
nba-say-slots = Tactics in the market: { $cards }.
nba-say-market = Piles: { $players } { $players ->
    [one] player
   *[other] players
}, { $tactics } { $tactics ->
    [one] tactic
   *[other] tactics
}, { $fatigue } Fatigue.
nba-say-deck = Your deck, in no order: { $cards }.
nba-say-cards = { $cards }.
nba-say-no-cards = No cards.

# What comes
nba-ahead-turns = { $n ->
    [0] last turn
    [one] 1 more turn after this one
   *[other] { $n } more turns after this one
}{ $overtime ->
    [0] , then a special last turn to defend; most points win
   *[other] {" "}of overtime, then a special last turn to defend
}
nba-ahead-last = the last defence; then the last attack scores, and the match is decided
nba-ahead-tie = a tie: an overtime of 6 turns, or a draw if nobody wants one
nba-ahead-draft = three players each, then the teams, then { $turns } turns; most points win
nba-ahead-team = then { $turns } turns, half of them yours; most points win
nba-ahead-attacks = { $n ->
    [one] attack waiting
   *[other] attacks waiting
}: { $attacks }
nba-ahead-attack = { $who ->
    [me] you { $attack }
   *[other] { $who_name } { $attack }
}{ $stopped ->
    [0] {""}
   *[other] {" "}− { $stopped }
}

# What matters, the first time
nba-first-act = only a tactic that lies on your board attacks or defends: hold on to it, do not spend it in the market.
nba-first-refresh = replace tactics that your team IQ does not reach; you do not choose the new ones.
nba-first-sub_in = each player who comes in draws you a card: send in whoever gives you more dice.
nba-first-sub_out = whoever goes out goes to your discard pile and comes back; keep those with the most dice on court.
nba-first-prep_off = lay attacks for which your team has the dice; one is played a turn, the others stay.
nba-first-prep_def = a defence is worth what the colours of the coming attack make it: several sorts help.
nba-first-pay_player = pay with the players you use least; they go to your discard pile and come back.
nba-first-pay_tactic = pay with the tactics you use least; they go to your discard pile and come back.
nba-first-target = your dice count only in the colours of the attack you choose; the highest costs the most.
nba-first-reroll = reroll the lowest dice: the new result stands, even if it is worse.
nba-first-reroll_def = each die rerolled puts a Fatigue card into your deck: mostly worth it near the end.
nba-first-keep_dice = keep the highest; in attack, fewer colours let fewer of their dice count.
nba-first-hold = what you hold stays in your hand, the rest is discarded and you draw up to 6.
nba-first-remove = a card removed never comes back: without the weak ones you draw the good ones more often.
nba-first-overtime = overtime is played without a market, with the cards you have; one who wants it is enough.
nba-first-draft = take whoever has the most dice; then the other pack comes to you.
nba-first-cut = leave out the reserves with the fewest dice: your deck keeps its size.
nba-first-lineup = a second starter takes the first one’s place in the same position; compare their dice.
nba-first-bench = reserves pay and let others rest; their value pays for what you buy.
nba-first-base_off = choose attacks for which your starters have the dice.
nba-first-base_def = two defences of different sorts stop more colours.

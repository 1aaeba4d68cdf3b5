# JAM: questions, events, the table in words.
jam-name = JAM
jam-short-name = JAM
jam-summary =
    Two roller derby teams skate around an oval track. Your jammer has to get through the pack and lap it: after her initial pass, every pass is worth four points. Your blockers open the way for her and close it to the other side.

    {"**"}A turn**
    1. Programming: both sides secretly lay cards on their visible skaters, one each at most. Only the Times on the backs can be seen.
    2. Resolution: from Time 1 to Time 5, cards are turned up and carried out in the order of their numbers. Fast cards are weak, slow ones strong; a skater who is hit or pinned loses hers.
    3. Drawing: both sides refill their hands to five cards.

    {"**"}A jam**
    The first jammer through gives her side LEAD, and with it the right to call the jam off at the end of any Time. Otherwise the jam ends when the pile runs short. Skaters who played are tired, those who rested are fresh.

    The side with more points after the last jam wins. A side is led by one coach or by several.

# The aim, in three lines
jam-aim-1 = { $jams ->
    [one] Score more points than the other team in one jam.
   *[other] Score more points than the other team in { $jams } jams.
}
jam-aim-2 = Your jammer gets through the pack (pivots and blockers) and laps it; after the first pass, each one scores 4 points.
jam-aim-3 = Lay one card on each skater in secret, played at its Time, 1 to 5; a skater who is hit or pinned before loses hers.

# Options of the match
jam-option-jams = Jams
jam-option-orders = Orders
jam-option-orders-value-planned = Everything planned in advance
jam-option-orders-value-live = Decided as it comes up, everybody present
jam-option-staff = Who answers for a side
jam-option-staff-value-any = Any of its coaches
jam-option-staff-value-head = The head coach
jam-option-staff-value-rotate = Each coach in turn, jam by jam
jam-option-teams = Teams
jam-option-teams-value-random = Drawn at random
jam-option-teams-value-choose = Chosen by preference
jam-option-tie = Tied at the end
jam-option-tie-value-overtime = Overtime, up to three jams
jam-option-tie-value-draw = A draw
jam-option-pins = A pinned jammer
jam-option-pins-value-short = For one whole turn at most
jam-option-pins-value-lasting = Until somebody frees her
jam-preset-days = Five jams, planned orders
jam-preset-flash = First try: two jams
jam-preset-quick = Everybody present: five jams live
jam-preset-half = League match: twenty jams
jam-preset-bout = Full bout: forty jams

# Kinds of questions
jam-kind-team = Team
jam-kind-discard = Cards to discard
jam-kind-jammer = Jammer
jam-kind-pivot = Pivot
jam-kind-blockers = Blockers
jam-kind-place = Laying a card
jam-kind-plan_move = Destination
jam-kind-plan_block = Preferred targets
jam-kind-plan_call = Calling the jam off
jam-kind-act = Act or hold back
jam-kind-move = Movement
jam-kind-block = Target of a block
jam-kind-call = Call the jam off

# What an answer was about that can be taken back
jam-about-move = { $skater }, destination
jam-about-wishes = { $skater }, preferred targets

# Kinds of questions, met for the first time
jam-first-team = who is fast gets through; strong blockers hit; who resists keeps her card.
jam-first-discard = you refill to five cards: keep the ones your jammer can run with.
jam-first-jammer = only the jammer scores; those who play are tired in the next jam.
jam-first-pivot = the pack is the pivots and blockers of both sides; your pivot begins at its front, in the way of their jammer.
jam-first-blockers = save a fresh one for the next jam: whoever plays while tired sits the next one out.
jam-first-place = a turn has five Times, 1 to 5; early ones are weaker, but a skater who is hit before hers loses her card.
jam-first-plan_move = blocks before her Time can stop her, and the space may have changed by then.
jam-first-plan_block = a block works if its power beats the Resistance; 3 more and she falls to the rear.
jam-first-plan_call = end the jam while you are ahead and their jammer is about to score.
jam-first-act = whoever acts now cannot be stopped later; whoever holds back may catch more.
jam-first-move = getting past the front row is a pass; ending on top of somebody pins her.
jam-first-block = the one who is hit loses her card; with 3 points more she falls to the rear.
jam-first-call = ending it keeps the points as they are; playing on may bring both sides more.

# What an answer leads to
jam-leads-team = in all Movement { $movement }, Block { $block }, Resistance { $resistance }
jam-leads-tired = { $after ->
    [next] she will be tired in the next jam
    [overtime] she would be tired in overtime
   *[nothing] being tired will not matter any more
}
jam-leads-exhausted = { $after ->
    [next] she plays tired and sits the next jam out
    [overtime] she plays tired and would sit overtime out
   *[nothing] she plays tired
}
jam-leads-empty = nobody stands there now
jam-leads-partner = on top of { $skaters }: { $count ->
    [one] no card for her
   *[other] no card for them
} while you stay
jam-leads-pins = { $skaters } { $count ->
    [one] stands there now: pinned
   *[other] stand there now: pinned
}
jam-leads-rear = back behind the pack
jam-leads-front = through the pack, no points yet
jam-leads-other = half the way round to the next pass
jam-leads-first = initial pass: LEAD, if nobody is faster
jam-leads-initial = initial pass: the next ones score
jam-leads-scores = a pass: +{ $points } points
jam-leads-away = out of reach now, counts if she comes near
jam-leads-foul = risky at the rear: a block card from the pile means prison
jam-leads-failed = she holds firm
jam-leads-stripped = she loses her card; outside the pack nobody moves
jam-leads-pushed = pushed to { $end }, loses her card
jam-leads-out = out of the pack to the rear, loses her card
jam-leads-fell = falls to the rear, loses her card
jam-leads-off = the jam ends, the match at { $mine } to { $theirs }
jam-leads-time = Time { $time } comes
jam-leads-turn = another turn comes, if the pile lasts

# Questions
jam-ask-team = Which teams would you like to play? Begin with your favourite.
jam-ask-discard = Which cards do you discard before the next jam?
jam-ask-jammer = Who is your jammer?
jam-ask-pivot = Who is your pivot?
jam-ask-blockers = Who are your three blockers? At least one of them must be fresh.
jam-ask-place = Which card do you lay on { $skater } ({ $post }, { $space })?
jam-ask-move = Where does { $skater } ({ $post }, { $space }) go with { $card }?
jam-ask-wishes = Whom should { $skater } ({ $post }, { $space }) block with { $card }? In order of preference; if none of them can be hit, the jammer or else the easiest target.
jam-ask-block = Whom does { $skater } ({ $post }, { $space }) block with { $card }?
jam-ask-conditions = You have LEAD. When do you call the jam off? One of these is enough, at the end of a Time.
jam-ask-conditions-if = If you get LEAD this turn, when do you call the jam off? One of these is enough, at the end of a Time.
jam-ask-act = Time { $time }: which skaters act now? The others hold back.
jam-ask-call = End of Time { $time }: do you call the jam off?
jam-why-team = Your first choice: { $team }.
jam-why-discard = { $count ->
    [0] { $draw ->
        [0] You keep all your cards and draw none.
       *[other] You keep all your cards and draw { $draw }.
    }
   *[other] You draw { $draw } for the next jam.
}
jam-why-blockers = { $tired ->
    [0] All three play fresh{ $after ->
        [next] ; in the next jam they will be tired
        [overtime] ; in overtime they would be tired
       *[nothing] { "" }
    }.
    [one] One of the three plays tired{ $after ->
        [next] { " " }and will sit the next jam out
        [overtime] { " " }and would sit overtime out
       *[nothing] { "" }
    }.
   *[other] { $tired } of the three play tired{ $after ->
        [next] { " " }and will sit the next jam out
        [overtime] { " " }and would sit overtime out
       *[nothing] { "" }
    }.
}
jam-why-comes = { $said }; another may have come within her reach by then
jam-why-rather = { $said }; { $other }
jam-why-skill = { $skill ->
    [movement] Movement
    [block] Block
   *[resistance] Resistance
} { $mine } against { $other }
jam-why-row = row { $mine } against { $other }
jam-why-beside = { $mine } { $mine ->
    [one] opponent
   *[other] opponents
} beside her against { $other }
jam-why-than = { $figures } for { $than }
jam-why-than-space = { $figures } on space { $number }
jam-why-later = later than Time { $other }{ $than }: { $who ->
    [jammer] the other side has less time left to pin her
    [block] somebody may have come within reach
   *[movement] everybody else will have moved
}
jam-why-earlier = earlier than Time { $other }{ $than }: she acts before she is hit
jam-why-with = { " " }with { $card }
jam-why-saves = and { $than } is kept for somebody else
jam-why-jammer = { $said }; she is the only opponent who scores
jam-none-discard = Keep all
jam-none-place = No card
jam-none-place-clock = No card (pile −{ $count })
jam-none-wishes = No preference
jam-none-conditions = Never call it off
jam-none-act = All hold back
jam-confirm-team = In this order
jam-confirm-discard = { $count ->
    [one] Discard it
   *[other] Discard these { $count }
}
jam-confirm-blockers = Field these three
jam-confirm-wishes = In this order
jam-confirm-conditions = Call it off then
jam-confirm-act = { $count ->
    [one] She acts
   *[other] These { $count } act
}
jam-end-lineup = Field this line-up
jam-end-programming = Lay these cards
jam-closed-exhausted = exhausted, so she sits this jam out
jam-short-fresh = At least one of your three blockers must be fresh.
jam-pick = { $card }
jam-pick-skater = { $skater }: Movement { $movement }, Block { $block }, Resistance { $resistance }, { $energy ->
    [fresh] fresh
   *[tired] tired
}
jam-pick-card = { $card } (Time { $times })
jam-pick-timed = { $card } at Time { $time }
jam-pick-timed-brief = No. { $number } · Time { $time }
jam-short = { $zone ->
    [rear] the rear
    [front] the front
    [other] the other side
   *[pack] { $number }
}
jam-short-pack = { $all ->
    [1] the whole pack
   *[0] the rest of the pack
}
jam-reach-move = reaches { $spaces }
jam-reach-nowhere = leads nowhere
jam-reach-target = { $skater } ({ $power } against { $resistance }: { $wins ->
    [1] succeeds
   *[0] fails
})
jam-reach-each = { $skater } ({ $power } v { $resistance } { $wins ->
    [1] ✓
   *[0] ✗
})
jam-reach-block = targets { $targets }
jam-reach-nobody = no target at present
jam-pick-space = { $number ->
    [0] { "" }
   *[other] { $number } · { "" }
}{ $space } (cost { $cost })
jam-pick-space-brief = { $number ->
    [0] { "" }
   *[other] { $number } · { "" }
}{ $space }
jam-pick-target = { $skater }: { $direction ->
    [block] BLOCK
    [push] PUSH
    [stop] STOP
   *[zone] in her zone
}, power { $power } against Resistance { $resistance }
jam-pick-act = { $skater }: { $card } (Time { $times })
jam-pick-on = Play on
jam-pick-off = Call the jam off
jam-condition-t1 = Time 1 is over
jam-condition-t2 = Time 2 is over
jam-condition-t3 = Time 3 is over
jam-condition-t4 = Time 4 is over
jam-condition-t5 = Time 5 is over
jam-condition-ahead = you are ahead in this jam
jam-condition-scored = your jammer has scored this turn
jam-condition-threat = their jammer is free in row 1 or 2
jam-condition-or = { $before }, or { $then }

# Pieces of sentences
jam-nothing = { "" }
jam-card = No. { $number } { $card }
jam-covered = { $skater } (Time { $times })
jam-and-loses = ; she loses { $card }
jam-referee = ; referee: { $card } ({ $kind ->
    [block] block
   *[movement] movement
})
jam-referee-none = ; the pile is empty
jam-clock-last = { "" } The pile has run out: the jam ends with this turn.

# Events
jam-team = { $who ->
    [me] You play the { $team }.
    [others] { $who_name } play the { $team }.
   *[other] { $who_name } plays the { $team }.
}
jam-chose-first = { $who ->
    [me] The draw gives you your first choice.
   *[other] The draw gives { $who_name } their first choice.
}
jam-jam = Jam { $jam }
jam-overtime = Overtime { $number }: no LEAD, and the first pass scores as well.
jam-places = On the track: { $places }.
jam-place = { $skaters } on { $space }
jam-fatigue = { $who ->
    [me] Your skaters
   *[other] { $who_name }
}, tired: { $tired }; exhausted: { $exhausted }.
jam-nobody = nobody
jam-turn = Jam { $jam }, turn { $turn }
jam-turn-overtime = Overtime { $number }, turn { $turn }
jam-thrown = { $count ->
    [one] { $who_name } discarded a card.
   *[other] { $who_name } discarded { $count } cards.
}
jam-thrown-own = You discarded { $cards }.
jam-drew = { $count ->
    [one] { $who ->
        [others] { $who_name } draw a card.
       *[other] { $who_name } draws a card.
    }
   *[other] { $who ->
        [others] { $who_name } draw { $count } cards.
       *[other] { $who_name } draws { $count } cards.
    }
}
jam-drew-own = You draw { $cards }.
jam-lined-up = { $who ->
    [me] Your line-up
   *[other] { $who_name }’s line-up
}: { $skaters }.
jam-laid = { $who ->
    [me] Your cards are laid
    [others] { $who_name } have laid their cards
   *[other] { $who_name } has laid cards
}; their backs show: { $cards }.
jam-clocked = { $who ->
    [me] You play for time
    [others] { $who_name } play for time
   *[other] { $who_name } plays for time
}: { $count ->
    [0] the pile was empty already.
    [one] one card of the pile is lost ({ $cards }).
   *[other] { $count } cards of the pile are lost ({ $cards }).
}{ $end }
jam-turned = { $time ->
    [0] { "" }
   *[other] Time { $time }: { "" }
}{ $skater } ({ $post }, { $who ->
    [me] yours
   *[other] { $who_name }
}) turns up { $card }.
jam-moved = { $time ->
    [0] { "" }
   *[other] Time { $time }: { "" }
}{ $skater } ({ $post }, { $who ->
    [me] yours
   *[other] { $who_name }
}), { $card }: { $start } → { $end }, { $cost } of { $points } movement { $points ->
    [one] point
   *[other] points
}.
jam-stays = { $time ->
    [0] { "" }
   *[other] Time { $time }: { "" }
}{ $skater } ({ $post }, { $who ->
    [me] yours
   *[other] { $who_name }
}), { $card }: nothing within reach for { $points } movement { $points ->
    [one] point
   *[other] points
}, she stays put.
jam-blocked = { $time ->
    [0] { "" }
   *[other] Time { $time }: { "" }
}{ $skater } ({ $post }, { $who ->
    [me] yours
   *[other] { $who_name }
}), { $card }, { $direction ->
    [block] BLOCK
    [push] PUSH
    [stop] STOP
   *[zone] block
} on { $target }: power { $power } against Resistance { $resistance }, { $result ->
    [failed] she stands firm
    [stripped] thrown off her stride; outside the pack nobody moves
    [pushed] margin { $margin }, pushed to { $end }
    [out] margin { $margin }, out of the pack
   *[fell] margin { $margin }, she falls
}{ $lost }{ $referee }.
jam-cancelled = { $time ->
    [0] { "" }
   *[other] Time { $time }: { "" }
}{ $skater } ({ $post }, { $who ->
    [me] yours
   *[other] { $who_name }
}), { $card }: no target.
jam-fouled = { $time ->
    [0] { "" }
   *[other] Time { $time }: { "" }
}{ $skater } ({ $post }, { $who ->
    [me] yours
   *[other] { $who_name }
}), { $card }: foul against { $target }, off to prison{ $referee }.
jam-lost-pinned = { $time ->
    [0] { "" }
   *[other] Time { $time }: { "" }
}{ $skater } ({ $post }, { $who ->
    [me] yours
   *[other] { $who_name }
}) is pinned, { $card } is lost.
jam-lost-end = { $skater } ({ $post }, { $who ->
    [me] yours
   *[other] { $who_name }
}) never played { $card }.
jam-pass-initial = { $skater } ({ $who ->
    [me] yours
   *[other] { $who_name }
}) has made her initial pass.
jam-pass-scored = { $skater } ({ $who ->
    [me] yours
   *[other] { $who_name }
}) is through the pack: +{ $points } points.
jam-lead = { $who ->
    [me] You get LEAD.
    [others] { $who_name } get LEAD.
   *[other] { $who_name } gets LEAD.
}
jam-plays-on = End of Time { $time }: { $who ->
    [me] you have LEAD and play on
    [others] { $who_name } have LEAD and play on
   *[other] { $who_name } has LEAD and plays on
}.
jam-lead-none = Both jammers came to the same place: no LEAD in this jam.
jam-lead-lost = { $who ->
    [me] Your jammer goes to prison, and you lose LEAD.
    [others] { $who_name } lose LEAD: their jammer goes to prison.
   *[other] { $who_name } loses LEAD: the jammer goes to prison.
}
jam-released = { $skater } ({ $who ->
    [me] yours
   *[other] { $who_name }
}) comes back from prison, to the rear of the pack.
jam-freed = { $skater } ({ $who ->
    [me] yours
   *[other] { $who_name }
}), pinned for a whole turn, wriggles free to the top.
jam-ended-called = { $who ->
    [me] You call jam { $jam } off
    [others] { $who_name } call jam { $jam } off
   *[other] { $who_name } calls jam { $jam } off
}: { $first ->
    [me] you
   *[other] { $first_name }
} { $home }, { $second ->
    [me] you
   *[other] { $second_name }
} { $away }.
jam-ended-pile = The pile has run short, jam { $jam } is over: { $first ->
    [me] you
   *[other] { $first_name }
} { $home }, { $second ->
    [me] you
   *[other] { $second_name }
} { $away }.
jam-ended-clock = The clock has run down, jam { $jam } is over: { $first ->
    [me] you
   *[other] { $first_name }
} { $home }, { $second ->
    [me] you
   *[other] { $second_name }
} { $away }.
jam-ended-level-called = { $who ->
    [me] You call jam { $jam } off
    [others] { $who_name } call jam { $jam } off
   *[other] { $who_name } calls jam { $jam } off
}: level at { $points }.
jam-ended-level-pile = The pile has run short, jam { $jam } is over: level at { $points }.
jam-ended-level-clock = The clock has run down, jam { $jam } is over: level at { $points }.
jam-film-laid = Cards laid
jam-film-time = Time { $time }
jam-film-end = End of the turn
jam-conceded = { $who ->
    [me] You concede the match.
    [others] { $who_name } concede the match.
   *[other] { $who_name } concedes the match.
}

# Caption and end
jam-score = { $who ->
    [me] you
   *[other] { $who_name }
} { $count }
jam-which = Jam { $jam } of { $jams }
jam-which-overtime = Overtime { $number }
jam-stage-team = Choosing teams
jam-stage-lineup = { $jam } · line-ups
jam-stage-turn = { $jam } · turn { $turn }, laying cards
jam-stage-time = { $jam } · turn { $turn }, Time { $time }
jam-stage-over = The match is over
jam-ahead-open = the first jammer through the pack earns her team LEAD, which lets it end the jam; otherwise the jam ends when the pile runs short ({ $pile ->
    [one] 1 card left
   *[other] { $pile } cards left
})
jam-ahead-lead = { $who ->
    [me] you have LEAD and may end the jam at the end of any Time
    [others] { $who_name } have LEAD and may end the jam at the end of any Time
   *[other] { $who_name } has LEAD and may end the jam at the end of any Time
}; otherwise it ends when the pile runs short ({ $pile ->
    [one] 1 card left
   *[other] { $pile } cards left
})
jam-ahead-pile = nobody can end the jam any more: it ends when the pile runs short ({ $pile ->
    [one] 1 card left
   *[other] { $pile } cards left
})
jam-ahead-turn = the jam ends with this turn
jam-ahead-last = { $left ->
    [0] { $overtime ->
        [0] this is the last jam, and the higher score wins
       *[other] this is overtime: the first pass scores too, and the higher score wins
    }
    [one] one more jam after this one, and the higher score wins
   *[other] { $left } more jams after this one, and the higher score wins
} ({ $tie ->
    [overtime] a tie goes to overtime
    [again] another tie goes to another overtime
   *[draw] a tie is a draw
})
jam-fact-passes = { $count } scoring { $count ->
    [one] pass
   *[other] passes
}
jam-fact-leads = LEAD { $count ->
    [one] once
   *[other] { $count } times
}, { $calls } { $calls ->
    [one] jam
   *[other] jams
} called off
jam-fact-hits = { $count } { $count ->
    [one] opponent
   *[other] opponents
} thrown out, { $fouls } { $fouls ->
    [one] foul
   *[other] fouls
}

# The table in words
jam-course = Points, { $first ->
    [me] you
   *[other] { $first_name }
} and { $second ->
    [me] you
   *[other] { $second_name }
}: { $jams }.
jam-course-jam = { $home }–{ $away } ({ $jam })
jam-chapter-jam = J{ $number }
jam-chapter-jam-name = Jam { $number }
jam-chapter-overtime = OT{ $number }
jam-chapter-overtime-name = Overtime { $number }
jam-turning = { $all ->
    [1] { $who ->
        [me] You led
       *[other] { $who_name } led
    } from start to finish
   *[other] { $jam }: { $who ->
        [me] you take the lead
        [others] { $who_name } take the lead
       *[other] { $who_name } takes the lead
    } for good
}
jam-turning-level = It ends level at { $points }
jam-turning-conceded = { $who ->
    [me] You conceded
   *[other] { $who_name } conceded
}
jam-says-side = { $who ->
    [me] You
   *[other] { $who_name }
} ({ $team }): { $parts }.
jam-part-no-team = no team yet
jam-part-points = { $count } { $count ->
    [one] point
   *[other] points
}
jam-part-jam = { $points } in this jam, { $passes ->
    [0] no pass yet
    [one] one pass
   *[other] { $passes } passes
}
jam-part-lead = LEAD
jam-part-hand = { $count ->
    [0] an empty hand
    [one] one card in hand
   *[other] { $count } cards in hand
}
jam-part-conceded = conceded
jam-says-space = { $space }: { $skaters }{ $kind ->
    [stack] { " " }(bottom to top)
   *[one] { "" }
}.
jam-says-skater = { $skater } ({ $post }, { $who ->
    [me] yours
   *[other] { $who_name }
}{ $pinned }{ $stuck }{ $bears })
jam-says-pinned = , pinned
jam-says-stuck = { "" } since the cards were laid
jam-says-bears = , bears a card, Time { $times }
jam-says-prison = Prison: { $skaters }.
jam-says-prisoner = { $skater } ({ $turns ->
    [1] until the end of this turn
   *[2] until the end of the next turn
})
jam-says-no-lead = There is no more LEAD to be had in this jam.
jam-says-lineup = { $who ->
    [me] Your skaters on the track
   *[other] { $who_name }, on the track
}: { $skaters }.
jam-says-bench = { $who ->
    [me] Your bench
   *[other] { $who_name }, bench
}: { $skaters }.
jam-says-skills = { $skater } ({ $helmet ->
    [J] jammer
    [P] pivot
   *[B] blocker
}, { $energy ->
    [fresh] fresh
    [tired] tired
   *[exhausted] exhausted
}, { $movement }/{ $block }/{ $resistance })
jam-says-acting = { $skater } plays { $card }.
jam-says-card-of = { $skater }: { $card }
jam-says-up = Cards turned up, in order: { $cards }.
jam-says-last-turn = The jam ends with this turn.
jam-says-busy = At the end of this Time, the side with LEAD may call the jam off.
jam-says-pile = Pile: { $count } { $count ->
    [one] card
   *[other] cards
}.
jam-says-discard = Discard pile, in order: { $cards }.
jam-says-teams = Your favourite teams, in order: { $teams }.
jam-says-thrown = You discard { $cards }.
jam-says-my-lineup = Your line-up: { $skaters }.
jam-says-acts = Acting now: { $skaters }.
jam-says-none = nobody
jam-says-my-card = { $skater } bears { $card }.
jam-says-hand = Your hand: { $cards }.
jam-order = { $post } { $skater }: { $card }.
jam-order-time = { $post } { $skater }, Time { $time }: { $card }.
jam-order-move = { $post } { $skater }, Time { $time }: { $card }, to { $zone ->
    [rear] the rear of the pack
    [front] the front of the pack
    [other] the other side of the track
   *[pack] space { $number } ({ $space })
}.
jam-order-block = { $post } { $skater }, Time { $time }: { $card }, on { $skaters } if possible.
jam-order-none = Without a card: { $skaters }.
jam-order-clock = { $count ->
    [0] No card at all: you play for time.
    [one] No card at all: you play for time, and the last card of the pile is lost.
   *[other] No card at all: you play for time, and { $count } cards of the pile are lost.
}{ $last ->
    [1] { " " }The jam ends with this turn.
   *[0] { "" }
}
jam-order-call = You call the jam off as soon as { $conditions }.
jam-order-call-at-once = You call the jam off as soon as you can: at the end of any Time.
jam-order-no-call = You will not call the jam off this turn.

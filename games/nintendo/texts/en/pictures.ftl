# What is written on the pictures of Cartes Nintendo.
nintendo-picture-turn = Turn { $turn }
nintendo-picture-remark = { $name }’s turn
nintendo-picture-choosing = choosing a deck
nintendo-picture-chosen = deck chosen
nintendo-picture-no-cards = no card
nintendo-picture-lacks = { $coins } short
nintendo-picture-zoom-hand = My hand
nintendo-picture-zoom-spied = Hand I looked at: { $name }
nintendo-picture-zoom-play = In play: { $name }
nintendo-picture-zoom-grave = Graveyard: { $name }
nintendo-picture-zoom-list = Deck list: { $name }
nintendo-picture-zoom-texts = Deck texts: { $name }
nintendo-picture-zoom-page = { $title } ({ $page })
nintendo-picture-question-deck = Which deck?
nintendo-picture-question-mulligan = Keep this hand?
nintendo-picture-question-main = Play, attack or end
nintendo-picture-question-peace = Play, or end
nintendo-picture-question-main2 = Play on, or end
nintendo-picture-question-attackers = Who attacks?
nintendo-picture-question-defend = Play a card before you block?
nintendo-picture-question-block = Who blocks this attacker?
nintendo-picture-question-host = Who carries it?
nintendo-picture-question-target = Who is the target?
nintendo-picture-question-sac = What do you sacrifice?
nintendo-picture-question-search = Which card from the deck?
nintendo-picture-question-dig = Which of these cards?
nintendo-picture-question-recall = Which card back?
nintendo-picture-question-raise = Who comes back?
nintendo-picture-question-drop = Who comes into play?
nintendo-picture-best = Card of the match
nintendo-picture-best-did = { $points ->
    [one] coin
   *[other] coins
} in { $times ->
    [one] one attack
   *[other] { $times } attacks
}
nintendo-picture-amount = { $count } { $count ->
    [one] Super Star
   *[other] Super Stars
}

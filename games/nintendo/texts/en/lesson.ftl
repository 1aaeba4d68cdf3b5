# The lesson, played scene by scene: what is said, at most two short sentences each.
nintendo-lesson-first-title = the first attack
nintendo-lesson-stars = With your coins you buy Super Stars, 20 coins each, in your own turn and before you attack. Whoever buys their third one wins.
nintendo-lesson-character = One character a turn, paid for with coins. It may attack and block at once.
nintendo-lesson-attack = Each attacker that nobody blocks brings as many coins as its strength, and the other side loses 1.
nintendo-lesson-first-end = That is where coins come from: 6 a turn from turn 3 on, and whatever gets through.
nintendo-lesson-attacked-title = being attacked
nintendo-lesson-block = A blocker and its attacker strike each other: each loses as many hearts as the other has strength. Lost hearts do not come back, and at 0 it is KO.
nintendo-lesson-defend = You are attacked: first you may play Actions and use abilities. Only then do you say who blocks whom.
nintendo-lesson-ability = An ability can be used once a turn. Power-Ups, Terrains and Events are played besides, as long as you can pay.
nintendo-lesson-attacked-end = What your characters have lost stays lost: send the hurt ones where nobody hits them.
nintendo-lesson-last-title = the last star
nintendo-lesson-after = After the attack your coins still buy cards, but no star this turn.
nintendo-lesson-count = Count the other side’s coins at the start of their turn: with 20 they buy their last star and win. Here you can buy yours first.
nintendo-lesson-last-end = Saving for the last star, or spending to stop theirs: that is the game.

# What is written on the pictures of Goofspiel.
goofspiel-picture-prize = To win
goofspiel-picture-last = Last bids
goofspiel-picture-tie = equal
goofspiel-picture-to-come = Still to come, in no order
goofspiel-picture-hand = Hand
goofspiel-picture-won = Won
goofspiel-picture-nothing = nothing yet
goofspiel-picture-question = Your bid
goofspiel-picture-middle = In the middle
goofspiel-picture-my-bid = Your secret bid

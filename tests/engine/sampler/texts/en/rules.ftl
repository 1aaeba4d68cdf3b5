# The rules of the made-up game by topic.
sampler-rules-start = Everybody has five coins and brings three charms; the market holds forty cards.
    .title = Before you start
    .numbers = SAM-1.1 SAM-1.2 SAM-1.3 SAM-1.4 SAM-1.5
sampler-rules-teams = Take a card, swap if you like, show a team of two, perhaps a pair.
    .title = Teams
    .numbers = SAM-2.1 SAM-2.2 SAM-2.3 SAM-2.4 SAM-2.5
sampler-rules-turn = Pay, take a card from the market, name a number, move, try your luck.
    .title = The round
    .numbers = SAM-3.1 SAM-4.1 SAM-4.2 SAM-4.3 SAM-5.1 SAM-5.2 SAM-5.3 SAM-5.4
sampler-rules-end = The first throws cards out and puts the others under the deck. Points, places and coins count.
    .title = The end
    .numbers = SAM-6.1 SAM-6.2 SAM-6.3 SAM-7.1 SAM-7.2 SAM-7.3 SAM-7.4 SAM-8 SAM-9

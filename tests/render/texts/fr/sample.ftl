sample-deck = Classe tes decks préférés
sample-victim = À qui voles-tu une étoile ?
sample-discard = Jette une carte, ou garde tout
sample-take = Prends une carte
sample-take_box = Prends-en une, jette-en une autre
sample-order = Dans quel ordre sous ton deck ?
sample-fact-rounds = 5 tours gagnés sur 10
sample-fact-last = +5 étoiles pour les dernières cartes

# Ce qui est écrit sur les images de Mon Premier Deck Building.
firstdeck-picture-stage-decks = Choix des decks
firstdeck-picture-stage-main = Tour { $round } / { $rounds }
firstdeck-picture-stage-final = Dernière série
firstdeck-picture-stage-over = Fin de la partie
firstdeck-picture-final-round = tour { $round }
firstdeck-picture-remark = sens horaire · { $name } commence
firstdeck-picture-remark-take = ordre de choix : { $names }
firstdeck-picture-wins = { $name } gagne
firstdeck-picture-tie = Égalité totale
firstdeck-picture-fight = Bataille
firstdeck-picture-nobody = Personne ne gagne
firstdeck-picture-steals = { $name } vole
firstdeck-picture-last-alone = derniers à jouer
firstdeck-picture-round-short = tour { $round }
firstdeck-picture-effect-wild = { $count ->
    [one] rejoint ta meilleure famille
   *[other] rejoignent ta meilleure famille
}
firstdeck-picture-effect-gob = −{ $count } à ta valeur
firstdeck-picture-effect-star = +1 étoile à chaque fois
firstdeck-picture-effect-more = joue 2 cartes de plus
firstdeck-picture-effect-steal = vole 1 étoile, puis quitte le jeu
firstdeck-picture-effect-gain3 = +3 étoiles, puis quitte le jeu
firstdeck-picture-aside-order = la première sera piochée d’abord ; sous chacune, ce que vaudra son tour
firstdeck-picture-aside-then = puis { $names }
firstdeck-picture-aside-take_box = la dernière reste pour { $name }
firstdeck-picture-aside-deck = ton préféré d’abord
firstdeck-picture-my-value = Ma valeur
firstdeck-picture-stars = { $count ->
    [one] étoile
   *[other] étoiles
}
firstdeck-picture-in-play = En jeu
firstdeck-picture-under = Sous mon deck, dans l’ordre
firstdeck-picture-row = La rangée
firstdeck-picture-my-deck = Mon deck, dans l’ordre
firstdeck-picture-deck = Deck, sans l’ordre
firstdeck-picture-nothing = rien pour l’instant
firstdeck-picture-spent = Déjà jouées
firstdeck-picture-pile = Pioche
firstdeck-picture-pile-left = Pioche : { $count } { $count ->
    [one] carte
   *[other] cartes
}, sans l’ordre
firstdeck-picture-box = Hors du jeu
firstdeck-picture-box-count = Hors du jeu : { $count } { $count ->
    [one] carte
   *[other] cartes
}
firstdeck-picture-common = Au milieu
firstdeck-picture-won = { $count ->
    [0] aucun tour gagné
    [one] 1 tour gagné
   *[other] { $count } tours gagnés
}
firstdeck-picture-question-deck = Classe tes decks préférés
firstdeck-picture-question-victim = À qui voles-tu une étoile ?
firstdeck-picture-question-discard = Quelle carte écartes-tu ?
firstdeck-picture-question-take = Prends une carte
firstdeck-picture-question-take_box = Prends une carte, écarte-en une autre
firstdeck-picture-question-order = Dans quel ordre sous ton deck ?
firstdeck-picture-best = Carte du match
firstdeck-picture-best-did = { $points ->
    [one] étoile
   *[other] étoiles
} { $times ->
    [one] en un tour
   *[other] en { $times } tours
}
firstdeck-picture-amount = { $count } { $count ->
    [one] étoile
   *[other] étoiles
}
firstdeck-picture-then-series = puis dernière série, +5 ★
firstdeck-picture-aside-placed = { $placed } { $placed ->
    [one] placée
   *[other] placées
} sur { $count } ; sous chacune, ce que vaudra son tour
firstdeck-picture-aside-discard = pour toujours, ou garde tout
firstdeck-picture-their-cards = ses cartes du tour
firstdeck-picture-their-deck = { $count } { $count ->
    [one] carte, ordre secret
   *[other] cartes, ordre secret
}
firstdeck-picture-hand-whole = tour { $round } :
firstdeck-picture-hand-already = tour { $round } : déjà
firstdeck-picture-hand-short = t. { $round }
firstdeck-picture-hand-rest = tour { $round } : le reste
firstdeck-picture-rest = dernière série
firstdeck-picture-rest-short = fin
firstdeck-picture-legend-gob = compte contre toi
firstdeck-picture-legend-wild = rejoint ta famille

# Ce qui est écrit sur les images de Mon Premier Deck Building.
picture-firstdeck-stage-decks = Choix des decks
picture-firstdeck-stage-main = Tour { $round } / { $rounds }
picture-firstdeck-stage-final = Dernière série
picture-firstdeck-stage-over = Fin de la partie
picture-firstdeck-final-round = tour { $round }
picture-firstdeck-remark = sens horaire · { $name } commence
picture-firstdeck-remark-take = ordre de choix : { $names }
picture-firstdeck-wins = { $name } gagne
picture-firstdeck-tie = Égalité totale
picture-firstdeck-fight = Bataille
picture-firstdeck-nobody = Personne ne gagne
picture-firstdeck-steals = { $name } vole
picture-firstdeck-last-alone = derniers à jouer
picture-firstdeck-round-short = tour { $round }
picture-firstdeck-effect-wild = { $count ->
    [one] rejoint ta meilleure famille
   *[other] rejoignent ta meilleure famille
}
picture-firstdeck-effect-gob = −{ $count } à ta valeur
picture-firstdeck-effect-star = +1 étoile à chaque fois
picture-firstdeck-effect-more = joue 2 cartes de plus
picture-firstdeck-effect-steal = vole 1 étoile, puis quitte le jeu
picture-firstdeck-effect-gain3 = +3 étoiles, puis quitte le jeu
picture-firstdeck-aside-order = la première sera piochée d’abord
picture-firstdeck-aside-then = puis { $names }
picture-firstdeck-aside-take_box = la dernière reste pour { $name }
picture-firstdeck-aside-deck = le premier d’abord
picture-firstdeck-my-value = Ta valeur
picture-firstdeck-stars = { $count ->
    [one] étoile
   *[other] étoiles
}
picture-firstdeck-in-play = En jeu
picture-firstdeck-under = Sous mon deck, dans l’ordre
picture-firstdeck-row = La rangée
picture-firstdeck-my-deck = Mon deck, dans l’ordre
picture-firstdeck-deck = Deck, sans l’ordre
picture-firstdeck-nothing = rien pour l’instant
picture-firstdeck-spent = Déjà jouées
picture-firstdeck-pile = Pioche
picture-firstdeck-pile-left = Pioche : { $count } { $count ->
    [one] carte
   *[other] cartes
}, sans l’ordre
picture-firstdeck-box = Hors du jeu
picture-firstdeck-box-count = Hors du jeu : { $count } { $count ->
    [one] carte
   *[other] cartes
}
picture-firstdeck-common = Au milieu
picture-firstdeck-won = { $count ->
    [0] aucun tour gagné
    [one] 1 tour gagné
   *[other] { $count } tours gagnés
}
picture-firstdeck-question-deck = Classe tes decks préférés
picture-firstdeck-question-victim = À qui voles-tu une étoile ?
picture-firstdeck-question-discard = Jette une carte, ou garde tout
picture-firstdeck-question-take = Prends une carte
picture-firstdeck-question-take_box = Prends-en une, jette-en une autre
picture-firstdeck-question-order = Dans quel ordre sous ton deck ?

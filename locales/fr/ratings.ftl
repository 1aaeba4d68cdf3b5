# Les cotes, le classement des serveurs, les statistiques des jeux.
ui-rating-mine = Mes cotes
ui-rating-none = Tu n’as pas encore de cote. Pour en avoir une, joue un tournoi, ou à une table cotée ; après { $least } parties, tu peux figurer au classement d’un serveur.
ui-rating-listed = Tu figures au classement des serveurs où tu joues.
ui-rating-not-listed = Personne d’autre ne voit ta cote : tu ne figures dans aucun classement.
ui-rating-list-ask = Tu as joué dix parties classées. Veux-tu figurer au classement de ce serveur ?
ui-rating-list-not = Non merci
ui-rating-list-me = M’y inscrire
ui-rating-list-no-more = M’en retirer
ui-rating-opponents = Le plus souvent contre : { $people }
ui-rating-met = { $name } ({ $count })
ui-rating-top = Classement du serveur
ui-rating-kind = { $more ->
    [0] à deux camps
   *[other] à trois et plus
}
ui-rating-nobody = Personne pour l’instant.
ui-rating-who = On y figure après { $least } parties cotées, si on le veut (/profil).
ui-rating-statistics = Statistiques
ui-rating-no-matches = Personne n’a encore fini de partie de ce jeu entre joueurs.
ui-rating-csv = En fichier
ui-rating-csv-told = Une ligne par partie et une par carte ; personne n’y est nommé.
ui-rating-column = { $column ->
    [ended] fin
    [seats] joueurs
    [places] places dans l’ordre du jeu
    [hours] heures
    [answers] réponses
    [card] carte
    [won] part de victoires
    [apart] écart à l’habitude
    [low] au moins, à 95 %
   *[high] au plus, à 95 %
}

## Les images
ui-rating-matches = { $count ->
    [one] { $count } partie
   *[other] { $count } parties
}
ui-rating-foot = { $more ->
    [0] cote à deux camps
   *[other] cote à trois joueurs et plus
}
ui-rating-start = { $start } = la cote de départ · disque plein : gagnée · bande : 68 %
ui-rating-uncertainty = ± { $points }
ui-rating-within = Deux fois sur trois, elle est juste à { $points } points près.
ui-rating-rank = { $place ->
    [1] 1er du serveur
   *[other] { $place }e du serveur
}
ui-rating-unlisted = hors classement
ui-rating-missing = provisoire, encore { $count }
ui-rating-run = victoires de suite
ui-rating-won = { $count ->
    [one] victoire
   *[other] victoires
}
ui-rating-places = places
ui-rating-provisional = provisoire
ui-rating-best = record
ui-rating-month = { $month ->
    [1] janv.
    [2] févr.
    [3] mars
    [4] avril
    [5] mai
    [6] juin
    [7] juil.
    [8] août
    [9] sept.
    [10] oct.
    [11] nov.
   *[other] déc.
}
ui-rating-now = Cote { $rating }, { $count ->
    [one] { $count } partie
   *[other] { $count } parties
}
ui-rating-span = Entre { $least } et { $most } jusqu’ici
ui-rating-taken = Places : { $places }
ui-rating-taken-one = { $count } fois { $place ->
    [1] 1er
   *[other] { $place }e
}
ui-rating-by-seat = Gagner selon l’ordre de jeu
ui-rating-of-seats = à { $seats }, { $count ->
    [one] { $count } partie
   *[other] { $count } parties
}
ui-rating-percent = { $share } %
ui-rating-seats = à { $seats }
ui-rating-days-title = Durée d’une partie, en jours
ui-rating-days = { $middle } j
ui-rating-answers-title = Réponses par jour
ui-rating-answers = { $middle }
ui-rating-by-card = Gagner selon la carte
ui-rating-cards-what = quand elle a servi : écart en points
ui-rating-cards-mean = moyenne des cartes
ui-rating-cards-counted = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
ui-rating-cards-how = barre : 95 %, creuse si ce peut être le hasard
ui-rating-card-line = Victoires avec une carte qui a servi, en points d’écart à la moyenne des cartes : { $cards }
ui-rating-stat-foot = parties entre joueurs, jouées jusqu’au bout
ui-rating-stat-how = gauche : 95 %, creuse si ce peut être le hasard · droite : 8 sur 10
ui-rating-stat-line = à { $seats }, { $count ->
    [one] { $count } partie
   *[other] { $count } parties
} : victoires dans l’ordre du jeu { $shares } ; la moitié dure { $days } jours au plus ; { $answers } réponses par jour

# Les cotes, le classement des serveurs, les statistiques des jeux.
ui-rating-mine = Mes cotes
ui-rating-none = Tu n’as pas encore de cote. Elle vient avec ta première partie contre des joueurs, en tournoi ou à une table dont les *Options* disent qu’elle est cotée. Après { $least } parties cotées, on te demande si tu veux figurer au classement d’un serveur.
ui-rating-listed = Tu figures au classement des serveurs où tu joues.
ui-rating-not-listed = Personne d’autre ne voit ta cote : tu ne figures dans aucun classement.
ui-rating-list-ask = Tu as joué dix parties cotées. Veux-tu figurer au classement de ce serveur ?
ui-rating-list-not = Non merci
ui-rating-list-me = Figurer au classement
ui-rating-list-no-more = M’en retirer
ui-rating-opponents = Le plus souvent contre : { $people }
ui-rating-met = { $name } ({ $count })
ui-rating-top = Classement du serveur
ui-rating-kind = { $more ->
    [0] à deux ou par équipes
   *[other] à trois et plus
}
ui-rating-nobody = Personne n’a encore joué assez de parties cotées ici et choisi d’y figurer : la première place est libre.
ui-rating-who = On y figure après { $least } parties cotées, si on le veut (/profil).
ui-rating-statistics = Statistiques
ui-rating-no-matches = Dès qu’une partie entre joueurs aura été jouée jusqu’au bout, cette page montrera qui gagne selon l’ordre de jeu, combien dure une partie et quelles cartes font gagner.
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
    [0] cote à deux ou par équipes
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

# Ce qu’il y a dès la première partie, cotée ou non
ui-trace-mine = Mes parties
ui-trace-none = La première partie que tu finis se trouvera ici, contre des IA aussi : ta place, ton score, puis tes meilleurs scores et tes résultats face à chacun. Contre des IA, une partie prend de dix minutes à une heure.
ui-trace-played = { $count } { $count ->
    [one] partie jouée
   *[other] parties jouées
}, { $won } { $won ->
    [one] gagnée
   *[other] gagnées
}
ui-trace-run = { $count } victoires de suite
ui-trace-first = première victoire le { $when }
ui-trace-best = Meilleurs scores : { $what }
ui-trace-best-one = { $game } { $score }
ui-trace-against = Face à : { $who }
ui-trace-against-one = { $who } { $count } fois ({ $won } { $won ->
    [one] gagnée
   *[other] gagnées
})
ui-trace-ais = des IA
ui-trace-last = Dernières parties
ui-trace-more = et { $count } de plus : /parties
ui-trace-place = place { $place } sur { $of }
ui-trace-score = score { $score }
ui-trace-alone = { $won ->
    [1] gagnée en solo
   *[other] perdue en solo
}
ui-trace-agreed = arrêtée d’un commun accord
ui-trace-with-ai = avec des IA
ui-trace-unrated = non cotée
ui-trace-unrated-said = Les parties avec des IA ou non cotées comptent ici, mais pour aucune cote.
ui-trace-to-go = { $count ->
    [0] Aucune partie cotée pour l’instant
    [one] { $count } partie cotée
   *[other] { $count } parties cotées
} : encore { $missing }, et on te demande si tu veux figurer au classement.
ui-trace-month = Parties finies ici en 30 jours : { $what }
ui-trace-month-game = { $game } { $count } ({ $people } { $people ->
    [one] joueur
   *[other] joueurs
})
ui-trace-month-who = Ont le plus joué : { $who }
ui-trace-month-none = Aucune partie ne s’est finie ici ces 30 derniers jours ; la prochaine ouvrira la liste.
ui-trace-short = Avec des IA, à { $seats } : { $count } { $count ->
    [one] partie
   *[other] parties
}, dont { $first } { $first ->
    [one] gagnée
   *[other] gagnées
} par qui commence ; d’ordinaire { $lasted }.
ui-trace-short-alone = En solo : { $count } { $count ->
    [one] partie
   *[other] parties
}, dont { $first } { $first ->
    [one] gagnée
   *[other] gagnées
} ; d’ordinaire { $lasted }.
ui-trace-own = Toi : { $count } { $count ->
    [one] partie finie
   *[other] parties finies
}, { $won } { $won ->
    [one] gagnée
   *[other] gagnées
}
ui-trace-own-best = meilleur score { $score }
ui-trace-own-none = Tu n’as pas encore fini de partie de ce jeu.
ui-took = { $unit ->
    [minutes] { $many } min
    [hours] { $many } h
   *[days] { $many } jours
}

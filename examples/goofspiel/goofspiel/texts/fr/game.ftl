# Goofspiel : questions, événements, la table en mots.
goofspiel-name = Goofspiel
goofspiel-short-name = Goofspiel
# vous : aux deux à la fois
goofspiel-summary =
    Un lot est sur la table et chacun mise une carte en secret. La plus forte emporte le lot ; les deux cartes sont défaussées. Vous avez les mêmes cartes, chacun sait ce qui reste à l’autre, et il faut deviner quand dépenser son roi.

    {"**"}Une manche**
    1. Un lot est retourné : il vaut de 1 (as) à 13 (roi).
    2. Chacun mise une carte de sa main.
    3. La plus forte prend le lot. À égalité il reste là, pour qui gagnera le suivant.

    Après le dernier lot, le plus de points gagne.

# Le but, en trois lignes
goofspiel-aim-1 = Aie le plus de points après { $prizes } lots.
goofspiel-aim-2 = Pour chaque prix, mise une carte en secret : la plus haute le gagne, les deux sont perdues.
goofspiel-aim-3 = À mises égales, le lot reste là, pour qui gagnera le suivant.

# Options of a match
goofspiel-option-length = Durée
goofspiel-option-length-value-long = 13 lots
goofspiel-option-length-value-short = 7 lots
goofspiel-preset-standard = Une couleur entière
goofspiel-preset-quick = Courte : de l’as au sept

# The kinds of questions
goofspiel-kind-bid = Mise

# Une ligne par sorte de question rencontrée pour la première fois
goofspiel-first-bid = une carte misée est perdue, qu’elle gagne ou non : garde les fortes pour les gros lots.

# Questions
goofspiel-ask-bid = Quelle carte mises-tu pour { $cards } ?
goofspiel-pick = { $card }

# Pourquoi
goofspiel-why-bid = pour { $points ->
    [one] { $points } point
   *[other] { $points } points
} : bat { $beaten } des { $of } cartes d’en face

# What happens
goofspiel-event-turned = { $card } { $card_gender ->
    [f] est retournée
   *[m] est retourné
} ; { $left ->
    [0] c’est le dernier lot.
    [one] il reste un lot.
   *[other] il reste { $left } lots.
}
goofspiel-event-bid = { $who ->
    [me] Tu mises { $card }.
   *[other] { $who_name } mise { $card }.
}
goofspiel-event-won = { $who ->
    [me] Tu gagnes
   *[other] { $who_name } gagne
} { $cards } : { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
goofspiel-event-stays = Égalité : { $cards } { $cards_count ->
    [one] reste
   *[other] restent
} pour la manche suivante.
goofspiel-event-lost = Égalité à la fin : { $cards } { $cards_count ->
    [one] ne revient
   *[other] ne reviennent
} à personne.
goofspiel-event-conceded = { $who ->
    [me] Tu abandonnes.
   *[other] { $who_name } abandonne.
}

# The table in words
goofspiel-stage = { $left ->
    [0] Dernier lot
    [one] Encore { $left } lot
   *[other] Encore { $left } lots
}
goofspiel-ahead = { $left ->
    [0] dernier prix : ensuite, qui a le plus de points gagne
    [1] encore un lot après celui-ci, puis qui a le plus de points gagne
   *[other] encore { $left } lots après celui-ci, puis qui a le plus de points gagne
}
goofspiel-stage-over = Fin de la partie
goofspiel-score = { $who ->
    [me] Toi : { $points }
   *[other] { $who_name } : { $points }
}
goofspiel-say-row = À gagner : { $cards }.
goofspiel-say-bid = Ta mise, encore secrète : { $card }.
goofspiel-say-higher = { $who ->
    [me] Ta carte était la plus forte.
   *[other] La carte de { $who_name } était la plus forte.
}
goofspiel-say-seat = { $who ->
    [me] Tu as
   *[other] { $who_name } a
} { $points ->
    [one] { $points } point
   *[other] { $points } points
} ({ $prizes ->
    [one] { $prizes } lot
   *[other] { $prizes } lots
}).
goofspiel-say-hand = { $who ->
    [me] Ta main : { $cards }.
   *[other] Dans la main de { $who_name } : { $cards }.
}
goofspiel-say-left = Lots à venir, sans ordre : { $cards }.
goofspiel-fact = { $prizes ->
    [one] { $prizes } lot
   *[other] { $prizes } lots
}

# Skeleton : questions, événements, la table en mots.
skeleton-name = Skeleton
skeleton-short-name = Skeleton
# vous : à tous à la fois
skeleton-summary =
    Trois cartes sont visibles. Chacun à son tour en prend une, et la carte suivante de la pioche prend sa place. Quand il n’y a plus de cartes, le plus de points gagne.

# Le but, en trois lignes
skeleton-aim-1 = Aie le plus de points quand il n’y a plus de cartes.
skeleton-aim-2 = À tour de rôle, chacun prend une des trois cartes ouvertes.
skeleton-aim-3 = Chaque carte vaut ses points ; la suivante de la pioche prend sa place.

# The kinds of questions
skeleton-kind-take = Prendre une carte

# Une ligne par sorte de question rencontrée pour la première fois
skeleton-first-take = la carte qui a le plus de points est la meilleure ; ce que tu laisses, l’autre peut le prendre.

# Questions
skeleton-ask-take = Quelle carte prends-tu ?
skeleton-pick = { $card }

# Why
skeleton-why-take = +{ $points } : tu en as alors { $then }

# What happens
skeleton-event-took = { $who ->
    [me] Tu prends { $card }.
   *[other] { $who_name } prend { $card }.
}
skeleton-event-laid-open = { $card } est { $card_gender ->
    [f] retournée
   *[m] retourné
}.
skeleton-event-conceded = { $who ->
    [me] Tu abandonnes.
   *[other] { $who_name } abandonne.
}

# The table in words
skeleton-stage = { $left ->
    [one] Encore { $left } carte
   *[other] Encore { $left } cartes
}
skeleton-ahead = { $left ->
    [1] la dernière carte termine la partie
   *[other] encore { $left } cartes, puis qui a le plus de points gagne
}
skeleton-stage-over = Fin de la partie
skeleton-score = { $who ->
    [me] Toi : { $points }
   *[other] { $who_name } : { $points }
}
skeleton-say-row = Visibles : { $cards }. { $deck ->
    [0] La pioche est vide.
    [one] Il reste { $deck } carte dans la pioche.
   *[other] Il reste { $deck } cartes dans la pioche.
}
skeleton-say-seat = { $who ->
    [me] Tu as
   *[other] { $who_name } a
} { $points ->
    [one] { $points } point
   *[other] { $points } points
} : { $cards }.
skeleton-say-nothing = { $who ->
    [me] Tu n’as pas encore de carte.
   *[other] { $who_name } n’a pas encore de carte.
}
skeleton-fact = { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}

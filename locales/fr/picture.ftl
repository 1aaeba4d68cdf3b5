# Ce qui est écrit sur les images de tous les jeux.
picture-waiting = On attend { $names }
picture-waits = on attend
picture-version = révision { $revision } · chaîne { $chain }
picture-table = table : { $name }
picture-zoom = zoom : { $what }
picture-end = Fin de la partie
picture-ahead = { $count ->
    [0] au départage
   *[other] { $count } d’avance
}
picture-course-lead = en tête
picture-course-tie = Rien n’a pu les départager
picture-course-ahead = { $name } : en tête du début à la fin
picture-course-last = { $name } : devant au tout dernier moment{ $behind ->
    [0] { "" }
   *[other] , après { $behind } de retard
}
picture-course-turn = { $name } : devant pour de bon{ $behind ->
    [0] { "" }
   *[other] , après { $behind } de retard
}
picture-seed = graine { $seed }
picture-conceded = abandon

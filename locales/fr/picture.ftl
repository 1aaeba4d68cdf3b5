# Ce qui est écrit sur les images de tous les jeux.
picture-waiting = On attend { $names }
picture-waits = on attend
picture-version = version { $revision }
picture-table = table : { $name }
picture-zoom = zoom : { $what }
picture-end = Fin de la partie
picture-ahead = { $count ->
    [0] au départage
   *[other] { $count } d’avance
}
picture-course-lead = en tête
picture-course-tie = Rien n’a pu les départager
picture-course-at = { $chapter } : { $said }
picture-course-ahead = { $name } en tête du début à la fin
picture-course-once = { $name } { $count ->
    [one] fait
   *[other] font
} la différence d’un seul coup
picture-course-level = Égalité à la fin : { $name } { $count ->
    [one] l’emporte
   *[other] l’emportent
} au départage
picture-course-behind = { $name } { $count ->
    [one] gagne
   *[other] gagnent
} malgré { $amount } de retard
picture-course-last = { $name } { $count ->
    [one] passe
   *[other] passent
} devant au tout dernier moment{ $behind ->
    [0] { "" }
   *[other] , après avoir eu { $amount } de retard
}
picture-course-turn = { $name } { $count ->
    [one] passe
   *[other] passent
} devant pour de bon{ $behind ->
    [0] { "" }
   *[other] , après avoir eu { $amount } de retard
}
picture-lasted-minutes = { $minutes } min
picture-lasted-hours = { $hours } h { $minutes } min
picture-lasted-days = { $days ->
    [one] { $days } jour
   *[other] { $days } jours
}
picture-conceded = abandon
# L’atelier
picture-workshop = Atelier
picture-workshop-place = deck { $place } sur { $most }
picture-workshop-of = par { $name }
picture-workshop-good = prêt à jouer
picture-workshop-faults = { $count ->
    [one] { $count } faute
   *[other] { $count } fautes
}
picture-workshop-mean = Coût moyen
picture-workshop-tenths = { $whole },{ $tenth }
picture-workshop-shares = Couleurs
picture-workshop-kinds = Genres
picture-workshop-found = { $count ->
    [0] aucune carte
    [one] 1 carte
   *[other] { $count } cartes
}
picture-workshop-page = Page { $page } sur { $pages }
picture-workshop-nothing = Aucune carte ne va avec ces filtres
picture-workshop-empty = Ce deck est encore vide

# Ce que la machine dit dans tous les jeux.
core-list = { $first } et { $last }
core-stale = La partie a avancé ; voici où elle en est.
core-over = Cette partie est terminée.
core-cannot-concede = Il n’y a plus rien à abandonner ici.
core-nothing-to-take-back = Tu n’as pas de réponse à reprendre.
core-nothing-to-undo = Rien à annuler : depuis, une carte a été piochée ou montrée, ou quelqu’un doit répondre.
core-undo-too-late = Trop tard pour annuler : quelqu’un a répondu entre-temps.
core-undone = { $who ->
    [me] Tu as annulé ta dernière action.
   *[other] { $who_name } a annulé sa dernière action.
}
core-dropped = La situation a changé : tes réponses à partir d’ici sont à redonner.
core-pick-unknown = Ce choix ne fait pas partie des possibilités.
core-pick-twice = Chaque choix ne peut être pris qu’une fois.
core-pick-few = { $least ->
    [one] Choisis-en au moins un.
   *[other] Choisis-en au moins { $least } (tu en as { $count }).
}
core-pick-many = { $most ->
    [one] Choisis-en un seul.
   *[other] Choisis-en { $most } au plus (tu en as { $count }).
}
core-pick-sum = Cela fait { $sum } ; il faut { $need }.
core-seats = Ce jeu se joue de { $least } à { $most } ; vous êtes { $seats }.
core-option-unknown = Il n’y a pas d’option « { $name } ».
core-option-seats = L’option « { $name } » n’existe pas à { $seats } joueurs.
core-option-value = « { $value } » ne convient pas à l’option « { $name } ». Possible : { $values }.

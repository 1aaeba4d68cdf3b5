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
core-dropped = La situation a changé : il faut redonner tes réponses à partir d’ici.
core-pick-unknown = Ce choix n’est pas possible ici.
core-pick-twice = On ne peut pas choisir deux fois la même chose.
core-pick-exact = { $most ->
    [one] Fais un choix.
   *[other] Choisis-en { $most } (pour l’instant { $count }).
}
core-pick-few = { $least ->
    [one] Fais au moins un choix.
   *[other] Choisis-en au moins { $least } (pour l’instant { $count }).
}
core-pick-many = { $most ->
    [one] Fais un seul choix.
   *[other] Choisis-en { $most } au plus (pour l’instant { $count }).
}
core-why-one = { $what } : { $why }
core-why-then = { $before } · { $then }
core-why-picks = { $picks }
core-pick-sum = Cela fait { $sum } ; il faut { $need }.
# vous : à toute la table
core-seats = Ce jeu se joue { $least ->
    [2] { $most ->
        [2] à 2
       *[other] de 2 à { $most }
    }
   *[other] de { $least } à { $most }
} ; { $seats ->
    [0] il n’y a encore personne
    [one] il n’y a encore qu’une personne à la table
   *[other] vous êtes { $seats }
}.
# vous : à toute la table
core-seats-some = Ce jeu se joue à { $numbers } ou { $last } ; { $seats ->
    [0] il n’y a encore personne
    [one] il n’y a encore qu’une personne à la table
   *[other] vous êtes { $seats }
}.
core-sides = Ce jeu oppose { $most } camps ; { $seats ->
    [0] il n’y a encore personne
    [one] il n’y en a encore qu’un
   *[other] il y en a { $seats }
}.
core-option-unknown = Il n’y a pas d’option « { $name } ».
core-option-seats = L’option « { $name } » n’existe pas { $seats ->
    [one] en solo
   *[other] à { $seats } joueurs
}.
core-option-value = « { $value } » ne convient pas à l’option « { $name } ». Possible : { $values }.
core-option-number = « { $value } » ne convient pas à l’option « { $name } » : un nombre de { $least } à { $most }.
core-faulty = { $faults }
core-brought-large = C’est plus que ce qu’une place peut apporter.
core-brought-illegal = Cela ne correspond pas à ce qu’il faut apporter.
core-line-count = La ligne { $line } ne commence pas par un nombre.
core-line-unknown = La ligne { $line } nomme une carte qui n’est pas connue ici : « { $id } ». { $named ->
    [0] On écrit son code, pas son nom.
   *[other] On écrit son code, ou son nom en français ou en anglais.
}
core-line-several = La ligne { $line } peut désigner plusieurs cartes « { $id } » : écris aussi le code, parmi { $ids }.
core-id = « { $id } »
core-ids-more = { $count ->
    [one] { $count } autre
   *[other] { $count } autres
}
core-verify-holds =
    Les mélanges étaient fixés avant que tu t’assoies, et rien n’a été modifié depuis.
    { $moves } coups mènent de la graine scellée par `{ $commitment }` à ce résultat ; la dernière empreinte est `{ $head }`.
core-verify-large = Cela ne concorde pas : le fichier est plus gros que celui d’aucune partie.
core-verify-file = Cela ne concorde pas : le fichier a été modifié, ou n’est pas celui d’une partie.
core-verify-game = Cela ne concorde pas : le jeu a été changé, ou n’est pas connu ici.
core-verify-version = Cela ne concorde pas : la version des règles a été changée.
core-verify-cards = Cela ne concorde pas : les cartes ne sont pas celles de leur empreinte.
core-verify-unknown = Cela ne peut pas être vérifié ici : personne n’a jamais joué avec ces cartes sur ce bot. Sur ta propre machine, `python -m games.verify` vérifie le fichier.
core-verify-unreadable = Cela ne concorde pas : les cartes du fichier sont illisibles.
core-verify-seed = Cela ne concorde pas : la graine n’est pas celle qui a été promise.
core-verify-words = Cela ne concorde pas : les mots des joueurs ne sont pas ceux qui ont été mêlés.
core-verify-deals = Cela ne concorde pas : la clé des donnes n’est pas celle que donnent la graine et les mots.
core-verify-own = Cela ne concorde pas : la clé propre à la partie ne donne pas ses sels.
core-verify-options = Cela ne concorde pas : les joueurs, les options ou leurs apports ont été changés.
core-verify-salt = Cela ne concorde pas : le sel du coup { $step } a été changé.
core-verify-order = Cela ne concorde pas : l’ordre des coups a été changé au coup { $step }.
core-verify-move = Cela ne concorde pas : le coup { $step } a été changé.
core-verify-head = Cela ne concorde pas : l’empreinte après le coup { $step } a été changée, ou des coups manquent.
core-verify-rule = Cela ne concorde pas : le coup { $step } ne suit pas les règles.
core-verify-result = Cela ne concorde pas : les coups mènent à un autre résultat.

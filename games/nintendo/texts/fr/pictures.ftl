# Ce qui est écrit sur les images de Cartes Nintendo.
nintendo-picture-turn = Tour { $turn }
nintendo-picture-remark = { $name } joue ce tour
nintendo-picture-choosing = choix du deck
nintendo-picture-chosen = deck choisi
nintendo-picture-no-cards = aucune carte
nintendo-picture-lacks = manque { $coins }
nintendo-picture-zoom-hand = Ma main
nintendo-picture-zoom-spied = Main regardée : { $name }
nintendo-picture-zoom-play = En jeu : { $name }
nintendo-picture-zoom-grave = Cimetière : { $name }
nintendo-picture-zoom-list = Liste du deck : { $name }
nintendo-picture-zoom-texts = Textes du deck : { $name }
nintendo-picture-zoom-page = { $title } ({ $page })
nintendo-picture-question-deck = Quel deck ?
nintendo-picture-question-mulligan = Garder cette main ?
nintendo-picture-question-main = Joue, attaque ou finis
nintendo-picture-question-peace = Joue ou finis
nintendo-picture-question-main2 = Continue ou finis
nintendo-picture-question-attackers = Qui attaque ?
nintendo-picture-question-defend = Jouer une carte avant de bloquer ?
nintendo-picture-question-block = Qui bloque cet attaquant ?
nintendo-picture-question-host = Qui le porte ?
nintendo-picture-question-target = Qui est visé ?
nintendo-picture-question-sac = Que sacrifies-tu ?
nintendo-picture-question-search = Quelle carte du deck ?
nintendo-picture-question-dig = Laquelle de ces cartes ?
nintendo-picture-question-recall = Quelle carte reprendre ?
nintendo-picture-question-raise = Qui revient ?
nintendo-picture-question-drop = Qui arrive en jeu ?
nintendo-picture-best = Carte du match
nintendo-picture-best-did = { $points ->
    [one] pièce
   *[other] pièces
} en { $times ->
    [one] une attaque
   *[other] { $times } attaques
}
nintendo-picture-amount = { $count } { $count ->
    [one] Super Étoile
   *[other] Super Étoiles
}

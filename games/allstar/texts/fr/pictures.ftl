# Ce qui est écrit sur les images d’All-Star Draft.
allstar-picture-round = Manche { $round }
allstar-picture-round-winners = Manche { $round }, en tête
allstar-picture-matches = matchs
allstar-picture-playoffs = Play-off
allstar-picture-stage-draft = choix des cartes
allstar-picture-stage-lineup = équipes et bus
allstar-picture-stage-team = premières équipes
allstar-picture-stage-shootout = tir de pénalité
allstar-picture-stage-change = changement d’équipiers
allstar-picture-stage-over = Partie terminée
allstar-picture-medal-0 = OR
allstar-picture-medal-1 = AG
allstar-picture-medal-2 = BZ
allstar-picture-kit = un de chaque
allstar-picture-next = ensuite : { $arenas }
allstar-picture-next-playoffs = ensuite : les play-off
allstar-picture-unseen = { $count } arènes encore cachées
allstar-picture-way-left = les mains vont à gauche : { $names }
allstar-picture-way-right = les mains vont à droite : { $names }
allstar-picture-market = À prendre, rangée { $row } sur 6
allstar-picture-confrontation = Confrontation { $number }
allstar-picture-arena-of = arène { $number } sur { $count }
allstar-picture-shootout = au tir
allstar-picture-card-of = carte { $number } sur { $count }
allstar-picture-bench = Banc
allstar-picture-team = Équipe { $number }
allstar-picture-my-team = Mon équipe
allstar-picture-my-hand = Ma main
allstar-picture-my-shot = Mon tir
allstar-picture-coming = Entrent
allstar-picture-going = Sortent
allstar-picture-goes-on = le reste va à
allstar-picture-goes-third = la troisième va à
allstar-picture-for = pour { $card }, équipe { $team }
allstar-picture-against = contre { $names }
allstar-picture-against-many = contre { $count } autres
allstar-picture-aside-bus = dans l’ordre des arènes
allstar-picture-aside-sub-in = autant sortiront
allstar-picture-question-pick = Choisis { $count } { $count ->
    [one] carte
   *[other] cartes
}
allstar-picture-question-duel-pick = Deux pour toi, une à donner
allstar-picture-question-market = Prends 1 carte
allstar-picture-question-toss = Défausse 1 des sept
allstar-picture-question-swap = Échanger une carte ?
allstar-picture-question-swap-in = Qui entre ?
allstar-picture-question-team = { $count ->
    [1] Qui reste sur le banc ?
   *[other] Quelles { $count } restent sur le banc ?
}
allstar-picture-question-bus = Quelle équipe va où ?
allstar-picture-question-po-team = Ton équipe : 5 cartes
allstar-picture-question-shootout = Ton tir : 1 carte
allstar-picture-question-sub-in = Qui entre ? { $count }{ $most ->
    [2] { "" }
   *[other] { " " }à { $most }
}
allstar-picture-question-sub-out = Qui sort ? { $count }
allstar-picture-order = Ce qui bat quoi
allstar-picture-spent = Hors du jeu
allstar-picture-criterion-symbol = Symbole
allstar-picture-criterion-number = Numéro
allstar-picture-criterion-species = Espèce
allstar-picture-playoff-team = Play-off
allstar-picture-supporters = { $count } { $count ->
    [one] supporter
   *[other] supporters
}
allstar-picture-no-team = Pas encore d’équipe ; sur le banc : { $count }
allstar-picture-no-squad = Pas encore d’équipe ; en main : { $count }
allstar-picture-out = Hors course : { $rank ->
    [1] 1er
   *[other] { $rank }e
}, +{ $points }
allstar-picture-best = Joueur du match
allstar-picture-best-did = supporters { $times ->
    [one] dans une arène
   *[other] dans { $times } arènes
}
allstar-picture-amount = { $count } { $count ->
    [one] supporter
   *[other] supporters
}
allstar-picture-pays = { $pays ->
    [last] le dernier gagne le plus
    [middle] le rang { $best } gagne le plus
    [run] une suite de cinq bat tout
    [full] brelan et paire battent tout
    [kit] un de chaque bat tout
   *[first] le premier gagne le plus
}
allstar-picture-rank = { $rank ->
    [1] 1er
   *[other] { $rank }e
}
allstar-picture-without = Sans { $number } · { $card }
allstar-picture-beats = bat
allstar-picture-and-below = et moins
allstar-picture-loses = perd contre
allstar-picture-and-above = et plus
allstar-picture-equal = À Puissance égale
allstar-picture-legend-supporters = supporters
allstar-picture-legend-hand = cartes en main
allstar-picture-legend-ticket = ticket : perdre une fois et rester
allstar-picture-legend-medals = à Puissance égale, dans cet ordre
allstar-picture-prizes = les play-off paient

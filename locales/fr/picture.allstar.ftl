# Ce qui est écrit sur les images d’All-Star Draft.
picture-allstar-round = Manche { $round }
picture-allstar-round-winners = Manche { $round }, en tête
picture-allstar-matches = matchs
picture-allstar-playoffs = Play-off
picture-allstar-stage-draft = draft
picture-allstar-stage-lineup = équipes et bus
picture-allstar-stage-team = premières équipes
picture-allstar-stage-shootout = tir de pénalité
picture-allstar-stage-change = changement d’équipiers
picture-allstar-stage-over = Partie terminée
picture-allstar-medal-0 = OR
picture-allstar-medal-1 = AG
picture-allstar-medal-2 = BZ
picture-allstar-kit = un de chaque
picture-allstar-next = ensuite : { $arenas }
picture-allstar-next-playoffs = ensuite : les play-off
picture-allstar-unseen = { $count } arènes encore cachées
picture-allstar-way-left = les mains vont à gauche : { $names }
picture-allstar-way-right = les mains vont à droite : { $names }
picture-allstar-market = À prendre, rangée { $row } sur 6
picture-allstar-confrontation = Confrontation { $number }
picture-allstar-arena-of = arène { $number } sur { $count }
picture-allstar-shootout = au tir
picture-allstar-card-of = carte { $number } sur { $count }
picture-allstar-bench = Banc
picture-allstar-team = Équipe { $number }
picture-allstar-my-team = Mon équipe
picture-allstar-my-hand = Ma main
picture-allstar-my-shot = Mon tir
picture-allstar-coming = Entrent
picture-allstar-going = Sortent
picture-allstar-goes-on = le reste va à
picture-allstar-goes-third = la troisième va à
picture-allstar-for = pour { $card }, équipe { $team }
picture-allstar-against = contre { $names }
picture-allstar-against-many = contre { $count } autres
picture-allstar-aside-bus = dans l’ordre des arènes
picture-allstar-aside-sub-in = autant sortiront
picture-allstar-question-pick = Choisis { $count } { $count ->
    [one] carte
   *[other] cartes
}
picture-allstar-question-duel-pick = Deux pour toi, une à donner
picture-allstar-question-market = Prends 1 carte
picture-allstar-question-toss = Défausse 1 des sept
picture-allstar-question-swap = Échanger une carte ?
picture-allstar-question-swap-in = Qui entre ?
picture-allstar-question-team = Ta nouvelle équipe : 5 cartes
picture-allstar-question-bus = Quelle équipe va où ?
picture-allstar-question-po-team = Ton équipe : 5 cartes
picture-allstar-question-shootout = Ton tir : 1 carte
picture-allstar-question-sub-in = Qui entre ? { $count }{ $most ->
    [2] { "" }
   *[other] { " " }à { $most }
}
picture-allstar-question-sub-out = Qui sort ? { $count }
picture-allstar-order = Ce qui bat quoi
picture-allstar-spent = Hors du jeu
picture-allstar-criterion-symbol = Symbole
picture-allstar-criterion-number = Numéro
picture-allstar-criterion-species = Espèce
picture-allstar-playoff-team = Play-off
picture-allstar-supporters = { $count } { $count ->
    [one] supporter
   *[other] supporters
}
picture-allstar-no-team = Pas encore d’équipe ; sur le banc : { $count }
picture-allstar-no-squad = Pas encore d’équipe ; en main : { $count }
picture-allstar-out = Hors course : { $rank ->
    [1] 1er
   *[other] { $rank }e
}, +{ $points }

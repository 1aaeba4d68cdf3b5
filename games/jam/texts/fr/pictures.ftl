# Ce qui est écrit sur les images de JAM.
jam-picture-stage-team = Choix des équipes
jam-picture-stage-over = Fin de la partie
jam-picture-you = toi
jam-picture-jam = Manche { $jam } / { $jams }
jam-picture-overtime = Prolongation { $number }
jam-picture-lineup = composition
jam-picture-turn = tour { $turn }
jam-picture-rear = arrière
jam-picture-front = avant
jam-picture-other = autre côté
jam-picture-times = Temps
jam-picture-time-short = T{ $time }
jam-picture-prison = Prison : { $skaters }
jam-picture-remark = sens de course : de gauche à droite dans le pack
jam-picture-orders = Mes ordres
jam-picture-orders-all = Tous mes ordres
jam-picture-lineup-mine = Ma composition
jam-picture-placed = { $skater } : n° { $number } { $card }
jam-picture-no-orders = Aucune carte posée
jam-picture-story = Le dernier tour
jam-picture-discard = Défausse
jam-picture-question-team = Classe tes équipes préférées
jam-picture-question-discard = Que défausses-tu ?
jam-picture-question-jammer = Qui est ta jammeuse ?
jam-picture-question-pivot = Qui est ta pivot ?
jam-picture-question-blockers = Qui sont tes trois bloqueuses ?
jam-picture-question-place = { $who } : quelle carte ?
jam-picture-question-plan_move = { $who } : où va-t-elle ?
jam-picture-question-plan_block = { $who } : qui bloquer d’abord ?
jam-picture-question-plan_call = Quand arrêter la manche ?
jam-picture-question-act = Temps { $time } : qui agit ?
jam-picture-question-move = { $who } : où va-t-elle ?
jam-picture-question-block = { $who } : qui bloque-t-elle ?
jam-picture-question-call = Temps { $time } fini : arrêter la manche ?
jam-picture-ways = Où chacune est passée pendant ce tour.
jam-picture-reach = Portée des cartes
jam-picture-final-passes = passages marqués
jam-picture-final-initial = passages initiaux
jam-picture-final-leads = LEAD
jam-picture-final-calls = manches arrêtées
jam-picture-final-hits = sorties du pack
jam-picture-final-fouls = fautes
jam-picture-final-ahead = { $count } d’avance
jam-picture-final-tie = ex æquo
jam-picture-final-score = Les points, manche par manche
jam-picture-amount = { $count } { $count ->
    [one] point
   *[other] points
}
jam-picture-best = Patineuse du match
jam-picture-best-did = { $points ->
    [0] { $times ->
        [one] une adversaire sortie du pack
       *[other] { $times } adversaires sorties du pack
    }
   *[other] { $points ->
        [one] point
       *[other] points
    } en { $times ->
        [one] un passage
       *[other] { $times } passages
    }
}
jam-picture-legend-movement = Mouvement, pour passer
jam-picture-legend-block = Blocage, pour frapper
jam-picture-legend-resistance = Résistance, pour tenir
jam-picture-legend-pinned = coincée : pas de carte
jam-picture-legend-lead = LEAD
jam-picture-legend-jammer = jammeuse, elle marque
jam-picture-legend-pivot = pivot
jam-picture-legend-tired = fatiguée
jam-picture-plan-when = Qui joue quand
jam-picture-plan-power = 5 > 2 : la puissance dépasse la résistance
jam-picture-plan-hit = touchée plus tôt : carte perdue
jam-picture-plan-none = sans carte
jam-picture-plan-stays = reste : { $space }
jam-picture-plan-nobody = personne à portée
jam-picture-plan-clock = Aucune carte : pile −{ $count }

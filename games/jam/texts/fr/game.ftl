# JAM : questions, événements, la table en mots.
jam-name = JAM
jam-short-name = JAM
jam-summary =
    Deux équipes de roller derby patinent autour d’une piste ovale. Ta jammeuse doit traverser le pack et en faire le tour : après le passage initial, chaque passage rapporte quatre points. Tes bloqueuses lui ouvrent la route et ferment celle de l’autre.

    {"**"}Un tour**
    1. Pose : chacun pose en secret, face cachée, une carte au plus sur chacune de ses joueuses visibles. On ne voit que les Temps inscrits au dos.
    2. Résolution : du Temps 1 au Temps 5, les cartes sont retournées et jouées dans l’ordre de leurs numéros. Les cartes rapides sont faibles, les lentes sont fortes ; une joueuse touchée ou coincée perd la sienne.
    3. Pioche : chacun remonte à cinq cartes.

    {"**"}Une manche**
    La première jammeuse à passer donne le LEAD à son équipe, qui peut arrêter la manche à la fin de n’importe quel Temps. Sinon la manche finit quand la pioche ne suffit plus. Celles qui ont joué sont fatiguées, celles qui se sont reposées sont en forme.

    L’équipe qui a le plus de points après la dernière manche l’emporte. Chaque équipe a un ou plusieurs entraîneurs.

# Le but, en trois lignes
jam-aim-1 = { $jams ->
    [1] Marque plus de points que l’autre équipe en une manche.
   *[other] Marque plus de points que l’autre équipe en { $jams } manches.
}
jam-aim-2 = Ta jammeuse traverse le pack (pivots et bloqueuses) et en fait le tour ; après le premier passage, chacun vaut 4 points.
jam-aim-3 = Pose en secret une carte par joueuse, jouée à son Temps, de 1 à 5 ; touchée ou coincée avant, elle perd la sienne.

# Options de la partie
jam-option-jams = Manches
jam-option-orders = Consignes
jam-option-orders-value-planned = Tout est fixé à la pose
jam-option-orders-value-live = Données au fil des Temps, tous présents
jam-option-staff = Qui répond dans une équipe
jam-option-staff-value-any = N’importe quel entraîneur
jam-option-staff-value-head = L’entraîneur en chef
jam-option-staff-value-rotate = Chacun sa manche
jam-option-teams = Équipes
jam-option-teams-value-random = Tirées au sort
jam-option-teams-value-choose = Choisies par ordre de préférence
jam-option-tie = En cas d’égalité
jam-option-tie-value-overtime = Prolongation, jusqu’à trois manches
jam-option-tie-value-draw = Match nul
jam-option-pins = Jammeuse coincée
jam-option-pins-value-short = Un tour entier au plus
jam-option-pins-value-lasting = Tant qu’on ne la libère pas
jam-preset-days = Cinq manches, ordres fixés à la pose
jam-preset-flash = Découverte : deux manches
jam-preset-quick = Tous présents : cinq manches en direct
jam-preset-half = Match de ligue : vingt manches
jam-preset-bout = Match complet : quarante manches

# Les sortes de questions
jam-kind-team = Équipe
jam-kind-discard = Cartes à défausser
jam-kind-jammer = Jammeuse
jam-kind-pivot = Pivot
jam-kind-blockers = Bloqueuses
jam-kind-place = Pose d’une carte
jam-kind-plan_move = Destination
jam-kind-plan_block = Cibles souhaitées
jam-kind-plan_call = Arrêt de la manche
jam-kind-act = Activer ou temporiser
jam-kind-move = Mouvement
jam-kind-block = Cible du blocage
jam-kind-call = Arrêter la manche

# Ce sur quoi porte une réponse que l’on peut reprendre
jam-about-move = { $skater }, destination
jam-about-wishes = { $skater }, cibles souhaitées

# Les sortes de questions, à la première rencontre
jam-first-team = qui est rapide passe ; les bonnes bloqueuses frappent ; qui résiste garde sa carte.
jam-first-discard = tu remontes à cinq cartes : garde celles avec lesquelles ta jammeuse peut courir.
jam-first-jammer = seule la jammeuse marque ; celles qui jouent sont fatiguées à la manche suivante.
jam-first-pivot = le pack, ce sont les pivots et les bloqueuses des deux équipes ; ta pivot commence à l’avant, sur le chemin de la jammeuse adverse.
jam-first-blockers = garde une joueuse en forme : qui joue fatiguée saute la manche suivante.
jam-first-place = un tour se joue en cinq Temps, de 1 à 5 ; les premiers sont plus faibles, mais touchée avant le sien, une joueuse perd sa carte.
jam-first-plan_move = un blocage avant son Temps peut l’arrêter, et la case peut avoir changé d’ici là.
jam-first-plan_block = un blocage réussit si sa puissance dépasse la Résistance ; de 3 ou plus, elle tombe à l’arrière.
jam-first-plan_call = arrête la manche quand tu mènes et que la jammeuse adverse va marquer.
jam-first-act = qui agit maintenant ne peut plus être arrêtée ; qui temporise trouvera peut-être mieux.
jam-first-move = franchir le premier rang est un passage ; finir sur une adversaire la coince.
jam-first-block = la joueuse touchée perd sa carte ; avec 3 points de plus, elle tombe à l’arrière.
jam-first-call = arrêter garde les points tels quels ; continuer peut en donner aux deux équipes.

# Ce qu’entraîne une réponse
jam-leads-team = en tout Mouvement { $movement }, Blocage { $block }, Résistance { $resistance }
jam-leads-tired = { $after ->
    [next] elle sera fatiguée à la manche suivante
    [overtime] elle serait fatiguée en prolongation
   *[nothing] sa fatigue ne comptera plus
}
jam-leads-exhausted = { $after ->
    [next] elle joue fatiguée et saute la manche suivante
    [overtime] elle joue fatiguée et sauterait une prolongation
   *[nothing] elle joue fatiguée
}
jam-leads-empty = personne n’y est en ce moment
jam-leads-partner = par-dessus { $skaters } : { $count ->
    [1] pas de carte pour elle
   *[other] pas de carte pour elles
} tant que tu restes dessus
jam-leads-pins = { $skaters } { $count ->
    [1] y est en ce moment : coincée
   *[other] y sont en ce moment : coincées
}
jam-leads-rear = retour à l’arrière du pack
jam-leads-front = le pack est franchi, sans point
jam-leads-other = à mi-chemin du prochain passage
jam-leads-first = passage initial : le LEAD, si personne n’est plus rapide
jam-leads-initial = passage initial : les suivants marquent
jam-leads-scores = un passage : +{ $points } points
jam-leads-away = pas à portée en ce moment, compte si elle s’approche
jam-leads-foul = risqué à l’arrière : une carte de blocage de la pioche, et c’est la prison
jam-leads-failed = elle tient bon
jam-leads-stripped = elle perd sa carte ; hors du pack, personne ne bouge
jam-leads-pushed = poussée au { $end }, elle perd sa carte
jam-leads-out = sortie du pack vers l’arrière, elle perd sa carte
jam-leads-fell = elle tombe à l’arrière, elle perd sa carte
jam-leads-off = la manche finit, la partie en est à { $mine } contre { $theirs }
jam-leads-time = le Temps { $time } suit
jam-leads-turn = un autre tour suit, si la pioche suffit

# Questions
jam-ask-team = Avec quelles équipes aimerais-tu jouer ? Commence par ta préférée.
jam-ask-discard = Quelles cartes défausses-tu avant la manche suivante ?
jam-ask-jammer = Qui est ta jammeuse ?
jam-ask-pivot = Qui est ta bloqueuse pivot ?
jam-ask-blockers = Qui sont tes trois bloqueuses ? Au moins une doit être en forme.
jam-ask-place = Quelle carte poses-tu sur { $skater } ({ $post }, { $space }) ?
jam-ask-move = Où va { $skater } ({ $post }, { $space }) avec la carte { $card } ?
jam-ask-wishes = Avec la carte { $card }, qui { $skater } ({ $post }, { $space }) doit-elle bloquer de préférence ? Si aucune n’est à portée : la jammeuse, sinon la cible la plus facile.
jam-ask-block = Avec la carte { $card }, qui { $skater } ({ $post }, { $space }) bloque-t-elle ?
jam-ask-conditions = Tu as le LEAD. Quand arrêtes-tu la manche ? Un seul de ces cas suffit, à la fin d’un Temps.
jam-ask-conditions-if = Si tu obtiens le LEAD ce tour-ci, quand arrêtes-tu la manche ? Un seul de ces cas suffit, à la fin d’un Temps.
jam-ask-act = Temps { $time } : quelles joueuses actives-tu ? Les autres temporisent.
jam-ask-call = Fin du Temps { $time } : arrêtes-tu la manche ?
jam-why-team = Ton premier choix : { $team }.
jam-why-discard = { $count ->
    [0] { $draw ->
        [0] Tu gardes toutes tes cartes, sans piocher.
       *[other] Tu gardes toutes tes cartes et tu en pioches { $draw }.
    }
   *[other] { $draw ->
        [one] Tu pioches { $draw } carte pour la prochaine manche.
       *[other] Tu pioches { $draw } cartes pour la prochaine manche.
    }
}
jam-why-blockers = { $tired ->
    [0] Les trois jouent en forme{ $after ->
        [next]  ; à la prochaine manche, elles seront fatiguées
        [overtime]  ; en prolongation, elles seraient fatiguées
       *[nothing] { "" }
    }.
    [1] Une des trois joue fatiguée{ $after ->
        [next] { " " }et sautera la prochaine manche
        [overtime] { " " }et sauterait une prolongation
       *[nothing] { "" }
    }.
   *[other] { $tired } des trois jouent fatiguées{ $after ->
        [next] { " " }et sauteront la prochaine manche
        [overtime] { " " }et sauteraient une prolongation
       *[nothing] { "" }
    }.
}
jam-why-comes = { $said } ; une autre peut être venue à sa portée d’ici là
jam-why-rather = { $said } ; { $other }
jam-why-skill = { $skill ->
    [movement] Mouvement
    [block] Blocage
   *[resistance] Résistance
} { $mine } contre { $other }
jam-why-row = rang { $mine } contre { $other }
jam-why-beside = { $mine } { $mine ->
    [one] adversaire
   *[other] adversaires
} à côté contre { $other }
jam-why-than = { $figures } pour { $than }
jam-why-than-space = { $figures } pour la case { $number }
jam-why-later = plus tard qu’au Temps { $other }{ $than } : { $who ->
    [jammer] l’adversaire aura moins de temps pour la coincer
    [block] une adversaire sera peut-être à portée
   *[movement] tout le monde aura bougé
}
jam-why-earlier = plus tôt qu’au Temps { $other }{ $than } : elle joue avant d’être touchée
jam-why-with = { " " }avec { $card }
jam-why-saves = et { $than } reste pour une autre
jam-why-jammer = { $said } ; c’est la seule adversaire qui marque
jam-none-discard = Tout garder
jam-none-place = Pas de carte
jam-none-place-clock = Pas de carte (pioche −{ $count })
jam-none-wishes = Sans préférence
jam-none-conditions = Ne pas arrêter
jam-none-act = Tout temporiser
jam-confirm-team = Dans cet ordre
jam-confirm-discard = { $count ->
    [one] La défausser
   *[other] Défausser ces { $count }
}
jam-confirm-blockers = Former le trio
jam-confirm-wishes = Dans cet ordre
jam-confirm-conditions = Fixer l’arrêt
jam-confirm-act = { $count ->
    [one] L’activer
   *[other] Activer ces { $count }
}
jam-end-lineup = Former cette équipe
jam-end-programming = Poser ces cartes
jam-closed-exhausted = trop fatiguée, elle saute cette manche
jam-short-fresh = Au moins une de tes trois bloqueuses doit être en forme.
jam-pick = { $card }
jam-pick-skater = { $skater } : Mouvement { $movement }, Blocage { $block }, Résistance { $resistance }, { $energy ->
    [fresh] en forme
   *[tired] fatiguée
}
jam-pick-card = { $card } (Temps { $times })
jam-pick-timed = { $card } au Temps { $time }
jam-pick-timed-brief = n° { $number } · Temps { $time }
jam-short = { $zone ->
    [rear] l’arrière
    [front] l’avant
    [other] l’autre côté
   *[pack] { $number }
}
jam-short-pack = { $all ->
    [1] tout le pack
   *[0] le reste du pack
}
jam-reach-move = atteint { $spaces }
jam-reach-nowhere = ne mène nulle part
jam-reach-target = { $skater } ({ $power } contre { $resistance } : { $wins ->
    [1] réussit
   *[0] échoue
})
jam-reach-each = { $skater } ({ $power } contre { $resistance } { $wins ->
    [1] ✓
   *[0] ✗
})
jam-reach-block = vise { $targets }
jam-reach-nobody = aucune cible pour l’instant
jam-pick-space = { $number ->
    [0] { "" }
   *[other] { $number } · { "" }
}{ $space } (coût { $cost })
jam-pick-space-brief = { $number ->
    [0] { "" }
   *[other] { $number } · { "" }
}{ $space }
jam-pick-target = { $skater } : { $direction ->
    [block] BLOCK
    [push] PUSH
    [stop] STOP
   *[zone] sur place
}, puissance { $power } contre Résistance { $resistance }
jam-pick-act = { $skater } : { $card } (Temps { $times })
jam-pick-on = Continuer
jam-pick-off = Arrêter la manche
jam-condition-t1 = le Temps 1 est fini
jam-condition-t2 = le Temps 2 est fini
jam-condition-t3 = le Temps 3 est fini
jam-condition-t4 = le Temps 4 est fini
jam-condition-t5 = le Temps 5 est fini
jam-condition-ahead = tu mènes dans cette manche
jam-condition-scored = ta jammeuse a marqué ce tour-ci
jam-condition-threat = la jammeuse adverse est libre au rang 1 ou 2
jam-condition-or = { $before }, ou { $then }

# Morceaux de phrases
jam-nothing = { "" }
jam-card = n° { $number } { $card }
jam-covered = { $skater } (Temps { $times })
jam-and-loses = { "" } ; elle perd la carte { $card }
jam-referee = { "" } ; arbitrage : { $card } ({ $kind ->
    [block] blocage
   *[movement] mouvement
})
jam-referee-none = { "" } ; la pioche est vide
jam-clock-last = { "" } La pioche est épuisée : la manche finit avec ce tour.

# Événements
jam-team = { $who ->
    [me] Tu joues avec les { $team }.
    [others] { $who_name } jouent avec les { $team }.
   *[other] { $who_name } joue avec les { $team }.
}
jam-chose-first = { $who ->
    [me] Le sort te donne ton premier choix.
    [others] Le sort donne à { $who_name } leur premier choix.
   *[other] Le sort donne à { $who_name } son premier choix.
}
jam-jam = Manche { $jam }
jam-overtime = Prolongation { $number } : pas de LEAD, et le premier passage marque aussi.
jam-places = Sur la piste : { $places }.
jam-place = { $skaters } au { $space }
jam-fatigue = { $who ->
    [me] Tes joueuses
   *[other] { $who_name }, joueuses
} fatiguées : { $tired } ; trop fatiguées : { $exhausted }.
jam-nobody = aucune
jam-turn = Manche { $jam }, tour { $turn }
jam-turn-overtime = Prolongation { $number }, tour { $turn }
jam-thrown = { $count ->
    [one] { $who ->
        [others] { $who_name } ont défaussé une carte.
       *[other] { $who_name } a défaussé une carte.
    }
   *[other] { $who ->
        [others] { $who_name } ont défaussé { $count } cartes.
       *[other] { $who_name } a défaussé { $count } cartes.
    }
}
jam-thrown-own = Tu as défaussé : { $cards }.
jam-drew = { $count ->
    [one] { $who ->
        [others] { $who_name } piochent une carte.
       *[other] { $who_name } pioche une carte.
    }
   *[other] { $who ->
        [others] { $who_name } piochent { $count } cartes.
       *[other] { $who_name } pioche { $count } cartes.
    }
}
jam-drew-own = Tu pioches : { $cards }.
jam-lined-up = { $who ->
    [me] Tes joueuses
   *[other] { $who_name }, sur la piste
} : { $skaters }.
jam-laid = { $who ->
    [me] Tes cartes sont posées
    [others] { $who_name } ont posé leurs cartes
   *[other] { $who_name } a posé ses cartes
} ; au dos, on voit : { $cards }.
jam-clocked = { $who ->
    [me] Tu joues la montre
    [others] { $who_name } jouent la montre
   *[other] { $who_name } joue la montre
} : { $count ->
    [0] la pioche était déjà vide.
    [one] une carte de la pioche est perdue ({ $cards }).
   *[other] { $count } cartes de la pioche sont perdues ({ $cards }).
}{ $end }
jam-turned = { $time ->
    [0] { "" }
   *[other] Temps { $time } : { "" }
}{ $skater } ({ $post }, { $who ->
    [me] à toi
   *[other] { $who_name }
}) retourne la carte { $card }.
jam-moved = { $time ->
    [0] { "" }
   *[other] Temps { $time } : { "" }
}{ $skater } ({ $post }, { $who ->
    [me] à toi
   *[other] { $who_name }
}), { $card } : { $start } → { $end }, { $cost } { $cost ->
    [one] point
   *[other] points
} de mouvement sur { $points }.
jam-stays = { $time ->
    [0] { "" }
   *[other] Temps { $time } : { "" }
}{ $skater } ({ $post }, { $who ->
    [me] à toi
   *[other] { $who_name }
}), { $card } : aucune case à portée avec { $points ->
    [one] un point
   *[other] { $points } points
} de mouvement, elle reste sur place.
jam-blocked = { $time ->
    [0] { "" }
   *[other] Temps { $time } : { "" }
}{ $skater } ({ $post }, { $who ->
    [me] à toi
   *[other] { $who_name }
}), { $card }, { $direction ->
    [block] BLOCK
    [push] PUSH
    [stop] STOP
   *[zone] blocage
} sur { $target } : puissance { $power } contre Résistance { $resistance }, { $result ->
    [failed] elle tient bon
    [stripped] déconcentrée ; hors du pack, personne ne bouge
    [pushed] marge { $margin }, poussée au { $end }
    [out] marge { $margin }, sortie du pack
   *[fell] marge { $margin }, elle tombe
}{ $lost }{ $referee }.
jam-cancelled = { $time ->
    [0] { "" }
   *[other] Temps { $time } : { "" }
}{ $skater } ({ $post }, { $who ->
    [me] à toi
   *[other] { $who_name }
}), { $card } : aucune cible.
jam-fouled = { $time ->
    [0] { "" }
   *[other] Temps { $time } : { "" }
}{ $skater } ({ $post }, { $who ->
    [me] à toi
   *[other] { $who_name }
}), { $card } : faute contre { $target }, elle part en prison{ $referee }.
jam-lost-pinned = { $time ->
    [0] { "" }
   *[other] Temps { $time } : { "" }
}{ $skater } ({ $post }, { $who ->
    [me] à toi
   *[other] { $who_name }
}) est coincée, la carte { $card } est perdue.
jam-lost-end = { $skater } ({ $post }, { $who ->
    [me] à toi
   *[other] { $who_name }
}) n’a pas joué la carte { $card }.
jam-pass-initial = { $skater } ({ $who ->
    [me] à toi
   *[other] { $who_name }
}) a fait son passage initial.
jam-pass-scored = { $skater } ({ $who ->
    [me] à toi
   *[other] { $who_name }
}) traverse le pack : +{ $points } points.
jam-lead = { $who ->
    [me] Tu obtiens le LEAD.
    [others] { $who_name } obtiennent le LEAD.
   *[other] { $who_name } obtient le LEAD.
}
jam-plays-on = Fin du Temps { $time } : { $who ->
    [me] tu as le LEAD et tu continues
    [others] { $who_name } ont le LEAD et continuent
   *[other] { $who_name } a le LEAD et continue
}.
jam-lead-none = Les deux jammeuses sont arrivées au même endroit : pas de LEAD dans cette manche.
jam-lead-lost = { $who ->
    [me] Ta jammeuse part en prison, tu perds le LEAD.
    [others] { $who_name } perdent le LEAD : leur jammeuse part en prison.
   *[other] { $who_name } perd le LEAD : sa jammeuse part en prison.
}
jam-released = { $skater } ({ $who ->
    [me] à toi
   *[other] { $who_name }
}) sort de prison, à l’arrière du pack.
jam-freed = { $skater } ({ $who ->
    [me] à toi
   *[other] { $who_name }
}), coincée depuis un tour, se dégage par le dessus.
jam-ended-called = { $who ->
    [me] Tu arrêtes la manche { $jam }
    [others] { $who_name } arrêtent la manche { $jam }
   *[other] { $who_name } arrête la manche { $jam }
} : { $first ->
    [me] toi
   *[other] { $first_name }
} { $home }, { $second ->
    [me] toi
   *[other] { $second_name }
} { $away }.
jam-ended-pile = La pioche ne suffit plus, la manche { $jam } est finie : { $first ->
    [me] toi
   *[other] { $first_name }
} { $home }, { $second ->
    [me] toi
   *[other] { $second_name }
} { $away }.
jam-ended-clock = On a joué la montre, la manche { $jam } est finie : { $first ->
    [me] toi
   *[other] { $first_name }
} { $home }, { $second ->
    [me] toi
   *[other] { $second_name }
} { $away }.
jam-ended-level-called = { $who ->
    [me] Tu arrêtes la manche { $jam }
    [others] { $who_name } arrêtent la manche { $jam }
   *[other] { $who_name } arrête la manche { $jam }
} : { $points } partout.
jam-ended-level-pile = La pioche ne suffit plus, la manche { $jam } est finie : { $points } partout.
jam-ended-level-clock = On a joué la montre, la manche { $jam } est finie : { $points } partout.
jam-film-laid = Cartes posées
jam-film-time = Temps { $time }
jam-film-end = Fin du tour
jam-conceded = { $who ->
    [me] Tu abandonnes la partie.
    [others] { $who_name } abandonnent la partie.
   *[other] { $who_name } abandonne la partie.
}

# En tête et fin
jam-score = { $who ->
    [me] toi
   *[other] { $who_name }
} { $count }
jam-which = Manche { $jam } sur { $jams }
jam-which-overtime = Prolongation { $number }
jam-stage-team = Choix des équipes
jam-stage-lineup = { $jam } · composition
jam-stage-turn = { $jam } · tour { $turn }, pose des cartes
jam-stage-time = { $jam } · tour { $turn }, Temps { $time }
jam-stage-over = Partie terminée
jam-ahead-open = la première jammeuse à traverser le pack donne le LEAD à son équipe, qui peut alors arrêter la manche ; sinon, la manche s’arrête quand la pioche ne suffit plus ({ $pile ->
    [one] encore { $pile } carte
   *[other] encore { $pile } cartes
})
jam-ahead-lead = { $who ->
    [me] tu as le LEAD : tu peux arrêter la manche à la fin de chaque Temps
    [others] { $who_name } ont le LEAD et peuvent arrêter la manche à la fin de chaque Temps
   *[other] { $who_name } a le LEAD et peut arrêter la manche à la fin de chaque Temps
} ; sinon, elle s’arrête quand la pioche ne suffit plus ({ $pile ->
    [one] encore { $pile } carte
   *[other] encore { $pile } cartes
})
jam-ahead-pile = personne ne peut plus arrêter la manche : elle finit quand la pioche ne suffit plus ({ $pile ->
    [one] encore { $pile } carte
   *[other] encore { $pile } cartes
})
jam-ahead-turn = la manche finit avec ce tour
jam-ahead-last = { $left ->
    [0] { $overtime ->
        [0] c’est la dernière manche : qui a le plus de points gagne
       *[other] c’est une prolongation : le premier passage marque aussi, et qui a le plus de points gagne
    }
    [1] encore une manche après celle-ci, puis qui a le plus de points gagne
   *[other] encore { $left } manches après celle-ci, puis qui a le plus de points gagne
} ({ $tie ->
    [overtime] à égalité, on joue une prolongation
    [again] encore à égalité, on joue une autre prolongation
   *[draw] à égalité, match nul
})
jam-fact-passes = { $count } { $count ->
    [one] passage marqué
   *[other] passages marqués
}
jam-fact-leads = LEAD { $count } fois, { $calls } { $calls ->
    [one] manche arrêtée
   *[other] manches arrêtées
}
jam-fact-hits = { $count } { $count ->
    [one] adversaire sortie
   *[other] adversaires sorties
}, { $fouls } { $fouls ->
    [one] faute
   *[other] fautes
}

# La table en mots
jam-course = Points, { $first ->
    [me] toi
   *[other] { $first_name }
} et { $second ->
    [me] toi
   *[other] { $second_name }
} : { $jams }.
jam-course-jam = { $home }–{ $away } ({ $jam })
jam-chapter-jam = M{ $number }
jam-chapter-jam-name = Manche { $number }
jam-chapter-overtime = P{ $number }
jam-chapter-overtime-name = Prolongation { $number }
jam-turning = { $all ->
    [1] { $who ->
        [me] Tu as mené
        [others] { $who_name } ont mené
       *[other] { $who_name } a mené
    } de bout en bout
   *[other] { $jam } : { $who ->
        [me] tu passes
        [others] { $who_name } passent
       *[other] { $who_name } passe
    } devant pour de bon
}
jam-turning-level = La partie finit à { $points } partout
jam-turning-conceded = { $who ->
    [me] Tu as abandonné
    [others] { $who_name } ont abandonné
   *[other] { $who_name } a abandonné
}
jam-says-side = { $who ->
    [me] Toi
   *[other] { $who_name }
} ({ $team }) : { $parts }.
jam-part-no-team = équipe à choisir
jam-part-points = { $count } { $count ->
    [one] point
   *[other] points
}
jam-part-jam = { $points } dans cette manche, { $passes ->
    [0] pas encore de passage
    [one] un passage
   *[other] { $passes } passages
}
jam-part-lead = LEAD
jam-part-hand = { $count ->
    [0] main vide
    [one] une carte en main
   *[other] { $count } cartes en main
}
jam-part-conceded = a abandonné
jam-says-space = { $space } : { $skaters }{ $kind ->
    [stack] { " " }(de bas en haut)
   *[one] { "" }
}.
jam-says-skater = { $skater } ({ $post }, { $who ->
    [me] à toi
   *[other] { $who_name }
}{ $pinned }{ $stuck }{ $bears })
jam-says-pinned = , coincée
jam-says-stuck = { "" } depuis la pose
jam-says-bears = , carte posée, Temps { $times }
jam-says-prison = Prison : { $skaters }.
jam-says-prisoner = { $skater } ({ $turns ->
    [1] jusqu’à la fin de ce tour
   *[2] jusqu’à la fin du tour suivant
})
jam-says-no-lead = Il n’y aura plus de LEAD dans cette manche.
jam-says-lineup = { $who ->
    [me] Tes joueuses sur la piste
   *[other] { $who_name }, sur la piste
} : { $skaters }.
jam-says-bench = { $who ->
    [me] Ton banc
   *[other] { $who_name }, banc
} : { $skaters }.
jam-says-skills = { $skater } ({ $helmet ->
    [J] jammeuse
    [P] pivot
   *[B] bloqueuse
}, { $energy ->
    [fresh] en forme
    [tired] fatiguée
   *[exhausted] trop fatiguée
}, { $movement }/{ $block }/{ $resistance })
jam-says-acting = { $skater } joue la carte { $card }.
jam-says-card-of = { $skater } : { $card }
jam-says-up = Cartes retournées, dans l’ordre : { $cards }.
jam-says-last-turn = La manche finit avec ce tour.
jam-says-busy = À la fin de ce Temps, l’équipe qui a le LEAD peut arrêter la manche.
jam-says-pile = Pioche : { $count } { $count ->
    [one] carte
   *[other] cartes
}.
jam-says-discard = Défausse, dans l’ordre : { $cards }.
jam-says-teams = Tes équipes préférées, dans l’ordre : { $teams }.
jam-says-thrown = Tu défausses : { $cards }.
jam-says-my-lineup = Ta composition : { $skaters }.
jam-says-acts = Tu actives : { $skaters }.
jam-says-none = personne
jam-says-my-card = { $skater } porte la carte { $card }.
jam-says-hand = Ta main : { $cards }.
jam-order = { $post } { $skater } : { $card }.
jam-order-time = { $post } { $skater }, Temps { $time } : { $card }.
jam-order-move = { $post } { $skater }, Temps { $time } : { $card }, vers { $zone ->
    [rear] l’arrière du pack
    [front] l’avant du pack
    [other] l’autre côté de la piste
   *[pack] la case { $number } ({ $space })
}.
jam-order-block = { $post } { $skater }, Temps { $time } : { $card }, de préférence sur { $skaters }.
jam-order-none = Sans carte : { $skaters }.
jam-order-clock = { $count ->
    [0] Aucune carte posée : tu joues la montre.
    [1] Aucune carte posée : tu joues la montre, la dernière carte de la pioche est perdue.
   *[other] Aucune carte posée : tu joues la montre, { $count } cartes de la pioche sont perdues.
}{ $last ->
    [1] { " " }La manche finit avec ce tour.
   *[0] { "" }
}
jam-order-call = Tu arrêtes la manche dès que { $conditions }.
jam-order-call-at-once = Tu arrêtes la manche dès que tu peux : à la fin de n’importe quel Temps.
jam-order-no-call = Tu n’arrêteras pas la manche ce tour-ci.

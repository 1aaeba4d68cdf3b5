# NBA Deck-Building : questions, événements, la table en mots.
nba-name = NBA Deck-Building
nba-short-name = NBA
nba-summary =
    Deux entraîneurs de basket construisent leur équipe et jouent { $turns } tours, { $own } chacun. Celui qui marque le plus de points gagne.

    {"**"}Ton tour**
    1. Ton attaque en cours marque : ses dés moins les dés défensifs posés contre elle.
    2. Un nouveau joueur entre sur la piste. Tu peux remplacer des tactiques du marché.
    3. Dans l’ordre de ton choix, une fois chacun : faire des remplacements (et piocher autant de cartes), préparer des tactiques, acheter un joueur, acheter une tactique. Tu paies avec des cartes de ta main ; ce que tu achètes va sur le dessus de ta pioche.
    4. Active une tactique offensive et une défensive, si le niveau collectif (QI) de ton équipe suffit. Tu lances autant de dés que le niveau de ton équipe dans la compétence et en gardes autant qu’indiqué sur la carte. L’attaque marque au début de ton prochain tour.
    5. Conserve, défausse ou élimine les cartes restantes, et complète ta main à six.

    Les rebonds permettent de relancer des dés offensifs ; relancer des dés défensifs coûte de la Fatigue. Un dé défensif ne compte que si sa couleur est parmi les dés de l’attaque.

    Un tour se joue d’une traite, en quelques minutes ; pendant celui de l’adversaire, tu n’as rien à faire.

    Signes : cercle bleu 3 Points, carré jaune Jeu Intérieur, triangle rouge Pénétration pour l’attaque ; I Interception, C Contre, S Stop pour la défense ; ballon Rebonds, ampoule Intelligence de Jeu.

# Le but, en trois lignes
nba-aim-1 = Marque plus de points que l’autre en { $turns } tours, { $each } chacun.
nba-aim-2 = Ton attaque reste posée : elle marque au début de ton prochain tour, moins les dés de la défense d’en face.
nba-aim-3 = D’abord faire entrer, acheter, préparer ; ensuite défendre et attaquer : les premiers dés lancés ferment le reste.

# Options de la partie
nba-option-quarters = Durée
nba-option-quarters-value-4 = 4 quarts-temps, 24 tours
nba-option-quarters-value-3 = 3 quarts-temps, 18 tours
nba-option-quarters-value-2 = 2 quarts-temps, 12 tours
nba-option-overtime = Prolongation en cas d’égalité
nba-option-overtime-value-ask = Si quelqu’un le veut
nba-option-overtime-value-always = Toujours
nba-option-overtime-value-never = Jamais : match nul
nba-option-keep = Dés à garder
nba-option-keep-value-auto = Les plus hauts, d’office
nba-option-keep-value-ask = Au choix de qui a lancé
nba-option-lead = Points de départ pour qui joue en second
nba-option-lead-value-0 = Aucun
nba-option-lead-value-1 = 1 point
nba-option-lead-value-2 = 2 points
nba-option-lead-value-3 = 3 points
nba-option-lead-value-4 = 4 points
nba-option-lead-value-5 = 5 points
nba-option-lead-value-6 = 6 points
nba-option-lead-value-7 = 7 points
nba-option-lead-value-8 = 8 points
nba-option-lead-value-9 = 9 points
nba-option-lead-value-10 = 10 points
nba-option-lead-value-11 = 11 points
nba-option-lead-value-12 = 12 points
nba-option-lead-value-13 = 13 points
nba-option-lead-value-14 = 14 points
nba-option-lead-value-15 = 15 points
nba-option-selection = Sélection de l’équipe de départ
nba-option-selection-value-no = Non : équipe d’initiation
nba-option-selection-value-yes = Oui
nba-option-draft = Draft initiale
nba-option-draft-value-no = Non
nba-option-draft-value-yes = Oui : trois joueurs chacun
nba-option-level = L’Automate
nba-option-level-value-rookie = Débutant
nba-option-level-value-pro = Confirmé
nba-option-level-value-star = Vedette
nba-preset-first = Première partie : 2 quarts-temps
nba-preset-standard = Partie normale : 4 quarts-temps
nba-preset-expert = Expert : draft et sélection
nba-preset-tournament = Tournoi : expert, 2 points pour qui joue en second

# Les sortes de questions
nba-kind-act = Tour
nba-kind-refresh = Tactiques à remplacer
nba-kind-sub_in = Joueur qui entre
nba-kind-sub_out = Joueur qui sort
nba-kind-prep_off = Tactiques offensives à préparer
nba-kind-prep_def = Tactiques défensives à préparer
nba-kind-pay_player = Paiement d’un joueur
nba-kind-pay_tactic = Paiement d’une tactique
nba-kind-target = Attaque à défendre
nba-kind-reroll = Dés offensifs à relancer
nba-kind-reroll_def = Dés défensifs à relancer
nba-kind-keep_dice = Dés à garder
nba-kind-hold = Cartes à conserver
nba-kind-remove = Cartes à éliminer
nba-kind-overtime = Prolongation
nba-kind-draft = Draft
nba-kind-cut = Remplaçants laissés de côté
nba-kind-lineup = Titulaires
nba-kind-bench = Remplaçants
nba-kind-base_off = Tactiques offensives de la pioche
nba-kind-base_def = Tactiques défensives de la pioche

# Les mots du jeu
nba-automaton = Automate
nba-skill-p3 = 3 Points
nba-skill-ins = Jeu Intérieur
nba-skill-drv = Pénétration
nba-skill-itc = Interception
nba-skill-blk = Contre
nba-skill-stp = Stop
nba-skill-reb = Rebonds
nba-skill-iq = Intelligence de Jeu
nba-short-p3 = 3 Pts
nba-short-ins = Intér.
nba-short-drv = Pén.
nba-short-itc = Interc.
nba-short-blk = Contre
nba-short-stp = Stop
nba-short-reb = Reb.
nba-short-iq = QI
nba-face-p3 = { $value } bleu
nba-face-ins = { $value } jaune
nba-face-drv = { $value } rouge
nba-face-bare = { $value }
nba-face-blank = vide
nba-die = { $kind } : { $face }
nba-die-told = { $face } ({ $kind })
nba-card = { $card }
nba-lying = Garder { $card }
nba-laying = Poser { $card }
nba-player = { $card } · { $places }
nba-player-draw = { $card }, pioche { $n }
nba-idle = { $die } (ne compte pas)
nba-target = { $who_name } : { $total }
nba-group-target = { $dice }

# Le menu
nba-group-market = d’autres les remplacent aussitôt ; seulement au début du tour
nba-group-court = { $action ->
    [sub] tu pioches une carte pour chaque joueur qui entre
   *[prep] une tactique ne s’active qu’une fois posée
}
nba-group-sub-draw = { $out } sort, puis tu pioches une carte
nba-group-skills = { $skills }
nba-group-lineup = { $skills } · remplace { $out }
nba-group-sign = { $places } · { $skills }
nba-group-star = { $places } · { $attack ->
    [one] { $attack } dé
   *[other] { $attack } dés
} d’attaque, { $defence } de défense, Reb. { $reb }, QI { $iq }
nba-group-buy = compte au plus { $kept } · QI requis { $cx }
nba-mean = { $whole },{ $tenth }
nba-gained = { $sign }{ $whole },{ $tenth }
nba-leads-joins = { $first ->
    [defence] { $guards ->
        [0] même défense
       *[other] défense { $defence }
    }, { $more ->
        [0] même attaque
       *[other] attaque { $attack }
    }
   *[attack] { $more ->
        [0] même attaque
       *[other] attaque { $attack }
    }, { $guards ->
        [0] même défense
       *[other] défense { $defence }
    }
}
nba-leads-sends = le plus utile : { $card }
    .step = { $more ->
        [0] Faire entrer { $card }
       *[other] Faire entrer { $card } d’abord
    }
nba-leads-preps = la plus utile : { $card }
    .step = Poser { $cards }
    .step-brief = { $more ->
        [0] Poser { $card }
       *[other] Poser { $card } + { $more }
    }
nba-leads-reroll = { $gains ->
    [0] ne peut rien ajouter
   *[other] { $gain } en moyenne
}
nba-leads-again = la même carte que le { $number }
nba-leads-brings = { $dice ->
    [0] ton équipe n’a pas ces dés
    [one] 1 dé, { $defends ->
        [0] en moyenne { $mean }
       *[other] arrête en moyenne { $mean }
    }
   *[other] { $dice } dés, { $defends ->
        [0] en moyenne { $mean }
       *[other] arrête en moyenne { $mean }
    }
}{ $lacks ->
    [0] {""}
   *[other] , il te manque { $lacks } de QI
}
nba-leads-attack = { $dice ->
    [0] ton équipe n’a pas ces dés
   *[other] en moyenne { $mean }, au plus { $most } ; marque à ton prochain tour
}{ $closes ->
    [0] {""}
   *[other]  ; ferme tout le reste
}
nba-leads-defence = { $points ->
    [0] rien n’arrive : la carte serait seulement défaussée
   *[other] { $dice ->
        [0] ton équipe n’a pas ces dés
       *[other] arrête en moyenne { $mean }, au plus { $most }
    }
}{ $closes ->
    [0] {""}
   *[other]  ; ferme tout le reste
}
nba-leads-end = { $attack ->
    [0] { $points ->
        [0] { $cards ->
            [0] ton tour se termine tout de suite
           *[other] rien d’utile à lancer ; tu choisis les cartes à conserver, puis tu pioches jusqu’à 6
        }
       *[other] { $points } arrivent, et tu ne lances aucune défense
    }
   *[other] { $points ->
        [0] tu renonces à ton attaque
       *[other] tu renonces à ton attaque, et { $points } arrivent sans défense
    }
}
nba-why-sub = { $card } : { $why }
nba-why-prep = { $card } : { $why }
nba-why-pay = { $over ->
    [0] c’est exactement le prix
   *[other] { $over } de plus que le prix : perdu
}
nba-why-reroll = { $count ->
    [0] tes dés restent tels quels
   *[other] { $gains ->
        [0] cela ne peut rien ajouter
       *[other] { $gain } en moyenne
    }
}
nba-why-keep = garde { $kept }, laisse { $lost }
nba-why-hold = { $draw ->
    [0] tu ne pioches rien
    [one] tu pioches { $draw } carte
   *[other] tu pioches { $draw } cartes
}
nba-why-no-sub = { $players ->
    [0] plus personne ne peut entrer
   *[other] personne d’autre ne mérite d’entrer
}
nba-why-no-sub-yet = { $card } mériterait encore d’entrer
nba-why-remove = { $count ->
    [0] elles reviennent toutes ; il te reste
   *[other] tu piocheras les autres plus souvent ; il te reste
} { $players ->
    [one] { $players } joueur
   *[other] { $players } joueurs
} et { $tactics ->
    [one] { $tactics } tactique
   *[other] { $tactics } tactiques
}
nba-step-sub = Entrées
nba-step-market = Marché
nba-step-prep = Préparer
nba-step-def = Défendre
nba-step-off = Attaquer
nba-step-end = Finir
nba-stands-shut = fermé
nba-stands-now = à toi
nba-stands-left = { $n ->
    [0] rien ne manque
   *[other] reste { $n }
}
nba-stands-sub-done = { $n ->
    [0] personne
    [one] { $n } entrée
   *[other] { $n } entrées
}
nba-stands-market-done = { $n ->
    [0] remplacé
    [one] { $n } achat
   *[other] { $n } achats
}
nba-stands-prep-done = { $n ->
    [0] rien de posé
    [one] { $n } posée
   *[other] { $n } posées
}
nba-stands-open = ouvert
nba-stands-sub-idle = personne
nba-stands-market-idle = trop cher
nba-stands-prep-idle = rien en main
nba-stands-off-idle = rien de prêt
nba-stands-unready = à préparer
nba-stands-off-lost = à lancer
nba-stands-attack = attaque { $n }
nba-stands-defence = arrête { $n }
nba-stands-incoming = { $n } arrivent
nba-stands-quiet = rien n’arrive
nba-act-refresh = Remplacer des tactiques du marché
    .step = Remplacer toutes les tactiques
nba-act-sub = Faire entrer des joueurs
nba-act-sub-one = Faire entrer { $card }
nba-act-sub-draw = { $card } entre, pioche 1
nba-act-prep = Préparer des tactiques
nba-act-sign = Acheter { $card } pour { $cost }
nba-act-buy = Acheter { $card } pour { $cost }
nba-act-sign-all = Acheter { $card } pour { $cost } (dépense tout)
    .step = Acheter { $card } pour { $cost }
nba-act-buy-all = Acheter { $card } pour { $cost } (dépense tout)
    .step = Acheter { $card } pour { $cost }
nba-act-play = { $n ->
    [0] Activer { $card } sans dés
    [one] Lancer 1 dé : { $card }
   *[other] Lancer { $n } dés : { $card }
}
nba-act-end = Finir le tour
nba-brief-refresh = Remplacer
nba-brief-sub = Faire entrer
nba-brief-sub-draw = Entrer, piocher 1
nba-brief-prep = Préparer
nba-brief-sign = { $card } ({ $cost })
nba-brief-buy = { $card } ({ $cost })
nba-brief-sign-end = { $card }, finir
nba-brief-buy-end = { $card }, finir
nba-brief-play = { $card }
nba-brief-play-end = { $card }, finir
nba-one-refresh = Remplacer { $what }
nba-one-prep = { $what }
nba-one-reroll = Relancer { $what }
nba-one-reroll-def = Relancer { $what }, +1 Fatigue
nba-one-keep-dice = Garder { $what }
nba-one-hold = Conserver { $what }
nba-one-remove = Éliminer { $what }
nba-brief-reroll = Relancer
nba-brief-reroll-def = Relancer, 1 Fat.
nba-brief-keep-dice = Garder
nba-brief-keep-dice-end = Garder, finir
nba-brief-hold = Conserver
nba-brief-hold-end = Conserver, finir
nba-brief-remove-end = Éliminer, finir
nba-brief-prep-end = Poser, finir
nba-and-end = { $what } et finir le tour
nba-why-iq = QI de l’équipe { $iq }, requis { $cx }
nba-priced = { $card } (coût { $cost })
nba-why-value-sign = trop cher, ta main paie { $value } en joueurs
nba-why-value-buy = trop cher, ta main paie { $value } en tactiques
nba-why-done = déjà fait pendant ce tour
nba-why-done-sign = un seul joueur acheté par tour
nba-why-done-buy = une seule tactique achetée par tour
nba-why-after-play = plus possible après une tactique activée
nba-why-no-card = aucune carte ne s’y prête
nba-why-no-fit = aucun joueur de ta main ne peut entrer
nba-why-one-per-type = une tactique de ce type est déjà activée pendant ce tour
nba-why-too-late = seulement au tout début du tour
nba-why-overtime = pas en prolongation
nba-why-last = défense seulement, dans l’ultime tour

# Questions
nba-ask-act = { $open ->
    [0] Que fais-tu encore ?
   *[other] Que fais-tu ? Ton premier lancer de dés ferme entrées, marché et préparation.
}
nba-ask-act-attacked = { $count ->
    [one] Une attaque de { $points } arrive contre toi.
   *[other] { $count } attaques arrivent contre toi, { $points } points en tout.
} { $open ->
    [0] Que fais-tu encore ?
   *[other] Que fais-tu ? Ton premier lancer de dés ferme entrées, marché et préparation.
}
nba-ask-act-last = { $points ->
    [0] Ultime tour : tu as défendu. Que fais-tu ?
   *[other] Ultime tour : comment défends-tu contre la dernière attaque adverse, qui vaut { $points } ?
}
nba-ask-refresh = Quelles tactiques du marché remplaces-tu ?
nba-ask-sub-in = { $tired ->
    [0] Qui entre sur le terrain ?
   *[other] Qui entre sur le terrain ? Une carte Fatigue de ta main retourne à sa pile.
}
nba-ask-sub-in-more = { $tired ->
    [0] Qui d’autre entre sur le terrain ?
   *[other] Qui d’autre entre sur le terrain ? Une carte Fatigue de ta main retourne à sa pile.
}
nba-none-sub = { $n ->
    [one] Terminé, piocher { $n }
   *[other] Terminé, piocher { $n }
}
nba-ask-sub-out = { $tired ->
    [0] Qui sort pour { $card } ?
   *[other] Qui sort pour { $card } ? Une carte Fatigue de ta main retourne à sa pile.
}
nba-ask-prep-off = { $n ->
    [0] Quelles tactiques offensives poses-tu sur ton terrain ?
   *[other] Quelles tactiques offensives veux-tu sur ton terrain ? Celles déjà posées que tu ne choisis pas sont défaussées.
}
nba-ask-prep-def = { $n ->
    [0] Quelles tactiques défensives poses-tu sur ton terrain ?
   *[other] Quelles tactiques défensives veux-tu sur ton terrain ? Celles déjà posées que tu ne choisis pas sont défaussées.
}
nba-none-prep = { $n ->
    [0] Ne rien poser
   *[other] Aucune, défausser { $n }
}
nba-tally-prep = { $rest ->
    [0] { $count } sur { $most } emplacements
   *[other] { $count } sur { $most } emplacements · { $rest } à défausser
}
nba-ask-pay = Avec quelles cartes paies-tu { $card } (coût { $cost }) ? Le surplus est perdu.
nba-tally-pay = payé { $sum }, coût { $need }
nba-ask-target = Contre quelle attaque actives-tu { $card } ?
nba-ask-reroll = { $most ->
    [one] Relancer un dé ?
   *[other] Relancer jusqu’à { $most } dés ?
}
nba-ask-reroll-def = { $most ->
    [one] Relancer un dé ? Cela coûte une carte Fatigue.
   *[other] Relancer jusqu’à { $most } dés ? Chacun coûte une carte Fatigue.
}
nba-none-reroll = Ne rien relancer
nba-none-reroll-def = Ne rien relancer
nba-tally-reroll = attaque { $total } · { $count } sur { $most } à relancer
nba-tally-reroll-def = défense { $total } contre { $attack } · { $count ->
    [0] sans Fatigue
    [one] 1 Fatigue
   *[other] { $count } Fatigue
}
nba-ask-keep = { $n ->
    [one] Quel dé { $kind } gardes-tu ?
   *[other] Quels { $n } dés { $kind } gardes-tu ?
}
nba-tally-keep = { $base ->
    [0] { $count } sur { $most } gardés · total { $sum }
   *[other] { $count } sur { $most } gardés · { $sum } + { $base } déjà gardés
}
nba-tally-keep-def = { $base ->
    [0] { $count } sur { $most } gardés · { $sum } contre { $attack }
   *[other] { $count } sur { $most } gardés · { $sum } + { $base } contre { $attack }
}
nba-ask-hold = { $next ->
    [turn] Quelles cartes conserves-tu pour ton prochain tour ?
    [last] Quelles cartes conserves-tu pour l’ultime tour ? Tu ne pourras qu’y défendre.
    [overtime] C’était ton dernier tour. Quelles cartes conserves-tu, en cas de prolongation ?
   *[none] C’était ton dernier tour : ce que tu conserves ne servira plus. Quelles cartes conserves-tu ?
}
nba-none-hold = Ne rien conserver
nba-tally-hold = { $count } sur { $n } conservées{ $rest ->
    [0] , ton tour se termine
   *[other] {""}
}
nba-ask-remove = Veux-tu éliminer des cartes pour de bon ? Les autres vont à ta défausse, puis tu pioches et ton tour est fini.
nba-none-remove = Tout défausser
nba-confirm-refresh = Remplacer { $count }
nba-confirm-prep = { $count ->
    [one] Valider celle-ci
   *[other] Valider ces { $count }
}
nba-confirm-pay = Payer { $sum }
nba-confirm-reroll = Relancer { $count }
nba-confirm-reroll-def = Relancer { $count }, prendre { $count } Fatigue
nba-confirm-keep-dice = Garder { $count }
nba-confirm-hold = Conserver { $count }
nba-confirm-remove = Éliminer { $count }
nba-confirm-cut = Écarter ces { $count }
nba-confirm-lineup = Aligner ces { $count }
nba-confirm-bench = Prendre ces { $count }
nba-confirm-base-off = Prendre ces { $count }
nba-confirm-base-def = Prendre ces { $count }
nba-ask-overtime = { $points } à { $points } : jouer une prolongation ?
nba-overtime-play = Prolonger
nba-overtime-accept = Accepter le nul
nba-ask-draft = Draft, choix { $round } sur { $rounds } : quel joueur prends-tu ?
nba-ask-cut = Quels { $n } remplaçants laisses-tu de côté pour tes joueurs draftés ?
nba-ask-lineup = Quels titulaires II prennent la place des titulaires I ?
nba-none-lineup = Aucun changement
nba-ask-bench = Quels { $n } remplaçants mets-tu dans ta pioche ?
nba-ask-base-off = Quelles { $n } tactiques offensives mets-tu dans ta pioche ?
nba-ask-base-def = Quelles { $n } tactiques défensives mets-tu dans ta pioche ?

# Événements
nba-who = { $who ->
    [me] toi
   *[other] { $who_name }
}
nba-turn-of = { $who ->
    [me] à toi
   *[other] { $who_name }
}
nba-chapter-quarter = QT{ $n }
nba-chapter-quarter-name = Quart-temps { $n }
nba-chapter-overtime = P{ $n }
nba-chapter-overtime-name = Prolongation { $n }
nba-event-turn = Quart-temps { $quarter }, tour { $turn } sur { $turns } : { $who }
nba-event-overtime-turn = Prolongation { $overtime }, tour { $turn } sur { $turns } : { $who }
nba-event-last = Ultime tour, pour défendre seulement : { $who }
nba-event-scored = { $who ->
    [me] Ton attaque marque { $points ->
        [one] { $points } point
       *[other] { $points } points
    } ({ $attack } − { $defence }).
   *[other] { $who_name } marque { $points ->
        [one] { $points } point
       *[other] { $points } points
    } ({ $attack } − { $defence }).
}
nba-event-entered = { $card } entre sur la piste.
nba-event-left = { $card } quitte la piste.
nba-event-refreshed = { $who ->
    [me] Tu remplaces { $cards }.
   *[other] { $who_name } remplace { $cards }.
}
nba-event-slots = Nouvelles tactiques au marché : { $cards }.
nba-event-tactics-reshuffled = La défausse des tactiques devient une nouvelle pioche de { $n } { $n ->
    [one] carte
   *[other] cartes
}.
nba-event-sub = { $who ->
    [me] Tu fais entrer { $card } ; { $out } sort.
   *[other] { $who_name } fait entrer { $card } ; { $out } sort.
}
nba-event-rested = { $who ->
    [me] Une carte Fatigue de ta main retourne à sa pile.
   *[other] { $who_name } rend une carte Fatigue à sa pile.
}
nba-event-drew = { $who ->
    [me] Tu pioches { $n } { $n ->
        [one] carte
       *[other] cartes
    }.
   *[other] { $who_name } pioche { $n } { $n ->
        [one] carte
       *[other] cartes
    }.
}
nba-event-drew-me = { $n ->
    [one] Tu pioches { $cards }.
   *[other] Tu pioches { $n } cartes : { $cards }.
}
nba-event-reshuffled = { $who ->
    [me] Tu mélanges ta défausse : nouvelle pioche de { $n } { $n ->
        [one] carte
       *[other] cartes
    }.
   *[other] { $who_name } mélange sa défausse : nouvelle pioche de { $n } { $n ->
        [one] carte
       *[other] cartes
    }.
}
nba-event-laid = { $who ->
    [me] Tu prépares { $cards }.
   *[other] { $who_name } prépare { $cards }.
}
nba-event-dropped = { $who ->
    [me] Tu défausses { $cards } de ton terrain.
   *[other] { $who_name } défausse { $cards } de son terrain.
}
nba-event-left-lying = { $who ->
    [me] Tu laisses tes tactiques en place.
   *[other] { $who_name } laisse ses tactiques en place.
}
nba-event-signed = { $who ->
    [me] Tu achètes { $card } en payant avec { $cards }.
   *[other] { $who_name } achète { $card } en payant avec { $cards }.
}
nba-event-bought = { $who ->
    [me] Tu achètes { $card } en payant avec { $cards }.
   *[other] { $who_name } achète { $card } en payant avec { $cards }.
}
nba-event-played = { $who ->
    [me] Tu actives { $card } (QI de l’équipe { $iq }, requis { $cx }).
   *[other] { $who_name } active { $card } (QI de l’équipe { $iq }, requis { $cx }).
}
nba-event-target = { $target ->
    [me] { $who_name } défend contre toi.
   *[other] { $who ->
        [me] Tu défends contre { $target_name }.
       *[other] { $who_name } défend contre { $target_name }.
    }
}
nba-event-no-attack = { $who ->
    [me] Il n’y a pas d’attaque à défendre : tu ne lances rien.
   *[other] Il n’y a pas d’attaque à défendre : { $who_name } ne lance rien.
}
nba-event-no-dice = { $who ->
    [me] Ton équipe n’a pas la compétence : aucun dé.
   *[other] { $who_name } n’a pas la compétence : aucun dé.
}
nba-event-rolled = { $who ->
    [me] Tes dés : { $dice }.
   *[other] { $who_name } lance { $dice }.
}
nba-event-rerolled = { $who ->
    [me] Tu relances { $dice } et obtiens { $new }.
   *[other] { $who_name } relance { $dice } et obtient { $new }.
}
nba-event-tired = { $who ->
    [me] Tu prends { $n } { $n ->
        [one] carte
       *[other] cartes
    } Fatigue.
   *[other] { $who_name } prend { $n } { $n ->
        [one] carte
       *[other] cartes
    } Fatigue.
}
nba-event-attack = { $who ->
    [me] Ton attaque : { $dice } = { $total }.
   *[other] { $who_name } attaque : { $dice } = { $total }.
}
nba-event-defence = { $who ->
    [me] Ta défense : { $dice } = { $total } contre { $attack }.
   *[other] { $who_name } défend : { $dice } = { $total } contre { $attack }.
}
nba-event-defence-none = { $who ->
    [me] Tu n’arrêtes aucun des { $attack } points : aucun dé de la bonne couleur.
   *[other] { $who_name } n’arrête aucun des { $attack } points : aucun dé de la bonne couleur.
}
nba-event-removed = { $who ->
    [me] Tu élimines { $cards } pour toujours.
   *[other] { $who_name } élimine { $cards } pour toujours.
}
nba-event-discarded = { $who ->
    [me] Tu défausses { $cards }.
   *[other] { $who_name } défausse { $cards }.
}
nba-event-held = { $who ->
    [me] Tu conserves { $n } { $n ->
        [one] carte
       *[other] cartes
    }.
   *[other] { $who_name } conserve { $n } { $n ->
        [one] carte
       *[other] cartes
    }.
}
nba-event-nothing-left = Il ne te reste rien d’autre à faire : ton tour se termine.
nba-event-ended = { $who ->
    [me] Ton tour est fini ; ton équipe joue encore à l’autre table.
   *[other] { $who_name } a fini son tour.
}
nba-event-auto-signed = L’Automate achète { $card } ; { $out } quitte le jeu.
nba-event-tie = Égalité, { $points } à { $points }.
nba-event-overtime = Prolongation { $n }.
nba-event-over = La partie est terminée : { $home } { $a }, { $away } { $b }.
nba-event-packs = Les paquets changent de main.
nba-event-drafts = La draft est terminée.
nba-event-drafted = { $who ->
    [me] Tu as drafté { $cards }.
   *[other] { $who_name } a drafté { $cards }.
}
nba-event-teams = Les équipes sont choisies.
nba-event-team = { $who ->
    [me] Sur ton terrain : { $court }. Dans ta pioche : { $cards }.
   *[other] { $who_name }, sur le terrain : { $court }. Dans la pioche : { $cards }.
}
nba-event-conceded = { $who ->
    [me] Tu abandonnes.
   *[other] { $who_name } abandonne.
}

# En tête et fin
nba-stage-draft = Draft, choix { $round } sur 3
nba-stage-team = Choix des équipes
nba-stage-turn = Quart-temps { $quarter } · tour { $turn } sur { $turns }
nba-stage-overtime = Prolongation { $n } · tour { $turn } sur { $turns }
nba-stage-last = Ultime tour
nba-stage-tie = Égalité : prolonger ?
nba-stage-over = Partie terminée
nba-score = { $who ->
    [me] toi { $points }
   *[other] { $who_name } { $points }
}
nba-score-solo = { $who ->
    [me] toi { $points }, Automate { $other }
   *[other] { $who_name } { $points }, Automate { $other }
}
nba-fact-margin = { $margin ->
    [0] à égalité
    [1] avec 1 point d’avance
   *[other] avec { $margin } points d’avance
}
# dans les résultats des parties jouées avant que la cause ne soit comptée
nba-fact-best = { $points ->
    [one] { $points } point
   *[other] { $points } points
} en une seule attaque
nba-fact-rolled = { $points ->
    [one] { $points } point d’attaque
   *[other] { $points } points d’attaque
} en { $n ->
    [one] un lancer
   *[other] { $n } lancers
}
nba-fact-stopped = { $points ->
    [one] { $points } point arrêté
   *[other] { $points } points arrêtés
} en défense
nba-fact-overtime = { $n ->
    [one] après prolongation
   *[other] après { $n } prolongations
}

# La table en mots
nba-say-player-cost = { $card } ({ $places } ; { $skills } ; coûte { $n })
nba-say-player-pays = { $card } ({ $places } ; { $skills } ; paie { $n })
nba-say-tactic = { $card } ({ $kept } ; QI requis { $cx })
nba-say-tactic-cost = { $card } ({ $kept } ; QI requis { $cx } ; coûte { $n })
nba-say-tactic-pays = { $card } ({ $kept } ; QI requis { $cx } ; paie { $n })
nba-say-place = { $place } { $card }
nba-say-on-court = { $place } { $card } ({ $skills })
nba-say-sum = { $skill ->
    [p3] { $n } × { $kind }
    [reb] { $kind } { $n }
    [iq] { $kind } { $n }
   *[other] { $n } { $kind }
}
nba-say-score = Score : { $mine }, { $theirs }.
nba-say-side = { $people } { $points }
nba-say-pack = Ton paquet : { $cards }.
nba-say-choices = Au choix : { $cards }.
nba-say-starters = Les titulaires I : { $cards }.
nba-say-own-draft = Tu as drafté { $cards }.
nba-say-given = Tes choix, encore secrets : { $cards }.
nba-say-drafted = { $who ->
    [me] Tu as drafté { $cards }.
   *[other] { $who_name } a drafté { $cards }.
}
nba-say-rolling = { $who ->
    [me] Tu actives { $card } et as lancé : { $dice }.
   *[other] { $who_name } active { $card } et a lancé : { $dice }.
}
nba-say-attack = { $who ->
    [me] Ton attaque en cours
   *[other] { $who_name }, attaque en cours
} : { $dice } = { $total }.
nba-say-against = { $who ->
    [me] Contre ton attaque
   *[other] Contre { $who_name }
} : { $dice } = { $total }.
nba-say-last = { $who ->
    [me] Ta dernière attaque
   *[other] { $who_name }, dernière attaque
} : { $attack } − { $defence }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
nba-say-hand = Ta main : { $cards }.
nba-say-court = { $who ->
    [me] Ton terrain
   *[other] { $who_name }, terrain
} : { $cards }.
nba-say-sums = { $who ->
    [me] Ton équipe
   *[other] { $who_name }, équipe
} : { $sums }.
nba-say-lying = { $who ->
    [me] Tes tactiques posées
   *[other] { $who_name }, tactiques posées
} : { $cards }.
nba-say-piles = { $who ->
    [me] Toi
   *[other] { $who_name }
} : { $hand } en main, pioche { $deck }, défausse { $discard }.
nba-say-top = { $who ->
    [me] Sur le dessus de ta pioche
   *[other] { $who_name }, sur le dessus de la pioche
} : { $cards }.
nba-say-conceded = { $who ->
    [me] Tu as abandonné.
   *[other] { $who_name } a abandonné.
}
nba-say-table = Table { $table } :
nba-say-track = Joueurs sur la piste : { $cards }.
nba-say-slots = Tactiques du marché : { $cards }.
nba-say-market = Pioches : { $players } { $players ->
    [one] joueur
   *[other] joueurs
}, { $tactics } { $tactics ->
    [one] tactique
   *[other] tactiques
}, { $fatigue } Fatigue.
nba-say-deck = Ta pioche, sans ordre : { $cards }.
nba-say-cards = { $cards }.
nba-say-no-cards = Aucune carte.

# Ce qui vient
nba-ahead-turns = { $n ->
    [0] dernier tour
    [one] encore { $n } tour après celui-ci
   *[other] encore { $n } tours après celui-ci
}{ $overtime ->
    [0] , puis un ultime tour pour défendre ; qui a le plus de points gagne
   *[other] {" "}de prolongation, puis un ultime tour pour défendre
}
nba-ahead-last = dernière défense ; ensuite la dernière attaque marque et la partie se décide
nba-ahead-tie = à égalité : une prolongation de 6 tours, ou un match nul si personne n’en veut
nba-ahead-draft = trois joueurs chacun, puis les équipes, puis { $turns } tours ; qui a le plus de points gagne
nba-ahead-team = ensuite { $turns } tours, la moitié chacun ; qui a le plus de points gagne
nba-ahead-attacks = { $n ->
    [one] attaque en attente
   *[other] attaques en attente
} : { $attacks }
nba-ahead-attack = { $who ->
    [me] toi { $attack }
   *[other] { $who_name } { $attack }
}{ $stopped ->
    [0] {""}
   *[other] {" "}− { $stopped }
}

# Ce qui compte, la première fois
nba-first-act = seule une tactique posée attaque ou défend : garde-la en main, ne la dépense pas au marché.
nba-first-refresh = remplace celles que le QI de ton équipe n’atteint pas ; tu ne choisis pas les nouvelles.
nba-first-sub_in = chaque joueur qui entre te fait piocher une carte : fais entrer celui qui te donne le plus de dés.
nba-first-sub_out = celui qui sort va à ta défausse et te reviendra en main ; garde sur le terrain ceux qui ont le plus de dés.
nba-first-prep_off = pose les attaques dont ton équipe a les dés ; une seule s’active par tour, les autres restent.
nba-first-prep_def = une défense vaut par la couleur de l’attaque qui vient : en poser de plusieurs sortes aide.
nba-first-pay_player = paie avec les joueurs dont tu te sers le moins ; ils vont à ta défausse et reviendront.
nba-first-pay_tactic = paie avec les tactiques dont tu te sers le moins ; elles vont à ta défausse et reviendront.
nba-first-target = tes dés ne comptent que dans les couleurs de l’attaque choisie ; la plus forte coûte le plus.
nba-first-reroll = relance les dés les plus bas : le nouveau résultat compte, même s’il est pire.
nba-first-reroll_def = chaque dé relancé met une carte Fatigue dans ta pioche ; cela vaut surtout la peine à la fin.
nba-first-keep_dice = garde les plus hauts ; en attaque, moins de couleurs laisse moins de dés adverses compter.
nba-first-hold = ce que tu conserves te reste en main, le reste est défaussé et tu pioches jusqu’à 6.
nba-first-remove = une carte éliminée ne revient jamais : sans les faibles, tu pioches plus souvent les bonnes.
nba-first-overtime = une prolongation se joue sans marché, avec les cartes que tu as ; il suffit que l’un la veuille.
nba-first-draft = prends qui a le plus de dés ; l’autre paquet passe ensuite chez toi.
nba-first-cut = écarte les remplaçants qui ont le moins de dés : ta pioche reste de la même taille.
nba-first-lineup = un second titulaire prend la place du premier au même poste ; compare leurs dés.
nba-first-bench = les remplaçants servent à payer et à faire souffler ; leur valeur paie les achats.
nba-first-base_off = choisis des attaques dont tes titulaires ont les dés.
nba-first-base_def = deux défenses de sortes différentes arrêtent plus de couleurs.

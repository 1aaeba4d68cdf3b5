# Mon Premier Deck Building : questions, événements, la table en mots.
firstdeck-name = Mon Premier Deck Building
firstdeck-short-name = Premier Deck
firstdeck-summary =
    Une fois tous les cent ans, le Royaume Fantastique organise un grand tournoi. Chacun mène une équipe de nains, de fées, de barbares, d’elfes et de dragons : son deck, 7 cartes au départ. À la fin, la personne qui a le plus d’étoiles gagne.

    {"**"}Un tour**
    1. Chacun dévoile les 3 premières cartes de son deck. Qui a le plus de personnages d’une même famille gagne 2 étoiles ; à égalité, c’est la bataille : une carte de plus chacun.
    2. Les perdants peuvent écarter une carte pour toujours.
    3. Chacun prend une carte de la rangée, à partir de la gauche du gagnant ; le gagnant prend la dernière.
    4. Chacun remet ses cartes sous son deck, dans l’ordre de son choix : c’est là que se prépare le tour d’après.

    Les Hommes-Caméléons s’ajoutent à ta meilleure famille, les Gobelins s’en retirent.
    Quand la pioche est vide, tous les decks sont mélangés et joués jusqu’au bout, sans rien choisir. La personne qui reste seule avec des cartes gagne 5 étoiles.

    Une partie compte 8 ou 10 tours, une vingtaine de choix pour chacun.

# Le but, en trois lignes
firstdeck-aim-1 = Gagne le plus d’étoiles : à chaque tour, la plus grande famille dévoilée en rapporte 2.
firstdeck-aim-2 = À chaque tour, tu prends une carte, puis tu ranges les tiennes : l’ordre décide lesquelles joueront ensemble.
firstdeck-aim-3 = Après le dernier tour, tous les decks sont mélangés et jouent seuls ; le dernier à avoir des cartes gagne 5 étoiles.

# Options de la partie
firstdeck-option-decks = Decks de départ
firstdeck-option-decks-value-choose = Chacun indique ses préférés
firstdeck-option-decks-value-deal = Distribués au hasard
firstdeck-option-tiebreak = Égalité à la fin
firstdeck-option-tiebreak-value-shared = Place partagée
firstdeck-option-tiebreak-value-rounds = Au nombre de tours gagnés
firstdeck-preset-standard = Règles du livret
firstdeck-preset-quick = Départ rapide : decks distribués
firstdeck-preset-tournament = Tournoi : égalités départagées

# Les sortes de questions
firstdeck-kind-deck = Deck de départ
firstdeck-kind-victim = Vol d’une étoile
firstdeck-kind-discard = Carte à écarter
firstdeck-kind-take = Carte à prendre
firstdeck-kind-take_box = Une à prendre, une à écarter
firstdeck-kind-order = Ordre sous le deck

# La première fois qu’une question se pose
firstdeck-first-deck = tous les decks se valent ; chacun a sa famille à faire grandir.
firstdeck-first-victim = l’étoile volée est aussi une de moins pour quelqu’un devant toi.
firstdeck-first-discard = les Gobelins te coûtent ; mais un deck trop mince s’épuise le premier dans la dernière série.
firstdeck-first-take = seule ta plus grande famille compte : le mieux est souvent d’en prendre encore.
firstdeck-first-take_box = seule ta plus grande famille compte ; ce que tu écartes, l’autre ne l’aura pas.
firstdeck-first-order = trois cartes sont dévoilées par tour : range une même famille côte à côte.

# Ce qui suit d’une réponse
firstdeck-leads-deck = fort en { $first } et { $second }
firstdeck-leads-victim = tu passes à { $mine } ★, il en reste { $left } en face
firstdeck-leads-discard = { $left ->
    [0] la dernière de sa famille ; il te reste { $cards } cartes
   *[other] encore { $family } dans tes { $cards } cartes
}
firstdeck-leads-discard-goblin = { $left ->
    [0] plus aucun Gobelin dans tes { $cards } cartes
    [one] encore 1 Gobelin dans tes { $cards } cartes
   *[other] encore { $left } Gobelins dans tes { $cards } cartes
}
firstdeck-leads-discard-special = tu te sépares d’une carte qui { $lost }
firstdeck-leads-take = { $family } dans tout ton deck
firstdeck-leads-wild = ajoute { $count } à ta plus grande famille
firstdeck-leads-gob = ôte { $count } à ta valeur chaque fois que la carte est dévoilée
firstdeck-leads-star = rapporte 1 étoile chaque fois qu’elle est dévoilée
firstdeck-leads-more = ajoute 1 à ta plus grande famille et dévoile 2 cartes de plus
firstdeck-leads-steal = vole 1 étoile une seule fois, puis quitte le jeu
firstdeck-leads-gain3 = rapporte 3 étoiles une seule fois, puis quitte le jeu

# Questions
firstdeck-ask-deck = Avec quels decks veux-tu jouer ? Commence par ton préféré ; si deux veulent le même, le sort décide.
# vous : la question est posée aux deux à la fois
firstdeck-ask-deck-two = Avec quels decks veux-tu jouer ? Commence par ton préféré. L’un de vous deux joue avec le deck { $card }.
firstdeck-ask-victim = À qui voles-tu une étoile ({ $card }) ?
firstdeck-ask-discard = Quelle carte écartes-tu pour toujours ?{ $round ->
    [1] { " " }(Ta valeur : ta plus grande famille, plus les Hommes-Caméléons, moins les Gobelins.)
   *[other] { "" }
}
firstdeck-ask-take = Quelle carte prends-tu ?{ $round ->
    [1] { " " }(Ta valeur : ta plus grande famille, plus les Hommes-Caméléons, moins les Gobelins.)
   *[other] { "" }
}
firstdeck-ask-take-box = Choisis deux cartes : d’abord celle que tu prends, puis celle que tu écartes de la partie.
firstdeck-ask-order = Dans quel ordre remets-tu tes cartes sous ton deck ? La première choisie sera piochée en premier.
firstdeck-confirm-deck = Valider mes préférences
firstdeck-confirm-take-box = Prendre et écarter
firstdeck-confirm-order = Remettre dessous
firstdeck-pick-card = { $card }
firstdeck-pick-dwarf = Nain ×{ $n }
firstdeck-pick-fairy = Fée ×{ $n }
firstdeck-pick-barb = Barbare ×{ $n }
firstdeck-pick-elf = Elfe ×{ $n }
firstdeck-pick-dragon = Dragon ×{ $n }
firstdeck-pick-wild = Homme-Caméléon ×{ $n }
firstdeck-pick-wild-brief = Caméléon ×{ $n }
firstdeck-pick-gob = Gobelin ×{ $n }
firstdeck-pick-deck = { $card }
firstdeck-pick-seat = { $who ->
    [me] toi ({ $stars } ★)
   *[other] { $who_name } ({ $stars } ★)
}
firstdeck-picked-take = Tu prends { $card_a }.
firstdeck-picked-take-box = Tu prends { $card_a } ({ $why }) et tu écartes { $other_a } ; { $who_name } reçoit { $left_a }.
firstdeck-picked-order = À venir : { $hands }.
firstdeck-hand = { $full ->
    [yes] tour { $round } avec { $worth }
   *[other] tour { $round }, pour l’instant { $worth }
}
firstdeck-why-deck = D’abord le deck { $card } : { $why }
firstdeck-why-victim = tu passes à { $mine } ★, il en reste { $left } en face ; { $stands ->
    [ahead] tu mènes de { $gap } ★
    [level] à égalité avec la tête
   *[behind] à { $gap } ★ de la tête
}
firstdeck-why-keep = tu gardes tes { $cards } cartes pour la dernière série
firstdeck-why-largest = { $why }, ta plus grande famille
firstdeck-why-late = Ces cartes ne sortiront pas avant la dernière série, quand ton deck sera mélangé.
firstdeck-keep-all = Tout garder
firstdeck-closed-no-star = aucune étoile à voler
firstdeck-closed-conceded = a abandonné

# Morceaux de phrases
firstdeck-who = { $who ->
    [me] toi
   *[other] { $who_name }
}
firstdeck-count-none = 0
firstdeck-count-dwarf = { $n } { $n ->
    [one] Nain
   *[other] Nains
}
firstdeck-count-fairy = { $n } { $n ->
    [one] Fée
   *[other] Fées
}
firstdeck-count-barb = { $n } { $n ->
    [one] Barbare
   *[other] Barbares
}
firstdeck-count-elf = { $n } { $n ->
    [one] Elfe
   *[other] Elfes
}
firstdeck-count-dragon = { $n } { $n ->
    [one] Dragon
   *[other] Dragons
}
firstdeck-sum = { $family }{ $wild ->
    [0] { "" }
    [one] { " " }+ { $wild } Homme-Caméléon
   *[other] { " " }+ { $wild } Hommes-Caméléons
}{ $gob ->
    [0] { "" }
    [one] { " " }− { $gob } Gobelin
   *[other] { " " }− { $gob } Gobelins
} = { $value }
firstdeck-worth = { $who ->
    [me] toi { $worth }
   *[other] { $who_name } { $worth }
}
firstdeck-with-value = { $who ->
    [me] toi ({ $value })
   *[other] { $who_name } ({ $value })
}
firstdeck-times = { $count } × { $card }
firstdeck-card-plain = { $card }
firstdeck-card-star = { $card } (+1 étoile à chaque fois)
firstdeck-card-more = { $card } (compte 1 et dévoile 2 cartes de plus)
firstdeck-card-steal = { $card } (vole 1 étoile, puis quitte le jeu)
firstdeck-card-gain3 = { $card } (+3 étoiles, puis quitte le jeu)
firstdeck-shown-boxed = { $card } (hors du jeu)
firstdeck-shown-thrown = { $card } (écartée)
firstdeck-shown-taken = { $card } (de la rangée)

# Événements
firstdeck-event-deck = { $who ->
    [me] Tu joues avec le deck { $card }.
   *[other] { $who_name } joue avec le deck { $card }.
}
firstdeck-event-first = { $who ->
    [me] Tu commences.
   *[other] { $who_name } commence.
}
firstdeck-event-round = Tour { $round } sur { $rounds } : { $cards_a } dans la rangée.
firstdeck-event-plays = { $who ->
    [me] Tu joues { $cards_a }.
   *[other] { $who_name } joue { $cards_a }.
}
firstdeck-event-draws = { $who ->
    [me] Bataille : tu tires { $cards_a }.
   *[other] Bataille : { $who_name } tire { $cards_a }.
}
firstdeck-event-extra = { $who ->
    [me] En plus, grâce au Caméléon crieur, tu joues { $cards_a }.
   *[other] En plus, grâce au Caméléon crieur, { $who_name } joue { $cards_a }.
}
firstdeck-event-missing = { $who ->
    [me] Ton deck est vide : { $count ->
        [one] une carte supplémentaire est perdue.
       *[other] { $count } cartes supplémentaires sont perdues.
    }
   *[other] { $who_name } a vidé son deck : { $count ->
        [one] une carte supplémentaire est perdue.
       *[other] { $count } cartes supplémentaires sont perdues.
    }
}
firstdeck-event-gains = { $who ->
    [me] Tu gagnes { $stars ->
        [one] { $stars } étoile
       *[other] { $stars } étoiles
    } ({ $card }).
   *[other] { $who_name } gagne { $stars ->
        [one] { $stars } étoile
       *[other] { $stars } étoiles
    } ({ $card }).
}
firstdeck-event-steals = { $from ->
    [me] { $who_name } te vole 1 étoile ({ $card }).
   *[other] { $who ->
        [me] Tu voles 1 étoile à { $from_name } ({ $card }).
       *[other] { $who_name } vole 1 étoile à { $from_name } ({ $card }).
    }
}
firstdeck-event-steals-nothing = { $who ->
    [me] Tu ne trouves aucune étoile à voler ({ $card }).
   *[other] { $who_name } ne trouve aucune étoile à voler ({ $card }).
}
firstdeck-event-values = Valeurs : { $values }.
firstdeck-event-battle = Égalité à { $value } entre { $people } : bataille, une carte de plus chacun.
firstdeck-event-keeps = { $who ->
    [me] Ton deck est vide : tu restes à { $value }.
   *[other] { $who_name } a vidé son deck et reste à { $value }.
}
firstdeck-event-wins = { $who ->
    [me] Tu gagnes le tour avec { $worth } : +{ $stars } étoiles.
   *[other] { $who_name } gagne le tour avec { $worth } : +{ $stars } étoiles.
}
firstdeck-event-wins-against = Tu gagnes le tour avec { $worth } contre { $others } : +{ $stars } étoiles.
firstdeck-event-wins-over = { $who ->
    [me] Tu gagnes le tour avec { $worth } : +{ $stars } étoiles.
   *[other] { $who_name } gagne le tour avec { $worth } (toi : { $mine }) : +{ $stars } étoiles.
}
firstdeck-event-final-wins = Dernière série, tour { $round } : { $who ->
    [me] tu gagnes avec { $worth } contre { $others }, +{ $stars } étoiles.
   *[other] { $who_name } gagne avec { $worth } contre { $others }, +{ $stars } étoiles.
}
firstdeck-event-final-share = Dernière série, tour { $round } : égalité totale, decks vides, 1 étoile chacun pour { $people }.
firstdeck-event-share = Égalité totale, decks vides : 1 étoile chacun pour { $people }.
firstdeck-event-nobody = Plus personne en lice : ce tour ne rapporte rien.
firstdeck-event-throws = { $who ->
    [me] Tu écartes { $card_a } pour toujours.
   *[other] { $who_name } écarte { $card_a } pour toujours.
}
firstdeck-event-throws-none = { $who ->
    [me] Tu n’écartes aucune carte.
   *[other] { $who_name } n’écarte aucune carte.
}
firstdeck-event-takes = { $who ->
    [me] Tu prends { $card_a }.
   *[other] { $who_name } prend { $card_a }.
}
firstdeck-event-takes-last = { $who ->
    [me] Tu prends la dernière carte : { $card_a }.
   *[other] { $who_name } prend la dernière carte : { $card_a }.
}
firstdeck-event-takes-won = { $who ->
    [me] Le gagnant prend la dernière carte : { $card_a } pour toi.
   *[other] Le gagnant prend la dernière carte : { $card_a } pour { $who_name }.
}
firstdeck-event-boxes = { $who ->
    [me] Tu écartes { $card_a } de la rangée.
   *[other] { $who_name } écarte { $card_a } de la rangée.
}
firstdeck-event-left-over = La carte qui reste dans la rangée quitte le jeu : { $card_a }.
firstdeck-event-under = { $who ->
    [me] Tu remets { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    } sous ton deck.
   *[other] { $who_name } remet { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    } sous son deck.
}
firstdeck-event-shuffles = { $who ->
    [me] Tu mélanges { $count ->
        [one] ton unique carte
       *[other] tes { $count } cartes
    }.
   *[other] { $who_name } mélange { $count ->
        [one] son unique carte
       *[other] ses { $count } cartes
    }.
}
firstdeck-chapter-round = T{ $round }
firstdeck-chapter-round-name = Tour { $round }
firstdeck-chapter-series = Finale
firstdeck-chapter-series-name = Dernière série
firstdeck-event-series = La pioche est vide : dernière série de tours. Les decks sont mélangés, rien n’est plus repris.
firstdeck-event-final-round = Dernière série, tour { $round } : { $people }.
firstdeck-event-last-cards = { $who ->
    [me] Il n’y a plus que toi avec des cartes : +{ $stars } étoiles.
   *[other] { $who_name } a encore des cartes, et plus personne d’autre : +{ $stars } étoiles.
}
firstdeck-event-no-last-cards = Plus personne n’a de cartes : les { $stars } étoiles ne vont à personne.
firstdeck-event-end = La partie est terminée.
firstdeck-event-concedes = { $who ->
    [me] Tu abandonnes ; tes cartes quittent le jeu.
   *[other] { $who_name } abandonne ; ses cartes quittent le jeu.
}

# En tête et fin
firstdeck-score = { $who ->
    [me] toi { $stars } ★
   *[other] { $who_name } { $stars } ★
}
firstdeck-stage-decks = Choix des decks de départ
firstdeck-stage-main = Tour { $round } sur { $rounds } · { $doing }
firstdeck-stage-final = Dernière série, tour { $round }
firstdeck-stage-over = Partie terminée
firstdeck-ahead-series = après le dernier tour, la dernière série : tous les decks sont mélangés et joués jusqu’au bout, 5 ★ au dernier à avoir encore des cartes
firstdeck-ahead-rounds = dernière série { $left ->
    [0] après ce tour
    [1] après le tour suivant
   *[other] après le tour { $rounds }
} : tous les decks sont mélangés et joués jusqu’au bout, 5 ★ au dernier à avoir encore des cartes
firstdeck-ahead-last = 5 ★ pour qui reste seul avec des cartes
firstdeck-doing-contest = bataille
firstdeck-doing-victim = un vol à décider
firstdeck-doing-discard = les perdants peuvent écarter une carte
firstdeck-doing-take = chacun prend une carte
firstdeck-doing-order = les cartes retournent sous les decks
firstdeck-fact-won = { $won ->
    [0] aucun tour gagné
    [one] 1 tour gagné
   *[other] { $won } tours gagnés
}{ $final ->
    [0] { "" }
   *[other] { ", " }dont { $final } dans la dernière série
}
firstdeck-fact-last = +{ $stars } étoiles pour les dernières cartes
firstdeck-fact-besides = { $lost ->
    [0] { $stars ->
        [one] +{ $stars } étoile
       *[other] +{ $stars } étoiles
    } par les cartes spéciales ou les égalités
   *[other] { $stars ->
        [one] { $stars } étoile volée
       *[other] { $stars } étoiles volées
    } par les autres
}

# La table en mots
firstdeck-given-deck = Tes préférences, encore secrètes : { $cards }.
firstdeck-given-discard = { $cards_count ->
    [0] Ton choix, encore secret : tout garder.
   *[other] Ton choix, encore secret : écarter { $cards_a }.
}
firstdeck-given-order = Ton ordre, encore secret, à piocher en premier : { $cards }.
firstdeck-say-decks = Les decks : Triangle (nains, fées), Cercle (fées, barbares), Carré (barbares, elfes), Lune (elfes, dragons), Flocon (dragons, nains). Chacun : 1 et 2 de ces deux familles, 1 de chacune des deux suivantes, 1 Gobelin.
firstdeck-say-theft = { $who ->
    [me] Tu choisis à qui voler une étoile ({ $card }).
   *[other] { $who_name } choisit à qui voler une étoile ({ $card }).
}
firstdeck-say-won = { $people_count ->
    [0] { $final ->
        [yes] Dernière série, tour { $round } : personne ne gagne.
       *[no] Tour { $round } : personne ne gagne.
    }
   *[other] { $final ->
        [yes] Dernière série, tour { $round } : +{ $stars } ★ pour { $people }.
       *[no] Tour { $round } : +{ $stars } ★ pour { $people }.
    }
}
firstdeck-say-open = { $draws ->
    [0] Encore en lice : { $people }.
   *[other] Bataille entre { $people }.
}
firstdeck-say-values = Valeurs : { $values }.
firstdeck-say-row = À prendre : { $cards }.
firstdeck-say-queue = Ordre de choix : { $people }.
firstdeck-say-row-gone = Déjà partis : { $cards }.
firstdeck-say-taken = { $who ->
    [me] { $card } (pour toi)
   *[other] { $card } (pour { $who_name })
}
firstdeck-say-boxed = { $card } (hors du jeu)
firstdeck-say-seat = { $who ->
    [me] Toi
   *[other] { $who_name }
} : { $stars } ★ ; { $cards_count ->
    [0] rien en jeu
   *[other] en jeu { $cards }
} ; { $deck ->
    [0] deck vide
    [one] deck de 1 carte
   *[other] deck de { $deck } cartes
}.
firstdeck-say-own-deck = Ton deck, dans l’ordre : { $cards }.
firstdeck-say-conceded = { $who ->
    [me] Toi : { $stars } ★, partie abandonnée.
   *[other] { $who_name } : { $stars } ★, a abandonné.
}
firstdeck-say-last-alone = { $who ->
    [me] Il n’y avait plus que toi avec des cartes : +5 ★.
   *[other] Les autres n’avaient plus de cartes. { $who_name } : +5 ★.
}
firstdeck-say-first = { $who ->
    [me] Tu commences ce tour.
   *[other] { $who_name } commence ce tour.
}
firstdeck-say-deck = { $who ->
    [me] Ton deck, sans ordre : { $cards }.
   *[other] { $who_name }, deck sans ordre : { $cards }.
}
firstdeck-say-spent = { $who ->
    [me] Toi, cartes déjà jouées : { $cards }.
   *[other] { $who_name }, cartes déjà jouées : { $cards }.
}
firstdeck-say-pile = Pioche, { $count ->
    [one] { $count } carte
   *[other] { $count } cartes, sans ordre
} : { $cards }.
firstdeck-say-box = Hors du jeu, { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
} : { $cards }.

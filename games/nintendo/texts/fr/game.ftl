# Cartes Nintendo : questions, événements, la table en mots, les textes des cartes.
nintendo-name = Cartes Nintendo
nintendo-short-name = Nintendo
nintendo-summary =
    Tu veux devenir la SuperStar du Royaume Champignon : { $goal ->
        [1] achète une Super Étoile à 20 pièces avant l’autre.
       *[other] achète { $goal } Super Étoiles à 20 pièces chacune.
    } Il n’y a pas de points de vie ; ce sont tes Personnages qui te rapportent des pièces. Chacun joue avec son propre deck de 40 cartes, tout prêt ou construit.

    {"**"}Ton tour**
    1. À partir du troisième tour tu gagnes 6 pièces ; tu pioches une carte.
    2. Tu joues des cartes et utilises des capacités tant que tu peux payer, mais un seul Personnage par tour. Tu peux acheter une Super Étoile.
    3. Tu attaques si tu veux. L’autre peut répondre par des Actions et des capacités, puis choisit qui bloque. Un Personnage non bloqué te rapporte autant de pièces que ses Points Force (PF), et l’autre perd 1 pièce. Qui combat perd autant de Points Cœur (PC) que l’adversaire a de PF ; à 0 il est KO.
    4. Après une attaque tu peux encore jouer, puis ton tour finit.

    Les PC perdus ne reviennent pas d’eux-mêmes. Le texte d’une carte l’emporte sur les règles.

    Une partie dure environ { $goal ->
        [1] 10
        [2] 16
       *[other] 22
    } tours ; chacun s’y met environ une fois par tour.

# Le but, en trois lignes
nintendo-aim-1 = { $goal ->
    [1] Achète une Super Étoile à 20 pièces avant l’autre, pendant ton tour et avant d’attaquer.
   *[other] Achète { $goal } Super Étoiles à 20 pièces avant l’autre ; une par tour au plus, avant d’attaquer.
}
nintendo-aim-2 = Dès le tour 3, chaque tour rapporte 6 pièces ; un Personnage non bloqué en rapporte autant que sa force.
nintendo-aim-3 = Un seul Personnage joué par tour, et les cœurs perdus ne reviennent pas : dépenser ou garder pour l’étoile ?

# Options d’une partie
nintendo-option-goal = Super Étoiles pour gagner
nintendo-option-goal-value-3 = 3 (normale)
nintendo-option-goal-value-2 = 2 (courte)
nintendo-option-goal-value-1 = 1 (éclair)
nintendo-option-decks = Decks
nintendo-option-decks-value-choose = Tout prêts ou personnels
nintendo-option-decks-value-ready = Tout prêts seulement
nintendo-option-decks-value-deal = Tout prêts, au hasard
nintendo-option-colours = Couleurs d’un deck
nintendo-option-colours-value-any = Autant qu’on veut
nintendo-option-colours-value-2 = Deux au plus
nintendo-option-lists = Listes des decks personnels
nintendo-option-lists-value-closed = Secrètes jusqu’à la fin
nintendo-option-lists-value-open = Ouvertes
nintendo-option-mulligan = Une nouvelle main de départ
nintendo-option-mulligan-value-on = Une fois, si l’on veut
nintendo-option-mulligan-value-off = Non
nintendo-option-turns = Tours au plus
nintendo-option-turns-value-60 = 60
nintendo-option-turns-value-40 = 40
nintendo-option-turns-value-30 = 30
nintendo-preset-standard = Normale : 3 Super Étoiles
nintendo-preset-short = Courte : 2 Super Étoiles
nintendo-preset-blitz = Éclair : 1 Super Étoile

# Les decks apportés
nintendo-bring = Apporte jusqu’à { $most } decks à toi, ou aucun. La partie commence par te demander avec quel deck tu joues ; les decks tout prêts sont là pour tous. { $lists ->
    [open] La liste du deck que tu joueras sera montrée à tous.
   *[other] Ton adversaire ne verra pas la liste du deck que tu joueras avant la fin de la partie.
} Ensuite, toute la partie est publique, decks compris (dans un tournoi, une fois celui-ci terminé). Par écrit, un deck, ce sont des lignes comme « 3 G01 », avec une ligne de tirets entre deux decks.
nintendo-deck-form = Ce n’est pas une liste de decks ; on peut en apporter { $most } au plus.
nintendo-deck-of = Deck { $deck } : { $what }
nintendo-deck-unknown = { $count ->
    [one] { $count } carte n’est pas de cette série : { $ids }.
   *[other] { $count } cartes ne sont pas de cette série : { $ids }.
}
nintendo-deck-size = { $have } { $have ->
    [one] carte
   *[other] cartes
} au lieu de { $want }.
nintendo-deck-copies = { $have } cartes nommées { $card }, 4 au plus.
nintendo-deck-colours = { $have } couleurs, { $most } au plus.
nintendo-deck-many = { $have } couleurs : certaines tables n’en acceptent que { $most }.
nintendo-deck-few = { $have } { $have ->
    [one] Personnage
   *[other] Personnages
} seulement, moins de 12.
nintendo-deck-dear = Personnages : aucun ne coûte { $cost } ou moins.

# Les sortes de questions
nintendo-kind-deck = Deck
nintendo-kind-mulligan = Main de départ
nintendo-kind-main = Préparation
nintendo-kind-main2 = Seconde préparation
nintendo-kind-attackers = Attaquants
nintendo-kind-defend = Défense
nintendo-kind-block = Blocages
nintendo-kind-host = Porteur d’un Power-Up
nintendo-kind-target = Cible d’une capacité
nintendo-kind-sac = Sacrifice
nintendo-kind-search = Carte du deck
nintendo-kind-dig = Carte du dessus
nintendo-kind-recall = Carte du cimetière
nintendo-kind-raise = Personnage du cimetière
nintendo-kind-drop = Personnage de la main

# Les mots du jeu
nintendo-card = { $card }
nintendo-times = { $count } × { $card }
nintendo-own-deck = { $who ->
    [me] un deck à toi
   *[other] un deck personnel
}
nintendo-piece = { $card } { $pf }/{ $pc }{ $hurt ->
    [0] { "" }
   *[other] { " " }(sur { $max })
}
nintendo-theirs = { $who ->
    [me] { $card } (à toi)
   *[other] { $card } (à { $who_name })
}
nintendo-colour-G = vert
nintendo-colour-R = rouge
nintendo-colour-M = marron
nintendo-colour-W = blanc
nintendo-colour-U = bleu
nintendo-colour-B = noir
nintendo-colour-Y = jaune
nintendo-type-char = Personnage
nintendo-type-action = Action
nintendo-type-event = Événement
nintendo-type-terrain = Terrain
nintendo-type-powerup = Power-Up
nintendo-type-card = Carte
nintendo-lent-fly = vole
nintendo-lent-stealth = ne peut pas être bloqué
nintendo-lent-noattack = ne peut pas attaquer
nintendo-lent-noblock = ne peut pas bloquer
nintendo-lent-armor = perd { $n } PC de moins à chaque fois
nintendo-lent-toll = doit payer { $n } pièces pour attaquer
nintendo-lent-cap = peut bloquer { $n } Personnages de plus
nintendo-lent-pf = a { $sign ->
    [less] −
   *[more] +
}{ $n } PF
nintendo-lent-max = a { $sign ->
    [less] −
   *[more] +
}{ $n } PC au maximum
nintendo-lent-type = est { $kind }
nintendo-lasts-eot = jusqu’à la fin du tour
nintendo-lasts-eont = jusqu’à la fin de { $who ->
    [me] ton
   *[other] son
} prochain tour
nintendo-lasts-perm = pour de bon
nintendo-cost-coins = { $n ->
    [one] { $n } pièce
   *[other] { $n } pièces
}
nintendo-cost-max = −{ $n } PC au maximum
nintendo-cost-sac = un sacrifice
nintendo-cost-sacthis = se sacrifie
nintendo-group-whose = { $who ->
    [me] À toi
   *[other] { $who_name }
}

# Les sortes de questions, à la première rencontre
nintendo-first-deck = chaque deck a deux couleurs et son idée à lui ; aucun ne demande à être connu par cœur.
nintendo-first-mulligan = une bonne main a deux ou trois Personnages bon marché pour commencer.
nintendo-first-main = un Personnage par tour ; une étoile s’achète avant l’attaque : compte avant de dépenser.
nintendo-first-main2 = les pièces de ton attaque paient encore des cartes, mais plus d’étoile ce tour-ci.
nintendo-first-attackers = qui attaque pourra quand même bloquer au tour adverse ; mais les cœurs perdus ne reviennent pas.
nintendo-first-defend = actions et capacités d’abord, puis les blocages ; ce que tu n’arrêtes pas rapporte des pièces à l’autre.
nintendo-first-block = chacun est touché par la force de l’autre ; bloquer sauve des pièces et coûte des cœurs.
nintendo-first-host = un Power-Up part avec son porteur KO : choisis un porteur qui dure.
nintendo-first-target = regarde ce qu’il reste à chacun : un KO n’attaque et ne bloque plus.
nintendo-first-sac = ce que tu sacrifies va au cimetière : prends ce qui est blessé ou bon marché.
nintendo-first-search = prends ce que tu pourras payer le plus tôt.
nintendo-first-dig = les autres vont sous ton deck : prends celle qu’il te faut bientôt.
nintendo-first-recall = elle revient dans ta main, et il faudra la payer de nouveau.
nintendo-first-raise = il entre en jeu sans être payé : le plus cher est souvent le meilleur.
nintendo-first-drop = il entre en jeu sans être payé, en plus de celui de ce tour.

# Ce qu’entraîne une réponse
nintendo-leads-deck = { $plan } · { $skill ->
    [easy] facile à jouer
    [hard] pour qui connaît le jeu
   *[fair] demande un peu d’habitude
}
nintendo-leads-own = { $count } personnages sur 40 cartes
nintendo-leads-card = { $kind } : { $does }
nintendo-leads-more = { $does } ; et { $count ->
    [one] plus
   *[other] { $count } autres choses
}
nintendo-reason-char = t’apporte une force de { $pf } et { $pc } cœurs
nintendo-reason-char-does = force { $pf } et { $pc } cœurs ; { $does }
nintendo-reason-save = tu gardes { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
} : { $next } au prochain tour, assez pour une étoile
nintendo-reason-hand = { $kept ->
    [kept] { $chars ->
        [0] aucun Personnage
        [one] un Personnage, à { $cost } pièces
       *[other] { $chars } Personnages, le moins cher à { $cost } pièces
    }
    [dear] aucun Personnage à 4 pièces ou moins
   *[few] { $chars ->
        [0] aucun Personnage pour commencer
       *[one] un seul Personnage pour commencer
    }
}
nintendo-leads-plain = sans texte
nintendo-leads-star = { $last ->
    [1] la dernière : tu gagnes
   *[0] ensuite { $stars } étoiles sur { $goal } et { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    }
}
nintendo-leads-attack = jusqu’à { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
}, si personne ne bloque
nintendo-leads-attacker = { $coins ->
    [one] { $coins } pièce s’il passe
   *[other] { $coins } pièces s’il passe
}
nintendo-leads-blocks = { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
} pour l’autre, si personne ne bloque
nintendo-leads-end = tu gardes { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
}
nintendo-leads-block = { $mine ->
    [0] il est KO
    [1] il garde 1 cœur
   *[other] il garde { $mine } cœurs
}, l’attaquant { $theirs ->
    [0] est KO
    [1] garde 1 cœur
   *[other] garde { $theirs } cœurs
}
nintendo-leads-hit = { $left ->
    [0] ensuite KO
   *[other] ensuite { $left } cœurs sur { $max }
}
nintendo-leads-pf = ensuite PF { $pf }

# Questions
nintendo-ask-deck = Avec quel deck joues-tu ? Ton adversaire répond en même temps.
nintendo-ask-mulligan = Ta main de départ : { $cards }. Tu la gardes ?
nintendo-ask-main = Que fais-tu ? Tu as { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
}, { $other_name } en a { $theirs }.
nintendo-ask-main2 = Après le combat : que fais-tu ? Tu as { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
}, { $other_name } en a { $theirs }.
nintendo-ask-attackers = Qui attaque ?{ $toll ->
    [0] { "" }
   *[other] { " " }Les péages sont payés dans l’ordre de ton choix, tu as { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    }.
}
nintendo-ask-defend = { $pieces } { $count ->
    [one] t’attaque
   *[other] t’attaquent
}. Une Action ou une capacité avant de bloquer ? Tu as { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
}, { $other_name } en a { $theirs }.
nintendo-ask-block = Qui bloque { $piece } ?
nintendo-ask-host = Qui porte { $card } ?
nintendo-ask-target-hit = { $card } : qui perd { $n } PC ?
nintendo-ask-target-heal = { $card } : qui gagne { $n } PC ?
nintendo-ask-target-pf = { $card } : qui { $sign ->
    [less] perd
   *[more] gagne
} { $n } PF ce tour ?
nintendo-ask-target-base = { $card } : de qui le total de base de PF { $sign ->
    [less] baisse
   *[more] monte
}-t-il de { $n } ?
nintendo-ask-target-max = { $card } : de qui le total maximum de PC { $sign ->
    [less] baisse
   *[more] monte
}-t-il de { $n } ?
nintendo-ask-target-destroy = { $card } : qui est détruit ?
nintendo-ask-target-bounce = { $card } : qui retourne en main ?
nintendo-ask-target-exile = { $card } : qui est retiré de la partie ?
nintendo-ask-target-calm = { $card } : qui cesse d’attaquer ?
nintendo-ask-target-give = { $card } : qui { $what } ?
nintendo-ask-sac = { $card } : quelle carte sacrifies-tu ?
nintendo-ask-search = { $card } : quelle carte de ton deck prends-tu ? Elle est montrée, puis le deck est mélangé.
nintendo-ask-dig = { $card } : laquelle de ces cartes prends-tu ?
nintendo-ask-recall = { $card } : quelle carte de ton cimetière prends-tu ?
nintendo-ask-raise = { $card } : quel Personnage de ton cimetière mets-tu en jeu ?
nintendo-ask-drop = { $card } : quel Personnage de ta main mets-tu en jeu ?
nintendo-pick-deck = { $card }
nintendo-pick-own-deck = Mon deck { $place } ({ $colours })
nintendo-pick-keep = Garder ma main
nintendo-pick-redraw = Piocher 6 autres
nintendo-pick-play = { $card } ({ $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
})
    .step = Jouer { $card } ({ $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    })
nintendo-char-group = { $kind } { $pf }/{ $pc }
nintendo-ousts = { $kind } · retire de la partie : { $cards }
nintendo-ousted = { $kind } · quitte aussitôt la partie : { $cards } est en jeu
nintendo-goes-on = { $does } · n’arrête pas une attaque en cours
nintendo-pick-use = { $card } : { $cost }
nintendo-pick-star = Acheter une étoile ({ $coins } pièces)
nintendo-pick-attack = Attaquer, puis continuer mon tour
    .step-brief = Attaquer, puis continuer
nintendo-pick-attack_end = Attaquer et finir mon tour
nintendo-pick-end = Finir mon tour
nintendo-pick-blocks = Aller aux blocages
nintendo-pick-through = Aucun des miens ne peut bloquer : laisser passer
nintendo-let-through = Laisser passer
nintendo-order-blocks = Droit aux blocages quand aucun de mes personnages ne peut bloquer
nintendo-pick-attacker-toll = { $piece }, péage { $coins }
nintendo-no-block = Personne : laisser passer
nintendo-none-target = Personne
nintendo-none-search = Rien
nintendo-none-drop = Rien
nintendo-confirm-attack = Attaquer
nintendo-confirm-block = Bloquer
nintendo-closed-dear = trop cher pour l’instant
nintendo-closed-one = un seul Personnage par tour
nintendo-closed-full = déjà 12 Personnages en jeu
nintendo-closed-host = personne pour le porter
nintendo-closed-sacrifice = rien en jeu à sacrifier
nintendo-closed-nothing = sans effet pour l’instant

# Événements
nintendo-event-deck = { $who ->
    [me] Tu joues avec { $card }.
   *[other] { $who_name } joue avec { $card }.
}
nintendo-event-own-deck = { $who ->
    [me] Tu joues avec un deck à toi.
   *[other] { $who_name } joue avec un deck personnel.
}
nintendo-event-first = { $who ->
    [me] Tu commences, avec { $coins } pièces ; ton adversaire en a { $others }.
   *[other] { $who_name } commence, avec { $coins } pièces ; l’adversaire en a { $others }.
}
nintendo-event-first-you = { $who_name } commence, avec { $coins } pièces ; tu en as { $others }.
nintendo-event-keeps = { $who ->
    [me] Tu gardes ta main de départ.
   *[other] { $who_name } garde sa main de départ.
}
nintendo-event-redraws = { $who ->
    [me] Tu pioches une nouvelle main de départ.
   *[other] { $who_name } pioche une nouvelle main de départ.
}
nintendo-event-draws = { $who ->
    [me] Tu pioches { $count ->
        [one] une carte
       *[other] { $count } cartes
    }.
   *[other] { $who_name } pioche { $count ->
        [one] une carte
       *[other] { $count } cartes
    }.
}
nintendo-event-draws-own = { $who ->
    [me] Tu pioches { $cards }.
   *[other] { $who_name } pioche { $cards }.
}
nintendo-event-exhausted = { $who ->
    [me] Tu devrais piocher alors que ton deck est vide.
   *[other] { $who_name } devrait piocher alors que son deck est vide.
}
nintendo-event-overflow = { $who ->
    [me] Ta main est pleine : { $card } va à ton cimetière.
   *[other] { $who_name } a la main pleine : { $card } va au cimetière.
}
nintendo-event-discards = { $who ->
    [me] Tu perds { $card } de ta main.
   *[other] { $who_name } perd { $card } de sa main.
}
nintendo-event-finds = { $who ->
    [me] Tu prends { $card } dans ton deck et le mélanges.
   *[other] { $who_name } prend { $card } dans son deck et le mélange.
}
nintendo-event-finds-none = { $who ->
    [me] Tu ne trouves rien dans ton deck et le mélanges.
   *[other] { $who_name } ne trouve rien dans son deck et le mélange.
}
nintendo-event-digs = { $who ->
    [me] Tu regardes { $count ->
        [one] la carte du dessus
       *[other] les { $count } cartes du dessus
    } de ton deck et en prends une.
   *[other] { $who_name } regarde { $count ->
        [one] la carte du dessus
       *[other] les { $count } cartes du dessus
    } de son deck et en prend une.
}
nintendo-event-digs-own = { $who ->
    [me] { $count ->
        [one] Tu prends la carte du dessus de ton deck : { $card }.
       *[other] Parmi les { $count } cartes du dessus de ton deck, tu prends { $card }.
    }
   *[other] { $who_name } prend { $card }.
}
nintendo-event-recalls = { $who ->
    [me] Tu reprends { $card } de ton cimetière.
   *[other] { $who_name } reprend { $card } de son cimetière.
}
nintendo-event-spies = { $who ->
    [me] Tu regardes la main adverse.
   *[other] { $who_name } regarde la main adverse.
}
nintendo-event-spies-own = { $count ->
    [0] La main adverse est vide.
   *[other] La main adverse : { $cards }.
}
nintendo-event-puts = { $who ->
    [me] Tu mets { $card } en jeu.
   *[other] { $who_name } met { $card } en jeu.
}
nintendo-event-puts-none = { $who ->
    [me] Tu ne mets rien en jeu.
   *[other] { $who_name } ne met rien en jeu.
}
nintendo-chapter-turn = T{ $turn }
nintendo-chapter-turn-name = Tour { $turn }
nintendo-event-turn = { $who ->
    [me] Tour { $turn } : à toi.
   *[other] Tour { $turn } : { $who_name }.
}
nintendo-event-refill = { $who ->
    [me] Tu gagnes { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    } (renflouage).
   *[other] { $who_name } gagne { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    } (renflouage).
}
nintendo-event-plays = { $who ->
    [me] Tu joues { $card } pour { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    }.
   *[other] { $who_name } joue { $card } pour { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    }.
}
nintendo-event-bears = { $card } ({ $who ->
    [me] à toi
   *[other] à { $who_name }
}) porte { $worn }.
nintendo-event-leaves = { $card } ({ $who ->
    [me] à toi
   *[other] à { $who_name }
}) va au cimetière.
nintendo-event-uses = { $who ->
    [me] Tu utilises une capacité : { $card }.
   *[other] { $who_name } utilise une capacité : { $card }.
}
nintendo-event-pays = { $who ->
    [me] Tu paies { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    }.
   *[other] { $who_name } paie { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    }.
}
nintendo-event-sacrifices = { $who ->
    [me] Tu sacrifies { $card }.
   *[other] { $who_name } sacrifie { $card }.
}
nintendo-event-star = { $who ->
    [me] Tu achètes une Super Étoile pour { $coins } pièces : { $stars } ★.
   *[other] { $who_name } achète une Super Étoile pour { $coins } pièces : { $stars } ★.
}
nintendo-event-waits = { $who ->
    [me] { $card } attend que tu aies la main.
   *[other] { $card } attend { $who_name }, qui n’a pas encore la main.
}
nintendo-event-targets = { $who ->
    [me] { $card } : tu choisis { $cards }.
   *[other] { $card } : { $who_name } choisit { $cards }.
}
nintendo-event-targets-none = { $who ->
    [me] { $card } : tu ne choisis personne.
   *[other] { $card } : { $who_name } ne choisit personne.
}
nintendo-event-loses-pc = { $card } ({ $who ->
    [me] à toi
   *[other] à { $who_name }
}) { $lost ->
    [0] ne perd aucun PC ({ $by })
   *[other] perd { $lost } PC ({ $by })
} : il en reste { $left }.
nintendo-event-gains-pc = { $card } ({ $who ->
    [me] à toi
   *[other] à { $who_name }
}) { $gained ->
    [0] ne gagne aucun PC ({ $by }) : il en a { $now }
   *[other] gagne { $gained } PC ({ $by }) : { $now } maintenant
}.
nintendo-event-changes-pf = { $card } ({ $who ->
    [me] à toi
   *[other] à { $who_name }
}) { $sign ->
    [less] perd { $n } PF
    [none] garde ses PF
   *[more] gagne { $n } PF
} pour ce tour ({ $by }).
nintendo-event-changes-base = { $card } ({ $who ->
    [me] à toi
   *[other] à { $who_name }
}) { $sign ->
    [less] perd { $n } PF de base
    [none] garde ses PF de base
   *[more] gagne { $n } PF de base
} pour de bon ({ $by }).
nintendo-event-changes-max = { $card } ({ $who ->
    [me] à toi
   *[other] à { $who_name }
}) { $sign ->
    [less] perd { $n } PC au maximum
    [none] garde son maximum de PC
   *[more] gagne { $n } PC au maximum
} ({ $by }).
nintendo-event-gives = { $card } ({ $who ->
    [me] à toi
   *[other] à { $who_name }
}) { $what } { $lasts } ({ $by }).
nintendo-event-gains = { $who ->
    [me] Tu gagnes
   *[other] { $who_name } gagne
} { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
} ({ $by }).
nintendo-event-steals = { $who ->
    [me] { $coins ->
        [0] Tu ne trouves rien à voler
        [one] Tu voles 1 pièce
       *[other] Tu voles { $coins } pièces
    }
   *[other] { $coins ->
        [0] { $who_name } ne trouve rien à voler
        [one] { $who_name } vole 1 pièce
       *[other] { $who_name } vole { $coins } pièces
    }
} ({ $by }).
nintendo-event-ko = { $card } ({ $who ->
    [me] à toi
   *[other] à { $who_name }
}) est KO.
nintendo-event-removed = { $card } ({ $who ->
    [me] à toi
   *[other] à { $who_name }
}) quitte la partie.
nintendo-event-gives-way = { $card } ({ $who ->
    [me] à toi
   *[other] à { $who_name }
}) quitte la partie : de toutes les cartes de ce nom, seul le Héros arrivé en dernier reste.
nintendo-event-bounced = { $who ->
    [me] { $card } retourne dans ta main.
   *[other] { $card } (à { $who_name }) retourne en main.
}
nintendo-event-saved = { $card } ({ $who ->
    [me] à toi
   *[other] à { $who_name }
}) échappe au KO par { $worn } : { $pc } PC.
nintendo-event-declares = { $who ->
    [me] Tu annonces : JE T’ATTAQUE
   *[other] { $who_name } : JE T’ATTAQUE
}
nintendo-event-to-blocks = { $who ->
    [me] Tu passes aux blocages : à toi de dire qui bloque quel attaquant.
   *[other] { $who_name } passe aux blocages et dit qui bloque quel attaquant.
}
nintendo-event-stays = { $card } reste à la maison : le péage de { $coins } ne peut pas être payé.
nintendo-event-toll = { $who ->
    [me] Tu paies
   *[other] { $who_name } paie
} { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
} de péage : { $card } attaque.
nintendo-event-attacks = { $who ->
    [me] Tu attaques avec { $cards }.
   *[other] { $who_name } attaque avec { $cards }.
}
nintendo-event-calmed = { $card } ({ $who ->
    [me] à toi
   *[other] à { $who_name }
}) cesse d’attaquer ({ $by }).
nintendo-event-blocks = { $who ->
    [me] Tu bloques { $card } avec { $cards }.
   *[other] { $who_name } bloque { $card } avec { $cards }.
}
nintendo-event-no-blocks = { $who ->
    [me] Tu ne bloques personne.
   *[other] { $who_name } ne bloque personne.
}
nintendo-event-cannot-block = { $who ->
    [me] Aucun de tes Personnages ne peut bloquer.
   *[other] { $who_name } n’a aucun Personnage qui puisse bloquer.
}
nintendo-event-fights = { $card } ({ $who ->
    [me] à toi
   *[other] à { $who_name }
}) combat { $cards } et { $lost ->
    [0] ne perd aucun PC
   *[other] perd { $lost } PC : il en reste { $left }
}.
nintendo-event-loots = { $cards }{ $who ->
    [me] { " " }te
   *[other] { "" }
} { $count ->
    [one] rapporte
   *[other] rapportent
} { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
}{ $who ->
    [me] { "" }
   *[other] { " " }à { $who_name }
}{ $lost ->
    [0] { "" }
   *[other]  ; { $who ->
        [me] ton adversaire
       *[other] l’adversaire
    } en perd { $lost } (1 par attaquant non bloqué, tant qu’il en reste)
}.
nintendo-event-loots-you = { $cards } { $count ->
    [one] rapporte
   *[other] rapportent
} { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
} à { $who_name }{ $lost ->
    [0] { "" }
   *[other]  ; tu en perds { $lost } (1 par attaquant non bloqué, tant qu’il en reste)
}.
nintendo-event-combat-ends = Le combat est fini.
nintendo-event-concedes = { $who ->
    [me] Tu abandonnes.
   *[other] { $who_name } abandonne.
}
nintendo-event-shared = Autant d’étoiles et de pièces des deux côtés : la première place est partagée.
nintendo-event-wins-stars = { $who ->
    [me] Tu es la SuperStar du Royaume Champignon.
   *[other] { $who_name } est la SuperStar du Royaume Champignon.
}
nintendo-event-wins-deck = { $who ->
    [me] Tu gagnes : l’autre deck est vide.
   *[other] { $who_name } gagne : l’autre deck est vide.
}
nintendo-event-wins-turns = { $who ->
    [me] Les tours sont finis : tu gagnes.
   *[other] Les tours sont finis : { $who_name } gagne.
}
nintendo-event-wins-conceded = { $who ->
    [me] Tu gagnes.
   *[other] { $who_name } gagne.
}

# La légende et le résultat
nintendo-stage-decks = Choix des decks
nintendo-stage-mulligan = Mains de départ
nintendo-stage-over = Fin de la partie
nintendo-stage-turn = Tour { $turn } : { $doing }
nintendo-doing-main = préparation
nintendo-doing-main2 = seconde préparation
nintendo-doing-attackers = attaque
nintendo-doing-defend = défense
nintendo-doing-block = blocages
nintendo-doing-effect = un choix
nintendo-ahead-goal = { $goal ->
    [1] la première Super Étoile l’emporte, à 20 pièces
   *[other] le premier à { $goal } Super Étoiles l’emporte, à 20 pièces chacune
}
nintendo-ahead-star = { $who ->
    [me] toi
   *[other] { $who_name }
} : { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
}{ $when ->
    [now] { "" }
   *[then] , { $later } au prochain tour
} ; { $last ->
    [only] l’étoile
    [last] la dernière étoile
   *[more] une étoile
} coûte { $price }{ $pays ->
    [1] { "" } : c’est assez
   *[0] { "" }
}
nintendo-score = { $who ->
    [me] toi
   *[other] { $who_name }
} { $stars } ★, { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
}
nintendo-score-decks = { $who ->
    [me] toi
   *[other] { $who_name }
} 0 ★
nintendo-fact-coins = { $coins ->
    [one] { $coins } pièce en réserve
   *[other] { $coins } pièces en réserve
}
nintendo-fact-turns = { $turns ->
    [one] { $turns } tour en tout
   *[other] { $turns } tours en tout
}

# La table en mots
nintendo-given-deck = Ta réponse, encore secrète : { $deck }.
nintendo-given-keep = Ta réponse, encore secrète : garder la main.
nintendo-given-redraw = Ta réponse, encore secrète : une nouvelle main.
nintendo-given-block = { $pieces_count ->
    [0] Ton blocage, encore secret : personne.
   *[other] Ton blocage, encore secret : { $pieces }.
}
nintendo-say-resolving = { $who ->
    [me] Tu exécutes : { $card }.
   *[other] { $who_name } exécute : { $card }.
}
nintendo-say-found = { $who ->
    [me] Tu viens de prendre { $card } dans ton deck.
   *[other] { $who_name } vient de prendre { $card } dans son deck.
}
nintendo-say-spied = Tu viens de voir la main adverse : { $cards }.
nintendo-say-placing = { $card } attend qui le porte.
nintendo-say-attack = { $who ->
    [me] Tu attaques avec { $pieces }.
   *[other] { $who_name } attaque avec { $pieces }.
}
nintendo-say-block = { $piece } : bloqué par { $pieces }.
nintendo-say-waits = { $who ->
    [me] { $card } attend que tu aies la main.
   *[other] { $card } attend { $who_name }, qui n’a pas encore la main.
}
nintendo-say-seat = { $who ->
    [me] Toi
   *[other] { $who_name }
} : { $stars } ★, { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
} (la prochaine étoile en coûte { $price }) ; main { $hand }, deck { $deck }.
nintendo-say-seat-decks = { $who ->
    [me] Toi
   *[other] { $who_name }
} : 0 ★ (la prochaine étoile en coûte { $price }) ; pièces et cartes viennent quand les deux decks sont choisis.
nintendo-say-chosen = { $who ->
    [me] Ton deck : { $deck }.
   *[other] { $who_name } joue avec : { $deck }.
}
nintendo-say-hand = Ta main : { $cards }.
nintendo-say-seen = Tu vois : { $cards }.
nintendo-say-characters = { $who ->
    [me] Tes Personnages : { $pieces }.
   *[other] À { $who_name }, en jeu : { $pieces }.
}
nintendo-say-event = { $who ->
    [me] Ton Événement { $card }
   *[other] Événement { $card } (à { $who_name })
} : encore { $turns ->
    [one] { $turns } tour
   *[other] { $turns } tours
}.
nintendo-say-terrain = Terrain : { $card }.
nintendo-say-grave = { $who ->
    [me] Ton cimetière : { $cards }.
   *[other] À { $who_name }, au cimetière : { $cards }.
}
nintendo-say-removed = { $who ->
    [me] À toi, hors de la partie : { $cards }.
   *[other] À { $who_name }, hors de la partie : { $cards }.
}
nintendo-say-deck = Dans ton deck, sans ordre : { $cards }.
nintendo-say-list = Au départ : { $cards }.
nintendo-noted = { $piece } [{ $notes }]
nintendo-note-fly = vole
nintendo-note-stealth = ne peut pas être bloqué
nintendo-note-noattack = ne peut pas attaquer
nintendo-note-noblock = ne peut pas bloquer
nintendo-note-armor = armure { $n }
nintendo-note-toll = péage { $n }
nintendo-note-cap = bloque { $n } de plus
nintendo-note-worn = porte { $card }

## Ce qui est imprimé sur les cartes, dans les mots du livret : vous

# Les textes des cartes : les noms
nintendo-print-noun-char = { $number ->
    [many] Personnages
   *[one] Personnage
}
nintendo-print-noun-action = { $number ->
    [many] Actions
   *[one] Action
}
nintendo-print-noun-event = { $number ->
    [many] Événements
   *[one] Événement
}
nintendo-print-noun-terrain = { $number ->
    [many] Terrains
   *[one] Terrain
}
nintendo-print-noun-powerup = { $number ->
    [many] Power-Ups
   *[one] Power-Up
}
nintendo-print-noun-card = { $number ->
    [many] cartes
   *[one] carte
}
nintendo-print-colour-G = { $number ->
    [many] verts
   *[one] vert
}
nintendo-print-colour-R = { $number ->
    [many] rouges
   *[one] rouge
}
nintendo-print-colour-M = { $number ->
    [many] marron
   *[one] marron
}
nintendo-print-colour-W = { $number ->
    [many] blancs
   *[one] blanc
}
nintendo-print-colour-U = { $number ->
    [many] bleus
   *[one] bleu
}
nintendo-print-colour-B = { $number ->
    [many] noirs
   *[one] noir
}
nintendo-print-colour-Y = { $number ->
    [many] jaunes
   *[one] jaune
}
nintendo-print-kind = { $kind }
nintendo-print-not = non-{ $trait }
nintendo-print-with-trait = { $base } { $trait }
nintendo-print-with-further-trait = { $base } et { $trait }
nintendo-print-with-either = { $base } { $first } ou { $second }
nintendo-print-with-my = { $base } que vous contrôlez
nintendo-print-with-not-my = { $base } que vous ne contrôlez pas
nintendo-print-with-opp = { $base } { $number ->
    [many] adverses
   *[one] adverse
}
nintendo-print-with-not-opp = { $base } non { $number ->
    [many] adverses
   *[one] adverse
}
nintendo-print-with-attacking = { $base } { $number ->
    [many] attaquants
   *[one] attaquant
}
nintendo-print-with-not-attacking = { $base } qui { $number ->
    [many] n’attaquent
   *[one] n’attaque
} pas
nintendo-print-with-hurt = { $base } { $number ->
    [many] blessés
   *[one] blessé
}
nintendo-print-with-not-hurt = { $base } non { $number ->
    [many] blessés
   *[one] blessé
}
nintendo-print-with-fly = { $base } { $number ->
    [many] volants
   *[one] volant
}
nintendo-print-with-not-fly = { $base } non { $number ->
    [many] volants
   *[one] volant
}
nintendo-print-with-other = { $number ->
    [many] autres
   *[one] autre
} { $base }
nintendo-print-with-not-other = { $base } même
nintendo-print-with-choice = { $base } de votre choix
nintendo-print-with-cost = { $base } de coût { $number ->
   *[other] { $n } ou moins
}
nintendo-print-with-not-cost = { $base } de coût { $number ->
   *[other] supérieur à { $n }
}
nintendo-print-with-pc = { $base } ayant { $number ->
   *[other] { $n } PC ou moins
}
nintendo-print-with-not-pc = { $base } ayant { $number ->
   *[other] plus de { $n } PC
}
nintendo-print-this = { $card }
nintendo-print-host = Le porteur
nintendo-print-bearer = son porteur
nintendo-print-it = Ce Personnage
nintendo-print-vs = Le Personnage adverse
nintendo-print-vs-fought = Le Personnage combattu
nintendo-print-all = Les { $noun }
nintendo-print-chosen = { $head ->
    [card] Une
    [action] Une
   *[other] Un
} { $noun }
nintendo-print-perhaps = { $head ->
    [card] Une
    [action] Une
   *[other] Un
} { $noun }, ou aucun,

# Comment commencent les capacités
nintendo-print-opened = { $opening } : { $sentence }
nintendo-print-then = { $first } { $then }
nintendo-print-costs = { $costs }
nintendo-print-costs-window = { $costs }, quand vous vous faites attaquer
nintendo-print-cost-coins = { $n ->
    [one] { $n } pièce
   *[other] { $n } pièces
}
nintendo-print-cost-max = Le total maximum de PC baisse de { $n }
nintendo-print-cost-sac = Sacrifiez { $head ->
    [card] une
    [action] une
   *[other] un
} { $noun }
nintendo-print-cost-sacthis = Sacrifiez cette carte
nintendo-print-on-start = Au début de votre tour
nintendo-print-on-enter = Quand { $card } arrive en jeu
nintendo-print-on-ko = Quand { $card } est envoyé au cimetière depuis le jeu
nintendo-print-on-attack = { $hosted ->
    [yes] Quand son porteur attaque
   *[no] Quand { $card } attaque
}
nintendo-print-on-clash = { $hosted ->
    [yes] Quand son porteur combat, avant les dégâts
   *[no] Quand { $card } combat, avant les dégâts
}
nintendo-print-on-block = { $hosted ->
    [yes] Quand son porteur bloque
   *[no] Quand { $card } bloque
}
nintendo-print-on-fought = À chaque fois { $hosted ->
    [yes] que son porteur
   *[no] { $card_vowel ->
        [yes] qu’{ $card }
       *[no] que { $card }
    }
} combat et n’est pas envoyé au cimetière, à la fin du combat
nintendo-print-on-through = { $hosted ->
    [yes] Quand son porteur passe sans être bloqué
   *[no] Quand { $card } passe sans se faire bloquer
}
nintendo-print-on-star = Quand vous achetez une Super Étoile
nintendo-print-on-any-start = Au début du tour, pour chaque { $noun }
nintendo-print-on-any-enter = Quand { $head ->
    [card] une
    [action] une
   *[other] un
} { $noun } arrive en jeu
nintendo-print-on-any-ko = Quand { $head ->
    [card] une
    [action] une
   *[other] un
} { $noun } est KO
nintendo-print-on-any-attack = Quand un { $noun } attaque
nintendo-print-on-any-clash = Quand un { $noun } combat, avant les dégâts
nintendo-print-on-any-block = Quand un { $noun } bloque
nintendo-print-on-any-fought = Quand un { $noun } a combattu
nintendo-print-on-any-through = Quand un { $noun } passe sans se faire bloquer
nintendo-print-on-any-star = Quand une Super Étoile est achetée, pour chaque { $noun }
nintendo-print-if-hurt = Tant { $who_vowel ->
    [yes] qu’{ $who }
   *[no] que { $who }
} est blessé
nintendo-print-if-attacking = Tant { $who_vowel ->
    [yes] qu’{ $who }
   *[no] que { $who }
} attaque
nintendo-print-if-count = Tant qu’il y a au moins { $n } { $noun } en jeu
nintendo-print-if-grave = Tant qu’il y a au moins { $n } { $noun } dans votre cimetière

# Les phrases des capacités
nintendo-print-lasts-eot = jusqu’à la fin du tour
nintendo-print-lasts-eont = jusqu’à la fin du prochain tour de son propriétaire
nintendo-print-lasts-perm = tant qu’il est en jeu
nintendo-print-mod-pf = { $who } { $number ->
    [many] ont
   *[one] a
} { $sign ->
    [less] −
   *[more] +
}{ $n } PF.
nintendo-print-mod-max = { $who } { $number ->
    [many] ont
   *[one] a
} { $sign ->
    [less] −
   *[more] +
}{ $n } PC au maximum.
nintendo-print-mod-armor = { $which ->
    [this] À chaque fois { $who_vowel ->
        [yes] qu’{ $who }
       *[no] que { $who }
    } devrait perdre des PC, il perd { $n } PC de moins.
   *[other] { $who } { $number ->
        [many] perdent
       *[one] perd
    } { $n } PC de moins à chaque fois.
}
nintendo-print-mod-toll = { $who } { $number ->
    [many] ne peuvent
   *[one] ne peut
} pas attaquer à moins que { $number ->
    [many] leur
   *[one] son
} contrôleur ne paye { $n ->
    [one] { $n } pièce
   *[other] { $n } pièces
}.
nintendo-print-mod-cap = { $who } { $number ->
    [many] peuvent
   *[one] peut
} bloquer { $n ->
    [one] { $n } Personnage
   *[other] { $n } Personnages
} de plus.
nintendo-print-mod-fly = { $who } { $number ->
    [many] volent
   *[one] vole
} : seul un Personnage volant peut { $number ->
    [many] les
   *[one] le
} bloquer.
nintendo-print-mod-stealth = { $who } { $number ->
    [many] ne peuvent pas être bloqués
   *[one] ne peut pas être bloqué
}.
nintendo-print-mod-noattack = { $who } { $number ->
    [many] ne peuvent
   *[one] ne peut
} pas attaquer.
nintendo-print-mod-noblock = { $who } { $number ->
    [many] ne peuvent
   *[one] ne peut
} pas bloquer.
nintendo-print-mod-save = { $who } n’est pas KO à 0 PC : cette carte va au cimetière à sa place et il lui reste { $n } PC.
nintendo-print-mod-type = { $who } { $number ->
    [many] sont
   *[one] est
} aussi { $kind }.
nintendo-print-lent = { $sentence } Cela vaut { $lasts }.
nintendo-print-purse-income = { $whose ->
    [me] Vous gagnez
    [opp] Votre adversaire gagne
   *[both] Chaque joueur gagne
} { $n ->
    [one] { $n } pièce
   *[other] { $n } pièces
} de { $sign ->
    [less] moins
   *[more] plus
} au renflouage.
nintendo-print-purse-loot = { $whose ->
    [me] Vous gagnez
    [opp] Votre adversaire gagne
   *[both] Chaque joueur gagne
} { $n ->
    [one] { $n } pièce
   *[other] { $n } pièces
} de { $sign ->
    [less] moins
   *[more] plus
} pour une attaque qui passe.
nintendo-print-purse-star = { $whose ->
    [me] Vos Super Étoiles coûtent
    [opp] Les Super Étoiles de votre adversaire coûtent
   *[both] Les Super Étoiles coûtent
} { $n ->
    [one] { $n } pièce
   *[other] { $n } pièces
} de { $sign ->
    [less] moins
   *[more] plus
} (12 au moins).
nintendo-print-purse-chars = { $whose ->
    [me] Vous pouvez
    [opp] Votre adversaire peut
   *[both] Chaque joueur peut
} jouer { $n ->
    [one] { $n } Personnage
   *[other] { $n } Personnages
} de { $sign ->
    [less] moins
   *[more] plus
} par tour.
nintendo-print-purse-cost = Les cartes { $kind } { $whose ->
    [me] vous coûtent
    [opp] coûtent à votre adversaire
   *[both] coûtent à chacun
} { $n ->
    [one] { $n } pièce
   *[other] { $n } pièces
} de { $sign ->
    [less] moins
   *[more] plus
}.
nintendo-print-word-hit = { $who } { $number ->
    [many] perdent
   *[one] perd
} { $n } PC.
nintendo-print-word-heal = { $who } { $number ->
    [many] gagnent
   *[one] gagne
} { $n } PC.
nintendo-print-word-pf = { $who } { $sign ->
    [less] { $number ->
        [many] perdent
       *[one] perd
    }
   *[more] { $number ->
        [many] gagnent
       *[one] gagne
    }
} { $n } PF.
nintendo-print-word-base = { $which ->
    [this] Le total de base de PF { $who_vowel ->
        [yes] d’{ $who }
       *[no] de { $who }
    } { $sign ->
        [less] baisse
       *[more] monte
    } de { $n }.
    [vs] Le total de base de PF du Personnage adverse { $sign ->
        [less] baisse
       *[more] monte
    } de { $n }.
   *[other] { $who } { $sign ->
        [less] { $number ->
            [many] perdent
           *[one] perd
        }
       *[more] { $number ->
            [many] gagnent
           *[one] gagne
        }
    } { $n } PF de base.
}
nintendo-print-word-max = { $which ->
    [this] Le total maximum de PC { $who_vowel ->
        [yes] d’{ $who }
       *[no] de { $who }
    } { $sign ->
        [less] baisse
       *[more] monte
    } de { $n }.
    [vs] Le total maximum de PC du Personnage adverse { $sign ->
        [less] baisse
       *[more] monte
    } de { $n }.
   *[other] { $who } { $sign ->
        [less] { $number ->
            [many] perdent
           *[one] perd
        }
       *[more] { $number ->
            [many] gagnent
           *[one] gagne
        }
    } { $n } PC au maximum.
}
nintendo-print-word-destroy = { $who } { $number ->
    [many] sont détruits
   *[one] est détruit
}.
nintendo-print-word-bounce = { $who } { $number ->
    [many] retournent
   *[one] retourne
} dans la main de { $number ->
    [many] leur
   *[one] son
} propriétaire.
nintendo-print-word-exile = { $who } { $number ->
    [many] quittent
   *[one] quitte
} la partie.
nintendo-print-word-calm = { $who } { $number ->
    [many] cessent
   *[one] cesse
} d’attaquer.
nintendo-print-word-gain = Vous gagnez { $n ->
    [one] { $n } pièce
   *[other] { $n } pièces
}.
nintendo-print-word-gain-sac = Vous gagnez autant de pièces que le coût de la carte sacrifiée.
nintendo-print-word-steal = Vous volez { $n ->
    [one] { $n } pièce
   *[other] { $n } pièces
} à votre adversaire.
nintendo-print-word-draw = Vous piochez { $n ->
    [one] une carte
   *[other] { $n } cartes
}.
nintendo-print-word-discard = Votre adversaire perd { $n ->
    [one] une carte
   *[other] { $n } cartes
} de sa main au hasard.
nintendo-print-word-dig = Regardez { $n ->
    [one] la carte du dessus
   *[other] les { $n } cartes du dessus
} de votre deck, mettez-en une dans votre main et le reste sous le deck.
nintendo-print-word-spy = Regardez la main de votre adversaire.
nintendo-print-word-search = Vous pouvez chercher dans votre deck une { $head ->
    [card] { $noun }
   *[other] carte { $noun }
} et la mettre dans votre main.
nintendo-print-word-recall = Mettez une { $head ->
    [card] { $noun }
   *[other] carte { $noun }
} de votre cimetière dans votre main.
nintendo-print-word-recall-this = { $card } retourne dans votre main.
nintendo-print-word-raise = Mettez en jeu un { $noun } de votre cimetière.
nintendo-print-word-drop = { $optional ->
    [yes] Vous pouvez mettre
   *[no] Mettez
} en jeu un { $noun } de votre main.

# Une carte, lue
nintendo-print-plain = Sans capacité
nintendo-print-plain-said = Sans capacité.
nintendo-print-read = { $card } ({ $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
}, { $kinds }{ $numbered ->
    [yes] , { $pf } PF, { $pc } PC
   *[no] { "" }
}) : { $what }

# L’atelier
nintendo-facet-colour = Couleur
nintendo-facet-type = Type
nintendo-facet-cost = Coût
nintendo-facet-kind = Genre
nintendo-family = { $kind }
nintendo-group-char = Personnages
nintendo-group-action = Actions
nintendo-group-event = Événements
nintendo-group-terrain = Terrains
nintendo-group-powerup = Power-Ups
nintendo-question-style = Comment aimes-tu jouer ?
nintendo-question-colour = Quelle couleur te plaît ?
nintendo-question-family = Quelle famille veux-tu avec toi ?
nintendo-style-swift = Vite : beaucoup de petits Personnages
nintendo-style-heavy = Fort : de gros Personnages
nintendo-style-tricky = Rusé : beaucoup d’Actions
nintendo-tenths = { $whole },{ $tenth }
nintendo-why-whole = Ce deck est complet : je n’y touche pas.
nintendo-why-unknown = { $count ->
    [one] { $count } carte n’existe plus dans cette série : je l’enlève.
   *[other] { $count } cartes n’existent plus dans cette série : je les enlève.
}
nintendo-why-less = { $n ->
    [one] J’enlève { $n } carte de trop : { $cards }.
   *[other] J’enlève { $n } cartes de trop : { $cards }.
}
nintendo-why-added = { $count ->
    [0] Je n’ai rien à ajouter.
    [one] J’ajoute 1 carte.
   *[other] J’ajoute { $count } cartes.
}
nintendo-why-colours-begun = Couleurs : { $colours }, d’après tes premières cartes.
nintendo-why-colours-pair = Couleurs : { $colours }, qui vont bien ensemble.
nintendo-why-chars = { $chars } Personnages, dont { $cheap } à { $cost } pièces ou moins : tu joues dès le premier tour et tu as de gros bras ensuite.
nintendo-why-chars-few = { $chars ->
    [0] Aucun Personnage.
    [one] 1 Personnage.
   *[other] { $chars } Personnages, dont { $cheap } à { $cost } pièces ou moins.
}
nintendo-why-others = { $count ->
    [0] Aucune autre carte.
    [one] 1 autre carte, pour répondre aux attaques et renforcer tes Personnages.
   *[other] { $count } autres cartes, pour répondre aux attaques et renforcer tes Personnages.
}
nintendo-why-kind = { $card } profite de { $count } cartes du genre { $kind }.
nintendo-tried = { $hands } mains de départ, jouées sans adversaire :
nintendo-tried-first = Un Personnage en jeu dès ton premier tour : { $share } %.
nintendo-tried-turn = À la fin de ton tour { $turn } : { $chars } Personnages et { $coins } pièces dépensées en moyenne.

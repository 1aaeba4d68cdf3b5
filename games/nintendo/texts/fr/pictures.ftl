# Ce qui est écrit sur les images de Cartes Nintendo.
nintendo-picture-you = toi
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
nintendo-picture-legend-cost = coût en pièces
nintendo-picture-legend-force = force (PF)
nintendo-picture-legend-hearts = cœurs (PC)
nintendo-picture-legend-action = Action : une fois
nintendo-picture-legend-event = Événement : quelques tours
nintendo-picture-legend-terrain = Terrain : pour les deux
nintendo-picture-legend-powerup = Power-Up : sur un Personnage
nintendo-picture-legend-fly = vole
nintendo-picture-legend-stealth = imblocable
nintendo-picture-legend-noblock = ne bloque pas
nintendo-picture-legend-attacking = attaque
nintendo-picture-legend-noattack = n’attaque pas

# Les textes des cartes en peu de mots, pour les mains bien remplies ; en gros plan, ils sont entiers.
nintendo-brief-opened = { $opening }, { $sentence }
nintendo-brief-then = { $first } ; { $then }
nintendo-brief-lent = { $sentence } { $lasts }
nintendo-brief-lasts-eot = ce tour
nintendo-brief-lasts-eont = jusqu’à la fin de son prochain tour
nintendo-brief-lasts-next = à son prochain tour

# De qui il s’agit
nintendo-brief-this = elle-même
nintendo-brief-bearer = le porteur
nintendo-brief-host = le porteur
nintendo-brief-it = le même
nintendo-brief-vs = l’autre
nintendo-brief-vs-fought = l’autre
nintendo-brief-all = { $noun }
nintendo-brief-chosen = 1 { $noun }
nintendo-brief-perhaps = 0 ou 1 { $noun }
nintendo-brief-with-my = { $base } à toi
nintendo-brief-with-choice = { $base }

# Les débuts
nintendo-brief-costs-window = { $costs } en défense
nintendo-brief-cost-max = −{ $n } PC max
nintendo-brief-cost-sac = sacrifie 1 { $noun }
nintendo-brief-cost-sacthis = sacrifie cette carte
nintendo-brief-on-start = chaque tour
nintendo-brief-on-enter = à l’arrivée
nintendo-brief-on-ko = au KO
nintendo-brief-on-attack = à l’attaque
nintendo-brief-on-clash = avant les dégâts du combat
nintendo-brief-on-block = au blocage
nintendo-brief-on-fought = s’il survit au combat
nintendo-brief-on-through = sans blocage
nintendo-brief-on-star = à l’achat d’une étoile
nintendo-brief-if-hurt = si blessé
nintendo-brief-if-attacking = si attaquant
nintendo-brief-if-count = avec au moins { $n } { $noun } en jeu
nintendo-brief-if-grave = avec au moins { $n } { $noun } dans ton cimetière

# Les effets durables
nintendo-brief-mod-pf = { $sign ->
    [less] −
   *[more] +
}{ $n } PF{ $which ->
    [this] { "" }
   *[other] { " : " }{ $who }
}
nintendo-brief-mod-max = { $sign ->
    [less] −
   *[more] +
}{ $n } PC max{ $which ->
    [this] { "" }
   *[other] { " : " }{ $who }
}
nintendo-brief-mod-armor = { $n } PC de moins à chaque perte{ $which ->
    [this] { "" }
   *[other] { " : " }{ $who }
}
nintendo-brief-mod-toll = { $which ->
    [this] { "" }
   *[other] { $who }{ " " }
}{ $number ->
    [many] paient
   *[one] paie
} { $n ->
    [one] { $n } pièce
   *[other] { $n } pièces
} pour attaquer
nintendo-brief-mod-cap = { $which ->
    [this] { "" }
   *[other] { $who }{ " " }
}{ $number ->
    [many] bloquent
   *[one] bloque
} { $n ->
    [one] { $n } Personnage
   *[other] { $n } Personnages
} de plus
nintendo-brief-mod-fly = seul un volant peut { $which ->
    [this] le bloquer
   *[other] bloquer { $who }
}
nintendo-brief-mod-stealth = { $which ->
    [this] { "" }
   *[other] { $who }{ " " }
}{ $number ->
    [many] ne peuvent pas être bloqués
   *[one] ne peut pas être bloqué
}
nintendo-brief-mod-noattack = { $which ->
    [this] { "" }
   *[other] { $who }{ " " }
}{ $number ->
    [many] n’attaquent pas
   *[one] n’attaque pas
}
nintendo-brief-mod-noblock = { $which ->
    [this] { "" }
   *[other] { $who }{ " " }
}{ $number ->
    [many] ne peuvent pas bloquer
   *[one] ne peut pas bloquer
}
nintendo-brief-mod-save = { $who } à 0 PC : { $n } PC, et cette carte part à sa place
nintendo-brief-mod-type = aussi { $kind }{ $which ->
    [this] { "" }
   *[other] { " : " }{ $who }
}
nintendo-brief-purse-income = { $sign ->
    [less] −
   *[more] +
}{ $n } { $n ->
    [one] pièce
   *[other] pièces
} { $whose ->
    [me] à ton renflouage
    [opp] au renflouage adverse
   *[both] à tout renflouage
}
nintendo-brief-purse-loot = { $sign ->
    [less] −
   *[more] +
}{ $n } { $n ->
    [one] pièce
   *[other] pièces
} si { $whose ->
    [me] ton attaque
    [opp] l’attaque adverse
   *[both] une attaque
} passe
nintendo-brief-purse-star = { $whose ->
    [me] tes étoiles
    [opp] étoiles adverses
   *[both] étoiles
} : { $sign ->
    [less] −
   *[more] +
}{ $n } { $n ->
    [one] pièce
   *[other] pièces
} (12 au moins)
nintendo-brief-purse-chars = { $sign ->
    [less] −
   *[more] +
}{ $n } { $n ->
    [one] Personnage
   *[other] Personnages
} par tour{ $whose ->
    [me] { "" }
    [opp] { " : " }adversaire
   *[both] { " : " }chacun
}
nintendo-brief-purse-cost = cartes { $kind } : { $sign ->
    [less] −
   *[more] +
}{ $n } { $n ->
    [one] pièce
   *[other] pièces
}{ $whose ->
    [me] { "" }
    [opp] { " " }pour l’adversaire
   *[both] { " " }pour chacun
}

# Les mots d’effet
nintendo-brief-word-hit = −{ $n } PC{ $which ->
    [this] { "" }
   *[other] { " : " }{ $who }
}
nintendo-brief-word-heal = +{ $n } PC{ $which ->
    [this] { "" }
   *[other] { " : " }{ $who }
}
nintendo-brief-word-pf = { $sign ->
    [less] −
   *[more] +
}{ $n } PF{ $which ->
    [this] { "" }
   *[other] { " : " }{ $who }
}
nintendo-brief-word-base = { $sign ->
    [less] −
   *[more] +
}{ $n } PF de base{ $which ->
    [this] { "" }
   *[other] { " : " }{ $who }
}
nintendo-brief-word-max = { $sign ->
    [less] −
   *[more] +
}{ $n } PC max{ $which ->
    [this] { "" }
   *[other] { " : " }{ $who }
}
nintendo-brief-word-destroy = destruction : { $who }
nintendo-brief-word-bounce = retour en main : { $who }
nintendo-brief-word-exile = hors de la partie : { $who }
nintendo-brief-word-calm = fin de l’attaque : { $who }
nintendo-brief-word-gain = +{ $n } { $n ->
    [one] pièce
   *[other] pièces
}
nintendo-brief-word-gain-sac = gagne son coût
nintendo-brief-word-steal = vole { $n ->
    [one] { $n } pièce
   *[other] { $n } pièces
}
nintendo-brief-word-draw = pioche { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}
nintendo-brief-word-discard = −{ $n } { $n ->
    [one] carte
   *[other] cartes
} au hasard : l’adversaire
nintendo-brief-word-dig = prends { $n ->
    [one] la carte du dessus
   *[other] 1 des { $n } cartes du dessus
}
nintendo-brief-word-spy = regarde la main adverse
nintendo-brief-word-search = cherche 1 { $head ->
    [card] { $noun }
   *[other] carte { $noun }
} dans ton deck
nintendo-brief-word-recall = reprends 1 { $head ->
    [card] { $noun }
   *[other] carte { $noun }
} de ton cimetière
nintendo-brief-word-recall-this = retour dans ta main
nintendo-brief-word-raise = 1 { $noun } de ton cimetière en jeu
nintendo-brief-word-drop = { $optional ->
    [yes] 0 ou 1
   *[no] 1
} { $noun } de ta main en jeu
nintendo-brief-both = { $first } et { $then }

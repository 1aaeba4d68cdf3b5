# All-Star Draft : questions, événements, la table en mots.
allstar-name = All-Star Draft
allstar-short-name = All-Star
allstar-summary =
    Tu es manager d’un club de hockey peuplé d’animaux. Pendant trois manches, tu recrutes des hockeyeurs, tu envoies des équipes dans des arènes et tu y gagnes des supporters{ $playoffs ->
        [no] { "" }
       *[other]  ; viennent ensuite les séries éliminatoires, les play-off
    }. Le meilleur manager est celui qui a gagné le plus de supporters.

    {"**"}Une manche**
    1. Draft : prends { $draft ->
        [two] deux cartes
       *[other] une carte
    } de ta main, passe le reste à ton voisin, jusqu’à avoir six nouvelles cartes.
    2. En secret : échange si tu veux une carte de chaque équipe déjà formée, compose une nouvelle équipe de cinq et envoie chaque équipe en bus dans une arène : une arène en manche 1, deux en manche 2, trois en manche 3.
    3. Matchs : une équipe vaut son plus grand groupe de symboles, de numéros ou d’espèces identiques. Chaque arène paie les rangs à sa façon : regarde bien où tu envoies qui.

    {"**"}Play-off**
    { $playoffs ->
        [no] Pas de play-off dans cette partie : on compte les supporters après la manche 3.
       *[other] Tes 18 cartes reviennent en main. Forme une équipe ; la plus faible Puissance perd la confrontation, les égalités se règlent au tir de pénalité. Puis chacun remplace 2 à 4 cartes.
    }

    À deux, il y a trois façons de drafter : Heritage, Duel et Open Market. Une partie demande une { $playoffs ->
        [no] vingtaine
       *[other] trentaine
    } de choix à chacun.

# Le but, en trois lignes
allstar-aim-1 = { $playoffs ->
    [yes] Gagne le plus de supporters : trois manches dans les arènes, puis les play-off, où tes 18 cartes rejouent.
   *[no] Gagne le plus de supporters : trois manches dans les arènes.
}
allstar-aim-2 = Une équipe vaut son plus grand groupe : même symbole (le meilleur à taille égale), même numéro ou même espèce.
allstar-aim-3 = Chaque arène paie les rangs à sa façon, parfois mieux le dernier : choisis où va chaque équipe.

# Options de la partie
allstar-option-mode = Draft à deux
allstar-option-mode-value-heritage = Heritage : mains de sept, une défausse
allstar-option-mode-value-duel = Duel : deux pour soi, une donnée
allstar-option-mode-value-market = Open Market : chacun son tour
allstar-option-draft = Cartes prises par main
allstar-option-draft-value-one = Une, comme dans le livret
allstar-option-draft-value-two = Deux, pour une draft plus courte
allstar-option-playoffs = Play-off
allstar-option-playoffs-value-yes = Oui
allstar-option-playoffs-value-no = Non, la saison seule
allstar-option-playoff_ties = Tir de pénalité en play-off
allstar-option-playoff_ties-value-power = À Puissance égale
allstar-option-playoff_ties-value-exact = Seulement si tout est égal
allstar-option-species = Espèces
allstar-option-species-value-random = Tirées au sort
allstar-preset-classic = Règles du livret
allstar-preset-brisk = Rapide : deux cartes par main, peu de tirs
allstar-preset-sprint = Sprint : deux cartes par main, sans play-off
allstar-species-unknown = Il n’y a pas d’espèce « { $name } ».
allstar-species-twice = Chaque espèce ne peut être nommée qu’une fois.
allstar-species-count = Il faut { $need } espèces ; tu en as nommé { $count }.

# Les sortes de questions
allstar-kind-pick = Draft
allstar-kind-duel_pick = Deux à garder, une à donner
allstar-kind-market = Open Market
allstar-kind-toss = Carte à défausser
allstar-kind-swap = Hockeyeur à échanger
allstar-kind-swap_in = Hockeyeur à recevoir
allstar-kind-team = Nouvelle équipe
allstar-kind-bus = Bus
allstar-kind-po_team = Équipe de play-off
allstar-kind-shootout = Tir de pénalité
allstar-kind-sub_in = Hockeyeurs qui entrent
allstar-kind-sub_out = Hockeyeurs qui sortent

# La première fois qu’une question se pose
allstar-first-pick = prends ce qui a le même symbole, numéro ou espèce que tes autres cartes ; ton voisin reçoit le reste.
allstar-first-duel_pick = garde deux cartes qui vont ensemble, et donne celle qui t’aide le moins.
allstar-first-market = ce que tu laisses, l’autre peut le prendre juste après.
allstar-first-toss = défausse la carte qui ne va avec aucune autre.
allstar-first-swap = une carte de chaque équipe déjà formée peut être échangée par manche ; la plupart peuvent rester telles quelles.
allstar-first-swap_in = la carte sortie va sur ton banc et peut jouer dans la nouvelle équipe.
allstar-first-team = une équipe vaut son plus grand groupe (à taille égale, l’or bat l’argent, et l’argent le bronze) ; le banc reste à toi.
allstar-first-bus = chaque bus mène une équipe à une arène. Regarde où le premier rang paie le plus et où c’est le dernier : une équipe faible peut y gagner.
allstar-first-po_team = seule la Puissance compte maintenant. La plus faible s’en va, ou paie un ticket et reste encore une fois. Garde de bonnes cartes.
allstar-first-shootout = le symbole décide d’abord, puis le numéro, puis l’espèce, comme sur la carte de départage ; la carte est perdue.
allstar-first-sub_in = chaque changement use des cartes : change le moins possible.
allstar-first-sub_out = elles quittent le jeu : laisse partir celles qui ne sont dans aucun groupe.

# Ce qui suit d’une réponse
allstar-leads-offer = ferait { $group } avec les autres ici
allstar-leads-offer-alone = ne va avec aucune des autres ici
allstar-leads-draft = fait { $group } avec les tiennes
allstar-leads-draft-alone = ne va encore avec aucune des tiennes
allstar-leads-raise = ferait { $group } dans ton équipe { $team }
allstar-leads-both = { $why } ; { $more }
allstar-leads-among = fait partie de tes { $group }
allstar-leads-among-alone = ne va avec aucune des tiennes
allstar-leads-without = sans elle, Puissance { $power } : { $group }
allstar-leads-in = fait { $group } dans ton équipe
allstar-leads-in-alone = ne va avec aucune de ton équipe
allstar-leads-shot = { $place ->
    [1] ta plus forte des { $count } au tir de pénalité
   *[other] la { $place }e de tes { $count } au tir de pénalité
}
allstar-arena-pays = { $arena } ({ $pay }{ $pays ->
    [last] { "" } : le dernier rang gagne le plus
    [middle] { "" } : le rang { $best } gagne le plus
    [run] { "" } ; une suite de cinq numéros bat tout
    [full] { "" } ; un brelan et une paire battent tout
    [kit] { "" } ; un symbole de chaque bat tout
   *[first] { "" }
})
allstar-end-lineup = Envoyer les bus
allstar-end-change = Changer d’équipiers
allstar-plan-toss = Défaussée : { $card }.
allstar-plan-swap = Équipe { $team } : { $into } pour { $out }.
allstar-plan-bus = L’équipe { $team } va à { $arena }.
allstar-ahead-season = { $playoffs ->
    [yes] après la manche 3, les play-off : tes 18 cartes rejouent, jusqu’à { $first } supporters au vainqueur
   *[no] { $round ->
        [3] cette manche décide : trois arènes paient
       *[other] la manche 3 décide : trois arènes paient
    }
}
allstar-ahead-ladder = l’équipe la plus faible paie un ticket ou s’en va : { $first } supporters au dernier en lice, { $last } au premier sorti

# Questions
allstar-order-wishes = Choisir d’après une liste de souhaits
allstar-ask-pick = { $count ->
    [one] Quelle carte prends-tu ? Le reste va à { $next_name }.
   *[other] Quelles { $count } cartes prends-tu ? Le reste va à { $next_name }.
}
allstar-ask-duel = Choisis trois cartes dans l’ordre : deux que tu gardes, puis une que tu donnes à { $next_name }.
allstar-ask-market = Quelle carte prends-tu ? (rangée { $row } sur 6)
allstar-ask-toss = Laquelle de tes sept nouvelles cartes défausses-tu ?
allstar-ask-swap = { $count ->
    [one] Veux-tu échanger une carte de { $team ->
        [0] ton équipe déjà formée
       *[other] l’équipe { $team }
    } ? Choisis celle qui sort.
   *[other] Veux-tu échanger une carte d’une de tes équipes déjà formées ? Choisis celle qui sort.
}
allstar-ask-swap-in = Quelle carte de ton banc remplace { $card } dans l’équipe { $team } ?
allstar-ask-team = { $count ->
    [1] Qui reste sur le banc ? Les cinq autres forment ta nouvelle équipe.
   *[other] Quelles { $count } cartes restent sur le banc ? Les cinq autres forment ta nouvelle équipe.
}
allstar-ask-bus = Quelle équipe va où ? Indique les équipes dans l’ordre des arènes : { $arenas }.
allstar-ask-squad = Parmi tes { $count } cartes, lesquelles forment ta première équipe de 5 ?
allstar-ask-shootout = Quelle carte joues-tu au tir de pénalité contre { $others } ?
allstar-ask-sub-in = Quelles cartes entrent ({ $most ->
    [2] { $least }
   *[other] de { $least } à { $most }
}) ? Autant sortiront.
allstar-ask-sub-out = Quelles { $count } cartes de ton équipe défausses-tu ?
allstar-no-swap = Ne pas échanger
allstar-no-more-swap = Ne plus échanger
allstar-confirm-take = Prendre ces { $count }
allstar-confirm-duel = Garder 2, donner 1
allstar-confirm-team = Former l’équipe
allstar-confirm-bus = Envoyer les bus
allstar-confirm-po-team = Former l’équipe
allstar-confirm-sub-in = Faire entrer { $count }
allstar-confirm-sub-out = Défausser ces { $count }
allstar-card = { $card }
allstar-card-symbol = { $card } · { $symbol }
allstar-team = Équipe { $team }

# Morceaux de phrases
allstar-group = { $count ->
    [1] { $card_gender ->
        [f] une
       *[m] un
    } { $card }
    [2] deux { $card }
    [3] trois { $card }
    [4] quatre { $card }
   *[5] cinq { $card }
}
allstar-group-number = { $count ->
    [1] le numéro { $number }
    [2] deux { $number }
    [3] trois { $number }
    [4] quatre { $number }
   *[5] cinq { $number }
}
allstar-worth = Puissance { $power } : { $group }
allstar-worth-beats = Puissance { $power } : { $group } ; bat { $less } et tout ce qui est plus faible
allstar-worth-combo = { $worth } ; dans { $arena } : { $shows }
allstar-swap-line = Équipe { $team } : Puissance { $power } ({ $group }) ; sans elle, { $best } au mieux
allstar-so-far = Pour l’instant : { $group }
allstar-why-no-swap = tes équipes restent comme elles sont
allstar-why-draft = { $bench ->
    [0] ensemble
   *[other] avec ton banc
} : { $group }
allstar-why-raise = { $why } ; { $card } { $more }
allstar-why-out = { $why } ; elle fait { $group } avec ton banc
allstar-why-duel = { $why } ; tu donnes { $card }
allstar-why-in = { $worth } ; pour { $arena }
allstar-why-bus-one = { $arena } : équipe { $team }{ $combo ->
    [0] { "" }
   *[other] { " " }({ $shows })
}
allstar-why-bus = { $teams }
allstar-at-best = Si les bonnes cartes sortent, { $worth }
allstar-medal = { $medal ->
    [gold] or
    [silver] argent
   *[bronze] bronze
}
allstar-shows = Puissance { $power }, { $group } ({ $criterion ->
    [symbol] symbole
    [number] numéro
   *[species] espèce
}, { $medal })
allstar-shows-run = suite de { $least } à { $top }
allstar-shows-full = { $three } et { $pair }
allstar-shows-kit = un symbole de chaque
allstar-why-power = Puissance { $more } bat Puissance { $less }
allstar-why-criterion = { $more }, { $better }, { $count ->
    [1] bat
   *[other] battent
} { $less }, { $worse }
allstar-why-value = { $more } { $count ->
    [1] passe avant
   *[other] passent avant
} { $less } sur la carte de départage
allstar-why-combo = la combinaison bat toute équipe qui ne l’a pas
allstar-why-top = une suite jusqu’à { $more } bat une suite jusqu’à { $less }
allstar-why-pair = brelans égaux, la paire décide : { $why }
allstar-why-tie = aussi forte que l’équipe précédente, même rang
allstar-row = { $rank ->
    [1] 1er
   *[other] { $rank }e
} : { $who ->
    [me] toi
   *[other] { $who_name }
}, équipe { $team } – { $shows } : +{ $points }
allstar-row-why = { $line } ({ $why })
allstar-bears = { $card }
allstar-bears-none = sans symbole

# Événements de la saison
allstar-round = Manche { $round } : { $count ->
    [one] l’arène est { $arenas }.
   *[other] les arènes sont { $arenas }.
}
allstar-starts = { $who ->
    [me] Tu choisis en premier dans l’Open Market.
   *[other] { $who_name } choisit en premier dans l’Open Market.
}
allstar-offer = À prendre : { $cards }.
allstar-picked = { $count ->
    [one] { $who_name } a pris une carte
   *[other] { $who_name } a pris { $count } cartes
} et { $next ->
    [me] t’en a passé { $rest }
   *[other] en a passé { $rest } à { $next_name }
}.
allstar-picked-own = Tu as pris { $cards } et passé { $rest ->
    [one] une carte
   *[other] { $rest } cartes
} à { $next_name }.
allstar-rest = { $count ->
    [one] La dernière carte d’une main est allée à { $who_name }.
   *[other] Les { $count } dernières cartes d’une main sont allées à { $who_name }.
}
allstar-rest-own = { $count ->
    [one] Tu as reçu la dernière carte d’une main : { $cards }.
   *[other] Tu as reçu les dernières cartes d’une main : { $cards }.
}
allstar-duel = Les deux ont choisi ; les mains sont échangées.
allstar-duel-own = Tu gardes { $cards } et tu donnes { $gift } à { $next_name }.
allstar-duel-gift = { $who_name } te donne { $card }.
allstar-took = { $who ->
    [me] Tu prends { $card }.
   *[other] { $who_name } prend { $card }.
}
allstar-market-leaves = { $card } quitte le jeu.
allstar-tossed = Tu as défaussé { $card }.
allstar-swapped = { $who ->
    [me] Dans ton équipe { $team }, tu as remplacé { $out } par { $into }.
   *[other] Dans son équipe { $team }, { $who_name } a remplacé { $out } par { $into }.
}
allstar-arena = Arène { $number }, { $arena } : { $ranks }.
allstar-arena-own = Arène { $number }, { $arena } : { $rank ->
    [1] 1er
   *[other] { $rank }e
} avec { $shows }, +{ $points } ({ $total ->
    [one] un supporter
   *[other] { $total } supporters
} au total)
allstar-arena-why = { $line } – { $why }
allstar-arena-won = { $line }.
allstar-arena-first = { $line }. 1re place pour { $first }.
allstar-brief = { $group }, { $medal }
allstar-brief-group = { $count } { $card }
allstar-brief-number = { $count } × { $number }
allstar-brief-full = { $three } + { $pair }
allstar-place = { $rank ->
    [1] 1er
   *[other] { $rank }e
} { $who ->
    [me] toi
   *[other] { $who_name }
} (+{ $points }, { $shows })

# Événements des play-off
allstar-chapter-round = M{ $round }
allstar-chapter-round-name = Manche { $round }
allstar-chapter-playoffs = Play-off
allstar-chapter-playoffs-name = Play-off
allstar-playoffs = La saison est finie. Play-off : chacun reprend ses 18 cartes en main.
allstar-confrontation = Confrontation { $number }
allstar-stands = { $who ->
    [me] Toi
   *[other] { $who_name }
} : Puissance { $power }, { $group }.
allstar-stands-exact = { $who ->
    [me] Toi
   *[other] { $who_name }
} : { $shows }.
allstar-lowest = { $who ->
    [me] Tu as la plus faible Puissance
   *[other] { $who_name } a la plus faible Puissance
}, { $power } contre { $count ->
    [1] { "" }
   *[other] { "au moins " }
}{ $more }, et { $who ->
    [me] tu perds
   *[other] perd
} la confrontation.
allstar-weakest = { $who ->
    [me] Ton équipe est la plus faible{ $count ->
        [2] { " " }des deux
       *[other] { "" }
    }, tu perds la confrontation
   *[other] { $who_name } a l’équipe la plus faible{ $count ->
        [2] { " " }des deux
       *[other] { "" }
    } et perd la confrontation
} : { $why }.
allstar-who = { $who ->
    [me] toi
   *[other] { $who_name }
}
allstar-tied = À égalité pour la dernière place : { $seats }. Le tir de pénalité décide.
allstar-only-shot = Tu tires avec ta dernière carte : { $cards }.
allstar-only-change = Tes deux dernières cartes entrent dans ton équipe : { $cards }.
allstar-no-shot = { $who ->
    [me] Tu n’as plus de carte pour le tir de pénalité : tu le perds.
   *[other] { $who_name } n’a plus de carte pour le tir de pénalité et le perd.
}
allstar-shot = { $who ->
    [me] Tu tires avec { $card } ({ $symbol }).
   *[other] { $who_name } tire avec { $card } ({ $symbol }).
}
allstar-shot-lost = { $who ->
    [me] Tu perds le tir de pénalité : { $why }
   *[other] { $who_name } perd le tir de pénalité : { $why }
}
allstar-shot-blank = une carte avec un symbole ({ $card }) bat une carte sans symbole.
allstar-shot-number = au numéro, { $more } bat { $less }.
allstar-shot-value = { $criterion ->
    [symbol] au symbole
   *[species] à l’espèce
}, { $more } bat { $less }.
allstar-paid = { $who ->
    [me] Tu paies un ticket et restes en lice ; { $count ->
        [0] il ne t’en reste plus.
       *[other] il t’en reste { $count }.
    }
   *[other] { $who_name } paie un ticket et reste en lice ; { $count ->
        [0] il ne lui en reste plus.
       *[other] il lui en reste { $count }.
    }
}
allstar-out = { $who ->
    [me] Tu quittes les play-off à la { $rank }e place
   *[other] { $who_name } quitte les play-off à la { $rank }e place
} : +{ $points } supporters.
allstar-short = { $who ->
    [me] Tu ne peux pas remplacer deux cartes.
   *[other] { $who_name } ne peut pas remplacer deux cartes.
}
allstar-changed = { $who ->
    [me] Tu fais entrer { $coming } pour { $going }.
   *[other] { $who_name } fait entrer { $coming } pour { $going }.
}
allstar-champion = { $who ->
    [me] Tu remportes les play-off
   *[other] { $who_name } remporte les play-off
} : +{ $points } supporters.
allstar-no-champion = Plus personne en lice : les play-off n’ont pas de vainqueur.
allstar-bonus = { $count ->
    [one] Un ticket restant
   *[other] { $count } tickets restants
} : +{ $points } supporters pour { $who ->
    [me] toi
   *[other] { $who_name }
}.
allstar-conceded = { $who ->
    [me] Tu abandonnes.
   *[other] { $who_name } abandonne.
}
allstar-conceded-season = { $who ->
    [me] Tu abandonnes ; tes équipes jouent toutes seules jusqu’à la fin de la saison.
   *[other] { $who_name } abandonne ; ses équipes jouent toutes seules jusqu’à la fin de la saison.
}
allstar-called-off = Le tir de pénalité est annulé : en abandonnant, { $who ->
    [me] tu perds
   *[other] { $who_name } perd
} la confrontation. Les cartes posées reviennent en main.

# En tête et fin
allstar-score = { $who ->
    [me] toi
   *[other] { $who_name }
} { $count }
allstar-stage-draft = Manche { $round } sur 3 · choix des cartes
allstar-stage-lineup = Manche { $round } sur 3 · équipes et bus
allstar-stage-team = Play-off · premières équipes
allstar-stage-shootout = Play-off · confrontation { $number }, tir de pénalité
allstar-stage-change = Play-off · changement d’équipiers
allstar-stage-over = Partie terminée
allstar-cause = { $count ->
    [one] { $count } supporter d’avance
   *[other] { $count } supporters d’avance
} sur { $who ->
    [me] toi
   *[other] { $who_name }
} : { $parts }
allstar-cause-better = +{ $points } dans { $arenas ->
    [one] une arène
   *[other] { $arenas } arènes
} ({ $arenas ->
    [one] { "" }
   *[other] { "surtout " }
}{ $arena }, { $more } contre { $less })
allstar-cause-worse = −{ $points } dans { $arenas ->
    [one] une arène
   *[other] { $arenas } arènes
}
allstar-cause-playoffs = { $lost ->
    [0] +
   *[other] −
}{ $points } en play-off
allstar-cause-tied = à égalité avec { $who ->
    [me] toi
   *[other] { $who_name }
}, et plus de supporters en play-off ({ $more } contre { $less })
allstar-fact-season = { $count } dans les arènes
allstar-fact-playoffs = { $count } en play-off ({ $rank ->
    [1] 1er
   *[other] { $rank }e
})
allstar-fact-wins = { $count ->
    [0] aucune arène gagnée
    [one] { $count } arène gagnée
   *[other] { $count } arènes gagnées
} sur { $arenas }

# La table en mots
allstar-says-arena = Arène { $number }, { $arena } : les rangs paient { $pay }{ $combo }.
allstar-seeks-none = { "" }
allstar-seeks-run = { "" } ; une suite de 5 chiffres bat tout
allstar-seeks-full = { "" } ; un brelan et une paire battent tout
allstar-seeks-kit = { "" } ; un symbole de chaque bat tout
allstar-arena-of = Manche { $round }, arène { $number } : { $arena }
allstar-says-seat = { $who ->
    [me] Toi
   *[other] { $who_name }
} : { $parts }.
allstar-part-supporters = { $count } { $count ->
    [one] supporter
   *[other] supporters
}
allstar-part-conceded = a abandonné
allstar-part-tickets = { $count } { $count ->
    [one] ticket
   *[other] tickets
}
allstar-part-bench = { $count ->
    [0] banc vide
    [one] une carte sur le banc
   *[other] { $count } cartes sur le banc
}
allstar-part-queue = { $count ->
    [one] une main en attente (cartes : { $sizes })
   *[other] { $count } mains en attente (cartes : { $sizes })
}
allstar-part-hand = { $count ->
    [0] main vide
    [one] une carte en main
   *[other] { $count } cartes en main
}
allstar-part-rank = { $rank ->
    [1] 1er
   *[other] { $rank }e
} des play-off (+{ $points })
allstar-says-squad = { $who ->
    [me] Ton équipe de play-off
   *[other] { $who_name }, équipe de play-off
}
allstar-says-team = { $who ->
    [me] Ton équipe { $team }
   *[other] { $who_name }, équipe { $team }
}
allstar-says-cards = { $label } : { $cards } (Puissance { $power }, { $group }).
allstar-says-known = { $who ->
    [me] Tes autres cartes, vues de tous
   *[other] { $who_name }, autres cartes, vues de tous
} : { $cards }.
allstar-says-shot = { $who ->
    [me] Tu as tiré avec { $card }.
   *[other] { $who_name } a tiré avec { $card }.
}
allstar-says-decides = Ce qui décide : { $why }.
allstar-says-lost = { $who ->
    [me] Tu as perdu le tir de pénalité.
   *[other] { $who_name } a perdu le tir de pénalité.
}
allstar-says-my-hand = Ta main : { $cards }.
allstar-says-my-bench = Ton banc : { $cards }.
allstar-says-pending = Sortie de ton équipe { $team } : { $card }.
allstar-says-given = Ton choix, encore secret (deux gardées, une donnée) : { $cards }.
allstar-says-buses = Tes équipes, dans l’ordre des arènes : { $teams }.
allstar-says-tossed = Tu as défaussé : { $cards }.
allstar-says-coming = Entrent : { $cards }.
allstar-says-going = Sortent : { $cards }.
allstar-says-my-shot = Ta carte pour le tir de pénalité : { $cards }.
allstar-says-unseen = Arènes encore cachées : { $arenas }.
allstar-says-spent = Hors du jeu, faces visibles : { $cards }.
allstar-number = { $number }
allstar-says-order = { $medal ->
    [gold] Or
    [silver] Argent
   *[bronze] Bronze
}, { $criterion ->
    [symbol] les symboles
    [number] les numéros
   *[species] les espèces
}, du plus fort au plus faible : { $values }.

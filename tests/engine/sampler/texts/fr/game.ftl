# Le jeu inventé des tests.
sampler-name = Échantillon
sampler-short-name = Échantillon
sampler-summary = Un peu de tout.
sampler-option-rounds = Tours
sampler-option-partners = Partenaires
sampler-option-partners-value-no = Chacun pour soi
sampler-option-partners-value-yes = Deux contre deux
sampler-option-track = Piste
sampler-option-strong = Équipes fortes
sampler-option-strong-value-no = Deux cartes au choix
sampler-option-strong-value-yes = Au moins une carte forte
sampler-option-staff = Qui répond
sampler-option-staff-value-any = Tout le camp
sampler-option-staff-value-head = La première du camp
sampler-option-staff-value-rotate = À tour de rôle
sampler-option-bag = Charmes
sampler-option-bag-value-no = Trois différents
sampler-option-bag-value-yes = Un sac à composer
sampler-option-peek = Coups d’œil
sampler-option-peek-value-no = Non
sampler-option-peek-value-yes = Pioche et mains
sampler-preset-short = Un seul tour
sampler-kind-draft = Carte à prendre
sampler-first-draft = ce que tu laisses passe au suivant.
sampler-kind-swap = Échange
sampler-kind-swap_in = Charme
sampler-kind-team = Équipe
sampler-kind-pair = Paire
sampler-kind-pay = Paiement
sampler-kind-buy = Marché
sampler-kind-name = Nombre
sampler-kind-move = Déplacement
sampler-kind-roll = Chance
sampler-kind-clear = Cartes à écarter
sampler-kind-stack = Sous la pioche
sampler-card = { $card }
sampler-number = nombre { $number }
sampler-place = { $number } sur la piste
sampler-suit = { $card }
sampler-why-high = des nombres de { $sum } en tout
sampler-draft-prompt = Prends une carte en main
sampler-swap-prompt = Échanger une carte contre un charme ?
sampler-swap-none = Tout garder
sampler-swap-in-prompt = Quel charme rejoint ton équipe ?
sampler-team-prompt = Choisis deux cartes pour ton équipe
sampler-pair-prompt = Annoncer une paire ?
sampler-pair-none = Pas de paire
sampler-pair-nothing = Rien ne convient
sampler-pay-prompt = Paie { $price }
sampler-pay-tally = { $sum } sur { $need } payés, il reste { $rest }
sampler-buy-prompt = Prends une carte du marché
sampler-too-dear = il faut { $need } points
sampler-wishes = Prendre le premier de mes souhaits
sampler-name-prompt = Nomme un nombre
sampler-move-prompt = Où vas-tu ?
sampler-occupied = quelqu’un s’y trouve
sampler-roll-prompt = Tenter ta chance ?
sampler-roll-do = Lancer un dé
sampler-roll-rest = Te reposer
sampler-roll-dig = Voir la pioche
sampler-roll-spy = Voir une main
sampler-own-seen = Tu as vu { $cards }.
sampler-dig = { $who ->
    [me] Tu as regardé { $count } cartes de la pioche.
   *[other] { $who_name } a regardé { $count } cartes de la pioche.
}
sampler-dig-seen = Sur la pioche : { $cards }.
sampler-spy = { $who ->
    [me] Tu as regardé { $count } cartes en face ({ $other_name }).
   *[other] { $other ->
        [me] { $who_name } a regardé { $count } de tes cartes.
       *[other] { $who_name } a regardé { $count } cartes en face ({ $other_name }).
    }
}
sampler-spy-seen = { $cards_count ->
    [0] Tu as regardé une main vide.
   *[other] Tu as vu dans une main : { $cards }.
}
sampler-clear-prompt = Écarter jusqu’à trois cartes ?
sampler-clear-none = Tout garder
sampler-stack-prompt = Dans quel ordre les cartes vont-elles sous la pioche ?
sampler-confirm = Choisir ces { $count }
sampler-confirm-pay = Payer { $sum }
sampler-team-short = L’une des deux doit valoir { $least } ou plus.
sampler-long-track = Sur une piste de { $track }, personne ne dépasse la case { $reach }.
sampler-bring-prompt = Choisis trois charmes à apporter
sampler-bag-prompt = Un sac de { $size } charmes
sampler-bag-size = Il y a { $have } charmes ; il en faut { $want }.
sampler-bag-alike = { $charm } y est { $have } fois ; { $most } au plus.
sampler-bag-unknown = Un des charmes n’existe pas.
sampler-bag-weak = Aucun charme n’y dépasse { $number }.
sampler-bad-charms = { $who ->
    [me] Apporte trois charmes différents.
   *[other] { $who_name } doit apporter trois charmes différents.
}
sampler-drafted = Tu as pris { $card }.
sampler-shown = Tour { $round } : les équipes
sampler-team = { $who ->
    [me] Ton équipe : { $cards }.
   *[other] Équipe { $who_name } : { $cards }.
}
sampler-gain = { $who ->
    [me] Tu gagnes { $points } points.
   *[other] { $who_name } gagne { $points } points.
}
sampler-paid = { $who ->
    [me] Tu as payé { $cards }.
   *[other] { $who_name } a payé { $cards }.
}
sampler-bought = { $who ->
    [me] Tu as pris { $card }.
   *[other] { $who_name } a pris { $card }.
}
sampler-named = { $who ->
    [me] Tu as nommé { $number } : { $points } au marché.
   *[other] { $who_name } a nommé { $number } : { $points } au marché.
}
sampler-moved = { $who ->
    [me] Tu avances à la case { $place }.
   *[other] { $who_name } avance à la case { $place }.
}
sampler-rested = { $who ->
    [me] Tu t’es reposé.
   *[other] { $who_name } s’est reposé.
}
sampler-rolled = { $who ->
    [me] Tu as fait { $number }.
   *[other] { $who_name } a fait { $number }.
}
sampler-cleared = { $cards_count ->
    [0] { $who ->
        [me] Tu gardes tout le marché.
       *[other] { $who_name } garde tout le marché.
    }
   *[other] { $who ->
        [me] Tu as écarté { $cards }.
       *[other] { $who_name } a écarté { $cards }.
    }
}
sampler-stacked = { $who ->
    [me] Tu as mis { $count } cartes sous la pioche.
   *[other] { $who_name } a mis { $count } cartes sous la pioche.
}
sampler-stacked-so = Sous la pioche, dans cet ordre : { $cards }.
sampler-round = Tour { $round }
sampler-ended = La fin
sampler-conceded = { $who ->
    [me] Tu abandonnes.
   *[other] { $who_name } abandonne.
}
sampler-fact = { $points } points en tout
sampler-stage = Tour { $round } sur { $rounds }
sampler-points = { $points }
sampler-hand = { $cards_count ->
    [0] Ta main est vide.
   *[other] Ta main : { $cards }.
}
sampler-own-charms = { $cards_count ->
    [0] Il ne te reste aucun charme.
   *[other] Tes charmes : { $cards }.
}
sampler-seat = { $who ->
    [me] Toi : { $points } points, case { $place }, { $hidden } cartes cachées ; pièces : { $coins }.
   *[other] { $who_name } : { $points } points, case { $place }, { $hidden } cartes cachées ; pièces : { $coins }.
}
sampler-piles = Pioche { $deck }, dessous { $under }, boîte { $box }.
sampler-market = Au marché : { $cards }.

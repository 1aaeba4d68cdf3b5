# Ce qui est écrit sur les images de NBA Deck-Building.
nba-picture-quarter = Quart-temps { $quarter }
nba-picture-overtime = Prolongation { $n }
nba-picture-turn = tour { $turn } / { $turns }
nba-picture-stage-draft = Draft
nba-picture-stage-team = Choix des équipes
nba-picture-stage-last = Ultime tour
nba-picture-stage-tie = Égalité
nba-picture-stage-over = Fin de la partie
nba-picture-pick = choix { $round } / 3
nba-picture-not-yet = pas encore
nba-picture-no-attack = aucune attaque
nba-picture-remark = { $now }, puis { $then }
nba-picture-secret = en secret
nba-picture-table = Table { $table }
nba-picture-court = Terrain · { $name }
nba-picture-market = Marché
nba-picture-market-of = Marché, table { $table }
nba-picture-discard = Défausse · { $name }
nba-picture-deck = Pioche et main · { $name }
nba-picture-players-gone = Joueurs défaussés
nba-picture-box = Boîte · { $name }
nba-picture-tactics = Pioche de tactiques, sans ordre
nba-picture-tactics-of = Pioche de tactiques, sans ordre, table { $table }
nba-picture-thrown = Tactiques défaussées
nba-picture-thrown-of = Tactiques défaussées, table { $table }
nba-picture-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
nba-picture-nothing = rien
nba-picture-hand = Ma main
nba-picture-track = Joueurs
nba-picture-slots = Tactiques
nba-picture-question-refresh = Quelles tactiques remplacer ?
nba-picture-question-sub_in = Qui entre ?
nba-picture-question-sub_out = Qui sort ?
nba-picture-question-prep_off = Quelles tactiques offensives ?
nba-picture-question-prep_def = Quelles tactiques défensives ?
nba-picture-question-pay_player = Avec quoi paies-tu ?
nba-picture-question-pay_tactic = Avec quoi paies-tu ?
nba-picture-question-target = Contre quelle attaque ?
nba-picture-question-reroll = Relancer des dés ?
nba-picture-question-reroll_def = Relancer des dés ?
nba-picture-question-keep_dice = Quels dés gardes-tu ?
nba-picture-question-hold = Que conserves-tu ?
nba-picture-question-remove = Éliminer des cartes ?
nba-picture-question-overtime = Jouer une prolongation ?
nba-picture-question-draft = Quel joueur prends-tu ?
nba-picture-question-cut = Qui laisses-tu de côté ?
nba-picture-question-lineup = Quels seconds titulaires ?
nba-picture-question-bench = Quels remplaçants ?
nba-picture-question-base_off = Quelles tactiques offensives ?
nba-picture-question-base_def = Quelles tactiques défensives ?
nba-picture-aside-most = jusqu’à { $most }
nba-picture-aside-exactly = { $most } en tout
nba-picture-do-refresh = renouveler
nba-picture-now-sub = Faire entrer ?
nba-picture-now-market = Acheter ?
nba-picture-now-prep = Préparer ?
nba-picture-now-def = Défendre ?
nba-picture-now-off = Attaquer ?
nba-picture-now-end = Finir ?
nba-picture-until = ouvert jusqu’aux premiers dés
nba-picture-pays = ma main paie
nba-picture-pays-players = { $n } en joueurs
nba-picture-pays-tactics = { $n } en tactiques
nba-picture-keeps = { $count ->
    [one] garde { $count } dé
   *[other] garde { $count } dés
}
nba-picture-mean = moy., max { $most }
nba-picture-average = moy.
nba-picture-note-players = dés de plus qu’avec mon joueur
nba-picture-note-tactics = { $n ->
    [0] moyenne avec mon cinq, avant relances
   *[other] moyenne avec mon cinq, contre les { $n } qui arrivent
}
nba-picture-lacks = QI −{ $n }
nba-picture-nothing-comes = rien n’arrive contre moi
nba-picture-counts = comptent
nba-picture-legend-p3 = 3 points
nba-picture-legend-ins = intérieur
nba-picture-legend-drv = pénétration
nba-picture-legend-itc = interception
nba-picture-legend-blk = contre
nba-picture-legend-stp = stop
nba-picture-legend-reb = rebonds
nba-picture-legend-iq = intelligence
nba-picture-pile-players = joueurs
nba-picture-pile-gone = sortis
nba-picture-pile-tactics = tactiques
nba-picture-pile-discarded = défaussées
nba-picture-pile-fatigue = Fatigue
nba-picture-instead = à la place de
nba-picture-nobody = plus personne ne peut entrer
nba-picture-best = Joueur du match
nba-picture-best-did = { $points ->
    [one] point
   *[other] points
} en { $times ->
    [one] une attaque
   *[other] { $times } attaques
}
nba-picture-amount = { $count } { $count ->
    [one] point
   *[other] points
}

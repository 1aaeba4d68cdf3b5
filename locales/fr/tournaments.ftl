# Les tournois : y entrer, la suite, le classement, et ce que font les organisateurs.
ui-tournament-former = ancien joueur { $number }
ui-tournament-undrawn = N° { $number }
ui-tournament-number = { $number }

## Ce qu’on joue
ui-tournament-format-robin = chacun contre chacun
ui-tournament-format-swiss = système suisse
ui-tournament-format-knockout = élimination directe
ui-tournament-format-rolling = en continu
ui-tournament-format-heats = élimination directe
ui-tournament-format-swiss-table = système suisse, puis table finale
ui-tournament-final-table = Table finale
ui-tournament-format-swiss-cut = système suisse, puis élimination
ui-tournament-in-pods = { $format }, à { $pod }
ui-tournament-thread = { $name } R{ $round }
ui-tournament-round = Ronde { $round } sur { $rounds }
ui-tournament-stage = { $left ->
    [0] Finale
    [1] Demi-finales
    [2] Quarts de finale
    [3] 8es de finale
    [4] 16es de finale
   *[other] 32es de finale
}
ui-tournament-begins = { $name } commence

## Le message public
ui-tournament-entered = { $count ->
    [0] Inscriptions ouvertes : { $places } places, toutes libres
    [one] Inscriptions ouvertes : 1 place prise sur { $places }
   *[other] Inscriptions ouvertes : { $count } places prises sur { $places }
}
ui-tournament-confirmed-by = Ont confirmé ({ $count }) : { $people }
ui-tournament-unconfirmed = Pas encore ({ $count }) : { $people }
ui-tournament-and-more = { $count ->
    [one] { $count } autre
   *[other] { $count } autres
}
ui-tournament-waiting = { $count ->
    [one] { $count } personne attend une place
   *[other] { $count } personnes attendent une place
}
ui-tournament-begins-by-hand = Un organisateur donnera le départ.
ui-tournament-begins-lacking = Il n’y a pas encore assez de monde ; un organisateur donnera le départ.
ui-tournament-begins-at = Début { $when } ({ $left }).
ui-tournament-check-in-runs = Confirmation jusqu’au { $until } : qui ne répond pas perd sa place.
ui-tournament-played = { $over ->
    [0] aucune partie jouée
    [one] 1 partie jouée
   *[other] { $over } parties jouées
}{ $left ->
    [0] {""}
   *[other] , encore { $left } à jouer
}
ui-tournament-runs = En cours
ui-tournament-paused = En pause : rien de nouveau ne commence{ $deadline ->
    [yes] , et l’échéance est suspendue.
    [passed] . L’échéance est passée : les parties en cours vont à leur terme.
   *[no] {" "}pour l’instant.
}
ui-tournament-away = Le jeu n’est pas disponible en ce moment. Le tournoi l’attend : aucun délai ne court et rien n’est perdu.
ui-tournament-over = Le tournoi est terminé.
ui-tournament-untitled = Personne n’a le titre : aucun des finalistes n’a joué la finale jusqu’au bout.
ui-tournament-called-off = Ce tournoi a été annulé.
ui-tournament-off-call = { $who } : *{ $name }* est annulé et n’aura pas lieu.
ui-tournament-foot = Tournoi { $id }
ui-tournament-enter = M’inscrire
ui-tournament-wait = Attendre une place
ui-tournament-terms = En pratique
ui-tournament-mine = Mon tournoi
ui-tournament-bracket = Tableau
ui-tournament-bracket-part = Partie { $part }
ui-tournament-bracket-end = Phase finale
ui-tournament-places = Places { $first }–{ $last }
ui-tournament-standings = Classement
ui-tournament-check-in-call = { $who } : participes-tu à *{ $name }* ? Réponds avant le { $until } : les places vont à qui dit oui.
ui-tournament-i-am-there = Je serai là
ui-tournament-leave = Me retirer

## La page de chacun
ui-tournament-noted = C’est noté.
ui-tournament-left = Tu n’es plus dans ce tournoi.
ui-tournament-confirmed = C’est noté : tu seras là.
ui-tournament-not-in = Tu n’es pas encore dans ce tournoi.
ui-tournament-not-in-closed = Tu n’es pas dans ce tournoi, et on ne peut plus y entrer.
ui-tournament-confirm-until = Confirme jusqu’au { $until } que tu seras là, sinon tu perds ta place.
ui-tournament-confirm-waiting = Tu attends une place. Confirme jusqu’au { $until } que tu seras là, pour en avoir une si quelqu’un ne vient pas.
ui-tournament-confirm-late = Tu n’as pas confirmé à temps, mais il reste une place. Dis que tu seras là, et elle est à toi.
ui-tournament-you-wait = { $place ->
    [1] Tu auras la première place qui se libère.
   *[other] Tu attends une place : numéro { $place } de la liste.
}
ui-tournament-confirm-missed = Tu n’as pas confirmé à temps et tu as perdu ta place.
ui-tournament-you-are-asked = Tu as ta place. À partir du { $since }, on te demandera de confirmer que tu seras là.
ui-tournament-you-are-in = Tu as ta place, rien d’autre à faire pour l’instant.
ui-tournament-you-are-dropped = Tu ne joues plus ce tournoi ; tes résultats restent.
ui-tournament-you-are-away = Tu es hors du tournoi après deux absences.
ui-tournament-dropped-open = Finis tes parties en cours, ou elles comptent comme des absences.
ui-tournament-you-are-disqualified = Une disqualification a mis fin à ton tournoi ; tes résultats restent.
ui-tournament-you-are-removed = Un organisateur t’a retiré de ce tournoi avant le début ; il peut t’y laisser revenir.
ui-tournament-you-waited = Il a commencé sans toi : toutes les places étaient prises, et on ne peut plus entrer.
ui-tournament-you-are-waiting = Il a commencé sans toi : toutes les places étaient prises. Si une place se libère tant qu’on peut entrer en retard, elle est pour toi.
ui-tournament-you-choose = Partie { $game } contre **{ $name }** : à toi de dire qui commence.
ui-tournament-game = partie { $game }
ui-tournament-choice-noted = C’est noté : la partie { $game } s’ouvre dans un instant.
ui-tournament-they-choose = Partie { $game } : **{ $name }** dit qui commence, et elle s’ouvre aussitôt.
ui-tournament-choice-head = *{ $name }* : qui commence la partie suivante ?
ui-tournament-choice-call = { $who } : partie { $game } contre **{ $name }**, à toi de le dire.
ui-tournament-choice-until = Sans réponse avant le { $until }, commence celui des deux qui a commencé le moins souvent.
ui-tournament-i-begin = Je commence
ui-tournament-they-begin = L’autre commence
ui-tournament-more-planned = { $count ->
    [one] Il te reste une partie. Elle commence dès que tous ceux qui la jouent ont de la place.
   *[other] Il te reste { $count } parties. La prochaine commence dès que tous ceux qui la jouent ont de la place.
}
ui-tournament-rests = { $round } : pas de partie pour toi. { $left ->
    [0] La suite sera tirée dans un instant.
    [one] La suite sera tirée dès que la dernière partie est finie.
   *[other] La suite sera tirée dès que les { $left } parties en cours sont finies.
}
ui-tournament-awaits-round = { $round } : rien à faire pour l’instant. { $left ->
    [0] La suite sera tirée dans un instant.
    [one] La suite sera tirée dès que la dernière partie est finie.
   *[other] La suite sera tirée dès que les { $left } parties en cours sont finies.
}
ui-tournament-awaits-match = Ta prochaine partie commence dès que quelqu’un que tu peux rencontrer est libre.
ui-tournament-you-are-done = Toutes tes parties sont jouées.
ui-tournament-against = contre { $people }
ui-tournament-opens-soon = commence dans un instant
ui-tournament-your-turn = **à toi de jouer**
ui-tournament-their-turn = rien à faire pour l’instant
ui-tournament-play-against = Contre { $people }
ui-tournament-your-place = Tu es à la **{ $place ->
    [1] 1re
   *[other] { $place }e
}** place
ui-tournament-your-end = Tu termines à la **{ $place ->
    [1] 1re
   *[other] { $place }e
}** place
ui-tournament-points = { $count ->
    [one] { $points } pt
   *[other] { $points } pts
}
ui-tournament-average = { $points } par partie
ui-tournament-unplaced = pas encore de place : trop peu de parties finies
ui-tournament-unplaced-end = pas de place : trop peu de parties finies
ui-tournament-place-left = finira à la place { $best }
ui-tournament-your-place-left = ta place finale : { $best ->
    [1] 1re
   *[other] { $best }e
}
ui-tournament-places-left = peut finir de la { $best ->
    [1] 1re
   *[other] { $best }e
} à la { $worst }e place
ui-tournament-your-places-left = tu peux finir de la { $best ->
    [1] 1re
   *[other] { $best }e
} à la { $worst }e place
ui-tournament-shared = { $count ->
    [one] à égalité avec une autre personne
   *[other] à égalité avec { $count } autres
}
ui-tournament-is-dropped = ne joue plus
ui-tournament-is-left = a quitté le serveur
ui-tournament-left-server = { $count ->
    [one] A quitté le serveur : { $people }
   *[other] Ont quitté le serveur : { $people }
}
ui-tournament-is-struck = rayée : elle ne compte pour rien
ui-tournament-is-failed = finie par une IA pour { $who } : aucun point, et rien pour les cotes
ui-tournament-finished = Une IA a fini cette partie pour { $who } : au tournoi, elle ne rapporte aucun point, ou un nul au plus avec une excuse.
ui-tournament-is-spared = finie par une IA pour { $who }, avec une excuse : un nul au plus, et rien pour les cotes
ui-tournament-is-substituted = quelqu’un a remplacé { $who }
ui-tournament-substitutes = Remplacements
ui-tournament-substitutes-what = On peut remplacer quelqu’un avant l’échéance de la ronde, et le résultat compte comme joué ; deux fois au plus pour la même personne.
ui-tournament-substitutes-list = Sur la liste de ce serveur pour ce jeu et ce rythme : { $names }
ui-tournament-substitutes-nobody = Personne n’est encore sur la liste de ce serveur pour ce jeu et ce rythme. On s’y inscrit par */reglages*, *Personnes*, *Dépanner*.
ui-tournament-substitutes-sought = **{ $who }** : { $count ->
    [0] personne n’a encore pu être appelé
    [one] { $count } personne appelée
   *[other] { $count } personnes appelées
}
ui-tournament-substitutes-for = Chercher quelqu’un pour remplacer…
ui-tournament-substitutes-not-for = Ne plus chercher pour…
ui-tournament-substitutes-away = une IA joue pour le moment
ui-tournament-is-away = hors du tournoi après deux absences
ui-tournament-is-disqualified = disqualification
ui-tournament-why = { $criterion ->
    [points] { $mine } { $count ->
        [one] point
       *[other] points
    } contre { $theirs } pour { $name }
    [buchholz] à égalité de points avec { $name } ; Buchholz { $mine } contre { $theirs }
    [sonneborn] à égalité avec { $name } ; Sonneborn-Berger { $mine } contre { $theirs }
    [direct] à égalité avec { $name } ; entre eux, { $mine } { $count ->
        [one] point
       *[other] points
    } contre { $theirs }
    [wins] à égalité avec { $name } ; victoires { $mine } contre { $theirs }
    [second-wins] à égalité avec { $name } ; victoires en second { $mine } contre { $theirs }
    [firsts] à égalité de points avec { $name } ; premières places { $mine } contre { $theirs }
    [opposition] à égalité avec { $name } ; force des adversaires { $mine } contre { $theirs }
    [share] à égalité avec { $name } ; part des scores { $mine } % contre { $theirs } %
    [average] { $mine } par partie contre { $theirs } pour { $name }
    [opponents] à égalité avec { $name } ; force des adversaires { $mine } contre { $theirs }
    [rate] à égalité avec { $name } ; victoires par partie { $mine } contre { $theirs }
    [placed] { $name } a fini trop peu de parties pour avoir une place
    [there] { $name } a eu deux absences
   *[other] meilleur parcours dans le tableau, devant { $name }
}
ui-tournament-not-begun = Il n’a pas encore commencé.
ui-tournament-rest = Sauter une ronde…
ui-tournament-rest-hint = Une ronde que tu ne peux pas jouer te vaut un match nul. Tu peux en sauter deux ; tant qu’une ronde n’est pas tirée, tu peux changer d’avis.
ui-tournament-rest-noted = C’est noté : la ronde { $round } se joue sans toi.
ui-tournament-rest-play = Jouer la ronde { $round }
ui-tournament-rest-undone = C’est noté : tu joues la ronde { $round } finalement.
ui-tournament-skips = { $count ->
    [one] Tu sautes la ronde { $rounds }.
   *[other] Tu sautes les rondes { $rounds }.
}
ui-tournament-which-round = Quelle ronde ?
ui-tournament-drop = Quitter
ui-tournament-drop-sure = Si tu quittes le tournoi, tes résultats restent. Tes parties en cours comptent comme des absences, sauf si tu les finis. Tu ne pourras plus revenir.
ui-tournament-drop-waiting = Si tu quittes le tournoi, tu renonces à ta place dans la liste d’attente.
ui-tournament-drop-yes = Quitter pour de bon

## Les listes
ui-tournament-list = Les tournois de ce serveur
ui-tournament-list-mine = Mes tournois
ui-tournament-none = Il n’y en a pas encore. /tournoi creer en ouvre un.
ui-tournament-none-mine = Tu n’es dans aucun tournoi. /tournoi liste montre ceux de ce serveur, /tournoi creer en ouvre un.
ui-tournament-open-one = Ouvrir un tournoi…
ui-tournament-people = { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
}
ui-tournament-status-open = inscriptions ouvertes
ui-tournament-status-running = en cours
ui-tournament-status-over = terminé
ui-tournament-status-off = annulé
ui-tournament-status-preparing = en préparation

## En ouvrir un
ui-tournament-new = Nouveau tournoi · { $step } sur 3
ui-tournament-next = Suite
ui-tournament-open-it = Nommer et ouvrir
ui-tournament-plan-it = Préparer d’abord
ui-tournament-plan-hint = Préparer d’abord : personne d’autre ne le voit tant que tu n’ouvres pas les inscriptions, et tu peux encore régler chaque option de ses parties.
ui-tournament-crowded = Beaucoup de parties se joueront en même temps : avec un salon à elles, celui-ci reste lisible.
ui-tournament-matches-channel-now = Salon des parties :
ui-tournament-matches-channel = Salon des parties (celui du tournoi)
ui-tournament-name = Nom du tournoi
ui-tournament-opened = Le tournoi est ouvert ; tout le monde le voit dans ce salon.
ui-tournament-about = { $format ->
    [robin] Tout le monde se rencontre, plusieurs parties à la fois ; idéal jusqu’à 8. De { $least } à { $most } personnes.
    [swiss] Quelques rondes, contre des gens de même force ; idéal au-delà de 8. De { $least } à { $most } personnes.
    [knockout] Qui perd est éliminé ; un tableau jusqu’à la finale. De { $least } à { $most } personnes.
    [heats] La meilleure moitié de chaque table continue, jusqu’à la finale. De { $least } à { $most } personnes.
    [swiss-table] Des rondes pour tous, puis une partie entre les meilleurs. De { $least } à { $most } personnes.
    [rolling] Qui est libre joue aussitôt, sans rondes, jusqu’à une date fixée. De { $least } à { $most } personnes.
   *[swiss-cut] Des rondes pour tous, puis un tableau entre les meilleurs. De { $least } à { $most } personnes.
}
ui-tournament-choose-form = Formule
ui-tournament-choose-pod = Joueurs par partie
ui-tournament-choose-preset = Réglages
ui-tournament-choose-pace = Rythme
ui-tournament-choose-places = Places
ui-tournament-choose-starts = Début
ui-tournament-choose-twice = Combien de fois
ui-tournament-choose-days = { $format ->
    [robin] Durée d’une partie
    [rolling] Durée d’une partie
    [knockout] Durée d’un tour
   *[other] Durée d’une ronde
}
ui-tournament-choose-best = Parties par rencontre
ui-tournament-choose-third = Troisième place
ui-tournament-choose-cut = Élimination
ui-tournament-choose-free = Jours d’absence
ui-tournament-choose-full = Taille des parties
ui-tournament-pods-strangers = Personne ne se retrouve dans les { $rounds } premières rondes
ui-tournament-pods-full = Certains se retrouvent dès la ronde 2
ui-tournament-people-a-match = { $count ->
    [2] à deux
   *[other] à { $count }
}
ui-tournament-season = Seuls sont proposés les nombres de joueurs avec lesquels le tournoi finit en { $weeks } semaines.
ui-tournament-too-long = Réglé ainsi, le tournoi durerait plus de { $weeks } semaines. Choisis plus court ci-dessous, ou reviens prendre un rythme plus vif ou une autre formule.
ui-tournament-starts-in = { $days ->
    [0] quand je donne le départ
   *[other] dans { $days } jours, avec confirmation
}
ui-tournament-once = une fois
ui-tournament-twice = deux fois, en commençant chacun une fois
ui-tournament-round-days = { $length } au plus
ui-tournament-best-of = { $games ->
    [1] une seule partie
   *[other] au meilleur des { $games } parties
}
ui-tournament-no-third = partagée
ui-tournament-no-third-cut = selon le classement des rondes
ui-tournament-free = le temps s’y arrête
ui-tournament-no-free = ils comptent comme les autres
ui-tournament-third = se joue en une rencontre
ui-tournament-cut-to = les { $count } premiers continuent
ui-tournament-forecast = { $people } joueurs : { $rounds ->
    [0] { $format ->
        [rolling] environ { $each ->
            [one] { $each } partie chacun
           *[other] { $each } parties chacun
        }
       *[other] { $each } parties chacun
    }
    [one] 1 { $format ->
        [knockout] tour
       *[other] ronde
    }
   *[other] { $rounds } { $format ->
        [knockout] tours
       *[other] rondes
    }
}{ $cut ->
    [0] {""}
   *[other] { $format ->
        [swiss-table] {" "}et une table finale à { $cut }
       *[other] {" "}et une élimination à { $cut }
    }
}, environ { $hours ->
    [0] { $weeks ->
        [one] une semaine
       *[other] { $weeks } semaines
    }
    [one] une heure
   *[other] { $hours } heures
} à ce rythme
ui-tournament-forecast-repeats = À si peu, les mêmes se retrouvent dès la ronde { $round } ; « chacun contre chacun » convient mieux.
ui-tournament-forecast-again = À la ronde { $round } au plus tard, certains se retrouvent.
ui-tournament-terms-flow = Les parties commencent toutes seules : jamais plus de { $count } à la fois pour toi.
ui-tournament-terms-match-days = Une partie dure au plus { $length }.
ui-tournament-terms-rounds = { $format ->
    [knockout] Un tour dure au plus { $length } ; le suivant commence dès que toutes ses parties sont finies.
   *[other] Une ronde dure au plus { $length } ; la suivante est tirée dès que toutes ses parties sont finies.
}
ui-tournament-terms-rolling = Dès que tu es libre, tu rencontres quelqu’un de libre aussi et proche de toi au classement ; la même personne ne revient qu’une fois que tu as rencontré tout le monde.
ui-tournament-terms-rolling-pods = Une partie commence dès qu’assez de gens sont libres, entre ceux qui se sont le moins rencontrés ; si quelqu’un attend depuis un jour, elle commence avec une personne de moins.
ui-tournament-terms-season = Le tournoi dure { $weeks } semaines : une partie qui finirait plus tard ne commence plus, et ce qui se joue encore à la fin s’arrête.
ui-tournament-terms-average = Ce qui compte est la moyenne par partie ; au début elle est ramenée vers le milieu, pour que quelques parties ne décident pas de tout. À égalité, on compare dans l’ordre : la force des adversaires, la confrontation directe, les victoires par partie. Qui a fini moins de la moitié du nombre habituel de parties est classé en dessous, sans place.
ui-tournament-terms-points = Une victoire vaut 3 points, un match nul 1.
ui-tournament-terms-pod-points = Le premier d’une partie a 100 points, le dernier aucun, les autres à intervalles égaux entre les deux.
ui-tournament-terms-ties = À égalité de points, on compare dans l’ordre : la force des adversaires (Buchholz sans le plus faible, puis Sonneborn-Berger), la confrontation directe, les victoires, les victoires en second.
ui-tournament-terms-pod-ties = À égalité de points, on compare dans l’ordre : les premières places, la force des adversaires, les confrontations directes, la part des scores.
ui-tournament-terms-twice = Tu rencontres chacun deux fois, et tu commences une fois.
ui-tournament-terms-cut = Les { $count } premiers du classement se disputent ensuite le titre par élimination directe.
ui-tournament-terms-table = Les { $count } premiers du classement jouent ensuite une partie pour le titre ; à égalité, passe devant qui a utilisé le moins de temps, puis qui est le mieux classé.
ui-tournament-terms-heats = La meilleure moitié de chaque table continue : les deux premiers de quatre, le premier de trois. S’il reste des places vides, les meilleures têtes de série passent sans jouer.
ui-tournament-terms-heats-level = À égalité à une table, passe devant qui a pris le moins de temps, puis la meilleure tête de série ; qui sort au même tour partage la même place.
ui-tournament-terms-best = Une rencontre de l’élimination se joue au meilleur des { $games } parties ; qui en perd une choisit qui commence la suivante.
ui-tournament-terms-third = La troisième place se joue aussi.
ui-tournament-terms-level = Une rencontre de l’élimination qui finit à égalité revient à qui a pris le moins de temps, puis à la meilleure tête de série.
ui-tournament-terms-late = { $late ->
    [no] On ne peut plus entrer une fois que le tournoi a commencé.
    [flow] On peut entrer en retard tant que des parties commencent.
   *[other] On peut entrer en retard jusqu’à la moitié ; les rondes manquées ne rapportent rien.
}
ui-tournament-terms-unfinished = { $format ->
    [knockout] Si une IA doit finir une partie à ta place, tu es éliminé, même si elle la gagne.
    [swiss-cut] Une partie qu’une IA doit finir à ta place ne te vaut aucun point, même si elle la gagne ; dans l’élimination directe, tu es éliminé.
   *[other] Une partie qu’une IA doit finir à ta place ne te vaut aucun point, même si elle la gagne.
}
ui-tournament-terms-absent = À la date limite, qui s’est fait attendre le plus et n’a pas répondu depuis { $live ->
    [yes] deux tours
   *[no] un jour
} est absent{ $format ->
    [knockout] .
   *[other] { "" } : à la deuxième absence, il sort du tournoi et se classe derrière tous les autres.
} Les autres ont { $live ->
    [yes] deux tours
   *[no] un jour
} de plus.
ui-tournament-terms-excused = Des jours d’absence pris à temps t’excusent : tu obtiens alors { $of ->
    [points] 50 points au plus.
   *[wins] un nul au mieux.
}
ui-tournament-terms-days-off = Le temps s’arrête les jours d’absence, comme dans toute partie.
ui-tournament-terms-no-days-off = Ici, le temps ne s’arrête pas les jours d’absence : ils comptent comme les autres.
ui-tournament-terms-weekends = Les week-ends ne comptent pas : le temps s’arrête du samedi 0 h au lundi 0 h ({ $zone }).
ui-tournament-terms-end-stays = { $format ->
    [robin] Une partie finit pourtant le jour prévu : un arrêt du temps ne repousse pas sa fin.
    [rolling] Une partie finit pourtant le jour prévu : un arrêt du temps ne repousse pas sa fin.
    [knockout] Un tour finit pourtant le jour prévu : un arrêt du temps ne repousse pas sa fin.
   *[other] Une ronde finit pourtant le jour prévu : un arrêt du temps ne repousse pas sa fin.
}
ui-tournament-organised = Organisé par { $people }
ui-tournament-check-in-told = Deux jours avant le début, chacun confirme en un jour qu’il sera là.

## Les organisateurs
ui-tournament-manage = Organiser
ui-tournament-other-server = Ce tournoi est sur un autre serveur : il ne s’organise que là-bas.
ui-tournament-begin = { $count ->
    [0] Commencer
   *[other] Commencer à { $count }
}
ui-tournament-begin-hint = { $checks ->
    [yes] Si tu donnes le départ, le tournoi commence avec ceux qui ont une place, sans confirmation. On ne peut pas revenir en arrière.
   *[no] Si tu donnes le départ, le tournoi commence avec ceux qui ont une place. On ne peut pas revenir en arrière.
}
ui-tournament-preparing = En préparation : seuls ses organisateurs le voient, et personne ne peut encore s’inscrire.
ui-tournament-announce = Ouvrir aux joueurs
ui-tournament-announced = Les inscriptions sont ouvertes dans <#{ $channel }>.
ui-tournament-matches-in = Les parties qui commencent désormais se jouent dans des fils de <#{ $channel }>.
ui-tournament-matches-shut = Salon des parties <#{ $channel }> : { $why } En attendant, les parties commencent dans le salon du tournoi.
ui-tournament-call-off = Annuler le tournoi
ui-tournament-call-off-sure = { $count ->
    [0] Si tu annules ce tournoi, on ne pourra pas le rouvrir.
    [one] Si tu annules ce tournoi, une personne inscrite perd sa place, et on ne pourra pas le rouvrir.
   *[other] Si tu annules ce tournoi, { $count } personnes inscrites perdent leur place, et on ne pourra pas le rouvrir.
}
ui-tournament-act = { $kind ->
    [result] Fixer un résultat
    [strike] Rayer une partie, ou la compter de nouveau
    [points] Donner ou retirer des points
    [pair] Échanger deux adversaires
    [add] Faire entrer quelqu’un
    [replace] Remplacer quelqu’un
    [drop] Retirer quelqu’un
    [disqualify] Disqualifier quelqu’un
    [readmit] Réintégrer quelqu’un
    [extend] Repousser l’échéance
    [pause] Mettre le tournoi en pause
    [end] Y mettre fin pour de bon
    [granted] Réclamation acceptée
    [refused] Réclamation rejetée
   *[go-on] Reprendre après la pause
}
ui-tournament-acted = { $kind ->
    [result] Résultat fixé
    [strike] Partie rayée ou rétablie
    [struck] Partie rayée
    [again] Partie rétablie
    [points] Points
    [pair] Adversaires échangés
    [add] Entrée
    [replace] Entre en remplacement
    [drop] Retrait
    [disqualify] Disqualification
    [readmit] Réintégration
    [extend] Ronde prolongée
    [unextend] Prolongation retirée
    [pause] Pause
    [end] Fin anticipée
    [granted] Réclamation acceptée
    [refused] Réclamation rejetée
    [back] Arbitrage retiré
    [off] Tournoi annulé
   *[go-on] Reprise
}
ui-tournament-acted-replaced = { $name } remplace { $other }
ui-tournament-acted-hours = { $hours } h
ui-tournament-acted-own = décidé par { $who }, que cela concerne
ui-tournament-log = Arbitrages
ui-tournament-log-page = Page { $page }
ui-tournament-acted-points = { $count ->
    [one] { $points } pt
   *[other] { $points } pts
}
ui-tournament-act-choose = Intervenir…
ui-tournament-act-players = Gérer les joueurs…
ui-tournament-act-hint = Ce que tu décides est montré à tous avec sa raison. Tout se défait de la même façon, sauf la fin du tournoi.
ui-tournament-act-late-hint = Le tournoi est fini ; ce qui était faux peut encore être corrigé, chaque fois avec une raison que tout le monde lit.
ui-tournament-act-readmit-hint = Une place du tableau donnée entre-temps n’est pas reprise.
ui-tournament-act-which = Quelle partie ?
ui-tournament-act-whom = Qui ?
ui-tournament-act-other = Avec qui ?
ui-tournament-act-nothing = Il n’y a rien de tel pour l’instant.
ui-tournament-act-write = Donner la raison
ui-tournament-act-reason = Raison (tout le monde la lit)
ui-tournament-act-points-value = Points, par exemple −1
ui-tournament-act-extend-value = Heures de plus en tout (0 : aucune)
ui-tournament-decided = C’est décidé.
ui-tournament-proposed-hint = Cela touche à l’une de tes parties : c’est donc une proposition. Les autres organisateurs, ou qui gère le serveur, sont prévenus. Elle vaut dès que l’un d’eux est d’accord, ou dans { $wait ->
    [live] 10 minutes
   *[other] 24 heures
} si personne n’a répondu.
ui-tournament-proposal = Proposition au sujet d’une partie à soi
ui-tournament-agree = D’accord
ui-tournament-bring-here = L’amener ici
ui-tournament-brought = Le tournoi est maintenant dans ce salon.
ui-tournament-helper = Ajouter un organisateur
ui-tournament-helper-added = { $name } peut maintenant organiser aussi.
ui-tournament-no-helper = Retirer un organisateur
ui-tournament-helper-removed = Cette personne n’organise plus.

# Ce qu’il faut pour s’inscrire, et ce qu’on apporte.
ui-tournament-needs = Pour s’inscrire : { $what }
ui-tournament-needs-role = le rôle { $role }
ui-tournament-needs-rating-least = une cote d’au moins { NUMBER($least, useGrouping: 0) }
ui-tournament-needs-rating-most = une cote d’au plus { NUMBER($most, useGrouping: 0) }
ui-tournament-needs-rating-between = une cote de { NUMBER($least, useGrouping: 0) } à { NUMBER($most, useGrouping: 0) }
ui-tournament-needs-brings = ses propres decks
ui-tournament-needs-button = Conditions
ui-tournament-needs-title = Qui peut s’inscrire
ui-tournament-needs-hint = Cela vaut pour qui s’inscrit à partir de maintenant. Avant sa première partie cotée, chacun a une cote de 1000.
ui-tournament-needs-any-role = N’importe quel rôle
ui-tournament-needs-least-title = Cote minimale
ui-tournament-needs-most-title = Cote maximale
ui-tournament-needs-least = { $rating ->
    [0] aucune
   *[other] { NUMBER($rating, useGrouping: 0) }
}
ui-tournament-needs-most = { $rating ->
    [0] aucune
   *[other] { NUMBER($rating, useGrouping: 0) }
}
ui-tournament-needs-own = Decks personnels
ui-tournament-needs-own-0 = facultatifs
ui-tournament-needs-own-1 = obligatoires
ui-tournament-bring-none = Tu n’as rien choisi à toi : tu joueras avec ce que le jeu propose.
ui-tournament-bring-kept = Ce que tu apportes est noté. Tu peux en changer jusqu’au début du tournoi.
ui-tournament-bring-enters = Tu t’inscris en choisissant ce que tu apportes{ $needed ->
    [yes]  : ici, quelque chose à toi est obligatoire.
   *[no] .
}
ui-tournament-built-brought = Voici ce que tu apportes à toutes tes parties. Tu peux le changer jusqu’au début du tournoi ; d’ici là, personne d’autre ne le voit.
ui-tournament-bring-locked = Chacun apporte la même chose à toutes ses parties, fixée au début du tournoi.
ui-tournament-act-who = Qui entre ?
ui-tournament-again = Refaire le même…
ui-tournament-csv = Télécharger (CSV)
ui-tournament-files = Le classement, les parties, qui est attendu et, d’un système suisse, ce que coûte chaque appariement, à ouvrir dans un tableur.

## Les fichiers
ui-tournament-column = { $column ->
    [awaited] attendu
    [others] contre
    [since] depuis
    [misses] tours manqués
    [link] lien
    [place] place
    [player] joueur
    [points] points
    [direct] entre eux
    [buchholz] Buchholz
    [sonneborn] Sonneborn-Berger
    [wins] victoires
    [second-wins] victoires en second
    [firsts] premières places
    [opposition] force des adversaires
    [share] part des scores
    [stage] tour atteint
    [status] statut
    [match] partie
    [round] ronde
    [players] joueurs
    [places] places
    [scores] scores
    [by-ai] finie par une IA pour
    [first] premier
    [second] second
    [gap] écart de points
    [ranks] écart de places
    [seats] ordre de jeu
    [repeat] déjà rencontrés
    [bye] exemption
   *[cost] somme
}
ui-tournament-cell = { $status ->
    [left] a quitté le serveur
    [waiting] en liste d’attente
    [entered] joue
    [dropped] ne joue plus
    [disqualified] disqualification
    [planned] à venir
    [open] en cours
    [over] terminée
    [away] hors du tournoi, absences
    [struck] rayée
   *[off] annulée
}

## Les réclamations
ui-tournament-appeal = Réclamation
ui-tournament-appeal-hint = Un problème dans une partie, que les organisateurs doivent trancher ? Choisis la partie et raconte. Seuls ceux d’entre eux qui n’y jouent pas le liront ; ce qu’ils tranchent est montré à tous.
ui-tournament-appeal-words = Que s’est-il passé ?
ui-tournament-appeal-write = Raconter
ui-tournament-appeal-noted = Ta réclamation est transmise aux organisateurs.
ui-tournament-appeal-somebody = Pour qui gère ce serveur
ui-tournament-appeal-log = Les dernières lignes du journal de la partie, telles que tous les lisent :
ui-tournament-appeal-call = { $who } : une réclamation est à trancher dans *{ $name }*.
ui-tournament-appeal-gone = Quelqu’un qui n’y est plus
ui-tournament-appeals = Réclamations
ui-tournament-appeals-waiting = Réclamations ({ $count })
ui-tournament-appeals-more = { $count ->
    [one] Une autre attend.
   *[other] { $count } autres attendent.
}
ui-tournament-no-appeals = Aucune réclamation ne t’attend.
ui-tournament-grant = Accepter…
ui-tournament-refuse = Rejeter…

## Les images
ui-tournament-picture-foot = tournoi { $id } · { $over ->
    [0] aucune partie jouée
    [one] 1 partie jouée
   *[other] { $over } parties jouées
}
ui-tournament-picture-range = peut finir
ui-tournament-picture-who = joueur
ui-tournament-picture-results = résultats
ui-tournament-picture-points = pts
ui-tournament-picture-buchholz = Bh
ui-tournament-picture-sonneborn = SB
ui-tournament-picture-firsts = 1ers
ui-tournament-picture-average = moy.
ui-tournament-picture-played = jouées
ui-tournament-picture-opponents = adv.
ui-tournament-picture-opposition = adv.
ui-tournament-picture-against = joue contre
ui-tournament-picture-ties = Bh = Buchholz sans le plus faible · SB = Sonneborn-Berger
ui-tournament-picture-average-ties = moy. = points par partie, ramenés vers le milieu · adv. = force des adversaires
ui-tournament-picture-pod-ties = 1ers = premières places · adv. = force des adversaires
ui-tournament-picture-page = places { $first } à { $last } sur { $all }
ui-tournament-picture-sheet = page { $page } sur { $all }
ui-tournament-picture-podium = Podium
ui-tournament-picture-won = { $won ->
    [one] { $won } victoire
   *[other] { $won } victoires
} sur { $played }
ui-tournament-picture-form = { $format ->
    [robin] chacun contre chacun
    [swiss] suisse
    [knockout] élimination
    [rolling] en continu
    [heats] élimination
    [swiss-table] suisse et table finale
   *[swiss-cut] suisse et élimination
}{ $pod ->
    [2] {""}
   *[other] , à { $pod }
}
ui-tournament-picture-cells = case : son score · claire gagnée, cerclée nulle, sombre perdue
ui-tournament-picture-third = 3e place
ui-tournament-picture-awaited = pas encore connu
ui-tournament-picture-either = { $one } ou { $other }
ui-tournament-picture-or = ou
ui-tournament-picture-from = { $place ->
    [1] premier de la table { $table }
    [2] deuxième de la table { $table }
   *[other] troisième de la table { $table }
}
ui-tournament-picture-heat-through = { $names } : au tour suivant
ui-tournament-picture-bye = exempt
ui-tournament-picture-part = tableau, partie { $part } sur { $parts }
ui-tournament-picture-towards = vers la demi-finale { $number }
ui-tournament-picture-runs = en cours
ui-tournament-picture-game = partie { $game } en cours
ui-tournament-picture-game-next = partie { $game } à venir
ui-tournament-picture-through = { $name } passe
ui-tournament-picture-nobody-on = personne ne passe : deux absences
ui-tournament-alt-reason = { $name } : { $reason }
ui-tournament-alt-place = finit à la place { $best }
ui-tournament-alt-range = peut finir { $best } à { $worst }
ui-tournament-alt-won = { $one } bat { $other }{ $scores }
ui-tournament-alt-drawn = { $one } et { $other } font match nul{ $scores }
ui-tournament-alt-runs = { $one } – { $other } : en cours

# Les coachs, dans les jeux où plusieurs personnes partagent une place.
ui-tournament-coaches = Coachs : { $who }
ui-tournament-coach-here = **{ $name }**
ui-tournament-coach-waits = { $name } (sans réponse)
ui-tournament-coach-ask = Demander des coachs
ui-tournament-coach-away = Renvoyer un coach
ui-tournament-coach-call = { $who } : **{ $head }** te demande de coacher dans *{ $name }* : tu déciderais à ses côtés dans toutes ses parties.
ui-tournament-coach-asked = **{ $head }** te demande de coacher : tu déciderais à ses côtés dans toutes ses parties ; rien ne compterait pour toi.
ui-tournament-coach-agreed = Tu coaches aux côtés de **{ $head }**.
ui-tournament-coach-yes = Je coache
ui-tournament-coach-no = Non merci
ui-tournament-coach-noted = La demande est partie. Une réponse est possible jusqu’au début du tournoi.
ui-tournament-coach-answered = C’est noté.

## Ses annonces
ui-tournament-news-open = Nouveau tournoi, jeu : { $game }. Les inscriptions sont ouvertes.
ui-tournament-news-round = **{ $round }** : les tables sont tirées.
ui-tournament-news-begins = **C’est parti** : voici qui rencontre qui.
ui-tournament-news-until = À jouer avant { $when }
ui-tournament-news-final = **C’est la finale :** { $people } jouent le titre.
ui-tournament-news-over = { $count ->
    [one] { $people } remporte le tournoi.
   *[other] { $people } se partagent la première place.
}
ui-tournament-picture-drawn = { $round }, tirage
ui-tournament-picture-until = À jouer avant { $moment }
ui-tournament-moment = { $weekday ->
    [0] lundi
    [1] mardi
    [2] mercredi
    [3] jeudi
    [4] vendredi
    [5] samedi
   *[6] dimanche
} { $day ->
    [1] 1er
   *[other] { $day }
} { $month ->
    [1] janvier
    [2] février
    [3] mars
    [4] avril
    [5] mai
    [6] juin
    [7] juillet
    [8] août
    [9] septembre
    [10] octobre
    [11] novembre
   *[12] décembre
}, { $hour } h { $minute }
ui-tournament-long-days = { $count ->
    [one] un jour
   *[other] { $count } jours
}
ui-tournament-long-hours = { $count ->
    [one] une heure
   *[other] { $count } heures
}
ui-tournament-long-minutes = { $count ->
    [one] une minute
   *[other] { $count } minutes
}
ui-tournament-voice = Annonces
ui-tournament-voice-hint = Un message à part annonce chaque tirage, le début de la finale et qui a gagné. Choisis dans quel salon et, si tu veux, un rôle à appeler.
ui-tournament-voice-channel = Salon des annonces (celui du tournoi)
ui-tournament-voice-channel-now = Salon des annonces :
ui-tournament-voice-role = Rôle à appeler (aucun)
ui-tournament-voice-noted = C’est noté.
ui-tournament-voice-not-yours = Tu n’as pas le droit de mentionner le rôle { $role } : le tournoi non plus.

## Qui une ronde attend
ui-tournament-waits = Qui est attendu
ui-tournament-waits-nobody = Aucune partie n’attend personne.
ui-tournament-waits-since = attendu { $when }
ui-tournament-waits-missed = { $count ->
    [one] { $count } tour manqué
   *[other] { $count } tours manqués
}
ui-tournament-waits-gone = a quitté le serveur
ui-tournament-waits-look = partie
ui-tournament-waits-remind = Relancer quelqu’un, appelé depuis un jour
ui-tournament-waits-page = Page { $page }
ui-tournament-board-open = { $count } en cours
ui-tournament-board-over = { $count ->
    [one] { $count } finie
   *[other] { $count } finies
}
ui-tournament-board-left = { $count ->
    [one] { $count } départ
   *[other] { $count } départs
}
ui-tournament-board-volunteers = { $count ->
    [one] { $count } remplaçant
   *[other] { $count } remplaçants
}
ui-tournament-board-table = table
ui-tournament-board-awaited = on attend
ui-tournament-board-against = contre
ui-tournament-board-since = depuis
ui-tournament-board-missed = manqué
ui-tournament-board-nudge = relance
ui-tournament-board-days = { $count } j
ui-tournament-board-hours = { $count } h
ui-tournament-board-minutes = { $count } min
ui-tournament-board-done = { $what ->
    [can] relancer
    [called] c’est fait
    [left] à remplacer
   *[early] trop tôt
}
ui-tournament-board-part = { $first } à { $last } sur { $all }
ui-tournament-board-foot = pour l’organisation · la plus longue attente d’abord
ui-tournament-waits-no-more = Cette partie ne l’attend plus.

## Un résultat décidé
ui-tournament-outcome-who = Qui a gagné ?
ui-tournament-outcome-ask = Qui est { $place ->
    [1] premier
    [2] deuxième
    [3] troisième
   *[other] ensuite
} ?
ui-tournament-outcome-wins = { $name } gagne
ui-tournament-outcome-draw = Égalité
ui-tournament-outcome-next = { $place }. { $name }
ui-tournament-outcome-shared = Tous les autres se partagent la place { $place }
ui-tournament-outcome-won = { $winner } gagne contre { $other }
ui-tournament-outcome-level = égalité entre { $people }

## Le jour et l’heure du début
ui-tournament-starts-at = Jour et heure
ui-tournament-starts-zone = Fuseau horaire : { $zone }
ui-tournament-starts-day = Jour
ui-tournament-starts-day-like = 24/12
ui-tournament-starts-hour = Heure
ui-tournament-starts-hour-like = 20h
ui-tournament-starts-past = Il doit commencer plus tard que maintenant, et d’ici { $days } jours.

ui-tournament-ruled = { $result }, décidé par { $by ->
    [own] { $who }, que cela concerne
    [other] { $who }
   *[nobody] l’organisation
} : { $reason }
ui-tournament-drawn-soon = Le dernier résultat de cette ronde a été décidé ; la suite vient { $when }.
ui-tournament-take-back = Revenir dessus
ui-tournament-draw-now = Continuer
ui-tournament-taken-back = C’est annulé : la partie continue.

ui-tournament-last-won = **Tu remportes le tournoi { $name }.**
ui-tournament-last-place = Tu termines *{ $name }* à la place { $place }.
ui-tournament-last-final = **Te voilà en finale.**
ui-tournament-last-through = Tu passes au tour suivant.
ui-tournament-last-third = Il te reste à jouer pour la troisième place.
ui-tournament-last-out = C’était ta dernière partie dans ce tournoi.

ui-tournament-choose-ends = { $format ->
    [knockout] Fin des tours
   *[other] Fin des rondes
}
ui-tournament-no-end = quand leur temps est écoulé
ui-tournament-ends = { $weekday ->
    [0] le lundi
    [1] le mardi
    [2] le mercredi
    [3] le jeudi
    [4] le vendredi
    [5] le samedi
    [6] le dimanche
   *[7] le soir
} à { $hour } h
ui-tournament-terms-ends = { $format ->
    [knockout] Un tour se termine { $when }, dès que la moitié de sa durée est passée.
   *[other] Une ronde se termine { $when }, dès que la moitié de sa durée est passée.
}

ui-tournament-picture-final-against = contre
ui-tournament-picture-final-beats = bat
ui-tournament-picture-final-swiss = Suisse
ui-tournament-picture-final-rounds = place { $place }, { $points }
ui-tournament-picture-final-free = sans adversaire
ui-tournament-picture-met = Déjà croisés, { $round } :
ui-tournament-picture-met-won = { $name } gagne { $scores }
ui-tournament-picture-met-drawn = match nul
ui-tournament-picture-champion = { $name } l’emporte
ui-tournament-picture-short-round = R{ $round }
ui-tournament-picture-short-stage = { $left ->
    [0] F
    [1] 1/2
   *[2] 1/4
}
ui-tournament-picture-honour = { $how ->
    [final-won] gagne la finale { $score }
    [final-lost] perd la finale { $score }
    [third-won] gagne la troisième place { $score }
   *[third-lost] perd la troisième place { $score }
}
ui-tournament-picture-honour-place = place { $place }
ui-tournament-picture-honour-swiss = Suisse : { $place }
ui-tournament-picture-turn = À la place { $place } après la ronde { $round }, { $name } gagne ensuite chaque rencontre
ui-tournament-picture-turn-all = { $name } gagne chaque rencontre
ui-tournament-picture-turn-ahead = { $name } est en tête depuis la ronde { $round }
ui-tournament-picture-fact-won = parties gagnées, non gagnées
ui-tournament-picture-fact-closest = plus petit écart : { $round }, { $name }
ui-tournament-picture-fact-largest = plus grand écart : { $round }, { $name }
ui-tournament-picture-way-stage = { $left ->
    [1] Demi
    [2] Quart
    [3] Huitième
    [4] Seizième
   *[5] 32e
}

ui-tournament-edit = Modifier
ui-tournament-edit-hint = Le nom, la description et la langue se changent à tout moment, le reste jusqu’au début. Chaque changement est annoncé à tout le monde.
ui-tournament-edit-words = Réécrire
ui-tournament-edit-description = Description (1 000 caractères au plus)
ui-tournament-edit-day = Jour du début (aucun : à la main)
ui-tournament-edit-language = Langue de ses messages
ui-tournament-write = Écrire à tous
ui-tournament-write-words = Ton message (un par jour)
ui-tournament-written = C’est noté : tout le monde le lit dans les annonces et sur sa page.
ui-tournament-changed = { $field ->
    [name] Nouveau nom : { $value }
    [description] Nouvelle description
    [places] Places : { $value }
    [pace] Rythme : { $value }
    [starts] Début { $value }
    [by-hand] Le début se fera à la main
   *[locale] Langue : { $value }
}
ui-tournament-message = **{ $who }** écrit à tout le monde : { $words }
ui-tournament-message-nobody = L’organisation écrit à tout le monde : { $words }

ui-tournament-news-week = { $count ->
    [one] Cette semaine : { $count } partie jouée, il en reste { $left }.
   *[other] Cette semaine : { $count } parties jouées, il en reste { $left }.
}
ui-tournament-news-week-rolling = { $count ->
    [one] Cette semaine : { $count } partie jouée.
   *[other] Cette semaine : { $count } parties jouées.
}
ui-tournament-news-nothing = Ce qui avait été décidé a été retiré.

ui-tournament-choose-rounds = { $format ->
    [rolling] Durée du tournoi
   *[other] Rondes
}
ui-tournament-weeks-count = { $count } semaines
ui-tournament-rounds-suit = autant qu’il en faut pour ce nombre
ui-tournament-rounds-count = { $count ->
    [one] { $count } ronde
   *[other] { $count } rondes
}

ui-tournament-history = Palmarès
ui-tournament-history-none = Aucun n’est encore terminé ici.
ui-tournament-history-nobody = sans vainqueur
ui-tournament-news-rests = Sans partie : { $people }

## Parmi les événements du serveur
ui-tournament-dates = L’afficher parmi les événements du serveur
ui-tournament-dates-right = Pour afficher les dates parmi les événements du serveur, le bot a besoin du droit *Créer des événements*.
ui-tournament-dates-soon = Les dates figureront parmi les événements du serveur dès que le début sera connu.
ui-tournament-dates-wanted = Les dates figureront parmi les événements du serveur dès que le début sera connu.
ui-tournament-dates-made = Les dates figurent parmi les événements du serveur.
ui-tournament-dates-over = L’événement est terminé.
ui-tournament-dates-refused = Les dates n’ont pas pu figurer parmi les événements du serveur : Discord l’a refusé.

# Les écrans communs à tous les jeux.

## La table ouverte
ui-players = { $least ->
    [1] { $most ->
        [1] en solo
       *[other] de 1 à { $most } joueurs
    }
   *[other] { $least ->
        [2] { $most ->
            [2] 2 joueurs
           *[other] de 2 à { $most } joueurs
        }
       *[other] de { $least } à { $most } joueurs
    }
}
ui-players-some = à { $numbers } ou { $last } joueurs
ui-lobby-open = Ouverte par { $host } · commence quand la table est pleine, ou quand { $host } appuie sur Commencer (au bout d’un jour, n’importe qui à la table le peut)
ui-lobby-alone = Ouverte par { $host } · commence quand { $host } appuie sur Commencer
ui-lobby-full = Ouverte par { $host } · tout le monde est là : { $host } appuie sur Commencer (au bout d’un jour, n’importe qui à la table le peut)
ui-lobby-bringing = Ouverte par { $host } · tout le monde est là · commence dès que chacun a choisi, ou quand { $host } appuie sur Commencer
ui-lobby-shared = Ouverte par { $host } · chaque place est prise, on peut encore en partager une · commence quand la table est pleine, ou quand { $host } appuie sur Commencer (au bout d’un jour, n’importe qui à la table le peut)
ui-lobby-started = La partie a commencé : { $link }
ui-lobby-begun = La partie a commencé.
ui-lobby-no-thread = Cette partie se jouera dans le salon même : pour ouvrir un fil, il me manque { $rights }.
ui-lobby-cancelled = Cette table est fermée.
ui-lobby-expired = Personne ne s’est assis depuis trois jours : cette table est fermée.
ui-lobby-empty = personne pour l’instant
ui-lobby-seats = Places { $taken } sur { $of } : { $who }
ui-lobby-players = À la table : { $who }
ui-lobby-pace = Rythme : { $pace }
ui-lobby-pace-alone = Rythme : { $pace }, car personne d’autre ne joue
ui-pace-alone = Contre des IA seules, rien ne presse ; le rythme choisi ici compte dès que quelqu’un d’autre s’assied.
ui-lobby-weekends = les week-ends ne comptent pas ({ $zone })
ui-lobby-rated = comptée pour les cotes
ui-lobby-rated-ai = sans effet sur les cotes, car une IA joue
ui-lobby-hints-on = on peut demander conseil
ui-lobby-hints-off = sans conseils
ui-lobby-together = jusqu’à { $count } par place
ui-lobby-option = { $name } : { $value }
ui-lobby-warning = À savoir : { $what }
ui-sealed-as = Sceau des mélanges : `{ $seal }`
ui-chain-at = Étape { $revision } de la chaîne : `{ $head }`
ui-verify-later = Les mélanges étaient fixés avant que quiconque s’assoie. À la fin, *Vérifier* rejoue toute la partie et dit si quelque chose a été modifié.
ui-lobby-shuffle = Mélange vérifiable
ui-lobby-brought = { $who } apporte { $decks }
ui-title = « { $title } »
ui-plays = { $name } joue { $deck }
ui-lobby-invited = Invitations en attente : { $who }
ui-invite = Inviter quelqu’un
ui-invite-done = Invitation envoyée à { $who }. La place est gardée un jour.
ui-invite-call = { $who } : { $host } propose une partie : { $game }. { $count ->
    [one] Ta place est gardée un jour.
   *[other] Les places sont gardées un jour.
}
ui-invite-accept = Accepter
ui-invite-decline = Refuser
ui-invite-accepted = Tu es à la table.
ui-invite-begun = Tu es à la table, et elle est complète : la partie commence.
ui-invite-declined = C’est noté. La place est libre pour d’autres.
ui-join = S’asseoir
ui-sit-beside = S’asseoir avec quelqu’un
ui-room-beside = { $count ->
    [one] encore une personne
   *[other] encore { $count } personnes
}
ui-leave = Se lever
ui-start = Commencer
ui-options = Options
ui-add-ai = Ajouter une IA
ui-add-relaxed = IA détendue
ui-add-sharp = IA redoutable
ui-level-relaxed = détendu
ui-level-sensible = réfléchi
ui-level-sharp = redoutable
ui-how-to = Comment jouer
ui-bring = Choisir mon deck
ui-brought = C’est noté. Tu peux changer d’avis jusqu’au début de la partie.
ui-built-suggested = Tu n’as encore rien apporté. Suggestion :
ui-built-nothing = Tu n’as encore rien apporté.
ui-built-none = Ne rien apporter
ui-built-brought = Voici ce que tu apportes. Tu peux le changer jusqu’au début de la partie ; d’ici là, personne d’autre ne le voit.
ui-built-write = L’écrire
ui-built-usual = Comme suggéré
ui-built-lines = Par ligne : combien, puis quoi
ui-built-mine = Prendre mes decks
ui-nothing-to-bring = Tu n’as rien à choisir à cette table.

# L’atelier
ui-decks = Mes decks : { $game }
ui-decks-room = Tu peux en garder { $most } ; tu en as { $have }.
ui-decks-public = Tes decks ne sont qu’à toi. Celui que tu joues devient public à la fin de la partie, comme toute la partie.
ui-decks-all = Tous mes decks
ui-deck-choose = Ouvrir un deck
ui-deck-new = Deck vide
ui-deck-for-me = Un deck pour moi
ui-deck-from-ready = Partir d’un deck tout prêt
ui-deck-import = Coller un deck
ui-deck-unnamed = Deck { $number }
ui-deck-copied = { $name } (copie)
ui-deck-line-good = { $name } · { $have } cartes · prêt à jouer
ui-deck-line-draft = { $name } · { $have }/{ $want } · brouillon
ui-deck-question = Un deck pour toi : question { $number } sur 3
ui-deck-any-answer = Peu importe
ui-deck-any = { $what } : peu importe
ui-deck-only = { $what } : { $value }
ui-deck-other = { $what } : les autres…
ui-deck-undo = Annuler
ui-deck-fill = Compléter
ui-deck-more = Utiliser ce deck
ui-deck-search = Chercher
ui-deck-searched = Chercher : { $words }
ui-deck-search-label = Un bout du nom, ou un genre
ui-deck-held = Dans le deck
ui-deck-all = Toutes les cartes
ui-deck-clear = Sans filtre
ui-deck-none-found = Aucune carte ne va avec ces filtres.
ui-deck-test = Tester
ui-deck-play = Jouer avec
ui-deck-share = Montrer à tous
ui-deck-is-shared = Ce deck est montré ici à tout le monde.
ui-deck-shared = { $who } montre son deck : **{ $name }**
ui-deck-shared-note = Pour l’avoir : /deck liste, « Coller un deck », et ces lignes.
ui-deck-rename = Renommer
ui-deck-name = Nom du deck
ui-deck-copy = Copier
ui-deck-text = En texte
ui-deck-file = Fichier
ui-deck-exported = { $name }, en texte.
ui-deck-drop = Supprimer
ui-deck-drop-sure = Supprimer { $name } pour de bon ? Les parties en cours gardent les decks avec lesquels elles ont commencé.
ui-deck-dropped = { $name } est supprimé.

ui-options-hint = Chaque réglage est pris en compte tout de suite. Ce panneau n’est visible que par toi.
ui-preset = Formule
ui-seats = Places
ui-seats-of = { $count ->
    [one] { $count } place
   *[other] { $count } places
}
ui-in-the-way = { $why }
ui-together = Personnes par place
ui-together-of = { $count ->
    [one] une seule
   *[other] jusqu’à { $count }
}
ui-pace = Rythme
ui-absent = Si quelqu’un reste absent
ui-absent-ai = Une IA prend le relais
ui-absent-concede = Cela compte comme un abandon
ui-rated = Cote
ui-rated-no = Sans effet sur les cotes
ui-rated-hints = Sans effet sur les cotes, avec conseils
ui-rated-yes = Comptée pour les cotes
ui-hints = Conseils
ui-hints-on = On peut demander conseil
ui-hints-off = Sans conseils
ui-table-language = Langue de la table
ui-send-away = Renvoyer quelqu’un
ui-let-back = Laisser revenir quelqu’un
ui-cancel-lobby = Fermer cette table
ui-cancel-sure = { $count ->
    [0] Si tu fermes cette table, on ne pourra pas la rouvrir.
   *[other] Si tu fermes cette table, elle sera fermée pour tout le monde, { $names } y compris, et on ne pourra pas la rouvrir.
}
ui-value = Valeur
ui-listing = À nommer, { $count } parmi : { $names }. Laisser vide pour : { $default }.
ui-numbers = Un nombre de { $least } à { $most }.
ui-values = Au choix : { $values }.
ui-no-table-of-yours = Tu n’as pas de table ouverte ici : ouvre-en une avec /jouer.
ui-option-set = { $name } : { $value }.
ui-rematch-call = { $who } : { $host } propose une revanche à { $game }. { $count ->
    [one] Ta place est gardée un jour.
   *[other] Les places sont gardées un jour.
}
ui-rematch-open = La table de la revanche est ouverte dans { $channel }.
ui-which-game = Quel jeu ?
ui-fair =
    {""}**Comment vérifier que personne ne triche**
    Avant que quiconque s’assoie, le bot a tiré un nombre secret et l’a scellé. Voici le sceau :
    `{ $seal }`
    Tous les mélanges découlent de ce nombre et des mots que chacun peut ajouter ici. À la fin, le nombre est montré, et /verifier rejoue toute la partie à partir de lui.
    Mots ajoutés jusqu’ici : { $words }.
    -# Une fois la partie finie, tout le monde peut la lire en entier, mains comprises.
ui-add-words = Ajouter mes mots
ui-words-label = Des mots que personne ne devinera
ui-words-added = Tes mots entrent dans le mélange.

## Le plateau
ui-play = Jouer
ui-log = Journal
ui-zoom = Zoom
ui-film = Film
ui-more = Plus…
ui-look = Regarder
ui-until = échéance { $when }
ui-bank-days = { $days } j { $hours } h de réserve
ui-bank-hours = { $hours } h { $minutes } min de réserve
ui-board-banks = -# Réserve de temps : { $banks }
ui-board-bank = { $days ->
    [0] { $name } moins d’une demi-journée
    [0.5] { $name } une demi-journée
    [one] { $name } { $days } jour
   *[other] { $name } { $days } jours
}
ui-news-times = { $line } ({ $times } fois)
ui-news-more = { $count ->
    [one] … et une ligne de plus dans le { ui-log }
   *[other] … et { $count } lignes de plus dans le { ui-log }
}
ui-board-waits = { $who ->
    [me] on t’attend
   *[other] on attend { $names }
}
ui-you = toi
ui-board-paused = en pause
ui-board-order = { $scores } (ordre : { $order })
ui-board-extended = Le bot était absent : les échéances sont repoussées de { $unit ->
    [minutes] { $many } min
    [hours] { $many } h
   *[days] { $many } jours
}.
ui-board-extended-ages = Le bot a été absent très longtemps, ou son horloge était fausse : les échéances sont repoussées.
ui-board-proposed-pause = { $name } propose une pause (Plus…).
ui-board-proposed-end = { $name } propose d’arrêter la partie ici (Plus…).
ui-board-over = La partie est finie
ui-board-over-won = La partie est finie : { $won }
ui-board-agreed = La partie s’est arrêtée d’un commun accord
ui-board-decided = Le résultat de cette partie a été décidé par l’organisation du tournoi
ui-board-off = Cette partie est annulée : elle ne compte plus dans le tournoi
ui-board-footer = Plateau, version { $revision }
ui-board-moved = { $game } : le plateau est maintenant [à la fin de ce fil]({ $link }).
ui-board-away = { $game } : tant que cet endroit est fermé, le plateau est dans { $channel }.
ui-place = **{ $place }. { $people }** · { $score }
ui-won = { $who ->
    [me] { $count ->
        [one] tu gagnes
       *[other] ton camp gagne
    }
   *[other] { $count ->
        [one] { $names } gagne
       *[other] { $names } gagnent
    }
}{ $how ->
    [against] , { $score } à { $other }
    [gave-up] , car { $other } a abandonné
   *[alone] { " " }avec { $score }
}
ui-won-together = { $names } gagnent ensemble avec { $score }
ui-won-draw = match nul, { $score } de part et d’autre
ui-won-solo = { $names } finit avec { $score }
ui-board-stood-in = { $count ->
    [one] Pour { $name }, une IA a joué un coup.
   *[other] Pour { $name }, une IA a joué { $count } coups.
}
ui-board-hints = { $count ->
    [one] { $name } a demandé { $count } conseil.
   *[other] { $name } a demandé { $count } conseils.
}
ui-gave-up = a abandonné
ui-rematch = Revanche
ui-verify = Vérifier
ui-replay = Revoir
ui-seed = Graine `{ $seed }`, scellée avant le début par `{ $seal }`.
ui-seed-words = Mots ajoutés par les joueurs : { $words }.
ui-replay-alt = La partie en film, { $count } plateaux.
ui-film-alt = Le dernier tour en film, { $count } images.
ui-film-none = Aucun tour n’a encore été joué.
ui-no-pictures = Ce jeu n’a pas d’images.

## Ma table
ui-status-turn = **À toi de jouer**
ui-status-waiting = **En attente**
ui-status-over = **Partie finie**
ui-status-over-won = **Partie finie : { $won }**
ui-status-paused = **En pause**
ui-status-looking = **Tu regardes**
ui-played-for-you = { $count ->
    [one] Ton temps était écoulé : une réponse a été donnée pour toi. Pour jouer moins vite, choisis un rythme plus lent dans les options de ta prochaine table.
   *[other] Ton temps était écoulé : { $count } réponses ont été données pour toi. Pour jouer moins vite, choisis un rythme plus lent dans les options de ta prochaine table.
}
ui-spent-for-you = { $days ->
    [0.5] Ton temps allait s’écouler : une demi-journée de congé a été posée pour toi.
    [one] Ton temps allait s’écouler : { $days } jour de congé a été posé pour toi.
   *[other] Ton temps allait s’écouler : { $days } jours de congé ont été posés pour toi.
}
ui-partners-answered = { $count ->
    [one] { $names } a joué pour ton camp.
   *[other] { $names } ont joué pour ton camp.
}
ui-partner-answers = { $count ->
    [one] { $names } répond pour ton camp. Ton choix ne fait que s’y afficher, avec ton nom.
   *[other] { $names } répondent pour ton camp. Ton choix ne fait que s’y afficher, avec ton nom.
}
ui-partner-draft = { $names } jusqu’ici : { $what }
ui-advice = { $name } choisirait : { $what }
ui-take-over = Choisir comme un partenaire
ui-giving-up = { $count ->
    [one] { $names } veut abandonner ; il en faut encore { $missing } de ton camp.
   *[other] { $names } veulent abandonner ; il en faut encore { $missing } de ton camp.
}
ui-giving-up-enough = { $count ->
    [one] { $names } veut abandonner, et c’est maintenant assez pour ton camp : appuie encore sur *Abandonner* pour le confirmer.
   *[other] { $names } veulent abandonner, et c’est maintenant assez pour ton camp : appuie encore sur *Abandonner* pour le confirmer.
}
ui-stood-in = Une IA joue pour toi. Tu peux reprendre ta place à tout moment.
ui-stood-in-to-end = L’échéance de cette partie est passée : une IA joue pour toi jusqu’à la fin de cette partie.
ui-only-players = Seuls les joueurs de cette partie peuvent répondre. Tu peux regarder :
ui-player = Joueur { $number }
ui-we-wait = { $who ->
    [me] On t’attend.
   *[other] On attend { $names }.
}
ui-nobody-awaited = Personne n’a à répondre pour l’instant.
ui-closed = { $what } : { $why } · { $rule }
ui-more-closed = et { $count } de plus (voir « Pourquoi pas ? »)
ui-nothing-closed = Rien n’est interdit en ce moment.
ui-dot = Changer : { $kind }{ $nth ->
    [0] { "" }
   *[other] { " " }({ $nth })
}
ui-take-back = Reprendre une réponse
ui-undo = Annuler
ui-refresh = Actualiser
ui-asked-meanwhile = **Une question t’attend.**
ui-back-to-table = Revenir à ma table
ui-text = En mots
ui-aim = But du jeu
ui-ahead = À venir : { $what }
ui-first-met = À savoir : { $what }
ui-rules = Règles
ui-why-not = Pourquoi pas ?
ui-change-answer = Changer de réponse
ui-next-waits = *{ $game }* t’attend aussi.
ui-next-match = Suivante : { $game }
ui-notes = Notes
ui-notes-label = Toi seul peux lire ceci
ui-notes-kept = Tes notes sont enregistrées.
ui-nudge = Envoyer un rappel
ui-nudged = Un rappel va être envoyé.
ui-no-longer-there = Tu n’es plus sur le serveur de cette partie (*{ $game }*). Si tu n’y reviens pas d’ici trois jours, cela compte comme une absence.
ui-leave-match = Quitter la partie
ui-choose = Choisir
ui-choose-group = Choisir un groupe
ui-group-size = { $picked ->
    [0] { $count } au choix
   *[other] { $picked } sur { $count }
}
ui-back = Retour
ui-confirm = Valider
ui-does = { $names } – dans chaque cas : { $does }
ui-does-each = Dans chaque cas : { $does }
ui-does-too = { $before } ; { $then }
ui-final = compte aussitôt
ui-final-line = compte aussitôt · { $what }
ui-final-all = Ta réponse compte aussitôt.
ui-final-some = Compte aussitôt : { $what }.
ui-final-confirm = Ta réponse compte aussitôt.
ui-final-sealed = Il ne manque que ta réponse : elle compte aussitôt.
ui-sealed = Ta réponse reste secrète, et tu peux la changer, tant que tout le monde n’a pas répondu.
ui-start-again = Recommencer
ui-as-dealt = Ordre de départ
ui-pays = { $what } (vaut { $sum })
ui-cheapest = Au moins cher
ui-usual = Suggestion
ui-hint-follow = Suivre le conseil
ui-plan = Proposer un plan
ui-step = Suite : { $what }
ui-step-why = *Suite* – { $why }.
ui-choose-exactly = { $count ->
    [1] Choisis-en une…
   *[other] Choisis-en exactement { $count }…
}
ui-choose-up-to = { $count ->
    [1] Choisis…
   *[other] Choisis-en { $count } au plus…
}
ui-rest = Compléter pour moi
ui-passed = { $kind }…
ui-other-answer = Autre chose
ui-ask-confirm = Tu joues comme ça ?
ui-hint-ask = Que ferais-tu ?
ui-hint = 💡 Je choisirais : { $what }.
ui-hint-why = 💡 Je choisirais : { $what } – { $why }.
ui-hint-same = 💡 C’est ce que je choisirais.
ui-suggests = Suggestion : { $what }. Appuie sur son bouton pour la jouer.
ui-suggests-why = Suggestion : { $what } – { $why }. Appuie sur son bouton pour la jouer.
ui-picked = Choisi : { $what }
ui-left-out = De côté : { $what }
ui-leave-exact = { $most ->
    [1] Choisis qui tu laisses de côté.
   *[other] Laisses-en { $most } de côté (pour l’instant { $count }).
}
ui-picked-in-order = Dans cet ordre : { $what }
ui-picked-then = { $before }, puis { $then }
ui-paid = { $over ->
    [0] { $sum } payés sur { $need }
   *[other] { $sum } payés sur { $need }, { $over } de trop
}
ui-nothing-fits = Rien : continuer

ui-order-always = Répondre pour moi dorénavant
ui-order-plain = répond tout seul jusqu’à ce que tu l’arrêtes
ui-order-ranks = tu fais une liste, tes préférés d’abord
ui-order-stands = Toujours dans cette partie : { $what }.
ui-order-answers = La réponse part toute seule dans la minute et demie.
ui-order-rests = Pas cette fois, puisque tu as repris la réponse.
ui-order-stop = Arrêter
ui-order-stop-one = En arrêter une…
ui-wishes-title = Ta liste de souhaits
ui-wishes-hint = Jusqu’à { $most } souhaits, tes préférés d’abord. À chaque choix, tu prends le premier qui est là ; s’il n’y en a aucun, ce qui te serait proposé. Toi seul vois cette liste.
ui-wishes-confirm = Toujours choisir d’après cette liste
ui-wishes-change = Changer ma liste
ui-wishes-back = Retour à la table

## Les appels
ui-ping-turn = **{ $who }**, à toi de jouer à *{ $game }*
ui-ping-next = **{ $who }**, c’est bientôt à toi de jouer à *{ $game }*
ui-ping-reminder = **{ $who }**, *{ $game }* t’attend toujours
ui-ping-end = **{ $who }**, la partie de *{ $game }* est finie
ui-ping-proposed-end = **{ $who }**, on propose d’arrêter là la partie de *{ $game }* : qu’en dis-tu ?
ui-ping-proposed-pause = **{ $who }**, on propose une pause à *{ $game }* : qu’en dis-tu ?
ui-ping-wanted = **{ $who }**, quelqu’un aimerait rejoindre ton équipe à *{ $game }* : es-tu d’accord ?
ui-what-waits = Ce qui m’attend
ui-answer = Répondre

## À côté de la partie
ui-earlier = Plus tôt
ui-later = Plus tard
ui-log-empty = Il ne s’est encore rien passé.
ui-topics = Autres sujets
ui-concede = Abandonner
ui-concede-sure = Abandonner, c’est perdre : on ne te demandera plus rien, les autres continuent ou gagnent, et c’est définitif.
ui-concede-yes = Abandonner pour de bon
ui-concede-done = Tu as abandonné.
ui-concede-together = Ton camp abandonne dès que { $needed } de ses membres le demandent.
ui-concede-ask = Demander l’abandon
ui-concede-asked = Ton camp sait que tu veux abandonner ; il en faut encore { $missing }.
ui-keep-on = Continuer quand même
ui-way-pause = **Demander une pause** : toutes les horloges s’arrêtent dès que tout le monde est d’accord, jusqu’à la reprise.
ui-way-end = **Demander l’arrêt** : la partie se termine telle quelle dès que tout le monde est d’accord.
ui-way-pause-alone = **Demander une pause** : toutes les horloges s’arrêtent aussitôt, jusqu’à la reprise.
ui-way-end-alone = **Arrêter la partie** : elle se termine aussitôt telle quelle.
ui-way-substitute = **Me faire remplacer** : tu joues jusqu’à ce que quelqu’un reprenne ta place ; ensuite, tu ne peux plus revenir.
ui-way-leave = **Partir pour de bon** : une IA continue sous ton nom, et tu ne peux pas revenir.
ui-way-concede = **Abandonner** : tu es hors jeu, les autres continuent ou gagnent.
ui-propose-pause = Demander une pause
ui-propose-end = Demander l’arrêt
ui-agree-pause = Accepter la pause
ui-agree-end = Accepter l’arrêt
ui-decline-pause = Pas de pause
ui-decline-end = On continue
ui-proposal-pause = Une pause est proposée : { $agreed } d’accord, { $missing } sans réponse.
ui-proposal-end = L’arrêt de la partie est proposé : { $agreed } d’accord, { $missing } sans réponse.
ui-resume = Reprendre
ui-come-back = Reprendre ma place
ui-get-up = Partir pour de bon
ui-get-up-ai = Si tu pars pour de bon, une IA continue sous ton nom, une autre personne peut reprendre ta place si on en cherche une, et tu ne peux pas revenir dans cette partie.
ui-get-up-alone = Si tu pars pour de bon, plus personne d’autre ne joue ici : des IA finissent aussitôt la partie, sous ton nom, et tu ne peux pas y revenir.
ui-get-up-shared = Si tu pars pour de bon, { $names } { $count ->
    [one] continue
   *[other] continuent
} sans toi pour ton camp, et tu ne peux pas revenir dans cette partie.
ui-get-up-conceded = Tu as déjà abandonné : si tu pars pour de bon, on ne te dit plus rien de cette partie, et tu ne peux pas y revenir.
ui-end-match = Arrêter la partie
ui-end-alone = Si tu arrêtes la partie, elle se termine aussitôt telle qu’elle est, sans classement, et on ne pourra pas la reprendre.
ui-end-last = Tous les autres sont d’accord : si tu arrêtes la partie, elle se termine aussitôt telle qu’elle est, sans classement, et on ne pourra pas la reprendre.
ui-end-asks = La question sera posée à { $names } ; dès que tous sont d’accord, la partie s’arrête telle qu’elle est, sans classement, et on ne peut pas la reprendre.
ui-volunteer = Jouer pour quelqu’un
ui-substitute-seek = Me faire remplacer
ui-substitute-sure = On demande aux personnes de la liste de ce serveur de reprendre ta place. Tu joues jusqu’à ce que l’une d’elles vienne. Ensuite, la place et ses cartes sont à elle, et tu ne peux plus revenir dans cette partie.
ui-substitute-yes = Me faire remplacer
ui-substitute-called = { $count ->
    [0] Personne de la liste ne peut être appelé pour l’instant. On réessaie toutes les huit heures ; d’ici là, n’importe qui d’autre peut prendre la place, par *Plus* sous le plateau.
    [one] On demande à { $count } personne de reprendre la place. Si personne ne vient, on en appelle d’autres dans huit heures ; n’importe qui d’autre peut aussi la prendre, par *Plus* sous le plateau.
   *[other] On demande à { $count } personnes de reprendre la place. Si personne ne vient, on en appelle d’autres dans huit heures ; n’importe qui d’autre peut aussi la prendre, par *Plus* sous le plateau.
}
ui-substitute-sought-me = On cherche quelqu’un pour jouer à ta place.
ui-substitute-sought = On cherche quelqu’un pour remplacer { $names }.
ui-substitute-stop = Ne plus chercher
ui-substitute-stopped = On ne cherche plus personne.
ui-substitute-for = Chercher quelqu’un pour remplacer…
ui-substitute-not-for = Ne plus chercher pour…
ui-substitute-call = Une place se libère (*{ $game }*) : veux-tu la reprendre ?
ui-substitute-take = Prendre la place
ui-substitute-no = Pas moi
ui-substitute-taken = Merci. La place est à toi : joue jusqu’à la fin.
ui-substitute-declined = C’est noté, on demandera à quelqu’un d’autre.
ui-asks-for = Tu as demandé à jouer avec { $names } : c’est à ce camp de dire oui.
ui-turn-away = Refuser { $name }
ui-let-in = Accueillir { $name }
ui-turn-away-one = Refuser quelqu’un…
ui-let-in-one = Accueillir quelqu’un…
ui-would-join = { $count ->
    [one] { $names } aimerait jouer avec toi.
   *[other] { $names } aimeraient jouer avec toi.
}
ui-ask-no-longer = Ne plus demander
ui-ask-to-join = Rejoindre une équipe : laquelle ?
ui-follow = Suivre
ui-unfollow = Ne plus suivre
ui-report = Signaler un souci
ui-report-label = Qu’est-ce qui ne va pas ?
ui-report-kept = Merci. Le signalement est gardé sous { $code }, avec la position.
ui-export = Exporter
ui-export-said = La partie entière. Chacun peut la contrôler avec /verifier.

## Les listes
ui-waiting-for-you = On t’attend
ui-matches-mine = Tes parties
ui-matches-server = Les parties de ce serveur
ui-matches-finished = Tes parties finies
ui-length-days = environ { $days } jours, { $own } de jeu chacun
ui-length-hours = environ { $hours } h, { $own } de jeu chacun
ui-length-live = environ { $together }
ui-length-alone = environ { $own } de jeu
ui-list-empty = Aucune partie pour l’instant.
ui-list-more = et { $count } de plus
ui-list-place = place { $place }
ui-list-your-turn = à toi
ui-time-left = { $unit ->
    [minutes] encore { $many } min
    [hours] encore { $many } h
   *[days] encore { $many } jours
}
ui-open-match = Ouvrir une partie
ui-board-linked = [Le plateau]({ $link }) est dans { $channel }.
ui-board-coming = Cette partie se met en place : son plateau arrive dans un instant.
ui-board-late = Le plateau a sa place dans { $channel } et n’a pas pu y être affiché à l’instant. Je continue d’essayer.
ui-board-shut = [Le plateau]({ $link }) est dans { $channel }, mais cet endroit est fermé : { $why }
ui-board-unposted = Le plateau a sa place dans { $channel }, mais rien ne peut y être affiché : { $why }
ui-board-bring = Quelqu’un qui y joue peut l’amener dans un autre salon de ce serveur avec /plateau.
ui-called-above = On t’appelle dans { $above } et non dans { $channel } : { $why }
ui-not-called = On ne peut pas t’appeler dans { $channel } : { $why } /plateau dans un autre salon de son serveur y amène la partie.
ui-shut-locked = le fil est verrouillé.
ui-shut-rights = il m’y manque { $rights }. Une personne qui gère le serveur peut me les donner.
ui-shut-unseen = je ne vois pas cet endroit. Une personne qui gère le serveur peut m’y laisser entrer.

## Les réglages
ui-my-settings = Tes réglages
ui-settings-calls = Appels
ui-settings-time = Temps
ui-settings-people = Personnes
ui-settings-reading = Lecture
ui-calls = Comment on m’appelle
ui-calls-thread = Dans le fil de la partie
ui-calls-none = Pas du tout
ui-calls-now-thread = On t’appelle dans le fil de la partie quand c’est à toi.
ui-calls-direct = Par message privé
ui-calls-daily = Par un seul message par jour
ui-calls-now-direct = On t’appelle par message privé quand c’est à toi.
ui-calls-now-daily = Une fois par jour, à { $hour } h, un message privé te dit quelles parties t’attendent. Les parties en direct t’appellent aussitôt.
ui-direct-greeting = C’est ici que je t’écrirai.
ui-direct-stop = Arrêter
ui-direct-stopped = Je ne t’écris plus ici. On t’appelle de nouveau dans les fils de tes parties.
ui-direct-opening = J’ouvre nos messages privés ; d’ici là, on t’appelle dans le fil.
ui-direct-refused = Discord ne m’a pas laissé t’écrire : les messages privés des membres de ce serveur sont désactivés, ou tu m’as bloqué. On t’appelle dans le fil. Autorise-les, puis choisis à nouveau.
ui-direct-shut = Je ne peux pas t’écrire ; on t’appelle dans le fil.
ui-direct-spam = Discord ne me laisse pas ouvrir de messages privés pour l’instant. Je réessaie demain ; d’ici là, on t’appelle dans le fil.
ui-direct-turn = À toi de jouer à **{ $game }**
ui-direct-next = C’est bientôt à toi de jouer à **{ $game }**
ui-direct-missed = Ton temps s’est écoulé à **{ $game }** : on a répondu pour toi.
ui-direct-missed-away = Ton temps s’est écoulé à **{ $game }** : une IA joue pour toi. Tu peux reprendre ta place à tout moment.
ui-direct-missed-before = La dernière fois, ton temps s’est écoulé : on a répondu pour toi.
ui-direct-reminder = **{ $game }** t’attend toujours
ui-direct-end = La partie de **{ $game }** est finie
ui-direct-proposed-end = On propose d’arrêter là la partie de **{ $game }** : qu’en dis-tu ?
ui-direct-proposed-pause = On propose une pause à **{ $game }** : qu’en dis-tu ?
ui-direct-wanted = Quelqu’un aimerait rejoindre ton équipe à **{ $game }** : es-tu d’accord ?
ui-reminders = Rappels
ui-reminder-half = Me le rappeler à la moitié de mon temps
ui-reminder-12h = Me le rappeler 12 heures avant la fin de mon temps
ui-reminder-3h = Me le rappeler 3 heures avant la fin de mon temps
ui-next-on = On te prévient aussi quand c’est bientôt à toi, là où chacun voit l’ordre de jeu et où l’on joue à trois ou plus.
ui-next-turn-on = Me prévenir avant
ui-next-turn-off = Ne plus prévenir
ui-note-hour = Heure du message quotidien
ui-note-at = Message quotidien à { $hour } h
ui-note = { $count ->
    [one] Une partie t’attend
   *[other] { $count } parties t’attendent
}
ui-note-play = Jouer
ui-note-more = { $count ->
    [one] Encore une : /tour les donne toutes.
   *[other] Encore { $count } : /tour les donne toutes.
}
ui-needs-server = Ce n’est possible que sur un serveur.
ui-calls-now-none = On ne t’appelle pas. /tour donne la liste des parties qui t’attendent.
ui-people-what = Ce qui est gardé sur toi t’appartient : demande-le, ou fais-le oublier.
ui-data-export-button = Mes données
ui-data-delete-button = Tout oublier…
ui-silence-ask = Plusieurs de tes parties t’attendent depuis longtemps. Qu’en fait-on ? Une seule réponse vaut pour toutes tes parties, sur tous les serveurs.
ui-silence-back = Me revoilà
ui-silence-seek = Chercher des remplaçants partout
ui-silence-leave = Tout quitter
ui-silence-sought = { $count ->
    [0] Personne n’a pu être cherché.
    [one] On cherche quelqu’un pour te remplacer dans une partie. Tu joues jusqu’à ce que quelqu’un vienne.
   *[other] On cherche des remplaçants dans { $count } parties. Tu joues jusqu’à ce que quelqu’un vienne.
}
ui-silence-not-sought = { $count ->
    [one] Pas dans une partie : il y est trop tard, ou tu y es seul.
   *[other] Pas dans { $count } parties : il y est trop tard, ou tu y es seul.
}
ui-silence-sure = { $count ->
    [one] Tu quittes ta partie pour de bon, et le tournoi dont elle fait partie. Une IA joue à ta place.
   *[other] Tu quittes tes { $count } parties pour de bon, et les tournois dont elles font partie. Une IA joue à ta place.
}
ui-silence-left = { $count ->
    [one] Tu as quitté une partie.
   *[other] Tu as quitté { $count } parties.
}

ui-substitutes-button = Dépanner
ui-substitutes = Remplacements
ui-substitutes-what = Quand quelqu’un ne peut plus jouer ({ $server }), on demande aux personnes de cette liste de reprendre sa place et de jouer jusqu’à la fin.
ui-substitutes-join = Rejoindre la liste
ui-substitutes-leave = Quitter la liste
ui-substitutes-on = Tu es sur la liste. On te demande pour ces jeux et ces rythmes, jamais pendant tes heures calmes ; tu peux toujours dire non.
ui-substitutes-silent = Tu es sur la liste, mais tu as choisi de ne recevoir aucun appel : choisis de recevoir des appels, et on te demandera.
ui-substitutes-off = Tu as quitté une place juste après l’avoir reprise. Tu pourras revenir sur la liste { $until }.
ui-substitutes-games = Jeux que je reprendrais
ui-substitutes-paces = Rythmes qui me vont
ui-substitutes-most = Nombre de places à la fois
ui-substitutes-helped = { $count ->
    [one] Tu as dépanné { $count } fois : tu as joué jusqu’au bout à la place de quelqu’un.
   *[other] Tu as dépanné { $count } fois : tu as joué jusqu’au bout à la place de quelqu’un.
}
ui-board-thanks = Merci à { $names } : une place reprise, une partie menée à son terme.
ui-substitutes-at-once = { $count ->
    [one] { $count } place à la fois
   *[other] { $count } places à la fois
}
ui-zone-now = Ton fuseau horaire : { $zone }. Il y est { $time }.
ui-zone-time = il est { $time }
ui-zone-other = Autre fuseau…
ui-zone-written = Une ville ou le nom du fuseau
ui-hours-guessed = Les autres peuvent deviner tes heures : ils voient quand on t’appelle et quand tu réponds.
ui-quiet-other = Autres heures…
ui-quiet-span = Calme de { $start } à { $until }
ui-zone-utc = Temps universel, UTC
ui-zone-europe-london = Londres, Dublin, Lisbonne
ui-zone-europe-paris = Paris, Bruxelles, Genève
ui-zone-europe-athens = Athènes, Helsinki, Kiev
ui-zone-europe-istanbul = Istanbul, Moscou
ui-zone-africa-abidjan = Abidjan, Dakar
ui-zone-africa-lagos = Lagos, Kinshasa, Douala
ui-zone-indian-reunion = La Réunion, Maurice
ui-zone-asia-dubai = Dubaï, Abou Dabi
ui-zone-asia-kolkata = Delhi, Bombay
ui-zone-asia-shanghai = Pékin, Shanghai
ui-zone-asia-tokyo = Tokyo
ui-zone-australia-sydney = Sydney, Melbourne
ui-zone-pacific-noumea = Nouméa
ui-zone-pacific-auckland = Auckland
ui-zone-pacific-tahiti = Tahiti
ui-zone-america-los-angeles = Los Angeles, Vancouver
ui-zone-america-denver = Denver
ui-zone-america-chicago = Chicago
ui-zone-america-toronto = Montréal, New York
ui-zone-america-guadeloupe = Guadeloupe, Martinique
ui-zone-america-cayenne = Cayenne
ui-zone-america-sao-paulo = São Paulo
ui-zone-america-miquelon = Saint-Pierre-et-Miquelon
ui-language = Langue
ui-language-auto = Comme Discord
ui-language-en = English
ui-language-fr = Français
ui-texts-on = Les tables s’affichent en mots.
ui-texts-off = Les tables s’affichent en image.
ui-texts-turn-on = Tables en mots
ui-texts-turn-off = Tables en image
ui-quiet-hours = Heures calmes
ui-quiet-none = Pas d’heures calmes.
ui-quiet-no = aucune
ui-quiet-from = Calme de { $start } à { $until } : personne ne t’appelle, et ces heures ne comptent pas quand on joue au temps par tour.
ui-quiet-start = De
ui-quiet-until = À (dix heures au plus)
ui-quiet-zone = Fuseau horaire
ui-bad-time = « { $said } » n’est pas une heure. Écris-la ainsi : 22:00.
ui-our-settings = Réglages de ce serveur
ui-our-hint = Où l’on peut ouvrir des tables, et qui le peut ; et qui peut ouvrir des tournois. Sans choix : partout, et tout le monde.
ui-our-tables = La langue des annonces du bot, et le rythme habituel des nouvelles tables. Une table parle la langue de son hôte.
ui-our-page-tables = Tables
ui-our-page-time = Temps
ui-our-page-who = Qui
ui-our-weekends-on = Aux nouvelles tables, les week-ends comptent comme les autres jours.
ui-our-weekends-off = Aux nouvelles tables, les week-ends ne comptent pas : du samedi 0 h au lundi 0 h.
ui-our-zone = Fuseau horaire des week-ends : { $zone }.
ui-our-channels = Salons pour les tables (tous)
ui-our-roles = Rôles qui ouvrent des tables (tous)
ui-our-tournament-roles = Rôles qui ouvrent des tournois (ceux des tables)
ui-must-manage = Il te faut pour cela le droit de gérer le serveur.
ui-data-export = Tout ce qui est gardé sur toi.
ui-data-delete-sure = Oublier tout ce qui te concerne ? Tes parties en cours continuent sous un nom neutre, et une IA joue à ta place. C’est définitif.
ui-data-delete-yes = Tout oublier
ui-data-deleted = { $count ->
    [0] Tout ce qui te concerne est oublié.
    [1] Tout ce qui te concerne est oublié. Une partie continue sans ton nom.
   *[other] Tout ce qui te concerne est oublié. { $count } parties continuent sans ton nom.
}

## Bonjour
ui-hello =
    ### Des jeux de cartes, un coup maintenant, un coup demain
    Tu peux jouer à { $games }.
    Une partie se joue dans un fil : un plateau pour tous, une table pour toi seul. Tu joues quand tu as un moment, et on t’appelle quand c’est à toi.
    {""}*{ ui-solo }* commence aussitôt, contre une IA, une partie du jeu le plus simple, { $first } ; dans la liste, tu choisis toi-même le jeu.
ui-solo = Jouer maintenant
ui-several = Ouvrir une table
ui-solo-at = Choisir un jeu, contre des IA…
ui-another = Un autre jeu
ui-another-said = Contre des IA, tu commences tout de suite ; à une table pour plusieurs, tu attends les autres.
ui-learn = Apprendre à jouer
ui-lessons = Quel jeu veux-tu apprendre ? Tu joues des scènes d’une vraie partie et on te dit ce qui compte. Personne n’attend, rien n’entre au classement et tu peux t’arrêter quand tu veux.
ui-lesson-new = { $count ->
    [one] { $count } scène
   *[other] { $count } scènes
}
ui-lesson-at = reprendre à la scène { $number } sur { $of }
ui-lesson-done = apprise ; à rejouer si tu veux
ui-lesson-head = **Apprendre à jouer** · { $game }
ui-lesson-scene = Scène { $number } sur { $of } : { $title }
ui-lesson-scene-over = La scène est finie.
ui-lesson-over = Tu en sais assez pour jouer. La première partie se joue contre une IA détendue, qui se trompe de temps en temps.
ui-lesson-on = Scène suivante
ui-lesson-skip = Passer la scène
ui-lesson-again = Rejouer la scène
ui-lesson-back = Revenir
ui-lesson-play = Défier une IA détendue
ui-lesson-others = Autres jeux
ui-about =
    ### Des jeux de cartes qui se jouent sur plusieurs jours
    Tu peux jouer à { $games }.
    Création de fans, non officielle : les jeux appartiennent à leurs auteurs et éditeurs.
    {""}[Inviter le bot]({ $invite }) · licence MIT
    -# Polices Fredoka, Barlow Condensed, Inter (OFL 1.1) · Material Design Icons (Apache 2.0) · Twemoji, copyright Twitter, Inc et autres contributeurs (CC BY 4.0)
ui-about-verified = { $matches ->
    [one] -# Vérifié : { $alike } partie en cours sur { $matches }, rejouée depuis le premier coup.
   *[other] -# Vérifié : { $alike } parties en cours sur { $matches }, rejouées depuis le premier coup.
}

## Quand quelque chose ne va pas
ui-picks-changed = Tes choix ont changé depuis que ce bouton s’est affiché : regarde encore avant de valider.
ui-old-component = Ce bouton est trop ancien. /tour montre où en sont tes parties.
ui-our-fault = Quelque chose a mal tourné chez nous (code { $code }). Rien n’est perdu.
ui-try-again = Réessayer
ui-choose-again = Refaire le choix
ui-not-here = Ce n’est pas possible ici.
ui-no-table-there = La table ne peut pas être ouverte dans le salon de cette partie : { $why }
ui-only-there = Cela ne peut se faire que sur le serveur de cette partie.
ui-other-server = C’est sur un autre serveur : d’ici, seuls ceux qui y jouent peuvent regarder.
ui-unseen-channel = Cette table est dans un salon que tu ne vois pas : seuls ceux qui y jouent peuvent regarder.
ui-which-match = Tu joues dans plusieurs parties : dis laquelle.
ui-too-many-matches = Tu joues déjà dans { $most } parties. Finis-en une d’abord.
ui-unknown-game = Il n’y a pas de jeu « { $game } ». Il y a : { $games }.
ui-unknown-pace = Il n’y a pas de rythme « { $pace } ». Choisis-en un dans la liste.
ui-missing-rights = Il me manque ici : { $rights }. Une personne qui gère le serveur peut me les donner.
ui-missing-rights-in = Il me manque dans <#{ $channel }> : { $rights }. Une personne qui gère le serveur peut me les donner.
ui-not-yours-to-write = Tu ne peux pas écrire dans <#{ $channel }> : rien n’y est publié pour toi.
ui-not-your-channel = Tu ne peux pas écrire dans <#{ $channel }> : choisis un salon où tu le peux.
ui-right-view-channel = Voir le salon
ui-right-send-messages = Envoyer des messages
ui-right-send-messages-in-threads = Envoyer des messages dans les fils
ui-right-create-public-threads = Créer des fils publics
ui-right-connect = Se connecter
ui-right-attach-files = Joindre des fichiers
ui-right-embed-links = Intégrer des liens
ui-right-read-message-history = Voir les anciens messages
ui-days-off = Je m’absente
ui-leave-page = Je m’absente…
ui-leave-left = { $days ->
    [0] Tu n’as plus de jour de congé.
    [one] Il te reste un jour de congé sur 28 par an.
   *[other] Il te reste { $days } jours de congé sur 28 par an.
}
ui-leave-until = Tu es en congé jusqu’au { $when } : aucune de tes horloges ne tourne.
ui-leave-planned = Tu seras en congé du { $start } au { $until }.
ui-leave-auto-on = Quand ton temps est sur le point de s’écouler, une demi-journée de congé est posée pour toi, trois jours d’affilée au plus.
ui-leave-auto-off = Aucun congé n’est posé d’office.
ui-leave-auto-turn-on = En poser d’office
ui-leave-auto-turn-off = Ne rien poser
ui-leave-what = Un congé commence à 0 h ou à 12 h ({ $zone }), dure 14 jours d’affilée au plus, et arrête tes horloges dans toutes les parties sauf en direct. Une fois que tu es en congé, les plateaux disent quand tu reviens ; avant, ils n’en disent rien.
ui-leave-for = À partir de maintenant, pour…
ui-leave-days = { $days ->
    [one] un jour
   *[other] { $days } jours
}
ui-leave-dates = Dates…
ui-leave-start-day = Premier jour (24/12)
ui-leave-until-day = Dernier jour (02/01)
ui-leave-over = Je suis de retour
ui-leave-ended = Te voilà de retour. Les jours de congé qui n’avaient pas commencé te reviennent.
ui-bad-date = « { $said } » n’est pas une date. Écris par exemple 24/12 ou 24/12/2027.
ui-give-time = Donner 12 heures de plus à…
ui-time-given = { $name } a jusqu’à 12 heures de plus.
ui-board-back = { $name } est en congé, de retour le { $when }
ui-weekends = Week-ends
ui-weekends-on = Les week-ends comptent
ui-weekends-off = Les week-ends ne comptent pas
ui-list-empty-server = Personne ne joue ici pour l’instant.

## Une partie finie, pas à pas
ui-look-back = Étape par étape
ui-back-step = { $game } · étape { $step } sur { $steps }
ui-back-show = Montrer cette étape
ui-back-from = Regarder à partir d’ici
ui-back-shut = Le salon de cette partie est fermé : l’étape ne peut pas y être montrée.
ui-back-at = Étape { $step } sur { $steps }
ui-back-board = Vue de tout le monde
ui-back-side = Vue
ui-back-answer-before = Réponse d’avant
ui-back-answer-after = Réponse suivante
ui-back-more = { $count ->
    [one] et { $count } ligne de plus
   *[other] et { $count } lignes de plus
}
ui-back-first = Début
ui-back-before = Avant
ui-back-after = Après
ui-back-last = Fin
ui-back-chapter = Aller à…

## Une position qu’on essaie
ui-try = Essayer
ui-try-head = **Essayer** · { $game }
ui-try-said = Tu joues la suite à part. Ce que tu ne pouvais pas voir ici a été redistribué. Personne d’autre ne le voit et rien ne compte.
ui-try-anew = Recommencer
ui-try-over = L’essai est fini.
ui-try-level = Force des IA (recommence)

## Ce qui a décidé
ui-decided = Qu’est-ce qui a décidé ?
ui-decided-coming = Je regarde la partie : les chances après chaque étape, puis les réponses qui ont compté. Il faut une minute environ ; ce message sera remplacé.
ui-decided-not = Je n’ai pas trouvé. Tu peux réessayer.
ui-decided-none = Aucune réponse, à elle seule, n’a clairement fait basculer la partie.
ui-decided-step = Moment { $number }
ui-decided-line = **{ $number } · { $name }** — { $prompt } Joué : { $played }. Mieux : { $better }.
ui-decided-told = À { $name }, j’aurais dit : « { $why }. »
ui-decided-quoted = « { $why } »
ui-decided-nothing = rien
ui-decided-won = { $count ->
    [one] { $names } gagne
   *[other] Égalité : { $names }
}
ui-decided-nearly = presque gagné
ui-decided-ahead = devant
ui-decided-even = à égalité
ui-decided-behind = derrière
ui-decided-played = joué
ui-decided-better = mieux
ui-decided-foot = { $count ->
    [one] bande pâle : doute · { $count } position regardée
   *[other] bande pâle : doute · { $count } positions regardées
}

ui-away-here = Tu es en congé jusqu’au { $when }. Si tu réponds ici, ton congé prend fin : les jours qui n’ont pas commencé te reviennent.

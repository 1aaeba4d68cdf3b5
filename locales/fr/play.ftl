# Tables, parties, places et temps : ce qui peut gêner, et ce qui se dit à une table.
play-former-player = Ancien joueur
play-already-undone = C’est déjà annulé ; voici où en est la partie.
play-not-the-last = Ta dernière réponse n’est plus celle-là ; voici où en est la partie.
play-already = C’est déjà joué ; voici où en est la partie.

# Tables ouvertes
play-no-game = Il n’y a pas de jeu « { $game } » ici.
play-game-away = Le jeu « { $game } » n’est pas disponible en ce moment. La partie l’attend : aucun délai ne court et rien n’est perdu.
play-no-rules = Cette partie a été jouée avec des règles que ce bot n’a plus, ou pas encore.
play-no-archive = Cette partie est aux archives, qui ne sont pas disponibles en ce moment.
play-no-lobby = Cette table n’existe plus.
play-lobby-started = La partie a déjà commencé.
play-lobby-cancelled = Cette table a été fermée.
play-lobby-expired = Personne ne s’est assis à cette table en trois jours ; elle a été fermée.
play-no-tournament = Ce tournoi n’existe plus.
play-tournament-seats = Ce jeu ne se joue pas à autant de personnes par table.
play-tournament-bring-first = Pour t’inscrire, dis d’abord ce que tu apportes.
play-tournament-coach-taken = Quelqu’un d’entre eux joue ce tournoi, ou doit déjà y coacher.
play-tournament-no-coaches = Tu ne peux plus demander autant de coachs ici.
play-tournament-not-asked = Personne ne te demande de coacher ici, ou ce n’est plus possible.
play-tournament-coaches = On te demande de coacher dans ce tournoi : refuse d’abord, puis inscris-toi.
play-tournament-coaching = Tu coaches dans ce tournoi : arrête d’abord, puis inscris-toi.
play-tournament-coached = Tu coaches dans ce tournoi, ou tu l’as fait : tu ne peux pas le jouer aussi.
play-tournament-not-your-coach = Cette personne ne te coache pas, ou plus.
play-tournament-brought-locked = Ce que tu apportes est fixé depuis le début du tournoi.
play-tournament-needs-brought = Ici, on s’inscrit avec quelque chose à soi, pas avec ce qui est proposé.
play-tournament-needs-role = Pour t’inscrire à ce tournoi, il te faut le rôle <@&{ $role }>.
play-tournament-needs-rating = Ce tournoi est pour les cotes de { NUMBER($least, useGrouping: 0) } à { NUMBER($most, useGrouping: 0) } ; la tienne est de { NUMBER($rating, useGrouping: 0) }.
play-tournament-needs-bounds = La cote maximale ne peut pas être sous la minimale.
play-tournament-helpers = Un tournoi a au plus { $most } organisateurs ajoutés. Retires-en d’abord un.
play-tournament-creators = Seule la personne qui a ouvert le tournoi peut faire cela ; après sept jours sans elle, tous les organisateurs le peuvent, et qui gère le serveur.
play-tournament-decks-secret = Ici, les decks restent secrets jusqu’à la fin du tournoi : cette partie pourra être examinée ensuite.
play-tournament-places = Ce format se joue de { $least } à { $most } personnes.
play-tournament-closed = On ne peut plus s’inscrire à ce tournoi.
play-tournament-full = Toutes les places de ce tournoi sont prises, ou gardées pour qui attend.
play-tournament-out = Tu n’es plus en lice dans ce tournoi ; un organisateur peut t’y laisser revenir.
play-tournament-over = Ce tournoi est terminé.
play-tournament-removed = Un organisateur t’a retiré de ce tournoi ; il peut t’y laisser revenir.
play-tournament-off = Ce tournoi a été annulé.
play-tournament-begun = Le tournoi a déjà commencé.
play-tournament-preparing = Ce tournoi est encore en préparation : les inscriptions ne sont pas ouvertes.
play-tournament-not-announced = Ouvre d’abord les inscriptions.
play-tournament-announced = Les options des parties ne se changent qu’avant l’ouverture des inscriptions.
play-tournament-not-in = Tu n’es pas dans ce tournoi.
play-tournament-not-your-match = Tu ne joues pas cette partie.
play-no-rematch = Une partie de tournoi n’a pas de revanche.
play-tournament-name = Il faut un nom à un tournoi.
play-tournament-not-running = Cela n’est possible que pendant le tournoi.
play-tournament-no-reason = Ce que tu décides demande une raison ; elle est montrée à tous.
play-tournament-act-open = Cette partie n’a pas de résultat que l’on puisse changer ainsi.
play-tournament-act-was-there = Cette personne a occupé une autre place dans une partie encore en cours : elle en sait trop pour prendre celle-ci.
play-tournament-act-in = Cette personne joue déjà.
play-tournament-act-back = Cette personne était dans ce tournoi et n’y est plus : choisis « Réintégrer quelqu’un ».
play-tournament-act-waits = Cette personne attend une place : choisis « Faire entrer quelqu’un ».
play-tournament-act-nobody = Cette personne n’est pas dans ce tournoi, ou n’y est plus.
play-tournament-act-former = Cette personne était dans ce tournoi avant de faire supprimer ses données. Elle ne peut y retrouver que la place qui était la sienne, devenue celle d’un ancien joueur.
play-tournament-ruling-holds = On ne peut plus revenir dessus : la suite est déjà tirée.
play-tournament-act-own = Cela touche à l’une de tes parties. C’est à un autre organisateur d’en décider, ou à qui gère le serveur ; une réclamation les prévient.
play-tournament-proposed = Ta proposition au sujet de cette partie est déjà chez les autres organisateurs.
play-tournament-act-out = Cette personne ne joue plus.
play-tournament-act-places = Écris la place de chacune des { $count } personnes, dans l’ordre où elles jouent ; chaque place vaut un de plus que le nombre de personnes devant : { $count ->
    [2] « 1 2 », ou « 1 1 » pour un match nul.
   *[other] « 1 2 2 » par exemple, mais ni « 1 1 2 » ni « 1 3 3 ».
}
play-tournament-act-replayed = La partie jouée à sa place est finie, et c’est elle qui décide : raye-la d’abord.
play-tournament-act-pointless = En élimination directe, personne n’a de points.
play-tournament-act-number = Écris un nombre entier, { $most } au plus.
play-tournament-act-extended = Aucune échéance ne peut être déplacée ainsi en ce moment.
play-tournament-act-meanwhile = Un autre arbitrage vient d’être rendu à ce sujet : lis-le avant d’en rendre un nouveau.
play-tournament-act-paused = Le tournoi est déjà en pause.
play-tournament-act-goes-on = Le tournoi n’est pas en pause.
play-tournament-act-pairs = Deux personnes peuvent échanger leurs places dans la ronde en cours, là où des rondes sont tirées : sans partie finie, et pas à la même table.
play-tournament-act-begun = Quelqu’un a déjà répondu dans une de ces parties.
play-tournament-appealed = Ta réclamation sur cette partie attend déjà les organisateurs.
play-tournament-no-appeal = Cette réclamation est déjà tranchée, ou ce n’est pas à toi de le faire.
play-tournament-few = Il faut au moins { $least } personnes dans ce format.
play-tournament-not-yours = Seuls les organisateurs du tournoi peuvent faire cela.
play-tournament-no-bye = Tu ne peux pas passer cette ronde : ses parties sont déjà formées, ou tu l’as demandé deux fois.
play-tournament-bye-paired = Les parties de cette ronde sont déjà formées, ou tu devais de toute façon la jouer.
play-tournament-no-choice = Ce choix ne t’appartient pas, ou il est déjà fait.
play-lobby-full = Toutes les places sont prises.
play-no-seat = Cette personne n’est plus là : choisis avec qui jouer parmi celles qui y sont.
play-seat-full = { $people ->
    [one] Une seule personne peut jouer à cette place.
   *[other] Il n’y a plus de place ici : { $people } personnes s’y partagent déjà le jeu.
}
play-together = À ce jeu, on peut être { $most } au plus par place, pas { $people }.
play-together-taken = Il y a déjà { $people } personnes à une même place.
play-not-in-lobby = Tu n’es pas à cette table ; commence par la rejoindre.
play-host-only = Seul l’hôte de cette table peut faire cela.
play-no-hints = Il n’y a pas de conseils à cette table.
play-no-level = Il n’y a pas d’IA de ce niveau.
play-attempt-gone = Tu n’essaies plus cette position. Un essai s’efface au bout d’un jour, et dès que tu essaies autre chose.
play-attempt-over = Il n’y a plus rien à jouer à partir d’ici.
play-no-lesson = Il n’y a pas encore de leçon pour ce jeu.
play-no-scene = Cette scène n’est plus dans la leçon.
play-lesson-away = Cette leçon ne va pas avec les cartes utilisées ici. Tu peux jouer une partie tout de suite.
play-not-yourself = Pour partir toi-même, quitte la table.
play-not-there = Cette personne n’est pas à la table.
play-sent-away = Tu ne peux plus rejoindre cette table : seule la personne qui l’a ouverte peut te laisser revenir.
play-places-kept = Les places qui restent sont gardées pour les personnes invitées.
play-places-invited = { $count ->
    [one] Une place est gardée pour une personne invitée.
   *[other] Des places sont gardées pour { $count } personnes invitées.
}
play-invite-self = { $name } : tu ne peux pas t’inviter toi-même.
play-invite-bot = { $name } est un bot et ne peut pas être invité.
play-invite-unseen = { $name } ne voit pas ce salon : pas d’invitation possible ici.
play-invite-sits = { $name } est déjà à la table.
play-invite-often = { $name } n’a pas encore répondu à { $most } autres invitations de ta part.
play-invite-room = { $left ->
    [0] Il ne reste plus de place à garder.
    [one] On ne peut plus garder qu’une place.
   *[other] On ne peut plus garder que { $left } places.
}
play-not-invited = Tu n’as pas d’invitation à cette table, ou plus maintenant.
play-no-ai = Ce jeu n’a pas d’IA « { $name } ».
play-no-ai-there = Il n’y a pas d’IA à retirer.
play-nothing-to-bring = Il n’y a rien à choisir avant cette partie.
play-missing = { $people } { $people_count ->
    [one] doit
   *[other] doivent
} encore choisir de quoi jouer.
play-seats = Ce jeu se joue de { $least } à { $most }, pas à { $seats }.
play-seats-taken = { $taken } places sont déjà prises.
play-no-preset = Il n’y a pas de formule « { $name } ».
play-preset-seats = La formule « { $name } » n’existe pas à { $seats } joueurs.
play-no-pace = Il n’y a pas de rythme « { $pace } ».
play-not-here = Sur ce serveur, on n’ouvre pas de table dans ce salon.
play-not-you = Sur ce serveur, il te faut un autre rôle pour ouvrir une table.

# Parties
play-no-match = Il n’y a pas de partie en cours ici. Les parties finies sont sous /parties ; /jouer ouvre une table.
play-not-yours = Seuls les joueurs de cette partie peuvent faire cela ; tu peux regarder.
play-over = Cette partie est terminée.
play-still-running = Cette partie n’est pas encore terminée.
play-nothing-after = Tu n’as rien répondu depuis.
play-first-only = Seule la première personne d’une équipe peut abandonner pour elle.
play-partner-answers = C’est à quelqu’un d’autre de ton camp de répondre maintenant.
play-no-order = On ne peut pas donner cette consigne pour cette question.
play-no-nudge = Personne ne peut être relancé pour l’instant : il faut un appel resté sans réponse depuis un jour.
play-nudge-paused = La partie est en pause : personne n’est attendu.
play-no-voice = Tu n’as plus ton mot à dire ici : quelqu’un d’autre joue à ta place.
play-no-voice-conceded = Tu as abandonné : tu n’as plus ton mot à dire ici.
play-no-proposal = Personne ne propose cela pour l’instant.
play-paused = La partie est déjà en pause.
play-not-paused = La partie n’est pas en pause.
play-not-away = Ta place est à toi : aucune IA n’y joue.
play-round-over = L’échéance de cette partie est passée : l’IA joue à ta place jusqu’à la fin de cette partie.
play-not-free = Cette place n’est pas libre.
play-was-there = Tu as déjà joué dans cette partie : tu en sais trop pour y prendre une autre place.
play-substitute-found = Cet appel est terminé : quelqu’un est venu, ou il ne manque plus personne.
play-substitute-not-you = Cet appel s’adresse à quelqu’un d’autre. Après les premiers appels, tu pourras aider par *Plus* sous le plateau.
play-substitute-not-listed = Tu n’es pas sur la liste des remplaçants de ce serveur.
play-substitute-off = Tu as quitté une place juste après l’avoir reprise. Tu pourras revenir sur la liste { $until }.
play-substitute-shared = D’autres jouent aussi dans ce camp : ils continuent sans toi.
play-substitute-alone = Personne d’autre ne joue dans cette partie : tu peux la mettre en pause, la quitter ou l’abandonner.
play-substitute-not-needed = Cette place n’a pas besoin de remplaçant en ce moment.
play-substitute-not-yours = Seule la personne qui cherche ce remplaçant peut y renoncer.
play-substitute-late = L’échéance de la ronde est passée : plus personne ne reprend une place dans cette partie.
play-substitute-entered = On ne remplace personne dans un tournoi où l’on est inscrit.
play-substitute-twice = On a déjà remplacé deux fois cette personne dans ce tournoi : c’est le maximum.
play-first-turns-away = Seule la première personne d’une équipe peut dire non pour elle.
play-no-applicant = Cette demande n’existe plus.
play-not-joinable = Il n’y a plus de place dans cette équipe, ou personne pour dire oui.
play-not-joinable-tournament = Dans un tournoi, personne ne rejoint une équipe en cours de route.
play-verify-large = Ce fichier est trop gros pour être une partie.
play-verify-often = Tu as fait vérifier { $count } fichiers en une heure ; le prochain pourra l’être dans { $minutes ->
    [one] une minute
   *[other] { $minutes } minutes
}.
play-verify-twice = Une autre de tes vérifications est encore en cours ; réessaie quand elle aura répondu.
play-verify-busy = Beaucoup de fichiers sont en cours de vérification ; réessaie dans une minute.
play-verify-costly = Ce fichier a été abandonné : le vérifier prend plus de temps ou de mémoire qu’aucune partie. Sur ta propre machine, `python -m games.verify` est plus patient.
play-verify-slow = La machine est trop occupée pour l’instant : cette vérification a été abandonnée sans réponse. Rien n’est perdu ; réessaie dans quelques minutes. Sur ta propre machine, `python -m games.verify` vérifie le fichier exporté.
play-verify-stopped = Le bot redémarre, rien n’a donc été vérifié ; réessaie dans une minute.
play-review-none = Il n’y a rien à revoir ici : cette partie n’a pas de classement, ou il n’y avait personne d’autre à la table.
play-review-not-yours = Il faut d’abord que quelqu’un qui a joué cette partie le demande.
play-review-twice = J’étudie déjà une autre partie pour toi ; redemande quand ce sera fini.
play-review-busy = Beaucoup de parties attendent déjà d’être étudiées ; redemande dans quelques minutes.
play-review-stopped = Le bot redémarre, rien n’a donc été commencé ; réessaie dans une minute.
play-shown-lately = Tu as montré une étape il y a moins d’une minute.
play-export-running = La partie pourra être exportée en entier quand elle sera terminée ; d’ici là, elle a ses secrets.

# Personnes
play-quiet-long = Les heures calmes durent dix heures par jour au plus.
play-quiet-start = Les heures calmes commencent entre 0 h 00 et 23 h 59.
play-quiet-zone = « { $zone } » n’est pas un fuseau horaire ; écris par exemple « Europe/Paris ».

# Rythmes
play-pace-day = un jour par tour
play-pace-express = express (pour jouer une partie en un jour : 12 heures de réserve et 1 de plus par tour)
play-pace-quick = rapide (réponds en 4 heures en moyenne et ta réserve reste pleine)
play-pace-normal = normal (réponds une fois par jour et ta réserve reste pleine)
play-pace-calm = calme (réponds un jour sur deux et ta réserve reste pleine)
play-pace-none = sans se presser (un mois par tour)
play-pace-live-3 = en direct, 3 minutes par tour
play-pace-live-10 = en direct, 10 minutes par tour
play-pace-hour = une heure par tour
play-pace-half-day = 12 heures par tour
play-pace-two-days = deux jours par tour
play-pace-three-days = trois jours par tour
play-pace-week = une semaine par tour

# Le journal, quand une place change de mains ou que le temps est écoulé
play-seat-away = { $who ->
    [me] Une IA joue désormais pour toi.
   *[other] Une IA joue désormais pour { $who_name }.
}
play-seat-left = { $who ->
    [me] Tu as quitté la partie.
   *[other] { $who_name } a quitté la partie.
}
play-seat-back = { $who ->
    [me] Tu reprends ta place.
   *[other] { $who_name } reprend sa place.
}
play-seat-volunteer = { $who ->
    [me] Tu remplaces { $other_name }.
   *[other] { $other ->
        [me] { $who_name } te remplace.
       *[other] { $who_name } remplace { $other_name }.
    }
}
play-seat-joined = { $who ->
    [me] Tu joues désormais avec { $other_name }.
   *[other] { $other ->
        [me] { $who_name } joue désormais avec toi.
       *[other] { $who_name } joue désormais avec { $other_name }.
    }
}
play-lost = Les coups joués après ce moment ont été perdus : la partie reprend ici.
play-ran-out = { $who ->
    [me] Ton temps était écoulé : le bot a répondu pour toi.
   *[other] Le temps était écoulé pour { $who_name } : le bot a répondu à sa place.
}
play-leave-past = Ces jours sont passés, ou trop lointains : on peut poser des jours jusqu’à un an à l’avance.
play-leave-turned = Le dernier jour d’absence vient avant le premier.
play-leave-short = C’est moins d’une demi-journée : une absence commence à 0 h ou à 12 h.
play-leave-year = C’est plus qu’il ne t’en reste : { $left ->
    [0] tu n’as plus de jour de congé.
    [one] il te reste un jour de congé.
   *[other] il te reste { $left } jours de congé.
} On en a 28 par période de 365 jours.
play-leave-row = Pas plus de 14 jours de congé d’affilée.
play-no-gift = On ne peut pas donner de temps ici : une fois par tour, à qui doit jouer, et sans dépasser le maximum.
play-no-gift-here = On ne donne pas de temps en tournoi.
play-seat-gift = { $who ->
    [me] On te donne 12 heures de plus.
   *[other] { $who_name } reçoit 12 heures de plus.
}
play-no-workshop = Ce jeu n’a pas d’atelier.
play-no-deck = Ce deck n’existe pas, ou n’existe plus.
play-decks-full = Tu as déjà { $most } decks de ce jeu : supprimes-en un d’abord.
play-deck-unnamed = Un deck a besoin d’un nom.
play-deck-large = C’est trop pour un deck : { $most } cartes au plus, même en brouillon.
play-deck-changed = Ce deck a changé entre-temps.
play-deck-written-long = C’est trop long pour un deck : { $most } caractères au plus.
play-deck-written-empty = Il n’y a aucune carte là-dedans : il faut une ligne par carte, comme « { $line } ».
play-deck-no-text = Ce fichier n’est pas du texte brut. Enregistre-le comme texte en UTF-8.
play-no-piece = Cette carte n’existe pas, ou n’existe plus.
play-nothing-built = Il n’y a plus rien à annuler.
play-spent = { $what ->
    [one] Tu as appelé { $who } { $most } fois en un jour : ce sera de nouveau possible { $again }.
    [from] Tu as appelé d’autres personnes { $most } fois en un jour : ce sera de nouveau possible { $again }.
    [to] { $who } a déjà reçu { $most } appels en un jour, de toi et des autres : ce sera de nouveau possible { $again }.
    [posts] Tu as ouvert des tables ou montré des decks { $most } fois dans ce salon en un jour : ce sera de nouveau possible { $again }.
   *[tournaments] Tu as ouvert { $most } tournois sur ce serveur en un jour : ce sera de nouveau possible { $again }.
}
play-tournament-many = { $most } de tes tournois sont ouverts aux inscriptions sur ce serveur. Dès que l’un d’eux commence ou est annulé, tu peux en ouvrir un autre.
play-rematch-often = Pas d’invitation pour { $name } : deux des tiennes attendent encore sa réponse, ou il y a eu assez d’appels pour aujourd’hui.
play-not-you-tournaments = Sur ce serveur, seules certaines personnes peuvent ouvrir un tournoi.
play-tournament-message-today = C’est un message par jour pour tout le monde ; le prochain pourra partir { $again }.

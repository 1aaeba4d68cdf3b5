# Les règles de Cartes Nintendo par sujet. `.numbers` : les règles qu’un sujet explique.
nintendo-rules-turn =
    Celui dont c’est le tour passe par ces étapes :
    1. Début : les effets du début de tour ; d’abord ce qui t’attendait.
    2. Renflouage : 6 pièces, à partir du troisième tour.
    3. Pioche : une carte, à partir du deuxième tour.
    4. Préparation : jouer des cartes, utiliser des capacités, acheter une Super Étoile (20 pièces, au moins 12 avec des réductions), autant qu’on veut et dans l’ordre qu’on veut. Attaquer y met fin.
    5. Combat, à partir du troisième tour, une fois par tour au plus.
    6. Seconde préparation, seulement après une attaque : comme la première, mais sans étoile. L’attaquant peut y renoncer d’avance.
    7. Fin : tes Événements perdent un tour, les changements « jusqu’à la fin du tour » cessent et les PF reviennent au total de base.
    Le nombre de tours est limité ; voir « La fin ».
    .title = Ton tour
    .numbers = NIN-2.1, NIN-2.2, NIN-2.3, NIN-2.4, NIN-2.5, NIN-2.6, NIN-2.7, NIN-2.8, NIN-2.9
nintendo-rules-setup =
    Les deux choisissent un deck en même temps, en secret (ou des decks tout prêts sont distribués). Le premier joueur est tiré au sort. Il a 6 pièces, l’autre 12. Les decks sont mélangés et chacun pioche 6 cartes ; une fois, on peut remettre les 6 et en piocher d’autres, si la partie le prévoit. On l’apprend quand les deux ont répondu.
    .title = Mise en place
    .numbers = NIN-1.1, NIN-1.2, NIN-1.3, NIN-1.4, NIN-1.5, NIN-1.6
nintendo-rules-cards =
    Jouer une carte, c’est payer son coût et la mettre en jeu ; mettre en jeu est gratuit.
    • Personnages : un seul joué par tour, 12 en jeu au plus. Ils peuvent tout de suite attaquer, bloquer et utiliser leurs capacités.
    • Les Power-Ups se posent sur un Personnage à toi (quelques-uns sur un Personnage adverse), un chacun ; un nouveau remplace l’ancien.
    • Terrains : un pour les deux joueurs ; un nouveau le remplace.
    • Les Événements restent leur nombre de tours à toi, celui-ci compris.
    • Les Actions font une chose, puis vont au cimetière. On peut aussi les jouer quand on se fait attaquer.
    La capacité d’une carte s’utilise une fois par tour, aussi pendant le tour de l’autre quand on se fait attaquer. Une carte ou une capacité n’est proposée que si tout son coût peut être payé et si elle a quelque chose à faire. Un sacrifice envoie une de tes cartes en jeu à ton cimetière ; rien ne l’empêche. Personne ne peut répondre : tout s’exécute en entier.
    .title = Jouer des cartes, utiliser des capacités
    .numbers = NIN-3.1, NIN-3.2, NIN-3.3, NIN-3.4, NIN-3.5, NIN-3.6, NIN-3.7, NIN-3.8, NIN-3.9, NIN-3.10, NIN-3.11
nintendo-rules-combat =
    Tu choisis qui attaque ; les péages se paient dans l’ordre choisi, et qui ne peut pas payer reste à la maison. Puis l’autre peut jouer des Actions et utiliser des capacités, autant de fois qu’il veut, et ferme cette fenêtre en passant aux blocages. Pour chaque attaquant, autant de ses Personnages qu’il veut bloquent, chacun un seul (quelques-uns davantage). Qui vole n’est bloqué que par des volants. Tous les blocages sont montrés ensemble.
    Dans un combat chacun perd autant de PC que l’autre a de PF, en même temps ; un attaquant avec deux bloquants frappe chacun de tous ses PF.
    Qui n’a pas été bloqué passe : tu gagnes en une seule somme les PF de tous ceux qui passent (avec les bonus, si la somme dépasse 0), et l’autre perd 1 pièce pour chacun. Qui a été bloqué ne rapporte rien, même si ses bloquants ont disparu. S’il ne reste aucun attaquant, le combat est fini.
    .title = Combat
    .numbers = NIN-4.1, NIN-4.2, NIN-4.3, NIN-4.4, NIN-4.5, NIN-4.6, NIN-4.7, NIN-4.8, NIN-4.9, NIN-4.10, NIN-4.11, NIN-4.12
nintendo-rules-words =
    • Perd ou gagne des PC : jamais moins de 0, jamais plus que le total maximum.
    • Gagne ou perd des PF : jusqu’à la fin du tour. Le total de base de PF et le total maximum de PC changent pour de bon.
    • Détruit : au cimetière, KO. Retour en main, ou retiré de la partie : pas KO.
    • Cesse d’attaquer : ni bloqué, ni passé.
    • Vole des pièces : toutes, s’il y en a moins. Perd des cartes de sa main : au hasard, face visible.
    • Chercher : on peut prendre une carte qui convient, elle est montrée ; puis le deck est mélangé. Regarder les cartes du dessus n’est pas piocher.
    • Du cimetière en main ou en jeu ; de la main en jeu, gratuitement.
    • Regarder une main : ce que tu as vu reste à toi.
    Les phrases s’exécutent dans leur ordre. « Ce Personnage » est celui dont parlait la phrase précédente.
    .title = Ce que font les capacités
    .numbers = NIN-5.1, NIN-5.2, NIN-5.3, NIN-5.4, NIN-5.5, NIN-5.6, NIN-5.7, NIN-5.8, NIN-5.9, NIN-5.10, NIN-5.11, NIN-5.12, NIN-5.13, NIN-5.14, NIN-5.15, NIN-5.16, NIN-5.17, NIN-5.18, NIN-5.19, NIN-5.23
nintendo-rules-mods =
    Ce qu’une carte dit d’elle-même ou d’autres vaut tant qu’elle est en jeu et que sa condition est vraie ; plusieurs s’additionnent là où il y a un nombre. D’abord les types, puis le vol, puis les maximums, puis le reste.
    « À toi », « adverse », « autre » se lisent du côté du propriétaire de la capacité. En jeu seuls des Personnages conviennent si aucun autre type n’est nommé ; dans le deck, la main et le cimetière toute carte convient, et seul ce qui est imprimé compte. Le coût est le coût imprimé.
    .title = Effets permanents et cibles
    .numbers = NIN-5.20, NIN-5.21, NIN-5.22, NIN-5.30
nintendo-rules-triggers =
    Les capacités déclenchées sont obligatoires. Après chaque effet, chaque coût et chaque carte, on vérifie : les PC baissent au total maximum, les Personnages à 0 PC sont KO tous en même temps (sauf si un Power-Up les sauve), les Héros sont uniques.
    Les déclenchements font la queue : d’un même moment, d’abord ceux de qui c’est le tour, dans l’ordre d’arrivée en jeu des cartes. Des cartes qui partent ensemble se voient encore.
    On ne réveille personne pour un déclenchement : celui qui demande une réponse à qui n’a pas la main attend qu’il l’ait, au plus tard jusqu’au début de son tour.
    .title = Déclenchements, KO et leur ordre
    .numbers = NIN-6.1, NIN-6.2, NIN-6.3, NIN-6.4, NIN-6.5, NIN-6.6, NIN-6.7
nintendo-rules-numbers =
    Un Personnage a des PF (Points Force) et des PC (Points Cœur). Les PC ne dépassent jamais le total maximum ; un maximum plus haut n’apporte pas de PC, et les PC perdus ne reviennent que par des capacités. Les PF sont le total de base et ce qui le change ce tour ; ils reviennent à la base à la fin de chaque tour. Une carte qui quitte le jeu oublie tout.
    « Jusqu’à la fin du prochain tour de son propriétaire » couvre tout ce prochain tour ; donné pendant son propre tour, aussi le reste de celui-ci. Qui attaque déjà continue, même s’il ne peut plus attaquer.
    .title = PF et PC
    .numbers = NIN-7.1, NIN-7.2, NIN-7.3, NIN-7.4, NIN-7.5, NIN-7.6, NIN-7.7
nintendo-rules-zones =
    Cinq zones : deck, main, jeu, cimetière, hors de la partie. Une carte va toujours dans les zones de son propriétaire. La 13e carte d’une main va au cimetière. Qui devrait piocher dans un deck vide perd ; un deck vide ne fait rien à lui seul.
    Les Héros sont uniques : de toutes les cartes de même nom, des deux côtés, seul le Héros arrivé en dernier reste ; les autres sont retirées de la partie. Quand un Personnage part, son Power-Up va au cimetière de son propriétaire. Les textes des cartes l’emportent sur les règles.
    .title = Zones, Héros, limites
    .numbers = NIN-8.1, NIN-8.2, NIN-8.3, NIN-8.4, NIN-8.5, NIN-8.6
nintendo-rules-decks =
    Un deck a exactement 40 cartes de la série, 4 au plus d’un même nom (les deux Goombas comptent ensemble, les deux Luigis aussi), de toutes les couleurs ou de deux au plus, selon la partie. Un deck est vérifié quand on l’apporte, et chaque faute est nommée. Moins de 12 Personnages, ou aucun de coût 3 ou moins, donne un avertissement. Par écrit ce sont des lignes comme « 3 G01 ». Une partie garde le deck avec lequel elle a commencé ; on peut en apporter 9.
    .title = Decks
    .numbers = NIN-9.1, NIN-9.2, NIN-9.3, NIN-9.4, NIN-9.5
nintendo-rules-secrets =
    Connu de tous : les cartes en jeu, les cimetières, pièces, étoiles et prix, le nombre de cartes des mains et des decks, les listes des decks tout prêts. À toi seul : ta main, ce que contient ton deck (pas son ordre), la liste d’un deck à toi, sauf si la partie en décide autrement. Tout ce qui se passe est dit, mais pas quelle carte a été piochée ou prise du dessus. Une recherche ou un choix dans la main est demandé même si rien ne convient, pour que la question ne dise rien.
    .title = Ce qui est secret
    .numbers = NIN-10.1, NIN-10.2, NIN-10.3, NIN-10.4, NIN-10.5
nintendo-rules-answers =
    Tout choix proposé est permis. Un seul joueur est interrogé à la fois, sauf pour les decks et les mains de départ. On peut revenir en arrière jusqu’à la dernière pioche, au dernier mélange ou regard sur des cartes cachées, ou jusqu’à ce que l’autre soit interrogé. Quand le temps est écoulé, une réponse sans danger est jouée pour toi.
    .title = Questions et retour en arrière
    .numbers = NIN-11.1, NIN-11.2, NIN-11.3, NIN-11.4
nintendo-rules-end =
    Qui achète la troisième Super Étoile gagne aussitôt (ou la deuxième, ou la première, selon la partie). Qui devrait piocher dans un deck vide perd aussitôt. Après le dernier tour, le plus de Super Étoiles gagne, puis le plus de pièces ; sinon les deux partagent la première place. Qui abandonne fait gagner l’autre.
    .title = La fin
    .numbers = NIN-12.1, NIN-12.2, NIN-12.3, NIN-12.4, NIN-12.5

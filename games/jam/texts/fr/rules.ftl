# Les règles de JAM par thème.
jam-rules-setup =
    Deux équipes s’affrontent, menées chacune par un à cinq entraîneurs. Les équipes sont tirées au sort, ou choisies : chacun classe celles qu’il préfère, le sort désigne qui obtient son premier choix, et l’autre reçoit la mieux classée de celles qui restent. Toutes les joueuses sont en forme, le score est de 0 à 0, et les 40 cartes Action forment la pioche.
    .title = Mise en place
    .numbers = JAM-1.1 JAM-1.2 JAM-1.3 JAM-1.4
jam-rules-start =
    Au début d’une manche, les deux pivots sont placées au hasard sur les cases 1 et 2, les six bloqueuses sur les cases 3 à 8, les jammeuses à l’arrière du pack. Puis chacun pioche jusqu’à cinq cartes. Personne n’a le LEAD, aucun passage n’a été fait et la prison est vide.
    .title = Début d’une manche
    .numbers = JAM-1.5 JAM-1.6 JAM-1.7
jam-rules-staff =
    Tous les entraîneurs d’une équipe voient ce que voit leur équipe. Selon l’option, n’importe lequel répond, ou l’entraîneur en chef, ou chacun à son tour, manche après manche. Les réponses en cours appartiennent à l’équipe : un autre entraîneur peut continuer où le précédent s’est arrêté. Personne n’entraîne les deux équipes.
    .title = Plusieurs entraîneurs
    .numbers = JAM-1.8
jam-rules-place =
    Un tour, c’est la pose, cinq Temps, puis la pioche. Les deux équipes posent leurs cartes en secret, une au plus sur chaque joueuse visible : celles des zones ouvertes et, dans le pack, celle du dessus de chaque pile. Une joueuse qui a une adversaire au-dessus d’elle est coincée. Tant que les deux équipes n’ont pas fini, tu peux tout reprendre. Ensuite on voit qui porte une carte, et les Temps de son dos, rien de plus.
    .title = La pose
    .numbers = JAM-2.1 JAM-2.2 JAM-2.3 JAM-2.4 JAM-2.5 JAM-2.6
jam-rules-clock =
    Ne poser aucune carte, c’est jouer la montre : cinq cartes de la pioche sont aussitôt défaussées. S’il y en a moins, la manche finit avec ce tour.
    .title = Jouer la montre
    .numbers = JAM-2.7
jam-rules-orders =
    Consignes fixées à la pose : pour chaque carte, tu choisis son Temps, puis la destination d’un mouvement ou les cibles souhaitées d’un blocage, et enfin quand arrêter la manche ; le tour se déroule ensuite sans question. En direct, rien n’est fixé d’avance : tu réponds quand la question se pose.
    .title = Consignes fixées ou en direct
    .numbers = JAM-2.8 JAM-2.9
jam-rules-times =
    Les Temps se suivent de 1 à 5. Une carte à plusieurs Temps peut être activée à l’un d’eux ou temporiser ; au dernier, elle doit agir. Toutes les cartes activées sont retournées ensemble, puis jouées par numéro croissant. Une joueuse coincée quand vient son numéro perd sa carte, même si un Temps plus tardif y est inscrit. Seul un blocage réussi peut lui prendre une carte avant.
    .title = Les Temps
    .numbers = JAM-3.1 JAM-3.2 JAM-3.3 JAM-3.4 JAM-3.5 JAM-3.6 JAM-3.7
jam-rules-turn-end =
    À la fin de chaque Temps, le LEAD est donné, puis l’équipe qui l’a peut arrêter la manche. Après le Temps 5 : les joueuses dont la prison est finie reviennent à l’arrière ; une jammeuse coincée depuis la pose se dégage par le dessus ; si la pioche ne suffit pas à remonter les deux mains à cinq cartes, la manche finit ; sinon chacun pioche.
    .title = Fin d’un Temps, fin d’un tour
    .numbers = JAM-3.8 JAM-3.9 JAM-3.10
jam-rules-movement =
    Points de mouvement : le Mouvement de la joueuse et le bonus de la carte. FAST, SLOW, INT et EXT coûtent 1, SLIDE coûte 2, une carte Piste ce qu’elle indique : 1 pour entrer dans le pack, 3 pour en sortir par l’avant, puis 1 et 1. L’avant et l’autre côté sont réservés aux jammeuses. Les autres joueuses ne gênent jamais. Elle doit finir sur une autre case, s’il y en a une à portée ; un mouvement qui atteint l’arrière s’y arrête. Elle arrive au-dessus de la pile.
    .title = Mouvement
    .numbers = JAM-4.1 JAM-4.2 JAM-4.3 JAM-4.4 JAM-4.5 JAM-4.6
jam-rules-targets =
    Dans le pack, une cible est l’adversaire du dessus d’une case voisine, dans une direction de la carte : BLOCK vers l’autre couloir, PUSH vers l’avant, STOP vers l’arrière. Dans une zone ouverte, jammeuse contre jammeuse ; à l’arrière, toute adversaire. Sans cible, le blocage est annulé ; sinon il est obligatoire.
    .title = Cibles d’un blocage
    .numbers = JAM-5.1 JAM-5.2 JAM-5.3
jam-rules-power =
    Puissance : Blocage et bonus, moins 1 pour PUSH et STOP. Elle doit dépasser la Résistance. La cible perd alors sa carte ; dans le pack elle recule d’une case dans la direction du blocage et la bloqueuse prend sa place. Hors du pack, ou avec une marge de 3 ou plus, elle se retrouve à l’arrière. Dans une zone ouverte, personne ne bouge.
    .title = Puissance et suites d’un blocage
    .numbers = JAM-5.4 JAM-5.5 JAM-5.6 JAM-5.7 JAM-5.8
jam-rules-foul =
    Bloquer à l’arrière, sauf jammeuse contre jammeuse, risque la faute : la première carte de la pioche est retournée. Si c’est une carte Blocage, ou si la pioche est vide, celle qui bloquait part en prison pour ce tour et le suivant. Une jammeuse qui part en prison fait perdre le LEAD. En prison, on n’est ni visible, ni coincée, ni une cible.
    .title = Faute et prison
    .numbers = JAM-5.9 JAM-5.10 JAM-5.11
jam-rules-passes =
    Une jammeuse fait un passage quand son propre mouvement part de l’arrière ou du pack et finit à l’avant ou de l’autre côté, ou part du pack et finit à l’arrière. Le premier d’une manche est le passage initial et ne rapporte rien ; chacun des suivants rapporte quatre points.
    .title = Passages et points
    .numbers = JAM-6.1 JAM-6.2
jam-rules-lead =
    Le LEAD est donné à la fin du premier Temps où un passage initial a été fait. Si les deux jammeuses l’ont fait, il va à celle qui est allée le plus loin ; si elles sont au même endroit, il n’y a pas de LEAD dans cette manche. Il ne change jamais de camp.
    .title = LEAD
    .numbers = JAM-6.3 JAM-6.4
jam-rules-jam-end =
    L’équipe qui a le LEAD peut arrêter la manche à la fin de n’importe quel Temps ; le reste du tour n’est pas joué. Sinon la manche finit avec la pioche. Les cartes encore posées sont défaussées.
    .title = Fin d’une manche
    .numbers = JAM-7.1 JAM-7.2 JAM-7.3
jam-rules-fatigue =
    Une joueuse qui a joué passe d’« en forme » à « fatiguée », ou de « fatiguée » à « trop fatiguée » ; celles du banc redeviennent en forme. Une joueuse trop fatiguée saute la manche suivante. Chacun défausse ce qu’il veut de sa main, puis choisit une jammeuse, une pivot et trois bloqueuses, dont au moins une en forme. Défausse et pioche sont remélangées.
    .title = Fatigue et composition
    .numbers = JAM-7.4 JAM-7.5 JAM-7.6 JAM-7.7 JAM-7.8
jam-rules-secret =
    Tu vois ta main et ce que tu as posé ; l’autre équipe n’en voit que le nombre, et les Temps au dos des cartes posées. Temps choisis, destinations, souhaits et conditions ne sont jamais montrés. La pioche est inconnue de tous ; la défausse, les piles de joueuses, leur fatigue et les points sont publics. Une carte perdue est montrée.
    .title = Qui voit quoi
    .numbers = JAM-8.1 JAM-8.2 JAM-8.3 JAM-8.4 JAM-8.5
jam-rules-time =
    Une question qui n’a qu’une réponse n’est pas posée. Quand ton temps est écoulé, ce que tu as répondu compte et le reste est choisi pour toi : les meilleures joueuses, la carte Mouvement au plus grand bonus sur ta jammeuse, aussi loin que possible, rien sur les autres, et l’arrêt de la manche dès que tu y mènes.
    .title = Quand le temps est écoulé
    .numbers = JAM-9.1 JAM-9.2 JAM-9.3 JAM-9.5 JAM-9.6 JAM-9.7
jam-rules-conditions =
    Pour arrêter la manche, une condition suffit : la fin d’un Temps donné ; tu mènes dans cette manche ; ta jammeuse a marqué ce tour-ci ; la jammeuse adverse est libre au rang 1 ou 2. Elles ne comptent que si tu as le LEAD.
    .title = Conditions d’arrêt
    .numbers = JAM-9.4
jam-rules-end =
    Après la dernière manche, l’équipe qui a le plus de points l’emporte. À égalité, on joue jusqu’à trois manches de prolongation, sans LEAD, où le premier passage marque aussi ; ou bien c’est un match nul, selon l’option. Fatigue, défausse et composition se poursuivent comme d’habitude. Abandonner donne la victoire à l’autre équipe ; les points restent affichés.
    .title = Fin de la partie
    .numbers = JAM-10.1 JAM-10.2 JAM-10.3 JAM-10.4 JAM-10.5 JAM-10.6

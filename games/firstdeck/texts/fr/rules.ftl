# Les règles de Mon Premier Deck Building, par thème. `.numbers` : les règles que le thème explique.
firstdeck-rules-round =
    Tant que la pioche contient des cartes, on joue un tour :
    1. On dévoile une rangée de cartes de la pioche : autant que de joueurs, ou 3 à deux joueurs.
    2. Chacun joue les 3 premières cartes de son deck, ou ce qu’il en reste.
    3. On compare les valeurs ; à égalité, c’est la bataille ; on gagne les étoiles.
    4. Les perdants peuvent écarter une carte.
    5. Chacun prend une carte de la rangée et remet ses cartes sous son deck.
    Puis c’est à la personne à gauche du gagnant de commencer.
    .title = Un tour
    .numbers = FDB-2.1, FDB-2.2, FDB-2.3, FDB-2.4, FDB-2.5, FDB-2.6, FDB-2.7
firstdeck-rules-setup =
    Chacun reçoit un deck de 7 cartes, repéré par un symbole : triangle, cercle, carré, lune ou flocon. Ils ont tous la même forme, seules les familles changent. Chacun indique ses préférés ; quand deux personnes veulent le même, le sort décide qui l’obtient (ou bien les decks sont distribués, si la partie le prévoit). Les decks que personne n’a restent dans la boîte.
    À deux, l’un joue toujours avec le Triangle.
    La pioche compte 40 cartes ; à 2 ou 3 joueurs, les 10 cartes marquées en sont retirées, même si quelqu’un abandonne ensuite. Tout est mélangé, la première personne est tirée au sort, tout le monde part de 0 étoile.
    .title = Mise en place
    .numbers = FDB-1.1, FDB-1.2, FDB-1.3, FDB-1.4, FDB-1.5, FDB-1.6, FDB-1.7, FDB-1.8
firstdeck-rules-value =
    Ta valeur est le nombre de personnages de ta famille la plus nombreuse, plus tes Hommes-Caméléons, moins tes Gobelins ; jamais moins de 0.
    Les Hommes-Caméléons rejoignent toujours la famille la plus nombreuse, celui du Caméléon crieur aussi. Les Gobelins s’en retirent, et une famille plus petite ne passe pas devant pour autant.
    On recompte toutes les cartes en jeu à chaque fois : ta meilleure famille peut changer pendant une bataille. Entre familles de même taille, cela ne change rien.
    Exemple : 4 Nains, 2 Nains et 2 Gobelins valent 6 − 2 = 4.
    La plus grande valeur gagne 2 étoiles. Les jetons Étoile ne manquent jamais.
    .title = La valeur
    .numbers = FDB-4.1, FDB-4.2, FDB-4.3, FDB-4.4, FDB-4.5, FDB-4.6, FDB-4.7, FDB-4.8
firstdeck-rules-effects =
    Les cartes spéciales agissent à chaque fois qu’elles sont dévoilées : au début d’un tour, dans une bataille, comme carte supplémentaire, dans la dernière série. Jamais quand on les prend ou qu’on les remet sous un deck. Leur effet est obligatoire.
    • Étoile filante : gagne 1 étoile.
    • Pluie d’étoiles : gagne 3 étoiles, puis la carte quitte le jeu.
    • Chipeur d’étoile : vole 1 étoile à la personne de ton choix, puis la carte quitte le jeu, même s’il n’y a rien à voler.
    • Caméléon crieur : compte 1 Homme-Caméléon et fait jouer 2 cartes de plus, tout de suite ; un deuxième en donne encore 2. Les cartes que le deck n’a plus sont perdues.
    D’abord, toutes les cartes sont dévoilées ; puis les étoiles filantes, les pluies d’étoiles, et enfin les vols, dans le sens horaire depuis la première personne. On ne vole ni soi-même, ni quelqu’un qui n’a pas d’étoile ou qui a abandonné. Une carte partie dans la boîte ne compte plus et ne revient pas.
    .title = Les cartes spéciales
    .numbers = FDB-3.1, FDB-3.2, FDB-3.3, FDB-3.4, FDB-3.5, FDB-3.6, FDB-3.7
firstdeck-rules-battle =
    On participe à un tour dès qu’on a dévoilé au moins une carte. Seul avec la plus grande valeur, on gagne.
    À égalité, seuls les premiers se battent ; les autres ont perdu, même si la valeur des premiers baisse ensuite. Chacun d’eux dévoile 1 carte, effets compris, et on recompte. Encore à égalité : seuls les meilleurs continuent.
    Un deck vide ne donne plus de carte, mais on garde sa valeur et on peut encore gagner.
    Égalité totale : quand tous ceux qui restent à égalité ont vidé leur deck, chacun gagne 1 étoile au lieu de 2.
    Pendant une bataille, rien n’est à choisir, sauf à qui voler une étoile.
    .title = Gagnant et bataille
    .numbers = FDB-5.1, FDB-5.2, FDB-5.3, FDB-5.4, FDB-5.5, FDB-5.6, FDB-5.7
firstdeck-rules-discard =
    Chaque perdant peut mettre une de ses cartes en jeu dans la boîte, pour toujours, ou tout garder. Tous choisissent en même temps, en secret ; les choix sont montrés ensemble.
    Ni le gagnant ni les gagnants à égalité n’écartent de carte. La carte prise ensuite dans la rangée ne peut pas être écartée dans le même tour.
    .title = Écarter une carte
    .numbers = FDB-6.1
firstdeck-rules-take =
    Chacun à son tour prend une carte de la rangée, dans le sens horaire. La personne à gauche du gagnant commence ; le gagnant passe en dernier. S’il y a plusieurs gagnants, c’est celui qui a le plus d’étoiles qui passe en dernier ; à étoiles égales, le dernier dans l’ordre du tour.
    La carte prise rejoint tes cartes, sans effet. Quand il ne reste qu’une carte, elle revient d’office au suivant.
    Quand il n’y a plus de carte, les suivants n’ont rien ; celles qui restent à la fin quittent le jeu.
    Quand une rangée est complète, tout le monde a toujours au moins une carte à jouer au tour suivant.
    .title = Prendre une carte
    .numbers = FDB-6.2, FDB-6.3, FDB-6.4, FDB-6.5, FDB-6.10
firstdeck-rules-two =
    À deux, la rangée compte 3 cartes. Le premier à choisir, d’ordinaire le perdant, en prend une et en écarte une autre ; le second doit prendre la dernière.
    Avec deux cartes dans la rangée, le premier en prend une, le second l’autre ; avec une seule, elle va au premier.
    .title = À deux, prendre et écarter
    .numbers = FDB-6.6
firstdeck-rules-order =
    Tu remets toutes tes cartes en jeu, avec celle que tu as prise, sous ton deck, dans l’ordre de ton choix : la première choisie sera piochée la première. Tu peux choisir dès que tu as ta carte, pendant que d’autres prennent encore la leur, et changer d’avis jusqu’à la dernière réponse.
    Si ton deck s’est vidé pendant le tour, tes cartes sont mélangées et il n’y a rien à choisir. Rien non plus au dernier tour de la pioche, puisque tous les decks sont mélangés aussitôt après.
    .title = Remettre ses cartes sous son deck
    .numbers = FDB-6.7, FDB-6.8, FDB-6.9, FDB-6.11
firstdeck-rules-final =
    Quand la pioche est vide, chacun mélange tout son deck. On joue alors des tours sans rangée, sans rien écarter ni reprendre : 3 cartes chacun, ou ce qu’il reste ; effets, batailles et étoiles comme d’habitude. Les cartes jouées ne reviennent pas ; sans carte, on ne participe plus.
    Quand moins de deux personnes ont encore des cartes, c’est fini. S’il reste exactement une personne avec des cartes, elle gagne 5 étoiles.
    Cette série se joue d’elle-même ; la seule question possible est à qui voler une étoile.
    .title = La dernière série
    .numbers = FDB-7.1, FDB-7.2, FDB-7.3, FDB-7.4, FDB-7.5, FDB-7.6, FDB-7.7
firstdeck-rules-secrets =
    Presque tout est ouvert. Seuls sont secrets l’ordre des decks et de la pioche et, jusqu’à ce que tout le monde ait répondu, les réponses données en secret.
    Tu vois ton deck dans l’ordre, à tout moment, mais tu ne peux pas le changer ; après un mélange, tu vois le nouvel ordre. Des autres decks, tout le monde voit les cartes, sans leur ordre. La boîte, les rangées et les cartes jouées sont visibles par tous, et tout ce qui arrive est raconté.
    .title = Ce qui est secret
    .numbers = FDB-8.1, FDB-8.2, FDB-8.3
firstdeck-rules-answers =
    Une question porte sur 5 choix au plus, un peu plus pour écarter une carte ou ranger les siennes. Deux cartes de même nom restent deux cartes différentes.
    Quand quelqu’un choisit à qui voler une étoile, tout le reste attend.
    Si le temps passe sans réponse, on joue pour toi : tout garder, prendre la carte la mieux classée d’office, remettre les cartes comme elles sont, voler à la personne qui a le plus d’étoiles.
    .title = Questions et temps écoulé
    .numbers = FDB-9.1, FDB-9.2, FDB-9.3, FDB-9.4
firstdeck-rules-end =
    Après la dernière série, la personne qui a le plus d’étoiles gagne. À égalité, la place est partagée ; si la partie le prévoit, le nombre de tours gagnés seul départage, puis ceux de la dernière série.
    .title = Fin de la partie
    .numbers = FDB-10.1, FDB-10.2
firstdeck-rules-concession =
    On peut abandonner à tout moment. À deux, l’autre gagne aussitôt. À plusieurs, tes cartes quittent le jeu, tes étoiles restent à ton compte et ne peuvent plus être volées, et les autres continuent : un tour en cours se décide entre ceux qui restent, l’ordre de choix ne change pas, une carte de trop quitte le jeu. Quand il ne reste que deux personnes, on passe à la rangée de 3 cartes dès le tour suivant, ou tout de suite si trois cartes sont encore là et qu’aucune n’a été prise.
    Quand il n’en reste qu’une, elle gagne, quel que soit le nombre d’étoiles. Ceux qui abandonnent sont classés derrière tous les autres, le dernier à partir devant le premier.
    .title = Abandonner
    .numbers = FDB-10.3, FDB-10.4, FDB-10.5, FDB-10.6, FDB-10.7

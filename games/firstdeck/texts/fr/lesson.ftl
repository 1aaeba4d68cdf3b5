# La leçon, jouée scène par scène : ce qui est dit, deux phrases courtes au plus.
firstdeck-lesson-first-title = le premier tour
firstdeck-lesson-value = Ce qui compte, c’est ta plus grande famille parmi les cartes dévoilées. Les Hommes-Caméléons s’y ajoutent, les Gobelins s’en retirent.
firstdeck-lesson-winner = Qui gagne reçoit 2 étoiles, mais prend la dernière carte de la rangée : celle dont personne ne voulait, souvent un Gobelin. Tu as perdu, donc tu choisis avant.
firstdeck-lesson-take = Prends ce qui agrandit ta plus grande famille : elle seule compte.
firstdeck-lesson-first-end = Voilà un tour entier : dévoiler, prendre, remettre dessous. Tous les tours se jouent ainsi.
firstdeck-lesson-tie-title = l’ordre et la bataille
firstdeck-lesson-order = Tu piocheras tes cartes dans l’ordre choisi ici, et les trois suivantes sont dévoilées ensemble. Range une même famille côte à côte.
firstdeck-lesson-discard = Qui perd peut écarter une carte pour toujours. Dans un deck plus mince, les bonnes cartes reviennent plus souvent.
firstdeck-lesson-tie = À égalité, c’est la bataille : chacun tire une carte de plus et tout est recompté. Cela dure jusqu’à ce que quelqu’un soit devant.
firstdeck-lesson-tie-end = Les cartes placées derrière tes trois prochaines comptent donc aussi : elles décident d’une bataille.
firstdeck-lesson-end-title = les deux derniers tours
firstdeck-lesson-power = Une carte spéciale agit chaque fois qu’elle est dévoilée, même dans un tour perdu : elle rapporte ou vole des étoiles, ou dévoile d’autres cartes.
firstdeck-lesson-series = Après ce tour, tous les decks sont mélangés et chaque carte est jouée encore une fois. Qui reste seul avec des cartes gagne 5 étoiles : un deck mince s’épuise le premier.
firstdeck-lesson-end-end = La dernière série s’est jouée toute seule : c’est ce que tu avais mis dans ton deck qui a décidé.

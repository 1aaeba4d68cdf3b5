# La leçon, jouée scène par scène : ce qui est dit, deux phrases courtes au plus.
jam-lesson-first-title = le premier tour
jam-lesson-lap = Ta jammeuse traverse le pack, puis fait le tour de la piste. Son passage initial ne rapporte rien ; chacun des suivants vaut 4 points.
jam-lesson-points = Pour avancer, elle a autant de points que son Mouvement et le bonus de la carte réunis. Ici, cela suffit pour le passage initial.
jam-lesson-top = Une carte au plus par joueuse et, dans le pack, seulement sur celle du dessus de la pile. Tout reste secret pendant la pose ; ensuite, on ne voit que les Temps.
jam-lesson-first-end = Voilà un tour : poser, jouer les Temps de 1 à 5, piocher. La première jammeuse à faire son passage initial donne le LEAD à son équipe.
jam-lesson-pin-title = coincer leur jammeuse
jam-lesson-free = Ta jammeuse est passée, la leur est encore libre dans les premiers rangs du pack. Retiens-la : elle seule marque pour l’autre équipe.
jam-lesson-pin = Leur jammeuse est à portée : qui finit au-dessus d’elle la coince. Sa propre carte, si elle vient après, est perdue.
jam-lesson-hit = Si la puissance d’un blocage dépasse la Résistance de la cible, celle-ci perd sa carte. Dans le pack, cette joueuse est aussi chassée de sa case, souvent jusqu’à l’arrière.
jam-lesson-times = Les Temps se jouent de 1 à 5 et, dans un même Temps, les cartes par numéro croissant. Une carte qui joue tôt est faible ; une tardive est forte, si sa joueuse l’a encore.
jam-lesson-pin-end = Une jammeuse reste coincée un tour entier au plus, puis se dégage par le dessus. Elle y perd quand même un tour.
jam-lesson-lead-title = le LEAD en main
jam-lesson-clock = Si tu ne poses aucune carte, la pioche en perd cinq, et quand elle ne suffit plus, la manche finit. Ici, poses-en : ta jammeuse a un passage à portée, qui vaut 4 points.
jam-lesson-call = Tu as le LEAD : seule ton équipe peut arrêter la manche, à la fin de n’importe quel Temps. Fais-le dès que tu mènes, avant que l’autre équipe ne marque.
jam-lesson-tired = Qui a patiné est fatiguée, et qui patine fatiguée saute la manche suivante. Deux bloqueuses se reposent et reviennent en forme ; des trois que tu alignes, une au moins doit l’être.
jam-lesson-lead-end = Les points s’ajoutent de manche en manche : qui en a le plus après la dernière gagne. Une petite avance mise à l’abri à temps vaut mieux qu’une longue manche.

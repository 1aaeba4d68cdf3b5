# La leçon, jouée scène par scène : ce qui est dit, deux phrases courtes au plus.
allstar-lesson-first-title = la première manche
allstar-lesson-power = La Puissance d’une équipe, c’est son plus grand groupe : même symbole, même numéro ou même espèce. Le reste de l’équipe ne compte pas.
allstar-lesson-draft = Prends ce qui forme un groupe avec les cartes de ton banc. Le reste de la main va à ton voisin : regarde aussi ce que tu lui passes.
allstar-lesson-ranks = Chaque arène paie les rangs à sa façon : regarde-la avant de former une équipe. Ici le premier rang gagne le plus, alors forme le plus grand groupe possible.
allstar-lesson-first-end = Voilà une manche : draft, équipe, match. L’équipe reste formée et rejouera ; la manche 2 a deux arènes, la manche 3 en a trois.
allstar-lesson-lineup-title = la troisième manche
allstar-lesson-equal = À Puissance égale, le symbole (or) bat le numéro (argent), qui bat l’espèce (bronze). Dans un même critère, la carte de départage dit quelle valeur est la plus forte.
allstar-lesson-buses = Pense d’abord aux bus : l’équipe forte va là où le premier rang paie le mieux. La faible rapporte là où le dernier rang paie plus qu’un rang meilleur.
allstar-lesson-swap = Un seul échange par manche pour chaque équipe déjà formée. La carte sortie va sur ton banc et peut encore jouer dans la nouvelle équipe.
allstar-lesson-who-where = Chaque équipe joue, et aucune arène n’est oubliée. Là où le dernier rang paie bien, une équipe faible ne coûte rien.
allstar-lesson-lineup-end = Regarde ce qui a décidé de chaque rang : d’abord la Puissance ; à égalité le critère, puis la valeur.
allstar-lesson-playoffs-title = combinaisons et play-off
allstar-lesson-combination = Certaines arènes demandent une combinaison : suite, brelan et paire, ou un symbole de chaque. Elle y bat tout, même cinq cartes pareilles ; ailleurs, elle ne compte pas.
allstar-lesson-lowest = Tes 18 cartes rejouent : plus d’arène, seule la Puissance compte. La plus faible perd ; il faut alors payer un ticket ou, sans ticket, quitter les play-off.
allstar-lesson-shootout = La plus faible Puissance est à égalité : chacun joue une carte, qui quitte le jeu, et la plus faible perd. Le symbole décide d’abord ; une carte sans symbole passe après toutes les autres.
allstar-lesson-save = À chaque fois, 2 à 4 cartes entrent et autant quittent le jeu. Change le moins possible : il te faut des cartes pour la suite et pour les tirs de pénalité.
allstar-lesson-playoffs-end = Cela continue jusqu’au dernier en lice : plus tu restes, plus tu gagnes de supporters. Un ticket qu’il te reste à la fin rapporte aussi.

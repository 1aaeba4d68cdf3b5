# La leçon, jouée scène par scène : ce qui est dit, deux phrases courtes au plus.
nintendo-lesson-first-title = la première attaque
nintendo-lesson-stars = Avec tes pièces, tu achètes des Super Étoiles, 20 pièces chacune, pendant ton tour et avant d’attaquer. Qui achète sa troisième gagne.
nintendo-lesson-character = Un seul Personnage par tour, payé avec tes pièces. Il peut attaquer et bloquer tout de suite.
nintendo-lesson-attack = Chaque attaquant que personne ne bloque rapporte autant de pièces que sa force, et l’autre en perd 1.
nintendo-lesson-first-end = Voilà d’où viennent les pièces : 6 par tour à partir du tour 3, et tout ce qui n’est pas bloqué.
nintendo-lesson-attacked-title = se faire attaquer
nintendo-lesson-block = Bloqueur et attaquant se frappent : chacun perd autant de cœurs que l’autre a de force. Les cœurs perdus ne reviennent pas, et à 0 c’est le KO.
nintendo-lesson-defend = On t’attaque : tu peux d’abord jouer des Actions et utiliser des capacités. Ensuite seulement, tu dis qui bloque qui.
nintendo-lesson-ability = Une capacité s’utilise une fois par tour. Power-Ups, Terrains et Événements se jouent en plus, tant que tu peux payer.
nintendo-lesson-attacked-end = Ce que tes Personnages ont perdu reste perdu : envoie les blessés là où personne ne les frappe.
nintendo-lesson-last-title = la dernière étoile
nintendo-lesson-after = Après l’attaque, tes pièces achètent encore des cartes, mais plus d’étoile ce tour-ci.
nintendo-lesson-count = Au début de chaque tour de l’autre, compte ses pièces : à 20, sa dernière étoile est payée et tu as perdu. Ici, c’est toi qui peux acheter la tienne en premier.
nintendo-lesson-last-end = Garder pour la dernière étoile, ou dépenser pour empêcher celle de l’autre : tout le jeu est là.

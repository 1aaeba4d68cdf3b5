# La leçon, jouée scène par scène : ce qui est dit, deux phrases courtes au plus.
skeleton-lesson-whole-title = une partie entière
skeleton-lesson-points = Une carte vaut autant de points que son numéro. Le plus de points gagne.
skeleton-lesson-take = Prends la carte qui a le plus de points : ce que tu laisses, l’autre peut le prendre.
skeleton-lesson-last = La pioche est vide. Rien ne remplacera la carte que tu prends maintenant.
skeleton-lesson-over = Voilà tout le jeu : prendre, et laisser peu à l’autre.

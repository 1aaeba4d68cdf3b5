# Ce qui est écrit sur les images de tous les jeux.
picture-waiting = On attend { $names }
picture-waits = on attend
picture-version = révision { $revision } · chaîne { $chain }
picture-table = table : { $name }
picture-zoom = zoom : { $what }
picture-end = Fin de la partie
picture-seed = graine { $seed }
picture-conceded = abandon

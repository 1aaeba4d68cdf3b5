# Ce qui est écrit sur les images de tous les jeux.
picture-title-firstdeck = Mon Premier Deck Building
picture-title-allstar = All-Star Draft
picture-title-nba = NBA Deck-Building
picture-title-jam = JAM
picture-title-nintendo = Cartes Nintendo
picture-waits = attend
picture-version = révision { $revision } · chaîne { $chain }
picture-table = table de { $name }
picture-zoom = zoom : { $what }
picture-clockwise = sens horaire
picture-end = Fin de la partie
picture-seed = graine { $seed }
picture-conceded = abandon
picture-more = et { $count } de plus

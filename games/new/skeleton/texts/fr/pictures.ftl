# Ce qui est écrit sur les images de Skeleton.
skeleton-picture-open = Cartes visibles
skeleton-picture-question = À toi de jouer
skeleton-picture-taken = Prises
skeleton-picture-nothing = rien encore

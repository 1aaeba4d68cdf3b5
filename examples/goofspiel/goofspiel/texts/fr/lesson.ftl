# La leçon, jouée scène par scène : ce qui est dit, deux phrases courtes au plus.
goofspiel-lesson-suit-title = sept lots
goofspiel-lesson-bid = Chacun mise une carte en secret, et la plus forte emporte le lot. Les deux cartes sont défaussées, même celle qui n’a rien gagné.
goofspiel-lesson-keep = Paie peu pour un petit lot : les fortes cartes que tu gardes gagneront les gros.
goofspiel-lesson-several = À mises égales, le lot est resté : tu mises maintenant pour plusieurs à la fois. Compte ce qu’ils valent ensemble.
goofspiel-lesson-over = Les mêmes cartes des deux côtés : tout tient au moment où l’on dépense les fortes.

# Les règles de Goofspiel par thème. `.numbers` : les règles qu’un thème explique.
goofspiel-rules-setup =
    Chacun a une couleur en main, de l’as (1) au roi (13) ; la troisième est mélangée, face cachée : ce sont les lots. Dans une partie courte il n’y a que l’as au sept de chaque couleur.
    .title = Mise en place
    .numbers = GOO-1.1, GOO-1.2, GOO-1.3
goofspiel-rules-round =
    Un lot est retourné. Chacun mise en secret une carte de sa main, puis les deux sont montrées. La plus forte gagne tous les lots qui sont là. À égalité les lots restent, et le suivant s’y ajoute.
    Qui n’a plus de temps mise sa carte la plus faible.
    .title = Une manche
    .numbers = GOO-2.1, GOO-2.2, GOO-2.3, GOO-2.4, GOO-2.5
goofspiel-rules-end =
    Après les dernières mises on additionne les lots ; le plus de points gagne, à égalité on partage la place. Les lots qui restent après une dernière égalité ne sont à personne. Qui abandonne a perdu.
    .title = La fin
    .numbers = GOO-3.1, GOO-3.2
goofspiel-rules-known =
    Les mains, les cartes jouées et les lots gagnés sont connus de tous ; l’ordre des lots à venir n’est connu de personne.
    .title = Ce qu’on sait
    .numbers = GOO-4.1

# Les règles de Skeleton par thème. `.numbers` : les règles qu’un thème explique.
skeleton-rules-setup =
    Les vingt cartes, de l’as (1) au vingt, sont mélangées en une pioche.
    .title = Mise en place
    .numbers = SKE-1.1
skeleton-rules-turn =
    Celui dont c’est le tour prend une des cartes visibles. Puis la carte suivante de la pioche est retournée, pour qu’il y en ait trois tant que la pioche n’est pas vide.
    .title = Un tour
    .numbers = SKE-2.1, SKE-2.2
skeleton-rules-end =
    Quand toutes les cartes sont prises, chacune compte son nombre. Le plus de points gagne, à égalité on partage la place. Qui abandonne a perdu.
    .title = La fin
    .numbers = SKE-3.1, SKE-3.2
skeleton-rules-known =
    Les cartes visibles et les cartes prises sont connues de tous ; l’ordre de la pioche n’est connu de personne.
    .title = Ce qu’on sait
    .numbers = SKE-4.1

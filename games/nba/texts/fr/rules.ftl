# Les règles de NBA Deck-Building par thème. `.numbers` : les règles que le thème explique.
nba-rules-turn =
    Les entraîneurs jouent chacun leur tour, 12 tours chacun (9 ou 6 dans les parties plus courtes). Un tour a quatre phases :
    1. Scoring : ton attaque en cours marque le total de ses dés moins celui des dés défensifs posés contre elle, jamais moins de 0. Ce sont les totaux qui comptent, pas chaque couleur à part. Puis ces dés sont rangés.
    2. Ajustement : la piste des joueurs avance, et tu peux remplacer des tactiques du marché.
    3. Actions : remplacements, préparation, achat d’un joueur, achat d’une tactique, dans l’ordre de ton choix, une fois chacun. Ensuite une tactique offensive et une défensive.
    4. Fin de tour : conserve, défausse ou élimine des cartes, puis complète ta main à six.
    .title = Un tour
    .numbers = NBA-2.1, NBA-2.2, NBA-2.3, NBA-2.4
nba-rules-setup =
    Le premier joueur est tiré au sort. Chacun commence avec cinq titulaires sur le terrain ; les 12 autres cartes d’initiation forment sa pioche, et six sont piochées.
    Six des 70 tactiques sont révélées. 20 des 100 joueurs NBA forment le marché (14 ou 8 dans les parties plus courtes), dont au moins 4 (3 ou 2) qui coûtent de 3 à 5 ; ils sont triés par coût, les moins chers au-dessus, et le premier est révélé. Neuf cartes Fatigue sont prêtes.
    Mélanges, dés, premier joueur : tout le hasard vient de la graine de la partie.
    .title = Mise en place
    .numbers = NBA-1.1, NBA-1.2, NBA-1.3, NBA-1.4, NBA-1.5, NBA-1.6, NBA-1.7
nba-rules-markets =
    Au début d’un tour, un nouveau joueur entre sur la piste à l’emplacement 1 et pousse les autres, jusqu’au premier trou ; la carte poussée hors de l’emplacement 6 est défaussée. Quand la pioche est vide, la première carte de la piste avance toute seule. Un trou reste jusqu’à ce que la piste le comble.
    Tout au début de ton tour, tu peux remplacer autant des six tactiques que tu veux, une fois. Quand la pioche des tactiques est vide, leur défausse est mélangée.
    .title = Les marchés
    .numbers = NBA-3.1, NBA-3.2, NBA-3.3, NBA-3.4, NBA-3.5
nba-rules-replacements =
    Des joueurs de ta main entrent à la place de joueurs du terrain, l’un après l’autre. Les cinq sur le terrain doivent toujours pouvoir occuper les cinq postes, chacun le sien ; ils changent de place d’eux-mêmes si nécessaire. Un joueur entré pendant ce tour ne peut plus ressortir.
    À chaque remplacement, une carte Fatigue de ta main retourne à sa pile. Les joueurs qui sortent vont dans ta défausse. Quand tu t’arrêtes, tu pioches autant de cartes que de joueurs entrés.
    .title = Remplacements
    .numbers = NBA-4.1, NBA-4.2, NBA-4.3, NBA-4.4, NBA-4.5, NBA-4.6
nba-rules-preparation =
    Tu poses des tactiques de ta main sur ton terrain, au plus trois offensives et trois défensives à la fois, et tu peux en défausser pour faire de la place. Une tactique peut être posée et activée au cours du même tour.
    .title = Préparer des tactiques
    .numbers = NBA-4.7, NBA-4.8
nba-rules-buying =
    Une fois par tour, tu peux acheter un joueur de la piste, et une des six tactiques. Tu paies avec des cartes de ta main : des joueurs pour un joueur, des tactiques pour une tactique ; leurs valeurs doivent atteindre le coût, la monnaie n’est pas rendue. Les cartes du terrain, les tactiques posées et la Fatigue ne paient pas.
    Ce que tu achètes va sur le dessus de ta pioche, le dernier achat au-dessus. Si tu fais ensuite un remplacement, tu le pioches pendant le même tour.
    .title = Acheter
    .numbers = NBA-4.9, NBA-4.10, NBA-4.11, NBA-4.12, NBA-4.13
nba-rules-attack =
    Après tes actions, tu peux activer une tactique offensive et une défensive parmi celles posées, dans l’ordre que tu veux ; ensuite plus aucune autre action. Ton niveau collectif, la somme des QI sur ton terrain, doit atteindre la complexité de la carte (le QI requis).
    Pour chaque sorte de dés de la carte, tu en lances autant que la somme de la compétence sur ton terrain, 10 au plus. Si tes rebonds dépassent ceux de l’adversaire, tu peux relancer des dés, une fois : un tiers de la différence, arrondi au supérieur.
    Tu gardes les dés les plus hauts de chaque sorte, autant qu’indiqué sur la carte ; ils attendent ton prochain tour.
    Faces : 3 Points (cercle bleu) 0 0 0 2 6 9 ; Jeu Intérieur (carré jaune) 0 0 2 4 6 7 ; Pénétration (triangle rouge) 0 2 3 4 6 6.
    .title = Attaque et dés
    .numbers = NBA-5.1, NBA-5.2, NBA-5.3, NBA-5.4, NBA-5.5
nba-rules-defence =
    Une défense n’est lancée que s’il y a une attaque adverse à contrer. Tu peux relancer des dés de ton choix, une fois ; chacun coûte une carte Fatigue, posée sur le dessus de ta pioche.
    Seules comptent les faces dont la couleur est parmi les dés de l’attaque (un 0 montre aussi sa couleur). De chaque sorte, tu gardes les plus hautes, autant qu’indiqué sur la carte.
    Une tactique activée va dans ta défausse. Si la partie le prévoit, tu choisis toi-même les dés à garder.
    Faces : Interception (I) vide, 1 rouge, 2 bleu, 1 jaune, 2 rouge, 4 bleu ; Contre (C) vide, 2 rouge, 2 jaune, 1 bleu, 2 jaune, 3 jaune ; Stop (S) vide, 2 rouge, 3 bleu, 3 rouge, 1 jaune, 1 jaune.
    .title = Défense
    .numbers = NBA-5.6, NBA-5.7, NBA-5.8, NBA-5.9, NBA-5.10
nba-rules-end-of-turn =
    Parmi les cartes de ta main, conserve celles que tu veux, élimine-en d’autres pour toujours si tu le souhaites (jamais la Fatigue) et défausse le reste. Puis complète ta main à six. S’il faut une carte alors que ta pioche est vide, ta défausse est mélangée. Les joueurs du terrain et les tactiques posées restent. Les emplacements vides du marché des tactiques sont remplis.
    .title = Fin de tour
    .numbers = NBA-6.1, NBA-6.2, NBA-6.3, NBA-6.4, NBA-6.5, NBA-6.6
nba-rules-end =
    La partie se termine après le tour 24 (18 ou 12 dans les parties plus courtes), ou plus tôt si la pioche et la piste des joueurs sont toutes deux vides après un tour pair.
    Alors celui qui a commencé joue un ultime tour : son attaque marque, puis il peut poser des tactiques défensives et en activer une, rien d’autre. Enfin, la dernière attaque de l’autre marque. Celui qui a le plus de points gagne.
    .title = Fin de la partie
    .numbers = NBA-7.1, NBA-7.2, NBA-7.3, NBA-7.4, NBA-7.5
nba-rules-overtime =
    En cas d’égalité, chacun dit s’il veut prolonger (sauf si c’est fixé d’avance). Une prolongation compte 6 tours et un ultime tour ; cette fois, c’est l’autre qui commence. On ne peut rien acheter ni remplacer au marché. Après trois prolongations, l’égalité est un match nul.
    .title = Prolongations
    .numbers = NBA-7.6, NBA-7.7, NBA-7.8, NBA-7.9
nba-rules-secrets =
    Les mains sont secrètes, ainsi que l’ordre des pioches. Tout le reste est visible : terrains, tactiques, dés, défausses, et ce que contiennent ensemble la pioche et la main de chacun. Les cartes achetées et la Fatigue restent visibles sur le dessus de la pioche jusqu’à ce qu’elles soient piochées.
    Tu peux annuler tes actions jusqu’à la dernière carte piochée ou au dernier dé lancé.
    .title = Ce qui est visible ou caché
    .numbers = NBA-8.1, NBA-8.2, NBA-8.3, NBA-8.4, NBA-8.5, NBA-8.6
nba-rules-questions =
    Ton tour montre ce qui est possible, et pour tout le reste pourquoi cela ne l’est pas. Chaque action peut être choisie une fois.
    Quand ton temps est écoulé, l’attaque la plus prometteuse est activée, puis une défense s’il y a une attaque à contrer ; les zéros sont relancés autant que les rebonds le permettent, aucune Fatigue n’est prise, toutes les cartes sont conservées. Rien n’est acheté ni remplacé. On paie au moins cher.
    .title = Les questions, et ce qui se passe sans réponse
    .numbers = NBA-9.1, NBA-9.2, NBA-9.3, NBA-9.4, NBA-9.5, NBA-9.6, NBA-9.7
nba-rules-conceding =
    À deux, celui qui abandonne perd aussitôt ; les scores restent. À quatre, ses tours sont ensuite joués d’office, et la partie s’arrête quand les deux partenaires ont abandonné. Seul contre l’Automate, abandonner est une défaite.
    .title = Abandonner
    .numbers = NBA-10.1, NBA-10.2, NBA-10.3
nba-rules-expert =
    Draft initiale : chacun reçoit un paquet de quatre joueurs NBA de coût 3 à 5, en prend un, et les paquets sont échangés, jusqu’à ce que chacun en ait trois. Ils rejoignent la pioche de départ à la place de trois remplaçants, et ne sont pas au marché.
    Sélection de l’équipe de départ : chacun choisit en secret ses titulaires I ou II, 7 remplaçants sur 10 (4 après une draft), 3 tactiques offensives et 2 défensives sur 5 de chaque. Les équipes sont montrées quand tout le monde est prêt.
    .title = Expert : draft et sélection
    .numbers = NBA-11.1, NBA-11.2, NBA-11.3, NBA-11.4, NBA-11.5, NBA-11.6, NBA-11.7, NBA-11.8
nba-rules-four =
    Les deux partenaires sont à deux tables différentes, chacune avec ses marchés ; chacun a un adversaire direct. Les deux partenaires jouent leur tour en même temps ; leurs points s’additionnent.
    Une défense peut aider contre l’une ou l’autre attaque adverse ; tu dis laquelle. Tous les dés défensifs posés contre une attaque en sont déduits. Les rebonds se comparent avec l’adversaire direct. Une prolongation est jouée si quelqu’un la veut.
    .title = À quatre : deux contre deux
    .numbers = NBA-12.1, NBA-12.2, NBA-12.3, NBA-12.4, NBA-12.5, NBA-12.6, NBA-12.7, NBA-12.8, NBA-12.9, NBA-12.10
nba-rules-solo =
    Tu commences toujours. L’Automate a un terrain, un score et des dés, ni main ni pioche. À chacun de ses tours, il achète le joueur le plus cher de son budget qui améliore son terrain. Son budget : débutant 2 à son premier tour, 3 dès le deuxième, puis 1 de plus tous les 3 tours ; confirmé 3, puis 1 de plus au troisième tour et tous les 3 tours ; vedette 3, puis 1 de plus au deuxième tour et tous les 2 tours.
    Il attaque et défend avec la plus prometteuse de ses tactiques de base et, aux niveaux confirmé et vedette, des tactiques du marché aux emplacements 1 et 2 : achète-les ou remplace-les pour l’en priver. Il relance ses dés offensifs de 0 à 2 autant que les rebonds le permettent.
    .title = Seul contre l’Automate
    .numbers = NBA-13.1, NBA-13.2, NBA-13.3, NBA-13.4, NBA-13.5, NBA-13.6, NBA-13.7, NBA-13.8, NBA-13.9

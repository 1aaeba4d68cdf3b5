# Les règles d’All-Star Draft par thème.
allstar-rules-setup =
    Deux espèces par manager sont tirées au sort (à deux managers cinq, ou six en Open Market) ; chacune a neuf hockeyeurs, numéros 1 à 9, dont cinq portent un symbole. Tous forment une seule pioche. Les quinze arènes sont mélangées aussi ; à deux managers, les quatre marquées ×2 n’y sont pas. À deux managers, chacun a deux tickets de play-off, à trois un, au-delà aucun. Tout cela dépend du nombre de managers au départ et ne change plus. Après la mise en place, rien n’est laissé au hasard.
    .title = Mise en place
    .numbers = ASD-1.1 ASD-1.2 ASD-1.3 ASD-1.4 ASD-1.5 ASD-1.6 ASD-1.7
allstar-rules-draft =
    Chaque manche s’ouvre sur ses arènes : une, puis deux, puis trois. Chacun reçoit six cartes, en garde une face cachée sur son banc et passe le reste : à gauche aux manches 1 et 3, à droite à la manche 2. Les mains attendent en file et tu ne vois que la première. Un choix est définitif, puisque la main est repartie. La dernière carte d’une main revient sans question à qui la tient. Avec six nouvelles cartes, ta draft est finie ; après la manche 3 la pioche est vide.
    .title = La draft
    .numbers = ASD-2.1 ASD-2.2 ASD-2.3 ASD-2.4 ASD-2.5 ASD-2.6 ASD-2.7 ASD-2.8
allstar-rules-two =
    Heritage : des mains de sept vont et viennent ; puis chacun défausse, face cachée, une de ses sept nouvelles cartes. Duel : d’une main de sept, puis de quatre, tu désignes trois cartes, deux pour ton banc et une pour celui de l’autre ; la dernière est pour toi ; puis tu défausses une des sept. Open Market : six fois, trois cartes sont dévoilées ; l’un en prend une, puis l’autre, la troisième quitte le jeu. Chacun choisit en premier à son tour ; à la manche 1 le sort décide qui commence, ensuite c’est celui qui a le moins de supporters et, à égalité, celui qui n’a pas commencé la manche d’avant.
    .title = La draft à deux
    .numbers = ASD-3.1 ASD-3.2 ASD-3.3 ASD-3.4 ASD-3.5 ASD-3.6 ASD-3.7
allstar-rules-lineup =
    Dès que ta draft est finie, tu continues en secret, sans attendre les autres. Aux manches 2 et 3 tu peux échanger une carte de chaque équipe déjà formée contre une carte de ton banc ; la carte sortie peut resservir aussitôt. Puis cinq cartes du banc forment la nouvelle équipe, forte ou faible, à ton gré. Enfin chacune de tes équipes reçoit un bus pour une arène différente ; aucune ne se repose, aucune arène n’est oubliée. Tant que le dernier manager n’a pas fini, tu peux revenir sur tes choix.
    .title = Échanges, équipe, bus
    .numbers = ASD-4.1 ASD-4.2 ASD-4.3 ASD-4.4 ASD-4.5 ASD-4.6
allstar-rules-strength =
    La Puissance d’une équipe est la taille de son plus grand groupe de cartes de même symbole, de même numéro ou de même espèce, de 1 à 5. À Puissance égale, les critères décident : l’or bat l’argent, l’argent bat le bronze. L’or, c’est le symbole ; de deux à quatre managers, l’argent est le numéro et le bronze l’espèce, à cinq ou six c’est l’inverse. Dans un critère : Palet, Crosse, Casque, Patins, But ; de 9 à 1 ; Ours, Tigre, Requin, Aigle, Caribou, Loup, Cheval, Panda, Morse, Manchot, Lapin, Canard. Si tout est égal, les équipes sont ex æquo ; les autres cartes ne comptent pas. À Puissance 1, c’est la meilleure carte seule qui compte.
    .title = La force d’une équipe
    .numbers = ASD-5.1 ASD-5.2 ASD-5.3 ASD-5.4 ASD-5.5
allstar-rules-combos =
    Dans une arène à combinaison, l’équipe qui la montre bat toutes les autres, même cinq cartes pareilles. Suite : cinq chiffres qui se suivent ; la plus haute gagne. Brelan et paire : trois cartes ont une valeur en commun et les deux autres une autre ; on compare les brelans, puis les paires. Un symbole de chaque : ces équipes sont ex æquo. Ailleurs, la combinaison ne compte pas.
    .title = Les combinaisons
    .numbers = ASD-5.6
allstar-rules-arenas =
    Quand tout le monde a fini, les échanges sont montrés et les arènes résolues l’une après l’autre. Ton rang est un de plus que le nombre d’équipes plus fortes ; les ex æquo partagent un rang, sont payés en entier, et les rangs suivants sont sautés. Certaines arènes paient mieux les rangs bas que les hauts. Puis les arènes quittent le jeu, les équipes restent visibles. Après la manche 3, chacun reprend toutes ses cartes en main.
    .title = Les matchs dans les arènes
    .numbers = ASD-6.1 ASD-6.2 ASD-6.3 ASD-6.4 ASD-6.5
allstar-rules-playoffs =
    Chacun forme une équipe de cinq de ses 18 cartes. Toutes sont retournées : celui qui a seul la plus faible Puissance perd la confrontation. À plusieurs, c’est le tir de pénalité : une carte de la main chacun, comparées selon l’or, l’argent et le bronze ; une carte sans symbole est sous tous les symboles. La carte la plus faible perd ; toutes les cartes jouées quittent le jeu. Un manager sans carte perd sans jouer. Le perdant paie un ticket et reste, ou sort.
    .title = Confrontations et tirs de pénalité
    .numbers = ASD-7.1 ASD-7.2 ASD-7.3 ASD-7.4 ASD-7.5 ASD-7.6 ASD-7.7
allstar-rules-change =
    Après une confrontation, chacun des managers en lice remplace 2, 3 ou 4 cartes : tu choisis d’abord qui entre, puis autant de cartes de l’ancienne équipe à défausser. Un manager qui a moins de deux cartes en main sort, avec ou sans ticket. Puis on compare de nouveau. Les play-off finissent quand il reste un seul manager, ou aucun.
    .title = Changement d’équipiers
    .numbers = ASD-7.8 ASD-7.9 ASD-7.10
allstar-rules-places =
    Les places des play-off rapportent 26, 20, 15, 11, 8 et 6 supporters. Un manager qui sort prend la plus basse place encore libre ; ceux qui sortent ensemble la partagent. Le dernier en lice remporte les play-off ; si tous sortent ensemble, il n’y a pas de vainqueur. Chaque ticket restant rapporte 2 supporters à deux managers, 3 à trois. Les cartes d’un manager sorti restent cachées.
    .title = Places et tickets
    .numbers = ASD-7.11 ASD-7.12 ASD-7.13 ASD-7.14
allstar-rules-end =
    Supporters des arènes, points des play-off et tickets s’additionnent ; le plus grand total gagne. À égalité, celui qui a gagné le plus de supporters en play-off passe devant ; si c’est encore égal, la place est partagée.
    .title = La fin
    .numbers = ASD-8.1 ASD-8.2
allstar-rules-concede =
    À deux, abandonner finit la partie et l’autre gagne. À plus, les équipes d’un manager qui abandonne pendant la saison jouent toutes seules, pour que les mains circulent ; aux play-off elles sont sorties, sans points. Abandonner en play-off, c’est prendre la plus basse place libre sans points et, pendant un tir de pénalité, perdre la confrontation. Ceux qui abandonnent sont classés derrière tous les autres, le dernier à partir devant le premier. Quand il n’en reste qu’un, il est premier. Un manager déjà sorti n’a plus rien à abandonner.
    .title = Abandonner
    .numbers = ASD-8.3 ASD-8.4 ASD-8.5 ASD-8.6 ASD-8.7 ASD-8.8 ASD-8.9
allstar-rules-secret =
    Mains, bancs, cartes défaussées et tout ce qui se passe en secret ne sont vus que de leur propriétaire ; les autres voient des nombres, et qui est prêt. Une main en attente t’est cachée aussi tant qu’elle n’est pas la première. Un cadeau du Duel se voit quand les deux ont choisi. Équipes, échanges et bus sont montrés à la résolution des arènes, avec la raison de chaque rang.
    .title = Qui voit quoi
    .numbers = ASD-9.1 ASD-9.2 ASD-9.3 ASD-9.4 ASD-9.5 ASD-9.6
allstar-rules-time =
    Quand ton temps est écoulé, la réponse la plus simple est jouée pour toi seul : la carte qui va le mieux avec ton banc, pas d’échange, l’équipe la plus forte, les bus dans l’ordre, la carte la plus forte au tir de pénalité, deux changements. Une question qui n’a qu’une réponse possible n’est pas posée. Les réponses secrètes se reprennent jusqu’à ce que la dernière soit donnée ; les choix de la draft, non.
    .title = Quand le temps est écoulé
    .numbers = ASD-10.1 ASD-10.2 ASD-10.3 ASD-10.4 ASD-10.5 ASD-10.6

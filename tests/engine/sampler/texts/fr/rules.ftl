# Les règles du jeu inventé, par sujet.
sampler-rules-start = Chacun a cinq pièces et apporte trois charmes ; le marché compte quarante cartes.
    .title = Avant de commencer
    .numbers = SAM-1.1 SAM-1.2 SAM-1.3 SAM-1.4 SAM-1.5
sampler-rules-teams = Prends une carte, échange si tu veux, montre une équipe de deux, peut-être une paire.
    .title = Les équipes
    .numbers = SAM-2.1 SAM-2.2 SAM-2.3 SAM-2.4 SAM-2.5
sampler-rules-turn = Paie, prends une carte du marché, nomme un nombre, avance, tente ta chance.
    .title = Le tour
    .numbers = SAM-3.1 SAM-4.1 SAM-4.2 SAM-4.3 SAM-5.1 SAM-5.2 SAM-5.3 SAM-5.4
sampler-rules-end = Le premier écarte des cartes et met les autres sous la pioche. Points, cases et pièces comptent.
    .title = La fin
    .numbers = SAM-6.1 SAM-6.2 SAM-6.3 SAM-7.1 SAM-7.2 SAM-7.3 SAM-7.4 SAM-8 SAM-9

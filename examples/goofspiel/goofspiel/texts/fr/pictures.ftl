# Ce qui est écrit sur les images de Goofspiel.
goofspiel-picture-left = { $left ->
    [0] dernier lot
    [one] encore { $left } lot
   *[other] encore { $left } lots
}
goofspiel-picture-over = Fin de la partie
goofspiel-picture-prize = À gagner
goofspiel-picture-last = Dernières mises
goofspiel-picture-tie = égalité
goofspiel-picture-to-come = Encore à venir, sans ordre
goofspiel-picture-hand = Main
goofspiel-picture-won = Gagné
goofspiel-picture-nothing = rien encore
goofspiel-picture-question = Ta mise
goofspiel-picture-middle = Au milieu
goofspiel-picture-my-bid = Ta mise secrète

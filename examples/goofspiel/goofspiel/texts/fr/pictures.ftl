# Ce qui est écrit sur les images de Goofspiel.
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

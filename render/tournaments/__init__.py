"""Pictures of tournaments, drawn by the process that draws boards; they name no game's rules."""

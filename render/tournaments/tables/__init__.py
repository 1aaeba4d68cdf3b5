"""Pictures of the tables of a round: who plays whom, and for whom they wait."""

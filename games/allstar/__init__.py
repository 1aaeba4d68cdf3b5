"""All-Star Draft: hockey teams drafted for arenas, then play-offs. Rules ASD-1 to ASD-10."""

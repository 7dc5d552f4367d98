"""How the database came to be as it is, step by step; run at every start."""

"""One folder a game; each offers GAME."""

"""The face of the companion: Kivy only. Screens know prompts, never games."""

"""The logic of the companion: games as scripts, their record, their words. Imports no Kivy, ever."""

__version__ = "0.1.0"

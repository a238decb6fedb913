"""Backups are tested with the toy, too."""

from tests.engine.conftest import toy_shop  # noqa: F401 a fixture

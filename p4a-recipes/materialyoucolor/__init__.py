"""KivyMD 2 wants materialyoucolor 3, python-for-android's own recipe builds a 2. Pure Python will do."""

from __future__ import annotations

from typing import Any

from pythonforandroid.recipes.materialyoucolor import MaterialyoucolorRecipe


class NewerMaterialyoucolorRecipe(MaterialyoucolorRecipe):
    """The same source, the version of requirements.lock, and no compiler."""

    name = "materialyoucolor"
    version = "3.0.4"

    def get_recipe_env(self, arch: Any = None, **rest: Any) -> dict[str, str]:
        environment: dict[str, str] = super().get_recipe_env(arch, **rest)
        environment["MYCP_PURE_PYTHON"] = "1"
        return environment


recipe = NewerMaterialyoucolorRecipe()

"""Draws the app's icon and its splash: a die whose four pips are the accents of the games."""

from __future__ import annotations

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from PIL import Image, ImageDraw

from screens.theme import ACCENTS, SHADES

DATA = Path(__file__).resolve().parent.parent / "data"
FINE = 4  # drawn larger, then made smaller: smooth edges
ICON, SPLASH = 512, 768
GROUND, DIE = SHADES["dark"]["surface"], SHADES["dark"]["raised"]


def drawn(side: int, die: float) -> Image.Image:
    """A square of that side; the die takes that share of it."""
    large = side * FINE
    image = Image.new("RGB", (large, large), GROUND)
    pen = ImageDraw.Draw(image)
    edge = large * (1 - die) / 2
    width = large * die
    pen.rounded_rectangle(
        (edge, edge, large - edge, large - edge),
        radius=width * 0.24,
        fill=DIE,
        outline=SHADES["dark"]["text"],
        width=round(width * 0.03),
    )
    for at, ((color, _), _) in enumerate(ACCENTS.values()):
        across, down = at % 2, at // 2
        center = edge + width * (0.31 + 0.38 * across), edge + width * (0.31 + 0.38 * down)
        pip(pen, center, width * 0.105, color)
    return image.resize((side, side), Image.Resampling.LANCZOS)


def pip(pen: ImageDraw.ImageDraw, center: tuple[float, float], radius: float, color: str) -> None:
    x, y = center
    pen.ellipse((x - radius, y - radius, x + radius, y + radius), fill=color)


def main() -> int:
    drawn(ICON, 0.72).save(DATA / "icon.png", optimize=True)
    drawn(SPLASH, 0.34).save(DATA / "splash.png", optimize=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())

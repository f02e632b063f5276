"""Cuts the three faces of the interface down to what it uses, into src/web/fonts. Letters that only some languages have,
such as those of Polish, are in files of their own.

    python3 -m venv faces && faces/bin/pip install fonttools==4.66.1 brotli==1.2.0 && faces/bin/python scripts/faces.py

Run it again when one of the packages has a new version, or when the styles use another weight or width. Half of each
file was pair distances that change with the weight: here they are those of one weight, which nobody can tell apart.
"""

from pathlib import Path

from fontTools import subset
from fontTools.ttLib import TTFont
from fontTools.varLib import instancer

ROOT = Path(__file__).parent.parent
PACKAGES = ROOT / "node_modules/@fontsource-variable"
FEATURES = ["kern", "mark", "mkmk", "ccmp", "liga", "locl", "tnum"]

# Face, axes of the package's files, range of each axis that the styles use, and where the pair distances are taken from.
FACES = [
    ("bricolage-grotesque", "wdth", {"wght": (650, 760), "wdth": (80, 100)}, {"wght": 700, "wdth": 88}),
    ("schibsted-grotesk", "wght", {"wght": (400, 700)}, {"wght": 550}),
    ("geist-mono", "wght", {"wght": (400, 700)}, {"wght": 400}),
]

# Latin Extended-A; letters beyond it are drawn by a font of the computer.
EXTENDED = range(0x0100, 0x0180)


def letters(file: Path, wanted: range | None) -> TTFont:
    """The wanted characters of the file, or all, with the features we use and without instructions for old screens."""
    options = subset.Options()
    options.layout_features = FEATURES
    options.hinting = False
    # The box for what no font of the computer can draw: without it there would be nothing at all.
    options.notdef_outline = True
    options.name_IDs = ["*"]
    font = TTFont(file)
    subsetter = subset.Subsetter(options)
    subsetter.populate(unicodes=[code for code in font.getBestCmap() if wanted is None or code in wanted])
    subsetter.subset(font)
    return font


def without_corners(font: TTFont) -> None:
    """What two axes change together beyond what each does alone is less than a hair in these ranges."""
    for glyph, changes in font["gvar"].variations.items():
        font["gvar"].variations[glyph] = [change for change in changes if moved(change) < 2]


def moved(change) -> int:
    return sum(peak != 0 for _, peak, _ in change.axes.values())


def cut(face: str, axes: str, ranges: dict, distances_at: dict, extended: bool) -> None:
    wanted = EXTENDED if extended else None
    source = PACKAGES / face / "files" / f"{face}-{'latin-ext' if extended else 'latin'}-{axes}-normal.woff2"
    font = instancer.instantiateVariableFont(letters(source, wanted), ranges)
    fixed = instancer.instantiateVariableFont(letters(source, wanted), distances_at)
    font["GPOS"] = fixed["GPOS"]
    definitions = font["GDEF"].table
    definitions.VarStore = None
    definitions.Version = 0x00010002 if getattr(definitions, "MarkGlyphSetsDef", None) else 0x00010000
    without_corners(font)
    font.flavor = "woff2"
    target = ROOT / "src/web/fonts" / f"{'latin-ext-' if extended else ''}{face}.woff2"
    font.save(target)
    print(f"{target.name}: {source.stat().st_size} -> {target.stat().st_size} bytes")


for row in FACES:
    cut(*row, extended=False)
    cut(*row, extended=True)

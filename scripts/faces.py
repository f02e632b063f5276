"""Subsets the three typefaces of the interface into src/web/fonts. Letters of only some languages, such as Polish, are
in separate files.

    python3 -m venv faces && faces/bin/pip install fonttools==4.66.1 brotli==1.2.0 && faces/bin/python scripts/faces.py

Run it again after an update of one of the packages, or when the styles use another weight or width. Half of each file
was kerning that varies with the weight: the kerning of one weight is used instead, without a visible difference.
"""

from pathlib import Path

from fontTools import subset
from fontTools.ttLib import TTFont
from fontTools.varLib import instancer

ROOT = Path(__file__).parent.parent
PACKAGES = ROOT / "node_modules/@fontsource-variable"
FEATURES = ["kern", "mark", "mkmk", "ccmp", "liga", "locl", "tnum"]

# Typeface, axes in the file names of the package, range of each axis that the styles use, and where to take kerning.
FACES = [
    ("bricolage-grotesque", "wdth", {"wght": (650, 760), "wdth": (80, 100)}, {"wght": 700, "wdth": 88}),
    ("schibsted-grotesk", "wght", {"wght": (400, 700)}, {"wght": 550}),
    ("geist-mono", "wght", {"wght": (400, 700)}, {"wght": 400}),
]

# Latin Extended-A; letters beyond it use a system font.
EXTENDED = range(0x0100, 0x0180)


def letters(file: Path, wanted: range | None) -> TTFont:
    """The wanted characters of the file, or all, with the layout features that we use and without hinting."""
    options = subset.Options()
    options.layout_features = FEATURES
    options.hinting = False
    # The box for characters that no system font has; without it they would be invisible.
    options.notdef_outline = True
    options.name_IDs = ["*"]
    font = TTFont(file)
    subsetter = subset.Subsetter(options)
    subsetter.populate(unicodes=[code for code in font.getBestCmap() if wanted is None or code in wanted])
    subsetter.subset(font)
    return font


def without_corners(font: TTFont) -> None:
    """Drops the deltas for combinations of two axes, which are invisible in these ranges."""
    for glyph, changes in font["gvar"].variations.items():
        font["gvar"].variations[glyph] = [change for change in changes if axes_of(change) < 2]


def axes_of(change) -> int:
    return sum(peak != 0 for _, peak, _ in change.axes.values())


def cut(face: str, axes: str, ranges: dict, kerning_at: dict, extended: bool) -> None:
    wanted = EXTENDED if extended else None
    source = PACKAGES / face / "files" / f"{face}-{'latin-ext' if extended else 'latin'}-{axes}-normal.woff2"
    font = instancer.instantiateVariableFont(letters(source, wanted), ranges)
    fixed = instancer.instantiateVariableFont(letters(source, wanted), kerning_at)
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

#!/usr/bin/env python3
"""Rewrites a typeface in fewer bytes. Regular text is drawn as before to within four thousandths of its size.

    python3 scripts/steps/compact-typeface.py SOURCE TARGET UNITS_PER_EM

A first page loads a typeface in one round trip only if it fits its share of the first window
(docs/decisions/a-first-page-fits-its-first-windows.md), so:
- coordinates are whole numbers of a coarser grid, UNITS_PER_EM instead of 2,000 and more;
- kerning is one table of classes, where the source has several of pairs, and that of the regular weight for all;
- of the changes between weights, those of points that move with their neighbours are left out, as are tables
  that browsers can do without.

Needs fontTools and brotli: pip install fonttools brotli
"""

import sys
from collections import defaultdict

from fontTools.otlLib.builder import PairPosBuilder, buildValue
from fontTools.ttLib import TTFont
from fontTools.ttLib.scaleUpem import scale_upem

PAIRS = 2
EXTENSION = 9

# How far a point may be from where it was at the boldest weight, in units of the grid.
TOLERANCE = 1

# Advances between weights follow from the outlines; line heights do not change.
UNUSED_TABLES = ("HVAR", "MVAR")

# Family, style and PostScript name.
NAMES = (1, 2, 6)


def subtable_values(subtable, glyphs):
    """The pairs that a subtable decides, with the change of the first advance.

    The first subtable that knows a pair decides.
    """
    if subtable.Format == 1:
        for first, pairs in zip(subtable.Coverage.glyphs, subtable.PairSet):
            for pair in pairs.PairValueRecord:
                yield (first, pair.SecondGlyph), pair.Value1
    else:
        for first in subtable.Coverage.glyphs:
            row = subtable.Class1Record[subtable.ClassDef1.classDefs.get(first, 0)].Class2Record
            for second in glyphs:
                yield (first, second), row[subtable.ClassDef2.classDefs.get(second, 0)].Value1


def kerning(font):
    """All pairs of glyphs whose distance differs, at the regular weight. Lookups add up."""
    values = defaultdict(int)
    for lookup in font["GPOS"].table.LookupList.Lookup:
        decided = {}
        for subtable in lookup.SubTable:
            subtable = subtable.ExtSubTable if subtable.LookupType == EXTENSION else subtable
            if subtable.LookupType != PAIRS:
                sys.exit("Positions other than kerning would be lost: subset the typeface to 'kern' first.")
            for pair, value in subtable_values(subtable, font.getGlyphOrder()):
                decided.setdefault(pair, getattr(value, "XAdvance", 0))
        for pair, value in decided.items():
            values[pair] += value
    return {pair: value for pair, value in values.items() if value}


def classes(values, side):
    """Glyphs on one side of pairs, grouped by having the same values with all glyphs of the other."""
    rows = defaultdict(dict)
    for pair, value in values.items():
        rows[pair[side]][pair[1 - side]] = value
    groups = defaultdict(list)
    for glyph, row in rows.items():
        groups[tuple(sorted(row.items()))].append(glyph)
    return [tuple(group) for group in groups.values()]


def write_kerning(font, values):
    if not values:
        return
    builder = PairPosBuilder(font, None)
    seconds = classes(values, 1)
    for first in classes(values, 0):
        for second in seconds:
            if value := values.get((first[0], second[0])):
                builder.addClassPair(None, first, buildValue({"XAdvance": value}), second, None)
    table = font["GPOS"].table
    table.LookupList.Lookup = [builder.build()]
    for record in table.FeatureList.FeatureRecord:
        record.Feature.LookupListIndex = [0]
    definitions = font["GDEF"].table
    if getattr(definitions, "VarStore", None):
        definitions.VarStore, definitions.Version = None, 0x00010000


def infer_variations(font):
    glyphs = font["glyf"]
    for name, variations in font["gvar"].variations.items():
        coordinates, control = glyphs._getCoordinatesAndControls(name, font["hmtx"].metrics)
        for variation in variations:
            variation.calcInferredDeltas(coordinates, control.endPts)
            variation.roundDeltas()
            variation.optimize(coordinates, control.endPts, TOLERANCE, glyphs[name].isComposite())


def main(source, target, units_per_em):
    # Otherwise the time of this run would be in the file.
    font = TTFont(source, recalcTimestamp=False)
    values = kerning(font)
    scale = units_per_em / font["head"].unitsPerEm
    scale_upem(font, units_per_em)
    write_kerning(font, {pair: round(value * scale) for pair, value in values.items() if round(value * scale)})
    if "gvar" in font:
        infer_variations(font)
    for table in UNUSED_TABLES:
        if table in font:
            del font[table]
    font["name"].names = [each for each in font["name"].names if each.nameID in NAMES]
    font.flavor = "woff2"
    font.save(target)


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2], int(sys.argv[3]))

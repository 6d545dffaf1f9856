/** A formula with typographic signs: ×, − and ÷ instead of *, - and /. */
export function formulaText(formula: string): string {
  return formula.replaceAll(' * ', ' × ').replaceAll(' - ', ' − ').replaceAll(' / ', ' ÷ ');
}

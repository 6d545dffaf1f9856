/**
 * Text widths are estimates: the server has no fonts, and the reader's may differ. The values, relative to
 * the font size, are those of Inter with tabular figures, rounded up, so that an estimate is too wide
 * rather than too narrow.
 */
const WIDTHS: readonly [letters: RegExp, share: number][] = [
  [/[iljtfrI.,:;'|!()\s]/, 0.34],
  [/[mwMW%₹]/, 0.9],
  [/[0-9$+−–-]/, 0.64],
  [/[A-Z]/, 0.7],
  // Accents and vowel signs, which are drawn over the letter before them or take a quarter of its width.
  [/\p{M}/u, 0.28],
];
const OTHER_WIDTH = 0.58;

/** Width factor of series names, which use a heavier weight. */
export const BOLD = 1.07;

/** Line height of label text, as a share of the font size. */
export const LEADING = 1.22;

export function textWidth(text: string, font: number): number {
  let share = 0;
  for (const letter of text) share += WIDTHS.find(([letters]) => letters.test(letter))?.[1] ?? OTHER_WIDTH;
  return share * font;
}

/** Wraps a text at words to lines of at most this width; a longer word gets its own line. */
export function wrapText(text: string, width: number, font: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    if (last !== undefined && textWidth(longer, font) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

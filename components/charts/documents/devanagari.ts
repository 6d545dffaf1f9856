import { outlinesIn, UNITS_PER_SIZE } from './harfbuzz';
import { fontFile } from './picture';

/** A part of a row of text in one typeface, and where it starts, relative to the font size. */
export type Piece = { at: number; text: string; /** Of Devanagari. */ path?: string };

/** Divides a row of text into pieces; `latin` is the file of the typeface of the rest of the row. */
export type PlaceRow = (row: string, latin: string) => Piece[];

/** A run of Devanagari, or of anything else. */
const RUN = /[\u0900-\u097f\u200c\u200d]+|[^\u0900-\u097f\u200c\u200d]+/g;
const DEVANAGARI = /[\u0900-\u097f]/;

export const hasDevanagari = (text: string) => DEVANAGARI.test(text);

/**
 * Devanagari in pictures is drawn as outlines: the renderer does not place the vowel signs of a syllable
 * (https://github.com/linebender/resvg/pull/1043), and takes conjuncts apart before the vowel sign i.
 */
export async function rowPlacer(latinFiles: readonly string[]): Promise<PlaceRow> {
  const devanagari = await outlinesIn(fontFile('noto-sans-devanagari-500.ttf'));
  const latin = new Map(
    await Promise.all(latinFiles.map(async (file) => [file, await outlinesIn(fontFile(file))] as const)),
  );
  return (row, file) => {
    let at = 0;
    return [...row.matchAll(RUN)].map(([text]): Piece => {
      const isOurs = hasDevanagari(text);
      const outline = (isOurs ? devanagari : latin.get(file))?.(text);
      const piece = { at, text, ...(isOurs && outline && { path: outline.path }) };
      at += (outline?.width ?? 0) / UNITS_PER_SIZE;
      return piece;
    });
  };
}

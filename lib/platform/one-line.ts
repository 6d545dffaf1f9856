/**
 * What somebody typed as one line of so many UTF-16 units at most: control and direction marks are spaces, so
 * that words on two lines stay two words.
 */
export function oneLine(text: string, longest: number): string {
  return text
    .slice(0, 10 * longest) // Of megabytes no more is looked at.
    .replace(/[\p{Cc}\p{Cf}]/gu, ' ')
    .trim()
    .slice(0, longest)
    .toWellFormed();
}

/** The longest query, in characters. */
export const LONGEST_QUERY = 200;

/** A query from a URL as one line, without control and direction marks. */
export function queryText(value: string | string[] | undefined): string {
  const text = Array.isArray(value) ? value[0] : value;
  return (text ?? '')
    .slice(0, 10 * LONGEST_QUERY)
    .replace(/[\p{Cc}\p{Cf}]/gu, ' ')
    .trim()
    .slice(0, LONGEST_QUERY)
    .toWellFormed();
}

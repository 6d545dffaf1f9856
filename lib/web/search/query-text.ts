import { oneLine } from '@/lib/platform/one-line';

/** The longest query, in characters. */
export const LONGEST_QUERY = 200;

/** A query from a URL as one line, without control and direction marks. */
export function queryText(value: string | string[] | undefined): string {
  const text = Array.isArray(value) ? value[0] : value;
  return oneLine(text ?? '', LONGEST_QUERY);
}

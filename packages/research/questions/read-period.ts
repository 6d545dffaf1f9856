import type { Library } from '../series/library';
import { vocabulary } from './vocabulary';
import type { Word } from './words-of';

/** A year `2020`, a month `2020-06`, the fiscal year that ends in the year it names, `FY2021`, or the ten years from `1990`. */
export type PeriodMeaning = {
  kind: 'period';
  period: string;
  part: 'year' | 'month' | 'fiscal year' | 'decade';
};

/** A month or a fiscal year that was said, with the words it takes. */
export function periodAt(
  library: Library,
  words: readonly Word[],
  at: number,
): { count: number; meaning: PeriodMeaning } | undefined {
  const word = (i: number) => words[at + i]?.word ?? '';
  const of = (count: number, part: PeriodMeaning['part'], period: string) => ({ count, meaning: { kind: 'period', period, part } as const }); // prettier-ignore
  const [, monthly] = /^((?:19|20)\d\d-(?:0[1-9]|1[0-2]))$/.exec(word(0)) ?? [];
  if (monthly) return of(1, 'month', monthly);
  const decade = decadeAt(library, words, at);
  if (decade) return of(decade.count, 'decade', decade.year);
  const fiscal = fiscalYear(word(0));
  if (fiscal) return of(1, 'fiscal year', fiscal);
  const { months } = vocabulary(library);
  const month = months.get(word(0));
  if (!month) return undefined;
  const write = (year: number) => `${year}-${String(month).padStart(2, '0')}`;
  if (isYear(word(1))) return of(2, 'month', write(Number(word(1))));
  // "Feb to June 2020": both are of that year, or of the one before.
  const to = BETWEEN.has(word(1)) ? 2 : 1;
  const last = months.get(word(to));
  if (last && isYear(word(to + 1))) return of(1, 'month', write(Number(word(to + 1)) - (last < month ? 1 : 0))); // prettier-ignore
  // "Feb 2020 to June".
  const from = BETWEEN.has(word(-1)) ? -2 : -1;
  const first = months.get(word(from - 1));
  if (first && isYear(word(from))) return of(1, 'month', write(Number(word(from)) + (month < first ? 1 : 0))); // prettier-ignore
  return undefined;
}

/** `1990s`, `90s`, `1990 ke dashak`. */
function decadeAt(
  library: Library,
  words: readonly Word[],
  at: number,
): { count: number; year: string } | undefined {
  const [first = '', second = '', third = ''] = words.slice(at, at + 3).map(({ word }) => word);
  const year = /^[5-9]0$/.test(first) ? `19${first}` : first;
  if (!isYear(year) || !year.endsWith('0')) return undefined;
  const isDecades = (word: string) => vocabulary(library).units.get(word) === 'decades';
  if (second === 's' || (isDecades(second) && year === first)) return { count: 2, year };
  return ['ke', 'के'].includes(second) && isDecades(third) ? { count: 3, year } : undefined;
}

const BETWEEN = new Set(['to', 'till', 'until', 'and', 'through', 'se', 'aur', 'से', 'और']);

export const isYear = (word: string) => /^(19[5-9]|20\d)\d$/.test(word);

/** `FY2021` of `fy21`, `fy 2020-21` and `2020-21`; digits that may be a month are one. */
function fiscalYear(word: string): string | undefined {
  const [, named, first = '', second = first] =
    /^(fy|financial year|fiscal year)?[ ']?(\d{2}|\d{4})(?:[-–/](\d{2}|\d{4}))?$/.exec(word) ?? [];
  const end = Number(second) % 100;
  const isPair = first !== second && (Number(first) + 1) % 100 === end;
  if (named === undefined ? !isPair : first !== second && !isPair) return undefined;
  return `FY${end + (end < 50 ? 2000 : 1900)}`;
}

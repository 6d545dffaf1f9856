import { formatPeriod } from '@/lib/web/period';

/** The months of a year as they are written in this language, January first. */
const monthNames = (): string[] =>
  Array.from({ length: 12 }, (_, i) =>
    formatPeriod(`2000-${String(i + 1).padStart(2, '0')}`).replace(/\s*2000\s*/, ''),
  );

/** Finds dates as they are written in this language: `5 June 2026`, `5 June`, `June 2026`. */
export function writtenDates(): RegExp {
  const months = monthNames().join('|');
  const year = String.raw`\p{Nd}{4}`;
  return new RegExp(String.raw`\p{Nd}{1,2} (?:${months})(?: ${year})?|(?:${months}) ${year}`, 'gu');
}

/** The months that a text names with their year, `2026-06`, in order of the text. */
export function monthsIn(text: string): string[] {
  const names = monthNames();
  return [...text.matchAll(new RegExp(`(${names.join('|')}) (\\d{4})`, 'gu'))].map(
    ([, name = '', year = '']) => `${year}-${String(names.indexOf(name) + 1).padStart(2, '0')}`,
  );
}

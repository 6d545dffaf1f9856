import type { Figure } from '../figures/figure';
import type { Window } from '../figures/windows';
import { capitalised } from '../insights/wording';
import type { Library } from '../series/library';
import { formatFigure } from '../series/number-format';
import type { SeriesRef } from '../series/series-ref';
import { YEAR_DAYS, yearsBetween } from '../time/period';
import type { Words } from '../words/words';
import type { SentenceContext } from './measure';
import { shortNamesOf } from './names';

// The first line of an answer says it as a person would: the winner, the money and the time.

/** More are not read at a glance. */
export const MOST_SIGNS = 90;

/** The first that is short enough, of sentences that say less and less; the last where names are too long for each. */
export const firstThatFits = (sentences: readonly string[]): string =>
  sentences.find((each) => each.length <= MOST_SIGNS) ?? sentences.at(-1) ?? '';

/** How long a window is: `10 years`, `9 years 11 months`, `40 days`; empty where its periods are no times. */
export function lengthWords(words: Words, { from, to }: Window): string {
  const years = yearsBetween(from, to);
  const months = Math.round(12 * years);
  const days = months === 0 ? Math.round(YEAR_DAYS * years) : 0;
  return monthsWords(words, months, days);
}

/** So many months in words, a half of one too: `7 years 1 month`, `71.5 months`. */
export function monthsWords(words: Words, months: number, days = 0): string {
  if (months <= 0 && days <= 0) return '';
  const isWhole = Number.isInteger(months);
  return words.text('analysis.length', {
    years: isWhole ? Math.floor(months / 12) : 0,
    months: isWhole ? months % 12 : months,
    days,
  });
}

/** A window's length as sentences take it. */
export function timeOf({ library: { words }, window }: SentenceContext) {
  const length = lengthWords(words, window);
  return { length, hasTime: length === '' ? 'no' : 'yes' };
}

/** A sentence with its time, then the same without it. */
export const withAndWithoutTime = (
  context: SentenceContext,
  sentence: (time: ReturnType<typeof timeOf>) => string,
): string[] => [sentence(timeOf(context)), sentence({ length: '', hasTime: 'no' })];

/** How much the first has to be of the second to be ahead by more than a little, and by far: the glossary says both. */
export const LEADS = { little: 1.2, far: 2 } as const;

/** How far one is ahead of another, for sentences. */
export function leadOf(first: number, second: number): 'little' | 'far' | 'usual' {
  const times = first / second;
  if (times >= LEADS.far) return 'far';
  return times < LEADS.little ? 'little' : 'usual';
}

/** A figure of one series, as sentences name it. */
export type SeriesResult = { ref: SeriesRef; name: string; figure: Figure };

/** Of each series the figure of this name, in the order in which the measure names them. */
export function resultsOf(context: SentenceContext, figureName: string): SeriesResult[] {
  const { library, terms, figures } = context;
  const names = shortNamesOf(library, terms.series);
  const results = terms.series.flatMap((ref, i): SeriesResult[] => {
    const figure = figures.get(`${String(ref)}.${figureName}`);
    return figure ? [{ ref, name: names[i] ?? '', figure }] : [];
  });
  return results.toSorted((a, b) => b.figure.value - a.figure.value);
}

/** The short name of the first series, as a sentence begins with it and within it. */
export function nameOfFirst({ library, terms: { series } }: SentenceContext) {
  const [name = ''] = shortNamesOf(library, series.slice(0, 1));
  return { name, title: capitalised(library.words, name) };
}

/** A figure without its sign, where the words say whether it rose or fell: `39.3%`. */
export const sizeText = (words: Words, figure: Figure | undefined): string =>
  figure ? formatFigure(words, figure.format, Math.abs(figure.value), figure.period) : '';

/** So many values of a series in words: of months `7 years 1 month`, of days `30 days`. */
export function periodsWords(words: Words, count: number, rhythm: string): string {
  const months = MONTHS_IN[rhythm];
  return months === undefined
    ? words.text('analysis.periods', { count, frequency: rhythm })
    : monthsWords(words, months * count);
}

const MONTHS_IN: Readonly<Record<string, number>> = { monthly: 1, quarterly: 3, annual: 12 };

/** `silver ₹12.8 lakh`, of each. */
export const aloneWords = (library: Library, parts: readonly (readonly [name: string, text: string])[]) =>
  library.words.list(parts.map(([name, figure]) => library.words.text('analysis.alone', { name, figure })));

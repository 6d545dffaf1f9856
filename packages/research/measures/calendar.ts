import type { Definition } from '../figures/figure';
import type { Window } from '../figures/windows';
import { capitalised } from '../insights/wording';
import { ContentProblem } from '@/lib/platform/content-problem';
import { getSeries } from '../series/get-series';
import type { Library } from '../series/library';
import { MadeRef } from '../series/series-ref';
import { formatPeriod, type Period } from '../time/period';
import { ofMade, type Named } from './definitions';
import {
  PRICES,
  type MeasureTerms,
  type MadeSeries,
  type MeasureShape,
  type SentenceContext,
} from './measure';
import { nameOf } from './names';

/** Fewer years have nothing to be compared with. */
const LEAST = 2;

/** The change of each calendar year, from December to December. */
export const calendar: MeasureShape = {
  series: [1, 1],
  isOrdered: true,
  next: [{ measure: 'growth' }, { by: 'month-of-year' }, { measure: 'falls' }, { measure: 'volatility' }],
  options: ['in'],
  kinds: PRICES,
  isOfAll: true,
  needs: 'whole years',
  figures: (library, terms, window) =>
    ofMade(library, terms, yearsOf(library, terms, window), () => FIGURES).map(
      ([name, definition]): [string, Definition] => [name.replace(/below-zero$/, BELOW), definition],
    ),
  sentence,
  drawing: () => 'years',
  drawn: yearsOf,
};

const FIGURES: Named[] = [
  ['below-zero', 'number'],
  ['highest', 'points'],
  ['lowest', 'points'],
  ['average', 'points'],
];

/** Of years the number below zero has a name of its own. */
const BELOW = 'years-below-zero';

/**
 * The changes of the years that lie in a window, each from the December before it: one that begins in January
 * holds this year, one that ends on a day of December does not. @throws ContentProblem when these are fewer
 * than two
 */
function yearsOf(library: Library, { series: [ref = ''] }: MeasureTerms, { from, to }: Window): MadeSeries {
  const { id, points } = getSeries(library, ref);
  const endOf = (year: Period) => points.findLast(({ period }) => period.startsWith(`${year}-12`))?.period;
  const byYear = new MadeRef('by-year', [ref]);
  const years = getSeries(library, byYear).points.flatMap(({ period, value }) => {
    const isInside = from.slice(0, 7) <= `${period}-01` && (endOf(period) ?? '') <= to;
    return isInside && value !== null ? [period] : [];
  });
  const [first, last] = [years[0], years.at(-1)];
  if (first === undefined || last === undefined || years.length < LEAST)
    throw new ContentProblem(`${id} has fewer than ${LEAST} whole years from ${from} to ${to}`);
  return { ref: byYear, window: { from: first, to: last } };
}

/** `Gold fell in 12 of 53 calendar years, 1973 to 2025`, and which were the highest and the lowest. */
function sentence({ library: { words }, library, terms, figures }: SentenceContext): string {
  const [ref = ''] = terms.series;
  const figureOf = (formula: string) => figures.get(`${String(ref)}.${formula}`);
  const dated = (formula: string) => ({
    [formula]: figureOf(formula)?.text ?? '',
    [`${formula}At`]: formatPeriod(words, figureOf(formula)?.period ?? ''),
  });
  const below = figureOf(BELOW);
  return words.text('analysis.sentence.calendar', {
    name: capitalised(words, nameOf(library, ref)),
    ...{ below: below?.value ?? 0, years: below?.count ?? 0 },
    ...{ from: below?.window.from ?? '', to: below?.window.to ?? '' },
    ...{ ...dated('highest'), ...dated('lowest') },
    average: figureOf('average')?.text ?? '',
  });
}

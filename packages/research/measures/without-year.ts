import type { ChartSpec } from '../charts/chart-spec';
import type { FormulaName } from '../figures/formulas';
import type { Window } from '../figures/windows';
import { getSeries } from '../series/get-series';
import type { Library } from '../series/library';
import { seriesFacts } from '../series/series-facts';
import { MadeRef, type Operation, type SeriesRef } from '../series/series-ref';
import { formatPeriod, type Period } from '../time/period';
import { touchesYear } from '../time/period-ends';
import { ofOne, type Named } from './definitions';
import { aloneWords } from './first-line';
import type { Definitions, MadeSeries, MeasureTerms, SentenceContext, Unfit } from './measure';
import { shortNamesOf } from './names';

/**
 * The months of a calendar year are left out: the change of each from the month before is not counted, and nor is
 * its time. What is left stands one after the other; a period of which a part lies in the year is left out as a
 * whole.
 */
export const changesWithout = (changes: SeriesRef, year: number): MadeRef =>
  new MadeRef('without-year', [changes], { without: year });

/** The months that lie in a window, each as its change from the month before, without a year. */
function monthsWithout(
  library: Library,
  ref: SeriesRef,
  year: number,
  { from, to }: Window,
): MadeSeries | null {
  const made = changesWithout(new MadeRef('months-of-values', [ref]), year);
  const inside = getSeries(library, made).points.filter(({ period }) => period > from && period <= to);
  const [first, last] = [inside[0], inside.at(-1)];
  return first && last ? { ref: made, window: { from: first.period, to: last.period } } : null;
}

/** Formulas on the changes of each series without a year. */
export const onMonthsWithout = (
  library: Library,
  { series }: MeasureTerms,
  year: number,
  window: Window,
  formulas: (count: number) => readonly Named[],
): Definitions =>
  series.flatMap((ref) => {
    const part = monthsWithout(library, ref, year, window);
    return part ? ofOne(part.ref, part.window, formulas(countIn(library, part)), String(ref)) : [];
  });

const countIn = (library: Library, { ref, window }: MadeSeries): number =>
  getSeries(library, ref).points.filter(({ period }) => period >= window.from && period <= window.to).length;

const AS_IT_IS = { currency: undefined, real: undefined };

/** A measure of a year that is left out needs months, one of them at least in the year, and enough others. */
export const refusesWithout =
  (least: number) =>
  (library: Library, { series, without }: MeasureTerms, window: Window): Unfit | null => {
    if (without === undefined) return null;
    const refused = (why: string, ref: SeriesRef): Unfit => ({
      kind: 'option',
      option: 'without',
      values: {
        ...{ why, year: String(without), title: seriesFacts(getSeries(library, ref)).title },
        from: formatPeriod(library.words, window.from),
        to: formatPeriod(library.words, window.to),
      },
      instead: [{ without: undefined }, { window: 'all' }],
    });
    // Each would be worked out twice for every month.
    const converted = series.find((ref) => typeof ref !== 'string' && /^(in-|real)/.test(ref.op));
    if (converted !== undefined)
      return { ...refused('converted', converted), instead: [{ without: undefined }, AS_IT_IS] };
    const slow = series.find((ref) => getSeries(library, ref).frequency !== 'monthly');
    if (slow !== undefined) return refused('months', slow);
    const [first = ''] = series;
    const months = getSeries(library, first).points.filter(
      ({ period }) => period > window.from && period <= window.to,
    );
    const isLeftOut = ({ period }: { period: Period }) => touchesYear(period, without);
    if (!months.some(isLeftOut)) return refused('outside', first);
    if (months.filter((month) => !isLeftOut(month)).length < least) return refused('short', first);
    const broken = series.find((ref) => hasGap(library, ref, without, window));
    return broken === undefined ? null : refused('gap', broken);
  };

function hasGap(library: Library, ref: SeriesRef, year: number, window: Window): boolean {
  const part = monthsWithout(library, ref, year, window);
  if (!part) return true;
  return getSeries(library, part.ref).points.some(
    ({ period, value }) => value === null && period >= part.window.from && period <= part.window.to,
  );
}

/** `Without 2020, gold 12.7% a year of growth; with it, 16.7%.` @param name of the same figure of the whole window */
export function sentenceWithout(
  { library, terms, figures }: SentenceContext,
  moves: 'growth' | 'swings',
  name: FormulaName,
): string {
  const names = shortNamesOf(library, terms.series);
  const whole = terms.series.flatMap((ref) => figures.get(`${String(ref)}.${name}`)?.text ?? []);
  const [[top = '', first] = []] = figures;
  const formula = top.slice(top.lastIndexOf('.') + 1);
  const parts = terms.series.map((ref, i) => {
    const text = figures.get(`${String(ref)}.${formula}`)?.text ?? '';
    return [names[i] ?? '', text] as const;
  });
  return library.words.text('analysis.sentence.without', {
    year: String(terms.without ?? ''),
    parts: aloneWords(library, parts),
    moves: first?.formula === 'linked-change' ? 'change' : moves,
    whole: library.words.list(whole),
  });
}

/** Says in a drawing of values that a year is left out. */
export function leftOutMark({
  library,
  terms: { series, without },
  window,
}: SentenceContext): ChartSpec['marks'] {
  if (without === undefined) return [];
  const [first = ''] = series;
  const months = getSeries(library, first).points.filter(
    ({ period, value }) =>
      value !== null && window.from <= period && period <= window.to && period.startsWith(String(without)),
  );
  const middle = months[Math.floor(months.length / 2)];
  const label = library.words.text('analysis-page.chart.left-out', { year: String(without) });
  return middle ? [{ period: middle.period, label }] : [];
}

/** The operation that gives the changes of a calendar, without a year where one is left out. */
export const withoutYear = (op: Operation, ref: SeriesRef, year: number | undefined): MadeRef => {
  const changes = new MadeRef(op, [ref]);
  return year === undefined ? changes : changesWithout(changes, year);
};

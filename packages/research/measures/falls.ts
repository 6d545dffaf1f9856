import { getSeries } from '../series/get-series';
import type { Window } from '../figures/windows';
import { fallsIn, type FallPlaces } from '../series/falls';
import type { Library } from '../series/library';
import { FORMATS } from '../series/number-format';
import { MadeRef, type Operation } from '../series/series-ref';
import { change } from '../series/statistics';
import { formatPeriod, formatPeriodShort, yearsBetween } from '../time/period';
import { ofOne } from './definitions';
import { markLabel } from './marks';
import { firstThatFits, lengthWords, nameOfFirst, sizeText } from './first-line';
import {
  PRICES,
  type AnswerListing,
  type Definitions,
  type MeasureShape,
  type MeasureTerms,
  type SentenceContext,
  type Unfit,
} from './measure';
import { lastComparable } from './other-basis';
import { partInWindow, valuePoints, type ValuePoint } from './part-in-window';

/** Per cent; what is usually called a bear market. */
const USUAL = 20;

/** More are not read. */
const MOST = 60;

/** Depths that are offered where there are too many falls. */
const DEPTHS = [2, 5, 10, 20, 30, 50];

/** So many are marked in the drawing. */
const MOST_MARKED = 3;

/** Every fall from a highest value so far that was so deep before the highest was reached again. */
export const everyFall: MeasureShape = {
  series: [1, 1],
  isOrdered: true,
  options: ['deeper', 'in', 'real'],
  usual: { deeper: String(USUAL) },
  kinds: PRICES,
  isOfAll: true,
  isOfMonths: true,
  isOfValues: true,
  isOfMoves: true,
  next: [{ measure: 'drawdown' }, { measure: 'doubling' }, { measure: 'calendar' }, { measure: 'sip' }],
  figures: figuresOf,
  sentence,
  drawing: () => 'below peak',
  drawn: (_, { series: [ref = ''] }, window) => ({ ref: partInWindow(ref, window), window }),
  levels: (terms) => [{ value: -depthOf(terms), label: '' }],
  marks,
  listing,
  refusesWindow,
};

const depthOf = ({ deeper = USUAL }: MeasureTerms) => deeper;

type FallOfSeries = {
  highest: ValuePoint;
  lowest: ValuePoint;
  /** The first period at or above the highest; none of a fall that is not over. */
  recovered: ValuePoint | undefined;
};

function fallsOf(
  library: Library,
  terms: MeasureTerms,
  window: Window,
  deeper = depthOf(terms),
): FallOfSeries[] {
  const points = valuePoints(library, partInWindow(terms.series[0] ?? '', window));
  return fallsIn(points, deeper).flatMap((fall: FallPlaces) => {
    const [highest, lowest] = [points[fall.highest], points[fall.lowest]];
    return highest && lowest ? [{ highest, lowest, recovered: points[fall.recovered] }] : [];
  });
}

/** How many there are, the deepest, the longest that is over, and how deep the one is that is not. */
function figuresOf(library: Library, terms: MeasureTerms, window: Window): Definitions {
  const [ref = ''] = terms.series;
  const name = String(ref);
  const part = partInWindow(ref, window);
  const all = fallsOf(library, terms, window);
  const [first, last] = [all[0], all.at(-1)];
  if (!first || !last) {
    const { points } = getSeries(library, part);
    const [from = '', to = ''] = [points[0]?.period, points.at(-1)?.period];
    return ofOne(part, { from, to }, [['deepest-drawdown', 'percent']], name);
  }
  const made = (op: Operation) => new MadeRef(op, [part], { level: depthOf(terms) });
  const ofAll = { from: first.highest.period, to: last.highest.period };
  const over = all.filter(({ recovered }) => recovered);
  const ofOver = { from: first.highest.period, to: over.at(-1)?.highest.period ?? '' };
  const [count = [], deepest = []] = ofOne(
    made('falls'),
    ofAll,
    [
      ['count', 'number'],
      ['lowest', 'points'],
    ],
    name,
  ).map((each) => [each]);
  return [
    ...count.map(([, definition]): Definitions[number] => [`${name}.falls`, definition]),
    ...deepest.map(([, definition]): Definitions[number] => [`${name}.deepest-fall`, definition]),
    ...(over.length === 0
      ? []
      : ofOne(made('fall-and-rise-months'), ofOver, [['highest', 'number']], name).map(
          ([, definition]): Definitions[number] => [`${name}.longest-fall`, definition],
        )),
    ...(last.recovered
      ? []
      : ([
          [
            `${name}.open-fall`,
            { formula: 'value', format: 'points', series: made('falls'), at: last.highest.period },
          ],
        ] satisfies Definitions)),
  ];
}

/** `The Nifty 50 fell 20% or more 4 times; the deepest, 55.1%, was recovered after 5 years.` */
function sentence(context: SentenceContext): string {
  const { library, terms, window, figures } = context;
  const { words } = library;
  const [ref = ''] = terms.series;
  const all = fallsOf(library, terms, window);
  const figureOf = (name: string) => figures.get(`${String(ref)}.${name}`);
  const deepest = all.find(({ highest }) => highest.period === figureOf('deepest-fall')?.period);
  const last = all.at(-1);
  // Of a window that ended in the past it is not known whether the fall is over by now.
  const open = window.to === lastComparable(getSeries(library, ref)) ? 'open' : 'cut';
  const told = (state: string, isLastOpen: boolean) =>
    words.text('analysis.sentence.falls', {
      ...{ title: nameOfFirst(context).title, deeper: depthOf(terms), count: all.length, state },
      depth: sizeText(words, figureOf('deepest-fall') ?? figureOf('deepest-drawdown')),
      length: deepest?.recovered
        ? lengthWords(words, { from: deepest.highest.period, to: deepest.recovered.period })
        : '',
      to: formatPeriod(words, window.to),
      open: isLastOpen ? open : 'none',
    });
  const isLastOpen = last !== undefined && last !== deepest && !last.recovered;
  const state = deepest?.recovered ? 'recovered' : open;
  return firstThatFits([told(state, isLastOpen), told('unsaid', isLastOpen), told('unsaid', false)]);
}

/** The lowest values of the deepest falls. */
function marks({ library, terms, window }: SentenceContext) {
  return fallsOf(library, terms, window)
    .map(({ highest, lowest }) => ({ lowest, depth: 100 * change(highest.value, lowest.value) }))
    .toSorted((a, b) => a.depth - b.depth)
    .slice(0, MOST_MARKED)
    .map(({ lowest: { period }, depth }) => ({
      period,
      label: markLabel(library.words, FORMATS.points(library.words, depth), period),
    }));
}

/** A row for each fall: when it began, was lowest and was over, how deep it was, and the months down and up. */
function listing({ library: { words }, library, terms, window }: SentenceContext): AnswerListing | null {
  const all = fallsOf(library, terms, window);
  if (all.length === 0) return null;
  const months = (from: ValuePoint, to: ValuePoint) =>
    FORMATS.number(words, 12 * yearsBetween(from.period, to.period));
  const heading = (name: string) => words.text(`analysis-page.listing.falls.${name}`);
  return {
    headings: ['highest', 'lowest', 'recovered', 'depth', 'down', 'up'].map(heading),
    rows: all.map(({ highest, lowest, recovered }) => [
      formatPeriodShort(words, highest.period),
      formatPeriodShort(words, lowest.period),
      recovered ? formatPeriodShort(words, recovered.period) : heading('open'),
      FORMATS.points(words, 100 * change(highest.value, lowest.value)),
      months(highest, lowest),
      recovered ? months(lowest, recovered) : '–',
    ]),
    changes: [3],
  };
}

/** Of more falls than are read, deeper ones are offered. */
function refusesWindow(library: Library, terms: MeasureTerms, window: Window): Unfit | null {
  const count = fallsOf(library, terms, window).length;
  if (count <= MOST) return null;
  const deeper = DEPTHS.find(
    (each) => each > depthOf(terms) && fallsOf(library, terms, window, each).length <= MOST,
  );
  return {
    kind: 'option',
    option: 'deeper',
    values: { count, most: MOST, deeper: depthOf(terms), instead: deeper ?? 0 },
    instead: deeper === undefined ? [] : [{ deeper }],
  };
}

import { max, min } from 'd3-array';
import type { Definition } from '../figures/figure';
import type { Window } from '../figures/windows';
import { getSeries } from '../series/get-series';
import type { Library } from '../series/library';
import { formatFigure, withSign } from '../series/number-format';
import type { Series } from '../series/series';
import { seriesFacts } from '../series/series-facts';
import { readSeriesFile } from '../series/series-file';
import { MadeRef, type SeriesRef } from '../series/series-ref';
import { amountText } from '../series/unit-text';
import { UNITS } from '../series/units';
import { formatPeriod } from '../time/period';
import type { Words } from '../words/words';
import { formatOf } from './definitions';
import { markedAt } from './marks';
import { nameOfFirst } from './first-line';
import { ofLine } from './drawings';
import {
  AMOUNT_KINDS,
  PRICES,
  RATES,
  type Definitions,
  type MeasureShape,
  type MeasureTerms,
  type SentenceContext,
  type Unfit,
} from './measure';
import { partInWindow, valuePoints, type ValuePoint } from './part-in-window';

/** A level of more than so many times the highest value is of another unit. */
const FAR = 10;

/** The first or the last period of a window in which the value is above or below a level. */
export const whenReached: MeasureShape = {
  series: [1, 1],
  isOrdered: true,
  options: ['above', 'below', 'last', 'in'],
  needsOption: ['above', 'below'],
  kinds: [...PRICES, ...AMOUNT_KINDS, ...RATES],
  isOfAll: true,
  isOfMonths: true,
  isOfValues: true,
  takesAnySign: true,
  next: [{ last: true }, { measure: 'level' }, { measure: 'doubling' }, { measure: 'falls' }],
  figures: (library, terms, window) => figuresOf(library, terms, window),
  sentence,
  drawing: ofLine,
  levels: (terms) => [{ value: conditionOf(terms).level, label: '' }],
  marks: ({ library, terms, window }) => {
    const { at } = reachedIn(library, terms, window);
    return at ? [{ period: at.period, label: markedAt(library.words, at.period) }] : [];
  },
  refusesWindow,
};

type Condition = { side: 'above' | 'below'; level: number };

const conditionOf = ({ above, below = NaN }: MeasureTerms): Condition =>
  above === undefined ? { side: 'below', level: below } : { side: 'above', level: above };

const holds = ({ side, level }: Condition, { value }: ValuePoint) =>
  side === 'above' ? value > level : value < level;

/** Where it is so, and the value before; neither where it never is. */
function reachedIn(library: Library, terms: MeasureTerms, window: Window) {
  const [ref = ''] = terms.series;
  const condition = conditionOf(terms);
  const points = valuePoints(library, partInWindow(ref, window));
  // A value that is missing or disputed is not the one before.
  const whole = getSeries(library, partInWindow(ref, window)).points.map(({ period }) => period);
  const isSo = (point: ValuePoint) => holds(condition, point);
  const place = terms.last ? points.findLastIndex(isSo) : points.findIndex(isSo);
  const [at, before] = [points[place], points[place - 1]];
  const isNext = at && before && whole.indexOf(at.period) === whole.indexOf(before.period) + 1;
  return { ref, condition, points, at, isFirst: place === 0, before: isNext ? before : undefined };
}

/**
 * The value then and a period before, how many months ago that is, and in how many periods it was so since then;
 * where it never was, the value that came nearest.
 */
function figuresOf(library: Library, terms: MeasureTerms, window: Window): Definitions {
  const { ref, condition, points, at, before } = reachedIn(library, terms, window);
  const whole = getSeries(library, ref);
  const part = partInWindow(ref, window);
  const named = (name: string, definition: Definition): [string, Definition] => [
    `${String(ref)}.${name}`,
    definition,
  ];
  const [first, last] = [points[0]?.period ?? '', points.at(-1)?.period ?? ''];
  if (!at) {
    const extreme = condition.side === 'above' ? 'highest' : 'lowest';
    const value = (condition.side === 'above' ? max : min)(points, (point) => point.value);
    const format = formatOf(whole, value);
    return [named(extreme, { formula: extreme, format, series: part, from: first, to: last })];
  }
  const valueAt = ({ period, value }: ValuePoint): Definition => ({
    ...{ formula: 'value', format: formatOf(whole, value), series: ref, at: period },
  });
  const since = { from: at.period, to: last };
  const less = new MadeRef('less', [part], { level: condition.level });
  return [
    named(`${terms.last ? 'last' : 'first'}-${condition.side}`, valueAt(at)),
    ...(before ? [named('value-before', valueAt(before))] : []),
    ...(at.period === last
      ? []
      : [named('months-since', { formula: 'months-between', format: 'number', series: part, ...since })]),
    named(`${condition.side}-since`, {
      ...{ formula: condition.side === 'above' ? 'above-zero' : 'below-zero', format: 'number' },
      ...{ series: less, ...since },
    }),
  ];
}

/** `The Nifty 50 was first above 10,000 at the end of July 2017: 10,077.1.` */
function sentence(context: SentenceContext): string {
  const { library, terms, window, figures } = context;
  const { words } = library;
  const { ref, condition, points, at, isFirst } = reachedIn(library, terms, window);
  const textOf = (name: string) => figures.get(`${String(ref)}.${name}`)?.text ?? '';
  const nearest = figures.get(`${String(ref)}.${condition.side === 'above' ? 'highest' : 'lowest'}`);
  const ofLast = at === points.at(-1) ? 'still' : 'last';
  const ofFirst = isFirst ? 'already' : 'first';
  return words.text('analysis.sentence.when', {
    title: nameOfFirst(context).title,
    side: condition.side,
    level: levelText(words, condition.level, getSeries(library, ref)),
    reached: !at ? 'never' : terms.last ? ofLast : ofFirst,
    at: formatPeriod(words, at?.period ?? nearest?.period ?? ''),
    value: at ? textOf(`${terms.last ? 'last' : 'first'}-${condition.side}`) : (nearest?.text ?? ''),
    seen: seenBy(library, ref),
  });
}

/** What a value of a month is: on other days it may have been higher or lower. */
function seenBy(library: Library, ref: SeriesRef): string {
  const { frequency, inputs } = getSeries(library, ref);
  const kinds = new Set(inputs.map((id) => readSeriesFile(library, id).observed));
  const [kind = ''] = kinds;
  return frequency === 'quarterly' || frequency === 'annual' || kinds.size > 1 ? '' : kind;
}

/** A level as it is typed, with the sign of its currency; of billions and crores as its values are written. */
function levelText(words: Words, level: number, series: Series): string {
  const { currency, scale } = UNITS[series.unit];
  if (scale) return formatFigure(words, formatOf(series, level), level, '');
  const text = amountText(words, level, series.unit);
  return currency ? withSign(text, currency === 'USD' ? '$' : '₹') : text;
}

/** One level has to be said, of about the size of the values. */
function refusesWindow(library: Library, terms: MeasureTerms, window: Window): Unfit | null {
  const [ref = ''] = terms.series;
  const whole = getSeries(library, ref);
  const values = valuePoints(library, partInWindow(ref, window)).map(({ value }) => value);
  const [lowest = NaN, highest = NaN] = [min(values), max(values)];
  const isOne = (terms.above === undefined) !== (terms.below === undefined);
  const { level } = conditionOf(terms);
  const isFar = Math.abs(level) > FAR * Math.max(Math.abs(lowest), Math.abs(highest));
  const isOfPrices = lowest > 0 && UNITS[whole.unit].kind === 'price';
  if (isOne && !isFar && !(isOfPrices && level <= 0)) return null;
  const write = (value: number) => levelText(library.words, value, whole);
  const middle = Number(((lowest + highest) / 2).toPrecision(2));
  return {
    kind: 'option',
    option: isOne ? 'above' : 'below',
    values: {
      ...{ title: seriesFacts(whole).title, level: isOne ? write(level) : '' },
      ...{ lowest: write(lowest), highest: write(highest) },
    },
    instead: [
      terms.above === undefined && terms.below !== undefined ? { below: middle } : { above: middle },
      { measure: 'level' },
    ],
  };
}

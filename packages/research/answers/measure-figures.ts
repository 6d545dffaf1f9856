import type { Library } from '../series/library';
import { max, mean, min } from 'd3-array';
import { ContentProblem } from '@/lib/platform/content-problem';
import { isPresent } from '../figures/evidence';
import type { FigureDefinition } from '../figures/figure';
import type { FormulaName } from '../figures/formulas';
import { isUnderAYear, type Window } from '../figures/windows';
import { getSeries } from '../series/get-series';
import { requestName } from '../series/on-request';
import { isMonthEndsOnly } from '../series/printable';
import { between, valuesOf, type Series } from '../series/series';
import { isRegular } from '../series/shared-periods';
import { recoveredAt, deepestDrawdown } from '../series/statistics';
import { isPercent, isRate, UNITS } from '../series/units';
import type { FigureFormat } from '../series/number-format';
import type { Period } from '../time/period';
import type { Analysis } from './address';
import { DEFAULTS, type Measure } from './measures';
import { onOneBasis } from './other-basis';
import { lumpsumDefinition, sipDefinitions } from './payments';

type Named = [formula: FormulaName, format: FigureFormat];
type Definitions = [name: string, definition: FigureDefinition][];

/** The figures of each measure, the most important first. */
const FIGURES: Record<Measure, (library: Library, analysis: Analysis, window: Window) => Definitions> = {
  growth: onEach((_, window) => growth(window)),
  volatility: onEach(() => [['volatility', 'percent']]),
  drawdown: (library, { series }, window) =>
    series.flatMap((id) => {
      const [depth = [], ...dates] = ofOne(id, window, drawdown(valuesOf(partOf(library, id, window)))).map(
        (each) => [each],
      );
      return [...depth, ...belowHighest(library, id, window), ...dates.flat()];
    }),
  correlation: onPair(({ unit }) => [[isRate(unit) ? 'correlation-of-changes' : 'correlation', 'number-2']]),
  beta: onPair(() => [
    ['beta', 'number-2'],
    ['r-squared', 'number-2'],
  ]),
  ratio: (library, analysis, window) => {
    const id = requestName({ operation: 'ratio', parts: [...analysis.series] });
    return ofMade(library, analysis, withValues(library, id, window), level);
  },
  compare: onEach(() => [['rebased', 'number-1']]),
  level: (library, { series: [id = ''] }, window) => levelOf(library, id, window),
  difference: (library, { series }, window) => [
    ...series.flatMap((id) => ofOne(id, window, difference(partOf(library, id, window)))),
    ...(series.length === 2 ? gaps(library, series, window) : []),
  ],
  sip: sipDefinitions,
  lumpsum: (library, analysis, window) =>
    analysis.series.flatMap((id): Definitions => [
      [`${id}.end-value`, lumpsumDefinition(library, analysis, id, window)],
      ...ofOne(id, window, growth(window)),
    ]),
  'rolling-growth': (library, analysis, window) =>
    ofMade(library, analysis, rolled(library, analysis, window), ofRolled),
  'rolling-volatility': (library, analysis, window) =>
    ofMade(library, analysis, rolled(library, analysis, window), (part) => ofRolled(part).slice(0, 3)),
  'rolling-correlation': (library, analysis, window) =>
    ofMade(library, analysis, rolled(library, analysis, window), ofRolled),
};

/**
 * The figures of an analysis by `SERIES.FORMULA`, for a pair `A~B.FORMULA`; the first of each series is in its sentence.
 * @throws ContentProblem when a series of it has no values in the window
 */
export function definitionsOf(
  library: Library,
  analysis: Analysis,
  window: Window,
): Map<string, FigureDefinition> {
  return new Map(FIGURES[analysis.measure](library, analysis, window));
}

const partOf = (library: Library, id: string, { from, to }: Window): Series =>
  between(getSeries(library, id), from, to);

/** Formulas on each series. */
function onEach(formulas: (part: Series, window: Window) => Named[]) {
  return (library: Library, { series }: Analysis, window: Window): Definitions =>
    series.flatMap((id) => ofOne(id, window, formulas(partOf(library, id, window), window)));
}

/** Formulas on a pair of series. */
function onPair(formulas: (first: Series) => Named[]) {
  return (library: Library, { series: [first = '', second = ''] }: Analysis, window: Window): Definitions =>
    formulas(getSeries(library, first)).map(([formula, format]) => [
      `${first}~${second}.${formula}`,
      { formula, format, series: first, with: second, ...window } as FigureDefinition,
    ]);
}

/** @param name of the figures, where the series has one that nobody would write */
function ofOne(id: string, window: Window, formulas: readonly Named[], name = id): Definitions {
  return formulas.map(([formula, format]) => [
    `${name}.${formula}`,
    (formula === 'value'
      ? { formula, format, series: id, at: window.to }
      : { formula, format, series: id, ...window }) as FigureDefinition,
  ]);
}

/** A series that is made for an analysis, and the part of its window in which this has values. */
type MadeSeries = { id: string; window: Window };

function ofMade(
  library: Library,
  { series }: Analysis,
  { id, window }: MadeSeries,
  formulas: (part: Series) => Named[],
): Definitions {
  return ofOne(id, window, formulas(partOf(library, id, window)), series.join('~'));
}

/** @param skipped how many periods of the window are left out at its start */
function withValues(library: Library, id: string, { from, to }: Window, skipped = 0): MadeSeries {
  const present = between(getSeries(library, id), from, to)
    .points.slice(skipped)
    .filter(({ value }) => value !== null);
  const [first, last] = [present[0], present.at(-1)];
  if (!first || !last) throw new ContentProblem(`${id} has no values from ${from} to ${to}`);
  return { id, window: { from: first.period, to: last.period } };
}

/** The rolling series of an analysis: values whose periods all lie in its window. */
export function rolled(library: Library, { measure, series, roll }: Analysis, window: Window): MadeSeries {
  const count = roll ?? DEFAULTS.roll;
  const operation = measure.replace('rolling-', '');
  return withValues(library, requestName({ operation, count, parts: [...series] }), window, count);
}

function ofRolled(part: Series): Named[] {
  const format = part.unit === 'ratio' ? 'number-2' : 'points';
  return [
    ['value', format],
    ['lowest', format],
    ['highest', format],
    ['below-zero', 'number'],
  ];
}

/** The last value of a window; of the other figures those that its values have: see onOneBasis. */
function levelOf(library: Library, id: string, window: Window): Definitions {
  const whole = getSeries(library, id);
  const [value = NaN] = valuesOf(partOf(library, id, { from: window.to, to: window.to }));
  const latest = ofOne(id, window, [['value', formatOf(whole, value)]]);
  const compared = onOneBasis(whole, window);
  if (!compared) return latest;
  const part = partOf(library, id, compared);
  const average: Named = ['average', formatOf(part, mean(valuesOf(part)))];
  const omitted: FormulaName[] = ['value'];
  // A rank compares the latest value with those before it.
  if (compared.to !== window.to) omitted.push('rank');
  // Some decisions were in force for longer than others; a year is not compared with a quarter.
  if (!isRegular(whole)) omitted.push('rank', 'average');
  if (whole.frequency === 'mixed') omitted.push('highest', 'lowest');
  const others = [...level(part), average].filter(([formula]) => !omitted.includes(formula));
  return [...latest, ...ofOne(id, compared, others)];
}

/** Fewer values have no rank. */
const LEAST_RANKED = 24;

function level(part: Series): Named[] {
  const values = valuesOf(part);
  const isRanked = values.length >= LEAST_RANKED;
  return [
    ['value', formatOf(part, values.at(-1))],
    ...(isRanked ? [['rank', 'number'] satisfies Named] : []),
    ['highest', formatOf(part, max(values))],
    ['lowest', formatOf(part, min(values))],
  ];
}

function drawdown(values: readonly number[]): Named[] {
  const depth: Named = ['deepest-drawdown', 'percent'];
  if (deepestDrawdown(values).depth === 0) return [depth];
  const dates: Named[] = [
    ['peak', 'period'],
    ['trough', 'period'],
  ];
  return [depth, ...dates, ...(recoveredAt(values) < 0 ? [] : [['recovery', 'period'] satisfies Named])];
}

/**
 * How far the last value of a window is below its highest one; nothing where it is the highest, or where this is the deepest
 * fall itself. The highest of days or weeks that may not be printed would be told by it.
 */
function belowHighest(library: Library, id: string, window: Window): Definitions {
  const points = partOf(library, id, window).points.filter(isPresent);
  const values = points.map(({ value }) => value);
  const place = values.indexOf(Math.max(...values));
  const { depth, peak, trough } = deepestDrawdown(values);
  const isDeepest = peak === place && trough === values.length - 1;
  const highest = points[place];
  if (depth === 0 || isDeepest || !highest || values.at(-1) === highest.value) return [];
  if (isMonthEndsOnly(getSeries(library, id))) return [];
  const definition: FigureDefinition = {
    formula: 'change',
    format: 'percent',
    series: id,
    ...{ from: highest.period, to: window.to },
  };
  return [[`${id}.below-highest`, definition]];
}

function difference(part: Series): Named[] {
  if (isPercent(part.unit)) return [['basis-points', 'basis-points']];
  const values = valuesOf(part);
  return [['difference', formatOf(part, (values.at(-1) ?? NaN) - (values[0] ?? NaN))]];
}

/** How far the first of two is above the second, at both ends. */
function gaps(library: Library, series: readonly string[], { from, to }: Window): Definitions {
  const id = requestName({ operation: 'spread', parts: [...series] });
  const whole = getSeries(library, id);
  const valueAt = (at: Period): FigureDefinition => {
    const value = whole.points.find(({ period }) => period === at)?.value ?? NaN;
    return { formula: 'value', format: formatOf(whole, value), series: id, at };
  };
  return [
    [`${series.join('~')}.start`, valueAt(from)],
    [`${series.join('~')}.end`, valueAt(to)],
  ];
}

function growth(window: Window): Named[] {
  const whole: Named[] = [
    ['change', 'percent'],
    ['multiple', 'times'],
  ];
  return isUnderAYear(window) ? whole : [['growth-per-year', 'percent'], ...whole];
}

/** From this on a number of no unit has one decimal; below it, three digits. */
const LARGE = 10;

/** The format that writes a value of a series, with the digits that prices are quoted in. */
function formatOf({ unit }: Series, value = NaN): FigureFormat {
  const { kind, currency, scale, percent, indian, range } = UNITS[unit];
  if (currency === 'USD') return scale ? 'usd-billion' : 'usd-2';
  if (currency === 'INR' && scale !== 'million') return scale ? `inr-${scale}` : 'inr-2';
  if (percent) return 'points-2';
  if (unit === 'basis points' || unit === 'percentage points')
    return unit === 'basis points' ? 'basis-points' : 'percentage-points';
  if (kind === 'count') return indian ? 'number-indian' : 'number';
  return Math.abs(value) < LARGE && !range ? 'digits-3' : 'number-1';
}

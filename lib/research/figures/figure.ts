import { z } from 'zod';
import {
  beta,
  change,
  correlation,
  deepestDrawdown,
  growthPerYear,
  leastSquares,
  logReturns,
  mean,
  volatility,
} from '@/lib/research/series/statistics';
import { evidenceOf, type Evidence } from './evidence';
import { FORMAT_NAMES, formatFigure } from '@/lib/site/number-format';
import { checkFormat, NO_UNIT } from './format-unit';
import {
  between,
  leastSure,
  uniqueSources,
  unbrokenValuesOf,
  valuesOf,
  type Series,
  type SeriesPoint,
} from '@/lib/research/series/series';
import { getSeries } from '@/lib/research/series/get-series';
import { paired } from '@/lib/research/series/paired-returns';
import { seriesFacts, type SeriesFacts } from '@/lib/research/series/series-facts';
import { yearsBetween, type Period } from '@/lib/site/period';
import type { Frequency, Source, Status } from '@/lib/research/series/series-file';

const name = z
  .string()
  .regex(/^[a-z0-9-]+(\/\w+)?$/, 'Name a series, a column (nvidia-years/revenue) or a derived line');
const period = z.coerce.string();
const format = z.enum(FORMAT_NAMES);
const window = { series: name, from: period, to: period, format };

/**
 * A figure as an author writes it: a named formula over a named window of a named line. Posts carry these in their
 * front matter and say `{name}` in the text, so that no number is typed.
 */
export const figureDefinitionSchema = z.discriminatedUnion('formula', [
  z.object({ formula: z.literal('value'), series: name, at: period, format }),
  z.object({ formula: z.literal('change'), ...window }),
  z.object({ formula: z.literal('difference'), ...window }),
  z.object({ formula: z.literal('multiple'), ...window }),
  z.object({ formula: z.literal('growth-per-year'), ...window }),
  z.object({ formula: z.literal('volatility'), ...window }),
  z.object({ formula: z.literal('deepest-drawdown'), ...window }),
  z.object({ formula: z.literal('highest'), ...window }),
  z.object({ formula: z.literal('lowest'), ...window }),
  z.object({ formula: z.literal('average'), ...window }),
  z.object({ formula: z.literal('sum'), ...window }),
  z.object({ formula: z.literal('count'), ...window }),
  z.object({ formula: z.literal('correlation'), ...window, with: name }),
  z.object({ formula: z.literal('beta'), ...window, with: name }),
  z.object({ formula: z.literal('intercept'), ...window, with: name }),
  z.object({ formula: z.literal('r-squared'), ...window, with: name }),
]);
export type FigureDefinition = z.infer<typeof figureDefinitionSchema>;

/** A computed figure and all that is needed to work it out again. */
export type Figure = {
  value: number;
  /** The period the value belongs to: of the extreme for highest, lowest and drawdown, else the end of the window. */
  period: Period;
  text: string;
  formula: string;
  /** The series it is computed from. */
  series: SeriesFacts[];
  window: { from: Period; to: Period };
  /** The values it rests on, or the ends and extremes of them; `count` is how many there are of each line. */
  evidence: Evidence[];
  count: number;
  sources: Source[];
  status: Status;
};

const PERIODS_PER_YEAR: Partial<Record<Frequency, number>> = {
  daily: 252,
  weekly: 52,
  monthly: 12,
  quarterly: 4,
  annual: 1,
};

/** Formulas whose value is in the unit of the line. */
const IN_UNIT: ReadonlySet<FigureDefinition['formula']> = new Set([
  'value',
  'difference',
  'highest',
  'lowest',
  'average',
  'sum',
]);

/**
 * Computes a figure from content/figures.
 * @throws when the line, the window or a value in it does not exist
 */
export function computeFigure(definition: FigureDefinition): Figure {
  const whole = getSeries(definition.series);
  const window =
    definition.formula === 'value'
      ? { from: definition.at, to: definition.at }
      : { from: definition.from, to: definition.to };
  const part = between(whole, window.from, window.to);
  const { value, period, formula, used } = evaluate(definition, part);
  if (!Number.isFinite(value))
    throw new RangeError(`${definition.formula} of ${part.id} has no finite value`);
  checkFormat(definition.format, IN_UNIT.has(definition.formula) ? whole.unit : NO_UNIT, whole.id);
  const second = 'with' in definition ? getSeries(definition.with) : undefined;
  return {
    value,
    period,
    text: formatFigure(definition.format, value, period),
    formula,
    series: [whole, ...(second ? [second] : [])].map(seriesFacts),
    window,
    ...evidenceOf(definition.formula, part, second),
    sources: uniqueSources([...whole.sources, ...(second?.sources ?? [])]),
    status: leastSure(used.map((point) => point.status)),
  };
}

type Evaluated = { value: number; period: Period; formula: string; used: SeriesPoint[] };

function evaluate(definition: FigureDefinition, part: Series): Evaluated {
  const values = valuesOf(part);
  const first = endpoint(part, 0);
  const last = endpoint(part, -1);
  const ends = (value: number, formula: string): Evaluated => ({
    value,
    period: last.period,
    formula,
    used: [first, last],
  });
  const all = (value: number, formula: string, period = last.period): Evaluated => ({
    value,
    period,
    formula,
    used: part.points,
  });
  switch (definition.formula) {
    case 'value':
      return ends(last.value, part.formula ?? 'value as published');
    case 'change':
      return ends(change(first.value, last.value), 'end / start - 1');
    case 'difference':
      return ends(last.value - first.value, 'end - start');
    case 'multiple':
      return ends(last.value / first.value, 'end / start');
    case 'growth-per-year':
      return ends(
        growthPerYear(first.value, last.value, yearsBetween(first.period, last.period)),
        '(end / start)^(1 / years) - 1',
      );
    case 'volatility':
      return all(
        volatility(unbrokenValuesOf(part, 'volatility'), periodsPerYear(part)),
        'stdev(ln(p_t / p_t-1)) * sqrt(periods a year)',
      );
    case 'deepest-drawdown': {
      const kept = part.points.filter((point) => point.value !== null);
      const { depth, trough } = deepestDrawdown(values);
      return all(depth, 'min(p_t / max(p_0..t) - 1)', kept[trough]?.period);
    }
    case 'highest':
      return extreme(part, Math.max(...values), 'max');
    case 'lowest':
      return extreme(part, Math.min(...values), 'min');
    case 'average':
      return all(mean(values), 'mean');
    case 'sum':
      return all(
        unbrokenValuesOf(part, 'sum').reduce((sum, value) => sum + value, 0),
        'sum',
      );
    case 'count':
      return all(values.length, 'count');
    case 'correlation':
    case 'beta':
    case 'intercept':
    case 'r-squared': {
      const [own, others, used] = unbrokenReturns(part, definition.with);
      const { compute, formula } = OF_RETURNS[definition.formula];
      return { ...all(compute(own, others), `${formula} of log returns`), used };
    }
  }
}

function endpoint(part: Series, index: 0 | -1): { period: Period; value: number; status: Status } {
  const point = part.points.at(index);
  if (!point || point.value === null)
    throw new RangeError(`${part.id} has no value at ${point?.period ?? 'that end'}`);
  return { ...point, value: point.value };
}

function extreme(part: Series, value: number, formula: string): Evaluated {
  const point = part.points.find((candidate) => candidate.value === value);
  return { value, period: point?.period ?? '', formula, used: point ? [point] : [] };
}

function periodsPerYear(part: Series): number {
  const periods = PERIODS_PER_YEAR[part.frequency];
  if (!periods) throw new RangeError(`${part.id} is ${part.frequency}: it has no yearly volatility`);
  return periods;
}

type OfReturns = { compute: (own: number[], others: number[]) => number; formula: string };

/** Measures of the returns of one line against those of another. */
const OF_RETURNS: Record<'correlation' | 'beta' | 'intercept' | 'r-squared', OfReturns> = {
  correlation: { compute: correlation, formula: 'correlation' },
  beta: { compute: beta, formula: 'cov / var' },
  intercept: {
    compute: (own, others) => leastSquares(own, others).intercept,
    formula: 'mean(own) - beta * mean(other)',
  },
  'r-squared': {
    compute: (own, others) => leastSquares(own, others).rSquared,
    formula: 'correlation^2',
  },
};

/**
 * Log returns of two lines over the periods they share, and the points they rest on.
 * @throws when one of them has a gap there
 */
function unbrokenReturns(
  part: Series,
  other: string,
): [own: number[], others: number[], used: SeriesPoint[]] {
  const [own, others] = paired(part, getSeries(other));
  const returnsOf = (each: Series) => logReturns(unbrokenValuesOf(each, 'paired returns'));
  return [returnsOf(own), returnsOf(others), others.points];
}

import type { Library } from '../series/library';
import { ContentProblem } from '@/lib/platform/content-problem';
import { z } from 'zod';
import { evidenceOf, isPresent, recompute, type Evidence, type EvidenceRow, type Inputs } from './evidence';
import { FORMAT_NAMES, formatFigure, type FigureFormat } from '../series/number-format';
import { checkFormat, moneyIn, NO_UNIT } from './format-unit';
import {
  type FORMULAS,
  formulaNamed,
  FORMULA_NAMES,
  type Formula,
  type FormulaName,
  type Payments,
} from './formulas';
import {
  between,
  currencyOf,
  leastSure,
  uniqueSources,
  unbrokenValuesOf,
  type Series,
  type SeriesPoint,
} from '../series/series';
import { getSeries } from '../series/get-series';
import { paired } from '../series/paired-returns';
import { seriesFacts, type SeriesFacts } from '../series/series-facts';
import type { SeriesRef } from '../series/series-ref';
import { deepestDrawdown, recoveredAt, usualRhythm } from '../series/statistics';
import type { Period } from '../time/period';
import { checksOn, type ValueCheck } from '../series/checks';
import { readSeriesFile, type Source, type Status } from '../series/series-file';
import { coarseLines, coarseText, isOfWithheld } from './withheld';
import { workedLines } from './worked';

const name = z
  .string()
  .regex(/^[a-z0-9-]+(\/\w+)?$/, 'Name a series, a column (nvidia-years/revenue) or a derived series');
const period = z.coerce.string();
const common = { series: name, format: z.enum(FORMAT_NAMES) };
const window = { ...common, from: period, to: period };

type Taking<P> = {
  [N in FormulaName]: (typeof FORMULAS)[N] extends { parameters: P } ? N : never;
}[FormulaName];

function taking<P extends NonNullable<Formula['parameters']>>(parameters: P) {
  const names = FORMULA_NAMES.filter((each) => formulaNamed(each).parameters === parameters);
  return z.enum(names as Taking<P>[]);
}

/**
 * A figure as an author writes it: a named formula over a window of a series. The front matter defines it
 * and the text refers to it as `{name}`, so authors never type its number.
 */
export const figureDefinitionSchema = z.discriminatedUnion('formula', [
  z.strictObject({ formula: taking('point'), ...common, at: period }),
  z.strictObject({ formula: taking('window'), ...window }),
  z.strictObject({ formula: taking('pair'), ...window, with: name }),
  z.strictObject({
    formula: taking('payments'),
    ...window,
    /** Of one payment, in the currency of the series. */
    amount: z.number().positive(),
    /** At the start of the window, or at each of its periods but the last. */
    paid: z.enum(['once', 'each period']),
    /** By how many per cent payments rise after every twelve. */
    rise: z.number().positive().exactOptional(),
    /** The last period with a payment. */
    until: period.exactOptional(),
  }),
]);
export type FigureDefinition = z.infer<typeof figureDefinitionSchema>;

type OfAny<Defined> = { [Key in keyof Defined]: Key extends 'series' | 'with' ? SeriesRef : Defined[Key] };

/** The same of any series: what is made of some for an analysis has no name that an author could write. */
export type Definition = OfAny<FigureDefinition>;

/** A computed figure with its evidence, so that it can be recomputed. */
export type Figure = {
  value: number;
  /**
   * The period of the value: for highest, lowest and drawdown that of the extreme, otherwise the end of the
   * window.
   */
  period: Period;
  text: string;
  formula: FormulaName;
  format: FigureFormat;
  series: SeriesFacts[];
  window: { from: Period; to: Period };
  /** Of one payment, in the currency of the series. */
  amount?: number;
  /** By how many per cent payments rise after every twelve, and the last period with one. */
  rise?: number;
  until?: Period;
  /**
   * The rows the formula is applied to, and all values behind them; for an extreme of values that may not be
   * passed on, its own.
   */
  inputs: Inputs;
  evidence: Evidence[];
  count: number;
  /** The formula with its numbers filled in: see worked.ts. */
  worked: string[];
  sources: Source[];
  /** With what the published values behind it were compared. */
  checks: ValueCheck[];
  status: Status;
  /** Whether all of its evidence may be published, so that others can recompute the figure. */
  recomputable: boolean;
};

/**
 * Computes a figure from content/series.
 * @throws when the series, the window or a value in it does not exist
 */
export function computeFigure(library: Library, definition: Definition): Figure {
  const { formula: formulaName, format } = definition;
  const formula = formulaNamed(formulaName);
  const { complete, window, part, second, pairs, payments } = operandsOf(library, definition);
  const operands = [complete, ...(second ? [second] : [])];
  const recomputable = operands.every(({ inputs: files }) =>
    files.every((id) => readSeriesFile(library, id).redistribute),
  );
  const rows = rowsOf(formulaName, pairs?.[0] ?? part, part);
  const periods = rows.map((row) => row.period);
  const inputsAt = (used: readonly Period[]) =>
    refsOf(definition).map((series) => ({ series, periods: [...used] }));
  // That a value is the highest of a window can be seen only in all of them.
  const inputs = inputsAt(
    recomputable && isOfExtremes(formula) ? part.points.filter(isPresent).map((row) => row.period) : periods,
  );
  const evidence = evidenceOf(library, inputs);
  const value = recompute(library, formula, inputs, evidence, payments);
  checkEvidence(value, directValue(formula, pairs ?? [part], payments));
  if (!Number.isFinite(value))
    throw new ContentProblem(`${formulaName} of ${complete.id} has no finite value`);
  checkFormat(format, unitOf(formula, complete), complete.id);
  const at = periods.at(-1) ?? window.to;
  const isCoarse = formula.inUnit && isOfWithheld(inputs, evidence);
  const text = (isCoarse ? coarseText : formatFigure)(library.words, format, value, at);
  checkRounding(value, formula.inUnit ? largest(rows) : 1, (each) =>
    formatFigure(library.words, format, each, at),
  );
  const count = pairs ? periods.length : part.points.filter(isPresent).length;
  return {
    value,
    period: at,
    text,
    formula: formulaName,
    format,
    series: operands.map(seriesFacts),
    window,
    ...payments,
    inputs,
    evidence,
    count,
    worked: coarseLines(
      library.words,
      workedLines(library, formulaName, inputsAt(periods), evidence, {
        value,
        text,
        format,
        period: at,
        count,
        payments,
      }),
      evidence,
      text,
    ),
    sources: uniqueSources(operands.flatMap(({ sources }) => sources)),
    checks: evidence.flatMap((each) => checksBehind(library, each)),
    status: leastSure((pairs?.[1].points ?? usedOf(formula, rows, part)).map((row) => row.status)),
    recomputable,
  };
}

/** The checks of any of these published values; derived ones have none of their own. */
function checksBehind(library: Library, { series, rows }: Evidence): ValueCheck[] {
  if (series.made) return [];
  const [id = '', column] = series.id.split('/');
  const checks = rows.flatMap(({ period }) => checksOn(readSeriesFile(library, id).checks, period, column));
  return [...new Set(checks)];
}

const refsOf = (definition: Definition): SeriesRef[] =>
  'with' in definition ? [definition.series, definition.with] : [definition.series];

/** The series of a figure: complete, cut to its window, and for a pair the values of the periods that both have. */
function operandsOf(library: Library, definition: Definition) {
  const series = getSeries(library, definition.series);
  const window =
    'at' in definition
      ? { from: definition.at, to: definition.at }
      : { from: definition.from, to: definition.to };
  const whole = between(series, window.from, window.to);
  const isOnce = 'paid' in definition && definition.paid === 'once';
  const part = isOnce
    ? { ...whole, points: whole.points.filter((_, i, { length }) => i === 0 || i === length - 1) }
    : whole;
  const second = 'with' in definition ? getSeries(library, definition.with) : undefined;
  const payments = 'amount' in definition ? paymentsOf(definition) : {};
  return { complete: series, window, part, second, pairs: second && paired(part, second), payments };
}

const paymentsOf = ({ amount, rise, until }: Payments): Payments => ({
  ...(amount !== undefined && { amount }),
  ...(rise !== undefined && { rise }),
  ...(until !== undefined && { until }),
});

function unitOf({ inUnit, inMoney }: Formula, series: Series) {
  if (inUnit) return series.unit;
  const currency = inMoney && currencyOf(series);
  return currency ? moneyIn(currency) : NO_UNIT;
}

/**
 * The rows of a window that the formula uses. `rows` are those of the window; for a pair, those of the
 * periods both series have.
 */
function rowsOf(name: FormulaName, rows: Series, part: Series): EvidenceRow[] {
  const ends = [endpoint(part, 0), endpoint(part, -1)];
  const present = rows.points.filter(isPresent);
  const values = present.map(({ value }) => value);
  const pick = (...indexes: number[]) => indexes.flatMap((index) => present[index] ?? []);
  switch (formulaNamed(name).evidence) {
    case 'ends':
      return name === 'value' ? ends.slice(1) : ends;
    case 'highest':
      return pick(values.indexOf(Math.max(...values)));
    case 'lowest':
      return pick(values.indexOf(Math.min(...values)));
    case 'peak':
      return pick(deepestDrawdown(values).peak);
    case 'trough':
      return pick(deepestDrawdown(values).trough);
    case 'peak and trough': {
      const { peak, trough } = deepestDrawdown(values);
      return pick(peak, trough);
    }
    case 'peak to recovery': {
      const { peak, trough } = deepestDrawdown(values);
      return pick(peak, trough, recoveredAt(values));
    }
    case 'unbroken':
      unbrokenValuesOf(rows, rows === part ? name : 'paired returns');
      return present;
    case 'all':
      return present;
  }
}

/**
 * Recomputing from the evidence alone must give the same value; otherwise the evidence is incomplete, or a
 * derived series is not computed as it states.
 */
function checkEvidence(value: number, direct: number) {
  const scale = Math.max(1, Math.abs(value), Math.abs(direct));
  if (Math.abs(direct - value) > 1e-9 * scale)
    throw new ContentProblem(`It is ${direct}, but from its evidence alone ${value}`);
}

/**
 * The printed digits must not depend on what arithmetic on binary fractions gets wrong in numbers of this
 * size.
 */
function checkRounding(value: number, size: number, write: (value: number) => string) {
  const noise = 4 * Number.EPSILON * Math.max(size, Math.abs(value));
  if (write(value - noise) !== write(value + noise))
    throw new ContentProblem(`It is ${value}, too close to half of its last digit to be rounded`);
}

function largest(rows: readonly EvidenceRow[]): number {
  return Math.max(...rows.map(({ value }) => Math.abs(value)));
}

/** The formula applied to the values of a series, or of a pair. */
function directValue(
  formula: Formula,
  [part, second]: readonly [Series, Series?],
  payments: Payments,
): number {
  const otherPoints = second?.points.filter(isPresent);
  return formula.compute({
    rows: part.points.filter(isPresent),
    ...(otherPoints && { others: otherPoints }),
    ...usualRhythm(part),
    unit: part.unit,
    ...payments,
  });
}

const isOfExtremes = ({ evidence }: Formula) =>
  ['highest', 'lowest', 'peak', 'trough', 'peak and trough', 'peak to recovery'].includes(evidence);

/**
 * The points that determine the figure's status. For a drawdown these are all points of the window, because
 * any of them could be the deepest.
 */
function usedOf({ evidence }: Formula, rows: EvidenceRow[], part: Series): SeriesPoint[] {
  return evidence === 'ends' || evidence === 'highest' || evidence === 'lowest' ? rows : part.points;
}

function endpoint(part: Series, index: 0 | -1): EvidenceRow {
  const point = part.points.at(index);
  if (!point || !isPresent(point))
    throw new ContentProblem(`${part.id} has no value at ${point?.period ?? 'that end'}`);
  return point;
}

import { usualRhythm } from '../series/statistics';
import { keptPer } from '../words/kept';
import type { Library } from '../series/library';
import { ContentProblem } from '@/lib/platform/content-problem';
import { getSeries } from '../series/get-series';
import { allBehind, partsBehind, termsOf, type Made, type SeriesRows } from '../series/made-of';
import { printablePoints } from '../series/printable';
import type { Series, SeriesPoint } from '../series/series';
import { seriesFacts, type SeriesFacts } from '../series/series-facts';
import type { SeriesRef } from '../series/series-ref';
import type { Period } from '../time/period';
import type { Formula, FormulaInput, Payments } from './formulas';
import { formulaNamed } from './formulas';

export type EvidenceRow = Omit<SeriesPoint, 'value'> & {
  value: number;
  /** Whether the value may not be published: see printable.ts. */
  withheld?: true;
};

/**
 * The values of one series behind a figure. For a derived series these are intermediate values; `made`
 * contains the published values they are computed from.
 */
export type Evidence = { series: SeriesFacts; rows: EvidenceRow[] };

/**
 * The rows that a formula is applied to, by series and period: two series for a formula of pairs, otherwise
 * one.
 */
export type Inputs = { series: SeriesRef; periods: Period[] }[];

const at = (periods: readonly Period[]) => periods.map((period) => ({ period }));

/** All values behind the inputs, down to the published ones: enough to recompute the figure. */
export function evidenceOf(library: Library, inputs: Inputs): Evidence[] {
  const bySeries = new Map<string, { series: Series; rows: Map<Period, EvidenceRow> }>();
  const visit = (ref: SeriesRef, periods: readonly { period: Period }[]): void => {
    const entry = bySeries.get(String(ref)) ?? { series: getSeries(library, ref), rows: new Map() };
    bySeries.set(String(ref), entry);
    const { series, rows } = entry;
    const rowsOfSeries = rowsByPeriod(presentRows(series));
    const visited: Period[] = [];
    for (const { period } of periods) {
      if (rows.has(period)) continue;
      const row = rowsOfSeries.get(period);
      if (!row) throw new ContentProblem(`${series.id} has no value at ${period}`);
      rows.set(period, row);
      visited.push(period);
    }
    if (!series.made || visited.length === 0) return;
    const behind = allBehind(library, series.made, visited, (each) => presentRows(getSeries(library, each)));
    for (const part of behind) visit(part.series, part.rows);
  };
  for (const { series, periods } of inputs) visit(series, at(periods));
  return [...bySeries.values()].map(({ series, rows }) => ({
    series: seriesFacts(series),
    rows: rowsInOrder(series, rows),
  }));
}

function rowsInOrder(series: Series, rows: ReadonlyMap<Period, EvidenceRow>): EvidenceRow[] {
  const printable = printablePeriods(series);
  return series.points.flatMap(({ period }) => {
    const row = rows.get(period);
    if (!row) return [];
    return [printable.has(period) ? row : { ...row, withheld: true as const }];
  });
}

/**
 * Computes a figure from its evidence alone: published values are taken as they are, derived ones are
 * recomputed.
 * @throws when the evidence is not sufficient
 */
export function recompute(
  library: Library,
  formula: Formula,
  inputs: Inputs,
  evidence: readonly Evidence[],
  payments: Payments = {},
): number {
  return formula.compute(formulaInput(library, inputs, evidence, payments));
}

export function formulaInput(
  library: Library,
  inputs: Inputs,
  evidence: readonly Evidence[],
  payments: Payments = {},
): FormulaInput {
  const bySeries = new Map(evidence.map((each) => [each.series.id, each]));
  const evidenceFor = (ref: SeriesRef) => {
    const each = bySeries.get(String(ref));
    if (!each) throw new ContentProblem(`The evidence has no ${String(ref)}`);
    return each;
  };
  const anew = new Map<string, Map<Period, number>>();
  const valueAt = (ref: SeriesRef, period: Period): number => {
    const values = anew.get(String(ref)) ?? new Map<Period, number>();
    anew.set(String(ref), values);
    const value = values.get(period) ?? computedAt(ref, period);
    values.set(period, value);
    return value;
  };
  const computedAt = (ref: SeriesRef, period: Period): number => {
    const { series, rows } = evidenceFor(ref);
    const { made } = series;
    if (made && !areMany(made, rows)) {
      const sides = partsBehind(library, made, period, (each) => bySeries.get(String(each))?.rows ?? []);
      const input = inputOf(evidenceFor(sides[0]?.[0]?.series ?? '').series, sides);
      const result = formulaNamed(made.by).compute({ ...input, ...termsOf(made), period });
      return (result / (made.over ?? 1)) * (made.times ?? 1) - (made.less ?? 0);
    }
    const row = rowsByPeriod(rows).get(period);
    if (!row) throw new ContentProblem(`The evidence has no value of ${series.id} at ${period}`);
    return row.value;
  };
  const valuesOf = (series: SeriesRef, rows: readonly { period: Period }[]) =>
    rows.map(({ period }) => ({ period, value: valueAt(series, period) }));
  const inputOf = (facts: SeriesFacts, [first = [], others]: SeriesRows<EvidenceRow>[][]) => {
    // Published values are in the evidence as they are; a rolling measure takes hundreds of them for each of its own.
    const values = (parts: SeriesRows<EvidenceRow>[]): FormulaInput['rows'] => {
      const [one = [], ...more] = parts.map(({ series, rows }) =>
        evidenceFor(series).series.made ? valuesOf(series, rows) : rows,
      );
      return more.length > 0 ? [one, ...more].flat() : one;
    };
    return {
      ...usualRhythm(facts),
      unit: facts.unit,
      rows: values(first),
      ...(others && { others: values(others) }),
    };
  };
  const [top] = inputs;
  const [first = [], otherValues] = inputs.map(({ series, periods }) => valuesOf(series, at(periods)));
  const facts = evidenceFor(top?.series ?? '').series;
  const input = {
    ...usualRhythm(facts),
    unit: facts.unit,
    rows: first,
    ...(otherValues && { others: otherValues }),
  };
  return { ...input, ...payments };
}

/**
 * So many values of a series, and windows of so many values in all, are worked out again from what was
 * published; of more of them, which a table of a reader can have, each value is taken as the series has it:
 * to work them out again for each figure takes too long.
 */
const MOST_ANEW = { values: 1_000, inWindows: 200_000 };

const areMany = (made: Made, rows: readonly EvidenceRow[]): boolean =>
  rows.length > MOST_ANEW.values || rows.length * readsOfEach(made, rows.length) > MOST_ANEW.inWindows;

/** How many values each of so many values of a series is made of, where these grow with a window. */
function readsOfEach({ reads, from }: Made, count: number): number {
  if (typeof reads !== 'object') return 1;
  if ('last' in reads) return reads.last;
  if ('monthsBefore' in reads) return SINGLE * reads.monthsBefore;
  return 'putBackAfter' in reads && reads.putBackAfter !== 'never'
    ? (SINGLE * from.length * count) / reads.putBackAfter
    : 1;
}

/** Values that are looked up one by one take so many times as long as those of a window in a row. */
const SINGLE = 8;

/**
 * The values of a series that are there; listed once for each series, because evidence is collected period by
 * period.
 */
export const presentRows = keptPer((series: Series): readonly EvidenceRow[] =>
  series.points.filter(isPresent),
);
const rowsByPeriod = keptPer(
  (rows: readonly EvidenceRow[]): ReadonlyMap<Period, EvidenceRow> =>
    new Map(rows.map((row) => [row.period, row])),
);
const printablePeriods = keptPer(
  (series: Series): ReadonlySet<Period> => new Set(printablePoints(series).map(({ period }) => period)),
);

export function isPresent(point: SeriesPoint): point is EvidenceRow {
  return point.value !== null;
}

import { ContentProblem } from '@/lib/content/content-problem';
import { readOnce } from '@/lib/content/content-source';
import { getSeries } from '@/lib/research/series/get-series';
import { rowsBehind } from '@/lib/research/series/made-of';
import { printablePoints } from '@/lib/research/series/printable';
import type { Series, SeriesPoint } from '@/lib/research/series/series';
import { seriesFacts, type SeriesFacts } from '@/lib/research/series/series-facts';
import type { Period } from '@/lib/web/period';
import type { Formula, FormulaInput } from './formulas';
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
export type Inputs = { series: string; periods: Period[] }[];

/** All values behind the inputs, down to the published ones: enough to recompute the figure. */
export function evidenceOf(inputs: Inputs): Evidence[] {
  const rowsBySeries = new Map<string, Map<Period, EvidenceRow>>();
  const visit = (id: string, period: Period): void => {
    const rows = rowsBySeries.get(id) ?? new Map<Period, EvidenceRow>();
    rowsBySeries.set(id, rows);
    if (rows.has(period)) return;
    const series = getSeries(id);
    const row = rowsByPeriod(id).get(period);
    if (!row) throw new ContentProblem(`${id} has no value at ${period}`);
    rows.set(period, row);
    if (series.made)
      for (const behind of rowsBehind(series.made, period, presentRows))
        visit(behind.series, behind.row.period);
  };
  for (const { series, periods } of inputs) for (const period of periods) visit(series, period);
  return [...rowsBySeries].map(([id, rows]) => ({
    series: seriesFacts(getSeries(id)),
    rows: rowsInOrder(getSeries(id), rows),
  }));
}

function rowsInOrder(series: Series, rows: ReadonlyMap<Period, EvidenceRow>): EvidenceRow[] {
  const printable = new Set(printablePoints(series).map(({ period }) => period));
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
export function recompute(formula: Formula, inputs: Inputs, evidence: readonly Evidence[]): number {
  return formula.compute(formulaInput(inputs, evidence));
}

export function formulaInput(inputs: Inputs, evidence: readonly Evidence[]): FormulaInput {
  const bySeries = new Map(evidence.map((each) => [each.series.id, each]));
  const named = (id: string) => {
    const each = bySeries.get(id);
    if (!each) throw new ContentProblem(`The evidence has no ${id}`);
    return each;
  };
  const anew = new Map<string, number>();
  const valueAt = (id: string, period: Period): number => {
    const key = `${id} ${period}`;
    const earlier = anew.get(key);
    if (earlier !== undefined) return earlier;
    const value = computedAt(id, period);
    anew.set(key, value);
    return value;
  };
  const computedAt = (id: string, period: Period): number => {
    const { series, rows } = named(id);
    const { made } = series;
    if (made) {
      const input = inputOf(
        named(made.from[0] ?? '').series,
        stepInputs(made, period, (each) => named(each).rows),
      );
      return (formulaNamed(made.by).compute(input) / (made.over ?? 1)) * (made.times ?? 1);
    }
    const row = rows.find((each) => each.period === period);
    if (!row) throw new ContentProblem(`The evidence has no value of ${id} at ${period}`);
    return row.value;
  };
  const inputOf = (
    { frequency }: SeriesFacts,
    [rows = [], others]: { series: string; period: Period }[][],
  ) => {
    const values = (each: { series: string; period: Period }[]) =>
      each.map(({ series, period }) => ({ period, value: valueAt(series, period) }));
    return { frequency, rows: values(rows), ...(others && { others: values(others) }) };
  };
  const [top] = inputs;
  return inputOf(
    named(top?.series ?? '').series,
    inputs.map(({ series, periods }) => periods.map((period) => ({ series, period }))),
  );
}

function stepInputs(
  made: NonNullable<Series['made']>,
  period: Period,
  rowsOf: (id: string) => readonly EvidenceRow[],
) {
  return [rowsBehind(made, period, rowsOf).map(({ series, row }) => ({ series, period: row.period }))];
}

/** Listed once for each series: evidence is collected period by period. */
const presentRows = readOnce((id: string): readonly EvidenceRow[] => getSeries(id).points.filter(isPresent));
const rowsByPeriod = readOnce(
  (id: string): ReadonlyMap<Period, EvidenceRow> => new Map(presentRows(id).map((row) => [row.period, row])),
);

export function isPresent(point: SeriesPoint): point is EvidenceRow {
  return point.value !== null;
}

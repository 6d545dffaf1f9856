import type { SeriesFile } from '../series/series-file';
import type { Proposal } from './proposal';

/**
 * The periods with a new value that differs more from the one before than any two neighbours that we have, or
 * that is the first of its series at or below zero: right or not, somebody should look before it is shown.
 */
export function unlikeAny({ added, completed, file }: Proposal): string[] {
  const isNew = new Set([...completed, ...added].map(({ period }) => period));
  const first = file.points.findIndex(([period]) => isNew.has(period));
  if (first < 0) return [];
  const columns = file.columns?.flatMap(({ kind }, i) => (kind === 'value' ? [i] : [])) ?? [1];
  const outliers = columns.flatMap((column) => {
    const values = valuesIn(file, column);
    const steps = stepsOf(values);
    const most = Math.max(0, ...steps.filter(({ at }) => at < first).map(({ size }) => size));
    const firstBelow = values.find(({ value }) => value <= 0)?.at;
    return steps.filter(({ at, size }) => at >= first && (size > most || at === firstBelow));
  });
  return [...new Set(outliers.map(({ at }) => file.points[at]?.[0] ?? ''))];
}

type Value = { at: number; value: number };

const valuesIn = (file: SeriesFile, column: number): Value[] =>
  file.points.flatMap((point, at) => {
    const value = point[column];
    return typeof value === 'number' ? [{ at, value }] : [];
  });

/** How far each value is from the one before it: by its ratio, where all are positive. */
function stepsOf(values: readonly Value[]): { at: number; size: number }[] {
  const scale = values.every(({ value }) => value > 0) ? Math.log : (value: number) => value;
  return values
    .slice(1)
    .map(({ at, value }, i) => ({ at, size: Math.abs(scale(value) - scale(values[i]?.value ?? value)) }));
}

import type { Library } from '../series/library';
import type { Series } from '../series/series';
import type { Period } from '../time/period';
import type { Status } from '../series/series-file';
import { readSubjectSeries } from './subject';

/** The series of a real subject with invented values, in periods counted from `first` or named. */
export function madeLine(
  library: Library,
  id: string,
  values: readonly (number | null)[],
  periods: Period[] | { first: Period },
  status: Status = 'verified',
): Series {
  const series = readSubjectSeries(library, id);
  const periodNames = Array.isArray(periods) ? periods : undefined;
  const first = Array.isArray(periods) ? '' : periods.first;
  return {
    ...series,
    points: values.map((value, i) => ({
      period: periodNames?.[i] ?? after(first, i, series.frequency),
      value,
      status,
    })),
  };
}

export function upTo(series: Series, period: Period): Series {
  const end = series.points.findIndex((point) => point.period === period);
  return { ...series, points: series.points.slice(0, end + 1) };
}

function after(first: Period, steps: number, frequency: Series['frequency']): Period {
  if (frequency === 'annual') return String(Number(first) + steps);
  const [year = 0, month = 1, day = 1] = first.split('-').map(Number);
  if (frequency === 'monthly') return new Date(Date.UTC(year, month - 1 + steps)).toISOString().slice(0, 7);
  const days = frequency === 'weekly' ? 7 : 1;
  return new Date(Date.UTC(year, month - 1, day + days * steps)).toISOString().slice(0, 10);
}

export function flat(times: number, value: number): number[] {
  return Array.from({ length: times }, () => value);
}

/** This many values in alternation, none of which is unusual compared with the others. */
export function wave(times: number, ...values: number[]): number[] {
  return Array.from({ length: times }, (_, i) => values[i % values.length] ?? NaN);
}

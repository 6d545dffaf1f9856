import { type seriesFiles, time, type Period } from '@samvit/research';

/**
 * The fields that {@link seriesText} can replace; wrong values are allowed, because the tests are about
 * them.
 */
type Changes = { [K in keyof seriesFiles.SeriesFile]?: unknown };

const AFTER_POINTS = {
  checkedOn: '2026-06-30',
  observed: 'close',
  leavesOut: [],
  publication: { lagDays: 2, reason: 'The table of May is dated 2 June.' },
};

/**
 * The text of a valid series with these changes, one field per line: `id` is on line 2, `points` the last
 * field but those of {@link AFTER_POINTS}. The frequency follows from the periods.
 */
export function seriesText({ points = [['2026-01', 100]], columns, ...changes }: Changes = {}): string {
  const series = {
    id: 'sample',
    title: 'A sample',
    unit: columns ? undefined : 'USD per BTC',
    frequency: frequencyOf(JSON.stringify(points)),
    asOf: '2026-06',
    status: 'official',
    redistribute: false,
    sources: [{ publisher: 'A bureau', title: 'A table', url: 'https://bureau.example' }],
    columns: Array.isArray(columns) ? columns.map(described) : columns,
    ...changes,
    points,
    ...Object.fromEntries(Object.entries(AFTER_POINTS).filter(([name]) => !(name in changes))),
  };
  const fields = Object.entries(series).filter(([, value]) => value !== undefined);
  return `{\n${fields.map(([name, value]) => `${JSON.stringify(name)}: ${JSON.stringify(value)}`).join(',\n')}\n}\n`;
}

/** A note on a period or a range; without one, on the whole series. */
export function note(
  kind: seriesFiles.NoteKind,
  on?: Period | { from: Period; to: Period },
): seriesFiles.SeriesNote {
  const periods = typeof on === 'string' ? { period: on } : on && { range: on };
  return { ...periods, kind, text: 'A sentence.', source: 'A bureau' };
}

/** Describes a column that is given by name only; a described column is not changed. */
function described(column: string | seriesFiles.Column, i: number): seriesFiles.Column {
  if (typeof column !== 'string') return column;
  if (i === 0) return { name: column, kind: 'period' };
  if (/End$/.test(column)) return { name: column, kind: 'period end' };
  if (column === 'status') return { name: column, kind: 'status' };
  return { name: column, kind: 'value', title: column, unit: /Pct$/.test(column) ? '%' : 'USD million' };
}

/** Inferred from the first point. */
function frequencyOf(points: string): seriesFiles.Frequency {
  const [first = ''] = /(?<=^\[\[")[^"]*/.exec(points) ?? [];
  if (time.isDay(first)) return 'daily';
  if (/^(FY)?\d{4}$/.test(first)) return 'annual';
  if (/^Q/.test(first)) return 'quarterly';
  if (/^H/.test(first)) return 'mixed';
  return /Y$/.test(first) ? 'cross-section' : 'monthly';
}

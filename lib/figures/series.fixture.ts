import type { Series } from './series';

/** What {@link seriesText} may say otherwise: also what is wrong, since that is what the tests are about. */
type Changes = { [K in keyof Series]?: unknown };

/** The text of a sound series with these changes, one field a line: `id` is on line 2, `points` the last field. */
export function seriesText({ points = [['2026-01', 100]], ...changes }: Changes = {}): string {
  const series = {
    id: 'sample',
    title: 'A sample',
    unit: 'USD per BTC',
    frequency: 'monthly',
    asOf: '2026-06',
    status: 'verified',
    redistribute: false,
    sources: [{ publisher: 'A bureau', title: 'A table', url: 'https://bureau.example' }],
    ...changes,
    points,
  };
  const fields = Object.entries(series).filter(([, value]) => value !== undefined);
  return `{\n${fields.map(([name, value]) => `${JSON.stringify(name)}: ${JSON.stringify(value)}`).join(',\n')}\n}\n`;
}

import { carriedName, type CarriedRow } from '@/lib/research/own/carried-series';
import { MOST } from '@/lib/research/own/own-table';
import { DAY, dayOf } from '@/lib/platform/clock';

const TYPE = 'multipart/form-data; boundary=a-table';

/** The answers to what no table says of itself. */
const DESCRIBED = { 'own-name': 'Mine', 'own-unit': 'INR', 'own-kind': 'price', 'own-observed': 'close' };

/** Measures that look at the most values for each of their own. */
const ROLLING = ['rolling-growth', 'rolling-volatility'];

/** Weekdays up to a day, the last rows that a table may have. */
function weekdays(): CarriedRow[] {
  const rows: CarriedRow[] = [];
  for (let at = Date.parse('2026-10-01'); rows.length < MOST.rows; at -= DAY) {
    const weekday = new Date(at).getUTCDay();
    if (weekday !== 0 && weekday !== 6) rows.unshift([dayOf(at), 100 + (rows.length % 97)]);
  }
  return rows;
}

const LONG = weekdays();

/** A table of as many days as may be sent, and a rolling measure with windows of two to four thousand of them. */
export const longUpload = (turn: number) =>
  form(LONG, {
    measure: ROLLING[turn % ROLLING.length] ?? '',
    window: 'all',
    roll: String(2_000 + (turn % 2_000)),
  });

const weeksFrom = (day: string): CarriedRow[] =>
  Array.from({ length: 30 }, (_, i) => [dayOf(Date.parse(day) + 7 * i * DAY), 10 + i]);

/** A small table with gaps of centuries. */
export const twoCenturies = () =>
  form([...weeksFrom('1700-01-01'), ...weeksFrom('2025-01-03')], { measure: 'growth', window: 'all' });

function form(rows: readonly CarriedRow[], fields: Readonly<Record<string, string>>) {
  const table = ['Date,Close', ...rows.map(([day, value]) => `${day},${value}`)].join('\n');
  const named = { ...DESCRIBED, ...fields, a: carriedName({ rows: [...rows] }), text: table };
  const parts = Object.entries(named).map(
    ([name, value]) => `--a-table\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );
  return { type: TYPE, body: `${parts.join('')}--a-table--\r\n` };
}

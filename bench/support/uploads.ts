import { tables } from '@samvit/research';
import { DAY, dayOf } from '@/lib/platform/clock';
import { routes } from '@/lib/web/routes';

const TYPE = 'multipart/form-data; boundary=a-table';

/** The answers to what no table says of itself. */
const DESCRIBED = { 'own-name': 'Mine', 'own-unit': 'INR', 'own-kind': 'price', 'own-observed': 'close' };

/** Measures that take the longest, and their windows: a share over years of days reads the most values. */
const COSTLY = [
  { measure: 'rolling-growth', window: 'all' },
  { measure: 'rolling-volatility', window: 'all' },
  { measure: 'volatility', window: '5y' },
  { measure: 'drawdown', window: '5y' },
  { measure: 'level', window: 'all' },
  { measure: 'sip', window: 'all' },
];

/** Weekdays up to a day, the last rows that a table may have. */
function weekdays(): tables.CarriedRow[] {
  const rows: tables.CarriedRow[] = [];
  for (let at = Date.parse('2026-10-01'); rows.length < tables.MOST.rows; at -= DAY) {
    const weekday = new Date(at).getUTCDay();
    if (weekday !== 0 && weekday !== 6) rows.unshift([dayOf(at), 100 + (rows.length % 97)]);
  }
  return rows;
}

const LONG = weekdays();

/** Half of the steps of a window: a rolling measure that looks back further is refused. */
const LONGEST_ROLL = Math.floor((tables.MOST.rows - 1) / 2);

/** Another one each turn, so that no answer is one that is known. */
const rollOf = (turn: number) => String(LONGEST_ROLL - (turn % 500));

/**
 * A table of as many days as may be sent, and a costly measure; a rolling one looks back half of it, or a
 * little less.
 */
export const longUpload = (turn: number) =>
  form(LONG, {
    ...COSTLY[turn % COSTLY.length],
    roll: rollOf(turn),
  });

/** Two series as a form carries them, and a measure of both. */
export const carriedPair = (turn: number) => {
  const [a = '', b = ''] = PAIR.map(tables.carriedName);
  const measure = OF_PAIRS[turn % OF_PAIRS.length] ?? '';
  return multipart([...CARRIED, ...Object.entries({ measure, window: 'all', a, b, roll: rollOf(turn) })]);
};

const OF_PAIRS = ['rolling-correlation', 'correlation', 'beta', 'ratio', 'compare'];

const PAIR = ['Mine', 'Other'].map((name, i) => ({
  ...{ name, unit: 'INR', kind: 'price', observed: 'close' },
  rows: LONG.map(([day, value], at): tables.CarriedRow => [day, (value ?? 0) + ((at * (i + 3)) % 11)]),
}));

const CARRIED = PAIR.map((own): [string, string] => [tables.CARRIED_FIELD, JSON.stringify(own)]);

/** The form that stores both in an account. */
export const storedPair = () => multipart([...CARRIED, ['do', 'account']]);

/** The address of a measure of both, for whoever has stored them. */
export function analysisOfStored(turn: number): string {
  const measure = OF_PAIRS[turn % OF_PAIRS.length] ?? '';
  const roll = measure.startsWith('rolling') ? `/roll-${rollOf(turn)}` : '';
  return routes.analysisAnswer(`${measure}/${PAIR.map(tables.carriedName).join('~')}/all${roll}`);
}

const weeksFrom = (day: string): tables.CarriedRow[] =>
  Array.from({ length: 30 }, (_, i) => [dayOf(Date.parse(day) + 7 * i * DAY), 10 + i]);

/** A small table with gaps of centuries. */
export const twoCenturies = () =>
  form([...weeksFrom('1700-01-01'), ...weeksFrom('2025-01-03')], { measure: 'growth', window: 'all' });

function form(rows: readonly tables.CarriedRow[], fields: Readonly<Record<string, string>>) {
  const table = ['Date,Close', ...rows.map(([day, value]) => `${day},${value}`)].join('\n');
  const fieldsOfTable = { ...DESCRIBED, ...fields, a: tables.carriedName({ rows: [...rows] }), text: table };
  return multipart(Object.entries(fieldsOfTable));
}

function multipart(fields: readonly (readonly [name: string, value: string])[]) {
  const parts = fields.map(
    ([name, value]) => `--a-table\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );
  return { type: TYPE, body: `${parts.join('')}--a-table--\r\n` };
}

import { DAY, SECOND, dayOf } from '@/lib/platform/clock';
import { workbook } from './workbook';

// Files in the layouts of publishers, with values of a test.

export type Value = readonly [day: string, value: number];

/** A CSV as FRED sends it: a month is its first day, and a missing value a point. */
export const fredFile = (
  column: string,
  rows: readonly (readonly [month: string, value: number | null])[],
): string =>
  [`observation_date,${column}`, ...rows.map(([month, value]) => `${month}-01,${value ?? '.'}`), ''].join(
    '\n',
  );

/** The monthly workbook of the World Bank. */
export const pinkSheetFile = (column: string, unit: string, values: readonly Value[]): Buffer =>
  workbook('Monthly Prices', [
    ['World Bank Commodity Price Data (The Pink Sheet)', null],
    [null, column],
    [null, unit],
    ...values.map(([day, value]) => [`${day.slice(0, 4)}M${day.slice(5, 7)}`, value]),
  ]);

/** Daily candles of Bitstamp, in which nothing but the close differs from day to day. */
export const bitstampFile = (pair: string, values: readonly Value[]): string =>
  JSON.stringify({
    data: {
      pair,
      ohlc: values.map(([day, value]) => {
        const close = value.toFixed(2);
        return { timestamp: String(Date.parse(day) / SECOND), open: close, high: close, low: close, close };
      }),
    },
  });

/** Daily candles of Coinbase: lists, the newest first. */
export const coinbaseFile = (values: readonly Value[]): string =>
  JSON.stringify(
    values.map(([day, value]) => [Date.parse(day) / SECOND, value, value, value, value, 1.5]).reverse(),
  );

/** Net asset values of AMFI between the names of kinds and houses. */
export const amfiFile = (scheme: string, values: readonly Value[]): string =>
  [
    'Scheme Code;Scheme Name;ISIN Div Payout/ISIN Growth;ISIN Div Reinvestment;Net Asset Value;Repurchase Price;Sale Price;Date',
    'Open Ended Schemes ( Index Funds )',
    ...values.map(([day, value]) => `${scheme};A Fund;INF0;-;${value};;;${written(day)}`),
    '',
  ].join('\r\n');

/** `21-Aug-2026`. */
const written = (day: string): string =>
  `${day.slice(8)}-${new Date(day).toLocaleString('en', { month: 'short', timeZone: 'UTC' })}-${day.slice(0, 4)}`;

/**
 * Company facts of the SEC: quarters by their last days.
 * @param facts by their names in us-gaap
 */
export const secFile = (
  cik: number,
  facts: Readonly<Record<string, readonly [unit: string, values: readonly Value[]]>>,
): string =>
  JSON.stringify({
    cik,
    facts: {
      'us-gaap': Object.fromEntries(
        Object.entries(facts).map(([name, [unit, values]]) => [
          name,
          {
            units: {
              [unit]: values.map(([end, val]) => ({
                start: dayOf(Date.parse(end) - 90 * DAY),
                end,
                val,
                filed: dayOf(Date.parse(end) + 30 * DAY),
              })),
            },
          },
        ]),
      ),
    },
  });

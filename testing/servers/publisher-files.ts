import { strToU8, zipSync } from 'fflate';
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

/** A part of the page of the World Bank that links to its workbooks, as it was on 30 September 2026. */
export const commodityPage = (monthly: string): string =>
  `<!DOCTYPE html>

<html lang="en"><head><title>Commodity Markets</title></head><body><table><tbody>
<tr><td><a href="${monthly.replace('Historical-Data-Monthly.xlsx', 'Pink-Sheet-September-2026.pdf')}"
>Commodity prices</a><br>September 2026 (PDF)</td></tr>
<tr><td><a href="${monthly}">Monthly prices</a><br>September 2026 (XLS)</td></tr>
<tr><td><a href="${monthly.replace('Monthly', 'Annual')}">Annual prices</a><br>September 2026 (XLS)</td></tr>
</tbody></table></body></html>`;

/** The monthly workbook of the World Bank. */
export function pinkSheetFile(
  columns: Readonly<Record<string, readonly Value[]>>,
  unit = '($/troy oz)',
): Buffer {
  const names = Object.keys(columns);
  const [days = []] = Object.values(columns);
  return workbook('Monthly Prices', [
    ['World Bank Commodity Price Data (The Pink Sheet)', null],
    [null, ...names],
    [null, ...names.map(() => unit)],
    ...days.map(([day], i) => [
      `${day.slice(0, 4)}M${day.slice(5, 7)}`,
      ...Object.values(columns).map((values) => values[i]?.[1] ?? '…'),
    ]),
  ]);
}

/**
 * A release of the Federal Reserve Board: an archive with the months of a series by their last days, and the
 * days of it, as `H15_data.xml` has them.
 */
export function fedFile(
  release: string,
  series: string,
  months: readonly (readonly [month: string, value: number | null])[],
): Buffer {
  const observation = (value: number | null, day: string) =>
    `<frb:Obs OBS_STATUS="${value === null ? 'ND' : 'A'}" OBS_VALUE="${value ?? -9999}" TIME_PERIOD="${day}" />`;
  const lastDay = (month: string) =>
    dayOf(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5)), 1) - DAY);
  const block = (name: string, frequency: number, observations: readonly string[]) =>
    `<kf:Series CURRENCY="NA" FREQ="${frequency}" SERIES_NAME="${name}" UNIT="Percent:_Per_Year" UNIT_MULT="1"  >
<frb:Annotations><common:Annotation>
<common:AnnotationType>Short Description</common:AnnotationType>
</common:Annotation></frb:Annotations>
${observations.join('\n')}
</kf:Series>`;
  const xml = `<?xml version="1.0" encoding="UTF-8"?>
<message:MessageGroup xmlns:message="http://www.SDMX.org/resources/SDMXML/schemas/v1_0/message">
<frb:DataSet id="${release}">
${block(series.replace(/\.M\b/, '.B'), 9, [observation(1.5, '2026-05-28'), observation(null, '2026-05-29')])}
${block(
  series,
  129,
  months.map(([month, value]) => observation(value, lastDay(month))),
)}
</frb:DataSet>
</message:MessageGroup>
`;
  const parts = { [`${release}_struct.xml`]: '<?xml version="1.0"?>', [`${release}_data.xml`]: xml };
  return Buffer.from(
    zipSync(Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, strToU8(text)]))),
  );
}

/** The months of a series as the public data API of the Bureau of Labor Statistics sends them, the newest first. */
export const blsFile = (
  series: string,
  months: readonly (readonly [month: string, value: number | null])[],
): string =>
  JSON.stringify({
    status: 'REQUEST_SUCCEEDED',
    responseTime: 114,
    message: [],
    Results: {
      series: [
        {
          seriesID: series,
          data: months
            .map(([month, value]) => ({
              year: month.slice(0, 4),
              period: `M${month.slice(5)}`,
              periodName: new Date(`${month}-01`).toLocaleString('en', { month: 'long', timeZone: 'UTC' }),
              value: value === null ? '-' : value.toFixed(3),
              footnotes: [{}],
            }))
            .reverse(),
        },
      ],
    },
  });

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
    ...values.map(([day, value]) => `${scheme};A Fund;INF0;-;${value};;;${dateText(day)}`),
    '',
  ].join('\r\n');

/** `21-Aug-2026`. */
const dateText = (day: string): string =>
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

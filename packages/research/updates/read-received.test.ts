import { libraryHere } from '@/lib/texts/library-here';
import { gzipSync } from 'node:zlib';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { blsFile, fedFile } from '@/testing/servers/publisher-files';
import { workbook } from '@/testing/servers/workbook';
import { readSeriesFile } from '../series/series-file';
import { readReceived } from './read-received';
import type { Supply } from './supply';

// The files are made here, in the layouts of the publishers; the values are ours.

const read = (id: string, supply: Supply, file: string | Buffer, today = '2026-11-24') =>
  readReceived(
    { name: 'file', bytes: Buffer.from(file), series: readSeriesFile(libraryHere(), id), today },
    supply,
  );

const PINK: Supply = { layout: 'pink-sheet', column: 'Gold', unit: '($/troy oz)', decimals: 2 };
const HEAD = [
  ['World Bank Commodity Price Data (The Pink Sheet)', null, null],
  ['monthly prices in nominal US dollars, 1960 to present', null, null],
  ['(monthly series are available only in nominal US dollar terms)', null, null],
  ['Updated on August 4, 2026', null, null],
  [null, 'Crude oil, average', 'Gold'],
  [null, '($/bbl)', '($/troy oz)'],
];

describe('the monthly workbook of the World Bank', () => {
  test('has a month in each row, and … for a missing value', async () => {
    const file = workbook('Monthly Prices', [
      ...HEAD,
      ['2026M05', 71.5, 4587.11],
      ['2026M06', 70, '…'],
      ['2026M07', 69.25, 4100],
    ]);
    expect(await read('gold-usd-oz', PINK, file)).toEqual([
      { at: '2026-05', cells: [4587.11], line: 7 },
      { at: '2026-06', cells: [null], line: 8 },
      { at: '2026-07', cells: [4100], line: 9 },
    ]);
  });

  test.each([
    [
      'another unit',
      workbook('Monthly Prices', [...HEAD.slice(0, 5), [null, '($/bbl)', '($/gram)'], ['2026M07', 1, 2]]),
      'file:6: The unit of Gold is "($/gram)", not "($/troy oz)"',
    ],
    [
      'no such column',
      workbook('Monthly Prices', [
        [null, 'Silver'],
        [null, '($/troy oz)'],
      ]),
      'There is no column "Gold"',
    ],
    [
      'a decimal comma',
      workbook('Monthly Prices', [...HEAD, ['2026M07', 1, '4100,5']]),
      'file:7: "4100,5" has a decimal comma',
    ],
    [
      'a month in other words',
      workbook('Monthly Prices', [...HEAD, ['July 2026', 1, 4100]]),
      'file:7: "July 2026" is no month',
    ],
    ['another sheet', workbook('Monthly Indices', [...HEAD]), 'The sheet Monthly Prices cannot be read'],
    [
      'half a download',
      workbook('Monthly Prices', [...HEAD]).subarray(0, 900),
      'no workbook (.xlsx), or it is not whole',
    ],
    ['a web page', Buffer.from('<!DOCTYPE html><title>Not found</title>'), 'This is a web page, not data'],
    [
      'a bomb',
      Buffer.from(zipSync({ 'xl/worksheets/sheet1.xml': new Uint8Array(60_000_000) })),
      'Unpacked it has 60000000 bytes',
    ],
  ])('with %s it is refused', async (_, file, sentence) => {
    await expect(read('gold-usd-oz', PINK, file)).rejects.toThrow(sentence);
  });
});

const FRED: Supply = { layout: 'fred', column: 'GS10', decimals: 2 };

describe('CSV of FRED', () => {
  test('has a month as its first day, and a point for a missing value', async () => {
    expect(
      await read('us-10y', FRED, 'observation_date,GS10\n2026-05-01,4.48\n2026-06-01,.\n2026-07-01,-0.5\n'),
    ).toEqual([
      { at: '2026-05', cells: [4.48], line: 2 },
      { at: '2026-06', cells: [null], line: 3 },
      { at: '2026-07', cells: [-0.5], line: 4 },
    ]);
  });

  test('with columns swapped it is read by their names', async () => {
    expect(await read('us-10y', FRED, 'GS10,observation_date\n4.48,2026-05-01\n')).toEqual([
      { at: '2026-05', cells: [4.48], line: 2 },
    ]);
  });

  test.each([
    ['a decimal comma', 'observation_date,GS10\n2026-05-01,"4,48"\n', 'file:2: "4,48" has a decimal comma'],
    ['another series', 'observation_date,GS2\n2026-05-01,4.48\n', 'file:1: There is no column "GS10"'],
    [
      'semicolons',
      'observation_date;GS10\n2026-05-01;4,48\n',
      'file:1: Its cells are separated by semicolons',
    ],
    ['tabs', 'observation_date\tGS10\n2026-05-01\t4.48\n', 'file:1: Its cells are separated by tabs'],
    [
      'a column twice',
      'observation_date,GS10,GS10\n2026-05-01,4.48,5\n',
      'file:1: There are two columns "GS10"',
    ],
    ['a cell less', 'observation_date,GS10\n2026-05-01\n', 'file:2: "?" is no number'],
    ['a formula', 'observation_date,GS10\n2026-05-01,=cmd|calc\n', 'file:2: "=cmd|calc" is no number'],
    ['a day that does not exist', 'observation_date,GS10\n2026-02-30,4\n', 'file:2: "2026-02-30" is no day'],
    [
      'another frequency',
      'observation_date,GS10\n2026-05-04,4.48\n',
      'file:2: 2026-05-04 is no first of a month',
    ],
    ['a web page with status 200', '\n<!doctype html><html></html>', 'file:1: This is a web page'],
    [
      'a quotation mark that does not end',
      'observation_date,GS10\n"2026-05-01,4.48\n',
      'file:2: A quotation mark is wrong',
    ],
    ['no text', Buffer.from([0xff, 0xfe, 0x00, 0x41]), 'no text in UTF-8'],
    ['gzip', gzipSync('observation_date,GS10\n'), 'compressed with gzip'],
    ['nothing', '', 'The file is empty'],
    [
      'too many rows',
      `observation_date,GS10\n${'2026-05-01,4.48\n'.repeat(100_001)}`,
      'more than 100000 rows',
    ],
  ])('with %s it is refused', async (_, file, sentence) => {
    await expect(read('us-10y', FRED, file)).rejects.toThrow(sentence);
  });
});

// As copies of the Board's archives describe them: a series has its name, a month its last day, and what is
// missing a status beside -9999.
const FED: Supply = { layout: 'fed-xml', series: 'RIFLGFCY10_N.M', decimals: 2 };
const fed = (change: (xml: string) => string) => {
  const good = fedFile('H15', 'RIFLGFCY10_N.M', [['2026-05', 4.48]]);
  const [data = new Uint8Array()] = Object.values(
    unzipSync(good, { filter: ({ name }) => name.endsWith('_data.xml') }),
  );
  return Buffer.from(zipSync({ 'H15_data.xml': strToU8(change(strFromU8(data))) }));
};

describe('a release of the Federal Reserve Board', () => {
  test('has months by their last days beside the days of the same rate', async () => {
    const file = fedFile('H15', 'RIFLGFCY10_N.M', [
      ['2026-04', 4.32],
      ['2026-05', null],
      ['2026-06', 4.41],
    ]);
    expect(await read('us-10y', FED, file)).toEqual([
      { at: '2026-04', cells: [4.32], line: 1 },
      { at: '2026-05', cells: [null], line: 2 },
      { at: '2026-06', cells: [4.41], line: 3 },
    ]);
  });

  test('takes the prefixes of names as they come', async () => {
    const file = fed((xml) => xml.replaceAll('kf:', 'h15:').replaceAll('frb:Obs', 'common:Obs'));
    expect(await read('us-10y', FED, file)).toEqual([{ at: '2026-05', cells: [4.48], line: 1 }]);
  });

  test.each<[string, Buffer, string]>([
    [
      'another series alone',
      fedFile('H15', 'RIFLGFCY02_N.M', [['2026-05', 4.1]]),
      'file: There is no series RIFLGFCY10_N.M',
    ],
    ['the series twice', fed((xml) => xml + xml), 'file: There are two series RIFLGFCY10_N.M'],
    [
      'days',
      fed((xml) => xml.replace('2026-05-31', '2026-05-20')),
      'file:1: 2026-05-20 is no last of a month',
    ],
    ['another status', fed((xml) => xml.replaceAll('"A"', '"Q"')), 'file:1: The status "Q" of 2026-05-31'],
    ['a decimal comma', fed((xml) => xml.replace('4.48', '4,48')), 'file:1: "4,48" has a decimal comma'],
    [
      'no observation',
      fed((xml) => xml.replaceAll('frb:Obs', 'frb:Note')),
      'RIFLGFCY10_N.M has no observation',
    ],
    ['no end', fed((xml) => xml.slice(0, xml.lastIndexOf('<frb:Obs'))), 'RIFLGFCY10_N.M has no end'],
    ['another part', Buffer.from(zipSync({ 'readme.txt': strToU8('moved') })), 'no part …_data.xml'],
    ['half a download', fed((xml) => xml).subarray(0, 200), 'no archive (.zip), or it is not whole'],
    ['a web page', Buffer.from('\n<html><title>Retired</title>'), 'This is a web page, not data'],
  ])('with %s it is refused', async (_, file, sentence) => {
    await expect(read('us-10y', FED, file)).rejects.toThrow(sentence);
  });
});

const BLS: Supply = { layout: 'bls', series: 'CUUR0000SA0', decimals: 3 };

describe('the API of the Bureau of Labor Statistics', () => {
  test('has months, the newest first, - for a missing value, and perhaps the average of a year', async () => {
    const file = blsFile('CUUR0000SA0', [
      ['2025-10', null],
      ['2025-11', 324.122],
    ]).replace('"data":[', '"data":[{"year":"2025","period":"M13","value":"321.943"},');
    expect(await read('us-cpi', BLS, file)).toEqual([
      { at: '2025-11', cells: [324.122], line: 2 },
      { at: '2025-10', cells: [null], line: 3 },
    ]);
  });

  test.each([
    [
      'that counts too many requests',
      '{"status":"REQUEST_NOT_PROCESSED","message":["Request could not be serviced, as the daily threshold has been reached."],"Results":{}}',
      'file: The publisher says REQUEST_NOT_PROCESSED: Request could not be serviced, as the daily threshold',
    ],
    ['that sends another series', blsFile('CUSR0000SA0', []), 'The series is "CUSR0000SA0", not CUUR0000SA0'],
    [
      'that sends quarters',
      blsFile('CUUR0000SA0', [['2026-05', 1]]).replace('M05', 'Q02'),
      'file:1: "Q02" is no month, as M05',
    ],
    [
      'that changed its layout',
      '{"status":"REQUEST_SUCCEEDED","message":[],"Results":{"series":[{"seriesID":"CUUR0000SA0"}]}}',
      'changed the layout, or this is another file: Results.series.0.data',
    ],
  ])('%s is refused', async (_, file, sentence) => {
    await expect(read('us-cpi', BLS, file)).rejects.toThrow(sentence);
  });
});

const MIDNIGHT = Date.parse('2026-11-22T00:00:00Z') / 1000;
const bitstamp = (
  pair: string,
  ...candles: [time: number, open: number, high: number, low: number, close: number][]
) =>
  JSON.stringify({
    data: {
      pair,
      ohlc: candles.map(([time, open, high, low, close]) => ({
        timestamp: String(time),
        open: String(open),
        high: String(high),
        low: String(low),
        close: close.toFixed(2),
        volume: '12.5',
      })),
    },
  });

describe('daily candles', () => {
  test("Bitstamp's end at midnight UTC: that of today is not over", async () => {
    const file = bitstamp(
      'BTC/USD',
      [MIDNIGHT, 90, 110, 80, 100],
      [MIDNIGHT + 86_400, 100, 130, 95, 120],
      [MIDNIGHT + 172_800, 120, 125, 119, 121],
    );
    expect(await read('bitcoin-weekly', { layout: 'bitstamp', pair: 'BTC/USD', decimals: 2 }, file)).toEqual([
      { at: '2026-11-22', cells: [100], line: 1 },
      { at: '2026-11-23', cells: [120], line: 2 },
    ]);
  });

  test("Coinbase's are lists, the newest first", async () => {
    const file = JSON.stringify([
      [MIDNIGHT + 86_400, 95, 130, 100, 120, 1.5],
      [MIDNIGHT, 80, 110, 90, 100, 2.5],
    ]);
    expect(await read('ether-monthly', { layout: 'coinbase', decimals: 2 }, file)).toEqual([
      { at: '2026-11-23', cells: [120], line: 1 },
      { at: '2026-11-22', cells: [100], line: 2 },
    ]);
  });

  test.each([
    ['another pair', bitstamp('ETH/USD'), 'The pair is ETH/USD'],
    [
      'hours',
      bitstamp('BTC/USD', [MIDNIGHT + 3600, 90, 110, 80, 100]),
      'file:1: 1795309200 is no midnight UTC',
    ],
    [
      'high and close swapped',
      bitstamp('BTC/USD', [MIDNIGHT, 90, 100, 80, 110]),
      'file:1: Open or close is outside',
    ],
    [
      'half a download',
      bitstamp('BTC/USD', [MIDNIGHT, 90, 110, 80, 100]).slice(0, 60),
      'file:1: This is no JSON, or it is not whole',
    ],
    ['an error', '{"status":"error","reason":"busy"}', 'changed the layout, or this is another file: data'],
  ])('with %s they are refused', async (_, file, sentence) => {
    await expect(
      read('bitcoin-weekly', { layout: 'bitstamp', pair: 'BTC/USD', decimals: 2 }, file),
    ).rejects.toThrow(sentence);
  });
});

test('net asset values of AMFI stand between headings, and one scheme is ours', async () => {
  const file = [
    'Scheme Code;Scheme Name;ISIN Div Payout/ISIN Growth;ISIN Div Reinvestment;Net Asset Value;Repurchase Price;Sale Price;Date',
    ' ',
    'Open Ended Schemes ( Other Scheme - Index Funds )',
    '',
    'HDFC Mutual Fund',
    '101280;Another "Fund;INF0;-;12.5;;;21-Aug-2026',
    '101281;HDFC BSE Sensex Index Fund;INF1;-;723.6222;;;21-Aug-2026',
    '101281;HDFC BSE Sensex Index Fund;INF1;-;N.A.;;;24-Aug-2026',
  ].join('\r\n');
  const supply: Supply = { layout: 'amfi', scheme: '101281', decimals: 4 };
  expect(await read('fund-hdfc-sensex', supply, file)).toEqual([
    { at: '2026-08-21', cells: [723.6222], line: 7 },
    { at: '2026-08-24', cells: [null], line: 8 },
  ]);
  await expect(read('fund-hdfc-sensex', { ...supply, scheme: '1' }, file)).rejects.toThrow(
    'no value of scheme 1',
  );
});

describe('two columns by hand', () => {
  test('the exchange writes a byte order mark, spaces in the header, named months, groups, newest first', async () => {
    const file =
      '\ufeff"Date ","Open ","High ","Low ","Close ","Shares Traded ","Turnover (₹ Cr)"\r\n"24-AUG-2026","24,260.10","24,310.00","24,200.05","24,301.15","251234567","21,345.67"\r\n"21-AUG-2026","24,240.00","24,290.00","24,180.00","24,252.00","241234567","20,345.67"';
    expect(
      await read('nifty-50-close', { layout: 'nse', date: 'Date', value: 'Close', decimals: 2 }, file),
    ).toEqual([
      { at: '2026-08-24', cells: [24301.15], line: 2 },
      { at: '2026-08-21', cells: [24252], line: 3 },
    ]);
  });

  test('periods are written as ours', async () => {
    const file = 'when,how much\nQ1 2026,"1,23,456.5"\nQ2 2026,7\n';
    expect(
      await read(
        'india-house-prices',
        { layout: 'columns', date: 'when', value: 'how much', decimals: 2 },
        file,
      ),
    ).toEqual([
      { at: 'Q1 2026', cells: [123456.5], line: 2 },
      { at: 'Q2 2026', cells: [7], line: 3 },
    ]);
  });

  test.each([
    [
      'a row that was cut',
      'date,value\n2026-08-20,1\n2026-08-21\n',
      'file:3: The row ends before the column "value"',
    ],
    ['a header alone', 'date,value\n', 'file:1: There is no row below the header'],
    ['a byte order mark alone', '\ufeff', 'file: The file is empty'],
  ])('%s is named', async (_, file, problem) => {
    const supply: Supply = { layout: 'columns', date: 'date', value: 'value', decimals: 2 };
    await expect(read('wipro-close', supply, file)).rejects.toThrow(problem);
  });

  test('a date with two meanings is none', async () => {
    const supply: Supply = { layout: 'columns', date: 'date', value: 'value', decimals: 2 };
    await expect(read('wipro-close', supply, 'date,value\n08/09/2026,1\n')).rejects.toThrow(
      'file:2: "08/09/2026" is no date',
    );
  });
});

describe('company facts of the SEC', () => {
  const SEC: Supply = {
    layout: 'sec',
    cik: 1045810,
    decimals: 2,
    facts: {
      revenue: { fact: 'us-gaap/Revenues', unit: 'USD', scale: 0.000001 },
      dilutedEpsUsd: { fact: 'us-gaap/EarningsPerShareDiluted', unit: 'USD/shares', scale: 1 },
    },
  };
  const facts = (cik: number) =>
    JSON.stringify({
      cik,
      entityName: 'MADE UP',
      facts: {
        'us-gaap': {
          Revenues: {
            label: 'Revenues',
            units: {
              USD: [
                // Of a year; of a quarter, restated later; `fp` is that of the filing.
                {
                  start: '2025-01-27',
                  end: '2026-01-25',
                  val: 9e11,
                  fy: 2026,
                  fp: 'FY',
                  form: '10-K',
                  filed: '2026-02-20',
                },
                {
                  start: '2026-01-26',
                  end: '2026-04-26',
                  val: 81615e6,
                  fy: 2027,
                  fp: 'Q1',
                  form: '10-Q',
                  filed: '2026-05-20',
                },
                {
                  start: '2026-04-27',
                  end: '2026-07-26',
                  val: 91e9,
                  fy: 2027,
                  fp: 'Q2',
                  form: '10-Q',
                  filed: '2026-08-26',
                },
                {
                  start: '2026-04-27',
                  end: '2026-07-26',
                  val: 90.5e9,
                  fy: 2027,
                  fp: 'Q3',
                  form: '10-Q',
                  filed: '2026-11-18',
                },
                {
                  start: '2026-01-26',
                  end: '2026-07-26',
                  val: 172e9,
                  fy: 2027,
                  fp: 'Q2',
                  form: '10-Q',
                  filed: '2026-08-26',
                },
              ],
            },
          },
          EarningsPerShareDiluted: {
            units: {
              'USD/shares': [{ start: '2026-04-27', end: '2026-07-26', val: 2.5, filed: '2026-08-26' }],
            },
          },
        },
      },
    });

  test('the value filed last counts, and the period follows from its days', async () => {
    expect(await read('nvidia-quarters', SEC, facts(1045810))).toEqual([
      { at: 'Q1 FY27', cells: ['2026-04-26', 81615, null, null, null, null, 'official'], line: 1 },
      { at: 'Q2 FY27', cells: ['2026-07-26', 90500, null, null, null, 2.5, 'official'], line: 2 },
    ]);
  });

  test('those of another company are refused', async () => {
    await expect(read('nvidia-quarters', SEC, facts(320193))).rejects.toThrow(
      'The company is 320193, not 1045810',
    );
  });
});

import { wordsHere } from '@/lib/content/words-here';
import { decodeTable, readTable } from './read-table';
import type { TableFields, OwnPoint, OwnReading } from './own-table';

// Tables in the layouts in which people have them. The texts are made here; the values are ours.

const NOW = Date.parse('2026-11-24T12:00:00Z');
const DESCRIBED: TableFields = { name: 'Mine', unit: 'INR', kind: 'price', observed: 'close' };

const read = (text: string, choices: TableFields = {}): OwnReading =>
  readTable(wordsHere(), text, { ...DESCRIBED, ...choices }, NOW);

function tableOf(reading: OwnReading) {
  if (reading.state !== 'read') throw new Error(JSON.stringify(reading, null, 2));
  return reading.table;
}

const pointsOf = (reading: OwnReading) =>
  tableOf(reading).points.map(({ period, value }: OwnPoint) => [period, value]);

const questionsOf = (reading: OwnReading) =>
  reading.state === 'asks' ? reading.questions.map(({ field, options }) => ({ field, options })) : reading;

describe('the National Stock Exchange', () => {
  test('an index: byte order mark, spaces in the header, the newest first, a missing close', () => {
    const text = [
      '\ufeffDate ,Open ,High ,Low ,Close ,Shares Traded ,Turnover (₹ Cr)',
      '21-AUG-2026,24240.00,24290.00,24180.00,24252.00,241234567,20345.67',
      '20-AUG-2026,-,-,-,-,-,-',
      '19-AUG-2026,24100.00,24250.00,24090.00,24233.50,251234567,21345.67',
    ].join('\r\n');
    const table = tableOf(read(text));
    expect(table.points).toEqual([
      { period: '2026-08-19', value: 24233.5, line: 4 },
      { period: '2026-08-20', value: null, line: 3 },
      { period: '2026-08-21', value: 24252, line: 2 },
    ]);
    expect(table).toMatchObject({ frequency: 'daily', rowCount: 3, leftOut: [] });
    expect(table.columns[4]).toBe('Close');
  });

  test('a share: quoted numbers, and the close beside five other prices', () => {
    const text = [
      '"Symbol","Series","Date","Prev Close","Open Price","High Price","Low Price","Last Price","Close Price","Average Price","Total Traded Quantity","Turnover ₹","No. of Trades"',
      '"MADEUP","EQ","01-Jan-2025","21,400.00","21,450.00","21,600.00","21,300.00","21,490.00","21,500.20","21,480.11","1,234","2,65,00,000.50","321"',
      '"MADEUP","EQ","02-Jan-2025","21,500.20","21,550.00","21,700.00","21,500.00","21,640.00","21,650.75","21,620.35","2,345","5,07,00,000.25","432"',
    ].join('\n');
    const reading = read(text);
    expect(pointsOf(reading)).toEqual([
      ['2025-01-01', 21500.2],
      ['2025-01-02', 21650.75],
    ]);
    expect(reading).toMatchObject({ answers: { valueColumn: 'Close Price', dateColumn: 'Date' } });
  });
});

describe('the Association of Mutual Funds in India', () => {
  const HISTORY =
    'Scheme Code;Scheme Name;ISIN Div Payout/ISIN Growth;ISIN Div Reinvestment;Net Asset Value;Repurchase Price;Sale Price;Date';
  const ALL =
    'Scheme Code;ISIN Div Payout/ ISIN Growth;ISIN Div Reinvestment;Scheme Name;Net Asset Value;Date';
  const between = ['', 'Open Ended Schemes ( Other Scheme - Index Funds )', '', 'Made Up Mutual Fund', ''];
  const one = [
    '900001;Made Up Index Fund - Growth;INF0AA000001;-;723.6222;;;21-Aug-2026',
    '900001;Made Up Index Fund - Growth;INF0AA000001;-;N.A.;;;24-Aug-2026',
    '900001;Made Up Index Fund - Growth;INF0AA000001;-;725.1;;;25-Aug-2026',
  ];
  const secondScheme = one.map((row) => row.replaceAll('900001', '900002').replace('Growth', 'IDCW'));

  test('one scheme is read, with the lines of text counted and its name suggested', () => {
    const text = [HISTORY, ...between, ...one].join('\r\n');
    const table = tableOf(read(text));
    expect(table.points.map(({ value, line }) => [value, line])).toEqual([
      [723.6222, 7],
      [null, 8],
      [725.1, 9],
    ]);
    expect(table.leftOut).toEqual([{ reason: 'text', count: 2, lines: [3, 5] }]);
    expect(questionsOf(read(text, { name: '' }))).toEqual([
      { field: 'name', options: [{ value: 'Made Up Index Fund - Growth' }] },
    ]);
  });

  test('of several schemes one is asked for, and the rows of the others are counted', () => {
    const text = [HISTORY, ...between, ...one, ...secondScheme].join('\r\n');
    const options = [
      { value: '900001 Made Up Index Fund - Growth' },
      { value: '900002 Made Up Index Fund - IDCW' },
    ];
    expect(questionsOf(read(text))).toEqual([{ field: 'series', options }]);
    const reading = read(text, { series: '900002 Made Up Index Fund - IDCW' });
    expect(pointsOf(reading)).toHaveLength(3);
    expect(tableOf(reading).leftOut[1]).toEqual({ reason: 'other-series', count: 3, lines: [7, 8, 9] });
    expect(questionsOf(read(text, { series: 'another' }))).toEqual([{ field: 'series', options }]);
  });

  test('one day of many schemes is refused, also with six fields', () => {
    const text = [
      ALL,
      ...between,
      '900001;INF0AA000001;-;Made Up Index Fund - Growth;723.6222;24-Aug-2026',
      '900002;INF0AA000002;-;Made Up Index Fund - IDCW;23.62;24-Aug-2026',
    ].join('\r\n');
    expect(read(text)).toEqual({
      state: 'refused',
      key: 'own-data.refused.one-day',
      values: { count: 2, date: '24-Aug-2026' },
    });
  });

  test('without names in the rows, the lines of text between them are the schemes', () => {
    const rows = ['10.5;24-Aug-2026', '10.6;25-Aug-2026'];
    const text = ['Net Asset Value;Date', 'Fund A', ...rows, 'Fund B', ...rows].join('\n');
    expect(questionsOf(read(text))).toEqual([
      { field: 'series', options: [{ value: 'Fund A' }, { value: 'Fund B' }] },
    ]);
    expect(tableOf(read(text, { series: 'Fund B' })).points[0]).toMatchObject({ line: 6 });
  });
});

describe('Yahoo', () => {
  const text = [
    'Date,Open,High,Low,Close,Adj Close,Volume',
    '2024-01-01,100.1,105.2,99.3,104.25,101.5,12345',
    '2024-02-01,104.3,110.2,103.1,109.5,106.75,23456',
    '2024-03-01,null,null,null,null,null,null',
    '2024-04-01,109.9,111.2,101.1,103.5,102.75,23456',
  ].join('\n');

  test('asks for Close or Adj Close', () => {
    expect(questionsOf(read(text))).toEqual([
      {
        field: 'valueColumn',
        options: [
          { value: 'Close', example: '104.25' },
          { value: 'Adj Close', example: '101.5' },
        ],
      },
    ]);
  });

  test('and months are named by their first day', () => {
    const reading = read(text, { valueColumn: 'Adj Close' });
    expect(pointsOf(reading)).toEqual([
      ['2024-01', 101.5],
      ['2024-02', 106.75],
      ['2024-03', null],
      ['2024-04', 102.75],
    ]);
    expect(tableOf(reading).frequency).toBe('monthly');
  });
});

describe('Google Finance', () => {
  test('a date with a time of day, the month first where only that is a date', () => {
    const text = 'Date\tClose\n8/20/2026 15:30:00\t104.25\n8/21/2026 15:30:00\t105.5';
    expect(pointsOf(read(text))).toEqual([
      ['2026-08-20', 104.25],
      ['2026-08-21', 105.5],
    ]);
  });

  test('where both are dates, the order decides', () => {
    expect(pointsOf(read('Date,Close\n31/08/2026,10\n01/09/2026,11'))[1]).toEqual(['2026-09-01', 11]);
    const days = pointsOf(read('Date,Close\n12/01/2025,10\n01/02/2025,11\n02/02/2025,12'));
    expect(days.filter(([, value]) => value !== null)).toEqual([
      ['2025-01-12', 10],
      ['2025-02-01', 11],
      ['2025-02-02', 12],
    ]);
  });

  test("where both are in order, it is asked with one of the person's own dates", () => {
    const text = 'Date,Close\n04-04-2025,10\n05-05-2025,11\n07-06-2025,12';
    expect(questionsOf(read(text))).toEqual([
      {
        field: 'dates',
        options: [
          { value: 'day-first', example: '07-06-2025: 7 June 2025' },
          { value: 'month-first', example: '07-06-2025: 6 July 2025' },
        ],
      },
    ]);
  });
});

describe('the Bombay Stock Exchange', () => {
  test('has the close among thirteen columns and a comma at the end of each line', () => {
    const text = [
      'Date,Open Price,High Price,Low Price,Close Price,WAP,No.of Shares,No. of Trades,Total Turnover (Rs.),Deliverable Quantity,% Deli. Qty to Traded Qty,Spread High-Low,Spread Close-Open,',
      '21-August-2026,100.00,105.00,99.00,104.25,103.1,12345,321,1272769.5,6000,48.60,6.00,4.25,',
      '20-August-2026,98.00,101.00,97.00,100.50,99.8,11345,300,1132231,5000,44.07,4.00,2.50,',
    ].join('\r\n');
    expect(pointsOf(read(text))).toEqual([
      ['2026-08-20', 100.5],
      ['2026-08-21', 104.25],
    ]);
  });
});

describe('Investing.com', () => {
  test('quotes everything, writes the month first and the newest first', () => {
    const text = [
      '"Date","Price","Open","High","Low","Vol.","Change %"',
      '"Aug 21, 2026","1,234.50","1,220.00","1,240.00","1,210.00","1.23M","0.85%"',
      '"Aug 20, 2026","1,224.10","1,230.00","1,240.00","1,210.00","","-0.15%"',
    ].join('\n');
    expect(pointsOf(read(text))).toEqual([
      ['2026-08-20', 1224.1],
      ['2026-08-21', 1234.5],
    ]);
  });
});

describe('Excel', () => {
  test('pasted cells: tabs, rupees, Indian groups, negatives in parentheses, a letter for a nameless column', () => {
    const text = [
      'When\tNote\t\tAmount',
      '01-04-2024\ta\tx\t₹ 1,23,456.78',
      '15-04-2024\tb\ty\t(₹ 98,765)',
      '30-04-2024\tc\tz\t-',
    ].join('\r\n');
    const reading = read(text);
    expect(pointsOf(reading).map(([, value]) => value)).toEqual([123456.78, -98765, null]);
    expect(tableOf(reading).columns).toEqual(['When', 'Note', 'C', 'Amount']);
  });

  test('“Unicode text”: UTF-16 with tabs, both byte orders', () => {
    const text = '\ufeffMonth\tभाव\r\nApr-24\t१,२३,४५६.७८\r\nMay-24\t१,२४,०००\r\n';
    const little = Buffer.from(text, 'utf16le');
    for (const bytes of [little, Buffer.from(little).swap16()]) {
      const decoded = decodeTable(bytes);
      expect(typeof decoded === 'string' && pointsOf(read(decoded))).toEqual([
        ['2024-04', 123456.78],
        ['2024-05', 124000],
      ]);
    }
  });

  test('semicolons with decimal commas', () => {
    const text = 'Datum;Schlusskurs\r\n30.04.2024;1.234,56\r\n31.05.2024;987,10\r\n';
    expect(pointsOf(read(text))).toEqual([
      ['2024-04', 1234.56],
      ['2024-05', 987.1],
    ]);
  });

  test('serial numbers are dates in a column that is called so, otherwise it is asked', () => {
    const rows = '45383,10.5\n45384,10.6\n45385,10.7';
    expect(pointsOf(read(`Date,Value\n${rows}`))[0]).toEqual(['2024-04-01', 10.5]);
    expect(questionsOf(read(`Number,Value\n${rows}`))).toEqual([
      { field: 'dateColumn', options: [{ value: 'Number', example: '45383' }] },
    ]);
    expect(pointsOf(read(`Number,Value\n${rows}`, { dateColumn: 'Number' }))[0]).toEqual([
      '2024-04-01',
      10.5,
    ]);
  });

  test('a table without a header has letters, and lines before the header are not of it', () => {
    expect(read('2024-04-01,10\n2024-04-02,11')).toMatchObject({
      state: 'read',
      answers: { dateColumn: 'A', valueColumn: 'B' },
    });
    const before = Array.from({ length: 12 }, (_, i) => `Line ${i}${i % 2 ? ',for 21-Aug-2026' : ''}`);
    const text = (lines: string[]) => [...lines, 'Date,Value', '2024-04-01,10', '2024-04-02,11'].join('\n');
    expect(tableOf(read(text(before))).points[0]).toMatchObject({ line: 14 });
    expect(read(text([...before, 'One more']))).toMatchObject({ key: 'own-data.refused.no-table' });
  });
});

test.each([
  ['years', 'Year,Sales\n2022,10\n2023,11\n2025,12', 'annual', ['2022', '2023', '2024', '2025']],
  [
    'ISO months',
    'Month,Sales\n2024-04,10\n2024-05,11\n2024-07,12',
    'monthly',
    ['2024-04', '2024-05', '2024-06', '2024-07'],
  ],
  ['fiscal years', 'FY,Sales\nFY24,10\nFY25,11\nFY26,12', 'annual', ['FY2024', 'FY2025', 'FY2026']],
  [
    'years that meet',
    'Year,Sales\n2022-23,10\n2023-24,11\n2024-25,12',
    'annual',
    ['FY2023', 'FY2024', 'FY2025'],
  ],
  [
    'fiscal quarters',
    'Period,Sales\nQ4 FY25,10\nQ1 FY26,11\nQ3FY26,12',
    'quarterly',
    ['Q4 FY25', 'Q1 FY26', 'Q2 FY26', 'Q3 FY26'],
  ],
  ['quarters', 'Period,Sales\n2024-Q4,10\n2025Q1,11', 'quarterly', ['Q4 2024', 'Q1 2025']],
  [
    'Fridays',
    'Date,NAV\n2026-08-07,10\n2026-08-14,11\n2026-08-27,12',
    'weekly',
    ['2026-08-07', '2026-08-14', '2026-08-17', '2026-08-27'],
  ],
  [
    'ends of quarters',
    'Date,NAV\n2025-03-31,10\n2025-06-30,11\n2025-12-31,12',
    'quarterly',
    ['2025-03-31', '2025-06-30', '2025-07-01', '2025-12-31'],
  ],
  [
    'halves',
    'Date,NAV\n2025-03-31,10\n2025-09-30,11\n2026-03-31,12',
    'mixed',
    ['2025-03-31', '2025-09-30', '2026-03-31'],
  ],
  [
    'days with a long gap',
    'Date,NAV\n2026-08-03,10\n2026-08-04,11\n2026-08-05,11\n2026-08-20,12',
    'daily',
    ['2026-08-03', '2026-08-04', '2026-08-05', '2026-08-06', '2026-08-20'],
  ],
])('%s are read, with what is left out as a gap', (_, text, frequency, periods) => {
  const table = tableOf(read(text));
  expect(table.frequency).toBe(frequency);
  expect(table.points.map(({ period }) => period)).toEqual(periods);
  expect(table.points.filter(({ line }) => line === null).every(({ value }) => value === null)).toBe(true);
});

test.each([
  [
    'Zerodha',
    'symbol,isin,trade_date,exchange,segment,series,trade_type,auction,quantity,price,trade_id,order_id,order_execution_time\nMADEUP,INE0,2026-08-21,NSE,EQ,EQ,buy,false,10,104.25,1,2,2026-08-21T10:15:00',
    1,
  ],
  [
    'Groww',
    [
      'Name,Asha',
      'Unique Client Code,123',
      '',
      'Order history for stocks from 01-04-2026 to 24-08-2026',
      '',
      'Stock name,Symbol,ISIN,Type,Quantity,Value,Exchange,Exchange Order Id,Execution date and time,Order status',
      'Made Up,MADEUP,INE0,BUY,10,1042.5,NSE,1,21-08-2026 10:15 AM,Executed',
    ].join('\n'),
    6,
  ],
])('a list of trades is refused: %s', (_, text, line) => {
  expect(read(text)).toEqual({ state: 'refused', key: 'own-data.refused.trades', values: { line } });
});

import { wordsHere } from '@/lib/content/words-here';
import { DAY, dayOf } from '@/lib/platform/clock';
import fc from 'fast-check';
import { requireValues } from '@/lib/content/messages';
import { anyText } from '@/testing/content/any-text';
import { CHOICES, MOST, MOST_WITH_GAPS, type TableFields, type OwnReading } from './own-table';
import { answerWords, frequencyWords, leftOutSentence, questionWords, refusalSentence } from './own-words';
import { decodeTable, readTable } from './read-table';

const NOW = Date.parse('2026-11-24T12:00:00Z');
const DESCRIBED: TableFields = { name: 'Mine', unit: 'none', kind: 'price', observed: 'close' };
const read = (text: string, choices: TableFields = DESCRIBED) => readTable(wordsHere(), text, choices, NOW);

/** The kind of a refusal and its values, after its sentence has been written with them. */
function refused(reading: OwnReading | string) {
  if (typeof reading === 'string' || reading.state !== 'refused') return reading;
  expect(refusalSentence(wordsHere(), reading)).not.toBe('');
  requireValues(reading.key, Object.keys(reading.values));
  return [reading.key.replace('own-data.refused.', ''), reading.values];
}

const table = (rows: string[], header = 'Date,Close') => [header, ...rows].join('\n');
const weeksFrom = (day: string) =>
  Array.from({ length: 30 }, (_, i) => `${dayOf(Date.parse(day) + 7 * i * DAY)},${10 + i}`);
const two = ['2024-04-01,10', '2024-04-02,11'];

describe('a table that cannot be read is refused in one sentence with the line', () => {
  test.each([
    ['nothing', ' \n', 'empty', {}],
    ['a web page', '<!DOCTYPE html><table>', 'web-page', {}],
    ['a NUL', table([...two, '2024-04-03,1\0']), 'characters', { line: 4 }],
    ['half a character', table([...two, '2024-04-03,\ud83d']), 'characters', { line: 4 }],
    ['a quotation mark left open', table([...two, '"2024-04-03,1']), 'quotation', { line: 4 }],
    ['41 columns', table([','.repeat(40)]), 'too-many-columns', { line: 2, most: 40 }],
    ['a long cell', table([`${'a'.repeat(201)},1`]), 'long-cell', { line: 2, most: 200 }],
    ['one column', '2024-04-01\n2024-04-02', 'one-column', {}],
    ['no dates', 'a,b\n1,2\n3,4', 'no-table', { most: 12 }],
    [
      'numbers with commas without quotation marks',
      table(['2024-04-01,21,500.20']),
      'wide-row',
      { line: 2, cells: 3, columns: 2 },
    ],
    [
      'what is no date',
      table([...two, 'Total,21']),
      'not-a-date',
      { line: 4, cell: 'Total', column: 'Date' },
    ],
    [
      'another way of writing dates',
      table([...two, '3 April 2024,12']),
      'not-a-date',
      { line: 4, cell: '3 April 2024', column: 'Date' },
    ],
    [
      'a day that does not exist',
      table([...two, '2024-04-31,12']),
      'not-a-date',
      { line: 4, cell: '2024-04-31', column: 'Date' },
    ],
    [
      'what is no number',
      table([...two, '2024-04-03,=1+1']),
      'not-a-number',
      { line: 4, cell: '=1+1', column: 'Close' },
    ],
    ['no column of numbers', table(['2024-04-01,1,x', '2024-04-02,y,2'], 'Date,A,B'), 'no-numbers', {}],
    [
      'two currencies',
      table(['2024-04-01,₹10', '2024-04-02,$11']),
      'two-signs',
      { line: 3, sign: '₹', other: '$', column: 'Close' },
    ],
    [
      'days that were changed by a spreadsheet',
      table([...two, '2024-03-03,12', '2024-04-04,13']),
      'order',
      { line: 4, date: '3 March 2024', before: '2 April 2024' },
    ],
    [
      'a day with two values',
      table([...two, '2024-04-02,12']),
      'double',
      { line: 3, other: 4, date: '2 April 2024' },
    ],
    [
      'a day with two values, the newest first',
      table(['2024-04-02,12', '2024-04-02,11', '2024-04-01,10']),
      'double',
      { line: 2, other: 3, date: '2 April 2024' },
    ],
    [
      'a day with a value and none',
      table([...two, '2024-04-02,-']),
      'double',
      { line: 3, other: 4, date: '2 April 2024' },
    ],
    [
      'a day that is to come',
      table([...two, '2026-11-26,12']),
      'future',
      { line: 4, date: '26 November 2026' },
    ],
    ['one value', table(['2024-04-01,10', '2024-04-02,']), 'too-few', { count: 1 }],
    [
      'one row too many',
      table(Array.from({ length: MOST.rows + 1 }, () => '2024-04-01,10')),
      'too-many-rows',
      { most: MOST.rows },
    ],
    [
      'thirty weeks of 1700 and thirty of 2025',
      table([...weeksFrom('1700-01-01'), ...weeksFrom('2025-01-03')]),
      'too-many-gaps',
      { most: MOST_WITH_GAPS },
    ],
    [
      '51 series',
      table(
        Array.from({ length: 102 }, (_, i) => `2024-04-0${1 + (i % 2)},${i >> 1},5`),
        'Date,Symbol,Close',
      ),
      'many-series',
      { count: 51, most: 50 },
    ],
    ['more than a megabyte', 'a'.repeat(MOST.bytes + 1), 'too-large', { most: 1 }],
  ])('%s', (_, text, kind, values) => {
    expect(refused(read(text))).toEqual([kind, values]);
  });

  test.each([
    ['nothing', [], 'empty'],
    ['a workbook', [0x50, 0x4b, 3, 4, 0], 'workbook'],
    ['an old workbook', [0xd0, 0xcf, 0x11, 0xe0, 0], 'workbook'],
    ['gzip', [0x1f, 0x8b, 8], 'compressed'],
    ['Latin-1', [0x63, 0xe9, 0x2c], 'not-text'],
    ['half of UTF-16', [0xff, 0xfe, 0x41], 'not-text'],
  ])('bytes: %s', (_, bytes, kind) => {
    const decoded = decodeTable(Uint8Array.from(bytes));
    expect(refused(decoded)).toEqual([kind, {}]);
  });

  test('a large file, before it is decoded', () => {
    expect(refused(decodeTable(new Uint8Array(MOST.bytes + 1)))).toEqual(['too-large', { most: 1 }]);
  });
});

describe('what is large and meant to take long', () => {
  const rows = Array.from({ length: MOST.rows }, (_, i) => {
    const day = new Date(Date.UTC(2000, 0, 1 + i)).toISOString().slice(0, 10);
    return `${day},${(1000 + (i % 500)).toFixed(2)},"1,23,456.78",${i},some words\n`;
  });
  const LARGE: [string, string][] = [
    ['a table', `Date,Close,Turnover,Trades,Note\n${rows.join('')}`],
    ['a table with a word in its last row', `Date,A,B,C,D\n${rows.join('')}x,1,2,3,4`],
    ['one line', 'a'.repeat(MOST.bytes)],
    ['one line of numbers', '1'.repeat(MOST.bytes)],
    ['quotation marks', '"'.repeat(MOST.bytes)],
    ['an odd quotation mark', `${'"'.repeat(MOST.bytes - 2)}a`],
    ['cells in quotation marks', '"",'.repeat(MOST.bytes / 3)],
    ['commas', ','.repeat(MOST.bytes)],
    ['semicolons and commas', ';,'.repeat(MOST.bytes / 2)],
    ['line ends', '\r'.repeat(MOST.bytes)],
    ['rows of nothing', ',\n'.repeat(MOST.bytes / 2)],
    ['spaces', `a,${' '.repeat(MOST.bytes - 3)}b`],
    ['groups of digits', `Date,Close\n${`2024-04-01,"${'1,'.repeat(90)}x"\n`.repeat(4800)}`],
    ['dates of spaces', `Date,Close\n${`1${' '.repeat(190)}:00,1\n`.repeat(4900)}`],
    ['a header that nobody has', `__proto__,constructor,toString\n${'2024-04-01,1,2\n'.repeat(MOST.rows)}`],
  ];

  test.each(LARGE)('%s: read or refused, in a time that grows with its length only', (_, text) => {
    const [short = 0, long = 0] = [text.slice(0, text.length / 4), text].map((part) => {
      const times = [1, 2, 3].map(() => {
        const begun = process.cpuUsage();
        expect(['read', 'asks', 'refused']).toContain(read(part).state);
        const { user, system } = process.cpuUsage(begun);
        return (user + system) / 1000;
      });
      return Math.min(...times);
    });
    // Four times the text takes four times as long, and sixteen times where the time grows with the square;
    // what is short measures the machine.
    expect(long).toBeLessThan(12 * short + 300);
  });
});

const choices = fc.record(
  Object.fromEntries(
    [...Object.keys(CHOICES), 'name', 'dateColumn', 'valueColumn', 'series'].map((field) => [
      field,
      fc.oneof(
        anyText({ maxLength: 8 }),
        fc.constantFrom<string>(...Object.values(CHOICES).flat(), 'Date', 'Close', '__proto__'),
      ),
    ]),
  ),
  { requiredKeys: [] },
);

/** Text that has something of a table. */
const tableLike = fc
  .array(
    fc.array(
      fc.oneof(
        anyText({ maxLength: 6 }),
        fc.constantFrom(
          'Date',
          'Close',
          '__proto__',
          '2024-04-01',
          '03-04-2025',
          'Apr-24',
          '45383',
          '2024',
          '',
        ),
        fc.constantFrom(
          '1,234',
          '1.234,5',
          '(1)',
          '-',
          '₹ 5',
          '5%',
          '१२',
          '"',
          '""',
          'FY24',
          'Q1 FY27',
          '\r',
        ),
      ),
      { maxLength: 5 },
    ),
    { maxLength: 12 },
  )
  .chain((rows) =>
    fc.constantFrom(',', ';', '\t').map((delimiter) => rows.map((row) => row.join(delimiter)).join('\n')),
  );

test('any text and any answers are read, asked about or refused, with words for it', () => {
  fc.assert(
    fc.property(fc.oneof(anyText({ maxLength: 200 }), tableLike), choices, (text, answers) => {
      const reading = read(text, answers);
      refused(reading);
      if (reading.state === 'refused') return;
      for (const { field, options } of reading.state === 'asks' ? reading.questions : []) {
        expect(questionWords(wordsHere(), field).label).not.toBe('');
        for (const { value } of options) expect(answerWords(wordsHere(), field, value)).not.toBe('');
      }
      for (const leftOut of reading.table.leftOut) expect(leftOutSentence(wordsHere(), leftOut)).not.toBe('');
      const { points = [], frequency } = reading.table;
      if (frequency) expect(frequencyWords(wordsHere(), frequency)).not.toBe('');
      expect(points.every(({ value }) => value === null || Number.isFinite(value))).toBe(true);
    }),
    { numRuns: 1000 },
  );
});

test('any bytes are text or refused', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 50 }), (bytes) => {
      refused(decodeTable(bytes));
    }),
  );
});

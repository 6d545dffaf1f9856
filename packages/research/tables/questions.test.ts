import { wordsHere } from '@/lib/content/words-here';
import { CHOICES, type TableFields, type OwnFrequency } from './own-table';
import { frequencyOf } from './frequency';
import { answerWords, descriptionSentence, leftOutSentence, questionWords } from './own-words';
import { readTable } from './read-table';

const NOW = Date.parse('2026-11-24T12:00:00Z');
const DESCRIBED: TableFields = { name: 'Mine', unit: 'INR', kind: 'price', observed: 'close' };
const read = (text: string, choices: TableFields = DESCRIBED) => readTable(wordsHere(), text, choices, NOW);
const TABLE = 'Date,Close\n2024-04-01,10\n2024-04-02,11\n2024-04-02,11\n';

const fieldsOf = (reading: ReturnType<typeof read>) =>
  reading.state === 'asks' ? reading.questions.map(({ field }) => field) : reading;

test('the name and what the table does not say are asked, with the table as it was read', () => {
  const reading = read(TABLE, {});
  expect(fieldsOf(reading)).toEqual(['name', 'unit']);
  expect(reading).toMatchObject({
    table: {
      columns: ['Date', 'Close'],
      rowCount: 3,
      first: [
        ['2024-04-01', '10'],
        ['2024-04-02', '11'],
        ['2024-04-02', '11'],
      ],
      leftOut: [{ reason: 'double', count: 1, lines: [4] }],
      frequency: 'daily',
      points: [
        { period: '2024-04-01', value: 10, line: 2 },
        { period: '2024-04-02', value: 11, line: 3 },
      ],
    },
  });
});

test('what is answered is not asked again, and all answers come back', () => {
  expect(read(TABLE)).toMatchObject({
    state: 'read',
    answers: { ...DESCRIBED, dateColumn: 'Date', valueColumn: 'Close', numbers: 'point' },
  });
});

test.each([
  ['with a turn of direction', 'My \u202eshare', 'errors.control-characters'],
  ['with a control character', 'My\u0007 share', 'errors.control-characters'],
  ['too long', 'a'.repeat(61), 'own-data.problems.long-name'],
])('a name %s is asked again, with the reason', (_, name, problem) => {
  const problems = (reading: ReturnType<typeof read>) =>
    reading.state === 'asks' && reading.questions.map((question) => [question.field, question.problem]);
  expect(problems(read(TABLE, { ...DESCRIBED, name }))).toEqual([['name', problem]]);
});

test('a name becomes one line, and may have sixty characters of any script', () => {
  expect(read(TABLE, { ...DESCRIBED, name: ' मेरा\n\tशेयर ' })).toMatchObject({ answers: { name: 'मेरा शेयर' } });
  expect(read(TABLE, { ...DESCRIBED, name: '𝒶'.repeat(60) }).state).toBe('read');
});

test.each([
  ['Indian groups', ['1,23,456.78', '98,765'], 'point', [123456.78, 98765]],
  ['Western groups', ['1,234,567.5', '234,567'], 'point', [1234567.5, 234567]],
  ['European groups', ['1.234.567,5', '234.567'], 'comma', [1234567.5, 234567]],
  ['spaces', ['1 234 567,5', '234 567'], 'comma', [1234567.5, 234567]],
  [
    'signs',
    ['₹1,234.50', 'Rs. (1,200.5)', '-₹ 1,300.25', '₹-1,400.5'],
    'point',
    [1234.5, null, -1300.25, -1400.5],
  ],
  ['per cent', ['1.25%', '−0.5 %', '+2%'], 'point', [1.25, -0.5, 2]],
  ['exponents', ['1.5E+03', '2e3'], 'point', [1500, 2000]],
  ['gaps', ['10', 'NA', 'null', '#N/A', '', '–', '11'], 'point', [10, null, null, null, null, null, 11]],
])('numbers with %s', (name, cells, numbers, values) => {
  const cellTexts = name === 'signs' ? cells.filter((cell) => !cell.startsWith('Rs')) : cells;
  const rows = cellTexts.map((cell, i) => `2024-04-${String(i + 1).padStart(2, '0')};${cell}`);
  const reading = read(`Date;Close\n${rows.join('\n')}`, { ...DESCRIBED, jump: 'as is' });
  expect(reading).toMatchObject({ state: 'read', answers: { numbers } });
  expect(reading.state === 'read' && reading.table.points.map(({ value }) => value)).toEqual(
    name === 'signs' ? values.filter((value) => value !== null) : values,
  );
});

describe('numbers that can be read in two ways', () => {
  const text = 'Date\tClose\n2024-04-01\t1,234\n2024-04-02\t1,235';

  test("are asked with one of the person's own", () => {
    expect(read(text)).toMatchObject({
      questions: [
        {
          field: 'numbers',
          options: [
            { value: 'point', example: '1,234: 1,234' },
            { value: 'comma', example: '1,234: 1.234' },
          ],
        },
      ],
    });
    expect(read(text, { ...DESCRIBED, numbers: 'comma' })).toMatchObject({
      table: { points: [{ value: 1.234 }, { value: 1.235 }] },
    });
  });

  test('are read as another column of the table is written', () => {
    const wide = 'Date\tClose\tOpen\n2024-04-01\t1,234\t1,230.50\n2024-04-02\t1,235\t1,231.25';
    expect(read(wide)).toMatchObject({
      state: 'read',
      table: { points: [{ value: 1234 }, { value: 1235 }] },
    });
  });
});

test('two columns of numbers without a name that says more are asked for', () => {
  expect(read('Date,A,B\n2024-04-01,1,2\n2024-04-02,3,4')).toMatchObject({
    questions: [
      {
        field: 'valueColumn',
        options: [
          { value: 'A', example: '1' },
          { value: 'B', example: '2' },
        ],
      },
    ],
  });
});

test('two columns of dates are asked for, unless one is called so', () => {
  const rows = '2024-04-01,2024-05-01,1\n2024-04-02,2024-05-02,2';
  expect(read(`From,To,Close\n${rows}`)).toMatchObject({ questions: [{ field: 'dateColumn' }] });
  expect(read(`Date,Expiry,Close\n${rows}`)).toMatchObject({ answers: { dateColumn: 'Date' } });
});

test('a column of numbers that is called Index has values, and one of words tells series apart', () => {
  expect(read('Date,Index\n2024-04-01,10\n2024-04-02,11')).toMatchObject({
    answers: { valueColumn: 'Index' },
  });
  expect(read('Date,Index,Close\n2024-04-01,A,10\n2024-04-02,B,11')).toMatchObject({
    questions: [{ field: 'series', options: [{ value: 'A' }, { value: 'B' }] }],
  });
});

test('two columns of one name are told apart', () => {
  const text = 'Date,Close,Close\n2024-04-01,1,2\n2024-04-02,3,4';
  expect(read(text)).toMatchObject({
    questions: [{ options: [{ value: 'Close' }, { value: 'Close (2)' }] }],
  });
});

test('years that meet or months: both are in order, so it is asked', () => {
  const text = 'Period,Sales\n2009-10,5\n2010-11,6\n2011-12,7';
  expect(read(text)).toMatchObject({
    questions: [
      {
        field: 'dates',
        options: [
          { value: 'months', example: '2009-10: October 2009' },
          { value: 'fiscal-years', example: '2009-10: FY2010' },
        ],
      },
    ],
  });
});

test('a year of two digits may stand first', () => {
  expect(read('Date,Close\n24-08-21,10\n24-08-22,11\n24-08-23,12')).toMatchObject({
    questions: [{ field: 'dates', options: [{ value: 'day-first' }, { value: 'year-first' }] }],
  });
});

test('a value of ten times the one before it is asked about', () => {
  const text = 'Date,Close\n2024-04-01,100\n2024-04-02,-\n2024-04-03,1000';
  expect(read(text)).toMatchObject({
    questions: [
      {
        field: 'jump',
        options: [{ value: 'as is', example: 'Line 4: 1,000 (3 April 2024), after 100 (1 April 2024)' }],
      },
    ],
  });
  expect(read(text, { ...DESCRIBED, jump: 'as is' })).toMatchObject({
    state: 'read',
    answers: { jump: 'as is' },
  });
});

test('a table of days does not pass as one of months', () => {
  const months = Array.from({ length: 30 }, (_, i) =>
    new Date(Date.UTC(2020, i, 1)).toISOString().slice(0, 10),
  );
  const expected: [string[], OwnFrequency][] = [
    [months, 'monthly'],
    [[...months, '2022-06-02'], 'mixed'],
    [
      [...months, ...Array.from({ length: 28 }, (_, i) => `2022-07-${String(i + 1).padStart(2, '0')}`)],
      'mixed',
    ],
  ];
  for (const [periods, frequency] of expected) expect(frequencyOf(periods)).toBe(frequency);
});

test('every answer has words, and what is left out is said with its lines', () => {
  for (const [field, values] of Object.entries(CHOICES))
    for (const value of values) {
      expect(answerWords(wordsHere(), field as keyof typeof CHOICES, value)).not.toBe(value);
      expect(questionWords(wordsHere(), field as keyof typeof CHOICES).hint).not.toBe('');
    }
  expect(leftOutSentence(wordsHere(), { reason: 'no-date', count: 7, lines: [3, 4, 5, 6, 7] })).toBe(
    'We left out 7 rows without a date (3, 4, 5, 6, 7 and more).',
  );
});

const MONTHS = ['2024-01-31', '2024-02-29', '2024-03-31'];
const columnOf = (header: string, cells: readonly string[]) =>
  `Date;${header}\n${MONTHS.map((month, i) => `${month};${cells[i] ?? ''}`).join('\n')}\n`;

test.each([
  ['NAV', ['10', '11', '12'], 'We read: monthly closing prices in rupees.'],
  ['Close (₹)', ['10', '11', '12'], 'We read: monthly closing prices in rupees.'],
  ['Price', ['$10', '$11', '$12'], 'We read: monthly prices in US dollars.'],
  ['Closing Index Value', ['10', '11', '12'], 'We read: monthly closing levels in points.'],
  ['Average yield', ['7.1', '7.2', '7.1'], 'We read: monthly average rates in per cent.'],
  ['Value', ['7.1%', '7.2%', '7.1%'], 'We read: monthly rates in per cent.'],
  ['Sales', ['100', '180', '90'], 'We read: monthly sums.'],
  ['A', ['100', '101', '102'], 'We read: monthly values.'],
])('a table of “%s” says of itself what it says', (header, cells, sentence) => {
  const reading = read(columnOf(header, cells), {});
  if (reading.state !== 'asks') throw new Error(reading.state);
  expect(descriptionSentence(wordsHere(), reading.answers, reading.table.frequency)).toBe(sentence);
});

test.each([
  ['small steps', ['100', '101', '102'], { unit: 'INR', kind: 'price', observed: 'close' }],
  ['large steps', ['100', '180', '90'], { unit: 'INR', kind: 'amount', observed: 'flow' }],
  ['small values below zero', ['1.5', '-0.5', '2'], { unit: 'percent', kind: 'rate', observed: 'close' }],
])('of values with %s the likely answer is chosen beforehand, and still asked', (_, cells, likely) => {
  const reading = read(columnOf('A', cells), { name: 'Mine' });
  if (reading.state !== 'asks') throw new Error(reading.state);
  expect(Object.fromEntries(reading.questions.map((question) => [question.field, question.likely]))).toEqual(
    likely,
  );
});

test('an answer counts more than what the table says', () => {
  expect(read(columnOf('NAV', ['10', '11', '12']), { name: 'Mine', unit: 'USD' })).toMatchObject({
    state: 'read',
    answers: { name: 'Mine', unit: 'USD', kind: 'price', observed: 'close' },
  });
});

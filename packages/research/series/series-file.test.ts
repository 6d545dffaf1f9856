import { libraryHere } from '@/lib/texts/library-here';
import { inLocale } from '@/lib/content/locale';
import { writeContent } from '@/testing/content/content-folder';
import type { ValueCheck } from './checks';
import { note, seriesText } from '@/testing/content/series-file';
import fc from 'fast-check';
import { ContentError, parseContent } from '@/lib/content/read';
import { listSeriesFiles, readSeriesFile, seriesSchema } from './series-file';

const FILE = 'series/sample.json';
/** The month so many after January 2000. */
const month = (index: number) =>
  `${2000 + Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, '0')}`;
const check = (kind: ValueCheck['kind'], publisher: string, year = '2026'): ValueCheck => ({
  ...{ kind, publisher, title: 'A table', url: 'https://b.example', within: '1%' },
  range: { from: year, to: year },
});
const parse = (changes: Parameters<typeof seriesText>[0]) =>
  parseContent(FILE, seriesText(changes), seriesSchema);

describe('a valid series', () => {
  test('is read unchanged, with default values for optional fields', () => {
    const series = parse({
      points: [
        ['2026-01', 100],
        ['2026-02', null],
      ],
    });
    expect(series.points).toEqual([
      ['2026-01', 100],
      ['2026-02', null],
    ]);
    expect(series).toMatchObject({ notes: [], columnStatus: {} });
    expect(series.columns).toBeUndefined();
  });

  test('may have columns, as many as its rows have cells', () => {
    const columns = ['year', 'revenue', 'status'];
    expect(
      parse({ columns, points: [['FY2026', 215_938, 'official']] }).columns?.map(({ name }) => name),
    ).toEqual(columns);
    const ends = ['year', 'yearEnd', 'revenue', 'netIncome'];
    const points = [['FY2026', '2026-01-25', 215_938, null]];
    expect(parse({ columns: ends, points, columnStatus: { revenue: 'disputed' } }).points).toEqual(points);
  });

  test('may end on the day it was read', () => {
    expect(parse({ asOf: '2026-08-21', points: [['2026-08-21', 1]] }).asOf).toBe('2026-08-21');
    expect(parse({ asOf: '2026-08-21', points: [['2026-08', 1]] }).asOf).toBe('2026-08-21');
    expect(parse({ asOf: '2026-08', points: [['2026-08-21', 1]] }).asOf).toBe('2026-08');
  });

  test('may contain a gap, and a large change that a note explains', () => {
    const points = [
      ['2026-01', 4],
      ['2026-02', null],
      ['2026-03', 40],
    ];
    expect(() => parse({ points })).toThrow('has the unit changed?');
    expect(parse({ points, notes: [note('remark', '2026-03')] }).points).toEqual(points);
    // A ninefold change and a change of sign are accepted.
    expect(parse({ points: [...points.slice(0, 2), ['2026-03', 36]] }).points).toHaveLength(3);
    expect(parse({ points: [...points.slice(0, 2), ['2026-03', -400]] }).points).toHaveLength(3);
  });

  test('may be a curve of one day, whose periods are tenors', () => {
    expect(parse({ asOf: '2026-03-27', points: [['10Y', 7]] }).points).toEqual([['10Y', 7]]);
  });

  test('may contain any run of months and any finite numbers, its months only in order', () => {
    const [first, length] = [fc.integer({ min: 0, max: 280 }), fc.integer({ min: 1, max: 30 })];
    const value = fc.double({ noNaN: true, noDefaultInfinity: true });
    fc.assert(
      fc.property(first, length, value, (start, count, each) => {
        const ascending = Array.from({ length: count }, (_, i) => [month(start + i), each]);
        const asOf = '2026-06';
        expect(parse({ asOf, points: ascending }).points).toHaveLength(count);
        if (count > 1)
          expect(() => parse({ asOf, points: [...ascending].reverse() })).toThrow('points ascend');
      }),
    );
  });
});

describe('an invalid series is rejected with file, line and reason', () => {
  // In the sample every field has a line of its own: id is on line 2, title on 3, unit on 4, and so on.
  test.each<[what: string, changes: Parameters<typeof seriesText>[0], message: string | RegExp]>([
    ['an unknown unit', { unit: 'USD per no such thing' }, /:4: unit: /],
    ['an unknown frequency', { frequency: 'hourly' }, /:5: frequency: /],
    ['an unknown status', { status: 'certain' }, /:7: status: /],
    [
      'a stated status that only checks give',
      { status: 'verified' },
      /:7: status: .*checks make values verified/,
    ],
    [
      'a publisher that verifies itself',
      { checks: [check('independent', 'A bureau')] },
      ':10: checks.0: A bureau is the source; only another publisher makes its values verified',
    ],
    [
      'a check of no period',
      { checks: [check('copy', 'B', '2030')] },
      ':10: checks.0: There is no such period',
    ],
    [
      'decisions without the day of the last one read',
      { frequency: 'event', checkedOn: undefined },
      /checkedOn: A series of decisions/,
    ],
    ['no publication lag', { publication: undefined }, /publication: /],
    ['no source', { sources: [] }, ':9: sources: A series names its source'],
    ['a missing list of sources', { sources: undefined }, /:1: sources: /],
    [
      'a source over plain http',
      { sources: [{ publisher: 'A', title: 'B', url: 'http://a.example' }] },
      /:9: .*url/,
    ],
    [
      'a source without a publisher',
      { sources: [{ publisher: '', title: 'B', url: 'https://a.example' }] },
      /:9: .*publisher/,
    ],
    ['an id that is no file name', { id: '../site' }, /:2: id: /],
    ['no points', { points: [] }, /:10: points: /],
    [
      'a later period first',
      {
        points: [
          ['2026-02', 1],
          ['2026-01', 2],
        ],
      },
      ':10: points.1: 2026-01: comes after a later period; points ascend',
    ],
    [
      'a month left out',
      {
        points: [
          ['2026-01', 1],
          ['2026-03', 3],
        ],
      },
      ':10: points.1: 2026-03: 2026-02 is left out; write it with a null value, so that charts show the gap',
    ],
    [
      'a month under two names',
      {
        points: [
          ['2026-01', 1],
          ['2026-01-31', 2],
        ],
      },
      ':10: points.1: 2026-01-31: lies in the same month as 2026-01, and the series is monthly',
    ],
    [
      'gold by the gram after gold by the ounce',
      {
        points: [
          ['2026-01', 4200],
          ['2026-02', null],
          ['2026-03', 135],
        ],
      },
      ':10: points.2: 2026-03: its value is 135 after 4200: has the unit changed?',
    ],
    [
      'crores after lakhs, in the second column',
      {
        columns: ['month', 'registrations', 'stampDutyInrCrore'],
        points: [
          ['2026-01', 12_000, 990],
          ['2026-02', 11_000, 99_500],
        ],
      },
      ':10: points.1: 2026-02: stampDutyInrCrore is 99500 after 990: has the unit changed?',
    ],
    ['a date that is still to come', { asOf: '2999-01' }, ':6: asOf: 2999-01 lies in the future'],
    ['a fiscal year that is still to come', { asOf: 'FY2999' }, ':6: asOf: FY2999 lies in the future'],
    [
      'a point that is still to come',
      { asOf: '2999', points: [['2999-12', 1]] },
      ':10: points.0: 2999-12: lies in the future',
    ],
    [
      'a period twice',
      {
        points: [
          ['2026-01', 1],
          ['2026-01', 2],
        ],
      },
      ':10: points.1: 2026-01: stands twice',
    ],
    [
      'two names for one time',
      {
        points: [
          ['Q1 2026', 1],
          ['H1 2026', 2],
        ],
      },
      ':10: points.1: H1 2026: stands twice',
    ],
    [
      'a point without a value',
      { points: [['2026-01']] },
      ':10: points.0: 2026-01: has 1 values where 2 are named',
    ],
    [
      'a point with one value too many',
      { points: [['2026-01', 1, 2]] },
      ':10: points.0: 2026-01: has 3 values where 2 are named',
    ],
    [
      'a row narrower than its columns',
      { columns: ['month', 'a', 'b'], points: [['2026-01', 1]] },
      /:10: points.0: 2026-01: has 2 values where 3 are named/,
    ],
    [
      'a value that is text',
      { points: [['2026-01', '1,234']] },
      ':10: points.0: 2026-01: its value is no number',
    ],
    ['a value that is neither', { points: [['2026-01', true]] }, /:10: points.0/],
    [
      'a period that is none',
      {
        points: [
          ['June', 1],
          ['2026-01', 2],
        ],
      },
      ':10: points.0: June: "June" is no period',
    ],
    [
      'a month past asOf',
      {
        asOf: '2026-01',
        points: [
          ['2026-01', 1],
          ['2026-02', 2],
        ],
      },
      ':6: asOf: The points go past asOf, to 2026-02',
    ],
    [
      'a day past asOf',
      { asOf: '2026-08-20', points: [['2026-08-21', 1]] },
      ':6: asOf: The points go past asOf, to 2026-08-21',
    ],
  ])('%s', (_, changes, message) => {
    const reading = () => parse(changes);
    expect(reading).toThrow(ContentError);
    expect(reading).toThrow(typeof message === 'string' ? `content/${FILE}${message}` : message);
  });

  test('the line is that of the point if points have lines of their own', () => {
    const text = seriesText({
      points: [
        ['2026-01', 1],
        ['2026-02', 2],
        ['2026-01', 3],
      ],
    }).replaceAll('],[', '],\n[');
    expect(() => parseContent(FILE, text, seriesSchema)).toThrow(
      `content/${FILE}:12: points.2: 2026-01: comes after`,
    );
  });

  const columns = ['month', 'registrations', 'status'];
  const quarters = ['quarter', 'periodEnd', 'revenue'];
  test.each<[what: string, changes: Parameters<typeof seriesText>[0], message: string]>([
    [
      'a last period that is none',
      {
        points: [
          ['2026-01', 1],
          ['2026-13', 2],
        ],
      },
      ':10: points.1: 2026-13: "2026-13" is no period',
    ],
    ['an asOf that is no month', { asOf: '2026-13' }, ':6: asOf: "2026-13" is no period'],
    ['an asOf that is no period at all', { asOf: 'yesterday' }, ':6: asOf: "yesterday" is no period'],
    // It would be taken for "verified" by leastSure: the least sure value shown as the surest.
    [
      'a status of a row that does not exist',
      { columns, points: [['2026-01', 1, 'disputd']] },
      ':10: points.0: 2026-01: "disputd" is no status',
    ],
    [
      'a row without its status',
      { columns, points: [['2026-01', 1, null]] },
      ':10: points.0: 2026-01: "null" is no status',
    ],
    // It would be read as a gap, without a word.
    [
      'a number typed as text',
      { columns, points: [['2026-01', '12,249', 'official']] },
      ':10: points.0: 2026-01: registrations is no number',
    ],
    [
      'an end of a period that is no day',
      { columns: quarters, points: [['Q1 FY26', 'June', 1]] },
      ':10: points.0: Q1 FY26: periodEnd is no day',
    ],
    [
      'an end of a period that is still to come',
      { columns: quarters, points: [['Q1 FY26', '2999-06-30', 1]] },
      ':10: points.0: Q1 FY26: periodEnd lies in the future',
    ],
    [
      'an end of a period that is a number',
      { columns: quarters, points: [['Q1 FY26', 2025, 1]] },
      ':10: points.0: Q1 FY26: periodEnd is no day',
    ],
    [
      'a note on a period that is not there',
      { notes: [note('disputed', '2026'), note('disputed', '2025')] },
      ':10: notes.1: There is no such period',
    ],
    [
      'a note on a range that is none',
      { notes: [note('disputed', { from: '2026-02', to: '2026-01' })] },
      ':10: notes.0: There is no such period',
    ],
    [
      'a dispute that names no period',
      { notes: [note('disputed')] },
      ':10: notes.0: It names the period or the range it is of',
    ],
    [
      'a note on a column that is not there',
      {
        columns,
        notes: [{ ...note('disputed', '2026-01'), columns: ['units'] }],
        points: [['2026-01', 1, 'official']],
      },
      ':10: notes.0: There is no column "units"',
    ],
    [
      'a status of a column that is not there',
      { columns, columnStatus: { units: 'disputed' }, points: [['2026-01', 1, 'official']] },
      ':10: columnStatus.units: There is no such column',
    ],
    [
      'a status of the column of periods',
      { columns, columnStatus: { month: 'disputed' }, points: [['2026-01', 1, 'official']] },
      ':10: columnStatus.month: There is no such column',
    ],
    [
      'a status of a column where there are none',
      { columnStatus: { registrations: 'disputed' } },
      ':10: columnStatus.registrations: There is no such column',
    ],
  ])('%s', (_, changes, message) => {
    expect(() => parse(changes)).toThrow(ContentError);
    expect(() => parse(changes)).toThrow(`content/${FILE}${message}`);
  });

  test.each([
    ['2025', '2026'],
    ['FY2025', 'FY2026'],
    ['Q1 FY26', 'Q2 FY26'],
    ['H1 2024', 'H2 2024'],
    ['2026-08', '2026-09-01'],
  ])('points past asOf, %s', (asOf, past) => {
    const points = [
      [asOf, 1],
      [past, 2],
    ];
    expect(() => parse({ asOf, points })).toThrow(
      `content/${FILE}:6: asOf: The points go past asOf, to ${past}`,
    );
  });

  test('an unknown field of the series or of a source is rejected', () => {
    const misspelt = seriesText().replace('"title"', '"pointstatus": {},\n"title"');
    expect(() => parseContent(FILE, misspelt, seriesSchema)).toThrow(
      `content/${FILE}:3: Unrecognized key: "pointstatus"`,
    );
    const source = { publisher: 'A', title: 'B', url: 'https://a.example', license: 'C' };
    expect(() => parse({ sources: [source] })).toThrow(
      `content/${FILE}:9: sources.0: Unrecognized key: "license"`,
    );
  });
});

describe('the series of content/series', () => {
  test('are found by id', () => {
    writeContent('series/gold.json', seriesText({ id: 'gold' }));
    expect(readSeriesFile(libraryHere(), 'gold').points).toEqual([['2026-01', 100]]);
  });

  test('a file whose id is not its name is rejected', () => {
    writeContent('series/silver.json', seriesText({ id: 'gold' }));
    expect(() => readSeriesFile(libraryHere(), 'silver')).toThrow(
      'content/series/silver.json:1: Its id is "gold", its name says "silver"',
    );
  });

  test('a missing file is an error of content', () => {
    expect(() => readSeriesFile(libraryHere(), 'copper')).toThrow(ContentError);
    expect(() => readSeriesFile(libraryHere(), 'copper')).toThrow(
      'content/series/copper.json:1: The file is missing',
    );
  });

  test('are listed without the events, which are not a series', () => {
    writeContent('series/gold.json', seriesText({ id: 'gold' }));
    writeContent('series/events.json', '[]');
    writeContent('series/README.md', 'About the figures');
    expect(listSeriesFiles(libraryHere())).toContain('gold');
    expect(listSeriesFiles(libraryHere())).not.toContain('events');
    expect(listSeriesFiles(libraryHere()).join()).not.toContain('README');
  });
});

describe('in another language', () => {
  beforeEach(() => {
    writeContent(FILE, seriesText({ id: 'sample', notes: [note('remark')] }));
    writeContent('hi/locale.yaml', 'name: हिन्दी\nlang: hi-IN\n');
    writeContent('subjects/none.yaml', 'series: []\n');
  });
  const inHindi = (words: object) => {
    writeContent(`hi/${FILE}`, JSON.stringify(words));
    return inLocale('hi', () => readSeriesFile(libraryHere(), 'sample'));
  };
  const WORDS = { title: 'नमूना', sources: [{ publisher: 'प्रकाशक' }], notes: [{ text: 'दोपहर का भाव।' }] };

  test('a series has the words of the translation and the figures of the English file', () => {
    const english = readSeriesFile(libraryHere(), 'sample');
    const hindi = inHindi(WORDS);
    expect(hindi.points).toEqual(english.points);
    expect(hindi).toMatchObject({ id: 'sample', ...WORDS });
    expect(hindi.sources[0]?.title).toBe(english.sources[0]?.title);
  });

  test.each([
    [{ ...WORDS, points: [['2026-01', 1]] }, 'A translation has the words only'],
    [{ ...WORDS, title: undefined }, 'title: The translation is missing'],
    [{ ...WORDS, notes: [{ text: 1 }] }, 'notes'],
  ])('%j is refused', (words, problem) => expect(() => inHindi(words)).toThrow(problem));

  test('the title is that of the subject, and then of no other place', () => {
    writeContent('subjects/one.yaml', 'series: [{ id: sample, in: { hi: { title: नमूने का भाव } } }]\n');
    expect(inHindi({}).title).toBe('नमूने का भाव');
    expect(() => inHindi(WORDS)).toThrow('hi/series/sample.json:1: title: A translation has the words only');
  });

  test('publishers and notes, which no page shows as words, may stay in English', () => {
    const { title, sources, notes } = inHindi({ title: WORDS.title });
    expect(title).toBe(WORDS.title);
    expect([sources, notes]).toEqual([
      readSeriesFile(libraryHere(), 'sample').sources,
      readSeriesFile(libraryHere(), 'sample').notes,
    ]);
  });
});

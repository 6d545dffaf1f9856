import { libraryHere } from '@/lib/texts/library-here';
import { readSeriesFile } from '../series/series-file';
import { rowsBy } from './periods';
import { isAppendOnly, propose } from './proposal';

const NOW = Date.parse('2026-11-24T09:00:00Z');
const NAME = 'file';

/** What a file with these dates and values would change in a series. */
function proposed(id: string, values: [at: string, value: number | null][], decimals = 2) {
  const series = readSeriesFile(libraryHere(), id);
  const observations = values.map(([at, value], i) => ({ at, cells: [value], line: i + 2 }));
  return propose(series, rowsBy(series, observations, { name: NAME, decimals, now: NOW }), {
    name: NAME,
    decimals,
  });
}

// Gold is 4228, 4073 in June and July 2026, the last that we have.
const GOLD: [string, number][] = [
  ['2026-06', 4228.11],
  ['2026-07', 4073.3],
];

describe('new periods', () => {
  test('after the last are appended; old values agree to the digits that we have', () => {
    const proposal = proposed('gold-usd-oz', [...GOLD, ['2026-08', 4100.126], ['2026-09', 4050]]);
    expect(isAppendOnly(proposal)).toBe(true);
    expect(proposal).toMatchObject({ same: 2, changed: [], completed: [] });
    expect(proposal.added).toEqual([
      { period: '2026-08', cells: [4100.13], line: 4 },
      { period: '2026-09', cells: [4050], line: 5 },
    ]);
    expect(proposal.file.asOf).toBe('2026-09');
    expect(proposal.file.points.slice(-3)).toEqual([
      ['2026-07', 4073],
      ['2026-08', 4100.13],
      ['2026-09', 4050],
    ]);
  });

  test('in another order are the same, and missing values at the end are no rows', () => {
    const { added } = proposed('gold-usd-oz', [['2026-09', null], ['2026-08', 4100], ...GOLD]);
    expect(added).toEqual([{ period: '2026-08', cells: [4100], line: 3 }]);
  });

  test('a month that is not over has no value yet, also in a file of months', () => {
    const untilOctober: [string, number | null][] = [
      ...GOLD,
      ['2026-08', 4050],
      ['2026-09', 4060],
      ['2026-10', 4070],
    ];
    expect(() => proposed('gold-usd-oz', [...untilOctober, ['2026-11', 4080]])).toThrow(
      'file:7: 2026-11 is not over: today is 2026-11-24',
    );
    expect(proposed('gold-usd-oz', [...untilOctober, ['2026-11', null]]).file.asOf).toBe('2026-10');
  });

  test('a month whose last days are missing has no last value', () => {
    const days = (...more: string[]): [string, number][] =>
      ['2026-07-31', '2026-08-31', ...more, '2026-10-01'].map((day) => [day, 68.2827]);
    expect(() => proposed('fund-sbi-gilt', days('2026-09-14'))).toThrow(
      'file:4: 2026-09-14 is followed by 2026-10-01: the last days of 2026-09 are missing; download all days',
    );
    expect(() => proposed('fund-sbi-gilt', days('2026-09-24'))).not.toThrow();
  });

  test('a month is a gap if its days are written without a value', () => {
    const days = (september: [string, null][]): [string, number | null][] => [
      ['2026-07-31', 68.2827],
      ['2026-08-31', 69.1],
      ...september,
      ['2026-10-30', 69.8],
      ['2026-11-02', 70],
    ];
    expect(() => proposed('fund-sbi-gilt', days([]))).toThrow('2026-09 is left out; write it with a null');
    const gap = proposed('fund-sbi-gilt', days([['2026-09-30', null]]));
    expect(gap.added.map(({ period, cells }) => [period, ...cells])).toEqual([
      ['2026-09', null],
      ['2026-10', 69.8],
    ]);
    expect(isAppendOnly(gap)).toBe(false);
  });

  test('an old value that the file has as missing is one that its publisher took back', () => {
    const { changed } = proposed('gold-usd-oz', [
      ['2026-04', 4721],
      ['2026-05', null],
      ['2026-06', 4228],
    ]);
    expect(changed).toMatchObject([{ period: '2026-05', ours: 4587, theirs: null }]);
  });

  test('a day among months is no month', () => {
    expect(() =>
      proposed('infosys-close', [
        ['2026-07', 1130.1],
        ['2026-09-15', 1150],
      ]),
    ).toThrow('file:2: 2026-07 is no day, and 2026-09-15 on line 3 is one');
  });

  test('none at all: nothing would change', () => {
    const { added, file } = proposed('gold-usd-oz', GOLD);
    expect(added).toEqual([]);
    expect(file).toEqual(readSeriesFile(libraryHere(), 'gold-usd-oz'));
  });

  test('with one left out are refused, by the rule of the series', () => {
    expect(() => proposed('gold-usd-oz', [...GOLD, ['2026-09', 4050]])).toThrow(
      'file:4: 2026-09: 2026-08 is left out',
    );
  });

  test('in another unit are refused: a tenth, as if grams', () => {
    expect(() => proposed('gold-usd-oz', [...GOLD, ['2026-08', 131.8]])).toThrow(
      /file:4: 2026-08: .*has the unit changed/,
    );
  });
});

describe('a period marked partial', () => {
  // Of scheme 101281: 728.0769 in July 2026, and 723.6222 on 21 August.
  const DAYS: [string, number][] = [
    ['2026-07-30', 720],
    ['2026-07-31', 728.0769],
    ['2026-08-21', 723.6222],
    ['2026-08-31', 730.5],
  ];

  test('is completed by its last day, and its note goes, when the file has a day after it', () => {
    const proposal = proposed('fund-hdfc-sensex', [...DAYS, ['2026-09-01', 731]], 4);
    expect(proposal).toMatchObject({ added: [], changed: [], same: 1 });
    expect(proposal.completed).toEqual([{ period: '2026-08', cells: [730.5], line: 5 }]);
    expect(proposal.file.points.at(-1)).toEqual(['2026-08', 730.5]);
    expect(proposal.file.notes.map(({ kind }) => kind)).toEqual(['remark', 'remark']);
  });

  test('stays where the file ends within it', () => {
    expect(proposed('fund-hdfc-sensex', DAYS, 4)).toMatchObject({ added: [], completed: [] });
  });

  test('that is over without a value is for a person', () => {
    const proposal = proposed('nvidia-close', [
      ['2026-07', 200.75],
      ['2026-08', null],
      ['2026-09', 210],
    ]);
    expect(isAppendOnly(proposal)).toBe(false);
    expect(proposal.changed).toEqual([
      { period: '2026-08', column: 'value', ours: 214.72, theirs: null, line: null },
    ]);
  });
});

test('a week is its last day of trading, whichever day that was; Saturdays and Sundays show that it is over', () => {
  // Bitcoin on Friday 18 September 2026.
  const last = readSeriesFile(libraryHere(), 'bitcoin-weekly').points.at(-1)?.[1] as number;
  const days: [string, number][] = [
    ['2026-09-18', last],
    ['2026-09-19', 1],
    ['2026-09-24', 77000],
    ['2026-09-25', 77500],
    ['2026-09-26', 2],
    ['2026-10-01', 78000],
  ];
  expect(proposed('bitcoin-weekly', days)).toMatchObject({
    same: 1,
    added: [{ period: '2026-09-25', cells: [77500], line: 5 }],
  });
});

describe('an old value', () => {
  test('that the publisher changed is listed with both, and is not in the series', () => {
    const proposal = proposed('gold-usd-oz', [
      ['2026-05', 4587],
      ['2026-06', 4229],
      GOLD[1] ?? ['', 0],
      ['2026-08', 4100],
    ]);
    expect(isAppendOnly(proposal)).toBe(false);
    expect(proposal.changed).toEqual([
      { period: '2026-06', column: 'value', ours: 4228, theirs: 4229, line: 3 },
    ]);
    expect(proposal.file.points.slice(-3)).toEqual([
      ['2026-06', 4228],
      ['2026-07', 4073],
      ['2026-08', 4100],
    ]);
  });

  test('that ends with a nought is compared to the digits of its neighbours', () => {
    // 4.50 among values of three decimals: the publisher has two.
    const series = readSeriesFile(libraryHere(), 'us-10y');
    const points = series.points
      .slice(-3)
      .map(([period, value]): [string, number] => [period, Number(value)]);
    expect(proposed('us-10y', points).changed).toEqual([]);
    const [first, ...rest] = points;
    expect(proposed('us-10y', [[first?.[0] ?? '', (first?.[1] ?? 0) + 0.01], ...rest]).changed).toHaveLength(
      1,
    );
  });

  test('that the publisher took out is listed', () => {
    expect(
      proposed('gold-usd-oz', [
        ['2026-04', 4721],
        ['2026-06', 4228],
      ]).changed,
    ).toEqual([{ period: '2026-05', column: 'value', ours: 4587, theirs: null, line: null }]);
  });
});

describe('a file is refused', () => {
  test.each<[string, string, [string, number | null][], string]>([
    [
      'of another series',
      'gold-usd-oz',
      [
        ['2026-05', 76.5],
        ['2026-06', 64.9],
      ],
      'file:2: 2 of the 2 values that we have differ, first 2026-05: 76.5 here, 4587 with us: is it another series',
    ],
    [
      'in another unit',
      'gold-usd-oz',
      [
        ['2026-05', 147.48],
        ['2026-06', 135.94],
      ],
      'each is about 0.0322 times ours, is it another unit?',
    ],
    [
      'without a period that we have',
      'gold-usd-oz',
      [['2026-08', 4100]],
      'no period that we have a value of',
    ],
    [
      'with a day in the future',
      'gold-usd-oz',
      [...GOLD, ['2027-01', 4100]],
      'file:4: 2027-01 lies in the future: today is 2026-11-24',
    ],
    [
      'with a period twice and two values',
      'gold-usd-oz',
      [...GOLD, ['2026-07', 4229]],
      'file:4: 2026-07 is 4229 here and 4073.3 on line 3',
    ],
    [
      'of days for averages of months',
      'gold-usd-oz',
      [['2026-06-30', 4228]],
      'has the average of each period',
    ],
    ['without rows', 'gold-usd-oz', [], 'no period that we have a value of'],
  ])('%s', (_, id, values, sentence) => {
    expect(() => proposed(id, values)).toThrow(sentence);
  });

  test('a period twice with one value is one', () => {
    expect(proposed('gold-usd-oz', [...GOLD, ['2026-07', 4073.3]]).same).toBe(2);
  });
});

test('a publisher without some of the columns leaves them empty, and its rows are for a person', () => {
  const series = readSeriesFile(libraryHere(), 'wipro-quarters');
  const row = (period: string, end: string, cells: (number | null)[], line: number) => ({
    period,
    cells: [end, ...cells],
    line,
  });
  const options = { name: NAME, decimals: 3 };
  const rows = [
    row('Q1 FY27', '2026-06-30', [244.786, null, null, 33.563, null, null], 1),
    row('Q2 FY27', '2026-09-30', [250.1, null, null, 34.2, null, null], 2),
  ];
  const proposal = propose(series, rows, options);
  expect(proposal).toMatchObject({ same: 2, changed: [] });
  expect(proposal.file.points.at(-1)).toEqual(['Q2 FY27', '2026-09-30', 250.1, null, null, 34.2, null, null]);
  expect(isAppendOnly(proposal)).toBe(false);
});

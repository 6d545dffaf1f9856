import { libraryHere } from '@/lib/texts/library-here';
import { getSeries } from './get-series';
import { asDrawn, coarse, endsItsMonth, monthEnds, printablePoints } from './printable';

const days = (id: string, from: string, to: string) => {
  const series = getSeries(libraryHere(), id);
  const points = series.points.filter(({ period }) => period >= from && period <= to);
  return printablePoints({ ...series, points }).map(({ period }) => period);
};

describe('the values of a daily or weekly series that may be printed', () => {
  it('are the last of each month, and the latest of all', () => {
    expect(days('wipro-close', '2026-05-21', '2026-08-21')).toEqual([
      '2026-05-29',
      '2026-06-30',
      '2026-07-31',
      '2026-08-21',
    ]);
    expect(days('bitcoin-40-week-average', '2026-06-01', '2026-09-18')).toEqual([
      '2026-06-26',
      '2026-07-31',
      '2026-08-28',
      '2026-09-18',
    ]);
  });

  it('are not the end of a window within a month', () => {
    expect(days('wipro-close', '2026-06-01', '2026-07-15')).toEqual(['2026-06-30']);
    expect(days('bitcoin-weekly', '2025-09-01', '2025-10-03')).toEqual(['2025-09-26']);
  });

  it('are all of a series that is monthly or may be passed on', () => {
    expect(days('india-us-spread', '2026-01', '2026-03')).toHaveLength(3);
  });

  it.each([
    ['daily', '2026-07-31', true],
    // A Friday before a weekend that ends the month, and a day that may be followed by another.
    ['daily', '2026-05-29', true],
    ['daily', '2026-07-30', false],
    ['weekly', '2026-07-31', true],
    ['weekly', '2026-07-24', false],
    // A week before the end of the month it does not end.
    ['daily', '2026-08-25', false],
  ] as const)('%s: %s ends its month, whatever comes later: %s', (frequency, day, ends) => {
    expect(endsItsMonth({ frequency }, day)).toBe(ends);
    expect(monthEnds(['2026-04-30', day], { frequency }).includes(day)).toBe(ends);
  });

  it('of a series of all days a month does not end on a Friday before its last weekend', () => {
    expect(endsItsMonth({ frequency: 'daily', everyDay: true }, '2026-05-29')).toBe(false);
    expect(endsItsMonth({ frequency: 'daily', everyDay: true }, '2026-05-31')).toBe(true);
  });

  it('have three digits otherwise', () => {
    expect([199.74, 62_974.6, -0.12345].map((value) => coarse(value))).toEqual([200, 63_000, -0.123]);
  });
});

describe('a series as lines draw it', () => {
  const hidden = (values: number[]) => ({
    frequency: 'daily' as const,
    redistribute: false,
    points: values.map((value) => ({ value })),
  });
  const drawn = (values: number[], log = false) =>
    asDrawn(hidden(values), log).points.map(({ value }) => value);

  it('has values rounded to about a unit of the drawing', () => {
    // From 165 to 205 in 250 units: 0.2 of a rupee.
    expect(drawn([165, 170.13, 205])).toEqual([165, 170.2, 205].map((value) => expect.closeTo(value, 9)));
  });

  it('has three digits on a logarithmic axis', () => {
    expect(drawn([3_124.7, 101_433], true)).toEqual([3_120, 101_000]);
  });

  it('is not changed if its values are all equal, or may be printed', () => {
    expect(drawn([170, 170])).toEqual([170, 170]);
    const open = { ...hidden([165, 170.13, 205]), redistribute: true };
    expect(asDrawn(open)).toBe(open);
  });
});

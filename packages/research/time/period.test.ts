import { formatInYear, formatPeriod, formatPeriodShort, periodForms } from '@/lib/web/period';
import { isPeriod, mondayOf, periodPosition, startsAfter, weekdayOf, weekOf, yearsBetween } from './period';
import { ContentProblem } from '@/lib/platform/content-problem';
import fc from 'fast-check';
import { inLocale } from '@/lib/content/locale';
import { anyText } from '@/testing/content/any-text';

const DAY_MS = 86_400_000;

/** Every day from 1900 to 2099, as `2026-08-21`. */
const day = fc
  .date({ min: new Date('1900-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const month = day.map((text) => text.slice(0, 7));

describe('where a period stands on the time axis', () => {
  test('a day stands at its midnight in UTC', () => {
    // 56 years of 365 days and 14 leap days to 2026, then 212 days to the end of July and 20 days of August.
    const days = 56 * 365 + 14 + 212 + 20;
    expect(periodPosition('2026-08-21')).toBe(days * DAY_MS);
  });

  test('every day stands where Date has it, on the weekday that Date has', () => {
    fc.assert(
      fc.property(day, (text) => {
        expect(periodPosition(text)).toBe(Date.parse(text));
        expect(weekdayOf(text)).toBe(new Date(text).getUTCDay());
      }),
    );
  });

  test('a day is read without a Date', () => {
    const dateSpy = jest.spyOn(globalThis, 'Date');
    const results = [periodPosition('2024-02-29'), weekdayOf('2026-08-21'), isPeriod('2026-02-30')];
    const count = dateSpy.mock.calls.length;
    dateSpy.mockRestore();
    expect(results).toEqual([1_709_164_800_000, 5, false]);
    expect(count).toBe(0);
  });

  test.each([
    ['2026-06', '2026-06-01'],
    ['2025', '2025-01-01'],
    ['FY2026', '2026-01-01'],
    ['Q1 FY27', '2027-01-01'],
    ['Q4 FY27', '2027-10-01'],
    ['Q3 2024', '2024-07-01'],
    ['H1 2024', '2024-01-01'],
    ['H2 2024', '2024-07-01'],
    ['2024-02-29', '2024-02-29'],
  ])('%s stands where %s does', (period, date) => {
    expect(periodPosition(period)).toBe(Date.parse(`${date}T00:00:00Z`));
  });

  test('a tenor stands at its number of years', () => {
    expect(['1Y', '7Y', '30Y'].map(periodPosition)).toEqual([1, 7, 30]);
  });

  test('later days stand further along', () => {
    fc.assert(
      fc.property(day, day, (a, b) => {
        expect(Math.sign(periodPosition(a) - periodPosition(b))).toBe(a === b ? 0 : a < b ? -1 : 1);
      }),
    );
  });

  test('a month stands at its first day, after the month before it', () => {
    fc.assert(
      fc.property(month, (period) => {
        expect(periodPosition(period)).toBe(periodPosition(`${period}-01`));
      }),
    );
  });

  test('the quarters of a fiscal year stand in order, and before those of the next', () => {
    const quarters = ['FY26', 'FY27'].flatMap((year) => [1, 2, 3, 4].map((quarter) => `Q${quarter} ${year}`));
    const positions = quarters.map(periodPosition);
    expect([...positions].sort((a, b) => a - b)).toEqual(positions);
    expect(new Set(positions).size).toBe(quarters.length);
  });
});

describe('what is no period', () => {
  test.each([
    '',
    ' 2026',
    '26',
    'FY26',
    '2026-6',
    '2026-00',
    '2026-13',
    '2026-02-30',
    '2025-02-29',
    '2026-00-10',
    '2026-13-10',
    '2026-06-00',
    '2026-06-99',
    '2026-08-21T00:00:00Z',
    'Q0 2024',
    'Q5 FY27',
    'H3 2024',
    'H4 2024',
    'Q1 FY2027',
    'H1',
    '10y',
    '-1Y',
    '1.5Y',
    'June 2026',
    '2026-06\n',
  ])('%j is refused', (text) => {
    expect(isPeriod(text)).toBe(false);
    expect(() => periodPosition(text)).toThrow(ContentProblem);
  });

  test('is refused with a ContentProblem and nothing else, and what passes has a finite place', () => {
    const likely = fc.stringMatching(/^[QHFY0-9 -]{1,11}$/);
    fc.assert(
      fc.property(fc.oneof(anyText(), likely), (text) => {
        try {
          expect(Number.isFinite(periodPosition(text))).toBe(true);
        } catch (error) {
          expect(error).toBeInstanceOf(ContentProblem);
        }
      }),
    );
  });

  test.each(['June', '2026-13-01', '2026-02-30', '2026-02-32'])(
    '%s is named in the words of the refusal',
    (text) => {
      expect(() => periodPosition(text)).toThrow(`"${text}" is no period`);
    },
  );
});

describe('whether a period starts after another has ended', () => {
  test.each([
    ['2026-08-22', '2026-08-21', true],
    ['2026-08-21', '2026-08-21', false],
    ['2026-08-31', '2026-08', false],
    ['2026-09-01', '2026-08', true],
    ['2026-08', '2026-08-21', false],
    ['2026-09', '2026-08-21', true],
    ['2026', '2026-08-21', false],
    ['2027', '2026-12', true],
    ['Q3 2024', 'H1 2024', true],
    ['Q2 2024', 'H1 2024', false],
    ['H2 2024', '2024', false],
    ['FY2027', 'FY2026', true],
    ['FY2026', 'FY2026', false],
    ['Q1 FY27', 'Q4 FY26', true],
    ['Q4 FY26', 'FY2026', false],
    ['Q1 FY27', 'FY2026', true],
  ])('%s after %s: %s', (period, other, expected) => {
    expect(startsAfter(period, other)).toBe(expected);
  });

  test.each([
    ['a fiscal year and a day', 'FY2027', '2026-08-21'],
    ['a tenor and a day', '30Y', '2026-03-27'],
    ['what is no period', 'later', '2026'],
    ['what is no period', '2026', 'earlier'],
  ])('%s do not compare', (_, period, other) => {
    expect(startsAfter(period, other)).toBe(false);
  });

  test('a day is after another day exactly when it is later, and never after its own month', () => {
    fc.assert(
      fc.property(day, day, (a, b) => {
        expect(startsAfter(a, b)).toBe(a > b);
        expect(startsAfter(a, a.slice(0, 7))).toBe(false);
        expect(startsAfter(a, b.slice(0, 7))).toBe(a.slice(0, 7) > b.slice(0, 7));
      }),
    );
  });
});

describe('years between two periods', () => {
  test.each([
    ['whole months count as twelfths', '2006-06', '2026-06', 20],
    ['half a year is six months', '2025-01', '2026-07', 1.5],
    ['years', '2015', '2022', 7],
    ['fiscal years', 'FY2016', 'FY2026', 10],
    ['days count against 365.25: 2024 had 366', '2024-01-01', '2025-01-01', 366 / 365.25],
    ['91 days from 21 May to 20 August', '2026-05-21', '2026-08-20', 91 / 365.25],
    ['four quarters are a year, whether 2025 has 365 days or not', 'Q1 FY25', 'Q1 FY26', 1],
    ['a quarter is three months', 'Q1 2024', 'Q2 2025', 1.25],
    ['a half is six', 'H2 2024', 'H1 2026', 1.5],
    ['from a year to a quarter are months too', '2015', 'Q3 2025', 10.5],
  ])('%s', (_, from, to, years) => {
    expect(yearsBetween(from, to)).toBeCloseTo(years, 12);
  });

  test('the way back is the same with a minus, and a way in two parts is as long as the whole', () => {
    for (const period of [day, month])
      fc.assert(
        fc.property(period, period, period, (a, b, c) => {
          expect(yearsBetween(a, b)).toBeCloseTo(-yearsBetween(b, a), 9);
          expect(yearsBetween(a, b) + yearsBetween(b, c)).toBeCloseTo(yearsBetween(a, c), 9);
        }),
      );
  });
});

test('a week is seven days from its Monday', () => {
  fc.assert(
    fc.property(day, (date) => {
      const [monday, next] = [mondayOf(weekOf(date)), mondayOf(weekOf(date) + 1)];
      expect(new Date(monday).getUTCDay()).toBe(1);
      expect(monday <= date && date < next).toBe(true);
      expect(periodPosition(next) - periodPosition(monday)).toBe(7 * DAY_MS);
    }),
  );
});

describe('how a period is written', () => {
  test.each([
    ['2026-08-21', '21 August 2026', '21 Aug 2026'],
    ['2026-05-01', '1 May 2026', '1 May 2026'],
    ['2026-06', 'June 2026', 'Jun 2026'],
    ['2025-09', 'September 2025', 'Sep 2025'],
    ['2025', '2025', '2025'],
    ['FY2026', 'FY2026', 'FY2026'],
    ['Q1 FY27', 'Q1 FY27', 'Q1 FY27'],
    ['H1 2024', 'H1 2024', 'H1 2024'],
    ['10Y', '10Y', '10Y'],
  ])('%s is %s, in short %s', (period, long, short) => {
    expect(formatPeriod(period)).toBe(long);
    expect(formatPeriodShort(period)).toBe(short);
  });

  test.each([
    ['2026-08-21', '21 अगस्त 2026', '21 अग॰ 2026'],
    ['2026-06', 'जून 2026', 'जून 2026'],
    ['2025', '2025', '2025'],
    ['FY2026', 'FY2026', 'FY2026'],
    ['Q1 FY27', 'Q1 FY27', 'Q1 FY27'],
    ['H1 2024', 'H1 2024', 'H1 2024'],
    ['10Y', '10 साल', '10 साल'],
  ])('%s is %s in Hindi, in short %s', (period, long, short) => {
    expect(inLocale('hi', () => [formatPeriod(period), formatPeriodShort(period)])).toEqual([long, short]);
  });

  test('without its year', () => {
    expect(['2026-09-21', '2026-09'].map(formatInYear)).toEqual(['21 Sep', 'Sep']);
  });

  test('the day, month and year can all be read back', () => {
    fc.assert(
      fc.property(day, (period) => {
        expect(Date.parse(`${formatPeriod(period)} UTC`)).toBe(periodPosition(period));
        expect(Date.parse(`${formatPeriodShort(period)} UTC`)).toBe(periodPosition(period));
      }),
    );
  });
});

describe('what a period may be called', () => {
  test.each([
    ['2026-06-08', ['8 June 2026', '8 June', '8 Jun 2026', '8 Jun', 'June 2026', 'Jun 2026']],
    ['2026-05', ['May 2026', 'May 2026']],
    ['2026', ['2026']],
    ['Q1 FY27', ['Q1 FY27']],
  ])('%s', (period, forms) => {
    expect(periodForms(period)).toEqual(forms);
  });
});

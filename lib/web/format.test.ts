import fc from 'fast-check';
import { dateOf, formatPostDate } from './format';

describe('the date of a post', () => {
  test.each([
    ['in India time, five and a half hours ahead of UTC', '2026-09-02T04:00:00Z', '09:30 02-09-2026'],
    ['as written where it was written in India', '2026-07-08T09:15:00+05:30', '09:15 08-07-2026'],
    ['on the next day, late in the evening of UTC', '2025-12-31T18:30:00Z', '00:00 01-01-2026'],
    [
      'from any other offset: 23:00 in New York is 04:00 in UTC',
      '2026-01-15T23:00:00-05:00',
      '09:30 16-01-2026',
    ],
    ['on a leap day', '2024-02-28T20:00:00Z', '01:30 29-02-2024'],
  ])('is written %s', (_, iso, text) => expect(formatPostDate(iso)).toBe(text));

  test.each(['', 'yesterday', '2026-13-01T00:00:00Z', '2026-02-30T00:00:00Z', 'null'])(
    'is empty for %j',
    (text) => {
      expect(formatPostDate(text)).toBe('');
    },
  );

  test('is that of Kolkata for every moment', () => {
    const kolkata = new Intl.DateTimeFormat('en-GB', {
      timeZone: 'Asia/Kolkata',
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
    });
    const moment = fc.date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true });
    fc.assert(
      fc.property(moment, (date) => {
        const parts = Object.fromEntries(kolkata.formatToParts(date).map(({ type, value }) => [type, value]));
        const { hour, minute, day, month, year } = parts;
        expect(formatPostDate(date.toISOString())).toBe(`${hour}:${minute} ${day}-${month}-${year}`);
      }),
    );
  });
});

test.each([
  ['20260201', '2026-02-01T00:00:00.000Z'],
  ['2026-W05', '2026-01-26T00:00:00.000Z'],
  ['2026-02-01', '2026-02-01T00:00:00.000Z'],
  ['2026-02-01T09:00:00', '2026-02-01T09:00:00.000Z'],
  ['2026-02-01T09:00:00+05:30', '2026-02-01T03:30:00.000Z'],
  ['soon', undefined],
  ['+999999-01-01', undefined],
])('the moment of %s can be written again', (text, iso) => expect(dateOf(text)?.toISOString()).toBe(iso));

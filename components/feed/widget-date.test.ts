import { indiaDay, momentOf } from './widget-date';

test.each([
  ['2026-08-21T18:00:00+05:30', '21 August 2026'],
  // 18:30 UTC is midnight in India.
  ['2026-08-21T18:30:00Z', '22 August 2026'],
  ['2026-08-21T18:29:59.999999+00:00', '21 August 2026'],
  ['2026-09-01', '1 September 2026'],
  ['2026-09-01 23:00', '2 September 2026'],
])('%s is %s in India', (iso, day) => {
  expect(indiaDay(iso)).toBe(day);
});

test.each(['', 'yesterday', '2026-13-45', '21/08/2026', '1755766800', '2026-08-21T99:00:00Z'])(
  '%j is no date and shows nothing',
  (text) => {
    expect(indiaDay(text)).toBe('');
    expect(momentOf(text)).toBeNull();
  },
);

test('a time without a zone is the same moment on every machine', () => {
  expect(momentOf('2026-08-21T10:00:00')).toBe(Date.UTC(2026, 7, 21, 10));
});

import { indiaDate, momentOf } from './widget-date';

test.each([
  ['2026-08-21T18:00:00+05:30', '2026-08-21'],
  // 18:30 UTC is midnight in India.
  ['2026-08-21T18:30:00Z', '2026-08-22'],
  ['2026-08-21T18:29:59.999999+00:00', '2026-08-21'],
  ['2026-09-01', '2026-09-01'],
  ['2026-09-01 23:00', '2026-09-02'],
])('%s is %s in India', (iso, day) => {
  expect(indiaDate(iso)).toBe(day);
});

test.each(['', 'yesterday', '2026-13-45', '21/08/2026', '1755766800', '2026-08-21T99:00:00Z'])(
  '%j is no date and shows nothing',
  (text) => {
    expect(indiaDate(text)).toBe('');
    expect(momentOf(text)).toBeNull();
  },
);

test('a time without a zone is the same moment on every machine', () => {
  expect(momentOf('2026-08-21T10:00:00')).toBe(Date.UTC(2026, 7, 21, 10));
});

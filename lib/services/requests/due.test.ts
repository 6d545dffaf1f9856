import { dueAt } from './due';

const at = (iso: string) => Date.parse(iso);
const due = (kind: Parameters<typeof dueAt>[0], iso: string) => new Date(dueAt(kind, at(iso))).toISOString();

test('a request about rights is answered by the end of the thirtieth day, in India', () => {
  expect(due('access', '2026-11-25T10:00:00+05:30')).toBe('2026-12-25T18:29:59.999Z');
  // Still the evening before in UTC.
  expect(due('access', '2026-11-26T00:30:00+05:30')).toBe('2026-12-26T18:29:59.999Z');
});

test.each([
  ['Wednesday', '2026-11-25T10:00:00+05:30', '2026-12-02'],
  ['late on Friday', '2026-11-27T23:59:00+05:30', '2026-12-04'],
  ['Saturday', '2026-11-28T12:00:00+05:30', '2026-12-04'],
  ['Sunday', '2026-11-29T12:00:00+05:30', '2026-12-04'],
  ['early on Monday, Sunday in UTC', '2026-11-30T01:00:00+05:30', '2026-12-07'],
])('a refund asked for on %s is reviewed within five days from Monday to Friday', (_, arrival, day) => {
  expect(due('outage', arrival)).toBe(`${day}T18:29:59.999Z`);
});

import { readRequestNumber } from '@/lib/records/requests';
import { newRequestNumber } from './number';

test('a number is random, has the year in India, and is read as people type it', () => {
  const newYear = () => Date.parse('2026-12-31T20:00:00Z');
  const number = newRequestNumber(newYear);
  expect(number).toMatch(/^R-2027-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/);
  expect(newRequestNumber(newYear)).not.toBe(number);
  expect(readRequestNumber(number.toLowerCase().replaceAll('-', ' '))).toBe(number);
});

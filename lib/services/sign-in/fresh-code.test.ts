import { parseSetCookie } from 'cookie';
import { freshDataDir } from '@/testing/processes/fresh-data-dir';
import { freshCodeCookie, FRESH_LIFE, isFresh } from './fresh-code';

freshDataDir();

const NOW = Date.parse('2026-11-25T10:00:00Z');
const at = (time: number) => () => time;
const session = { id: 'a session', user: { email: 'asha@example.com' } };
const { value = '', httpOnly } = parseSetCookie(freshCodeCookie(session, 'copy', at(NOW)));

test('the proof is of one session, its address and one purpose, for ten minutes, and no script reads it', () => {
  expect(httpOnly).toBe(true);
  expect(isFresh(value, session, 'copy', at(NOW))).toBe(true);
  expect(isFresh(value, session, 'copy', at(NOW + FRESH_LIFE - 1))).toBe(true);
  expect(isFresh(value, session, 'copy', at(NOW + FRESH_LIFE))).toBe(false);
  expect(isFresh(value, session, 'address', at(NOW))).toBe(false);
  expect(isFresh(value, { ...session, id: 'another session' }, 'copy', at(NOW))).toBe(false);
  expect(isFresh(value, { ...session, user: { email: 'new@example.com' } }, 'copy', at(NOW))).toBe(false);
});

test.each([
  undefined,
  '',
  'x',
  '.',
  `${NOW + 10 * FRESH_LIFE}.${value.split('.')[1]}`,
  `Infinity.${value.split('.')[1]}`,
  `${NOW + FRESH_LIFE}.`,
])('%j is none', (forged) => expect(isFresh(forged, session, 'copy', at(NOW))).toBe(false));

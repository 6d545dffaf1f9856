import { parseSetCookie } from 'cookie';
import { freshDataDir } from '@/testing/processes/fresh-data-dir';
import { freshCodeCookie, FRESH_LIFE, isFresh } from './fresh-code';

freshDataDir();

const NOW = Date.parse('2026-11-25T10:00:00Z');
const at = (time: number) => () => time;
const session = { id: 'a session' };
const { value = '', httpOnly } = parseSetCookie(freshCodeCookie(session, at(NOW)));

test('the proof is of one session, for ten minutes, and no script reads it', () => {
  expect(httpOnly).toBe(true);
  expect(isFresh(value, session, at(NOW))).toBe(true);
  expect(isFresh(value, session, at(NOW + FRESH_LIFE - 1))).toBe(true);
  expect(isFresh(value, session, at(NOW + FRESH_LIFE))).toBe(false);
  expect(isFresh(value, { id: 'another session' }, at(NOW))).toBe(false);
});

test.each([
  undefined,
  '',
  'x',
  '.',
  `${NOW + 10 * FRESH_LIFE}.${value.split('.')[1]}`,
  `Infinity.${value.split('.')[1]}`,
  `${NOW + FRESH_LIFE}.`,
])('%j is none', (forged) => expect(isFresh(forged, session, at(NOW))).toBe(false));

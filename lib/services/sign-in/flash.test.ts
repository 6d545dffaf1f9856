import { parseSetCookie } from 'cookie';
import { inLocale } from '@/lib/content/locale';
import { clearFlashCookie, flashDone, readFlash } from './flash';

test('a message is read as it was written', () => {
  const message = 'Saved: 40% of “gold”; आशा';
  expect(readFlash(parseSetCookie(flashDone(message)).value)).toBe(message);
});

test('it is sent to pages below /web only, for 15 seconds, and scripts can read and clear it', () => {
  expect(parseSetCookie(flashDone('x'))).toMatchObject({ path: '/web', maxAge: 15 });
  expect(flashDone('Logged out successfully')).not.toContain('HttpOnly');
  const cleared = { name: 'sign-in-flash', value: '', path: '/web', maxAge: 0 };
  expect(parseSetCookie(clearFlashCookie())).toMatchObject(cleared);
});

test('what became of a form in Hindi is said on a page in Hindi', () =>
  inLocale('hi', () => {
    expect(parseSetCookie(clearFlashCookie()).path).toBe('/hi/web');
    expect(parseSetCookie(flashDone('x')).path).toBe('/hi/web');
  }));

test.each([undefined, '', 'x'.repeat(301)])('%j is no message', (value) => {
  expect(readFlash(value)).toBeNull();
});

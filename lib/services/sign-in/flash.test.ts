import { parseSetCookie } from 'cookie';
import { inLocale } from '@/lib/content/locale';
import { clearFlashCookie, flashCookie, flashDone, readFlash } from './flash';

const valueOf = (cookie: string) => parseSetCookie(cookie).value;

test('a message is read as it was written', () => {
  const flash = { message: 'Too soon: 40% of a minute', email: 'asha@example.com' };
  expect(readFlash(valueOf(flashCookie(flash)))).toEqual({ kind: 'problem', ...flash });
});

test('scripts can read and clear a confirmation, and cannot read an error message', () => {
  expect(flashDone('Logged out successfully')).not.toContain('HttpOnly');
  expect(flashCookie({ message: 'Invalid OTP', email: 'asha@example.com' })).toContain('; HttpOnly');
});

test('it is sent to pages below /web only, for 15 seconds, and can be cleared', () => {
  expect(parseSetCookie(flashCookie({ message: 'x' }))).toMatchObject({ path: '/web', maxAge: 15 });
  const cleared = { name: 'sign-in-flash', value: '', path: '/web', maxAge: 0 };
  expect(parseSetCookie(clearFlashCookie())).toMatchObject(cleared);
});

test('what became of a form in Hindi is said on a page in Hindi', () =>
  inLocale('hi', () => {
    expect(parseSetCookie(flashCookie({ message: 'x' })).path).toBe('/hi/web');
    expect(parseSetCookie(clearFlashCookie()).path).toBe('/hi/web');
    expect(parseSetCookie(flashDone('x')).path).toBe('/hi/web');
  }));

test.each([undefined, '', 'x', '%', '%00', '{}', '{"kind":"other","message":"x"}'])(
  '%j is no message',
  (value) => {
    expect(readFlash(value)).toBeNull();
  },
);

test('a message that is too long is cut, and an address that is too long is left out', () => {
  const cookie = flashCookie({ message: 'm'.repeat(50_000), email: 'é'.repeat(60_000) });
  expect(cookie.length).toBeLessThan(1_000);
  expect(readFlash(valueOf(cookie))).toEqual({ kind: 'problem', message: 'm'.repeat(300) });
});

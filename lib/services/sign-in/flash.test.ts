import { clearFlashCookie, flashCookie, readFlash } from './flash';

const valueOf = (cookie: string) => /^[^=]+=([^;]*)/.exec(cookie)?.[1];

test('a message comes back as it was sent, decoded or not', () => {
  const flash = { kind: 'problem', message: 'Too soon: 40% of a minute', email: 'asha@example.com' } as const;
  const value = valueOf(flashCookie(flash)) ?? '';
  expect(readFlash(value)).toEqual(flash);
  expect(readFlash(decodeURIComponent(value))).toEqual(flash);
});

test('what was done can be taken away by script, a problem cannot be read by it', () => {
  expect(flashCookie({ kind: 'done', message: 'Logged out successfully' })).not.toContain('HttpOnly');
  expect(flashCookie({ message: 'Invalid OTP', email: 'asha@example.com' })).toContain('; HttpOnly');
});

test('it goes to the pages below /web only, for seconds, and can be cleared', () => {
  expect(flashCookie({ message: 'x' })).toMatch(/; Path=\/web; Max-Age=\d\d;/);
  expect(clearFlashCookie()).toMatch(/^sign-in-flash=; Path=\/web; Max-Age=0;/);
});

test.each([undefined, '', 'x', '%', '%00', '{}', '%7B%22kind%22:%22other%22,%22message%22:%22x%22%7D'])(
  '%j is no message',
  (value) => {
    expect(readFlash(value)).toBeNull();
  },
);

test('what is too long to be read is not written: the email is left out, the message cut', () => {
  const cookie = flashCookie({ message: 'm'.repeat(50_000), email: 'é'.repeat(60_000) });
  expect(cookie.length).toBeLessThan(1_000);
  expect(readFlash(valueOf(cookie))).toEqual({ kind: 'problem', message: 'm'.repeat(300) });
});

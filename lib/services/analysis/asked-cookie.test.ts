import { parseCookie } from 'cookie';
import { ASKED_COOKIE, askedCookie, askedFields } from './asked-cookie';

it('brings what was asked to the next page, and nowhere else', () => {
  const cookie = askedCookie({ q: 'सोना; "कब"?' });
  expect(askedFields(parseCookie(cookie)[ASKED_COOKIE])).toEqual({ q: 'सोना; "कब"?' });
  expect(cookie).toMatch(/; Path=\/analysis\/asked; HttpOnly; SameSite=Lax/);
});

it.each([undefined, '', 'x', 'null', '[]', '"q"', '{"q":5}', '{"__proto__":"x"}'])(
  '%j holds nothing',
  (value) => expect(askedFields(value)).toEqual({}),
);

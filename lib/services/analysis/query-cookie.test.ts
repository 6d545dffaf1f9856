import { parseCookie } from 'cookie';
import { QUERY_COOKIE, queryCookie, fieldsOfCookie } from './query-cookie';

it('brings what was asked to the next page, and nowhere else', () => {
  const cookie = queryCookie({ q: 'सोना; "कब"?' });
  expect(fieldsOfCookie(parseCookie(cookie)[QUERY_COOKIE])).toEqual({ q: 'सोना; "कब"?' });
  expect(cookie).toMatch(/; Path=\/analysis\/asked; HttpOnly; SameSite=Lax/);
});

it.each([undefined, '', 'x', 'null', '[]', '"q"', '{"q":5}', '{"__proto__":"x"}'])(
  '%j holds nothing',
  (value) => expect(fieldsOfCookie(value)).toEqual({}),
);

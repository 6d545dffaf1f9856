import { findings, score } from './observatory';

const GOOD = {
  'content-security-policy': "default-src 'none'; script-src 'self' 'sha256-a'; frame-ancestors 'none'",
  'strict-transport-security': 'max-age=63072000',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-resource-policy': 'same-origin',
};
const points = (headers: Record<string, string | string[] | undefined>, html = '') =>
  score(findings({ headers: { ...GOOD, ...headers }, html }));
const policy = (value: string) => ({ 'content-security-policy': `${value}; frame-ancestors 'none'` });

test.each<[what: string, headers: Record<string, string | string[] | undefined>, expected: number]>([
  ['nothing wrong', {}, 130],
  [
    'a policy that allows what is written in the page',
    policy("default-src 'none'; script-src 'unsafe-inline'"),
    80,
  ],
  [
    'a policy that browsers read more strictly',
    policy("default-src 'none'; script-src 'unsafe-inline' 'nonce-a'"),
    130,
  ],
  ['a policy without scripts', policy("img-src 'self'"), 80],
  ['a policy with eval', policy("default-src 'none'; script-src 'unsafe-eval'"), 110],
  ['a policy with pictures by http', policy("default-src 'none'; img-src http:"), 110],
  ['a policy with any style', policy("default-src 'none'; style-src 'unsafe-inline'"), 120],
  ['a policy that begins with itself', policy("default-src 'self'"), 125],
  ['no policy', { 'content-security-policy': undefined }, 55],
  ['https for a day', { 'strict-transport-security': 'max-age=86400' }, 120],
  ['https not said', { 'strict-transport-security': undefined }, 80],
  ['types guessed', { 'x-content-type-options': undefined }, 125],
  ['a referrer told to all', { 'referrer-policy': 'unsafe-url' }, 120],
  ['a session scripts can read', { 'set-cookie': ['session=a; Secure; SameSite=Lax'] }, 70],
  ['a cookie by http', { 'set-cookie': ['a=b; SameSite=Lax'] }, 125],
  ['a cookie sent along', { 'set-cookie': ['a=b; Secure'] }, 130],
  ['a good cookie and a bad one', { 'set-cookie': ['a=b; Secure; SameSite=Lax', 'a=b'] }, 125],
  ['a good cookie', { 'set-cookie': ['a=b; Secure; SameSite=Lax'] }, 135],
])('%s', (_, headers, expected) => {
  expect(points(headers)).toBe(expected);
});

test('scripts of other sites need a hash, and https', () => {
  expect(points({}, '<script src="/a.js"></script>')).toBe(130);
  expect(points({}, '<script src="https://evil.example/a.js"></script>')).toBe(125);
  expect(points({}, '<script src="//evil.example/a.js"></script>')).toBe(50);
  expect(points({}, '<script src="/a.js" integrity="sha384-a"></script>')).toBe(135);
});

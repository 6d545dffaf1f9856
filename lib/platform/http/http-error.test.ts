import { HttpError, waitInWords } from './http-error';

test('an HTTP error has its status, message and headers', () => {
  const error = new HttpError(429, 'Too many requests.', { 'Retry-After': '5' });
  expect(error).toBeInstanceOf(Error);
  expect(error).toMatchObject({
    name: 'HttpError',
    status: 429,
    publicMessage: 'Too many requests.',
    message: 'Too many requests.',
    headers: { 'Retry-After': '5' },
  });
  expect(new HttpError(404, 'Not found').headers).toEqual({});
});

test.each([
  [1, 'in 1 second'],
  [2, 'in 2 seconds'],
  [59, 'in 59 seconds'],
  [60, 'in a minute'],
  [61, 'in 2 minutes'], // never too early
  [120, 'in 2 minutes'],
  [3600, 'in 60 minutes'],
  [7200, 'in 120 minutes'],
  [7201, 'in 3 hours'],
  [86_400, 'in 24 hours'],
])('a wait of %i s is %s', (seconds, words) => expect(waitInWords(seconds)).toBe(words));

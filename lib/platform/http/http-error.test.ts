import { HttpError } from './http-error';

test('an HTTP error has its status, key, text and headers', () => {
  const error = new HttpError(429, 'errors.too-many', { headers: { 'Retry-After': '5' } });
  expect(error).toBeInstanceOf(Error);
  expect(error).toMatchObject({
    name: 'HttpError',
    status: 429,
    key: 'errors.too-many',
    message: 'errors.too-many',
    headers: { 'Retry-After': '5' },
  });
  expect(new HttpError(404, 'errors.not-found').headers).toEqual({});
  expect(new HttpError(401, 'errors.signed-out', { said: 'Unauthorized' }).message).toBe('Unauthorized');
});

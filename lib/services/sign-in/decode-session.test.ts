import { encode } from 'next-auth/jwt';
import * as nextAuth from 'next-auth/jwt';
import { decodeSession } from './decode-session';

jest.mock('next-auth/jwt', () => {
  const actual = jest.requireActual<typeof nextAuth>('next-auth/jwt');
  return { ...actual, decode: jest.fn(actual.decode) };
});
beforeEach(() => jest.mocked(nextAuth.decode).mockClear());

const secret = 'a secret of thirty-two characters';

it('decodes what next-auth has encrypted', async () => {
  const token = await encode({ token: { sid: 'a' }, secret });
  expect(await decodeSession(token, [secret])).toMatchObject({ sid: 'a' });
});

it.each([
  { alg: 'PBES2-HS256+A128KW', p2c: 10_000 },
  { alg: 'A256KW' },
  { alg: 'dir', enc: 'A128CBC-HS256' },
])('does not decode a cookie of another algorithm: %j', async (header) => {
  const head = Buffer.from(JSON.stringify({ enc: 'A256GCM', ...header })).toString('base64url');
  expect(await decodeSession(`${head}.a.a.a.a`, [secret])).toBeNull();
  expect(nextAuth.decode).not.toHaveBeenCalled();
});

it('returns null without a cookie', async () => {
  expect(await decodeSession(undefined, [secret])).toBeNull();
});

it('accepts cookies of each secret that is given, and of no other', async () => {
  const token = await encode({ token: { sid: 'a' }, secret });
  expect(await decodeSession(token, ['another-secret-of-32-characters-00', secret])).toMatchObject({
    sid: 'a',
  });
  expect(await decodeSession(token, ['another-secret-of-32-characters-00'])).toBeNull();
});

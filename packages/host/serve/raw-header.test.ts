import type { IncomingMessage } from 'node:http';
import { rawHeader } from './request';

const request = { rawHeaders: ['Host', 'a', 'ACCEPT-Encoding', 'br', 'accept-encoding', 'gzip', 'RSC', ''] };
const header = (name: string) => rawHeader(request as unknown as IncomingMessage, name);

it('finds a header in any case, the first of several, also an empty one', () => {
  expect(header('accept-encoding')).toBe('br');
  expect(header('rsc')).toBe('');
});

it('does not read a value as a name', () => {
  expect(header('gzip')).toBeUndefined();
  expect(header('a')).toBeUndefined();
});

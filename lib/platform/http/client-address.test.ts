import { createHmac } from 'node:crypto';
import { env } from '@/lib/platform/env';
import { CLIENT_ADDRESS_HEADER, clientKey, clientNetwork, shortNetwork } from './client-address';

jest.mock('@/lib/platform/env', () => ({ env: jest.fn() }));
const secret = 'a secret of at least thirty-two characters';
const settings = (NODE_ENV: string) =>
  jest.mocked(env).mockReturnValue({ NODE_ENV, NEXTAUTH_SECRET: secret } as ReturnType<typeof env>);
beforeEach(() => settings('production'));

const from = (address?: string, headers: Record<string, string> = {}) =>
  clientKey(
    new Request('https://samvit.example', {
      headers: { ...headers, ...(address !== undefined && { [CLIENT_ADDRESS_HEADER]: address }) },
    }),
  );

test('an address has one key, another address another one', () => {
  expect(from('203.0.113.9')).toBe(from('203.0.113.9'));
  expect(from('203.0.113.9')).not.toBe(from('203.0.113.8'));
});

test("the key does not reveal the address: half of an HMAC with the server's secret", () => {
  const whole = createHmac('sha256', secret).update('client\n203.0.113.9').digest('hex');
  expect(from('203.0.113.9')).toBe(whole.slice(0, 32));
});

test('headers that a client can write do not change the key', () => {
  const forged = { 'X-Forwarded-For': '192.0.2.1', 'X-Real-IP': '192.0.2.1', Forwarded: 'for=192.0.2.1' };
  expect(from('203.0.113.9', forged)).toBe(from('203.0.113.9'));
  expect(from(undefined, forged)).toBe(from(undefined));
});

test('without an address all clients of production have one key, and those of development another', () => {
  expect(from()).toBe(from('unknown'));
  settings('development');
  expect(from()).toBe(from('local'));
  expect(from('local')).not.toBe(from('unknown'));
});

test.each([
  ['2001:db8:1:2::/64', '2001:db8:1::/48'],
  ['2001:db8:1:ffff::/64', '2001:db8:1::/48'],
  ['2001:db8:2:2::/64', '2001:db8:2::/48'],
  ['203.0.113.9', '203.0.113.9'],
  ['2001:db8::/64', '2001:db8::/48'],
  ['unknown', 'unknown'],
])('%s is in %s', (client, network) => {
  expect(clientNetwork(client)).toBe(network);
});

test.each([
  ['203.0.113.9', '203.0.113.x'],
  ['2001:db8:1:2::/64', '2001:db8:1::/48'],
  ['unknown', null],
  ['', null],
  ['203.0.113', null],
])('the network of %s is shown as %s', (address, network) => {
  const request = new Request('https://samvit.example', { headers: { [CLIENT_ADDRESS_HEADER]: address } });
  expect(shortNetwork(request)).toBe(network);
});

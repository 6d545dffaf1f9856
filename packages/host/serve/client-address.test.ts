import fc from 'fast-check';
import { clientAddress } from './client-address';

const SOCKET = '198.51.100.7';
const from = (forwardedFor: string | undefined, hops: number, remoteAddress: string | undefined = SOCKET) =>
  clientAddress({ remoteAddress, forwardedFor, hops });

describe('which entry of X-Forwarded-For is trusted', () => {
  test.each([
    ['no proxy: the socket', '203.0.113.9', 0, SOCKET],
    ['one proxy: the last entry', '10.0.0.1, 203.0.113.9', 1, '203.0.113.9'],
    ['two proxies: the last but one', '10.0.0.1, 203.0.113.9, 192.0.2.4', 2, '203.0.113.9'],
    ['no header: the socket', undefined, 1, SOCKET],
    ['fewer entries than proxies: the socket', '203.0.113.9', 2, SOCKET],
    ['no address in its place: the socket', '203.0.113.9, <script>', 1, SOCKET],
    ['an empty place: the socket', '203.0.113.9,', 1, SOCKET],
  ])('%s', (_, header, hops, expected) => {
    expect(from(header, hops)).toBe(expected);
  });

  test('without any address the client is `unknown`', () => {
    expect(clientAddress({ remoteAddress: undefined, forwardedFor: undefined, hops: 0 })).toBe('unknown');
  });

  test('entries that a client forges never change the address', () => {
    const forged = fc.oneof(fc.string(), fc.ipV4(), fc.ipV6());
    fc.assert(
      fc.property(fc.array(forged), fc.ipV4(), fc.integer({ min: 1, max: 3 }), (lies, truth, hops) => {
        const added = [truth, '192.0.2.1', '192.0.2.2'].slice(0, hops);
        expect(from([...lies, ...added].join(', '), hops)).toBe(truth);
      }),
    );
    fc.assert(fc.property(forged, (lie) => expect(from(lie, 0)).toBe(SOCKET)));
  });
});

describe('the address of a client has one spelling', () => {
  test.each([
    ['203.0.113.9:4711', '203.0.113.9'],
    ['::ffff:203.0.113.9', '203.0.113.9'],
    ['::FFFF:cb00:7109', '203.0.113.9'],
    ['[::ffff:203.0.113.9]:443', '203.0.113.9'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0DB8:0001:0002::1', '2001:db8:1:2::/64'],
    ['[2001:db8::1]:443', '2001:db8::/64'],
    ['[2001:db8::1]', '2001:db8::/64'],
    ['fe80::1%eth0', 'fe80::/64'],
    ['::1', '::/64'],
    ['2001:db8::', '2001:db8::/64'],
  ])('%s is %s', (written, expected) => {
    expect(from(written, 1)).toBe(expected);
    expect(from(undefined, 0, written)).toBe(expected);
  });

  test('every address of one /64 is one client', () => {
    fc.assert(
      fc.property(fc.ipV6(), (address) => {
        expect(from(address, 1)).toMatch(/^([\da-f:]*::\/64|\d+\.\d+\.\d+\.\d+)$/);
      }),
    );
    const group = fc.integer({ min: 0, max: 0xffff }).map((value) => value.toString(16));
    fc.assert(
      fc.property(fc.tuple(group, group, group, group), (host) => {
        expect(from(['2001:db8:a:b', ...host].join(':'), 1)).toBe('2001:db8:a:b::/64');
      }),
    );
  });
});

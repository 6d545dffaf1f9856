import { SerializedResponse } from './serialized-response';

let now: number;
beforeEach(() => {
  now = Date.parse('2026-11-21T10:00:00.400Z');
  jest.spyOn(Date, 'now').mockImplementation(() => now);
});

const answer = () =>
  new SerializedResponse(200, ['Content-Type', 'text/plain', 'Content-Length', '4'], Buffer.from('gold'));

it('contains head and body as sent, with the current date', () => {
  expect(answer().bytes().toString()).toBe(
    'HTTP/1.1 200 OK\r\nContent-Type: text/plain\r\nContent-Length: 4\r\nDate: Sat, 21 Nov 2026 10:00:00 GMT\r\n\r\ngold',
  );
});

it('changes only its date, once a second', () => {
  const sent = answer();
  const before = sent.bytes().toString();
  now += 599;
  expect(sent.bytes().toString()).toBe(before);
  now += 1;
  expect(sent.bytes().toString()).toBe(before.replace('10:00:00', '10:00:01'));
});

it('returns its body without a copy', () => {
  const sent = answer();
  expect(sent.body.toString()).toBe('gold');
  expect(sent.body.buffer).toBe(sent.bytes().buffer);
});

it.each([
  ['a name', ['X\r\nSet-Cookie', 'a']],
  ['a value', ['X', 'a\r\nSet-Cookie: b']],
])('rejects %s that would break out of its line', (_what, headers) => {
  expect(() => new SerializedResponse(200, headers, Buffer.alloc(0))).toThrow(
    /valid HTTP token|Invalid character/,
  );
});

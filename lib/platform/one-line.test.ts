import { oneLine } from './one-line';

test.each([
  ['  gold  ', 'gold'],
  ['gold\nor oil', 'gold or oi'],
  ['\u202egold\u0000', 'gold'],
  ['beginning😀', 'beginning\ufffd'],
])('%j is the line %j', (text, line) => expect(oneLine(text, 10)).toBe(line));

test('what comes late in a long text is not looked for', () => {
  const lines = (count: number) => `${'\n'.repeat(count)}gold`;
  expect([96, 100].map((count) => oneLine(lines(count), 10))).toEqual(['gold', '']);
});

import { ownValue } from './own-value';

const table = { gold: 1, none: 0 };

test('a key of the table has its value, also if it is zero', () => {
  expect(ownValue(table, 'gold')).toBe(1);
  expect(ownValue(table, 'none')).toBe(0);
});

test.each(['silver', 'constructor', 'toString', '__proto__', ''])('%j is not in the table', (key) => {
  expect(ownValue(table, key)).toBeUndefined();
});

import { fallFrom, fallsIn, multipliedAt } from './falls';

const rows = (...values: number[]) => values.map((value) => ({ value }));

test('a fall begins at the last of equal highs, is lowest where it first is, and ends at or above', () => {
  // 100 twice, down to 80 twice, 100 again; 110, down to 99; 88 is a fifth below 110.
  const values = rows(90, 100, 100, 80, 85, 80, 100, 110, 99, 88, 95);
  expect(fallsIn(values, 20)).toEqual([
    { highest: 2, lowest: 3, recovered: 6 },
    { highest: 7, lowest: 9, recovered: -1 },
  ]);
  expect(fallsIn(values, 21)).toEqual([]);
});

test.each([10, 20, 30, 35, 90])('a fall of just %d per cent counts', (deeper) => {
  for (const top of [35.5, 7.1, 0.3, 1234.56])
    expect(fallsIn(rows(top, (top * (100 - deeper)) / 100, top), deeper)).toHaveLength(1);
});

test('without a fall the next value is where the highest is reached', () =>
  expect(fallFrom(rows(5, 5, 6), 0)).toEqual({ highest: 0, lowest: 0, recovered: 1 }));

test('the first later value that is so many times as much', () => {
  const values = rows(10, 19, 5, 20, 40);
  expect([0, 1, 2, 3, 4].map((start) => multipliedAt(values, start, 2))).toEqual([3, 4, 3, 4, -1]);
  expect(multipliedAt(rows(0.1, 0.3), 0, 3)).toBe(1);
});

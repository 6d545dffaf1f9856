import { spreadOf } from './spread';

/** 1 to 40, each once. */
const EVEN = Array.from({ length: 40 }, (_, i) => i + 1);

test('results are counted in bins of one round width, with the bin of one of them and the median', () => {
  const spread = spreadOf(EVEN, 6);
  expect(spread).toMatchObject({ median: 20.5, here: 3, isOpen: [false, true] });
  expect(spread?.edges.slice(0, 3)).toEqual([0, 2, 4]);
  expect(spread?.counts.slice(0, 2)).toEqual([1, 2]);
  expect(spread?.counts.reduce((sum, count) => sum + count)).toBe(40);
  expect(spread?.edges).toHaveLength((spread?.counts.length ?? 0) + 1);
});

test('one far out does not make the others one bin: it is in the last, which is open', () => {
  const spread = spreadOf([...EVEN, ...EVEN, 9_000], 80);
  expect(spread?.isOpen).toEqual([false, true]);
  expect(spread?.here).toBe((spread?.counts.length ?? 0) - 1);
  expect(spread?.counts.length).toBeGreaterThan(5);
});

test('a result on an edge belongs to the bin above it, also where binary fractions lie below it', () => {
  const tenths = Array.from({ length: 30 }, (_, i) => (i % 10) * 0.1);
  const spread = spreadOf(tenths, 3);
  expect(spread?.edges[spread.here ?? 0]).toBe(0.3);
});

test('too few results, equal ones, and ones that are no numbers have no spread', () => {
  expect(spreadOf(EVEN.slice(0, 19), 0)).toBeNull();
  expect(
    spreadOf(
      EVEN.map(() => 1),
      0,
    ),
  ).toBeNull();
  expect(
    spreadOf(
      EVEN.map((each) => each / 0),
      0,
    ),
  ).toBeNull();
});

test('a window that is not counted is in no bin', () => {
  expect(spreadOf(EVEN, -1)?.here).toBeNull();
});

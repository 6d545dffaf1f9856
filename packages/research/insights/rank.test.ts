import { lookback, scoreOf, rankAmong } from './rank';

test('the rank counts the values that are strictly more extreme', () => {
  expect(rankAmong(5, [1, 9, 5, 7], 'high')).toEqual({ rank: 3, of: 5, tied: true });
  expect(rankAmong(0, [1, 9, 5, 7], 'low')).toEqual({ rank: 1, of: 5, tied: false });
  expect(rankAmong(3, [], 'high')).toEqual({ rank: 1, of: 1, tied: false });
});

test('the score is the share of values that were less extreme', () => {
  expect(scoreOf({ rank: 1, of: 20 })).toBe(0.95);
  expect(scoreOf({ rank: 20, of: 20 })).toBe(0);
});

test('the lookback ends at the last value that was as extreme', () => {
  expect(lookback([4, 1, 2, 3], 3, 'high')).toEqual({ length: 3, last: 0 });
  expect(lookback([3, 1, 2, 3], 3, 'high')).toEqual({ length: 3, last: 0 });
  expect(lookback([1, 2, 3], 2, 'high')).toEqual({ length: 3, last: null });
  expect(lookback([1, 2, 3], 2, 'low')).toEqual({ length: 1, last: 1 });
});

import { countText } from './fill';

it('groups digits as Intl does for India', () => {
  const intl = new Intl.NumberFormat('en-IN');
  const counts = [
    0, 7, 999, 1_000, 12_345, 99_999, 100_000, 129_082, 10_000_000, 1_234_567_890, -1_000, -100_000,
  ];
  expect(counts.map(countText)).toEqual(counts.map((count) => intl.format(count)));
});

import { seriesFiles } from '@samvit/research';
import { libraryHere } from '@/lib/texts/library-here';
import { barStyles, seriesStyles } from './series-styles';

const styles = (...ids: string[]) =>
  seriesStyles(
    seriesFiles.particulars(libraryHere()).styles,
    ids.map((id) => ({ id })),
  );

test('a series keeps its style, wherever it stands and however many there are', () => {
  expect(styles('gold-usd-oz', 'silver-usd-oz')).toEqual([1, 0]);
  expect(styles('silver-usd-oz', 'gold-usd-oz')).toEqual([0, 1]);
  expect(styles('gold-usd-oz')).toEqual([1]);
  expect(styles('bitcoin-weekly', 'bitcoin-10-week-average', 'bitcoin-40-week-average')).toEqual([0, 2, 1]);
  expect(styles('bitcoin-weekly', 'bitcoin-40-week-average', 'bitcoin-10-week-average')).toEqual([0, 1, 2]);
});

test('all are different; a series without a style of its own gets the next free one', () => {
  expect(styles('a', 'b', 'c')).toEqual([0, 1, 2]);
  expect(styles('a', 'silver-usd-oz', 'b')).toEqual([1, 0, 2]);
  expect(styles('gold-inr-10g', 'gold-usd-oz', 'usd-inr')).toEqual([0, 1, 2]);
  expect(styles('us-10y', 'rbi-repo')).toEqual([1, 0]);
});

describe('bars', () => {
  const of = (...values: (number | null)[]) => ({ points: values.map((value) => ({ value })) });

  it('of one series that falls below zero are gains and losses', () => {
    const styleOf = barStyles([1], [of(3, null, -2)]);
    expect([styleOf(0, 3), styleOf(0, -2), styleOf(0, 0)]).toEqual(['rise', 'fall', 'rise']);
  });

  it('of amounts, and of several series, have the styles of these', () => {
    expect(barStyles([1], [of(3, 2)])(0, 3)).toBe(1);
    const styleOf = barStyles([1, 0], [of(3, -2), of(1, -1)]);
    expect([styleOf(0, -2), styleOf(1, 1)]).toEqual([1, 0]);
  });
});

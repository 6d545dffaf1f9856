import { seriesFiles } from '@samvit/research';
import { libraryHere } from '@/lib/texts/library-here';
import { seriesStyles } from './series-styles';

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

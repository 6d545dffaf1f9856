import { libraryHere, setLivePoints } from '@/lib/texts/library-here';
import { readSeriesFile } from '../series/series-file';
import { getSeries } from '../series/get-series';
import { DETECTORS } from './detectors';
import { findInsights, insights } from '.';

afterEach(() => setLivePoints(new Map()));

test('values that come in are in the series, in what is computed from it, and in the insights, and go again', () => {
  const [before, ratio] = [
    insights(libraryHere()),
    getSeries(libraryHere(), 'gold-silver-ratio').points.length,
  ];
  setLivePoints(
    new Map([
      ['gold-usd-oz', [[['2026-08', 3000]], [['2026-09', 2800]]]],
      ['silver-usd-oz', [[['2026-07', 20]]]],
      ['no-such-series', [[['2026-07', 1]]]],
    ]),
  );
  expect(readSeriesFile(libraryHere(), 'gold-usd-oz').points.slice(-2)).toEqual([
    ['2026-08', 3000],
    ['2026-09', 2800],
  ]);
  expect(getSeries(libraryHere(), 'gold-silver-ratio').points.length).toBeGreaterThan(ratio);
  expect(insights(libraryHere())).toEqual(findInsights(libraryHere(), DETECTORS));
  expect(insights(libraryHere())).not.toEqual(before);
  setLivePoints(new Map());
  expect(readSeriesFile(libraryHere(), 'gold-usd-oz').points.at(-1)).toEqual(['2026-07', 4073]);
  expect(insights(libraryHere())).toEqual(before);
});

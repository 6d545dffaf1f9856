import { setLivePoints } from '@/lib/research/series/live-points';
import { readSeriesFile } from '@/lib/research/series/series-file';
import { getSeries } from '@/lib/research/series/get-series';
import { DETECTORS } from './detectors';
import { findInsights, insights } from '.';

afterEach(() => setLivePoints(new Map()));

test('values that come in are in the series, in what is computed from it, and in the insights, and go again', () => {
  const [before, ratio] = [insights(), getSeries('gold-silver-ratio').points.length];
  setLivePoints(
    new Map([
      ['gold-usd-oz', [[['2026-07', 3000]], [['2026-08', 2800]]]],
      ['silver-usd-oz', [[['2026-07', 20]]]],
      ['no-such-series', [[['2026-07', 1]]]],
    ]),
  );
  expect(readSeriesFile('gold-usd-oz').points.slice(-2)).toEqual([
    ['2026-07', 3000],
    ['2026-08', 2800],
  ]);
  expect(getSeries('gold-silver-ratio').points.length).toBeGreaterThan(ratio);
  expect(insights()).toEqual(findInsights(DETECTORS));
  expect(insights()).not.toEqual(before);
  setLivePoints(new Map());
  expect(readSeriesFile('gold-usd-oz').points.at(-1)).toEqual(['2026-06', 4228]);
  expect(insights()).toEqual(before);
});

import { getSeries } from '@/lib/research/series/get-series';
import { withoutPartialOrDisputed } from './settled';

test('a month that is not over is cut off', () => {
  expect(getSeries('nvidia-close').points.at(-1)?.period).toBe('2026-08');
  expect(withoutPartialOrDisputed(getSeries('nvidia-close')).points.at(-1)?.period).toBe('2026-07');
  expect(withoutPartialOrDisputed(getSeries('gold-usd-oz')).points).toEqual(getSeries('gold-usd-oz').points);
});

test('a disputed value is a gap that keeps its status', () => {
  const disputed = withoutPartialOrDisputed(getSeries('silver-usd-oz')).points.find(
    ({ period }) => period === '2025-12',
  );
  expect(disputed).toEqual({ period: '2025-12', value: null, status: 'disputed' });
});

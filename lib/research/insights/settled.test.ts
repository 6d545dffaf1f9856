import { line } from '@/lib/research/series/get-series';
import { settled } from './settled';

test('a month that is not over is cut off', () => {
  expect(line('nvidia-close').points.at(-1)?.period).toBe('2026-08');
  expect(settled(line('nvidia-close')).points.at(-1)?.period).toBe('2026-07');
  expect(settled(line('gold-usd-oz')).points).toEqual(line('gold-usd-oz').points);
});

test('a disputed value is a gap that keeps its status', () => {
  const disputed = settled(line('silver-usd-oz')).points.find(({ period }) => period === '2025-12');
  expect(disputed).toEqual({ period: '2025-12', value: null, status: 'disputed' });
});

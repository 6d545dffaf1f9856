import { libraryHere } from '@/lib/texts/library-here';
import { getSeries } from '@samvit/research';
import { shapeOf } from './line-shape';

const gold = getSeries(libraryHere(), 'gold-usd-oz');
const yearly = (values: readonly (number | null)[]) => ({
  ...gold,
  points: values.map((value, i) => ({ period: String(2000 + i), value, status: 'official' as const })),
});
const dropsIn = (shape: string) => [...shape.matchAll(/4([ -]\d+)/g)].map(([, drop]) => Number(drop));

test('a shape has sixteen points in whole units, over the whole height, and is short', () => {
  const shape = shapeOf(gold) ?? '';
  expect(shape).toMatch(/^M0 \d+l(?:4[ -]\d+ ?){15}$/);
  expect(dropsIn(shape).every(Number.isInteger)).toBe(true);
  expect(shape.length).toBeLessThan(80);
});

test('a line that only rises ends at the top, and one that stays is flat', () => {
  const rising = shapeOf(yearly(Array.from({ length: 16 }, (_, i) => i))) ?? '';
  expect(rising).toMatch(/^M0 19l(?:4[ -][0-3] ?){15}$/);
  expect(dropsIn(rising).reduce((sum, drop) => sum + drop, 0)).toBe(-18);
  expect(shapeOf(yearly([5, 5, 5]))).toMatch(/^M0 19l(?:4 0 ?){15}$/);
});

test('one value has no shape, and a gap none of its own', () => {
  expect(shapeOf(yearly([5, null]))).toBeNull();
  expect(shapeOf(yearly([0, null, 10]))).toMatch(/-18$/);
});

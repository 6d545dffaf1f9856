import { libraryHere } from '@/lib/texts/library-here';
import { followedBy, withNewPoints, type FilePoint } from './new-points';
import { readSeriesFile } from './series-file';
import type { SeriesFile } from './series-shape';

const gold = readSeriesFile(libraryHere(), 'gold-usd-oz');
const partial = readSeriesFile(libraryHere(), 'nvidia-close');
const last = partial.points.at(-1);

test('a month after the last moves the end of the series', () => {
  const followed = followedBy(gold, [['2026-08', 4105.5]]) as SeriesFile;
  expect(followed.asOf).toBe('2026-08');
  expect(followed.points).toEqual([...gold.points, ['2026-08', 4105.5]]);
  expect(followed.notes).toEqual(gold.notes);
});

test('a period that was marked partial is replaced, and is partial no more', () => {
  const followed = withNewPoints(partial, [[last?.[0] ?? '', 70_000]]);
  expect(followed.points).toHaveLength(partial.points.length);
  expect(followed.points.at(-1)).toEqual([last?.[0], 70_000]);
  expect(partial.notes.some(({ kind }) => kind === 'partial')).toBe(true);
  expect(followed.notes.some(({ kind }) => kind === 'partial')).toBe(false);
});

test('what a later release has in its file is left out, and what comes after it still follows', () => {
  const august: FilePoint = ['2026-08', 4105.5];
  const later = withNewPoints(gold, [august]);
  expect(followedBy(later, [august])).toBe(later);
  expect(followedBy(later, [august, ['2026-09', 4200]])).toEqual(withNewPoints(later, [['2026-09', 4200]]));
});

test.each<[string, FilePoint[], RegExp]>([
  ['another value than the file has', [['2026-06', 4229]], /^2026-06 is 4228 in the file and 4229 live$/],
  ['a month before the first', [['1959-12', 35]], /^1959-12 lies before the end of the file/],
  ['a month after a gap', [['2026-09', 4200]], /2026-08/],
])('%s does not follow', (_, points, problem) => {
  expect(followedBy(gold, points)).toEqual({ problem: expect.stringMatching(problem) });
});

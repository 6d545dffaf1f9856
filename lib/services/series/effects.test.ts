import { libraryHere } from '@/lib/texts/library-here';
import { freshDataDir } from '@/testing/processes/fresh-data-dir';
import { contentRoot, readContentFrom } from '@/lib/content/content-source';
import { seriesFiles } from '@samvit/research';
import { effectsOf, needsPerson } from './effects';
import { effectWords } from './words';

freshDataDir();
// A command reads the series from its file; all else that is published is as it was stored.
const goBack = readContentFrom(contentRoot());
const gold = seriesFiles.readSeriesFile(libraryHere(), 'gold-usd-oz');
goBack();
const withValue = (period: string, value: number): seriesFiles.SeriesFile => ({
  ...gold,
  points: gold.points.map((point) => (point[0] === period ? [period, value] : point)),
});

test('a month after the last changes nothing that is published', () => {
  const after: seriesFiles.SeriesFile = {
    ...gold,
    asOf: '2026-08',
    points: [...gold.points, ['2026-08', 4000]],
  };
  const effects = effectsOf(gold, after);
  expect(effects).toMatchObject({ mistakes: [], reports: new Map(), posts: new Map(), changedInsights: [] });
  expect(needsPerson(effects)).toBe(false);
});

test('an old value that makes a claim false names the sentence, and the report to supersede', () => {
  // With 700 instead of 596 dollars in June 2006 gold grew less than silver.
  const effects = effectsOf(gold, withValue('2006-06', 700));
  expect(needsPerson(effects)).toBe(true);
  expect(effects.mistakes[0]).toMatch(/^content\/reports\/gold-vs-silver\.md:\d+: .*"less" does not hold/);
  expect(effectWords(effects)).toContain(
    'Report gold-vs-silver: npm run report:supersede -- gold-vs-silver first, then correct its text.',
  );
});

test('an old value that changes figures and nothing else names them, before and after', () => {
  // 596 in June 2006; 602 keeps every claim true.
  const effects = effectsOf(gold, withValue('2006-06', 602));
  expect(effects.mistakes).toEqual([]);
  expect(needsPerson(effects)).toBe(true);
  expect([...effects.reports.keys()]).toContain('gold-vs-silver');
  expect(effects.reports.get('gold-vs-silver')?.some((line) => / → /.test(line))).toBe(true);
});

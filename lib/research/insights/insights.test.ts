import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { chartSpecSchema } from '@/lib/research/charts/chart-spec';
import { FORMATS } from '@/lib/site/number-format';
import { periodPosition } from '@/lib/site/period';
import { DETECTORS } from './detectors';
import { findInsights, insight, insights } from './';
import type { Insight } from './insight';
import { upTo } from './line.fixture';
import { periodEnd } from '@/lib/research/series/period-end';
import { readSubjectSeries, SUBJECTS } from './subjects';

const all = insights();
const everything = DETECTORS.flatMap((detector) =>
  detector.series.flatMap((id) => {
    const line = readSubjectSeries(id);
    return detector.detect(line).map((found) => ({ detector, line, found }));
  }),
);

const textsOf = ({ title, summary, unusual, measure, chart }: Insight) => [
  title,
  summary,
  unusual,
  measure,
  chart.title,
  chart.subtitle,
  ...chart.marks.map(({ label }) => label),
];

describe('the whole', () => {
  test('there are at least forty, from at least six kinds and in every asset class', () => {
    expect(all.length).toBeGreaterThanOrEqual(40);
    expect(new Set(all.map(({ detector }) => detector)).size).toBeGreaterThanOrEqual(6);
    expect(new Set(all.map(({ assetClass }) => assetClass))).toEqual(
      new Set(SUBJECTS.map(({ assetClass }) => assetClass)),
    );
  });

  test('no more than five of a kind in one line', () => {
    const counts = new Map<string, number>();
    for (const { detector, series } of all)
      counts.set(`${detector} ${series}`, (counts.get(`${detector} ${series}`) ?? 0) + 1);
    expect(Math.max(...counts.values())).toBeLessThanOrEqual(5);
  });

  test('ids are unique, in kebab case, and found again', () => {
    expect(new Set(everything.map(({ found }) => found.id)).size).toBe(everything.length);
    for (const one of all) {
      expect(one.id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
      expect(insight(one.id)).toBe(one);
    }
    expect(insight('no-such-insight')).toBeNull();
  });

  test('newest first, and the same whatever the order of the detectors', () => {
    const times = all.map(({ created_at }) => Date.parse(created_at));
    expect(times).toEqual([...times].sort((a, b) => b - a));
    expect(findInsights(DETECTORS)).toEqual(all);
    expect(findInsights([...DETECTORS].reverse())).toEqual(all);
  });
});

describe('each insight', () => {
  test('rests on the data up to its own period only, in which it became true', () => {
    for (const { detector, line, found } of everything) {
      const place = line.points.findIndex(({ period }) => period === found.asOf);
      const now = detector.detect(upTo(line, found.asOf));
      expect(now).toContainEqual(found);
      const before = detector.detect({ ...line, points: line.points.slice(0, place) });
      expect(before.map(({ id }) => id)).not.toContain(found.id);
    }
  });

  test('is dated by the end of that period, which the data has reached', () => {
    for (const { line, found } of everything) {
      expect(found.created_at).toBe(`${periodEnd(line, found.asOf)}T18:00:00+05:30`);
      expect(periodPosition(found.asOf)).toBeLessThanOrEqual(periodPosition(line.asOf));
    }
  });

  test('is complete, within its lengths and drawable', () => {
    for (const { found } of everything) {
      expect(textsOf(found).every((text) => text.trim().length > 0)).toBe(true);
      expect(found.title.length).toBeLessThanOrEqual(90);
      expect(found.inputs.length).toBeGreaterThan(0);
      expect(found.sources.length).toBeGreaterThan(0);
      expect(found.score).toBeGreaterThanOrEqual(0);
      expect(found.score).toBeLessThan(1);
      expect(chartSpecSchema.parse(found.chart)).toEqual(found.chart);
    }
  });

  test('gives no advice, claims no cause and has no hole in its text', () => {
    for (const { found } of everything)
      for (const text of textsOf(found)) {
        expect(text).not.toMatch(/\b(buy|buys|sell|sells|should|must|recommend\w*|invest|because|due to)\b/i);
        expect(text).not.toMatch(/undefined|null|NaN|Infinity|\$\{/);
      }
  });

  test('says so where it rests on less than two sources', () => {
    for (const { found } of everything)
      if (found.status !== 'verified')
        expect(`${found.summary} ${found.unusual}`).toMatch(/single source|second source|projection/);
  });

  test('names no partial month', () => {
    for (const { found } of everything)
      if (['nvidia-close', 'bitcoin-monthly'].includes(found.series)) expect(found.asOf).not.toBe('2026-08');
  });
});

/** Text in a source file, except the names of formats and modules. */
function wordsIn(file: string): string[] {
  const words: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node)) return;
    if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node) || ts.isTemplateHead(node))
      words.push(node.text);
    if (ts.isTemplateMiddle(node) || ts.isTemplateTail(node)) words.push(node.text);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true));
  return words.filter((word) => !(word in FORMATS));
}

describe('the sources', () => {
  const writers = [
    ...readdirSync(path.join(__dirname, 'detectors')).map((name) => path.join('detectors', name)),
    ...['certainty.ts', 'compose.ts', 'records.ts', 'wording.ts'],
  ].filter((name) => !name.endsWith('.test.ts'));

  test.each(writers)('%s types no figure into its words', (name) => {
    // The time of day in created_at, and the last month of a year in a period, are no figures.
    const allowed = ['T18:00:00+05:30', '-12'];
    const words = wordsIn(path.join(__dirname, name)).filter((word) => !allowed.includes(word));
    expect(words.filter((word) => /\d/.test(word) && !/^\$\d$|^\$1-\$2$/.test(word))).toEqual([]);
  });
});

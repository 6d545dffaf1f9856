import { DAY } from '@/lib/platform/clock';
import { libraryHere } from '@/lib/texts/library-here';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { messageKeys } from '@/lib/content/messages';
import { isSure } from '../series/status';
import { readContent } from '@/lib/content/read';
import { chartSpecSchema } from '../charts/chart-spec';
import { periodPosition } from '../time/period';
import { incomparable } from '../series/notes';
import { DETECTORS } from './detectors';
import { findInsights, insight, insights } from '.';
import type { Insight } from './insight';
import { upTo } from './line.fixture';
import { periodEnd, publicationDay } from '../series/publication-day';
import { readSubjectSeries, seriesOfFamilies, subjectOf, subjects } from './subject';
import { MOST_OF_A_KIND, SHARES } from './worth-listing';

const all = insights(libraryHere());
const everything = DETECTORS.flatMap((detector) =>
  seriesOfFamilies(libraryHere(), detector.families).flatMap((id) => {
    const line = readSubjectSeries(libraryHere(), id);
    return detector.detect(libraryHere(), line).map((found) => ({ detector, line, found }));
  }),
);

const textsOf = ({ title, past, summary, unusual, measure, chart }: Insight) => [
  title,
  past,
  summary,
  unusual,
  measure,
  chart.title,
  chart.subtitle,
  ...chart.marks.map(({ label }) => label),
];

describe('all insights', () => {
  test('are at least forty, from at least six detectors and in every asset class', () => {
    expect(all.length).toBeGreaterThanOrEqual(40);
    expect(new Set(all.map(({ detector }) => detector)).size).toBeGreaterThanOrEqual(6);
    expect(new Set(all.map(({ assetClass }) => assetClass))).toEqual(
      new Set(
        [...subjects(libraryHere()).values()].flatMap(({ assetClass, families }) =>
          families.length > 0 ? [assetClass] : [],
        ),
      ),
    );
  });

  test('contain at most three of one detector in one series, and more only of its last two years', () => {
    const older = new Map<string, number>();
    for (const { detector, series, asOf } of all) {
      const line = readSubjectSeries(libraryHere(), series);
      const last = line.points.findLast(({ value }) => value !== null)?.period ?? '';
      const [end, at] = [last, asOf].map((period) => Date.parse(periodEnd(libraryHere(), line, period)));
      const key = `${detector} ${series}`;
      if (end !== undefined && at !== undefined && end - at >= 730 * DAY)
        older.set(key, (older.get(key) ?? 0) + 1);
    }
    expect(Math.max(...older.values())).toBe(MOST_OF_A_KIND);
  });

  test('contain one finding per quarter in the same results, and per period in the same prices', () => {
    const isOfResults = ({ asOf }: Insight) => !/^\d{4}-/.test(asOf);
    const results = all.filter(isOfResults);
    const quarters = results.map(({ series, asOf }) => {
      const { inputs } = readSubjectSeries(libraryHere(), series);
      const [year, month] = periodEnd(libraryHere(), { inputs }, asOf).split('-');
      return `${inputs.join()} ${year} ${Math.ceil(Number(month) / 3)}`;
    });
    expect(new Set(quarters).size).toBe(results.length);
    const prices = all
      .filter((each) => !isOfResults(each))
      .map(({ detector, series, asOf }) => `${series} ${asOf} ${['largest-year', 'gap'].includes(detector)}`);
    expect(new Set(prices).size).toBe(prices.length);
    // NVIDIA's results of one quarter made four: three rates of growth and the margin.
    const ofNvidia = all.filter(({ asOf, series }) => asOf === 'Q1 FY26' && series.startsWith('nvidia-'));
    expect(ofNvidia.map(({ id }) => id)).toEqual(['extreme-nvidia-quarters-gross-margin-pct-q1-fy26']);
  });

  test('contain one finding for what two series of a market show in the same period, of shares three', () => {
    const events = new Map<string, number>();
    for (const { detector, series, assetClass, asOf } of all.filter((each) => /^\d{4}-/.test(each.asOf))) {
      const { market = assetClass } = subjectOf(libraryHere(), series);
      const event = `${detector} ${market} ${asOf}`;
      events.set(event, (events.get(event) ?? 0) + 1);
    }
    const mostOf = (isOfShares: boolean) =>
      Math.max(...[...events].flatMap(([event, n]) => (event.includes(SHARES) === isOfShares ? n : [])));
    expect([mostOf(false), mostOf(true)]).toEqual([1, 3]);
  });

  test('print two values that differ with digits that differ', () => {
    const record = insight(libraryHere(), 'record-nifty-it-close-2026-07-29');
    expect(record?.summary).toContain('was 31,100, just above that of 2 June 2026');
    const cross = insight(libraryHere(), 'moving-average-cross-bitcoin-weekly-2025-12-05');
    expect(cross?.summary).toContain('at $102,500 and the longer at $103,300');
    expect(cross?.summary).toContain('We round values whose publisher does not allow downloads.');
  });

  test('contain no finding that depends on how a dispute is decided', () => {
    // A record after twelve quarters, between which disputed ones had stood higher.
    const ids = everything.map(({ found: { id } }) => id);
    expect(ids).toContain('record-india-house-prices-q2-2025');
    expect(insight(libraryHere(), 'record-india-house-prices-q2-2025')).toBeNull();
  });

  test('have unique ids in kebab case, by which they are found', () => {
    expect(new Set(everything.map(({ found }) => found.id)).size).toBe(everything.length);
    for (const one of all) {
      expect(one.id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
      expect(insight(libraryHere(), one.id)).toBe(one);
    }
    expect(insight(libraryHere(), 'no-such-insight')).toBeNull();
  });

  test('are sorted newest first, and do not depend on the order of the detectors', () => {
    const times = all.map(({ created_at }) => Date.parse(created_at));
    expect(times).toEqual([...times].sort((a, b) => b - a));
    const findings = findInsights(libraryHere(), DETECTORS);
    expect(all).toMatchObject(findings);
    expect(findInsights(libraryHere(), [...DETECTORS].reverse())).toEqual(findings);
  });
});

describe('each insight', () => {
  test('uses only data up to its own period, in which it became true', () => {
    for (const { detector, line, found } of everything) {
      const place = line.points.findIndex(({ period }) => period === found.asOf);
      const now = detector.detect(libraryHere(), upTo(line, found.asOf));
      expect(now).toContainEqual(found);
      const before = detector.detect(libraryHere(), { ...line, points: line.points.slice(0, place) });
      expect(before.map(({ id }) => id)).not.toContain(found.id);
    }
  });

  test('is dated by the day its data was published', () => {
    for (const { line, found } of everything) {
      expect(found.created_at).toBe(`${publicationDay(libraryHere(), line, found.asOf)}T18:00:00+05:30`);
      expect(periodPosition(found.asOf)).toBeLessThanOrEqual(periodPosition(line.asOf));
    }
  });

  test('is complete, and has a chart', () => {
    for (const { found } of everything) {
      expect(textsOf(found).every((text) => text.trim().length > 0)).toBe(true);
      expect(found.inputs.length).toBeGreaterThan(0);
      expect(found.sources.length).toBeGreaterThan(0);
      expect(found.score).toBeGreaterThanOrEqual(0);
      expect(found.score).toBeLessThan(1);
      expect(chartSpecSchema.parse(found.chart)).toEqual(found.chart);
    }
  });

  test('contains no advice, no claimed cause and no unfilled placeholder', () => {
    for (const { found } of everything)
      for (const text of textsOf(found)) {
        expect(text).not.toMatch(/\b(buy|buys|sell|sells|should|must|recommend\w*|invest|because|due to)\b/i);
        expect(text).not.toMatch(/undefined|null|NaN|Infinity|\$\{/);
      }
  });

  test('says if it has fewer than two sources', () => {
    for (const { found } of everything)
      if (!isSure(found.status))
        expect(`${found.summary} ${found.unusual}`).toMatch(/only (one )?source|second source|projection/);
  });

  test('uses no value that must not be compared', () => {
    for (const { line, found } of everything) {
      const point = line.points.find(({ period }) => period === found.asOf);
      expect(point && incomparable(line, point)).toBeNull();
    }
    // Revenue from operations, a profit before minority interest, and a month of three weeks.
    const ids = everything.map(({ found }) => found.id).join(' ');
    expect(ids).not.toMatch(/wipro-quarters-\S+-q1-fy27|nvidia-close-2026-08|bitcoin-monthly-2026-08/);
  });
});

describe('the catalogue', () => {
  const sentences = Object.values(
    readContent('messages/insights.yaml', z.record(z.string(), z.record(z.string(), z.string()))),
  ).flatMap((group) => Object.values(group));

  test('contains no figure that is typed into a sentence', () => {
    // `=1` and `=0` are cases of a plural.
    expect(sentences.filter((sentence) => /\d/.test(sentence.replace(/=\d/g, '')))).toEqual([]);
  });

  test('has every group that detectors use, and no other', () => {
    const sources = readdirSync(path.join(__dirname, 'detectors'))
      .filter((name) => !name.endsWith('.test.ts'))
      .map((name) => readFileSync(path.join(__dirname, 'detectors', name), 'utf8'))
      .join('\n');
    const all = new Set(messageKeys('insights').map((key) => key.split('.')[0] ?? ''));
    const groups = [...all].filter((name) => !['phrases', 'certainty', 'marks'].includes(name));
    expect(groups.filter((name) => !sources.includes(`'${name}'`))).toEqual([]);
  });
});

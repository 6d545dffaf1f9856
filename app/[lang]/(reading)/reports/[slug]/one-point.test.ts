import { libraryHere } from '@/lib/texts/library-here';
import { cardSvg, chartSvg } from '@/components/charts/chart-files';
import { changeContent, copyRealContent } from '@/testing/content/content-folder';
import { findings } from '@samvit/research';
import { plainProse } from '@/lib/texts/prose/plain-prose';
import { figuresCsv } from '@/lib/texts/reports/figures-files';
import { readReport } from '@/lib/texts/reports/read-report';

// Uses the repository's content, and compares what the site shows before and after one point of one series
// changes.
copyRealContent();

const SERIES = 'series/gold-usd-oz.json';
const POINT = '["2026-06", 4228.0]';

async function shown() {
  const report = readReport('gold-vs-silver');
  const rupees = report?.charts['gold-in-rupees'];
  if (!report || !rupees) throw new Error('The report has changed: choose another chart');
  return {
    prose: plainProse(report.body, report.figures),
    table: report.figures.get('gold-rupees'),
    chart: rupees.series[0]?.points.at(-1),
    picture: await chartSvg(rupees, 'wide'),
    shareImage: await cardSvg(
      { chart: report.cardChart, kicker: '', title: report.plain.headline, check: '' },
      630,
    ),
    csv: figuresCsv(report),
    insight: findings.insight(libraryHere(), 'largest-move-gold-usd-oz-2026-06'),
  };
}
test('text, table, chart, pictures, files and insights change with one point of a series', async () => {
  const before = await shown();
  changeContent(SERIES, POINT, '["2026-06", 4248.0]');
  const after = await shown();

  // USD/oz * INR per USD / 31.1034768 * 10, at 94.96 rupees: 4228 makes 1,29,082, and 4248 makes 1,29,693.
  expect(before.prose).toContain('went from ₹8,793 to ₹1,29,082');
  expect(after.prose).toContain('went from ₹8,793 to ₹1,29,693');
  expect(before.table).toMatchObject({
    text: '₹1,29,082',
    evidence: [{}, { rows: [{ value: 4228 }] }, { rows: [{ value: 94.96 }] }],
  });
  expect(after.table).toMatchObject({
    text: '₹1,29,693',
    evidence: [{}, { rows: [{ value: 4248 }] }, { rows: [{ value: 94.96 }] }],
  });
  expect(before.chart?.value).toBeCloseTo(129_082.32, 2);
  expect(after.chart?.value).toBeCloseTo(129_692.92, 2);
  expect(before.picture).toContain('₹1,29,082');
  expect(after.picture).toContain('₹1,29,693');
  expect(after.picture).not.toContain('1,29,082');
  expect(after.csv).not.toBe(before.csv);
  expect(after.csv).toContain('2026-06,');
  expect(before.insight?.summary).toContain('to $4,228 in June 2026');
  expect(after.insight?.summary).toContain('to $4,248 in June 2026');
  // The picture to share draws gold on a base of 100 at 8,793 rupees: 1,468 before, 1,475 now.
  expect(before.shareImage).toContain('>1,468<');
  expect(after.shareImage).toContain('>1,475<');
});

test('a point that makes sentences false stops the build, and the error quotes them with their lines', () => {
  changeContent('series/silver-usd-oz.json', '["2026-06", 66.7]', '["2026-06", 36.7]');
  expect(() => readReport('gold-vs-silver')).toThrow(
    /content\/reports\/gold-vs-silver\.md:6: headline: "grew faster" does not hold: silver-growth-10>gold-growth-10 is not true \(.*\)\. In: "Gold turned .* silver \[grew faster\]/,
  );
});

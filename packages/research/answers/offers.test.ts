import { everySeries } from '@/lib/texts/publication/data-series';
import { libraryHere } from '@/lib/texts/library-here';
import { insights } from '../insights';
import { listReports } from '@/lib/texts/reports/read-report';
import { analysisPath, parseAnalysis } from './address';
import { answerAnalysis } from './answer';
import { analysesOfInsights, analysisOfFigure, analysisOfSeries } from './offers';

/** What is wrong with the addresses that a page offers. */
const problems = (paths: Iterable<string>) => [...new Set(paths)].flatMap((path) => problemOf(path) ?? []);

function problemOf(path: string): string | null {
  const analysis = parseAnalysis(libraryHere(), path);
  if ('problem' in analysis) return `${path}: ${analysis.problem} ${analysis.part}`;
  if (analysisPath(analysis) !== path) return `${path} is not the one address`;
  const answer = answerAnalysis(libraryHere(), analysis);
  return answer.state === 'answer' ? null : `${path}: ${answer.sentence}`;
}

test('what the figures of all reports offer has an answer, and most of them offer one', () => {
  const figures = listReports().flatMap((report) => [...report.figures.values()]);
  const offered = figures.flatMap((figure) => analysisOfFigure(libraryHere(), figure) ?? []);
  expect(problems(offered)).toEqual([]);
  expect(offered.length).toBeGreaterThan(0.6 * figures.length);
});

test('a figure offers its own measure of its own series over its window, and none that there is not', () => {
  const metals = listReports().find(({ slug }) => slug === 'gold-vs-silver');
  const paths = [...(metals?.figures.values() ?? [])].map((figure) =>
    analysisOfFigure(libraryHere(), figure),
  );
  expect(paths).toContain('growth/gold-usd-oz/2006-06..2026-06');
  const of = (formula: 'count' | 'difference', id: string) =>
    listReports()
      .flatMap((report) => [...report.figures.values()])
      .filter((figure) => figure.formula === formula && figure.series[0]?.id === id)
      .map((figure) => analysisOfFigure(libraryHere(), figure));
  expect(new Set(of('count', 'gold-inr-10g'))).toEqual(new Set([null]));
  expect(new Set(of('difference', 'rbi-repo'))).toEqual(new Set(['difference/rbi-repo-month-end/all']));
});

test('every insight offers an analysis that has an answer', () => {
  const offered = analysesOfInsights(libraryHere());
  expect(problems(offered.values())).toEqual([]);
  expect(insights(libraryHere()).flatMap(({ id }) => (offered.has(id) ? [] : [id]))).toEqual([]);
});

test('what the series of the data offer has an answer', () => {
  const ids = [...everySeries().keys()];
  const offered = ids.flatMap((id) => analysisOfSeries(libraryHere(), id) ?? []);
  expect(problems(offered)).toEqual([]);
  expect(offered.length).toBeGreaterThan(0.75 * ids.length);
});

import { libraryHere } from '@/lib/texts/library-here';
import { seriesFiles, getSeries } from '@samvit/research';
import { listReports, readReport } from './read-report';
import type { Report } from './report';
import { answerWindow, firstWindow, parseReportWindow, windowPeriods, type ReportWindow } from './window';

/** Reports may have a window or none. */
const WITH_WINDOW = listReports().flatMap(({ slug, window }) => (window ? slug : []));

function windowOf(slug: string): { report: Report; window: ReportWindow } {
  const report = readReport(slug);
  if (!report?.window) throw new Error(`${slug} has no window`);
  return { report, window: report.window };
}

describe('a window of a report', () => {
  it('has the figures of the page for its own window', () => {
    const { report, window } = windowOf('gold-vs-silver');
    const answer = answerWindow(report, window, firstWindow(window));
    for (const { name, text } of answer.figures) expect(text).toBe(report.figures.get(name)?.text);
    expect(answer.holds).toBe(true);
    expect(answer.share?.all[answer.share.place]).toEqual({ from: '2006-06', holds: true });
  });

  it('has new figures for another window', () => {
    const { report, window } = windowOf('gold-vs-silver');
    const answer = answerWindow(report, window, { from: '2016-06', to: '2026-06' });
    const [from, to] = ['2016-06', '2026-06'].map(
      (month) =>
        getSeries(libraryHere(), 'gold-inr-10g').points.find(({ period }) => period === month)?.value ?? NaN,
    ) as [number, number];
    expect(answer.figures[0]?.text).toBe(`${(((to / from) ** (1 / 10) - 1) * 100).toFixed(1)}%`);
    // The report's own words: silver won the last ten years.
    expect(answer.holds).toBe(false);
    // Silver's value of December 2025 is disputed: no window begins or ends there. 270 months hold 150
    // windows of ten years.
    expect(windowPeriods(window)).not.toContain('2025-12');
    expect(answer.share?.all.map(({ from }) => from)).not.toContain('2015-12');
    expect(answer.share?.of).toBe(149);
    expect(answer.chart.series[0]?.points.map(({ period }) => period).at(0)).toBe('2016-06');
  });

  it('has no yearly rate under twelve months, and says how many windows of its length do not overlap', () => {
    const { report, window } = windowOf('gold-vs-silver');
    const short = answerWindow(report, window, { from: '2026-01', to: '2026-06' });
    expect(short.figures[0]?.text).toMatch(/^−?[\d.]+% in all; no yearly rate under twelve months$/);
    const year = answerWindow(report, window, { from: '2025-06', to: '2026-06' });
    expect(year.figures[0]?.text).toMatch(/^−?[\d.]+%$/);
    // Of 270 months twenty years fit once, one year 22 times.
    expect(answerWindow(report, window, { from: '2006-06', to: '2026-06' }).share).toMatchObject({
      sideBySide: 1,
    });
    expect(year.share).toMatchObject({ sideBySide: 22, percent: expect.any(Number) });
  });

  it.each(WITH_WINDOW)('%s: every pair of its periods has a result', (slug) => {
    const { report, window } = windowOf(slug);
    const periods = windowPeriods(window);
    const [first = '', second = ''] = periods;
    const [penultimate = '', last = ''] = periods.slice(-2);
    for (const [from, to] of [
      [first, second],
      [first, last],
      [penultimate, last],
    ] as const) {
      const { share, holds } = answerWindow(report, window, { from, to });
      expect(share?.all[share.place]).toEqual({ from, holds });
    }
  });

  it.each([
    [
      '2019-13',
      '2026-06',
      /no figures for “2019-13”\. They go from January 2004 to June 2026\. Write it as 2004-01\./,
    ],
    ['1900-01', '2026-06', /no figures for “1900-01”/],
    ['2020-01', '2020-01', /ends after it begins: January 2020 is not after January 2020/],
    ['2020-01', '2010-01', /ends after it begins/],
    ['', '2020-01', /Choose a beginning and an end/],
    ['<script>', '', /no figures for “<script>”/],
  ])('%s to %s is rejected with a sentence', (from, to, words) => {
    const answer = parseReportWindow(windowOf('gold-vs-silver').window, from, to);
    expect('problem' in answer && answer.problem).toMatch(words);
  });

  it.each(WITH_WINDOW)(
    '%s: only month ends are shown of daily and weekly values that must not be republished',
    (slug) => {
      const { report, window } = windowOf(slug);
      const files = report.mainChart.series
        .flatMap(({ inputs }) => inputs)
        .map((each) => seriesFiles.readSeriesFile(libraryHere(), each))
        .filter(({ redistribute, frequency }) => !redistribute && ['daily', 'weekly'].includes(frequency));
      const periods = windowPeriods(window);
      const answer = answerWindow(report, window, { from: periods[0] ?? '', to: periods.at(-1) ?? '' });
      for (const series of files.length > 0 ? answer.chart.series : []) {
        const months = series.points.map(({ period }) => period.slice(0, 7));
        expect(new Set(months).size).toBe(months.length);
      }
      const months = periods.map((period) => period.slice(0, 7));
      if (files.length > 0) expect(new Set(months).size).toBe(months.length);
      expect(periods.length).toBeGreaterThan(2);
    },
  );
});

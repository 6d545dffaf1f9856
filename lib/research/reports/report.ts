import { placesOf, type Place } from '@/lib/content/place';
import { listContent, readMarkdown } from '@/lib/content/read';
import { events, type DatedEvent } from '@/lib/content/events';
import { glossary } from '@/lib/content/glossary';
import { chartSeries, type ChartSpec } from '@/lib/research/charts/chart-spec';
import { dataDate } from '@/lib/research/series/data-date';
import type { Figure } from '@/lib/research/figures/figure';
import {
  snapshotEvents,
  snapshotFigures,
  snapshotName,
  type SnapshotId,
} from '@/lib/research/series/snapshot';
import { hasSeries } from '@/lib/research/series/get-series';
import { formatPeriod } from '@/lib/research/series/period';
import { computeFigures } from '@/lib/research/figures/template';
import { withChartWords } from '@/lib/research/charts/chart-words';
import { plainProse, type Quoted } from '@/lib/research/prose/prose';
import { reportSchema, type ReportMeta } from './report-schema';
import { checkReportWords } from './report-words';

export { ASSET_CLASSES } from './report-schema';

/** A report with its figures computed and its prose checked. `body` and the other prose still hold their bindings. */
export type Report = Omit<ReportMeta, 'figures' | 'charts' | 'quotes' | 'cardChart' | 'keyFigures'> & {
  slug: string;
  body: string;
  figures: ReadonlyMap<string, Figure>;
  quotes: ReadonlyMap<string, Quoted & { url?: string | undefined }>;
  events: ReadonlyMap<string, DatedEvent>;
  /** Titles, subtitles and labels with their figures written in. */
  charts: Record<string, ChartSpec>;
  /** The words of the charts as prose, for a page that shows where their figures come from. */
  chartProse: Record<string, Pick<ChartSpec, 'title' | 'subtitle'>>;
  chart: ChartSpec;
  cardChart: ChartSpec;
  keyFigures: { value: string; label: string }[];
  /** The key figures as prose, for a page that shows where each comes from. */
  keyProse: { value: string; label: string }[];
  /** Headline, summary, finding and cautions as plain words. */
  plain: { headline: string; summary: string; cardFinding: string; cautions: string[] };
  /** The last period any of its charts shows: `21 August 2026`. */
  dataDate: string;
};

const FOLDER = 'reports';
const cache = new Map<string, Report>();

/** The current version of a report; `null` when there is none. @throws ContentError when something in it is wrong */
export function readReport(slug: string): Report | null {
  return listContent(FOLDER, '.md').includes(`${slug}.md`) ? cached(slug, `${FOLDER}/${slug}.md`) : null;
}

/** All reports in their current version, in the order of the cards. */
export function listReports(): Report[] {
  return listContent(FOLDER, '.md')
    .flatMap((file) => readReport(file.replace(/\.md$/, '')) ?? [])
    .sort((a, b) => a.order - b.order);
}

function cached(slug: string, file: string): Report {
  const known = cache.get(file);
  if (known) return known;
  const report = parseReport(slug, file);
  cache.set(file, report);
  return report;
}

/**
 * Reads one file of a report.
 * @param kept the version it was, where it is superseded: its figures, lines and events are those it kept
 * @throws ContentError for a wrong field, a typed digit, a claim that does not hold, an unknown name, an idle figure
 */
export function parseReport(slug: string, file: string, kept?: SnapshotId): Report {
  const { meta: written, body, lineOf, bodyLine } = readMarkdown(file, reportSchema);
  const at = placesOf(file, lineOf);
  const meta = kept ? onKeptLines(written, kept) : written;
  const figures = kept ? snapshotFigures(kept) : computeFigures(meta.figures, at);
  const quotes = new Map(Object.entries(meta.quotes));
  const dated = kept ? snapshotEvents(kept) : events();
  const drawn = new Map(
    Object.entries(meta.charts).map(([chart, spec]) => [
      chart,
      at(['charts', chart], () => chartSeries(spec)),
    ]),
  );
  checkSince(meta, at);
  checkReportWords(
    { meta, body, bodyLine, drawn, at },
    {
      figures,
      quotes,
      events: dated,
      terms: new Set(glossary().keys()),
      charts: new Set(drawn.keys()),
    },
  );

  const plain = (prose: string) => plainProse(prose, figures);
  const charts = Object.fromEntries(
    Object.entries(meta.charts).map(([chart, spec]) => [chart, withChartWords(spec, plain)]),
  );
  const chartOf = (chart: string) => {
    const spec = charts[chart];
    if (!spec) throw new RangeError(`No chart is called "${chart}"`);
    return spec;
  };
  at(['frameCharts'], () => meta.frameCharts.forEach(chartOf));
  return {
    slug,
    ...meta,
    body,
    figures,
    quotes,
    events: dated,
    charts,
    chartProse: meta.charts,
    chart: chartOf('main'),
    cardChart: at(['cardChart'], () => chartOf(meta.cardChart ?? 'main')),
    keyFigures: meta.keyFigures.map(({ value, label }) => ({ value: plain(value), label: plain(label) })),
    keyProse: meta.keyFigures,
    plain: {
      headline: plain(meta.headline),
      summary: plain(meta.summary),
      cardFinding: plain(meta.cardFinding),
      cautions: meta.cautions.map(plain),
    },
    dataDate: formatPeriod(dataDate([...drawn.values()].flat())),
  };
}

/** The same report about the lines its version kept. */
function onKeptLines(meta: ReportMeta, kept: SnapshotId): ReportMeta {
  const own = <T extends { series: string }>(each: T): T => ({
    ...each,
    series: snapshotName(kept, each.series),
  });
  const charts = Object.entries(meta.charts).map(([name, spec]) => [
    name,
    { ...spec, series: spec.series.map(own) },
  ]);
  return {
    ...meta,
    charts: Object.fromEntries(charts),
    since: { ...own(meta.since), benchmark: own(meta.since.benchmark) },
  };
}

function checkSince({ since }: ReportMeta, at: Place): void {
  const check = (series: string) => {
    if (!hasSeries(series)) throw new RangeError(`No such series: ${series}`);
  };
  at(['since', 'series'], () => check(since.series));
  at(['since', 'benchmark', 'series'], () => check(since.benchmark.series));
}

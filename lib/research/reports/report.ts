import { z } from 'zod';
import { ContentProblem, locationsIn, type WithLocation } from '@/lib/content/content-problem';
import { readByBuild } from '@/lib/content/content-source';
import { language } from '@/lib/content/locales';
import { ContentError, inLocaleOf, listContent, readMarkdown } from '@/lib/content/read';
import { wordsOver } from '@/lib/content/translated-words';
import { events, type DatedEvent } from '@/lib/content/events';
import { glossary, type Term } from '@/lib/content/glossary';
import { chartEvents } from '@/lib/research/charts/chart-events';
import { resolveChart, type Chart, type ChartSpec } from '@/lib/research/charts/chart-spec';
import { wordedChart, type WordedChart } from '@/lib/research/charts/chart-words';
import type { Figure } from '@/lib/research/figures/figure';
import { computeFigures } from '@/lib/research/figures/compute-figures';
import type { OwnNote, Quoted } from '@/lib/research/prose/check-prose';
import { parseProse, type Prose } from '@/lib/research/prose/parse-prose';
import { plainProse } from '@/lib/research/prose/plain-prose';
import { dataDate } from '@/lib/research/series/data-date';
import { getSeries } from '@/lib/research/series/get-series';
import type { Series } from '@/lib/research/series/series';
import { formatPeriod } from '@/lib/web/period';
import { routes } from '@/lib/web/routes';
import { pathHere } from '@/lib/web/translations';
import { checkReport } from './check-report';
import { isReportWord, reportSchema, type ReportMeta } from './report-schema';
import { sinceReport, type Since, type Watched } from './since';
import { readSnapshot, type Snapshot } from './snapshot';
import { watchItem, type WatchItem } from './watch';
import { readWindow, type ReportWindow } from './window';

export { ASSET_CLASSES } from './report-schema';

/** The texts of the front matter, as prose or as plain words. */
type Texts<Text> = {
  headline: Text;
  summary: Text;
  cautions: Text[];
  keyFigures: { value: Text; label: Text }[];
};

const FROM_META = [
  'draft',
  'order',
  'assetClass',
  'tag',
  'topic',
  'version',
  'date',
  'changes',
  'nextUpdate',
  'related',
  'frameCharts',
] as const;

/**
 * A report with everything that its page, frame, cards and files show: prose as trees, figures with
 * evidence, charts with series. A superseded version has the same type; its values come from its snapshot.
 */
export type Report = Pick<ReportMeta, (typeof FROM_META)[number]> &
  Texts<Prose> & {
    slug: string;
    /** The language of its words: `en-IN`, for `lang` attributes. */
    lang: string;
    /** The address of the page with the sources of every number, event, quotation, note and term of this version. */
    evidencePath: string;
    body: Prose;
    /** The same texts as plain words. */
    plain: Texts<string> & { cardFinding: string };
    figures: ReadonlyMap<string, Figure>;
    quotes: ReadonlyMap<string, Quoted & { url: string }>;
    notes: ReadonlyMap<string, OwnNote>;
    events: ReadonlyMap<string, DatedEvent>;
    terms: ReadonlyMap<string, Term>;
    /** By name, with figures filled into titles, subtitles and labels. */
    charts: Readonly<Record<string, WordedChart>>;
    mainChart: WordedChart;
    cardChart: WordedChart;
    /**
     * The watch conditions with their present state; empty for a superseded version, because its successor
     * watches instead.
     */
    watch: WatchItem[];
    /**
     * The figures that a reader may compute for other windows. Not for a superseded version, because its
     * series have changed since.
     */
    window: ReportWindow | null;
    since: Since;
    /** The last period with a value in any of its charts, for readers: `21 August 2026`. */
    dataDate: string;
  };

const FOLDER = 'reports';

/**
 * The current version of a report; `null` if there is none, or only a draft.
 * @throws ContentError when something in it is wrong
 */
export function readReport(slug: string): Report | null {
  if (!listContent(FOLDER, '.md').includes(`${slug}.md`)) return null;
  const report = reportOrDraft(slug);
  return report.draft ? null : report;
}

/**
 * As {@link readReport}, also for a draft: for checks. Only existing slugs are cached, because requests can
 * invent any number of others.
 */
export const reportOrDraft = (slug: string): Report => inLocaleOf(fileOf(slug), () => parsedReport(slug));

const parsedReport = readByBuild('report', (slug: string) => parseReport(slug, fileOf(slug)));
const fileOf = (slug: string) => `${FOLDER}/${slug}.md`;

export function listReports(): Report[] {
  return listContent(FOLDER, '.md')
    .flatMap((file) => readReport(file.replace(/\.md$/, '')) ?? [])
    .sort((a, b) => a.order - b.order);
}

/** @throws ContentError when two reports have one place among the cards */
export function checkOrder(): void {
  const taken = new Map<number, string>();
  for (const { slug, order } of listReports()) {
    const other = taken.get(order);
    if (other !== undefined) {
      const { lineOf } = readMarkdown(fileOf(slug), z.unknown());
      throw new ContentError(fileOf(slug), lineOf(['order']), `order: ${other} has the place ${order}, too`);
    }
    taken.set(order, slug);
  }
}

/** Every text of a report that may contain bound words. */
export function proseOf({ headline, summary, body, cautions, keyFigures, charts, watch }: Report): Prose[] {
  return [
    headline,
    summary,
    body,
    ...cautions,
    ...watch.map(({ text }) => text),
    ...keyFigures.flatMap(({ value, label }) => [value, label]),
    ...Object.values(charts).flatMap(({ title, subtitle }) => [title, subtitle]),
  ];
}

/**
 * Parses one file of a report.
 * @param superseded the number of a superseded version, whose values are read from its snapshot
 * @throws ContentError for a wrong field, a typed digit, a false claim, an unknown name, or a figure that
 * no text uses
 */
export function parseReport(slug: string, file: string, superseded?: number): Report {
  const { meta, body: text, lineOf, bodyLine } = readMarkdown(file, schemaOf(file));
  const at = locationsIn(file, lineOf);
  const body = parseProse(text);
  const snapshot = superseded === undefined ? undefined : readSnapshot({ slug, version: superseded });
  const figures = snapshot?.figures ?? computeFigures(meta.figures, at);
  const plain = (prose: string) => plainProse(parseProse(prose), figures);
  const context = {
    figures,
    events: snapshot?.events ?? events(),
    quotes: new Map(Object.entries(meta.quotes)),
    notes: new Map(Object.entries(meta.notes)),
    terms: glossary(),
  };

  const written = mapEntries(meta.charts, (name, spec) =>
    at(['charts', name], () => chartOf(spec, snapshot?.charts[name], context.events)),
  );
  const { watched, benchmark } = comparedSeries(meta, snapshot, at);
  const isSuperseded = superseded !== undefined;
  checkReport(
    {
      ...{ meta, body, bodyLine, charts: written, watched, benchmark, at },
      superseded: isSuperseded,
    },
    context,
  );

  const charts = mapEntries(written, (_, chart) => wordedChart(chart, figures));
  const chartNamed = (name: string) => {
    const chart = charts[name];
    if (!chart) throw new ContentProblem(`No chart is called "${name}"`);
    return chart;
  };
  at(['frameCharts'], () => meta.frameCharts.forEach(chartNamed));
  const ends = { figures: [...figures.values()], charts: Object.values(meta.charts), date: meta.date };
  return {
    slug,
    lang: language().lang,
    evidencePath: isSuperseded
      ? routes.versionEvidence(slug, superseded)
      : pathHere(routes.reportEvidence(slug)),
    ...pick(meta, FROM_META),
    ...textsOf(meta, parseProse),
    body,
    plain: { ...textsOf(meta, plain), cardFinding: plain(meta.cardFinding) },
    ...context,
    charts,
    mainChart: chartNamed('main'),
    cardChart: at(['cardChart'], () => chartNamed(meta.cardChart ?? 'main')),
    watch: snapshot
      ? []
      : meta.watch.map((item, i) =>
          at(['watch', i], () => watchItem(item, parseProse(item.text), figures, ends)),
        ),
    window: snapshot ? null : at(['window'], () => readWindow(meta, figures)),
    since: at(['since'], () => sinceReport(watched, benchmark, ends)),
    dataDate: formatPeriod(dataDate(Object.values(charts).flatMap(({ series }) => series))),
  };
}

/** A translation of a report has its words; figures, series and dates are those of the English file. */
const schemaOf = (file: string) =>
  wordsOver(file, reportSchema, {
    english: () => readMarkdown(file, z.unknown()).meta,
    isWord: isReportWord,
  });

/** @param series of the snapshot, for a superseded version */
function chartOf(spec: ChartSpec, series: Chart['series'] | undefined, dated: Report['events']): Chart {
  return series ? { spec, series, events: chartEvents(spec.events, series, dated) } : resolveChart(spec);
}

/** The series that the report watches since its date, and its benchmark. */
function comparedSeries(
  { since }: ReportMeta,
  snapshot: Snapshot | undefined,
  at: WithLocation,
): { watched: Watched; benchmark: Watched } {
  const read = (path: string[], stored: Series | undefined, name: string) =>
    at(['since', ...path, 'series'], () => stored ?? getSeries(name));
  return {
    watched: {
      label: since.label,
      series: read([], snapshot?.since.watched, since.series),
    },
    benchmark: {
      label: since.benchmark.label,
      series: read(['benchmark'], snapshot?.since.benchmark, since.benchmark.series),
    },
  };
}

function textsOf<Text>(meta: ReportMeta, read: (prose: string) => Text): Texts<Text> {
  return {
    headline: read(meta.headline),
    summary: read(meta.summary),
    cautions: meta.cautions.map(read),
    keyFigures: meta.keyFigures.map(({ value, label }) => ({ value: read(value), label: read(label) })),
  };
}

function mapEntries<T, U>(
  record: Readonly<Record<string, T>>,
  map: (name: string, value: T) => U,
): Record<string, U> {
  return Object.fromEntries(Object.entries(record).map(([name, value]) => [name, map(name, value)]));
}

function pick<T, K extends keyof T>(from: T, keys: readonly K[]): Pick<T, K> {
  return Object.fromEntries(keys.map((key) => [key, from[key]])) as Pick<T, K>;
}

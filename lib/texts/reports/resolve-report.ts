import { libraryHere } from '@/lib/texts/library-here';
import { z } from 'zod';
import { ContentProblem, locationsByPath, type WithLocation } from '@/lib/content/content-problem';
import { checkLength, DESCRIPTION, TITLE } from '@/lib/content/lengths';
import { language } from '@/lib/content/locales';
import { text } from '@/lib/content/messages';
import { readMarkdown } from '@/lib/content/read';
import { wordsOver } from '@/lib/content/translated-words';
import {
  figures,
  seriesFiles,
  freshness,
  charts,
  getSeries,
  type Chart,
  type ChartSpec,
  type Series,
} from '@samvit/research';
import { glossary } from '@/lib/content/glossary';
import { wordedChart } from '@/lib/texts/prose/chart-words';
import { parseProse } from '@/lib/texts/prose/parse-prose';
import { plainProse } from '@/lib/texts/prose/plain-prose';
import { formatPeriod } from '@/lib/web/period';
import { routes } from '@/lib/web/routes';
import { pathHere } from '@/lib/web/translations';
import { checkReport } from './check-report';
import { isReportWord, reportSchema, type ReportMeta } from './report-schema';
import { sinceReport, type Watched } from './since';
import { readSnapshot, type Snapshot } from './snapshot';
import { watchItem } from './watch';
import { readWindow } from './window';
import { FROM_META, type Report, type Texts } from './report';

/**
 * Parses one file of a report.
 * @param superseded the number of a superseded version, whose values are read from its snapshot
 * @throws ContentError for a wrong field, a typed digit, a false claim, an unknown name, or a figure that
 * no text uses
 */
export function resolveReport(slug: string, file: string, superseded?: number): Report {
  const { meta, body: markdown, lineOf, bodyLine } = readMarkdown(file, schemaOf(file));
  const at = locationsByPath(file, lineOf);
  const body = parseProse(markdown);
  const snapshot = superseded === undefined ? undefined : readSnapshot({ slug, version: superseded });
  const figuresByName = snapshot?.figures ?? figures.computeFigures(libraryHere(), meta.figures, at);
  const plain = (prose: string) => plainProse(parseProse(prose), figuresByName);
  const context = {
    figures: figuresByName,
    events: snapshot?.events ?? seriesFiles.events(libraryHere()),
    quotes: new Map(Object.entries(meta.quotes)),
    notes: new Map(Object.entries(meta.notes)),
    terms: glossary(),
  };

  const chartsByName = mapEntries(meta.charts, (name, spec) =>
    at(['charts', name], () => chartOf(spec, snapshot?.charts[name], context.events)),
  );
  const { watched, benchmark } = comparedSeries(meta, snapshot, at);
  const isSuperseded = superseded !== undefined;
  checkReport(
    {
      ...{ meta, body, bodyLine, charts: chartsByName, watched, benchmark, at },
      superseded: isSuperseded,
    },
    context,
  );

  const plainTexts = { ...textsOf(meta, plain), cardFinding: plain(meta.cardFinding) };
  if (!isSuperseded) {
    // The longest title with a headline in it is that of the version's own page.
    const { headline } = plainTexts;
    const title = text('reports.superseded.page-title', { headline, version: meta.version });
    at(['headline'], () => checkLength(title, TITLE));
    at(['cardFinding'], () => checkLength(plainTexts.cardFinding, DESCRIPTION));
  }

  const charts = mapEntries(chartsByName, (_, chart) => wordedChart(chart, figuresByName));
  const chartNamed = (name: string) => {
    const chart = charts[name];
    if (!chart) throw new ContentProblem(`No chart is called "${name}"`);
    return chart;
  };
  const {
    frameCharts = Object.keys(charts)
      .filter((name) => name !== 'main')
      .slice(0, 2),
  } = meta;
  const ends = { figures: [...figuresByName.values()], charts: Object.values(meta.charts), date: meta.date };
  return {
    slug,
    lang: language().lang,
    evidencePath: isSuperseded
      ? routes.versionEvidence(slug, superseded)
      : pathHere(routes.reportEvidence(slug)),
    ...pick(meta, FROM_META),
    ...textsOf(meta, parseProse),
    body,
    plain: plainTexts,
    ...context,
    charts,
    mainChart: chartNamed('main'),
    cardChart: at(['cardChart'], () => chartNamed(meta.cardChart ?? 'main')),
    frameCharts: at(['frameCharts'], () => frameCharts.map(chartNamed)),
    watch: snapshot
      ? []
      : meta.watch.map((item, i) =>
          at(['watch', i], () => watchItem(item, parseProse(item.text), figuresByName, ends)),
        ),
    window: snapshot ? null : at(['window'], () => readWindow(meta, figuresByName)),
    since: at(['since'], () => sinceReport(watched, benchmark, ends)),
    dataDate: formatPeriod(freshness.dataDate(Object.values(charts).flatMap(({ series }) => series))),
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
  return series
    ? { spec, series, events: charts.chartEvents(libraryHere(), spec.events, series, dated) }
    : charts.resolveChart(libraryHere(), spec);
}

/** The series that the report watches since its date, and its benchmark. */
function comparedSeries(
  { since }: ReportMeta,
  snapshot: Snapshot | undefined,
  at: WithLocation,
): { watched: Watched; benchmark: Watched } {
  const seriesAt = (path: string[], stored: Series | undefined, name: string) =>
    at(['since', ...path, 'series'], () => stored ?? getSeries(libraryHere(), name));
  return {
    watched: {
      label: since.label,
      series: seriesAt([], snapshot?.since.watched, since.series),
    },
    benchmark: {
      label: since.benchmark.label,
      series: seriesAt(['benchmark'], snapshot?.since.benchmark, since.benchmark.series),
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

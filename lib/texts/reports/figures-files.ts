import { wordsHere } from '@/lib/content/words-here';
import { text } from '@/lib/content/messages';
import { charts, printing, type Chart, type Figure, type Source } from '@samvit/research';
import { routes } from '@/lib/web/routes';
import type { FiguresFile } from './figures-schema';
import type { Report } from './report';

export type Publisher = { product: string; notice: string; origin: string };

/** A report or a post, as its data files need it. */
export type Published = Pick<FiguresFile, 'title' | 'version' | 'date' | 'dataTo'> & {
  path: string;
  figures: ReadonlyMap<string, Figure>;
  charts: readonly Chart[];
};

export function publishedReport(report: Report): Published {
  const { plain, slug, version, date, dataDate: dataTo, figures, charts } = report;
  return {
    ...{ version, date, dataTo, figures },
    title: plain.headline,
    path: routes.reportVersion(slug, version),
    charts: Object.values(charts),
  };
}

/** CSV of the series of a report's charts that may be published, one row per period. */
export function figuresCsv(report: Report): string {
  return charts.exportCsv(charts.exportOf(wordsHere(), Object.values(report.charts)).columns);
}

/**
 * JSON of the same series with the status of each value, and of every figure in the text with the evidence
 * to recompute it.
 */
export function figuresJson(published: Published, publisher: Publisher): FiguresFile {
  const { columns, leftOut } = charts.exportOf(wordsHere(), published.charts);
  return {
    $schema: new URL(routes.figuresSchema, publisher.origin).href,
    ...about(published, publisher),
    figures: [...published.figures].map(([name, figure]) => figureEntry(name, figure)),
    lines: columns.map((column) => ({
      ...columnEntry(column),
      points: column.points.map(({ period, value, status }) => ({ period, value, status })),
    })),
    leftOut: leftOut.map(leftOutEntry),
  };
}

/** The columns of the CSV: their meaning, source and licence, and which series are missing from it. */
export function figuresMetadata(report: Report, publisher: Publisher): object {
  const { columns, leftOut } = charts.exportOf(wordsHere(), Object.values(report.charts));
  return {
    ...about(publishedReport(report), publisher),
    file: routes.reportFigures(report.slug, 'csv').split('/').at(-1),
    format: text('reports.files.format'),
    columns: [{ name: 'period', title: text('publication.series.period') }, ...columns.map(columnEntry)],
    leftOut,
  };
}

function about({ title, path, version, date, dataTo }: Published, { product, notice, origin }: Publisher) {
  return {
    title,
    publisher: product,
    address: new URL(path, origin).href,
    ...(version !== undefined && { version }),
    date,
    dataTo,
    notice,
  };
}

function columnEntry({
  name,
  title,
  unit,
  frequency,
  asOf,
  formula,
  inputs,
  status,
  sources,
  points,
}: charts.ExportColumn) {
  return {
    name,
    title,
    unit,
    frequency,
    formula: formula ?? text('publication.series.as-published'),
    inputs,
    status,
    lessSure: points.flatMap((point) =>
      printing.isSure(point.status) ? [] : [{ period: point.period, status: point.status }],
    ),
    readUpTo: asOf,
    sources: sources.map(sourceEntry),
  };
}

function sourceEntry({ publisher, title, url, published, licence: terms }: Source) {
  return { publisher, title, url, published, licence: terms ?? text('reports.files.no-licence') };
}

function leftOutEntry({ name, title, why, sources }: charts.WithheldSeries) {
  return { name, title, why, sources: sources.map(sourceEntry) };
}

/** A figure with all its evidence, or the reason why that may not be published. */
function figureEntry(name: string, figure: Figure): FiguresFile['figures'][number] {
  const {
    value,
    text: printedText,
    format,
    period,
    formula,
    series,
    window,
    amount,
    rise,
    until,
    inputs,
    evidence,
    status,
    sources,
    checks,
  } = figure;
  const shared = {
    ...{ name, text: printedText, format, period, formula },
    symbols: text(`figures.symbols.${formula}`),
    worked: figure.worked,
    lines: series.map(factsEntry),
    ...{ window, status, checks },
    ...(amount !== undefined && { amount }),
    ...(rise !== undefined && { rise }),
    ...(until !== undefined && { until }),
    sources: sources.map(sourceEntry),
  };
  if (figure.recomputable)
    return {
      ...{ ...shared, value, recomputable: true },
      inputs: inputs.map((each) => ({ ...each, series: String(each.series) })),
      evidence: evidence.map(({ series: facts, rows }) => ({ series: factsEntry(facts), rows })),
    };
  const givesAway = evidence.some(({ rows }) => rows.some(({ withheld }) => withheld));
  return {
    ...shared,
    ...(!givesAway && { value }),
    recomputable: false,
    why: text('reports.files.not-passed-on'),
  };
}

/** What a series is made of is written as a text. */
function factsEntry({
  made,
  ...facts
}: Figure['series'][number]): FiguresFile['figures'][number]['lines'][number] {
  return { ...facts, ...(made && { made: { ...made, from: made.from.map(String) } }) };
}

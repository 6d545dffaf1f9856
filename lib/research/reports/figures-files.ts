import type { Figure } from '@/lib/research/figures/figure';
import { FORMULAS } from '@/lib/research/figures/formulas';
import { exportCsv, exportOf, type ExportColumn } from '@/lib/research/charts/export';
import type { Source } from '@/lib/research/series/series-file';
import { routes } from '@/lib/site/routes';
import type { Report } from './report';

export type Publisher = { product: string; notice: string; origin: string };

/** CSV of the series of a report's charts that may be published, one row per period. */
export function figuresCsv(report: Report): string {
  return exportCsv(exportOf(Object.values(report.charts)).columns);
}

/**
 * JSON of the same series with the status of each value, and of every figure in the text with the evidence
 * to recompute it.
 */
export function figuresJson(report: Report, publisher: Publisher): object {
  const { columns, leftOut } = exportOf(Object.values(report.charts));
  return {
    ...about(report, publisher),
    figures: [...report.figures].map(([name, figure]) => figureEntry(name, figure)),
    lines: columns.map((column) => ({
      ...columnEntry(column),
      points: column.points.map(({ period, value, status }) => ({ period, value, status })),
    })),
    leftOut,
  };
}

/** The columns of the CSV: their meaning, source and licence, and which series are missing from it. */
export function figuresMetadata(report: Report, publisher: Publisher): object {
  const { columns, leftOut } = exportOf(Object.values(report.charts));
  return {
    ...about(report, publisher),
    file: routes.reportFigures(report.slug, 'csv').split('/').at(-1),
    format: 'CSV (RFC 4180), UTF-8; an empty cell is a gap or a period the line does not have',
    columns: [
      { name: 'period', title: 'Day, month, year, fiscal quarter or tenor' },
      ...columns.map(columnEntry),
    ],
    leftOut,
  };
}

function about(report: Report, { product, notice, origin }: Publisher): object {
  return {
    title: report.plain.headline,
    publisher: product,
    address: new URL(routes.reportVersion(report.slug, report.version), origin).href,
    version: report.version,
    date: report.date,
    dataTo: report.dataDate,
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
}: ExportColumn) {
  return {
    name,
    title,
    unit,
    frequency,
    formula: formula ?? 'value as published',
    inputs,
    status,
    lessSure: points.flatMap((point) =>
      point.status === 'verified' ? [] : [{ period: point.period, status: point.status }],
    ),
    readUpTo: asOf,
    sources: sources.map(sourceEntry),
  };
}

function sourceEntry({ publisher, title, url, published, licence }: Source) {
  return { publisher, title, url, published, licence: licence ?? 'not stated by the publisher' };
}

/** A figure with all its evidence, or the reason why that may not be published. */
function figureEntry(name: string, figure: Figure) {
  const { value, text, format, period, formula, series, window, inputs, evidence, status, sources } = figure;
  const givesAway = evidence.some(({ rows }) => rows.some(({ withheld }) => withheld));
  return {
    name,
    ...(!givesAway && { value }),
    text,
    format,
    period,
    formula,
    symbols: FORMULAS[formula].symbols,
    worked: figure.worked,
    lines: series,
    window,
    status,
    recomputable: figure.recomputable,
    ...(figure.recomputable ? { inputs, evidence } : { why: NOT_PASSED_ON }),
    sources: sources.map(sourceEntry),
  };
}

const NOT_PASSED_ON =
  'A publisher has given no leave to pass on the values it rests on. They can be had from the sources named here.';

import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { stringify } from 'yaml';
import type { z } from 'zod';
import { contentPath } from '@/lib/content/read';
import { csvRows } from '@/lib/platform/csv-rows';
import { suggestion } from '@/lib/platform/nearest';
import { seriesFiles, units, time, numbers, updates, type UnitName } from '@samvit/research';
import { DAY } from '@/lib/platform/clock';
import { SeriesProblem } from './series-problem';

type NewSeries = z.input<typeof seriesFiles.seriesSchema>;

const MOST_ROWS = 20_000;

/**
 * Writes a series and its words from a CSV with two columns, of periods and of values; the name of the second
 * is the unit. What the file does not say is a sample, to be replaced.
 * @returns lines for the operator: what was written, and what is to be replaced in it
 * @throws SeriesProblem before anything is written
 */
export function newSeries(file: string, id: string): string[] {
  if (!/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(id) || id.length > 60)
    throw new SeriesProblem(`"${id}" cannot be an id: use small letters, digits and single hyphens.`);
  if (!existsSync(file))
    throw new SeriesProblem(`There is no file ${file} (looked for in ${process.cwd()}).`);
  const [seriesFile, subjectFile] = [`series/${id}.json`, `subjects/${id}.yaml`];
  for (const each of [seriesFile, subjectFile])
    if (existsSync(contentPath(each))) throw new SeriesProblem(`content/${each} is there already.`);
  const { series, lines } = seriesOf(id, file);
  const problem = seriesFiles.seriesSchema.safeParse(series).error?.issues[0];
  if (problem) {
    const line = typeof problem.path[1] === 'number' ? `:${lines[problem.path[1]]}` : '';
    throw new SeriesProblem(`${file}${line}: ${problem.message.replace(...AS_EMPTY_CELL)}`);
  }
  writeFileSync(contentPath(seriesFile), jsonOf(series));
  writeFileSync(contentPath(subjectFile), subjectOf(series));
  return [
    `content/${seriesFile} and content/${subjectFile} are written: ${series.points.length} values, ` +
      `${series.frequency}.`,
    'Samples and guesses in them, to be replaced by what is true:',
    `- content/${seriesFile}: title, observed, leavesOut, status, publication, redistribute and sources;`,
    `- content/${subjectFile}: name, label, observed, observedPlural, measure, assetClass, families and words.`,
    `npm run check:content checks them; npm run series -- import FILE ${id} DATE-COLUMN VALUE-COLUMN ` +
      'brings newer values.',
  ];
}

/** What is `null` in a file of a series is an empty cell in a CSV. */
const AS_EMPTY_CELL = ['with a null value', 'as the period and a comma, without a value'] as const;

/** @returns the series, and the line of the file that each of its points comes from */
function seriesOf(id: string, file: string): { series: NewSeries; lines: number[] } {
  const [header, ...rows] = rowsOf(file);
  const unit = header?.cells[1]?.trim() ?? '';
  if (header?.cells.length !== 2 || !isUnit(unit))
    throw new SeriesProblem(
      `${file}:1: The header has two names: of the periods, and the unit of the values. "${unit}" is ` +
        `no unit${suggestion(unit, units.UNIT_NAMES)}; these are: ` +
        `${units.UNIT_NAMES.map((name) => `"${name}"`).join(', ')}.`,
    );
  const values = rows
    .map(({ cells, line }) => ({
      period: periodIn(file, line, cells[0] ?? ''),
      value: valueIn(file, line, cells[1] ?? ''),
      line,
    }))
    .sort((a, b) => time.periodPosition(a.period) - time.periodPosition(b.period));
  const last = values.at(-1)?.period;
  if (last === undefined) throw new SeriesProblem(`${file}: There is no row below the header.`);
  const series: NewSeries = {
    id,
    title: words(id),
    unit,
    frequency: frequencyOf(
      file,
      values.map(({ period }) => period),
    ),
    asOf: last,
    observed: 'as reported',
    leavesOut: [],
    status: 'single source',
    publication: { lagDays: 30, reason: 'A sample: say when the value of a period is published.' },
    redistribute: false,
    sources: [
      { publisher: 'A publisher', title: 'The name of the table', url: 'https://publisher.example/table' },
    ],
    notes: [],
    points: values.map(({ period, value }): [string, number | null] => [period, value]),
  };
  return { series, lines: values.map(({ line }) => line) };
}

function rowsOf(file: string) {
  try {
    return csvRows(numbers.textOf(file, readFileSync(file)), { delimiter: ',', most: { rows: MOST_ROWS } });
  } catch (error) {
    throw error instanceof Error
      ? new SeriesProblem(
          error instanceof updates.SupplyProblem ? error.message : `${file}: ${error.message}`,
        )
      : error;
  }
}

const isUnit = (name: string): name is UnitName => units.UNIT_NAMES.some((unit) => unit === name);

function periodIn(file: string, line: number, cell: string): string {
  const text = cell.trim();
  const period = numbers.dayIn(text) ?? (time.isPeriod(text) ? text : undefined);
  if (period === undefined)
    throw new SeriesProblem(
      `${file}:${line}: "${text}" is no period: write 2026-08-21, 2026-08, Q1 2026 or 2026.`,
    );
  return period;
}

function valueIn(file: string, line: number, cell: string): number | null {
  try {
    return numbers.numberAt(file, line, cell, { isGrouped: true });
  } catch (error) {
    throw error instanceof updates.SupplyProblem ? new SeriesProblem(error.message) : error;
  }
}

/** In days: the longest step between two days of a daily, and of a weekly series. */
const STEPS = [
  [4, 'daily'],
  [8, 'weekly'],
] as const;

function frequencyOf(file: string, periods: readonly string[]): seriesFiles.Frequency {
  const [first = ''] = periods;
  if (periods.every(time.isDay)) {
    const steps = periods.slice(1).map((day, i) => (Date.parse(day) - Date.parse(periods[i] ?? day)) / DAY);
    const middle = [...steps].sort((a, b) => a - b)[Math.floor(steps.length / 2)] ?? 1;
    return STEPS.find(([most]) => middle <= most)?.[1] ?? 'monthly';
  }
  const kind = [/^\d{4}-\d{2}$/, /^Q[1-4] /, /^(?:FY)?\d{4}$/].findIndex((form) => form.test(first));
  const frequency = (['monthly', 'quarterly', 'annual'] as const)[kind];
  if (!frequency) throw new SeriesProblem(`${file}: "${first}" is no day, month, quarter or year.`);
  return frequency;
}

const words = (id: string): string => {
  const text = id.replaceAll('-', ' ');
  return text.charAt(0).toUpperCase() + text.slice(1);
};

/** With each row on a line of its own, as the files of content/series. */
function jsonOf({ points, ...series }: NewSeries): string {
  const rows = points.map((point) => `  ${JSON.stringify(point)}`).join(',\n');
  return `${JSON.stringify(series, null, 1).slice(0, -2)},\n "points": [\n${rows}\n ]\n}\n`;
}

const OBSERVED: Partial<Record<seriesFiles.Frequency, string>> = {
  daily: 'daily value',
  weekly: 'weekly value',
  monthly: 'monthly value',
  quarterly: 'quarterly value',
  annual: 'yearly value',
};

/** In the quotation marks that `npm run format` writes, too. */
function subjectOf({ id, title, unit, frequency }: NewSeries): string {
  const observed = OBSERVED[frequency] ?? 'value';
  const subject = {
    id,
    name: id.replaceAll('-', ' '),
    label: title.slice(0, 18).trim(),
    observed,
    observedPlural: `${observed}s`,
    measure: `${title}, ${unit}`,
    format: formatOf(unit),
    assetClass: 'economy',
    families: [],
    words: [],
  };
  return stringify({ series: [subject] }, { singleQuote: true, lineWidth: 0 });
}

/** A format that writes the unit. */
function formatOf(name: UnitName | undefined): string {
  const unit = name && units.UNITS[name];
  if (!unit) return 'number-1';
  if (unit.percent) return 'points-2';
  if (name === 'basis points') return 'basis-points';
  if (!unit.currency) return 'number-1';
  if (unit.scale === undefined) return unit.currency === 'USD' ? 'usd-2' : 'inr-2';
  return unit.currency === 'USD' ? 'usd-billion' : `inr-${unit.scale}`;
}

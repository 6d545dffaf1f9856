import type { Words } from '../words/words';
import type { Period } from '../time/period';
import { tableChoice, descriptionOf } from './answers';
import { cellsOf, dateColumnOf, valueColumnOf } from './columns';
import { cluesOf, type Clues } from './description-clues';
import { asSeries } from './frequency';
import { layoutOf, type DataRow, type Layout } from './layout';
import { OwnRefusal, tableRefusal } from './own-refusal';
import { MOST, type TableDescription, type TableFields, type OwnReading, type OwnSeries } from './own-table';
import { jumpExample } from './own-words';
import { checkPoints, type RowPoint } from './points';
import { Progress } from './progress';
import { readPeriods } from './read-periods';
import { readValues } from './read-values';
import { oneSeriesOf } from './several-series';

export { decodeTable } from './decode-table';

const SHOWN_ROWS = 5;

/**
 * Reads a person's own table of values, or says what must be asked or why it cannot be read. What can be meant
 * in two ways is a question with one of the person's own cells.
 * @param now the present, by which a date lies in the future
 */
export function readTable(words: Words, text: string, choices: TableFields, now = Date.now()): OwnReading {
  try {
    checkText(text);
    return reading(words, layoutOf(text), choices, now);
  } catch (error) {
    if (error instanceof OwnRefusal) return error.refused;
    throw error;
  }
}

/** Controls that no table has; tabs and line ends are allowed. A surrogate matches only if it is unpaired. */
const BROKEN = /[\0-\u0008\u000b\u000c\u000e-\u001f\u007f\ufffe\uffff]|\p{Surrogate}/u;

function checkText(text: string): void {
  if (text.trim() === '') throw tableRefusal('empty', {});
  if (text.length > MOST.bytes) throw tableRefusal('too-large', { most: MOST.bytes / 1_000_000 });
  if (/^\s*<(?:!doctype|html|head|body|\?xml|table)/i.test(text)) throw tableRefusal('web-page', {});
  const broken = BROKEN.exec(text);
  if (broken)
    throw tableRefusal('characters', { line: text.slice(0, broken.index).split(/\r\n|[\r\n]/).length });
}

function reading(words: Words, layout: Layout, choices: TableFields, now: number): OwnReading {
  const progress = new Progress();
  progress.leaveOut('text', layout.textLines);
  const { title, series, clues } = readRows(words, layout, choices, now, progress);

  const described = descriptionOf(choices, title, clues);
  const questions = [...progress.questions, ...described.questions];
  const answers = { ...progress.answers, ...described.answers };
  const { columns, rows } = layout;
  const table = {
    ...{ columns: [...columns], rowCount: rows.length, leftOut: progress.leftOut },
    first: rows.slice(0, SHOWN_ROWS).map(({ cells }) => [...cells]),
    last: rows.slice(-SHOWN_ROWS).map(({ cells }) => [...cells]),
  };
  if (questions.length === 0 && series && isComplete(answers))
    return { state: 'read', table: { ...table, ...series }, answers };
  return { state: 'asks', questions, table: { ...table, ...series }, answers };
}

const NEEDED = ['name', 'unit', 'observed', 'kind', 'dateColumn', 'valueColumn', 'numbers'] as const;

const isComplete = (answers: Partial<TableDescription>): answers is TableDescription =>
  NEEDED.every((field) => answers[field] !== undefined);

/** The series of a table, as far as its columns, its dates and its numbers are certain. */
function readRows(
  words: Words,
  whole: Layout,
  choices: TableFields,
  now: number,
  progress: Progress,
): { title?: string | undefined; series?: OwnSeries | undefined; clues: Clues } {
  const { columns } = whole;
  const dates = dateColumnOf(whole, choices.dateColumn);
  const dateColumn = 'column' in dates ? dates.column : undefined;
  if ('options' in dates) progress.questions.push({ field: 'dateColumn', options: dates.options });
  else progress.answers.dateColumn = columns[dates.column] ?? '';

  const dated = dateColumn === undefined ? whole.rows : rowsWithDate(whole.rows, dateColumn, progress);
  const one =
    dateColumn === undefined
      ? { rows: dated }
      : oneSeriesOf({ ...whole, rows: dated }, dateColumn, choices.series);
  if ('options' in one) progress.questions.push({ field: 'series', options: one.options });
  const rows = 'options' in one ? dated : one.rows;
  if ('series' in one) {
    progress.answers.series = one.series;
    const rowSet = new Set(rows);
    progress.leaveOut(
      'other-series',
      dated.flatMap((row) => (rowSet.has(row) ? [] : [row.line])),
    );
  }
  const layout = { ...whole, rows };

  const values = valueColumnOf(layout, dateColumn, choices.valueColumn);
  if ('options' in values) progress.questions.push({ field: 'valueColumn', options: values.options });
  else progress.answers.valueColumn = columns[values.column] ?? '';

  const header = 'column' in values ? (columns[values.column] ?? '') : '';
  const cells = 'column' in values ? cellsOf(rows, values.column) : [];
  const title = ('title' in one ? one.title : undefined) ?? header;
  if (dateColumn === undefined || 'options' in one) return { title, clues: cluesOf(header, cells, []) };
  const periods = readPeriods(words, layout, dateColumn, choices, progress);
  const numbers =
    'column' in values ? readValues(words, layout, values.column, choices, progress) : undefined;
  const present = (numbers ?? []).filter((value) => value !== null);
  const clues = cluesOf(header, cells, present);
  if (!periods || !numbers) return { title, clues };
  return { title, clues, series: seriesOf(words, rows, periods, numbers, { choices, now, progress }) };
}

function rowsWithDate(rows: readonly DataRow[], column: number, progress: Progress): readonly DataRow[] {
  const without = rows.filter(({ cells }) => cells[column] === '');
  progress.leaveOut(
    'no-date',
    without.map(({ line }) => line),
  );
  return without.length === 0 ? rows : rows.filter(({ cells }) => cells[column] !== '');
}

function seriesOf(
  words: Words,
  rows: readonly DataRow[],
  periods: readonly Period[],
  values: readonly (number | null)[],
  { choices, now, progress }: { choices: TableFields; now: number; progress: Progress },
): OwnSeries {
  const points = rows.map(({ line }, i): RowPoint => ({
    period: periods[i] ?? '',
    value: values[i] ?? null,
    line,
  }));
  const checked = checkPoints(words, points, now);
  progress.leaveOut('double', checked.doubles);
  const { jump } = checked;
  const choice = tableChoice(choices, 'jump');
  if (jump && choice) progress.answers.jump = choice;
  if (jump && !choice)
    progress.questions.push({
      field: 'jump',
      options: [{ value: 'as is', example: jumpExample(words, jump.before, jump.at) }],
    });
  return asSeries(checked.points);
}

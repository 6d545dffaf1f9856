import type { Period } from '@/lib/web/period';
import { choiceOf, descriptionOf } from './answers';
import { cellsOf, dateColumnOf, valueColumnOf, wrongCell } from './columns';
import { datesIn, type DateReading } from './dates';
import { asSeries } from './frequency';
import { layoutOf, type DataRow, type Layout } from './layout';
import { numbersIn, type Numbers } from './numbers';
import { OwnRefusal, refusal } from './own-refusal';
import {
  MOST,
  type LeftOut,
  type LeftOutReason,
  type OwnAnswers,
  type OwnChoices,
  type OwnQuestion,
  type OwnReading,
  type OwnSeries,
} from './own-table';
import { dateExample, jumpExample, numberExample } from './own-words';
import { checkPoints, isInOrder, type RowPoint } from './points';
import { oneSeriesOf } from './several-series';

export { decodeTable } from './decode-table';

const SHOWN_ROWS = 5;
const SHOWN_LINES = 5;

/**
 * Reads a person's own table of values, or says what must be asked or why it cannot be read. Nothing is guessed: what can be
 * meant in two ways is a question with one of the person's own cells.
 * @param now the present, by which a date lies in the future
 */
export function readTable(text: string, choices: OwnChoices, now = Date.now()): OwnReading {
  try {
    checkText(text);
    return reading(layoutOf(text), choices, now);
  } catch (error) {
    if (error instanceof OwnRefusal) return error.refused;
    throw error;
  }
}

/** Controls that no table has; tabs and line ends are allowed. A surrogate matches only if it is unpaired. */
const BROKEN = /[\0-\u0008\u000b\u000c\u000e-\u001f\u007f\ufffe\uffff]|\p{Surrogate}/u;

function checkText(text: string): void {
  if (text.trim() === '') throw refusal('empty', {});
  if (text.length > MOST.bytes) throw refusal('too-large', { most: MOST.bytes / 1_000_000 });
  if (/^\s*<(?:!doctype|html|head|body|\?xml|table)/i.test(text)) throw refusal('web-page', {});
  const broken = BROKEN.exec(text);
  if (broken) throw refusal('characters', { line: text.slice(0, broken.index).split(/\r\n|[\r\n]/).length });
}

/** What is known of a table so far: each step adds to it, and leaves the rest to a person where it has to ask. */
class Progress {
  readonly questions: OwnQuestion[] = [];
  readonly answers: Partial<OwnAnswers> = {};
  private readonly left = new Map<LeftOutReason, number[]>();

  leaveOut(reason: LeftOutReason, lines: readonly number[]): void {
    if (lines.length > 0) this.left.set(reason, [...lines]);
  }

  get leftOut(): LeftOut[] {
    return [...this.left].map(([reason, lines]) => ({
      ...{ reason, count: lines.length },
      lines: lines.slice(0, SHOWN_LINES),
    }));
  }
}

function reading(layout: Layout, choices: OwnChoices, now: number): OwnReading {
  const progress = new Progress();
  progress.leaveOut('text', layout.textLines);
  const { title, series } = readRows(layout, choices, now, progress);

  const described = descriptionOf(choices, title);
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
  return { state: 'asks', questions, table: { ...table, ...series } };
}

const NEEDED = ['name', 'unit', 'observed', 'kind', 'dateColumn', 'valueColumn', 'numbers'] as const;

const isComplete = (answers: Partial<OwnAnswers>): answers is OwnAnswers =>
  NEEDED.every((field) => answers[field] !== undefined);

/** The series of a table, as far as its columns, its dates and its numbers are certain. */
function readRows(
  whole: Layout,
  choices: OwnChoices,
  now: number,
  progress: Progress,
): { title?: string | undefined; series?: OwnSeries | undefined } {
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
    const ours = new Set(rows);
    progress.leaveOut(
      'other-series',
      dated.flatMap((row) => (ours.has(row) ? [] : [row.line])),
    );
  }
  const layout = { ...whole, rows };

  const values = valueColumnOf(layout, dateColumn, choices.valueColumn);
  if ('options' in values) progress.questions.push({ field: 'valueColumn', options: values.options });
  else progress.answers.valueColumn = columns[values.column] ?? '';

  const title = 'title' in one ? one.title : undefined;
  if (dateColumn === undefined || 'options' in one) return { title };
  const periods = periodsOf(layout, dateColumn, choices, progress);
  const numbers = 'column' in values ? numbersOf(layout, values.column, choices, progress) : undefined;
  if (!periods || !numbers) return { title };
  return { title, series: seriesOf(rows, periods, numbers, { choices, now, progress }) };
}

function rowsWithDate(rows: readonly DataRow[], column: number, progress: Progress): readonly DataRow[] {
  const without = rows.filter(({ cells }) => cells[column] === '');
  progress.leaveOut(
    'no-date',
    without.map(({ line }) => line),
  );
  return without.length === 0 ? rows : rows.filter(({ cells }) => cells[column] !== '');
}

/** The periods of a column: of several ways to read it the one that a person chose, or in which they are in order. */
function periodsOf(
  layout: Layout,
  column: number,
  choices: OwnChoices,
  progress: Progress,
): readonly Period[] | undefined {
  const cells = cellsOf(layout.rows, column);
  const found = datesIn(cells);
  if (!Array.isArray(found)) throw wrongCell('not-a-date', layout, column, found.failsAt);
  const readings = found.flatMap(({ format, periods }) => {
    const known = periods.filter((period) => period !== null);
    return known.length === periods.length ? [{ format, periods: known }] : [];
  });
  const [first, ...others] = different(readings);
  if (!first || others.length === 0) return first?.periods;

  const chosen = choiceOf(choices, 'dates');
  const byChoice = chosen && readings.find(({ format }) => format.choice === chosen);
  if (byChoice) {
    progress.answers.dates = chosen;
    return byChoice.periods;
  }
  const ordered = [first, ...others].filter(({ periods }) => isInOrder(periods));
  if (ordered.length < 2) return (ordered[0] ?? first).periods;
  const at = cells.findIndex((_, i) => new Set(ordered.map(({ periods }) => periods[i])).size > 1);
  progress.questions.push({
    field: 'dates',
    options: ordered.flatMap(({ format, periods }) =>
      format.choice
        ? [{ value: format.choice, example: dateExample(cells[at] ?? '', periods[at] ?? '') }]
        : [],
    ),
  });
  return undefined;
}

type KnownReading = { format: DateReading['format']; periods: readonly Period[] };

/** Readings without those that give the same periods as one before them. */
function different(readings: readonly KnownReading[]): KnownReading[] {
  return readings.filter(
    ({ periods }, i) =>
      !readings.slice(0, i).some((other) => other.periods.every((period, at) => period === periods[at])),
  );
}

/** The numbers of a column: in the style that is certain from it, from the other columns, or by choice. */
function numbersOf(
  layout: Layout,
  column: number,
  choices: OwnChoices,
  progress: Progress,
): Numbers['values'] | undefined {
  const { rows, columns } = layout;
  const cells = cellsOf(rows, column);
  const found = numbersIn(cells);
  if (!Array.isArray(found)) {
    const { problem, at } = found;
    if (problem === 'not-a-number') throw wrongCell(problem, layout, column, at);
    const { sign, other } = found;
    throw refusal(problem, { line: rows[at]?.line ?? 1, sign, other, column: columns[column] ?? '' });
  }
  const chosen = choiceOf(choices, 'numbers');
  const certain =
    found.length === 1
      ? found[0]
      : found.find(({ style }) => style === (chosen ?? styleOfOthers(layout, column)));
  if (certain) {
    progress.answers.numbers = certain.style;
    return certain.values;
  }
  const at = cells.findIndex((_, i) => found[0]?.values[i] !== found[1]?.values[i]);
  progress.questions.push({
    field: 'numbers',
    options: found.map(({ style, values }) => ({
      value: style,
      example: numberExample(cells[at] ?? '', values[at] ?? 0),
    })),
  });
  return undefined;
}

/** The style of the other columns, if those that leave no doubt have one: a table is written in one. */
function styleOfOthers({ columns, rows }: Layout, column: number) {
  const styles = new Set(
    columns.flatMap((_, i) => {
      const found = i === column ? [] : numbersIn(cellsOf(rows, i));
      const [only, ...others] = Array.isArray(found) ? found : [];
      const hasMark = only && cellsOf(rows, i).some((cell) => /\d[.,]/.test(cell));
      return hasMark && others.length === 0 ? [only.style] : [];
    }),
  );
  const [style] = styles;
  return styles.size === 1 ? style : undefined;
}

function seriesOf(
  rows: readonly DataRow[],
  periods: readonly Period[],
  values: Numbers['values'],
  { choices, now, progress }: { choices: OwnChoices; now: number; progress: Progress },
): OwnSeries {
  const points = rows.map(({ line }, i): RowPoint => ({
    period: periods[i] ?? '',
    value: values[i] ?? null,
    line,
  }));
  const checked = checkPoints(points, now);
  progress.leaveOut('double', checked.doubles);
  const { jump } = checked;
  const chosen = choiceOf(choices, 'jump');
  if (jump && chosen) progress.answers.jump = chosen;
  if (jump && !chosen)
    progress.questions.push({
      field: 'jump',
      options: [{ value: 'as is', example: jumpExample(jump.before, jump.at) }],
    });
  return asSeries(checked.points);
}

import type { Words } from '../words/words';
import { tableChoice } from './answers';
import { cellsOf, wrongCell } from './columns';
import type { Layout } from './layout';
import { numbersIn, type Numbers } from './numbers';
import { tableRefusal } from './own-refusal';
import type { NumberStyle, TableFields } from './own-table';
import { numberExample } from './own-words';
import type { Progress } from './progress';

/** The numbers of a column: in the style that is certain from it, from the other columns, or by choice. */
export function readValues(
  words: Words,
  layout: Layout,
  column: number,
  choices: TableFields,
  progress: Progress,
): Numbers['values'] | undefined {
  const { rows, columns } = layout;
  const cells = cellsOf(rows, column);
  const readings = numbersIn(cells);
  if (!Array.isArray(readings)) {
    const { problem, at } = readings;
    if (problem === 'not-a-number') throw wrongCell(problem, layout, column, at);
    const { sign, other } = readings;
    throw tableRefusal(problem, { line: rows[at]?.line ?? 1, sign, other, column: columns[column] ?? '' });
  }
  const choice = tableChoice(choices, 'numbers');
  const certain =
    readings.length === 1
      ? readings[0]
      : readings.find(({ style }) => style === (choice ?? styleOfOthers(layout, column)));
  if (certain) {
    progress.answers.numbers = certain.style;
    return certain.values;
  }
  const at = cells.findIndex((_, i) => readings[0]?.values[i] !== readings[1]?.values[i]);
  progress.questions.push({
    field: 'numbers',
    options: readings.map(({ style, values }) => ({
      value: style,
      example: numberExample(words, cells[at] ?? '', values[at] ?? 0),
    })),
  });
  return undefined;
}

/** The style of the other columns, if those that leave no doubt have one: a table is written in one. */
function styleOfOthers({ columns, rows }: Layout, column: number): NumberStyle | undefined {
  const styles = new Set(
    columns.flatMap((_, i) => {
      const otherNumbers = i === column ? [] : numbersIn(cellsOf(rows, i));
      const [only, ...moreNumbers] = Array.isArray(otherNumbers) ? otherNumbers : [];
      const hasMark = only && cellsOf(rows, i).some((cell) => /\d[.,]/.test(cell));
      return hasMark && moreNumbers.length === 0 ? [only.style] : [];
    }),
  );
  const [style] = styles;
  return styles.size === 1 ? style : undefined;
}

import type { Words } from '../words/words';
import type { Period } from '../time/period';
import { tableChoice } from './answers';
import { cellsOf, wrongCell } from './columns';
import { datesIn, type DateReading } from './dates';
import type { Layout } from './layout';
import type { TableFields } from './own-table';
import { dateExample } from './own-words';
import { isInOrder } from './points';
import type { Progress } from './progress';

/** The periods of a column: of several ways to read it the one that a person chose, or in which they are in order. */
export function readPeriods(
  words: Words,
  layout: Layout,
  column: number,
  choices: TableFields,
  progress: Progress,
): readonly Period[] | undefined {
  const cells = cellsOf(layout.rows, column);
  const dateReadings = datesIn(cells);
  if (!Array.isArray(dateReadings)) throw wrongCell('not-a-date', layout, column, dateReadings.failsAt);
  const readings = dateReadings.flatMap(({ format, periods }) => {
    const presentPeriods = periods.filter((period) => period !== null);
    return presentPeriods.length === periods.length ? [{ format, periods: presentPeriods }] : [];
  });
  const [first, ...moreReadings] = different(readings);
  if (!first || moreReadings.length === 0) return first?.periods;

  const choice = tableChoice(choices, 'dates');
  const byChoice = choice && readings.find(({ format }) => format.choice === choice);
  if (byChoice) {
    progress.answers.dates = choice;
    return byChoice.periods;
  }
  const ordered = [first, ...moreReadings].filter(({ periods }) => isInOrder(periods));
  if (ordered.length < 2) return (ordered[0] ?? first).periods;
  const at = cells.findIndex((_, i) => new Set(ordered.map(({ periods }) => periods[i])).size > 1);
  progress.questions.push({
    field: 'dates',
    options: ordered.flatMap(({ format, periods }) =>
      format.choice
        ? [{ value: format.choice, example: dateExample(words, cells[at] ?? '', periods[at] ?? '') }]
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

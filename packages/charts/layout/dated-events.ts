import type { charts } from '@samvit/research';
import type { ChartSize } from './chart-size';
import { spaceOut } from './end-labels';
import type { Box } from './marks';
import { textWidth } from './text-measure';

/** A dated event on a chart: its position on the time axis, and its letter, which may be moved to avoid another. */
export type EventMark = { letter: string; at: number; letterAt: number };

/** The letter that names an event on its chart and in the list below. */
export function eventLetter(i: number): string {
  return String.fromCharCode(65 + i);
}

export function eventRow(events: readonly charts.ChartEvent[], { font }: ChartSize): number {
  return events.length > 0 ? font * 1.3 : 0;
}

/**
 * Positions events on a time axis.
 * @param place the position of an event on it
 */
export function placeEvents(
  events: readonly charts.ChartEvent[],
  place: (event: charts.ChartEvent) => number,
  [from, to]: readonly [number, number],
  { font }: ChartSize,
): EventMark[] {
  const at = events.map(place);
  const letters = spaceOut(
    // As high as a line of text: in charts of rows the letters are below each other.
    at.map((each) => ({ at: each, size: font * 1.3 })),
    from,
    to,
  );
  return at.map((each, i) => ({ letter: eventLetter(i), at: each, letterAt: letters[i] ?? each }));
}

/** The height of the letters above a plot that begins at `top`. */
export function letterBoxes(marks: readonly EventMark[], top: number, { font }: ChartSize): Box[] {
  return marks.map(({ letter, letterAt }) => {
    const half = textWidth(letter, font) / 2;
    return { left: letterAt - half, right: letterAt + half, top: top - font * 1.3, bottom: top - font * 0.3 };
  });
}

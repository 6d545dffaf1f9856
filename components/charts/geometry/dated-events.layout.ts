import type { DatedEvent } from '@/lib/content/events';
import type { ChartSize } from './chart-size';
import { spaceOut } from './end-labels.layout';
import type { Box } from './marks.layout';
import { textWidth } from './text-measure';

/** A dated event on a chart: its place along the axis of time, and its letter, which may have moved aside for another. */
export type EventMark = { letter: string; at: number; letterAt: number };

/** The letter by which an event is named on its chart and below it. */
export function eventLetter(i: number): string {
  return String.fromCharCode(65 + i);
}

/** Room for the row of letters above a plot. */
export function eventRow(events: readonly DatedEvent[], { font }: ChartSize): number {
  return events.length > 0 ? font * 1.3 : 0;
}

/** Places events along an axis of time. @param place where a day stands on it */
export function placeEvents(
  events: readonly DatedEvent[],
  place: (day: string) => number,
  [from, to]: readonly [number, number],
  { font }: ChartSize,
): EventMark[] {
  const at = events.map(({ date }) => place(date));
  const letters = spaceOut(
    at.map((each) => ({ at: each, size: font * 1.1 })),
    from,
    to,
  );
  return at.map((each, i) => ({ letter: eventLetter(i), at: each, letterAt: letters[i] ?? each }));
}

/** The room the letters take above a plot that begins at `top`. */
export function letterBoxes(marks: readonly EventMark[], top: number, { font }: ChartSize): Box[] {
  return marks.map(({ letter, letterAt }) => {
    const half = textWidth(letter, font) / 2;
    return { left: letterAt - half, right: letterAt + half, top: top - font * 1.3, bottom: top - font * 0.3 };
  });
}

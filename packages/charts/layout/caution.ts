import { printing, type Series, type SeriesPoint, type Words } from '@samvit/research';

export type Noted = Pick<Series, 'points' | 'notes'>;

/**
 * Why a value is drawn differently: two sources differ, its period has not ended, it has another basis, or
 * it is a projection.
 */
export type Caution = printing.Incomparable | 'projection';

/**
 * The caution to state before this value is compared; `null` if there is none. A single source is not a
 * caution: only the text mentions it.
 */
export function cautionOn(series: Noted, point: SeriesPoint): Caution | null {
  return point.status === 'projection' ? 'projection' : printing.incomparable(series, point);
}

/** The same in words, to print beside the value. */
export function remarkOn(words: Words, series: Noted, point: SeriesPoint): string | null {
  const caution = cautionOn(series, point);
  return caution && words.text(`charts.remarks.${caution}`);
}

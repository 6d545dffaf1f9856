import { incomparable, type Incomparable } from '@/lib/research/series/notes';
import type { Series, SeriesPoint } from '@/lib/research/series/series';

export type Noted = Pick<Series, 'points' | 'notes'>;

/** Why a value is drawn apart from the rest: two sources differ, its period is not over, it is measured otherwise, or estimated. */
export type Caution = Incomparable | 'projection';

/** As said of one value. */
const CAUTION_WORDS: Record<Caution, string> = {
  disputed: 'disputed',
  partial: 'period not over',
  'basis-change': 'other basis',
  projection: 'projection',
};

/** What a reader must know of a value before comparing it. A single source is named in words only. */
export function cautionOn(series: Noted, point: SeriesPoint): Caution | null {
  return point.status === 'projection' ? 'projection' : incomparable(series, point);
}

/** The same in words, for beside the value. */
export function remarkOn(series: Noted, point: SeriesPoint): string | null {
  const caution = cautionOn(series, point);
  return caution && CAUTION_WORDS[caution];
}

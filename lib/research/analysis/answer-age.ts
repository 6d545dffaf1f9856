import { ageAt, reachUpTo, type Age } from '@/lib/research/series/freshness';
import { getSeries } from '@/lib/research/series/get-series';
import { comparable } from '@/lib/research/series/notes';
import type { AnalysisAnswer } from './answer';

/** How old the data of an answer are; the rate of the dollar and consumer prices count where they are in it. */
export const answerAge = ({ measured, window }: Pick<AnalysisAnswer, 'measured' | 'window'>): Age =>
  ageAt(
    reachUpTo(
      measured.series.map((name) => comparable(getSeries(name))),
      window.to,
    ),
  );

import { ageAt, reachUpTo, type Age } from '@/lib/research/series/freshness';
import { getSeries } from '@/lib/research/series/get-series';
import { comparable } from '@/lib/research/series/notes';
import type { AnalysisAnswer } from './answer';

export const answerAge = ({ analysis, window }: Pick<AnalysisAnswer, 'analysis' | 'window'>): Age =>
  ageAt(
    reachUpTo(
      analysis.series.map((name) => comparable(getSeries(name))),
      window.to,
    ),
  );

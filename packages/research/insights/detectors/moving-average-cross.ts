import { movingAverage } from '../../series/statistics';
import { compose, distinctTexts } from '../compose';
import type { Detector } from '../detector';
import { presentPoints } from '../history';
import type { Insight } from '../insight';
import { scoreOf, rankAmong } from '../rank';
import { subjectOf } from '../subject';
import { periods, rankValues } from '../wording';

const id = 'moving-average-cross';

/** A short moving average crosses a long one after it was above or below it for an unusually long time. */
export const movingAverageCross: Detector = {
  id,
  // Of this family, only the subjects that define averages.
  families: ['price'],
  detect(library, series) {
    const { averages } = subjectOf(library, series.id);
    if (!averages) return [];
    const history = presentPoints(series);
    const values = history.map(({ value }) => value);
    const [short, long] = [averages.short, averages.long].map(({ length }) => movingAverage(values, length));
    let side: { above: boolean; since: number; whole: boolean } | null = null;
    const stays: number[] = [];
    return history.flatMap((at, i): Insight[] => {
      const [fast, slow] = [short?.[i], long?.[i]];
      if (typeof fast !== 'number' || typeof slow !== 'number' || fast === slow) return [];
      const above = fast > slow;
      if (side?.above === above) return [];
      const sideLeft = side;
      side = { above, since: i, whole: sideLeft !== null };
      // The length of the first stretch is unknown: it began before both averages exist.
      if (!sideLeft?.whole) return [];
      const stay = i - sideLeft.since;
      const rank = rankAmong(stay, stays, 'high');
      stays.push(stay);
      const ranked = rankValues(rank);
      if (!ranked || stay < averages.short.length) return [];
      const [fastText = '', slowText = ''] = distinctTexts(library, series, [
        { ...at, value: fast },
        { ...at, value: slow },
      ]);
      const first = history[Math.max(0, i - stay - averages.long.length)];
      return [
        compose(library, series, {
          detector: id,
          at,
          values: {
            ...ranked,
            short: averages.short.label,
            long: averages.long.label,
            side: above ? 'above' : 'below',
            stay: periods(library.words, stay, series.frequency),
            fast: fastText,
            slow: slowText,
          },
          score: scoreOf(rank),
          chart: {
            from: first?.period,
            series: [
              { series: series.id, label: subjectOf(library, series.id).label },
              { series: averages.short.series, label: averages.short.label },
              { series: averages.long.series, label: averages.long.label },
            ],
            // On the short average, not on the price.
            marks: [
              {
                period: at.period,
                label: library.words.text('insights.moving-average-cross.mark'),
                line: 1,
              },
            ],
          },
        }),
      ];
    });
  },
};

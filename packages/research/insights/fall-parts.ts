import { FORMATS } from '../series/number-format';
import type { Series } from '../series/series';
import { formatPeriod } from '../time/period';
import type { Words } from '../words/words';
import { highKind, type Fall } from './records';

/** What a finding of a fall from a peak has beside its words: who held through it, and the marks of its chart. */
export const fallParts = (
  words: Words,
  series: Series,
  { peak, at, depth }: Pick<Fall, 'peak' | 'at' | 'depth'>,
) => ({
  held: { from: peak, to: at },
  extreme: 'low' as const,
  chart: {
    marks: [
      {
        period: peak.period,
        label: words.text('insights.marks.high', {
          high: highKind(series),
          period: formatPeriod(words, peak.period),
        }),
      },
      {
        period: at.period,
        label: words.text('insights.marks.below', { depth: FORMATS.percent(words, -depth) }),
      },
    ],
  },
});

import { annualVolatility } from '../../series/statistics';
import { FORMATS } from '../../series/number-format';
import { formatPeriod } from '../../time/period';
import type { Frequency } from '../../series/series-file';
import { compose } from '../compose';
import type { Detector } from '../detector';
import { extremesOf, scoreOfLookback, extremeValues, standingOf } from '../extremes';
import { presentPoints, rhythmOf } from '../history';
import { periods } from '../wording';

const id = 'volatility';

/** The number of returns in a window, and in a year. */
const RHYTHM: Partial<Record<Frequency, { window: number; aYear: number }>> = {
  weekly: { window: 26, aYear: 52 },
  monthly: { window: 12, aYear: 12 },
};

/** Windows overlap, so extremes among them are meaningful only with a longer history. */
const MEMORIES = 2;

/**
 * An unusually calm or volatile stretch: volatility over a moving window at its lowest or highest in a long
 * time.
 */
export const volatilityDetector: Detector = {
  id,
  families: ['swings'],
  detect(library, series) {
    const rhythm = RHYTHM[series.frequency];
    if (!rhythm) return [];
    const history = presentPoints(series);
    const values = history.map(({ value }) => value);
    const rolling = history.slice(rhythm.window).flatMap((point, i) => {
      const first = history[i];
      // Windows that contain a gap are skipped.
      if (!first || point.index - first.index !== rhythm.window) return [];
      return [
        { ...point, first, value: annualVolatility(values.slice(i, i + rhythm.window + 1), rhythm.aYear) },
      ];
    });
    return extremesOf(series, rolling, MEMORIES * rhythmOf(series).longMemory).flatMap((extreme) => {
      const { at, index, length, last } = extreme;
      const rollingWindow = rolling[index];
      if (!rollingWindow) return [];
      return [
        compose(library, series, {
          detector: id,
          at,
          values: {
            ...extremeValues(extreme),
            window: periods(library.words, rhythm.window, series.frequency),
            from: formatPeriod(library.words, rollingWindow.first.period),
            size: FORMATS.percent(library.words, at.value),
            firstWindow: formatPeriod(library.words, rolling[0]?.period ?? ''),
            // Where nothing was as volatile before, the messages do not use these.
            last: last ? formatPeriod(library.words, last.period) : '',
            lastSize: last ? FORMATS.percent(library.words, last.value) : '',
          },
          score: scoreOfLookback(length),
          ...standingOf(extreme),
          chart: {
            marks: [rollingWindow.first, at].map(({ period }) => ({
              period,
              label: formatPeriod(library.words, period),
            })),
          },
        }),
      ];
    });
  },
};

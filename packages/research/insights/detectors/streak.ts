import { formatPeriod } from '../../time/period';
import { compose, pointValues } from '../compose';
import type { Detector } from '../detector';
import { presentPoints, steps, type ValueStep } from '../history';
import type { Insight } from '../insight';
import { scoreOf, rankAmong } from '../rank';
import { periods } from '../wording';

const id = 'streak';

/** Shorter runs are common. */
const SHORTEST = 6;
/** Fewer earlier runs of the same kind are too few for a comparison. */
const ENOUGH = 8;

/**
 * An unusually long run of rises or of falls. It is reported when it ends, because only then its length is
 * known.
 */
export const streak: Detector = {
  id,
  families: ['swings', 'yield'],
  detect(library, series) {
    const earlier = { rise: [] as number[], fall: [] as number[] };
    let run: ValueStep[] = [];
    return steps(presentPoints(series)).flatMap((step): Insight[] => {
      const last = run.at(-1);
      const joined = last?.to.index === step.from.index;
      if (joined && wayOf(step) === wayOf(last)) {
        run.push(step);
        return [];
      }
      const [endedRun, first] = [run, run[0]];
      run = [step];
      const way = first && wayOf(first);
      if (!first || !last || !way) return [];
      const rank = rankAmong(endedRun.length, earlier[way], 'high');
      earlier[way].push(endedRun.length);
      // A run that is cut off by a gap has no known length.
      if (!joined || endedRun.length < SHORTEST || rank.rank > 1 || rank.of <= ENOUGH) return [];
      return [
        compose(library, series, {
          detector: id,
          at: step.to,
          quoted: { before: first.from, last: last.to },
          values: {
            // The run begins after `before`, which is only the base of its first change.
            ...pointValues(library, series, 'first', first.to),
            ...{ way, of: rank.of, tied: rank.tied ? 'yes' : 'no' },
            run: periods(library.words, endedRun.length, series.frequency),
          },
          score: scoreOf(rank),
          chart: {
            marks: [first.from, last.to].map(({ period }) => ({
              period,
              label: formatPeriod(library.words, period),
            })),
          },
        }),
      ];
    });
  },
};

function wayOf({ from, to }: ValueStep): 'rise' | 'fall' | null {
  return to.value > from.value ? 'rise' : to.value < from.value ? 'fall' : null;
}

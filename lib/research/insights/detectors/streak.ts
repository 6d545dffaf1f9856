import { formatPeriod } from '@/lib/site/period';
import { beginning, compose, valueText } from '@/lib/research/insights/compose';
import type { Detector } from '@/lib/research/insights/detector';
import { presentPoints, steps, type Step } from '@/lib/research/insights/history';
import type { Insight } from '@/lib/research/insights/insight';
import { scoreOf, rankAmong } from '@/lib/research/insights/standing';
import { seriesOf, subjectOf } from '@/lib/research/insights/subjects';
import { count, periodWord, superlative } from '@/lib/research/insights/wording';

const id = 'streak';

/** Shorter runs are everyday. */
const SHORTEST = 6;
/** Runs of the same kind that must have gone before. */
const ENOUGH = 8;

/** An unusually long run of rises or of falls, told when it ends and its length is known. */
export const streak: Detector = {
  id,
  series: seriesOf('moves', 'yield'),
  detect(line) {
    const { name } = subjectOf(line.id);
    const word = periodWord(line.frequency);
    const earlier = { rise: [] as number[], fall: [] as number[] };
    let run: Step[] = [];
    return steps(presentPoints(line)).flatMap((step): Insight[] => {
      const last = run.at(-1);
      const joined = last?.to.index === step.from.index;
      if (joined && wayOf(step) === wayOf(last)) {
        run.push(step);
        return [];
      }
      const [ended, first] = [run, run[0]];
      run = [step];
      const way = first && wayOf(first);
      if (!first || !last || !way) return [];
      const rank = rankAmong(ended.length, earlier[way], 'high');
      earlier[way].push(ended.length);
      const place = rank.rank === 1 && rank.of > ENOUGH && superlative(rank.rank, 'longest');
      // A run that a gap cuts off has no known length.
      if (!joined || ended.length < SHORTEST || !place) return [];
      return [
        compose(line, {
          detector: id,
          at: step.to,
          quoted: [first.from.period, last.to.period],
          title: `${name} ends a run of ${count(ended.length, word)} of ${way}s`,
          summary: `From ${formatPeriod(first.from.period)} to ${formatPeriod(last.to.period)} every ${word} ended ${way === 'rise' ? 'higher' : 'lower'} than the one before, from ${valueText(line, first.from.value)} to ${valueText(line, last.to.value)}. The next stood at ${valueText(line, step.to.value)}.`,
          unusual: `Of ${count(rank.of, 'run')} of ${way}s since ${beginning(line)}, ${place}.`,
          score: scoreOf(rank),
          measure: `${subjectOf(line.id).measure}: ${word}s in a row with a ${way}`,
          chart: {
            marks: [first.from, last.to].map(({ period }) => ({ period, label: formatPeriod(period) })),
          },
        }),
      ];
    });
  },
};

function wayOf({ from, to }: Step): 'rise' | 'fall' | null {
  return to.value > from.value ? 'rise' : to.value < from.value ? 'fall' : null;
}

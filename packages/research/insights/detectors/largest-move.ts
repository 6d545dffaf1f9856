import type { Library } from '../../series/library';
import { printedNumber } from '../../figures/worked';
import type { Series } from '../../series/series';
import { basisPoints, change } from '../../series/statistics';
import { FORMATS } from '../../series/number-format';
import { formatPeriodShort } from '../../time/period';
import { compose, pointValues } from '../compose';
import type { Detector } from '../detector';
import { extremesOf, isOfItsSign, scoreOfLookback, extremeValues, standingOf } from '../extremes';
import { presentPoints, steps, type PresentPoint, type ValueStep } from '../history';
import { separations } from '../separations';
import { subjectOf } from '../subject';

const id = 'largest-move';

/** In months: of shares, of which there are many, the worst month in ten years or more. */
const TEN_YEARS = 120;

/** The change between two rates as they are printed, in basis points. */
function printedMove(library: Library, series: Series, { from, to }: ValueStep): number {
  const printedValue = (point: PresentPoint) =>
    printedNumber(String(pointValues(library, series, 'at', point)['atValue']));
  return basisPoints(printedValue(to), printedValue(from));
}

export const largestMove: Detector = {
  id,
  families: ['moves', 'yield', 'share'],
  detect(library, series) {
    const { families } = subjectOf(library, series.id);
    const inPoints = families.includes('yield');
    const isShare = families.includes('share');
    const pairs = steps(presentPoints(series));
    const moves = pairs.map(({ from, to }) => ({
      ...to,
      value: inPoints ? basisPoints(to.value, from.value) : change(from.value, to.value),
    }));
    const write = (size: number) =>
      FORMATS[inPoints ? 'basis-points' : 'percent'](library.words, Math.abs(size));
    // A move in which part of the company was separated is no other's measure, and keeps its own address.
    const isSeparation = ({ from, to }: ValueStep) =>
      separations(library, series, from.period, to.period).length > 0;
    const own = moves.map((move, i) => (pairs[i] && isSeparation(pairs[i]) ? { ...move, value: 0 } : move));
    const memory = isShare ? TEN_YEARS : undefined;
    const across = extremesOf(series, moves, memory).filter(({ index }) => moves[index] !== own[index]);
    return [...extremesOf(series, own, memory), ...across].flatMap((extreme) => {
      const { at, index, direction, length, last } = extreme;
      const pair = pairs[index];
      if (!pair || !isOfItsSign(extreme)) return [];
      if (isShare && direction === 'high') return [];
      const { from, to } = pair;
      const values = {
        ...extremeValues(extreme),
        ...pointValues(library, series, 'from', from),
        size: write(at.value),
        // 7.747 to 7.403 are 34 basis points, and printed as 7.75% and 7.40%.
        ends:
          !inPoints || write(printedMove(library, series, pair)) === write(at.value) ? 'exact' : 'rounded',
        startShort: formatPeriodShort(library.words, pairs[0]?.from.period ?? ''),
        // Where nothing was as large before, the messages do not use it.
        lastSize: last ? write(last.value) : '',
      };
      return [
        compose(library, series, {
          detector: id,
          at: to,
          quoted: { from, last },
          values,
          score: scoreOfLookback(length),
          ...standingOf(extreme),
          held: { from, to },
          moveFrom: from.period,
          chart: {
            marks: [{ period: to.period, label: library.words.text('insights.marks.move', values) }],
          },
        }),
      ];
    });
  },
};

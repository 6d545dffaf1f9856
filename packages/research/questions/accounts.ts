import type { Library } from '../series/library';
import { MEASURES } from '../measures';
import { seriesKind } from './kinds';
import type { Mention } from './mentions';
import type { MeasurePart } from './part';

/**
 * Names of a rate and of the account that it is paid on, each as what is meant: "FD" is what money became where
 * prices are asked for or stand beside it, and else the rate.
 * @param isReal whether it is asked what was left after inflation
 */
export function withAccounts(
  library: Library,
  mentions: readonly Mention[],
  measures: readonly MeasurePart[],
  isReal: boolean,
): Mention[] {
  const isBesidePrice = mentions.some(
    ({ readings: [name = ''], ambiguous }) =>
      ambiguous?.account === undefined && seriesKind(library, name) === 'price',
  );
  const measure = measures[0]?.measure;
  // Of more than two rates there is no difference.
  const isOfRates =
    mentions.length <= 2 &&
    (measure === undefined ? !isReal : measure === 'compare' || MEASURES[measure].kinds.includes('rate'));
  return mentions.map((mention) => {
    const { ambiguous, readings, ...more } = mention;
    if (ambiguous?.account === undefined) return mention;
    return {
      ...more,
      readings: isOfRates && !isBesidePrice ? readings.slice(0, 1) : [ambiguous.account],
    };
  });
}

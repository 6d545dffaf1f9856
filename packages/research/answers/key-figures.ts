import { group } from 'd3-array';
import type { Figure } from '../figures/figure';
import type { MeasureShape } from '../measures/measure';
import type { SeriesRef } from '../series/series-ref';

/** More would not be read at a glance. */
const MOST = 4;

/** From this on a change is easier to read as a multiple. */
const DOUBLED = 2;

export type KeyFigure = readonly [name: string, figure: Figure];

/**
 * The figures of an answer that stand below its sentence: of each series the first, then of each the next. The series
 * that leads comes first.
 */
export function keyFigures(
  figures: ReadonlyMap<string, Figure>,
  series: readonly SeriesRef[] = [],
  leader?: MeasureShape['leader'],
): KeyFigure[] {
  const all = leader ? inOrder([...figures], series.map(String), leader) : [...figures];
  const isDoubled = all.some(([, { formula, value }]) => formula === 'multiple' && value >= DOUBLED);
  const least = isDoubled ? 'change' : 'multiple';
  const byFormula = [...group(all, ([, { formula }]) => formula)];
  return byFormula
    .sort(([a], [b]) => Number(a === least) - Number(b === least))
    .flatMap(([formula, own]) => (formula === least && own.length > 1 ? [] : own))
    .slice(0, MOST);
}

/** Those of the series by the first figure of each; what stands beside the answer comes after them. */
function inOrder(
  all: readonly KeyFigure[],
  series: readonly string[],
  leader: 'most' | 'least',
): readonly KeyFigure[] {
  const sign = leader === 'most' ? -1 : 1;
  const firstOf = (name: string) => all.find(([each]) => ofName(each) === name)?.[1].value ?? 0;
  const order = series.toSorted((a, b) => sign * (firstOf(a) - firstOf(b)));
  const placeOf = ([name]: KeyFigure) => {
    const place = order.indexOf(ofName(name));
    return place < 0 ? order.length : place;
  };
  return all.toSorted((a, b) => placeOf(a) - placeOf(b));
}

/** What a figure is of, by its name. */
const ofName = (name: string) => name.slice(0, name.lastIndexOf('.'));

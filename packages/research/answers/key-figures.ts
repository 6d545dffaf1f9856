import { group } from 'd3-array';
import type { Figure } from '../figures/figure';

/** More would not be read at a glance. */
const MOST = 4;

/** From this on a change is easier to read as a multiple. */
const DOUBLED = 2;

export type KeyFigure = readonly [name: string, figure: Figure];

/** The figures of an answer that stand below its sentence: of each series the first, then of each the next. */
export function keyFigures(figures: ReadonlyMap<string, Figure>): KeyFigure[] {
  const all = [...figures];
  const isDoubled = all.some(([, { formula, value }]) => formula === 'multiple' && value >= DOUBLED);
  const least = isDoubled ? 'change' : 'multiple';
  const byFormula = [...group(all, ([, { formula }]) => formula)];
  return byFormula
    .sort(([a], [b]) => Number(a === least) - Number(b === least))
    .flatMap(([formula, own]) => (formula === least && own.length > 1 ? [] : own))
    .slice(0, MOST);
}

import { getSeries, seriesFiles, type figures } from '@samvit/research';
import { libraryHere } from '@/lib/texts/library-here';
import { parseClaim, type ClaimTerm } from './claim';
import type { Guard } from './guarded-words';

/** Formulas of what money became, from which costs are taken or not. */
const OF_GROWTH: readonly figures.FigureDefinition['formula'][] = [
  ...(['growth-per-year', 'change', 'multiple', 'end-value'] as const),
];

/**
 * A claim that a fund, which bears its costs, is behind or level with a price that leaves costs out. A fund that leads
 * all the same is compared fairly.
 */
export function costProblem(claim: string, definitions: Guard['definitions']): string | null {
  const costsIn = ({ name }: ClaimTerm) => {
    const definition = name === undefined ? undefined : definitions[name];
    return definition && OF_GROWTH.includes(definition.formula) ? costsOf(definition.series) : 'neither';
  };
  for (const { left, is, right } of parseClaim(claim)) {
    const [behind, ahead] = is.startsWith('>') ? [right, left] : [left, right];
    const pairs =
      is === '=' ? [[behind, ahead] as const, [ahead, behind] as const] : [[behind, ahead] as const];
    for (const [fund, price] of pairs)
      if (costsIn(fund) === 'borne' && costsIn(price) === 'left out')
        return `{${fund.name}} is after costs, {${price.name}} without: compare funds with funds, or claim nothing.`;
  }
  return null;
}

/** A unit of a fund bears its costs; of what is quoted, a file says that it leaves them out. */
function costsOf(series: string): 'borne' | 'left out' | 'neither' {
  const { unit, inputs } = getSeries(libraryHere(), series);
  if (unit === 'INR per unit') return 'borne';
  return inputs.some((file) => seriesFiles.readSeriesFile(libraryHere(), file).leavesOut.includes('costs'))
    ? 'left out'
    : 'neither';
}

import { numberIn } from '../series/written';
import { SupplyProblem } from './supply-problem';

/**
 * The number of a cell; `null` for one that is missing.
 * @throws SupplyProblem that names the line
 */
export function numberAt(
  name: string,
  line: number,
  cell: string,
  options?: { isGrouped?: boolean },
): number | null {
  const number = numberIn(cell, options);
  if (typeof number === 'object' && number !== null) throw new SupplyProblem(name, line, number.problem);
  return number;
}

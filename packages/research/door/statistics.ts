// Statistics of plain numbers.
export { type Fit, leastSquares, standardDeviation, change, deepestDrawdown } from '../series/statistics';

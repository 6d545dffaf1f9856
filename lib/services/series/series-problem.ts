/** Why nothing was done about a series: its message is a sentence for the operator, and says how to go on. */
export class SeriesProblem extends Error {
  override name = 'SeriesProblem';
}

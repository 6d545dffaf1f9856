/** Why a publisher's file is not taken, as one sentence for the operator: file, line, what is wrong. */
export class SupplyProblem extends Error {
  override name = 'SupplyProblem';
  /** Whether the publisher may send it tomorrow, without anybody doing anything. */
  readonly isPassing: boolean;

  /** @param line of a text, the row of a sheet, or the entry of a list, from 1 */
  constructor(file: string, line: number | null, problem: string, { isPassing = false } = {}) {
    super(line === null ? `${file}: ${problem}` : `${file}:${line}: ${problem}`);
    this.isPassing = isPassing;
  }
}

import type { OmittedRows, LeftOutReason, TableDescription, OwnQuestion } from './own-table';

const SHOWN_LINES = 5;

/** What is known of a table so far: each step adds to it, and leaves the rest to a person where it has to ask. */
export class Progress {
  readonly questions: OwnQuestion[] = [];
  readonly answers: Partial<TableDescription> = {};
  private readonly left = new Map<LeftOutReason, number[]>();

  leaveOut(reason: LeftOutReason, lines: readonly number[]): void {
    if (lines.length > 0) this.left.set(reason, [...lines]);
  }

  get leftOut(): OmittedRows[] {
    return [...this.left].map(([reason, lines]) => ({
      ...{ reason, count: lines.length },
      lines: lines.slice(0, SHOWN_LINES),
    }));
  }
}

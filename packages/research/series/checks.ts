import { z } from 'zod';
import type { Words } from '../words/words';
import { covering } from './notes';
import { inUnit } from './number-format';

const LIMIT = /^(?:(?<number>[\d.]+)(?:%| (?:(?<of>percentage|basis) )?(?<points>points?))?|the last digit)$/;

/**
 * A comparison of some values of a series with others. An `independent` publisher takes its values from
 * elsewhere: the values that agree are verified. A `copy` has them from the same maker, directly or by
 * others: the values that agree are checked.
 */
export const checkSchema = z.strictObject({
  kind: z.enum(['independent', 'copy']),
  publisher: z.string().min(1),
  /** What it was compared with. */
  title: z.string().min(1),
  url: z.url({ protocol: /^https$/ }),
  range: z.strictObject({ from: z.string(), to: z.string() }),
  /** The columns compared; all by default. */
  columns: z.array(z.string()).min(1).exactOptional(),
  /** The largest difference found in the range, without the values marked as disputed: `1%`. */
  within: z.string().regex(LIMIT, {
    error: ({ input }) =>
      `"${String(input)}" is no limit: write 0.5%, 0.5 percentage points, 15 basis points, 0.03 points, 0.02 ` +
      'or the last digit',
  }),
});
export type ValueCheck = z.infer<typeof checkSchema>;

/** The checks of a column that are about a period. */
export function checksOn(checks: readonly ValueCheck[], period: string, column?: string): ValueCheck[] {
  return covering(checks, period).filter(({ columns }) => !columns || !column || columns.includes(column));
}

/** The status that checks give to the value of one source; `null` without a check. */
export function statusByChecks(checks: readonly ValueCheck[]): 'verified' | 'checked' | null {
  if (checks.length === 0) return null;
  return checks.some(({ kind }) => kind === 'independent') ? 'verified' : 'checked';
}

/** How far a check agrees, in the language of the words. Files say it in English; a mere number stays. */
export function limitText(words: Words, within: string): string {
  const { number, of, points } = LIMIT.exec(within)?.groups ?? {};
  if (number === undefined) return words.text('series.limits.last-digit');
  if (points === undefined) return within;
  if (of === undefined) return words.text('series.limits.points', { number });
  return inUnit(words, of === 'basis' ? 'basis-points' : 'percentage-points', number);
}

import { sql, type RawBuilder } from 'kysely';
import { MINUTE } from '@/lib/platform/clock';

/** The clocks of instances differ by less. */
const SKEW = MINUTE;

/**
 * Whether a time lies after `from`, and no later than `to`, the latest that it can be now. What lies further
 * ahead was written while a clock was ahead, and must not count until that clock's time has come.
 */
export function isBetween(column: string, from: number, to: number): RawBuilder<boolean> {
  const time = sql.ref(column);
  return sql`(${time} > ${from} and ${time} <= ${to + SKEW})`;
}

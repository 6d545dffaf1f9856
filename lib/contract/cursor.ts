import { z } from 'zod';

/**
 * The moment when a reader began to scroll, in milliseconds. All later pages count up to it, so that new
 * items neither repeat an item on the next page nor skip one.
 */
export type Cursor = number;

const cursorSchema = z
  .string()
  .regex(/^[0-9a-z]{1,11}$/)
  .transform((text) => parseInt(text, 36))
  .pipe(z.number().int().positive());

export function writeCursor(asOf: Cursor): string {
  return asOf.toString(36);
}

/** The moment in a cursor; the present for a cursor that is missing, invalid or in the future. */
export function readCursor(text: string | null | undefined, now: number): Cursor {
  const result = cursorSchema.safeParse(text ?? '');
  return result.success && result.data <= now ? result.data : now;
}

import { z } from 'zod';

/**
 * The moment a reader began to scroll, in milliseconds. Every later page counts from it, so that what is new meanwhile
 * neither pushes an item onto two pages nor lets one slip between them.
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

/** The moment in a cursor; now for one that is missing, not ours, or from the future. */
export function readCursor(text: string | null | undefined, now: number): Cursor {
  const parsed = cursorSchema.safeParse(text ?? '');
  return parsed.success && parsed.data <= now ? parsed.data : now;
}

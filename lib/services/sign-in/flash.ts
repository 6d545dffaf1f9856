import { z } from 'zod';
import { setCookie } from '@/lib/platform/http/cookies';
import { FLASH_COOKIE, FLASH_PATH } from '@/lib/site/flash-cookie';

const LONGEST_MESSAGE = 300;

const flashSchema = z.object({
  /** What went wrong, or what was done. */
  kind: z.enum(['problem', 'done']).default('problem'),
  message: z.string().max(LONGEST_MESSAGE),
  /** What was typed, so that it need not be typed again. */
  email: z.string().max(254).optional().catch(undefined),
});
export type Flash = z.infer<typeof flashSchema>;

/**
 * The cookie that carries a message; it lasts long enough for one redirect. What was done is told once: the script that
 * says it takes the cookie away, so it can reach it. A problem, which may hold an address, stays out of its reach.
 */
export function flashCookie(flash: z.input<typeof flashSchema>): string {
  // Bounded as it will be read: an email too long for an address is left out, else the header of the answer has no end.
  const bounded = flashSchema.parse({ ...flash, message: flash.message.slice(0, LONGEST_MESSAGE) });
  return setCookie(FLASH_COOKIE, encodeURIComponent(JSON.stringify(bounded)), {
    path: FLASH_PATH,
    maxAge: 15,
    forScript: bounded.kind === 'done',
  });
}

/** Takes the message away: what was said before is settled. */
export function clearFlashCookie(): string {
  return setCookie(FLASH_COOKIE, '', { path: FLASH_PATH, maxAge: 0 });
}

/** The message in a cookie value, already decoded by whoever read the cookie; null for anything else. */
export function readFlash(value: string | undefined): Flash | null {
  if (!value) return null;
  try {
    const text = value.startsWith('%') ? decodeURIComponent(value) : value;
    const parsed = flashSchema.safeParse(JSON.parse(text));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}

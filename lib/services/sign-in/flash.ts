import { z } from 'zod';
import { setCookie } from '@/lib/platform/http/cookies';
import { FLASH_COOKIE } from '@/lib/web/flash-cookie';
import { routes } from '@/lib/web/routes';
import { pathHere } from '@/lib/web/translations';

const LONGEST_MESSAGE = 300;

const flashSchema = z.object({
  kind: z.enum(['problem', 'done']).default('problem'),
  message: z.string().max(LONGEST_MESSAGE),
  /** The text that was typed, to fill the form again. */
  email: z.string().max(254).optional().catch(undefined),
  name: z.string().max(200).optional().catch(undefined),
});
export type Flash = z.infer<typeof flashSchema>;

/**
 * The cookie that carries an error across one redirect, to a page below /web in the current language. It may contain an
 * address, so no script can read it.
 */
export function flashCookie(flash: Omit<z.input<typeof flashSchema>, 'kind'>): string {
  // Limited in the same way as on reading: an email that is too long is left out, since the response header
  // has a size limit.
  const bounded = flashSchema.parse({ ...flash, message: flash.message.slice(0, LONGEST_MESSAGE) });
  return setCookie(FLASH_COOKIE, JSON.stringify(bounded), {
    path: pathHere(routes.web),
    maxAge: 15,
  });
}

/** As flashCookie, for a confirmation: a script shows it once and clears the cookie, so scripts can read it. */
export function flashDone(message: string): string {
  return setCookie(FLASH_COOKIE, JSON.stringify({ kind: 'done', message }), {
    path: pathHere(routes.web),
    maxAge: 15,
    forScript: true,
  });
}

export function clearFlashCookie(): string {
  return setCookie(FLASH_COOKIE, '', { path: pathHere(routes.web), maxAge: 0 });
}

/** The message in a decoded cookie value; null for anything else. */
export function readFlash(value: string | undefined): Flash | null {
  if (!value) return null;
  try {
    const result = flashSchema.safeParse(JSON.parse(value));
    return result.success ? result.data : null;
  } catch {
    return null;
  }
}

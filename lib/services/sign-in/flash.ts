import { z } from 'zod';
import { setCookie } from '@/lib/platform/http/cookies';
import { FLASH_COOKIE, FLASH_PATH } from '@/lib/web/flash-cookie';
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
 * The cookie that carries a message across one redirect. A script shows a confirmation once and clears the
 * cookie, so that cookie is readable by scripts. An error message may contain an address, so its cookie is
 * not. An error is for the sign-in screen in the current language; after a sign-in the pages are English.
 */
export function flashCookie(flash: z.input<typeof flashSchema>): string {
  // Limited in the same way as on reading: an email that is too long is left out, since the response header
  // has a size limit.
  const bounded = flashSchema.parse({ ...flash, message: flash.message.slice(0, LONGEST_MESSAGE) });
  return setCookie(FLASH_COOKIE, JSON.stringify(bounded), {
    path: bounded.kind === 'done' ? FLASH_PATH : pathHere(routes.web),
    maxAge: 15,
    forScript: bounded.kind === 'done',
  });
}

/** A confirmation for the next page of an account, in the current language. */
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
    const parsed = flashSchema.safeParse(JSON.parse(value));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}

import { setCookie } from '@/lib/platform/http/cookies';
import { FLASH_COOKIE } from '@/lib/web/flash-cookie';
import { routes } from '@/lib/web/routes';
import { pathHere } from '@/lib/web/translations';

/**
 * The cookie that carries a confirmation across one redirect. A script shows it once and clears the cookie,
 * so scripts can read it.
 */
export function flashDone(message: string): string {
  return flash(message, 15);
}

export function clearFlashCookie(): string {
  return flash('', 0);
}

/** For pages below /web in the current language. */
const flash = (message: string, maxAge: number) =>
  setCookie(FLASH_COOKIE, message, { path: pathHere(routes.web), maxAge, forScript: true });

const LONGEST_MESSAGE = 300;

/** The message in a decoded cookie value; null for none, and for what no handler of ours has set. */
export function readFlash(value: string | undefined): string | null {
  return value && value.length <= LONGEST_MESSAGE ? value : null;
}

import { newToken } from '@/lib/platform/token';
import { keyedHash } from '@/lib/platform/secret';

/** Cookie that marks a browser which has signed in; it outlives sessions. */
export const KNOWN_BROWSER_COOKIE = 'known-browser';

/**
 * A mark that says "this browser has signed in with this address": a random value and a keyed hash over
 * both.
 */
export function markBrowser(email: string): string {
  const name = newToken().slice(0, 22);
  return `${name}.${signature(name, email)}`;
}

export function isKnownBrowser(mark: string | undefined, email: string): boolean {
  const [name, given] = mark?.split('.') ?? [];
  return name !== undefined && name !== '' && given === signature(name, email);
}

function signature(name: string, email: string): string {
  return keyedHash('known-browser', `${name}\n${email}`).slice(0, 43);
}

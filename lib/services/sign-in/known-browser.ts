import { newToken } from '@/lib/platform/token';
import { isKeyedHash, keyedHash } from '@/lib/platform/secret';

/** Cookie that marks a browser which has signed in; it outlives sessions. */
export const KNOWN_BROWSER_COOKIE = 'known-browser';

/**
 * A mark that says "this browser has signed in with this address": a random value and a keyed hash over
 * both.
 */
export function markBrowser(email: string): string {
  const name = newToken().slice(0, 22);
  return `${name}.${keyedHash(PURPOSE, signedText(name, email)).slice(0, SIGNATURE_LENGTH)}`;
}

export function isKnownBrowser(mark: string | undefined, email: string): boolean {
  const [name = '', signature = ''] = mark?.split('.') ?? [];
  return name !== '' && isKeyedHash(PURPOSE, signedText(name, email), signature, SIGNATURE_LENGTH);
}

const PURPOSE = 'known-browser';
const SIGNATURE_LENGTH = 43;
const signedText = (name: string, email: string) => `${name}\n${email}`;

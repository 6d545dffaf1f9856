import { log, maskAddress } from '@/lib/platform/log';
import type { Channel } from '@/lib/records/challenges';

export type SignInEvent =
  'Code sent' | 'Wrong code' | 'Signed in' | 'Signed out' | 'Signed out everywhere' | 'Account deleted';

/**
 * Logs a sign-in event with the address masked: an operator sees that somebody guesses codes, but not
 * whose.
 */
export function logSignIn(
  event: SignInEvent,
  { email, channel }: { email: string; channel?: Channel },
): void {
  log.info({ address: maskAddress(email), ...(channel && { channel }) }, event);
}

import { log, maskAddress } from '@/lib/platform/log';
import type { Channel } from '@/lib/records/challenges';

export type SignInEvent =
  'Code sent' | 'Wrong code' | 'Signed in' | 'Signed out' | 'Signed out everywhere' | 'Account deleted';

/** Tells the log what happened to whom, with the address masked: an operator sees that somebody guesses, and not at whom. */
export function logSignIn(
  event: SignInEvent,
  { email, channel }: { email: string; channel?: Channel },
): void {
  log.info({ address: maskAddress(email), ...(channel && { channel }) }, event);
}

import { count } from '@/lib/platform/counters';
import { log, maskAddress } from '@/lib/platform/log';
import type { Channel } from '@/lib/records/challenges';

export type SignInEvent =
  'Code sent' | 'Wrong code' | 'Signed in' | 'Signed out' | 'Signed out everywhere' | 'Account deleted';

/** The events that metrics count. */
const COUNTED: Partial<Record<SignInEvent, () => void>> = {
  'Code sent': () => count('codes', 'sent'),
  'Wrong code': () => count('code_checks', 'rejected'),
  'Signed in': () => count('code_checks', 'accepted'),
};

/**
 * Logs and counts a sign-in event with the address masked: an operator sees that somebody guesses codes, but not
 * whose.
 */
export function logSignIn(
  event: SignInEvent,
  { email, channel }: { email: string; channel?: Channel },
): void {
  COUNTED[event]?.();
  log.info({ address: maskAddress(email), ...(channel && { channel }) }, event);
}

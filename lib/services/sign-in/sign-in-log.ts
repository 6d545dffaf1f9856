import { count, type CounterName } from '@/lib/platform/counters';
import { log, maskAddress } from '@/lib/platform/log';
import type { Channel } from '@/lib/records/challenges';

export type SignInEvent =
  'Code sent' | 'Wrong code' | 'Signed in' | 'Signed out' | 'Signed out everywhere' | 'Account deleted';

/** The events that metrics count. */
const COUNTED: Partial<Record<SignInEvent, [counter: CounterName, result: string]>> = {
  'Code sent': ['codes', 'sent'],
  'Wrong code': ['code_checks', 'rejected'],
  'Signed in': ['code_checks', 'accepted'],
};

/**
 * Logs and counts a sign-in event with the address masked: an operator sees that somebody guesses codes, but not
 * whose.
 */
export function logSignIn(
  event: SignInEvent,
  { email, channel }: { email: string; channel?: Channel },
): void {
  const counter = COUNTED[event];
  if (counter) count(...counter);
  log.info({ address: maskAddress(email), ...(channel && { channel }) }, event);
}

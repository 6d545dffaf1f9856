import { count } from '@/lib/platform/counters';
import { env } from '@/lib/platform/env';
import { errorFields, log, maskAddress } from '@/lib/platform/log';
import type { Channel } from '@/lib/records/challenges';
import { db } from '@/lib/records/database';
import { recordTraffic } from '@/lib/records/traffic-records';

export type SignInEvent =
  | 'Code sent'
  | 'Wrong code'
  | 'Address proven'
  | 'Signed in'
  | 'Signed out'
  | 'Signed out everywhere'
  | 'Session ended'
  | 'Address changed'
  | 'Address changed back'
  | 'Data copied'
  | 'Consent withdrawn'
  | 'Account deleted';

/** The events that metrics count. */
const COUNTED: Partial<Record<SignInEvent, () => void>> = {
  'Code sent': () => count('codes', 'sent'),
  'Wrong code': () => count('code_checks', 'rejected'),
  'Signed in': () => count('code_checks', 'accepted'),
  'Address proven': () => count('code_checks', 'accepted'),
};

/**
 * Logs and counts a sign-in event with the address masked: an operator sees that somebody guesses codes, but not
 * whose. With TRAFFIC_RECORDS_DAYS it is stored too, with the address; if that fails, the sign-in goes on.
 */
export async function logSignIn(
  event: SignInEvent,
  { email, channel }: { email: string; channel?: Channel },
): Promise<void> {
  COUNTED[event]?.();
  log.info({ address: maskAddress(email), ...(channel && { channel }) }, event);
  if (env().TRAFFIC_RECORDS_DAYS === undefined) return;
  try {
    await recordTraffic(db(), { event, email, channel: channel ?? null });
  } catch (error) {
    log.error(errorFields(error), 'A record of traffic could not be stored');
  }
}

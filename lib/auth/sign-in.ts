import { db } from '@/lib/db/client';
import { HttpError } from '@/lib/http/http-error';
import { errorFields, log } from '@/lib/log';
import { provider } from '@/lib/provider';
import { ProviderError, type SignedIn } from '@/lib/provider/contract';
import {
  consumeChallenge,
  dropChallenge,
  latestApiChallenge,
  openChallenge,
  readChallenge,
  takeTry,
} from './challenge';
import { chargeSend, refundMinute } from './send-limits';

type Channel = 'browser' | 'api';

export const INVALID_OTP = 'Invalid OTP. Please try again.';
const NO_CHALLENGE = 'This code has expired or was asked for elsewhere. Please request a new one.';
const NO_TRIES_LEFT = 'Too many tries with this code. Please request a new one.';

/** Addresses are one person's however they are capitalised. */
export function canonicalEmail(email: string): string {
  return email.trim().toLowerCase();
}

/**
 * Sends a code and answers the token of its challenge. Waits for the mail server, so that a failure is one.
 * @throws RateLimitError too soon or too often; ProviderError when it could not be sent
 */
export async function sendCode(request: {
  email: string;
  client: string;
  channel: Channel;
  knownBrowser?: string;
  /** The challenge this one takes the place of. */
  previous?: string;
}): Promise<string> {
  const sender = { ...request, email: canonicalEmail(request.email) };
  await chargeSend(db(), sender);
  const { token, challenge } = await openChallenge(db(), sender);
  try {
    await provider().sendOtp({ email: sender.email, challenge: challenge.id });
  } catch (error) {
    log.warn(errorFields(error), 'A code could not be sent');
    await dropChallenge(db(), challenge.id);
    await refundMinute(db(), sender);
    throw error;
  }
  const old = await readChallenge(db(), { token: request.previous, channel: request.channel });
  if (old) await dropChallenge(db(), old.id);
  return token;
}

/**
 * Checks a code against its challenge. Of any number of right answers at once, exactly one gets in.
 * @throws HttpError 400 with words for a wrong code, a used or expired challenge, or no tries left
 */
export async function verifyCode(request: {
  email: string;
  code: string;
  channel: Channel;
  /** The token of the challenge; clients of /api/v1 may leave it out. */
  challenge: string | undefined;
}): Promise<SignedIn> {
  const email = canonicalEmail(request.email);
  const challenge =
    request.channel === 'api' && !request.challenge
      ? await latestApiChallenge(db(), email)
      : await readChallenge(db(), { token: request.challenge, channel: request.channel });
  if (!challenge || challenge.email !== email) throw new HttpError(400, NO_CHALLENGE);
  if (!(await takeTry(db(), challenge.id))) throw new HttpError(400, NO_TRIES_LEFT);

  const signedIn = await askProvider(email, request.code, challenge.id);
  if (!signedIn || !(await consumeChallenge(db(), challenge.id))) throw new HttpError(400, INVALID_OTP);
  return signedIn;
}

/** A provider's own no is a wrong code like any other; its words are passed on. */
async function askProvider(email: string, code: string, challenge: string): Promise<SignedIn | null> {
  try {
    return await provider().verifyOtp({ email, code, challenge });
  } catch (error) {
    if (error instanceof ProviderError && error.kind === 'refused')
      throw new HttpError(400, error.publicMessage);
    throw error;
  }
}

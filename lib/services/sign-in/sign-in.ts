import { randomInt } from 'node:crypto';
import { db } from '@/lib/records/database';
import { count } from '@/lib/platform/counters';
import { HttpError, RateLimitError } from '@/lib/platform/http/http-error';
import type { ClientKeys } from '@/lib/platform/http/client-address';
import { errorFields, log } from '@/lib/platform/log';
import { provider, upstream } from '@/lib/provider';
import { OTP_LENGTH, type CodePurpose } from '@/lib/contract/otp';
import type { OtpVerification, SignedIn } from '@/lib/contract/provider';
import { ProviderError } from '@/lib/provider/provider-error';
import {
  consumeChallenge,
  deleteChallenge,
  endChallenge,
  isCodeOf,
  openChallenge,
  readChallenge,
  takeTry,
  unboundChallenge,
  type Asker,
  type Challenge,
} from '@/lib/records/challenges';
import { logSignIn } from './sign-in-log';
import { returnTryElsewhere, takeTryElsewhere } from '@/lib/records/guesses';
import { chargeSend, endMinute, returnSend } from '@/lib/records/send-limits';
import { tokenHash } from '@/lib/platform/token';

/** The case of letters in an address is ignored. */
export function canonicalEmail(email: string): string {
  return email.trim().toLowerCase();
}

/**
 * Sends a code and returns its challenge's token. It waits for the mail server, so that an error reaches
 * the visitor.
 * @throws RateLimitError too soon or too often; ProviderError when it could not be sent
 */
export async function sendCode(
  request: Asker &
    ClientKeys & {
      /** The token of an earlier challenge of this browser, which the new one replaces. */
      previous?: string;
    },
): Promise<string> {
  const sender = { ...request, email: canonicalEmail(request.email) };
  const code = String(randomInt(10 ** OTP_LENGTH)).padStart(OTP_LENGTH, '0');
  const { token, challenge } = await db()
    .transaction()
    .execute(async (trx) => {
      // First, because an open code reserves its attempts.
      if (request.previous) await endChallenge(trx, tokenHash(request.previous));
      await chargeSend(trx, sender);
      return openChallenge(trx, sender, code);
    })
    .catch((error: unknown) => {
      if (error instanceof RateLimitError) count('codes', 'refused');
      throw error;
    });
  try {
    await provider().sendOtp({ email: sender.email, code, purpose: challenge.purpose });
  } catch (error) {
    log.warn(errorFields(error), 'A code could not be sent');
    count('codes', 'failed');
    await deleteChallenge(db(), challenge.id);
    await returnSend(db(), sender);
    throw error;
  }
  await logSignIn('Code sent', sender);
  return token;
}

/**
 * Checks, with the code that this browser requested for this purpose, that somebody reads the mail of an
 * address. Nobody is signed in by it and no account is made: only a provider that mails codes of its own is
 * asked.
 * @throws HttpError as {@link verifyCode}
 */
export async function proveAddress(
  request: Pick<Try, 'email' | 'code'> & {
    challenge: string | undefined;
    purpose: Exclude<CodePurpose, 'sign-in'>;
  },
): Promise<void> {
  const person = { email: canonicalEmail(request.email), channel: 'browser' } as const;
  const purposes = [request.purpose];
  const challenge = await readChallenge(db(), {
    token: request.challenge,
    channel: person.channel,
    purposes,
  });
  if (!challenge || challenge.email !== person.email) throw new HttpError(400, 'errors.code-expired');
  await take(challenge, null);
  const isMailed = isCodeOf(challenge, request.code);
  const isRight = upstream()
    ? (await askProvider(person, { code: request.code, isMailed })) !== null
    : isMailed;
  if (!isRight) await logSignIn('Wrong code', person);
  if (!isRight || !(await consumeChallenge(db(), { id: challenge.id, taken: 'tries' })))
    throw new HttpError(400, 'errors.wrong-code');
  await endMinute(db(), { ...person, purpose: request.purpose });
  await logSignIn('Address proven', person);
}

type Try = {
  email: string;
  code: string;
  /** The challenge's token; clients of /api/v1 may omit it. */
  challenge: string | undefined;
} & ({ channel: 'browser' } | ({ channel: 'api' } & ClientKeys));

/**
 * Checks a code against its challenge. Of any number of simultaneous correct attempts exactly one succeeds.
 * @throws HttpError 400 with a message for a wrong code, a used or expired challenge, or no attempts left
 */
export async function verifyCode(request: Try): Promise<SignedIn> {
  const person = { email: canonicalEmail(request.email), channel: request.channel };
  const challenge = await challengeOf(request, person.email);
  if (!challenge || challenge.email !== person.email) throw new HttpError(400, 'errors.code-expired');
  const elsewhere = elsewhereOf(request, challenge);
  await take(challenge, elsewhere);

  const { code } = request;
  const signedIn = await askProvider(person, { code, isMailed: isCodeOf(challenge, code) });
  const limitKind = elsewhere === null ? 'tries' : 'other_tries';
  if (!signedIn) await logSignIn('Wrong code', person);
  if (!signedIn || !(await consumeChallenge(db(), { id: challenge.id, taken: limitKind })))
    throw new HttpError(400, 'errors.wrong-code');
  if (elsewhere !== null) await returnTryElsewhere(db(), elsewhere);
  await logSignIn('Signed in', person);
  return signedIn;
}

async function challengeOf(request: Try, email: string): Promise<Challenge | null> {
  if (request.channel === 'api' && !request.challenge)
    return unboundChallenge(db(), { email, client: request.client });
  const { challenge: token, channel } = request;
  return readChallenge(db(), { token, channel, purposes: ['sign-in'] });
}

/** The client that tries a code it did not request and has no token for, or null. */
function elsewhereOf(request: Try, challenge: Challenge): ClientKeys | null {
  if (request.channel === 'browser' || request.challenge || request.client === challenge.client) return null;
  return { client: request.client, network: request.network };
}

async function take({ id, email }: Challenge, elsewhere: ClientKeys | null): Promise<void> {
  if (elsewhere === null) {
    if (!(await takeTry(db(), id))) throw new HttpError(400, 'errors.no-tries');
  } else if (!(await takeTryElsewhere(db(), { id, email, ...elsewhere })))
    throw new HttpError(429, 'errors.no-tries-elsewhere');
}

/** An upstream's rejection counts as a wrong code; its message is passed on. */
async function askProvider(
  who: Pick<Try, 'email' | 'channel'>,
  code: Omit<OtpVerification, 'email'>,
): Promise<SignedIn | null> {
  try {
    return await provider().verifyOtp({ email: who.email, ...code });
  } catch (error) {
    if (error instanceof ProviderError && error.kind === 'refused') {
      await logSignIn('Wrong code', who);
      throw new HttpError(400, error.key, { said: error.said });
    }
    throw error;
  }
}

import { cookies } from 'next/headers';
import { readChallenge, type Challenge } from '@/lib/records/challenges';
import { CHALLENGE_COOKIE } from '@/lib/platform/http/cookies';
import { SECOND, type Clock } from '@/lib/platform/clock';
import { db } from '@/lib/records/database';
import { RESEND_SECONDS, type CodePurpose } from '@/lib/contract/otp';
import { ACCOUNT_CHALLENGE_COOKIE } from '@/lib/services/sign-in/mail-code';

/** The code that this browser has requested and not used: its address, and when another may be sent. */
export async function pendingChallenge(): Promise<{ email: string; resendIn: number } | null> {
  const token = (await cookies()).get(CHALLENGE_COOKIE)?.value;
  const challenge = await readChallenge(db(), { token, channel: 'browser', purposes: ['sign-in'] });
  return challenge && { email: challenge.email, resendIn: secondsUntilResend(challenge) };
}

/** Whole seconds, never more than the limit itself. */
export function secondsUntilResend({ createdAt }: Pick<Challenge, 'createdAt'>, clock: Clock = Date.now) {
  const left = Math.ceil((createdAt - clock()) / SECOND) + RESEND_SECONDS;
  return Math.min(RESEND_SECONDS, Math.max(0, left));
}

/** The address to which a signed-in person had a code for this purpose mailed that is not used yet. */
export async function codeSentTo(purpose: CodePurpose): Promise<string | null> {
  const token = (await cookies()).get(ACCOUNT_CHALLENGE_COOKIE)?.value;
  return (await readChallenge(db(), { token, channel: 'browser', purposes: [purpose] }))?.email ?? null;
}

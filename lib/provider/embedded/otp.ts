import { randomInt } from 'node:crypto';
import { text } from '@/lib/content/messages';
import { mailSender, site } from '@/lib/content/organisation';
import { readCodeHash, setCodeHash } from '@/lib/records/challenges';
import { db } from '@/lib/records/database';
import { userIdOf } from '@/lib/records/accounts';
import { env } from '@/lib/platform/env';
import { maskAddress } from '@/lib/platform/log';
import { sendMail } from '@/lib/platform/mail/mail';
import { OTP_LENGTH } from '@/lib/contract/otp';
import { isKeyedHash, keyedHash } from '@/lib/platform/secret';
import { newToken } from '@/lib/platform/token';
import type { OtpRequest, OtpVerification, SignedIn } from '@/lib/contract/provider';
import { ProviderError } from '@/lib/provider/provider-error';

/**
 * Creates a code, stores its hash with the challenge, and mails it. Resolves when the mail server or the
 * outbox has accepted it.
 */
export async function sendEmbeddedOtp({ email, challenge }: OtpRequest): Promise<void> {
  const code = String(randomInt(10 ** OTP_LENGTH)).padStart(OTP_LENGTH, '0');
  await setCodeHash(db(), challenge, keyedHash('otp', hashed(challenge, code)));
  const { product } = site();
  try {
    await sendMail({
      from: mailSender(),
      to: email,
      subject: text('mails.code.subject', { code, product }),
      text: text('mails.code.text', { code, product }),
    });
  } catch (error) {
    throw new ProviderError('unreachable', 'errors.code-not-sent', { cause: error });
  }
  // Without a mail server nobody receives the mail, so the code is printed for the operator.
  if (!env().SMTP_URL) console.log(`Code for ${maskAddress(email)}: ${code} (the mail is in the outbox)`);
}

/** Compares a code with the hash of its challenge, in constant time. */
export async function verifyEmbeddedOtp({
  email,
  code,
  challenge,
}: OtpVerification): Promise<SignedIn | null> {
  const stored = await readCodeHash(db(), challenge);
  if (!stored || !isKeyedHash('otp', hashed(challenge, code), stored)) return null;
  return { user: { id: await userIdOf(db(), email), email, name: null }, token: newToken() };
}

const hashed = (challenge: string, code: string) => `${challenge}\n${code}`;

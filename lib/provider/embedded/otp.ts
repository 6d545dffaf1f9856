import { randomInt, randomUUID, timingSafeEqual } from 'node:crypto';
import { site } from '@/lib/content/site';
import { db } from '@/lib/db/client';
import { env } from '@/lib/env';
import { maskAddress } from '@/lib/log';
import { sendMail } from '@/lib/mail/mail';
import { OTP_LENGTH } from '@/lib/schemas/otp';
import { keyedHash } from '@/lib/secret';
import { newToken } from '@/lib/auth/token';
import { ProviderError, type OtpRequest, type OtpVerification, type SignedIn } from '../contract';

/** Makes a code, keeps its hash with the challenge, and mails it. Resolves when the mail server, or the outbox, has it. */
export async function sendEmbeddedOtp({ email, challenge }: OtpRequest): Promise<void> {
  const code = String(randomInt(10 ** OTP_LENGTH)).padStart(OTP_LENGTH, '0');
  await db()
    .updateTable('otp_challenges')
    .set({ code_hash: codeHash(challenge, code) })
    .where('id', '=', challenge)
    .execute();
  const { product } = site();
  try {
    await sendMail({
      to: email,
      subject: `${code} is your ${product} code`,
      text: [
        `Your code for ${product} is`,
        '',
        `    ${code}`,
        '',
        'It works once, within ten minutes, in the browser that asked for it.',
        'If you did not ask for it, you can leave this mail alone.',
      ].join('\n'),
    });
  } catch (error) {
    throw new ProviderError('unreachable', 'Failed to send OTP', { cause: error });
  }
  // Nobody reads mail that goes to a folder: whoever runs the site finds the code where they look.
  if (!env().SMTP_URL) console.log(`Code for ${maskAddress(email)}: ${code} (the mail is in the outbox)`);
}

/** Compares a code with the hash of its challenge, in constant time. */
export async function verifyEmbeddedOtp({
  email,
  code,
  challenge,
}: OtpVerification): Promise<SignedIn | null> {
  const row = await db()
    .selectFrom('otp_challenges')
    .select('code_hash')
    .where('id', '=', challenge)
    .executeTakeFirst();
  if (!row?.code_hash) return null;
  const [expected, given] = [Buffer.from(row.code_hash), Buffer.from(codeHash(challenge, code))];
  if (!timingSafeEqual(expected, given)) return null;
  return { user: { id: await userIdOf(email), email, name: null }, token: newToken() };
}

/** The person of an address, made at the first sign-in. */
async function userIdOf(email: string): Promise<string> {
  await db()
    .insertInto('users')
    .values({ id: randomUUID(), email, created_at: Date.now() })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .execute();
  const { id } = await db()
    .selectFrom('users')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
  return id;
}

function codeHash(challenge: string, code: string): string {
  return keyedHash('otp', `${challenge}\n${code}`);
}

import { text } from '@/lib/content/messages';
import { mailSender, site } from '@/lib/content/organisation';
import { db } from '@/lib/records/database';
import { nameOf, userIdOf } from '@/lib/records/accounts';
import { env } from '@/lib/platform/env';
import { maskAddress } from '@/lib/platform/log';
import { sendMail } from '@/lib/platform/mail/mail';
import { newToken } from '@/lib/platform/token';
import type { OtpRequest, OtpVerification, SignedIn } from '@/lib/contract/provider';
import { ProviderError } from '@/lib/provider/provider-error';

/** Mails a code. Resolves when the mail server or the outbox has accepted it. */
export async function sendEmbeddedOtp({ email, code }: OtpRequest): Promise<void> {
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

/** The account of an address, made at its first sign-in. */
export async function verifyEmbeddedOtp({ email, isMailed }: OtpVerification): Promise<SignedIn | null> {
  if (!isMailed) return null;
  const id = await userIdOf(db(), email);
  return { user: { id, email, name: await nameOf(db(), email) }, token: newToken() };
}

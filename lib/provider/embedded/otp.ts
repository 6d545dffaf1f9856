import { text } from '@/lib/content/messages';
import { mailSender, site } from '@/lib/content/organisation';
import { db } from '@/lib/records/database';
import { accountName, userIdOf } from '@/lib/records/accounts';
import { env, siteOrigin } from '@/lib/platform/env';
import { maskAddress } from '@/lib/platform/log';
import { sendMail } from '@/lib/platform/mail/mail';
import { newToken } from '@/lib/platform/token';
import { ACCOUNT_PURPOSES, type CodePurpose } from '@/lib/contract/otp';
import type { OtpRequest, OtpVerification, SignedIn } from '@/lib/contract/provider';
import { ProviderError } from '@/lib/provider/provider-error';
import { routes } from '@/lib/web/routes';
import { pathHere } from '@/lib/web/translations';

/** Mails a code, and what it is for. Resolves when the mail server or the outbox has accepted it. */
export async function sendEmbeddedOtp({ email, ...request }: OtpRequest): Promise<void> {
  const { code } = request;
  try {
    await sendMail({ from: mailSender(), to: email, ...wordsOf(request) });
  } catch (error) {
    throw new ProviderError('unreachable', 'errors.code-not-sent', { cause: error });
  }
  // Without a mail server nobody receives the mail, so the code is printed for the operator.
  if (!env().SMTP_URL) console.log(`Code for ${maskAddress(email)}: ${code} (the mail is in the outbox)`);
}

function wordsOf({ code, purpose }: Omit<OtpRequest, 'email'>): { subject: string; text: string } {
  const { product } = site();
  if (purpose === 'sign-in') {
    const values = { code, product };
    return { subject: text('mails.code.subject', values), text: text('mails.code.text', values) };
  }
  const purposeText = text(`mails.purpose.${purpose}`);
  const account = siteOrigin() + pathHere(routes.account);
  const values = { code, product, what: purposeText };
  return {
    subject: text('mails.purpose.subject', values),
    text: isOfAccount(purpose)
      ? text('mails.purpose.account-text', { ...values, account })
      : text('mails.purpose.text', values),
  };
}

const isOfAccount = (purpose: CodePurpose) => (ACCOUNT_PURPOSES as readonly CodePurpose[]).includes(purpose);

/** The account of an address, made at its first sign-in. */
export async function verifyEmbeddedOtp({ email, isMailed }: OtpVerification): Promise<SignedIn | null> {
  if (!isMailed) return null;
  const id = await userIdOf(db(), email);
  return { user: { id, email, name: await accountName(db(), email) }, token: newToken() };
}

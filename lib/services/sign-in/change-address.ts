import { text } from '@/lib/content/messages';
import { mailSender, site } from '@/lib/content/organisation';
import { currentLocale, ENGLISH } from '@/lib/content/locale';
import { HttpError } from '@/lib/platform/http/http-error';
import { siteOrigin } from '@/lib/platform/env';
import { errorFields, log } from '@/lib/platform/log';
import { sendMail } from '@/lib/platform/mail/mail';
import { changeAddress, UNDO_LIFE, undoAddressChange } from '@/lib/records/address-changes';
import { db } from '@/lib/records/database';
import type { Writer } from '@/lib/records/own-records';
import { momentInIndia } from '@/lib/web/format';
import { LOCALE_FIELD } from '@/lib/web/locale-field';
import { routes } from '@/lib/web/routes';
import { logSignIn } from './sign-in-log';

/**
 * Moves an account to an address that has proved itself, and mails the old one a link that undoes it.
 * @throws HttpError 409 if there is an account at the new one: who has its code may know that
 */
export async function moveToAddress(owner: Writer, to: string): Promise<void> {
  const token = await changeAddress(db(), owner, to);
  if (token === null) throw new HttpError(409, 'errors.address-taken');
  await logSignIn('Address changed', { email: to });
  // It does not name the new address: whoever reads the old mailbox need not know it.
  void tell(owner.email, 'address', {
    link: siteOrigin() + addressChangePath(token),
    end: momentInIndia(Date.now() + UNDO_LIFE),
  });
}

/**
 * Takes an account back to the address before, with the token of that mail, and tells the other one.
 * @returns false if the token undoes nothing any more
 */
export async function takeBackAddress(token: string): Promise<boolean> {
  const undone = await undoAddressChange(db(), token);
  if (!undone) return false;
  await logSignIn('Address changed back', { email: undone.from });
  void tell(undone.present, 'address-back', {});
  return true;
}

/** The page that the mail links to. Its language stands behind the question mark. */
export function addressChangePath(token: string): string {
  const locale = currentLocale();
  const query = locale === ENGLISH ? '' : `?${new URLSearchParams({ [LOCALE_FIELD]: locale })}`;
  return routes.addressChange(token) + query;
}

async function tell(
  email: string,
  mail: 'address' | 'address-back',
  values: Record<string, string>,
): Promise<void> {
  try {
    const { product, mail: addresses } = site();
    const moment = momentInIndia(Date.now());
    await sendMail({
      from: mailSender(),
      to: email,
      subject: text(`mails.${mail}.subject`, { product }),
      text: text(`mails.${mail}.text`, { product, moment, support: addresses.support, ...values }),
    });
  } catch (error) {
    log.warn(errorFields(error), 'The mail about a changed address could not be sent');
  }
}

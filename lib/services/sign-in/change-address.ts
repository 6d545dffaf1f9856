import { text } from '@/lib/content/messages';
import { mailSender, site } from '@/lib/content/organisation';
import { HttpError } from '@/lib/platform/http/http-error';
import { errorFields, log } from '@/lib/platform/log';
import { sendMail } from '@/lib/platform/mail/mail';
import { db } from '@/lib/records/database';
import type { Writer } from '@/lib/records/own-records';
import { changeAddress } from '@/lib/records/people';
import { momentInIndia } from '@/lib/web/format';
import { logSignIn } from './sign-in-log';

/**
 * Moves an account to an address that has proved itself, and tells the old one.
 * @throws HttpError 409 if there is an account at the new one: who has its code may know that
 */
export async function moveToAddress(owner: Writer, to: string): Promise<void> {
  if (!(await changeAddress(db(), owner, to))) throw new HttpError(409, 'errors.address-taken');
  await logSignIn('Address changed', { email: to });
  void tellOldAddress(owner.email);
}

/** It does not name the new address: whoever reads the old mailbox need not know it. */
async function tellOldAddress(from: string): Promise<void> {
  try {
    const { product, mail } = site();
    await sendMail({
      from: mailSender(),
      to: from,
      subject: text('mails.address.subject', { product }),
      text: text('mails.address.text', { product, moment: momentInIndia(Date.now()), support: mail.support }),
    });
  } catch (error) {
    log.warn(errorFields(error), 'The mail about a changed address could not be sent');
  }
}

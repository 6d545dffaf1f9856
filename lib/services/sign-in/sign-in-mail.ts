import { text } from '@/lib/content/messages';
import { mailSender, site } from '@/lib/content/organisation';
import { DAY, type Clock } from '@/lib/platform/clock';
import { siteOrigin } from '@/lib/platform/env';
import { errorFields, log } from '@/lib/platform/log';
import { sendMail } from '@/lib/platform/mail/mail';
import { keyedHash } from '@/lib/platform/secret';
import { db } from '@/lib/records/database';
import { takePoint, type Limit } from '@/lib/records/limits';
import type { SessionClient } from '@/lib/records/sessions';
import { momentInIndia } from '@/lib/web/format';
import { routes } from '@/lib/web/routes';
import { pathHere } from '@/lib/web/translations';
import { clientName } from './client-name';

/**
 * Mails about sign-ins to one address, apart from the budget of codes. Each comes after a right code, so strangers can
 * cause none; an app, which no cookie marks, or a browser that deletes its cookies cannot cause more.
 */
const SIGN_IN_MAILS: Limit = { name: 'sign-in-mails', points: 5, window: DAY };

/** Mails that somebody has signed in from a browser not seen before. It never fails, and nobody waits for it. */
export async function tellOfSignIn(
  email: string,
  client: SessionClient,
  clock: Clock = Date.now,
): Promise<void> {
  try {
    const point = await takePoint(db(), SIGN_IN_MAILS, keyedHash('address', email), clock);
    if (!point.allowed) return;
    const { product, mail } = site();
    await sendMail({
      from: mailSender(),
      to: email,
      subject: text('mails.sign-in.subject', { product }),
      text: text('mails.sign-in.text', {
        product,
        browser: clientName(client),
        network: client.network ?? text('account.client.no-network'),
        moment: momentInIndia(clock()),
        account: siteOrigin() + pathHere(routes.account),
        support: mail.support,
      }),
    });
  } catch (error) {
    log.warn(errorFields(error), 'A mail about a sign-in could not be sent');
  }
}

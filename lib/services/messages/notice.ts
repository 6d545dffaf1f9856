import type { Selectable } from 'kysely';
import { ENGLISH, inLocale } from '@/lib/content/locale';
import { text } from '@/lib/content/messages';
import { mailSender, site } from '@/lib/content/organisation';
import type { WaitlistTable } from '@/lib/records/schema';
import { env } from '@/lib/platform/env';
import type { Mail } from '@/lib/platform/mail/mail';

const yesOrNo = (condition: unknown) => (condition ? 'yes' : 'no');

/**
 * The mail that tells the team about a submission; its Reply-To is the visitor. It is in English, whatever
 * the language of the visitor's page.
 */
export function submissionNotice(row: Selectable<WaitlistTable>): Mail {
  const kind = { type: row.user_type ?? 'none', suspect: yesOrNo(row.suspect) };
  return inLocale(ENGLISH, () => ({
    from: mailSender(),
    to: env().TEAM_MAIL ?? site().mail.support,
    replyTo: row.email,
    subject: text('notice.subject', kind),
    text: text('notice.text', {
      ...kind,
      email: row.email,
      hasPhone: yesOrNo(row.phone_number),
      phone: row.phone_number ?? '',
      received: new Date(row.created_at).toISOString(),
      hasMessage: yesOrNo(row.message !== null),
      message: row.message ?? '',
    }),
  }));
}

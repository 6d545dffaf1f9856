import type { Selectable } from 'kysely';
import { mailSender, site } from '@/lib/content/organisation';
import type { WaitlistTable } from '@/lib/records/schema';
import { env } from '@/lib/platform/env';
import type { Mail } from '@/lib/platform/mail/mail';

/** The mail that tells the team about a submission; its Reply-To is the visitor. */
export function submissionNotice(row: Selectable<WaitlistTable>): Mail {
  const lines = [
    `From: ${row.email}`,
    row.phone_number && `Phone: ${row.phone_number}`,
    row.user_type && `Writes as: ${row.user_type}`,
    `Received: ${new Date(row.created_at).toISOString()}`,
    row.suspect ? 'Looks like a machine wrote it (honeypot filled, or faster than a person types).' : null,
    '',
    row.message ?? '(no message)',
  ];
  return {
    from: mailSender(),
    to: env().TEAM_MAIL ?? site().mail.support,
    replyTo: row.email,
    subject: `Contact form: ${row.user_type ?? 'a visitor'}${row.suspect ? ' (suspect)' : ''}`,
    text: lines.filter((line) => line !== null).join('\n'),
  };
}

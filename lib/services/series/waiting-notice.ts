import { ENGLISH, inLocale } from '@/lib/content/locale';
import { text } from '@/lib/content/messages';
import { mailSender, site } from '@/lib/content/organisation';
import { env } from '@/lib/platform/env';
import type { Mail } from '@/lib/platform/mail/mail';

/** The mail that tells the team of values that the site does not show by itself. */
export function waitingNotice({ waiting, report }: { waiting: readonly string[]; report: string }): Mail {
  return inLocale(ENGLISH, () => ({
    from: mailSender(),
    to: env().TEAM_MAIL ?? site().mail.support,
    subject: text('notice.series.subject', { series: waiting.length }),
    text: text('notice.series.text', { report }),
  }));
}

import type { Selectable } from 'kysely';
import { ENGLISH, inLocale } from '@/lib/content/locale';
import { text } from '@/lib/content/messages';
import { mailSender, site } from '@/lib/content/organisation';
import type { WaitlistTable } from '@/lib/records/schema';
import { env } from '@/lib/platform/env';
import type { Mail } from '@/lib/platform/mail/mail';
import { requestWords } from './request-words';

type Row = Selectable<WaitlistTable>;

/** In a mail about many messages, characters of each. */
const MOST_CHARACTERS = 1_000;

const yesOrNo = (condition: unknown) => (condition ? 'yes' : 'no');

/**
 * The mail that tells the team about a submission; its Reply-To is the visitor. It is in English, whatever
 * the language of the visitor's page.
 */
export function submissionNotice(row: Row): Mail {
  if (row.request_number !== null) return requestNotice(row);
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
      // On one line: another could look like a line of ours.
      phone: row.phone_number?.replace(/[\s\p{Cc}]+/gu, ' ') ?? '',
      received: new Date(row.created_at).toISOString(),
      hasMessage: yesOrNo(row.message !== null),
      message: row.message ?? '',
    }),
  }));
}

/** The same for a request, with its number and the date that was promised. */
function requestNotice(row: Row): Mail {
  return inLocale(ENGLISH, () => {
    const words = requestWords(row);
    return {
      from: mailSender(),
      to: env().TEAM_MAIL ?? site().mail.support,
      replyTo: row.email,
      subject: text('notice.request.subject', words),
      text: text('notice.request.text', {
        ...words,
        email: row.email,
        received: new Date(row.created_at).toISOString(),
        hasMessage: yesOrNo(row.message !== null),
        message: row.message ?? '',
      }),
    };
  });
}

/** The mail that tells a person the number of a request, in the language in which they asked. */
export function acknowledgement(row: Row): Mail {
  return inLocale(row.locale ?? ENGLISH, () => ({
    from: mailSender(),
    to: row.email,
    subject: text('requests.mail.subject', { ...requestWords(row), product: site().product }),
    text: text('requests.mail.text', { ...requestWords(row), product: site().product }),
  }));
}

/** One mail about many messages: each is cut, and quoted so that none can look like the next. */
export function digestNotice(rows: readonly Row[]): Mail {
  return inLocale(ENGLISH, () => ({
    from: mailSender(),
    to: env().TEAM_MAIL ?? site().mail.support,
    subject: text('notice.digest.subject', { count: rows.length }),
    text: [
      text('notice.digest.text', { characters: MOST_CHARACTERS }),
      ...rows.map((row) => submissionNotice(shortened(row)).text),
    ].join('\n\n'),
  }));
}

function shortened(row: Row): Row {
  const lines = row.message && cut(row.message).split(/\r\n|[\n\v\f\r\u0085\u2028\u2029]/);
  return {
    ...row,
    phone_number: row.phone_number && cut(row.phone_number),
    message: lines && lines.map((line) => `> ${line}`).join('\n'),
  };
}

function cut(field: string): string {
  return field.length > MOST_CHARACTERS ? `${field.slice(0, MOST_CHARACTERS).toWellFormed()}…` : field;
}

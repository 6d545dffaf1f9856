import { env } from '@/lib/platform/env';
import type { deletePerson } from '@/lib/records/deletions';

/** Names, singular and plural, of what is stored about a person, by the names of lib/records/people.ts. */
const WORDS: Record<string, [one: string, many: string]> = {
  messages: ['message', 'messages'],
  'keys of messages': ['mark that tells a repeated message', 'marks that tell repeated messages'],
  'marks of views': ['mark of an insight read', 'marks of insights read'],
  sessions: ['session', 'sessions'],
  'codes asked for': ['code asked for', 'codes asked for'],
  nominees: ['person named to act for them', 'persons named to act for them'],
  declarations: ['declaration', 'declarations'],
  'receipts of consents': ['receipt of a consent', 'receipts of consents'],
  accounts: ['account', 'accounts'],
  limits: ['counter of messages sent', 'counters of messages sent'],
};

/** What stays after a deletion: names, singular and plural, and until when. */
const STAYING: Record<string, [one: string, many: string, until: string]> = {
  messages: [
    'request without an answer',
    'requests without an answer',
    'until they are answered: npm run messages -- answered NUMBER, then delete again',
  ],
  'records of traffic': [
    'record of traffic',
    'records of traffic',
    'for the days of TRAFFIC_RECORDS_DAYS: the site deletes them then',
  ],
};

/** What the operator reads after a deletion: how many rows of each kind were deleted, and what stays where. */
export function deletionReport({ deleted, staying }: Awaited<ReturnType<typeof deletePerson>>): string {
  return [
    deletionWords(deleted, staying),
    'Backups, mail that was sent, and mail in the outbox are not searched: what they contain stays.',
    ...(env().PROVIDER_API_URL ? ['The provider stores data of its own: ask its operator too.'] : []),
  ].join('\n');
}

/** How many rows of each kind were deleted, and which stay. */
export function deletionWords(deleted: Record<string, number>, staying: Record<string, number> = {}): string {
  const parts = Object.entries(deleted).filter(([, count]) => count > 0);
  const words = parts.map(([name, count]) => {
    const [one, plural] = WORDS[name] ?? [name, name];
    return `${count} ${count === 1 ? one : plural}`;
  });
  const rest = Object.entries(staying).flatMap(([name, count]) => {
    const [one, plural, until] = STAYING[name] ?? [name, name, ''];
    return count > 0 ? [`Stored further: ${count} ${count === 1 ? one : plural}, ${until}.`] : [];
  });
  if (parts.length + rest.length === 0) return 'Nothing was stored about this address.';
  return [...(words.length > 0 ? [`Deleted: ${words.join(', ')}.`] : []), ...rest].join('\n');
}

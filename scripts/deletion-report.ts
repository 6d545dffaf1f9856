/** Names, singular and plural, of what is stored about a person, by the names of lib/records/people.ts. */
const WORDS: Record<string, [one: string, many: string]> = {
  messages: ['message', 'messages'],
  'keys of messages': ['mark that tells a repeated message', 'marks that tell repeated messages'],
  'marks of views': ['mark of an insight read', 'marks of insights read'],
  sessions: ['session', 'sessions'],
  'codes asked for': ['code asked for', 'codes asked for'],
  declarations: ['declaration', 'declarations'],
  accounts: ['account', 'accounts'],
  limits: ['counter of messages sent', 'counters of messages sent'],
};

/** What the operator reads after a deletion: how many rows of each kind were deleted. */
export function deletionReport(deleted: Record<string, number>): string {
  const parts = Object.entries(deleted).filter(([, count]) => count > 0);
  if (parts.length === 0) return 'Nothing was stored about this address.';
  const words = parts.map(([name, count]) => {
    const [one, many] = WORDS[name] ?? [name, name];
    return `${count} ${count === 1 ? one : many}`;
  });
  return `Deleted: ${words.join(', ')}.`;
}

import type { Kysely, Selectable } from 'kysely';
import { readCode } from '@/lib/platform/code-alphabet';
import { DAY } from '@/lib/platform/clock';
import type { Database, WaitlistTable } from './schema';
import type { Limit } from './limits';

// Requests about rights and refunds are contact messages with a number, a kind and a promised date
// (lib/services/decisions/messages-and-requests-are-never-lost.md).

/** Of an address that is proven: what it asks is mailed to it and to the team. */
export const REQUEST_LIMIT: Limit = { name: 'request-address', points: 5, window: DAY };

/** A number as somebody typed it, in the form in which it is stored; null for anything else. */
export function readRequestNumber(typed: string): string | null {
  const [, year, code] = /^R(\d{4})([0-9A-Z]{8})$/.exec(readCode(typed)) ?? [];
  return year && code ? writtenNumber(year, code) : null;
}

/** The form in which numbers are stored and shown. */
export const writtenNumber = (year: string, code: string) => `R-${year}-${code.slice(0, 4)}-${code.slice(4)}`;

/** The requests of an address, newest first. */
export async function requestsOf(db: Kysely<Database>, email: string): Promise<Selectable<WaitlistTable>[]> {
  return db
    .selectFrom('waitlist')
    .selectAll()
    .where('email', '=', email)
    .where('request_number', 'is not', null)
    .orderBy('created_at', 'desc')
    .execute();
}

/** How many requests have no answer after the day that was promised. */
export async function countOverdueRequests(db: Kysely<Database>, now = Date.now()): Promise<number> {
  const { count } = await db
    .selectFrom('waitlist')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('request_number', 'is not', null)
    .where('answered_at', 'is', null)
    .where('due_at', '<', now)
    .executeTakeFirstOrThrow();
  return Number(count);
}

export const isOverdue = (
  { due_at, answered_at }: Pick<Selectable<WaitlistTable>, 'due_at' | 'answered_at'>,
  now = Date.now(),
): boolean => due_at !== null && answered_at === null && Number(due_at) < now;

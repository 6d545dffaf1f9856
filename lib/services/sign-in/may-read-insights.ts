import { db } from '@/lib/records/database';
import { hasDeclared } from './declared';
import { publicError } from '@/lib/services/http/handler';
import { sessionOf } from './current-session';

/**
 * Whether the session of a Cookie header belongs to a person of 18 or over; false too if the database does
 * not answer.
 */
export async function mayReadInsights(cookie: string | undefined): Promise<boolean> {
  if (cookie === undefined) return false;
  try {
    const session = await sessionOf(new Request('http://localhost', { headers: { cookie } }));
    return session !== null && (await hasDeclared(db(), session.user.email));
  } catch (error) {
    publicError(error, { method: 'GET' });
    return false;
  }
}

import { text } from '@/lib/content/messages';
import { db } from '@/lib/records/database';
import { storeOwnSeries } from '@/lib/records/own-series';
import { HttpError } from '@/lib/platform/http/http-error';
import { carriedName } from '@/lib/research/own/carried-series';
import { requireDeclaration, sessionOf } from '@/lib/services/sign-in/current-session';
import type { Brought } from './brought';

/**
 * Stores the series of a form in the account of who sent it.
 * @returns what the reader is told
 * @throws HttpError where nobody is signed in, or the account has no room
 */
export async function storeInAccount(request: Request, { carried }: Brought): Promise<string> {
  const session = await sessionOf(request);
  if (!session) throw new HttpError(401, 'own-data.page.account.sign-in');
  await requireDeclaration(session);
  for (const own of carried) {
    const { name, rows, ...about } = own;
    const stored = await storeOwnSeries(db(), session.user, {
      id: carriedName(own),
      name,
      rows,
      ...about,
    });
    if (stored !== 'stored') throw new HttpError(409, `own-data.page.account.${stored}`);
  }
  return text('own-data.page.account.stored', { count: carried.length });
}

import { text } from '@/lib/content/messages';
import { db } from '@/lib/records/database';
import { storeOwnSeries } from '@/lib/records/own-series';
import { HttpError } from '@/lib/platform/http/http-error';
import { tables } from '@samvit/research';
import { requireDeclaration, sessionOf } from '@/lib/services/sign-in/current-session';

/**
 * Stores the series of a form in the account of who sent it: all of them, or none.
 * @returns what the reader is told
 * @throws HttpError where nobody is signed in, or the account has no room
 */
export async function storeInAccount(
  request: Request,
  carried: readonly tables.CarriedSeries[],
): Promise<string> {
  const session = await sessionOf(request);
  if (!session) throw new HttpError(401, 'own-data.page.account.sign-in');
  await requireDeclaration(session);
  const series = carried.map((own) => ({ id: tables.carriedName(own), ...own }));
  const result = await storeOwnSeries(db(), session.user, series);
  const count = carried.length;
  if (result !== 'stored') throw new HttpError(409, `own-data.page.account.${result}`, { values: { count } });
  return text('own-data.page.account.stored', { count });
}

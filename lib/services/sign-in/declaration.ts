import { HttpError } from '@/lib/platform/http/http-error';
import { db } from '@/lib/records/database';
import { hasDeclared } from '@/lib/records/declarations';
import type { Session } from '@/lib/records/sessions';

/**
 * For content that only people of 18 or over may see.
 * @throws HttpError 403 before the declaration
 */
export async function requireDeclaration({ user }: Pick<Session, 'user'>): Promise<void> {
  if (!(await hasDeclared(db(), user.email))) throw new HttpError(403, 'errors.no-declaration');
}

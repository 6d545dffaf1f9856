import { HttpError } from '@/lib/platform/http/http-error';
import { requireSameOrigin } from '@/lib/platform/http/same-origin';
import { isEmbedded } from '@/lib/provider';
import type { ProviderUser } from '@/lib/contract/provider';
import { requireDeclaration, requireSession } from '../sign-in/current-session';

/**
 * Whose account a request reads: a signed-in person of 18 or over. Another provider has accounts of its own, so there
 * is nothing here.
 * @throws HttpError 404 with another provider, 401, 403 before the declaration
 */
export async function requestOwner(request: Request): Promise<ProviderUser> {
  if (!isEmbedded()) throw new HttpError(404, 'errors.not-found');
  const session = await requireSession(request);
  await requireDeclaration(session);
  return session.user;
}

/**
 * As {@link requestOwner}, for a request that changes something.
 * @throws HttpError 403 from another site, too
 */
export async function requireWriter(request: Request): Promise<ProviderUser> {
  if (!isEmbedded()) throw new HttpError(404, 'errors.not-found');
  requireSameOrigin(request);
  return requestOwner(request);
}

import { env } from '@/lib/platform/env';
import { HttpError } from './http-error';

/**
 * Requires proof that a page of this site sent the request. Requests that change state and read cookies
 * need it. Browsers set these headers themselves; page scripts cannot.
 * @throws HttpError 403
 */
export function requireSameOrigin(request: Request): void {
  const site = request.headers.get('sec-fetch-site');
  const proven = site ? site === 'same-origin' : isOwnOrigin(request);
  if (!proven) throw new HttpError(403, 'errors.other-site');
}

function isOwnOrigin(request: Request): boolean {
  const origin = request.headers.get('origin');
  if (!origin || !URL.canParse(origin)) return false;
  const siteUrl = env().SITE_URL;
  return siteUrl ? new URL(origin).origin === siteUrl : new URL(origin).host === request.headers.get('host');
}

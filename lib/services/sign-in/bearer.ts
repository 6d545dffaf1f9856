import { db } from '@/lib/records/database';
import { HttpError } from '@/lib/platform/http/http-error';
import { readSession, type Session } from '@/lib/records/sessions';

/**
 * The bearer token of a request to /api/v1. It is the token of a session, with the same idle time and end
 * as in a browser.
 */
export function bearerToken(request: Request): string | undefined {
  return /^Bearer (\S+)$/i.exec(request.headers.get('authorization') ?? '')?.[1];
}

/**
 * The session of a bearer token.
 * @throws HttpError 401
 */
export async function requireBearer(request: Request): Promise<Session> {
  const session = await readSession(db(), bearerToken(request));
  if (!session) throw new HttpError(401, 'errors.not-signed-in');
  return session;
}

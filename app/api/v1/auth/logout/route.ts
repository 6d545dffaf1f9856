import { signOut } from '@/lib/auth/account';
import { bearerToken } from '@/lib/auth/bearer';
import { readSession } from '@/lib/auth/session';
import { db } from '@/lib/db/client';
import { apiHandler, envelope } from '@/lib/http/envelope';
import { HttpError } from '@/lib/http/http-error';

export const dynamic = 'force-dynamic';

/** An addition of ours: ends the bearer token at once. Signing out twice is signing out. */
export const POST = apiHandler(async (request) => {
  const token = bearerToken(request);
  if (!token) throw new HttpError(401, 'Please send the token to sign out.');
  const session = await readSession(db(), token);
  if (session) await signOut(db(), session);
  return envelope({});
});

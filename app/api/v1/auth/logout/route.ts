import { signOut } from '@/lib/services/sign-in/account';
import { bearerToken } from '@/lib/services/sign-in/current-session';
import { db } from '@/lib/records/database';
import { apiHandler, envelope } from '@/lib/services/api/envelope';
import { HttpError } from '@/lib/platform/http/http-error';

export const dynamic = 'force-dynamic';

/** An addition to the specification: ends the bearer token at once. A second call succeeds too. */
export const POST = apiHandler(async (request) => {
  const token = bearerToken(request);
  if (!token) throw new HttpError(401, 'errors.no-token');
  await signOut(db(), token);
  return envelope({});
});

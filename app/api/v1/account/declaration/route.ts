import { requireBearer } from '@/lib/services/sign-in/current-session';
import { declare } from '@/lib/services/sign-in/declared';
import { readLegal } from '@/lib/content/legal';
import { db } from '@/lib/records/database';
import { readFields } from '@/lib/platform/http/body';
import { apiHandler, envelope } from '@/lib/services/api/envelope';
import { HttpError } from '@/lib/platform/http/http-error';

export const dynamic = 'force-dynamic';

/**
 * An addition to the specification: `{"adult": true}` records that the person of the bearer token is 18 or
 * over and agrees to the current terms. Calls 6 and 7 answer 403 until then.
 */
export const POST = apiHandler(async (request) => {
  const { user } = await requireBearer(request);
  const { adult } = await readFields(request);
  if (adult !== true && adult !== 'true') throw new HttpError(400, 'errors.no-declaration');
  await declare(db(), user);
  return envelope({ terms_version: readLegal('terms-and-conditions').version });
});

import { requireBearer } from '@/lib/auth/bearer';
import { declareAdult } from '@/lib/auth/declaration';
import { readLegal } from '@/lib/content/legal';
import { db } from '@/lib/db/client';
import { readFields } from '@/lib/http/body';
import { apiHandler, envelope } from '@/lib/http/envelope';
import { HttpError } from '@/lib/http/http-error';

export const dynamic = 'force-dynamic';

/**
 * An addition of ours: `{"adult": true}` records that the person of the bearer token is 18 or over and agrees to the terms
 * in their present version. Calls 6 and 7 answer 403 until then.
 */
export const POST = apiHandler(async (request) => {
  const { user } = await requireBearer(request);
  const { adult } = await readFields(request);
  if (adult !== true && adult !== 'true') throw new HttpError(400, 'Please confirm that you are 18 or over.');
  const terms = readLegal('terms-and-conditions').version;
  await declareAdult(db(), user.email, terms);
  return envelope({ terms_version: terms });
});

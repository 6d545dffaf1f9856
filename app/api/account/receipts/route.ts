import { receiptsOf } from '@/lib/records/consents';
import { db } from '@/lib/records/database';
import { handler } from '@/lib/services/http/handler';
import { privateFile } from '@/lib/services/http/private-file';
import { requireSession } from '@/lib/services/sign-in/current-session';
import { receiptsFile } from '@/lib/services/sign-in/receipts';

export const dynamic = 'force-dynamic';

/** The receipts of a person's consents, as a file. */
export const GET = handler(async (request) => {
  const { user } = await requireSession(request);
  const receipts = receiptsFile(user.email, await receiptsOf(db(), user.email));
  return privateFile('receipts.json', receipts);
});

import { readFields } from '@/lib/platform/http/body';
import { apiHandler, envelope } from '@/lib/services/api/envelope';
import { submit } from '@/lib/services/messages/submit';

export const dynamic = 'force-dynamic';

/** Call 1: the fields of the contact form. */
export const POST = apiHandler(async (request) => {
  await submit(request, await readFields(request));
  return envelope({});
});

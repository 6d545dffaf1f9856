import { readFields } from '@/lib/http/body';
import { apiHandler, envelope } from '@/lib/http/envelope';
import { parseSubmission } from '@/lib/waitlist/request';
import { submit } from '@/lib/waitlist/submit';

export const dynamic = 'force-dynamic';

/** Call 1: the specification's four fields. */
export const POST = apiHandler(async (request) => {
  const { submission, context } = parseSubmission(request, await readFields(request));
  await submit(submission, context);
  return envelope({});
});

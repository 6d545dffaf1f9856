import { readFields } from '@/lib/platform/http/body';
import { apiHandler, envelope } from '@/lib/services/api/envelope';
import { parseSubmission } from '@/lib/services/messages/request';
import { submit } from '@/lib/services/messages/submit';

export const dynamic = 'force-dynamic';

/** Call 1: the specification's four fields. */
export const POST = apiHandler(async (request) => {
  const { submission, context } = parseSubmission(request, await readFields(request));
  await submit(submission, context);
  return envelope({});
});

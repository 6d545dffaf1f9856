import { sendCode } from '@/lib/services/sign-in/sign-in';
import { readFields } from '@/lib/platform/http/body';
import { clientKeys } from '@/lib/platform/http/client-address';
import { apiHandler, envelope } from '@/lib/services/api/envelope';
import { invalidInput } from '@/lib/services/http/handler';
import { otpSendSchema } from '@/lib/contract/otp';

export const dynamic = 'force-dynamic';

/**
 * Call 4. With `bind: true`, an addition to the specification, `data.challenge` names the code and call 5
 * must send it back: no other client can use up its attempts.
 */
export const POST = apiHandler(async (request) => {
  const parsed = otpSendSchema.safeParse(await readFields(request));
  if (!parsed.success) throw invalidInput(parsed.error);
  const { email, bind } = parsed.data;
  const challenge = await sendCode({ email, ...clientKeys(request), channel: 'api', bound: bind });
  return envelope(bind ? { challenge } : {});
});

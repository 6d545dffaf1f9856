import { verifyCode } from '@/lib/services/sign-in/sign-in';
import { startSession } from '@/lib/services/sign-in/start-session';
import { readFields } from '@/lib/platform/http/body';
import { clientKeys } from '@/lib/platform/http/client-address';
import { apiHandler, envelope } from '@/lib/services/api/envelope';
import { invalidInput } from '@/lib/services/http/handler';
import { otpVerifySchema } from '@/lib/contract/otp';

export const dynamic = 'force-dynamic';

/**
 * Call 5: returns user and token; the token is the bearer of calls 6 and 7 and valid as long as a session.
 * `challenge` is the value that call 4 returned for `bind: true`.
 */
export const POST = apiHandler(async (request) => {
  const parsed = otpVerifySchema.safeParse(await readFields(request));
  if (!parsed.success) throw invalidInput(parsed.error);
  const { email, code, challenge } = parsed.data;
  const signedIn = await verifyCode({ email, code, challenge, channel: 'api', ...clientKeys(request) });
  const token = await startSession(request, signedIn, { channel: 'api', known: false });
  return envelope({ user: signedIn.user, token });
});

import { sendCode } from '@/lib/auth/sign-in';
import { readFields } from '@/lib/http/body';
import { clientKey } from '@/lib/http/client-address';
import { apiHandler, envelope } from '@/lib/http/envelope';
import { HttpError } from '@/lib/http/http-error';
import { otpSendSchema } from '@/lib/schemas/otp';

export const dynamic = 'force-dynamic';

/** Call 4. `data.challenge` binds the code to this client; sending it back with call 5 is optional. */
export const POST = apiHandler(async (request) => {
  const parsed = otpSendSchema.safeParse(await readFields(request));
  if (!parsed.success)
    throw new HttpError(400, parsed.error.issues[0]?.message ?? 'Please check the address');
  const challenge = await sendCode({ email: parsed.data.email, client: clientKey(request), channel: 'api' });
  return envelope({ challenge });
});

import type { Selectable } from 'kysely';
import { currentLocale } from '@/lib/content/locale';
import { otpVerifySchema } from '@/lib/contract/otp';
import { requestSchema, type PersonsRequest } from '@/lib/contract/request';
import { clientKeys } from '@/lib/platform/http/client-address';
import { CHALLENGE_COOKIE, cookiesOf } from '@/lib/platform/http/cookies';
import { requireSameOrigin } from '@/lib/platform/http/same-origin';
import { db } from '@/lib/records/database';
import { findRepeat, recordSubmission } from '@/lib/records/messages';
import type { WaitlistTable } from '@/lib/records/schema';
import { invalidInput } from '@/lib/services/http/handler';
import { triggerDelivery } from '@/lib/services/messages/delivery';
import { requiringStorage } from '@/lib/services/messages/requiring-storage';
import { sessionOf } from '@/lib/services/sign-in/current-session';
import { mailCodeOnce } from '@/lib/services/sign-in/mail-code';
import { canonicalEmail, proveAddress } from '@/lib/services/sign-in/sign-in';
import { dueAt } from './due';
import { newRequestNumber } from './number';

type Row = Selectable<WaitlistTable>;

type Submitted =
  /** A code was mailed, and has to come with the same fields. */
  | { step: 'code'; request: PersonsRequest; token: string }
  /** Stored; both mails follow. */
  | { step: 'stored'; row: Row; signedIn: boolean };

/**
 * Takes a request about rights or a refund. Who is signed in with the address needs nothing more; anybody else
 * is mailed a code, and the request is stored when it comes back with the code. Nobody is signed in by it.
 * @throws HttpError, RateLimitError, ProviderError; then nothing is stored
 */
export async function submitRequest(request: Request, fields: Record<string, unknown>): Promise<Submitted> {
  requireSameOrigin(request);
  const result = requestSchema.safeParse(fields);
  if (!result.success) throw invalidInput(result.error);
  const rightsRequest = { ...result.data, email: canonicalEmail(result.data.email) };
  const session = await sessionOf(request);
  if (session && canonicalEmail(session.user.email) === rightsRequest.email)
    return { step: 'stored', row: await store(request, rightsRequest), signedIn: true };
  if (fields.otp === undefined || fields.again !== undefined)
    return {
      step: 'code',
      request: rightsRequest,
      token: await mailCodeOnce(request, rightsRequest.email, 'request', fields),
    };
  return { step: 'stored', row: await storeProven(request, rightsRequest, fields), signedIn: false };
}

/** The challenge is the key of the request: its second press, or a reload, finds what the first has stored. */
async function storeProven(
  request: Request,
  rightsRequest: PersonsRequest,
  fields: Record<string, unknown>,
): Promise<Row> {
  const result = otpVerifySchema.safeParse(fields);
  if (!result.success) throw invalidInput(result.error);
  const challenge = cookiesOf(request)[CHALLENGE_COOKIE];
  if (challenge) {
    const { client } = clientKeys(request);
    const key = { idempotencyKey: challenge, client, kind: rightsRequest.kind };
    const repeat = await findRepeat(db(), submissionOf(rightsRequest), key);
    if (repeat) return repeat;
  }
  await proveAddress({ email: rightsRequest.email, code: result.data.code, challenge, purpose: 'request' });
  return store(request, rightsRequest, challenge);
}

async function store(request: Request, rightsRequest: PersonsRequest, idempotencyKey?: string): Promise<Row> {
  const row = await requiringStorage(() =>
    recordSubmission(db(), submissionOf(rightsRequest), {
      ...clientKeys(request),
      ...(idempotencyKey && { idempotencyKey }),
      // A provider's contract has no requests: they stay here.
      delivery: 'none',
      request: {
        number: newRequestNumber(),
        kind: rightsRequest.kind,
        dueAt: dueAt(rightsRequest.kind, Date.now()),
        locale: currentLocale(),
      },
    }),
  );
  void triggerDelivery();
  return row;
}

const submissionOf = ({ email, message }: PersonsRequest) => ({
  email,
  ...(message.trim() && { message }),
});

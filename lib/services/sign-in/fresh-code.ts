import { otpCodeSchema, type AccountPurpose } from '@/lib/contract/otp';
import { cookiesOf, setCookie } from '@/lib/platform/http/cookies';
import { HttpError } from '@/lib/platform/http/http-error';
import { MINUTE, SECOND, type Clock } from '@/lib/platform/clock';
import { isKeyedHash, keyedHash } from '@/lib/platform/secret';
import type { Session } from '@/lib/records/sessions';
import { invalidInput } from '@/lib/services/http/handler';
import { ACCOUNT_CHALLENGE_COOKIE } from './mail-code';
import { proveAddress } from './sign-in';

/** The cookie that says that this session has just proved its address again. */
export const FRESH_CODE_COOKIE = 'fresh-code';

/** How long the proof is valid. */
export const FRESH_LIFE = 10 * MINUTE;

/** What takes more than one step after the code. */
export type ProofPurpose = Extract<AccountPurpose, 'copy' | 'address'>;

type Proven = Pick<Session, 'id'> & { user: Pick<Session['user'], 'email'> };

/**
 * Checks the code in a form, which was mailed to the present address of a signed-in person for this purpose:
 * the cookie of a session alone is not enough for what takes an account away.
 * @throws HttpError 400
 */
export async function requireFreshCode(
  request: Request,
  fields: Record<string, unknown>,
  { user }: Pick<Session, 'user'>,
  purpose: AccountPurpose,
): Promise<void> {
  const result = otpCodeSchema.safeParse(fields.otp);
  if (!result.success) throw invalidInput(result.error);
  const challenge = cookiesOf(request)[ACCOUNT_CHALLENGE_COOKIE];
  await proveAddress({ email: user.email, code: result.data, challenge, purpose });
}

/**
 * A Set-Cookie value for after a right code: a moment, and a keyed hash over it, the purpose, the session and
 * its address, good for nothing else.
 */
export function freshCodeCookie(session: Proven, purpose: ProofPurpose, clock: Clock = Date.now): string {
  const end = String(clock() + FRESH_LIFE);
  return setCookie(FRESH_CODE_COOKIE, `${end}.${keyedHash(HASH, signedText(session, purpose, end))}`, {
    maxAge: FRESH_LIFE / SECOND,
  });
}

/** Whether a value of that cookie is of this session and purpose, and still valid. */
export function isFresh(
  value: string | undefined,
  session: Proven,
  purpose: ProofPurpose,
  clock: Clock = Date.now,
): boolean {
  const [end = '', hash = ''] = value?.split('.') ?? [];
  return Number(end) > clock() && isKeyedHash(HASH, signedText(session, purpose, end), hash);
}

/**
 * For what comes after the code.
 * @throws HttpError 403 unless the session of a request has just proved its address for this purpose
 */
export function requireProof(request: Request, session: Session, purpose: ProofPurpose): void {
  if (!isFresh(cookiesOf(request)[FRESH_CODE_COOKIE], session, purpose))
    throw new HttpError(403, 'errors.no-fresh-code');
}

const HASH = 'fresh-code';
const signedText = ({ id, user }: Proven, purpose: ProofPurpose, end: string) =>
  [purpose, id, user.email, end].join('\n');

import { cookiesOf, setCookie } from '@/lib/platform/http/cookies';
import { MINUTE, SECOND, type Clock } from '@/lib/platform/clock';
import { isKeyedHash, keyedHash } from '@/lib/platform/secret';
import type { Session } from '@/lib/records/sessions';

/** The cookie with the code that a signed-in person asked for, apart from that of signing in. */
export const ACCOUNT_CHALLENGE_COOKIE = 'account-challenge';

/** The cookie that says that this session has just proved its address again. */
export const FRESH_CODE_COOKIE = 'fresh-code';

/** How long the proof is valid. */
export const FRESH_LIFE = 10 * MINUTE;

/** A Set-Cookie value for after a right code: a moment and a keyed hash over it and the session, good for no other session. */
export function freshCodeCookie({ id }: Pick<Session, 'id'>, clock: Clock = Date.now): string {
  const end = String(clock() + FRESH_LIFE);
  return setCookie(FRESH_CODE_COOKIE, `${end}.${keyedHash(PURPOSE, signed(id, end))}`, {
    maxAge: FRESH_LIFE / SECOND,
  });
}

/** Whether a value of that cookie is of this session and still valid. */
export function isFresh(
  value: string | undefined,
  { id }: Pick<Session, 'id'>,
  clock: Clock = Date.now,
): boolean {
  const [end = '', hash = ''] = value?.split('.') ?? [];
  return Number(end) > clock() && isKeyedHash(PURPOSE, signed(id, end), hash);
}

/** Whether the session of a request has just proved its address. */
export const hasFreshCode = (request: Request, session: Session) =>
  isFresh(cookiesOf(request)[FRESH_CODE_COOKIE], session);

const PURPOSE = 'fresh-code';
const signed = (id: string, end: string) => `${id}\n${end}`;

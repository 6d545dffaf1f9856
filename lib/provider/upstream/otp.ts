import { z } from 'zod';
import { flag } from '@/lib/contract/flag';
import type { SignedIn } from '@/lib/contract/provider';
import { plainText } from '@/lib/contract/text';
import { emailSchema } from '@/lib/contract/waitlist';
import { ProviderError } from '@/lib/provider/provider-error';
import { ask, isHtml, isRejection, jsonPost, lineSchema, type WireResponse, type FailureKeys } from './wire';

/** The specification's alternative paths, in its order. A provider supports one of each. */
export const SEND_PATHS = ['/auth/otp/send', '/auth/send-otp', '/otp/send', '/send-otp', '/auth/login/otp'];
export const VERIFY_PATHS = [
  '/auth/otp/verify',
  '/auth/verify-otp',
  '/otp/verify',
  '/verify-otp',
  '/auth/login/verify',
];

/** Whether a response to call 5 is understood whatever its body. */
export const isVerifyAnswer = isRejection;

/** Whether a response to call 4 is: a success needs no body, but a page of HTML is nobody's answer. */
export function isSendAnswer(answer: WireResponse): boolean {
  return isRejection(answer) || (answer.httpStatus < 300 && !isHtml(answer));
}

/**
 * Posts to the first of several paths that exists; of each base, the one that answered last is tried first.
 * Only 404 and 405 mean that a path does not exist; any other 4xx is the answer, and a request with an
 * unknown outcome is never repeated. The result is null if no path exists.
 * @param isAnswer whether a response is understood whatever its body
 */
export function pathFinder(paths: readonly string[], isAnswer: (answer: WireResponse) => boolean) {
  const orders = new Map<string, readonly string[]>();
  return async (
    base: string,
    body: unknown,
    signal: AbortSignal,
    keys: FailureKeys,
  ): Promise<WireResponse | null> => {
    for (const path of orders.get(base) ?? paths) {
      const answer = await ask(`${base}${path}`, { ...jsonPost(body), signal }, keys, isAnswer);
      if (isNoPath(answer)) continue;
      orders.set(base, [path, ...paths.filter((other) => other !== path)]);
      return answer;
    }
    orders.delete(base);
    return null;
  };
}

function isNoPath({ httpStatus }: WireResponse): boolean {
  return httpStatus === 404 || httpStatus === 405;
}

/** A user's id becomes a column of the sessions. */
const idSchema = z
  .union([z.string(), z.number()])
  .transform(String)
  .pipe(plainText('errors.code-answer').pipe(z.string().trim().min(1).max(255)));

/** It becomes a request header, which has no line breaks and no characters of other scripts. */
const tokenSchema = z.string().regex(/^(?=.*\S)[\x20-\x7e]{1,4096}$/);

const recordSchema = z.record(z.string(), z.unknown());
const statusSchema = z.union([z.number(), z.string()]).transform(Number);

const NOES: readonly unknown[] = [false, 0, 'false'];

/**
 * The fields of a response, at its top level or under `data`. Each is read by itself: what stands in one
 * field, or at one level, leaves the others as they are.
 */
function fieldsOf(json: unknown) {
  const outer = firstOf(recordSchema, [json]) ?? {};
  const levels = [firstOf(recordSchema, [outer.data]) ?? {}, outer];
  const valuesOf = (name: string) => levels.map((level) => level[name]);
  const user = firstOf(recordSchema, valuesOf('user'));
  return {
    message: firstOf(lineSchema, valuesOf('message')),
    isNo:
      valuesOf('success').some((value) => NOES.includes(value)) ||
      valuesOf('status').some((value) => (firstOf(statusSchema, [value]) ?? 0) >= 400),
    success: valuesOf('success').some((value) => flag.parse(value)),
    hasUser: user !== undefined,
    id: firstOf(idSchema, [user?.id, ...valuesOf('user_id')]),
    email: firstOf(emailSchema, [user?.email]),
    name: firstOf(lineSchema, [user?.name]),
    token: firstOf(tokenSchema, valuesOf('token')),
    access_token: firstOf(tokenSchema, valuesOf('access_token')),
  };
}

/** The first of some values that a schema accepts. */
function firstOf<T>(schema: z.ZodType<T>, values: readonly unknown[]): T | undefined {
  for (const value of values) {
    const { data } = schema.safeParse(value);
    if (data !== undefined) return data;
  }
  return undefined;
}

/** @throws ProviderError, with its message, if a response to call 4 or 5 is a rejection */
export function requireAccepted({ httpStatus, json }: WireResponse, failure: string): void {
  const { isNo, message } = fieldsOf(json);
  if (isNo || httpStatus >= 400) throw new ProviderError('refused', failure, { said: message });
}

/**
 * Reads the accepted responses to call 5: user plus token; access_token with an optional user or user_id; a
 * success flag, where the user is built from the address and the token may be a temporary one.
 * @throws ProviderError `invalid` for anything else
 */
export function signedInFrom({ json }: WireResponse, email: string, temporaryToken: () => string): SignedIn {
  const fields = fieldsOf(json);
  const token =
    (fields.hasUser ? fields.token : undefined) ??
    fields.access_token ??
    (fields.success ? (fields.token ?? temporaryToken()) : undefined);
  if (token === undefined) throw new ProviderError('invalid', 'errors.code-answer');
  return {
    user: { id: fields.id ?? email, email: fields.email ?? email, name: fields.name || null },
    token,
  };
}

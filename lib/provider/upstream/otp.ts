import { z } from 'zod';
import type { ProviderUser, SignedIn } from '@/lib/contract/provider';
import { ProviderError } from '@/lib/provider/provider-error';
import { ask, isRejection, jsonPost, messageSchema, type Answer, type FailureKeys } from './wire';

/** The specification's alternative paths, in its order. A provider supports one of each. */
export const SEND_PATHS = ['/auth/otp/send', '/auth/send-otp', '/otp/send', '/send-otp', '/auth/login/otp'];
export const VERIFY_PATHS = [
  '/auth/otp/verify',
  '/auth/verify-otp',
  '/otp/verify',
  '/verify-otp',
  '/auth/login/verify',
];

/**
 * Posts to the first of several paths that exists; of each base, the one that answered last is tried first.
 * Only 404 and 405 mean that a path does not exist; any other 4xx is the answer, and a request with an
 * unknown outcome is never repeated. The result is null if no path exists.
 */
export function pathFinder(paths: readonly string[]) {
  const orders = new Map<string, readonly string[]>();
  return async (
    base: string,
    body: unknown,
    signal: AbortSignal,
    keys: FailureKeys,
  ): Promise<Answer | null> => {
    for (const path of orders.get(base) ?? paths) {
      const answer = await ask(`${base}${path}`, { ...jsonPost(body), signal }, keys, isRejection);
      if (isNoPath(answer)) continue;
      orders.set(base, [path, ...paths.filter((other) => other !== path)]);
      return answer;
    }
    orders.delete(base);
    return null;
  };
}

function isNoPath({ httpStatus }: Answer): boolean {
  return httpStatus === 404 || httpStatus === 405;
}

const idSchema = z.union([z.string(), z.number()]).transform(String);
const userSchema = z.object({
  id: idSchema.nullish(),
  email: z.string().nullish(),
  name: z.string().nullish(),
});

/** It becomes a request header, which has no line breaks and no characters of other scripts. */
const tokenSchema = z.string().regex(/^[\x20-\x7e]{1,4096}$/);

const answerSchema = z.object({
  status: z.union([z.number(), z.string()]).optional(),
  message: messageSchema.optional().catch(undefined),
  success: z.boolean().optional(),
  token: tokenSchema.optional(),
  access_token: tokenSchema.optional(),
  user: userSchema.optional(),
  user_id: idSchema.optional(),
});

/** The fields of a response, at its top level or under `data`; one that is null is absent. */
function fieldsOf(json: unknown): z.infer<typeof answerSchema> | null {
  const outer = presentOf(json);
  const parsed = answerSchema.safeParse({ ...outer, ...presentOf(outer.data) });
  return parsed.success ? parsed.data : null;
}

function presentOf(json: unknown): Record<string, unknown> {
  if (typeof json !== 'object' || json === null) return {};
  return Object.fromEntries(Object.entries(json).filter(([, value]) => value !== null));
}

/** @throws ProviderError, with its message, if a response to call 4 or 5 is a rejection */
export function requireAccepted({ httpStatus, json }: Answer, failure: string): void {
  const fields = fieldsOf(json);
  const status = Number(fields?.status ?? httpStatus);
  if (fields?.success === false || httpStatus >= 400 || (Number.isFinite(status) && status >= 400))
    throw new ProviderError('refused', failure, { said: fields?.message });
}

/**
 * Reads the accepted responses to call 5: user plus token; access_token with an optional user or user_id; a
 * success flag, where the user is built from the address and the token is temporary.
 * @throws ProviderError `invalid` for anything else
 */
export function signedInFrom({ json }: Answer, email: string, temporaryToken: () => string): SignedIn {
  const fields = fieldsOf(json);
  const user = (given: z.infer<typeof userSchema> | undefined, id?: string): ProviderUser => ({
    id: given?.id ?? id ?? email,
    email: given?.email ?? email,
    name: given?.name ?? null,
  });
  if (fields?.user && fields.token) return { user: user(fields.user), token: fields.token };
  if (fields?.access_token) return { user: user(fields.user, fields.user_id), token: fields.access_token };
  if (fields?.success === true) return { user: user(fields.user), token: fields.token ?? temporaryToken() };
  throw new ProviderError('invalid', 'errors.code-answer');
}

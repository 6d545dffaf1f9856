import { z } from 'zod';
import { ProviderError, type ProviderUser, type SignedIn } from '@/lib/contract/provider';
import { ask, messageSchema, type Answer, type FailureKeys } from './wire';

/**
 * The specification's alternative paths, in its order. A provider supports one of each; the first that
 * answers is remembered.
 */
export const SEND_PATHS = ['/auth/otp/send', '/auth/send-otp', '/otp/send', '/send-otp', '/auth/login/otp'];
export const VERIFY_PATHS = [
  '/auth/otp/verify',
  '/auth/verify-otp',
  '/otp/verify',
  '/verify-otp',
  '/auth/login/verify',
];

/**
 * Posts to the first of several paths that exists. Only 404 and 405 mean that a path does not exist; any
 * other response is final, and a request with an unknown outcome is never repeated.
 */
export function pathFinder(paths: readonly string[], nobody: string) {
  let known: string | undefined;
  return async (base: string, body: unknown, signal: AbortSignal, keys: FailureKeys): Promise<Answer> => {
    for (const path of known ? [known] : paths) {
      const answer = await ask(
        `${base}${path}`,
        {
          method: 'POST',
          signal,
          headers: { 'Content-Type': 'application/json' },
          body: JSON.stringify(body),
        },
        keys,
        isNoPath,
      );
      if (isNoPath(answer)) continue;
      known = path;
      return answer;
    }
    known = undefined;
    throw new ProviderError('unreachable', nobody);
  };
}

function isNoPath({ httpStatus }: Answer): boolean {
  return httpStatus === 404 || httpStatus === 405;
}

const idSchema = z.union([z.string(), z.number()]).transform(String);
const userSchema = z.object({
  id: idSchema.optional(),
  email: z.string().optional(),
  name: z.string().nullish(),
});

/** It becomes a request header, which has no line breaks and no characters of other scripts. */
const tokenSchema = z.string().regex(/^[\x20-\x7e]{1,4096}$/);

const answerSchema = z.object({
  status: z.union([z.number(), z.string()]).optional(),
  message: messageSchema.nullish(),
  success: z.boolean().optional(),
  token: tokenSchema.optional(),
  access_token: tokenSchema.optional(),
  user: userSchema.nullish(),
  user_id: idSchema.nullish(),
});

/** The fields of a response, at its top level or under `data`. */
function fieldsOf(json: unknown): z.infer<typeof answerSchema> | null {
  const outer = z.object({ data: z.unknown().optional() }).loose().safeParse(json);
  const inner =
    outer.success && typeof outer.data.data === 'object' && outer.data.data !== null ? outer.data.data : {};
  const parsed = answerSchema.safeParse({ ...(outer.success ? outer.data : {}), ...inner });
  return parsed.success ? parsed.data : null;
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
  const user = (given: z.infer<typeof userSchema> | null | undefined, id?: string | null): ProviderUser => ({
    id: given?.id ?? id ?? email,
    email: given?.email ?? email,
    name: given?.name ?? null,
  });
  if (fields?.user && fields.token) return { user: user(fields.user), token: fields.token };
  if (fields?.access_token) return { user: user(fields.user, fields.user_id), token: fields.access_token };
  if (fields?.success === true) return { user: user(fields.user), token: fields.token ?? temporaryToken() };
  throw new ProviderError('invalid', 'errors.code-answer');
}

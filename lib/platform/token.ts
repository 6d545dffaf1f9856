import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

/** A secret that names a record: 256 random bits, safe in cookies and headers. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** Whether a text could be a token; anything else need not be looked up. */
export const isToken = (text: string): boolean => /^[\w-]{43}$/.test(text);

/** The form that the database stores. The token is random enough that a plain hash cannot be reversed. */
export function tokenHash(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** Whether an Authorization header has this secret. It is accepted in a header only: URLs are written to logs. */
export function isBearer(authorization: string | null | undefined, secret: string): boolean {
  const [, token] = /^Bearer (.+)$/i.exec(authorization ?? '') ?? [];
  return (
    token !== undefined && timingSafeEqual(Buffer.from(tokenHash(token)), Buffer.from(tokenHash(secret)))
  );
}

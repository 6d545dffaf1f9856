import { createHash, randomBytes } from 'node:crypto';

/** A secret that names a record: 256 random bits, safe in cookies and headers. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** The form that the database stores. The token is random enough that a plain hash cannot be reversed. */
export function tokenHash(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

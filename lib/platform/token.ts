import { createHash, randomBytes } from 'node:crypto';

/** A secret that names something: 256 random bits, safe in cookies and headers. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** What the database keeps of it. Random enough that a plain hash cannot be turned back. */
export function tokenHash(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

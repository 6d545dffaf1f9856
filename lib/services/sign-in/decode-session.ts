import { decode, type JWT } from 'next-auth/jwt';

/** The start of every cookie that next-auth encrypts: the JOSE header is always the same. */
const HEADER = `${btoa(JSON.stringify({ alg: 'dir', enc: 'A256GCM' })).replace(/=+$/, '')}.`;

/**
 * Decodes next-auth's session cookie, and only tokens with its own algorithm. next-auth's `decode` accepts
 * any algorithm that the cookie names, and some let a client cause ten thousand rounds of hashing.
 * @param secrets those that are accepted
 * @returns null if the cookie is forged, damaged or expired
 */
export async function decodeSession(
  token: string | undefined,
  secrets: readonly string[],
): Promise<JWT | null> {
  if (!token?.startsWith(HEADER)) return null;
  for (const secret of secrets) {
    const decoded = await decode({ token, secret }).catch(() => null);
    if (decoded) return decoded;
  }
  return null;
}

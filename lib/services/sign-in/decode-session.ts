import { decode, type JWT, type JWTDecodeParams } from 'next-auth/jwt';

/** The start of every cookie that next-auth encrypts: the JOSE header is always the same. */
const HEADER = `${btoa(JSON.stringify({ alg: 'dir', enc: 'A256GCM' })).replace(/=+$/, '')}.`;

/**
 * Decodes next-auth's session cookie, and only tokens with its own algorithm. next-auth's `decode` accepts
 * any algorithm that the cookie names, and some let a client cause ten thousand rounds of hashing.
 */
export async function decodeSession(params: JWTDecodeParams): Promise<JWT | null> {
  return params.token?.startsWith(HEADER) ? decode(params) : null;
}
